"""Starting scores from stored games: exact search against trying everything."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from engine.statistics.bonuses import smallest_shift
from engine.statistics.compensation import StoredScores, compensate, fair_bonuses


def scores(games, shifts, seed=1, deviation=8):
    rng = np.random.default_rng(seed)
    return np.rint(rng.normal(50, deviation, (games, len(shifts))) + shifts).astype(np.int16)


def tried(stored, band, most):
    """Every set within ±most, in the plainest way."""
    from engine.statistics.blocks import block_means, mean_interval

    found = set()
    for bonus in product(range(-most, most + 1), repeat=stored.seats):
        shares = block_means(stored.shares(np.array(bonus)).T, stored.block_size)
        ends = [mean_interval(column) for column in shares.T]
        fair = 1 / stored.seats
        if all(fair - band <= e.low and e.high <= fair + band for e in ends):
            found.add(tuple(int(b) for b in smallest_shift(np.array(bonus))))
    return found


@pytest.mark.parametrize("shifts", [(3, 0), (2, 0, -1), (0, 0, 0)])
def test_the_search_finds_what_trying_everything_finds(shifts):
    """Boxes thrown away hold no set that passes."""
    stored = StoredScores(scores(1_500, shifts))
    found = compensate(stored, 0.06, 4, np.random.default_rng(1))
    assert found.examined
    assert {tuple(row) for row in found.bonuses.tolist()} == tried(stored, 0.06, 4)
    assert len(found.bonuses) > 1


def test_tie_breaks_and_blocks_are_searched_as_well():
    """Coarse scores tie often; a key decides; games come in blocks of two."""
    rng = np.random.default_rng(2)
    points = scores(1_200, (2, 0, 0), deviation=3)
    stored = StoredScores(points, rng.integers(0, 4, points.shape), 2)
    found = compensate(stored, 0.08, 3, rng)
    assert {tuple(row) for row in found.bonuses.tolist()} == tried(stored, 0.08, 3)


def test_a_planted_bonus_is_taken_back():
    """One of four seats had 3 points too many: give it −3, interval within ±1."""
    stored = StoredScores(scores(20_000, (0, 3, 0, 0)))
    found = compensate(stored, 0.02, 8, np.random.default_rng(3))
    assert found.smallest == (0, -3, 0, 0)
    assert found.nearest == (0, -3, 0, 0)
    fair = found.fair[1]
    assert -4 < fair.low < -3 < fair.high < -2


@pytest.mark.parametrize("planted", [1, 2, 3, 4])
def test_the_nearest_set_of_two_seats_has_their_difference(planted):
    """Odd differences as well as even ones, told against the seat that gets nothing."""
    stored = StoredScores(scores(20_000, (planted, 0)))
    found = compensate(stored, 0.001, 8, np.random.default_rng(3))
    assert found.smallest is None
    assert found.nearest == (0, planted)
    assert found.fair[0].mean == 0
    assert planted - 0.5 < found.fair[1].low < planted < found.fair[1].high < planted + 0.5


def test_fair_games_need_nothing():
    """The smallest set that passes is no bonus at all."""
    found = compensate(
        StoredScores(scores(20_000, (0, 0, 0, 0))), 0.02, 8, np.random.default_rng(4)
    )
    assert found.smallest == (0, 0, 0, 0)


def test_too_few_games_pass_nothing_but_name_the_nearest():
    """No set can pass with 100 games in ±1%, and the rounded fair bonus is still told."""
    found = compensate(StoredScores(scores(100, (10, 0))), 0.01, 16, np.random.default_rng(5))
    assert found.smallest is None
    low, high = found.nearest
    assert 4 <= high - low <= 16


def test_ties_are_shared_and_keys_decide():
    """Two seats at 10 and one at 9: halves; with keys the second seat wins; with +1 all tie."""
    table = np.array([[10, 10, 9]])
    none = np.zeros(3, dtype=np.int64)
    assert StoredScores(table).shares(none)[:, 0].tolist() == [0.5, 0.5, 0]
    assert StoredScores(table, [[0, 5, 9]]).shares(none)[:, 0].tolist() == [0, 1, 0]
    up = np.array([0, 0, 1])
    assert StoredScores(table).shares(up)[:, 0] == pytest.approx([1 / 3] * 3)


def test_one_seats_share_agrees_with_all_seats_shares():
    """The quick share of one seat is the mean of the whole table."""
    stored = StoredScores(scores(500, (0, 1, 2), deviation=2))
    for bonus in ([0, 0, 0], [2, -1, 0], [-3, 3, 1]):
        shares = stored.shares(np.array(bonus)).mean(axis=1)
        found = [stored.share_of(seat, bonus[seat], np.array(bonus)) for seat in range(3)]
        assert found == pytest.approx(shares)


def test_a_seat_that_cannot_win_has_no_fair_bonus():
    """A thousand points behind, with bonuses that cannot be told: unbounded, no fault."""
    table = np.array([[0, 0]] * 3)
    found = fair_bonuses(StoredScores(table[:1]), np.random.default_rng(6))
    assert all(np.isinf(one.high) for one in found)


def test_one_million_points_do_not_overflow():
    """Scores and keys beyond 16 bits are counted in full."""
    table = np.array([[2_000_000_000, 1_999_999_999]])
    stored = StoredScores(table, [[0, 3]])
    assert stored.shares(np.array([0, 1]))[:, 0].tolist() == [0, 1]
