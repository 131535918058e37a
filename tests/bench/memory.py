"""Rows for `oikist bench --beside tests.bench.memory`: what the window keeps in memory.

`python -m tests.bench.memory` prints the figures alone, one line for each ten games. The window
is offscreen and the kernels come from the cache, which a first run fills by a program of its
own. Figures are resident set sizes, of Linux.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from engine.simulation.bench import Row

VARIANT: Final = "classic"
GAMES: Final = 40  # played at the table, move by move
TOLD: Final = 10
REST: Final = 4.0  # seconds after the first game is dealt
BOUNDS: Final = {"at rest": 350.0, f"after {GAMES} games": 500.0}


def rows(_ours: float) -> list[Row]:
    """Megabytes, measured in a program of their own."""
    from engine.simulation.bench import Row

    ran = subprocess.run(
        [sys.executable, "-m", "tests.bench.memory"],
        check=True,
        capture_output=True,
        text=True,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
    )
    figures = dict(line.rsplit("\t", 1) for line in ran.stdout.splitlines())
    return [
        Row(f"window: memory {name}", float(figures[name]), "MB", bound, at_least=False)
        for name, bound in BOUNDS.items()
    ]


def resident() -> float:
    """Megabytes that this process holds now."""
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


def turn() -> None:
    """One turn of the loop that a program runs in.

    `processEvents` alone deletes nothing that was given up for later: whatever the window
    replaces from move to move would be counted.
    """
    from PySide6.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    QTimer.singleShot(0, loop.quit)
    loop.exec()


def figures(folder: Path) -> Iterator[tuple[str, float]]:
    """Names and megabytes, as they come."""
    from workbench.app import application
    from workbench.jobs.engine import OikistEngine
    from workbench.settings import Settings
    from workbench.window import MainWindow

    application(["oikist"])
    engine = OikistEngine()
    window = MainWindow(engine, Settings(folder / "window.ini"), folder / "state")
    window.resize(1440, 900)
    window.show()
    window.show_scenario(engine.load(VARIANT))
    table = window.play.table
    while not table.is_open:
        turn()
    begun = time.monotonic()
    while time.monotonic() - begun < REST:
        turn()
    yield "at rest", resident()
    for number in range(1, GAMES + 1):
        window.play.new_game()
        while not table.over:
            table.step()
            turn()
        if number % TOLD == 0:
            yield f"after {number} games", resident()


def main() -> None:
    """Print every figure with its name."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as folder:
        for name, megabytes in figures(Path(folder)):
            print(f"{name}\t{megabytes:.0f}", flush=True)
        os._exit(0)


if __name__ == "__main__":
    main()
