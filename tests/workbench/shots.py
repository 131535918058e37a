"""Takes a picture of every panel and dialog: `python -m tests.workbench.shots LOOK FOLDER`.

LOOK is "light", "dark", "large" (text of 200%) or "french". Beside the pictures a file
`cut.json` names, for each of them, the words that have less room than they need.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QLineEdit,
    QMessageBox,
    QToolButton,
)

from engine.runs.executors import Threads
from engine.runs.plan import RunPlan, Side
from engine.runs.running import run_plan
from engine.runs.store import open_store
from engine.scenarios.projects import new_project
from engine.scenarios.usual import usual_game
from tests.support.edit_victim import KINDS, prepare
from tests.workbench.answers import answering
from tests.workbench.charts.chart_gallery import cards
from tests.workbench.charts.samples import SAMPLES
from tests.workbench.played import CLASSIC, HastyEngine
from tests.workbench.strengths import measured
from workbench.app import application
from workbench.charts.grid import ChartGrid
from workbench.desks.board.dialogs.differences import DifferencesDialog
from workbench.desks.board.dialogs.generator import GeneratorDialog
from workbench.desks.board.dialogs.resize import ResizeDialog
from workbench.dialogs.crash import CrashDialog
from workbench.dialogs.export import ExportDialog
from workbench.dialogs.new_document import NewDeckDialog, NewVariantDialog
from workbench.dialogs.new_project import NewProjectDialog
from workbench.dialogs.palette import PaletteDialog
from workbench.dialogs.preferences import PreferencesDialog
from workbench.dialogs.recovery import RecoveryDialog
from workbench.documents.recovery import Journals
from workbench.language.translator import apply_language
from workbench.look.theme import apply_text_size
from workbench.openers import _files
from workbench.printing.printable import printable_of
from workbench.settings import Settings
from workbench.window import MainWindow

SIZE = (1440, 900)
LOOKS = ("light", "dark", "large", "french")
PAGES = ("general", "editor", "appearance", "language", "shortcuts", "simulation", "advanced")
SLACK = 3  # pixels that a word may lack by rounding


class Studio:
    """A window on a project, and a camera."""

    def __init__(self, look: str, folder: Path, own: Path) -> None:
        self.app = application(["oikist"])
        self.look, self.folder, self.own = look, folder, own
        self.cut: dict[str, list[str]] = {}
        if look == "french":
            apply_language(self.app, "fr")
        apply_text_size(self.app, 200 if look == "large" else 100)
        self.project = new_project(own / "colonies", "Colonies", "classic", everything=True).folder
        self.window = MainWindow(HastyEngine(), Settings(own / "window.ini"), own / "state")
        self.window.resize(*SIZE)
        self.window.use_theme("dark" if look == "dark" else "light")
        self.window.show()
        self.window.show_scenario(self.window.engine.load(CLASSIC))
        self.window.use_mode("design")

    def rest(self, seconds: float = 0.3) -> None:
        """Let timers and threads do what they have to."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            self.app.processEvents()
            time.sleep(0.005)

    def take(self, name: str, widget, seconds: float = 0.3) -> None:
        """A picture of a widget as it is after a while."""
        self.rest(seconds)
        self._hide_place(widget)
        shot = widget.grab().toImage()
        ground = QImage(shot.size(), QImage.Format.Format_RGB32)
        ground.fill(QColor(self.window.theme.window))
        painter = QPainter(ground)
        painter.drawImage(0, 0, shot)
        painter.end()
        ground.save(str(self.folder / f"{name}.png"))
        self.cut[name] = sorted(cut_words(widget))

    def _hide_place(self, widget) -> None:
        """Pictures say "~" for the folder that they were taken in."""
        for one in (*widget.findChildren(QLabel), *widget.findChildren(QLineEdit)):
            if str(self.own) in one.text():
                one.blockSignals(True)
                one.setText(one.text().replace(str(self.own), "~"))
                one.blockSignals(False)

    def dialog(self, name: str, dialog, seconds: float = 0.4) -> None:
        """A picture of a dialog, which is closed afterwards."""
        if hasattr(dialog, "set_theme"):
            dialog.set_theme(self.window.theme)
        dialog.show()
        self.take(name, dialog, seconds)
        dialog.reject()
        dialog.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    # What there is.

    def everything(self) -> None:
        self.take("welcome", self.window)
        self.window.filing.projects.use_project(self.project)
        self.board()
        self.deck()
        self.rules()
        self.charts()
        self.dialogs()

    def charts(self) -> None:
        grid = ChartGrid()
        grid.set_cards(cards(SAMPLES, self.window.theme))
        grid.set_theme(self.window.theme)
        wide = SIZE[0]
        grid.resize(wide, grid.heightForWidth(wide))
        grid.show()
        self.take("charts", grid)
        dialog = grid.cards[0].view.show_table()
        self.dialog("chart-table", dialog)
        grid.close()

    def board(self) -> None:
        document = self.window.filing.open(next(self.project.glob("boards/*/duel.toml")))
        desk = self.window.design.desk
        self.rest()
        spaces = sorted(document.spaces)
        document.do("Paint 6 hexes: village", {("hex", *one): "village" for one in spaces[4:10]})
        document.do("Change the title", {("title",): "Duel, with a longer title than before"})
        desk.slots()["board_fold_2"]()
        desk.editing.select(spaces[30:42])
        self.take("board", self.window, 1.2)
        for dock in desk.docks():
            dock.show()
            dock.raise_()
            self.take(f"board-{dock.objectName().removeprefix('board_')}", dock, 0.6)
        next(dock for dock in desk.docks() if dock.objectName() == "board_tracing").hide()
        self.heat(desk)
        for name in ("files", "history"):
            dock = next(d for d in self.window.design.dock_widgets() if d.objectName() == name)
            self.take(name, dock)
        schema = document.schema
        self.dialog("generator", GeneratorDialog(document.game, schema, self.window), 2.0)
        self.dialog("resize", ResizeDialog(document, desk, desk.editing.selection), 0.8)
        self.dialog("differences", DifferencesDialog(document, desk), 0.8)
        self.dialog(
            "export", ExportDialog(printable_of(document), "", self.project, self.window), 3.0
        )

    def heat(self, desk) -> None:
        """Of a stored run of the board before it was edited."""
        with open_store(self.window.lab.jobs.runs, self.project) as store:
            plan = RunPlan((Side("classic-2"),), (("uniform",),), 200, title="Duel")
            run_plan(store, store.start(plan), Threads(1))
        desk.slots()["board_heat"]()
        until = time.monotonic() + 120
        while desk.heat.layer is None and time.monotonic() < until:
            self.rest()
        next(dock for dock in desk.docks() if dock.objectName() == "board_heat").raise_()
        self.take("board-heat-shown", self.window, 0.6)
        desk.slots()["board_heat"]()

    def deck(self) -> None:
        engine = self.window.engine
        engine.measured = lambda _runs, scenario, key: measured(scenario, scenario.decks[key])
        self.window.filing.open(next(self.project.glob("variants/*/decks/classic.toml")))
        desk = self.window.design.desk
        desk.document.do("Change the title", {("title",): "Classic, louder"})
        self.take("deck", self.window, 0.8)
        for dock in desk.docks():
            dock.raise_()
            self.take(f"deck-{dock.objectName().removeprefix('deck_')}", dock, 0.8)

    def rules(self) -> None:
        document = self.window.filing.open(next(self.project.glob("variants/*/short.toml")))
        desk = self.window.design.desk
        document.do("Tie break: shared", {("parameters", "tie_break"): "shared"})
        desk.form.go_to("tie_break")
        self.take("rules", self.window, 1.5)
        for dock in desk.docks():
            dock.raise_()
            self.take(f"rules-{dock.objectName().removeprefix('rules_')}", dock, 0.8)
        document.do("Rounds: 99", {("parameters", "rounds"): 99})
        desk.form.go_to("rounds")
        self.take("rules-problem", self.window, 1.5)
        document.undo()

    def dialogs(self) -> None:
        window, game = self.window, usual_game()
        self.dialog("new-project", NewProjectDialog(game, window))
        self.dialog("new-deck", NewDeckDialog(game, window))
        self.dialog("new-variant", NewVariantDialog(game, "", window))
        for page in PAGES:
            dialog = PreferencesDialog(window.settings, window.acts, window)
            dialog.show_page(page)
            dialog.show()
            self.take(f"preferences-{page}", dialog)
            dialog.reject()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        self.dialog("palette", PaletteDialog(window.acts, _files(window), window, window.settings))
        self.dialog("crash", CrashDialog(REPORT, self.own, window, hard=True))
        self.dialog("recovery", self._recovery())

        def look(box):
            self.take("unsaved", box)
            box.button(QMessageBox.StandardButton.Cancel).click()

        with answering((QMessageBox, look)):
            window.close()

    def _recovery(self) -> RecoveryDialog:
        (self.own / "dead").mkdir()
        dead = Journals(self.own / "crashed")
        for path, kind in zip(prepare(self.own / "dead"), KINDS, strict=True):
            document = KINDS[kind].open(path)
            document.do(f"Name the {kind}", {("title",): f"My {kind}"})
            dead.keep(document)
            document.end_journal(keep=True)
        dead._lock.unlock()
        journals = Journals(self.own / "crashed")
        journals.setParent(self.window)
        return RecoveryDialog(journals, journals.leftovers(), self.window)

    def end(self) -> None:
        for document in self.window.filing.shelf.documents:
            self.window.filing.shelf.close(document)
        self.window.close()
        (self.folder / "cut.json").write_text(json.dumps(self.cut, indent=1, ensure_ascii=False))


REPORT = """Oikist 0.1.0, Python 3.11, Qt 6.9
Traceback (most recent call last):
  File "workbench/desks/board/tools/paint.py", line 61, in press
ValueError: an example of a report
Last actions: board_stamp, undo, save
"""


def cut_words(widget) -> set[str]:
    """Words of buttons and labels that have less room than they need."""
    found = set()
    for one in widget.findChildren(QAbstractButton):
        bare = isinstance(one, QToolButton) or not one.text()
        if one.isVisible() and not bare and one.width() + SLACK < one.sizeHint().width():
            found.add(one.text())
    for one in widget.findChildren(QLabel):
        ignored = one.sizePolicy().horizontalPolicy() == one.sizePolicy().Policy.Ignored
        if not one.isVisible() or ignored or not one.text() or "<" in one.text():
            continue
        if one.wordWrap():
            area = QRect(0, 0, one.width(), 1 << 16)
            needed = one.fontMetrics().boundingRect(area, Qt.TextFlag.TextWordWrap, one.text())
            short = one.height() + SLACK < needed.height()
        else:
            short = one.width() + SLACK < one.sizeHint().width()
        if short:
            found.add(one.text())
    return found


def main(look: str, folder: str) -> None:
    started = Path.cwd()
    with tempfile.TemporaryDirectory() as own:
        studio = Studio(look, Path(folder).absolute(), Path(own))
        studio.everything()
        studio.end()
        os.chdir(started)
    QApplication.processEvents()


if __name__ == "__main__":
    main(*sys.argv[1:])
