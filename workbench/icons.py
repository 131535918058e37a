"""Icons: one-colour drawings in `resources/icons`, tinted for the theme."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from engine.folders import resources_folder
from workbench.theme import Theme

_SIZES: Final = (16, 20, 24, 32, 40, 48, 64)
_PROGRAM_SIZES: Final = (16, 32, 48, 64, 128, 256)


def icon(name: str, theme: Theme) -> QIcon:
    """A drawing in the theme's text colour, pale where it is disabled."""
    found = QIcon()
    modes = ((QIcon.Mode.Normal, "text", 1.0), (QIcon.Mode.Disabled, "muted", 0.45))
    for mode, token, opacity in modes:
        for size in _SIZES:
            drawn = _drawn(name, theme.colour(token), size, opacity)
            found.addPixmap(drawn, mode)
    return found


def program_icon() -> QIcon:
    """The program's own picture."""
    found = QIcon()
    for size in _PROGRAM_SIZES:
        found.addPixmap(_drawn("oikist", QColor("black"), size, 1.0))
    return found


def _drawn(name: str, colour: QColor, size: int, opacity: float) -> QPixmap:
    """A drawing with `currentColor` replaced, `size` pixels wide and high."""
    text = (resources_folder() / "icons" / f"{name}.svg").read_text(encoding="utf-8")
    renderer = QSvgRenderer(QByteArray(text.replace("currentColor", colour.name()).encode()))
    pixmap = QPixmap(QSize(size, size))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setOpacity(opacity)
    renderer.render(painter)
    painter.end()
    return pixmap
