"""Quick benchmarks; each asserts what was computed, never how long it took."""

import random

import numpy as np
import pytest

from engine.play.effects import effects
from engine.play.match import Match
from engine.scenarios.catalog import load_scenario
from engine.simulation import bench
from engine.simulation.batch import Plan, run


@pytest.fixture(scope="module")
def classic():
    return load_scenario("classic")


@pytest.mark.parametrize(("bot", "games"), [("uniform", 500), ("greedy", 20)])
def test_a_batch(benchmark, classic, bot, games):
    """A batch plays every game to its end, and shares each win once."""
    plan = Plan(classic, (bot,) * 4, games, seed=1)
    results = benchmark(run, plan)
    assert results.unfinished == 0
    assert np.allclose(results.shares.sum(axis=1), 1)


def test_opening_a_variant(benchmark):
    """The classic variant opens with its board and deck."""
    scenario = benchmark(load_scenario, "classic")
    assert (scenario.seats, len(scenario.decks["actions"].cards)) == (4, 12)


def test_looking_ahead(benchmark):
    """What a move would change is told of the very position; a hand waits for it."""
    match, chance = Match(load_scenario("classic-2"), 5), random.Random(1)
    for _ in range(60):
        match.play(chance.choice(match.legal_codes()))
    code = match.legal_codes()[-1]
    told = benchmark(effects, match, code)
    panels = match.picture(match.seat_to_move).seats
    assert [before for before, _ in told.scores] == [panel.score for panel in panels]


def test_the_table_of_speeds_has_every_row():
    """The table of `oikist bench` names what is promised, each with a figure above 0."""
    found = {row.name: row.value for row in bench.rows(quick=True)}
    assert len(found) == 13
    assert all(value > 0 for value in found.values())
