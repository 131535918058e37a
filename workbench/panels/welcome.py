"""The page that stands where no document is open: what one can begin with."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from engine.language import said
from engine.scenarios import catalog
from workbench.language.counts import counted
from workbench.widgets.layouts import in_column, in_row

_ACROSS: Final = 2
_WIDEST: Final = 96  # characters of the page's text width
_OWN: Final = 4  # variants of the project that are offered; the others are under Files


class WelcomePage(QScrollArea):
    """Variants of the project, a new project from each game, recent ones, and the first steps.

    Signals:
        open_wanted: Path of a variant of the project.
        new_wanted: Name of a game of which a project should begin.
        project_wanted: Folder of a project.
        forget_wanted: Folder that should leave the list of recent ones.
        tour_wanted: Somebody wants to be shown how it is done.
        leave_wanted: Escape was pressed: back to where one was.
    """

    open_wanted = Signal(object)
    new_wanted = Signal(str)
    project_wanted = Signal(object)
    forget_wanted = Signal(object)
    tour_wanted = Signal()
    leave_wanted = Signal()

    def __init__(
        self, open_project: QAction, open_file: QAction, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._open_project = open_project
        self._open_file = open_file
        self.setObjectName("welcome")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.show_recent(())

    def show_recent(
        self, folders: Sequence[Path], project: str = "", own: Sequence[tuple[str, Path]] = ()
    ) -> None:
        """Fill the page anew.

        Args:
            folders: Of recent projects, newest first.
            project: Title of the one that is open, "" for none.
            own: Titles and paths of its variants.
        """
        page = QWidget()
        inner = QWidget(maximumWidth=self.fontMetrics().averageCharWidth() * _WIDEST)
        column = QVBoxLayout(inner)
        column.setContentsMargins(24, 28, 24, 28)
        column.setSpacing(10)
        in_row(1, (inner, 8), 1, on=page)
        column.addWidget(_text(self.tr("Welcome to Oikist"), "title"))
        column.addWidget(
            _text(self.tr("Draw a board, change a card, flip a rule, and play it at once."), "note")
        )
        column.addSpacing(12)
        if own:
            column.addWidget(_text(project, "caption"))
            openers = [self._opener(variant) for variant in own[:_OWN]]
            for at in range(0, len(openers), _ACROSS):
                column.addLayout(in_row(*openers[at : at + _ACROSS], 1))
            column.addSpacing(12)
        column.addWidget(_text(self.tr("Begin"), "caption"))
        column.addLayout(self._game_cards())
        column.addSpacing(12)
        column.addWidget(_text(self.tr("Go on"), "caption"))
        self._add_recent(column, folders)
        column.addSpacing(12)
        column.addWidget(_text(self.tr("First steps"), "caption"))
        for step in self._steps():
            column.addWidget(_text(step, "plain"))
        tour = QPushButton(self.tr("Take the tour"))
        tour.clicked.connect(self.tour_wanted)
        column.addWidget(tour, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        self.setWidget(page)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """See Qt."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave_wanted.emit()
        else:
            super().keyPressEvent(event)

    def _opener(self, variant: tuple[str, Path]) -> QPushButton:
        title, path = variant
        button = QPushButton(self.tr("Open {}").format(title))
        button.setToolTip(str(path))
        button.clicked.connect(lambda: self.open_wanted.emit(path))
        return button

    def _game_cards(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(10)
        for number, game in enumerate(catalog.games().values()):
            card, column = _card()
            title = said(game, game.title)
            column.addWidget(_text(title, "caption"))
            facts = counted(
                self.tr("{least} to {most:seat|seats} · {rules:rule|rules} · {numbers} parameters"),
                least=min(game.seats),
                most=max(game.seats),
                rules=len(game.rules),
                numbers=len(game.parameters),
            )
            column.addWidget(_text(facts, "note"))
            start = QPushButton(self.tr("New project"))  # the caption above says of what
            start.setAccessibleName(self.tr("New project from {}").format(title))
            start.setObjectName("primary")
            start.clicked.connect(lambda _=False, name=game.name: self.new_wanted.emit(name))
            column.addWidget(start, 0, Qt.AlignmentFlag.AlignLeft)
            grid.addWidget(card, number // _ACROSS, number % _ACROSS)
        return grid

    def _add_recent(self, column: QVBoxLayout, folders: Sequence[Path]) -> None:
        row = QHBoxLayout()
        for action in (self._open_project, self._open_file):
            button = QPushButton(action.text().replace("&", ""))
            button.setToolTip(action.toolTip())
            button.clicked.connect(action.trigger)
            row.addWidget(button)
        row.addStretch(1)
        column.addLayout(row)
        if not folders:
            none = self.tr("No project yet. What you make is kept in folders of your own.")
            column.addWidget(_text(none, "note"))
        for folder in folders:
            column.addLayout(self._recent_row(folder))

    def _recent_row(self, folder: Path) -> QHBoxLayout:
        there = folder.is_dir()
        button = QPushButton(folder.name)
        button.setEnabled(there)
        button.setToolTip(str(folder))
        button.clicked.connect(lambda: self.project_wanted.emit(folder))
        place = _text(str(folder.parent) if there else self.tr("is not there any more"), "note")
        place.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        forget = QPushButton(self.tr("Forget"))
        forget.setAccessibleName(self.tr("Forget {}").format(folder.name))
        forget.setToolTip(self.tr("Take it off this list; the folder stays"))
        forget.clicked.connect(lambda: self.forget_wanted.emit(folder))
        return in_row(button, (place, 1), forget)

    def _steps(self) -> Sequence[str]:
        return (
            self.tr("1.  Open a variant under Files and change one rule or number."),
            self.tr("2.  Press Shift+F5 and ask whether it is fair: the lab says who gains."),
            self.tr("3.  Press F5 and play what you have made, saved or not."),
        )


def _card() -> tuple[QFrame, QVBoxLayout]:
    card = QFrame()
    card.setObjectName("card")
    column = in_column(on=card, margins=(16, 14, 16, 14), spacing=8)
    return card, column


def _text(said: str, name: str) -> QLabel:
    label = QLabel(said, wordWrap=name in {"plain", "note"})
    label.setObjectName(name)
    return label
