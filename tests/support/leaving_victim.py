"""A window that is closed while its batch runs on; ends with the batch, or is killed."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QMessageBox

from tests.workbench.played import CLASSIC, HastyEngine
from workbench.app import application
from workbench.dialogs.work_left import WorkLeft
from workbench.settings import Settings
from workbench.window import MainWindow

PAUSE = 20  # milliseconds between two looks
LONG, SHORT = 1_000_000, 5_000  # games


def steps(window: MainWindow, way: str):
    """Start a batch, close the window, answer that the batch goes on; stop it, or wait."""
    window.lab.batch.form.games.setValue(LONG if way == "stop" else SHORT)
    window.lab.batch.start()
    while not window.lab.batch.tally.games:
        yield
    QTimer.singleShot(PAUSE, lambda: _keep(window))
    window.close()
    (left,) = window.findChildren(WorkLeft)
    print("left", flush=True)
    if way == "stop":
        left.stop.click()


def _keep(window: MainWindow) -> None:
    (box,) = window.findChildren(QMessageBox)
    words = "&Keep running until done"
    next(one for one in box.buttons() if one.text() == words).click()


def main(state: str, way: str) -> int:
    """Run until Qt says that the program is over."""
    app = application(["oikist"])
    engine = HastyEngine(pause=0.1)
    window = MainWindow(engine, Settings(Path(state) / "window.ini"), Path(state))
    window.show()
    window.show_scenario(engine.load(CLASSIC))
    work = steps(window, way)
    timer = QTimer()
    timer.timeout.connect(lambda: next(work, None))
    timer.start(PAUSE)
    return app.exec()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
