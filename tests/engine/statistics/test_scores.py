"""Scores, margins, ties, decisions, sources, coverage: values known by hand."""

from __future__ import annotations

import numpy as np
import pytest

from engine.statistics.coverage import never_above, use, uses
from engine.statistics.decisions import choice_entropy, decisions
from engine.statistics.intervals import wilson
from engine.statistics.scores import (
    decided_games,
    distribution,
    margins,
    score_distributions,
    shared_places,
    tie_share,
)
from engine.statistics.sources import by_source


def test_a_distribution_counts_every_value():
    """Scores −1, 3, 3, 4."""
    found = distribution(np.array([3, -1, 4, 3], dtype=np.int16))
    assert (found.low, found.high, found.counts.tolist()) == (-1, 4, [1, 0, 0, 0, 2, 1])
    assert found.quantiles == (-1, -1, 3, 3, 4)
    assert (found.mean.mean, found.games) == (2.25, 4)


def test_quantiles_agree_with_numpy():
    """As numpy's inverted cumulative distribution."""
    values = np.random.default_rng(1).integers(-40, 90, 999)
    known = np.quantile(values, [0.05, 0.25, 0.5, 0.75, 0.95], method="inverted_cdf")
    assert distribution(values).quantiles == tuple(known.tolist())


def test_no_games_have_an_empty_distribution():
    """Nothing is made up."""
    found = distribution(np.zeros(0, dtype=np.int16))
    assert (found.games, found.counts.size, found.quantiles) == (0, 0, ())


def test_each_seat_has_its_own():
    """Two seats, two distributions."""
    assert [d.mean.mean for d in score_distributions([[1, 5], [3, 7]])] == [2, 6]


@pytest.mark.parametrize(("row", "margin"), [([5, 9, 7], 2), ([9, 9, 1], 0), ([-3, -8, -30], 5)])
def test_margins(row, margin):
    """Best less second best, wherever they sit."""
    assert margins([row, row[::-1], row[1:] + row[:1]]).tolist() == [margin] * 3


def test_ties_are_games_with_more_than_one_winner():
    """One of four."""
    assert tie_share([[1, 0], [0.5, 0.5], [0, 1], [1, 0]]).mean == 0.25


def test_a_share_of_rare_ties_is_never_below_nothing():
    """One of 800: a t interval would begin below 0."""
    found = tie_share([[0.5, 0.5], *[[1, 0]] * 799])
    held = wilson(1, 800)
    assert (found.low, found.high) == (held.low, held.high)
    assert 0 < found.low < found.mean < found.high


def test_a_game_that_all_lose_says_nothing_of_seats():
    """Left out, unless there are no others; the rest is as it was."""
    shares = [[1, 0], [0, 0], [0.5, 0.5], [0, 0]]
    assert decided_games(shares).tolist() == [[1, 0], [0.5, 0.5]]
    assert decided_games([[0, 0]]).tolist() == [[0, 0]]
    assert decided_games(np.zeros((0, 2))).shape == (0, 2)


def test_decisions_by_hand():
    """3 decisions with 12 moves and 1 with 1: 13 / 4 moves each, 1 of 4 forced, 4 turns."""
    found = decisions([3, 1], [12, 1], [0, 1], turns=4)
    assert found.per_game.mean == 2
    assert found.per_turn.mean == 0.5
    assert (found.legal_moves.mean, found.forced.mean) == (3.25, 0.25)


@pytest.mark.parametrize(
    ("counts", "even"), [([5, 5, 5, 5], 1), ([9, 0, 0], 0), ([1, 1, 0, 0], 0.5)]
)
def test_evenness_of_choices(counts, even):
    """Two of four used alike: half of what is possible."""
    assert choice_entropy(counts) == pytest.approx(even)


def test_equal_seats_share_places_equally():
    """Second and third place count 2.5 each; the mean of all seats stays what it is."""
    given = [[1, 2, 2, 4], [1, 1, 1, 1], [0, 0, 0, 0], [4, 3, 2, 1]]
    found = np.stack([shared_places(given, seat) for seat in range(4)], axis=1)
    assert found.tolist() == [[1, 2.5, 2.5, 4], [2.5] * 4, [2.5] * 4, [4, 3, 2, 1]]
    assert set(found.mean(axis=1)) == {2.5}


def test_sources_by_hand():
    """Winners of two games made 10 and 6 from trade, losers 4 and 2."""
    found = by_source(["trade"], [[[10, 4]], [[2, 6]]], [[1, 0], [0, 1]])[0]
    assert [e.mean for e in found.by_seat] == [6, 5]
    assert (found.all_seats.mean, found.winners.mean, found.losers.mean, found.gap.mean) == (
        5.5,
        8,
        3,
        5,
    )


def test_sources_agree_with_the_plain_way():
    """One pass over covariances gives the intervals of the single columns, in blocks as well."""
    from engine.statistics.blocks import block_means, mean_interval

    rng = np.random.default_rng(2)
    table = rng.integers(0, 60, (600, 2, 3), dtype=np.int16)
    shares = np.eye(3)[rng.integers(0, 3, 600)]
    shares[:50] = (0.5, 0.5, 0)
    for size in (1, 3):
        found = by_source(["a", "b"], table, shares, size)[1]
        winners = (table[:, 1] * shares).sum(axis=1)
        losers = (table[:, 1].sum(axis=1) - winners) / 2
        for one, values in [
            (found.by_seat[2], table[:, 1, 2]),
            (found.winners, winners),
            (found.gap, winners - losers),
        ]:
            known = mean_interval(block_means(values, size))
            assert (one.mean, one.low, one.high, one.n) == pytest.approx(
                (known.mean, known.low, known.high, known.n)
            )


def test_the_rule_of_three():
    """Never seen in 300 games: below 1% with 95% confidence."""
    assert never_above(300) == pytest.approx(3 / 300, rel=0.01)
    assert never_above(0) == 1


def test_what_never_happened_comes_first():
    """Never, rarely, often; each with its number of games."""
    rows = uses({"often": 90, "never": 0, "rare": 2}, 100)
    assert [row.name for row in rows] == ["never", "rare", "often"]
    assert [row.never for row in rows] == [True, False, False]
    assert use("never", 0, 100).share.high == pytest.approx(0.0295, abs=1e-4)
