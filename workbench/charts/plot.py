"""The part of a chart that pyqtgraph paints: axes and the item between them."""

from __future__ import annotations

from math import isclose

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QFont, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from engine.reports.charts import Chart
from workbench.charts.appearance import Appearance, plain_appearance
from workbench.charts.axes import NamesAxis, NumberAxis
from workbench.charts.item import ChartItem, Limits, Spot
from workbench.charts.kinds import ITEMS
from workbench.charts.readout import Readout

Ranges = tuple[tuple[float, float], tuple[float, float]]
_PADDED = 0.42  # part of the width that words beside the figures may have
_RIM = 10  # pixels at the right, for half of the last figure of the axis


class Plot(pg.GraphicsLayoutWidget):  # type: ignore[misc]  # pyqtgraph ships no types
    """One item with its axes. No `PlotWidget`: it builds forms and menus that nobody sees here.

    Attributes:
        item: Draws the present kind of chart; None before the first one.
        shared: Limits and ranges that other charts have as well; None for its own.
        wanted, least: Sizes that layouts are told.

    Signals:
        exposed: It is about to be painted.
        resized: There is more room, or less.
    """

    exposed = Signal()
    resized = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.item: ChartItem | None = None
        self.shared: tuple[Limits, Ranges] | None = None
        self.wanted, self.least = QSize(320, 220), QSize(120, 90)
        self.look: Appearance = plain_appearance()
        self._dressed = False  # whether axes have the colours of `look`
        self.view = self.addViewBox(1, 2, enableMouse=False, enableMenu=False)
        self.names = NamesAxis("left", self.view)
        self.figures = NumberAxis("left", self.view)
        self.heads = NamesAxis("top", self.view)
        self.below = NumberAxis("bottom", self.view)
        for axis, row, column in (
            (self.names, 1, 0), (self.figures, 1, 1), (self.heads, 0, 2), (self.below, 2, 2),
        ):  # fmt: skip
            self.addItem(axis, row, column)
        self.ci.layout.setSpacing(0)
        self.ci.layout.setContentsMargins(2, 2, _RIM, 2)
        self.readout = Readout()
        self.scene().addItem(self.readout)
        self.view.sigResized.connect(self._refit)

    def show_chart(self, chart: Chart, look: Appearance, font: QFont) -> ChartItem:
        """Draw a chart; what is there of its kind is used again.

        Returns:
            What draws it.

        Raises:
            KeyError: Nobody draws this kind of chart.
        """
        kind = ITEMS[type(chart)]
        item = self.item
        if item is None or type(item) is not kind:
            if item is not None:
                self.view.removeItem(item)
            self.item = item = kind()
            self.view.addItem(item)
        self._use_look(look, font)
        item.show_chart(chart, look)
        self._show_axes(item)
        self.fit()
        return item

    def _use_look(self, look: Appearance, font: QFont) -> None:
        if self._dressed and look == self.look and font == self.font():
            return
        self._dressed = True
        self.look = look
        self.setFont(font)
        self.setBackground(look.theme.colour("surface"))
        for axis in (self.names, self.figures, self.heads, self.below):
            axis.use_look(look, font)

    def _show_axes(self, item: ChartItem) -> None:
        names, heads, whole = item.names(), item.heads(), item.whole
        if self.below.whole != whole:
            self.below.whole = whole
            self.below.picture = None  # it would be painted as it was
        for axis, wanted in (
            (self.names, bool(names)),
            (self.figures, not names),
            (self.heads, bool(heads)),
            (self.below, not heads),
        ):
            if axis.isVisible() != wanted:
                axis.show() if wanted else axis.hide()

    def fit(self) -> None:
        """All figures, and the words beside them."""
        item = self.item
        if item is None or item.chart is None:
            return
        self._show_names(item)
        limits, (across, up) = self.shared or (item.limits, self.ranges(item.limits))
        item.use_limits(limits)
        if self.figures.isVisible():
            self.figures.make_room(*up, self.view.height())
        if not _same(self.view.viewRange(), (across, up)):
            self.view.setRange(xRange=across, yRange=up, padding=0)
        item.cover(QRectF(across[0], up[0], across[1] - across[0], up[1] - up[0]))

    def ranges(self, limits: Limits) -> Ranges:
        """What of the axes is in sight, if the chart is to reach so far."""
        if self.item is None:
            return (limits.x, limits.y)
        own, pads = self.item.limits, self.item.pads()
        x, y = own.x if self.item.heads() else limits.x, own.y if limits.rows else limits.y
        across = _padded(x, (pads.left, pads.right), self.view.width())
        return (across, _padded(y, (pads.bottom, pads.top), self.view.height()))

    def _refit(self) -> None:
        self.fit()
        self.resized.emit()

    def _show_names(self, item: ChartItem) -> None:
        names, heads = item.names(), item.heads()
        if names:
            shift = 0.5 if heads else 0.0  # cells stand between whole numbers
            self.names.show_rows(names, self.width(), shift)
        if heads:
            self.heads.show_columns(heads, self.view.width())

    # Marks.

    def at(self, spot: Spot) -> QPointF:
        """Where a mark is, in pixels.

        Raises:
            IndexError: There is no such mark.
        """
        points = self.item.points if self.item is not None else []
        x, y = points[spot[0]][spot[1]]
        return QPointF(self.view.mapViewToScene(QPointF(x, y)))

    def near(self, at: QPointF) -> Spot | None:
        """The mark near a point in pixels; None for none."""
        if self.item is None or not self.view.sceneBoundingRect().contains(at):
            return None
        (left, right), (bottom, top) = self.view.viewRange()
        unit = self.view.width() / (right - left), self.view.height() / (top - bottom)
        return self.item.nearest(self.view.mapSceneToView(at), unit)

    # What Qt asks.

    def sizeHint(self) -> QSize:
        """As the chart wants it; pyqtgraph would say as large as it is."""
        return self.wanted

    def minimumSizeHint(self) -> QSize:
        """Below this nothing can be read."""
        return self.least

    def paintEvent(self, event: QPaintEvent) -> None:
        """Tell that it is in sight, and paint."""
        self.exposed.emit()
        super().paintEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll what lies around."""
        event.ignore()


def _padded(
    ends: tuple[float, float], pads: tuple[float, float], room: float
) -> tuple[float, float]:
    """A range whose ends stand so many pixels from the rim of so much room."""
    low, high = ends
    room = max(room, 1.0)
    most = room * _PADDED
    before, after = (min(pad, most) for pad in pads)
    unit = (high - low) / max(room - before - after, 1.0)
    return (low - before * unit, high + after * unit)


def _same(found: list[list[float]], wanted: tuple[tuple[float, float], ...]) -> bool:
    return all(
        isclose(a, b, rel_tol=1e-12, abs_tol=1e-12)
        for have, want in zip(found, wanted, strict=True)
        for a, b in zip(have, want, strict=True)
    )
