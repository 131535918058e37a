"""Panel "Palette": the kinds of space that a board of this game may hold.

All of it comes from the game's board schema, be it two kinds or thirty.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QLabel, QListWidget, QListWidgetItem, QWidget

from engine.play.wording import labelled, upper_first
from workbench.desks.board.editing import STAMPS, Editing
from workbench.desks.board.panels.hexes import kind_pixmap
from workbench.desks.panels.tiles import DIGIT_ROLE, KEY_ROLE, TEXT_ROLE, TileDelegate, add_tile
from workbench.look.theme import LIGHT, Theme
from workbench.scene.scenery import desk_scenery
from workbench.widgets.layouts import in_column

WHERE_ROLE: Final = Qt.ItemDataRole.UserRole + 3
_TOOLS: Final = {"edge": "edges", "vertex": "corners"}
_PAINTING: Final = frozenset({"stamp", "fill", "line", "rectangle", "ring"})


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
        self._scenery = desk_scenery(editing.document.game, schema)
        self._tiles = TileDelegate(self._picture, self.kinds)
        self.kinds.setItemDelegate(self._tiles)
        for kind in schema.kinds:
            said = self.tr("{} · {}").format(kind.symbol, kind.text)
            add_tile(self.kinds, kind.key, kind.title, said)
        self._show_keys()
        self.attributes = QListWidget(self)
        self.attributes.setObjectName("palette_attributes")
        self.attributes.setAccessibleName(self.tr("Attributes of edges and corners"))
        self._marks = TileDelegate(lambda *_: None, self.attributes)
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

    def _picture(self, kind: str, theme: Theme, size: int, ratio: float) -> QPixmap:
        orientation = self.editing.document.orientation
        return kind_pixmap(self._scenery, kind, orientation, theme, size, ratio)

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.theme = self._tiles.theme = self._marks.theme = theme
        self.kinds.viewport().update()
        self.attributes.viewport().update()

    def _fill_attributes(self) -> None:
        places = {"edge": self.tr("On edges"), "vertex": self.tr("On corners")}
        for one in self.editing.document.schema.attributes:
            if one.on in places:
                title = upper_first(one.word)
                said = self.tr("{} · {}").format(places[one.on], one.text)
                item = add_tile(self.attributes, one.key, title, said)
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
