"""Secret choices at the table: who may read what, and until when."""

from __future__ import annotations

import pytest

from engine.discovery import registered
from engine.picture import ALL, PUBLIC
from engine.play.match import Match
from engine.play.match_file import match_text
from engine.scenarios.catalog import load_scenario
from tests.support.pennies import GAME, PLAIN

NORTH, EAST, SOUTH = range(3)


@pytest.fixture
def match():
    """Three people before the first of several rounds of secret choices."""
    with registered(GAME):
        yield Match(load_scenario(PLAIN), 1)


def chosen(match):
    """One move for the seat that is asked."""
    return match.play(match.legal_codes()[0])


def test_others_read_that_somebody_has_chosen(match):
    """Until the round is over; oneself, designers and files read what it was."""
    node = chosen(match)
    assert match.words(node.number, NORTH) == match.words(node.number, ALL) == node.text
    for viewer in (EAST, SOUTH, PUBLIC):
        assert match.words(node.number, viewer) == "North has chosen"
        assert match.text(node.number, viewer) == "North has chosen"
        assert [one.words for one in match.history(viewer)] == ["North has chosen"]
    assert [one.text for one in match.history()] == [node.text]


def test_everybody_reads_what_was_revealed(match):
    """After the last choice of a round, also when one looks back at its first move."""
    first = chosen(match)
    for _ in range(2):
        chosen(match)
    assert match.words(first.number, EAST) == first.text
    match.go(first.number, override=True)
    assert match.words(first.number, EAST) == first.text


def test_a_choice_that_was_taken_back_stays_secret(match):
    """What north first wanted is told to nobody, though the round was revealed since."""
    first = chosen(match)
    match.choose_again(NORTH)
    match.play(match.legal_codes()[1])
    for _ in range(2):
        chosen(match)
    assert match.words(first.number, EAST) == "North has chosen"
    assert match.words(first.number, NORTH) == first.text


def test_refusals_of_an_open_choice_are_the_movers(match):
    """What north tried in vain would tell what is in its hand."""
    foreign = next(code for code in range(18) if match.why_not(code))
    match.reject(match.to_text(foreign), ("PN-4",))
    assert len(match.rejected_for(NORTH)) == len(match.rejected_for(ALL)) == 1
    assert match.rejected_for(EAST) == match.rejected_for(PUBLIC) == ()
    for _ in range(3):
        chosen(match)
    assert len(match.rejected_for(EAST)) == 1


def test_choosing_again_keeps_what_others_chose(match):
    """North takes its choice back after east has chosen; south is asked next, not east."""
    first, second = chosen(match), chosen(match)
    assert match.choose_again(NORTH)
    assert match.seat_to_move == NORTH
    other = next(code for code in match.legal_codes() if code != first.code)
    match.play(other)
    assert match.seat_to_move == SOUTH
    assert [one.code for one in match.history()] == [other, second.code]
    assert not match.choose_again(SOUTH)


def test_choices_of_others_are_not_lost_unasked(match):
    """Going back over north's choice is asked about once east is to choose; over one's own not."""
    first = chosen(match)
    assert match.last_decision(EAST) is None
    assert match.last_decision(NORTH) is first
    assert not match.go(0)
    assert match.fenced(0) == [first.number]
    assert match.choices_lost(0) == {"North has chosen": first.number}
    assert match.go(0, override=True)


def test_only_the_reveal_is_a_fence(match):
    """Going back inside an open group tells nothing; going back over its end does."""
    numbers = [chosen(match).number for _ in range(3)]
    assert [match.is_fence(number) for number in numbers] == [False, False, True]


def test_choosing_the_same_again_asks_nobody_twice(match):
    """The line that was there is taken up, and goes on."""
    first, second = chosen(match), chosen(match)
    count = len(match.nodes)
    assert match.choose_again(NORTH)
    match.play(first.code)
    assert match.here == second.number
    assert len(match.nodes) == count


def test_the_file_of_a_match_says_that_it_holds_secrets(match):
    """It holds every move in full, and one can read that in its first line."""
    node = chosen(match)
    first, second = match_text(match).splitlines()[:2]
    assert "also those that were chosen in secret" in first
    assert node.text in second
