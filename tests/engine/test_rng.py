"""Fresh seeds: far from the seed that was given, and short enough to be typed."""

from __future__ import annotations

from engine.rng import fresh_seed

QUESTIONS, USES = 60, 120


def test_neighbouring_seeds_share_no_fresh_seed():
    """A question asked again with the next seed plays no game of the first one."""
    found = [fresh_seed(seed, use) for seed in range(QUESTIONS) for use in range(USES)]
    assert len(set(found)) == len(found)
    assert not set(found) & set(range(QUESTIONS + USES))
    assert max(found) < 2**31


def test_a_fresh_seed_is_that_of_its_question():
    """Always the same one, and also of the largest seed."""
    assert fresh_seed(7, 3) == fresh_seed(7, 3)
    assert 0 <= fresh_seed(2**64 - 1, 0) < 2**31
