"""Games on common seeds, in memory and kept in a store."""

from __future__ import annotations

import numpy as np
import pytest

from engine.runs.executors import Threads
from engine.runs.store import open_store
from engine.scenarios.catalog import load_scenario
from engine.simulation.batch import Plan, run
from engine.tuning.keeping import CHUNK, Keeper
from engine.tuning.sampling import Sampler, Stopped


def same(one, other):
    """Whether two results hold the same games."""
    return all(np.array_equal(a, b) for a, b in zip(one.tables, other.tables, strict=True))


@pytest.mark.parametrize("threads", [1, 2])
def test_games_are_those_of_a_batch(table, threads):
    """Asked for in pieces they are what one batch plays, whatever the threads."""
    scenario = load_scenario("plain")
    whole = run(Plan(scenario, ("uniform",) * 3, 90, 5))
    with Sampler("uniform", 5, threads) as sampler:
        sampler.sample(scenario, 20)
        assert same(sampler.sample(scenario, 90), whole)
        assert sampler.games == 90
        assert len(sampler.sample(scenario, 30)) == 30
        assert sampler.games == 90


def test_a_stop_is_passed_on(table):
    """Between pieces, by an exception."""
    with (
        Sampler("uniform", 5, 1, lambda _more: False) as sampler,
        pytest.raises(Stopped),
    ):
        sampler.sample(load_scenario("plain"), 100)


def test_kept_games_are_not_played_again(table, tmp_path):
    """A second sampler finds them, plays only what is missing, and has the same games."""
    scenario = load_scenario("plain")
    whole = run(Plan(scenario, ("uniform",) * 3, 4 * CHUNK, 5))
    played = []
    for games in (2 * CHUNK - 10, 4 * CHUNK):
        with open_store(tmp_path / "runs.duckdb") as store:
            keeper = Keeper(store, "compare", ("uniform",) * 3, 10 * CHUNK, Threads(1))
            with Sampler("uniform", 5, 1, keeper=keeper) as sampler:
                found = sampler.sample(scenario, games)
                played.append(sampler.games)
            keeper.close(answered=True)
            assert keeper.runs == [1]
            assert store.run(1).status == "done"
    assert len(found) == 4 * CHUNK
    assert same(found, whole)
    assert played == [2 * CHUNK, 2 * CHUNK]


def test_another_question_is_another_run(table, tmp_path):
    """Another purpose, seed or bot never shares games."""
    scenario = load_scenario("plain")
    with open_store(tmp_path / "runs.duckdb") as store:
        for purpose, bots, seed in (
            ("compare", "uniform", 1),
            ("balance", "uniform", 1),
            ("compare", "uniform", 2),
            ("compare", "greedy", 1),
        ):
            keeper = Keeper(store, purpose, (bots,) * 3, CHUNK, Threads(1))
            keeper.expect([scenario], seed)
            assert keeper.stored(scenario, seed) is None
        assert store.numbers() == [1, 2, 3, 4]
