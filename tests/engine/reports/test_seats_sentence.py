"""The sentence about the seats of a batch says what a report of the same games says."""

from __future__ import annotations

import numpy as np
import pytest

from engine.language import speaking
from engine.reports.seats_part import fairness, wins_chart
from engine.reports.seats_sentence import seats_sentence
from engine.statistics.equivalence import BALANCED, IMBALANCED, MOST_MORE, UNKNOWN, about

NAMES = ("red", "green", "blue")


def played(games, chances, shared=0.0, seed=7):
    """Shares of the win of so many games; some are won by the first two seats together."""
    chance = np.random.default_rng(seed)
    shares = np.eye(3)[chance.choice(3, games, p=chances)]
    shares[chance.random(games) < shared] = (0.5, 0.5, 0.0)
    return shares


def sentence(shares):
    return seats_sentence(NAMES, shares.sum(axis=0), (shares**2).sum(axis=0), len(shares))


@pytest.mark.parametrize("shared", [0.0, 0.05])
@pytest.mark.parametrize("games", [40, 600, 3000, 20000])
@pytest.mark.parametrize("chances", [(1 / 3, 1 / 3, 1 / 3), (0.36, 0.33, 0.31), (0.5, 0.3, 0.2)])
def test_the_sentence_judges_as_a_report(games, chances, shared):
    """Same word, and the same number of further games."""
    shares = played(games, chances, shared)
    overall = fairness(NAMES, shares, 2.0, looked=False).overall
    said = sentence(shares)
    found = {
        BALANCED: "balanced enough" in said,
        IMBALANCED: "is favoured, by" in said or "at a disadvantage" in said,
        UNKNOWN: "not known" in said,
    }
    assert [kind for kind, true in found.items() if true] == [overall.kind]
    if overall.more >= MOST_MORE:
        assert "no number of games" in said
    elif overall.kind == UNKNOWN:
        assert f"about {about(overall.more):,} more games" in said


def test_the_seat_that_is_farthest_off_is_named():
    """Favoured or worse off, whichever is farther from an equal share."""
    assert "red is favoured" in sentence(played(5000, (0.5, 0.3, 0.2)))
    assert "blue is at a disadvantage" in sentence(played(5000, (0.43, 0.43, 0.14)))


def test_few_games_tell_nothing_and_none_no_sentence():
    """Nobody can say how many more are needed of ten games."""
    assert "too few games" in sentence(played(10, (1 / 3, 1 / 3, 1 / 3)))
    assert sentence(np.zeros((0, 3))) == ""
    assert seats_sentence(["red"], [4.0], [4.0], 4) == ""


@pytest.mark.parametrize("tongue", ["fr", "cs"])
def test_the_sentence_speaks_other_languages(tongue):
    """None of its kinds stays English."""
    with speaking(tongue):
        for games, chances in (
            (10, (0.4, 0.3, 0.3)),
            (5000, (0.5, 0.3, 0.2)),
            (600, (0.34, 0.33, 0.33)),
        ):
            said = sentence(played(games, chances))
            assert said
            assert " games" not in said


def test_the_chart_says_at_which_levels_its_intervals_are():
    """A seat beyond the band is judged at a part of the error, and its bar is as wide."""
    uneven = fairness(NAMES, played(2000, (0.5, 0.3, 0.2)), 2.0, looked=False)
    assert wins_chart("Tried", uneven).caption.startswith("Share of the win with 98.3% intervals")
    one = fairness(NAMES, played(2000, (0.42, 0.3, 0.28)), 5.0, looked=False)
    said = wins_chart("Tried", one).caption
    assert said.startswith("Share of the win with 95% or 98.3% intervals"), one.levels


def test_games_that_all_lose_are_told_and_do_not_count():
    """They say of no seat that it has it better."""
    even = played(900, (1 / 3, 1 / 3, 1 / 3))
    sums = even.sum(axis=0), (even**2).sum(axis=0)
    said = seats_sentence(NAMES, *sums, 900, 40)
    assert said.startswith(sentence(even))
    assert said.endswith(" 40 games were lost by all; the shares are those of the games won.")
    none = seats_sentence(NAMES, [0.0] * 3, [0.0] * 3, 0, 40)
    assert none == "Nobody won any of 40 games, so wins say nothing of the seats."
