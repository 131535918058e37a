"""Icons: one-colour drawings in `resources/icons`, tinted for the theme, drawn when shown.

Qt draws SVG files itself, at any size and only when it needs to. Each tint is therefore
written into a folder of this process. An icon engine of our own in Python crashes: Qt
copies engines, and PySide frees the copies under its feet.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from engine.folders import resources_folder
from workbench.look.own_files import written
from workbench.look.theme import Theme

_SIZES: Final = (16, 20, 24, 32, 40, 48, 64)  # where no file can be written
_PROGRAM_SIZES: Final = (16, 32, 48, 64, 128, 256)
_BLANK: Final = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"/>'
_PALE: Final = 0.45  # opacity of what is disabled


@cache
def icon(name: str, theme: Theme) -> QIcon:
    """A drawing in the theme's text colour, pale where it is disabled."""
    found = QIcon()
    modes = ((QIcon.Mode.Normal, theme.text, 1.0), (QIcon.Mode.Disabled, theme.muted, _PALE))
    for mode, colour, opacity in modes:
        drawing = _drawing(name, colour, opacity)
        file = written(f"{name}-{QColor(colour).name()[1:]}.svg", drawing)
        if file is not None:
            found.addFile(str(file), QSize(), mode)
            continue
        for size in _SIZES:
            found.addPixmap(_drawn(drawing, size), mode)
    return found


def program_icon() -> QIcon:
    """The program's own picture."""
    found = QIcon()
    for size in _PROGRAM_SIZES:
        found.addPixmap(_drawn(_drawing("oikist", "black", 1.0), size))
    return found


def _drawn(drawing: bytes, size: int) -> QPixmap:
    pixmap = QPixmap(QSize(size, size))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    QSvgRenderer(QByteArray(drawing)).render(painter)
    painter.end()
    return pixmap


@cache
def _drawing(name: str, colour: str, opacity: float) -> bytes:
    """The text of a drawing in a colour; nothing to see where there is no drawing."""
    file = resources_folder() / "icons" / f"{name}.svg"
    text = file.read_text(encoding="utf-8") if file.is_file() else _BLANK
    text = text.replace("currentColor", QColor(colour).name())
    return text.replace("<svg ", f'<svg opacity="{opacity}" ', 1).encode()
