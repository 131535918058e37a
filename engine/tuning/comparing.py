"""Variants compared on common seeds: differences, when to stop, and races.

A pair is one game number, played in the base and in another variant with the same luck.
Everything is judged on differences within pairs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from engine.statistics.blocks import Estimate, mean_interval
from engine.statistics.comparison import (
    AgainstBase,
    against_base,
    chances_of_best,
    paired_difference,
    race_step,
)
from engine.statistics.equivalence import Verdict, verdict
from engine.statistics.sequential import (
    NULL,
    OPEN,
    OTHER,
    TwoSidedTest,
    confidence_sequence,
)

if TYPE_CHECKING:
    from engine.simulation.batch import Results
    from engine.tuning.arms import Arm
    from engine.tuning.figures import Figure
    from engine.tuning.sampling import Sampler

LOOK: Final = 50  # pairs between two looks; fixed, so that the same seed stops at the same pair
PLANNED: Final = 1_000  # pairs at which bands shown at any time are tightest
ALIKE: Final = 300  # pairs without any difference: fewer than 1 in 100 can then differ (rule of 3)


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

    def band_of(self, figure: Figure) -> float:
        """Difference in a figure that does not matter."""
        return figure.band if self.band is None else self.band


@dataclass(frozen=True)
class Difference:
    """One figure of one variant, less that of the base.

    Attributes:
        figure: What was compared.
        base, other: Its means, each with its own interval.
        estimate: Other less base; its interval holds together with those of all variants
            and figures, and at any time if the comparison could stop early.
        correlation, saving: What pairing gained; see `statistics.comparison.Paired`.
        band: Difference that does not matter.
        verdict: Of `estimate` against the band around 0.
        test: What the sequential test decided: OPEN, NULL (less than the band) or OTHER (a
            difference); "" without one.
    """

    figure: Figure
    base: Estimate
    other: Estimate
    estimate: Estimate
    correlation: float
    saving: float
    band: float
    verdict: Verdict
    test: str


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
    """

    arm: Arm
    pairs: int
    unfinished: int
    differences: tuple[Difference, ...]
    decision: str
    dropped: bool = False
    chance: float = 0.0
    looks: tuple[Look, ...] = ()


@dataclass(frozen=True)
class Comparison:
    """What a comparison found.

    Attributes:
        question: What was asked.
        base: The first variant.
        outcomes: The others, in order.
        pairs: Pairs of the variant that was played longest.
        early: Whether the sequential test or the race stopped it before `games`.
        base_chance: Probability that the base is the best of a race; 0 without one.
    """

    question: Question
    base: Arm
    outcomes: tuple[Outcome, ...]
    pairs: int
    early: bool
    base_chance: float = 0.0


class _Rival:
    """One variant while it is being compared."""

    def __init__(self, arm: Arm, question: Question, tests: int) -> None:
        self.arm = arm
        self.pairs = 0
        self.dropped = False
        self.alike = True
        self.looks: list[Look] = []
        level = question.alpha / tests
        self.tests = tuple(
            TwoSidedTest(0.0, question.band_of(figure), level, level) for figure in question.figures
        )

    def note(self, level: float, rivals: int) -> None:
        """Keep what the tests know by now, with bands that hold at any time."""
        found = []
        for test in self.tests:
            deviation = sqrt(test.sides[0].variance)
            band = confidence_sequence(test.count, test.mean, deviation, PLANNED, level, rivals)
            found.append(Estimate(test.mean, band.low, band.high, test.count, deviation))
        self.looks.append(Look(self.pairs, tuple(found)))

    @property
    def decision(self) -> str:
        """See `Outcome`."""
        found = {test.decision for test in self.tests}
        if self.alike and self.pairs >= ALIKE:
            return NULL
        if OTHER in found:
            return OTHER
        return NULL if found == {NULL} else OPEN


def compared(arms: Sequence[Arm], question: Question, sampler: Sampler) -> Comparison:
    """Compare variants with the first of them.

    Raises:
        Stopped: The user asked to stop.
    """
    tests = len(question.figures) * (len(arms) - 1)
    rivals = [_Rival(arm, question, tests) for arm in arms[1:]]
    pairs = 0
    if not (question.until_decided or question.best):
        pairs = question.games
        for arm in arms:
            sampler.sample(arm.scenario, pairs)
        for rival in rivals:
            rival.pairs = pairs
    base_dropped = False
    while pairs < question.games:
        racing = [rival for rival in rivals if _goes_on(rival, question)]
        if not racing or (question.best and len(racing) + (not base_dropped) < 2):
            break
        before, pairs = pairs, min(pairs + LOOK, question.games)
        for rival in racing:
            _look(arms[0], rival, question, sampler, before, pairs)
            rival.note(question.alpha / len(question.figures), len(rivals))
        if question.best:
            base_dropped |= _race(arms[0], racing, question, sampler, pairs, base_dropped)
    outcomes = tuple(_outcome(arms[0], rival, rivals, question, sampler) for rival in rivals)
    longest = max((rival.pairs for rival in rivals), default=0)
    comparison = Comparison(question, arms[0], outcomes, longest, longest < question.games)
    return _with_chances(comparison, sampler) if question.best else comparison


def _goes_on(rival: _Rival, question: Question) -> bool:
    return not rival.dropped if question.best else rival.decision == OPEN


def _look(
    base: Arm, rival: _Rival, question: Question, sampler: Sampler, before: int, pairs: int
) -> None:
    """Play a rival and the base up to `pairs`, and let its tests see the new differences."""
    one, other = sampler.sample(base.scenario, pairs), sampler.sample(rival.arm.scenario, pairs)
    rival.pairs = pairs
    both = (one.done & other.done)[before:]
    for figure, test in zip(question.figures, rival.tests, strict=True):
        new = figure.values(other.tables)[before:] - figure.values(one.tables)[before:]
        test.update(new[both])
        rival.alike &= not new[both].any()


def _race(
    base: Arm,
    racing: list[_Rival],
    question: Question,
    sampler: Sampler,
    pairs: int,
    base_dropped: bool,
) -> bool:
    """Drop those that are clearly not the best; gives whether the base is."""
    arms = [*(() if base_dropped else (base,)), *(rival.arm for rival in racing)]
    values = _side_by_side(arms, question, sampler, pairs)
    race = race_step(values, PLANNED, question.alpha, len(arms) + 1)
    shift = 0 if base_dropped else 1
    for number in race.losers:
        if number >= shift:
            racing[number - shift].dropped = True
    return not base_dropped and 0 in race.losers


def _side_by_side(
    arms: Sequence[Arm], question: Question, sampler: Sampler, pairs: int
) -> NDArray[np.float64]:
    """The figure of every arm in games that all of them finished, higher is better."""
    found = [sampler.sample(arm.scenario, pairs) for arm in arms]
    done = np.logical_and.reduce([results.done for results in found])
    sign = -1.0 if question.best == "low" else 1.0
    figure = question.figures[0]
    return np.column_stack([sign * figure.values(each.tables)[done] for each in found])


def _with_chances(comparison: Comparison, sampler: Sampler) -> Comparison:
    """The comparison with each variant's probability of being the best."""
    from dataclasses import replace

    pairs = min(outcome.pairs for outcome in comparison.outcomes)
    arms = [comparison.base, *(outcome.arm for outcome in comparison.outcomes)]
    values = _side_by_side(arms, comparison.question, sampler, pairs)
    chances = chances_of_best(values, np.random.default_rng(sampler.seed))
    outcomes = tuple(
        replace(outcome, chance=float(chance))
        for outcome, chance in zip(comparison.outcomes, chances[1:], strict=True)
    )
    return replace(comparison, outcomes=outcomes, base_chance=float(chances[0]))


def _outcome(
    base: Arm, rival: _Rival, rivals: list[_Rival], question: Question, sampler: Sampler
) -> Outcome:
    one = sampler.sample(base.scenario, rival.pairs)
    other = sampler.sample(rival.arm.scenario, rival.pairs)
    both = one.done & other.done
    together = None
    if not (question.until_decided or question.best) and len(rivals) > 1:
        together = _together(base, rivals, question, sampler)
    differences = tuple(
        _difference(figure, one, other, both, question, len(rivals), number, rival, together)
        for number, figure in enumerate(question.figures)
    )
    kinds = {difference.test for difference in differences}
    decision = rival.decision if kinds != {""} else _decision_of(differences)
    return Outcome(
        rival.arm,
        int(both.sum()),
        int((~both).sum()),
        differences,
        decision,
        rival.dropped,
        looks=tuple(rival.looks),
    )


def _decision_of(differences: Sequence[Difference]) -> str:
    """What intervals alone decide: OTHER if one leaves out 0, NULL if all are in the band."""
    if any(d.estimate.low > 0 or d.estimate.high < 0 for d in differences):
        return OTHER
    return NULL if all(d.verdict.kind == "balanced enough" for d in differences) else OPEN


def _together(
    base: Arm, rivals: list[_Rival], question: Question, sampler: Sampler
) -> list[tuple[AgainstBase, list[str]]]:
    """Simultaneous intervals of all variants, by figure; with the order of the variants."""
    runs = [sampler.sample(rival.arm.scenario, rival.pairs) for rival in rivals]
    own = sampler.sample(base.scenario, rivals[0].pairs)
    done = np.logical_and.reduce([own.done, *(each.done for each in runs)])
    level = 1 - question.alpha / len(question.figures)
    found = []
    for figure in question.figures:
        columns = np.column_stack([figure.values(each.tables)[done] for each in runs])
        rng = np.random.default_rng(sampler.seed)
        against = against_base(figure.values(own.tables)[done], columns, rng, level)
        found.append((against, [rival.arm.text for rival in rivals]))
    return found


def _difference(
    figure: Figure,
    one: Results,
    other: Results,
    both: NDArray[np.bool_],
    question: Question,
    rivals: int,
    number: int,
    rival: _Rival,
    together: list[tuple[AgainstBase, list[str]]] | None,
) -> Difference:
    a, b = figure.values(one.tables)[both], figure.values(other.tables)[both]
    level = question.alpha / len(question.figures)
    paired = paired_difference(a, b, 1 - level)
    estimate = paired.difference
    sequential = question.until_decided or bool(question.best)
    if sequential:
        band = confidence_sequence(
            estimate.count, estimate.mean, estimate.deviation, PLANNED, level, rivals
        )
        estimate = Estimate(estimate.mean, band.low, band.high, estimate.count, estimate.deviation)
    elif together is not None:
        against, order = together[number]
        estimate = against.differences[order.index(rival.arm.text)]
    if estimate.count and not (b - a).any():
        estimate = _alike(a, estimate.count)
    width = question.band_of(figure)
    return Difference(
        figure=figure,
        base=mean_interval(a, 1 - question.alpha),
        other=mean_interval(b, 1 - question.alpha),
        estimate=estimate,
        correlation=paired.correlation,
        saving=paired.saving,
        band=width,
        verdict=verdict(estimate, estimate.count, 0.0, width, 1 - level),
        test=rival.tests[number].decision if sequential else "",
    )


def _alike(values: NDArray[np.float64], count: int) -> Estimate:
    """The estimate when no pair differs: with 95 % fewer than 3 in n pairs would (rule of 3)."""
    half = 3 / count * float(np.ptp(values))
    return Estimate(0.0, -half, half, count, 0.0)
