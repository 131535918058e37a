"""Hints, outlooks and blunders: games played on from a position."""

from __future__ import annotations

from itertools import count

import numpy as np
import pytest

from engine.errors import OikistError
from engine.picture import ALL, PUBLIC
from engine.play.blunders import judged, places_of
from engine.play.continuing import Continuation
from engine.play.hints import Budget, hints
from engine.play.match import Match
from engine.play.outlook import outlook
from engine.play.racing import Race
from engine.scenarios.catalog import load_scenario
from engine.scenarios.scenario import copied


@pytest.fixture
def match(table):
    """Three seats, four rounds, hidden hands."""
    return Match(load_scenario("plain"), 5)


def dealt_otherwise(match, seat):
    """The same position as a seat sees it, with other hidden cards."""
    other = copied(match.scenario, match.state)
    kernels = match.scenario.game.kernels()
    stream = np.array([77], np.uint64)
    kernels.determinize(match.scenario.record, other, seat, stream)
    assert other.tobytes() != match.state.tobytes()
    return other


def test_hints_are_the_best_moves_first(match):
    """Three legal moves in falling order of value, each within its interval."""
    found = hints(match.scenario, match.state, Budget(games=400))
    assert len(found) == 3
    assert {hint.code for hint in found} <= set(match.legal_codes())
    assert [hint.value for hint in found] == sorted((h.value for h in found), reverse=True)
    for hint in found:
        assert hint.low <= hint.value <= hint.high
        assert hint.margin_low <= hint.margin <= hint.margin_high
        assert hint.text == match.to_text(hint.code)


def test_a_hint_never_peeks(match):
    """What is hidden from the seat makes no difference at all to its hints."""
    truth = hints(match.scenario, match.state, Budget(games=200))
    other = hints(match.scenario, dealt_otherwise(match, 0), Budget(games=200))
    assert truth == other


def test_an_outlook_of_a_seat_never_peeks(match):
    """Nor to what a seat is told of the rest of the game."""
    bots = ("greedy",) * 3
    truth = outlook(match.scenario, match.state, bots, 50, viewer=0)
    other = outlook(match.scenario, dealt_otherwise(match, 0), bots, 50, viewer=0)
    assert [one.counts.tolist() for one in truth.scores] == [
        one.counts.tolist() for one in other.scores
    ]


def test_an_onlooker_and_the_truth_differ(match):
    """As it is, hands are never dealt anew; for an onlooker they are."""
    bots = ("uniform",) * 3

    def ends(viewer):
        play = Continuation(match.scenario, match.state, bots, 1, viewer)
        return play(0, 40).scores.tolist()

    assert ends(ALL) != ends(PUBLIC)


def test_the_same_seed_gives_the_same_hints(match):
    """And another seed other games."""
    one, two, other = (
        hints(match.scenario, match.state, Budget(games=200, seed=seed)) for seed in (1, 1, 2)
    )
    assert one == two != other


def test_no_hint_hangs_on_the_speed_of_the_machine(match, monkeypatch):
    """Nor on how busy it is: moves drop out after so many games, not after so long."""
    found = []
    for tick in (1e-6, 1.0):
        clock = count(0.0, tick)
        monkeypatch.setattr("engine.play.racing.perf_counter", lambda clock=clock: next(clock))
        found.append(hints(match.scenario, match.state, Budget(games=300)))
    assert found[0] == found[1]


def test_the_winning_card_is_found(match):
    """In the last choice of the last round the hint finds a move that is never worse."""
    while len(match.line()) < 11:
        match.play(match.legal_codes()[0])
    seat, worth = match.seat_to_move, {}
    for code in match.legal_codes():
        after = copied(match.scenario, match.state)
        match.scenario.game.kernels().apply(match.scenario.record, after, code)
        out = np.zeros(3)
        match.scenario.game.kernels().outcome(match.scenario.record, after, out)
        worth[code] = out[seat]
    best = hints(match.scenario, match.state, Budget(games=60), best=1)[0]
    assert worth[best.code] == max(worth.values()) == best.value


def test_a_hint_can_be_stopped_and_tells_how_far_it_is(match):
    """The search ends with what is known when it is asked to."""
    told = []
    found = hints(
        match.scenario,
        match.state,
        Budget(games=100_000),
        stop=lambda: len(told) >= 2,
        progress=lambda done, wanted, best: told.append((done, wanted, len(best))),
    )
    assert len(told) == 2
    assert found
    assert told[0][0] < told[1][0] <= told[1][1] == 100_000


def test_a_finished_game_has_no_hint(match):
    """There is nothing to decide."""
    while not match.over:
        match.play(match.legal_codes()[0])
    assert hints(match.scenario, match.state) == ()


@pytest.mark.slow
def test_bad_moves_drop_out_of_the_race(match):
    """The budget goes to the moves that may be best."""
    codes = match.legal_codes()
    race = Race(match.scenario, match.state, codes, "greedy", 1)
    race.run(4_000, 1)
    games = [race.games(code) for code in codes]
    assert sum(games) <= 4_000
    assert max(games) == race.games(race.ranking()[0])
    assert min(games) < max(games)


def test_an_outlook_counts_every_game(match):
    """Shares sum to 1, distributions hold all games, intervals hold the means."""
    found = outlook(match.scenario, match.state, ("greedy", "uniform", "uniform"), 300)
    assert (found.games, found.unfinished) == (300, 0)
    assert sum(win.mean for win in found.wins) == pytest.approx(1)
    assert all(score.counts.sum() == 300 for score in found.scores)
    assert all(win.low <= win.mean <= win.high for win in found.wins)


def test_threads_change_no_result(match):
    """Game i takes its chance from the seed and i alone."""
    bots = ("greedy",) * 3
    one, two = (outlook(match.scenario, match.state, bots, 200, threads=n) for n in (1, 3))
    assert (one.wins, one.margins) == (two.wins, two.margins)


def test_an_outlook_can_be_stopped(match, monkeypatch):
    """It returns what was played until then."""
    monkeypatch.setattr("engine.play.outlook.TELL_SECONDS", 0.0)
    found = outlook(match.scenario, match.state, ("greedy",) * 3, 10**6, on_chunk=lambda _: False)
    assert 0 < found.games < 10**6


def test_the_outlook_of_a_finished_game_is_its_result(match):
    """Every game is the same."""
    while not match.over:
        match.play(match.legal_codes()[0])
    found = outlook(match.scenario, match.state, ("greedy",) * 3, 10)
    assert tuple(score.low for score in found.scores) == match.standing()
    assert all(score.low == score.high for score in found.scores)


def test_an_unknown_bot_is_refused(match):
    """Before anything is played."""
    with pytest.raises(OikistError, match="oracle"):
        outlook(match.scenario, match.state, ("oracle",) * 3, 10)


def test_a_move_that_gives_the_game_away_is_marked(match):
    """Every decision gets a loss; that of the best move is 0 and bears no mark."""
    while not match.over:
        match.play(match.legal_codes()[0])
    found = judged(match.scenario, places_of(match), Budget(games=200, candidates=4))
    assert {one.node for one in found} <= {node.number for node in match.line()}
    assert all(0 <= one.loss <= 1 for one in found)
    for one in found:
        if one.played == one.best:
            assert (one.loss, one.mark) == (0, "")
    assert [one.mark for one in found if one.loss < 0.05] == [""] * sum(
        one.loss < 0.05 for one in found
    )


def test_judging_can_be_stopped(match):
    """What was judged until then is given."""
    while not match.over:
        match.play(match.legal_codes()[0])
    told = []
    found = judged(
        match.scenario,
        places_of(match),
        Budget(games=50),
        stop=lambda: len(told) >= 2,
        progress=lambda *one: told.append(one[-1]),
    )
    assert list(found) == told
    assert len(told) == 2
