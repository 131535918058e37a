"""Processes that use a file of runs and may be killed, or run out of disk or memory."""

from __future__ import annotations

import time
from multiprocessing.connection import Connection
from pathlib import Path

import duckdb  # noqa: F401  (loaded before a child is born)

from engine.discovery import registered
from engine.runs.executors import Threads
from engine.runs.plan import RunPlan, Side
from engine.runs.running import run_plan
from engine.runs.store import open_store
from tests.support.pennies import GAME, PLAIN

PLAN = RunPlan((Side(PLAIN),), (("uniform",),), games=2_000, chunk=10, seed=3)


def make(path: str, door: Connection) -> None:
    """Make a file of runs as soon as the door opens; told is that it will be tried."""
    door.send("ready")
    door.recv()
    open_store(Path(path)).close()


def begin(path: str, door: Connection) -> None:
    """Enter a plan into a file that may have to be made; its number is told."""
    door.send("ready")
    door.recv()
    with registered(GAME), open_store(Path(path)) as store:
        door.send(store.start(PLAN))


def play(path: str, number: int, door: Connection, pause: float = 0.0) -> None:
    """Play a run, a new one for 0, slowly; its number is told when it has begun."""
    with registered(GAME), open_store(Path(path)) as store:
        run = number or store.start(PLAN)

        def slowly(progress: object) -> bool:
            if not told:
                told.append(progress)
                door.send(run)
            time.sleep(pause)
            return True

        told: list[object] = []
        run_plan(store, run, Threads(1), slowly)
        if not told:
            door.send(run)
