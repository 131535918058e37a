"""What the timeline and the graph share: places in a line, scrubbed by the mouse."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import QWidget


class Scrub(QWidget):
    """A drawing along the places of a line; only the place in sight is drawn at each step.

    Signals:
        wanted: Place in the line that should be looked at.
    """

    wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._place = 0
        self._ground: QPixmap | None = None  # all but the place in sight

    def place_at(self, x: float) -> int:
        """The place under a point, `x` in device-independent pixels from the left."""
        raise NotImplementedError

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the place under the mouse."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.wanted.emit(self.place_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Scrub."""
        place = self.place_at(event.position().x())
        if event.buttons() & Qt.MouseButton.LeftButton and place != self._place:
            self.wanted.emit(place)

    def _drawn(self) -> QPixmap:
        """The drawing without the place in sight; drawn anew when the size has changed."""
        ratio = self.devicePixelRatioF()
        if self._ground is None or self._ground.size() != self.size() * ratio:
            self._ground = QPixmap(self.size() * ratio)
            self._ground.setDevicePixelRatio(ratio)
            self._ground.fill(Qt.GlobalColor.transparent)
            with QPainter(self._ground) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setFont(self.font())
                self._paint_ground(painter)
        return self._ground

    def _paint_ground(self, painter: QPainter) -> None:
        raise NotImplementedError
