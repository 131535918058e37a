"""One row above the board in which several parts take turns, so that the board never moves."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QMoveEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.look.theme import scaled

_LINES = 2.0  # of text, or one line of buttons


class Strips(QWidget):
    """Holds widgets one over the other; those that are added later lie on top.

    Whoever adds a widget shows and hides it. The height is that of the one that needs most at
    this width, whatever is shown, but for those that may reach over the board.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("board_head")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._strips: list[QWidget] = []
        self._over: list[QWidget] = []

    def add(self, strip: QWidget, *, over: bool = False) -> None:
        """Let one more widget take its turns here.

        Args:
            over: It covers some of the board where it needs more room than there is.
        """
        hidden = strip.isHidden()
        strip.setParent(self.parentWidget() if over else self)
        strip.setVisible(not hidden)
        (self._over if over else self._strips).append(strip)
        if over:
            strip.installEventFilter(self)
        self._place()
        self.updateGeometry()

    def event(self, event: QEvent) -> bool:
        """One of the widgets may need another height."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Another text needs another height."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.LayoutRequest):
            self._place()
        return super().eventFilter(watched, event)

    def moveEvent(self, event: QMoveEvent) -> None:
        """What lies over the board follows."""
        super().moveEvent(event)
        self._place()

    def hasHeightForWidth(self) -> bool:
        """Some widgets need more rows where there is little room."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Two lines of text, or what the highest widget needs, shown or not."""
        least = round(self.fontMetrics().height() * _LINES) + scaled(8)
        wanted = (one.heightForWidth(width) for one in self._strips if one.hasHeightForWidth())
        return max(least, *wanted, least)

    def sizeHint(self) -> QSize:
        """As high as at the present width."""
        wide = self.fontMetrics().averageCharWidth() * 30
        return QSize(wide, self.heightForWidth(max(self.width(), wide)))

    def minimumSizeHint(self) -> QSize:
        """The same height; a narrow board is better than none."""
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything fills the row."""
        super().resizeEvent(event)
        self._place()
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()  # another width may need another height

    def _place(self) -> None:
        for strip in self._strips:
            strip.setGeometry(self.rect())
            strip.raise_()
        for strip in self._over:
            high = max(self.height(), strip.heightForWidth(self.width()))
            strip.setGeometry(self.x(), self.y(), self.width(), high)
            strip.raise_()
