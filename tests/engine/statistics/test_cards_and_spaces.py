"""Cards dealt by chance and spaces taken by choice, with planted effects."""

from __future__ import annotations

import numpy as np
import pytest

from engine.statistics.blocks import Estimate
from engine.statistics.cards import deal_effects, effect_of_playing
from engine.statistics.spaces import beta_shrunk, space_wins


def test_an_effect_by_hand():
    """Outcome 3 with the card and 1 without, in every unit."""
    dealt = np.tile([[0], [1]], (50, 1))
    (found,) = deal_effects(["oracle"], dealt, 1 + 2 * dealt[:, 0])
    assert (found.dealt, found.effect.mean, found.count, found.real) == (1, 2, 50, True)


def test_every_way_of_many_is_told():
    """Rounds 0, 1, 2 with outcomes 0, 3, 6: against the mean of the other two."""
    dealt = np.tile([[0], [1], [2]], (40, 1))
    found = deal_effects(["fair"], dealt, 3.0 * dealt[:, 0])
    assert [one.effect.mean for one in found] == pytest.approx([-4.5, 0, 4.5])


def test_a_planted_card_stands_out_among_twenty():
    """Card 7 is worth half a deviation; the others nothing."""
    rng = np.random.default_rng(1)
    dealt = rng.integers(0, 2, (2_000, 20))
    outcome = rng.normal(0, 1, 2_000) + 0.5 * dealt[:, 7]
    found = deal_effects([f"card {n}" for n in range(20)], dealt, outcome)
    assert sum(one.real for one in found) <= 3  # a tenth of the real ones may be false
    best = max(found, key=lambda one: one.shrunk)
    assert (best.card, best.dealt, best.real) == ("card 7", 1, True)
    assert best.shrunk < best.effect.mean


def test_rare_deals_are_left_out():
    """29 units say nothing."""
    dealt = np.zeros((200, 1), dtype=int)
    dealt[:29] = 1
    assert deal_effects(["rare"], dealt, np.arange(200.0)) == ()


def test_playing_a_card():
    """Dealt cards are played every second time: their effect when played is twice as large."""
    found = effect_of_playing(Estimate(1, 0.5, 1.5, 100, 2), 0.6, 0.1)
    assert (found.mean, found.low, found.high) == pytest.approx((2, 1, 3))


def test_spaces_by_hand():
    """40 of 100 seats there won, 25 expected; z = 15 / √18.75."""
    taken, won = np.zeros((4, 2)), np.zeros((4, 2))
    taken[:, 0], won[:, 0] = 25, 10
    found = space_wins(["port", "hill"], taken, won, np.full(4, 0.25))
    assert [one.space for one in found] == ["port"]
    one = found[0]
    assert (one.count, one.share, one.expected) == (100, 0.4, 0.25)
    assert one.q_value == pytest.approx(2 * 2.66e-4, rel=0.01)


def test_a_strong_seat_does_not_make_a_space_strong():
    """Only seat 0, which wins 40% anyway, goes there."""
    taken, won = np.zeros((2, 1)), np.zeros((2, 1))
    taken[0, 0], won[0, 0] = 1_000, 400
    found = space_wins(["port"], taken, won, [0.4, 0.6])[0]
    assert found.expected == pytest.approx(0.4)
    assert found.log_odds == pytest.approx(0, abs=0.01)
    assert not found.real


def test_small_spaces_shrink_most():
    """2 of 2 is no better than 700 of 1,000 among spaces near ½."""
    rng = np.random.default_rng(2)
    counts = np.array([2, 1_000, *[500] * 40])
    wins = np.array([2, 700, *rng.binomial(500, rng.normal(0.5, 0.06, 40))])
    found = beta_shrunk(wins, counts)
    assert 0.5 < found[0] < 0.65 < found[1] < 0.7


def test_equal_spaces_become_one():
    """Coins with the same chance are pulled together."""
    found = beta_shrunk(np.random.default_rng(3).binomial(200, 0.3, 60), np.full(60, 200))
    assert found.std() < 0.012
