"""Seats judged together, and two witnesses of them."""

from __future__ import annotations

import numpy as np
import pytest

from engine.statistics.equivalence import BALANCED, IMBALANCED, MOST_MORE, UNKNOWN
from engine.statistics.fairness import judged_seats, planned_games
from engine.statistics.sequential import share_sequence
from engine.statistics.witnesses import AGREE, DISAGREE, agreement, shifts


def won(*wins):
    """Single winners, so many of each seat."""
    return np.repeat(np.eye(len(wins)), wins, axis=0)


def heard(first, second, band=4.0):
    """What two samples come to."""
    found = shifts(first, second, np.random.default_rng(1))
    return found, agreement(found, judged_seats(first, band), judged_seats(second, band))


@pytest.mark.parametrize(
    ("wins", "kind", "seat"),
    [
        ((2500, 2500, 2500, 2500), BALANCED, None),
        ((3200, 2300, 2250, 2250), IMBALANCED, 0),
        ((2200, 2300, 2600, 2900), IMBALANCED, 3),
        ((25, 27, 24, 24), UNKNOWN, 1),
    ],
)
def test_seats_are_judged_together(wins, kind, seat):
    """All must be fair, one may be unfair; the one to name is farthest from fair."""
    found = judged_seats(won(*wins), 2.0)
    assert found.kind == kind
    assert seat is None or found.worst == seat
    assert (found.more > 0) == (kind == UNKNOWN)


def test_looking_on_the_way_costs_width():
    """The intervals are those that hold at any time; both seats share the error of being unfair."""
    table = won(280, 220)
    once, ever = judged_seats(table, 2.0), judged_seats(table, 2.0, planned=500)
    held = share_sequence(500, 0.56, 500, 0.025)
    assert ever.wins[0].low == pytest.approx(100 * held.low)
    assert ever.wins[0].half > 1.4 * once.wins[0].half


@pytest.mark.parametrize("planned", [0, 4000])
def test_a_word_never_contradicts_the_interval_beside_it(planned):
    """Not known overlaps an end of the band, outside lies beyond it, inside within it."""
    rng, words = np.random.default_rng(5), set()
    for wins in rng.multinomial(4000, (0.29, 0.25, 0.24, 0.22), 40):
        found = judged_seats(won(*wins), 2.0, planned=planned)
        for share, judged in zip(found.wins, found.judged, strict=True):
            words.add(judged.kind)
            inside = share.low >= 23 and share.high <= 27
            outside = share.low > 27 or share.high < 23
            assert (inside, outside) == (judged.kind == BALANCED, judged.kind == IMBALANCED)
    assert {IMBALANCED, UNKNOWN} <= words


def test_the_seat_that_would_decide_says_how_many_games_it_takes():
    """One that lies almost beyond the band tells soon, whatever another on its edge needs."""
    found = judged_seats(won(1170, 1080, 890, 860), 2.0, planned=4000)
    assert found.kind == UNKNOWN
    assert found.more < 4000


def test_the_plan_fits_the_band():
    """After the planned games the band of a fair share is about as wide as what is asked."""
    for seats, band in ((2, 2.0), (4, 2.0), (4, 5.0)):
        games = planned_games(seats, band)
        held = share_sequence(games, 1 / seats, games)
        assert 50 * (held.high - held.low) == pytest.approx(band, rel=0.1)


def test_a_seat_that_moves_beyond_the_band_is_a_disagreement():
    """Named is the seat that moved most."""
    found, said = heard(won(2500, 2500, 2500, 2500), won(500, 200, 160, 140))
    assert (said.kind, said.seat, said.more) == (DISAGREE, 0, 0)
    assert found.moved[0].low > 4


def test_opposite_words_are_a_disagreement_if_a_seat_moved():
    """Balanced within 4% there, imbalanced here; the move itself may be smaller than the band."""
    first, second = won(5_200, 4_800), won(5_550, 4_450)
    _, said = heard(first, second)
    assert [judged_seats(one, 4.0).kind for one in (first, second)] == [BALANCED, IMBALANCED]
    assert said.kind == DISAGREE


def test_the_same_imbalance_is_an_agreement():
    """Of the same seats on the same sides, however large the noise of the moves."""
    first, second = won(4_000, 2_000, 2_000, 2_000), won(90, 40, 36, 34)
    found, said = heard(first, second)
    assert max(one.half for one in found.moved) > 4
    assert (said.kind, said.seat) == (AGREE, 0)


def test_few_games_cannot_tell():
    """Then it is said how many more would, and that none would where the first is too short."""
    _, said = heard(won(5_000, 5_000), won(52, 48))
    assert said.kind == UNKNOWN
    assert 100 < said.more < MOST_MORE
    _, short = heard(won(50, 50), won(52, 48))
    assert short.more == MOST_MORE


def test_a_seat_that_always_wins_has_an_interval():
    """Twenty of twenty games do not prove that it never loses."""
    found, _ = heard(won(5_000, 5_000), won(20, 0))
    assert found.moved[0].half > 5
