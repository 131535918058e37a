"""Panel "Palette" of a map: the kinds of spaces, links and areas that the game knows."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QLabel, QListWidget, QListWidgetItem, QSizePolicy, QWidget

from engine.boards.graph import RADIUS, circle
from workbench.desks.graph.editing import TOOLS, Editing
from workbench.desks.graph.wording import kinds_of
from workbench.desks.panels.tiles import KEY_ROLE, TileDelegate, add_tile
from workbench.documents.graph_fields import AREA, LINK, SPACE
from workbench.look.theme import LIGHT, Theme
from workbench.scene.ground import outline_of
from workbench.scene.kinds import ground_colour, paint_kind
from workbench.scene.scenery import Scenery, desk_scenery
from workbench.scene.sites import paint_area, paint_link
from workbench.scene.things import line_through
from workbench.widgets.layouts import in_column

_HALF: Final = 0.42  # board units from the middle of a picture to its rim


class PalettePanel(QWidget):
    """A list of kinds each for spaces, links and areas; a click takes one in hand."""

    def __init__(self, editing: Editing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.editing = editing
        self.theme: Theme = LIGHT
        document = editing.document
        scenery = desk_scenery(document.game, document.schema)
        titles = {SPACE: self.tr("Spaces"), LINK: self.tr("Links"), AREA: self.tr("Areas")}
        self.lists: dict[str, QListWidget] = {}
        self._tiles: list[TileDelegate] = []
        parts: list[QWidget | tuple[QWidget, int]] = []
        for where, title in titles.items():
            kinds = kinds_of(document, where)
            if kinds:
                heading = QLabel(title, self)
                heading.setObjectName("note")
                self.lists[where] = self._list(where, title, scenery)
                parts += [heading, self.lists[where]]
        in_column(*parts, 1, on=self, margins=(6, 4, 6, 6), spacing=4)
        editing.kind_changed.connect(self._show_kind)
        self._fit()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.theme = theme
        for tiles in self._tiles:
            tiles.theme = theme
        for own in self.lists.values():
            own.viewport().update()
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Make room when the text becomes larger."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "lists"):
            self._fit()

    def _fit(self) -> None:
        """No list is higher than its kinds."""
        for own in self.lists.values():
            high = own.sizeHintForRow(0) * own.count() + 2 * own.frameWidth() + 2
            own.setMaximumHeight(high)
            own.setMinimumHeight(min(high, own.sizeHintForRow(0) * 2))

    def _list(self, where: str, title: str, scenery: Scenery) -> QListWidget:
        found = QListWidget(self)
        found.setObjectName(f"palette_{where}")
        found.setAccessibleName(self.tr("Kinds: {}").format(title))
        found.setMouseTracking(True)
        found.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        tiles = TileDelegate(partial(kind_picture, scenery, where), found)
        found.setItemDelegate(tiles)
        self._tiles.append(tiles)
        for kind in kinds_of(self.editing.document, where):
            item = add_tile(found, kind.key, kind.title, kind.text)
            said = self.tr("{}: {}").format(kind.title, kind.text)
            item.setToolTip(said)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, said)
        found.setCurrentRow(0)
        found.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        found.currentItemChanged.connect(partial(self._picked, where))
        found.itemClicked.connect(partial(self._picked, where))
        return found

    def _picked(self, where: str, item: QListWidgetItem | None, before: object = None) -> None:
        if item is not None:
            self.editing.use_kind(where, str(item.data(KEY_ROLE)))
            self.editing.use_tool(TOOLS[where])

    def _show_kind(self, where: str) -> None:
        own = self.lists[where]
        with QSignalBlocker(own):
            for row in range(own.count()):
                if own.item(row).data(KEY_ROLE) == self.editing.kind(where):
                    own.setCurrentRow(row)
        own.viewport().update()


def kind_picture(
    scenery: Scenery, where: str, kind: str, theme: Theme, size: int, ratio: float
) -> QPixmap:
    """A kind of space, link or area, `size` device-independent pixels wide and high."""
    pixmap = QPixmap(QSize(round(size * ratio), round(size * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = size / (2 * _HALF)
    painter.setTransform(QTransform(scale, 0, 0, scale, size / 2, size / 2), combine=True)
    if where == LINK:
        line = line_through([(-0.36, 0.2), (0.36, -0.2)], bend=False)
        paint_link(painter, theme, scenery.looks, kind, line)
    elif where == AREA:
        box = QRectF(-0.36, -0.28, 0.72, 0.56)
        corners = [box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()]
        outline = outline_of([(corner.x(), corner.y()) for corner in corners])
        paint_area(painter, theme, scenery.looks, kind, outline)
        if kind not in scenery.looks.fills:
            painter.strokePath(outline, QPen(theme.colour("muted"), 0.03))
    else:
        outline, own = outline_of(circle((0.0, 0.0), RADIUS)), scenery.kind(kind)
        painter.fillPath(outline, ground_colour(theme, "land", own))
        paint_kind(painter, theme, scenery.looks, own, outline)
        painter.strokePath(outline, QPen(theme.colour("muted"), 0.03))
    painter.end()
    return pixmap
