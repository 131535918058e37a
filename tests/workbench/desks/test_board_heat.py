"""Heat over the board on a desk: it follows edits, matches sites by name, and costs nothing off."""

from __future__ import annotations

import pytest

from engine.runs.executors import Threads
from engine.runs.plan import RunPlan, Side
from engine.runs.running import run_plan
from engine.runs.store import open_store
from engine.scenarios.catalog import load_scenario
from workbench.desks.board.desk import BoardDesk
from workbench.documents.board_document import BoardDocument


@pytest.fixture(scope="module")
def scenario():
    return load_scenario("classic")


@pytest.fixture(scope="module")
def runs(tmp_path_factory, scenario):
    """A file of runs with one of the board on the desk."""
    path = tmp_path_factory.mktemp("runs") / "runs.duckdb"
    with open_store(path) as store:
        plan = RunPlan((Side("classic"),), (("uniform",),), 20)
        run_plan(store, store.start(plan), Threads(1))
    return path


@pytest.fixture
def desk(app, qtbot, scenario, runs):
    found = BoardDesk(BoardDocument.of(scenario.board))
    found.use_runs(runs)
    qtbot.addWidget(found)
    found.show()
    yield found
    found.heat.panel.stop_all()


def switched_on(desk, qtbot):
    desk.slots()["board_heat"]()
    qtbot.waitUntil(lambda: desk.heat.layer is not None, timeout=120_000)
    return desk.heat


def test_it_is_off_at_first_and_follows_no_edit(desk, qtbot):
    """Nothing lies on the canvas, and an edit starts nothing."""
    items = len(desk.canvas.items())
    assert not desk.checked()["board_heat"]
    axial = next(iter(desk.document.spaces))
    desk.document.do("Erase", {("hex", *axial): None})
    qtbot.wait(400)
    assert desk.heat.layer is None
    assert desk.heat.panel.run.count() == 0
    assert len(desk.canvas.items()) == items


def test_every_hex_is_told_of(desk, qtbot):
    """Number of games and share in the words of the hex, until it is switched off."""
    heat = switched_on(desk, qtbot)
    assert desk.checked()["board_heat"]
    assert len(heat.layer.spots) == len(desk.document.spaces)
    panel = heat.panel
    panel.measure.setCurrentIndex(panel.measure.findData("placed"))
    for axial in desk.document.spaces:
        note = heat.note_of(axial)
        assert "n = 20 games" in note or "Nobody placed there in 20 games" in note
        assert note.partition("\n")[0] in desk.view._describe(axial)
    desk.slots()["board_heat"]()
    assert heat.layer is None
    assert heat.note_of(axial) == ""


def test_an_edited_board_is_matched_by_name(desk, qtbot):
    """A hex less: it is said, the others keep their heat, and no game is played once more."""
    heat = switched_on(desk, qtbot)
    whole, known = len(desk.document.spaces), heat.panel.heat
    axial = list(desk.document.spaces)[-1]
    desk.document.do("Erase", {("hex", *axial): None})
    qtbot.waitUntil(lambda: "has been edited since" in heat.panel.said.text())
    qtbot.waitUntil(lambda: heat.panel._listing.job is None)
    assert f"{whole - 1} of {whole - 1} sites match by name" in heat.panel.said.text()
    assert heat.panel.heat is known
    assert len(heat.layer.spots) == whole - 1
    desk.document.undo()
    qtbot.waitUntil(lambda: "has been edited since" not in heat.panel.said.text())
    assert len(heat.layer.spots) == whole


def test_without_any_run_the_lab_is_offered(desk, qtbot, tmp_path):
    """Also for a board of which no games were ever played."""
    panel = desk.heat.panel
    panel.use_runs(tmp_path / "none.duckdb")
    desk.slots()["board_heat"]()
    qtbot.waitUntil(lambda: panel.lab.isVisibleTo(panel))
    assert "No games of this board are stored yet" in panel.trouble.text()
