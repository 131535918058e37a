"""Intervals and sequential tests keep their promises on games with known truth.

Each case plays synthetic games again and again and asks whether the interval held the truth.
The short form runs always; `pytest -m calibrate` repeats it long enough to tell 95% from 93.
The counts allowed follow from the binomial distribution: a case that keeps its promise fails
once in ten thousand runs at most, and the generators are seeded.
"""

from __future__ import annotations

from math import sqrt

import numpy as np
import pytest
from scipy.stats import binom, norm

from engine.statistics.blocks import (
    bootstrap_interval,
    controlled,
    mean_interval,
    ratio_interval,
    share_interval,
)
from engine.statistics.cards import among_all, deal_effects
from engine.statistics.comparison import (
    against_base,
    independent_difference,
    paired_difference,
)
from engine.statistics.compensation import StoredScores, fair_bonuses
from engine.statistics.course import follow, summarise
from engine.statistics.coverage import never_above
from engine.statistics.decisions import decisions
from engine.statistics.equivalence import BALANCED, IMBALANCED, verdict
from engine.statistics.intervals import wilson
from engine.statistics.ladder import Rung, elo_interval, elo_of, ladder
from engine.statistics.luck import luck_split
from engine.statistics.multiple import benjamini_hochberg, holm
from engine.statistics.pairs import pair_effects
from engine.statistics.racing import race_step
from engine.statistics.runaway import comeback, runaway_curve, snowball_slope
from engine.statistics.scores import distribution, margins, tie_share
from engine.statistics.seats import permutation_p, score_advantages, seats_equal, win_shares
from engine.statistics.sequential import (
    confidence_sequence,
    e_value,
    share_sequence,
    step_sequence,
)
from engine.statistics.sources import by_source

SURPRISE = 1e-4
LOWEST, HIGHEST = 0.93, 0.97
LOOKS = 100


def held(interval, truth):
    return interval.low <= truth <= interval.high


# ------------------------------------------------------------------ synthetic games


def luck_blocks(rng, blocks, size=4, deviation=1.0):
    """Games of a block share half of their luck; mean 0. Shape (blocks × size,)."""
    shared = np.repeat(rng.normal(0, deviation, blocks), size)
    return shared + rng.normal(0, deviation, blocks * size)


def winners(rng, games, chances):
    """Single winners with these chances, as shares."""
    return np.eye(len(chances))[rng.choice(len(chances), games, p=chances)]


def walk(rng, games, rounds=6, seats=2):
    """Standings as random walks that almost never tie, and who won."""
    steps = rng.integers(0, 10_000, (games, rounds, seats))
    table = steps.cumsum(axis=1)
    return table, np.eye(seats)[table[:, -1].argmax(axis=1)]


# ------------------------------------------------------- one interval, one truth


def mean_of_normal(rng):
    return held(mean_interval(rng.normal(50, 8, 30)), 50)


def mean_of_skewed(rng):
    return held(mean_interval(rng.geometric(0.2, 400)), 5)


def mean_of_blocks(rng):
    return held(distribution(np.rint(10 * luck_blocks(rng, 60)).astype(int), 4).mean, 0)


def wilson_of_a_quarter(rng):
    return held(wilson(rng.binomial(400, 0.25), 400), 0.25)


def win_share_of_single_games(rng):
    return held(win_shares(winners(rng, 500, (0.3, 0.7)))[0], 0.3)


def win_share_in_blocks(rng):
    luck = np.repeat(rng.random(150), 4)
    own = np.where(rng.random(600) < 0.5, luck, rng.random(600)) < 0.3
    return held(win_shares(np.stack([own, ~own], axis=1), 4)[0], 0.3)


def win_share_with_ties(rng):
    kinds = np.array([(1, 0, 0), (0, 1, 0), (0, 0, 1), (0.5, 0.5, 0), (1 / 3, 1 / 3, 1 / 3)])
    chances = np.array([0.2, 0.3, 0.3, 0.1, 0.1])
    shares = kinds[rng.choice(5, 300, p=chances)]
    return held(win_shares(shares)[0], float(chances @ kinds[:, 0]))


def share_in_blocks(rng):
    """Three of four games won, in blocks of two seatings that share their luck."""
    luck = rng.random((30, 1)) < 0.75
    own = rng.random((30, 2)) < 0.75
    wins = np.where(rng.random((30, 2)) < 0.5, luck, own)
    return held(share_interval(wins.mean(axis=1)), 0.75)


def score_advantage(rng):
    scores = rng.normal(50, 8, (200, 3)) + np.array([2, 0, 1]) + rng.normal(0, 9, (200, 1))
    return held(score_advantages(scores)[0], 1)


def share_of_ties(rng):
    tied = rng.random(400) < 0.2
    return held(tie_share(np.stack([np.where(tied, 0.5, 1), np.where(tied, 0.5, 0)], axis=1)), 0.2)


def margin(rng):
    return held(distribution(margins(rng.integers(0, 10, (300, 2)))).mean, 3.3)


def ratio_of_sums(rng):
    made = rng.integers(1, 20, 300)
    return held(decisions(made, made * 3 + rng.poisson(made)).legal_moves, 4)


def median_by_bca(rng):
    return held(bootstrap_interval(rng.normal(50, 8, 60), np.median, rng, resamples=400), 50)


def skewed_mean_by_bca(rng):
    values = rng.exponential(5, 120)
    return held(bootstrap_interval(values, np.mean, rng, method="BCa", resamples=400), 5)


def mean_by_percentile(rng):
    values = rng.normal(5, 2, 100)
    return held(bootstrap_interval(values, np.mean, rng, method="percentile", resamples=400), 5)


def ratio_by_delta(rng):
    below = rng.poisson(4, 200)
    return held(ratio_interval(rng.binomial(below, 0.3), below), 0.3)


def control_variate(rng):
    luck = rng.normal(2, 1, 80)
    return held(mean_interval(controlled(3 * luck + rng.normal(0, 1, 80), luck, 2)), 6)


def paired(rng):
    luck = rng.normal(0, 5, 60)
    a, b = luck + rng.normal(0, 1, 60), luck + rng.normal(0.7, 2, 60)
    return held(paired_difference(a, b).difference, 0.7)


def unpaired(rng):
    return held(independent_difference(rng.normal(0, 1, 40), rng.normal(1, 4, 25)), 1)


def many_against_base(rng):
    luck = rng.normal(0, 1, (40, 1))
    shifts = np.array([0, 0.3, -0.5, 1])
    arms = luck + rng.normal(0, 1, (40, 4)) + shifts
    found = against_base(luck[:, 0] + rng.normal(0, 1, 40), arms, rng).differences
    return all(held(one, shift) for one, shift in zip(found, shifts, strict=True))


def runaway(rng):
    """Two equal walks: the leader after half of them wins with 1 − arctan(1)/π = 3/4, RL ½."""
    course = follow(*walk(rng, 400))
    return held(runaway_curve(course)[2], 0.5)


def no_change_in_the_second_half(rng):
    """Steps of ±1 up and down by a coin that no tie hides: each change is known by its chance."""
    flips = rng.random((300, 8)) < 0.3
    side = np.cumsum(flips, axis=1) % 2
    table = np.stack([1 + side, 2 - side], axis=2)
    found = summarise(follow(table, np.eye(2)[table[:, -1].argmax(axis=1)]))
    return held(found.quiet_after[0][1], 0.7**4)


def lead_changes(rng):
    flips = rng.random((300, 8)) < 0.3
    side = np.cumsum(flips, axis=1) % 2
    table = np.stack([1 + side, 2 - side], axis=2)
    return held(summarise(follow(table, np.eye(2)[side[:, -1]])).changes, 7 * 0.3)


def come_back(rng):
    """By symmetry the last of two equal walks at half time wins a quarter of the games."""
    return held(comeback(*walk(rng, 400)).last_wins, 0.25)


def snowball(rng):
    half = rng.normal(0, 8, (150, 4))
    half -= half.mean(axis=1, keepdims=True)
    end = 1.3 * half + rng.normal(0, 6, (150, 4)) + (3, 0, 1, 0)
    table = np.rint(1_000 * np.stack([half, end], axis=1)).astype(np.int64)
    return held(snowball_slope(table), 0.3)


def source_gap(rng):
    shares = winners(rng, 200, (0.25,) * 4)
    values = rng.normal(20, 5, (200, 4)) + 3 * shares
    return held(by_source(["trade"], values[:, None, :], shares)[0].gap, 3)


def fair_bonus(rng):
    scores = np.rint(rng.normal(50, 8, (800, 3)) + np.array([3, 0, 0])).astype(int)
    yardstick = np.array([False, True, True])
    return held(fair_bonuses(StoredScores(scores), rng, yardstick=yardstick)[0], -3)


def fair_bonus_in_blocks(rng):
    luck = np.repeat(rng.normal(0, 5, (200, 3)), 3, axis=0)
    scores = np.rint(rng.normal(50, 6, (600, 3)) + luck + (0, 2, 0)).astype(int)
    yardstick = np.array([True, False, True])
    return held(fair_bonuses(StoredScores(scores, None, 3), rng, yardstick=yardstick)[1], -2)


def dealt_card(rng):
    dealt = rng.integers(0, 2, (300, 1))
    (found,) = deal_effects(["card"], dealt, rng.normal(0, 1, 300) + 0.4 * dealt[:, 0])
    return held(found.effect, 0.4)


def hands(rng, games, cards, size):
    """Who holds each card: two seats get hands of a shuffled deck, the rest is the pile."""
    order = rng.random((games, cards)).argsort(axis=1)
    holder = np.full((games, cards), 2)
    for seat in range(2):
        np.put_along_axis(holder, order[:, seat * size : (seat + 1) * size], seat, axis=1)
    return holder


def of_pair(found, dealt=0):
    return next(one for one in found if (one.first, one.second, one.dealt) == ("0", "1", dealt))


NAMES = [str(number) for number in range(12)]


def pair_in_scores(rng):
    """Two cards of twelve worth 2 and 3 each, and 4 more in one hand."""
    dealt = hands(rng, 1_000, 12, 4)
    first, second = dealt[:, 0] == 0, dealt[:, 1] == 0
    scores = rng.geometric(0.1, 1_000) + 2 * first + 3 * second + 4 * (first & second)
    return held(of_pair(pair_effects(NAMES, dealt, scores)).effect, 4)


def pair_in_wins(rng):
    """In one hand they win half of the games, apart a quarter: seldom dealt, and otherwise spread."""
    dealt = hands(rng, 1_000, 12, 4)
    both = (dealt[:, 0] == 0) & (dealt[:, 1] == 0)
    won = rng.random(1_000) < np.where(both, 0.5, 0.25)
    return held(of_pair(pair_effects(NAMES, dealt, won)).effect, 0.25)


def elo(rng):
    share = mean_interval(rng.random(400) < 0.4)
    return held(elo_interval(share, 4), elo_of(0.4, 4))


def elo_per_doubling(rng):
    rungs = []
    for doublings in (1, 2, 3):
        odds = 10 ** (60 * doublings / 400) / 3
        share = mean_interval(rng.random(500) < odds / (1 + odds))
        rungs.append(Rung(2.0**doublings, 1, share))
    return held(ladder(rungs, 4).per_doubling, 60)


def luck_of_the_seed(rng):
    turns = np.array([[(seat - turn) % 3 for seat in range(3)] for turn in range(3)])
    values = rng.normal(0, 2, (150, 1, 1)) + rng.normal(0, 1, (150, 1, 3))
    values = values + rng.normal(0, 2, (150, 3, 3))
    return held(luck_split(values, turns, rng)[0].interval, 4 / 9)


# name -> (case, repeats of the short form)
COVERED = [
    (mean_of_normal, 300), (mean_of_skewed, 300), (mean_of_blocks, 300),
    (wilson_of_a_quarter, 300), (win_share_of_single_games, 300), (win_share_in_blocks, 300),
    (win_share_with_ties, 300), (share_in_blocks, 300), (score_advantage, 300), (share_of_ties, 300), (margin, 300),
    (ratio_of_sums, 300), (median_by_bca, 40), (skewed_mean_by_bca, 40), (mean_by_percentile, 60),
    (ratio_by_delta, 300), (control_variate, 300), (paired, 300), (unpaired, 200),
    (many_against_base, 15), (runaway, 300), (no_change_in_the_second_half, 300),
    (lead_changes, 300), (come_back, 300), (snowball, 300), (source_gap, 300), (fair_bonus, 30),
    (fair_bonus_in_blocks, 30), (dealt_card, 200), (pair_in_scores, 100), (pair_in_wins, 100),
    (elo, 300), (elo_per_doubling, 300),
    (luck_of_the_seed, 30),
]  # fmt: skip


def repeat(case, times):
    """How often a case held, each time with a generator of its own."""
    return sum(bool(case(np.random.default_rng((2026, run)))) for run in range(times))


def expect_coverage(case, times):
    hits = repeat(case, times)
    fewest = binom.ppf(SURPRISE, times, LOWEST)
    most = binom.isf(SURPRISE, times, HIGHEST)
    print(f"{case.__name__}: {hits / times:.2%} of {times}")
    assert fewest <= hits <= most


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


# ------------------------------------------------------------ alarms under the null


def left_the_band(rng, values, truth, band):
    """Whether a band ever lost the truth in LOOKS looks."""
    ends = np.unique(np.geomspace(32, len(values), LOOKS).astype(int))
    sums, squares = np.cumsum(values), np.cumsum(values**2)
    for count in ends:
        mean = sums[count - 1] / count
        deviation = sqrt(max(squares[count - 1] - count * mean**2, 0) / (count - 1))
        if not held(band(int(count), mean, deviation), truth):
            return True
    return False


def band_of_normal(rng):
    """Looked at from 32 to 5,000 units, planned for 1,000."""
    values = rng.normal(50, 8, 5_000)
    return left_the_band(rng, values, 50, lambda n, m, s: confidence_sequence(n, m, s, 1_000))


def band_of_skewed(rng):
    """A distribution with a long tail."""
    values = rng.geometric(0.2, 5_000).astype(float)
    return left_the_band(rng, values, 5, lambda n, m, s: confidence_sequence(n, m, s, 1_000))


def band_with_a_step(rng):
    """Sharpest where a tenth of a deviation is in question."""
    values = rng.normal(50, 8, 5_000)
    return left_the_band(rng, values, 50, lambda n, m, s: step_sequence(n, m, s, 0.8, 1_000))


def band_with_a_wide_step(rng):
    """A step that the first look can tell, and a long tail."""
    values = rng.geometric(0.2, 5_000).astype(float)
    return left_the_band(rng, values, 5, lambda n, m, s: step_sequence(n, m, s, 3, 1_000))


def band_with_a_step_in_blocks(rng):
    """Block means of dependent games."""
    values = luck_blocks(rng, 3_000).reshape(-1, 4).mean(axis=1)
    return left_the_band(rng, values, 0, lambda n, m, s: step_sequence(n, m, s, 0.1, 1_000))


def band_of_wins(rng):
    """A quarter of wins."""
    values = (rng.random(5_000) < 0.25).astype(float)
    return left_the_band(rng, values, 0.25, lambda n, m, _: share_sequence(n, m, 1_000))


def band_of_rare_wins(rng):
    """Two wins in a hundred."""
    values = (rng.random(5_000) < 0.02).astype(float)
    return left_the_band(rng, values, 0.02, lambda n, m, _: share_sequence(n, m, 1_000))


def bands_of_four_seats(rng):
    """One of four bands lost its seat."""
    shares = winners(rng, 3_000, (0.25,) * 4)
    return any(
        left_the_band(rng, column, 0.25, lambda n, m, _: share_sequence(n, m, 1_000, arms=4))
        for column in shares.T
    )


def evidence(rng):
    """E above 20 at any look."""
    values = rng.normal(0, 1, 3_000)
    sums, squares = np.cumsum(values), np.cumsum(values**2)
    return any(
        e_value(n, sums[n - 1] / n, sqrt((squares[n - 1] - sums[n - 1] ** 2 / n) / (n - 1)), 0, 1_000) >= 20
        for n in np.unique(np.geomspace(32, 3_000, LOOKS).astype(int)).tolist()
    )  # fmt: skip


def race_drops_the_best(rng):
    """Four arms, the best by a twentieth of a deviation, looked at a hundred times."""
    values = rng.normal([0.05, 0, 0, 0], 1, (1_500, 4))
    ends = np.unique(np.geomspace(32, 1_500, LOOKS).astype(int))
    return any(0 in race_step(values[:count], 1_000).losers for count in ends)


def verdict_balanced_on_the_edge(rng):
    """Truth on the end of the band: called balanced in 2.5% of cases at most."""
    found = mean_interval(rng.normal(2, 4, 400))
    return verdict(found, found.count, 0, 2).kind == BALANCED


def verdict_imbalanced_on_the_edge(rng):
    """Truth on the end of the band: called imbalanced in 2.5% of cases at most."""
    found = mean_interval(rng.normal(2, 4, 400))
    return verdict(found, found.count, 0, 2).kind == IMBALANCED


def seats_called_unequal(rng):
    """Four equal seats in blocks of shared luck, 40 blocks."""
    luck = rng.dirichlet((2, 2, 2, 2), 40)
    return seats_equal(luck).p_value < 0.05


def seats_shuffled_unequal(rng):
    """The permutation twin."""
    return permutation_p(winners(rng, 60, (1 / 3,) * 3), rng, 99) <= 0.05


def holm_finds_something(rng):
    """Ten tests of nothing."""
    return bool((holm(2 * norm.sf(np.abs(rng.normal(size=10)))) < 0.05).any())


def hochberg_finds_something(rng):
    """Ten tests of nothing: any find is false."""
    return bool((benjamini_hochberg(2 * norm.sf(np.abs(rng.normal(size=10)))) < 0.05).any())


def pairs_of_nothing_in_wins(rng):
    """Every pair of twelve cards in three places, none of which does anything to a win."""
    found = pair_effects(NAMES, hands(rng, 1_000, 12, 4), rng.random(1_000) < 0.25)
    return any(one.real for one in found)


def pairs_of_nothing_in_scores(rng):
    """The same of scores with a long tail."""
    found = pair_effects(NAMES, hands(rng, 1_000, 12, 4), rng.geometric(0.1, 1_000))
    return any(one.real for one in found)


def pairs_of_strong_cards(rng):
    """Cards that win alone are no pairs: three of them add 12% each."""
    dealt = hands(rng, 1_000, 12, 4)
    chance = 0.25 + 0.12 * (dealt[:, :3] == 0).sum(axis=1)
    return any(one.real for one in pair_effects(NAMES, dealt, rng.random(1_000) < chance))


SKEWED = (0.08, 0.22, 0.3, 0.4)  # win shares of four seats


def rounds_dealt(rng, games, cards=24, rounds=10):
    """Round in which each card of a shuffled deck comes."""
    return rng.permuted(np.tile(np.arange(cards) % rounds, (games, 1)), axis=1)


def dealt_effects(dealt, outcomes):
    """Effects of every card and round on every seat, as one family."""
    names = [str(card) for card in range(dealt.shape[1])]
    return among_all([one for each in outcomes.T for one in deal_effects(names, dealt, each)])


def finds_cards_of_nothing(rng, outcomes):
    return any(one.real for one in dealt_effects(rounds_dealt(rng, len(outcomes)), outcomes))


def cards_of_nothing_in_380_games(rng):
    """24 cards in ten rounds, 30 to 50 games each, of which a weak seat wins three; none matters."""
    return finds_cards_of_nothing(rng, winners(rng, 380, SKEWED))


def cards_of_nothing_in_600_games(rng):
    return finds_cards_of_nothing(rng, winners(rng, 600, SKEWED))


def cards_of_nothing_beside_a_favourite(rng):
    """One seat wins nearly always, the others hardly ever."""
    return finds_cards_of_nothing(rng, winners(rng, 380, (0.04, 0.08, 0.08, 0.8)))


def cards_of_nothing_between_equals(rng):
    return finds_cards_of_nothing(rng, winners(rng, 600, (0.5, 0.5)))


def cards_of_nothing_in_scores(rng):
    """Scores with a long tail."""
    return finds_cards_of_nothing(rng, rng.geometric(0.1, (600, 4)).astype(float))


def rule_of_three_is_passed(rng):
    """Something in one game of a hundred, never seen in a number of games that rules it out."""
    return rng.binomial(299, 0.01) == 0 and never_above(299) < 0.01


ALARMS = [
    (band_of_normal, 0.05, 300), (band_of_skewed, 0.05, 300), (band_with_a_step, 0.05, 40),
    (band_with_a_wide_step, 0.05, 40), (band_with_a_step_in_blocks, 0.05, 40),
    (band_of_wins, 0.05, 40), (band_of_rare_wins, 0.05, 40), (bands_of_four_seats, 0.05, 8),
    (evidence, 0.05, 200), (race_drops_the_best, 0.05, 10),
    (verdict_balanced_on_the_edge, 0.025, 300), (verdict_imbalanced_on_the_edge, 0.025, 300),
    (seats_called_unequal, 0.05, 300), (seats_shuffled_unequal, 0.05, 200),
    (holm_finds_something, 0.05, 300), (hochberg_finds_something, 0.05, 100),
    (rule_of_three_is_passed, 0.05, 300), (pairs_of_nothing_in_wins, 0.1, 100),
    (pairs_of_nothing_in_scores, 0.1, 100), (pairs_of_strong_cards, 0.1, 100),
    (cards_of_nothing_in_380_games, 0.1, 99), (cards_of_nothing_in_600_games, 0.1, 99),
    (cards_of_nothing_beside_a_favourite, 0.1, 99), (cards_of_nothing_between_equals, 0.1, 99),
    (cards_of_nothing_in_scores, 0.1, 99),
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


def rarely_held(interval, share, blocks, times=2_000):
    """How often an interval held a share near 1, in blocks of two games that half share their luck."""
    hits = 0
    for run in range(times):
        rng = np.random.default_rng((7, run))
        luck, own = rng.random((blocks, 1)) < share, rng.random((blocks, 2)) < share
        wins = np.where(rng.random((blocks, 2)) < 0.5, luck, own)
        hits += held(interval(wins.mean(axis=1)), share)
    return hits / times


@pytest.mark.parametrize("blocks", [6, 10, 30, 100])
@pytest.mark.parametrize("share", [0.9, 0.97, 0.995])
def test_almost_all_games_won_still_have_an_interval(blocks, share):
    """Shares near 1: 90% at least, where Student's interval of a few blocks holds 5 to 90%."""
    found = rarely_held(share_interval, share, blocks)
    print(
        f"{share} in {blocks} blocks: {found:.1%}, Student {rarely_held(mean_interval, share, blocks, 400):.1%}"
    )
    assert found >= 0.9


def false_part(rng):
    """Part of the pairs called real that are not: one pair of 66 is worth a deviation and a half."""
    dealt = hands(rng, 2_000, 12, 4)
    both = (dealt[:, 0] == 0) & (dealt[:, 1] == 0)
    found = pair_effects(NAMES, dealt, rng.normal(0, 1, 2_000) + 1.5 * both)
    real = [one for one in found if one.real]
    # The rest of the same two cards' pairs has a true effect of its own: hands share a deck.
    false = [one for one in real if not {one.first, one.second} & {"0", "1"}]
    return len(false) / max(len(real), 1), of_pair(found) in real


@pytest.mark.calibrate
def test_of_the_pairs_called_real_few_are_false():
    """A planted pair is found in nearly every repeat, and a tenth of what is called real is false."""
    repeats = [false_part(np.random.default_rng((2026, run))) for run in range(1_000)]
    parts, seen = (np.array(column, float) for column in zip(*repeats, strict=True))
    print(f"false: {parts.mean():.2%}, the planted one found: {seen.mean():.2%}")
    assert parts.mean() <= 0.1
    assert seen.mean() > 0.95


def planted_card(rng, games, chance):
    """A card in the first round lets the weak seat win with this chance: false part, found."""
    dealt = rounds_dealt(rng, games)
    weak = rng.random(games) < np.where(dealt[:, 0] == 0, chance, SKEWED[0])
    rest = winners(rng, games, np.array(SKEWED[1:]) / sum(SKEWED[1:]))
    won = np.column_stack([weak, rest * ~weak[:, None]]).astype(float)
    real = [one for one in dealt_effects(dealt, won) if one.real]
    false = [one for one in real if one.card != "0"]
    found = [one for one in real if (one.card, one.dealt) == ("0", 0) and one.effect.mean > 0]
    return len(false) / max(len(real), 1), bool(found)


def planted_cards(games, chance, times):
    """Means over repeats of what `planted_card` gives."""
    repeats = [
        planted_card(np.random.default_rng((2027, run)), games, chance) for run in range(times)
    ]
    return np.array(repeats, dtype=float).mean(axis=0)


PLANTED = [(600, 0.5), (2_000, 0.3)]


@pytest.mark.parametrize(("games", "chance"), PLANTED)
def test_a_planted_card_is_found_among_all_in_short(games, chance):
    """One of 24 cards in one of ten rounds, of a seat that else wins 8%."""
    false, found = planted_cards(games, chance, 30)
    assert found > 0.8
    assert false <= 0.2  # a tenth, and what 30 repeats may be off


@pytest.mark.calibrate
@pytest.mark.parametrize(("games", "chance"), PLANTED)
def test_a_planted_card_is_found_among_all(games, chance):
    """In nearly every repeat, and a tenth of what is called real is false at most."""
    false, found = planted_cards(games, chance, 400)
    print(f"false: {false:.2%}, the planted one found: {found:.2%}")
    assert false <= 0.1
    assert found > 0.9


def test_naive_looks_do_raise_false_alarms():
    """The case for all this: 100 looks at a fixed 95% interval lose the truth far too often."""

    def naive(rng):
        values = rng.normal(0, 1, 5_000)
        return left_the_band(rng, values, 0, lambda n, m, s: wide(m, 1.96 * s / sqrt(n)))

    def wide(mean, half):
        from engine.statistics.intervals import Interval

        return Interval(mean - half, mean + half)

    assert repeat(naive, 200) > binom.isf(SURPRISE, 200, 0.1)
