"""Pay-off matrices: dominance, circles and the worth of a ban; and kingmakers from rollouts."""

from __future__ import annotations

from math import inf

import numpy as np
import pytest

from engine.statistics.blocks import Estimate
from engine.statistics.equivalence import times_to_leave, times_to_tell
from engine.statistics.kingmaking import (
    games_to_tell,
    is_hopeless,
    kingmaking_index,
    makes_a_king,
    widest_switch,
)
from engine.statistics.payoff import FEWEST_BLOCKS, payoffs, value_of_ban

ROCK = [[0.5, 0.2, 0.8], [0.8, 0.5, 0.2], [0.2, 0.8, 0.5]]
LADDER = [[0.5, 0.7, 0.9], [0.3, 0.5, 0.7], [0.1, 0.3, 0.5]]


def played(chances, blocks=200, seatings=4, seed=1):
    """Shares of the row's seat by block."""
    rng, table = np.random.default_rng(seed), np.array(chances)
    return rng.binomial(seatings, table, (blocks, *table.shape)) / seatings


def found(chances, blocks=200, band=2.0):
    return payoffs(played(chances, blocks), 2, band, np.random.default_rng(1))


def test_the_best_answer_to_everything_is_dominant():
    """And all others are dominated by what is better everywhere."""
    matrix = found(LADDER)
    assert matrix.dominant == 0
    assert matrix.dominated == ((1, 0), (2, 0), (2, 1))
    assert matrix.cycles == ()


def test_rock_paper_and_scissors_go_round():
    """Each once, from the lowest row on; nothing is dominant."""
    matrix = found(ROCK)
    assert matrix.cycles == ((0, 2, 1),)
    assert (matrix.dominant, matrix.dominated) == (None, ())


def test_what_is_better_in_all_but_one_case_dominates_nothing():
    """One opponent against which the other does as well is enough."""
    chances = np.array(LADDER)
    chances[1, 2] = chances[0, 2]
    assert found(chances).dominant is None


def test_a_gap_within_the_band_does_not_count():
    """0.55 against 0.5 everywhere is no dominance for a band of ten."""
    chances = [[0.5, 0.6], [0.4, 0.5]]
    assert found(chances, 2_000).dominant == 0
    assert found(chances, 2_000, band=15.0).dominant is None


def test_more_games_are_wanted_only_where_they_may_show_a_dominant_row():
    """The two that are near each other at the top; none of those that go round in a circle."""
    close = [[0.5, 0.5, 0.9], [0.5, 0.5, 0.9], [0.1, 0.1, 0.5]]
    assert found(close, 50).may_dominate == (0, 1)
    assert found(ROCK).may_dominate == ()


def test_who_trails_somewhere_for_certain_is_not_open():
    """The second does 6% worse than the first on every seed, which cells by themselves do not show."""
    shares = played(np.full((3, 3), 0.5), 100)
    shares[:, 1, 2] = shares[:, 0, 2] - 0.06
    matrix = payoffs(shares, 2, 2.0, np.random.default_rng(1))
    assert matrix.cells[1][2].high - matrix.cells[0][2].low > 2
    assert 1 not in matrix.may_dominate


def test_twins_are_alike_and_neither_can_be_dominant():
    """Two rows that won the same of every block; the third lost by chance."""
    shares = played(LADDER, 60)
    shares[:, 1], shares[:, :, 1] = shares[:, 0], shares[:, :, 0]
    shares[:, 0, 1] = shares[:, 1, 0] = 0.5
    matrix = payoffs(shares, 2, 2.0, np.random.default_rng(1))
    assert matrix.alike == ((0, 1),)
    assert matrix.may_dominate == ()
    assert found(LADDER).alike == ()


def test_so_many_games_would_tell_who_is_dominant():
    """The half of an interval towards the band must shrink to what lies between."""
    matrix = found(np.full((2, 2), 0.5), 60)
    leads = [lead for each in matrix.leads.values() for lead in each]
    assert matrix.may_dominate
    assert matrix.times_to_dominance in [times_to_leave(lead, 2.0) for lead in leads]
    assert matrix.times_to_dominance > 1
    assert times_to_leave(Estimate(4.0, 0.0, 8.0, 50, 10.0), 2.0) == 4
    assert times_to_leave(Estimate(0.0, -8.0, 8.0, 50, 0.0), 2.0) == 4  # by the rule of three
    assert times_to_leave(Estimate(4.0, 3.0, 5.0, 50, 10.0), 2.0) == 1
    assert times_to_leave(Estimate(2.0, 1.0, 3.0, 50, 10.0), 2.0) == inf


def test_the_first_beyond_the_band_tells_or_the_last_inside():
    """Four times as many for the one at 4%; sixteen for the one inside while there is no other."""
    near, far = Estimate(1.0, -3.0, 5.0, 50, 10.0), Estimate(-4.0, -8.0, 0.0, 50, 10.0)
    assert times_to_tell([near, far], 2.0) == 4
    assert times_to_tell([near], 2.0) == 16
    assert times_to_tell([], 2.0) == inf


def test_a_few_blocks_prove_nothing():
    """Below FEWEST_BLOCKS nothing is called anything, however clear it looks."""
    matrix = found([[0.5, 1.0], [0.0, 0.5]], FEWEST_BLOCKS - 1)
    assert (matrix.dominant, matrix.dominated, matrix.beats(0, 1)) == (None, (), False)


def test_the_diagonal_is_exact_and_a_cell_that_never_varied_is_not():
    """All games of thirty blocks were won: the rule of three is left."""
    matrix = found([[0.5, 1.0], [0.0, 0.5]], 30)
    assert (matrix.cells[0][0].low, matrix.cells[0][0].high) == (0, 0)
    assert matrix.cells[0][1].mean == 50
    assert 20 < matrix.cells[0][1].low < 50


def test_a_ban_is_worth_what_it_costs():
    """The restricted bot wins 20% less: that is the worth."""
    value = value_of_ban(found([[0.5, 0.7], [0.3, 0.5]], 400).cells[1][0])
    assert value.mean == pytest.approx(20, abs=4)
    assert value.low > 10


def test_the_mover_makes_no_king_of_itself():
    """Only rivals count, and both moves must leave another rival ahead."""
    chances = [[0.1, 0.8, 0.1], [0.8, 0.1, 0.1], [0.1, 0.1, 0.8]]
    switch = widest_switch(chances, 0)
    assert (switch.actions, switch.rival) == ((0, 2), 1)
    assert switch.gap == pytest.approx(0.7)
    assert widest_switch(chances[:2], 0) is None
    assert widest_switch([[0, 0.9, 0.1], [0, 0.6, 0.4]], 0) is None


def test_the_noise_of_rollouts_makes_no_king():
    """A gap of 30% in few rollouts is not enough; one that never varied needs some, too."""
    gap = np.resize([1, 1, 1, 0, 0, 0, 0, -1, 1, 0], 40).astype(float)
    assert gap.mean() == pytest.approx(0.3)
    assert not makes_a_king(gap, 0.01)
    assert makes_a_king(np.ones(200), 0.01)
    assert not makes_a_king(np.ones(8), 0.01)


def test_hopeless_is_who_wins_less_than_a_twentieth_for_certain():
    """One of a hundred rollouts may be won, not two."""
    assert [is_hopeless(wins, 100) for wins in (0, 1, 2)] == [True, True, False]
    assert not is_hopeless(0, 20)


def test_the_index_has_wilsons_interval():
    """None of a hundred games is still up to 3.7%."""
    index = kingmaking_index(0, 100)
    assert (index.mean, index.low) == (0, 0)
    assert index.high == pytest.approx(0.037, abs=0.001)


def test_so_many_games_would_tell_of_kingmakers():
    """After 35 games without any a share above 10% is ruled out; one of 40 needs more."""
    assert games_to_tell(kingmaking_index(0, 12), 0.01, 0.1) == 35
    games = games_to_tell(kingmaking_index(1, 40), 0.01, 0.1)
    assert kingmaking_index(games / 40, games).high <= 0.1
    assert kingmaking_index((games - 1) / 40, games - 1).high > 0.1


def test_cells_stay_within_what_is_possible():
    """Nobody wins less than nothing, or more than everything, however few the blocks."""
    for blocks in (1, 2, 5, 50):
        for seed in range(5):
            shares = played([[0.25, 0.02], [0.97, 0.25]], blocks, seed=seed)
            for row in payoffs(shares, 4, 2.0, np.random.default_rng(1)).cells:
                for cell in row:
                    assert -25 <= cell.low <= cell.mean <= cell.high <= 75


@pytest.mark.slow
def test_cells_cover_where_hardly_anybody_wins():
    """Student's interval misses a share of 2% on one side in 7% of matrices of 50 blocks."""
    chances, missed = np.array([[0.25, 0.02], [0.6, 0.25]]), 0
    for seed in range(500):
        cells = payoffs(played(chances, 50, seed=seed), 4, 2.0, np.random.default_rng(1)).cells
        missed += not all(
            cells[one][other].low <= 100 * (chances[one, other] - 0.25) <= cells[one][other].high
            for one, other in ((0, 1), (1, 0))
        )
    assert missed <= 36  # of 500 at 5%: more than that once in 100 times
