"""How the labels of a chart show: colour, shape, hatch and dashes of seats and other series."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtGui import QColor, QFontMetricsF

from engine.picture import SeatStyle
from engine.reports.marks import VERDICTS
from engine.seat_styles import HATCHES, SHAPES
from workbench.look.marks import contrast
from workbench.look.theme import LIGHT, Theme, text_size

SERIES: Final = tuple(f"series_{number}" for number in range(1, 7))  # tokens of the palette
DASHES: Final[tuple[tuple[float, ...], ...]] = (
    (), (4, 2), (1, 2), (6, 2, 1, 2), (8, 3), (3, 1, 1, 1), (2, 3), (10, 2, 2, 2),
)  # fmt: skip
_OVER: Final = (3.0, 2.0)  # dashes of a run that lies over another one
_TOKENS: Final = {"good": "success", "bad": "danger", "open": "muted"}
_CLEAR: Final = 3.0  # contrast that a line needs without a rim


class RunLabel(str):
    """A label with its run, such as "east (run 3)".

    Attributes:
        own: The label alone, by which its colour is found.
        over: Whether its run lies over another one: marks are hollow, curves dashed.
    """

    __slots__ = ("over", "own")
    own: str
    over: bool

    @classmethod
    def of(cls, own: str, run: str, *, over: bool) -> RunLabel:
        """The label of one run.

        Args:
            own: What both runs have, such as a seat.
            run: What tells them apart, such as "run 3".
            over: Whether this is the run that is drawn over the other one.
        """
        found = cls(f"{own} ({run})")
        found.own, found.over = own, over
        return found


@dataclass(frozen=True)
class Series:
    """How one label shows.

    Attributes:
        style: Its colour, shape and hatch.
        dash: Lengths of dashes and gaps in widths of the line; empty for a whole line.
        hollow: Whether its marks are outlines.
    """

    style: SeatStyle
    dash: tuple[float, ...] = ()
    hollow: bool = False

    @property
    def colour(self) -> QColor:
        """Of its marks, curves and areas."""
        return QColor(self.style.colour)


@dataclass(frozen=True)
class Appearance:
    """What a chart needs to know to be painted.

    Attributes:
        theme: Its colours.
        styles: Label -> the style of the seat that it names.
        metrics: Of the text on the chart.
        scale: Of marks and lines, 1.0 at a text size of 100%.
    """

    theme: Theme
    styles: Mapping[str, SeatStyle]
    metrics: QFontMetricsF
    scale: float = field(default_factory=lambda: text_size() / 100)

    def series(self, labels: Sequence[str]) -> list[Series]:
        """How each label shows; labels of two runs have the colour and shape that they share."""
        own = [label.own if isinstance(label, RunLabel) else str(label) for label in labels]
        numbers = {label: number for number, label in enumerate(dict.fromkeys(own))}
        found = []
        for label, name in zip(labels, own, strict=True):
            number = numbers[name]
            style = self.styles.get(name) or self.plain(number, name)
            over = isinstance(label, RunLabel) and label.over
            runs = isinstance(label, RunLabel)
            dash = _OVER if over else () if runs else DASHES[number % len(DASHES)]
            found.append(Series(style, dash, over))
        return found

    def is_seat(self, label: str) -> bool:
        """Whether a label, with its run or without, names a seat whose style is known."""
        return (label.own if isinstance(label, RunLabel) else label) in self.styles

    def plain(self, number: int, name: str = "") -> SeatStyle:
        """The style of the n-th thing that is no seat."""
        colour = str(getattr(self.theme, SERIES[number % len(SERIES)]))
        shape, hatch = SHAPES[number % len(SHAPES)], HATCHES[number % len(HATCHES)]
        return SeatStyle(name, name, colour, shape, hatch)

    def verdict(self, style: str, own: Series) -> Series:
        """The mark of a bar: that of its verdict, or its own where nobody has judged it."""
        if style not in VERDICTS:
            return own
        colour = str(getattr(self.theme, _TOKENS[style]))
        return Series(SeatStyle(style, style, colour, VERDICTS[style], "solid"), (), own.hollow)

    def rimmed(self, colour: QColor) -> bool:
        """Whether a line of a colour needs a rim to stand out from the ground."""
        return contrast(colour, self.theme.colour("surface")) < _CLEAR

    def px(self, length: float) -> float:
        """A length in pixels at 100%, at the present text size."""
        return length * self.scale


def plain_appearance() -> Appearance:
    """What a chart has before anybody gave it colours."""
    from PySide6.QtWidgets import QApplication

    return Appearance(LIGHT, {}, QFontMetricsF(QApplication.font()))
