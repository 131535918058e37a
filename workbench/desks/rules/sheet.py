"""The rules sheet in the window: a preview that follows every edit, and files of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QColor, QPalette, QShowEvent
from PySide6.QtWidgets import QFileDialog, QWidget

from engine.documents import shown
from engine.errors import OikistError
from engine.folders import current_folder
from engine.reports.rules_sheet import RulesSheet, html, rules_sheet
from engine.scenarios.catalog import FILES_ONLY
from workbench.desks.rules.standing import Standing
from workbench.documents.document import Document
from workbench.jobs.editing import held_by
from workbench.widgets.elided import ElidedButton
from workbench.widgets.layouts import in_column, in_row
from workbench.widgets.paper import as_pdf, write_page
from workbench.widgets.prose import Prose

WAIT: Final = 200  # ms after an edit before the preview follows
PAPER, PRINT = QColor("#ffffff"), QColor("#1d2329")  # a sheet is paper in every theme


def pdf(sheet: RulesSheet) -> bytes:
    """The sheet as a PDF of A4 pages."""
    return as_pdf(html(sheet, plain=True), sheet.title)


def write_sheet(sheet: RulesSheet, path: Path) -> None:
    """Write the sheet, all of it or nothing: PDF for a name that ends so, else HTML.

    Raises:
        OikistError: It cannot be written.
    """
    write_page(path, "sheet", lambda: html(sheet), lambda: pdf(sheet))


class SheetPanel(QWidget):
    """The preview.

    Signals:
        failed: Why a sheet could not be written.
        said: Where it was written.
    """

    failed = Signal(str)
    said = Signal(str)

    def __init__(self, standing: Standing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.standing = standing
        self._stale = True
        self._others: Sequence[Document] = ()
        self.view = Prose(self)
        self.view.setOpenLinks(False)
        self.view.setFrameShape(Prose.Shape.NoFrame)
        self.view.setAccessibleName(self.tr("Rules sheet"))
        self.view.document().setDocumentMargin(18)
        paper = QPalette(self.view.palette())
        paper.setColor(QPalette.ColorRole.Base, PAPER)
        paper.setColor(QPalette.ColorRole.Text, PRINT)
        self.view.setPalette(paper)
        self.view.setStyleSheet(f"background: {PAPER.name()}; color: {PRINT.name()};")
        save = ElidedButton(self.tr("Save as page or PDF…"), self)
        save.clicked.connect(self.ask)
        row = in_row(save, 1, margins=(8, 0, 8, 8))
        in_column((self.view, 1), row, on=self, margins=0)
        self._later = QTimer(self, singleShot=True, interval=WAIT)
        self._later.timeout.connect(self._follow)
        standing.values_changed.connect(self._age)
        standing.words_changed.connect(self._age)

    def sheet(self) -> RulesSheet:
        """The sheet of the variant as the document holds it now, with boards and decks in edit."""
        try:
            held = held_by(self._others)
        except OikistError:  # their own desks tell why
            held = FILES_ONLY
        return rules_sheet(self.standing.variant, held)

    def use_documents(self, others: Sequence[Document]) -> None:
        """Boards and decks among other documents stand in for their files."""
        self._others = others
        self._age()

    def refresh(self) -> None:
        """Show the sheet as it is now, at the place where it was being read."""
        bar = self.view.verticalScrollBar()
        place = bar.value()
        try:
            self.view.setHtml(html(self.sheet(), plain=True))
        except OikistError as error:
            self.view.setPlainText(str(error))
        bar.setValue(place)
        self._stale = False

    def ask(self) -> None:
        """Let the user choose a file, and write it."""
        variant = self.standing.variant
        folder = variant.path.parent if variant.path else variant.here or current_folder()
        name, _ = QFileDialog.getSaveFileName(
            self,
            self.tr("Export rules sheet"),
            str(folder / f"{variant.name}.html"),
            self.tr("Page (*.html);;Print (*.pdf)"),
        )
        if name:
            self.export(Path(name))

    def export(self, path: Path) -> None:
        """Write the sheet to a file; what goes wrong is told, not raised."""
        try:
            write_sheet(self.sheet(), path)
        except OikistError as error:
            self.failed.emit(str(error))
        else:
            self.said.emit(self.tr("Rules sheet written: {}").format(shown(path)))

    def showEvent(self, event: QShowEvent) -> None:
        """See Qt: a preview that nobody sees is not drawn."""
        super().showEvent(event)
        if self._others:  # which may have been edited meanwhile
            self._stale = True
        if self._stale:
            self._later.start()

    def _follow(self) -> None:
        if self._stale and self.isVisible():
            self.refresh()

    def _age(self) -> None:
        self._stale = True
        if self.isVisible():
            self._later.start()
