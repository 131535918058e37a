"""Deliberate leaks, each of which the audit of `marchands_secrets` finds.

Kernels are among them, so it runs in another process with Numba off; there a function is
replaced by its name.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from itertools import product
from random import Random

import numpy as np
import pytest

from engine.games.marchands import GAME, hiding, wording
from engine.games.marchands import state as at
from engine.games.marchands.game import Marchands
from engine.games.marchands.picture import View
from engine.picture import PUBLIC, Thing
from engine.play import effects
from engine.scenarios.scenario import copied
from tests.support.interpreted import interpreted
from tests.support.marchands_scenes import position, scene
from tests.support.marchands_secrets import SECRETS, leaks
from tests.support.marchands_side_by_side import chosen
from tests.support.positions import legal_codes

EVERY, MOST = 23, 900  # positions of the random game that are looked at
RULES = {"seats": 3, "memory": "on_table"}


def screens_as_high_as_their_goods(right):
    """ME-2: a back for each kind of goods behind a screen."""

    def wrong(self, seat):
        if self.sees(seat):
            yield from right(self, seat)
            return
        for number in range(np.count_nonzero(self.G.held[seat])):
            yield Thing("screen", ("", number + 1), seat)

    return wrong


def electors_of_the_first_seat(right):
    """ME-17: face-down electors lie to the left where blue is among them."""

    def wrong(self, area):
        for thing in right(self, area):
            yield replace(thing, shift=(-0.9, -0.5)) if self.G.votes[0, area] else thing

    return wrong


def goods_among_the_stocks(right):
    """ME-2: how many goods a seat has stands among what all see."""

    def wrong(self, record, state, seat):
        return (*right(self, record, state, seat), ("goods", int(state.held[seat].sum())))

    return wrong


def points_of_all(right):
    """ME-A20: points are known to everybody."""
    del right
    return lambda *_: True


def orders_in_the_caption(right):
    """ME-7: how many orders are laid is said of all seats."""

    def wrong(record, state, name):
        return f"{right(record, state, name)} {state.laid.sum()}"

    return wrong


def rows_that_end_early(right):
    """ME-7: a row is shown as laid only where it is full."""

    def wrong(self, seat):
        for thing in right(self, seat):
            if not thing.hidden or self.G.laid[seat] > 2:
                yield thing

    return wrong


def monopolies_as_they_lie(right):
    """ME-A20: monopolies of others stay where they are in what a seat imagines."""
    del right
    return lambda *_: None


def goods_of_the_last_seat(right):
    """ME-A20: what the last seat has is not drawn anew."""

    def wrong(S, G, seat, stream):
        kept = G.held[int(S.seats) - 1].copy()
        right(S, G, seat, stream)
        if seat != S.seats - 1:
            G.held[int(S.seats) - 1] = kept

    return wrong


def numbers_as_they_are(right):
    """ME-A20: effects are told from the points as they are."""

    def wrong(scenario, state, viewer):
        del viewer
        return right(scenario, state, -2)

    return wrong


# Who has the function, its name, the leak.
PLANTS = {
    plant.__name__: (owner, name, plant)
    for owner, name, plant in (
        (View, "screen", screens_as_high_as_their_goods),
        (View, "in_area", electors_of_the_first_seat),
        (View, "orders", rows_that_end_early),
        (Marchands, "stocks", goods_among_the_stocks),
        (Marchands, "knows_points", points_of_all),
        (wording, "asked", orders_in_the_caption),
        (hiding, "redraw_tiles", monopolies_as_they_lie),
        (hiding, "redraw_goods", goods_of_the_last_seat),
        (effects, "_points", numbers_as_they_are),
    )
}


def told(states, scenario):
    """The channels that told positions apart which look the same, and how many differed."""
    chance, found, differ = Random(3), set(), Counter()
    for state, viewer in product(states, (*range(scenario.seats), PUBLIC)):
        secrets, channels = leaks(scenario, state, viewer, chance)
        differ.update(secrets)
        found |= channels
    return sorted(found), differ


def positions(scenario):
    """Positions of a random game."""
    chance, rules = Random(11), GAME.kernels()
    state = np.zeros(1, at.STATE).view(np.recarray)[0]
    rules.reset(scenario.record, state, np.uint64(11))
    for number in range(MOST):
        if not legal_codes(GAME, scenario.record, state):
            return
        if number % EVERY == 0:
            yield copied(scenario, state)
        rules.apply(scenario.record, state, np.int32(chosen(scenario.record, state, chance)))


def voted():
    """A position in which electors of two seats lie in the same regions."""
    blue, orange, green = ({first: "2", "iv": "1"} for first in ("i", "ii", "iii"))
    rows = {"blue": blue, "orange": orange, "green": green}
    seats = {seat: {"electors": electors} for seat, electors in rows.items()}
    return position(rules={"memory": "on_table"}, **seats).state


def planted(name, states, scenario):
    """The channels that show a leak; to be called where nothing is compiled."""
    owner, function, plant = PLANTS[name]
    right = vars(owner)[function]
    setattr(owner, function, plant(right))
    try:
        return told(states, scenario)[0]
    finally:
        setattr(owner, function, right)


@pytest.fixture(scope="module")
def seen():
    """Name of a leak -> the channels that told it; "" -> those without one, and redraws."""
    return json.loads(interpreted("tests.games.marchands.test_planted_leaks"))


@pytest.mark.slow
def test_without_a_leak_nothing_is_told(seen):
    """Secrets differ, and no channel does."""
    channels, differ = seen[""]
    assert channels == []
    assert all(differ[name] > 2 for name in SECRETS), differ


@pytest.mark.slow
@pytest.mark.parametrize("name", PLANTS)
def test_the_audit_finds_a_leak(name, seen):
    """A door that is left open is noticed within one game."""
    assert seen[name]


if __name__ == "__main__":
    table = scene(**RULES)
    looked_at = [*positions(table), voted()]
    result = {"": told(looked_at, table)}
    result |= {name: planted(name, looked_at, table) for name in PLANTS}
    print(json.dumps(result))
