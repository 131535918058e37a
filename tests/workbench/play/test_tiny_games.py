"""Games of other shapes, played whole in the window: by clicks, and by keys.

Cards in hands and auctions without a board, a board that grows, orders on points and links.
"""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.play.match import Match
from engine.records.record import PERSON
from engine.records.replay import replay
from engine.scenarios.catalog import load_scenario
from tests.support.tiny_games import all_registered, tiny_games, variants_of
from tests.workbench.play.real_window import LEFT, RealWindow

POPUPS = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
SOURCES = {game.name: variants_of(game)[-1] for game in tiny_games()}


@pytest.fixture(params=SOURCES)
def real(request, app, qtbot, tmp_path):
    """A window with one person against bots that choose at random; only people where few decide."""
    with all_registered():
        scenario = load_scenario(SOURCES[request.param])
        found = RealWindow(lambda true: qtbot.waitUntil(true, timeout=60_000), tmp_path, scenario)
        alone = scenario.game.most_plies(scenario.record) < scenario.seats  # who, is not known here
        people = scenario.seats if alone else 1
        found.sit(scenario, (*[PERSON] * people, *["uniform"] * (scenario.seats - people)))
        found.table.play()
        yield found
        found.close()


def check_whole(real, made):
    """The game is over, nothing was refused, and its record replays."""
    match = real.match
    assert match.over
    assert not real.refused
    assert not real.failed
    assert sum(node.who == PERSON for node in match.line()) == made > 0
    record = match.record()
    assert replay(record, match.scenario).tobytes() == match.state.tobytes()


@pytest.mark.slow
@POPUPS
def test_a_whole_game_by_clicks(real):
    """Every move is the clicks of its gesture, on what is seen."""
    check_whole(real, real.play_out(real.make_one))


@pytest.mark.slow
@POPUPS
def test_a_whole_game_by_keys(real):
    """Page Down walks over what can be clicked, Enter clicks, digits are kinds of moves."""
    if real.match.scenario.game.most_plies(real.match.scenario.record) == 1:
        pytest.xfail(
            "a game of a single choice, without targets or kinds, is not walked by keys yet"
        )
    real.window.activateWindow()
    real.view.setFocus()
    check_whole(real, real.play_out(partial(move_by_keys, real)))


def move_by_keys(real, made):
    """Make one move: walk to a target and Enter, or choose a kind by its digit."""
    hands, here = real.hands, real.match.here
    if hands.narrowing.targets:
        for _ in range(1 + made % 3):
            real.key(Qt.Key.Key_PageDown)
    elif hands.narrowing.kinds:
        kinds = list(hands.narrowing.kinds)
        real.key(Qt.Key.Key_0 + list(real.bar.kinds).index(kinds[made % len(kinds)]))
    for key in (Qt.Key.Key_Return, Qt.Key.Key_R, Qt.Key.Key_Return, Qt.Key.Key_Return):
        if real.match.here == here:
            real.key(key)


@pytest.mark.slow
@POPUPS
def test_everything_on_the_table_can_be_hovered(real):
    """Things without a tip too: whatever lies there says something or nothing."""
    real.wait_for_person()
    for item in real.board.scene.thing_items:
        spot = real.view.mapFromScene(item.boundingRect().center())
        QTest.mouseMove(real.view.viewport(), QPoint(1, 1))
        QTest.mouseMove(real.view.viewport(), spot)
        QTest.mouseClick(real.view.viewport(), LEFT, pos=spot)
        QApplication.processEvents()
    assert not real.failed


@pytest.mark.parametrize("real", ["auction"], indirect=True)
def test_a_number_that_no_move_has_is_answered(real):
    """More coins than anybody can have: the reason is that of one coin too many."""
    match = Match(real.match.scenario, 1)
    while not match.to_text(match.legal_codes()[-1]).startswith("lay"):
        match.play(next(code for code in match.legal_codes() if match.to_text(code) != "pass"))
    real.put(match)
    real.parts.advice.curtain.show_table()
    most = real.gesture(match.legal_codes()[-1])
    real.press(most[0])
    field = real.bar.step.steppers.fields["coins"]
    QTest.mouseClick(field, LEFT)
    field.selectAll()
    QTest.keyClicks(field, "99")
    assert [one.text for one in real.refused] == [f"lay {most[-1].number + 1}"]
    assert not real.parts.advice.bubble.isHidden()


@pytest.mark.parametrize("real", ["auction"], indirect=True)
def test_going_back_to_the_start_leaves_the_screen_to_its_person(real):
    """Who takes the first of several choices of their own back need not hand it to themselves."""
    real.put(Match(real.match.scenario, 1))
    curtain = real.parts.advice.curtain
    curtain.show_table()
    assert real.table.play_move(real.match.legal_codes()[0])
    real.table.take_back()
    assert (real.match.here, curtain.down) == (0, False)
