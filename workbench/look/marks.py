"""Shapes and hatches of seats: the twins of their colours, in every panel and on the board."""

from __future__ import annotations

from functools import cache, lru_cache
from math import cos, radians, sin, sqrt
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QIcon,
    QImage,
    QPaintEngine,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPixmap,
    QPolygonF,
    QTransform,
)

from engine.picture import SeatStyle

# Radius of a shape relative to a circle that looks equally large, and its first corner.
_CORNERS: Final = {
    "triangle": (3, 1.28, -90),
    "square": (4, 1.2, -45),
    "diamond": (4, 1.24, -90),
    "wedge": (3, 1.28, 90),
}
_DIAGONAL: Final = 1.41  # distance of diagonals along an axis, where 1 is that of the lines
_PERIOD: Final = {
    "dots": 1.0,
    "stripes": _DIAGONAL,
    "cross": _DIAGONAL,
    "slants": _DIAGONAL,
    "bars": 1.0,
    "posts": 1.0,
    "grid": 1.0,
}
_SPIKES: Final = 5
_HOLLOW: Final = 0.46  # of a star's radius to its inner corners
_ARM: Final = 0.4  # half the width of a plus
_DARK_INK: Final = QColor("#201c18")
_LIGHT_INK: Final = QColor("#fffdf8")


def seat_tip(style: SeatStyle) -> str:
    """A seat's name, and its word in files where that is another one."""
    if not style.alias:
        return style.title
    return QCoreApplication.translate("Seat", "{}, “{}” in files").format(style.title, style.alias)


def shape_path(shape: str, centre: QPointF, radius: float) -> QPainterPath:
    """The outline of one of `engine.seat_styles.SHAPES` around a point."""
    path = QPainterPath()
    if shape in {"star", "plus", "bar"}:
        path.addPolygon(QPolygonF([centre + corner * radius for corner in _outline(shape)]))
        path.closeSubpath()
        return path
    if shape not in _CORNERS:
        path.addEllipse(centre, radius, radius)
        return path
    count, size, first = _CORNERS[shape]
    # The middle of a triangle looks too high otherwise, that of a wedge too low.
    drop = {"triangle": radius * 0.16, "wedge": -radius * 0.16}.get(shape, 0.0)
    corners = [
        QPointF(
            centre.x() + radius * size * cos(radians(first + turn * 360 / count)),
            centre.y() + drop + radius * size * sin(radians(first + turn * 360 / count)),
        )
        for turn in range(count)
    ]
    path.addPolygon(QPolygonF(corners))
    path.closeSubpath()
    return path


def _outline(shape: str) -> list[QPointF]:
    """Corners of a star, a plus or a lying bar of radius 1."""
    if shape == "bar":
        return [QPointF(x, y) for x, y in ((-1.15, -0.5), (1.15, -0.5), (1.15, 0.5), (-1.15, 0.5))]
    if shape == "plus":
        arm, end = _ARM, 1.1
        quarter = [(arm, -end), (arm, -arm), (end, -arm)]
        corners = [*quarter]
        for _ in range(3):
            quarter = [(-y, x) for x, y in quarter]
            corners += quarter
        return [QPointF(x, y) for x, y in corners]
    corners = []
    for turn in range(2 * _SPIKES):
        far = 1.3 if turn % 2 == 0 else 1.3 * _HOLLOW
        angle = radians(-90 + turn * 180 / _SPIKES)
        corners.append((far * cos(angle), far * sin(angle)))
    return [QPointF(x, y) for x, y in corners]


def luminance(colour: QColor) -> float:
    """Relative luminance from 0 to 1.

    Source:
        WCAG 2.2, definition of relative luminance.
    """
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: QColor, second: QColor) -> float:
    """Contrast ratio of two colours, from 1 to 21.

    Source:
        WCAG 2.2, definition of contrast ratio.
    """
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


def ink_on(colour: QColor) -> QColor:
    """Dark or light, whichever reads better on a colour."""
    return QColor(_DARK_INK if _wants_dark(colour.rgb()) else _LIGHT_INK)


def mixed(base: QColor, tint: QColor, part: float) -> QColor:
    """A colour between two, nearer to the second the greater the part."""
    pairs = zip(base.getRgbF()[:3], tint.getRgbF()[:3], strict=True)  # type: ignore[index]
    return QColor.fromRgbF(*(first + (second - first) * part for first, second in pairs))


@cache
def _wants_dark(colour: int) -> bool:
    return contrast(QColor(colour), _DARK_INK) >= contrast(QColor(colour), _LIGHT_INK)


def hatch_ink(colour: QColor) -> QColor:
    """A tone for the hatch on a seat's colour: visible, but quieter than a mark."""
    found = ink_on(colour)
    found.setAlphaF(0.34)
    return found


def hatch_path(hatch: str, area: QRectF, step: float) -> QPainterPath:
    """Lines or dots that cover an area; anchored at (0, 0), so that neighbours join.

    Args:
        hatch: One of `engine.seat_styles.HATCHES`; "solid" is nothing.
        step: Distance between lines, in the units of `area`.
    """
    path = QPainterPath()
    if hatch == "dots":
        _add_dots(path, area, step)
    if hatch in {"stripes", "cross"}:
        _add_diagonals(path, area, step * _DIAGONAL, rising=True)
    if hatch in {"cross", "slants"}:
        _add_diagonals(path, area, step * _DIAGONAL, rising=False)
    if hatch in {"bars", "grid"}:
        for line in range(int(area.top() // step), int(area.bottom() // step) + 1):
            path.moveTo(area.left(), line * step)
            path.lineTo(area.right(), line * step)
    if hatch in {"posts", "grid"}:
        for line in range(int(area.left() // step), int(area.right() // step) + 1):
            path.moveTo(line * step, area.top())
            path.lineTo(line * step, area.bottom())
    return path


def _add_dots(path: QPainterPath, area: QRectF, step: float) -> None:
    row = int(area.top() // step)
    while row * step <= area.bottom():
        shift = step / 2 if row % 2 else 0.0
        column = int(area.left() // step)
        while column * step + shift <= area.right():
            path.addEllipse(QPointF(column * step + shift, row * step), step * 0.16, step * 0.16)
            column += 1
        row += 1


def _add_diagonals(path: QPainterPath, area: QRectF, step: float, *, rising: bool) -> None:
    slope = -1.0 if rising else 1.0
    ends = [y - slope * x for x in (area.left(), area.right()) for y in (area.top(), area.bottom())]
    line = int(min(ends) // step)
    while line * step <= max(ends):
        at = line * step
        path.moveTo(area.left(), at + slope * area.left())
        path.lineTo(area.right(), at + slope * area.right())
        line += 1


def fill_hatched(
    painter: QPainter, path: QPainterPath, style: SeatStyle, step: float, opacity: float = 1.0
) -> None:
    """Fill a path with a seat's colour and hatch.

    Args:
        step: Distance between hatch lines in the painter's units.
        opacity: Of the colour; the hatch stays a little stronger.
    """
    colour = QColor(style.colour)
    colour.setAlphaF(opacity)
    painter.fillPath(path, colour)
    paint_hatch(painter, path, style, step)


def paint_hatch(painter: QPainter, path: QPainterPath, style: SeatStyle, step: float) -> None:
    """Lay a seat's hatch over a path.

    Args:
        step: Distance between hatch lines in the painter's units.
    """
    ink = hatch_ink(QColor(style.colour))
    if style.hatch == "solid":
        return
    kind = painter.paintEngine().type()
    if kind == QPaintEngine.Type.Raster:
        painter.fillPath(path, _tiled(style.hatch, ink, step, painter.deviceTransform()))
        return
    marks = hatch_path(style.hatch, path.boundingRect(), step)
    if kind == QPaintEngine.Type.SVG:
        _fill_cut(painter, path, marks, style.hatch, QPen(ink, step * 0.2))
        return
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    if style.hatch == "dots":
        painter.fillPath(marks, ink)
    else:
        painter.strokePath(marks, QPen(ink, step * 0.2))
    painter.restore()


def _tiled(hatch: str, ink: QColor, step: float, device: QTransform) -> QBrush:
    """A hatch as a brush of whole pixels: on a screen a hundred times faster than its path."""
    scale = sqrt(abs(device.determinant())) or 1.0
    brush = QBrush(_tile(hatch, ink.rgba(), max(2, round(step * _PERIOD[hatch] * scale))))
    brush.setTransform(QTransform.fromScale(1 / scale, 1 / scale))
    return brush


@lru_cache(maxsize=256)
def _tile(hatch: str, ink: int, period: int) -> QImage:
    """One period of a hatch.

    Args:
        ink: With its opacity, as `QColor.rgba` gives it.
        period: Pixels after which the hatch begins again from left to right.
    """
    area = QRectF(0, 0, period, period * (2 if hatch == "dots" else 1))
    step = period / _PERIOD[hatch]
    tile = QImage(area.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(Qt.GlobalColor.transparent)
    marks = hatch_path(hatch, area.adjusted(-step, -step, step, step), step)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if hatch == "dots":
        painter.fillPath(marks, QColor.fromRgba(ink))
    else:
        painter.strokePath(marks, QPen(QColor.fromRgba(ink), step * 0.2))
    painter.end()
    return tile


def _fill_cut(
    painter: QPainter, path: QPainterPath, marks: QPainterPath, hatch: str, pen: QPen
) -> None:
    """A hatch inside a path, cut as paths: the SVG files that Qt writes know no clipping."""
    if hatch != "dots":
        marks = QPainterPathStroker(pen).createStroke(marks)
    painter.fillPath(marks.intersected(path), pen.color())


def stroke_dashed(painter: QPainter, path: QPainterPath, pen: QPen) -> None:
    """Stroke a path with a pattern of dashes, whatever is painted on.

    WORKAROUND QSvgPaintEngine of Qt 6 takes dashes as multiples of the pen's width in whole
    units, which is 0 for the fine pens of a board; there the dashes become outlines.
    """
    if painter.paintEngine().type() != QPaintEngine.Type.SVG:
        painter.strokePath(path, pen)
        return
    stroker = QPainterPathStroker(pen)
    stroker.setCurveThreshold(pen.widthF() * 0.02)
    painter.fillPath(stroker.createStroke(path), pen.color())


def paint_badge(
    painter: QPainter, style: SeatStyle, centre: QPointF, radius: float, edge: QColor
) -> None:
    """A seat's mark: its shape in its colour, with an outline."""
    path = shape_path(style.shape, centre, radius * 0.82)
    painter.setPen(QPen(edge, max(1.0, radius * 0.16), j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(QColor(style.colour))
    painter.drawPath(path)


def badge_icon(style: SeatStyle, edge: QColor) -> QIcon:
    """A seat's mark as an icon for lists and tables."""
    icon = QIcon()
    for size in (16, 32, 48):
        pixmap = QPixmap(QSize(size, size))
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_badge(painter, style, QPointF(size / 2, size / 2), size * 0.42, edge)
        painter.end()
        icon.addPixmap(pixmap)
    return icon
