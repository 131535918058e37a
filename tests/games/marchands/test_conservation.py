"""Goods, contracts, churches and electors are neither made nor lost in random games."""

from __future__ import annotations

from itertools import islice
from random import Random

import numpy as np
import pytest

from engine.games.marchands import GAME
from engine.games.marchands import state as at
from engine.scenarios.catalog import load_scenario
from tests.support import random_games
from tests.support.marchands_side_by_side import chosen, prepared
from tests.support.marchands_twin.random_cases import random_case

SHIPPED = ("standard", "nine-rounds", "city-cards", "small-map")
CASES = (*range(7_000, 7_005), 7_031)
EVERY = 7  # positions of which the tables are counted


def walk(record, seed):
    """The state in each position of a random game; it is written on."""
    chance = Random(seed)
    return random_games.walk(GAME, record, seed, lambda state: chosen(record, state, chance))


def records():
    """The shipped variants with each number of seats, and random scenarios."""
    for name in SHIPPED:
        for seats in GAME.seats:
            yield f"{name} {seats}", load_scenario(f"marchands/{name}", {"seats": seats}).record
    for number in CASES:
        yield f"case {number}", prepared(random_case(Random(number)))


@pytest.fixture(params=records(), ids=lambda one: one[0])
def record(request):
    """What a game is played with."""
    return request.param[1]


def counted(record, state):
    """Goods of each rank, and contracts, as the tables of a position file and the bag tell."""
    tables = GAME.write_position(record, state)
    goods = [
        sum(int(count) for count in tables["on"][rank].values())
        + sum(held[rank] for held in tables["held"].values())
        + tables["gone"][rank]
        + int(state.bag[place])
        for place, rank in enumerate(at.RANKS)
    ]
    laid = [row.split()[1] for row in tables["on"]["contracts"]]
    kept = [name for names in tables["kept"].values() for name in names]
    assert len({*laid, *kept}) == len(laid) + len(kept)
    return goods, len(laid) + len(kept) + int(state.left_in_bag)


def test_goods_and_contracts_stay_in_the_game(record):
    """ME-1, ME-T18: on cities, behind screens, in the bag and out of the game they are as many."""
    for state in islice(walk(record, 11), 0, None, EVERY):
        goods, contracts = counted(record, state)
        assert goods == record.total.tolist()
        assert contracts == record.contracts
        assert (state.bag >= 0).all()
        assert (state.held >= 0).all()


def test_churches_and_electors_come_from_stocks(record):
    """ME-2: each seat has placed no more than it had, and the counts beside them are right."""
    for state in islice(walk(record, 12), 0, None, EVERY):
        tables = GAME.write_position(record, state)
        cities = [city for own in tables["churches"].values() for city in own]
        assert len({*cities}) == len(cities) == state.built.sum()
        assert max(map(len, tables["churches"].values())) <= record.churches
        for seat, own in enumerate(tables["electors"].values()):
            placed = sum(map(int, own.values()))
            assert placed == state.voted[seat] <= record.electors


def test_what_is_derived_follows_from_the_rest(record):
    """What kernels keep beside the places of things is what `rebuild` computes between orders."""
    again = np.zeros(1, at.STATE).view(np.recarray)
    for state in walk(record, 13):
        again[0] = state
        GAME.kernels().rebuild(record, again[0])
        assert again[0].tobytes() == state.tobytes()


def test_the_box_of_the_standard_game():
    """ME-T18: 60 goods, 38 contracts, 20 churches and 80 electors."""
    record = load_scenario("marchands/standard").record
    assert (int(record.total.sum()), int(record.contracts)) == (60, 38)
    assert (int(record.seats * record.churches), int(record.seats * record.electors)) == (20, 80)


def test_the_walks_come_to_everything():
    """Some of the games above lay, keep, build, elect, pay and give monopolies."""
    last = np.zeros(6, np.int64)
    for _, record in records():
        *_, state = walk(record, 11)
        placed = (state.built, state.voted, state.kept, state.tiles, state.fulfilled)
        last += [*(int(one.sum()) for one in placed), int(state.gone.sum())]
    assert (last > 0).all()
