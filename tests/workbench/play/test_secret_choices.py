"""At one screen nobody reads what another person has chosen in secret."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtWidgets import QApplication, QDockWidget

from engine.picture import PUBLIC
from engine.records.record import PERSON
from engine.scenarios.catalog import load_scenario
from tests.support.pennies_table import pennies, table
from tests.workbench.play.real_window import RealWindow
from tests.workbench.seen_texts import seen_texts
from workbench.modes.play_parts import COVERED

__all__ = ["pennies", "table"]
NORTH, EAST, SOUTH = range(3)
FILES = {"matches"}  # a panel about files of other evenings, which shows the time


@pytest.fixture
def seat(qtbot, app, table, tmp_path):
    """A window at which three people choose in secret, and all panels are looked into."""
    real = RealWindow(
        lambda true: qtbot.waitUntil(true, timeout=60_000),
        tmp_path / "window",
        load_scenario("pennies/plain"),
    )
    for dock in docks_of(real).values():
        dock.show()
    yield real
    real.close()


def begin(real):
    """A new match of three people; the first one has taken the screen."""
    real.sit(load_scenario("pennies/plain"), (PERSON,) * 3)
    real.parts.advice.curtain.show_table()
    QApplication.processEvents()


def choose(real, place):
    """The person at the screen chooses the n-th card of the hand."""
    assert real.table.play_move(real.match.legal_codes()[place])
    settle(real)


def settle(real):
    """Panels that wait for an idle moment catch up."""
    real.parts.memory.tree.waiting.catch_up()
    real.parts.legal.waiting.catch_up()
    real.parts.memory.facts.learn(5.0)
    real.parts.memory.usability.refresh()
    QApplication.processEvents()


def docks_of(real):
    """All panels of the table by their names."""
    return {dock.objectName(): dock for dock in real.play.findChildren(QDockWidget)}


def read(real):
    """All that the window says to whoever looks at it now."""
    strip = real.parts.memory.timeline.strip
    docks = [dock for name, dock in docks_of(real).items() if name not in FILES]
    shown = (real.board, real.window.statusBar(), *docks)
    return (
        sorted(set.union(*map(seen_texts, shown))),
        [strip.said(place) for place in range(strip.last + 1)],
        real.play.moves._lines(),
        real.match.picture(real.table.viewer),
    )


def test_no_text_tells_what_another_person_chose(seat, monkeypatch):
    """While the screen is handed over, and in the hands of the next person, in every panel."""
    monkeypatch.setattr("workbench.table.game_table.time", SimpleNamespace(monotonic=lambda: 0.0))
    told = []
    for place in (2, 0, 1):  # the first time some panels have yet to be filled
        begin(seat)
        choose(seat, place)
        seat.match.note(seat.match.here, f"number {place}", ("fun",))
        seat.match.name(seat.match.here, f"card {place}")
        settle(seat)
        assert seat.parts.advice.curtain.down
        assert seat.table.viewer == PUBLIC
        covered = read(seat)
        seat.parts.advice.curtain.show_table()
        settle(seat)
        assert seat.table.viewer == EAST
        told.append((covered, read(seat)))
    for one, other in zip(*told[1:], strict=True):
        assert sorted({*one[0]} ^ {*other[0]}) == []
        assert one == other
    assert "North has chosen" in told[1][1][0]
    assert told[1][1][1][1] == "1 North has chosen"  # the tip of the timeline


def test_moves_without_kinds_are_alive(seat):
    """Cards are chosen by clicks alone: the button of all moves counts them and stands upright."""
    begin(seat)
    button = seat.bar.kinds[""]
    assert not button.font().italic()
    assert f" {len(seat.match.legal_codes())} legal move" in button.toolTip()


def test_the_reveal_is_read_by_everybody(seat):
    """Once the last of them has chosen, lists and timeline name the cards."""
    begin(seat)
    first = seat.match.legal_codes()[0]
    name = seat.match.in_words(first)
    for place in range(3):
        if place:
            seat.parts.advice.curtain.show_table()
        choose(seat, 0)
    seat.parts.advice.curtain.show_table()
    settle(seat)
    texts, places, lines, _ = read(seat)
    assert "North has chosen" not in texts
    assert name in texts
    assert any(name in one for one in places)
    assert name in lines[0]


def test_taking_back_inside_an_open_group_keeps_what_others_chose(seat):
    """Whoever has chosen may choose again until the next one has the screen, who cannot."""
    begin(seat)
    choose(seat, 0)
    seat.table.take_back()
    assert seat.match.seat_to_move == NORTH
    seat.parts.advice.curtain.show_table()
    choose(seat, 1)
    seat.parts.advice.curtain.show_table()
    here = seat.match.here
    seat.table.take_back()
    assert (seat.match.here, seat.match.seat_to_move) == (here, EAST)
    assert not seat.acts["take_back"].isEnabled()
    said = "North has chosen; there is nothing of yours to take back."
    assert seat.acts["take_back"].property("reason") == said


def test_playing_on_from_before_others_choices_asks_first(seat):
    """They would be lost; one's own choice would not be asked about."""
    begin(seat)
    choose(seat, 0)
    seat.parts.advice.curtain.show_table()
    here = seat.match.here
    seat.table.look_at(0)
    assert not seat.table.play_from_sight()
    assert seat.match.here == here
    said = "Going back discards choices of others: North has chosen."
    assert seat.parts.fence.text.text() == said
    seat.parts.fence.go_button.click()
    assert seat.match.here == 0


def test_nothing_under_the_curtain_is_live_that_would_ask_or_show(seat):
    """Seats, variations and places wait, and say why; whoever has chosen may take it back."""
    begin(seat)
    choose(seat, 0)
    covered = "The table is covered; lift the curtain first."
    for key in COVERED:
        assert not seat.acts[key].isEnabled(), key
        assert seat.acts[key].property("reason") == covered
    assert seat.acts["hands_list"].property("reason") == covered
    seats = seat.parts.advice.seats
    parts = (seats.all_bots, seats.me, *(line.who for line in seats.lines))
    assert {(part.isEnabled(), part.toolTip()) for part in parts} == {(False, covered)}
    assert not seat.parts.memory.tree.name_button.isEnabled()
    assert seat.acts["take_back"].isEnabled()
    seat.parts.advice.curtain.show_table()
    assert seats.all_bots.isEnabled()
    assert seats.all_bots.toolTip() == ""
    assert seat.acts["curtain"].isEnabled()


def test_who_has_taken_the_screen_has_the_keyboard_on_the_board(seat):
    """The next Enter makes a move; it looks back nowhere."""
    seat.sit(load_scenario("pennies/plain"), (PERSON,) * 3)
    seat.window.activateWindow()
    seat.parts.advice.curtain.sheets[0].button.click()
    assert seat.window.focusWidget() is seat.view


def test_before_the_first_move_the_curtain_names_who_is_to_move(seat):
    """Nobody in particular is at the screen: it is not "you"."""
    seat.sit(load_scenario("pennies/plain"), (PERSON,) * 3)
    assert seat.play.moves._empty.text() == "No moves yet.\nNorth is to move."
    seat.parts.advice.curtain.show_table()
    assert "You are to move" in seat.play.moves._empty.text()


def test_the_curtain_stays_over_the_board_when_panels_change(seat):
    """Whatever tab is chosen meanwhile, the sheet lies on top, with its button."""
    begin(seat)
    choose(seat, 0)
    sheet = seat.parts.advice.curtain.sheets[0]
    for name in ("legal", "variations", "moves", "hint", "seats"):
        docks_of(seat)[name].raise_()
        QApplication.processEvents()
        on_top = sheet.parentWidget().childAt(sheet.geometry().center())
        assert on_top is sheet or sheet.isAncestorOf(on_top), name
        assert sheet.button.isVisible()


def test_what_waits_for_an_answer_stands_on_the_curtain(seat, tmp_path):
    """An earlier match, and going back over what was shown: the next person need not be there."""
    curtain = seat.parts.advice.curtain
    notice = curtain.sheets[0].notice
    seat.sit(load_scenario("pennies/plain"), (PERSON,) * 3)
    assert curtain.down
    assert notice.isHidden()
    seat.play.offer_match(tmp_path / "lost.match")
    assert notice.isVisible()
    assert [button.text() for button in notice.buttons] == ["Take it up again", "Not now"]
    notice.buttons[-1].click()
    assert notice.isHidden()
    curtain.show_table()
    choose(seat, 0)
    assert curtain.down
    seat.parts.fence._stop((seat.match.here,))
    assert notice.isVisible()
    assert "Stay" in [button.text() for button in notice.buttons]
    notice.buttons[-1].click()
    assert notice.isHidden()
    assert curtain.down
