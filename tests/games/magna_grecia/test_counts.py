"""Leaf counts of fixed positions; a mismatch shows the count behind each first move."""

from __future__ import annotations

from functools import cache

import pytest

from engine.games.magna_grecia import GAME
from engine.records.position import read_position_file
from engine.simulation.perft import count
from tests.support import magna_grecia_twin as twin
from tests.support.counts import counts_of, divided, lines
from tests.support.magna_grecia_facts import facts, twin_table
from tests.support.magna_grecia_scenes import position
from tests.support.sources import golden

COUNTS = counts_of(GAME, few=1_200)


@cache
def placed(name):
    """Scenario and state of a case."""
    case = COUNTS.given(name)
    if "file" in case:
        return read_position_file(golden(GAME.name) / "positions" / f"{case['file']}.toml")
    here = position(**case)
    return here.scenario, here.state


def twin_count(name, depth):
    """Lines of `depth` decisions by the slow twin."""
    scenario, state = placed(name)
    cards = scenario.decks["actions"].cards
    table = twin_table(scenario.board, cards, scenario.seats, dict(scenario.parameters))
    here = twin.from_facts(table, facts(scenario.record, state))
    return lines(here, depth, twin.legal, twin.play)


@pytest.mark.parametrize(("name", "depth"), COUNTS.depths())
def test_count(name, depth):
    """The compiled rules list as many lines of play as they did when the twin agreed."""
    scenario, state = placed(name)
    found, wanted = count(scenario, state, depth), COUNTS.wanted(name, depth)
    assert found == wanted, divided(scenario, state, depth)


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
    scenario, state = placed(name)
    assert GAME.faults(scenario.record, state) == []
    tables = GAME.write_position(scenario.record, state)
    assert GAME.read_position(scenario.record, tables, name).tobytes() == state.tobytes()


def test_the_twin_has_confirmed_every_position():
    """Each position has counts to depth 3 at least and was counted by the twin to depth 2."""
    assert COUNTS.unconfirmed() == set()
