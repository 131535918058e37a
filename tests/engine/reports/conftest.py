"""A store in an own folder, and runs of the tiny game in it."""

from __future__ import annotations

import pytest

from engine.reports.page import html
from engine.reports.run_page import run_page
from engine.runs.executors import Threads
from engine.runs.plan import RunPlan, Side
from engine.runs.running import run_plan
from engine.runs.store import open_store
from tests.support.pennies_table import pennies, table

__all__ = ["pennies", "table"]


@pytest.fixture
def store(tmp_path, table):
    """An empty store, in a folder with the game's files."""
    with open_store(tmp_path / "runs.duckdb") as opened:
        yield opened


@pytest.fixture
def reported(store):
    """Play a plan to its end; its page and the page as HTML."""

    def of(*variants, games=60, bots=(("uniform",),), band=2.0):
        sides = tuple(v if isinstance(v, Side) else Side(v) for v in variants)
        number = store.start(RunPlan(sides, bots, games))
        run_plan(store, number, Threads(1))
        page = run_page(store, [number], band, f"oikist report {number}")
        return page, html(page)

    return of
