"""Two people at one screen lay orders in secret: nothing tells them before all are shown."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.picture import PUBLIC
from engine.records.record import PERSON
from engine.scenarios.catalog import load_scenario
from tests.games.marchands.table_hands import Person
from tests.workbench.conftest import app, nothing_left, qapp_args
from tests.workbench.desks.graph.graph_desk import ALT
from tests.workbench.play.real_window import LEFT
from tests.workbench.play.test_secret_choices import docks_of, read, settle

__all__ = ["app", "nothing_left", "qapp_args"]

pytestmark = [
    pytest.mark.slow,
    pytest.mark.qt_log_ignore("This plugin does not support", extend=True),
]
KEY = Qt.Key
STARTS = ("level-2-1", "level-3-1")  # of the small map; both have roads a, c and d
ROWS = ("aXc", "", "ddXaXc")  # of the first seat; the first time some panels have yet to be filled


@pytest.fixture
def two(app, qtbot, tmp_path, monkeypatch):
    """A window at which two people sit down, on a table whose clocks stand still."""
    monkeypatch.setattr("workbench.table.game_table.time", SimpleNamespace(monotonic=lambda: 0.0))
    scenario = load_scenario("marchands/small-map")
    found = Person(lambda true: qtbot.waitUntil(true, timeout=60_000), tmp_path, scenario)
    found.parts.clock.now = lambda: 0.0
    for dock in docks_of(found).values():
        dock.show()
    yield found
    found.close()


def begin(two):
    """A new match; both caravans have their place. Who lays orders first.

    Before that nobody has anything to hide, so no curtain falls.
    """
    two.sit(two.match.scenario, (PERSON, PERSON))
    for place in STARTS:
        assert not two.parts.advice.curtain.down
        two.make_text(f"start {place}")
    assert two.stage == "orders"
    if two.parts.advice.curtain.down:  # unless who placed last begins
        lift(two)
    return two.table.to_move


def lift(two):
    """The next person says to be there, by a click."""
    assert two.parts.advice.curtain.down
    QTest.mouseClick(two.parts.advice.curtain.sheets[0].button, LEFT)
    settle(two)
    assert not two.parts.advice.curtain.down


def image(two):
    """The window as it is seen."""
    QTest.mouseMove(two.window, two.window.rect().bottomRight())
    QApplication.processEvents()
    return two.window.grab().toImage()


def tokens(picture):
    """Faces of orders in a picture, and the ways that they draw on the map."""
    faces = [thing.texts[0] for thing in picture.things if thing.look == "order" and thing.texts]
    return faces, [thing.address for thing in picture.things if thing.look == "way"]


def test_nothing_on_the_screen_tells_the_orders_of_another(two):
    """ME-7: the same words, picture and pixels whatever was laid, under the curtain and after it."""
    told = []
    for row in ROWS:
        first = begin(two)
        two.lay(row)
        settle(two)
        assert two.parts.advice.curtain.down
        assert two.table.viewer == PUBLIC
        covered = read(two), image(two)
        lift(two)
        assert two.table.viewer == two.table.to_move != first
        told.append((covered, (read(two), image(two))))
        assert tokens(two.play.picture) == ([], [])
    for (one, seen), (other, shown) in zip(*told[1:], strict=True):
        assert sorted({*one[0]} ^ {*other[0]}) == []
        assert one == other
        assert seen == shown


def test_whoever_lays_orders_sees_them_and_takes_them_back(two):
    """ME-7: one by one, on the map and in the row, until the last one is laid."""
    first = begin(two)
    for text in ("go a", "trade"):
        two.make_text(text)
    assert two.table.viewer == first
    faces, ways = tokens(two.play.picture)
    assert (faces, len(ways)) == (["a", "X"], 1)
    two.control(KEY.Key_Z)
    assert tokens(two.play.picture)[0] == ["a"]
    two.lay("X")
    assert two.parts.advice.curtain.down


def test_undo_and_the_timeline_do_not_tell(two):
    """ME-7: nothing of another can be taken back, and looking back shows what all may see."""
    seen = []
    for row in ROWS:
        first = begin(two)
        two.lay(row)
        lift(two)
        here, name = two.match.here, two.match.seat_titles[first]
        two.control(KEY.Key_Z)
        assert two.match.here == here
        said = two.acts["take_back"].property("reason")
        assert said == f"{name} has chosen; there is nothing of yours to take back."
        looks = []
        while two.table.ply > len(STARTS):
            two.type(KEY.Key_Left, held=ALT)
            settle(two)
            looks.append(read(two))
            assert tokens(two.play.picture) == ([], [])
        seen.append(looks)
        two.table.look_at_newest()
        assert f"{name} has chosen" in looks[0][0]
    assert seen[1] == seen[2]


def test_all_is_told_slot_by_slot_once_both_have_laid(two):
    """ME-8: the starting player's first order, the other's, then the second ones; then in Moves."""
    first = begin(two)
    rows = {first: "aXc", 1 - first: "bX"}
    two.lay(rows[first])
    lift(two)
    two.table.set_speed(50)
    two.table.steps.always = True
    captions = []
    two.table.position_changed.connect(lambda picture: captions.append(picture.caption))
    two.lay(rows[1 - first])
    two.wait(lambda: two.table.steps.held)  # until both have seen it
    two.play.parts.banner.banner.buttons[0].click()
    two.wait(lambda: not two.table.stepping)
    settle(two)
    titles, slots = two.match.seat_titles, range(max(map(len, rows.values())))
    wanted = [titles[n] for slot in slots for n in (first, 1 - first) if slot < len(rows[n])]
    told = [said for said in captions if said.endswith(".")]
    assert [said.split()[0].rstrip(":") for said in told] == [*wanted, told[-1].split()[0]]
    assert told[-1] == f"{titles[1 - first]} begins the next round."
    model = two.play.moves.model
    lines = [model.index(row).data() for row in range(model.rowCount())]
    laid = [line for line in lines if line.endswith("lay no more orders")]
    assert [line.split(" · ")[0][:8] for line in laid] == ["go by a ", "go by b "]
    assert lines[lines.index(laid[1]) + 1 :] == told
    assert "has chosen" not in " ".join(read(two)[0])
