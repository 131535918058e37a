"""How a space of a kind is painted: the colour of its ground, and what stands on it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from engine.looks import Looks, Ring
from workbench.look.inks import ink
from workbench.look.stamps import paint_stamp
from workbench.look.theme import Theme
from workbench.scene.scenery import Kind, Spot
from workbench.scene.things import shrunk

_BROAD: Final = (0.8, 0.2)  # inset and width of the one ring of a small space
_LARGE: Final = 0.9  # of a stamp on a small space
_SIGN: Final = 0.29  # radius of the disc of a sign
_JOIN: Final = Qt.PenJoinStyle.RoundJoin


def ground_colour(theme: Theme, tone: str, kind: Kind) -> QColor:
    """A tone of land with the tint of a kind laid over it."""
    land, tint = theme.colour(tone), ink(kind.fill.tint, theme, None)
    if tint is None:
        return land
    share, rest = kind.fill.strength, 1.0 - kind.fill.strength
    return QColor.fromRgbF(
        land.redF() * rest + tint.redF() * share,
        land.greenF() * rest + tint.greenF() * share,
        land.blueF() * rest + tint.blueF() * share,
    )


def paint_kind(
    painter: QPainter,
    theme: Theme,
    looks: Looks,
    kind: Kind,
    outline: QPainterPath,
    *,
    small: bool = False,
) -> None:
    """What stands on a space of a kind: its rim, rings, a stamp, or its sign.

    Args:
        small: Whether only few pixels show it: one broad ring, and a stamp as large as fits.
    """
    middle = outline.boundingRect().center()
    rings = rings_of(kind, outline)
    if small and rings:
        rings = [(replace(rings[0][0], width=_BROAD[1]), shrunk(outline, middle, _BROAD[0]))]
    for ring, path in rings:
        colour = ink(ring.colour, theme, None)
        if colour is not None:
            painter.strokePath(path, QPen(colour, ring.width, j=_JOIN))
    if kind.fill.stamp:
        stamp = looks.stamps[kind.fill.stamp]
        if small:
            stamp = replace(stamp, size=max(stamp.size, _LARGE))
        paint_stamp(painter, stamp, theme, None, middle)
    if kind.sign:
        paint_sign(painter, theme, middle, kind.sign, small=bool(kind.fill.stamp))


def rings_of(kind: Kind, outline: QPainterPath) -> list[tuple[Ring, QPainterPath]]:
    """The rings of a kind, and where each runs within an outline; its rim runs along it."""
    middle, rim = outline.boundingRect().center(), kind.fill.rim
    found = [(ring, shrunk(outline, middle, ring.inset)) for ring in kind.fill.rings]
    return found if rim is None else [*found, (Ring(1.0, rim.width, rim.colour), outline)]


def paint_sign(
    painter: QPainter, theme: Theme, middle: QPointF, sign: str, *, small: bool = False
) -> None:
    """The symbol of a kind on a disc; below a stamp or in the middle of the space."""
    painter.save()
    painter.translate(middle.x(), middle.y() + (0.32 if small else 0.0))
    radius = 0.17 if small else _SIGN
    painter.setPen(QPen(theme.colour("ink"), 0.035))
    painter.setBrush(theme.colour("paper"))
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    painter.scale(radius / 10, radius / 10)
    font = QFont(painter.font())
    font.setPixelSize(14)  # a tenth of the disc's radius, not of the screen
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(theme.colour("ink"))
    painter.drawText(QRectF(-10, -10, 20, 20), Qt.AlignmentFlag.AlignCenter, sign)
    painter.restore()


def paint_name(painter: QPainter, theme: Theme, spot: Spot) -> None:
    """The name of a space, low on it."""
    font = QFont()
    font.setPixelSize(16)
    painter.save()
    painter.setFont(font)
    painter.setPen(theme.colour("board_text"))
    painter.translate(spot.centre[0], spot.centre[1] + 0.3)
    painter.scale(0.01, 0.01)
    painter.drawText(QRectF(-50, -12, 100, 24), Qt.AlignmentFlag.AlignCenter, spot.name)
    painter.restore()
