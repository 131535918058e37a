"""Starting scores that make the seats fair: whether any are needed, which, and how surely.

1. Today's scores: played until they are known to be fair or unfair, as far as the games go.
2. If they are unfair, the post-hoc curve (`statistics.compensation`) says where to begin, and
   the refinement (`tuning.refining`) finds the whole bonus nearest to the fair one by what is
   played there, since a bonus may change play.
3. That bonus is played on fresh seeds. If it fails and those games point to another one, that
   one is played on others. What fails there is no recommendation.
4. Where a confirmed bonus may as well spare a seat, the bonus without its points is played on
   other seeds, too, and recommended if it is confirmed as well: fewer changes are better.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Final

import numpy as np

from engine.rng import fresh_seed
from engine.statistics.compensation import (
    Compensation,
    StoredScores,
    alone_shares,
    compensate,
)
from engine.statistics.equivalence import BALANCED, IMBALANCED, UNKNOWN
from engine.statistics.response import fair_by
from engine.tuning.confirming import Played, played, seat_shares
from engine.tuning.refining import CLOSE, COARSE, MOVES, Refinement, games_around, nearest
from engine.tuning.starts import Bonus, Starts, bonus_parameter

if TYPE_CHECKING:
    from engine.scenarios.scenario import Scenario
    from engine.statistics.blocks import Floats
    from engine.tuning.refining import Around
    from engine.tuning.sampling import Sampler

FIRST_GAMES: Final = 1_000
LEAST_GAMES: Final = 64  # of a first look at today's scores
ATTEMPTS: Final = 3  # bonuses that are confirmed, before giving up
LAST: Final = 4  # times as many games as are asked for are played at the last look


class Answer(StrEnum):
    """What came out, in words that the terminal and JSON share."""

    FAIR = "fair today"
    OPEN = "not known to be unfair"
    CONFIRMED = "recommended and confirmed"
    PROPOSED = "proposed, not yet confirmed"
    REFUTED = "refuted"


@dataclass(frozen=True)
class Wish:
    """What is asked for.

    Attributes:
        band: Greatest distance from 1/k that is fair enough, in %.
        games: Most games for the curve; a confirmation takes twice or four times as many.
        alpha: Chance that a bonus is called balanced enough although it is not.
    """

    band: float
    games: int
    alpha: float

    @property
    def today(self) -> tuple[int, ...]:
        """Numbers of games after which today's scores are judged."""
        return tuple(sorted({max(self.games // 4, LEAST_GAMES), self.games, LAST * self.games}))

    @property
    def confirming(self) -> tuple[int, ...]:
        """Numbers of games after which a bonus is judged."""
        return 2 * self.games, LAST * self.games


@dataclass(frozen=True)
class Balance:
    """What was found about the starting scores of a variant.

    Attributes:
        scenario: As it stands.
        parameter: Name of the parameter that holds them.
        start: Starting scores today.
        wish: What was asked for.
        most: Largest bonus looked at, in points.
        today: Seats without a bonus.
        curve: What stored scores say.
        curve_games: Games behind the curve.
        confirmations: Bonuses that were played on fresh seeds, in order.
        alone: Share of the win of each seat had it alone `-most` to `most` points more, by
            stored scores; float64, shape (seats, 2 most + 1).
    """

    scenario: Scenario
    parameter: str
    start: Bonus
    wish: Wish
    most: int
    today: Played
    curve: Compensation
    curve_games: int
    confirmations: tuple[Played, ...]
    alone: Floats

    @property
    def telling(self) -> Played:
        """What the answer is about: the best confirmation, or today's scores without any.

        Of several that are balanced enough, the one that touches the fewest seats.
        """
        order = (BALANCED, UNKNOWN, IMBALANCED)

        def worse(one: Played) -> tuple[float, ...]:
            touched = sum(map(bool, one.bonus)) if one.kind == BALANCED else 0
            return order.index(one.kind), touched, one.worst.off

        return min(self.confirmations or (self.today,), key=worse)

    @property
    def answer(self) -> Answer:
        """What came out, in one."""
        kind, given = self.telling.kind, any(self.telling.bonus)
        if kind == BALANCED:
            return Answer.CONFIRMED if given else Answer.FAIR
        if not self.confirmations:
            return Answer.OPEN
        return Answer.REFUTED if kind == IMBALANCED else Answer.PROPOSED

    @property
    def confirmed(self) -> bool:
        """Whether the starting scores of the answer are known to be fair enough."""
        return self.answer in {Answer.FAIR, Answer.CONFIRMED}

    @property
    def bonus(self) -> Bonus | None:
        """Points to add to today's starting scores; None if what was found is refuted."""
        return None if self.answer is Answer.REFUTED else self.telling.bonus

    @property
    def scores(self) -> Bonus | None:
        """Starting scores with the bonus."""
        return None if self.bonus is None else self.with_bonus(self.bonus)

    @property
    def more(self) -> int:
        """About how many games more would tell; 0 when decided."""
        return self.telling.more

    def with_bonus(self, bonus: Bonus) -> Bonus:
        """Starting scores with some bonus."""
        return tuple(a + b for a, b in zip(self.start, bonus, strict=True))


def balanced(
    scenario: Scenario,
    sampler: Sampler,
    *,
    band: float,
    games: int,
    most: int,
    alpha: float = 0.05,
    by: str = "",
) -> Balance:
    """Look for the whole bonus nearest to the one under which all seats win alike.

    Args:
        band: Greatest distance from 1/k that is fair enough, in %.
        games: Most games for the curve; a confirmation takes twice or four times as many.
        most: Largest bonus looked at, in points.
        alpha: Chance that a bonus is called balanced enough although it is not, shared by all
            looks at it and all bonuses that are confirmed.

    Raises:
        OikistError: The game has no such parameter.
        Stopped: The user asked to stop.
    """
    starts = Starts(scenario, bonus_parameter(scenario, by), sampler, most)
    return answered(starts, Wish(band, games, alpha))


def answered(starts: Starts, wish: Wish) -> Balance:
    """`balanced` for starting scores that can be played."""
    nothing: Bonus = (0,) * len(starts.start)
    seed = starts.sampler.seed
    today, _ = played(starts, nothing, seed, wish.today, wish.band, wish.alpha)
    stored, curve = _curve(starts, nothing, wish)
    today = _by_all_games(today, starts, stored.games, wish)
    return Balance(
        scenario=starts.scenario,
        parameter=starts.parameter.name,
        start=starts.start,
        wish=wish,
        most=starts.most,
        today=today,
        curve=curve,
        curve_games=stored.games,
        confirmations=() if today.kind != IMBALANCED else _confirmed(starts, stored, curve, wish),
        alone=alone_shares(stored, starts.most),
    )


def _by_all_games(today: Played, starts: Starts, games: int, wish: Wish) -> Played:
    """Today's scores by all games that the curve has played of them, where those are more.

    A look that was not needed pays for the further one; what was decided stays decided.
    """
    if games <= today.games:
        return today
    shares = starts.play(today.bonus, games, today.seed).shares
    seats = seat_shares(starts.names, shares, wish.band, today.confidence)
    told = replace(today, games=len(shares), seats=seats)
    return told if told.kind == today.kind else today


def most_games(games: int, seats: int) -> int:
    """The most games that `balanced` plays: today's, the refinement's, confirmations."""
    few = -(-games // COARSE)
    coarse = MOVES * (few + games_around(few, seats))
    close = (MOVES + ATTEMPTS - 1) * (games + games_around(max(games, CLOSE), seats))
    return LAST * games + coarse + close + ATTEMPTS * LAST * games


def most_each(games: int) -> int:
    """Most games of a single set of bonuses."""
    return max(LAST * games, CLOSE)


def _curve(starts: Starts, nothing: Bonus, wish: Wish) -> tuple[StoredScores, Compensation]:
    """The post-hoc curve, over twice as many games each time until a set passes."""
    seed, count = starts.sampler.seed, min(FIRST_GAMES, wish.games)
    rng = np.random.default_rng(seed)
    while True:
        stored = StoredScores(starts.play(nothing, count, seed).scores)
        curve = compensate(stored, wish.band / 100, starts.most, rng, 1 - wish.alpha)
        if len(curve.bonuses) or count == wish.games:
            return stored, curve
        count = min(2 * count, wish.games)


def _confirmed(
    starts: Starts, stored: StoredScores, curve: Compensation, wish: Wish
) -> tuple[Played, ...]:
    """The bonus that the refinement finds on fresh seeds; then the next one, or a simpler one."""
    first = nearest(starts, np.array(curve.nearest or (0,) * stored.seats))
    refinement = Refinement(starts, stored, first, wish.games)
    around = refinement.found()
    found: list[Played] = []
    for attempt in range(ATTEMPTS):
        one, level = _confirm(starts, around, fresh_seed(starts.sampler.seed, attempt), wish)
        found.append(one)
        better = nearest(starts, refinement.fair(one.bonus, level, around.gains))
        following = simpler(starts, one) if one.kind == BALANCED else better
        passed = any(each.kind == BALANCED for each in found[:-1])
        if following is None or following in [each.bonus for each in found] or passed:
            break
        if attempt + 1 < ATTEMPTS:
            around = refinement.around(following)
    return tuple(found)


def simpler(starts: Starts, one: Played) -> Bonus | None:
    """A confirmed bonus without the seats whose fair bonus may as well be nothing.

    None where there is no such seat, or nothing would be left.
    """
    bonus = np.array(one.bonus)
    needed = np.array([not fair.low <= 0 <= fair.high for fair in one.fair])
    kept = np.where(needed, bonus, 0)
    if not kept.any() or not (kept != bonus).any():
        return None
    return starts.fitted(kept)


def _confirm(starts: Starts, around: Around, seed: int, wish: Wish) -> tuple[Played, Floats]:
    """A bonus on a fresh seed with the interval of the fair one, and its mean win shares.

    The interval takes the games of the first look, which are played in any case: those of a
    look that ended because the seats looked fair would hold the truth too often.
    """
    error = wish.alpha / ATTEMPTS
    one, shares = played(starts, around.bonus, seed, wish.confirming, wish.band, error)
    bonus = np.array(around.bonus)
    sure = starts.play(around.bonus, wish.confirming[0], seed).shares
    fair = fair_by(bonus, sure, around.gains, bonus == 0, 1 - wish.alpha)
    return replace(one, fair=fair), shares.mean(axis=0)
