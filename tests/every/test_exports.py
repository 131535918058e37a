"""Stored runs of every game can be exported, whatever its measures are called."""

from __future__ import annotations

import csv

import pytest

from engine.runs.executors import Threads
from engine.runs.export import CSV, export
from engine.runs.plan import RunPlan, Side
from engine.runs.running import run_plan
from engine.runs.store import open_store
from engine.scenarios import catalog
from engine.scenarios.catalog import load_scenario

FIRST = {entry.game: entry.source for entry in reversed(catalog.variants())}


@pytest.mark.parametrize("source", FIRST.values(), ids=FIRST)
def test_a_run_is_exported_with_all_measures(source, tmp_path):
    """A column of the seats for each, and as many rounds as each game had."""
    game = load_scenario(source).game
    with open_store(tmp_path / "runs.duckdb") as store:
        number = store.start(RunPlan((Side(source),), (("uniform",),), 3))
        run_plan(store, number, Threads(1))
        export(store, number, tmp_path / "out", CSV)
    with (tmp_path / "out" / "seats.csv").open(encoding="utf-8", newline="") as file:
        seats = list(csv.DictReader(file))
    assert set(game.measures) <= set(seats[0])
    with (tmp_path / "out" / "games.csv").open(encoding="utf-8", newline="") as file:
        rounds = [int(row["rounds"]) for row in csv.DictReader(file)]
    assert all(1 <= number <= game.periods(load_scenario(source).record) for number in rounds)
