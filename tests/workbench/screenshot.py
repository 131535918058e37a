"""Takes one picture of the window: `python -m tests.workbench.screenshot THEME FILE [real]`.

With "real" it shows the usual variant on the engine, else one without waiting for batches.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from engine.scenarios.usual import usual_variant
from tests.workbench.played import CLASSIC, HastyEngine
from workbench.app import application
from workbench.jobs.engine import OikistEngine
from workbench.settings import Settings
from workbench.window import MainWindow

SIZE = (1440, 900)
MOVES = 140
GAMES = 2000
PATIENCE = 400  # seconds; compiling for the first time takes long on a busy machine


def main(theme: str, file: str, *, real: bool) -> None:
    app = application(["oikist"])

    def wait_until(true):
        until = time.monotonic() + PATIENCE
        while not true():
            if time.monotonic() > until:
                sys.exit("the window did not get ready")
            app.processEvents()
            time.sleep(0.005)

    with tempfile.TemporaryDirectory() as folder:
        engine = OikistEngine() if real else HastyEngine()
        window = MainWindow(engine, Settings(Path(folder) / "window.ini"))
        window.use_theme(theme)
        window.resize(*SIZE)
        window.show()
        window.show_scenario(engine.load(usual_variant() if real else CLASSIC))
        wait_until(lambda: window.play.table.is_open)
        wait_until(
            lambda: not window.play.preparing
        )  # batches too, so that the rate is the usual one
        for _ in range(MOVES):
            window.play.table.step()
        window.lab.batch.form.games.setValue(GAMES)
        window.lab.batch.start()
        wait_until(lambda: not window.lab.batch.running)
        quiet = time.monotonic() + 0.3
        wait_until(lambda: time.monotonic() > quiet)
        window.grab().save(file)
        window.close()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], real="real" in sys.argv[3:])
