"""A whole game for four in the window, one person against bots: by clicks, by keys."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.records.record import PERSON
from engine.records.replay import replay
from engine.scenarios.catalog import load_scenario
from tests.workbench.play.real_window import LEFT, RealWindow
from workbench.dialogs.palette import PaletteDialog

# The offscreen platform says so when a list of choices opens.
POPUPS = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def window(app, qtbot, tmp_path):
    scenario = load_scenario("classic")
    assert scenario.seats == 4
    found = RealWindow(lambda true: qtbot.waitUntil(true, timeout=30_000), tmp_path, scenario)
    yield found
    found.close()


def check_whole(window, person):
    """The game is over, the person moved for one seat only, and the record replays."""
    match = window.match
    assert match.over
    assert not window.refused
    assert not window.failed
    deciders = {
        node.seat: {one.who for one in match.line() if one.seat == node.seat}
        for node in match.line()
    }
    assert deciders == {seat: {PERSON if seat == person else "greedy"} for seat in range(4)}
    record = match.record()
    state = replay(record, match.scenario)
    assert state.tobytes() == match.state.tobytes()


@POPUPS
@pytest.mark.slow
def test_a_whole_game_by_clicks_only(window):
    """Seats, start, every move and every turn's end are clicks; the game ends and replays."""
    QTest.mouseClick(window.parts.advice.seats.me, LEFT)
    person = window.match.seats.index(PERSON)
    assert window.match.seats.count(PERSON) == 1
    window.button("end")
    assert window.play_out(window.make_one) > 24
    check_whole(window, person)


def find_action(window, words):
    """Run an action by its name, with the keyboard alone."""

    def type_words():
        found = QApplication.activeModalWidget()
        assert isinstance(found, PaletteDialog)
        QTest.keyClicks(found.search, words)
        QTest.keyClick(found.search, Qt.Key.Key_Return)

    window.window.activateWindow()
    window.wait(window.window.isActiveWindow)
    window.view.setFocus()
    QTimer.singleShot(0, window.window, type_words)
    window.key(
        Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    QApplication.processEvents()


def move_by_keys(window, made):
    """Make one move by keys: to a space and Enter, or the digit of a kind and Enter."""
    hands, here = window.hands, window.match.here
    if hands.narrowing.targets and made % 3:
        for _ in range(1 + made % 3):
            window.key(Qt.Key.Key_PageDown)
        window.key(Qt.Key.Key_Return)
        if window.match.here == here:
            window.key(Qt.Key.Key_R)
            window.key(Qt.Key.Key_Return)
        return
    kind = list(hands.narrowing.kinds)[made % len(hands.narrowing.kinds)]
    window.key(Qt.Key.Key_0 + list(window.bar.kinds).index(kind))
    if window.match.here == here and hands.narrowing.targets:
        window.key(Qt.Key.Key_PageDown)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_R, Qt.Key.Key_Return):
        if window.match.here == here:
            window.key(key)


@pytest.mark.slow
@POPUPS
def test_a_whole_game_by_keyboard_only(window):
    """Seats and start by the list of actions, moves by Page Down, Enter, R and digits."""
    find_action(window, "me against bots")
    window.wait(lambda: PERSON in window.match.seats)
    person = window.match.seats.index(PERSON)
    find_action(window, "to the end")
    window.wait(lambda: window.table.running or window.table.over)
    window.view.setFocus()
    assert window.play_out(partial(move_by_keys, window)) > 24
    check_whole(window, person)
