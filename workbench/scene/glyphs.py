"""Houses, temples, markets and roads: how each glyph of a Picture is painted.

All lengths are board units; 1 is the width of a hex.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from engine.picture import SeatStyle, Token
from workbench.look.marks import fill_hatched, hatch_ink, ink_on, shape_path, stroke_dashed
from workbench.look.theme import Theme

HATCH_STEP: Final = 0.13
_ROUND: Final = Qt.PenCapStyle.RoundCap
_FLAT: Final = Qt.PenCapStyle.FlatCap
_JOIN: Final = Qt.PenJoinStyle.RoundJoin
_CASING: Final = 0.235
_BODY: Final = 0.165


def _polygon(*points: tuple[float, float]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(*point) for point in points]))
    path.closeSubpath()
    return path


def paint_house(painter: QPainter, theme: Theme, centre: QPointF, size: float) -> None:
    """A small house with a gable; `size` is half of its width."""
    painter.save()
    painter.translate(centre)
    painter.scale(size, size)
    pen = QPen(theme.colour("ink"), 0.11, j=_JOIN)
    painter.setPen(pen)
    painter.setBrush(theme.colour("paper"))
    painter.drawRect(QRectF(-0.68, -0.12, 1.36, 0.92))
    painter.setBrush(theme.colour("roof"))
    painter.drawPath(_polygon((-0.98, -0.1), (0, -0.9), (0.98, -0.1)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("ink", 0.8))
    painter.drawRect(QRectF(-0.17, 0.26, 0.34, 0.54))
    painter.restore()


def paint_temple(painter: QPainter, theme: Theme, token: Token, style: SeatStyle | None) -> None:
    """A temple seen from above its front: the tip of its roof points at what it faces.

    Its roof takes the colour, hatch and shape of the seat that holds it; a temple that
    nobody holds is all marble and stands upright.
    """
    painter.save()
    painter.translate(QPointF(*token.at))
    painter.setPen(QPen(theme.colour("ink"), 0.035))
    painter.setBrush(theme.colour("marble"))
    painter.drawEllipse(QPointF(0, 0), 0.4, 0.4)
    painter.rotate(token.angle + 90 if token.turned else 0.0)
    painter.setPen(QPen(theme.colour("ink"), 0.03, j=_JOIN))
    painter.setBrush(theme.colour("marble_shade"))
    painter.drawRect(QRectF(-0.26, 0.2, 0.52, 0.075))
    painter.setBrush(theme.colour("marble"))
    for left in (-0.21, -0.045, 0.12):
        painter.drawRect(QRectF(left, 0.0, 0.09, 0.2))
    roof = _polygon((-0.31, 0.0), (0.0, -0.34), (0.31, 0.0))
    if style is None:
        painter.fillPath(roof, theme.colour("marble_shade"))
    else:
        fill_hatched(painter, roof, style, HATCH_STEP * 0.8)
    painter.strokePath(roof, QPen(theme.colour("ink"), 0.035, j=_JOIN))
    if style is not None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink_on(QColor(style.colour)))
        painter.drawPath(shape_path(style.shape, QPointF(0, -0.11), 0.07))
    painter.restore()


def paint_tile(
    painter: QPainter,
    theme: Theme,
    outline: QPainterPath,
    walls: tuple[bool, ...],
    style: SeatStyle,
) -> None:
    """A filled space; walls stand only where no tile of the same seat goes on.

    Args:
        outline: Of the space.
        walls: For each side of the outline, whether the filled area ends there.
    """
    fill_hatched(painter, outline, style, HATCH_STEP)
    corners = [outline.elementAt(index) for index in range(len(walls))]
    points = [QPointF(corner.x, corner.y) for corner in corners]
    colour = QColor(style.colour)
    seam = QPen(hatch_ink(colour), 0.02)
    wall = QPen(theme.colour("ink"), 0.075, c=_ROUND)
    for closed, pen in ((False, seam), (True, wall)):
        painter.setPen(pen)
        for side, is_wall in enumerate(walls):
            if is_wall == closed:
                painter.drawLine(points[side], points[(side + 1) % len(points)])
    painter.setPen(QPen(theme.colour("ink"), 0.025, j=_JOIN))
    painter.setBrush(theme.colour("paper"))
    painter.drawPath(shape_path(style.shape, outline.boundingRect().center(), 0.13))


def road_path(token: Token) -> QPainterPath:
    """The middle line of a road, straight or bent through its control point."""
    points = [QPointF(*point) for point in token.path]
    path = QPainterPath(points[0])
    if token.curved and len(points) >= 3:
        path.quadTo(points[1], points[-1])
    else:
        for point in points[1:]:
            path.lineTo(point)
    return path


def paint_road(painter: QPainter, theme: Theme, token: Token, style: SeatStyle) -> None:
    """A road with a dark casing; the seat's pattern runs along its middle."""
    line = road_path(token)
    colour = QColor(style.colour)
    painter.strokePath(line, QPen(theme.colour("ink"), _CASING, c=_FLAT, j=_JOIN))
    painter.strokePath(line, QPen(colour, _BODY, c=_FLAT, j=_JOIN))
    _paint_road_pattern(painter, line, style)
    middle = line.pointAtPercent(0.5)
    painter.setPen(QPen(theme.colour("ink"), 0.03, j=_JOIN))
    painter.setBrush(colour)
    painter.drawPath(shape_path(style.shape, middle, 0.155))


def _paint_road_pattern(painter: QPainter, line: QPainterPath, style: SeatStyle) -> None:
    ink = ink_on(QColor(style.colour))
    ink.setAlphaF(0.75)
    if style.hatch == "solid":
        return
    if style.hatch == "stripes":  # sleepers across the road
        pen = QPen(ink, _BODY, c=_FLAT)
        pen.setDashPattern([0.22, 0.42])
    elif style.hatch == "dots":
        pen = QPen(ink, 0.062, c=_ROUND)
        pen.setDashPattern([0.01, 2.3])
    else:
        pen = QPen(ink, 0.045, c=_FLAT)
    stroke_dashed(painter, line, pen)
    if style.hatch == "cross":
        across = QPen(ink, _BODY, c=_FLAT)
        across.setDashPattern([0.2, 0.9])
        stroke_dashed(painter, line, across)


def paint_cylinder(painter: QPainter, theme: Theme, token: Token, style: SeatStyle) -> None:
    """An upright market: a short column whose top shows the seat's shape."""
    painter.save()
    painter.translate(QPointF(*token.at))
    radius, flat, height = 0.135, 0.095, 0.13
    colour = QColor(style.colour)
    body = QPainterPath()
    body.addRect(QRectF(-radius, -height / 2, 2 * radius, height))
    foot, top = QPointF(0, height / 2), QPointF(0, -height / 2)
    base = QPainterPath()
    base.addEllipse(foot, radius, flat)
    lid = QPainterPath()
    lid.addEllipse(top, radius, flat)
    for part in (body, base, lid):  # united, their curves would become corners on paper
        painter.strokePath(part, _halo(theme))
    painter.setPen(QPen(theme.colour("ink"), 0.035, j=_JOIN))
    painter.setBrush(_sheen(colour, radius))
    painter.drawPath(body.united(base))
    painter.setBrush(colour.lighter(112))
    painter.drawEllipse(top, radius, flat)
    _paint_flat_mark(painter, style, top)
    painter.restore()


def _halo(theme: Theme) -> QPen:
    """A light rim that lifts a piece off a tile of its own colour."""
    return QPen(theme.colour("paper"), 0.11, j=_JOIN)


def _sheen(colour: QColor, radius: float) -> QLinearGradient:
    """Light from the left on a round body."""
    sheen = QLinearGradient(QPointF(-radius, 0), QPointF(radius, 0))
    sheen.setColorAt(0.0, colour.darker(112))
    sheen.setColorAt(0.3, colour.lighter(108))
    sheen.setColorAt(1.0, colour.darker(150))
    return sheen


def _paint_flat_mark(painter: QPainter, style: SeatStyle, at: QPointF) -> None:
    painter.save()
    painter.translate(at)
    painter.scale(1.0, 0.74)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink_on(QColor(style.colour)))
    painter.drawPath(shape_path(style.shape, QPointF(0, 0), 0.062))
    painter.restore()


def paint_cylinder_lying(painter: QPainter, theme: Theme, token: Token, style: SeatStyle) -> None:
    """A lying market: the same column on its side, its top to the right."""
    painter.save()
    painter.translate(QPointF(*token.at))
    colour = QColor(style.colour)
    painter.rotate(-24)
    body = QPainterPath()
    body.addRoundedRect(QRectF(-0.17, -0.1, 0.29, 0.2), 0.06, 0.1)
    down = QLinearGradient(QPointF(0, -0.1), QPointF(0, 0.1))
    down.setColorAt(0.0, colour.lighter(108))
    down.setColorAt(1.0, colour.darker(150))
    painter.strokePath(body, _halo(theme))
    painter.setPen(QPen(theme.colour("ink"), 0.035, j=_JOIN))
    painter.setBrush(down)
    painter.drawPath(body)
    painter.setBrush(colour.lighter(112))
    painter.drawEllipse(QPointF(0.12, 0), 0.075, 0.1)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink_on(colour))
    painter.drawPath(shape_path(style.shape, QPointF(0.12, 0), 0.042))
    painter.restore()


def paint_piece(painter: QPainter, theme: Theme, token: Token, style: SeatStyle | None) -> None:
    """Anything a game puts on the board that has no glyph of its own: a disc with a mark."""
    colour = QColor(style.colour) if style is not None else theme.colour("marble_shade")
    painter.setPen(QPen(theme.colour("ink"), 0.035))
    painter.setBrush(colour)
    painter.drawEllipse(QPointF(*token.at), 0.24, 0.24)
    if style is not None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink_on(colour))
        painter.drawPath(shape_path(style.shape, QPointF(*token.at), 0.11))
