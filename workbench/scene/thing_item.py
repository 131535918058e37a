"""One thing on the table as a graphics item."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from workbench.scene.clicks import Key
from workbench.scene.things import Drawn, ThingPainter


class ThingItem(QGraphicsItem):
    """A thing, painted in board units; does not take part in mouse handling.

    Attributes:
        key: What stays the same of it from picture to picture.
    """

    def __init__(self, key: Key, drawn: Drawn, painting: ThingPainter) -> None:
        super().__init__()
        self.key = key
        self.drawn = drawn
        self._painting = painting
        self._bounds = painting.bounds(drawn)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def use(self, painting: ThingPainter) -> None:
        """Repaint in other colours."""
        self._painting = painting
        self.update()

    def shows(self, drawn: Drawn | None) -> bool:
        """Whether it looks the same, whatever its tooltip says."""
        return drawn is self.drawn or (drawn is not None and drawn.looks == self.drawn.looks)

    def holds(self, point: QPointF) -> bool:
        """Whether it is seen at a point, and has something to say there."""
        return bool(self.drawn.thing.tip) and self._bounds.contains(point)

    def boundingRect(self) -> QRectF:
        """All that is painted on."""
        return self._bounds

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint it as print does."""
        self._painting.paint(painter, self.drawn)
