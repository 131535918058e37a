"""Whole bonuses: the smallest of equal ones, and those near a fair one."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from engine.statistics.bonuses import distance, size_of, smallest_shift, whole_neighbours


@pytest.mark.parametrize(
    ("bonus", "small"),
    [
        ((1, 1, 1), (0, 0, 0)),
        ((0, 3), (0, 3)),
        ((5, 2, 2, 2), (3, 0, 0, 0)),
        ((0, 3, 3, 3), (-3, 0, 0, 0)),
    ],
)
def test_the_same_for_all_changes_nothing(bonus, small):
    """Of equal sets the one with the smallest sum, then the fewest seats, stands."""
    found = smallest_shift(np.array(bonus))
    assert size_of(found) == size_of(np.array(small))
    assert (np.diff(found) == np.diff(bonus)).all()


@pytest.mark.parametrize("apart", range(5))
def test_two_seats_are_rounded_by_their_difference(apart):
    """Half a fair difference for each: rounding each seat would leave out every odd one."""
    nearest = whole_neighbours((-apart / 2 + 0.1, apart / 2 - 0.1))[0]
    assert nearest[1] - nearest[0] == apart


@pytest.mark.parametrize("seed", range(20))
def test_no_whole_set_is_nearer(seed):
    """Against every set within three points, for three and four seats."""
    rng = np.random.default_rng(seed)
    fair = rng.uniform(-2, 2, 3 + seed % 2)
    tried = [np.array((0, *rest)) for rest in product(range(-4, 5), repeat=len(fair) - 1)]
    least = min(distance(one, fair) for one in tried)
    assert distance(whole_neighbours(fair)[0], fair) == pytest.approx(least)
