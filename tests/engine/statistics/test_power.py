"""Sample sizes and many tests, against published and tabled figures."""

from __future__ import annotations

import numpy as np
import pytest

from engine.statistics.multiple import (
    benjamini_hochberg,
    chance_of_false_find,
    holm,
    ranking,
    shrunk,
)
from engine.statistics.power import (
    games_for_means,
    games_for_seats,
    games_for_shares,
    visible_mean,
    visible_share,
)


@pytest.mark.parametrize(
    ("first", "second", "power", "games"),
    [(0.25, 0.27, 0.8, 7_550), (0.25, 0.27, 0.9, 10_107), (0.25, 0.30, 0.8, 1_251),
     (0.50, 0.52, 0.8, 9_806), (0.50, 0.55, 0.8, 1_565)],
)  # fmt: skip
def test_games_for_two_shares(first, second, power, games):
    """The table of docs/statistics.md."""
    assert games_for_shares(first, second, power) == games


@pytest.mark.parametrize(
    ("seats", "excess", "games"),
    [(2, 0.03, 2_181), (3, 0.03, 2_379), (4, 0.03, 2_272), (2, 0.05, 785), (3, 0.05, 857), (4, 0.05, 818)],
)  # fmt: skip
def test_games_for_one_seat_off(seats, excess, games):
    """The table of docs/statistics.md, chi-square over all seats."""
    assert games_for_seats(seats, excess) == games


@pytest.mark.parametrize(
    ("shift", "correlation", "games"),
    [(0.2, None, 393), (0.2, 0.5, 197), (0.2, 0.8, 79), (0.1, None, 1_570), (0.1, 0.8, 314)],
)
def test_games_for_means(shift, correlation, games):
    """Shifts in deviations; pairs with a correlation. The table of docs/statistics.md."""
    assert games_for_means(shift, 1, correlation=correlation) == games


def test_what_can_be_seen_undoes_what_is_needed():
    """7,550 games per arm show 25 against 27%; 393 a shift of 0.2 deviations."""
    assert visible_share(0.25, 7_550) == pytest.approx(0.02, abs=1e-4)
    assert visible_mean(1, 393) == pytest.approx(0.2, abs=1e-3)
    assert visible_mean(1, 79, correlation=0.8) == pytest.approx(0.2, abs=2e-3)


def test_holm_by_hand():
    """0.01 × 3, 0.02 × 2, 0.04 × 1, never falling."""
    assert holm([0.04, 0.01, 0.02]).tolist() == pytest.approx([0.04, 0.03, 0.04])


def test_benjamini_hochberg_by_hand():
    """0.01 × 3 / 1, 0.02 × 3 / 2, 0.04: 0.03, 0.03, 0.04."""
    assert benjamini_hochberg([0.04, 0.01, 0.02]).tolist() == pytest.approx([0.04, 0.03, 0.03])
    assert len(benjamini_hochberg([])) == 0


@pytest.mark.parametrize(("tests", "chance"), [(3, 0.14), (5, 0.23), (10, 0.40), (20, 0.64)])
def test_false_finds(tests, chance):
    """Many looks at 5% find something."""
    assert chance_of_false_find(tests) == pytest.approx(chance, abs=0.005)


def test_noise_shrinks_to_nothing_and_truth_stays():
    """Effects no larger than their errors collapse; ten times larger ones hardly move."""
    rng = np.random.default_rng(1)
    noise = shrunk(rng.normal(0, 0.9, 50), np.ones(50))
    assert np.abs(noise - noise.mean()).max() < 0.3
    real = rng.normal(0, 10, 50)
    assert shrunk(real, np.ones(50)) == pytest.approx(real, abs=0.5)


def test_an_unknown_effect_becomes_nothing():
    """An infinite error says nothing, an error of 0 everything."""
    assert shrunk([1, 3, 9], [1, 1, np.inf])[2] == 0
    assert shrunk([1, 3, 9], [1, 1, 0])[2] == 9


def test_effects_shrink_towards_nothing_and_not_towards_what_is_known_best():
    """Of effects that cancel, those of a seat that varies little do not set where all end."""
    effects, errors = np.repeat([-1.0, 1.0], 20), np.repeat([0.8, 2.4], 20)
    assert shrunk(effects, errors) == pytest.approx(np.zeros(40), abs=1e-12)


def test_what_stands_out_is_ranked_first_and_what_is_shrunk_to_nothing_by_what_was_seen():
    """The order of the file says nothing, nor does how much is left of what does not stand out."""
    effects, real = [1.0, -5.0, 3.0, -2.0], [False, False, False, True]
    assert ranking(effects, np.zeros(4), real) == [3, 1, 2, 0]
    assert ranking(effects, [0.5, 0.0, 0.2, 0.0], [False] * 4) == [1, 2, 3, 0]
    assert ranking(effects, [0.5, -0.4, 0.2, -0.6], [True] * 4) == [3, 0, 1, 2]
    assert ranking(effects, np.zeros(4), [True] * 4) == [1, 2, 3, 0]
    assert ranking([], [], []) == []
