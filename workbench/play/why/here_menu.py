"""What can I do here? The moves of a space, and, folded, those that are not allowed and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QFrame, QHeaderView, QLabel, QTreeWidget, QTreeWidgetItem, QVBoxLayout

from engine.picture import Address
from workbench.look.theme import LIGHT, Theme
from workbench.panels.board import BoardPanel
from workbench.play.why.float import Float
from workbench.play.why.here_scan import Barred, Scan
from workbench.play.why.marks import BlockMarks, in_the_way
from workbench.scene.clicks import touched
from workbench.table.game_table import GameTable

_SLICE: Final = 0.012  # seconds of looking for barred moves between two turns of the window
_CODE: Final = Qt.ItemDataRole.UserRole
_RULE: Final = Qt.ItemDataRole.UserRole + 1
_MOST_LINES: Final = 16


class HereMenu(Float):
    """A list that opens on a right click or the menu key, and closes like a menu.

    Args:
        table: Whose moves.
        board: On whose view it listens.

    Attributes:
        active: Whether right clicks open it; other tools of the board may switch it off.
        place_of_keyboard: Place at which the keyboard is; may be replaced.

    Signals:
        rule_wanted: Id of the rule of a barred move that was chosen.
    """

    rule_wanted = Signal(str)

    def __init__(self, table: GameTable, board: BoardPanel) -> None:
        super().__init__(board)
        self._table = table
        self._board = board
        self._scan: Scan | None = None
        self._at = QPoint()
        self._reasons: dict[str, QTreeWidgetItem] = {}
        self.active = True
        self.place_of_keyboard: Callable[[], Address | None] = lambda: None
        self.marks = BlockMarks(board.scene)
        self.meant = BlockMarks(board.scene, barred=False)
        self.heading = QLabel(self)
        self.heading.setTextFormat(Qt.TextFormat.PlainText)
        self.heading.setWordWrap(True)
        font = self.heading.font()
        font.setBold(True)
        self.heading.setFont(font)
        self.tree = QTreeWidget(self)
        self.tree.setHeaderHidden(True)
        self.tree.setUniformRowHeights(False)
        self.tree.setFrameShape(QFrame.Shape.NoFrame)
        self.tree.setAccessibleName(self.tr("Moves here"))
        self.tree.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.tree.header().setStretchLastSection(False)
        self.tree.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.tree.activated.connect(lambda index: self._choose(self.tree.itemFromIndex(index)))
        self.tree.itemClicked.connect(self._choose)
        self.tree.currentItemChanged.connect(self._mark)
        self.tree.itemExpanded.connect(self._fit)
        self.tree.itemCollapsed.connect(self._fit)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 8, 10, 8)
        column.setSpacing(6)
        column.addWidget(self.heading)
        column.addWidget(self.tree)
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._look)
        board.view.installEventFilter(self)
        board.view.viewport().installEventFilter(self)
        table.position_changed.connect(self.dismiss)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A right click or the menu key on the board."""
        if event.type() == QEvent.Type.ContextMenu and isinstance(event, QContextMenuEvent):
            if not self.active or not self._table.mover_is_read or self._table.looking_back:
                return False
            if event.reason() == QContextMenuEvent.Reason.Keyboard:
                self.ask()
            else:
                viewport = self._board.view.viewport()
                at = viewport.mapFromGlobal(event.globalPos())
                spot = self._board.scene.spot_at(self._board.view.mapToScene(at))
                self.open(spot.address if spot is not None else None, event.globalPos())
            return True
        return super().eventFilter(watched, event)

    def ask(self) -> None:
        """Open for the place under the keyboard's cursor, or for moves that need none."""
        place = self.place_of_keyboard()
        view = self._board.view
        spot = view.viewport().rect().center()
        outline = self._board.scene.outline(place) if place is not None else None
        if outline is not None and not outline.isEmpty():
            spot = view.mapFromScene(outline.boundingRect().center())
        self.open(place, view.viewport().mapToGlobal(spot))

    def open(self, place: Address | None, at: QPoint) -> None:
        """Open for a place (None: for moves that touch none) at a point of the screen."""
        match = self._table.match
        if match is None or not self._table.mover_is_read:
            return
        self._scan = Scan(match, place)
        self._reasons = {}
        self.heading.setText(self._title(place))
        self.tree.clear()
        self._fill_legal(self._scan)
        self._barred = QTreeWidgetItem(self.tree, [self.tr("Not allowed…")])
        self._barred.setExpanded(False)
        self._count = 0
        self.tree.setCurrentIndex(self.tree.model().index(0, 0))
        self._at = self._board.mapFromGlobal(at)
        self._fit()
        self.show()
        self.raise_()
        self.tree.setFocus(Qt.FocusReason.PopupFocusReason)
        self._clock.start(0)

    def set_theme(self, theme: Theme = LIGHT) -> None:
        """Use other colours."""
        self.marks.set_theme(theme)
        self.meant.set_theme(theme)

    def stop(self) -> None:
        """Look for no more moves."""
        self._clock.stop()
        self._scan = None

    def dismiss(self) -> None:
        """Close it; nothing is looked for and marked any more."""
        if self.isVisible():
            with_keyboard = self.tree.hasFocus()
            super().dismiss()
            if with_keyboard:
                self._board.view.setFocus(Qt.FocusReason.PopupFocusReason)
        self.stop()
        self._clear_marks()

    def _title(self, place: Address | None) -> str:
        spot = self._board.scene.spot(place)
        if spot is None:
            return self.tr("Moves that need no space")
        lines = self._board.scene.describe(spot).splitlines()
        return " · ".join(lines[:3])

    def _fill_legal(self, scan: Scan) -> None:
        groups: dict[str, QTreeWidgetItem] = {}
        for move in scan.legal:
            if move.kind not in groups:
                named = move.kind or self.tr("Moves")
                groups[move.kind] = QTreeWidgetItem(self.tree, [named])
            leaf = QTreeWidgetItem(groups[move.kind], [move.text])
            leaf.setData(0, _CODE, move.code)
            leaf.setToolTip(0, self.tr("Enter makes this move"))
        for group in groups.values():
            group.setText(0, f"{group.text(0)} ({group.childCount()})")
            group.setExpanded(True)
        if not groups:
            nothing = QTreeWidgetItem(self.tree, [self.tr("No move is allowed here now.")])
            nothing.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)

    def _look(self) -> None:
        """Look for barred moves for a moment."""
        scan = self._scan
        if scan is None:
            self._clock.stop()
            return
        for barred in scan.advance(_SLICE):
            self._add(barred)
        if scan.done:
            self._clock.stop()
            if self._count:
                self._barred.setText(0, self.tr("Not allowed ({})").format(self._count))
            else:
                self._barred.setHidden(True)
            self._fit()

    def _add(self, barred: Barred) -> None:
        rules = ", ".join(barred.refusal.rules)
        said = f"{barred.refusal.text} [{rules}]"
        if said not in self._reasons:
            reason = QTreeWidgetItem(self._barred, [said])
            reason.setData(0, _RULE, barred.refusal.rules[0])
            reason.setToolTip(0, self.tr("Enter shows the rule"))
            reason.setExpanded(False)
            self._reasons[said] = reason
        leaf = QTreeWidgetItem(self._reasons[said], [barred.text])
        leaf.setData(0, _CODE, barred.code)
        leaf.setData(0, _RULE, barred.refusal.rules[0])
        self._count += 1

    def _choose(self, item: QTreeWidgetItem | None) -> None:
        """Make a move, or go to the rule that bars one."""
        if item is None:
            return
        rule, code = item.data(0, _RULE), item.data(0, _CODE)
        if rule is not None:
            self.rule_wanted.emit(str(rule))
            if code is None:
                item.setExpanded(True)
            else:
                self._mark(item)
        elif code is not None:
            self.dismiss()
            self._table.play_move(int(code))
        else:
            item.setExpanded(True)

    def _mark(self, item: QTreeWidgetItem | None) -> None:
        """Show on the board what a line is about."""
        match = self._table.match
        code = item.data(0, _CODE) if item is not None else None
        self._clear_marks()
        if match is None or code is None:
            return
        if item is not None and item.data(0, _RULE) is not None:
            self.marks.show_places(in_the_way(match, int(code)))
        else:
            game, record = match.scenario.game, match.scenario.record
            self.meant.show_places(touched(game.gesture(record, match.state, int(code))))

    def _clear_marks(self) -> None:
        self.marks.clear()
        self.meant.clear()

    def _fit(self) -> None:
        """As large as its lines ask for, within the board."""
        line = self.fontMetrics().height()
        most = round(self._board.width() * 0.9)
        width = self.tree.sizeHintForColumn(0) + line * 2
        self.tree.setFixedWidth(max(min(width, most), line * 16))
        wanted = line
        index = self.tree.model().index(0, 0)
        while index.isValid():
            wanted += self.tree.rowHeight(index)
            index = self.tree.indexBelow(index)
        room = self._board.view.height() - line * 5
        self.tree.setFixedHeight(max(min(wanted, round(line * 1.7 * _MOST_LINES), room), line * 3))
        self.adjustSize()
        self.place(self._at, self._board.view.geometry().adjusted(4, 4, -4, -4), 2)
