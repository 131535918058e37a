"""Panel "Variations": everything that was tried in a match, to look at and to go on from."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QStackedLayout,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from engine.play.match import Match
from workbench.look.theme import LIGHT, Theme, scaled
from workbench.play.timeline.facts import Facts
from workbench.play.timeline.tree_model import MOVE, NODE_ROLE, REMARKS, TreeModel
from workbench.play.waiting import Waiting
from workbench.table.game_table import GameTable

_INDENT: Final = 14  # pixels at 100%
_AROUND: Final = 14  # pixels at 100% on both sides of a remark


class TreePanel(QWidget):
    """The tree; a click looks at a position, Enter puts it on the table, F2 names it.

    Args:
        table: Whose match it shows.
        facts: Shared with the other panels.
    """

    def __init__(self, table: GameTable, facts: Facts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._facts = facts
        self._match: Match | None = None
        self._here = 0
        self.model = TreeModel(self)
        self.view = QTreeView()
        self.go_button = QPushButton(self.tr("&Play on from here"))
        self.name_button = QPushButton(self.tr("&Name…"))
        self._set_up()
        self.waiting = Waiting(self, self._catch_up)
        facts.line_changed.connect(self.follow)
        table.viewer_changed.connect(self._read)
        facts.learnt.connect(self._repaint)
        table.position_changed.connect(self._mark_now)
        self.set_theme(LIGHT)
        self.follow()

    @property
    def chosen(self) -> int:
        """Node of the chosen row; -1 for none."""
        self.waiting.catch_up()
        number = self.view.currentIndex().siblingAtColumn(MOVE).data(NODE_ROLE)
        return number if isinstance(number, int) else -1

    def follow(self) -> None:
        """Take over what has happened in the match."""
        match = self._table.match
        if match is not self._match:
            self._match = match
            self._here = 0
            self.model.styles = self._facts.styles
            self.model.set_match(match)
        else:
            self.model.follow()
            self._repaint()  # what was secret may be read now
        self.waiting.ask()

    def refresh(self, number: int) -> None:
        """A note or a name of a node has changed."""
        self.model.refresh(number)
        self._fit_remarks()

    def put_on_table(self) -> None:
        """Play on from the chosen position; a fence in the way is asked about by `FenceBanner`."""
        number = self.chosen
        if number < 0 or self._match is None:
            return
        if number == self._match.here:
            self._table.look_at_newest()
        else:
            self._table.go(number)  # what bars the way is told above the board

    def name_chosen(self) -> None:
        """Type a name for the variation that begins at the chosen move."""
        self.waiting.catch_up()
        index = self.view.currentIndex().siblingAtColumn(MOVE)
        if index.isValid():
            self.view.setFocus()
            self.view.edit(index)

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.model.set_theme(theme)
        self.view.viewport().update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter plays on from the chosen row, on every desktop."""
        if (
            event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and watched is self.view
            and event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
            and self.view.state() != QAbstractItemView.State.EditingState
        ):
            self.put_on_table()
            return True
        return super().eventFilter(watched, event)

    # Inside.

    def _read(self) -> None:
        self.model.viewer = self._table.viewer
        self._repaint()

    def _look(self, current: QModelIndex, _: QModelIndex) -> None:
        number = current.siblingAtColumn(MOVE).data(NODE_ROLE)
        if isinstance(number, int) and number != self._table.in_sight:
            self._table.look_at_node(number)
        self._enable()

    def _catch_up(self) -> None:
        """Show which move is on the table."""
        match, known = self._match, self._here
        self._here = match.here if match is not None else 0
        for number in {known, self._here} if match is not None else ():
            self.model.refresh(number)
        self._fit_remarks()
        self._stack.setCurrentIndex(0 if match is None or len(match.nodes) == 1 else 1)
        self._mark()

    def _mark_now(self, *_: object) -> None:
        if not self.waiting.late:
            self._mark()

    def _mark(self) -> None:
        """Choose the row of the position in sight."""
        index = self.model.index_of(self._table.in_sight) if self._match else QModelIndex()
        if index.isValid() and index != self.view.currentIndex():
            flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
            rows = QItemSelectionModel.SelectionFlag.Rows
            self.view.selectionModel().setCurrentIndex(index, flag | rows)
            self.view.scrollTo(index)
        self._enable()

    def _enable(self) -> None:
        match = self._match
        self.go_button.setEnabled(match is not None and self.chosen not in {-1, match.here})
        self.name_button.setEnabled(self.chosen > 0)

    def _repaint(self) -> None:
        self._fit_remarks()
        self.view.viewport().update()

    def _fit_remarks(self) -> None:
        """Room for the remarks there are; the moves have all of it where there are none."""
        hidden = not self.model.has_remarks
        self.view.setColumnHidden(REMARKS, hidden)
        if not hidden:
            wanted = self.view.sizeHintForColumn(REMARKS)
            head = self.view.header().sectionSizeHint(REMARKS)
            self.view.header().resizeSection(REMARKS, min(max(head, wanted), self._widest))

    def _opened(self, parent: QModelIndex, _first: int, _last: int) -> None:
        """A variation that has just begun is in sight."""
        at = parent
        while at.isValid():
            self.view.expand(at)
            at = at.parent()

    def _set_up(self) -> None:
        self.view.setModel(self.model)
        self.view.setAccessibleName(self.tr("Variations"))
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.setUniformRowHeights(True)
        self.view.setIndentation(scaled(_INDENT))
        self.view.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.view.setExpandsOnDoubleClick(False)
        head = self.view.header()
        head.setStretchLastSection(False)
        head.setSectionResizeMode(MOVE, QHeaderView.ResizeMode.Stretch)
        letters = self.view.fontMetrics()
        longest = max(letters.horizontalAdvance(f"⊢ {one}") for one in self.model.brief_words())
        self._widest = max(head.sectionSizeHint(REMARKS), longest + scaled(_AROUND))
        self.view.installEventFilter(self)
        self.view.doubleClicked.connect(lambda _: self.put_on_table())
        self.view.selectionModel().currentChanged.connect(self._look)
        self.model.rowsInserted.connect(self._opened)
        self.model.modelReset.connect(self.view.expandAll)
        self.go_button.setToolTip(self.tr("Put the chosen position on the table (Enter)"))
        self.go_button.clicked.connect(self.put_on_table)
        self.name_button.setToolTip(self.tr("Name the variation that begins here (F2)"))
        self.name_button.clicked.connect(self.name_chosen)
        self._lay_out()

    def _lay_out(self) -> None:
        empty = QLabel(self.tr("No moves yet.\nWhat is taken back stays here as a variation."))
        empty.setObjectName("empty")
        empty.setWordWrap(True)
        empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        buttons = QHBoxLayout()
        buttons.setContentsMargins(6, 4, 6, 6)
        buttons.addWidget(self.go_button)
        buttons.addWidget(self.name_button)
        buttons.addStretch(1)
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.view, 1)
        column.addLayout(buttons)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(empty)
        self._stack.addWidget(whole)
