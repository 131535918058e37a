"""The first compilation of a game's rules, on two processes at once.

Numba compiles one function at a time in a process. When nothing is in the cache yet, a
second process compiles the kernels that make moves while this one compiles those that
list them; both meet in the cache on disk.
"""

from __future__ import annotations

import inspect
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np

from engine.compiler import INTERPRETED
from engine.game import Game
from engine.jit import compile_for
from engine.kernel_cache import cache_folder, home_of
from engine.scenarios.catalog import load_scenario
from engine.scenarios.scenario import Scenario, states

PATIENCE = 180.0  # seconds until the other process is no longer waited for


def is_cold(game: Game) -> bool:
    """Whether no kernel of this game has been compiled on this machine yet."""
    return not INTERPRETED and not any(rules_cache(game).rglob("*.nbi"))


def rules_cache(game: Game) -> Path:
    """Where the compiled rules of a game are kept."""
    dealing: Any = inspect.unwrap(game.kernels().reset)
    return cache_folder(home_of(Path(dealing.__code__.co_filename)))


def compile_lists(scenario: Scenario) -> None:
    """Compile the kernels that deal and list moves."""
    kernels, record, rows = scenario.game.kernels(), scenario.record, states(scenario, 2)
    kernels.reset(record, rows[0], np.uint64(0))
    kernels.legal(record, rows[0], np.zeros(scenario.game.most_moves, dtype=np.int32))


def compile_moves(scenario: Scenario) -> None:
    """Compile the kernels that make moves and judge positions, without calling them."""
    kernels, seats = scenario.game.kernels(), scenario.seats
    record, row = scenario.record, states(scenario, 1)[0]
    table = np.zeros((1, seats), dtype=np.int64)
    compile_for(kernels.apply, record, row, np.int32(0))
    compile_for(kernels.seat_to_move, record, row)
    compile_for(kernels.period, record, row)
    compile_for(kernels.standing, record, row, table[0])
    compile_for(kernels.outcome, record, row, np.zeros(seats))
    compile_for(kernels.ranking, record, row, table[0])
    compile_for(kernels.measure, record, row, table)
    compile_for(kernels.placements, record, row, table)
    compile_for(kernels.determinize, record, row, 0, np.zeros(1, dtype=np.uint64))


def warm_up(scenario: Scenario) -> None:
    """Compile a scenario's rules if nothing is compiled yet; else do nothing."""
    if not is_cold(scenario.game):
        return
    root = str(Path(__file__).parents[2])
    paths = [root, *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path)}
    command = [sys.executable, "-m", __name__, scenario.source, json.dumps(dict(scenario.changes))]
    with subprocess.Popen(  # noqa: S603  (our own program)
        command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as other:
        compile_lists(scenario)
        try:
            other.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            other.kill()


if __name__ == "__main__":
    compile_moves(load_scenario(sys.argv[1], json.loads(sys.argv[2])))
