"""Compiled rules and twin of Greeks side by side, on random parameters and decks."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import numpy as np

from engine.games.greeks import GAME
from engine.games.greeks.state import PHASES, STATE
from tests.support.greeks_twin import Twin
from tests.support.greeks_twin.random_cases import random_case
from tests.support.positions import legal_codes

ROUNDS = 100  # of tries of a seed
# What the lab counts; no rule asks for it.
UNTOLD = ("helped", "starved", "struck", "beaten", "idle")


def compare(number: int, most: int = 100_000) -> Counter[str]:
    """What was seen in one random game; both must agree in each of its positions.

    Args:
        number: Of the random case.
        most: Positions.
    """
    chance = Random(number)
    seats, parameters, decks = random_case(chance)
    record = prepared(seats, parameters, decks)
    kernels = GAME.kernels()
    state = np.zeros(1, STATE).view(np.recarray)[0]
    kernels.reset(record, state, np.uint64(number))
    twin = Twin.new(seats, parameters, decks, GAME.seat_names(record), number)
    seen = Counter(f"{name}={value}" for name, value in parameters.items())
    seen["games"] += 1
    while True:
        agree(record, state, twin)
        seen["positions"] += 1
        seen[f"phase {PHASES[int(state.stage)]}"] += 1
        if kernels.seat_to_move(record, state) < 0 or seen["positions"] >= most:
            seen[f"age {int(state.age)}"] += 1
            return seen
        move = chance.choice(legal_codes(GAME, record, state))
        text = GAME.to_text(record, state, move)
        seen[text.split()[0]] += 1
        kernels.apply(record, state, np.int32(move))
        twin.play(text)


def prepared(seats: int, parameters: dict[str, Any], decks: dict[str, list[dict[str, Any]]]) -> Any:
    """The record of a case, whose cards are read as those of a file."""
    cards = {
        key: [
            {
                column.key: column.read(card.get(column.key, column.usual()), _fail)
                for column in schema.columns
            }
            for card in decks[key]
        ]
        for key, schema in GAME.deck_schemas.items()
    }
    return GAME.prepare(seats, None, cards, parameters, "random case").record


def _fail(what: str, remedy: str) -> None:
    raise AssertionError(f"{what}: {remedy}")


def agree(record: Any, state: Any, twin: Twin) -> None:
    """Position, legal moves, points and places are the same."""
    ours, theirs = told(GAME.write_position(record, state)), told(twin.tables())
    different = {key for key in {*ours, *theirs} if ours.get(key) != theirs.get(key)}
    assert not different, {key: (ours.get(key), theirs.get(key)) for key in sorted(different)}
    assert int(GAME.kernels().seat_to_move(record, state)) == twin.mover()
    codes = legal_codes(GAME, record, state)
    texts = {GAME.to_text(record, state, code) for code in codes}
    assert texts == twin.legal(), texts ^ twin.legal()
    for code in codes:
        assert GAME.kernels().reason(record, state, code) == 0, GAME.to_text(record, state, code)
    seats = int(record.seats)
    points, places = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    GAME.kernels().score(record, state, points)
    GAME.kernels().ranking(record, state, places)
    assert points.tolist() == twin.points()
    assert places.tolist() == twin.ranking()


def told(tables: dict[str, Any]) -> dict[str, Any]:
    """The tables of a position without what no rule asks for, and without gaps at the end."""
    flat = {
        f"{key}.{name}": entry
        for key, value in tables.items()
        for name, entry in (value.items() if isinstance(value, dict) else (("", value),))
    }
    flat = {key: value for key, value in flat.items() if key.split(".")[0] not in UNTOLD}
    gaps, place = int(flat.get("gaps.", 0)), 0
    for _ in flat.get("frieze.", ()):
        while gaps >> place & 1:
            place += 1
        place += 1
    flat["gaps."] = gaps & ((1 << place) - 1)
    return flat
