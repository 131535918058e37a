"""The chart of a batch as a PNG picture: how the final scores of each seat are spread."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import isfinite
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.picture import SeatStyle
from engine.simulation.canvas import Canvas, mixed
from engine.simulation.lettering import shortened, width, write
from engine.simulation.report import BatchReport, SeatReport

_WIDTH: Final = 1600
_HEADER: Final = 172
_ROW: Final = 186
_FOOTER: Final = 150
_LEFT: Final = 290  # columns begin here
_RIGHT: Final = 1190  # and end here; figures stand to the right
_MARGIN: Final = 64
_PAPER, _INK, _MUTED, _GRID = "#fbfaf7", "#24282c", "#5d6368", "#e4e0d6"
_STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
_MOST_COLUMNS: Final = 64
_MOST_TICKS: Final = 11


@dataclass(frozen=True)
class _Axis:
    """Points to pixels: `low` and `high` are the ends of the first and last column."""

    low: float
    high: float
    step: int

    def x(self, points: float) -> float:
        return _LEFT + (points - self.low) / (self.high - self.low) * (_RIGHT - _LEFT)


def chart_png(
    report: BatchReport, scores: NDArray[np.int64], styles: Sequence[SeatStyle], notice: str = ""
) -> bytes:
    """The chart of a batch; the same batch gives the same bytes.

    Args:
        scores: Final scores; shape (games, seats), in points.
        styles: How each seat shows.
        notice: What must stay in sight with the scores, or "".
    """
    height = _HEADER + _ROW * len(styles) + _FOOTER
    canvas = Canvas(_WIDTH, height, _PAPER)
    axis = _axis(scores)
    _write_header(canvas, report)
    _draw_grid(canvas, axis, len(styles))
    tallest = max((_columns(scores[:, seat], axis).max() for seat in range(len(styles))), default=0)
    mixed_bots = len({seat.bot for seat in report.seats}) > 1
    for seat, style in enumerate(styles):
        foot = _HEADER + _ROW * (seat + 1) - 42.0
        _write_name(canvas, style, report.seats[seat].bot if mixed_bots else "", foot)
        _draw_columns(canvas, _columns(scores[:, seat], axis), axis, style, (foot, float(tallest)))
        _draw_mean(canvas, report.seats[seat], axis, style, foot)
        _write_figures(canvas, report.seats[seat], foot)
    _write_footer(canvas, report, notice, axis.step)
    return canvas.png()


def _axis(scores: NDArray[np.int64]) -> _Axis:
    low, high = (int(scores.min()), int(scores.max())) if scores.size else (0, 10)
    step = next((size for size in _STEPS if (high - low) / size < _MOST_COLUMNS), _STEPS[-1])
    first = low // step * step
    last = max(high // step * step + step, first + 10 * step)
    return _Axis(first - 0.5, last - 0.5, step)  # whole scores lie inside their columns


def _columns(scores: NDArray[np.int64], axis: _Axis) -> NDArray[np.int64]:
    """Games in each column of the axis."""
    edges = np.arange(axis.low, axis.high + axis.step / 2, axis.step)
    return np.histogram(scores, edges)[0]


def _write_header(canvas: Canvas, report: BatchReport) -> None:
    title = shortened(f"{report.title}: final scores", 31, _WIDTH - 2 * _MARGIN)
    write(canvas, title, (_MARGIN, 82), 31, _INK, bold=True)
    bots = list(dict.fromkeys(seat.bot for seat in report.seats))
    whom = f"{bots[0]} bots" if len(bots) == 1 else f"bots {', '.join(s.bot for s in report.seats)}"
    parts = [f"{report.games:,} games", whom, f"seed {report.seed}"]
    if report.games < report.planned:
        parts[0] = f"{report.games:,} of {report.planned:,} games, stopped early"
    if report.changes:
        parts.append(", ".join(f"{key} = {value}" for key, value in report.changes.items()))
    text = shortened(" · ".join(parts), 17, _WIDTH - 2 * _MARGIN)
    write(canvas, text, (_MARGIN, 124), 17, _MUTED)


def _draw_grid(canvas: Canvas, axis: _Axis, seats: int) -> None:
    """Upright lines through all rows, numbered below the last one."""
    bottom = _HEADER + _ROW * seats - 10
    span = axis.high - axis.low
    spacing = next((size for size in _STEPS if span / size <= _MOST_TICKS), _STEPS[-1])
    for points in range(-(-int(axis.low) // spacing) * spacing, int(axis.high) + 1, spacing):
        x = axis.x(points)
        if _LEFT <= x <= _RIGHT + 1:
            canvas.box(x - 0.75, _HEADER - 8, x + 0.75, bottom, _GRID)
            write(canvas, str(points), (x, bottom + 30), 15, _MUTED, align=0.5)
    write(canvas, "points", (_RIGHT + 34, bottom + 30), 15, _MUTED)


def _write_name(canvas: Canvas, style: SeatStyle, bot: str, foot: float) -> None:
    canvas.mark(style.shape, (_MARGIN + 15, foot - 58), 17.5, mixed(style.colour, _INK, 0.6))
    canvas.mark(style.shape, (_MARGIN + 15, foot - 58), 15, style.colour)
    title, _, more = style.title.partition(" (")  # a remark goes to the second line
    name = shortened(title, 20, _LEFT - _MARGIN - 70)
    write(canvas, name, (_MARGIN + 50, foot - 49), 20, _INK, bold=True)
    remarks = [more.rstrip(")"), bot]
    for number, remark in enumerate(filter(None, remarks)):
        line = shortened(remark, 14, _LEFT - _MARGIN - 70)
        write(canvas, line, (_MARGIN + 50, foot - 21 + 25 * number), 14, _MUTED)


def _draw_columns(
    canvas: Canvas,
    counts: NDArray[np.int64],
    axis: _Axis,
    style: SeatStyle,
    scale: tuple[float, float],
) -> None:
    """One column per step of points, all rows to the same scale.

    Args:
        scale: Foot of the row in pixels, and the number of games that fills its height.
    """
    foot, tallest = scale
    edge = mixed(style.colour, _INK, 0.45)
    for number, count in enumerate(counts):
        if not count:
            continue
        left = axis.x(axis.low + number * axis.step) + 1
        right = axis.x(axis.low + (number + 1) * axis.step) - 1
        height = max(count / tallest * (_ROW - 62), 1.5)
        canvas.rounded_box((left, foot - height, right, foot), 2.5, edge)
        inner = (left + 1.5, foot - height + 1.5, right - 1.5, foot)
        canvas.rounded_box(inner, 1.5, style.colour)
    canvas.box(_LEFT, foot - 0.75, _RIGHT, foot + 0.75, _MUTED)


def _draw_mean(
    canvas: Canvas, seat: SeatReport, axis: _Axis, style: SeatStyle, foot: float
) -> None:
    """The mean as the seat's mark below the columns, on its interval."""
    if not isfinite(seat.mean):
        return
    x, low, high = axis.x(seat.mean), seat.mean_interval.low, seat.mean_interval.high
    if isfinite(low):
        ends = [min(max(axis.x(end), _LEFT), _RIGHT) for end in (low, high)]
        canvas.line([(ends[0], foot + 10), (ends[1], foot + 10)], 2.5, _INK)
        for end in ends:
            canvas.line([(end, foot + 5), (end, foot + 15)], 2.5, _INK)
    canvas.mark(style.shape, (x, foot + 27), 9, _INK)
    canvas.mark(style.shape, (x, foot + 27), 6.5, style.colour)


def _write_figures(canvas: Canvas, seat: SeatReport, foot: float) -> None:
    x = _RIGHT + 34
    if not isfinite(seat.mean):
        write(canvas, "no game", (x, foot - 70), 17, _MUTED)
        return
    mean = f"{seat.mean:.1f}"
    write(canvas, mean, (x, foot - 78), 24, _INK, bold=True)
    after = x + width(mean, 24) + 16
    if isfinite(seat.mean_interval.low):
        text = f"mean ({seat.mean_interval.low:.2f}–{seat.mean_interval.high:.2f})"
        write(canvas, text, (after, foot - 78), 14.5, _MUTED)
        text = f"median {seat.median:g} · spread {seat.deviation:.1f}"
        write(canvas, text, (x, foot - 42), 14.5, _MUTED)
    share = seat.share_interval
    text = f"wins {100 * seat.share:.1f} % ({100 * share.low:.1f}–{100 * share.high:.1f})"
    write(canvas, text, (x, foot - 10), 14.5, _INK)


def _write_footer(canvas: Canvas, report: BatchReport, notice: str, step: int) -> None:
    unit = "one point" if step == 1 else f"{step} points"
    text = (
        f"Columns of {unit}, all seats to one scale. Below: mean and its 95 % t interval."
        f" Wins: 95 % Wilson interval; {report.tied:,} of {report.games:,} games were shared."
    )
    room = _WIDTH - 2 * _MARGIN
    write(canvas, shortened(text, 13, room), (_MARGIN, canvas.height - 62), 13, _MUTED)
    line = " ".join(f"Board: {report.board}. {notice}".split()) if report.board else notice
    if line:
        write(canvas, shortened(line, 13, room), (_MARGIN, canvas.height - 32), 13, _MUTED)
