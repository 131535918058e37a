"""What can be seen while games are played: shares of wins that may be looked at any time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from engine.language import say
from engine.reports.charts import Bar, Chart, Intervals, Line, Lines, Ridges
from engine.reports.wording import KINDS
from engine.scenarios.typed_changes import typed_value
from engine.seats import seats_said
from engine.statistics.blocks import Estimate
from engine.statistics.fairness import judged_seat, planned_games
from engine.statistics.intervals import CONFIDENCE
from engine.statistics.sequential import share_sequence
from engine.statistics.tally import Tally

if TYPE_CHECKING:
    from engine.asking.asked import Asked
    from engine.scenarios.scenario import Scenario
    from engine.simulation.batch import Results

COLUMNS: Final = 60  # of a distribution, at most
POINTS: Final = 200  # of a curve, at most
LOOK: Final = 50  # games between two points of one
LOOKS: Final = 60  # at games that come together, at most
BAND: Final = 2.0  # around an equal share, in %, where a question has none of its own


@dataclass
class _Part:
    """The games of one scenario as they come.

    Attributes:
        title: Of the scenario.
        tally: What was counted.
        path: (games, share and band of each seat in %) at each look.
    """

    title: str
    tally: Tally
    path: list[tuple[int, list[tuple[float, float, float]]]] = field(default_factory=list)


def live_of(asked: Asked, band: float = BAND) -> Live:
    """What can be seen of a question about wins while it is played.

    Args:
        band: Greatest distance from an equal share that is fair enough, in %.
    """
    return Live(seats_said(asked.scenario), titled_of(asked), band)


def titled_of(asked: Asked) -> Callable[[Scenario], str]:
    """What people call a scenario of a question: by its title, and by what is tried in it."""
    known = {asked.scenario.digest: asked.title}
    if asked.base is not None:
        known.setdefault(asked.base.digest, asked.base_title)
    today = asked.scenario.changes

    def titled(scenario: Scenario) -> str:
        tried = [
            f"{key} = {typed_value(value)}"
            for key, value in scenario.changes.items()
            if today.get(key) != value
        ]
        if scenario.digest in known or not tried:
            return known.get(scenario.digest) or scenario.title or scenario.name
        return say("{title} with {tried}", title=asked.title, tried=", ".join(tried))

    return titled


class Live:
    """Counts games as they come, and draws what is known by then.

    Args:
        seats: Names for people.
        titled: What people call a scenario.
        band: Greatest distance from an equal share that is fair enough, in %.
    """

    def __init__(
        self, seats: tuple[str, ...], titled: Callable[[Scenario], str], band: float
    ) -> None:
        self._seats = seats
        self._titled = titled
        self._band = band
        self._planned = planned_games(len(seats), band)
        self._parts: dict[str, _Part] = {}

    def take_results(self, scenario: Scenario, part: Results) -> None:
        """Count games of a sampler."""
        done = part.done
        scores, shares = part.tables.scores[done], part.tables.shares[done]
        title, unfinished = self._titled(scenario), int((~done).sum())
        pieces = max(1, min(LOOKS, len(scores) // LOOK))  # stored games come all at once
        for rows in np.array_split(np.arange(len(scores)), pieces):
            self._add(scenario.digest, title, scores[rows], shares[rows], unfinished)
            unfinished = 0

    def charts(self) -> tuple[Chart, ...]:
        """Win shares, their course and final scores of what is played just now."""
        if not self._parts:
            return ()
        part = list(self._parts.values())[-1]
        if part.tally.games < 2:
            return ()
        return self._wins(part), self._course(part), self._scores(part)

    def _add(
        self,
        key: str,
        title: str,
        scores: NDArray[np.integer],
        shares: NDArray[np.float64],
        unfinished: int,
    ) -> None:
        part = self._parts.pop(key, None) or _Part(title, Tally(len(self._seats)))
        self._parts[key] = part  # the last one is played just now
        part.tally.add(scores.astype(np.int64), shares, unfinished)
        if part.tally.games > 1:
            bands = [self._share(part.tally, seat) for seat in range(len(self._seats))]
            looks = [(each.mean, each.low, each.high) for each in bands]
            part.path.append((part.tally.games, looks))
        if len(part.path) > POINTS:
            part.path = part.path[::2]

    def _share(self, tally: Tally, seat: int, confidence: float = CONFIDENCE) -> Estimate:
        """Share of the win in %, with a band that holds at all times, as the verdict has it."""
        count, won = tally.games, float(tally.wins[seat])
        mean = won / count
        spread = sqrt(max(float(tally.squares[seat]) - won * mean, 0.0) / (count - 1))
        held = share_sequence(count, mean, self._planned, 1 - confidence)
        return Estimate(mean, held.low, held.high, count, spread).scaled(100)

    def _bar(self, tally: Tally, seat: int) -> Bar:
        at = partial(self._share, tally, seat)
        share, judged, _ = judged_seat(at, len(self._seats), self._band, CONFIDENCE)
        style = KINDS.get(judged.kind, "open")
        return Bar(self._seats[seat], share.mean, share.low, share.high, style, share.count)

    def _named(self, what: str, part: _Part) -> str:
        return f"{part.title}: {what}"

    def _caption(self, games: int) -> str:
        return say(
            "{games:game|games} so far. Each interval holds with 95% confidence at any moment, so"
            " you may look whenever you like; that all of them hold at once is less certain.",
            games=games,
        )

    def _wins(self, part: _Part) -> Intervals:
        tally = part.tally
        return Intervals(
            self._named(say("wins by seat"), part),
            self._caption(tally.games),
            [self._bar(tally, seat) for seat in range(len(self._seats))],
            say("share of the win, %"),
            100 / len(self._seats),
            self._band,
        )

    def _course(self, part: _Part) -> Lines:
        games = [count for count, _ in part.path]
        lines = [
            Line(
                name,
                games,
                [looks[seat][0] for _, looks in part.path],
                [looks[seat][1] for _, looks in part.path],
                [looks[seat][2] for _, looks in part.path],
            )
            for seat, name in enumerate(self._seats)
        ]
        fair = 100 / len(self._seats)
        return Lines(
            self._named(say("wins as games were played"), part),
            self._caption(part.tally.games),
            lines,
            say("games"),
            say("share of the win, %"),
            at=(fair - self._band, fair, fair + self._band),
        )

    def _scores(self, part: _Part) -> Ridges:
        tally = part.tally
        step = max(1, -(-tally.counts.shape[1] // COLUMNS))
        padded = np.pad(tally.counts, ((0, 0), (0, -tally.counts.shape[1] % step)))
        grouped = padded.reshape(tally.seats, -1, step).sum(axis=2)
        edges = tally.lowest - 0.5 + step * np.arange(grouped.shape[1] + 1)
        means = [tally.summary(seat) for seat in range(tally.seats)]
        bars = [
            Bar(name, each.mean, each.mean - each.margin, each.mean + each.margin, "plain",
                tally.games)
            for name, each in zip(self._seats, means, strict=True)
        ]  # fmt: skip
        return Ridges(
            self._named(say("final scores by seat"), part),
            say(
                "{games:game|games} so far; means with 95% t intervals of so many games.",
                games=tally.games,
            ),
            self._seats,
            edges.tolist(),
            (grouped / tally.games).tolist(),
            bars,
            say("final score, points"),
        )
