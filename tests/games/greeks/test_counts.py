"""Leaf counts of fixed positions; a mismatch shows the count behind each first move."""

from __future__ import annotations

import tomllib
from functools import cache

import pytest

from engine.games.greeks import GAME
from engine.simulation.perft import count, divide
from tests.support.greeks_scenes import position, scene
from tests.support.sources import ROOT

FOLDER = ROOT / "tests/golden" / GAME.name
CASES = tomllib.loads((FOLDER / "counts.toml").read_text(encoding="utf-8"))
DEPTHS = [(name, depth) for name in CASES for depth in range(1, len(CASES[name]["counts"]) + 1)]
# Lines that the twin counts in every run; `make fuzz` goes as deep as counts.toml says.
FEW = 250
SHALLOW = [
    (name, depth) for name, depth in DEPTHS if depth == 1 or CASES[name]["counts"][depth - 1] <= FEW
]


@cache
def placed(name):
    """The position of a case."""
    case = {key: value for key, value in CASES[name].items() if key not in ("counts", "twin")}
    if "seed" in case:
        return scene(case["seats"], **case["rules"]).started(case["seed"])
    return position(**case)


def twin_count(here, tables, depth):
    """Lines of `depth` decisions by the slow twin from the tables of a position."""
    moves = legal_of_twin(here, tables)
    if depth == 1 or not moves:
        return max(len(moves), 1)
    return sum(twin_count(here, after(here, tables, move), depth - 1) for move in moves)


def legal_of_twin(here, tables):
    """The moves that the twin lists."""
    twin = here.scene.twin()
    twin.load(tables)
    return sorted(twin.legal())


def after(here, tables, move):
    """The tables after a move on the twin's table."""
    twin = here.scene.twin()
    twin.load(tables)
    twin.play(move)
    return twin.tables()


def divided(scenario, state, depth):
    """The count behind each first move, one a line."""
    rows = divide(scenario, state, depth)
    return "\n".join(f"{move}: {leaves}" for move, leaves in sorted(rows.items()))


@pytest.mark.parametrize(("name", "depth"), DEPTHS)
def test_count(name, depth):
    """The compiled rules list as many lines of play as they did when the twin agreed."""
    here = placed(name)
    wanted = CASES[name]["counts"][depth - 1]
    found = count(here.scene.scenario, here.state, depth)
    rows = "" if found == wanted else divided(here.scene.scenario, here.state, depth)
    assert found == wanted, f"{found} lines, not {wanted}:\n{rows}"


@pytest.mark.parametrize(("name", "depth"), SHALLOW)
def test_the_twin_counts_alike(name, depth):
    """The slow twin finds the same number of lines as far as it can go in a moment."""
    here = placed(name)
    assert twin_count(here, here.tables(), depth) == CASES[name]["counts"][depth - 1]


@pytest.mark.fuzz
@pytest.mark.parametrize("name", CASES)
def test_the_twin_counts_as_deep_as_noted(name):
    """The slow twin agrees to the depth that counts.toml notes."""
    here, depth = placed(name), CASES[name]["twin"]
    assert twin_count(here, here.tables(), depth) == CASES[name]["counts"][depth - 1]


@pytest.mark.parametrize("name", CASES)
def test_positions_are_sound(name):
    """Positions to count from break no invariant and are written back as they were read."""
    here = placed(name)
    assert GAME.faults(here.record, here.state) == []


def test_the_twin_has_confirmed_every_position():
    """Each position has counts to depth 3 at least and was counted by the twin to depth 2."""
    assert {name for name in CASES if len(CASES[name]["counts"]) < 3} == set()
    assert {name for name in CASES if CASES[name]["twin"] < 2} == set()


def test_the_positions_are_of_all_phases():
    """At least twelve positions, in which each phase with a decision is seen."""
    phases = {placed(name).tables()["phase"] for name in CASES}
    assert len(CASES) >= 12
    assert phases == {"keep", "found", "disaster", "upkeep", "trade", "auction", "resolve"}
