"""A map of cities is drawn in the window, saved, and played to the end against a bot."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.bots.registry import choose_move
from engine.records.record import PERSON
from engine.records.replay import replay
from engine.scenarios.catalog import load_scenario
from tests.games.marchands.table_hands import Person
from tests.workbench.answers import answering, file_dialog
from tests.workbench.conftest import app, nothing_left, qapp_args
from tests.workbench.desks.graph.graph_desk import SHIFT
from tests.workbench.play.real_window import LEFT
from workbench.desks.graph.dialogs.generator import GraphGeneratorDialog
from workbench.dialogs.new_project import NewProjectDialog

__all__ = ["app", "nothing_left", "qapp_args"]

pytestmark = [
    pytest.mark.slow,
    pytest.mark.qt_log_ignore("This plugin does not support", extend=True),
]
KEY = Qt.Key
BEGUN = "marchands/small-map"
TITLE = "Salt roads"
CAPITAL = (6, 4)
CITIES = (  # row by row, from the left
    *(("level_1", (2, 1.5)), ("level_2", (4.5, 1.5)), ("level_2", (7.5, 1.5))),
    *(("level_1", (10, 1.5)), ("level_1", (2, 4)), ("level_3", (4, 4))),
    *(("level_3", (8, 4)), ("level_1", (10, 4)), ("level_1", (2, 6.5))),
    *(("level_2", (4.5, 6.5)), ("level_2", (7.5, 6.5)), ("level_1", (10, 6.5))),
)
ROADS = (  # by the numbers of cities; 13 is the capital
    *((1, 2), (2, 3), (3, 4), (1, 5), (2, 6), (3, 7), (4, 8), (5, 6), (6, 13), (13, 7)),
    *((7, 8), (5, 9), (6, 10), (7, 11), (8, 12), (9, 10), (10, 11), (11, 12)),
)
REGIONS = ((1, 2, 6, 5), (2, 3, 7, 6), (3, 4, 8, 7), (5, 6, 10, 9), (6, 7, 11, 10))


@pytest.fixture
def person(app, qtbot, tmp_path, monkeypatch):
    """Somebody at a window on whose table lies the small map."""
    monkeypatch.chdir(tmp_path)
    scenario = load_scenario(BEGUN)
    found = Person(lambda true: qtbot.waitUntil(true, timeout=60_000), tmp_path, scenario)
    yield found
    shelf = found.window.filing.shelf
    for document in shelf.documents:
        shelf.close(document)  # else closing asks what to save
    found.close()


def begin_project(person, folder):
    """A project that begins as a copy of the variant for two."""

    def fill(dialog):
        dialog.title.setText(TITLE)
        dialog.folder.setText(str(folder))
        dialog.variants.setCurrentIndex(dialog.variants.findData(BEGUN))
        dialog.accept()

    with answering((NewProjectDialog, fill)):
        person.do("new_project")
    return person.window.design.document


def empty_map(person):
    """File > New board, with nothing on it."""

    def nothing(dialog):
        if dialog.title.text() != TITLE:
            dialog.title.setText(TITLE)
            return False
        if not dialog.make.isEnabled():
            return False
        assert dialog.begin.currentData() == "empty"
        QTest.mouseClick(dialog.make, LEFT)
        return None

    with answering((GraphGeneratorDialog, nothing)):
        person.do("new_board")
    hands = person.drawing
    person.wait(hands.view.isVisible)
    hands.view.setFocus()
    return hands


def draw_cities(person, hands):
    """Twelve cities of three levels, and too many capitals for a moment."""
    assert "the board has no spaces" in person.problems()
    for kind, spot in CITIES:
        person.pick("space", kind)
        hands.click(spot)
    found = person.problems()
    assert "the map has no capital" in found
    assert sum("no way of links leads from" in what for what in found) == len(CITIES) - 1
    person.pick("space", "capital")
    hands.click(CAPITAL)
    hands.click((11, 7.5))
    assert "2 spaces of the kinds Capital, but the engine allows 1" in person.problems()
    person.control(KEY.Key_Z)
    assert "the map has no capital" not in person.problems()
    hands.click(CAPITAL)
    person.type(KEY.Key_F2)
    person.write("Tours")
    person.type(KEY.Key_Return)
    assert [*hands.document.order[:2], hands.document.order[-1]] == [
        "level-1-1",
        "level-2-1",
        "tours",
    ]
    hands.click(CITIES[5][1])
    person.type(KEY.Key_F2)
    person.write("Arles")
    person.type(KEY.Key_Return)
    assert hands.document.spaces["arles"].kind == "level_3"


def draw_roads(person, hands):
    """All by dragging; letters come by themselves, and one is changed to a wrong one."""
    order = hands.document.order
    person.pick("link", "road")
    for first, last in ROADS:
        hands.drag(order[first - 1], order[last - 1])
    assert not [what for what in person.problems() if "link" in what]
    last = max(hands.document.links)
    letter = hands.document.links[last].label
    hands.key(KEY.Key_A)
    assert any("has 2 links with the label 'a'" in what for what in person.problems())
    hands.key(getattr(KEY, f"Key_{letter.upper()}"))
    assert not [what for what in person.problems() if "link" in what]


def draw_regions(person, hands):
    """Five by corners, one of what is selected, and one in the sea that touches nothing."""
    document = hands.document
    order = document.order
    person.pick("area", "region")
    for corners in REGIONS:
        for number in (*corners, corners[0]):
            hands.click(order[number - 1])
    assert [len(area.spaces) for area in document.areas.values()] == [4, 5, 4, 4, 5]
    hands.key(KEY.Key_1)
    for number in (7, 8, 11, 12):
        hands.click(order[number - 1], keys=SHIFT)
    person.type(KEY.Key_M, held=Qt.KeyboardModifier.ControlModifier | SHIFT)
    assert set(list(document.areas.values())[-1].spaces) == {order[n - 1] for n in (7, 8, 11, 12)}
    assert person.problems() == []
    hands.key(KEY.Key_4)
    for spot in ((0.5, 7), (1.5, 7), (1.0, 7.5)):
        hands.click(spot)
    hands.key(KEY.Key_Return)
    assert [what for what in person.problems() if "touches no space" in what]
    hands.key(KEY.Key_Delete)
    assert person.problems() == []


def give_board(person, variant, name):
    """Choose a board in the head of the variant's form."""
    design = person.window.design
    tabs = design.tabs.tabBar()
    QTest.mouseClick(tabs, LEFT, pos=tabs.tabRect(design.place_of(variant)).center())
    assert design.document is variant
    chooser = design.desk.form.head.choosers["board",]
    chooser.showPopup()
    QApplication.processEvents()
    row = chooser.model().index(chooser.findData(name), 0)
    chooser.view().scrollTo(row)
    QTest.mouseClick(chooser.view().viewport(), LEFT, pos=chooser.view().visualRect(row).center())
    person.wait(lambda: not design.desk.standing.busy)
    assert variant.fields["board",] == name
    assert not design.desk.standing.faults


def play_to_the_end(person):
    """The person's seat decides by clicks as a greedy bot would; what it was asked for."""
    stream, asked = np.array([5], np.uint64), []
    person.wait_for_person()
    while not person.table.over:
        asked.append(person.stage)
        before = person.match.here
        if person.stage == "orders":
            row = person.thought_row(stream)
            person.lay(row)
        else:
            match = person.match
            code = choose_move(match.scenario, match.state, "greedy", stream)
            person.make(code)
            after = next(node for node in match.line() if node.parent == before)
            assert (after.who, after.code) == (PERSON, code)
        assert person.match.here != before
        person.wait_for_person()
    return asked


def test_a_map_is_drawn_saved_and_played_to_the_end(person, tmp_path):
    """ME-4 to ME-25: from an empty map to the result, by mouse and keys alone."""
    folder = tmp_path / "salt"
    variant = begin_project(person, folder)
    hands = empty_map(person)
    draw_cities(person, hands)
    draw_roads(person, hands)
    draw_regions(person, hands)
    with answering(file_dialog()):
        person.control(KEY.Key_S)
    board = hands.document
    assert board.path == folder / "boards" / "marchands" / "salt-roads.toml"
    assert not board.dirty
    give_board(person, variant, "salt-roads")
    person.control(KEY.Key_S)
    assert not variant.dirty
    person.type(KEY.Key_F5)
    person.wait(lambda: person.window.mode == "play" and person.table.is_open)
    person.settle()
    scenario = person.match.scenario
    assert load_scenario(str(variant.path)).digest == scenario.digest
    assert len(scenario.board.map.spaces) == 13
    QTest.mouseClick(person.parts.advice.seats.me, LEFT)
    person.wait(lambda: bool(person.match.people))
    (seat,) = person.match.people
    asked = play_to_the_end(person)
    assert {"start", "orders", "reward", "electors", "announce"} <= set(asked)
    assert asked.count("orders") == int(scenario.record.rounds)
    assert not person.refused
    assert not person.failed
    match, page = person.match, person.parts.result
    assert replay(match.record(), scenario).tobytes() == match.state.tobytes()
    person.wait(page.isVisible)
    heads = [page.table.horizontalHeaderItem(column).text() for column in range(2)]
    assert sorted(heads) == sorted(match.seat_titles)
    column = heads.index(match.seat_titles[seat])
    assert page.table.item(2, column).text() == "person"
    assert page.caption.text().startswith("The game is over. ")
    assert page.caption.text().endswith((" wins.", " influence.", " win together."))
