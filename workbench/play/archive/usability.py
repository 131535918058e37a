"""Panel "Usability": where people stumble, as a table that can be exported."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine.files import write_text_atomically
from engine.play.wording import named
from workbench.documents.disk import in_words
from workbench.language.counts import number
from workbench.look.theme import Theme
from workbench.play.archive.usability_figures import Figures, csv_text, figures
from workbench.play.timeline.facts import Facts
from workbench.table.game_table import GameTable

_WAIT = 200  # milliseconds; figures of a busy match are gathered once


class UsabilityPanel(QWidget):
    """Time per decision of people, going back, and refused moves by rule.

    Args:
        table: Whose match is measured.
        facts: For the looks of the seats.

    Signals:
        failed: Why nothing could be exported.
    """

    failed = Signal(str)

    def __init__(self, table: GameTable, facts: Facts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._facts = facts
        self.said = QLabel()
        self.paces = QTableWidget()
        self.rejected = QTableWidget()
        self.export_button = QPushButton(self.tr("&Export as CSV…"))
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_WAIT)
        self._timer.timeout.connect(self.refresh)
        self._lay_out()
        table.history_changed.connect(self._timer.start)
        table.refused.connect(self._timer.start)
        table.viewer_changed.connect(self.refresh)
        self.export_button.clicked.connect(self.ask_export)

    def refresh(self) -> None:
        """Gather the figures, if anybody sees them."""
        if not self.isVisible():
            return
        match = self._table.match
        self.export_button.setEnabled(match is not None)
        nothing = Figures((), 0, 0, ())
        self._show(nothing if match is None else figures(match, self._table.viewer))

    def export(self, path: Path) -> bool:
        """Write the figures of the match to a file; False, and `failed`, if that fails."""
        match = self._table.match
        if match is None:
            return False
        try:
            write_text_atomically(path, csv_text(figures(match, self._table.viewer)))
        except OSError as problem:
            said = self.tr("{file} cannot be written: {problem}")
            self.failed.emit(said.format(file=path.name, problem=in_words(problem)))
            return False
        return True

    def ask_export(self) -> None:
        """Ask for a file and write the figures."""
        dialog = QFileDialog(self, self.tr("Export usability figures"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(self.tr("Tables (*.csv)"))
        dialog.setDefaultSuffix("csv")
        dialog.selectFile("usability.csv")
        dialog.fileSelected.connect(lambda name: self.export(Path(name)))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def showEvent(self, event: QShowEvent) -> None:
        """Figures are gathered when they come into sight."""
        super().showEvent(event)
        self.refresh()

    def set_theme(self, theme: Theme) -> None:
        """Colours come from the style sheet alone."""

    # Inside.

    def _kind(self, kind: str) -> str:
        """A kind of move for people."""
        match = self._table.match
        if not kind or match is None:
            return kind or self.tr("any")
        return named(match.scenario.game, kind)

    def _show(self, found: Figures) -> None:
        titles = {style.name: style.title for style in self._facts.styles}
        self.said.setText(
            self.tr(
                "Went back and tried something else: {branches}. Overrides: {overrides}."
            ).format(branches=found.branches, overrides=found.overrides)
        )
        _fill(
            self.paces,
            [
                (
                    titles.get(pace.seat, pace.seat),
                    self._kind(pace.kind),
                    str(pace.decisions),
                    self.tr("{} s").format(number(pace.median, 1)),
                    self.tr("{} s").format(number(pace.longest, 1)),
                )
                for pace in found.paces
            ],
        )
        _fill(self.rejected, [(rules, str(count)) for rules, count in found.rejected])

    def _lay_out(self) -> None:
        _prepare(
            self.paces,
            self.tr("Time per decision"),
            [
                self.tr("Seat"),
                self.tr("Kind of move"),
                self.tr("Decisions"),
                self.tr("Median"),
                self.tr("Longest"),
            ],
        )
        _prepare(self.rejected, self.tr("Refused moves"), [self.tr("Rules"), self.tr("Times")])
        self.said.setWordWrap(True)
        head = QLabel(self.tr("Time per decision of people"))
        tried = QLabel(self.tr("Moves that were tried and refused"))
        for label, view in ((head, self.paces), (tried, self.rejected)):
            label.setBuddy(view)
            label.setWordWrap(True)
        buttons = QHBoxLayout()
        buttons.addWidget(self.export_button)
        buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 6)
        column.addWidget(head)
        column.addWidget(self.paces, 2)
        column.addWidget(tried)
        column.addWidget(self.rejected, 1)
        column.addWidget(self.said)
        column.addLayout(buttons)


def _prepare(view: QTableWidget, name: str, titles: list[str]) -> None:
    view.setAccessibleName(name)
    view.setColumnCount(len(titles))
    view.setHorizontalHeaderLabels(titles)
    view.verticalHeader().hide()
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    view.setTabKeyNavigation(False)
    view.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    view.horizontalHeader().setStretchLastSection(True)


def _fill(view: QTableWidget, rows: list[tuple[str, ...]]) -> None:
    view.setRowCount(len(rows))
    for row, values in enumerate(rows):
        for column, value in enumerate(values):
            view.setItem(row, column, QTableWidgetItem(value))
