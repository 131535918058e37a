"""A session: one game at the table."""

from __future__ import annotations

import pytest

from engine.errors import RecordError
from engine.play.session import Session
from engine.scenarios.catalog import load_scenario


@pytest.fixture
def session(table):
    """Three seats, four rounds."""
    return Session(load_scenario("plain"), 5)


def first(session):
    return session.play(session.legal_codes()[0])


def test_moves_are_listed_with_their_texts(session):
    """Each listed move can be played by its text."""
    code, text = session.legal()[-1]
    assert session.play_text(text).code == code


def test_the_history_says_who_did_what_in_which_round(session):
    """Seats take turns and begin one seat later each round."""
    for _ in range(4):
        first(session)
    assert [(played.ply, played.period, played.seat) for played in session.history] == [
        (0, 0, 0),
        (1, 0, 1),
        (2, 0, 2),
        (3, 1, 1),
    ]


def test_a_forbidden_move_changes_nothing_and_says_why(session):
    """The sentence of the refusal and the ids of the rules, with the number of the move."""
    other = next(code for code in range(18) if code not in session.legal_codes())
    before = session.state.tobytes()
    with pytest.raises(RecordError, match=r"move 1: This card is not in your hand; see PN-4"):
        session.play(other)
    assert session.state.tobytes() == before
    assert session.history == ()


def test_a_text_that_is_no_move_says_how_to_write_one(session):
    """The fault names the move's number."""
    with pytest.raises(RecordError, match="move 1: 'jump' is not a valid move; write it like"):
        session.play_text("jump")


def test_taking_back_and_redoing_lead_to_the_same_bytes(session):
    """Positions are kept, not computed anew."""
    start = session.state.tobytes()
    first(session)
    after = session.state.tobytes()
    assert session.take_back()
    assert session.state.tobytes() == start
    assert session.history == ()
    assert session.redo()
    assert session.state.tobytes() == after
    assert not session.redo()


def test_nothing_is_taken_back_at_the_start(session):
    """Asking for it is no error."""
    assert not session.take_back()


def test_another_move_forgets_those_taken_back(session):
    """A new line of play replaces the old one."""
    first(session)
    first(session)
    session.take_back()
    session.play(session.legal_codes()[1])
    assert session.ply == 2
    assert not session.redo()


def test_earlier_positions_can_be_looked_at(session):
    """The picture of the start is still that of the start after two moves."""
    start = session.picture(0)
    first(session)
    first(session)
    assert session.picture(0, ply=0) == start
    assert session.picture(0) != start
    with pytest.raises(IndexError):
        session.state_at(3)


def test_a_finished_game_has_an_outcome(session):
    """Nobody decides any more; shares of the win sum to 1."""
    while not session.over:
        first(session)
    assert session.seat_to_move == -1
    assert session.legal() == []
    assert session.period == 4
    assert sum(session.outcome()) == pytest.approx(1)
    assert max(session.standing()) > 0


def test_the_same_seed_is_the_same_game(table):
    """And another seed is another deal."""
    scenario = load_scenario("plain")
    deals = [Session(scenario, seed).state.tobytes() for seed in (3, 3, 4, 2**64 - 1)]
    assert deals[0] == deals[1]
    assert len(set(deals)) == 3


@pytest.mark.parametrize("seed", [-1, 2**64, None])
def test_a_seed_out_of_range_is_refused(table, seed):
    """The limits are told."""
    with pytest.raises(RecordError, match="from 0 to"):
        Session(load_scenario("plain"), seed)


def test_a_game_from_a_position_has_no_record(session):
    """There is no seed that leads to it."""
    other = Session.from_position(session.scenario, session.state)
    first(other)
    assert session.ply == 0
    with pytest.raises(RecordError, match="save the position instead"):
        other.record()
