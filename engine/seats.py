"""Seats as people meet them: one colour, one shape and one name everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.game import Game, Styled
from engine.language import words_in
from engine.picture import SeatStyle

_GREY: Final = "#808080"


def seat_styles(game: Game, names: Sequence[str]) -> tuple[SeatStyle, ...]:
    """How seats show, by their names in files; a grey circle if the game does not say."""
    known = game.styles if isinstance(game, Styled) else {}
    say = words_in(game.folder).say
    return tuple(
        known[name] if name in known else _plain(name, say(name.capitalize())) for name in names
    )


def seat_titles(game: Game, names: Sequence[str]) -> tuple[str, ...]:
    """What people call seats, by their names in files."""
    return tuple(style.title for style in seat_styles(game, names))


def _plain(name: str, title: str) -> SeatStyle:
    return SeatStyle(name, title, _GREY, "circle", "solid")
