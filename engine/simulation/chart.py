"""The chart of a batch as a PNG picture: how the final scores of each seat are spread.

Drawn with Matplotlib's Agg backend and its own font, so that it needs neither a display
nor anything installed. A figure has 72 dots to the inch: its points are its pixels.
"""

from __future__ import annotations

import textwrap
import warnings
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.picture import SeatStyle
from engine.simulation.report import BatchReport, SeatReport

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from matplotlib.font_manager import FontProperties

_DPI: Final = 72
_WIDTH: Final = 1600
_HEADER: Final = 172
_ROW: Final = 186
_TICKS: Final = 96  # height of the axis below the last row
_LEFT: Final = 290  # columns begin here
_RIGHT: Final = 1180  # and end here; figures stand to the right
_MARGIN: Final = 64
_GAP: Final = 34
_SHARE_BELOW: Final = 0.3  # of a row, for the mean below its columns
_PAPER, _INK, _MUTED, _GRID = "#fbfaf7", "#24282c", "#5d6368", "#e4e0d6"
_STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
_MOST_COLUMNS: Final = 64
_MOST_TICKS: Final = 11
_MOST_NOTES: Final = 12  # lines
_BAR: Final = ((-1.0, -0.43), (1.0, -0.43), (1.0, 0.43), (-1.0, 0.43), (-1.0, -0.43))
# Shape -> marker, and the size at which all look alike.
_MARKS: Final[dict[str, tuple[Any, float]]] = {
    "circle": ("o", 1.0),
    "triangle": ("^", 1.05),
    "square": ("s", 0.9),
    "diamond": ("D", 0.8),
    "star": ("*", 1.3),
    "plus": ("P", 1.05),
    "wedge": ("v", 1.05),
    "bar": (_BAR, 1.1),
}
_HATCHES: Final = {
    "solid": "",
    "stripes": "//",
    "dots": ".",
    "cross": "xx",
    "bars": "--",
    "posts": "||",
    "grid": "++",
    "slants": "\\\\",
}


@dataclass(frozen=True)
class _Columns:
    """Final scores counted in columns of equal width.

    Attributes:
        edges: Ends of the columns, between whole scores; shape (columns + 1,), in points.
        counts: Games in each column; shape (seats, columns).
        step: Width of a column, in points.
    """

    edges: NDArray[np.float64]
    counts: NDArray[np.int64]
    step: int


def chart_png(
    report: BatchReport, scores: NDArray[np.int64], styles: Sequence[SeatStyle], notice: str = ""
) -> bytes:
    """The chart of a batch; the same batch gives the same bytes with the same Matplotlib.

    Args:
        scores: Final scores; shape (games, seats), in points.
        styles: How each seat shows.
        notice: What must stay in sight with the scores, or "".
    """
    import matplotlib.style

    file = BytesIO()
    with matplotlib.style.context("default"), warnings.catch_warnings():
        warnings.filterwarnings("ignore", r"Glyph .* missing from font")  # it shows as a box
        figure = chart_figure(report, scores, styles, notice)
        figure.savefig(file, format="png", metadata={"Software": None})
    return file.getvalue()


def chart_figure(
    report: BatchReport, scores: NDArray[np.int64], styles: Sequence[SeatStyle], notice: str
) -> Figure:
    """The chart of a batch as a Matplotlib figure; arguments as for `chart_png`."""
    from matplotlib.figure import Figure

    columns = _counted(scores, len(styles))
    notes = _notes(report, notice, columns.step)
    foot = _HEADER + _ROW * len(styles)
    height = foot + _TICKS + 26 * len(notes) + 20
    figure = Figure((_WIDTH / _DPI, height / _DPI), dpi=_DPI, facecolor=_PAPER)
    _write_header(figure, report)
    several = len({seat.bot for seat in report.seats}) > 1
    for seat, style in enumerate(styles):
        y = _HEADER + _ROW * seat
        axes = _row_axes(figure, columns, y)
        _draw_columns(axes, columns, seat, style)
        _draw_mean(axes, report.seats[seat], style)
        _write_name(figure, style, report.seats[seat].bot if several else "", y)
        _write_figures(figure, report.seats[seat], y)
    axes.tick_params("x", labelbottom=True)
    for label in axes.get_xticklabels():
        label.set_fontproperties(_font(19))
    _write(figure, "points", (_RIGHT + _GAP, foot + 29), 19, _MUTED)
    for number, note in enumerate(notes):
        _write(figure, note, (_MARGIN, foot + _TICKS + 26 * number), 17, _MUTED)
    return figure


def _counted(scores: NDArray[np.int64], seats: int) -> _Columns:
    low, high = (int(scores.min()), int(scores.max())) if scores.size else (0, 10)
    step = next((size for size in _STEPS if (high - low) / size < _MOST_COLUMNS), _STEPS[-1])
    first = low // step * step
    last = max(high // step * step + step, first + 10 * step)
    edges = np.arange(first, last + 1, step, dtype=np.float64) - 0.5
    counts = [np.histogram(scores[:, seat], edges)[0] for seat in range(seats)]
    return _Columns(edges, np.array(counts), step)


def _row_axes(figure: Figure, columns: _Columns, top: float) -> Axes:
    """The field for one seat's columns; fields touch, so that their grid lines do."""
    from matplotlib.ticker import MaxNLocator

    height = figure.bbox.height
    share = (_RIGHT - _LEFT) / _WIDTH
    axes = figure.add_axes((_LEFT / _WIDTH, 1 - (top + _ROW) / height, share, _ROW / height))
    axes.set_facecolor("none")
    axes.spines[:].set_visible(False)
    tallest = max(int(columns.counts.max()), 1)
    axes.set_xlim(columns.edges[0], columns.edges[-1])
    axes.set_ylim(-tallest * _SHARE_BELOW / (0.95 - _SHARE_BELOW), tallest * 1.05)
    axes.xaxis.set_major_locator(MaxNLocator(_MOST_TICKS, steps=[1, 2, 5, 10], integer=True))
    axes.tick_params("x", length=0, pad=14, labelcolor=_MUTED, labelbottom=False)
    axes.yaxis.set_visible(False)
    axes.set_axisbelow(True)
    axes.grid(axis="x", color=_GRID, linewidth=1.5)
    return axes


def _draw_columns(axes: Axes, columns: _Columns, seat: int, style: SeatStyle) -> None:
    """One column per step of points, all rows to the same scale."""
    counts = columns.counts[seat]
    middles = (columns.edges[:-1] + columns.edges[1:]) / 2
    axes.bar(
        middles[counts > 0],
        counts[counts > 0],
        columns.step * 0.92,
        color=style.colour,
        edgecolor=(_INK, 0.6),
        linewidth=1.2,
        hatch=_HATCHES[style.hatch],
    )
    axes.axhline(0, color=_MUTED, linewidth=1.5)


def _draw_mean(axes: Axes, seat: SeatReport, style: SeatStyle) -> None:
    """The mean as the seat's mark below the columns, on its interval."""
    if not isfinite(seat.mean):
        return
    below = axes.get_ylim()[0]
    low, high = seat.mean_interval.low, seat.mean_interval.high
    if seat.mean_interval.known:
        ends = [[seat.mean - low], [high - seat.mean]]
        axes.errorbar(
            *(seat.mean, below * 0.24),
            xerr=ends,
            ecolor=_INK,
            elinewidth=2,
            capsize=5,
            capthick=2,
        )
    marker, size = _MARKS[style.shape]
    axes.plot(
        *([seat.mean], [below * 0.57]),
        linestyle="none",
        marker=marker,
        markersize=13 * size,
        markerfacecolor=style.colour,
        markeredgecolor=_INK,
        markeredgewidth=1.8,
    )


def _write_header(figure: Figure, report: BatchReport) -> None:
    room = _WIDTH - 2 * _MARGIN
    title = _fitted(f"{report.title}: final scores", 40, room, bold=True)
    _write(figure, title[0], (_MARGIN, 82), 40, _INK, bold=True)
    bots = list(dict.fromkeys(seat.bot for seat in report.seats))
    whom = f"{bots[0]} bots" if len(bots) == 1 else f"bots {', '.join(s.bot for s in report.seats)}"
    parts = [f"{report.games:,} games", whom, f"seed {report.seed}"]
    if report.games < report.planned:
        parts[0] = f"{report.games:,} of {report.planned:,} games, stopped early"
    parts += [f"{key} = {value}" for key, value in report.changes.items()]
    _write(figure, _fitted(" · ".join(parts), 22, room)[0], (_MARGIN, 124), 22, _MUTED)


def _write_name(figure: Figure, style: SeatStyle, bot: str, top: float) -> None:
    from matplotlib.lines import Line2D

    room = _LEFT - _MARGIN - 66
    lines = [(line, 25, True) for line in _fitted(style.title, 25, room, most=2, bold=True)]
    alias = f"“{style.alias}” in files" if style.alias else ""
    for remark in filter(None, (alias, bot)):
        lines += [(line, 18, False) for line in _fitted(remark, 18, room)]
    for number, (line, size, bold) in enumerate(lines):
        at = (_MARGIN + 48, top + 78 + 28 * number)
        _write(figure, line, at, size, _INK if bold else _MUTED, bold=bold)
    marker, scale = _MARKS[style.shape]
    mark = Line2D(
        *([(_MARGIN + 15) / _WIDTH], [1 - (top + 69) / figure.bbox.height]),
        marker=marker,
        markersize=29 * scale,
        markerfacecolor=style.colour,
        markeredgecolor=(_INK, 0.7),
        markeredgewidth=2,
    )
    figure.add_artist(mark)


def _write_figures(figure: Figure, seat: SeatReport, top: float) -> None:
    x = _RIGHT + _GAP
    if not isfinite(seat.mean):
        _write(figure, "no game", (x, top + 78), 22, _MUTED)
        return
    mean, share = f"{seat.mean:.1f}", seat.share_interval
    _write(figure, mean, (x, top + 66), 32, _INK, bold=True)
    if seat.mean_interval.known:
        low, high = seat.mean_interval.low, seat.mean_interval.high
        digits = max(0, min(2, 4 - len(f"{max(-low, high):.0f}")))  # to keep it short
        text = f"mean ({low:.{digits}f}–{high:.{digits}f})"
        _write(figure, text, (x + _width(mean, 32, bold=True) + 14, top + 66), 19, _MUTED)
    if isfinite(seat.deviation):
        text = f"median {seat.median:g} · spread {seat.deviation:.1f}"
        _write(figure, text, (x, top + 98), 19, _MUTED)
    text = f"wins {100 * seat.share:.1f}% ({100 * share.low:.1f}–{100 * share.high:.1f})"
    _write(figure, text, (x, top + 128), 19, _INK)


def _notes(report: BatchReport, notice: str, step: int) -> list[str]:
    """What stands below the chart, in lines."""
    unit = "one point" if step == 1 else f"{step} points"
    method = (
        f"Columns of {unit}, all seats to one scale. Below: mean and its 95% t interval."
        f" Wins: 95% Wilson interval; {report.tied:,} of {report.games:,} games were shared."
    )
    board = f"Board: {report.board}. {notice}" if report.board else notice
    room = _WIDTH - 2 * _MARGIN
    return [line for text in (method, board) for line in _fitted(text, 17, room, most=_MOST_NOTES)]


def _write(
    figure: Figure,
    line: str,
    at: tuple[float, float],
    size: float,
    colour: str,
    *,
    bold: bool = False,
) -> None:
    """Write a line from a point of its foot, in pixels, x to the right, y down."""
    x, y = at[0] / _WIDTH, 1 - at[1] / figure.bbox.height
    font = _font(size, bold=bold)
    figure.text(x, y, line, color=colour, fontproperties=font, parse_math=False)


def _fitted(text: str, size: float, room: float, *, most: int = 1, bold: bool = False) -> list[str]:
    """The text in lines no wider than `room` pixels; after the `most` allowed, "…"."""
    text = " ".join(text.split())
    narrowest = size / 4  # of the letters
    for letters in range(min(len(text), int(room / narrowest)), 0, -1):
        lines = textwrap.wrap(text, letters)
        if len(lines) > most:
            lines = [*lines[: most - 1], lines[most - 1][: letters - 1].rstrip() + "…"]
        if all(_width(line, size, bold=bold) <= room for line in lines):
            return lines
    return []


def _width(line: str, size: float, *, bold: bool = False) -> float:
    """Pixels from the beginning of a line to its end."""
    from matplotlib.backends.backend_agg import RendererAgg

    font = _font(size, bold=bold)
    return float(RendererAgg(1, 1, _DPI).get_text_width_height_descent(line, font, ismath=False)[0])


@cache
def _font(size: float, *, bold: bool = False) -> FontProperties:
    """The font that comes with Matplotlib, even if the machine has another edition of it."""
    import matplotlib as mpl
    from matplotlib.font_manager import FontProperties

    name = "DejaVuSans-Bold.ttf" if bold else "DejaVuSans.ttf"
    return FontProperties(fname=Path(mpl.get_data_path(), "fonts", "ttf", name), size=size)
