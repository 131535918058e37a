"""What drawings are made of: a scale with round ticks, axes, lines, rectangles and texts as SVG.

Colours come from the page's style sheet, so they follow light and dark. Sizes are in pixels of
a drawing WIDTH wide that the page scales.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, isfinite, log10
from typing import Final

from engine.language import say
from engine.reports.charts import Bar
from engine.reports.numerals import figure

WIDTH: Final = 640
LEFT: Final = 150
RIGHT: Final = 24
ROW: Final = 30
TOP: Final = 14
AXIS: Final = 40
HEIGHT: Final = 260
HEAD: Final = 30  # room above a chart whose upward axis has a title


@dataclass(frozen=True)
class Scale:
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
        whole: bool = False,
    ) -> Scale:
        """A scale from `start` to `end` pixels that holds all values.

        Args:
            tight: Whether it ends at the values, not at the next ticks.
            ticks: About how many are wanted.
            whole: Whether only whole numbers have ticks.
        """
        low, high = (min(values), max(values)) if values else (0.0, 1.0)
        if high <= low:
            low, high = low - 1, high + 1
        raw = (high - low) / ticks
        power = 10.0 ** floor(log10(raw))
        step = next(power * m for m in (1, 2, 5, 10) if power * m >= raw * 0.999)
        step = max(step, 1.0) if whole else step
        if not tight:
            low, high = step * floor(low / step), step * ceil(high / step)
        first, last = ceil(low / step - 1e-9), floor(high / step + 1e-9)
        return cls(low, high, start, end, tuple(step * n for n in range(first, last + 1)))

    def __call__(self, value: float) -> float:
        """The pixel of a value."""
        part = (value - self.low) / (self.high - self.low)
        return self.start + part * (self.end - self.start)

    def within(self, value: float) -> float:
        """The value, or the nearest one on the scale."""
        return min(max(value, self.low), self.high)

    def clipped(self, value: float) -> float:
        """The pixel of a value, or of the nearest one on the scale."""
        return self(self.within(value))


def axis_across(scale: Scale, bottom: float, unit: str, top: float = TOP) -> str:
    """The axis below a chart, with a grid up to `top`."""
    parts = [across("axis", scale.start, scale.end, bottom)]
    for tick in scale.ticks:
        parts.append(upright("grid", scale(tick), top, bottom))
        parts.append(text(scale(tick), bottom + 16, figure(f"{tick:.10g}"), "middle"))
    parts.append(text((scale.start + scale.end) / 2, bottom + 33, unit, "middle"))
    return "".join(parts)


def axis_up(scale: Scale, unit: str) -> str:
    """The axis at the left of a chart."""
    parts = [
        upright("axis", 60, scale.start, scale.end),
        text(20, HEAD - 15, unit, "start"),
    ]
    parts += [text(54, scale(tick) + 4, figure(f"{tick:.10g}"), "end") for tick in scale.ticks]
    return "".join(parts)


def across(style: str, left: float, right: float, y: float) -> str:
    """A level line."""
    return line(style, left, y, right, y)


def rect(style: str, left: float, right: float, top: float, bottom: float) -> str:
    """A rectangle whose tag is still open."""
    place = f'x="{left:.1f}" y="{top:.1f}"'
    return f'<rect class="{style}" {place} width="{right - left:.1f}" height="{bottom - top:.1f}"'


def upright(style: str, x: float, top: float, bottom: float) -> str:
    """An upright line."""
    return line(style, x, top, x, bottom)


def line(style: str, x1: float, y1: float, x2: float, y2: float) -> str:
    """A line of a class of the style sheet."""
    return f'<line class="{style}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def text(x: float, y: float, said: str, anchor: str) -> str:
    """A line of text whose start, middle or end is at a point."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(said)}</text>'


def told(bar: Bar) -> str:
    """A value for those who read it out."""
    value = f"{bar.label}: {figure(f'{bar.value:.4g}')}"
    if not (isfinite(bar.low) and isfinite(bar.high)):
        ends = say("interval not known")
    elif not bar.low < bar.high:
        ends = say("never varies")
    else:
        low, high = (figure(f"{end:.4g}") for end in (bar.low, bar.high))
        ends = say("{low} to {high}", low=low, high=high)
    return f"{value} ({ends})" + (f", n = {figure(f'{bar.count:,}')}" if bar.count else "")


def whole(title: str, height: float, parts: Sequence[str]) -> str:
    """A drawing with its title for screen readers."""
    inside = "".join(parts)
    return (
        f'<svg role="img" viewBox="0 0 {WIDTH} {height:.0f}" xmlns="http://www.w3.org/2000/svg">'
        f"<title>{escape(title)}</title>{inside}</svg>"
    )
