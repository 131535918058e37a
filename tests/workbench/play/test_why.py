"""Why not: the bubble, the Rules panel, and what can be done on a space."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication

from engine.game import Refusal
from engine.play.blocking import obstacles
from engine.scenarios.catalog import load_scenario
from tests.support.pennies_table import pennies, table
from tests.workbench.play.advice_table import AdviceTable
from workbench.commands.why import TABLE
from workbench.play.why.here_scan import Scan
from workbench.play.why.rules_page import RulesPage
from workbench.scene.clicks import touched

__all__ = ["pennies", "table"]


@pytest.fixture(scope="module")
def scenario():
    return load_scenario("classic-2")


@pytest.fixture
def window(app, qtbot):
    found = AdviceTable()
    found.show()
    qtbot.waitExposed(found)
    yield found
    found.let_go()


def barred(match, *, on_a_space=True):
    """A code that is not allowed and, if wanted, has spaces in its way."""
    game, record = match.scenario.game, match.scenario.record
    for code in game.codes(record):
        if match.why_not(int(code)) is not None:
            blocked = obstacles(match.scenario, match.state, int(code))
            if bool(blocked) == on_a_space:
                return int(code)
    raise AssertionError("nothing is barred")


def test_a_refused_move_says_why_and_by_which_rule(window, scenario):
    """Sentence and rule stand in the bubble, for screen readers too."""
    match = window.sit(scenario, plies=6)
    code = barred(match)
    refusal = match.why_not(code)
    assert not window.table.play_move(code)
    bubble = window.advice.bubble
    assert bubble.isVisible()
    assert refusal.text in bubble.accessibleDescription()
    assert all(rule in bubble.text.text() for rule in refusal.rules)


def test_what_stands_in_the_way_is_marked(window, scenario):
    """The board outlines exactly the spaces that the game blames."""
    match = window.sit(scenario, plies=6)
    code = barred(match)
    window.table.play_move(code)
    assert window.advice.bubble.marks.places == tuple(
        ("space", space) for space in obstacles(scenario, match.state, code)
    )


@pytest.mark.parametrize("way", ["escape", "press", "move", "time"])
def test_the_bubble_goes_by_itself(window, scenario, qtbot, way):
    """Esc, a press elsewhere, the next move and time close it and take the marks away."""
    match = window.sit(scenario, plies=6)
    window.table.play_move(barred(match))
    bubble = window.advice.bubble
    if way == "escape":
        window.board.view.setFocus()
        qtbot.keyClick(window.board.view, Qt.Key.Key_Escape)
    elif way == "press":
        qtbot.mousePress(window.advice.seats, Qt.MouseButton.LeftButton)
    elif way == "move":
        window.table.play_move(match.legal_codes()[0])
    else:
        bubble._clock.timeout.emit()
    assert not bubble.isVisible()
    assert bubble.marks.places == ()


def test_a_press_in_the_bubble_keeps_it(window, scenario, qtbot):
    """Its links can be clicked, and lead to the rule."""
    match = window.sit(scenario, plies=6)
    window.table.play_move(barred(match))
    bubble = window.advice.bubble
    qtbot.mousePress(bubble.text, Qt.MouseButton.LeftButton)
    assert bubble.isVisible()
    rule = next(iter(scenario.game.rules))
    with qtbot.waitSignal(window.advice.rule_wanted) as wanted:
        bubble.text.linkActivated.emit(rule)
    assert wanted.args == [rule]


def test_the_bubble_stays_inside_of_the_view(window):
    """At every corner of the board it can be read whole."""
    bubble, view = window.advice.bubble, window.board.view
    area = view.viewport().rect()
    for corner in (area.topLeft(), area.topRight(), area.bottomLeft(), area.bottomRight()):
        bubble.pointer = lambda corner=corner: corner
        bubble.show_reason("A sentence that goes on for quite a while.", ("AB-1", "AB-2"))
        assert view.geometry().contains(bubble.geometry())
    bubble.dismiss()


def test_the_rules_of_the_last_refusal_stand_on_top(window, scenario):
    """The Rules panel shows the sentence and every rule behind it, with text and source."""
    match = window.sit(scenario, plies=6)
    code = barred(match)
    window.table.play_move(code)
    refusal, rules = match.why_not(code), window.advice.rules
    assert rules.banner.isVisibleTo(rules)
    assert refusal.text in rules.reason.text()
    known = [scenario.game.rules[one] for one in refusal.rules if one in scenario.game.rules]
    said = " ".join(rules.last.toPlainText().split())
    assert known
    for rule in known:
        assert rule.id in said
        assert rule.source in said


def test_every_rule_and_toggle_is_on_the_page(scenario):
    """Each has an anchor, and the toggles of a rule stand with it, with their values."""
    page = RulesPage(scenario)
    text = page.html()
    for rule in scenario.game.rules:
        assert f'name="rule:{rule}"' in text
    for name in scenario.game.parameters:
        assert f'name="parameter:{name}"' in text


def test_links_lead_both_ways(scenario):
    """A toggle that links a rule is linked by that rule."""
    page = RulesPage(scenario)
    for name, entry in scenario.game.parameters.items():
        home = page.home_of(entry.rule)
        assert home
        if entry.rule in scenario.game.rules:
            assert f'href="parameter:{name}"' in page.entries([entry.rule])
            assert f'href="rule:{entry.rule}"' in page.entries([name])


def test_the_search_finds_words_in_any_order(window, scenario, qtbot):
    """Only what holds every word is left; nothing found is said in words."""
    window.sit(scenario)
    rules = window.advice.rules
    rule = next(iter(scenario.game.rules.values()))
    words = [rule.text.split()[2].strip(",."), rule.id]
    qtbot.keyClicks(rules.search, " ".join(words))
    qtbot.keyClick(rules.search, Qt.Key.Key_Return)
    assert rule.id in rules.view.toPlainText()
    assert rules.page.found(" ".join(words))[0] == [rule.id]
    rules.search.setText("zzzz qqqq")
    qtbot.keyClick(rules.search, Qt.Key.Key_Return)
    assert "No rule" in rules.view.toPlainText()
    rules.show_rule(rule.id)
    assert rules.search.text() == ""
    assert rule.id in rules.view.toPlainText()


def test_the_rules_editor_is_asked_for(window, scenario, qtbot):
    """The link below a rule tells which one to edit."""
    window.sit(scenario)
    with qtbot.waitSignal(window.advice.edit_wanted) as wanted:
        window.advice.rules.view.anchorClicked.emit(QUrl("edit:some_parameter"))
    assert wanted.args == ["some_parameter"]


def test_the_scan_finds_every_move_of_a_space(scenario, window):
    """Legal and barred moves together are all codes whose gesture touches the space."""
    match = window.sit(scenario, plies=8)
    game, record = scenario.game, scenario.record
    gesture = game.gesture(record, match.state, match.legal_codes()[0])
    cell = next(iter(touched(gesture)), ("space", 0))
    scan = Scan(match, cell)
    found = [move.code for move in scan.legal]
    reasons = []
    while not scan.done:
        for move in scan.advance(0.01):
            found.append(move.code)
            reasons.append(move.refusal)
    wanted = [
        int(code)
        for code in game.codes(record)
        if cell in touched(game.gesture(record, match.state, int(code)))
    ]
    assert sorted(found) == sorted(wanted)
    assert all(isinstance(reason, Refusal) and reason.rules for reason in reasons)


def test_the_scan_keeps_its_slices_short(scenario, window):
    """Looking for barred moves never holds the window up for long: median of all slices."""
    match = window.sit(scenario, plies=8)
    scan, times = Scan(match, ("space", 3)), []
    while not scan.done:
        start = time.perf_counter()
        scan.advance(0.012)
        times.append(time.perf_counter() - start)
    assert sorted(times)[len(times) // 2] < 0.05


def test_a_right_click_lists_moves_and_folds_the_barred_ones(window, scenario, qtbot):
    """Legal moves are open to see, the others folded under their reasons."""
    match = window.sit(scenario, plies=8)
    space = window.board.scene.ground.spaces[5]
    view = window.board.view
    spot = view.mapFromScene(*space.centre)
    event = QContextMenuEvent(
        QContextMenuEvent.Reason.Mouse, spot, view.viewport().mapToGlobal(spot)
    )
    QApplication.sendEvent(view.viewport(), event)
    here = window.advice.here
    assert here.isVisible()
    assert space.name in here.heading.text()
    qtbot.waitUntil(lambda: here._scan is None or here._scan.done)
    folded = here.tree.topLevelItem(here.tree.topLevelItemCount() - 1)
    assert not folded.isExpanded()
    assert folded.childCount() > 0
    assert "[" in folded.child(0).text(0)
    legal = {move.code for move in here._scan.legal}
    assert legal <= set(match.legal_codes())


def test_enter_in_the_list_makes_the_move(window, scenario, qtbot):
    """The keyboard alone opens the list, chooses and plays."""
    match = window.sit(scenario, plies=8)
    game, record = scenario.game, scenario.record
    gestures = [game.gesture(record, match.state, code) for code in match.legal_codes()]
    places = [place for gesture in gestures for place in touched(gesture)]
    here = window.advice.here
    here.place_of_keyboard = lambda: max(places, default=None)
    here.ask()
    qtbot.keyClick(here.tree, Qt.Key.Key_Down)
    before = len(match.line())
    qtbot.keyClick(here.tree, Qt.Key.Key_Return)
    assert len(match.line()) == before + 1
    assert not here.isVisible()


def test_a_barred_move_in_the_list_leads_to_its_rule(window, scenario, qtbot):
    """Looking at a reason is no try: the rule is shown, and nothing is noted as refused."""
    match = window.sit(scenario, plies=8)
    here = window.advice.here
    here.open(("space", 4), QPoint(0, 0))
    qtbot.waitUntil(lambda: here._scan is None or here._scan.done)
    folded = here.tree.topLevelItem(here.tree.topLevelItemCount() - 1)
    with qtbot.waitSignal(window.advice.rule_wanted):
        here._choose(folded.child(0).child(0))
    assert match.rejected == []
    assert here.marks.places
    qtbot.keyClick(here.tree, Qt.Key.Key_Escape)
    assert not here.isVisible()
    assert here.marks.places == ()


def test_games_without_a_board_have_it_too(window, table, qtbot):
    """Where moves need no space, all of them are listed."""
    match = window.sit(load_scenario("pennies/plain"))
    window.advice.curtain.show_table()
    window.advice.here.ask()
    assert len(window.advice.here._scan.legal) == len(match.legal_codes())
    code = barred(match, on_a_space=False)
    window.table.play_move(code)
    assert window.advice.bubble.isVisible()
    assert window.advice.rules.banner.isVisibleTo(window.advice.rules)


def test_bubble_and_list_open_where_the_cursor_is(window, scenario):
    """Both follow the place on the board that another part tells."""
    match = window.sit(scenario, plies=8)
    space = window.board.scene.ground.spaces[7]
    window.advice.follow_place(lambda: space.address)
    window.table.play_move(barred(match))
    bubble = window.advice.bubble
    spot = window.board.view.mapFromScene(*space.centre)
    spot = window.board.view.viewport().mapTo(window.board, spot)
    near = bubble.geometry().adjusted(-30, -30, 30, 30)
    assert near.contains(spot)
    window.advice.slots()["what_here"]()
    assert not bubble.isVisible()
    assert space.name in window.advice.here.heading.text()


def test_every_action_is_answered(window, scenario):
    """The table of actions and the part behind it name the same keys."""
    keys = {entry.key for entry in TABLE}
    assert set(window.advice.slots()) == keys
    assert set(window.advice.enabled()) == keys
    assert not window.advice.enabled()["hint"]
    window.sit(scenario)
    assert window.advice.enabled()["hint"]
    assert window.advice.checked() == {"curtain": True}
