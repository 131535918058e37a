"""A frame with an arrow that shows a control; it moves with it and lets the mouse through."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QPolygon, QRegion
from PySide6.QtWidgets import QScrollArea, QWidget
from shiboken6 import isValid

from workbench.look.theme import scaled

_THICK: Final = 5  # pixels at 100%
_ARROW: Final = 18
_FOLLOWED: Final = frozenset(
    {
        QEvent.Type.Move,
        QEvent.Type.Resize,
        QEvent.Type.Show,
        QEvent.Type.Hide,
        QEvent.Type.LayoutRequest,
        QEvent.Type.ParentChange,
    }
)


class Target(NamedTuple):
    """A control.

    Attributes:
        widget: That it is, or is part of.
        part: Where in the widget; None for all of it.
    """

    widget: QWidget
    part: QRect | None = None


class Outline(QWidget):
    """Frames one target of a window at a time."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setObjectName("outline")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._window = window
        self._target: Target | None = None
        self._watched: list[QWidget] = []
        self._box, self._arrow = QRect(), QPolygon()
        self.hide()

    @property
    def target(self) -> Target | None:
        """What is framed."""
        return self._target

    def frame(self, target: Target | None) -> None:
        """Frame another target; None for nothing."""
        if target != self._target:
            self._unwatch()
            self._target = target
            self._watch()
            self._bring_into_sight()
        self.follow()

    def follow(self) -> None:
        """Stand where the target stands now."""
        target, window = self._target, self._window
        if target is None or not self._stands(target.widget):
            self.hide()
            return
        part = target.part or target.widget.rect()
        seen = target.widget.visibleRegion().boundingRect() & part
        corner = target.widget.mapTo(window, QPoint(0, 0))
        thick = scaled(_THICK)
        box = seen.translated(corner).adjusted(-thick, -thick, thick, thick) & window.rect()
        self._place(box, scaled(_ARROW), beside=target.part is None)
        self.setVisible(not seen.isEmpty())
        self.raise_()

    def _stands(self, widget: QWidget) -> bool:
        """Whether a widget can be seen in this window, and not in a panel that floats."""
        return (
            isValid(widget)
            and widget.isVisible()
            and self._window.isAncestorOf(widget)
            and (widget.window() is self._window.window())
        )

    def _place(self, box: QRect, long: int, *, beside: bool) -> None:
        """Take the room of a frame, with an arrow beside it or, for want of room, below."""
        if beside and box.left() >= long:
            whole, tip, way = box.adjusted(-long, 0, 0, 0), QPoint(box.left(), 0), QPoint(1, 0)
            tip.setY(box.center().y())
        else:
            whole, tip, way = box.adjusted(0, 0, 0, long), QPoint(0, box.bottom()), QPoint(0, -1)
            tip.setX(box.center().x())
        if whole != self.geometry():
            self.setGeometry(whole)
        base, across = tip - way * long, QPoint(way.y(), way.x()) * (long * 2 // 3)
        self._arrow = QPolygon([tip, base + across, base - across]).translated(-whole.topLeft())
        self._box = box.translated(-whole.topLeft())
        thick = scaled(_THICK)
        inside = QRegion(self._box.adjusted(thick, thick, -thick, -thick))
        self.setMask((QRegion(self._box) | QRegion(self._arrow)) - inside)
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Something around the target has moved."""
        if event.type() in _FOLLOWED:
            self.follow()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """A thick line in the colour of marks, between two thin ones that show on any ground."""
        painter = QPainter(self)
        thick = scaled(_THICK)
        colours = self.palette()
        painter.fillRect(self.rect(), colours.color(QPalette.ColorRole.Highlight))
        painter.setPen(QPen(colours.color(QPalette.ColorRole.Base), 1))
        painter.drawRect(self._box.adjusted(0, 0, -1, -1))
        painter.drawRect(self._box.adjusted(thick - 1, thick - 1, -thick, -thick))

    def _bring_into_sight(self) -> None:
        """Scroll to what is out of sight."""
        widget = self._target.widget if self._target is not None else None
        around = widget.parentWidget() if widget is not None else None
        while widget is not None and around is not None:
            if isinstance(around, QScrollArea):
                bar = around.horizontalScrollBar()
                place = bar.value()
                around.ensureWidgetVisible(widget)
                bar.setValue(place)  # what is wider than the room shows its beginning
            around = around.parentWidget()

    def _watch(self) -> None:
        widget = self._target.widget if self._target is not None else None
        while widget is not None and widget is not self._window:
            widget.installEventFilter(self)
            self._watched.append(widget)
            widget = widget.parentWidget()
        self._window.installEventFilter(self)
        self._watched.append(self._window)

    def _unwatch(self) -> None:
        for widget in self._watched:
            if isValid(widget):
                widget.removeEventFilter(self)
        self._watched.clear()
