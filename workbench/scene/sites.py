"""How links, areas and the sea between them are painted, wherever a map is drawn."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen, QRadialGradient

from engine.looks import Looks
from workbench.look.theme import Theme
from workbench.scene.things import paint_fill, paint_layers, paint_sides

LINE: Final = 1.3  # height of a line of letters, by that of the letters
LOW: Final = 0.32  # from the middle of a site to its name, by the height of the site
_PLAIN: Final = 0.06  # width of a link whose look nobody declared
_REACH: Final = 0.62  # of the light in the middle of the sea, by the longer side of the map


def paint_link(
    painter: QPainter, theme: Theme, looks: Looks, kind: str, line: QPainterPath
) -> None:
    """A link of a kind along its line."""
    stroke = looks.strokes.get(kind)
    if stroke is None:
        painter.strokePath(line, QPen(theme.colour("muted"), _PLAIN))
    else:
        paint_layers(painter, stroke.layers, line, theme, None)


def paint_area(
    painter: QPainter, theme: Theme, looks: Looks, kind: str, outline: QPainterPath
) -> None:
    """An area of a kind within its outline."""
    look = looks.fills.get(kind)
    if look is not None:
        paint_fill(painter, look, outline, theme, None)
        paint_sides(painter, look, outline, (), theme, None)


def link_letters(looks: Looks, kind: str) -> float:
    """Height of the label of a link; 0.0 where it has none on the map."""
    stroke = looks.strokes.get(kind)
    return stroke.label if stroke is not None else 0.0


def area_letters(looks: Looks, kind: str) -> float:
    """Height of the name of an area; 0.0 where it has none on the map."""
    look = looks.fills.get(kind)
    return look.label if look is not None else 0.0


def sea_under(theme: Theme, area: QRectF) -> QRadialGradient:
    """The sea below a map of some extent."""
    reach = max(area.width(), area.height()) * _REACH
    sea = QRadialGradient(area.center(), max(reach, 1.0))
    sea.setColorAt(0.0, theme.colour("sea_near"))
    sea.setColorAt(0.6, theme.colour("sea_near"))
    sea.setColorAt(1.0, theme.colour("sea_far"))
    return sea
