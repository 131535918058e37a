"""Further charts as inline SVG: ridges, tornado, matrix, points and stacks."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import isfinite
from typing import Final

from engine.reports import drawing
from engine.reports.charts import Bar, Matrix, Points, Ridges, Stacks, Tornado
from engine.reports.drawing import AXIS, HEAD, HEIGHT, LEFT, RIGHT, ROW, TOP, WIDTH, Scale
from engine.reports.marks import SHAPES, mark
from engine.reports.numerals import figure
from engine.reports.series import (
    NO_STYLES,
    Series,
    Styles,
    plain_series,
    row_name,
    seat_series,
    series_of,
)
from engine.reports.svg import svg

__all__ = ["svg"]

_RIDGE: Final = 46  # pixels between two ridges
_OVER: Final = 1.15  # heights of a ridge, in these
_CELL: Final = 34
_SAID: Final = 52  # room beside a tornado for what was set
_KEY: Final = 20  # room for a line that says what parts are


@svg.register
def _(chart: Ridges, styles: Styles = NO_STYLES) -> str:
    scale = Scale.over(chart.edges, LEFT, WIDTH - RIGHT, tight=True, ticks=8)
    top = TOP + _RIDGE * (_OVER - 1)
    bottom = top + _RIDGE * len(chart.names) + 4
    tallest = max((height for row in chart.heights for height in row), default=0.0) or 1.0
    parts = [drawing.axis_across(scale, bottom, chart.unit)]
    series = series_of(chart.names, styles)
    for number, (name, heights) in enumerate(zip(chart.names, chart.heights, strict=True)):
        own = series[number]
        base = top + _RIDGE * (number + 1)
        outline = [f"{scale(chart.edges[0]):.1f},{base:.1f}"]
        for left, right, height in zip(chart.edges[:-1], chart.edges[1:], heights, strict=True):
            y = base - _RIDGE * _OVER * height / tallest
            outline += [f"{scale(left):.1f},{y:.1f}", f"{scale(right):.1f},{y:.1f}"]
        outline.append(f"{scale(chart.edges[-1]):.1f},{base:.1f}")
        mean = chart.means[number]
        parts += [
            f'<g class="{own.style}"><title>{escape(drawing.told(mean))}</title>',
            f'<polygon class="spread ridge" points="{" ".join(outline)}"/>',
            drawing.text(LEFT - 10, base - 4, name, "end"),
            drawing.across("whisker", scale.clipped(mean.low), scale.clipped(mean.high), base),
            own.dot(scale.clipped(mean.value), base, 4.5) + "</g>",
        ]
    return drawing.whole(chart.title, bottom + AXIS, parts)


@svg.register
def _(chart: Tornado, _styles: Styles = NO_STYLES) -> str:
    bars = [bar for swing in chart.swings for bar in (swing.low, swing.high) if bar]
    ends = [end for bar in bars for end in (bar.low, bar.high, bar.value) if isfinite(end)]
    scale = Scale.over([0.0, *ends], LEFT + _SAID, WIDTH - RIGHT - _SAID)
    bottom = TOP + ROW * len(chart.swings)
    parts = [drawing.axis_across(scale, bottom, chart.unit)]
    parts.append(drawing.upright("target", scale(0.0), TOP, bottom))
    for number, swing in enumerate(chart.swings):
        y = TOP + ROW * (number + 0.5)
        parts.append(drawing.text(LEFT + 10, y + 4, swing.label, "end"))
        for bar, kind, above in ((swing.low, 0, -6), (swing.high, 1, 6)):
            if bar is not None:
                parts += _swing(bar, kind, scale, y + above)
    return drawing.whole(chart.title, bottom + AXIS, parts)


def _swing(bar: Bar, kind: int, scale: Scale, y: float) -> list[str]:
    """One side of a row of a tornado: a bar from 0, its whisker, and what was set."""
    left, right = sorted((scale(0.0), scale.clipped(bar.value)))
    outside = scale.clipped(bar.high) + 5 if bar.value >= 0 else scale.clipped(bar.low) - 5
    return [
        f'<g class="line-{kind}"><title>{escape(drawing.told(bar))}</title>',
        drawing.rect("spread", left, right, y - 5, y + 5) + "/>",
        drawing.across("whisker thin", scale.clipped(bar.low), scale.clipped(bar.high), y),
        mark(SHAPES[kind], scale.clipped(bar.value), y, 3.2) + "</g>",
        drawing.text(outside, y + 4, bar.label, "start" if bar.value >= 0 else "end"),
    ]


@svg.register
def _(chart: Matrix, _styles: Styles = NO_STYLES) -> str:
    left, wide = LEFT, (WIDTH - RIGHT - LEFT) / max(len(chart.columns), 1)
    known = [cell.value - chart.target for row in chart.cells for cell in row if cell]
    most = max((abs(value) for value in known if isfinite(value)), default=0.0) or 1.0
    digits = chart.digits
    parts = [
        drawing.text(left + wide * (at + 0.5), TOP + 12, name, "middle")
        for at, name in enumerate(chart.columns)
    ]
    for number, (name, cells) in enumerate(zip(chart.rows, chart.cells, strict=True)):
        y = TOP + _KEY + _CELL * number
        parts.append(drawing.text(left - 10, y + _CELL / 2 + 4, name, "end"))
        for at, cell in enumerate(cells):
            if cell is not None:
                sure = cell.low > chart.target or cell.high < chart.target
                said = figure(f"{cell.value:.{digits}f}") + (" *" if sure else "")
                away = (cell.value - chart.target) / most if isfinite(cell.value) else 0.0
                parts.append(_cell(cell, left + wide * at, y, wide, away, said))
    bottom = TOP + _KEY + _CELL * len(chart.rows)
    parts.append(drawing.text(left, bottom + 18, chart.unit, "start"))
    return drawing.whole(chart.title, bottom + 28, parts)


def _cell(cell: Bar, x: float, y: float, wide: float, away: float, said: str) -> str:
    """A cell whose shade says how far from neutral it is, from -1 to 1."""
    style = "above" if away >= 0 else "below"
    area = drawing.rect(style, x + 1, x + wide - 1, y + 1, y + _CELL - 1)
    shade = f'{area} opacity="{0.08 + 0.6 * abs(away):.2f}"/>'
    return (
        f"<g><title>{escape(drawing.told(cell))}</title>{shade}"
        f"{drawing.text(x + wide / 2, y + _CELL / 2 + 4, said, 'middle')}</g>"
    )


@svg.register
def _(chart: Points, styles: Styles = NO_STYLES) -> str:
    shown = [point for point in chart.points if isfinite(point.x) and isfinite(point.y)]
    limit = chart.limit
    xs = [point.x for point in shown] + ([] if limit is None else [limit])
    wide = Scale.over(xs, 60, WIDTH - 60)
    tall = Scale.over([point.y for point in shown], HEIGHT - AXIS, HEAD)
    parts = [drawing.axis_across(wide, HEIGHT - AXIS, chart.across, HEAD)]
    parts.append(drawing.axis_up(tall, chart.up))
    if limit is not None:
        parts.append(drawing.upright("target", wide(limit), HEAD, HEIGHT - AXIS))
    front = sorted((point.x, point.y) for point in shown if point.marked)
    if chart.joined and len(front) > 1:
        places = " ".join(f"{wide(x):.1f},{tall(y):.1f}" for x, y in front)
        parts.append(f'<g class="line-1"><polyline class="curve" points="{places}"/></g>')
    for point in shown:
        own = Series("line-1", "diamond") if point.marked else Series("line-4", "circle")
        own = seat_series(styles[point.label]) if point.label in styles else own
        said = f"{point.label}: {figure(f'{point.x:.4g}')}; {figure(f'{point.y:.4g}')}"
        parts.append(
            f'<g class="{own.style}"><title>{escape(said)}</title>'
            f"{own.dot(wide(point.x), tall(point.y), 4.5)}</g>"
        )
        if point.marked:
            parts.append(drawing.text(wide(point.x) + 8, tall(point.y) - 6, point.label, "start"))
    return drawing.whole(chart.title, HEIGHT, parts)


@svg.register
def _(chart: Stacks, styles: Styles = NO_STYLES) -> str:
    ends = [
        sum(value for value in values if (value > 0) == up)
        for values in chart.values
        for up in (True, False)
    ]
    scale = Scale.over([0.0, *ends], LEFT, WIDTH - RIGHT)
    keys = _KEY * (-(-len(chart.parts) // 3))
    bottom = TOP + ROW * len(chart.names)
    parts = [drawing.axis_across(scale, bottom, chart.unit)]
    for number, (name, values) in enumerate(zip(chart.names, chart.values, strict=True)):
        y = TOP + ROW * (number + 0.5)
        parts.append(row_name(name, y + 4, styles))
        ends_now = {True: 0.0, False: 0.0}
        for kind, value in enumerate(values):
            start = ends_now[value > 0]
            ends_now[value > 0] = start + value
            parts.append(_part(chart.parts[kind], kind, value, scale, start, y))
    parts += _keys(chart.parts, bottom + AXIS + 4)
    return drawing.whole(chart.title, bottom + AXIS + keys + 6, parts)


def _part(name: str, kind: int, value: float, scale: Scale, start: float, y: float) -> str:
    """One part of a bar; its shape stands in it where it is wide enough."""
    left, right = sorted((scale(start), scale(start + value)))
    area = drawing.rect("part", left, right, y - 10, y + 10)
    own = plain_series(kind)
    shape = own.dot((left + right) / 2, y, 3.0) if right - left > 12 else ""
    told = f"{name}: {figure(f'{value:.4g}')}"
    said = f"<title>{escape(told)}</title>"
    return f'<g class="{own.style}">{said}{area}/>{shape}</g>'


def _keys(names: Sequence[str], top: float) -> list[str]:
    """What the parts are, three in a line."""
    found = []
    for number, name in enumerate(names):
        x, y = LEFT + 160 * (number % 3), top + _KEY * (number // 3)
        own = plain_series(number)
        found.append(f'<g class="{own.style}">{own.dot(x, y + 4, 4)}</g>')
        found.append(drawing.text(x + 10, y + 8, name, "start"))
    return found
