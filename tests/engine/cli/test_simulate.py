"""oikist simulate and run: tables, files, stopping, and what is refused."""

from __future__ import annotations

import csv
import io
import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace

import numpy as np
import pytest

from engine.cli.batches import print_report
from engine.scenarios.catalog import load_scenario
from engine.simulation import batch, report
from engine.simulation.batch import Plan
from tests.engine.simulation.pictures import pixels
from tests.support.sources import ROOT

GAMES = ("simulate", "duel", "--bots", "uniform", "--games", 60, "--seed", 7)


def test_the_same_seed_gives_the_same_bytes(oikist, table):
    """JSON and CSV do not depend on threads; another seed gives others."""
    one = oikist(*GAMES, "--threads", 1, "--json", "--csv", "one.csv")
    two = oikist(*GAMES, "--threads", 2, "--json", "--csv", "two.csv")
    assert (one.code, one.out) == (0, two.out)
    assert (table / "one.csv").read_bytes() == (table / "two.csv").read_bytes()
    assert oikist(*GAMES[:-1], 8, "--json").out != one.out


@pytest.mark.parametrize(
    "command",
    [
        ("simulate", "duel", "--games", 20),
        ("compare", "duel", "duel", "--set", "rounds=2", "--games", 100),
        ("assert", "duel", "--band", 2, "--games", 20),
        ("sensitivity", "duel", "--games", 20),
        ("ladder", "duel", "--games", 4),
    ],
)
def test_a_bound_that_no_game_keeps_is_told(oikist, table, bounded, command):
    """Not as a table without a number, and the exit code tells it, too."""
    bounded(1)
    said = oikist(*command)
    assert said.code == 2, said.out
    assert "__init__.py: Pennies.most_plies: no game ended within 1 decision; let it" in said.err


def test_some_games_beyond_the_bound_are_told_with_its_name(capsys, table):
    """What was counted stays in the tables."""
    plan = Plan(load_scenario("duel"), ("uniform", "uniform"), 4)
    results = batch.run(plan)
    results.tables.finished[1] = 0
    print_report(report.summarised(plan, results), 1.0)
    told = capsys.readouterr().out
    assert "did not end within the decisions that `most_plies` allows: 1\n" in told


def test_figures_are_those_of_the_games(oikist, table):
    """Every figure of the JSON follows from the lines of the CSV."""
    data = json.loads(oikist(*GAMES, "--json", "--csv", "games.csv").out)
    games = list(csv.DictReader(io.StringIO((table / "games.csv").read_text())))
    assert len(games) == data["games"] == 60
    for seat in data["seats"]:
        scores = np.array([int(game[f"score_{seat['seat']}"]) for game in games])
        wins = sum(float(game[f"win_{seat['seat']}"]) for game in games)
        assert seat["wins"] == pytest.approx(wins)
        assert seat["mean"] == pytest.approx(scores.mean())
        assert seat["median"] == np.median(scores)
        assert seat["mean_place_interval"][0] < seat["mean_place"] < seat["mean_place_interval"][1]
        assert seat["deviation"] == pytest.approx(scores.std(ddof=1))
        assert seat["mean_interval"][0] < seat["mean"] < seat["mean_interval"][1]
        assert seat["win_share_interval"][0] < seat["win_share"] < seat["win_share_interval"][1]
    assert sum(seat["wins"] for seat in data["seats"]) == pytest.approx(60)
    for seat, other in (("west", "south"), ("south", "west")):
        places = [
            (int(game[f"place_{seat}"]) + 3 - int(game[f"place_{other}"])) / 2 for game in games
        ]
        (told,) = (one for one in data["seats"] if one["seat"] == seat)
        assert told["mean_place"] == pytest.approx(np.mean(places))
    tied = sum("0.5" in (game["win_west"], game["win_south"]) for game in games)
    assert data["ties"] == tied
    decisions = np.mean([int(game["decisions"]) for game in games])
    assert data["decisions_per_game"] == pytest.approx(decisions)


def test_a_game_of_a_batch_can_be_played_again(oikist, table):
    """The seed in the CSV plays that very game."""
    oikist(*GAMES, "--csv", "games.csv")
    games = list(csv.DictReader(io.StringIO((table / "games.csv").read_text())))
    for game in games[:5]:
        said = oikist("play", "duel", "--bots", "uniform", "--seed", game["seed"])
        assert f"Scores: {game['score_west']}, {game['score_south']}\n" in said.out
        moves = [line for line in said.out.splitlines() if ": choose" in line]
        assert len(moves) == int(game["decisions"])


def test_the_table_is_for_people(oikist, table):
    """Seats, means with intervals, sources of points, and how the intervals were made."""
    said = oikist(*GAMES, "--set", "rounds=2")
    assert said.code == 0
    for words in ("West", "South", "uniform", "Wilson", "Student", "Measures of the game"):
        assert words in said.out


def test_settings_change_the_variant(oikist, table):
    """`--set` reaches the scenario and is named in the JSON."""
    data = json.loads(oikist(*GAMES, "--json", "--set", "rounds=2", "--set", "hand=2").out)
    assert data["changes"] == {"rounds": 2, "hand": 2}
    assert data["decisions_per_game"] == 4


def test_changes_may_follow_a_plus_sign(oikist, table):
    """As in comparisons."""
    plain = json.loads(oikist("simulate", "plain+rounds=2", *GAMES[2:], "--json").out)
    assert plain["changes"] == {"rounds": 2}


def test_games_in_which_nobody_decides_are_told(oikist, table, monkeypatch):
    """The kernels of the game cannot be meant so."""
    right = report.summarised
    monkeypatch.setattr(report, "summarised", lambda *given: replace(right(*given), decisions=0.0))
    assert "Nobody decided anything" in oikist(*GAMES).out


def test_bots_may_differ_by_seat(oikist, table):
    """One bot a seat, in seat order."""
    command = ("simulate", "duel", "--games", 5, "--json", "--bots", "greedy,uniform")
    data = json.loads(oikist(*command).out)
    assert [seat["bot"] for seat in data["seats"]] == ["greedy", "uniform"]


@pytest.mark.slow
def test_rules_are_counted(oikist, table, pennies):
    """Each rule of the game with the number of times it came into play; some did."""
    counted = json.loads(oikist(*GAMES, "--json", "--rules-fired").out)["rules"]
    assert counted["games"] == 60
    assert list(counted["fired"]) == list(pennies.rules)
    assert sum(counted["fired"].values()) > 0
    assert "moves it forbade" in oikist(*GAMES, "--rules-fired").out


def test_a_chart_is_written(oikist, table):
    """The PNG can be read and has the usual width."""
    assert oikist(*GAMES, "--chart", "chart.png").code == 0
    assert pixels((table / "chart.png").read_bytes()).shape[1] == 1600


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("--set", "rounds"), "this is not KEY=VALUE"),
        (("--set", "rounds=2", "--set", "rounds=3"), "'rounds' is set twice"),
        (("--set", "rounds=many"), "parameters.rounds"),
        (("--set", "round=3"), "did you mean 'rounds'?"),
        (("--bots", "gredy"), "did you mean 'greedy'?"),
        (("--bots", "greedy,uniform,uniform"), "3 bots for 2 seats"),
        (("--csv", "missing/games.csv"), "the folder for this file does not exist"),
        (("--chart", "."), "this is a folder"),
        (("--chart", "x" * 300), "this path cannot be used"),
        (("--csv", os.devnull), "this is a device"),
        (("--games", "0"), "--games"),
    ],
)
def test_wrong_input_is_refused(oikist, table, words, expected):
    """One clear message, exit code 2, nothing printed to stdout and nothing written."""
    before = sorted(table.rglob("*"))
    said = oikist("simulate", "duel", *words)
    assert (said.code, said.out) == (2, "")
    assert expected in said.err
    assert sorted(table.rglob("*")) == before


def test_ctrl_c_keeps_what_is_finished(oikist, table, monkeypatch):
    """The first Ctrl+C stops between chunks: a table of whole games, and exit code 130."""
    real = batch.run

    def interrupted(plan, on_chunk):
        def after_each(chunk):
            if len(chunk):
                os.kill(os.getpid(), signal.SIGINT)
                time.sleep(0.05)
            return on_chunk(chunk)

        return real(Plan(plan.scenario, plan.bots, plan.games, plan.seed, 1, 10), after_each)

    monkeypatch.setattr(batch, "run", interrupted)
    said = oikist(*GAMES, "--json")
    assert said.code == 130
    assert json.loads(said.out)["games"] == 10
    assert json.loads(said.out)["planned"] == 60
    assert "Stopped: 10 of 60 games" in said.err


@pytest.mark.slow
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have a display")
def test_run_without_a_display_reports(tmp_path):
    """2,000 games of greedy bots: a table, a chart and every game, both named."""
    unset = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    found = subprocess.run(
        [sys.executable, "-m", "engine.cli.main", "run"],
        cwd=tmp_path,
        env={k: v for k, v in os.environ.items() if k not in unset} | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert found.returncode == 0, found.stderr
    chart, games = tmp_path / "oikist-report/classic.png", tmp_path / "oikist-report/classic.csv"
    assert pixels(chart.read_bytes()).shape[1] == 1600
    assert len(games.read_text().splitlines()) == 2001
    assert "oikist-report/classic.png" in found.stdout
    assert "oikist-report/classic.csv" in found.stdout
