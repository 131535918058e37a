"""Luck and skill on values made of known parts."""

from __future__ import annotations

import numpy as np
import pytest

from engine.statistics.luck import luck_split, same_seed_share

AGENTS = np.array([[(seat - turn) % 4 for seat in range(4)] for turn in range(4)])


def made(rng, seeds, *, seed=0.0, seat=(0, 0, 0, 0), agent=(0, 0, 0, 0), both=0.0, rest=0.0):
    """Values from the model itself; deviations for the random parts, effects for the fixed."""
    values = rng.normal(0, seed, (seeds, 1, 1)) + np.array(seat)
    values = values + np.array(agent, dtype=float)[AGENTS] + rng.normal(0, both, (seeds, 1, 4))
    return values + rng.normal(0, rest, (seeds, 4, 4))


@pytest.mark.parametrize(
    ("parts", "name"),
    [
        ({"seed": 3.0}, "seed"),
        ({"seat": (3, 1, -1, -3)}, "seat"),
        ({"agent": (3, 1, -1, -3)}, "agent"),
        ({"both": 2.0}, "seed and seat"),
        ({"rest": 2.0}, "rest"),
    ],
)
def test_a_single_source_takes_all(parts, name):
    """One source of variance alone has a share of 1."""
    rng = np.random.default_rng(1)
    found = {one.name: one for one in luck_split(made(rng, 300, **parts), AGENTS, rng)}
    assert found[name].share == pytest.approx(1, abs=0.05)


def test_variances_come_back():
    """Seed 4, seat and agent 20/3 and 5/3, both 1, rest 9."""
    rng = np.random.default_rng(2)
    values = made(
        rng, 3_000, seed=2, seat=(3, 1, -1, -3), agent=(1.5, 0.5, -0.5, -1.5), both=1, rest=3
    )
    found = luck_split(values, AGENTS, rng)
    known = {"seed": 4, "seat": 20 / 3, "agent": 5 / 3, "seed and seat": 1, "rest": 9}
    assert {one.name: one.variance for one in found} == pytest.approx(known, rel=0.1)
    for one in found:
        assert one.interval.low <= one.share <= one.interval.high


def test_incomplete_seatings_are_refused():
    """An agent that never sat in seat 0 cannot be told from the seat."""
    rng = np.random.default_rng(3)
    with pytest.raises(ValueError, match="each agent"):
        luck_split(made(rng, 10, rest=1), np.zeros((4, 4), dtype=int), rng)


@pytest.mark.parametrize(("seed", "play", "share"), [(3, 4, 9 / 25), (1, 0, 1), (0, 1, 0)])
def test_the_part_of_the_seed(seed, play, share):
    """Variance of the seed over that of everything."""
    rng = np.random.default_rng(4)
    values = rng.normal(0, seed, (4_000, 1)) + rng.normal(0, play, (4_000, 5))
    assert same_seed_share(values) == pytest.approx(share, abs=0.03)
