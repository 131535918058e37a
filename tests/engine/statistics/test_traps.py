"""Mistakes seen in other programs' statistics; none of them may come back here.

Pooling results of different versions is a matter of the store of runs and tested there.
"""

from __future__ import annotations

from dataclasses import fields

import numpy as np
import pytest

from engine.statistics import cards, coverage, seats, spaces
from engine.statistics.blocks import Estimate, block_means, mean_interval
from engine.statistics.chances import tension
from engine.statistics.course import follow
from engine.statistics.decisions import decisions
from engine.statistics.equivalence import IMBALANCED, combined, verdict


def test_fractions_are_not_summed_into_whole_numbers():
    """A win shared by three adds up to one, and small types do not overflow."""
    assert sum(one.mean for one in seats.win_shares(np.full((9, 3), 1 / 3))) == pytest.approx(1)
    assert block_means(np.array([100, 101], dtype=np.int8), 2).tolist() == [100.5]
    assert mean_interval(np.full(1_000, 250, dtype=np.uint8)).mean == 250


def test_no_integer_division():
    """3 moves in 2 decisions are 1.5."""
    assert decisions(np.array([2]), np.array([3])).legal_moves.mean == 1.5


def test_the_first_observation_is_no_change():
    """Somebody has to lead first."""
    assert follow([[[0, 1], [0, 2]]], [[0, 1]]).changes.tolist() == [0]


def test_a_plateau_is_no_change():
    """Ties in between do not count, however long."""
    rows = [[1, 0], [1, 1], [1, 1], [2, 1], [2, 2], [3, 2]]
    assert follow([rows], [[1, 0]]).changes.tolist() == [0]


def test_areas_are_normalised():
    """The same game with every round written twice is as uncertain as before."""
    rng = np.random.default_rng(1)
    table = rng.integers(0, 9, (400, 6, 3)).cumsum(axis=1)
    shares = np.eye(3)[table[:, -1].argmax(axis=1)]
    once, twice = (tension(np.repeat(table, times, axis=1), shares) for times in (1, 2))
    assert once.uncertainty.mean == pytest.approx(twice.uncertainty.mean, rel=1e-6)
    assert once.drama.mean == pytest.approx(twice.drama.mean, rel=1e-6)
    assert 0 <= once.uncertainty.mean <= 1


@pytest.mark.parametrize("kind", [Estimate, coverage.Use, cards.DealEffect, spaces.SpaceWins, seats.SeatsEqual])  # fmt: skip
def test_no_figure_without_its_number(kind):
    """Every figure carries how much it rests on."""
    assert "count" in {field.name for field in fields(kind)}


def test_what_winners_do_is_not_why_they_win():
    """Good players play the card whenever they have it; being dealt it changes nothing."""
    rng = np.random.default_rng(2)
    skill, dealt = rng.integers(0, 2, 4_000), rng.integers(0, 2, 4_000)
    won = (rng.random(4_000) < 0.3 + 0.4 * skill).astype(float)
    played = dealt & skill
    assert won[played == 1].mean() - won[played == 0].mean() > 0.2
    assert not any(one.real for one in cards.deal_effects(["card"], dealt[:, None], won))


def test_a_good_mean_does_not_hide_a_bad_seat():
    """Seats at 30 and 20% average to 25: each is judged, and one is enough."""
    games = np.repeat(np.eye(4), [3_000, 2_500, 2_500, 2_000], axis=0)
    found = [verdict(one, one.count, 0.25, 0.02) for one in seats.win_shares(games)]
    assert combined(found) == IMBALANCED
    assert seats.seats_equal(games).p_value < 1e-6


def test_nothing_is_dropped_silently():
    """An unfinished block is refused, not cut off."""
    with pytest.raises(ValueError, match="7 games do not fill blocks of 2"):
        block_means(np.arange(7), 2)
