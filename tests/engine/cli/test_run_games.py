"""Single games of stored runs at the command line: found, written, opened again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.runs.executors import Threads
from engine.runs.plan import RunPlan, Side
from engine.runs.running import run_plan
from engine.runs.store import open_store


@pytest.fixture
def runs(table):
    """A file of runs with one of the tiny game: two seatings, forty games each."""
    path = table / "runs.duckdb"
    with open_store(path) as store:
        run_plan(
            store, store.start(RunPlan((Side("duel"),), (("greedy", "uniform"),), 40)), Threads(1)
        )
    return path


def test_games_are_found(oikist, runs):
    """The table says how many there are, the JSON holds each with its facts."""
    said = oikist("runs", "find", 1, "--won-from", "last@2", "--where", "margin < 3",
                  "--order", "closest", "--runs", runs)  # fmt: skip
    assert said.code == 0
    assert "of 80 games" in said.out
    assert "round 2" in said.out
    assert "oikist runs game 1" in said.out
    found = json.loads(oikist("runs", "find", 1, "--winner", "greedy", "--where", "margin < 3",
                              "--fired", "pn-5", "--limit", 3, "--moments", "--json",
                              "--runs", runs).out)  # fmt: skip
    assert (found["format"], found["searched"], found["watched"]) == (1, 80, 80)
    assert len(found["games"]) == 3 <= found["count"]
    for game in found["games"]:
        assert set(game) == {"run", "arm", "label", "game", "seed", "finished", "winners",
                             "scores", "margin", "decisions", "moments"}  # fmt: skip
        assert game["margin"] < 3
        assert game["moments"] == [{"kind": "rule", "name": "PN-5", "move": 2}]


def test_nothing_found_is_told(oikist, runs):
    """On stderr, so that a pipe gets nothing; as data an empty list."""
    words = ("runs", "find", 1, "--where", "length > 99", "--runs", runs)
    said = oikist(*words)
    assert (said.code, said.out) == (0, "")
    assert "None of 80 games" in said.err
    assert json.loads(oikist(*words, "--json").out)["games"] == []


def test_what_is_wrong_is_told_at_once(oikist, runs):
    """Conditions, places and orders that nobody understands, each with a remedy."""
    said = oikist("runs", "find", 1, "--where", "margin << 2", "--won-from", "last",
                  "--order", "closet", "--runs", runs)  # fmt: skip
    assert said.code == 2
    for told in ('--where "margin << 2"', '--won-from "last"', "did you mean 'closest'?"):
        assert told in said.err


def test_a_game_is_written_and_replayed(oikist, runs, table):
    """As a match that opens at a moment, and as a record; both go through `oikist replay`."""
    path = table / "found.match"
    said = oikist("runs", "game", 1, 7, "--arm", 1, "--at", "round 2", "-o", path, "--runs", runs)
    assert said.code == 0
    assert "8 moves, final scores" in said.out
    assert "At round 2 (move 4)" in said.out
    assert "4 moves (and 4 in other variations)" in oikist("replay", path).out
    record = table / "found.txt"
    data = json.loads(oikist("runs", "game", 1, 7, "--json", "-o", record, "--runs", runs).out)
    assert (data["run"], data["game"], data["moves"], data["over"]) == (1, 7, 8, True)
    said = oikist("replay", record)
    assert (said.code, "8 moves" in said.out) == (0, True)
    assert (
        ", ".join(f"{seat.title()} {score}" for seat, score in data["scores"].items()) in said.out
    )


def test_a_game_goes_to_the_matches(oikist, runs):
    """Without a file it lies where the window and `oikist matches` look."""
    oikist("runs", "game", 1, 3, "--runs", runs)
    listed = {Path(one["file"]).name: one for one in json.loads(oikist("matches", "--json").out)}
    assert listed["run-1-arm-0-game-3.match"]["seats"] == ["greedy", "uniform"]


def test_a_game_or_moment_that_is_not_there_is_told(oikist, runs, table):
    """Nothing is written then."""
    path = table / "none.match"
    for words, told in [
        ((1, 99), "no game 99"),
        ((1, 3, "--at", "round 9"), "round 9: the game never comes there"),
        ((1, 3, "--at", "PN-77"), "did you mean 'PN-7'?"),
    ]:
        said = oikist("runs", "game", *words, "-o", path, "--runs", runs)
        assert said.code == 2
        assert told in said.err
        assert not path.exists()
