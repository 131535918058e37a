"""Take back across three turns, override at fences, branch: both lines are in the tree."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from engine.play.match_file import scenario_of
from engine.play.match_reading import read_heading, read_match
from engine.records.record import PERSON
from engine.records.replay import replay
from engine.scenarios.catalog import load_scenario
from tests.workbench.play.real_window import RealWindow

CTRL = Qt.KeyboardModifier.ControlModifier
TURNS = 3


@pytest.fixture
def window(app, qtbot, tmp_path):
    scenario = load_scenario("classic-2")
    found = RealWindow(lambda true: qtbot.waitUntil(true, timeout=30_000), tmp_path, scenario)
    found.sit(scenario, [PERSON] * scenario.seats)
    yield found
    found.close()


def turns(match):
    """How often the seat changed on the way to the position on the table."""
    seats = [node.seat for node in match.line()]
    return sum(one != after for one, after in pairwise(seats))


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_take_back_across_three_turns_and_branch(window):
    """Ctrl+Z goes back over fences only when told to; another move makes a second line."""
    match, banner = window.match, window.parts.fence
    made = 0
    while turns(match) < TURNS + 1 or not match.is_fence(match.here):
        window.make(match.legal_codes()[made * 5 % len(match.legal_codes())])
        made += 1
    first = [node.text for node in match.line()]
    end, state = match.here, match.state.tobytes()
    back_over, crossed = turns(match) - TURNS, []
    window.window.activateWindow()
    window.wait(window.window.isActiveWindow)
    while turns(match) > back_over:
        here = match.here
        window.view.setFocus()
        QApplication.processEvents()
        assert window.acts["take_back"].isEnabled()
        window.key(Qt.Key.Key_Z, CTRL)
        window.wait(lambda here=here: match.here != here or banner.isVisible())
        if banner.isVisible():
            assert match.here == here, "a fence was crossed before anybody said so"
            assert match.node.text in banner.text.text()
            crossed.append(here)
            banner.go_button.click()
        assert match.here == match.nodes[here].parent
    assert crossed
    assert match.overrides == crossed

    branching = match.here
    known = {match.nodes[child].code for child in match.node.children}
    other = next(code for code in match.legal_codes() if code not in known)
    window.make(other)
    for _ in range(4):
        window.make(match.legal_codes()[0])
    second = [node.text for node in match.line()]
    assert len(match.nodes[branching].children) == 2

    shared = len(match.line(branching))
    assert first[:shared] == second[:shared]
    assert first[shared] != second[shared]
    window.parts.show_panel("variations")
    window.wait(window.parts.memory.tree.isVisible)
    tree = window.parts.memory.tree.model
    window.wait(lambda: tree.index_of(match.here).data() is not None)
    for node in match.nodes[1:]:
        assert node.text in tree.index_of(node.number).data()

    record = match.record()
    assert replay(record, match.scenario).tobytes() == match.state.tobytes()
    assert match.nodes[end].state.tobytes() == state
    window.table.go(end, override=True)
    assert replay(match.record(), match.scenario).tobytes() == state

    path = window.parts.memory.keeper.path
    kept = read_match(path, scenario_of(read_heading(path), str(path)))
    assert [node.text for node in kept.nodes] == [node.text for node in match.nodes]
    assert kept.overrides == match.overrides
    assert not window.refused
    assert not window.failed
