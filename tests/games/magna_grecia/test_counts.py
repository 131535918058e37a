"""Leaf counts of fixed positions; a mismatch shows the count behind each first move."""

from __future__ import annotations

import tomllib
from functools import cache

import pytest

from engine.games.magna_grecia import GAME
from engine.records.position import read_position_file
from engine.simulation.perft import count, divide
from tests.support import magna_grecia_twin as twin
from tests.support.magna_grecia_facts import facts, twin_table
from tests.support.magna_grecia_scenes import position
from tests.support.sources import ROOT

FOLDER = ROOT / "tests/golden" / GAME.name
CASES = tomllib.loads((FOLDER / "counts.toml").read_text(encoding="utf-8"))
DEPTHS = [(name, depth) for name in CASES for depth in range(1, len(CASES[name]["counts"]) + 1)]
# Lines that the twin counts in every run; `make fuzz` goes as deep as counts.toml says.
FEW = 1_200
SHALLOW = [
    (name, depth) for name, depth in DEPTHS if depth == 1 or CASES[name]["counts"][depth - 1] <= FEW
]


@cache
def placed(name):
    """Scenario and state of a case."""
    case = {key: value for key, value in CASES[name].items() if key not in ("counts", "twin")}
    if "file" in case:
        return read_position_file(FOLDER / "positions" / f"{case['file']}.toml")
    here = position(**case)
    return here.scene.scenario, here.state


def twin_count(here, depth):
    """Lines of `depth` decisions by the slow twin."""
    moves = twin.legal(here)
    if depth == 1 or not moves:
        return max(len(moves), 1)
    return sum(twin_count(twin.play(here, move), depth - 1) for move in moves)


def twin_of(name):
    """The position of a case on the twin's table."""
    scenario, state = placed(name)
    cards = scenario.decks["actions"].cards
    table = twin_table(scenario.board, cards, scenario.seats, dict(scenario.parameters))
    return twin.from_facts(table, facts(scenario.record, state))


def divided(scenario, state, depth):
    """The count behind each first move, one a line."""
    rows = divide(scenario, state, depth)
    return "\n".join(f"{move}: {leaves}" for move, leaves in sorted(rows.items()))


@pytest.mark.parametrize(("name", "depth"), DEPTHS)
def test_count(name, depth):
    """The compiled rules list as many lines of play as they did when the twin agreed."""
    scenario, state = placed(name)
    wanted = CASES[name]["counts"][depth - 1]
    found = count(scenario, state, depth)
    assert found == wanted, f"{found} lines, not {wanted}:\n{divided(scenario, state, depth)}"


@pytest.mark.parametrize(("name", "depth"), SHALLOW)
def test_the_twin_counts_alike(name, depth):
    """The slow twin finds the same number of lines as far as it can go in a moment."""
    wanted = CASES[name]["counts"][depth - 1]
    assert twin_count(twin_of(name), depth) == wanted


@pytest.mark.fuzz
@pytest.mark.parametrize("name", CASES)
def test_the_twin_counts_as_deep_as_noted(name):
    """The slow twin agrees to the depth that counts.toml notes."""
    depth = CASES[name]["twin"]
    assert twin_count(twin_of(name), depth) == CASES[name]["counts"][depth - 1]


@pytest.mark.parametrize("name", CASES)
def test_positions_are_sound(name):
    """Positions to count from break no invariant and are written back as they were read."""
    scenario, state = placed(name)
    assert GAME.faults(scenario.record, state) == []
    tables = GAME.write_position(scenario.record, state)
    assert GAME.read_position(scenario.record, tables, name).tobytes() == state.tobytes()


def test_the_twin_has_confirmed_every_position():
    """Each position has counts to depth 3 at least and was counted by the twin to depth 2."""
    assert {name for name in CASES if len(CASES[name]["counts"]) < 3} == set()
    assert {name for name in CASES if CASES[name]["twin"] < 2} == set()
