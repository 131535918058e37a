"""What is wrong with a position, and what it is about."""

from __future__ import annotations

from dataclasses import dataclass

from engine.errors import Fault
from engine.positions.paths import Path


@dataclass(frozen=True)
class PositionFault(Fault):
    """A fault of a position, with what it is about.

    Attributes:
        path: Of the value in the tables.
        entry: The entry of a list or table that is wrong; "" for the whole value.
        sites: Names of spaces that it is about.
    """

    path: Path = ()
    entry: str = ""
    sites: tuple[str, ...] = ()
