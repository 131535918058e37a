"""Rules are compiled by another program, whose memory ends with it."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from dataclasses import replace

import numpy as np
import pytest

from engine.asking.asked import Asked
from engine.scenarios.catalog import load_scenario
from engine.scenarios.frozen import frozen
from workbench.jobs import compiler, compiling, stored
from workbench.jobs.asking import AskRequest
from workbench.jobs.batches import BatchRequest
from workbench.jobs.compiling import compile_apart, mark_of
from workbench.jobs.contract import BatchPlan
from workbench.jobs.engine import OikistEngine
from workbench.jobs.job import Job
from workbench.jobs.preparing import PrepareRequest


@pytest.fixture(scope="module")
def scenario():
    return load_scenario("classic-2")


@pytest.fixture(autouse=True)
def own_cache(tmp_path, monkeypatch):
    """Nothing is compiled there yet."""
    monkeypatch.setenv("OIKIST_CACHE", str(tmp_path / "cache"))
    monkeypatch.delenv("NUMBA_DISABLE_JIT", raising=False)


def program(tmp_path, then=""):
    """A program that writes down what it was given."""
    code = f"""
import pathlib, sys, time
with pathlib.Path({str(tmp_path / "told")!r}).open("a") as told:
    told.write(" ".join(sys.argv[1:]) + "\\t" + sys.stdin.read() + "\\n")
{then}
"""
    return [sys.executable, "-c", code]


def told(tmp_path):
    file = tmp_path / "told"
    lines = file.read_text().splitlines() if file.exists() else []
    return [(line.split("\t")[0], json.loads(line.split("\t")[1])) for line in lines]


def test_each_part_is_compiled_once(scenario, tmp_path, monkeypatch):
    """The program gets the whole scenario, saved or not; a mark in the cache remembers it."""
    monkeypatch.setattr(compiling, "PROGRAM", program(tmp_path))
    for part in ("play", "play", "batch"):
        compile_apart(scenario, part, lambda: False)
    assert [part for part, _ in told(tmp_path)] == ["play", "batch"]
    assert told(tmp_path)[0][1]["digest"] == scenario.digest
    assert mark_of(scenario, "play").exists()
    assert not mark_of(scenario, "advice").exists()


def test_records_of_another_type_are_compiled_too(scenario):
    """Marks name the types of the records: a change of rules alone needs no compiler."""
    mark = mark_of(scenario, "play")
    assert mark_of(load_scenario("classic-2"), "play") == mark
    assert mark_of(replace(scenario, name="other", parameters={}), "play") == mark
    assert mark_of(replace(scenario, state_dtype=np.dtype("u1")), "play") != mark


def test_another_copy_of_the_same_sources_is_compiled_too(scenario, monkeypatch):
    """Numba keeps its kernels apart: the mark of one copy says nothing of the other."""
    mark = mark_of(scenario, "play")
    monkeypatch.setattr(compiling, "ENGINE", compiling.ENGINE / "elsewhere")
    assert mark_of(scenario, "play") != mark


@pytest.mark.parametrize(
    "ways", [["no-such-program-anywhere"], [sys.executable, "-c", "raise SystemExit(3)"]]
)
def test_what_goes_wrong_there_is_left_to_the_window(scenario, ways, monkeypatch):
    """No mark and no error: the window compiles by itself."""
    monkeypatch.setattr(compiling, "PROGRAM", ways)
    compile_apart(scenario, "play", lambda: False)
    assert not mark_of(scenario, "play").exists()


def test_the_program_ends_when_nobody_waits(scenario, tmp_path, monkeypatch):
    """Closing the window does not wait for the compiler."""
    monkeypatch.setattr(compiling, "PROGRAM", program(tmp_path, "time.sleep(600)"))
    compile_apart(scenario, "play", lambda: True)
    assert not mark_of(scenario, "play").exists()


def test_the_program_ends_without_a_traceback_where_there_is_no_scenario():
    """Its game may be gone."""
    ran = subprocess.run(
        [sys.executable, "-m", "workbench.jobs.compiler", "none"],
        input="{}",
        text=True,
        check=False,
        capture_output=True,
    )
    assert ran.returncode == 1
    assert ran.stderr == ""


def test_the_window_loads_after_each_part(app, scenario, monkeypatch, qtbot):
    """Another program first, then this one."""
    done = []
    for name in ("compile_apart", "prepare_play", "prepare_advice", "prepare_batch"):
        monkeypatch.setattr(
            OikistEngine,
            name,
            lambda _self, _scenario, *more, name=name: done.append((name, *more[:1])),
        )
    job = Job(PrepareRequest(OikistEngine(), scenario))
    job.start()
    qtbot.waitUntil(lambda: not job.running)
    assert [part for name, *part in done if name == "compile_apart"] == [
        [p] for p in compiling.PARTS
    ]
    assert [name for name, *_ in done][1::2] == ["prepare_play", "prepare_advice", "prepare_batch"]


def test_bots_that_play_together_are_compiled_once(scenario, tmp_path, monkeypatch):
    """For their kinds, whatever their budgets and whoever begins."""
    monkeypatch.setattr(compiling, "PROGRAM", program(tmp_path))
    engine = OikistEngine()
    for bots in (("search:5", "greedy"), ("greedy", "search"), ("greedy", "greedy")):
        engine.compile_apart(scenario, "batch", lambda: False, bots)
    assert [given for given, _ in told(tmp_path)] == ["batch greedy search", "batch greedy"]


def test_one_bot_may_be_named_for_all_seats(scenario, tmp_path, monkeypatch):
    """As the form of the lab does: "Greedy on all seats"."""
    monkeypatch.setattr(compiling, "PROGRAM", program(tmp_path))
    played = []
    monkeypatch.setattr(OikistEngine, "run_batch", lambda *given: played.append(given[2].bots))
    plan = BatchPlan(("greedy",), 10, 1)
    BatchRequest(OikistEngine(), scenario, plan).carry_out(Given())
    assert [given for given, _ in told(tmp_path)] == ["batch greedy"]
    assert played == [("greedy",)]


def test_the_program_compiles_a_batch_of_these_bots(scenario, monkeypatch):
    """One for each seat, each kind once at least."""
    asked = []
    monkeypatch.setattr(stored, "warm_up", lambda _, bots: asked.append(bots))
    for kinds in (["greedy"], ["uniform", "search"]):
        monkeypatch.setattr(sys, "argv", ["compiling", "batch", *kinds])
        monkeypatch.setattr(sys, "stdin", io.StringIO(json.dumps(frozen(scenario))))
        assert compiler.main() == 0
    assert asked == [("greedy", "greedy"), ("uniform", "search")]


def test_warming_up_thinks_no_longer_than_it_must(scenario, monkeypatch):
    """A whole game of a search with the usual budget takes minutes in a long game."""
    plans = []
    for name in ("Runner", "Collector"):
        monkeypatch.setattr(stored, name, lambda plan: plans.append(plan.bots) or print)
    stored.warm_up(scenario, ("search:2s+scale=5", "greedy"))
    assert plans == [("search:1+scale=5", "greedy")] * 2


def test_a_question_that_plays_on_has_that_compiled_apart_as_well(scenario, monkeypatch):
    """Before it is asked; any other one needs batches alone."""
    parts = []
    monkeypatch.setattr(
        OikistEngine, "compile_apart", lambda *given: parts.append((given[2], given[4]))
    )
    monkeypatch.setattr(OikistEngine, "ask", lambda *_: parts.append("asked"))
    for key, bots in (
        ("kingmaking", {"bots": "greedy"}),
        ("fair", {"bots": "greedy", "witness": "search:100"}),
        ("payoff", {"ways": ["greedy", "uniform"]}),
    ):
        AskRequest(OikistEngine(), Asked(key, scenario, "Tried", bots), None).carry_out(Given())
    assert parts == [
        *(("batch", ["greedy"]), ("rollouts", ["greedy"]), "asked"),
        *(("batch", ["greedy"]), "asked"),  # the second witness once the first one has played
        *(("batch", ["greedy", "uniform"]), ("batch", ["uniform", "greedy"]), "asked"),
    ]


def test_the_program_compiles_what_plays_on(scenario, monkeypatch):
    """With one bot for each seat."""
    asked = []
    monkeypatch.setattr(compiler, "warm_up_rollouts", lambda _, bots: asked.append(bots))
    monkeypatch.setattr(sys, "argv", ["compiling", "rollouts", "greedy"])
    monkeypatch.setattr(sys, "stdin", io.StringIO(json.dumps(frozen(scenario))))
    assert compiler.main() == 0
    assert asked == [("greedy", "greedy")]


class Given:
    """What carries a request out: cancelled at once, or never."""

    cancelled = False

    def tell(self, _news):
        """Nobody listens."""


@pytest.fixture
def done(monkeypatch):
    """Names of what an engine was asked for, in order."""
    found = []
    names = ("compile_apart", "prepare_play", "prepare_advice", "prepare_batch", "run_batch")
    for name in names:
        monkeypatch.setattr(OikistEngine, name, lambda *_, name=name: found.append(name))
    return found


@pytest.mark.parametrize("place", [1, 3, 5])
def test_nothing_is_loaded_that_the_program_was_stopped_from_compiling(scenario, done, place):
    """The window would compile it by itself, for nobody: it takes minutes and a gigabyte."""
    stopping = type("Stopping", (Given,), {"cancelled": property(lambda _: len(done) >= place)})()
    PrepareRequest(OikistEngine(), scenario).carry_out(stopping)
    whole = ["compile_apart", "prepare_play", "compile_apart", "prepare_advice", "compile_apart"]
    assert done == whole[:place]


def test_a_batch_is_compiled_apart_as_well(scenario, done):
    """Rules that were never on the table may be new to the cache."""
    plan = BatchPlan(("greedy",) * scenario.seats, 10, 1)
    BatchRequest(OikistEngine(), scenario, plan).carry_out(Given())
    assert done == ["compile_apart", "run_batch"]


def test_a_batch_that_is_stopped_meanwhile_plays_nothing(scenario, done):
    """Nor does it compile in the window."""
    stopping = type("Stopping", (Given,), {"cancelled": property(lambda _: bool(done))})()
    plan = BatchPlan(("greedy",) * scenario.seats, 10, 1)
    assert BatchRequest(OikistEngine(), scenario, plan).carry_out(stopping) is False
    assert done == ["compile_apart"]
