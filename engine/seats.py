"""Seats as people meet them: one colour, one shape and one name everywhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.discovery import discover
from engine.game import Game, Styled
from engine.language import words_in
from engine.picture import SeatStyle
from engine.seat_styles import seat_style

if TYPE_CHECKING:
    from engine.scenarios.scenario import Scenario

_CALLED: ContextVar[tuple[str, ...]] = ContextVar("called", default=())
_AT_TABLE: ContextVar[bool] = ContextVar("at_table", default=False)


def seat_styles(game: Game, names: Sequence[str]) -> tuple[SeatStyle, ...]:
    """How seats show, by their names in files; each by its place if the game does not say."""
    known = game.styles if isinstance(game, Styled) else {}
    say = words_in(game.folder).say
    return as_called(
        [
            known[name] if name in known else seat_style(place, name, say(name.capitalize()))
            for place, name in enumerate(names)
        ]
    )


def by_label(styles: Sequence[SeatStyle]) -> dict[str, SeatStyle]:
    """Styles by what charts call the seats: by their names in files and those for people."""
    return {style.name: style for style in styles} | {style.title: style for style in styles}


def styles_by_label(scenario: Scenario) -> dict[str, SeatStyle]:
    """How charts draw the seats of a scenario; see `by_label`."""
    return by_label(seat_styles(scenario.game, scenario.game.seat_names(scenario.record)))


def seat_called(game: Game, names: Sequence[str], word: str) -> int | None:
    """The seat that somebody means, by its name in files or for people; None for no seat."""
    wanted = word.casefold()
    known = zip(names, seat_titles(game, names), strict=True)
    for seat, words in enumerate(known):
        if wanted in map(str.casefold, words):
            return seat
    return None


def seat_titles(game: Game, names: Sequence[str]) -> tuple[str, ...]:
    """What people call seats, by their names in files."""
    return tuple(style.title for style in seat_styles(game, names))


def as_called(styles: Sequence[SeatStyle]) -> tuple[SeatStyle, ...]:
    """Styles with the names in force that people have given to their seats; see `calling`."""
    given = _CALLED.get()
    if not given:
        return tuple(styles)
    return tuple(
        replace(style, title=name) if name else style
        for style, name in zip(styles, given, strict=True)
    )


@contextmanager
def calling(given: tuple[str, ...]) -> Iterator[None]:
    """Texts and pictures that are made meanwhile, in this thread, call the seats so.

    Args:
        given: A name for each seat, "" for its usual title; () for all as usual.
    """
    before = _CALLED.set(given)
    try:
        yield
    finally:
        _CALLED.reset(before)


@contextmanager
def called_as_at_the_table() -> Iterator[None]:
    """Answers that are made meanwhile, in this thread, call seats as the table does."""
    before = _AT_TABLE.set(True)
    try:
        yield
    finally:
        _AT_TABLE.reset(before)


def seats_said(scenario: Scenario) -> tuple[str, ...]:
    """What an answer calls the seats: as files and commands do, or as the table does."""
    game = scenario.game
    names = tuple(game.seat_names(scenario.record))
    return seat_titles(game, names) if _AT_TABLE.get() else names


def names_said(game: str, names: tuple[str, ...]) -> tuple[str, ...]:
    """The same by the name of a game, which may not be installed any more."""
    known = discover().get(game) if _AT_TABLE.get() else None
    return seat_titles(known, names) if known is not None else names
