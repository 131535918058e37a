"""The drawing of the score graph: a line per seat over the moves of a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from engine.picture import SeatStyle
from workbench.language.counts import percent
from workbench.look.marks import fill_hatched, paint_badge, stroke_dashed
from workbench.look.theme import LIGHT, Theme
from workbench.play.timeline.scrub import Scrub
from workbench.play.timeline.signs import paint_signs

_DASHES: Final = {"solid": (), "stripes": (6, 3), "dots": (1.2, 2.4), "cross": (7, 2.5, 1.2, 2.5)}
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_HIGH: Final = 9  # lines of text that the graph would like to be high


@dataclass(frozen=True)
class Curve:
    """One line of the graph.

    Attributes:
        seat: Whose line it is.
        points: Place in the line -> (value, low, high); low and high are the value itself
            where it is certain.
        pale: Drawn thinner, as a second line of the same seat.
    """

    seat: int
    points: Mapping[int, tuple[float, float, float]]
    pale: bool = False


class Plot(Scrub):
    """Curves over the places of a line, with the place in sight; a click asks for another."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self._styles: tuple[SeatStyle, ...] = ()
        self._curves: Sequence[Curve] = ()
        self._signs: Mapping[int, str] = {}
        self._last = 0
        self._share = False
        self._range = (0.0, 10.0)
        self._frame = (0.0, 0.0, 1.0, 1.0)  # left, foot, pixels per place and per unit
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Graph of scores"))

    def show_curves(
        self, curves: Sequence[Curve], last: int, signs: Mapping[int, str], *, share: bool
    ) -> None:
        """Draw other curves.

        Args:
            last: The last place of the line.
            signs: Place -> sign of a blunder.
            share: Whether values are shares from 0 to 1, shown as per cent.
        """
        self._curves, self._last, self._signs, self._share = curves, last, signs, share
        values = [value for curve in curves for point in curve.points.values() for value in point]
        low, high = min([0.0, *values]), max([1.0 if share else 10.0, *values])
        self._range = (low, high if share else high * 1.05)
        self._redraw()

    def show_place(self, place: int) -> None:
        """Mark the place in sight."""
        self._place = min(max(place, 0), self._last)
        self.setAccessibleDescription(self.said(self._place))
        self.update()

    def set_styles(self, styles: tuple[SeatStyle, ...]) -> None:
        """Looks of the seats."""
        self._styles = styles
        self._redraw()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        self._redraw()

    def said(self, place: int) -> str:
        """The values at a place in words."""
        parts = [self.tr("Move {}").format(place)]
        for curve in self._curves:
            point = curve.points.get(place)
            if point is not None and curve.seat < len(self._styles):
                title = self._styles[curve.seat].title
                parts.append(f"{title} {self._value(point, pale=curve.pale)}")
        if place in self._signs:
            parts.append(self._signs[place])
        return " · ".join(parts)

    def place_at(self, x: float) -> int:
        """The place nearest to a point."""
        area = self._area()
        share = (x - area.left()) / max(1.0, area.width())
        return min(max(round(share * self._last), 0), self._last)

    # Qt.

    def sizeHint(self) -> QSize:
        """Wide and low."""
        line = self.fontMetrics().height()
        return QSize(line * 20, line * _HIGH)

    def minimumSizeHint(self) -> QSize:
        """Still to be read."""
        line = self.fontMetrics().height()
        return QSize(line * 10, line * 5)

    def event(self, event: QEvent) -> bool:
        """Tooltips; arrow keys belong to the graph while it has the keyboard."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.said(self.place_at(event.pos().x())), self)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows, Home and End go along the line."""
        key = Qt.Key(event.key())
        if key in _STEPS:
            self.wanted.emit(min(max(self._place + _STEPS[key], 0), self._last))
        elif key == Qt.Key.Key_Home:
            self.wanted.emit(0)
        elif key == Qt.Key.Key_End:
            self.wanted.emit(self._last)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground from memory, the place in sight anew."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.drawPixmap(0, 0, self._drawn())
            self._paint_place(painter, self._area())
            if self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(self._theme.colour("focus"), 2))
                painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))

    # Inside.

    def _redraw(self) -> None:
        self._ground = None
        self.update()

    def _paint_ground(self, painter: QPainter) -> None:
        """Scale, bands, curves and signs."""
        area, (low, high) = self._area(), self._range
        across, up = area.width() / max(1, self._last), area.height() / max(1e-9, high - low)
        self._frame = (area.left(), area.bottom() + up * low, across, up)
        painter.fillRect(self.rect(), self._theme.colour("surface"))
        self._paint_scale(painter, area)
        for curve in self._curves:
            self._paint_band(painter, curve)
        for curve in self._curves:
            self._paint_curve(painter, curve)
        self._paint_names(painter, area)
        self._paint_signs(painter, area)

    def _area(self) -> QRectF:
        metrics = QFontMetricsF(self.font())
        left = metrics.horizontalAdvance("100%") + 10
        right = metrics.height() * 2.2
        top, foot = metrics.height() * 0.8, metrics.height() * 1.4
        whole = QRectF(self.rect())
        return whole.adjusted(left, top, -right, -foot)

    def _at(self, place: float, value: float) -> QPointF:
        left, foot, across, up = self._frame
        return QPointF(left + across * place, foot - up * value)

    def _value(self, point: tuple[float, float, float], *, pale: bool) -> str:
        value, *_ = point
        if self._share:
            return self.tr("{} ({} to {})").format(*map(percent, point))
        return f"→ {value:.0f}" if pale else f"{value:.0f}"

    def _paint_scale(self, painter: QPainter, area: QRectF) -> None:
        low, high = self._range
        step = 0.25 if self._share else _round_step(high - low)
        number = int(low // step)
        muted, border = self._theme.colour("muted"), self._theme.colour("border")
        height = painter.fontMetrics().height()
        while number * step <= high:
            value = number * step
            number += 1
            if value < low:
                continue
            y = self._at(0, value).y()
            painter.setPen(QPen(border, 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(muted)
            said = percent(value) if self._share else f"{value:g}"
            field = QRectF(0, y - height / 2, area.left() - 6, height)
            painter.drawText(field, Qt.AlignmentFlag.AlignRight, said)
        foot = QRectF(area.left(), area.bottom() + 4, area.width(), height)
        painter.drawText(foot, Qt.AlignmentFlag.AlignLeft, "0")
        painter.drawText(foot, Qt.AlignmentFlag.AlignRight, str(self._last))
        painter.drawText(foot, Qt.AlignmentFlag.AlignHCenter, self.tr("Moves"))

    def _paint_band(self, painter: QPainter, curve: Curve) -> None:
        """The interval as an area in the seat's colour and hatch."""
        places = sorted(curve.points)
        if len(places) < 2 or curve.seat >= len(self._styles) or not self._share:
            return
        upper = [self._at(place, curve.points[place][2]) for place in places]
        lower = [self._at(place, curve.points[place][1]) for place in places]
        path = QPainterPath(upper[0])
        for point in (*upper[1:], *reversed(lower)):
            path.lineTo(point)
        path.closeSubpath()
        painter.setOpacity(0.45)
        fill_hatched(painter, path, self._styles[curve.seat], 7.0, 0.5)
        painter.setOpacity(1.0)

    def _paint_curve(self, painter: QPainter, curve: Curve) -> None:
        """A line with the dashes of the seat's hatch, and its shape now and then."""
        if curve.seat >= len(self._styles) or not curve.points:
            return
        style = self._styles[curve.seat]
        points = [self._at(place, curve.points[place][0]) for place in _turns(curve, self._share)]
        path = QPainterPath(points[0])
        for before, point in pairwise(points):
            if not self._share:
                path.lineTo(point.x(), before.y())  # scores jump, chances glide
            path.lineTo(point)
        halo = QPen(self._theme.colour("surface"), 2.0 if curve.pale else 4.0)
        painter.strokePath(path, halo)
        pen = QPen(QColor(style.colour), 1.2 if curve.pale else 2.2)
        dashes = _DASHES.get(style.hatch, ())
        if dashes and not curve.pale:
            pen.setDashPattern(list(dashes))
        if curve.pale:
            pen.setDashPattern([1.0, 3.0])
        stroke_dashed(painter, path, pen)
        if not curve.pale:
            self._paint_shapes(painter, style, points)

    def _paint_shapes(self, painter: QPainter, style: SeatStyle, points: list[QPointF]) -> None:
        edge = self._theme.colour("mark_edge", 0.9)
        far = self.fontMetrics().height() * 5.0
        size = self.fontMetrics().height() * 0.3
        used = -far
        for point in points:
            if point.x() - used >= far:
                paint_badge(painter, style, point, size, edge)
                used = point.x()

    def _paint_names(self, painter: QPainter, area: QRectF) -> None:
        """The seat's mark at the end of its line, kept apart from its neighbours."""
        size = self.fontMetrics().height() * 0.45
        ends = sorted(
            (self._at(max(curve.points), curve.points[max(curve.points)][0]).y(), curve.seat)
            for curve in self._curves
            if curve.points and not curve.pale and curve.seat < len(self._styles)
        )
        edge, apart = self._theme.colour("mark_edge", 0.9), size * 2.1
        places: list[float] = []
        for y, _ in ends:
            places.append(max(y, places[-1] + apart) if places else y)
        over = max(0.0, places[-1] - area.bottom()) if places else 0.0
        for place, (_, seat) in zip(places, ends, strict=True):
            at = QPointF(area.right() + size * 2.2, place - over)
            paint_badge(painter, self._styles[seat], at, size, edge)

    def _paint_signs(self, painter: QPainter, area: QRectF) -> None:
        painter.setPen(self._theme.colour("danger"))
        painter.setFont(self.font())
        places = sorted(self._signs.items())
        signs = [(self._at(place, self._range[0]).x(), sign) for place, sign in places]
        paint_signs(painter, signs, area.top() - 2)

    def _paint_place(self, painter: QPainter, area: QRectF) -> None:
        x = self._at(self._place, self._range[0]).x()
        painter.setPen(QPen(self._theme.colour("text"), 1.6))
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom() + 3))


def _turns(curve: Curve, share: bool) -> list[int]:
    """Places that a curve needs; where scores stay the same, only their first and last."""
    places = sorted(curve.points)
    if share:
        return places
    kept = [
        place
        for before, place in pairwise(places)
        if curve.points[place][0] != curve.points[before][0]
    ]
    return sorted({places[0], *kept, places[-1]})


def _round_step(span: float) -> float:
    """A round distance of the lines of the scale, four to eight of them."""
    for step in (1, 2, 5, 10, 20, 50, 100, 200, 500):
        if span / step <= 8:
            return float(step)
    return span / 5
