"""Of a page: how standings grow round by round, and shares of wins game by game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.language import say
from engine.reports.charts import Line, Lines
from engine.reports.wording import counted, short
from engine.statistics.intervals import CONFIDENCE
from engine.statistics.sequential import FEWEST, PLANNED, confidence_sequence

if TYPE_CHECKING:
    from engine.runs.reading import ArmGames

QUANTILES: Final = (0.1, 0.5, 0.9)
LOOKS: Final = 120  # points of a curve over the games as they were played


def trajectories(title: str, games: ArmGames, columns: NDArray[Any]) -> Lines:
    """Standing of each seat after each round: its middle, and where 8 of 10 games lie.

    Args:
        columns: Standings, shape (rounds, seats, games).
    """
    rounds = list(range(1, len(columns) + 1))
    lines = []
    for seat, name in enumerate(games.arm.said):
        found = [whole_quantiles(each[seat]) for each in columns]
        low, middle, high = (list(each) for each in zip(*found, strict=True))
        lines.append(Line(name, rounds, middle, low, high))
    caption = say(
        "Median standing of each seat after each round; in 80% of the {games} it lies within its"
        " band.",
        games=counted(len(games)),
    )
    across, up = say("round"), say("standing, points")
    return Lines(say("{title}: standings round by round", title=title), caption, lines, across, up)


def whole_quantiles(values: NDArray[Any]) -> tuple[float, ...]:
    """Values at QUANTILES of whole numbers, by counting; each is one that occurred."""
    low = int(values.min())
    reached = np.cumsum(np.bincount((values - low).astype(np.intp)))
    wanted = [part * len(values) for part in QUANTILES]
    return tuple(float(low + at) for at in np.searchsorted(reached, wanted))


def wins_as_played(title: str, games: ArmGames, band: float) -> Lines | None:
    """Share of the win of each seat after so many games; None for too few games."""
    count, seats = len(games), len(games.arm.seats)
    if count < 2 * FEWEST:
        return None
    ends = np.unique(np.linspace(FEWEST, count, LOOKS).astype(np.intp))
    starts = np.concatenate([[0], ends[:-1]])
    lines = []
    for seat, name in enumerate(games.arm.said):
        shares = np.ascontiguousarray(games.shares[:, seat])
        sums = np.cumsum(np.add.reduceat(shares, starts))
        squares = np.cumsum(np.add.reduceat(shares * shares, starts))
        means = sums / ends
        spread = np.sqrt(np.maximum(squares - sums * means, 0) / (ends - 1))
        held = [
            confidence_sequence(int(n), mean, deviation, PLANNED, 1 - CONFIDENCE, seats)
            for n, mean, deviation in zip(ends, means.tolist(), spread.tolist(), strict=True)
        ]
        lines.append(
            Line(
                name,
                ends.tolist(),
                (100 * means).tolist(),
                [100 * max(each.low, 0.0) for each in held],
                [100 * min(each.high, 1.0) for each in held],
            )
        )
    fair = 100 / seats
    caption = say(
        "Share of the win after so many games, in the order in which they were played, with bands"
        " that hold with 95% for all seats at any time; {games}. Dashed: an equal share and"
        " ±{band}% around it.",
        games=counted(count),
        band=short(band),
    )
    return Lines(
        say("{title}: wins as games were played", title=title),
        caption,
        lines,
        say("games"),
        say("share of the win, %"),
        at=(fair - band, fair, fair + band),
    )
