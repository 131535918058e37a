"""Worlds by chance, over which the findings are pooled."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from engine.scenarios.catalog import load_scenario
from tests.support import marchands_worlds as worlds

BASE = "marchands/standard"


@pytest.fixture(scope="module")
def base():
    """The variant that worlds are as large as."""
    return load_scenario(BASE)


def test_the_same_seed_gives_the_same_world(base):
    """And another one another map and other contracts."""
    one, same, other = (worlds.made(base, seed) for seed in (3, 3, 4))
    assert one == same
    assert one.board.map != other.board.map
    assert one.contracts.digest != other.contracts.digest


def test_a_world_is_as_large_as_its_base(base):
    """Spaces of each kind, regions, contracts of each kind: the numbers of the box stay."""
    world = worlds.made(base, 1)
    kinds = [
        Counter(space.kind for space in board.map.spaces) for board in (base.board, world.board)
    ]
    assert kinds[0] == kinds[1]
    assert len(world.board.map.areas) == len(base.board.map.areas)
    shipped = base.decks["contracts"].cards
    assert [card["copies"] for card in world.contracts.cards] == [
        card["copies"] for card in shipped
    ]
    needs = [tuple(sorted(card["needs"].items())) for card in world.contracts.cards]
    assert len(set(needs)) == len(needs)
    assert {sum(card["needs"].values()) for card in world.contracts.cards} == {worlds.NEEDED}


def test_changes_are_kept_in_a_world(base):
    """A variant with changes has them on a map made by chance, too."""
    world = worlds.made(base, 2)
    scenario = worlds.in_world(f"{BASE}+rounds=9+seats=3", world)
    assert (scenario.parameters["rounds"], scenario.seats) == (9, 3)
    assert scenario.board.map == world.board.map


def test_an_arm_differs_from_itself_in_nothing(base):
    """Every arm plays the same worlds on the same seeds."""
    made = [worlds.made(base, seed) for seed in (1, 2)]
    arms = [(f"{BASE}+rounds=2", "greedy")] * 2
    means = worlds.play(arms, made, ["religious", "seat 1", "most economic"], games=8, seed=1)
    assert np.array_equal(means[0], means[1])


def test_wins_by_order_are_the_wins_of_all_seats(base):
    """They are shares of one win a game, whoever began."""
    made = [worlds.made(base, 1)]
    seats = [f"seat {number}" for number in range(1, 5)]
    means = worlds.play([(f"{BASE}+rounds=2", "greedy")], made, seats, games=16, seed=1)
    assert means.sum() == pytest.approx(100)


def test_a_bot_may_have_other_weights():
    """A factor is that of the named weight alone."""
    usual, own = worlds.weights_of("greedy"), worlds.weights_of("greedy*vote=0.5")
    assert [b / a for a, b in zip(usual, own, strict=True)].count(1.0) == len(usual) - 1
    assert min(b / a for a, b in zip(usual, own, strict=True)) == 0.5


def test_worlds_can_be_written(base, tmp_path):
    """As a board and a deck of a project, which load there."""
    worlds.write([worlds.made(base, 5)], tmp_path)
    changes = {"board": "world-5", "decks.contracts": "world-5"}
    scenario = load_scenario(BASE, changes, tmp_path)
    assert scenario.board.map == worlds.made(base, 5).board.map
