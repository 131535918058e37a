"""The tree of a match as rows: the main line flat, each variation below the move it replaces.

    Start
    1. step c4
    2. step d5
       variation: 2. wait        <- another way of making move 2
          3. step e6             <- and how it went on
    3. step f6

The main line is the one through the position on the table; what was taken back becomes a
variation when something else is played. Nothing is ever taken out of a match, so rows are
only added, or all put in order anew.
"""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont, QIcon

from engine.picture import ALL, SeatStyle
from engine.play.match import Match
from engine.play.node import ROOT, Node
from workbench.look.marks import badge_icon
from workbench.look.theme import LIGHT, Theme
from workbench.play.timeline.facts import is_edit

Index = QModelIndex | QPersistentModelIndex
NODE_ROLE: Final = Qt.ItemDataRole.UserRole
MOVE, REMARKS = 0, 1
_TOP: Final = QModelIndex()
_TEXTS: Final = {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole}


class TreeModel(QAbstractItemModel):
    """Rows for the positions of one match; the internal id of an index is its node."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.theme: Theme = LIGHT
        self.styles: tuple[SeatStyle, ...] = ()
        self.shown: Match | None = None
        self.viewer = ALL  # who reads the moves; whoever changes it paints anew
        self._head: list[int] = []  # node -> first node of its flat run; ROOT on the main line
        self._depth: list[int] = []  # node -> moves before it
        self._flat: dict[int, list[int]] = {}  # head -> nodes that follow it flat
        self._next: dict[int, int] = {}  # node -> the child that goes on its line
        self._badges: dict[int, QIcon] = {}

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.theme = theme
        self._badges = {}

    def set_match(self, match: Match | None) -> None:
        """Show another match."""
        self.shown = match
        self._next, self._badges = {}, {}
        self._follow_table()
        self._put_in_order()

    def follow(self) -> None:
        """Add the nodes that have come since; put all in order if another line is played."""
        match = self.shown
        if match is None:
            return
        if self._follow_table():
            self._put_in_order()
        for number in range(len(self._head), len(match.nodes)):
            at, row = self._slot(match.nodes[number])
            self.beginInsertRows(at, row, row)
            self._place(number)
            self.endInsertRows()

    def refresh(self, number: int) -> None:
        """A node has another name, other notes, or is on the table now."""
        if self.shown is not None and 0 <= number < len(self._head):
            self.dataChanged.emit(self.index_of(number), self.index_of(number, REMARKS))

    def index_of(self, number: int, column: int = MOVE) -> QModelIndex:
        """The row of a node."""
        if not 0 <= number < len(self._head):
            return QModelIndex()
        return self.createIndex(self._row(number), column, number)

    # Qt.

    def rowCount(self, parent: Index = _TOP) -> int:
        """Moves of the run that hangs there, or the variations beside it."""
        if self.shown is None or parent.column() > 0:
            return 0
        return len(self._below(int(parent.internalId()))) if parent.isValid() else self._tops()

    def columnCount(self, parent: Index = _TOP) -> int:
        """Moves and remarks."""
        return 2

    def index(self, row: int, column: int, parent: Index = _TOP) -> QModelIndex:
        """The row of a node, by its place."""
        if row < 0 or not 0 <= column <= REMARKS or row >= self.rowCount(parent):
            return QModelIndex()
        if parent.isValid():
            return self.createIndex(row, column, self._below(int(parent.internalId()))[row])
        return self.createIndex(row, column, self._flat[ROOT][row - 1] if row else ROOT)

    def parent(self, index: Index) -> QModelIndex:  # type: ignore[override]
        """The move that a variation replaces, or the move that begins the variation."""
        if not index.isValid() or int(index.internalId()) >= len(self._head):
            return QModelIndex()
        at = self._host(int(index.internalId()))
        return self.createIndex(self._row(at), 0, at) if at is not None else QModelIndex()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Text, seat's mark, and bold letters for what is on the table."""
        match = self.shown
        if match is None or not index.isValid():
            return None
        node = match.nodes[int(index.internalId())]
        if role == NODE_ROLE:
            return node.number
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(node)
        if index.column() == REMARKS:
            in_brief = role == Qt.ItemDataRole.DisplayRole
            return self.remarks(node, in_brief=in_brief) if role in _TEXTS else None
        return self._move_data(node, role)

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Name the variation that begins at a node."""
        if self.shown is None or not index.isValid() or role != Qt.ItemDataRole.EditRole:
            return False
        number, title = int(index.internalId()), " ".join(str(value).split())
        if title != self._name(self.shown.nodes[number]):
            self.shown.name(number, title)
            self.refresh(number)
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Every move can be named."""
        usual = super().flags(index)
        return usual | Qt.ItemFlag.ItemIsEditable if index.column() == MOVE else usual

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Titles of the columns."""
        if role == Qt.ItemDataRole.DisplayRole and orientation == Qt.Orientation.Horizontal:
            return self.tr("Move") if section == MOVE else self.tr("Remarks")
        return None

    def remarks(self, node: Node, *, in_brief: bool = False) -> str:
        """Notes, tags and marks of a node in words, each with its sign.

        Args:
            in_brief: A word for each mark, as the narrow column has room for.
        """
        match = self.shown
        if match is None:
            return ""
        edit, fence, override = self.brief_words() if in_brief else self._whole_words()
        parts = []
        if is_edit(node):
            parts.append(f"◆ {edit}")
        if match.fence_for(node.number, self.viewer):
            parts.append(f"⊢ {fence}")
        if node.number in match.overrides_for(self.viewer):
            parts.append(f"↶ {override}")
        for text, tags in match.notes_for(node.number, self.viewer):
            parts.append("✎ " + ", ".join(part for part in (*tags, text) if part))
        return " · ".join(parts)

    @property
    def has_remarks(self) -> bool:
        """Whether the second column says anything to the viewer."""
        match = self.shown
        if match is None:
            return False
        told = (node for node in match.nodes if node.fence or node.notes or is_edit(node))
        return bool(match.overrides_for(self.viewer)) or any(map(self.remarks, told))

    def brief_words(self) -> tuple[str, str, str]:
        """A word for an edit, a fence and an override."""
        return self.tr("edited"), self.tr("revealed"), self.tr("overridden")

    # Inside.

    def _whole_words(self) -> tuple[str, str, str]:
        return (
            self.tr("designer's edit"),
            self.tr("showed something hidden"),
            self.tr("taken back by override"),
        )

    def _move_data(self, node: Node, role: int) -> Any:
        if role in _TEXTS:
            return self._said(node)
        if role == Qt.ItemDataRole.EditRole:
            return self._name(node)
        if role == Qt.ItemDataRole.DecorationRole:
            return self._badge(node.seat)
        if role == Qt.ItemDataRole.FontRole and self.shown is not None:
            font = QFont()
            font.setBold(node.number == self.shown.here)
            return font
        return None

    def _badge(self, seat: int) -> QIcon | None:
        if seat not in self._badges and 0 <= seat < len(self.styles):
            edge = self.theme.colour("mark_edge", 0.9)
            self._badges[seat] = badge_icon(self.styles[seat], edge)
        return self._badges.get(seat)

    def _said(self, node: Node) -> str:
        if node.number == ROOT:
            said = self.tr("Start")
        elif is_edit(node):
            said = self.tr("{}. Edited position").format(self._depth[node.number])
        else:
            move = self.shown.words(node.number, self.viewer) if self.shown is not None else ""
            said = f"{self._depth[node.number]}. {move}"
        name = self._name(node)
        return self.tr("{name}: {move}").format(name=name, move=said) if name else said

    def _name(self, node: Node) -> str:
        """What a variation was called, for those who may know with which move it begins."""
        return self.shown.name_for(node.number, self.viewer) if self.shown is not None else ""

    def _spoken(self, node: Node) -> str:
        """A row for those who hear it."""
        parts = [self._said(node), self.remarks(node)]
        if self.shown is not None and node.number == self.shown.here:
            parts.append(self.tr("on the table"))
        return ", ".join(part for part in parts if part)

    def _follow_table(self) -> bool:
        """Let the main line go to the position on the table; whether rows change by that."""
        changed = False
        for node in self.shown.line() if self.shown is not None else ():
            changed |= self._next.setdefault(node.parent, node.number) != node.number
            self._next[node.parent] = node.number
        return changed

    def _put_in_order(self) -> None:
        self.beginResetModel()
        self._head, self._depth, self._flat = [], [], {}
        for number in range(len(self.shown.nodes) if self.shown is not None else 0):
            self._place(number)
        self.endResetModel()

    def _beside(self, node: Node) -> tuple[int, list[int]]:
        """Of a node and its siblings the one that goes on the line, and the others."""
        siblings = self.shown.nodes[node.parent].children if self.shown is not None else []
        main = self._next.setdefault(node.parent, siblings[0])
        return main, [one for one in siblings if one != main]

    def _place(self, number: int) -> None:
        """Take a node in; its parent is in already."""
        match = self.shown
        if match is None or number == ROOT:
            self._head.append(ROOT)
            self._depth.append(0)
            self._flat[ROOT] = []
            return
        node = match.nodes[number]
        head = self._head[node.parent] if self._beside(node)[0] == number else number
        self._head.append(head)
        self._depth.append(self._depth[node.parent] + 1)
        if head == number:
            self._flat[number] = []
        else:
            self._flat[head].append(number)

    def _slot(self, node: Node) -> tuple[QModelIndex, int]:
        """Where the row of a new node goes: below what, and at which place."""
        match = self.shown
        if match is None:
            return QModelIndex(), 0
        main, others = self._beside(node)
        if main != node.number:
            return self.index_of(main), others.index(node.number)
        head = self._head[node.parent]
        rows = len(self._flat[head])
        return (self.index_of(head), rows) if head != ROOT else (QModelIndex(), rows + 1)

    def _tops(self) -> int:
        return 1 + len(self._flat[ROOT]) if self._head else 0

    def _below(self, number: int) -> list[int]:
        """Nodes whose rows hang below a node's."""
        match = self.shown
        if match is None or number == ROOT:
            return []
        if self._head[number] == number:
            return self._flat[number]
        others = self._beside(match.nodes[number])[1]
        return [one for one in others if one < len(self._head)]

    def _host(self, number: int) -> int | None:
        """The node below which a node's row hangs; None at the top."""
        match, head = self.shown, self._head[number]
        if match is None or head == ROOT:
            return None
        return self._beside(match.nodes[number])[0] if head == number else head

    def _row(self, number: int) -> int:
        match, head = self.shown, self._head[number]
        if match is None or number == ROOT:
            return 0
        if head == number:
            return self._beside(match.nodes[number])[1].index(number)
        return self._depth[number] - self._depth[head] - (head != ROOT)
