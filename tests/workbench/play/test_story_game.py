"""A whole game for four in the window, one person against bots: by clicks, by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.records.record import PERSON
from engine.records.replay import replay
from engine.scenarios.catalog import load_scenario
from tests.workbench.play.real_window import LEFT, RealWindow

MOST_MOVES = 400  # of the person, far more than a game has


@pytest.fixture
def window(app, qtbot, tmp_path):
    scenario = load_scenario("classic")
    assert scenario.seats == 4
    found = RealWindow(
        lambda true: qtbot.waitUntil(true, timeout=60_000), tmp_path, scenario
    )
    yield found
    found.close()


def wait_for_person(window):
    """Let the bots go on until they wait for the person or the game is over."""
    window.wait(lambda: window.table.over or window.table.person_to_move)


def check_whole(window, person):
    """The game is over, the person moved for one seat only, and the record replays."""
    match = window.match
    assert match.over
    assert not window.refused
    assert not window.failed
    deciders = {node.seat: {one.who for one in match.line() if one.seat == node.seat}
                for node in match.line()}
    assert deciders == {
        seat: {PERSON if seat == person else "greedy"} for seat in range(4)
    }
    record = match.record()
    state = replay(match.scenario, record)
    assert state.tobytes() == match.state.tobytes()


def test_a_whole_game_by_clicks_only(window):
    """Seats, start, every move and every turn's end are clicks; the game ends and replays."""
    QTest.mouseClick(window.parts.advice.seats.me, LEFT)
    person = window.match.seats.index(PERSON)
    assert window.match.seats.count(PERSON) == 1
    window.button("end")
    made = 0
    wait_for_person(window)
    while not window.table.over and made < MOST_MOVES:
        codes = window.match.legal_codes()
        before, code = window.match.here, codes[made * 7 % len(codes)]
        window.make(code)
        after = next(node for node in window.match.line() if node.parent == before)
        assert (after.code, after.who) == (code, PERSON)
        made += 1
        wait_for_person(window)
    assert made > 24
    check_whole(window, person)


def find_action(window, words):
    """Run an action by its name, with the keys of the list of all actions."""
    window.key(Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
