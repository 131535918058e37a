"""Deliberate faults in the kernels, each of which the comparison with the twin finds.

Compiled kernels cannot be exchanged one by one, so the comparison runs in another process with
Numba off; there a function of a module is replaced by its name. The games were found by search.
"""

from __future__ import annotations

import json
from functools import partial

import pytest

from engine.games.marchands import bags, carrying, ending, kernels, rounds
from engine.games.marchands import state as at
from tests.support.interpreted import interpreted
from tests.support.marchands_side_by_side import compare
from tests.support.side_by_side import differing

SHORTLY = partial(compare, most=130)  # positions of a game


def dearest_goods_first(right):
    """ME-11: the token of the highest rank is taken instead of the lowest."""

    def wrong(G, seat, space):
        heap = int(G.goods[space])
        rank = (heap.bit_length() - 1) // at.BITS
        G.goods[space] = 1 << at.BITS * rank
        right(G, seat, space)
        left = heap - (1 << at.BITS * rank)
        G.goods[space] = left
        G.owed[at.OF_GOODS] -= left != 0

    return wrong


def first_of_equal_announcements(right):
    """ME-20: a tie for the most is won by the first seat that announced it."""
    del right
    return lambda S, said: int(said[: int(S.seats)].argmax())


def churches_everywhere(right):
    """ME-16: a church in stock is enough, also where one stands."""

    def wrong(S, G, seat, space):
        del space
        return bool(G.built[seat] < S.churches)

    del right
    return wrong


def owner_by_equal_electors(right):
    """ME-23: a region with equally many electors belongs to the first seat that has them."""

    def wrong(S, G, area):
        votes = G.votes[: int(S.seats), area]
        return int(votes.argmax()) if votes.any() else -1

    del right
    return wrong


def slots_from_the_first_seat(right):
    """ME-8: orders of a slot are carried out from seat 0 on, whoever is the starter."""

    def wrong(S, G, step):
        del G
        return step % S.seats

    del right
    return wrong


def contracts_beside_churches(right):
    """ME-A7: a city with a church takes a contract, whatever the reading."""

    def wrong(S, G, space, column):
        del column
        return right(S, G, space, at.OF_GOODS)

    return wrong


def lowest_of_one_field(right):
    """ME-26: ties in the field of a phase are not broken by the next fields."""

    def wrong(S, points, among, phase):
        rows = {seat: points[seat, at.ORDERINGS[S.elimination][phase]] for seat in range(S.seats)}
        rows = {seat: value for seat, value in rows.items() if among >> seat & 1}
        return sum(1 << seat for seat, value in rows.items() if value == min(rows.values()))

    del right
    return wrong


# Modules that use a function, its name, a fault, and games of which one at least must show it.
FAULTS = {
    fault.__name__: (modules, name, fault, games)
    for modules, name, fault, games in (
        ((carrying,), "take_good", dearest_goods_first, (1, 2)),
        ((rounds,), "monopolist", first_of_equal_announcements, (1, 2)),
        ((carrying,), "church_possible", churches_everywhere, (7, 10)),
        ((ending,), "owner_of", owner_by_equal_electors, (1, 4)),
        ((carrying, kernels), "seat_of_step", slots_from_the_first_seat, (1, 9)),
        ((bags,), "is_free", contracts_beside_churches, (4, 13)),
        ((ending,), "lowest", lowest_of_one_field, (2, 3)),
    )
}


def planted(name, games):
    """The games in which a fault is seen; to be called where nothing is compiled."""
    modules, function, fault, _ = FAULTS[name]
    right = getattr(modules[0], function)
    for module in modules:
        setattr(module, function, fault(right))
    found = differing(SHORTLY, games)
    for module in modules:
        setattr(module, function, right)
    return found


@pytest.fixture(scope="module")
def seen():
    """Name of a fault -> the games in which it was seen; "" -> those that differ without one."""
    return json.loads(interpreted("tests.games.marchands.test_faults"))


@pytest.mark.slow
def test_without_a_fault_both_agree(seen):
    """The games below show nothing while the kernels are as they are."""
    assert seen[""] == []


@pytest.mark.slow
@pytest.mark.parametrize("name", FAULTS)
def test_the_comparison_finds_a_fault(name, seen):
    """A wrong reading of one rule is noticed within two games."""
    assert seen[name]


if __name__ == "__main__":
    every = sorted({number for *_, games in FAULTS.values() for number in games})
    result = {"": differing(SHORTLY, every)} | {
        name: planted(name, FAULTS[name][3]) for name in FAULTS
    }
    print(json.dumps(result))
