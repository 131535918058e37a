"""A process that plays a stored run and may be killed; its kernels are loaded beforehand.

Imported by the fork server of `multiprocessing`, so that every child starts within a few
milliseconds and most of its life is spent playing and storing.
"""

from __future__ import annotations

from pathlib import Path

from engine.discovery import registered
from engine.runs.executors import Threads
from engine.runs.plan import RunPlan, Side
from engine.runs.running import run_plan
from engine.runs.store import DONE, open_store
from tests.support.pennies import GAME, PLAIN

PLAN = RunPlan(
    (Side(PLAIN), Side(PLAIN, {"prize": 3}, "three")),
    (("uniform", "greedy", "greedy"),),
    games=120,
    chunk=3,
    seed=11,
)
SEATS = 3


def start(path: str) -> int:
    """Enter the plan into a store; the number of the run."""
    with registered(GAME), open_store(Path(path)) as store:
        return store.start(PLAN)


def go_on(path: str, number: int) -> None:
    """Play what is missing of a run."""
    with registered(GAME), open_store(Path(path)) as store:
        run_plan(store, number, Threads(2))


def is_done(path: str, number: int) -> bool:
    """Whether nothing is missing."""
    with open_store(Path(path)) as store:
        return store.run(number).status == DONE


def warm_up() -> None:
    """Load every kernel that the plan needs."""
    from engine.scenarios.catalog import load_scenario
    from engine.simulation.batch import Plan
    from engine.simulation.collecting import Collector

    with registered(GAME):
        for side in PLAN.sides:
            for bots in PLAN.seated(SEATS):
                Collector(Plan(load_scenario(side.variant, side.changes), bots, 0))(0, 1)


warm_up()
