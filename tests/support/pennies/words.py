"""Pennies: cards and positions as texts."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from engine.game import Record
from engine.language import words_in
from engine.positions.reading import Reading
from engine.positions.schema import Column, PositionSchema, listed_names
from tests.support.pennies.state import CHOSEN, MOST_CARDS, PILE, PLAYED, STATE

METALS = ("copper", "silver", "gold")
SIDES = ("north", "east", "south", "west")
MOST_SCORE = 999
say = words_in(Path(__file__).parent).say


def seat_names(record: Record) -> tuple[str, ...]:
    """Names of the seats that play."""
    return tuple(SIDES[int(side)] for side in record.side[: record.seats])


def card_names(record: Record) -> list[str]:
    """A different name for each card, in the deck's order."""
    names: list[str] = []
    for card in range(int(record.cards)):
        plain = f"{METALS[int(record.metal[card])]} {int(record.value[card])}"
        copies = sum(name == plain or name.startswith(f"{plain} (") for name in names)
        names.append(f"{plain} ({copies + 1})" if copies else plain)
    return names


def held(record: Record, state: Record, holder: int) -> list[str]:
    """Names of the cards in one place."""
    return [name for card, name in enumerate(card_names(record)) if state.holder[card] == holder]


def blank(record: Record) -> Record:
    """A state with all cards in the pile."""
    state = np.zeros(1, STATE).view(np.recarray)[0]
    state.holder[: record.cards] = PILE
    return state


def pack(reading: Reading) -> None:
    """Somebody has still to choose."""
    seats = range(int(reading.S.seats))
    chosen = [len(reading.value("chosen.*", seat)) for seat in seats]
    if sum(chosen) >= len(seats):
        remedy = say("leave out the choice of the seat to decide")
        reading.fault("chosen", say("every seat has chosen"), remedy)


POSITIONS = PositionSchema(
    columns=(
        Column("round", "integer", "rounds that are over", high="rounds", field="finished"),
        Column("played", "card", "cards of the rounds before", field="holder", code=PLAYED),
        Column("hands.*", "card", "cards in hand", field="holder"),
        Column("chosen.*", "card", "the card chosen", field="holder", code=CHOSEN),
        Column("score.*", "integer", "points", high=MOST_SCORE, field="score"),
        Column("won.*", "integer", "rounds won", high=MOST_CARDS, field="won"),
    ),
    blank=blank,
    cards=lambda record: listed_names(card_names(record)),
    packed=("stream",),
    pack=pack,
    derived=("turn", "asked"),
)
