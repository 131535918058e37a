"""A store in an own folder, small plans of the tiny game, and what a run holds."""

from __future__ import annotations

import pytest

from engine.runs.executors import Threads
from engine.runs.plan import RunPlan, Side
from engine.runs.running import run_plan
from engine.runs.store import open_store
from tests.engine.cli.conftest import oikist
from tests.support.pennies_table import bounded, pennies, table

__all__ = ["bounded", "oikist", "pennies", "table"]

CONTENT = {
    "games": "SELECT * EXCLUDE (run) FROM games WHERE run = ? ORDER BY arm, game",
    "chunks": "SELECT * EXCLUDE (run, seconds) FROM chunks WHERE run = ? ORDER BY arm, first",
    "rounds": "SELECT * EXCLUDE (run) FROM rounds WHERE run = ? ORDER BY ALL",
    "spaces": "SELECT * EXCLUDE (run) FROM spaces WHERE run = ? ORDER BY ALL",
    "rules": "SELECT * EXCLUDE (run) FROM rules WHERE run = ? ORDER BY ALL",
    "failed": "SELECT * EXCLUDE (run) FROM failed WHERE run = ? ORDER BY ALL",
    "status": "SELECT status, note FROM runs WHERE run = ?",
}


@pytest.fixture
def store(tmp_path, monkeypatch):
    """An empty store."""
    monkeypatch.delenv("OIKIST_RUNS", raising=False)
    with open_store(tmp_path / "runs.duckdb") as opened:
        yield opened


@pytest.fixture
def content():
    """All that a run holds, but for its number and what a clock has shown."""

    def of(store, number):
        return {
            name: store.connection.execute(query, [number]).fetchall()
            for name, query in CONTENT.items()
        }

    return of


@pytest.fixture
def played(store, table):
    """Play a plan of the tiny game to its end; the number of the run."""

    def of(*, games=40, bots=(("uniform",),), threads=1, sides=None, **more):
        number = store.start(RunPlan(sides or (Side("duel"),), bots, games, **more))
        run_plan(store, number, Threads(threads))
        return number

    return of
