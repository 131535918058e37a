"""Heat over the board on a desk: it follows edits, matches sites by name, and costs nothing off."""

from __future__ import annotations

import pytest

from engine.asking.asked import Asked
from engine.asking.playing import Playing
from engine.asking.questions import answered
from engine.runs.executors import Threads, collector
from engine.runs.plan import RunPlan, Side
from engine.runs.running import run_plan
from engine.runs.store import open_store
from engine.scenarios.catalog import load_scenario
from engine.scenarios.projects import new_project
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


@pytest.mark.slow
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


@pytest.fixture
def asked(app, qtbot, tmp_path, monkeypatch):
    """A desk with a board of a project, and a question's run of a variant of it.

    The current folder is another one, and the variant is known to the project alone.
    """
    project = new_project(tmp_path / "project", "Mine", "classic")
    game = load_scenario("classic").game.name
    variants = project.place("variant", game)
    (variants / "own.toml").write_text(
        f'format = 1\ngame = "{game}"\ntitle = "Own"\nextends = "classic"\n', encoding="utf-8"
    )
    monkeypatch.chdir(tmp_path)
    scenario = load_scenario("own", here=project.folder)
    values = {"bots": "uniform", "games": 100, "band": 2.0, "seed": 1, "witness": "none"}
    path = project.folder / "runs.duckdb"
    with open_store(path, project.folder) as store:
        playing = Playing(store, 1, lambda _: None, lambda: False)
        answered(Asked("fair", scenario, "Own", values), playing)
    found = BoardDesk(BoardDocument.of(scenario.board))
    found.use_runs(path, project.folder)
    qtbot.addWidget(found)
    found.show()
    yield found, variants / "own.toml"
    found.heat.panel.stop_all()


def test_the_run_of_a_question_about_a_project_is_shown(asked, qtbot):
    """Its variant is looked up in the project, wherever the window was started."""
    desk, _ = asked
    heat = switched_on(desk, qtbot)
    assert len(heat.layer.spots) == len(desk.document.spaces)
    assert heat.panel.measure.isEnabled()


def test_what_cannot_be_played_again_says_why(asked, qtbot):
    """The variant is gone: a sentence stays in sight, and another run or none takes it away."""
    desk, file = asked
    file.unlink()
    collector.cache_clear()  # as in a window that has not played it
    desk.slots()["board_heat"]()
    panel = desk.heat.panel
    qtbot.waitUntil(lambda: "own" in panel.trouble.text(), timeout=20_000)
    qtbot.waitUntil(lambda: not panel._playing.running)
    assert panel.trouble.isVisibleTo(panel)
    assert not panel.lab.isVisibleTo(panel)
    desk.slots()["board_heat"]()
    assert not panel.trouble.isVisibleTo(panel)
