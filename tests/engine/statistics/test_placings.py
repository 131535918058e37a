"""Wins given an early placing: honest where nothing is there, and not blind where something is."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.stats import binom, hypergeom

from engine.statistics.placings import ALL_SEATS, FEWEST, early_wins
from engine.statistics.spaces import FALSE_FINDS

SURPRISE = 1e-4
SITES, SHORT, LONG = 40, 40, 1500


def owned(rng, games, power):
    """A board on which a space belongs to one seat, and a winner who owes it nothing."""
    seats = len(power)
    owner = rng.integers(0, seats, (games, SITES))
    taken = rng.random((games, SITES)) < rng.random(SITES) * 0.9
    placed = np.stack([(owner == seat) & taken for seat in range(seats)], axis=1)
    return placed, np.eye(seats)[rng.choice(seats, games, p=power)]


def shared(rng, games, power):
    """A board on which seats stand together, more so in some games; a tenth is won by two."""
    seats = len(power)
    chance = rng.random((seats, SITES)) + 0.2 * rng.normal(size=(games, 1, 1))
    shares = np.eye(seats)[rng.choice(seats, games, p=power)]
    shares[rng.random(games) < 0.1] = [0.5, 0.5, *[0.0] * (seats - 2)]
    return rng.random((games, seats, SITES)) < chance, shares


CASES = [
    (owned, 200, (0.5, 0.5)),
    (owned, 600, (0.1, 0.2, 0.3, 0.4)),
    (shared, 200, (0.1, 0.2, 0.3, 0.4)),
    (shared, 600, (0.25, 0.25, 0.25, 0.25)),
]


def found_anything(case, runs):
    """Runs of nothing in which any site is called a finding."""
    make, games, power = case
    rng = np.random.default_rng(17)
    return sum(any(one.real for one in early_wins(*make(rng, games, power))) for _ in range(runs))


@pytest.mark.parametrize("case", CASES)
def test_nothing_is_rarely_found_where_nothing_is_in_short(case):
    """Of runs without any effect the stated part at most has a finding."""
    assert found_anything(case, SHORT) <= binom.ppf(1 - SURPRISE, SHORT, FALSE_FINDS)


@pytest.mark.calibrate
@pytest.mark.parametrize("case", CASES)
def test_nothing_is_rarely_found_where_nothing_is(case):
    """As above, long enough to tell 10% from 13."""
    assert found_anything(case, LONG) <= binom.ppf(1 - SURPRISE, LONG, FALSE_FINDS)


@pytest.mark.parametrize(("case", "highest"), [(CASES[1], 0.97), (CASES[3], 1.0)])
def test_intervals_of_shares_hold(case, highest):
    """95% of them hold the true share; more where seats on one site cannot both win."""
    make, games, power = case
    rng = np.random.default_rng(23)
    held = []
    for _ in range(SHORT):
        placed, shares = make(rng, games, power)
        truth = _true_shares(power, make)
        for one in early_wins(placed, shares):
            counts = placed[:, :, one.site].sum(axis=0)
            chosen = counts if one.seat == ALL_SEATS else np.eye(len(power))[one.seat]
            held.append(one.interval.low <= chosen @ truth / chosen.sum() <= one.interval.high)
    assert 0.93 <= np.mean(held) <= highest


def _true_shares(power, make):
    """What each seat wins on average; a tenth of `shared` games goes to the first two."""
    ties = np.array([0.5, 0.5, *[0.0] * (len(power) - 2)])
    return np.array(power) if make is owned else 0.9 * np.array(power) + 0.1 * ties


def test_of_what_is_found_little_is_false():
    """Four sites that help are found among 40, and few others with them."""
    rng = np.random.default_rng(3)
    true = false = 0
    for _ in range(SHORT):
        placed, _ = owned(rng, 800, (0.25,) * 4)
        pull = np.exp(1.2 * placed[:, :, :4].sum(axis=2))
        chance = pull / pull.sum(axis=1, keepdims=True)
        winner = (rng.random((800, 1)) < chance.cumsum(axis=1)).argmax(axis=1)
        real = [one for one in early_wins(placed, np.eye(4)[winner]) if one.real]
        every = {one.site for one in real if one.seat == ALL_SEATS}
        true += len(every & {0, 1, 2, 3})
        # who holds another site holds one of these a little less often: nearly nothing is there
        false += len(every - {0, 1, 2, 3})
    assert true > 0.8 * 4 * SHORT
    assert false < 0.2 * true


def test_one_seat_has_the_p_value_of_the_hypergeometric_distribution():
    """Which is exact where each game has one winner; never much smaller, and seldom larger."""
    rng = np.random.default_rng(1)
    placed, shares = owned(rng, 500, (0.3, 0.7))
    compared = 0
    for one in early_wins(placed, shares):
        if one.seat == ALL_SEATS:
            continue
        won = round(one.share * one.count)
        law = hypergeom(500, int(shares[:, one.seat].sum()), one.count)
        exact = min(1.0, 2 * min(law.sf(won - 1), law.cdf(won)))
        assert one.p_value == pytest.approx(exact, rel=0.25, abs=1e-7)
        compared += 1
    assert compared > SITES


def test_shares_are_those_of_the_placings():
    """Counted by hand; too few placings, or nobody without one, say nothing."""
    games = 100
    placed = np.zeros((games, 2, 3), dtype=bool)
    placed[:40, 0, 0] = True  # first seat, in the first forty games
    placed[: FEWEST - 1, 0, 1] = True
    placed[:, :, 2] = True
    shares = np.zeros((games, 2))
    shares[:, 1] = 1.0
    shares[:30] = (1.0, 0.0)
    every, first = early_wins(placed, shares)
    assert (every.seat, every.site, first.seat, first.site) == (ALL_SEATS, 0, 0, 0)
    for one in (every, first):
        assert (one.count, one.share, one.expected) == (40, 0.75, pytest.approx(0.3))
        assert one.interval.low < 0.75 < one.interval.high
        assert one.real


def test_no_games_say_nothing():
    """Nor do fewer than would be looked at."""
    assert early_wins(np.zeros((0, 2, 3), dtype=bool), np.zeros((0, 2))) == ()
    assert early_wins(np.ones((5, 2, 3), dtype=bool), np.ones((5, 2)) / 2) == ()
