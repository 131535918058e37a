"""Attributes of spaces, edges and corners of a board of hexes: how they are drawn and hit.

An attribute is told by the first letters of its key and by the shape of what carries it:
a bar on an edge, a diamond on a corner, a tag on a space.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen, QPolygonF

from engine.boards import lattice
from engine.boards.attributes import Site, canonical
from engine.boards.lattice import EDGES, Hex, Orientation
from workbench.look.theme import Theme

SITES_FROM: Final = 12.0  # pixels per hex from which sites are drawn
LETTERS_FROM: Final = 40.0
_LETTERS: Final = 2  # of a key that stand on the board


def nearest_site(point: QPointF, where: str, key: str, orientation: Orientation) -> Site:
    """The edge or vertex nearest to a point in board units, as its canonical site.

    It always finds one, so the target is as large as the room between sites.
    """
    axial = lattice.hex_at((point.x(), point.y()), orientation)
    part = min(
        range(EDGES),
        key=lambda number: _gap(place_of((where, axial, number, key), orientation), point),
    )
    return canonical((where, axial, part, key), orientation)


def place_of(site: Site, orientation: Orientation) -> QPointF:
    """Middle of a site in board units."""
    where, axial, part, _ = site
    middle = lattice.centre(axial, orientation)
    if where == "edge":
        return QPointF(*lattice.edge_midpoint(middle, part, orientation))
    if where == "vertex":
        return QPointF(*lattice.corners(middle, orientation)[part])
    return QPointF(*middle)


def ends_of(axial: Hex, edge: int, orientation: Orientation) -> tuple[QPointF, QPointF]:
    """The two corners of an edge in board units."""
    points = lattice.corners(lattice.centre(axial, orientation), orientation)
    return QPointF(*points[edge]), QPointF(*points[(edge + 1) % EDGES])


def paint_sites(
    painter: QPainter,
    theme: Theme,
    sites: Iterable[Site],
    orientation: Orientation,
    scale: float = LETTERS_FROM,
) -> None:
    """Draw what edges, corners and spaces carry; board units, hex (0, 0) about (0, 0).

    Args:
        scale: Pixels per hex, by which details are left out.
    """
    if scale < SITES_FROM:
        return
    for site in sites:
        if site[0] == "edge":
            _paint_bar(painter, theme, site, orientation)
        at = place_of(site, orientation)
        if site[0] == "vertex":
            _paint_diamond(painter, theme, at, 0.15)
        if scale >= LETTERS_FROM:
            drop = QPointF(0.0, -0.3) if site[0] == "space" else QPointF()
            _paint_letters(painter, theme, at + drop, site[3][:_LETTERS])


def _gap(place: QPointF, point: QPointF) -> float:
    away = place - point
    return away.x() * away.x() + away.y() * away.y()


def _paint_bar(painter: QPainter, theme: Theme, site: Site, orientation: Orientation) -> None:
    start, end = ends_of(site[1], site[2], orientation)
    inner = (end - start) * 0.12
    for token, width in (("paper", 0.16), ("ink", 0.1)):
        pen = QPen(theme.colour(token), width, c=Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(start + inner, end - inner)


def _paint_diamond(painter: QPainter, theme: Theme, at: QPointF, radius: float) -> None:
    painter.setPen(QPen(theme.colour("paper"), 0.05))
    painter.setBrush(theme.colour("ink"))
    steps = ((0.0, -radius), (radius, 0.0), (0.0, radius), (-radius, 0.0))
    painter.drawPolygon(QPolygonF([at + QPointF(*step) for step in steps]))
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _paint_letters(painter: QPainter, theme: Theme, at: QPointF, letters: str) -> None:
    painter.save()
    painter.translate(at)
    painter.setPen(QPen(theme.colour("ink"), 0.02))
    painter.setBrush(theme.colour("paper"))
    painter.drawRoundedRect(QRectF(-0.14, -0.09, 0.28, 0.18), 0.05, 0.05)
    painter.scale(0.01, 0.01)
    font = QFont(painter.font())
    font.setPixelSize(14)  # hundredths of a hex
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(theme.colour("ink"))
    painter.drawText(QRectF(-14, -9, 28, 18), Qt.AlignmentFlag.AlignCenter, letters)
    painter.restore()
