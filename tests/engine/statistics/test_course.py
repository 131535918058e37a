"""The course of small games, every index known by hand."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from engine.statistics.chances import entropy, leads, never_falling, tension, win_chances
from engine.statistics.course import STAGES, evened, follow, leader_sets, round_at, summarise
from engine.statistics.runaway import at_parts, comeback, runaway_curve, snowball_slope


def game(*rows):
    """Standings of one game, one row a round."""
    return np.array(rows, dtype=np.int16)


def shares_of(standings):
    """The best in the last round share the win."""
    final = standings[:, -1]
    best = final == final.max(axis=1, keepdims=True)
    return best / best.sum(axis=1, keepdims=True)


def followed(*games):
    table = np.stack(games)
    return follow(table, shares_of(table))


@pytest.mark.parametrize(
    ("rows", "changes", "last", "decided", "why"),
    [
        ([(1, 0), (2, 0), (3, 0), (4, 0)], 0, 0, 1, "who leads from the start decides it at once"),
        ([(0, 1), (2, 1), (2, 3), (4, 3)], 3, 4, 4, "the lead changes every round"),
        ([(1, 0), (1, 1), (2, 1), (3, 1)], 0, 0, 1, "a tie does not take the lead away"),
        ([(0, 0), (0, 0), (0, 1), (0, 2)], 0, 0, 1, "the first leader is no change"),
        ([(1, 0), (1, 1), (1, 2), (1, 3)], 1, 3, 2, "over a tie to the other: one change"),
        ([(0, 1), (0, 2), (0, 3), (9, 3)], 1, 4, 4, "decided in the last round"),
    ],
)
def test_lead_changes_and_decision(rows, changes, last, decided, why):
    """Two seats, four rounds."""
    found = followed(game(*rows))
    figures = int(found.changes[0]), int(found.last_change[0]), int(found.decided[0])
    assert figures == (changes, last, decided), why


def test_leaders_are_sets_of_seats():
    """Bit i is seat i; a tie sets two."""
    found = followed(game((5, 5, 1), (1, 2, 3)))
    assert found.leaders[:, 0].tolist() == [0b011, 0b100]
    assert found.winners.tolist() == [0b100]


def plain_course(table, shares):
    """Lead changes, last change and decision in plain Python."""
    rows = []
    for standings, won in zip(table.tolist(), shares.tolist(), strict=True):
        holder, changes, last, decided = None, 0, 0, 1
        for turn, points in enumerate(standings, 1):
            top = [seat for seat, value in enumerate(points) if value == max(points)]
            if len(top) == 1 and top[0] != holder:
                if holder is not None:
                    changes, last = changes + 1, turn
                holder = top[0]
            if not any(won[seat] > 0 for seat in top):
                decided = min(turn + 1, len(standings))
        rows.append((changes, last, decided))
    return rows


@settings(max_examples=50)
@given(arrays(np.int16, st.tuples(st.integers(1, 5), st.integers(1, 7), st.integers(2, 5)), elements=st.integers(-3, 3)))  # fmt: skip
def test_the_fast_and_the_plain_course_agree(table):
    """An independent reading of the definitions."""
    shares = shares_of(table)
    found = follow(table, shares)
    assert list(zip(found.changes, found.last_change, found.decided, strict=True)) == plain_course(table, shares)  # fmt: skip


def test_portions_do_not_matter(monkeypatch):
    """Games are worked on in portions; the result is that of the whole."""
    table = np.random.default_rng(1).integers(0, 9, (500, 6, 4)).cumsum(axis=1)
    whole = follow(table, shares_of(table))
    monkeypatch.setattr("engine.statistics.course.PORTION", 64)
    parts = follow(table, shares_of(table))
    assert (whole.leaders == parts.leaders).all()
    assert (whole.decided == parts.decided).all()


def test_the_summary_by_hand():
    """Two games of four rounds: 0 and 3 changes, decided after 1/4 and 4/4."""
    found = summarise(
        followed(game((1, 0), (2, 0), (3, 0), (4, 0)), game((0, 1), (2, 1), (2, 3), (4, 3)))
    )
    assert found.changes.mean == 1.5
    assert found.change_rate.mean == 0.5
    assert [(part, one.mean) for part, one in found.quiet_after] == [(0.5, 0.5), (0.75, 0.5)]
    assert found.decided.mean == pytest.approx((0.25 + 1) / 2)


def test_runaway_by_hand():
    """Round 1: the leader wins one game of two, k = 2: 0. Last round: always: 1."""
    found = runaway_curve(followed(game((1, 0), (2, 0)), game((0, 1), (5, 1))))
    assert [one.mean for one in found] == [0, 1]


def test_a_leader_who_never_wins_is_below_nothing():
    """Three seats: the leader of round 1 loses: −1/2."""
    found = runaway_curve(followed(game((9, 0, 0), (9, 10, 0)), game((0, 9, 0), (0, 9, 10))))
    assert found[0].mean == pytest.approx(-0.5)


def test_tied_leaders_share_the_prediction():
    """Both lead, one wins: as good as a guess."""
    assert runaway_curve(followed(game((1, 1), (2, 1))))[0].mean == 0


def test_a_game_that_all_lose_hides_no_leader():
    """One game of two is lost by all: whoever had most points at its end would have won."""
    table = np.stack([game((1, 0), (2, 0)), game((0, 1), (2, 1))])
    lost, won = [[1, 0], [0, 0]], [[1, 0], [1, 0]]
    found = runaway_curve(follow(table, lost))
    assert [one.mean for one in found] == [0, 1]
    assert comeback(table, lost).leader_wins.mean == comeback(table, won).leader_wins.mean == 0.5
    assert tension(table, lost).drama == tension(table, won).drama


# Two games, one of two rounds: its standing stays what it was at its end.
UNEVEN = np.stack([game((0, 1), (2, 1), (2, 1), (2, 1)), game((1, 0), (1, 2), (1, 2), (3, 2))])


def test_games_of_different_lengths_are_compared_at_stages():
    """Half of the first is its round 1, half of the second its round 2."""
    table = evened(UNEVEN, [2, 4])
    assert table.shape == (2, STAGES, 2)
    assert table[:, STAGES // 2 - 1].tolist() == [[0, 1], [1, 2]]
    assert table[:, STAGES // 2].tolist() == [[2, 1], [1, 2]]
    assert table[:, -1].tolist() == [[2, 1], [3, 2]]
    course = follow(UNEVEN, shares_of(UNEVEN), [2, 4])
    assert (course.stages == leader_sets(table)).all()
    curve = runaway_curve(course)
    assert [curve[at].mean for at in (0, 9, 10, 19)] == [0, -1, 0, 1]


def test_rounds_that_no_game_had_are_no_stages():
    """Games that all ended after two of four rounds have two stages."""
    assert evened(UNEVEN, [2, 2]).tolist() == UNEVEN[:, :2].tolist()
    assert len(follow(UNEVEN, shares_of(UNEVEN), [2, 2]).stages) == 2


def test_the_summary_counts_parts_of_each_game():
    """Both are decided in their last round, by a change after half time."""
    found = summarise(follow(UNEVEN, shares_of(UNEVEN), [2, 4]))
    assert found.decided.mean == 1
    assert [one.mean for _, one in found.quiet_after] == [0, 0]
    assert found.changes.mean == 1.5
    assert found.change_rate.mean == pytest.approx(1.5 / 2)


@pytest.mark.parametrize(("part", "rounds", "turn"), [(0.1, 10, 1), (0.5, 12, 6), (0.3, 10, 3), (0.9, 4, 4), (0.01, 4, 1)])  # fmt: skip
def test_parts_of_a_game_are_rounds(part, rounds, turn):
    """The round that ends at or just after the part; 0.3 × 10 is 3, not 4 by rounding."""
    assert round_at(part, rounds) == turn


def test_the_curve_is_read_at_parts():
    """Nine parts, each an estimate of its round."""
    curve = runaway_curve(followed(*[game(*[(t, 0) for t in range(1, 11)])] * 3))
    assert [part for part, _ in at_parts(curve)] == pytest.approx([n / 10 for n in range(1, 10)])


def test_comebacks_by_hand():
    """Last at half time wins one game of two; a game in which all stood alike is left out."""
    table = np.stack([
        game((0, 5, 9), (20, 5, 9)),
        game((0, 5, 9), (0, 5, 9)),
        game((3, 3, 3), (4, 3, 3)),
    ])  # fmt: skip
    found = comeback(table, shares_of(table))
    assert (found.after, found.last_wins.mean, found.last_wins.count) == (1, 0.5, 2)
    assert found.leader_wins.mean == 0.5


@pytest.mark.parametrize(("factor", "slope"), [(1.0, 0.0), (1.5, 0.5), (0.0, -1.0)])
def test_the_snowball_slope_by_hand(factor, slope):
    """Final lead = factor × lead at half time; seats and games with bonuses of their own."""
    rng = np.random.default_rng(2)
    half = rng.integers(0, 20, (400, 4)) * 2
    end = half * factor + np.array([10, 0, 5, 1]) + rng.integers(0, 9, (400, 1))
    found = snowball_slope(np.stack([half, end], axis=1))
    assert found.mean == pytest.approx(slope, abs=0.04)


def test_leads_are_over_the_best_other():
    """7, 4, 4: ahead by 3, behind by 3; ties at the top are 0."""
    assert leads([[7, 9], [4, 9], [4, 2]]).T.tolist() == [[3, -3, -3], [0, 0, -7]]


def test_pooling_by_hand():
    """Means 1, 3, 2, 4: the middle two are pooled."""
    assert never_falling([1, 3, 2, 4], [1, 1, 1, 1]).tolist() == [1, 2.5, 2.5, 4]


def test_pooling_agrees_with_scipy():
    """The same as SciPy's isotonic regression."""
    from scipy.optimize import isotonic_regression

    rng = np.random.default_rng(3)
    counts = rng.integers(1, 50, 200)
    means = np.linspace(0, 1, 200) + rng.normal(0, 0.3, 200)
    assert never_falling(means * counts, counts) == pytest.approx(isotonic_regression(means, weights=counts).x)  # fmt: skip


def coin_games(games):
    """Round 1 says nothing (0:0), round 2 all: a fair coin makes it 1:0 or 0:1."""
    table = np.zeros((games, 2, 2), dtype=np.int16)
    table[np.arange(games), 1, np.arange(games) % 2] = 1
    return table


def test_chances_of_a_coin():
    """½ and ½ before the toss, 1 and 0 after it."""
    table = coin_games(100)
    found = win_chances(table, shares_of(table))
    assert (found[0] == 0.5).all()
    assert sorted(set(found[1].ravel().tolist())) == [0, 1]


def test_tension_of_a_coin():
    """Nobody is ever behind the winner; half the rounds are fully open; p moves by ½."""
    table = coin_games(100)
    found = tension(table, shares_of(table))
    assert found.drama.mean == 0
    assert found.uncertainty.mean == pytest.approx(0.5)
    assert [one.mean for one in found.uncertainty_by_round] == pytest.approx([1, 0])
    assert (found.dead_time.mean, found.volatility) == (0, 0.5)


def test_drama_by_hand():
    """The leader of round 1 wins 3 of 4 games: the others' winner was behind by ¾ − ¼ for half the game."""
    table = np.zeros((400, 2, 2), dtype=np.int16)
    table[:, 0] = (1, 0)
    table[:200, 0] = (0, 1)
    table[:, 1] = table[:, 0] * 5
    table[::4, 1] = table[::4, 1, ::-1]
    found = tension(table, shares_of(table))
    assert found.drama.mean == pytest.approx(0.25 * 0.5 / 2)


def test_dead_time_by_hand():
    """Won for sure after 1 of 4 rounds: three quarters of the game are dead."""
    rows = [(t, 0) for t in range(1, 5)]
    table = np.stack([game(*rows), game(*[row[::-1] for row in rows])] * 20)
    assert tension(table, shares_of(table)).dead_time.mean == 0.75


def test_entropy_of_three_equal_chances():
    """1 whatever the number of seats."""
    assert entropy(np.full((1, 3, 1), 1 / 3))[0, 0] == pytest.approx(1)
