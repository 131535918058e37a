"""Figures of a board in sections: what a panel of metrics shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class FigureRow:
    """One figure.

    Attributes:
        key: Stable name, unique in all sections.
        text: What it is.
        said: The figure with its unit.
        why: What it means and how it is counted.
        places: Hexes, or sites of a map, where to look; may be empty.
        share: Length of a bar, 0 to 1; None for none.
        bars: Heights of a small chart, in order; () for none.
        ticks: What stands under the first and the last bar.
    """

    key: str
    text: str
    said: str
    why: str
    places: tuple[Any, ...] = ()
    share: float | None = None
    bars: tuple[float, ...] = ()
    ticks: tuple[str, str] = ("", "")


@dataclass(frozen=True)
class Section:
    """Figures under one heading."""

    key: str
    title: str
    rows: tuple[FigureRow, ...]


def charted(key: str, text: str, said: str, why: str, bars: Sequence[int]) -> FigureRow:
    """A row with a small chart; empty bars at the beginning are left out."""
    used = [place for place, height in enumerate(bars) if height]
    first = used[0] if used else 0
    ticks = (str(first), str(len(bars) - 1)) if bars else ("", "")
    return FigureRow(
        key, text, said, why, bars=tuple(float(bar) for bar in bars[first:]), ticks=ticks
    )
