"""Pennies: cards and positions as texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from engine.documents import Table
from engine.errors import RecordError
from engine.game import Record
from tests.support.pennies.state import CHOSEN, MOST_CARDS, PILE, PLAYED, STATE

METALS = ("copper", "silver", "gold")
SIDES = ("north", "east", "south", "west")
MOST_SCORE = 999


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


def written(record: Record, state: Record) -> dict[str, Any]:
    """The tables of a position; the pile is what is left."""
    seats = list(enumerate(seat_names(record)))
    return {
        "round": int(state.finished),
        "played": held(record, state, PLAYED),
        "hands": {name: held(record, state, seat) for seat, name in seats},
        "chosen": {name: held(record, state, CHOSEN + seat) for seat, name in seats},
        "score": {name: int(state.score[seat]) for seat, name in seats},
        "won": {name: int(state.won[seat]) for seat, name in seats},
    }


def read(record: Record, given: Mapping[str, Any], place: str) -> Record:
    """The state that `written` describes.

    Raises:
        RecordError: With every fault.
    """
    top = Table(place, given)
    top.only(("round", "played", "hands", "chosen", "score", "won"))
    state = np.zeros(1, STATE).view(np.recarray)[0]
    state.finished = top.integer("round", 0, int(record.rounds)) or 0
    state.holder[: record.cards] = PILE
    _lay(record, state, top, "played", PLAYED)
    for seat, name in enumerate(seat_names(record)):
        _lay(record, state, top.table("hands"), name, seat)
        _lay(record, state, top.table("chosen"), name, CHOSEN + seat)
        state.score[seat] = top.table("score").integer(name, 0, MOST_SCORE) or 0
        state.won[seat] = top.table("won").integer(name, 0, MOST_CARDS) or 0
    state.turn = int(np.count_nonzero(state.holder >= CHOSEN))
    if state.turn >= record.seats:
        top.fault("chosen", "every seat has chosen", "leave out the choice of the seat to decide")
    if top.faults:
        raise RecordError(top.faults)
    return state


def _lay(record: Record, state: Record, table: Table, key: str, holder: int) -> None:
    names = card_names(record)
    for name in table.texts(key):
        if name not in names:
            table.fault(key, f"there is no card '{name}'", f"use cards such as '{names[0]}'")
        elif state.holder[names.index(name)] != PILE:
            table.fault(key, f"'{name}' is in two places", "name it once")
        else:
            state.holder[names.index(name)] = holder
