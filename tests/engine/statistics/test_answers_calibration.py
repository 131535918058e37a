"""Witnesses, freed luck, pay-offs and kingmakers keep their promises on games with known truth.

As in `test_calibration`, whose measures these are: short always, at length by `-m calibrate`.
"""

from __future__ import annotations

import numpy as np
import pytest
from scipy.stats import binom

from engine.statistics.controls import Controls, deal_controls, freed_from_luck
from engine.statistics.equivalence import BALANCED, IMBALANCED, UNKNOWN
from engine.statistics.fairness import judged_seats, planned_games
from engine.statistics.kingmaking import is_hopeless, makes_a_king, widest_switch
from engine.statistics.payoff import payoffs
from engine.statistics.sequential import confidence_sequence
from engine.statistics.witnesses import AGREE, DISAGREE, agreement, shifts
from tests.engine.statistics.test_calibration import (
    HIGHEST,
    LOWEST,
    SURPRISE,
    expect_coverage,
    held,
    repeat,
    winners,
)

FAIR = (0.25,) * 4
LOOKS = 100


# ------------------------------------------------------------------ intervals


def dealt(rng, units, effect, things=6):
    """Wins that a dealt thing makes likelier; five other things do nothing."""
    deal, many = rng.integers(0, 4, (units, things)), rng.integers(0, 4, (20_000, things))
    chance = 0.3 + effect * (deal[:, 0] - 1.5) / 1.5
    wins = (rng.random(units) < chance).astype(float)
    return freed_from_luck(wins[:, None], deal_controls(deal, many))[0]


def freed_share(rng):
    """The share of wins that luck moves by up to 20%, freed."""
    return held(dealt(rng, 400, 0.2).freed, 0.3)


def better_of_freed_and_plain(rng):
    """Whichever of both has the smaller error, where luck means next to nothing."""
    return held(dealt(rng, 400, 0.02).best, 0.3)


def freed_by_few_deals(rng):
    """What is expected of a deal comes from few deals, and luck is nearly all."""
    deal, many = rng.integers(0, 4, (300, 2)), rng.integers(0, 4, (1_200, 2))
    values = 5 * (deal[:, 0] - 1.5) + rng.normal(0, 1, 300)
    return held(freed_from_luck(values[:, None], deal_controls(deal, many))[0].freed, 0)


def more_controls_than_sense(rng):
    """60 controls that mean nothing, on 150 units."""
    controls = Controls(rng.normal(0, 1, (150, 60)))
    return held(freed_from_luck(rng.normal(2, 1, (150, 1)), controls)[0].freed, 2)


def shifts_of_four_seats(rng):
    """All four at once; the second sample is small."""
    truth = (-5, 0, 0, 5)
    one, other = winners(rng, 2_000, (0.3, 0.25, 0.25, 0.2)), winners(rng, 200, FAIR)
    return all(held(*each) for each in zip(shifts(one, other, rng).moved, truth, strict=True))


def shifts_of_two_seats(rng):
    """Two seats mirror each other; small samples."""
    one, other = winners(rng, 150, (0.6, 0.4)), winners(rng, 100, (0.5, 0.5))
    return all(held(*each) for each in zip(shifts(one, other, rng).moved, (-10, 10), strict=True))


# Rock beats paper's rival and so on: win chance of the row's seat against the column's.
CIRCLE = np.array([[0.5, 0.7, 0.3], [0.3, 0.5, 0.7], [0.7, 0.3, 0.5]])


def matches(rng, blocks, chances, seatings=2):
    """Mean share of the row's seat by block, for two players, mirrored."""
    rows = len(chances)
    table = np.full((blocks, rows, rows), 0.5)
    for row in range(rows):
        for column in range(row + 1, rows):
            won = rng.binomial(seatings, chances[row, column], blocks) / seatings
            table[:, row, column], table[:, column, row] = won, 1 - won
    return table


def all_cells(rng):
    """Six cells of three ways to play, at once."""
    found = payoffs(matches(rng, 120, CIRCLE), 2, 2.0, rng)
    return all(
        held(found.cells[row][column], 100 * (CIRCLE[row, column] - 0.5))
        for row in range(3)
        for column in range(3)
    )


COVERED = [
    (freed_share, 100), (better_of_freed_and_plain, 100), (freed_by_few_deals, 100),
    (more_controls_than_sense, 100), (shifts_of_four_seats, 15), (shifts_of_two_seats, 15),
    (all_cells, 15),
]  # fmt: skip


@pytest.mark.parametrize(("case", "times"), COVERED, ids=lambda one: getattr(one, "__name__", ""))
def test_intervals_cover_in_short(case, times):
    """A nominal 95% interval covers 93 to 97%, as far as few repeats can tell."""
    expect_coverage(case, times)


@pytest.mark.calibrate
@pytest.mark.parametrize(("case", "times"), COVERED, ids=lambda one: getattr(one, "__name__", ""))
def test_intervals_cover(case, times):
    """A nominal 95% interval covers 93 to 97% of 4,000 repeats themselves (slow ones: 1,500)."""
    times = 4_000 if times >= 100 else 1_500
    hits = repeat(case, times)
    print(f"{case.__name__}: {hits / times:.2%}")
    assert LOWEST <= hits / times <= HIGHEST


# --------------------------------------------------------------------- alarms


def looked_at(rng, chances, kind, band=4.0, most=6_000):
    """Whether seats were ever called so in LOOKS looks while games are played."""
    planned = planned_games(len(chances), band)
    shares = winners(rng, most, chances)
    ends = np.linspace(most / LOOKS, most, LOOKS).astype(int)
    for end in ends:
        found = judged_seats(shares[:end], band, 0.95, planned)
        if found.kind != UNKNOWN:
            return found.kind == kind
    return False


def fair_seats_called_imbalanced(rng):
    """Four seats, one of them on the very edge of the band."""
    return looked_at(rng, (0.29, 0.25, 0.23, 0.23), IMBALANCED)


def unfair_seats_called_balanced(rng):
    """Four seats, one just beyond the band."""
    return looked_at(rng, (0.2901, 0.2433, 0.2333, 0.2333), BALANCED)


def stopped_first(rng, chances, band=4.0, most=6_000):
    """Games of a first witness that stops as soon as it is decided, in 60 looks at most."""
    planned, shares = planned_games(len(chances), band), winners(rng, most, chances)
    for end in range(100, most + 1, 100):
        found = judged_seats(shares[:end], band, 0.95, planned)
        if found.kind != UNKNOWN:
            break
    return shares[:end], found, planned


def witnesses_called_apart(rng):
    """Both see the same game; the first stopped when it was decided."""
    first, seats, planned = stopped_first(rng, (0.33, 0.25, 0.21, 0.21))
    second = winners(rng, 150, (0.33, 0.25, 0.21, 0.21))
    found = shifts(first, second, rng, 0.95, planned)
    return agreement(found, seats, judged_seats(second, 4.0)).kind == DISAGREE


def shift_lost_after_stopping(rng):
    """One of four shifts from a first witness that stopped when it was decided."""
    first, _, planned = stopped_first(rng, (0.33, 0.25, 0.21, 0.21))
    found = shifts(first, winners(rng, 400, FAIR), rng, 0.95, planned).moved
    return not all(held(*each) for each in zip(found, (-8, 0, 4, 4), strict=True))


def agreement_on_the_edge(rng):
    """A seat moves by the band itself; said to agree in 2.5% of cases at most."""
    first, second = winners(rng, 3_000, (0.5, 0.5)), winners(rng, 3_000, (0.46, 0.54))
    found = shifts(first, second, rng)
    apart = [judged_seats(one, 0.5) for one in (first, second)]  # hardly ever decided
    return agreement(found, *apart, band=4.0).kind == AGREE


def freed_band_left(rng):
    """The band of a freed share lost the truth in one of LOOKS looks."""
    deal, many = rng.integers(0, 3, (2_000, 3)), rng.integers(0, 3, (20_000, 3))
    wins = (rng.random(2_000) < 0.3 + 0.2 * (deal[:, 0] - 1)).astype(float)[:, None]
    for end in np.unique(np.geomspace(60, 2_000, 20).astype(int)):
        one = freed_from_luck(wins[:end], deal_controls(deal[:end], many))[0].freed
        if not held(confidence_sequence(one.count, one.mean, one.deviation, 1_000), 0.3):
            return True
    return False


def nothing_called_dominant_or_circular(rng):
    """Four equal ways to play."""
    found = payoffs(matches(rng, 60, np.full((4, 4), 0.5)), 2, 0.0, rng)
    return bool(found.dominated or found.cycles) or any(
        found.beats(row, column) for row in range(4) for column in range(4)
    )


def no_king_on_the_edge(rng):
    """Twelve actions, two by two just as far apart as makes a king; 40 and 200 rollouts."""
    chances = np.where(np.arange(12)[:, None] % 2, (0.625, 0.375, 0.0), (0.375, 0.625, 0.0))

    def rolled(action, count):
        return np.eye(3)[rng.choice(3, count, p=chances[action])]

    seen = np.array([rolled(action, 40).mean(axis=0) for action in range(12)])
    switch = widest_switch(seen, 2)
    if switch is None:
        return False
    one, other = (rolled(action, 200)[:, switch.rival] for action in switch.actions)
    return makes_a_king(one - other, 0.05)


def hope_overlooked(rng):
    """A seat that wins a twentieth is not hopeless."""
    return is_hopeless(rng.binomial(100, 0.05), 100)


ALARMS = [
    (fair_seats_called_imbalanced, 0.05, 8), (unfair_seats_called_balanced, 0.05, 8),
    (witnesses_called_apart, 0.05, 10), (shift_lost_after_stopping, 0.05, 10),
    (agreement_on_the_edge, 0.05, 15), (freed_band_left, 0.05, 20),
    (nothing_called_dominant_or_circular, 0.05, 15), (no_king_on_the_edge, 0.05, 300),
    (hope_overlooked, 0.05, 300),
]  # fmt: skip


@pytest.mark.parametrize(("case", "alpha", "times"), ALARMS, ids=lambda one: getattr(one, "__name__", ""))  # fmt: skip
def test_alarms_are_rare_in_short(case, alpha, times):
    """At most alpha, as far as few repeats can tell."""
    alarms = repeat(case, times)
    print(f"{case.__name__}: {alarms / times:.2%} of {times}")
    assert alarms <= binom.isf(SURPRISE, times, alpha)


@pytest.mark.calibrate
@pytest.mark.parametrize(("case", "alpha", "times"), ALARMS, ids=lambda one: getattr(one, "__name__", ""))  # fmt: skip
def test_alarms_are_rare(case, alpha, times):
    """At most alpha in 4,000 repeats (slow ones: 1,000), give or take what coins would do."""
    times = 4_000 if times >= 100 else 1_000
    alarms = repeat(case, times)
    print(f"{case.__name__}: {alarms / times:.2%}")
    assert alarms <= binom.isf(SURPRISE, times, alpha)
