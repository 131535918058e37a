"""Two runs in one chart: each label stands there twice, with its run."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from engine.play.wording import labelled
from engine.reports.charts import Bar, Chart, Intervals, Line, Lines, Ridges
from workbench.charts.appearance import RunLabel

Labelled = TypeVar("Labelled", Bar, Line)
Names = tuple[str, str]


def overlaid(first: Chart, second: Chart, names: Names) -> Chart:
    """One chart of two runs, whose labels are such as "east (run 3)".

    The second run has hollow marks and dashed curves. Target, band, levels and axes are those
    of the first; its caption is followed by that of the second if that is another one.

    Args:
        first, second: Of one kind: `Intervals`, `Lines` or `Ridges`.
        names: What the two runs are called, such as ("run 2", "run 3").

    Raises:
        TypeError: The charts are of two kinds, or of one that cannot be laid over another.
    """
    if first.caption != second.caption:
        both = zip(names, (first, second), strict=True)
        caption = " ".join(labelled(name, chart.caption) for name, chart in both)
        first = replace(first, caption=caption)
    match first, second:
        case Intervals(), Intervals():
            return replace(first, bars=_pairs(first.bars, second.bars, names))
        case Lines(), Lines():
            at = tuple(dict.fromkeys([*first.at, *second.at]))
            noise = first.noise if list(first.noise) == list(second.noise) else ()
            pairs = _pairs(first.lines, second.lines, names)
            return replace(first, lines=pairs, at=at, noise=noise)
        case Ridges(), Ridges():
            return _ridges(first, second, names)
    raise TypeError(f"{type(first).__name__} over {type(second).__name__}")


def can_overlay(first: Chart, second: Chart) -> bool:
    """Whether `overlaid` takes two charts."""
    return type(first) is type(second) and isinstance(first, Intervals | Lines | Ridges)


def _ridges(first: Ridges, second: Ridges, names: Names) -> Ridges:
    edges = _common(np.asarray(first.edges, float), np.asarray(second.edges, float))
    rows = [
        (chart.names[row], _moved(chart, row, edges), chart.means[row], over)
        for name in dict.fromkeys([*first.names, *second.names])
        for over, chart in ((False, first), (True, second))
        for row in [at for at, own in enumerate(chart.names) if own == name]
    ]
    labels = [RunLabel.of(own, names[over], over=over) for own, _, _, over in rows]
    means = [replace(bar, label=label) for (_, _, bar, _), label in zip(rows, labels, strict=True)]
    heights = [each.tolist() for _, each, _, _ in rows]
    return replace(first, names=labels, edges=edges.tolist(), heights=heights, means=means)


def _pairs(
    first: Sequence[Labelled], second: Sequence[Labelled], names: Names
) -> tuple[Labelled, ...]:
    """What has one label side by side, in the order of the first run."""
    order = dict.fromkeys(each.label for each in (*first, *second))
    return tuple(
        replace(each, label=RunLabel.of(each.label, names[over], over=over))
        for label in order
        for over, run in ((False, first), (True, second))
        for each in _called(run, label)
    )


def _called(run: Iterable[Labelled], label: str) -> Iterable[Labelled]:
    return (each for each in run if each.label == label)


def _common(first: NDArray[np.float64], second: NDArray[np.float64]) -> NDArray[np.float64]:
    """Edges of columns that hold both histograms, as wide as the wider ones of the two."""
    if len(first) < 2 or len(second) < 2:
        return first if len(second) < 2 else second
    wide = max(first, second, key=lambda edges: edges[1] - edges[0])
    step = wide[1] - wide[0]
    before = max(0, int(np.ceil((wide[0] - min(first[0], second[0])) / step - 1e-9)))
    after = max(0, int(np.ceil((max(first[-1], second[-1]) - wide[-1]) / step - 1e-9)))
    return np.asarray(wide[0] + step * np.arange(-before, len(wide) + after))


def _moved(chart: Ridges, row: int, edges: NDArray[np.float64]) -> NDArray[np.float64]:
    """The heights of a row in other columns; what a column holds is spread evenly in it."""
    if len(chart.edges) < 2:
        return np.zeros(max(len(edges) - 1, 0))
    whole = np.concatenate([[0.0], np.cumsum(np.asarray(chart.heights[row], float))])
    return np.diff(np.interp(edges, np.asarray(chart.edges, float), whole))
