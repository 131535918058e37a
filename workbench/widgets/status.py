"""The status bar: hints, small refusals, and what the mode in front has to say all the time."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRect, Qt, QTimer
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QStatusBar, QStyle, QStyleOption, QToolTip, QWidget

_MESSAGE: Final = 8000  # milliseconds that a message stays
_LEFT: Final = 6  # pixels before a message, as Qt has them, and at least behind it
_HELD: Final = 4000  # milliseconds that a hint does not replace a refusal


class StatusBar(QStatusBar):
    """Says what was done and what lies under the mouse.

    Attributes:
        hover, count, zoom: While a game is played what lies under the mouse, how many moves were
            made, and the zoom.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeGripEnabled(False)
        self.hover, self.count, self.zoom = QLabel(), QLabel(), QLabel()
        self._held = QTimer(self, singleShot=True, interval=_HELD)
        self._playing = True
        self._described = ""
        for label in (self.hover, self.count, self.zoom):
            self.addPermanentWidget(label)
        self.messageChanged.connect(self._show_hover)

    @property
    def shown(self) -> str:
        """The message as it is painted."""
        said, room = self.currentMessage(), self._room().width()
        return self.fontMetrics().elidedText(said, Qt.TextElideMode.ElideRight, room)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A message that lacks the room ends in an ellipsis."""
        if self.shown == self.currentMessage():
            super().paintEvent(event)
            return
        painter, option = QPainter(self), QStyleOption()
        option.initFrom(self)
        panel = QStyle.PrimitiveElement.PE_PanelStatusBar
        self.style().drawPrimitive(panel, option, painter, self)
        painter.setPen(self.palette().windowText().color())
        where = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(self._room(), where, self.shown)

    def event(self, event: QEvent) -> bool:
        """The whole of a message that is cut, as a tooltip."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            cut = self.shown != self.currentMessage()
            QToolTip.showText(event.globalPos(), self.currentMessage() if cut else "", self)
            return True
        return super().event(event)

    def _room(self) -> QRect:
        """Where messages stand: left of what is always there."""
        others = self.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        ends = [one.x() for one in others if one.isVisible()]
        return QRect(_LEFT, 0, max(min(ends, default=self.width()) - 2 * _LEFT, 0), self.height())

    def show_playing(self, *, playing: bool) -> None:
        """Whether the board of the table is in sight."""
        self._playing = playing
        self.count.setVisible(playing)
        self.zoom.setVisible(playing)
        self._show_hover()

    def describe(self, said: str) -> None:
        """Say what a move at hand would be, with its space: what lies under the mouse gives way."""
        self._described = said
        self.hint(said)
        self._show_hover()

    def _show_hover(self, *_: str) -> None:
        told = bool(self._described) and self.currentMessage() == self._described
        self.hover.setVisible(self._playing and not told)

    def hint(self, said: str) -> None:
        """Say something for a while; "" takes it away. A refusal is not talked over."""
        if not self._held.isActive():
            self.showMessage(said, _MESSAGE)

    def tell(self, said: str) -> None:
        """Say what has happened; hints wait until it can have been read. "" takes it away."""
        self.showMessage(said, _MESSAGE)
        if said:
            self._held.start()
        else:
            self._held.stop()

    def refuse(self, said: str) -> None:
        """Say why something was not done; the next hints wait until it can have been read."""
        self.showMessage(f"⚠ {said}", _MESSAGE)
        self._held.start()
