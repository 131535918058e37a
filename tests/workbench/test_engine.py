"""The real engine behind the window's contract."""

from __future__ import annotations

import json
import multiprocessing
from dataclasses import replace

import numpy as np
import pytest
from typer.testing import CliRunner

from engine.cli.main import app
from engine.errors import OikistError
from engine.scenarios.catalog import load_scenario
from engine.scenarios.usual import usual_variant
from engine.statistics.tally import Tally
from workbench.jobs.batches import BatchRequest, RunsRequest, StoredBatchRequest
from workbench.jobs.contract import BatchPlan, Begun
from workbench.jobs.engine import OikistEngine


@pytest.fixture(scope="module")
def engine():
    return OikistEngine()


@pytest.fixture(scope="module")
def scenario(engine):
    return engine.load(usual_variant())


def test_the_usual_variant_is_listed(engine, scenario):
    """The variant that opens at the start stands in the list, by the key it is found under."""
    assert engine.key_of(scenario) in {entry.key for entry in engine.variants()}
    assert engine.title_of(scenario)


def test_the_bare_board_needs_no_rules(engine, scenario):
    """Its map is that of the first picture of a game."""
    bare = engine.empty_picture(scenario)
    first = engine.start(scenario, 1).picture_at(0)
    shown = [[zone.sites for zone in one.zones if zone.kind == "map"] for one in (bare, first)]
    assert shown[0] == shown[1] != []
    assert bare.notice == first.notice


def test_bots_play_a_game_and_take_back(engine, scenario):
    """A move that is taken back is made again the same way."""
    table = engine.start(scenario, 5)
    for _ in range(12):
        table.play_bot("greedy")
    texts = [move.text for move in table.history()]
    for _ in range(4):
        assert table.take_back()
    for _ in range(4):
        table.play_bot("greedy")
    assert [move.text for move in table.history()] == texts
    assert table.picture_at(3) != table.picture_at(12)


def test_a_batch_comes_by_chunks(engine, scenario, runs):
    """All games are delivered, and saying stop ends the batch early."""
    tally = counted(engine, scenario, BatchPlan(("uniform",), 300, 1, runs=runs))
    assert tally.played == 300
    assert np.isfinite(tally.mean)
    told = []
    plan = BatchPlan(("uniform",), 5000, 1, runs=runs)
    assert not engine.run_batch(scenario, plan, told.append, lambda: True)
    assert len(told) == 2  # that it has begun, and one chunk


def counted(engine, scenario, plan):
    """All games of a batch."""
    tally = Tally(4)

    def count(news):
        games = news.kept if isinstance(news, Begun) else news
        if games is not None:
            tally.add(games.scores, games.shares, games.unfinished, games.places)

    assert engine.run_batch(scenario, plan, count, lambda: False)
    return tally


class Unstopped:
    """A job that nobody cancels."""

    def __init__(self):
        self.cancelled = False
        self.told = []

    def tell(self, news):
        self.told.append(news)


@pytest.mark.slow
def test_a_batch_and_the_list_of_runs_get_on_with_another_program(engine, scenario, runs):
    """While it plays into the same file its run is listed, and a batch of the window is stored."""
    from tests.support import runs_victims

    server = multiprocessing.get_context("forkserver")
    ours, theirs = server.Pipe()
    other = server.Process(target=runs_victims.play, args=(str(runs), 0, theirs, 0.05))
    other.start()
    try:
        number = ours.recv()
        (line,) = RunsRequest(engine, runs).carry_out(Unstopped())
        assert (line.number, line.done) == (number, False)
        assert 0 < line.stored < line.games
        job = Unstopped()
        plan = BatchPlan(("uniform",), 200, 1, runs=runs)
        assert BatchRequest(engine, scenario, plan).carry_out(job)
        assert other.is_alive()
        assert StoredBatchRequest(engine, runs).carry_out(job).done
    finally:
        other.kill()
        other.join()


def test_mean_places_are_those_of_the_stored_run(engine, scenario, runs):
    """The table's figures while the batch runs, and when it is read again."""
    tally = counted(engine, scenario, BatchPlan(("uniform",), 300, 1, runs=runs))
    stored = engine.last_batch(runs).chunk
    means = [tally.summary(seat).place for seat in range(4)]
    assert means == pytest.approx(stored.places.mean(axis=0).tolist())
    assert sum(means) == pytest.approx(10)


def test_a_batch_of_the_window_is_a_stored_run(engine, scenario, runs):
    """`oikist runs list` shows it, with its title and all its games."""
    plan = BatchPlan(("uniform",), 200, 7, "Classic, 1 change: oracle value 6, unsaved", runs)
    engine.run_batch(scenario, plan, lambda _: None, lambda: False)
    listed = CliRunner().invoke(app, ["runs", "list", "--runs", str(runs), "--json"])
    (run,) = json.loads(listed.output)
    assert (run["title"], run["games"], run["status"]) == (plan.title, 200, "done")


def test_stored_runs_are_listed_read_and_deleted(engine, scenario, runs):
    """Each by its number; looking at a file that is not there makes none."""
    assert (engine.stored_runs(runs), engine.last_batch(runs), runs.exists()) == ([], None, False)
    for games, title in ((100, "First"), (200, "Second")):
        plan = BatchPlan(("uniform",), games, 7, title, runs)
        engine.run_batch(scenario, plan, lambda _: None, lambda: False)
    listed = engine.stored_runs(runs)
    assert [(run.number, run.title, run.stored, run.done) for run in listed] == [
        (1, "First", 100, True),
        (2, "Second", 200, True),
    ]
    assert len(engine.stored_batch(runs, 1).chunk.scores) == 100
    engine.delete_run(runs, 1)
    assert [run.number for run in engine.stored_runs(runs)] == [2]
    with pytest.raises(OikistError, match="no run 1"):
        engine.delete_run(runs, 1)


def test_a_stopped_batch_goes_on_to_the_same_result(engine, runs, tmp_path):
    """Also of rules that were never saved, in a window that knows nothing of them any more."""
    tried = load_scenario("classic", {"oracle_value": 6})
    tried = replace(tried, source="nowhere/to-be-found", changes={})
    plan = BatchPlan(("uniform",), 400, 7, "tried", runs)
    assert not engine.run_batch(tried, plan, lambda _: None, lambda: True)
    left = engine.last_batch(runs)
    assert not left.done
    assert 0 < len(left.chunk.scores) < 400
    assert [style.name for style in left.styles] == ["yellow", "orange", "brown", "red"]
    resumed = counted(engine, None, left.plan)
    whole = counted(engine, tried, replace(plan, runs=tmp_path / "whole.duckdb"))
    assert resumed.played == 400
    assert np.array_equal(resumed.counts, whole.counts)
    assert engine.last_batch(runs).done


def test_a_file_of_runs_that_cannot_be_used_is_told(engine, scenario, tmp_path):
    """Nothing is played that would be lost."""
    taken = tmp_path / "runs.duckdb"
    taken.write_text("this is no database")
    with pytest.raises(OikistError, match="not a file of runs"):
        engine.run_batch(
            scenario, BatchPlan(("uniform",), 10, 1, runs=taken), lambda _: None, lambda: False
        )


@pytest.fixture
def runs(tmp_path):
    return tmp_path / "runs.duckdb"
