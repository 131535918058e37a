"""Of a page: how standings grow in the course of a game, and shares of wins game by game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.language import say
from engine.reports.charts import Line, Lines
from engine.reports.wording import counted, short
from engine.statistics.course import STAGES, alike
from engine.statistics.intervals import CONFIDENCE
from engine.statistics.sequential import FEWEST, PLANNED, confidence_sequence

if TYPE_CHECKING:
    from engine.runs.reading import ArmGames

QUANTILES: Final = (0.1, 0.5, 0.9)
LOOKS: Final = 120  # points of a curve over the games as they were played


class Across(NamedTuple):
    """The axis of a chart of the course of games.

    Attributes:
        label: What it is, with its unit.
        at: Where each stage stands on it.
        first, last: What a caption calls the first stage and the last one.
    """

    label: str
    at: Sequence[float]
    first: str
    last: str


def across(lengths: NDArray[np.int64]) -> Across:
    """Rounds, or parts of games that have not all as many; see `course.stage_rounds`."""
    if alike(lengths):
        last = int(lengths[0])
        first, end = (say("after round {round}", round=number) for number in (1, last))
        return Across(say("round"), range(1, last + 1), first, end)
    step = 100 // STAGES
    first, end = say("after {part}% of a game", part=step), say("at the end")
    return Across(say("part of the game, %"), range(step, 101, step), first, end)


def trajectories(title: str, games: ArmGames, columns: NDArray[Any], course: Across) -> Lines:
    """Standing of each seat at each stage: its middle, and where 8 of 10 games lie.

    Args:
        columns: Standings, shape (stages, seats, games).
    """
    lines = []
    for seat, name in enumerate(games.arm.said):
        found = [whole_quantiles(each[seat]) for each in columns]
        low, middle, high = (list(each) for each in zip(*found, strict=True))
        lines.append(Line(name, course.at, middle, low, high))
    caption = say(
        "Median standing of each seat in the course of a game; in 80% of the {games} it lies within"
        " its band.",
        games=counted(len(games)),
    )
    heading = say("{title}: standings in the course of a game", title=title)
    return Lines(heading, caption, lines, course.label, say("standing, points"))


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
