"""At the table one thing does not cover or cut off another that is to be read."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from engine.records.record import PERSON
from engine.scenarios.catalog import load_scenario
from tests.workbench.play.real_window import RealWindow
from tests.workbench.settled import settle


@pytest.fixture
def real(app, qtbot, tmp_path):
    scenario = load_scenario("classic")
    found = RealWindow(lambda done: qtbot.waitUntil(done, timeout=120_000), tmp_path, scenario)
    found.sit(scenario, (PERSON,) * scenario.seats, plies=9)
    yield found
    found.close()


def ask_for_tip(real, spot):
    """Let the mouse rest where a tooltip may come."""
    port = real.view.viewport()
    QApplication.sendEvent(port, QHelpEvent(QEvent.Type.ToolTip, spot, port.mapToGlobal(spot)))


def test_no_tooltip_lies_over_the_card_of_a_move(real, qtbot):
    """While the card is read the status bar alone tells of the space; without it the tip does."""
    target = next(iter(real.hands.narrowing.targets))
    real.point(target)
    card = real.hands.sight.card
    qtbot.waitUntil(card.isVisible)
    ask_for_tip(real, real.spot(target))
    assert not QToolTip.isVisible()
    bare = next(
        one for one in real.board.scene.ground.spots if one not in real.hands.narrowing.targets
    )
    real.point(bare)
    qtbot.waitUntil(card.isHidden)
    ask_for_tip(real, real.spot(bare))
    assert QToolTip.isVisible()
    QToolTip.hideText()


def test_a_refusal_keeps_clear_of_the_card(real, qtbot):
    """A number that is refused leaves what its move would bring to be read."""
    draw = next(
        one[0] for one in map(real.gesture, real.match.legal_codes()) if one[-1].target == "number"
    )
    real.press(draw)
    card, bubble = real.hands.sight.card, real.parts.advice.bubble
    qtbot.waitUntil(card.isVisible)
    field = next(iter(real.bar.step.steppers.fields.values()))
    corner = card.mapTo(real.board, QPoint(0, card.height() // 2))
    bubble.pointer = lambda: real.view.viewport().mapFrom(real.board, corner)
    QTest.keyClick(field, Qt.Key.Key_PageUp)
    QTest.keyClick(field, Qt.Key.Key_Up)
    assert bubble.isVisible()
    taken = card.geometry().translated(real.view.mapTo(real.board, QPoint(0, 0)))
    assert not bubble.geometry().intersects(taken)
    assert real.view.geometry().contains(bubble.geometry())


LONG = "Classic, 3 changes: 3 spaces of the board, 1 card of the deck, oracle value 6, unsaved"


@pytest.mark.parametrize("width", [1440, 1280, 1180])
def test_whose_turn_it_is_comes_before_the_name_of_the_variant(real, qtbot, width):
    """The caption is whole, and the name ends in an ellipsis."""
    real.window.resize(width, 878)
    real.play.show_holding(LONG, "")
    head = real.board.head
    for said in (head.caption.text(), "Game over: Vermilion wins with 134 points"):
        head.say(said)
        qtbot.waitUntil(lambda said=said: head.caption.shown == said)
    assert real.play.bar.holding.text().startswith("Classic")


def test_whose_turn_it_is_is_whole_on_a_small_screen(real, qtbot):
    """In two lines of smaller letters."""
    real.window.resize(1024, 678)
    real.play.show_holding(LONG, "")
    said, head = "Round 12 of 12: Vermilion lays orders", real.board.head
    head.say(said)
    qtbot.waitUntil(lambda: head.caption.shown == said)
    assert head.caption.fontMetrics().horizontalAdvance(said) > head.caption.width()


@pytest.mark.parametrize("width", [1440, 1024, 700])
def test_buttons_stand_still_while_a_game_goes_on(real, width):
    """Whatever the head tells, and whether one can go back, or bots play."""
    real.window.resize(width, 678)
    real.play.show_holding(LONG, "")
    bar, places = real.play.bar, []
    keys = ("new_game", "take_back", "step", "play", "end")
    moving = [bar.holding, bar.speed, *(bar.widgetForAction(real.acts[key]) for key in keys)]
    said = ("Ann", "Round 1 of 60: turn 1 of 6, Ann bids", "Anneliese-Bartholomea bids " * 9)
    for on in (True, False):
        for caption in said:
            real.board.head.say(caption)
            real.acts["take_back"].setEnabled(on)
            real.play._show_running(on)
            settle()
            places.append([one.geometry() for one in moving])
    assert all(one == places[0] for one in places)
    head = real.board.head.caption
    assert head.shown.endswith("…")
    assert head.toolTip() == said[-1]


@pytest.mark.parametrize("width", [1440, 1280, 1024])
def test_what_to_do_next_is_never_cut(real, qtbot, width):
    """The longest sentence has room behind the kinds of moves, or in a line below them."""
    real.window.resize(width, 878)
    bar, high = real.bar, []
    for hint in bar.hints:
        bar.show_step(on=False, kind="", hint=hint)
        qtbot.waitUntil(lambda hint=hint: bar.hint.text() == hint and bar.hint.isVisible())
        qtbot.waitUntil(lambda: bar.rect().contains(bar.hint.geometry()))
        kinds = [button.geometry() for button in bar.kinds.values()]
        assert not any(bar.hint.geometry().intersects(one) for one in kinds)
        high.append(bar.height())
    assert len(set(high)) == 1, "the board stands still"


def test_the_board_shows_that_tab_has_come_to_it(real):
    """By the keyboard's cursor, forwards and backwards; a click needs none."""
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        real.view.setFocus(Qt.FocusReason.OtherFocusReason)
        real.key(key)
        assert not real.view.hasFocus()
        assert not real.hands.touch.keyed
        real.key(Qt.Key.Key_Backtab if key == Qt.Key.Key_Tab else Qt.Key.Key_Tab)
        assert real.view.hasFocus()
        assert real.hands.touch.keyed
        assert real.hands.at == real.hands.touch.cursor.address


def test_a_note_that_was_added_leaves_the_keyboard_in_the_notes(real):
    """The button goes grey under the keyboard, which goes to the next note."""
    notes = real.parts.memory.notes
    real.parts.show_panel("notes")
    QApplication.processEvents()
    notes.text.setPlainText("Too clear")
    notes.add_button.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(notes.add_button, Qt.Key.Key_Space)
    assert notes.list.count() == 1
    assert notes.text.hasFocus()
    notes.list.setCurrentRow(0)
    notes.remove_button.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(notes.remove_button, Qt.Key.Key_Space)
    assert notes.list.count() == 0
    assert notes.text.hasFocus()


@pytest.mark.parametrize("width", [700, 1024, 1440])
def test_the_board_stands_still_when_going_back_is_asked_about(real, qtbot, width):
    """A question that needs more room than the row above the board covers some of the board."""
    real.window.resize(width, 678)
    qtbot.wait(50)
    high, fence, row = real.view.height(), real.parts.fence, real.board.strips
    real.table.wanted = 0
    real.table.fenced.emit((7, 8, 9))
    qtbot.wait(50)
    assert real.view.height() == high
    assert fence.geometry().topLeft() == row.geometry().topLeft()
    assert fence.width() == row.width()
    assert fence.height() >= max(row.height(), fence.heightForWidth(fence.width()))


def test_the_board_stands_still_when_a_person_sits_down(app, qtbot, tmp_path):
    """What a person needs above it has its room while bots play."""
    scenario = load_scenario("classic")
    real = RealWindow(lambda done: qtbot.waitUntil(done, timeout=120_000), tmp_path, scenario)
    try:
        real.window.resize(1024, 678)
        qtbot.wait(50)
        high = real.view.height()
        real.acts["me_against_bots"].trigger()
        qtbot.waitUntil(lambda: real.table.person_to_move)
        qtbot.wait(50)
        assert real.view.height() == high
    finally:
        real.close()
