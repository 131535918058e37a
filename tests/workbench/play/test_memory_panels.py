"""Timeline, variations, graph, notes, survey, usability and the list of matches."""

from __future__ import annotations

import csv
import time

import pytest
from PySide6.QtCore import QDateTime, QEvent, QLocale, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QAbstractItemModelTester, QTest

from engine.game import Refusal
from engine.play.match import Match
from engine.play.node import ROOT
from engine.scenarios.catalog import load_scenario
from tests.support.pennies_table import pennies, table
from tests.workbench.play.memory_table import MemoryTable
from workbench.commands.memory import TABLE
from workbench.jobs.job import Job
from workbench.jobs.match_table import MatchTable
from workbench.look.icons import icon
from workbench.look.theme import DARK
from workbench.play.archive.model import PLAYED
from workbench.play.archive.survey import QUESTIONS
from workbench.play.timeline.chances import coarse_first
from workbench.play.timeline.graph import CHANCES
from workbench.play.timeline.signs import gathered
from workbench.play.timeline.tree_model import MOVE, NODE_ROLE, REMARKS

__all__ = ["pennies", "table"]

KEY = Qt.Key


@pytest.fixture(scope="module")
def scenario():
    return load_scenario("classic-2")


@pytest.fixture
def seat(app, tmp_path):
    found = MemoryTable(tmp_path / "matches")
    yield found
    found.let_go()


def rows(model, parent=None):
    """The tree as nested lists of nodes."""
    at = parent or model.index(-1, -1)
    found = []
    for row in range(model.rowCount(at)):
        index = model.index(row, MOVE, at)
        below = rows(model, index)
        found.append((index.data(NODE_ROLE), below) if below else index.data(NODE_ROLE))
    return found


def least_time(action, tries=5):
    """Seconds of the fastest of some tries."""
    found = []
    for number in range(tries):
        start = time.perf_counter()
        action(number)
        found.append(time.perf_counter() - start)
    return min(found)


# Actions.


def test_every_action_does_something(seat, scenario):
    """Each entry has a slot and an icon that is there, and says when it makes sense."""
    memory = seat.memory
    assert {entry.key for entry in TABLE} == set(memory.slots())
    assert all(not icon(one.icon, DARK).isNull() for one in TABLE if one.icon)
    assert not any(on for key, on in memory.enabled().items() if key != "matches")
    seat.sit(scenario, plies=3)
    assert memory.enabled()["look_back"]
    assert not memory.enabled()["look_on"]


# Timeline.


def test_keys_go_by_move_and_by_round(seat, scenario):
    """Arrows, Ctrl+arrows, Home and End show earlier positions; the game stays where it is."""
    seat.sit(scenario, plies=40)
    strip, table = seat.memory.timeline.strip, seat.table
    begins = seat.memory.facts.rounds()
    QTest.keyClick(strip, KEY.Key_Left)
    assert table.ply == 39
    QTest.keyClick(strip, KEY.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert table.ply == max(place for place in begins if place < 39)
    QTest.keyClick(strip, KEY.Key_Right)
    QTest.keyClick(strip, KEY.Key_Home)
    assert table.ply == 0
    QTest.keyClick(strip, KEY.Key_End)
    assert table.ply == 40
    assert len(table.history) == 40


def test_the_strip_keeps_its_arrows_from_the_window(seat):
    """Ctrl+Right steps by round in the strip, whatever it does elsewhere."""
    event = QKeyEvent(
        QEvent.Type.ShortcutOverride, KEY.Key_Right, Qt.KeyboardModifier.ControlModifier
    )
    event.ignore()
    seat.memory.timeline.strip.event(event)
    assert event.isAccepted()


def test_scrubbing_with_the_mouse(seat, scenario):
    """A press shows the position that lies under it."""
    seat.sit(scenario, plies=30)
    strip = seat.memory.timeline.strip
    strip.resize(600, strip.sizeHint().height())
    QTest.mouseClick(
        strip, Qt.MouseButton.LeftButton, pos=QPoint(round(strip.x_of(12)), strip.height() // 2)
    )
    assert seat.table.ply == 12


def test_a_replay_passes_to_the_end_and_stops(seat, scenario, qtbot):
    """From the newest position it begins anew; a step by hand ends it."""
    seat.sit(scenario, plies=6)
    timeline = seat.memory.timeline
    seat.table.set_speed(16.0)
    timeline.toggle_replay()
    assert seat.table.ply == 0
    assert seat.memory.checked()["replay"]
    qtbot.waitUntil(lambda: not timeline.replaying, timeout=5000)
    assert seat.table.ply == 6
    timeline.toggle_replay()
    timeline.step(1)
    assert not timeline.replaying
    assert seat.table.ply == 1


def test_what_was_taken_back_stays_in_the_line(seat, scenario):
    """After going back the line still goes on to what was tried, and it can be looked at."""
    match = seat.sit(scenario, plies=10)
    seat.table.go(match.line()[3].number, override=True)
    assert seat.memory.timeline.strip.last == 10
    seat.memory.timeline.look_at(8)
    assert seat.table.in_sight == 8
    assert match.here == 4


def test_marks_are_told_in_words(seat, scenario):
    """A place says its move, its notes, its fence and its blunder."""
    match = seat.sit(scenario, plies=5)
    match.note(3, "odd", [])
    match.nodes[3].fence = True
    seat.memory.facts.set_blunders({3: "??"})
    said = seat.memory.timeline.strip.said(3)
    assert all(part in said for part in (match.nodes[3].text, "odd", "hidden", "??"))


def test_a_long_match_is_drawn_fast(seat, scenario):
    """Four hundred positions take less than 50 ms to draw and to walk through."""
    match = Match(scenario, 1, ("greedy",) * scenario.seats)
    found = MatchTable(match)
    while not match.over:
        found.play_bot("greedy")
    position = scenario.game.write_position(scenario.record, match.nodes[3].state)
    while len(match.nodes) <= 400:
        match.put(position)
    seat.table.open(found)
    strip, timeline = seat.memory.timeline.strip, seat.memory.timeline
    strip.resize(1600, strip.sizeHint().height())
    assert strip.last == 400
    drawn = least_time(lambda _: (strip.redraw(), strip.grab()))
    looked = least_time(lambda place: timeline.look_at(200 + place))
    assert drawn < 0.05
    assert looked < 0.05


# Variations.


def test_the_main_line_is_the_one_on_the_table(seat, scenario):
    """What was taken back hangs below the move that is played instead, and goes on flat there."""
    match = seat.sit(scenario, plies=4)
    branch = seat.branch(1)
    seat.play_person(2)
    model = seat.memory.tree.model
    assert rows(model) == [0, 1, (branch, [(2, [3, 4])]), branch + 1, branch + 2]
    for number in match.fenced(4):
        match.nodes[number].fence = False
    seat.table.go(4)
    assert rows(model) == [0, 1, (2, [(branch, [branch + 1, branch + 2])]), 3, 4]
    seat.table.go(1)
    assert rows(model) == [0, 1, (2, [(branch, [branch + 1, branch + 2])]), 3, 4]


def test_headings_of_variations_are_whole(seat, scenario):
    """The remarks' heading has room, however narrow the panel is."""
    seat.sit(scenario, plies=3).nodes[2].fence = True
    tree = seat.memory.tree
    tree.refresh(2)
    tree.resize(260, 300)
    tree.show()
    head = tree.view.header()
    assert head.sectionSize(REMARKS) >= head.sectionSizeHint(REMARKS)
    assert head.length() <= tree.view.viewport().width()


def test_moves_have_the_room_of_remarks_that_nobody_made(seat, scenario):
    """The column comes with the first remark, no wider than that one needs."""
    match = seat.sit(scenario, plies=3)
    tree = seat.memory.tree
    tree.resize(260, 300)
    tree.show()
    head = tree.view.header()
    assert head.isSectionHidden(REMARKS)
    assert head.sectionSize(MOVE) == tree.view.viewport().width()
    match.nodes[2].fence = True
    tree.refresh(2)
    assert not head.isSectionHidden(REMARKS)


def test_the_list_of_what_the_graph_shows_is_whole(seat, scenario):
    """Beside the button where both fit, else above it."""
    seat.sit(scenario, plies=3)
    graph = seat.memory.graph
    graph.kind.setCurrentIndex(CHANCES)
    graph.show()
    for width in (260, 340, 500):
        graph.resize(width, 300)
        assert graph.kind.shown == graph.kind.currentText()


def test_the_tree_is_a_sound_model(seat, scenario, qtmodeltester):
    """Every insertion keeps Qt's rules of models, with branches upon branches."""
    model = seat.memory.tree.model
    tester = QAbstractItemModelTester(
        model, QAbstractItemModelTester.FailureReportingMode.Fatal, seat.memory
    )
    match = seat.sit(scenario, plies=6)
    for ply in (4, 2, 2, 0, 1):
        seat.branch(min(ply, len(match.line()) - 1))
        seat.play_person(2)
    for number in range(len(match.nodes)):
        assert model.index_of(number).data(NODE_ROLE) == number
    qtmodeltester.check(model)
    assert tester is not None


def test_a_row_looks_and_enter_plays_on(seat, scenario):
    """Choosing a row shows its position; Enter puts it on the table."""
    match = seat.sit(scenario, plies=6)
    branch = seat.branch(2)
    tree = seat.memory.tree
    tree.view.setCurrentIndex(tree.model.index_of(5))
    assert seat.table.in_sight == 5
    assert match.here == branch
    assert not seat.memory.table.play_move(0)
    for number in match.fenced(5):
        match.nodes[number].fence = False
    QTest.keyClick(tree.view, KEY.Key_Return)
    assert match.here == 5
    assert tree.model.index_of(5).data(Qt.ItemDataRole.FontRole).bold()


def test_a_fence_bars_enter_until_it_is_overridden(seat, scenario):
    """The table tells which nodes are in the way, and nothing moves."""
    match = seat.sit(scenario, plies=4)
    match.nodes[3].fence = True
    told = []
    seat.table.fenced.connect(told.append)
    seat.memory.tree.view.setCurrentIndex(seat.memory.tree.model.index_of(1))
    seat.memory.tree.put_on_table()
    assert match.here == 4
    assert 3 in told[0]


def test_names_and_remarks_show_in_the_tree(seat, scenario):
    """A name is typed into the row; notes, edits and fences stand beside it in words."""
    match = seat.sit(scenario, plies=3)
    model = seat.memory.tree.model
    assert model.setData(model.index_of(2), "  The other   way ")
    assert match.nodes[2].name == "The other way"
    assert model.index_of(2).data().startswith("The other way: 2.")
    match.note(2, "dull", ["dead"])
    match.nodes[2].fence = True
    said = model.index_of(2, REMARKS).data()
    assert all(part in said for part in ("dull", "dead", "revealed"))
    tip = model.index_of(2, REMARKS).data(Qt.ItemDataRole.ToolTipRole)
    assert all(part in tip for part in ("dull", "dead", "showed something hidden"))


def test_remarks_of_one_mark_are_whole(seat, scenario):
    """However narrow the panel is; what they mean is in the tooltip."""
    match = seat.sit(scenario, plies=3)
    match.nodes[2].fence = True
    tree = seat.memory.tree
    tree.refresh(2)
    tree.resize(260, 300)
    tree.show()
    said = tree.model.index_of(2, REMARKS).data()
    room = tree.view.header().sectionSize(REMARKS)
    assert tree.view.fontMetrics().horizontalAdvance(said) + 8 <= room


# Graph.


def test_the_graph_follows_and_jumps(seat, scenario):
    """All positions get their scores in idle moments, and an arrow key goes to one."""
    match = seat.sit(scenario, plies=12)
    facts, graph = seat.memory.facts, seat.memory.graph
    while len(facts.known) < 13:
        facts.learn(0.05)
    facts.learn(60.0)  # what is still to be told
    assert facts.known[match.here].standing == match.standing()
    points = {curve.seat: curve.points for curve in graph.plot._curves if curve.pale}
    assert points[1][12][0] == match.standing()[1]
    QTest.keyClick(graph.plot, KEY.Key_Home)
    assert seat.table.ply == 0
    assert "Move 0" in graph.plot.accessibleDescription()


def test_chances_come_from_coarse_to_fine_and_stop(seat, scenario, qtbot):
    """The first positions are spread over the match; stopping leaves no thread."""
    assert coarse_first(9)[:3] == [0, 8, 4]
    assert sorted(coarse_first(37)) == list(range(37))
    seat.sit(scenario, plies=8)
    graph = seat.memory.graph
    graph.find_chances()
    qtbot.waitUntil(lambda: len(graph._chances) >= 2, timeout=60_000)
    for shares in graph._chances.values():
        assert all(low <= value <= high for value, low, high in shares)
    graph.cancel()
    assert not graph.working


def test_blunders_are_marked_and_can_be_stopped(seat, scenario, qtbot):
    """The thread looks at every move, ends when it is told to, and leaves no tick behind."""
    seat.sit(scenario, plies=6)
    told = []
    seat.memory.told.connect(told.append)
    wanted = []
    seat.memory.panel_wanted.connect(wanted.append)
    seat.memory.find_blunders()
    assert wanted == ["graph"]
    assert seat.memory.graph._said.text() == "Judging every move…"
    qtbot.waitUntil(lambda: len(told) > 1, timeout=60_000)
    assert seat.memory.graph._said.text() == told[-1]
    assert told[-1].startswith("Judged moves: ")
    assert seat.memory.checked()["find_blunders"]
    seat.memory.find_blunders()
    assert not seat.memory.checked()["find_blunders"]
    assert seat.memory.graph._said.text() == "Stopped: not all moves are judged"
    job = seat.memory.facts.blunders
    qtbot.waitUntil(lambda: not Job._alive, timeout=30_000)
    assert seat.memory.facts.blunders == job


def test_signs_that_would_lie_on_each_other_are_one():
    """The worst of them with their number, in their middle."""
    signs = [(0.0, "?"), (2.0, "??"), (8.0, "?!"), (40.0, "?")]
    assert gathered(signs, 10.0) == [(4.0, "??×3"), (40.0, "?")]
    assert gathered([], 10.0) == []


# Notes, survey, figures.


def test_a_note_stays_with_its_move(seat, scenario):
    """It belongs to the move in sight, is listed with its tags, and a click goes back there."""
    match = seat.sit(scenario, plies=7)
    notes = seat.memory.notes
    seat.table.look_at(3)
    notes.text.setPlainText("Which road\nis mine?")
    notes.tags["confusing"].setChecked(True)
    notes.own_tags.setText("#roads, confusing")
    QTest.keyClick(notes.text, KEY.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert match.nodes[3].notes == [("Which road is mine?", ("confusing", "roads"))]
    assert "✎" in seat.memory.tree.model.index_of(3, REMARKS).data()
    seat.table.look_at_newest()
    notes.list.itemClicked.emit(notes.list.item(0))
    assert seat.table.ply == 3
    notes.list.setCurrentRow(0)
    notes.remove_button.click()
    assert match.nodes[3].notes == []


def test_the_survey_is_offered_once_when_people_have_played(seat, scenario):
    """At the end of the game, not before, not again; its answers are in the match."""
    wanted = []
    seat.memory.panel_wanted.connect(wanted.append)
    match = seat.sit(scenario)
    seat.play_person()
    survey = seat.memory.survey
    assert not survey.save_button.isEnabled()
    seat.play(400)
    assert wanted == ["survey"]
    for question in QUESTIONS:
        survey.groups[question].buttons()[1].setChecked(True)
    survey.sentence.setText("Short and sharp")
    survey.save_button.click()
    assert set(match.survey) == {*QUESTIONS, "sentence"}
    seat.table.take_back(override=True)
    seat.table.forward()
    assert wanted == ["survey"]


def test_figures_of_usability(seat, scenario, tmp_path):
    """Decisions of people by kind, refusals by rule, and going back, in the table and as CSV."""
    match = seat.sit(scenario, plies=2)
    seat.play_person(3)
    seat.branch(3)
    for _ in range(2):
        seat.table.refuse(match.legal_codes()[0], Refusal("no", ("R1",)))
    seat.memory.usability.show()
    seat.memory.usability.refresh()
    assert seat.memory.usability.rejected.item(0, 0).text() == "R1"
    assert seat.memory.usability.rejected.item(0, 1).text() == "2"
    assert seat.memory.usability.export(tmp_path / "usability.csv")
    with (tmp_path / "usability.csv").open(newline="") as file:
        found = list(csv.DictReader(file))
    people = [row for row in found if row["figure"] == "decisions"]
    assert sum(int(row["count"]) for row in people) == 4
    assert {row["count"] for row in found if row["figure"] == "branches"} == {"1"}
    assert not seat.memory.usability.export(tmp_path / "nowhere" / "x.csv")
    assert "x.csv" in seat.said[-1]


# The list of matches.


def test_the_list_in_sight_follows_a_match(seat, scenario, qtbot):
    """It begins, is over, and leaves the table: each time the list is read again."""
    archive, told = seat.memory.archive, []
    archive.show()
    seat.memory.keeper.kept.connect(told.append)
    match = seat.sit(scenario, seed=1, plies=4)
    qtbot.waitUntil(lambda: [one.over for one in archive.model.kept] == [None], timeout=10_000)
    while not match.over:
        match.play(match.legal_codes()[0])
    seat.table.refresh()
    qtbot.waitUntil(lambda: [one.over for one in archive.model.kept] == [True], timeout=10_000)
    seat.table.close()
    assert told == [archive.model.kept[0].path] * 3


def test_matches_are_found_and_opened(seat, scenario, qtbot):
    """A filter by tag leaves one; opening it puts it on the table as it was left."""
    seat.sit(scenario, seed=1, plies=4)
    match = seat.sit(scenario, seed=2, plies=6)
    match.note(2, "a word", ["fun"])
    seat.table.close()
    archive = seat.memory.archive
    archive.show()
    qtbot.waitUntil(lambda: len(archive.model.kept) == 2, timeout=10_000)
    archive.tag.setCurrentIndex(archive.tag.findData("fun"))
    qtbot.waitUntil(lambda: len(archive.model.kept) == 1, timeout=10_000)
    QAbstractItemModelTester(archive.model)
    played = QDateTime.fromSecsSinceEpoch(int(archive.model.kept[0].played.timestamp()))
    short = QLocale().toString(played, QLocale.FormatType.ShortFormat)
    assert archive.model.index(0, PLAYED).data() == short
    archive.open_button.click()
    qtbot.waitUntil(lambda: seat.table.is_open, timeout=10_000)
    assert seat.table.match.seed == 2
    assert len(seat.table.history) == 6
    archive.text.setText("nobody wrote this")
    qtbot.waitUntil(lambda: not archive.model.kept, timeout=10_000)


def test_a_refused_match_offers_its_replay(seat, scenario, qtbot):
    """The reason stands in the panel with a button; the replay is a match of its own."""
    seat.sit(scenario, plies=5)
    path = seat.memory.keeper.path
    seat.table.close()
    path.write_text(path.read_text().replace(scenario.digest, "f" * len(scenario.digest), 1))
    archive = seat.memory.archive
    archive.show()
    archive.open(path)
    qtbot.waitUntil(lambda: bool(seat.said), timeout=10_000)
    assert "other rules" in archive._said.text()
    assert archive.replay_button.isVisible()
    archive.replay_button.click()
    qtbot.waitUntil(lambda: seat.table.is_open, timeout=10_000)
    assert len(seat.table.history) == 5
    assert seat.memory.keeper.path != path


def test_facts_are_found_out_while_the_table_is_in_sight(seat, scenario, qtbot):
    """What rests learns nothing of new moves, and goes on with them later."""
    seat.sit(scenario, plies=2)
    facts = seat.memory.facts
    facts.rest()
    seat.branch(1)
    qtbot.wait(250)
    assert not set(facts.line) <= set(facts.known)
    facts.go_on()
    qtbot.waitUntil(lambda: set(facts.line) <= set(facts.known), timeout=5_000)


def test_it_works_for_another_game(seat, table, app):
    """The tiny game without a board is kept, shown and branched in the same way."""
    match = seat.sit(load_scenario("pennies/duel"), plies=3)
    branch = seat.branch(1)
    seat.memory.facts.learn(1.0)
    assert match.nodes[branch].parent == 1
    assert seat.memory.keeper.open(seat.memory.keeper.path).match.here == branch
    assert len(seat.memory.facts.known) == len(seat.memory.facts.line)
    assert match.nodes[ROOT].children
