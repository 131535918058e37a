"""Which item draws which kind of chart."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.reports.charts import (
    Chart,
    Columns,
    Intervals,
    Lines,
    Matrix,
    Points,
    Ridges,
    Stacks,
    Tornado,
)
from workbench.charts.column_item import ColumnItem
from workbench.charts.interval_item import IntervalItem
from workbench.charts.item import ChartItem
from workbench.charts.line_item import LineItem
from workbench.charts.matrix_item import MatrixItem
from workbench.charts.point_item import PointItem
from workbench.charts.ridge_item import RidgeItem
from workbench.charts.stack_item import StackItem
from workbench.charts.tornado_item import TornadoItem

ITEMS: Final[Mapping[type[Chart], type[ChartItem]]] = {
    Columns: ColumnItem,
    Intervals: IntervalItem,
    Lines: LineItem,
    Matrix: MatrixItem,
    Points: PointItem,
    Ridges: RidgeItem,
    Stacks: StackItem,
    Tornado: TornadoItem,
}
