"""What a move would change, told before it is made."""

from __future__ import annotations

import random

import numpy as np
import pytest

from engine.play.effects import details, effects, effects_in
from engine.play.match import Match
from engine.scenarios.catalog import load_scenario
from engine.scenarios.scenario import copied


@pytest.fixture(scope="module")
def scenario():
    return load_scenario("classic-2")


def walked(scenario, moves, seed=1):
    match, chance = Match(scenario, 5), random.Random(seed)
    for _ in range(moves):
        match.play(chance.choice(match.legal_codes()))
    return match


def test_effects_are_what_happens(scenario):
    """Scores, standing and who is next come out as told, move after move of a random game."""
    match, chance = walked(scenario, 10), random.Random(2)
    while not match.over:
        code = chance.choice(match.legal_codes())
        told = effects(match, code)
        before = match.picture().seats
        match.play(code)
        after = match.picture().seats
        assert told.scores == tuple(
            (one.score, two.score) for one, two in zip(before, after, strict=True)
        )
        assert tuple(after for _, after in told.standing) == match.standing()
        assert told.next_seat == match.seat_to_move
        assert told.certain


def test_the_match_stays_as_it_is(scenario):
    """Looking ahead changes no byte and adds no node."""
    match = walked(scenario, 30)
    state, nodes = match.state.tobytes(), len(match.nodes)
    for code in match.legal_codes():
        effects(match, code)
    assert (match.state.tobytes(), len(match.nodes)) == (state, nodes)


def test_every_change_has_a_sentence(scenario):
    """A number that changes is told in words, the mover's points first."""
    match = walked(scenario, 60)
    for code in match.legal_codes()[:200]:
        told = effects(match, code)
        changed = sum(one != two for one, two in (*told.scores, *told.standing))
        passed = told.next_seat != told.seat
        assert len(told.lines) == changed + len(told.measures) + passed


def test_details_name_what_changes(scenario):
    """A move of the draft turns a village into an oracle, and the details say where."""
    match = Match(scenario, 5)
    code = match.legal_codes()[0]
    place = match.to_text(code).split()[1]
    told = details(scenario, match.state, code)
    assert [line for line in told if line.startswith(f"{place}: oracle")]


def test_details_never_tell_what_a_move_uncovers(table):
    """A move that decides a round of hidden cards has none."""
    match = Match(load_scenario("plain"), 3)
    for _ in range(2):
        match.play(match.legal_codes()[0])
    assert details(match.scenario, match.state, match.legal_codes()[0]) == ()


def test_a_game_without_a_board_has_effects(table):
    """The contract alone is enough."""
    match = Match(load_scenario("plain"), 3)
    told = [effects(match, code) for code in match.legal_codes()]
    assert all(one.next_seat == 1 for one in told)
    assert all("Then East decides." in one.lines for one in told)


def test_the_effects_of_a_move_never_peek(table):
    """Who wins the round hangs on cards that lie face down, so the last chooser is not told."""
    match = Match(load_scenario("plain"), 3)
    for _ in range(2):
        match.play(match.legal_codes()[0])
    told = [effects(match, code) for code in match.legal_codes()]
    assert not any(one.certain for one in told)
    assert all("Other changes show once the move is made." in one.lines for one in told)
    other = copied(match.scenario, match.state)
    stream = np.array([99], np.uint64)
    seat = match.seat_to_move
    match.scenario.game.kernels().determinize(match.scenario.record, other, seat, stream)
    for one in told:
        assert effects_in(match.scenario, other, one.code).scores == one.scores
