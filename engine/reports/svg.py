"""Charts as inline SVG: colours come from the page's style sheet, so they follow light and dark.

Every chart has a title for screen readers, and labels in the page's font. Sizes are in
pixels of a drawing WIDTH wide that the page scales.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from math import ceil, floor, isfinite, log10
from typing import Final

from engine.reports.marks import SHAPES, VERDICTS, mark

WIDTH: Final = 640
_LEFT: Final = 150
_RIGHT: Final = 24
_ROW: Final = 30
_TOP: Final = 14
_AXIS: Final = 40
_HEIGHT: Final = 260
_LABEL: Final = 15
_HEAD: Final = 30  # room above a chart whose upward axis has a title
_DASHES: Final = ("", "7 3", "2 3", "9 3 2 3", "12 4", "4 2 1 2")


@dataclass(frozen=True)
class Bar:
    """One value with its interval.

    Attributes:
        label: What it is, such as a seat.
        value, low, high: The value and the ends of its interval.
        style: Class of the style sheet: "good", "bad", "open" or "plain"; the mark's shape
            tells it too.
        count: Number of games or pairs behind it.
    """

    label: str
    value: float
    low: float
    high: float
    style: str = "plain"
    count: int = 0


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


def intervals_chart(
    title: str,
    bars: Sequence[Bar],
    unit: str,
    target: float | None = None,
    band: float = 0.0,
) -> str:
    """Values with whiskers, one a row, before the band in which all is well.

    Args:
        target: Where a line is drawn; None for none.
        band: Half the width of the shaded band around it.
    """
    ends = [end for bar in bars for end in (bar.low, bar.high, bar.value) if isfinite(end)]
    if target is not None:
        ends += [target - 1.5 * band, target + 1.5 * band]
    scale = _Scale.over(ends, _LEFT, WIDTH - _RIGHT)
    height = _TOP + _ROW * len(bars) + _AXIS
    bottom = height - _AXIS
    parts = [_axis_across(scale, bottom, unit)]
    if target is not None:
        if band:
            left, right = scale(target - band), scale(target + band)
            parts.append(_rect("band", left, right, _TOP, bottom) + "/>")
        parts.append(_upright("target", scale(target), _TOP, bottom))
    for number, bar in enumerate(bars):
        y = _TOP + _ROW * (number + 0.5)
        count = f", n = {bar.count:,}" if bar.count else ""
        known = isfinite(bar.low) and isfinite(bar.high)
        ends_at = f"{bar.low:.4g} to {bar.high:.4g}" if known else "interval not known"
        said = f"{bar.label}: {bar.value:.4g} ({ends_at}){count}"
        parts += [
            f'<g class="{escape(bar.style)}"><title>{escape(said)}</title>',
            _text(_LEFT - 10, y + 4, bar.label, "end"),
            _across("whisker", scale.clipped(bar.low), scale.clipped(bar.high), y),
            mark(VERDICTS.get(bar.style, "circle"), scale(bar.value), y, 5.5) + "</g>",
        ]
    return _drawing(title, height, parts)


def lines_chart(
    title: str,
    lines: Sequence[Line],
    across: str,
    up: str,
    noise: Sequence[float] = (),
    at: Sequence[float] = (),
) -> str:
    """Curves with bands; each has its own colour, dash pattern and mark.

    Args:
        noise: Half-width of a grey band around 0 at each point of the first line; empty for
            none.
        at: Heights at which a dashed line is drawn.
    """
    ups = [end for line in lines for end in (*line.ys, *line.lows, *line.highs) if isfinite(end)]
    ups += [end for half in noise for end in (-half, half) if isfinite(half)]
    wide = _Scale.over([x for line in lines for x in line.xs], 60, WIDTH - 120, tight=True, ticks=9)
    tall = _Scale.over([*ups, *at], _HEIGHT - _AXIS, _HEAD)
    parts = [_axis_across(wide, _HEIGHT - _AXIS, across, _HEAD), _axis_up(tall, up)]
    if noise:
        halves = [half if isfinite(half) else 0.0 for half in noise]
        xs = lines[0].xs
        parts.append(_polygon("noise", wide, tall, xs, [-half for half in halves], halves))
    parts += [_across("target", wide.start, wide.end, tall(height)) for height in at]
    ends: list[tuple[float, float, int]] = []
    for number, line in enumerate(lines):
        shown = [place for place, y in enumerate(line.ys) if isfinite(y)]
        if not shown:
            continue
        xs, ys = [line.xs[i] for i in shown], [line.ys[i] for i in shown]
        parts.append(f'<g class="line-{number % 6}"><title>{escape(_told(line, shown))}</title>')
        if line.lows:
            low, high = ([tall.within(side[i]) for i in shown] for side in (line.lows, line.highs))
            parts.append(_polygon("spread", wide, tall, xs, low, high))
        parts.append(_curve(number, [(wide(x), tall(y)) for x, y in zip(xs, ys, strict=True)]))
        step = max(len(xs) // 12, 1)
        marked = list(zip(xs, ys, strict=True))[::-step]
        parts += [mark(SHAPES[number % 6], wide(x), tall(y), 3.2) for x, y in marked]
        parts.append("</g>")
        ends.append((tall(ys[-1]), wide(xs[-1]), number))
    return _drawing(title, _HEIGHT, [*parts, *_labels(lines, ends)])


def _told(line: Line, shown: Sequence[int]) -> str:
    """A curve for those who read it out: its first and its last point."""
    first, last = shown[0], shown[-1]
    return (
        f"{line.label}: {line.ys[first]:.4g} at {line.xs[first]:g},"
        f" {line.ys[last]:.4g} at {line.xs[last]:g}"
    )


def _curve(number: int, points: Sequence[tuple[float, float]]) -> str:
    dashes = _DASHES[number % 6]
    drawn = f' stroke-dasharray="{dashes}"' if dashes else ""
    places = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return f'<polyline class="curve" points="{places}"{drawn}/>'


def _polygon(
    style: str,
    wide: _Scale,
    tall: _Scale,
    xs: Sequence[float],
    lows: Sequence[float],
    highs: Sequence[float],
) -> str:
    """The area between two curves."""
    there = [f"{wide(x):.1f},{tall(y):.1f}" for x, y in zip(xs, highs, strict=True)]
    back = [f"{wide(x):.1f},{tall(y):.1f}" for x, y in zip(xs, lows, strict=True)]
    return f'<polygon class="{style}" points="{" ".join(there + back[::-1])}"/>'


def _labels(lines: Sequence[Line], ends: Sequence[tuple[float, float, int]]) -> list[str]:
    """Labels (y, x, number) beside the ends of curves, kept apart, each tied to its end."""
    ordered = sorted(ends)
    places: list[float] = []
    for y, _, _ in ordered:
        places.append(max(y, places[-1] + _LABEL) if places else y)
    lowest: float = _HEIGHT - _AXIS
    for index in reversed(range(len(places))):
        places[index] = min(places[index], lowest)
        lowest = places[index] - _LABEL
    parts = []
    for (y, x, number), place in zip(ordered, places, strict=True):
        parts += [
            _line("lead", x + 5, y, x + 16, place),
            f'<g class="line-{number % 6}">{mark(SHAPES[number % 6], x + 23, place, 4)}</g>',
            _text(x + 32, place + 4, lines[number].label, "start"),
        ]
    return parts


def columns_chart(title: str, heights: Sequence[tuple[float, float]], across: str, up: str) -> str:
    """A histogram: (position, height) of each column, from left to right, evenly spaced."""
    xs = [x for x, _ in heights]
    step = min((after - before for before, after in pairwise(xs)), default=1.0)
    wide = _Scale.over([xs[0] - step / 2, xs[-1] + step / 2], 60, WIDTH - _RIGHT, tight=True)
    tall = _Scale.over([0.0, *(height for _, height in heights)], _HEIGHT - _AXIS, _HEAD)
    parts = [_axis_across(wide, _HEIGHT - _AXIS, across, _HEAD), _axis_up(tall, up)]
    for x, height in heights:
        left, right = wide(x - step * 0.45), wide(x + step * 0.45)
        drawn = _rect("column", left, right, tall(height), tall(0))
        parts.append(f"{drawn}><title>{x:g}: {height:.4g}</title></rect>")
    return _drawing(title, _HEIGHT, parts)


@dataclass(frozen=True)
class _Scale:
    """From figures to pixels, with round ticks."""

    low: float
    high: float
    start: float
    end: float
    ticks: tuple[float, ...]

    @classmethod
    def over(
        cls,
        values: Sequence[float],
        start: float,
        end: float,
        *,
        tight: bool = False,
        ticks: int = 5,
    ) -> _Scale:
        low, high = (min(values), max(values)) if values else (0.0, 1.0)
        if high <= low:
            low, high = low - 1, high + 1
        raw = (high - low) / ticks
        power = 10.0 ** floor(log10(raw))
        step = next(power * m for m in (1, 2, 5, 10) if power * m >= raw * 0.999)
        if not tight:
            low, high = step * floor(low / step), step * ceil(high / step)
        first, last = ceil(low / step - 1e-9), floor(high / step + 1e-9)
        return cls(low, high, start, end, tuple(step * n for n in range(first, last + 1)))

    def __call__(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low)
        return self.start + part * (self.end - self.start)

    def within(self, value: float) -> float:
        """The value, or the nearest one on the scale."""
        return min(max(value, self.low), self.high)

    def clipped(self, value: float) -> float:
        """The pixel of a value, or of the nearest one on the scale."""
        return self(self.within(value))


def _axis_across(scale: _Scale, bottom: float, unit: str, top: float = _TOP) -> str:
    parts = [_across("axis", scale.start, scale.end, bottom)]
    for tick in scale.ticks:
        parts.append(_upright("grid", scale(tick), top, bottom))
        parts.append(_text(scale(tick), bottom + 16, f"{tick:.10g}", "middle"))
    parts.append(_text((scale.start + scale.end) / 2, bottom + 33, unit, "middle"))
    return "".join(parts)


def _axis_up(scale: _Scale, unit: str) -> str:
    parts = [
        _upright("axis", 60, scale.start, scale.end),
        _text(20, _HEAD - 15, unit, "start"),
    ]
    parts += [_text(54, scale(tick) + 4, f"{tick:.10g}", "end") for tick in scale.ticks]
    return "".join(parts)


def _across(style: str, left: float, right: float, y: float) -> str:
    return _line(style, left, y, right, y)


def _rect(style: str, left: float, right: float, top: float, bottom: float) -> str:
    """A rectangle whose tag is still open."""
    place = f'x="{left:.1f}" y="{top:.1f}"'
    return f'<rect class="{style}" {place} width="{right - left:.1f}" height="{bottom - top:.1f}"'


def _upright(style: str, x: float, top: float, bottom: float) -> str:
    return _line(style, x, top, x, bottom)


def _line(style: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{style}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _drawing(title: str, height: float, parts: Sequence[str]) -> str:
    inside = "".join(parts)
    return (
        f'<svg role="img" viewBox="0 0 {WIDTH} {height:.0f}" xmlns="http://www.w3.org/2000/svg">'
        f"<title>{escape(title)}</title>{inside}</svg>"
    )
