"""Charts as inline SVG: values with whiskers, curves, histograms. `svg` draws each kind."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from html import escape
from itertools import pairwise
from math import isfinite
from typing import Final

from engine.language import say
from engine.reports import drawing
from engine.reports.charts import Bar, Chart, Columns, Intervals, Line, Lines
from engine.reports.drawing import AXIS, HEAD, HEIGHT, LEFT, RIGHT, ROW, TOP, WIDTH, Scale
from engine.reports.marks import VERDICTS
from engine.reports.numerals import figure
from engine.reports.series import NO_STYLES, Series, Styles, row_name, seat_series, series_of

_LABEL: Final = 15
_DASHES: Final = ("", "7 3", "2 3", "9 3 2 3", "12 4", "4 2 1 2")


@singledispatch
def svg(chart: Chart, _styles: Styles = NO_STYLES) -> str:
    """The chart as a drawing that stands in a page.

    Args:
        _styles: Label in the chart -> style of the seat that it names.

    Raises:
        TypeError: Nobody knows this kind of chart.
    """
    raise TypeError(type(chart).__name__)


@svg.register
def _(chart: Intervals, styles: Styles = NO_STYLES) -> str:
    target, band = chart.target, chart.band
    ends = [end for bar in chart.bars for end in (bar.low, bar.high, bar.value) if isfinite(end)]
    if target is not None:
        ends += [target - 1.5 * band, target + 1.5 * band]
    scale = Scale.over(ends, LEFT, WIDTH - RIGHT)
    height = TOP + ROW * len(chart.bars) + AXIS
    bottom = height - AXIS
    parts = [drawing.axis_across(scale, bottom, chart.unit)]
    if target is not None:
        if band:
            left, right = scale(target - band), scale(target + band)
            parts.append(drawing.rect("band", left, right, TOP, bottom) + "/>")
        parts.append(drawing.upright("target", scale(target), TOP, bottom))
    for number, bar in enumerate(chart.bars):
        y = TOP + ROW * (number + 0.5)
        said, own = drawing.told(bar), _series_of(bar, styles)
        parts += [
            f'<g class="{escape(own.style)}"><title>{escape(said)}</title>',
            row_name(bar.label, y + 4, styles),
            drawing.across("whisker", scale.clipped(bar.low), scale.clipped(bar.high), y),
            own.dot(scale(bar.value), y, 5.5) if isfinite(bar.value) else "",
            "</g>",
        ]
    return drawing.whole(chart.title, height, parts)


def _series_of(bar: Bar, styles: Styles) -> Series:
    """How a value shows: by its verdict, or as its seat where nobody has judged it."""
    if bar.style not in VERDICTS and bar.label in styles:
        return seat_series(styles[bar.label])
    return Series(bar.style, VERDICTS.get(bar.style, "circle"))


@svg.register
def _(chart: Lines, styles: Styles = NO_STYLES) -> str:
    lines, noise = chart.lines, chart.noise
    ups = [end for line in lines for end in (*line.ys, *line.lows, *line.highs) if isfinite(end)]
    ups += [end for half in noise for end in (-half, half) if isfinite(half)]
    across = [x for line in lines for x in line.xs]
    wide = Scale.over(across, 60, WIDTH - 120, tight=True, ticks=9, whole=chart.whole)
    tall = Scale.over([*ups, *chart.at], HEIGHT - AXIS, HEAD)
    parts = [drawing.axis_across(wide, HEIGHT - AXIS, chart.across, HEAD)]
    parts.append(drawing.axis_up(tall, chart.up))
    if noise:
        halves = [half if isfinite(half) else 0.0 for half in noise]
        xs = lines[0].xs
        parts.append(_polygon("noise", wide, tall, xs, [-half for half in halves], halves))
    parts += [drawing.across("target", wide.start, wide.end, tall(level)) for level in chart.at]
    ends: list[tuple[float, float, int]] = []
    series = series_of([line.label for line in lines], styles)
    for number, (line, own) in enumerate(zip(lines, series, strict=True)):
        shown = [place for place, y in enumerate(line.ys) if isfinite(y)]
        if not shown:
            continue
        xs, ys = [line.xs[i] for i in shown], [line.ys[i] for i in shown]
        parts.append(f'<g class="{own.style}"><title>{escape(_told(line, shown))}</title>')
        if line.lows:
            low, high = ([tall.within(side[i]) for i in shown] for side in (line.lows, line.highs))
            parts.append(_polygon("spread", wide, tall, xs, low, high))
        parts.append(_curve(number, [(wide(x), tall(y)) for x, y in zip(xs, ys, strict=True)]))
        step = max(len(xs) // 12, 1)
        marked = list(zip(xs, ys, strict=True))[::-step]
        parts += [own.dot(wide(x), tall(y), 3.2) for x, y in marked]
        parts.append("</g>")
        ends.append((tall(ys[-1]), wide(xs[-1]), number))
    return drawing.whole(chart.title, HEIGHT, [*parts, *_labels(lines, series, ends)])


@svg.register
def _(chart: Columns, _styles: Styles = NO_STYLES) -> str:
    xs = [x for x, _ in chart.heights]
    step = min((after - before for before, after in pairwise(xs)), default=1.0)
    ends = [xs[0] - step / 2, xs[-1] + step / 2]
    wide = Scale.over(ends, 60, WIDTH - RIGHT, tight=True, whole=chart.whole)
    tall = Scale.over([0.0, *(height for _, height in chart.heights)], HEIGHT - AXIS, HEAD)
    parts = [drawing.axis_across(wide, HEIGHT - AXIS, chart.across, HEAD)]
    parts.append(drawing.axis_up(tall, chart.up))
    for x, height in chart.heights:
        left, right = wide(x - step * 0.45), wide(x + step * 0.45)
        drawn = drawing.rect("column", left, right, tall(height), tall(0))
        parts.append(f"{drawn}><title>{figure(f'{x:g}: {height:.4g}')}</title></rect>")
    return drawing.whole(chart.title, HEIGHT, parts)


def _told(line: Line, shown: Sequence[int]) -> str:
    """A curve for those who read it out: its first and its last point."""
    first, last = shown[0], shown[-1]
    return say(
        "{label}: {first} at {start}, {last} at {end}",
        label=line.label,
        first=figure(f"{line.ys[first]:.4g}"),
        start=figure(f"{line.xs[first]:g}"),
        last=figure(f"{line.ys[last]:.4g}"),
        end=figure(f"{line.xs[last]:g}"),
    )


def _curve(number: int, points: Sequence[tuple[float, float]]) -> str:
    dashes = _DASHES[number % 6]
    drawn = f' stroke-dasharray="{dashes}"' if dashes else ""
    places = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return f'<polyline class="curve" points="{places}"{drawn}/>'


def _polygon(
    style: str,
    wide: Scale,
    tall: Scale,
    xs: Sequence[float],
    lows: Sequence[float],
    highs: Sequence[float],
) -> str:
    """The area between two curves."""
    there = [f"{wide(x):.1f},{tall(y):.1f}" for x, y in zip(xs, highs, strict=True)]
    back = [f"{wide(x):.1f},{tall(y):.1f}" for x, y in zip(xs, lows, strict=True)]
    return f'<polygon class="{style}" points="{" ".join(there + back[::-1])}"/>'


def _labels(
    lines: Sequence[Line], series: Sequence[Series], ends: Sequence[tuple[float, float, int]]
) -> list[str]:
    """Labels (y, x, number) beside the ends of curves, kept apart, each tied to its end."""
    ordered = sorted(ends)
    places: list[float] = []
    for y, _, _ in ordered:
        places.append(max(y, places[-1] + _LABEL) if places else y)
    lowest: float = HEIGHT - AXIS
    for index in reversed(range(len(places))):
        places[index] = min(places[index], lowest)
        lowest = places[index] - _LABEL
    parts = []
    for (y, x, number), place in zip(ordered, places, strict=True):
        parts += [
            drawing.line("lead", x + 5, y, x + 16, place),
            f'<g class="{series[number].style}">{series[number].dot(x + 23, place, 4)}</g>',
            drawing.text(x + 32, place + 4, lines[number].label, "start"),
        ]
    return parts
