"""Games on common seeds, in memory and kept in a store."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from engine.runs.executors import Threads
from engine.runs.reading import read_arm
from engine.runs.running import run_plan
from engine.runs.store import open_store
from engine.scenarios.catalog import load_scenario
from engine.scenarios.frozen import frozen, thawed
from engine.simulation.batch import Plan, run
from engine.tuning.keeping import CHUNK, Keeper
from engine.tuning.sampling import Sampler, Stopped
from tests.support.pennies import PLAIN


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
    for games in (2 * CHUNK - 10, 2 * CHUNK - 5, 4 * CHUNK):
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
    assert played == [2 * CHUNK - 10, 5, 2 * CHUNK + 5]


def test_a_run_whose_question_ended_in_a_chunk_goes_on(table, tmp_path):
    """It holds every game once, those of a batch."""
    scenario = load_scenario("plain")
    with open_store(tmp_path / "runs.duckdb") as store:
        keeper = Keeper(store, "compare", ("uniform",) * 3, 3 * CHUNK + 7, Threads(1))
        with Sampler("uniform", 5, 1, keeper=keeper) as sampler:
            for games in (CHUNK + 20, CHUNK + 30):
                sampler.sample(scenario, games)
        keeper.close(answered=False)
        assert run_plan(store, 1, Threads(1)).games == 3 * CHUNK + 7
        found = read_arm(store, 1, 0)
    whole = run(Plan(scenario, ("uniform",) * 3, 3 * CHUNK + 7, 5))
    assert found.games.tolist() == list(range(3 * CHUNK + 7))
    assert np.array_equal(found.scores, whole.scores)


def test_a_scenario_is_the_same_when_its_file_is_not(table, tmp_path):
    """What was tried out unsaved is a file by now, and what a file held is in none."""
    path = tmp_path / "mine.toml"
    text = Path(PLAIN).read_text(encoding="utf-8")
    path.write_text(text, encoding="utf-8")
    saved, tried = load_scenario(str(path)), load_scenario(str(path), {"rounds": 3})
    unsaved = thawed(frozen(tried))  # edited in the window
    with open_store(tmp_path / "runs.duckdb") as store:
        keeper = Keeper(store, "compare", ("uniform",) * 3, 2 * CHUNK, Threads(1))
        keeper.expect([saved, unsaved], 5, "A question")
        for one in (saved, unsaved):
            list(keeper.play(one, 5, 0, CHUNK))
        keeper.close(answered=False)
        path.write_text(f"{text}\n[parameters]\nrounds = 3\n", encoding="utf-8")
        again = Keeper(store, "compare", ("uniform",) * 3, 2 * CHUNK, Threads(1))
        was, now = thawed(frozen(saved)), load_scenario(str(path))
        assert (was.digest, now.digest) == (saved.digest, tried.digest)
        again.expect([was, now], 5, "A question")
        assert (again.runs, again.begun) == ([1], [])
        assert [len(again.stored(one, 5)) for one in (was, now)] == [CHUNK, CHUNK]
        for one in (was, now):
            assert sum(len(part) for part in again.play(one, 5, CHUNK, CHUNK)) == CHUNK
        again.close(answered=True)
        games = [read_arm(store, 1, arm).scores for arm in (0, 1)]
    for scenario, found in zip((saved, tried), games, strict=True):
        whole = run(Plan(scenario, ("uniform",) * 3, 2 * CHUNK, 5))
        assert np.array_equal(found, whole.scores)


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
