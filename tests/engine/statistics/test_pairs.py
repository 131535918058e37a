"""Pairs of things dealt together, with planted effects and with none."""

from __future__ import annotations

import numpy as np
import pytest

from engine.statistics.pairs import FEWEST_JOINT, pair_effects


def hands(rng, games, cards, size, seats=2):
    """Who holds each card: seats get hands of a shuffled deck, the rest is the pile."""
    order = rng.random((games, cards)).argsort(axis=1)
    holder = np.full((games, cards), seats)
    for seat in range(seats):
        np.put_along_axis(holder, order[:, seat * size : (seat + 1) * size], seat, axis=1)
    return holder


def test_an_effect_by_hand():
    """Neither 1, one 2, both 7: three more than each alone would add up to."""
    dealt = np.repeat([[0, 0], [0, 1], [1, 0], [1, 1]], FEWEST_JOINT, axis=0)
    outcome = np.repeat([1.0, 2, 2, 7], FEWEST_JOINT)
    outcome += np.tile([-1.0, 1], len(outcome) // 2)
    (found,) = pair_effects(["a", "b"], dealt, outcome)
    assert (found.first, found.second, found.dealt, found.count) == ("a", "b", 1, FEWEST_JOINT)
    assert found.effect.mean == pytest.approx(4)
    assert found.effect.low < 4 < found.effect.high
    assert found.real
    # Each group has the variance 40/39, so the error is the root of four times that over 40.
    assert found.effect.error == pytest.approx(np.sqrt(4 * 40 / 39 / 40))


def test_pairs_that_are_seldom_together_are_left_out():
    """One unit too few in one group."""
    dealt = np.repeat([[0, 0], [0, 1], [1, 0], [1, 1]], FEWEST_JOINT, axis=0)[:-1]
    assert pair_effects(["a", "b"], dealt, np.arange(len(dealt), dtype=float)) == ()
    assert pair_effects(["a"], dealt[:, :1], np.arange(len(dealt), dtype=float)) == ()
    assert pair_effects([], np.zeros((0, 0)), []) == ()


def test_effects_agree_with_groups_taken_one_by_one():
    """The sums over all pairs at once give what a loop over the units gives."""
    rng = np.random.default_rng(4)
    dealt, outcome = hands(rng, 1_500, 12, 4), rng.normal(100, 8, 1_500)
    found = pair_effects([str(n) for n in range(12)], dealt, outcome)
    assert len(found) == 3 * 66
    for one in found[::17]:
        a, b = (dealt[:, int(name)] == one.dealt for name in (one.first, one.second))
        groups = [outcome[keep] for keep in (a & b, a & ~b, ~a & b, ~a & ~b)]
        means = [group.mean() for group in groups]
        assert one.count == len(groups[0])
        assert one.effect.mean == pytest.approx(means[0] - means[1] - means[2] + means[3])
        rests = sum(group.var(ddof=1) * (len(group) - 1) for group in groups)
        common = rests / (1_500 - 4) * sum(1 / len(group) for group in groups)
        own = sum(group.var(ddof=1) / len(group) for group in groups)
        assert one.effect.error == pytest.approx(np.sqrt(max(own, common)))


def test_a_planted_pair_stands_out_among_all():
    """Cards 3 and 8 in one hand win ten points more; card 5 alone is strong and no pair."""
    rng = np.random.default_rng(5)
    dealt = hands(rng, 3_000, 15, 5)
    mine = dealt == 0
    outcome = rng.normal(30, 8, 3_000) + 6 * mine[:, 5] + 10 * (mine[:, 3] & mine[:, 8])
    found = pair_effects([str(n) for n in range(15)], dealt, outcome)
    best = max(found, key=lambda one: one.shrunk)
    assert (best.first, best.second, best.dealt, best.real) == ("3", "8", 0, True)
    assert best.effect.low < 10 < best.effect.high
    assert [one for one in found if one.real and "3" not in (one.first, one.second)
            and "8" not in (one.first, one.second)] == []  # fmt: skip


def test_an_outcome_that_never_varies_tells_nothing():
    """No pair is called real where every game ends alike."""
    dealt = hands(np.random.default_rng(6), 1_000, 10, 4)
    found = pair_effects([str(n) for n in range(10)], dealt, np.full(1_000, 7.0))
    assert found
    assert not any(one.real for one in found)
    assert {one.p_value for one in found} == {1.0}
