"""The real program for one day: what it comes back with, and what is done before it is killed."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from engine.records.record import PERSON
from engine.scenarios.projects import new_project
from workbench import app as program
from workbench.dialogs.recovery import RecoveryDialog
from workbench.documents.variant_document import VariantDocument
from workbench.window import MainWindow

PAUSE = 50  # milliseconds between two looks
NAMING = 10  # looks
SETTLED = 1_500  # until everything is remembered


class Day:
    """Drives the window of the running program.

    Args:
        folder: Where the project is made on the first day.
        told: File for what was found and done, as lines of JSON.
    """

    def __init__(self, folder: Path, told: Path, *, first: bool) -> None:
        self.folder, self.told = folder, told
        self.work = self.first() if first else self.later()
        self.timer = QTimer()
        self.timer.timeout.connect(self.look)
        self.timer.start(PAUSE)

    @property
    def window(self) -> MainWindow:
        """The main window."""
        tops = QApplication.topLevelWidgets()
        return next(one for one in tops if isinstance(one, MainWindow))

    def look(self) -> None:
        """Do the next thing once the one before is done."""
        if not any(isinstance(one, MainWindow) for one in QApplication.topLevelWidgets()):
            return
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, RecoveryDialog):
            dialog.restore_all.click()
            if dialog.isVisible():
                dialog.restore.click()
            return
        try:
            next(self.work)
        except StopIteration:
            self.timer.stop()

    def first(self):
        """A project, a changed rule, a person at the table with a move, and half a batch."""
        yield from self.until(lambda: self.window.play.table.is_open)
        window = self.window
        project = new_project(self.folder, "My game", "classic")
        assert window.filing.projects.use_project(project.folder)
        for path in sorted(project.folder.rglob("*.toml")):
            if path.name != "project.toml":
                window.filing.open(path)
        document = next(
            one for one in window.filing.shelf.documents if isinstance(one, VariantDocument)
        )
        window.design.show_document(document)
        document.do("Oracle value", {("parameters", "oracle_value"): 6})
        assert window.play_this()
        yield from self.until(lambda: window.play.table.is_open)
        table = window.play.table
        table.set_seat(0, PERSON)
        yield from self.until(lambda: table.person_to_move)
        table.play_move(table.match.legal_codes()[0])
        window.play.bar.choose_speed(16.0)
        window.simulate_this()
        window.lab.batch.form.games.setValue(1_000_000)
        window.lab.batch.start()
        yield from self.until(lambda: window.lab.batch.tally.games > 0)
        yield from self.rest()
        self.tell()
        QTimer.singleShot(SETTLED, lambda: self.write({"settled": True}))

    def later(self):
        """Look at what came back."""
        yield from self.until(lambda: self.window.play.table.is_open)
        yield from self.until(lambda: self.window.lab.batch.plan is not None)
        yield from self.until(lambda: not self.window.lab.batch._reading.running)
        yield from self.rest()
        self.tell()
        self.window.play.parts.banner._resume()
        yield from self.until(lambda: self.window.play.table.history)
        self.write({"resumed": [move.text for move in self.window.play.table.history][:1]})

    def until(self, true):
        """Wait for something."""
        while not true():
            yield

    def rest(self):
        """Let the window say what it holds."""
        for _ in range(NAMING):
            yield

    def tell(self) -> None:
        """What is in front, as data."""
        window = self.window
        documents = window.filing.shelf.documents
        batch = window.lab.batch
        self.write(
            {
                "project": str(window.filing.project.folder) if window.filing.project else "",
                "mode": window.mode,
                "held": [window.play.bar.holding.accessibleName(), window.lab.head.text()],
                "marked": window.isWindowModified(),
                "tabs": [str(tab.document.path) for tab in window.design.all_tabs()],
                "front": str(window.design.document.path) if window.design.document else "",
                "dirty": [str(one.path) for one in documents if one.dirty],
                "oracle_value": window.play.scenario.parameters["oracle_value"],
                "seats": list(window.session().seats),
                "speed": window.session().speed,
                "match": Path(window.session().match).name,
                "moves": [move.text for move in window.play.table.history][:1],
                "run": batch.plan.number if batch.plan is not None else 0,
                "games": batch.tally.played,
                "missing": batch.go_on.isVisibleTo(batch),
            }
        )

    def write(self, what: dict[str, object]) -> None:
        """One line."""
        with self.told.open("a", encoding="utf-8") as out:
            out.write(json.dumps(what) + "\n")


def main(folder: str, told: str, day: str) -> None:
    """Start the program as `oikist` does, and drive it."""
    application = program.application(["oikist"])
    driver = Day(Path(folder), Path(told), first=day == "first")
    assert driver.timer.isActive()
    del application
    sys.exit(program.run())


if __name__ == "__main__":
    main(*sys.argv[1:])
