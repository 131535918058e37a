"""What charts are painted with: marks, whiskers, curves and areas in pixels."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from engine.picture import SeatStyle
from workbench.charts.appearance import Appearance, Series
from workbench.charts.item import Place
from workbench.look.marks import fill_hatched, shape_path

_HATCH: Final = 6.0  # pixels between the lines of a hatch
RIM: Final = 1.4  # pixels by which the rim of a curve is wider
_CAP: Final = 4.0  # pixels from a whisker to the end of its cap


def paint_mark(
    painter: QPainter, series: Series, at: QPointF, radius: float, look: Appearance
) -> None:
    """A series' mark with an outline; hollow where its run lies over another one."""
    path, edge = _shape(series.style.shape, radius).translated(at), look.theme.colour("mark_edge")
    if series.hollow:
        painter.setBrush(look.theme.colour("surface"))
        if look.rimmed(series.colour):
            painter.setPen(QPen(edge, look.px(3.6), j=Qt.PenJoinStyle.RoundJoin))
            painter.drawPath(path)
        painter.setPen(QPen(series.colour, look.px(2.0), j=Qt.PenJoinStyle.RoundJoin))
    else:
        painter.setBrush(series.colour)
        painter.setPen(QPen(edge, look.px(1.2), j=Qt.PenJoinStyle.RoundJoin))
    painter.drawPath(path)


@lru_cache(maxsize=64)
def _shape(shape: str, radius: float) -> QPainterPath:
    return shape_path(shape, QPointF(), radius)


def paint_whisker(
    painter: QPainter, place: Place, interval: tuple[float, float], y: float, pen: QPen
) -> None:
    """An interval as a level line with caps; an end beyond the chart has none.

    Args:
        interval: Its ends in figures; infinite where they are not known.
        y: In pixels.
    """
    if any(np.isnan(interval)):
        return
    painter.setPen(pen)
    low, high = (place.within(end) for end in interval)
    painter.drawLine(QPointF(low, y), QPointF(high, y))
    cap = _CAP * max(pen.widthF() / 2, 1.0)
    for end, x in zip(interval, (low, high), strict=True):
        if np.isfinite(end):
            painter.drawLine(QPointF(x, y - cap), QPointF(x, y + cap))


def dashed(colour: QColor, width: float, dash: Sequence[float] = ()) -> QPen:
    """A pen for curves."""
    pen = QPen(colour, width, c=Qt.PenCapStyle.FlatCap, j=Qt.PenJoinStyle.BevelJoin)
    if dash:
        pen.setDashPattern(list(dash))
    return pen


def paint_upright(painter: QPainter, place: Place, x: float, pen: QPen) -> None:
    """A line from top to bottom at a value."""
    painter.setPen(pen)
    at = place.x(x)
    painter.drawLine(QPointF(at, place.area.top()), QPointF(at, place.area.bottom()))


def paint_level(painter: QPainter, place: Place, y: float, pen: QPen) -> None:
    """A line from left to right at a value."""
    painter.setPen(pen)
    at = place.y(y)
    painter.drawLine(QPointF(place.area.left(), at), QPointF(place.area.right(), at))


def paint_curve(painter: QPainter, xs: NDArray[Any], ys: NDArray[Any], pen: QPen) -> None:
    """A curve through points in pixels, broken where one is not finite.

    Qt takes ten times as long for a path as for its lines one by one, which have no dashes.
    """
    if pen.style() == Qt.PenStyle.CustomDashLine:
        painter.strokePath(pg.arrayToQPath(xs, ys, connect="finite"), pen)
        return
    known = np.isfinite(xs) & np.isfinite(ys)
    joined = known[:-1] & known[1:]
    ends = np.column_stack([xs[:-1], ys[:-1], xs[1:], ys[1:]])[joined]
    pen.setCapStyle(Qt.PenCapStyle.SquareCap)
    painter.setPen(pen)
    painter.drawLines([QLineF(*each) for each in ends.tolist()])


def fill_between(
    painter: QPainter,
    xs: NDArray[Any],
    sides: tuple[NDArray[Any], NDArray[Any]],
    colour: QColor,
) -> None:
    """Fill the area between two curves in pixels.

    Its edges are not smoothed, which nobody sees of a pale area, and is six times as fast.
    """
    low, high = sides
    path = pg.arrayToQPath(np.concatenate([xs, xs[::-1]]), np.concatenate([high, low[::-1]]))
    path.closeSubpath()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.fillPath(path, colour)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def fill_area(painter: QPainter, area: QPainterPath, style: SeatStyle, look: Appearance) -> None:
    """An area in a series' colour and hatch, with an outline."""
    fill_hatched(painter, area, style, look.px(_HATCH), 0.85)
    painter.strokePath(area, QPen(look.theme.colour("text", 0.55), 1.0))


def rectangle(left: float, right: float, top: float, bottom: float) -> QPainterPath:
    """A rectangle as a path, whichever side of another its sides are."""
    path = QPainterPath()
    path.addRect(QRectF(QPointF(left, top), QPointF(right, bottom)).normalized())
    return path
