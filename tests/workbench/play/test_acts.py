"""What a person decides in several parts while others decide too: keys, one line, a sand timer."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.play.match import Match
from engine.records.record import PERSON
from engine.scenarios.catalog import load_scenario
from tests.support.orders.state import DONE, TAKE
from tests.support.tiny_games import all_registered, tiny_games, variants_of
from tests.workbench.play.real_window import RealWindow
from workbench.jobs.match_table import MatchTable
from workbench.models.moves import MovesModel

ORDERS = next(game for game in tiny_games() if game.name == "orders")
GO_A, TAKE_IT, NO_MORE = 0, TAKE - 1, DONE - 1


@pytest.fixture
def seated(qtbot, app, tmp_path):
    """Opens a window at which these have sat down."""
    found = []
    with all_registered():
        scenario = load_scenario(variants_of(ORDERS)[0])

        def sit(*seats):
            real = RealWindow(
                lambda true: qtbot.waitUntil(true, timeout=60_000), tmp_path, scenario
            )
            real.sit(scenario, seats)
            found.append(real)
            return real

        yield sit
        for real in found:
            real.close()


def press(real, *keys):
    """Keys on the board."""
    real.board.view.setFocus()
    for key in keys:
        QTest.keyClicks(real.board.view, key)
        QApplication.processEvents()


def lines(real):
    """The lines of the list of moves, as the viewer of the table reads them."""
    model = MovesModel()
    model.set_history(real.table.history)
    return [str(model.index(row).data()) for row in range(model.rowCount())], model


# Keys.


def test_orders_are_laid_by_single_keys(seated):
    """Each token has its letter, capital or not; the hint names those that can be laid."""
    real = seated(PERSON, PERSON, PERSON)
    hint = real.hands.sight.bar.hint.accessibleDescription()
    assert hint.endswith("or a key: a, b, c (Go), x (Take), e (Done).")
    assert real.hands.sight.bar.kinds["done"].toolTip() == "Done (e): done"
    assert real.hands.sight.bar.kinds["go"].toolTip() == "Go (a, b, c): 3 legal moves"
    press(real, "a", "X", "e")
    assert [node.code for node in real.match.line()] == [GO_A, TAKE_IT, NO_MORE]


def test_a_key_of_a_move_that_is_not_allowed_tells_why(seated):
    """As a click would; nothing is laid."""
    real = seated(PERSON, PERSON, PERSON)
    told = []
    real.table.refused.connect(told.append)
    legal = {real.match.to_text(code) for code in real.match.legal_codes()}
    barred = next(letter for letter in "abcd" if f"go {letter}" not in legal)
    press(real, barred)
    assert [one.refusal.rules for one in told] == [("OR-3",)]
    assert real.match.line() == []


def test_keys_with_ctrl_are_left_to_commands(seated):
    """Ctrl+A lays nothing."""
    real = seated(PERSON, PERSON, PERSON)
    QTest.keyClick(real.board.view, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert real.match.line() == []


# One line.


def test_orders_of_a_seat_stand_in_one_line(seated):
    """Read by their seat one after the other, by others as one choice; later by everybody."""
    real = seated(PERSON, PERSON, PERSON)
    first = real.table.to_move
    press(real, "a", "x", "e")
    real.parts.advice.curtain.show_table()
    press(real, "x")
    texts, model = lines(real)
    name = real.match.seat_titles[first]
    assert texts == ["Round 1", f"{name} has chosen", "take"]
    assert [model.row_of(ply) for ply in (1, 2, 3, 4)] == [1, 1, 1, 2]
    press(real, "e")
    real.parts.advice.curtain.show_table()
    press(real, "e")
    texts, _ = lines(real)
    assert texts[1] == "go a · take · done"


def test_a_line_grows_and_shrinks_with_its_act(seated):
    """One model follows laying and taking back, and has what a new one has."""
    real = seated(PERSON, PERSON, PERSON)
    kept = MovesModel()
    for key in ("a", "x", None, "x", None, None, "x", "e"):
        if key is None:
            real.table.take_back()
        else:
            press(real, key)
        kept.set_history(real.table.history)
        fresh, _ = lines(real)
        assert [str(kept.index(row).data()) for row in range(kept.rowCount())] == fresh


# Bots.


def test_bots_lay_their_orders_at_once(seated, qtbot):
    """However slow they move: nobody can see anything."""
    real = seated("uniform", "uniform", PERSON)
    real.table.set_speed(0.01)
    real.table.play()
    qtbot.waitUntil(lambda: real.table.person_to_move, timeout=20_000)
    assert real.match.group
    assert {node.seat for node in real.match.line()} <= {0, 1}


def test_bots_wait_until_what_they_chose_is_shown(seated, qtbot):
    """The orders of a round are carried out before the eyes of all; then those of the next come."""
    real = seated("uniform", "uniform", "uniform")
    real.table.steps.always = True
    real.table.set_speed(50)
    groups = []
    real.table.steps.shown.connect(lambda _: groups.append(real.match.line()[-1].group))
    real.table.play()
    qtbot.waitUntil(lambda: len(real.match.line()) > 9, timeout=20_000)
    assert set(groups) >= {1}
    assert groups == sorted(groups)
    assert groups.count(1) >= 3


# The sand timer.


@pytest.fixture
def timed(seated, monkeypatch):
    """A table with thirty seconds for the orders, and a clock that tests set."""
    monkeypatch.setattr(type(ORDERS), "limit", 30)
    real, clock = seated(PERSON, PERSON, PERSON), [0.0]
    real.clock = real.parts.clock
    real.clock.now = lambda: clock[0]
    real.table.open(MatchTable(Match(real.match.scenario, 1, (PERSON,) * 3)))

    def wait(seconds):
        clock[0] += seconds
        real.clock.tick()

    real.wait = wait
    return real


def test_who_decides_for_the_first_time_may_read_before(timed):
    """The time waits for the first order of a seat in the match, and runs at once later."""
    timed.wait(1000)
    assert timed.match.line() == []
    assert timed.clock.button.text() == "Time 0:30, waiting"
    for _ in range(3):
        timed.parts.advice.curtain.show_table()
        press(timed, "x")
        timed.wait(3)
        assert timed.clock.button.text() == "Time 0:27"
        press(timed, "e")
    assert not timed.parts.advice.curtain.down
    timed.wait(3)
    assert timed.clock.button.text() == "Time 0:27"


def test_a_click_begins_the_time_that_waits(timed):
    """Another one stops it."""
    timed.clock.button.click()
    timed.wait(3)
    assert timed.clock.button.text() == "Time 0:27"
    timed.clock.button.click()
    timed.wait(1000)
    assert timed.match.line() == []


def test_the_last_seconds_are_marked(timed):
    """By a sign and bold letters, besides a colour."""
    timed.clock.button.click()
    timed.wait(19)
    assert not timed.clock.button.font().bold()
    timed.wait(1)
    assert timed.clock.button.text() == "⚠ Time 0:10"
    assert timed.clock.button.property("soon")
    timed.clock.button.click()
    assert timed.clock.button.text() == "Time –"
    assert not timed.clock.button.property("soon")


def test_it_is_told_on_the_curtain_that_the_time_was_up(timed):
    """Without how much was chosen, which others do not know; whoever comes next has read it."""
    late = timed.match.seat_titles[timed.table.to_move]
    press(timed, "a")
    timed.wait(31)
    notice = timed.parts.advice.curtain.sheets[0].notice
    assert notice.text.text() == f"⚠ Time is up for {late}: what was chosen until then stands."
    timed.parts.advice.curtain.show_table()
    assert timed.parts.banner.news == ""


def test_that_the_time_was_up_stands_until_it_is_read(seated, monkeypatch):
    """Above the board, while bots go on; the next time does not run meanwhile."""
    monkeypatch.setattr(type(ORDERS), "limit", 30)
    real, clock = seated(PERSON, "uniform", "uniform"), [0.0]
    timer, banner = real.parts.clock, real.parts.banner
    timer.now = lambda: clock[0]
    real.table.play()
    real.wait(lambda: real.table.person_to_move)
    press(real, "a", "x")
    group = real.match.group
    clock[0] = 31
    timer.tick()
    real.wait(lambda: real.table.person_to_move and real.match.group != group)
    assert banner.banner.text.text() == "⚠ Time is up: your 2 moves stand."
    assert banner.banner.isVisible()
    clock[0] += 100
    timer.tick()
    assert timer.button.text() == "Time 0:30, waiting"
    banner.banner.buttons[0].click()
    assert banner.banner.isHidden()
    clock[0] += 3
    timer.tick()
    assert timer.button.text() == "Time 0:27"


def test_the_time_is_told_and_orders_do_not_lengthen_it(timed):
    """Neither laying one nor taking it back."""
    timed.clock.button.click()
    timed.wait(4)
    assert timed.clock.button.text() == "Time 0:26"
    press(timed, "a")
    timed.table.take_back()
    timed.wait(6)
    assert timed.clock.button.text() == "Time 0:20"


def test_who_is_late_lays_no_more(timed):
    """What lies there counts; the next person has the whole time, once the curtain is up."""
    late = timed.table.to_move
    press(timed, "a")
    timed.wait(31)
    assert [(node.seat, node.code) for node in timed.match.line()] == [
        (late, GO_A),
        (late, NO_MORE),
    ]
    assert timed.parts.advice.curtain.down
    assert timed.clock.button.isHidden()
    timed.wait(100)
    timed.parts.advice.curtain.show_table()
    assert timed.clock.button.text() == "Time 0:30, waiting"
    assert timed.table.to_move != late


def test_a_click_stops_the_time(timed):
    """Until another one; nobody is late meanwhile."""
    timed.clock.button.click()
    timed.clock.button.click()
    timed.wait(1000)
    assert timed.match.line() == []
    assert "–" in timed.clock.button.text()
    timed.clock.button.click()
    assert timed.clock.button.text() == "Time 0:30"


def test_the_time_stands_still_while_the_table_is_out_of_sight(timed):
    """Who draws a board meanwhile is not late."""
    timed.clock.button.click()
    timed.acts["mode_design"].trigger()
    timed.wait(1000)
    timed.acts["mode_play"].trigger()
    timed.wait(3)
    assert timed.match.line() == []
    assert timed.clock.button.text() == "Time 0:27"


def test_the_time_stands_still_while_the_position_is_edited(timed):
    """Nobody moves below an edit."""
    timed.clock.button.click()
    timed.parts.edit.begin()
    timed.wait(1000)
    timed.parts.edit.cancel()
    timed.wait(3)
    assert timed.match.line() == []
    assert timed.clock.button.text() == "Time 0:27"


def test_a_match_that_was_only_opened_waits(timed):
    """Its time begins with the first order."""
    again = Match(timed.match.scenario, 2, (PERSON,) * 3)
    timed.table.open(MatchTable(again), at_rest=True)
    timed.wait(1000)
    assert timed.match.line() == []
    press(timed, "a")
    timed.wait(31)
    assert [node.code for node in timed.match.line()] == [GO_A, NO_MORE]


def test_without_a_limit_there_is_no_timer(seated):
    """Nor while bots alone play."""
    assert seated(PERSON, PERSON, PERSON).parts.clock.button.isHidden()


def test_another_deal_is_told(seated):
    """Above the board of the new match, for a while."""
    real = seated("uniform", "uniform", "uniform")
    banner = real.parts.banner
    real.parts.advice.seats.redealt.emit(2)
    assert banner.news == ""
    real.table.open(MatchTable(Match(real.match.scenario, 2, (PERSON, "uniform", "uniform"))))
    said = "All of that deal was in sight, so you get another one: seed 2."
    assert banner.banner.text.text() == said
    banner._end_news(said)
    assert banner.news == ""
