"""Rows for `oikist bench --beside tests.bench.window`: how soon the window stands."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time

from engine.simulation.bench import Row

# Prints the seconds of the import, and the moment at which the window with the classic
# board is painted and has answered all events.
_CHILD = """
import sys, time
before = time.perf_counter()
from engine.garbage import importing
with importing():
    from workbench import app as program
print(time.perf_counter() - before)
from pathlib import Path
from workbench.jobs.engine import OikistEngine
app = program.application(["oikist"])
folder = Path(sys.argv[1])
engine = OikistEngine()
scenario = engine.load("classic")
window = program.MainWindow(engine, program.Settings(folder / "window.ini"), folder / "state")
window.show()
window.show_scenario(scenario)
app.processEvents()
assert window.play.board.scene.ground.spaces, "the board is not in sight"
print(time.time(), flush=True)
import os
os._exit(0)  # the rules are still being made ready
"""
RUNS = 5


def rows(_ours: float) -> list[Row]:
    """Median seconds of a warm start: the import alone, and the whole."""
    imports, starts = zip(*(_start() for _ in range(RUNS)), strict=True)
    return [
        Row("window: import", sorted(imports)[RUNS // 2], "s", 0.8, at_least=False),
        Row("window: classic in sight", sorted(starts)[RUNS // 2], "s", 1.5, at_least=False),
    ]


def _start() -> tuple[float, float]:
    with tempfile.TemporaryDirectory() as folder:
        begun = time.time()
        ran = subprocess.run(
            [sys.executable, "-c", _CHILD, folder],
            check=True,
            capture_output=True,
            text=True,
            env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        )
        imported, ready = map(float, ran.stdout.split())
        return imported, ready - begun
