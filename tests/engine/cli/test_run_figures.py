"""What came into play and how strong cards are, at the command line."""

from __future__ import annotations

import json
import re

import pytest

from engine.runs.executors import Threads
from engine.runs.plan import RunPlan, Side
from engine.runs.running import run_plan
from engine.runs.store import open_store


@pytest.fixture
def runs(table):
    """A file of runs with one of the tiny game."""
    path = table / "runs.duckdb"
    with open_store(path) as store:
        run_plan(store, store.start(RunPlan((Side("duel"),), (("greedy",),), 60)), Threads(1))
    return path


def test_coverage_is_told(oikist, runs):
    """Rules with their bounds, and what was used of the deal; the same as data."""
    said = oikist("runs", "coverage", 1, "--runs", runs)
    assert said.code == 0
    assert "PN-1" in said.out
    assert "never" in said.out
    assert "below 4.9" in said.out  # 1 - 0.05 ** (1 / 60)
    data = json.loads(oikist("runs", "coverage", 1, "--json", "--runs", runs).out)
    assert (data["format"], data["run"]) == (1, 1)
    (arm,) = data["arms"]
    assert set(arm) == {"label", "bots", "games", "watched", "rules", "spaces", "unused",
                        "deals", "ways"}  # fmt: skip
    rules = {row["name"]: row["used"] for row in arm["rules"]}
    assert (rules["PN-1"], rules["PN-6"]) == (0, 60)
    assert len(arm["deals"]) == 18


def test_cards_of_a_run_are_told(oikist, runs):
    """Tables and sentences, and as data every effect with its interval."""
    said = oikist("runs", "cards", 1, "--runs", runs)
    assert said.code == 0
    assert "largest effect of each on wins, 60 games" in said.out
    assert "No two are dealt alike often enough" in said.out
    (arm,) = json.loads(oikist("runs", "cards", 1, "--json", "--runs", runs).out)["arms"]
    assert arm["games"] == 60
    assert arm["ways"] == ["to west", "to south", "to the pile"]
    for row in arm["cards"]:
        assert row["interval"][0] <= row["effect"] <= row["interval"][1]
        assert set(row) == {"card", "dealt", "measure", "seat", "effect", "interval", "shrunk",
                            "q", "real", "games"}  # fmt: skip


def test_the_strength_of_a_deck_is_told(oikist, table):
    """Games are played, kept, and found again; without keeping the figures are the same."""
    words = ("deck", "duel", "--strength", "--games", 100, "--bots", "uniform", "--json")
    runs = table / "kept.duckdb"
    first = oikist(*words, "--runs", runs)
    found = json.loads(first.out)
    assert (found["format"], found["games"], found["seed"]) == (2, 100, 1)
    assert len(found["things"]) == 18
    assert found["used"] is not None
    assert oikist(*words, "--runs", runs).out == first.out
    with open_store(runs) as store:
        assert [store.run(number).purpose for number in store.numbers()] == ["deck"]
    assert oikist(*words, "--no-keep").out == first.out
    said = oikist(*words[:-1], "--runs", runs)
    assert "100 games" in said.out
    best = found["cards"][0]
    assert re.search(f"{found['ways'][best['dealt']]} +{best['seat']} ", said.out)


def test_no_games_have_no_strength(oikist, table):
    """Told before anything is played."""
    said = oikist("deck", "duel", "--strength", "--games", 0)
    assert said.code == 2
    assert "0 games tell no strength" in said.err


def test_rules_fired_tell_games_and_bounds(oikist, table):
    """`simulate --rules-fired` has the share of games beside the moves."""
    words = ("simulate", "duel", "--games", 30, "--bots", "uniform", "--rules-fired")
    said = oikist(*words)
    assert "in games" in said.out
    assert "below 9.5" in said.out
    rules = json.loads(oikist(*words, "--json").out)["rules"]
    assert (rules["used_in"]["PN-1"], rules["used_in"]["PN-6"]) == (0, 30)
