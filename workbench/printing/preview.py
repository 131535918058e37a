"""The pages of an order on the screen, one at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.look.theme import LIGHT, Theme
from workbench.printing.page import Page
from workbench.printing.rendering import MM_PER_INCH, image_of

_PAD: Final = 14.0
_SHADOW: Final = QColor(0, 0, 0, 46)
_ONWARD: Final = (Qt.Key.Key_PageDown, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Space)
_BACK: Final = (Qt.Key.Key_PageUp, Qt.Key.Key_Left, Qt.Key.Key_Up)


class Preview(QWidget):
    """One page as it will be printed; wheel and arrow keys turn over.

    Signals:
        page_changed: Another page is in sight.
    """

    page_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pages: tuple[Page, ...] = ()
        self._index = 0
        self._image: QImage | None = None
        self._theme = LIGHT
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def index(self) -> int:
        """Number of the page in sight, from 0."""
        return self._index

    @property
    def page(self) -> Page | None:
        """The page in sight."""
        return self._pages[self._index] if self._pages else None

    def show_pages(self, pages: Sequence[Page]) -> None:
        """Show other pages; the number of the one in sight stays if it can."""
        self._pages = tuple(pages)
        self._turn(min(self._index, max(0, len(self._pages) - 1)))

    def turn(self, steps: int) -> None:
        """Turn over so many pages, and no further than the last one."""
        target = max(0, min(self._index + steps, len(self._pages) - 1))
        if self._pages and target != self._index:
            self._turn(target)

    def turn_to(self, index: int) -> None:
        """Show one page."""
        self.turn(index - self._index)

    def set_theme(self, theme: Theme) -> None:
        """Use other colours around the page."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Room for an upright sheet."""
        line = self.fontMetrics().height()
        return QSize(line * 26, line * 34)

    def minimumSizeHint(self) -> QSize:
        """A page that can still be told from another."""
        line = self.fontMetrics().height()
        return QSize(line * 12, line * 12)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The page on a desk, with a thin shadow."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.colour("hover"))
        if self.hasFocus():
            painter.setPen(QPen(self._theme.colour("accent"), 2))
            painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))
        page = self.page
        if page is None:
            painter.setPen(self._theme.colour("muted"))
            words = self.tr("Nothing is chosen to print.")
            box = self.rect().adjusted(10, 10, -10, -10)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, words)
            return
        place = self._place(page)
        painter.fillRect(place.translated(2, 2), _SHADOW)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(place, self._drawn(page, place.width()))
        painter.setPen(QPen(self._theme.colour("border"), 1))
        painter.drawRect(place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows, Page Up and Down, Home and End turn over."""
        if event.key() in _ONWARD:
            self.turn(1)
        elif event.key() in _BACK:
            self.turn(-1)
        elif event.key() == Qt.Key.Key_Home:
            self.turn_to(0)
        elif event.key() == Qt.Key.Key_End:
            self.turn_to(len(self._pages) - 1)
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn over."""
        if event.angleDelta().y():
            self.turn(-1 if event.angleDelta().y() > 0 else 1)
            event.accept()

    def _turn(self, index: int) -> None:
        self._index = index
        self._image = None
        page = self.page
        self.setAccessibleDescription(page.title if page else "")
        self.page_changed.emit()
        self.update()

    def _place(self, page: Page) -> QRectF:
        room = QRectF(self.rect()).adjusted(_PAD, _PAD, -_PAD, -_PAD)
        scale = max(0.01, min(room.width() / page.width, room.height() / page.height))
        place = QRectF(0, 0, page.width * scale, page.height * scale)
        place.moveCenter(room.center())
        return place

    def _drawn(self, page: Page, width: float) -> QImage:
        """The page at the resolution of the screen; kept until it changes."""
        pixels = max(1, round(width * self.devicePixelRatioF()))
        if self._image is None or abs(self._image.width() - pixels) > 1:
            self._image = image_of(page, pixels / page.width * MM_PER_INCH)
        return self._image
