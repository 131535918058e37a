"""What every kind of chart is in the window: one item that paints all of it in pixels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import Any, ClassVar, Final

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from engine.reports.charts import Chart
from workbench.charts.appearance import Appearance, Series, plain_appearance

NOWHERE: Final = np.zeros((0, 2))
Spot = tuple[int, int]  # row of marks, and the mark in it


@dataclass(frozen=True)
class Limits:
    """Figures that a chart reaches.

    Attributes:
        x, y: Least and greatest; those of rows are their numbers from the bottom.
        rows: Whether `y` counts rows, which other charts do not share.
        shade: Distance from neutral that has the full shade; 0 where nothing is shaded.
    """

    x: tuple[float, float]
    y: tuple[float, float]
    rows: bool = False
    shade: float = 0.0

    def with_others(self, others: Sequence[Limits]) -> Limits:
        """Limits that also hold those of charts with the same axes."""
        every = [self, *others]
        x = min(each.x[0] for each in every), max(each.x[1] for each in every)
        y = min(each.y[0] for each in every), max(each.y[1] for each in every)
        shade = max(each.shade for each in every)
        return replace(self, x=x, y=self.y if self.rows else y, shade=shade)


@dataclass(frozen=True)
class Pads:
    """Pixels around the figures, for marks and words at the rim."""

    left: float = 12.0
    right: float = 12.0
    top: float = 8.0
    bottom: float = 8.0


@dataclass(frozen=True)
class Place:
    """From figures to pixels.

    Attributes:
        area: Pixels in which the chart is painted.
        across, up: Pixels of a unit, and where 0 is.
    """

    area: QRectF
    across: tuple[float, float]
    up: tuple[float, float]

    def x(self, value: Any) -> Any:
        """Pixels of a value or an array."""
        return value * self.across[0] + self.across[1]

    def y(self, value: Any) -> Any:
        """Pixels of a value or an array."""
        return value * self.up[0] + self.up[1]

    def within(self, value: float) -> float:
        """The pixel of a value across, or the edge that lies nearest; infinite ones too."""
        low, high = self.area.left(), self.area.right()
        return (
            low if value == -inf else high if value == inf else min(max(self.x(value), low), high)
        )

    def at(self, x: float, y: float) -> QPointF:
        """The point of two values."""
        return QPointF(self.x(x), self.y(y))


class ChartItem(pg.GraphicsObject):  # type: ignore[misc]  # pyqtgraph ships no types
    """A chart as pyqtgraph shows it; each kind is a subclass.

    Painted in pixels after mapping, so that hatches, marks and text keep their form.

    Attributes:
        chart: What is drawn.
        look: Colours, styles and text.
        weights: How much a pixel across and up counts when the nearest mark is looked for.
        reach: Weighed pixels beyond which no mark is near.
    """

    weights: ClassVar[tuple[float, float]] = (1.0, 1.0)
    reach: ClassVar[float] = inf

    def __init__(self) -> None:
        super().__init__()
        self.chart: Any = None
        self.look: Appearance = plain_appearance()
        self._area = QRectF()
        self._points: list[NDArray[np.float64]] | None = None
        self._limits: Limits | None = None

    # What a kind says about its chart.

    @property
    def empty(self) -> bool:
        """Whether there is nothing to be seen."""
        return not any(np.isfinite(row).all(axis=1).any() for row in self.points)

    @property
    def across(self) -> str:
        """Title of the axis below."""
        return ""

    @property
    def whole(self) -> bool:
        """Whether the axis below counts, so that nothing stands between two whole numbers."""
        return False

    @property
    def up(self) -> str:
        """Title of the axis at the left; "" where rows have names."""
        return ""

    def find_limits(self) -> Limits:
        """What must be in sight."""
        raise NotImplementedError

    def pads(self) -> Pads:
        """Room for marks and words around it."""
        return Pads()

    def names(self) -> list[tuple[str, Series | None]]:
        """Names of rows from top to bottom, with a badge for some; empty for an axis of figures."""
        return []

    def heads(self) -> list[str]:
        """Names of columns; empty for an axis of figures."""
        return []

    def keys(self) -> list[tuple[str, Series]]:
        """What has to be explained in a legend."""
        return []

    def find_points(self) -> list[NDArray[np.float64]]:
        """Places of marks, row by row; each of shape (marks, 2), not finite where there is none."""
        raise NotImplementedError

    def say(self, row: int, at: int) -> str:
        """What a mark says when it is pointed at."""
        raise NotImplementedError

    def picks(self, row: int, at: int) -> str:
        """The condition on stored games that a mark stands for; "" for none."""
        del row, at
        return ""

    def draw(self, painter: QPainter, place: Place) -> None:
        """Paint it in pixels."""
        raise NotImplementedError

    def adopt(self) -> None:
        """Work out what is the same for every repaint of a chart."""

    def use_limits(self, limits: Limits) -> None:
        """Take limits that charts of the same kind may share, where more than axes follows them."""

    # The same for all.

    def show_chart(self, chart: Chart, look: Appearance) -> None:
        """Draw another state of a chart, or in other colours."""
        self.chart, self.look = chart, look
        self._points = self._limits = None
        self.adopt()
        self.update()

    def cover(self, area: QRectF) -> None:
        """What is in sight, in figures."""
        if area != self._area:
            self.prepareGeometryChange()
            self._area = area

    @property
    def limits(self) -> Limits:
        """See `find_limits`."""
        if self._limits is None:
            self._limits = self.find_limits()
        return self._limits

    @property
    def points(self) -> list[NDArray[np.float64]]:
        """See `find_points`."""
        if self._points is None:
            self._points = self.find_points() if self.chart is not None else []
        return self._points

    def nearest(self, at: QPointF, unit: tuple[float, float]) -> Spot | None:
        """The mark nearest to a point; None if none is near.

        Args:
            at: In figures.
            unit: Pixels of a unit across and up.
        """
        best, found = self.reach, None
        scale = np.array([unit[0] * self.weights[0], unit[1] * self.weights[1]])
        for row, points in enumerate(self.points):
            if not len(points):
                continue
            away = np.hypot(*((points - (at.x(), at.y())) * scale).T)
            away[~np.isfinite(away)] = inf
            nearest = int(away.argmin())
            if away[nearest] < best:
                best, found = float(away[nearest]), (row, nearest)
        return found

    def boundingRect(self) -> QRectF:
        """What is in sight."""
        return self._area

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint the chart."""
        if self.chart is None or self.empty:
            return
        mapped = painter.worldTransform()
        area = mapped.mapRect(self._area)
        painter.resetTransform()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        across, up = (mapped.m11(), mapped.dx()), (mapped.m22(), mapped.dy())
        self.draw(painter, Place(area, across, up))


def spread(values: Sequence[float], least: float = 1.0) -> tuple[float, float]:
    """The least and greatest finite value, apart from each other by something."""
    known = np.asarray(values, np.float64)
    known = known[np.isfinite(known)]
    if not len(known):
        return (0.0, least)
    low, high = float(known.min()), float(known.max())
    if high - low <= abs(high) * 1e-12:
        half = max(abs(high) * 0.1, least / 2)
        return (low - half, high + half)
    return (low, high)
