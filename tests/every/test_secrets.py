"""What is hidden or chosen at the same time reaches nobody too early; for every game."""

from __future__ import annotations

import numpy as np

from engine.kernels import has_groups
from engine.picture import ALL
from engine.remarks import Screened
from engine.rng import below
from engine.scenarios.scenario import copied
from tests.support.walks import sources, walk

STREAMS = 8  # ways in which what is hidden is drawn


def openings(game):
    """Sampled positions in an open group, with everything chosen in it taken back."""
    kernels, record = game.scenario.game.kernels(), game.scenario.record
    found = []
    for state, _ in game.samples:
        if game.group(state)[0]:
            opening = copied(game.scenario, state)
            kernels.reopen(record, opening, -1)
            found.append(opening)
    return found


def closed(game, opening, first, number, notes=None):
    """A group played to its end by each member's own stream, the member `first` asked first."""
    kernels, record = game.scenario.game.kernels(), game.scenario.record
    state = copied(game.scenario, opening)
    group = game.group(state)[0]
    kernels.reopen(record, state, first)
    streams = {seat: np.array([number + 1000 * seat], np.uint64) for seat in range(8)}
    while game.group(state)[0] == group:
        seat, codes = int(kernels.seat_to_move(record, state)), game.legal(state)
        if notes is not None:
            notes.append((seat, tuple(codes), copied(game.scenario, state)))
        kernels.apply(record, state, codes[int(below(streams[seat], len(codes)))])
    return state


def test_one_view_and_one_stream_are_one_imagined_position(game):
    """(a) What is imagined depends on what the seat sees and on the stream, to the byte."""
    for number, (state, _) in enumerate(game.samples):
        for seat in range(game.scenario.seats):
            other = game.guess(state, seat, 7 * number + 1)
            for stream in range(3):
                one = game.guess(state, seat, stream)
                assert one.tobytes() == game.guess(other, seat, stream).tobytes()


def test_what_a_seat_cannot_see_is_drawn_afresh(game):
    """(a) Where a picture hides what nobody has just chosen, `determinize` changes something."""
    scenario, kernels = game.scenario, game.scenario.game.kernels()
    known = isinstance(scenario.game, Screened) and scenario.game.remembered(scenario.record)
    hidden = changed = 0
    for state, _ in game.samples[:-1]:
        before = copied(scenario, state)
        if game.group(before)[0]:
            kernels.reopen(scenario.record, before, -1)
        seen = [
            scenario.game.picture(scenario.record, before, seat)
            for seat in (*range(scenario.seats), ALL)
        ]
        for seat in range(scenario.seats):
            if seen[seat] == seen[-1]:
                continue
            hidden += 1
            for number in range(STREAMS):
                guess = game.guess(before, seat, number, "determinize")
                changed += guess.tobytes() != before.tobytes()
    assert bool(changed) == (bool(hidden) and not known)


def test_reopening_takes_back_all_that_others_chose(game):
    """Every other member of the group decides once more before it closes."""
    for number, (state, _) in enumerate(game.samples):
        members = {seat for seat in range(8) if game.group(state)[1] >> seat & 1}
        for seat in members:
            notes = []
            closed(game, state, seat, number, notes)
            assert members - {seat} <= {who for who, _, _ in notes}


def test_a_group_ends_alike_whoever_is_asked_first(game):
    """(b) The same choices of each member lead to the same bytes."""
    for number, opening in enumerate(openings(game)):
        members = [seat for seat in range(8) if game.group(opening)[1] >> seat & 1]
        ends = {closed(game, opening, first, number).tobytes() for first in members}
        assert len(ends) == 1


def test_nothing_moves_inside_a_group(game):
    """(c) Decisions of a member follow one another; only choices change until it closes."""
    kernels, record, seats = game.scenario.game.kernels(), game.scenario.record, game.scenario.seats
    for number, opening in enumerate(openings(game)):
        notes = []
        closed(game, opening, -1, number, notes)
        asked = [seat for seat, _, _ in notes]
        turns = [seat for place, seat in enumerate(asked) if place == 0 or asked[place - 1] != seat]
        assert len(turns) == len(set(turns))
        kept = set()
        for seat, _, state in notes:
            assert game.group(state)[1] >> seat & 1
            score = np.zeros(seats, np.int64)
            kernels.score(record, state, score)
            chance = int(state.chance[0]) if "chance" in state.dtype.names else 0
            period = int(kernels.period(record, state))
            kept.add((*game.group(state), period, tuple(score.tolist()), chance))
        assert len(kept) == 1


def test_what_is_legal_in_a_group_hangs_on_own_choices(game):
    """(c) Whatever the others chose before, a member may do the same."""
    for number, opening in enumerate(openings(game)):
        members = [seat for seat in range(8) if game.group(opening)[1] >> seat & 1]
        first: dict[int, list] = {}
        for stream in range(3):
            for begins in members:
                notes = []
                closed(game, opening, begins, 50 * number + stream, notes)
                for seat in members:
                    options = next(codes for who, codes, _ in notes if who == seat)
                    first.setdefault(seat, []).append(options)
        assert all(len(set(options)) == 1 for options in first.values())


def test_the_asked_one_decides_next(game):
    """`reopen` leaves a seat's own choices, and lets it decide next if it still has to."""
    kernels, record = game.scenario.game.kernels(), game.scenario.record
    for state, _ in game.samples:
        if not game.group(state)[0]:
            continue
        seat = int(kernels.seat_to_move(record, state))
        before = game.legal(state)
        other = copied(game.scenario, state)
        kernels.reopen(record, other, seat)
        assert int(kernels.seat_to_move(record, other)) == seat
        assert game.legal(other) == before
        again = copied(game.scenario, other)
        kernels.reopen(record, again, seat)
        assert again.tobytes() == other.tobytes()


def test_act_and_advance_are_apply(game):
    """Step by step or at once: the same bytes; and `secrecy` is one of its four words."""
    kernels, record = game.scenario.game.kernels(), game.scenario.record
    for state, codes in game.samples[:-1]:
        for code in codes[:20]:
            whole, step = copied(game.scenario, state), copied(game.scenario, state)
            kernels.apply(record, whole, code)
            kernels.act(record, step, code)
            while kernels.advance(record, step):
                pass
            assert step.tobytes() == whole.tobytes()
            assert 0 <= int(kernels.secrecy(record, state, code)) <= 3


def test_games_with_secret_choices_are_among_them():
    """Otherwise most of this file would say nothing."""
    assert any(has_groups(walk(source).scenario.game.kernels()) for source in sources())
