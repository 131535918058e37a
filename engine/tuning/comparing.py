"""Variants compared on common seeds: differences, when to stop, and races.

A pair is one game number, played in the base and in another variant with the same luck.
Everything is judged on differences within pairs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from engine.statistics.blocks import Estimate
from engine.statistics.comparison import against_base, paired_difference
from engine.statistics.equivalence import verdict
from engine.statistics.racing import chances_of_best, race_level, race_step
from engine.statistics.sequential import (
    OPEN,
    PLANNED,
    cautious_deviation,
    step_sequence,
)
from engine.tuning.differences import Difference, decision_of, of_alike
from engine.tuning.figures import Figure, figure_interval
from engine.tuning.leads import Lead, lead_of

if TYPE_CHECKING:
    from engine.simulation.batch import Results
    from engine.tuning.arms import Arm
    from engine.tuning.sampling import Sampler

LOOK: Final = 50  # pairs between two looks; fixed, so that the same seed stops at the same pair


@dataclass(frozen=True)
class Question:
    """What is asked of a comparison.

    Attributes:
        figures: What is compared; several are judged together.
        band: Difference that does not matter, in units of the figures; None for their own.
        games: Pairs; with `until_decided` the most.
        until_decided: Whether to stop as soon as every variant is decided.
        alpha: Chance of a wrong verdict of each kind, over all figures and variants.
        best: "" to tell differences from the base; "high" or "low" to race for the best.
    """

    figures: tuple[Figure, ...]
    games: int
    band: float | None = None
    until_decided: bool = False
    alpha: float = 0.05
    best: str = ""

    @property
    def sequential(self) -> bool:
        """Whether what is seen on the way decides how many games are played."""
        return self.until_decided or bool(self.best)

    def band_of(self, figure: Figure) -> float:
        """Difference in a figure that does not matter."""
        return figure.band if self.band is None else self.band


@dataclass(frozen=True)
class Look:
    """What was known of a variant after some pairs.

    Attributes:
        pairs: Played by then.
        estimates: Other less base, by figure; the intervals hold at any time.
    """

    pairs: int
    estimates: tuple[Estimate, ...]


@dataclass(frozen=True)
class Outcome:
    """One variant against the base.

    Attributes:
        arm: The variant.
        pairs: Pairs of finished games.
        unfinished: Pairs left out because a game of them did not end.
        differences: By figure.
        decision: OTHER if one figure differs, NULL if none does, else OPEN.
        dropped: Whether a race dropped it.
        chance: Probability that it is the best of a race; 0 without one.
        looks: What was known at each look; empty where the number of pairs was fixed.
        same: Whether every game of each pair went as the other, by all that is kept of it but
            the moves that were listed.
        lost: Games of the base and of the variant, of these pairs, that all have lost.
    """

    arm: Arm
    pairs: int
    unfinished: int
    differences: tuple[Difference, ...]
    decision: str
    dropped: bool = False
    chance: float = 0.0
    looks: tuple[Look, ...] = ()
    same: bool = False
    lost: tuple[int, int] = (0, 0)

    @property
    def more(self) -> int:
        """Pairs that would tell, about: that one figure differs, or else that none does."""
        open_ = [one for one in self.differences if one.verdict.more]
        apart = [one.verdict.more for one in open_ if abs(one.estimate.mean) > one.band]
        return min(apart) if apart else max((one.verdict.more for one in open_), default=0)


@dataclass(frozen=True)
class Comparison:
    """What a comparison found.

    Attributes:
        question: What was asked.
        base: The first variant.
        outcomes: The others, in order.
        pairs: Pairs of the variant that was played longest.
        early: Whether it was decided, or the race was over, before `games`.
        base_chance: Probability that the base is the best of a race; 0 without one.
        base_dropped: Whether a race dropped the base.
        leads: How far the best of a race is ahead of each of the others, in order; () without
            one.
    """

    question: Question
    base: Arm
    outcomes: tuple[Outcome, ...]
    pairs: int
    early: bool
    base_chance: float = 0.0
    base_dropped: bool = False
    leads: tuple[Lead, ...] = ()

    @property
    def chances(self) -> list[tuple[Arm, float]]:
        """Every variant, the base first, with its probability of being the best."""
        others = [(each.arm, each.chance) for each in self.outcomes]
        return [(self.base, self.base_chance), *others]

    @property
    def best(self) -> tuple[Arm, float]:
        """The variant with the greatest of them; of equal ones the first."""
        return max(self.chances, key=lambda way: way[1])

    @property
    def next_best(self) -> Lead | None:
        """The lead over the variant that is the likeliest to be the best after all."""
        sign = -1.0 if self.question.best == "low" else 1.0
        likely = {id(arm): chance for arm, chance in self.chances}
        return max(
            self.leads,
            key=lambda lead: (likely[id(lead.over)], -sign * lead.estimate.mean),
            default=None,
        )


class _Rival:
    """One variant while it is being compared."""

    def __init__(self, arm: Arm) -> None:
        self.arm = arm
        self.pairs = 0
        self.dropped = False
        self.decision = OPEN
        self.looks: list[Look] = []


def compared(arms: Sequence[Arm], question: Question, sampler: Sampler) -> Comparison:
    """Compare variants with the first of them.

    Raises:
        Stopped: The user asked to stop.
    """
    comparing = _Comparing(arms, question, sampler)
    if question.sequential:
        comparing.play_on()
    else:
        comparing.play_all()
    return comparing.found()


class _Comparing:
    """A comparison on its way."""

    def __init__(self, arms: Sequence[Arm], question: Question, sampler: Sampler) -> None:
        self.base = arms[0]
        self.base_dropped = False
        self.rivals = [_Rival(arm) for arm in arms[1:]]
        self.question = question
        self.sampler = sampler

    def play_all(self) -> None:
        """Play the games that were asked for."""
        for arm in (self.base, *(rival.arm for rival in self.rivals)):
            self.sampler.sample(arm.scenario, self.question.games)
        for rival in self.rivals:
            rival.pairs = self.question.games

    def play_on(self) -> None:
        """Play LOOK pairs after LOOK pairs until all is decided, or one is left of a race."""
        question, pairs = self.question, 0
        if self.sampler.keeper is not None:
            self.sampler.keeper.looks = True
        while pairs < question.games:
            racing = [rival for rival in self.rivals if self._goes_on(rival)]
            if not racing or (question.best and len(racing) + (not self.base_dropped) < 2):
                break
            pairs = min(pairs + LOOK, question.games)
            for rival in racing:
                rival.pairs = pairs
                known = self.differences(rival)
                rival.decision = decision_of(known)
                rival.looks.append(Look(pairs, tuple(each.estimate for each in known)))
            if question.best:
                self._race(racing, pairs)

    def _goes_on(self, rival: _Rival) -> bool:
        return not rival.dropped if self.question.best else rival.decision == OPEN

    def _race(self, racing: list[_Rival], pairs: int) -> None:
        """Drop those that are clearly not the best."""
        arms = [rival.arm for rival in racing] + [self.base] * (not self.base_dropped)
        values = self._side_by_side([(arm, pairs) for arm in arms])
        losers = race_step(values, PLANNED, self.question.alpha, len(self.rivals) + 1).losers
        for number, rival in enumerate(racing):
            rival.dropped = number in losers
        self.base_dropped |= len(racing) in losers

    def _side_by_side(self, pairs: Sequence[tuple[Arm, int]]) -> NDArray[np.float64]:
        """The figure of each arm in its first games, NaN after them; higher is better.

        Games that one of the arms played and did not end are left out. Shape (games, arms).
        """
        most = max(count for _, count in pairs)
        sign = -1.0 if self.question.best == "low" else 1.0
        done = np.ones(most, dtype=np.bool_)
        values = np.full((most, len(pairs)), np.nan)
        for column, (arm, count) in enumerate(pairs):
            found = self.sampler.sample(arm.scenario, count)
            done[:count] &= found.done
            values[:count, column] = sign * self.question.figures[0].values(found.tables)
        return values[done]

    def found(self) -> Comparison:
        """What is known."""
        longest = max((rival.pairs for rival in self.rivals), default=0)
        early = longest < self.question.games
        chances = [0.0] * (len(self.rivals) + 1)
        if self.question.best:
            pairs = [(self.base, longest), *((rival.arm, rival.pairs) for rival in self.rivals)]
            rng = np.random.default_rng(self.sampler.seed)
            chances = chances_of_best(self._side_by_side(pairs), rng).tolist()
        outcomes = tuple(map(self._outcome, self.rivals, chances[1:]))
        found = Comparison(
            self.question, self.base, outcomes, longest, early, chances[0], self.base_dropped
        )
        return replace(found, leads=self._leads(found.best[0])) if self.question.best else found

    def _leads(self, best: Arm) -> tuple[Lead, ...]:
        """How far the best of a race is ahead of each of the others, over the pairs of both."""
        question, figure = self.question, self.question.figures[0]
        longest = max(rival.pairs for rival in self.rivals)
        counts = [(self.base, longest), *((rival.arm, rival.pairs) for rival in self.rivals)]
        level = race_level(question.alpha, len(counts))
        own = next(count for arm, count in counts if arm is best)
        sign = -1.0 if question.best == "low" else 1.0
        found = []
        for arm, count in counts:
            if arm is best:
                continue
            pairs = min(own, count)
            values = sign * self._side_by_side([(best, pairs), (arm, pairs)])
            width = question.band_of(figure)
            found.append(lead_of(values, arm, figure, width, level, PLANNED))
        return tuple(found)

    def _outcome(self, rival: _Rival, chance: float) -> Outcome:
        differences = self.differences(rival)
        one, other, both = self._both(rival)
        # A change that nobody uses may still list moves that nobody makes.
        played = (table._replace(listed=table.decisions) for table in (one.tables, other.tables))
        return Outcome(
            rival.arm,
            int(both.sum()),
            int((~both).sum()),
            differences,
            decision_of(differences),
            rival.dropped,
            chance,
            tuple(rival.looks),
            all(map(np.array_equal, *played)),
            (_lost(one, both), _lost(other, both)),
        )

    def _both(self, rival: _Rival) -> tuple[Results, Results, NDArray[np.bool_]]:
        """Games of the base and of a rival, and which of them both ended."""
        one = self.sampler.sample(self.base.scenario, rival.pairs)
        other = self.sampler.sample(rival.arm.scenario, rival.pairs)
        return one, other, one.done & other.done

    def differences(self, rival: _Rival) -> tuple[Difference, ...]:
        """All figures of a rival, less those of the base."""
        one, other, both = self._both(rival)
        columns = [
            (figure.values(one.tables)[both], figure.values(other.tables)[both])
            for figure in self.question.figures
        ]
        # Pairs alike in all figures are one statement; otherwise the figures share the error.
        same = all(np.array_equal(a, b) for a, b in columns)
        statements = len(self.rivals) * (1 if same else len(columns))
        surely = 1 - self.question.alpha / statements
        return tuple(
            self._difference(figure, rival, values, surely)
            for figure, values in zip(self.question.figures, columns, strict=True)
        )

    def _difference(
        self,
        figure: Figure,
        rival: _Rival,
        values: tuple[NDArray[np.float64], NDArray[np.float64]],
        surely: float,
    ) -> Difference:
        question, (a, b) = self.question, values
        level = question.alpha / len(question.figures)
        width = question.band_of(figure)
        paired = paired_difference(a, b, surely, figure.scale)
        estimate = paired.difference
        if question.sequential and not estimate.alike:
            estimate = self._at_any_time(estimate, b - a, width, level)
        elif len(self.rivals) > 1 and not question.sequential:
            estimate = self._together(figure, 1 - level)[self.rivals.index(rival)]
        confidence = 1 - question.alpha
        judged = verdict(estimate, estimate.count, 0.0, width, 1 - level)
        if estimate.alike and estimate.mean == 0:
            judged = of_alike(judged, estimate, surely)
        return Difference(
            figure=figure,
            base=figure_interval(figure, a, confidence),
            other=figure_interval(figure, b, confidence),
            estimate=estimate,
            correlation=paired.correlation,
            saving=paired.saving,
            band=width,
            verdict=judged,
        )

    def _at_any_time(
        self, estimate: Estimate, apart: NDArray[np.float64], width: float, level: float
    ) -> Estimate:
        """The estimate with a band that may be looked at again and again."""
        if estimate.count < 2:
            return estimate
        deviation = cautious_deviation(apart)
        band = step_sequence(
            estimate.count, estimate.mean, deviation, width, PLANNED, level, len(self.rivals)
        )
        return replace(estimate, low=band.low, high=band.high)

    def _together(self, figure: Figure, confidence: float) -> tuple[Estimate, ...]:
        """Simultaneous intervals of all rivals, on the games that all variants ended."""
        arms = (self.base, *(rival.arm for rival in self.rivals))
        runs = [self.sampler.sample(arm.scenario, self.question.games) for arm in arms]
        done = np.logical_and.reduce([each.done for each in runs])
        own, *others = (figure.values(each.tables)[done] for each in runs)
        rng = np.random.default_rng(self.sampler.seed)
        return against_base(own, np.column_stack(others), rng, confidence, figure.scale).differences


def _lost(results: Results, counted: NDArray[np.bool_]) -> int:
    """How many of some games all have lost."""
    return int((results.tables.shares[counted].max(axis=1, initial=0.0) <= 0).sum())
