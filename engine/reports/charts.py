"""What a chart shows, as plain data: drawn as SVG here, live in the window, and written as CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import singledispatch
from math import isfinite
from typing import Final

Cell = str | float | int
PLAIN: Final = "plain"  # a bar that nobody has judged


@dataclass(frozen=True)
class Bar:
    """One value with its interval.

    Attributes:
        label: What it is, such as a seat.
        value, low, high: The value and the ends of its interval.
        style: "good", "bad", "open" or "plain"; the mark's shape tells it too.
        count: Number of games or pairs behind it.
        picks: Condition on the games of `Chart.source` that the mark stands for, as
            `engine.runs.conditions` reads it; "" where it stands for none in particular.
    """

    label: str
    value: float
    low: float
    high: float
    style: str = PLAIN
    count: int = 0
    picks: str = ""


@dataclass(frozen=True)
class Line:
    """One curve with its band.

    Attributes:
        label: What it is.
        xs, ys: Points.
        lows, highs: Ends of the interval at each point; empty without a band.
    """

    label: str
    xs: Sequence[float]
    ys: Sequence[float]
    lows: Sequence[float] = ()
    highs: Sequence[float] = ()


@dataclass(frozen=True)
class Chart:
    """What every chart has.

    Attributes:
        title: What is shown, and of which variant.
        caption: Level of its intervals, number of games, and how to read it.
        source: Run and arm that hold the games of its marks; None where those are not stored.
    """

    title: str
    caption: str
    source: tuple[int, int] | None = field(default=None, kw_only=True)


@dataclass(frozen=True)
class Intervals(Chart):
    """Values with whiskers, one a row, before the band in which all is well.

    Attributes:
        bars: From top to bottom.
        unit: What the values are, with their unit.
        target: Where a line is drawn; None for none.
        band: Half the width of the shaded band around it.
    """

    bars: Sequence[Bar]
    unit: str
    target: float | None = None
    band: float = 0.0


@dataclass(frozen=True)
class Lines(Chart):
    """Curves with bands.

    Attributes:
        lines: The curves.
        across, up: What the axes are, with their units.
        noise: Half-width of a grey band around 0 at each point of the first line; empty for
            none.
        at: Heights at which a dashed line is drawn.
    """

    lines: Sequence[Line]
    across: str
    up: str
    noise: Sequence[float] = ()
    at: Sequence[float] = ()

    @property
    def whole(self) -> bool:
        """Whether the axis across counts, so that nothing stands between two whole numbers."""
        return all(x % 1 == 0 for line in self.lines for x in line.xs)


@dataclass(frozen=True)
class Columns(Chart):
    """A histogram.

    Attributes:
        heights: (Position, height) of each column, from left to right, evenly spaced.
        across, up: What the axes are, with their units.
        picks: Of each column, as `Bar.picks`; empty where columns stand for no games.
    """

    heights: Sequence[tuple[float, float]]
    across: str
    up: str
    picks: Sequence[str] = ()

    @property
    def whole(self) -> bool:
        """As of `Lines`."""
        return all(x % 1 == 0 for x, _ in self.heights)


@dataclass(frozen=True)
class Ridges(Chart):
    """Histograms of several seats above a common axis.

    Attributes:
        names: From top to bottom.
        edges: Of the columns, one more than there are columns, rising.
        heights: Part of a seat's games in each column; shape (names, columns).
        means: Mean of each with its interval.
        unit: What the axis is.
        picks: Of each column of each seat, as `Bar.picks`; empty where they stand for no games.
    """

    names: Sequence[str]
    edges: Sequence[float]
    heights: Sequence[Sequence[float]]
    means: Sequence[Bar]
    unit: str
    picks: Sequence[Sequence[str]] = ()


@dataclass(frozen=True)
class Swing:
    """What moving one parameter down and up does; a row of a tornado.

    Attributes:
        label: The parameter.
        low, high: Change at its lowest and highest value, labelled with that value; None
            where it cannot be moved that way.
    """

    label: str
    low: Bar | None
    high: Bar | None


@dataclass(frozen=True)
class Tornado(Chart):
    """Changes of one figure by parameters, the largest first.

    Attributes:
        swings: From top to bottom.
        unit: What the changes are, with their unit.
    """

    swings: Sequence[Swing]
    unit: str


@dataclass(frozen=True)
class Matrix(Chart):
    """Values of rows against columns.

    Attributes:
        rows, columns: Names.
        cells: By row; None where nothing is known.
        unit: What the values are, with their unit.
        target: Value that is neutral.
    """

    rows: Sequence[str]
    columns: Sequence[str]
    cells: Sequence[Sequence[Bar | None]]
    unit: str
    target: float = 0.0

    @property
    def digits(self) -> int:
        """Decimals that its values need: none where all are counts, one where any is measured."""
        known = (cell for row in self.cells for cell in row if cell is not None)
        return int(
            any(isfinite(one.value) and (one.low != one.high or one.value % 1) for one in known)
        )


@dataclass(frozen=True)
class Point:
    """One thing with two values.

    Attributes:
        label: What it is.
        x, y: Its values.
        marked: Whether it stands out, such as on a Pareto front.
    """

    label: str
    x: float
    y: float
    marked: bool = False


@dataclass(frozen=True)
class Points(Chart):
    """Things by two values.

    Attributes:
        points: All of them.
        across, up: What the axes are, with their units.
        joined: Whether a line goes through those that are marked.
        limit: Where on the axis across a dashed line stands; None for none.
    """

    points: Sequence[Point]
    across: str
    up: str
    joined: bool = False
    limit: float | None = None


@dataclass(frozen=True)
class Stacks(Chart):
    """Parts that make up a whole, one bar a row; parts below 0 lie to the left.

    Attributes:
        names: From top to bottom.
        parts: What the bars are made of.
        values: Shape (names, parts).
        unit: What the values are, with their unit.
    """

    names: Sequence[str]
    parts: Sequence[str]
    values: Sequence[Sequence[float]]
    unit: str


def as_csv(chart: Chart) -> str:
    """The figures of a chart as CSV with a head; what is not known is an empty cell."""
    heads, rows = table(chart)
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(heads)
    writer.writerows([_known(cell) for cell in row] for row in rows)
    return out.getvalue()


def _known(cell: Cell) -> Cell:
    return "" if isinstance(cell, float) and not isfinite(cell) else cell


_BAR: Final = ("value", "low", "high", "n")


def _bar(bar: Bar | None) -> tuple[Cell, ...]:
    return ("", "", "", "") if bar is None else (bar.value, bar.low, bar.high, bar.count)


@singledispatch
def table(chart: Chart) -> tuple[tuple[str, ...], list[tuple[Cell, ...]]]:
    """The figures of a chart: heads and rows.

    Raises:
        TypeError: Nobody knows this kind of chart.
    """
    raise TypeError(type(chart).__name__)


@table.register
def _(chart: Intervals) -> tuple[tuple[str, ...], list[tuple[Cell, ...]]]:
    return ("label", *_BAR), [(bar.label, *_bar(bar)) for bar in chart.bars]


@table.register
def _(chart: Lines) -> tuple[tuple[str, ...], list[tuple[Cell, ...]]]:
    rows: list[tuple[Cell, ...]] = []
    for line in chart.lines:
        lows = line.lows or [float("nan")] * len(line.xs)
        highs = line.highs or [float("nan")] * len(line.xs)
        rows += [
            (line.label, *values) for values in zip(line.xs, line.ys, lows, highs, strict=True)
        ]
    return ("label", chart.across, chart.up, "low", "high"), rows


@table.register
def _(chart: Columns) -> tuple[tuple[str, ...], list[tuple[Cell, ...]]]:
    return (chart.across, chart.up), [tuple(each) for each in chart.heights]


@table.register
def _(chart: Ridges) -> tuple[tuple[str, ...], list[tuple[Cell, ...]]]:
    rows: list[tuple[Cell, ...]] = [
        (name, low, high, height)
        for name, heights in zip(chart.names, chart.heights, strict=True)
        for low, high, height in zip(chart.edges[:-1], chart.edges[1:], heights, strict=True)
    ]
    return ("label", "from", "to", "part of games"), rows


@table.register
def _(chart: Tornado) -> tuple[tuple[str, ...], list[tuple[Cell, ...]]]:
    rows: list[tuple[Cell, ...]] = [
        (swing.label, bar.label, *_bar(bar))
        for swing in chart.swings
        for bar in (swing.low, swing.high)
        if bar is not None
    ]
    return ("parameter", "set to", *_BAR), rows


@table.register
def _(chart: Matrix) -> tuple[tuple[str, ...], list[tuple[Cell, ...]]]:
    rows: list[tuple[Cell, ...]] = [
        (row, column, *_bar(cell))
        for row, cells in zip(chart.rows, chart.cells, strict=True)
        for column, cell in zip(chart.columns, cells, strict=True)
    ]
    return ("row", "column", *_BAR), rows


@table.register
def _(chart: Points) -> tuple[tuple[str, ...], list[tuple[Cell, ...]]]:
    return ("label", chart.across, chart.up, "marked"), [
        (point.label, point.x, point.y, int(point.marked)) for point in chart.points
    ]


@table.register
def _(chart: Stacks) -> tuple[tuple[str, ...], list[tuple[Cell, ...]]]:
    return ("label", *chart.parts), [
        (name, *values) for name, values in zip(chart.names, chart.values, strict=True)
    ]
