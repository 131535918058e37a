"""Leaf counts of fixed positions; a mismatch shows the count behind each first move."""

from __future__ import annotations

from functools import cache

import pytest

from engine.games.greeks import GAME
from engine.simulation.perft import count
from tests.support.counts import counts_of, divided, lines
from tests.support.greeks_scenes import position, scene

COUNTS = counts_of(GAME, few=250)


@cache
def placed(name):
    """The position of a case."""
    case = COUNTS.given(name)
    if "seed" in case:
        return scene(case["seats"], **case["rules"]).started(case["seed"])
    return position(**case)


def twin_count(name, depth):
    """Lines of `depth` decisions by the slow twin, from the tables of a position."""
    here = placed(name)

    def loaded(tables):
        twin = here.scene.twin()
        twin.load(tables)
        return twin

    def after(tables, move):
        twin = loaded(tables)
        twin.play(move)
        return twin.tables()

    return lines(here.tables(), depth, lambda tables: sorted(loaded(tables).legal()), after)


@pytest.mark.parametrize(("name", "depth"), COUNTS.depths())
def test_count(name, depth):
    """The compiled rules list as many lines of play as they did when the twin agreed."""
    here = placed(name)
    found, wanted = count(here.scenario, here.state, depth), COUNTS.wanted(name, depth)
    assert found == wanted, divided(here.scenario, here.state, depth)


@pytest.mark.parametrize(("name", "depth"), COUNTS.shallow())
def test_the_twin_counts_alike(name, depth):
    """The slow twin finds the same number of lines as far as it can go in a moment."""
    assert twin_count(name, depth) == COUNTS.wanted(name, depth)


@pytest.mark.fuzz
@pytest.mark.parametrize("name", COUNTS.cases)
def test_the_twin_counts_as_deep_as_noted(name):
    """The slow twin agrees to the depth that counts.toml notes."""
    depth = COUNTS.confirmed(name)
    assert twin_count(name, depth) == COUNTS.wanted(name, depth)


@pytest.mark.parametrize("name", COUNTS.cases)
def test_positions_are_sound(name):
    """Positions to count from break no invariant and are written back as they were read."""
    here = placed(name)
    assert GAME.faults(here.record, here.state) == []
    again = GAME.read_position(here.record, here.tables(), name)
    assert again.tobytes() == here.state.tobytes()


def test_the_twin_has_confirmed_every_position():
    """Each position has counts to depth 3 at least and was counted by the twin to depth 2."""
    assert COUNTS.unconfirmed() == set()


def test_the_positions_are_of_all_phases():
    """At least twelve positions, in which each phase with a decision is seen."""
    phases = {placed(name).tables()["phase"] for name in COUNTS.cases}
    assert len(COUNTS.cases) >= 12
    assert phases == {"keep", "found", "disaster", "upkeep", "trade", "auction", "resolve"}
