"""Titles of files for people: those that come with a game follow the language."""

from __future__ import annotations

from typing import Protocol

from engine.language import said
from engine.scenarios import catalog


class Titled(Protocol):
    """An entry of the catalogue, a variant or a document."""

    @property
    def game(self) -> str:
        """Name of its game."""
        ...

    @property
    def title(self) -> str:
        """As its file says it."""
        ...

    @property
    def name(self) -> str:
        """Of its file."""
        ...


def shown_title(one: Titled) -> str:
    """What people read; what somebody wrote has no translation and stays."""
    known = catalog.games().get(one.game)
    title = one.title or one.name
    return said(known, title) if known is not None else title
