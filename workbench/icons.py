"""Icons: one-colour drawings in `resources/icons`, tinted for the theme, drawn when shown."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QByteArray, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QIconEngine, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from engine.folders import resources_folder
from workbench.theme import Theme

_PROGRAM_SIZES: Final = (16, 32, 48, 64, 128, 256)
_BLANK: Final = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"/>'
_PALE: Final = 0.45  # opacity of what is disabled


class _Drawing(QIconEngine):
    """Draws an SVG at whatever size is asked for; dozens of icons cost nothing at the start."""

    def __init__(self, name: str, colour: str, pale: str) -> None:
        super().__init__()
        self._parts = (name, colour, pale)

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        """Draw into a rectangle."""
        name, colour, pale = self._parts
        disabled = mode == QIcon.Mode.Disabled
        painter.save()
        painter.setOpacity(painter.opacity() * (_PALE if disabled else 1.0))
        renderer = QSvgRenderer(QByteArray(_drawing(name, pale if disabled else colour)))
        side = min(rect.width(), rect.height())
        area = QRectF(0, 0, side, side)
        area.moveCenter(QRectF(rect).center())
        renderer.render(painter, area)
        painter.restore()

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        """The drawing on a transparent ground."""
        pixmap = QPixmap(size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        try:
            self.paint(painter, QRect(0, 0, size.width(), size.height()), mode, state)
        finally:
            painter.end()
        return pixmap

    def clone(self) -> QIconEngine:
        """An engine like this one."""
        return _Drawing(*self._parts)


@cache
def icon(name: str, theme: Theme) -> QIcon:
    """A drawing in the theme's text colour, pale where it is disabled."""
    return QIcon(_Drawing(name, theme.text, theme.muted))


def program_icon() -> QIcon:
    """The program's own picture."""
    found = QIcon()
    for size in _PROGRAM_SIZES:
        pixmap = QPixmap(QSize(size, size))
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        QSvgRenderer(QByteArray(_drawing("oikist", "black"))).render(painter)
        painter.end()
        found.addPixmap(pixmap)
    return found


@cache
def _drawing(name: str, colour: str) -> bytes:
    """The text of a drawing with `currentColor` replaced; nothing where there is no drawing."""
    file = resources_folder() / "icons" / f"{name}.svg"
    text = file.read_text(encoding="utf-8") if file.is_file() else _BLANK
    return text.replace("currentColor", QColor(colour).name()).encode()
