"""Rows for `oikist bench --beside tests.bench.million`: a million stored games; takes a minute."""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path

from engine.cli.given import cores
from engine.reports.run_page import run_page
from engine.runs.conditions import Wanted, condition_from, stood_from
from engine.runs.executors import Threads
from engine.runs.finding import find_games
from engine.runs.plan import RunPlan, Side
from engine.runs.running import run_plan
from engine.runs.store import open_store
from engine.runs.summary import summary
from engine.simulation.bench import Row

VARIANT = "classic"
WANTED = Wanted(
    winner="yellow",
    stood=stood_from("last@8"),
    where=(condition_from("margin < 3"), condition_from("leads > 2")),
    order="longest",
    limit=20,
)
GAMES = int(os.environ.get("OIKIST_BENCH_GAMES", "1000000"))


def rows(_ours: float) -> list[Row]:
    """Size of the file, time for summaries, the page and finding games, games stored a second."""
    plan = RunPlan((Side(VARIANT),), (("uniform",),), GAMES)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "runs.duckdb"
        with open_store(path) as store:
            number = store.start(plan)
            begun = time.perf_counter()
            run_plan(store, number, Threads(cores()))
            playing = time.perf_counter() - begun
        size = path.stat().st_size / 1e6
        times = []
        for _ in range(3):
            begun = time.perf_counter()
            with open_store(path) as store:
                (arm,) = summary(store, number)
            times.append(time.perf_counter() - begun)
            assert arm.games == GAMES
        with open_store(path) as store:
            begun = time.perf_counter()
            run_page(store, [number], 2.0, "")
            page = time.perf_counter() - begun
        finding = []
        with open_store(path) as store:
            for _ in range(3):
                begun = time.perf_counter()
                assert find_games(store, (number,), WANTED).searched == GAMES
                finding.append(time.perf_counter() - begun)
    told = f"{GAMES:,} games"
    return [
        Row(f"{told}: played and stored", GAMES / playing, "games/s"),
        Row(f"{told}: file", size, "MB", 200, at_least=False),
        Row(f"{told}: opened and summarised", min(times), "s", 2, at_least=False),
        Row(f"{told}: read and made a page", page, "s", 4, at_least=False),
        Row(f"{told}: four conditions looked through", min(finding), "s", 1, at_least=False),
    ]
