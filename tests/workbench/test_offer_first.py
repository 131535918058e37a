"""The match of the last time comes first: bots that begin wait for the answer to its offer."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from engine.play.match import Match
from engine.records.record import PERSON
from engine.scenarios.catalog import load_scenario
from tests.workbench.played import HastyEngine
from workbench.comeback import come_back
from workbench.jobs.match_table import MatchTable
from workbench.language.translator import apply_language
from workbench.rebuild import rebuild
from workbench.session import Session

LONG = 20_000
SHORT = 250  # milliseconds in which a bot at 64 moves a second would have moved
SEATS = ("greedy", PERSON)
BOT_BEGINS = 3  # a seed


@pytest.fixture
def kept(open_window):
    """The session of a window that was closed at move 6 of a match that a bot began."""
    window = open_window(HastyEngine())
    table = MatchTable(Match(load_scenario("classic-2"), 1, SEATS))
    window.play.open_match(table)
    for _ in range(6):
        window.play.table.step()
    last = window.session()
    window.close()
    assert last.match
    return last


@pytest.fixture
def started(open_window, kept):
    """The next window, as the program starts it: dealt, and a bot is to move."""
    window = open_window(HastyEngine())
    window.play.take_up(kept)
    window.play.table.set_speed(64.0)
    window.play.table.open(MatchTable(Match(load_scenario("classic-2"), BOT_BEGINS, SEATS)))
    yield window
    apply_language(QApplication.instance(), "en")


def moves(window):
    """Number of moves on the table."""
    return len(window.play.table.history)


def banner(window):
    """Sentence and buttons of the row above the board."""
    row = window.play.parts.banner.banner
    return row.text.text(), [button.text() for button in row.buttons]


def matches(window):
    """Files in the archive."""
    return sorted(window.play.parts.memory.keeper.folder.glob("*.match"))


def test_bots_wait_until_everything_is_back(started, qtbot):
    """While unsaved work is asked about, nobody moves, and nobody is told to let them."""
    qtbot.wait(SHORT)
    assert moves(started) == 0
    assert banner(started) == ("", [])


def test_a_match_is_offered_where_a_bot_begins(started, kept, qtbot):
    """As where a person does: bots wait, and it stays the match of the session."""
    come_back(started, kept)
    qtbot.wait(SHORT)
    assert moves(started) == 0
    said, buttons = banner(started)
    assert "move 6, not over yet" in said
    assert buttons == ["Take it up again", "Not now"]
    assert started.session().match == kept.match


def test_bots_begin_when_the_offer_is_declined(started, kept, qtbot):
    """By themselves, as in every game in which a person sits."""
    come_back(started, kept)
    started.play.parts.banner.banner.buttons[1].click()
    qtbot.waitUntil(lambda: started.play.table.person_to_move, timeout=LONG)
    assert moves(started) > 0


def test_the_match_that_is_taken_up_is_the_only_one(started, kept, qtbot):
    """No bot moves at the table that it takes the place of."""
    come_back(started, kept)
    started.play.parts.banner.banner.buttons[0].click()
    qtbot.waitUntil(lambda: moves(started) == 6, timeout=LONG)
    assert [str(path) for path in matches(started)] == [kept.match]


def test_bots_begin_where_nothing_is_offered(started, qtbot):
    """Once all is back."""
    come_back(started, Session(seats=SEATS))
    qtbot.waitUntil(lambda: started.play.table.person_to_move, timeout=LONG)


def test_play_answers_for_the_new_game(started, kept, qtbot):
    """Who presses it wants this game."""
    come_back(started, kept)
    started.play.table.play()
    qtbot.waitUntil(lambda: started.play.table.person_to_move, timeout=LONG)
    assert started.play.parts.banner.offered is None


def test_moves_with_which_bots_begin_are_no_match_yet(started, kept, qtbot):
    """Nothing in the archive, nothing in the session, until a person does something."""
    come_back(started, kept)
    started.play.parts.banner.banner.buttons[1].click()
    qtbot.waitUntil(lambda: started.play.table.person_to_move, timeout=LONG)
    assert [str(path) for path in matches(started)] == [kept.match]
    assert started.session().match == ""
    table = started.play.table
    table.play_move(table.match.legal_codes()[0])
    assert len(matches(started)) == 2
    assert table.match.nodes[1].text in matches(started)[-1].read_text()


def test_the_offer_stays_in_another_language(started, kept, qtbot):
    """Until it is answered; then bots begin."""
    come_back(started, kept)
    started.settings.set_value("language/choice", "fr")
    new = rebuild(started)
    try:
        said, buttons = banner(new)
        assert "pas encore" in said
        assert buttons == ["La reprendre", "Pas maintenant"]
        assert new.session().match == kept.match
        qtbot.wait(SHORT)
        assert moves(new) == 0
        new.play.parts.banner.banner.buttons[1].click()
        qtbot.waitUntil(lambda: new.play.table.person_to_move, timeout=LONG)
    finally:
        new.close()
        new.deleteLater()


def test_the_offer_of_a_finished_match_stays_too(started, kept):
    """As one to look at."""
    come_back(started, Session())
    started.play.offer_match(started.play.parts.memory.keeper.folder / "gone.match", over=True)
    new = rebuild(started)
    try:
        assert new.play.parts.banner.offered == started.play.parts.banner.offered
        assert banner(new)[1] == ["Look at it again", "Not now"]
    finally:
        new.close()
        new.deleteLater()
