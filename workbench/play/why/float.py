"""A frame that floats over the board and closes at a press elsewhere or Esc."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QShowEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QWidget

_ENDS: Final = {QEvent.Type.MouseButtonPress, QEvent.Type.Wheel}


class Float(QFrame):
    """Never modal: whatever closes it also does what it does otherwise, except for Esc."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.hide()

    def dismiss(self) -> None:
        """Close it."""
        self.hide()

    def place(self, at: QPoint, area: QRect, gap: int, taken: QRect | None = None) -> None:
        """Stand beside a point, inside of an area; all in coordinates of the parent.

        Args:
            taken: Is kept clear, where the area has room beside it.
        """
        left, top = at.x() + gap, at.y() + gap
        if left + self.width() > area.right():
            left = at.x() - gap - self.width()
        if top + self.height() > area.bottom():
            top = at.y() - gap - self.height()
        usual = self._within(QPoint(left, top), area)
        found = [usual]
        if taken is not None and usual.intersects(taken):
            beside = (
                QPoint(left, taken.bottom() + gap),
                QPoint(taken.left() - gap - self.width(), top),
                QPoint(taken.right() + gap, top),
                QPoint(left, taken.top() - gap - self.height()),
            )
            found = [self._within(one, area) for one in beside]
            found = [one for one in found if not one.intersects(taken) and not one.contains(at)]
        self.move((found or [usual])[0].topLeft())

    def _within(self, corner: QPoint, area: QRect) -> QRect:
        """Its room, pushed into an area."""
        left = max(area.left(), min(corner.x(), area.right() - self.width()))
        top = max(area.top(), min(corner.y(), area.bottom() - self.height()))
        return QRect(left, top, self.width(), self.height())

    def showEvent(self, event: QShowEvent) -> None:
        """Listen to the whole program for as long as it is open."""
        app = QCoreApplication.instance()
        if app is not None:
            app.installEventFilter(self)
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Listen no longer."""
        app = QCoreApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        super().hideEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Presses end here: what is below must not take them for presses elsewhere."""
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The board does not zoom while somebody reads."""
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A press outside, a turn of the wheel outside, or Esc."""
        if not self.isVisible():
            return False
        kind = event.type()
        if kind == QEvent.Type.ShortcutOverride and _is_escape(event):
            event.accept()  # else a shortcut of the window would take the key
            return True
        if kind == QEvent.Type.KeyPress and _is_escape(event) and watched.isWidgetType():
            self.dismiss()
            return True
        if kind in _ENDS and isinstance(watched, QWidget) and not self._owns(watched):
            self.dismiss()
        return False

    def _owns(self, widget: QWidget) -> bool:
        return widget is self or self.isAncestorOf(widget)


def _is_escape(event: QEvent) -> bool:
    return isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
