"""Several controls at once: what they save, and that they never invent anything."""

from __future__ import annotations

import numpy as np
import pytest

from engine.statistics.controls import (
    FEWEST_UNITS,
    Controls,
    deal_controls,
    freed_from_luck,
    games_worth,
)


def luck(units, things=3, seed=1):
    """Deals of four kinds, and a value that the first thing moves."""
    rng = np.random.default_rng(seed)
    deal, many = rng.integers(0, 4, (units, things)), rng.integers(0, 4, (50_000, things))
    return rng, deal, many


def test_known_luck_saves_its_part_of_the_variance():
    """Value = luck + noise of the same variance: half of the games are saved."""
    rng, deal, many = luck(4_000)
    values = (deal[:, 0] - 1.5) / np.sqrt(1.25) + rng.normal(0, 1, 4_000)
    (found,) = freed_from_luck(values[:, None], deal_controls(deal, many))
    assert found.controls == 9
    assert found.saving == pytest.approx(0.5, abs=0.1)  # 0.5, less the error of 50,000 deals
    assert games_worth(found) == pytest.approx(1 / (1 - found.saving))
    assert abs(found.freed.mean) < abs(found.plain.mean) + 3 * found.freed.error


def test_a_sample_that_was_dealt_too_much_luck_is_corrected():
    """All units got the best deal: the freed mean is that of usual deals."""
    rng, deal, many = luck(2_000)
    deal[:500, 0] = 3
    values = 2.0 * (deal[:, 0] == 3) + rng.normal(0, 0.1, 2_000)
    (found,) = freed_from_luck(values[:, None], deal_controls(deal, many))
    assert found.plain.mean > 0.8
    assert found.freed.mean == pytest.approx(0.5, abs=0.02)


def test_controls_that_mean_nothing_cost_next_to_nothing():
    """Fifty of them on two hundred units; least squares alone would lose a quarter."""
    rng = np.random.default_rng(3)
    found = freed_from_luck(rng.normal(0, 1, (200, 4)), Controls(rng.normal(0, 1, (200, 50))))
    assert all(abs(one.saving) < 0.05 for one in found)


def test_too_few_units_are_left_alone():
    """So are values without any control."""
    rng, deal, many = luck(FEWEST_UNITS - 1)
    values = deal[:, :1] + rng.normal(0, 1, (len(deal), 1))
    (few,) = freed_from_luck(values, deal_controls(deal, many))
    (none,) = freed_from_luck(values, Controls(np.zeros((len(values), 0))))
    assert few.freed == few.plain == none.freed
    assert few.saving == 0
    assert few.best == few.plain


def test_what_is_always_dealt_alike_or_rarely_is_no_control():
    """Of each thing all usual categories but the most frequent one."""
    many = np.zeros((1_000, 2), dtype=int)
    many[:300, 0], many[:5, 1] = 1, 1
    controls = deal_controls(many[:10], many)
    assert controls.apart.shape == (10, 1)
    assert controls.apart[0, 0] == pytest.approx(0.7)
    assert controls.known_from == 1_000
