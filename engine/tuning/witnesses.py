"""Two witnesses: the seats of a variant judged by quick bots, and again by stronger ones.

The first witness plays until anytime-valid intervals decide, or as many games as it may. The
second plays a number of games that is set before, on seeds of its own. Both are answered
alike on every machine, since budgets are games and never seconds.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import isclose
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from engine.bots.spec import parse_bot, split_bots
from engine.errors import Fault, OikistError
from engine.language import say
from engine.statistics.blocks import Estimate, share_interval, whole_blocks
from engine.statistics.equivalence import UNKNOWN
from engine.statistics.fairness import SeatsJudged, judged_seats, planned_games
from engine.statistics.scores import decided_games
from engine.statistics.witnesses import Agreement, Shifts, agreement, shifts
from engine.tuning.seatings import one_against_all

if TYPE_CHECKING:
    from engine.scenarios.scenario import Scenario
    from engine.simulation.batch import Results
    from engine.tuning.sampling import Sampler

LOOK: Final = 250  # games between two looks; fixed, so that the same seed stops at the same game
SECOND: Final = "search:400"  # see docs/bots.md: clearly stronger than greedy bots, and quick
SECOND_GAMES: Final = 100
QUICK_SECOND: Final = "search:100"  # where somebody waits in front of a window
QUICK_GAMES: Final = 60
NOBODY: Final = "none"  # instead of a second witness


@dataclass(frozen=True)
class Asked:
    """What is asked of the witnesses.

    Attributes:
        scenario: The variant.
        band: Greatest distance from an equal share that is fair enough, in %.
        games: Most games of the first witness.
        alpha: Chance of a wrong verdict of each kind.
    """

    scenario: Scenario
    band: float = 2.0
    games: int = 20_000
    alpha: float = 0.05


@dataclass(frozen=True)
class Testimony:
    """What one witness saw.

    Attributes:
        bots: Who played all seats.
        seed: Of its games.
        seats: How the seats stand with the band.
        planned: See `statistics.fairness.judged_seats`.
        unfinished: Games that did not end; they are not counted.
        results: Its games, finished or not.
        lost: Games that all seats lost; they are not counted unless there are no others.
    """

    bots: str
    seed: int
    seats: SeatsJudged
    planned: int
    unfinished: int
    results: Results = field(repr=False)
    lost: int = 0

    @property
    def shares(self) -> NDArray[np.float64]:
        """Shares of the win of the games that count, shape (games, seats)."""
        return decided_games(self.results.shares)

    @property
    def drawn(self) -> bool:
        """Whether every game gave all seats the same share of the win, which may be none."""
        first = self.seats.wins[0]
        return all(one.alike and isclose(one.mean, first.mean) for one in self.seats.wins)

    @property
    def scoreless(self) -> int | None:
        """The points with which all seats ended all games; None where they differ."""
        scores = self.results.tables.scores[self.results.done]
        return int(scores.flat[0]) if scores.size and not np.ptp(scores) else None


@dataclass(frozen=True)
class Opinion:
    """What the second witness says of the first.

    Attributes:
        second: What it saw itself.
        moved: How far the seats are apart.
        agreement: What that comes to.
        strength: Share of the win, in %, of one seat with its bot among those of the first;
            None if it was not played.
    """

    second: Testimony
    moved: Shifts
    agreement: Agreement
    strength: Estimate | None

    def stronger(self, seats: int) -> bool:
        """Whether it is shown to play better than the first; false if that was not played."""
        return self.strength is not None and self.strength.low > 100 / seats


def first_witness(asked: Asked, sampler: Sampler) -> Testimony:
    """Play until the seats are decided, or as long as is allowed.

    Raises:
        Stopped: The user asked to stop.
        OikistError: None of the games has ended.
    """
    planned = planned_games(asked.scenario.seats, asked.band, 1 - asked.alpha)
    if sampler.keeper is not None:
        sampler.keeper.looks = True
    games = 0
    while True:
        games = min(games + LOOK, asked.games)
        results = sampler.sample(asked.scenario, games)
        seats = judged_seats(results.shares, asked.band, 1 - asked.alpha, planned)
        if seats.kind != UNKNOWN or games == asked.games:
            return _testimony(sampler, sampler.seed, results, seats, planned)


def second_witness(asked: Asked, sampler: Sampler, games: int) -> Testimony:
    """Play a number of games that was set before, on the sampler's own seed.

    Args:
        sampler: With the stronger bots.

    Raises:
        Stopped: The user asked to stop.
        OikistError: None of the games has ended.
    """
    results = sampler.sample(asked.scenario, games)
    seats = judged_seats(results.shares, asked.band, 1 - asked.alpha)
    return _testimony(sampler, sampler.seed, results, seats, 0)


def _testimony(
    sampler: Sampler, seed: int, results: Results, seats: SeatsJudged, planned: int
) -> Testimony:
    bots = ",".join(dict.fromkeys(sampler.bots))
    lost = len(results.shares) - seats.games
    return Testimony(bots, seed, seats, planned, results.unfinished, results, lost)


def opinion(
    asked: Asked, first: Testimony, second: Testimony, strength: Estimate | None = None
) -> Opinion:
    """What the second witness says of the first."""
    rng = np.random.default_rng(first.seed)
    moved = shifts(first.shares, second.shares, rng, 1 - asked.alpha, first.planned)
    return Opinion(second, moved, agreement(moved, first.seats, second.seats), strength)


def strength_of(
    asked: Asked,
    bots: tuple[str, str],
    games: int,
    seed: int,
    threads: int,
    told: Callable[[int], bool],
) -> Estimate:
    """Share of the win, in %, of one seat with the stronger bot among weaker ones.

    Args:
        bots: The stronger one and the other.
        games: At most so many, in whole blocks of all seatings.

    Raises:
        Stopped: `told` said so.
    """
    blocks = whole_blocks(games, asked.scenario.seats) // asked.scenario.seats
    won, done = one_against_all(asked.scenario, bots, blocks, seed, threads, told)
    return share_interval(100 * won[done], 1 - asked.alpha, 100)


def expect_seats(scenario: Scenario) -> None:
    """Refuse a variant for one seat.

    Raises:
        OikistError: It is one.
    """
    if scenario.seats < 2:
        what = say("one seat plays alone")
        raise OikistError(Fault("", "VARIANT", what, say("choose another variant")))


def one_bot(text: str, place: str) -> str:
    """The bot that plays all seats, as files write it.

    Raises:
        OikistError: There is no such bot, or several are named.
    """
    if len(split_bots(text)) > 1:
        what = say("different bots on different seats say nothing of the seats")
        raise OikistError(Fault("", place, what, say("name one bot, which plays all seats")))
    return str(parse_bot(text, place))


def second_bot(text: str, first: str, place: str) -> str:
    """The bot of a second witness; "" for nobody, and for the first witness again.

    Raises:
        OikistError: There is no such bot, or several are named.
    """
    found = "" if text == NOBODY else one_bot(text, place)
    return "" if found == first else found
