"""What a stored run answers to the question of its plan, in figures and sentences.

One scenario: does every seat win its part of the games, or score what the others score, within
the band? Several: does every seat of each win, or score, as in the first one? What is counted
are blocks: the mean over the seatings of one game number.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from engine.reports.plain_data import rounded
from engine.reports.plan_words import CONFIDENCE, Answer, SeatAnswer
from engine.reports.seats_part import share_interval
from engine.runs.plan import WIN, RunPlan
from engine.runs.reading import read_arm
from engine.runs.stopping import ALPHA
from engine.statistics.blocks import Estimate, mean_interval
from engine.statistics.equivalence import Verdict, combined, needed, verdict
from engine.statistics.fairness import judged_seat
from engine.statistics.sequential import confidence_sequence

if TYPE_CHECKING:
    from engine.runs.arms import Arm
    from engine.runs.store import Store

Values = NDArray[np.float64]


def plan_answers(store: Store, number: int) -> tuple[Answer, ...]:
    """The answer for the only scenario of a run, or one for each but the first.

    Intervals of one scenario's seats are those of `oikist report`; those of differences hold
    together. Of a run that looked at its games on the way they are those by which it stopped.

    Raises:
        RunsError: There is no such run.
    """
    run, arms = store.run(number), store.arms(number)
    sides = [_side(store, number, arms, side) for side in range(len(run.plan.sides))]
    labels = [side.title for side in run.plan.sides]
    bots = "; ".join(", ".join(seating) for seating in run.plan.seatings)
    turned = len({arm.seating for arm in arms}) > 1

    def answer(scenario: str, against: str, names: Sequence[str], values: Values) -> Answer:
        unit = "blocks" if turned else "pairs" if against else "games"
        together = len(names) * (len(sides) - 1 or 1)
        found = _judged(names, values, run.plan, together, alone=not against)
        verdicts = [one.verdict for one in found]
        overall = Verdict(combined(verdicts), needed(verdicts), 0.0, run.plan.band)
        return Answer(scenario, against, found, overall, run.plan, bots, unit)

    base_names, base_blocks, base_values = sides[0]
    if len(sides) == 1:
        return (answer(labels[0], "", base_names, base_values),)
    answers = []
    for label, (names, blocks, values) in zip(labels[1:], sides[1:], strict=True):
        _, mine, theirs = np.intersect1d(base_blocks, blocks, return_indices=True)
        alike = names == base_names
        apart = values[theirs] - base_values[mine] if alike else np.zeros((0, 0))
        answers.append(answer(label, labels[0], names if alike else (), apart))
    return tuple(answers)


def answer_data(answers: Sequence[Answer]) -> list[dict[str, Any]]:
    """Answers as plain data for JSON; unknown numbers are None."""
    return [
        {
            "scenario": each.scenario,
            "against": each.against or None,
            "measure": each.plan.measure,
            "band": each.plan.band,
            "verdict": each.overall.kind,
            "more": each.overall.more,
            "unit": each.unit,
            "sentences": [text for _, text in each.sentences()],
            "seats": [
                {
                    "seat": one.seat,
                    "value": rounded(one.estimate.mean),
                    "low": rounded(one.estimate.low),
                    "high": rounded(one.estimate.high),
                    "n": one.estimate.count,
                    "verdict": one.verdict.kind,
                }
                for one in each.seats
            ],
        }
        for each in answers
    ]


def _side(
    store: Store, number: int, arms: Sequence[Arm], side: int
) -> tuple[tuple[str, ...], NDArray[np.int32], Values]:
    """Seats of a scenario, its blocks that ended whole, and their figures (blocks, seats)."""
    plan = store.run(number).plan
    read = [read_arm(store, number, arm.number) for arm in arms if arm.side == side]
    blocks = read[0].games
    for games in read[1:]:
        blocks = np.intersect1d(blocks, games.games)
    total = np.zeros((len(blocks), len(read[0].arm.seats)))
    for games in read:
        rows = np.searchsorted(games.games, blocks)
        total += 100 * games.shares[rows] if plan.measure == WIN else games.scores[rows]
    values = total / len(read)
    if plan.measure != WIN and len(plan.sides) == 1:
        values -= values.mean(axis=1, keepdims=True)
    return read[0].arm.said, blocks, values


def _judged(
    names: Sequence[str], values: Values, plan: RunPlan, together: int, *, alone: bool
) -> tuple[SeatAnswer, ...]:
    """Each seat against the band."""
    if not len(values):
        return ()
    target = 100 / len(names) if alone and plan.measure == WIN else 0.0
    found = []
    for seat, name in enumerate(names):
        at = partial(_estimate, values[:, seat], plan, alone=alone)
        if alone and not plan.until:
            one = judged_seat(at, together, plan.band, CONFIDENCE, target)
            found.append(SeatAnswer(name, *one))
        else:
            held = at(1 - ALPHA / together)
            judged = verdict(held, held.count, target, plan.band, 1 - ALPHA / together)
            found.append(SeatAnswer(name, held, judged))
    return tuple(found)


def _estimate(values: Values, plan: RunPlan, level: float, *, alone: bool) -> Estimate:
    if not plan.until:
        wins = alone and plan.measure == WIN
        if wins:
            return share_interval(values / 100, level, looked=False)
        return mean_interval(values, level)
    mean, deviation = float(values.mean()), float(values.std(ddof=1)) if len(values) > 1 else 0.0
    held = confidence_sequence(len(values), mean, deviation, plan.games, 1 - level)
    return Estimate(mean, held.low, held.high, len(values), deviation)
