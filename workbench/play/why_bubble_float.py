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

    def place(self, at: QPoint, area: QRect, gap: int) -> None:
        """Stand beside a point, inside of an area; both in coordinates of the parent."""
        left, top = at.x() + gap, at.y() + gap
        if left + self.width() > area.right():
            left = at.x() - gap - self.width()
        if top + self.height() > area.bottom():
            top = at.y() - gap - self.height()
        left = max(area.left(), min(left, area.right() - self.width()))
        top = max(area.top(), min(top, area.bottom() - self.height()))
        self.move(left, top)

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
