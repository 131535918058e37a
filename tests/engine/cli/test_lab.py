"""oikist lab and oikist runs: storing, stopping, going on, and what is refused."""

import csv
import json
import os
import shlex
import signal
import subprocess
import sys
import time

import duckdb
import pytest

from engine.runs.plan import read_plan
from engine.runs.store import open_store
from tests.support.sources import ROOT

PLAN = """
format = 1
title = "Two prizes"
games = {games}
chunk = 10
seed = 3
bots = ["uniform", "greedy"]
scenarios = [{{ variant = "{variant}" }}]
"""


@pytest.fixture
def plan(table, monkeypatch):
    """A small plan beside the tiny game's files, and a store of its own."""
    monkeypatch.setenv("OIKIST_RUNS", str(table / "runs.duckdb"))
    path = table / "plan.toml"
    path.write_text(PLAN.format(games=40, variant="duel"))
    return path


@pytest.mark.slow
def test_a_run_is_shown_as_it_ended(oikist, plan):
    """`lab --json` and `runs show --json` say the same; the list has the run."""
    made = oikist("lab", plan, "--json")
    assert made.code == 0
    assert "oikist runs resume 1" in made.err
    data = json.loads(made.out)
    assert (data["status"], data["games"], data["unfinished"]) == ("done", 80, 0)
    assert json.loads(oikist("runs", "show", 1, "--json").out) == data
    (listed,) = json.loads(oikist("runs", "list", "--json").out)
    told = ("arms", "answers")
    assert listed == {key: value for key, value in data.items() if key not in told}
    assert "Two prizes" in oikist("runs", "list").out
    assert "Two prizes: done, 80 games" in oikist("runs", "show", 1).out


def test_a_run_without_a_game_that_ended_tells_it_by_its_exit_code(oikist, plan, bounded):
    """What was played stays in the store, and the bound is named."""
    bounded(1)
    said = oikist("lab", plan)
    assert said.code == 2
    assert "the decisions that `most_plies` allows: 80. They are counted in no mean" in said.out
    assert "run 1 did not end within the decisions that `most_plies` allows; let it" in said.err
    assert oikist("runs", "show", 1).code == 0


def test_a_stopped_run_says_how_many_games_were_asked_for(oikist, plan, table):
    """Of all arms together; what is done says how many were played."""
    with open_store(table / "runs.duckdb", table) as store:
        store.start(read_plan(plan), "lab")
    (stopped,) = json.loads(oikist("runs", "list", "--json").out)
    assert (stopped["status"], stopped["games"], stopped["asked"]) == ("stopped", 0, 80)
    assert "0 of 80, stopped" in oikist("runs", "list").out
    assert "stopped, 0 of 80 games" in oikist("runs", "show", 1).out
    oikist("runs", "resume", 1)
    (done,) = json.loads(oikist("runs", "list", "--json").out)
    assert (done["status"], done["games"], done["asked"]) == ("done", 80, 80)
    assert " of 80" not in oikist("runs", "list").out + oikist("runs", "show", 1).out


def test_runs_without_a_verb_lists_them(oikist, plan):
    """As `oikist runs list` does, with the same options; options of the list stand with the list."""
    oikist("lab", plan)
    assert oikist("runs").out == oikist("runs", "list").out
    assert "Two prizes" in oikist("runs").out
    assert json.loads(oikist("runs", "--json").out) == json.loads(
        oikist("runs", "list", "--json").out
    )
    refused = oikist("runs", "--json", "show", 1)
    assert refused.code == 2
    assert [fault["place"] for fault in json.loads(refused.out)["faults"]] == ["--json"]
    assert "show --json" in refused.err


def test_figures_are_those_of_the_exported_games(oikist, plan, table):
    """Wins and means of every seat follow from the lines of the CSV, and from the Parquet."""
    data = json.loads(oikist("lab", plan, "--json").out)
    assert oikist("runs", "export", 1, table / "out").code == 0
    assert oikist("runs", "export", 1, table / "out", "--format", "parquet").code == 0
    with (table / "out" / "seats.csv").open() as stream:
        rows = list(csv.DictReader(stream))
    for arm in data["arms"]:
        for place, seat in enumerate(arm["seats"], start=1):
            own = [r for r in rows if (r["arm"], r["seat"]) == (str(arm["number"]), str(place))]
            assert len(own) == 40
            assert sum(float(row["share"]) for row in own) == pytest.approx(seat["wins"])
            assert sum(int(row["score"]) for row in own) / 40 == pytest.approx(seat["mean"])
    parquet = duckdb.read_parquet(str(table / "out" / "seats.parquet"))
    assert [str(value) for value in parquet.fetchall()[5][:5]] == list(rows[5].values())[:5]
    about = json.loads((table / "out" / "run.json").read_text())
    assert about == {key: value for key, value in data.items() if key != "answers"}


def test_resuming_what_is_done_changes_nothing(oikist, plan):
    """It says so and shows the run."""
    data = json.loads(oikist("lab", plan, "--json").out)
    again = oikist("runs", "resume", 1, "--json")
    assert "nothing is missing" in again.err
    assert json.loads(again.out) == data


def test_deleting_asks(oikist, plan):
    """Without --yes a question comes first; no leaves the run."""
    oikist("lab", plan)
    assert oikist("runs", "delete", 1, typed="n\n").code != 0
    assert json.loads(oikist("runs", "list", "--json").out)
    assert oikist("runs", "delete", 1, "--yes").code == 0
    assert json.loads(oikist("runs", "list", "--json").out) == []
    assert "No run is stored" in oikist("runs", "list").out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("lab", "none.toml"), "none.toml: there is no such file"),
        (
            ("lab", "plan.toml", "--executor", "dusk"),
            "unknown executor 'dusk'; did you mean 'dask'",
        ),
        (("lab", "plan.toml", "--executor", "dask"), "--scheduler: missing"),
        (("lab", "plan.toml", "--scheduler", "tcp://x:1"), "is for --executor dask only"),
        (("runs", "show", 7), "runs.duckdb: no run is stored yet"),
        (("runs", "export", 7, "out"), "runs.duckdb: no run is stored yet"),
        (("runs", "export", 7, "out", "--format", "cvs"), "unknown format 'cvs'"),
        (("runs", "list", "--runs", "plan.toml"), "plan.toml: this is not a file of runs"),
        (("runs", "list", "--runs", "no/runs.duckdb"), "the folder for this file does not exist"),
    ],
)
def test_what_is_wrong_is_told(oikist, plan, words, said):
    """Exit code 2 and one clear line."""
    result = oikist(*words)
    assert result.code == 2
    assert said in result.err


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="signals are of Unix")
def test_ctrl_c_prints_the_command_that_goes_on(table):
    """A real process, stopped by Ctrl+C, ends with 130; what it prints finishes the run."""
    (table / "plan.toml").write_text(PLAN.format(games=2000, variant="classic-2"))
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    oikist = [sys.executable, "-m", "engine.cli.main"]
    words = ["lab", "plan.toml", "--runs", "own.duckdb"]
    with subprocess.Popen(
        [*oikist, *words], cwd=table, env=environment, stderr=subprocess.PIPE, text=True
    ) as process:
        first = process.stderr.readline()
        assert "oikist runs resume 1 --runs own.duckdb" in first
        time.sleep(1.5)  # loading, or playing already
        assert process.poll() is None
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=60)
    assert process.returncode == 130, said
    command = said.strip().rpartition("Go on with: ")[2]
    again = subprocess.run(
        [*oikist, *shlex.split(command)[1:], "--json"],
        cwd=table,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert again.returncode == 0, again.stderr
    data = json.loads(again.stdout)
    assert (data["status"], data["games"]) == ("done", 4_000)
