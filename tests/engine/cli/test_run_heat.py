"""What each site of a map came to, at the command line."""

from __future__ import annotations

import json

import pytest

from engine.runs.executors import Threads
from engine.runs.plan import RunPlan, Side
from engine.runs.running import run_plan
from engine.runs.store import open_store
from tests.support.tiny_games import all_registered, tiny_games, variants_of


@pytest.fixture
def runs(tmp_path):
    """A file of runs with one of a tiny game that has a map."""
    path = tmp_path / "runs.duckdb"
    game = next(one for one in tiny_games() if one.name == "growing")
    with all_registered():
        with open_store(path) as store:
            side = Side(variants_of(game)[0])
            run_plan(store, store.start(RunPlan((side,), (("uniform",),), 80)), Threads(1))
        yield path


def test_sites_are_told(oikist, runs):
    """A table with what was counted, and what nobody ever used."""
    said = oikist("runs", "heat", 1, "--measure", "placed", "--round", 3, "--runs", runs)
    assert said.code == 0, said.err
    words = " ".join(said.out.split())  # a narrow table breaks its title
    assert "placed of all seats up to round 3" in words
    assert "80 games" in words
    said = oikist("runs", "heat", 1, "--runs", runs)
    assert "stand out (q below 10%, over all sites and seats)" in said.out


def test_sites_are_data(oikist, runs):
    """Every site with its share, interval, number of games and rounds; the same on any threads."""
    words = ("runs", "heat", 1, "--measure", "contested", "--json", "--runs", runs)
    said = oikist(*words, "--threads", 1)
    data = json.loads(said.out)
    assert (data["format"], data["games"], data["stored"], data["seat"]) == (1, 80, 80, None)
    for site in data["sites"]:
        assert site["count"] == 80
        assert site["interval"][0] <= site["share"] <= site["interval"][1]
        assert sum(site["rounds"]) <= 80
    assert oikist(*words, "--threads", 2).out == said.out
    fewer = json.loads(oikist(*words, "--games", 10).out)
    assert (fewer["games"], fewer["stored"]) == (10, 80)


def test_all_that_is_wrong_is_told(oikist, runs):
    """Seat and round at once, with what there is."""
    said = oikist("runs", "heat", 1, "--seat", "nobody", "--round", 999, "--runs", runs)
    assert said.code == 2
    assert "there is no seat 'nobody'" in said.err
    assert "there is no round 999" in said.err
    said = oikist("runs", "heat", 1, "--measure", "plased", "--runs", runs)
    assert (said.code, "did you mean 'placed'" in said.err) == (2, True)
