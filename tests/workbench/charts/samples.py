"""Charts of real sizes: what the lab shows of a batch, with truths that are made up."""

from __future__ import annotations

from math import inf, nan

import numpy as np

from engine.reports.charts import (
    Bar,
    Chart,
    Columns,
    Intervals,
    Line,
    Lines,
    Matrix,
    Point,
    Points,
    Ridges,
    Stacks,
    Swing,
    Tornado,
)
from engine.seat_styles import seat_style

SEATS = ("north", "east", "south", "west", "north-east", "south-east", "south-west", "north-west")
STYLES = {name: seat_style(number, name, name) for number, name in enumerate(SEATS)}
BOTS = ("greedy", "uniform", "search:500", "search:2000", "miser", "rusher", "builder", "trader",
        "balanced", "hoarder", "raider", "pilgrim")  # fmt: skip
PARAMETERS = ("starting coins", "oracle value", "rounds", "roads of the first turn", "hand limit")


def intervals(shift: float = 0.0, seats: int = 4) -> Intervals:
    """Win shares, of which one is known to be too high and one is not known at all."""
    styles = ("good", "bad", "open", "good")
    fair = 100 / seats
    bars = [
        Bar(name, fair + away + shift, fair + away + shift - 1.4, fair + away + shift + 1.4,
            styles[number % 4], 2000)
        for number, (name, away) in enumerate(zip(SEATS[:seats], (0.4, 5.2, -2.1, 0.9) * 2,
                                                  strict=False))
    ]  # fmt: skip
    bars[-1] = Bar(SEATS[seats - 1], nan, -inf, inf, "open", 0)
    caption = (
        "Share of the win with 95% intervals, 2,000 games. Dashed: an equal share; green: ±2%"
        " around it. Circle: balanced enough, square: imbalanced, diamond: not yet known."
    )
    return Intervals("Classic: wins by seat", caption, bars, "share of the win, %", fair, 2.0)


def scores() -> Intervals:
    """Values that nobody has judged."""
    bars = [Bar(name, 41.2 - n, 40.8 - n, 41.6 - n, "plain", 2000) for n, name in enumerate(SEATS)]
    caption = "Mean final score with 95% t intervals, 2,000 games."
    return Intervals("Classic: final scores by seat", caption, bars, "mean final score, points")


def lines(seats: int = 4, points: int = 25, seed: int = 1, *, bands: bool = True) -> Lines:
    """Standings, round by round."""
    chance = np.random.default_rng(seed)
    xs = list(range(1, points + 1))
    found = []
    for name in SEATS[:seats]:
        ys = np.cumsum(chance.normal(0.0, 0.6, points))
        half = 0.3 + 0.02 * np.arange(points)
        ends = ((ys - half).tolist(), (ys + half).tolist()) if bands else ((), ())
        found.append(Line(name, xs, ys.tolist(), *ends))
    noise = (0.5 + 0.01 * np.arange(points)).tolist()
    caption = "Standing less the mean of the seats, with 95% intervals, 2,000 games."
    title = "Classic: standing of each seat against the mean of the seats"
    return Lines(
        title, caption, found, "round", "points above the mean of the seats", noise, (0.0,)
    )


def columns(count: int = 90) -> Columns:
    """Lengths of games."""
    xs = 120.0 + 2 * np.arange(count)
    heights = 4 * np.exp(-(((xs - xs.mean()) / 40) ** 2))
    pairs = list(zip(xs.tolist(), heights.tolist(), strict=True))
    return Columns("Classic: length", "Games by their length, 2,000 games.", pairs,
                   "decisions of a game", "% of games")  # fmt: skip


def ridges(seats: int = 8, count: int = 90, shift: float = 0.0) -> Ridges:
    """Final scores."""
    edges = (np.arange(count + 1) - 0.5).tolist()
    middles = np.arange(count)
    rows, means = [], []
    for number, name in enumerate(SEATS[:seats]):
        mean = 38.0 + 1.5 * number + shift
        heights = np.exp(-(((middles - mean) / 11) ** 2))
        rows.append((heights / heights.sum()).tolist())
        means.append(Bar(name, mean, mean - 0.6, mean + 0.6, count=2000))
    caption = "Final scores with 95% t intervals of the means, 2,000 games."
    return Ridges("Classic: final scores", caption, SEATS[:seats], edges, rows, means,
                  "final score, points")  # fmt: skip


def tornado(count: int = 5) -> Tornado:
    """What parameters do."""
    swings = [
        Swing(
            PARAMETERS[n % 5] + (f" {n // 5 + 1}" if n >= 5 else ""),
            Bar(str(n + 1), -6.0 / (n + 1), -6.0 / (n + 1) - 1.2, -6.0 / (n + 1) + 1.2, count=400),
            Bar(str(n + 9), 4.0 / (n + 1), 4.0 / (n + 1) - 1.0, 4.0 / (n + 1) + 1.0, count=400)
            if n != 2
            else None,
        )
        for n in range(count)
    ]
    caption = "Change of the spread with 90% intervals that hold together, 400 pairs each."
    return Tornado("Which parameters matter", caption, swings, "change of the spread, points")


def matrix(size: int = 12) -> Matrix:
    """Pay-offs of bots."""
    chance = np.random.default_rng(4)
    means = chance.normal(25.0, 9.0, (size, size))
    cells = [
        [
            None if row == at else Bar("", m, m - 4, m + 4, count=250)
            for at, m in enumerate(means[row].tolist())
        ]
        for row in range(size)
    ]
    caption = "Win share of the row's bot against three of the column's, 95% intervals."
    return Matrix(
        "Pay-offs of policies", caption, BOTS[:size], BOTS[:size], cells, "win share, %", 25
    )


def points(count: int = 500) -> Points:
    """Trials of a search, and its front."""
    chance = np.random.default_rng(2)
    xs, ys = chance.gamma(3.0, 2.0, count), chance.gamma(3.0, 2.0, count)
    best = np.inf
    found = []
    for n, at in enumerate(np.argsort(xs)):
        marked = bool(ys[at] < best)
        best = min(best, float(ys[at]))
        found.append(Point(f"trial {n}", float(xs[at]), float(ys[at]), marked))
    return Points("Trials", "Diamonds: no other trial is better in both.", found,
                  "distance from fair, %", "change of the rules", joined=True)  # fmt: skip


def stacks(seats: int = 4) -> Stacks:
    """Sources of points."""
    parts = ("roads", "cities", "oracles", "markets", "hand", "penalties", "favour", "ships")
    chance = np.random.default_rng(3)
    values = chance.uniform(1.0, 12.0, (seats, len(parts)))
    values[:, 5] *= -0.4
    return Stacks("Classic: sources of points", "Means of 2,000 games.", SEATS[:seats], parts,
                  values.tolist(), "points")  # fmt: skip


SAMPLES: tuple[Chart, ...] = (
    intervals(), lines(), columns(), ridges(4), tornado(), matrix(6), points(60), stacks(),
)  # fmt: skip
LARGE: tuple[Chart, ...] = (
    intervals(seats=8), lines(8, 200), columns(90), ridges(), tornado(20), matrix(), points(),
    stacks(8),
)  # fmt: skip


def named(chart: Chart) -> str:
    """The kind of a chart, for names of tests and files."""
    return type(chart).__name__
