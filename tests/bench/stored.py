"""Rows for `oikist bench --beside tests.bench.stored`: what collecting and storing cost."""

from __future__ import annotations

import tempfile
import time
from dataclasses import replace
from pathlib import Path

from engine.runs.chunk import as_chunk
from engine.runs.executors import collector
from engine.runs.plan import RunPlan, Side
from engine.runs.running import checked_orders, quiet_database
from engine.runs.store import open_store
from engine.simulation.batch import Runner
from engine.simulation.bench import Row

VARIANT = "classic"
GAMES, REPEATS = 10_000, 6


def rows(_ours: float) -> list[Row]:
    """How many times bare play-outs collecting takes, and collecting storing."""
    plan = RunPlan((Side(VARIANT),), (("uniform",),), GAMES * REPEATS, chunk=GAMES)
    bare, collecting, storing = [], [], []
    with tempfile.TemporaryDirectory() as folder, open_store(Path(folder) / "runs.duckdb") as store:
        number = store.start(plan)
        (order,) = checked_orders(store.run(number), store.arms(number))
        collect = collector(order)
        play = Runner(replace(collect.plan, games=GAMES))
        play(0, 1)
        collect(0, 1)
        with quiet_database(store):
            for repeat in range(REPEATS):
                first = repeat * GAMES
                bare.append(play(first, GAMES).seconds)
                got = collect(first, GAMES)
                collecting.append(got.seconds)
                begun = time.perf_counter()
                store.add(number, as_chunk(0, got, ()))
                storing.append(time.perf_counter() - begun)
    # Games of one number take the same moves, so each ratio is of the same work.
    extra = sorted(slow / fast for slow, fast in zip(collecting, bare, strict=True))
    more = sorted(1 + kept / slow for kept, slow in zip(storing, collecting, strict=True))
    middle = REPEATS // 2
    return [
        Row("uniform: collecting to bare play-outs", extra[middle], "times", 1.3, at_least=False),
        Row("uniform: storing to collecting", more[middle], "times", 1.1, at_least=False),
    ]
