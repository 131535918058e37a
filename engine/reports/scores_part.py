"""Of a page: how final scores, margins and shared wins are spread over games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.language import say
from engine.reports.charts import Bar, Columns, Ridges
from engine.reports.picks import column_picks
from engine.reports.wording import counted, number
from engine.statistics.scores import distribution, margins

if TYPE_CHECKING:
    from engine.runs.reading import ArmGames
    from engine.statistics.blocks import Estimate

COLUMNS: Final = 60  # of a distribution, at most


def grouped(
    counts: NDArray[Any], low: int, most: int = COLUMNS
) -> tuple[list[float], NDArray[Any]]:
    """Counts of whole numbers in at most so many columns of equal width.

    Args:
        counts: Of each value from `low` on; shape (..., values).

    Returns:
        Edges halfway between whole numbers, one more than columns; and counts by column.
    """
    width = max(-(-counts.shape[-1] // most), 1)
    lacking = -counts.shape[-1] % width
    padded = np.pad(counts, [(0, 0)] * (counts.ndim - 1) + [(0, lacking)])
    columns = padded.reshape(*counts.shape[:-1], -1, width).sum(axis=-1)
    edges = low - 0.5 + width * np.arange(columns.shape[-1] + 1)
    return edges.tolist(), columns


def score_ridges(title: str, games: ArmGames, means: Sequence[Estimate]) -> Ridges:
    """How final scores of the seats are spread, above one axis."""
    low, high = int(games.scores.min()), int(games.scores.max())
    counts = np.stack(
        [
            np.bincount(games.scores[:, seat] - low, minlength=high - low + 1)
            for seat in range(len(games.arm.seats))
        ]
    )
    edges, columns = grouped(counts, low)
    bars = [
        Bar(name, each.mean, each.low, each.high, "plain", each.count)
        for name, each in zip(games.arm.said, means, strict=True)
    ]
    caption = say(
        "How often a seat ends with so many points; the mark below is its mean with a 95% t"
        " interval, {games}.",
        games=counted(len(games)),
    )
    return Ridges(
        say("{title}: spread of final scores", title=title),
        caption,
        games.arm.said,
        edges,
        (columns / len(games)).tolist(),
        bars,
        say("final score, points"),
        [column_picks(f"score:{name}", edges) for name in games.arm.seats],
        source=games.source,
    )


def margin_columns(title: str, games: ArmGames) -> Columns:
    """How far the best score lies before the next one."""
    found = distribution(margins(games.scores))
    edges, columns = grouped(found.counts, found.low)
    middles = (np.array(edges[:-1]) + np.array(edges[1:])) / 2
    heights = list(zip(middles.tolist(), (100 * columns / len(games)).tolist(), strict=True))
    caption = say(
        "From the best score to the next one: mean {mean} points, {games}; half of them end within"
        " {median}.",
        mean=number(found.mean.mean, 1),
        games=counted(len(games)),
        median=say("{points:point|points}", points=found.quantiles[2]),
    )
    across, up = say("winning margin, points"), say("% of games")
    return Columns(
        say("{title}: margins", title=title),
        caption,
        heights,
        across,
        up,
        column_picks("margin", edges),
        source=games.source,
    )


def winners_columns(title: str, games: ArmGames) -> Columns | None:
    """How many seats win together; None where nobody ever does."""
    winners = np.bincount((games.shares > 0).sum(axis=1), minlength=3)
    if not winners[2:].any():
        return None
    heights = [(float(n), 100 * int(times) / len(games)) for n, times in enumerate(winners) if n]
    picks = [f"winners = {n:g}" for n, _ in heights]
    caption = say(
        "How many seats win a game together, {games}; the win is shared among them.",
        games=counted(len(games)),
    )
    across, up = say("winners of a game"), say("% of games")
    title = say("{title}: shared wins", title=title)
    return Columns(title, caption, heights, across, up, picks, source=games.source)
