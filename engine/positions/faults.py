"""What is wrong with a position, and what it is about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.errors import Fault
from engine.positions.paths import Path

_SHOWN: Final = 60  # characters of a value in a sentence


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


def shown(value: object) -> str:
    """A value that somebody wrote, cut short for a sentence."""
    try:
        text = repr(value)
    except ValueError:  # Python writes no number of thousands of digits
        text = "9" * _SHOWN + "…"
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"
