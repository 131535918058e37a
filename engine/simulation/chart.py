"""The chart of a batch as a PNG picture: how the final scores of each seat are spread.

Drawn with Matplotlib's Agg backend, which needs neither a display nor installed fonts.
A figure has 72 dots per inch, so that points and pixels are the same thing here.
"""

from __future__ import annotations

import textwrap
import warnings
from collections.abc import Sequence
from dataclasses import dataclass, field
from io import BytesIO
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Final

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
_TICKS: Final = 58  # numbers of the axis
_LINE: Final = 28  # from one line of the footer to the next
_LEFT: Final = 290  # columns begin here
_RIGHT: Final = 1180  # and end here; figures stand to the right
_MARGIN: Final = 64
_GAP: Final = 34
_PAPER, _INK, _MUTED, _GRID = "#fbfaf7", "#24282c", "#5d6368", "#e4e0d6"
_STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
_MOST_COLUMNS: Final = 64
_MARKS: Final = {"circle": "o", "triangle": "^", "square": "s", "diamond": "D"}
_HATCHES: Final = {"solid": "", "stripes": "//", "dots": "..", "cross": "xx"}


@dataclass(frozen=True)
class _Columns:
    """Final scores in columns of equal width.

    Attributes:
        edges: Between whole scores, so that these lie inside their columns; shape (columns + 1,).
        counts: Games in each column; shape (seats, columns).
        step: Width of a column, in points.
    """

    edges: NDArray[np.float64]
    counts: NDArray[np.int64]
    step: int


@dataclass
class _Sheet:
    """A figure that is written on in pixels, x to the right, y down."""

    figure: Figure
    height: int
    _fonts: dict[tuple[float, bool], FontProperties] = field(default_factory=dict)

    def write(
        self, text: str, at: tuple[float, float], size: float, colour: str, *, bold: bool = False
    ) -> None:
        """Write lines of text, the first one with its foot at a point."""
        x, y = at
        for number, line in enumerate(text.splitlines()):
            foot = 1 - (y + number * _LINE) / self.height
            font = self.font(size, bold=bold)
            self.figure.text(x / _WIDTH, foot, line, color=colour, fontproperties=font)

    def font(self, size: float, *, bold: bool = False) -> FontProperties:
        """Matplotlib's own font file, whatever is installed beside it."""
        import matplotlib as mpl
        from matplotlib.font_manager import FontProperties

        if (size, bold) not in self._fonts:
            name = "DejaVuSans-Bold.ttf" if bold else "DejaVuSans.ttf"
            path = Path(mpl.get_data_path(), "fonts", "ttf", name)
            self._fonts[size, bold] = FontProperties(fname=path, size=size)
        return self._fonts[size, bold]

    def width(self, line: str, size: float, *, bold: bool = False) -> float:
        """Pixels from the beginning to the end of a line."""
        from matplotlib.backends.backend_agg import FigureCanvasAgg

        renderer = FigureCanvasAgg(self.figure).get_renderer()
        font = self.font(size, bold=bold)
        return float(renderer.get_text_width_height_descent(line, font, ismath=False)[0])

    def fitted(
        self, text: str, size: float, room: float, *, lines: int = 1, bold: bool = False
    ) -> str:
        """The text broken into lines that are no wider than `room`; too long an end is cut."""
        text = " ".join(text.split())
        for columns in range(len(text), 1, -1):
            found = textwrap.wrap(text, columns)
            if len(found) > lines:
                found = [*found[: lines - 1], f"{found[lines - 1][: columns - 1].rstrip()}…"]
            if all(self.width(line, size, bold=bold) <= room for line in found):
                return "\n".join(found)
        return text[:1]


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

    with matplotlib.style.context("default"), warnings.catch_warnings():  # not the user's settings
        warnings.filterwarnings("ignore", r"Glyph .* missing from font")  # shows as a box
        file = BytesIO()
        figure = chart_figure(report, scores, styles, notice)
        figure.savefig(file, format="png", metadata={"Software": None})
    return file.getvalue()
