"""Bots at the table: they answer people, wait where they are told to, and say so."""

from __future__ import annotations

import pytest

from engine.play.match import Match
from engine.records.record import PERSON
from engine.scenarios.catalog import load_scenario
from tests.workbench.play.memory_table import MemoryTable
from workbench.jobs.match_table import MatchTable
from workbench.play.archive.offered import Offer
from workbench.play.table_banner import TableBanner

LONG = 30_000


@pytest.fixture(scope="module")
def scenario():
    return load_scenario("classic-2")


@pytest.fixture
def seat(app, tmp_path):
    found = MemoryTable(tmp_path / "matches")
    found.table.set_speed(64.0)
    found.banner = TableBanner(found.table, lambda n: f"Seat {n}", str.capitalize, found.table)
    yield found
    found.let_go()
    found.banner.banner.deleteLater()


def sit(seat, scenario, seats, plies=0):
    """A match at which so many moves were made before anybody looks."""
    match = Match(scenario, 1, seats)
    table = MatchTable(match)
    for _ in range(plies):
        table.play_bot("greedy")
    seat.table.open(table, at_rest=True)
    return match


def waits(seat):
    """Whether it is a person's turn and no bot is about to move."""
    return seat.table.person_to_move and not seat.table.bots.moving


def said(seat):
    """Sentence and buttons of the row above the board."""
    banner = seat.banner.banner
    return banner.text.text(), [button.text() for button in banner.buttons]


def test_bots_move_until_a_person_is_to_move(seat, scenario, qtbot):
    """Nobody has to press Play when a game begins at which a person sits."""
    match = Match(scenario, 1, ("greedy", PERSON))
    seat.table.open(MatchTable(match))
    qtbot.waitUntil(lambda: waits(seat), timeout=LONG)
    assert {node.seat for node in match.line()} == {0}


def test_bots_answer_a_persons_move(seat, scenario, qtbot):
    """By themselves, and they stop at the person's next turn."""
    match = sit(seat, scenario, (PERSON, "greedy"))
    assert seat.table.play_move(match.legal_codes()[0])
    qtbot.waitUntil(lambda: len(match.line()) > 1 and waits(seat), timeout=LONG)
    assert [node.who for node in match.line()][:2] == [PERSON, "greedy"]


def test_bots_answer_again_after_a_take_back(seat, scenario, qtbot):
    """Taking back goes to one's own last decision; the next move is answered again."""
    match = sit(seat, scenario, (PERSON, "greedy"))
    first, other = match.legal_codes()[:2]
    seat.table.play_move(first)
    qtbot.waitUntil(lambda: len(match.line()) > 1 and waits(seat), timeout=LONG)
    seat.table.take_back()
    assert match.here == 0
    assert waits(seat)
    seat.table.play_move(other)
    qtbot.waitUntil(lambda: len(match.line()) > 1 and waits(seat), timeout=LONG)
    assert match.line()[0].code == other


def test_forward_makes_the_answers_again_too(seat, scenario, qtbot):
    """Up to the next decision of the person."""
    match = sit(seat, scenario, (PERSON, "greedy"))
    seat.table.play_move(match.legal_codes()[0])
    qtbot.waitUntil(lambda: len(match.line()) > 1 and waits(seat), timeout=LONG)
    there = match.here
    seat.table.take_back()
    seat.table.forward()
    assert match.here == there


def test_bots_that_were_paused_answer_the_next_move(seat, scenario, qtbot):
    """Pause holds until somebody makes a move or presses Play."""
    match = sit(seat, scenario, (PERSON, "greedy"))
    seat.table.pause()
    seat.table.play_move(match.legal_codes()[0])
    qtbot.waitUntil(lambda: len(match.line()) > 1, timeout=LONG)


def test_a_bot_that_waits_says_so_and_offers_play(seat, scenario, qtbot):
    """Whoever sits down in the middle of a game reads whom the table waits for."""
    sit(seat, scenario, ("greedy", "uniform"))
    seat.table.set_seat(1, PERSON)
    assert said(seat) == ("Seat 0 (Greedy) is to move.", ["Play", "Step"])
    seat.banner.banner.buttons[0].click()
    qtbot.waitUntil(lambda: waits(seat), timeout=LONG)
    assert said(seat) == ("", [])
    assert seat.banner.banner.isHidden()


def test_step_begins_at_the_position_in_sight(seat, scenario):
    """A branch, which is said in one line with a way back."""
    match = sit(seat, scenario, ("greedy", "uniform"), plies=12)
    left = match.here
    seat.table.look_at(4)
    seat.table.step()
    assert len(match.line()) == 5
    assert not seat.table.looking_back
    text, buttons = said(seat)
    assert "begins at move 4" in text
    assert buttons == ["Back to the old one"]
    seat.banner.banner.buttons[0].click()
    assert match.here == left


@pytest.mark.parametrize("way", ["play", "to_the_end"])
def test_play_and_to_the_end_begin_there_too(seat, scenario, qtbot, way):
    """They go on from what is seen, not from the newest position."""
    match = sit(seat, scenario, ("greedy", "uniform"), plies=12)
    seat.table.look_at(4)
    getattr(seat.table, way)()
    qtbot.waitUntil(lambda: len(match.line()) > 5, timeout=LONG)
    seat.table.pause()
    assert match.line()[3].number == 4
    assert len(match.nodes) > 13 or match.here <= 12


def test_to_the_end_says_that_a_person_is_to_move(seat, scenario, qtbot):
    """Nobody's seat is taken without asking; one press gives it away, another declines."""
    match = sit(seat, scenario, (PERSON, "greedy"), plies=4)
    while match.seat_to_move != 0:
        seat.table.step()
    here = match.here
    seat.table.to_the_end()
    words, offered = said(seat)
    assert words.startswith("Seat 0 is to move")
    assert seat.banner.banner.isVisibleTo(None)
    seat.banner.banner.buttons[1].click()
    assert said(seat)[0] == "", offered
    assert (match.here, match.seats[0]) == (here, PERSON)
    seat.table.to_the_end()
    seat.banner.banner.buttons[0].click()
    qtbot.waitUntil(lambda: match.over, timeout=LONG)
    assert PERSON not in match.seats


def test_bots_take_the_seats_of_people_alone_and_for_this_game(seat, scenario, qtbot):
    """A bot that was chosen for another seat keeps it, and people sit again in the next game."""
    match = sit(seat, scenario, (PERSON, "greedy@hoarder"), plies=4)
    while match.seat_to_move != 0:
        seat.table.step()
    begun = match.here
    seat.table.to_the_end()
    seat.banner.banner.buttons[0].click()
    qtbot.waitUntil(lambda: match.over, timeout=LONG)
    assert match.seats == ("greedy", "greedy@hoarder")
    assert match.sitters == (PERSON, "greedy@hoarder")
    played = {(node.seat, node.who) for node in match.line()[begun:]}
    assert played == {(0, "greedy"), (1, "greedy@hoarder")}


def test_a_seat_that_is_given_on_purpose_stays_given(seat, scenario, qtbot):
    """Only what was handed over for the rest of a game goes back to its person."""
    match = sit(seat, scenario, (PERSON, PERSON))
    seat.table.to_the_end()
    seat.banner.banner.buttons[0].click()
    qtbot.waitUntil(lambda: match.over, timeout=LONG)
    seat.table.set_seat(1, "greedy")
    assert match.sitters == (PERSON, "greedy")


def test_to_the_end_is_silent_again_once_the_person_has_moved(seat, scenario):
    """The move answers the question."""
    match = sit(seat, scenario, (PERSON, PERSON))
    seat.table.to_the_end()
    assert said(seat)[0]
    seat.table.play_move(match.legal_codes()[0])
    assert said(seat)[0] == ""


def test_looking_back_offers_to_play_on_from_there(seat, scenario, qtbot):
    """The banner puts the position in sight on the table, and bots answer where people play."""
    match = sit(seat, scenario, (PERSON, "greedy"), plies=9)
    seat.table.look_at(3)
    text, buttons = said(seat)
    assert text == "Looking at move 3 of 9"
    assert buttons == ["Play on from here", "Back to now"]
    match.go(6, override=True)
    seat.table.refresh()
    seat.table.look_at(3)
    assert said(seat)[0] == "Looking at move 3 of 9"  # as the timeline counts
    seat.banner.banner.buttons[0].click()
    assert match.line()[2].number == 3
    qtbot.waitUntil(lambda: waits(seat), timeout=LONG)


def test_nobody_is_asked_about_reveals_when_only_bots_play(seat, scenario):
    """Bots go back and branch without a question, and nothing is kept as crossed."""
    match = sit(seat, scenario, ("greedy", "uniform"), plies=40)
    fences = []
    seat.table.fenced.connect(fences.append)
    assert seat.table.go(0)
    assert fences == []
    assert match.overrides == []


def test_a_fence_still_stops_people(seat, scenario):
    """A person who goes back over what was hidden is asked."""
    match = sit(seat, scenario, (PERSON, "greedy"), plies=40)
    fences = []
    seat.table.fenced.connect(fences.append)
    assert not seat.table.go(0)
    assert len(fences) == 1
    assert match.here == 40


def test_bots_go_on_after_somebody_has_looked_back(seat, scenario, qtbot):
    """Back to now takes up what a look at an earlier move has interrupted."""
    match = Match(load_scenario("classic"), 1, ("greedy", "greedy", "greedy", PERSON))
    seat.table.open(MatchTable(match))
    qtbot.waitUntil(lambda: len(match.line()) == 2, timeout=LONG)
    seat.table.look_at(1)
    assert not seat.table.running
    seat.table.look_at_newest()
    qtbot.waitUntil(lambda: waits(seat), timeout=LONG)


def test_a_match_that_is_opened_again_rests(seat, scenario, qtbot):
    """Nothing is played before somebody says so."""
    match = sit(seat, scenario, ("greedy", PERSON), plies=2)
    qtbot.wait(150)
    assert len(match.line()) == 2
    assert not seat.banner.banner.isHidden()


def test_the_last_match_is_offered_until_another_one_is_played(seat, scenario, tmp_path):
    """Then the row above the board belongs to the new game."""
    match = sit(seat, scenario, (PERSON, PERSON))
    seat.banner.offer(Offer(tmp_path / "last.match", "The match is not over yet.", over=False))
    assert said(seat)[0] == "The match is not over yet."
    assert seat.table.play_move(match.legal_codes()[0])
    assert seat.banner.offered is None
    assert said(seat)[0] == ""


def test_bots_answer_when_a_fence_was_crossed_to_play_on(seat, scenario, qtbot):
    """Going back all the same is the same as when nothing was hidden."""
    match = sit(seat, scenario, (PERSON, "greedy"), plies=40)
    bots = next(ply for ply in range(2, 40) if match.line()[ply].seat == 1)
    seat.table.look_at(bots)
    assert not seat.table.play_from_sight()
    assert seat.table.go(seat.table.wanted, override=True)
    qtbot.waitUntil(lambda: waits(seat), timeout=LONG)
    assert match.node.who == "greedy"
    assert said(seat)[0].startswith("A new variation begins")


def test_the_way_back_from_a_variation_ends_with_its_match(seat, scenario):
    """A new game knows nothing of the variations of the last one."""
    sit(seat, scenario, ("greedy", "greedy"), plies=12)
    seat.table.look_at(3)
    assert seat.table.play_from_sight()
    assert said(seat)[0].startswith("A new variation begins")
    sit(seat, scenario, ("greedy", "greedy"), plies=1)
    assert not said(seat)[0].startswith("A new variation begins")


def test_going_back_all_the_same_alone_moves_no_bot(seat, scenario):
    """A fence that was met on another way is no reason to play on."""
    match = sit(seat, scenario, (PERSON, "greedy"), plies=40)
    seat.table.look_at(3)
    assert not seat.table.play_from_sight()
    assert not seat.table.go(0)
    assert seat.table.go(seat.table.wanted, override=True)
    assert match.here == 0
    assert not seat.table.running


def test_the_buttons_stay_while_bots_move_one_after_another(seat, scenario):
    """Another sentence offers the same: no button is made anew, and each acts for the present."""
    match = sit(seat, scenario, ("greedy", "uniform"))
    banner = seat.banner.banner
    first, buttons = banner.text.text(), list(banner.buttons)
    seat.table.step()
    assert banner.text.text() != first
    assert banner.buttons == buttons
    buttons[1].click()
    assert len(match.line()) == 2
