"""Starting scores that make the seats fair: proposed from stored games, confirmed on fresh ones.

1. The post-hoc curve (`statistics.compensation`): final scores of games as they are, and
   who would have won with other bonuses.
2. Confirmation: the proposal is played on fresh seeds, since a bonus may change play.
3. If that fails, Robbins-Monro refinement on fresh seeds, and confirmation once more.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from engine.errors import Fault, OikistError
from engine.remedies import did_you_mean
from engine.scenarios.altering import altered
from engine.statistics.blocks import Estimate, share_interval
from engine.statistics.compensation import (
    Compensation,
    StoredScores,
    alone_shares,
    compensate,
    size_of,
    smallest_shift,
)
from engine.statistics.equivalence import BALANCED, IMBALANCED, Verdict, combined, verdict
from engine.statistics.robbins_monro import begun, stepped

if TYPE_CHECKING:
    from engine.game import Parameter
    from engine.scenarios.scenario import Scenario
    from engine.simulation.batch import Results
    from engine.tuning.sampling import Sampler

FIRST_GAMES: Final = 1_000
LOOKS: Final = 3  # sizes of a confirmation: each is judged at alpha / LOOKS
ROUNDS: Final = 40  # steps of the refinement
ATTEMPTS: Final = 2  # refinements before giving up

Bonus = tuple[int, ...]


@dataclass(frozen=True)
class SeatShare:
    """Win share of one seat, in %, with its verdict."""

    seat: str
    estimate: Estimate
    verdict: Verdict


@dataclass(frozen=True)
class Confirmation:
    """A bonus as played on fresh seeds.

    Attributes:
        bonus: Points on top of today's starting scores, by seat.
        seed, games: What was played.
        seats: Shares as measured there.
        kind: The verdicts in one.
        how: "curve" or "refined": where the bonus came from.
    """

    bonus: Bonus
    seed: int
    games: int
    seats: tuple[SeatShare, ...]
    kind: str
    how: str

    @property
    def widest(self) -> float:
        """Greatest distance from fair that an end of an interval reaches, in %."""
        return max(
            max(abs(seat.estimate.low - seat.verdict.target),
                abs(seat.estimate.high - seat.verdict.target))
            for seat in self.seats
        )  # fmt: skip


@dataclass(frozen=True)
class Balance:
    """What was found about the starting scores of a variant.

    Attributes:
        scenario: As it stands.
        parameter: Name of the parameter that holds them.
        start: Starting scores today.
        band: Greatest distance from fair, in %.
        alpha: Chance that a bonus is called balanced enough although it is not.
        today: Seats without a bonus.
        curve: What stored scores say.
        curve_games: Games behind the curve.
        confirmations: Bonuses that were played, in order; the last one is the answer.
        alone: Share of the win of each seat had it alone `-most` to `most` points more, by
            stored scores; float64, shape (seats, 2 most + 1).
    """

    scenario: Scenario
    parameter: str
    start: Bonus
    band: float
    alpha: float
    today: tuple[SeatShare, ...]
    curve: Compensation
    curve_games: int
    confirmations: tuple[Confirmation, ...]
    alone: NDArray[np.float64]

    @property
    def confirmed(self) -> bool:
        """Whether the last bonus passed on fresh seeds."""
        return self.confirmations[-1].kind == BALANCED

    @property
    def bonus(self) -> Bonus:
        """The answer: points on top of today's starting scores."""
        return self.confirmations[-1].bonus

    @property
    def scores(self) -> Bonus:
        """Starting scores with the bonus."""
        return tuple(a + b for a, b in zip(self.start, self.bonus, strict=True))


def bonus_parameter(scenario: Scenario, name: str = "") -> Parameter:
    """The parameter that holds starting scores: one number a seat, in points.

    Raises:
        OikistError: The game has none, or `name` is none.
    """
    known = {
        key: parameter
        for key, parameter in scenario.game.parameters.items()
        if parameter.kind == "integer" and parameter.per_seat
    }
    if name:
        if name not in known:
            what = f"'{name}' is not a number by seat"
            raise OikistError(Fault("", "--by", what, did_you_mean(name, known)))
        return known[name]
    for parameter in known.values():
        if parameter.unit == "points":
            return parameter
    what = f"{scenario.game.title} has no parameter with points by seat"
    raise OikistError(Fault("", "VARIANT", what, "name a parameter with --by"))


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
    """Look for the smallest whole bonuses under which all seats win alike.

    Args:
        band: Greatest distance from 1/k that is fair enough, in %.
        games: Most games for the curve, and for the first size of a confirmation.
        most: Largest bonus looked at, in points.

    Raises:
        OikistError: The game has no such parameter.
        Stopped: The user asked to stop.
    """
    parameter = bonus_parameter(scenario, by)
    start = _start(scenario, parameter)
    rng = np.random.default_rng(sampler.seed)
    results, curve = _curve(scenario, sampler, band, games, most, alpha, rng)
    stored = StoredScores(results.scores)
    bonus = _proposal(curve, stored, start, parameter)
    confirmations = [_confirm(scenario, parameter, bonus, sampler, 1, band, games, alpha, "curve")]
    for attempt in range(ATTEMPTS):
        if confirmations[-1].kind == BALANCED:
            break
        seed = 2 + 2 * attempt
        last = confirmations[-1]
        refined = _refined(scenario, parameter, last, stored, sampler, seed, games)
        if refined in [each.bonus for each in confirmations]:
            break
        confirmations.append(
            _confirm(scenario, parameter, refined, sampler, seed + 1, band, games, alpha, "refined")
        )
    return Balance(
        scenario=scenario,
        parameter=parameter.name,
        start=start,
        band=band,
        alpha=alpha,
        today=seat_shares(scenario, results, band, 1 - alpha),
        curve=curve,
        curve_games=len(results.scores),
        confirmations=tuple(confirmations),
        alone=alone_shares(stored, most),
    )


def most_games(games: int) -> int:
    """The most games that `balanced` plays: curve, confirmations and refinements."""
    confirming = games << (LOOKS - 1)
    refining = ROUNDS * max(games // ROUNDS, 8)
    return games + (1 + ATTEMPTS) * confirming + ATTEMPTS * refining


def seat_shares(
    scenario: Scenario, results: Results, band: float, confidence: float
) -> tuple[SeatShare, ...]:
    """Win share of every seat in %, judged against an equal share."""
    names = scenario.game.seat_names(scenario.record)
    found = []
    for seat, name in enumerate(names):
        estimate = share_interval(100 * results.shares[:, seat], confidence, 100)
        judged = verdict(estimate, estimate.count, 100 / len(names), band, confidence)
        found.append(SeatShare(name, estimate, judged))
    return tuple(found)


def _start(scenario: Scenario, parameter: Parameter) -> Bonus:
    value = scenario.parameters[parameter.name]
    assert isinstance(value, tuple)  # noqa: S101  (numbers per seat are tuples once checked)
    return tuple(int(points) for points in value)


def _curve(
    scenario: Scenario,
    sampler: Sampler,
    band: float,
    games: int,
    most: int,
    alpha: float,
    rng: np.random.Generator,
) -> tuple[Results, Compensation]:
    """The post-hoc curve, over twice as many games each time until a set passes."""
    count = min(FIRST_GAMES, games)
    while True:
        results = sampler.sample(scenario, count)
        curve = compensate(StoredScores(results.scores), band / 100, most, rng, 1 - alpha)
        if len(curve.bonuses) or count == games:
            return results, curve
        count = min(2 * count, games)


def _proposal(
    curve: Compensation, stored: StoredScores, start: Bonus, parameter: Parameter
) -> Bonus:
    """The smallest set that passes, or the fairest one near the fair bonuses if none does."""
    for bonus in curve.bonuses:
        if _allowed(bonus, start, parameter):
            return _whole(bonus)
    fair = np.array([estimate.mean for estimate in curve.fair])
    if not np.isfinite(fair).all():
        return (0,) * len(start)
    low = np.floor(fair - fair.min()).astype(np.int64)
    corners = np.array(list(np.ndindex(*(2,) * stored.seats)), dtype=np.int64)
    sets = [smallest_shift(low + corner) for corner in corners]
    sets = [bonus for bonus in sets if _allowed(bonus, start, parameter)]
    sets = sets or [np.zeros(stored.seats, dtype=np.int64)]
    best = min(sets, key=lambda bonus: (_unfairness(stored, bonus), size_of(bonus)))
    return _whole(best)


def _unfairness(stored: StoredScores, bonus: NDArray[np.int64]) -> float:
    return float(np.abs(stored.shares(bonus).mean(axis=1) - 1 / stored.seats).max())


def _whole(bonus: NDArray[np.int64]) -> Bonus:
    return tuple(int(points) for points in bonus)


def _allowed(bonus: NDArray[np.int64], start: Bonus, parameter: Parameter) -> bool:
    scores = np.array(start) + bonus
    return bool((scores >= parameter.low).all() and (scores <= parameter.high).all())


def with_bonus(scenario: Scenario, parameter: Parameter, bonus: Sequence[int]) -> Scenario:
    """The scenario with so many points more at the start."""
    start = _start(scenario, parameter)
    scores = tuple(a + b for a, b in zip(start, bonus, strict=True))
    if scores == start:
        return scenario
    return altered(scenario, {parameter.name: scores})


def _confirm(
    scenario: Scenario,
    parameter: Parameter,
    bonus: Bonus,
    sampler: Sampler,
    seed: int,
    band: float,
    games: int,
    alpha: float,
    how: str,
) -> Confirmation:
    """Play a bonus on fresh seeds, with up to LOOKS sizes."""
    changed = with_bonus(scenario, parameter, bonus)
    confidence = 1 - alpha / LOOKS
    fresh = sampler.seed + seed
    for look in range(LOOKS):
        results = sampler.sample(changed, games * 2**look, fresh)
        seats = seat_shares(changed, results, band, confidence)
        kind = combined([seat.verdict for seat in seats])
        if all(seat.verdict.decided for seat in seats) or kind == IMBALANCED:
            break
    return Confirmation(bonus, fresh, len(results.scores), seats, kind, how)


def _refined(
    scenario: Scenario,
    parameter: Parameter,
    last: Confirmation,
    stored: StoredScores,
    sampler: Sampler,
    seed: int,
    games: int,
) -> Bonus:
    """The bonus at which Robbins and Monro's search settles, in whole points.

    Between whole points a bonus is rounded up or down by lot, so that its mean is right.
    The gain is the inverse of the slope of win shares, as stored scores have it.
    """
    seats = scenario.seats
    rng = np.random.default_rng(sampler.seed + seed)
    start = np.array(_start(scenario, parameter))
    search = begun(last.bonus, 1 / max(_slope(stored, np.array(last.bonus)), 1e-3))
    each = max(games // ROUNDS, 8)
    for step in range(ROUNDS):
        whole = np.floor(search.bonus + rng.random(seats)).astype(np.int64)
        whole = np.clip(whole + start, parameter.low, parameter.high) - start
        changed = with_bonus(scenario, parameter, _whole(whole))
        fresh = (sampler.seed + 1_000_003 * seed + step) % 2**63
        shares = sampler.sample(changed, each, fresh, passing=True).shares
        search = stepped(search, shares.mean(axis=0))
        sampler.forget(changed, fresh)
    return _whole(smallest_shift(np.rint(search.mean).astype(np.int64)))


def _slope(stored: StoredScores, bonus: NDArray[np.int64]) -> float:
    """Mean over the seats of the win share gained by one point."""
    found = []
    for seat in range(stored.seats):
        one = np.eye(stored.seats, dtype=np.int64)[seat]
        up = stored.shares(bonus + one)[seat].mean()
        found.append((up - stored.shares(bonus - one)[seat].mean()) / 2)
    return float(np.mean(found))
