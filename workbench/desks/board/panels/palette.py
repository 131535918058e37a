"""Panel "Palette": the kinds of space that a board of this game may hold.

All of it comes from the game's board schema, be it two kinds or thirty.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import (
    QLabel,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from engine.play.wording import labelled, upper_first
from workbench.desks.board.editing import STAMPS, Editing
from workbench.desks.board.panels.hexes import kind_pixmap
from workbench.look.theme import LIGHT, Theme
from workbench.scene.scenery import Scenery, desk_scenery
from workbench.widgets.layouts import in_column

Index = QModelIndex | QPersistentModelIndex
KEY_ROLE: Final = Qt.ItemDataRole.UserRole
TEXT_ROLE: Final = Qt.ItemDataRole.UserRole + 1
DIGIT_ROLE: Final = Qt.ItemDataRole.UserRole + 2
WHERE_ROLE: Final = Qt.ItemDataRole.UserRole + 3
_TOOLS: Final = {"edge": "edges", "vertex": "corners"}
_PAINTING: Final = frozenset({"stamp", "fill", "line", "rectangle", "ring"})
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class TileDelegate(QStyledItemDelegate):
    """One kind: its hex, its title, its meaning, and the key that takes it in hand.

    Where the title needs two lines, the meaning is in the tooltip alone.
    """

    def __init__(self, editing: Editing, scenery: Scenery, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme: Theme = LIGHT
        self._editing = editing
        self._scenery = scenery

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Two lines of text and room to breathe."""
        line = option.fontMetrics.height()
        return QSize(line * 9, round(line * 2.7))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one tile."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(option.rect).adjusted(3, 1, -3, -1)
        inked = self._paint_ground(painter, option, box)
        kind = str(index.data(KEY_ROLE))
        height = box.height()
        left = box.left() + 6
        if kind in self._scenery.kinds:
            size = round(height * 0.82)
            ratio = painter.device().devicePixelRatioF()
            orientation = self._editing.document.orientation
            drawn = kind_pixmap(self._scenery, kind, orientation, self.theme, size, ratio)
            painter.drawPixmap(round(left), round(box.top() + (height - size) / 2), drawn)
            left += size + 8
        right = self._paint_digit(painter, option, box, str(index.data(DIGIT_ROLE) or ""), inked)
        self._paint_words(painter, option, QRectF(left, box.top(), right - left, height), index)
        painter.restore()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, box: QRectF) -> str:
        """The row's ground; returns the token of text that reads on it."""
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        under = bool(option.state & QStyle.StateFlag.State_MouseOver)
        painter.setPen(Qt.PenStyle.NoPen)
        if chosen or under:
            painter.setBrush(self.theme.colour("accent" if chosen else "hover"))
            painter.drawRoundedRect(box, 6, 6)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self.theme.colour("on_accent" if chosen else "focus"), 1.5))
            painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 5, 5)
        return "on_accent" if chosen else "text"

    def _paint_digit(
        self, painter: QPainter, option: QStyleOptionViewItem, box: QRectF, digit: str, ink: str
    ) -> float:
        """The key as a small cap at the right; returns where it begins."""
        if not digit:
            return box.right() - 6
        side = option.fontMetrics.height() * 1.25
        cap = QRectF(box.right() - side - 8, box.center().y() - side / 2, side, side)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self.theme.colour(ink, 0.55), 1.0))
        painter.drawRoundedRect(cap, 4, 4)
        painter.setFont(option.font)
        painter.setPen(self.theme.colour(ink))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, digit)
        return cap.left() - 6

    def _paint_words(
        self, painter: QPainter, option: QStyleOptionViewItem, box: QRectF, index: Index
    ) -> None:
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        font = QFont(option.font)
        font.setBold(chosen)
        small = QFont(option.font)
        small.setPointSizeF(small.pointSizeF() * 0.9)
        half = box.height() / 2
        first, rest = parted(str(index.data()), QFontMetricsF(font), box.width())
        ink = "on_accent" if chosen else "text"
        top = QRectF(box.left(), box.top() + half * 0.16, box.width(), half * 0.84)
        below = QRectF(box.left(), box.top() + half, box.width(), half * 0.8)
        rows = [(font, ink, top, first)]
        if rest:
            rows.append((font, ink, below, rest))
        else:
            quiet = "on_accent" if chosen else "muted"
            rows.append((small, quiet, below, str(index.data(TEXT_ROLE))))
        for face, token, row, text in rows:
            painter.setFont(face)
            painter.setPen(self.theme.colour(token))
            said = QFontMetricsF(face).elidedText(text, Qt.TextElideMode.ElideRight, row.width())
            painter.drawText(row, _LEFT, said)


def parted(title: str, letters: QFontMetricsF, room: float) -> tuple[str, str]:
    """A title as one line, or as two where it is wider than the room.

    Returns:
        The words of the first line, which is one word at least, and the others.
    """
    words = title.split()
    count = len(words)
    while count > 1 and letters.horizontalAdvance(" ".join(words[:count])) > room:
        count -= 1
    return " ".join(words[:count]), " ".join(words[count:])


class PalettePanel(QWidget):
    """The kinds as tiles, and what edges and corners may carry; a click takes one in hand."""

    def __init__(self, editing: Editing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.editing = editing
        self.theme: Theme = LIGHT
        schema = editing.document.schema
        self.kinds = QListWidget(self)
        self.kinds.setObjectName("palette_kinds")
        self.kinds.setAccessibleName(self.tr("Kinds of space to paint with"))
        self.kinds.setMouseTracking(True)
        self.kinds.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._tiles = TileDelegate(editing, desk_scenery(editing.document.game, schema), self.kinds)
        self.kinds.setItemDelegate(self._tiles)
        for kind in schema.kinds:
            said = self.tr("{} · {}").format(kind.symbol, kind.text)
            self._add(self.kinds, kind.key, kind.title, said)
        self._show_keys()
        self.attributes = QListWidget(self)
        self.attributes.setObjectName("palette_attributes")
        self.attributes.setAccessibleName(self.tr("Attributes of edges and corners"))
        self._marks = TileDelegate(editing, Scenery(), self.attributes)
        self.attributes.setItemDelegate(self._marks)
        self._fill_attributes()
        self._arrange()
        self.kinds.currentItemChanged.connect(self._picked)
        self.kinds.itemClicked.connect(self._picked)
        self.attributes.itemActivated.connect(self._attribute)
        self.attributes.itemClicked.connect(self._attribute)
        editing.stamp_changed.connect(self._show_stamp)
        editing.stamps_changed.connect(self._show_keys)
        editing.attribute_changed.connect(self._show_attribute)
        editing.document.edited.connect(self._edited)
        self._show_stamp()

    def _show_keys(self) -> None:
        """Show which digit recalls which kind."""
        stamps = ((self.editing.stamp_of(digit), digit) for digit in range(STAMPS, 0, -1))
        keys = {stamp: digit for stamp, digit in stamps if isinstance(stamp, str)}
        for row in range(self.kinds.count()):
            item = self.kinds.item(row)
            digit = keys.get(str(item.data(KEY_ROLE)))
            item.setData(DIGIT_ROLE, str(digit) if digit else "")
            said = self.tr("{}: {}").format(item.text(), item.data(TEXT_ROLE))
            if digit:
                said += "\n" + self.tr("Key {}").format(digit)
            item.setToolTip(said)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, said)

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.theme = self._tiles.theme = self._marks.theme = theme
        self.kinds.viewport().update()
        self.attributes.viewport().update()

    def _add(self, where: QListWidget, key: str, title: str, text: str) -> QListWidgetItem:
        item = QListWidgetItem(title, where)
        item.setData(KEY_ROLE, key)
        item.setData(TEXT_ROLE, text)
        return item

    def _fill_attributes(self) -> None:
        places = {"edge": self.tr("On edges"), "vertex": self.tr("On corners")}
        for one in self.editing.document.schema.attributes:
            if one.on in places:
                title = upper_first(one.word)
                said = self.tr("{} · {}").format(places[one.on], one.text)
                item = self._add(self.attributes, one.key, title, said)
                item.setData(WHERE_ROLE, _TOOLS[one.on])
                item.setToolTip(labelled(title, said))
                item.setData(Qt.ItemDataRole.AccessibleTextRole, labelled(title, said))

    def _arrange(self) -> None:
        heading = QLabel(self.tr("Edges and corners"), self)
        heading.setObjectName("note")
        parts = ((self.kinds, 3), heading, (self.attributes, 1))
        in_column(*parts, on=self, margins=(6, 4, 6, 6), spacing=4)
        for part in (heading, self.attributes):
            part.setVisible(self.attributes.count() > 0)

    def _picked(self, item: QListWidgetItem | None, before: object = None) -> None:
        if item is None:
            return
        self.editing.use_stamp(str(item.data(KEY_ROLE)))
        if self.editing.tool not in _PAINTING:
            self.editing.use_tool("stamp")

    def _attribute(self, item: QListWidgetItem) -> None:
        self.editing.use_attribute(str(item.data(KEY_ROLE)))
        self.editing.use_tool(str(item.data(WHERE_ROLE)))

    def _show_attribute(self) -> None:
        with QSignalBlocker(self.attributes):
            for row in range(self.attributes.count()):
                if self.attributes.item(row).data(KEY_ROLE) == self.editing.attribute:
                    self.attributes.setCurrentRow(row)

    def _show_stamp(self) -> None:
        with QSignalBlocker(self.kinds):
            for row in range(self.kinds.count()):
                if self.kinds.item(row).data(KEY_ROLE) == self.editing.stamp:
                    self.kinds.setCurrentRow(row)
        self.kinds.viewport().update()

    def _edited(self, keys: frozenset[object]) -> None:
        if ("orientation",) in keys:
            self.kinds.viewport().update()
