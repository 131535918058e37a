"""Heat over the board on the table: off by default, of this very board, and gone with it."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage, QPainter

from engine.records.record import PERSON
from engine.runs.executors import Threads
from engine.runs.heat import CONTESTED, PASSED, PLACED, WINS
from engine.runs.plan import RunPlan, Side
from engine.runs.running import run_plan
from engine.runs.store import open_store
from engine.scenarios.catalog import load_scenario
from tests.workbench.play.real_window import RealWindow
from workbench.look.theme import DARK, LIGHT

GAMES = 60


@pytest.fixture(scope="module")
def scenario():
    return load_scenario("classic")


@pytest.fixture(scope="module")
def runs(tmp_path_factory):
    """A file of runs with one of the board on the table and one of another board."""
    path = tmp_path_factory.mktemp("runs") / "runs.duckdb"
    with open_store(path) as store:
        for variant, games in (("classic", GAMES), ("classic-2", 4)):
            plan = RunPlan((Side(variant),), (("uniform",),), games)
            run_plan(store, store.start(plan), Threads(1))
    return path


@pytest.fixture
def real(app, qtbot, tmp_path, scenario):
    found = RealWindow(lambda done: qtbot.waitUntil(done, timeout=120_000), tmp_path, scenario)
    found.sit(scenario, (PERSON, "greedy", "greedy", "greedy"))
    yield found
    found.close()


@pytest.fixture
def heat(real, qtbot, runs):
    """Heat of the stored run, shown."""
    found = real.parts.heat
    found.panel.use_runs(runs)
    real.acts["play_heat"].trigger()
    qtbot.waitUntil(lambda: found.layer.layer is not None, timeout=120_000)
    return found


def painted(scene):
    """The scene as a picture."""
    image = QImage(600, 500, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    return image


@pytest.mark.slow
def test_nothing_is_read_before_it_is_switched_on(real, qtbot, runs):
    """No job, no layer, no tick; also with the panel in sight."""
    found = real.parts.heat
    found.panel.use_runs(runs)
    real.parts.show_panel("heat")
    qtbot.wait(50)
    assert not found.panel.on
    assert not real.parts.checked()["play_heat"]
    assert found.layer.layer is None
    assert found.panel.run.count() == 0


def test_every_site_says_what_happened_there(real, heat):
    """Each space has a note with its number of games, and those of the run are counted."""
    panel, scene = heat.panel, real.board.scene
    assert panel.run.count() == 1  # the other board's run is none of this one's
    panel.measure.setCurrentIndex(panel.measure.findData(PLACED))
    assert len(scene.notes) == len(scene.ground.spots)
    shown = panel.heat.map(PLACED)
    for site in shown.sites:
        note = scene.notes[scene.ground.map.address(site.site)]
        if site.never:
            assert f"Nobody placed there in {GAMES} games" in note
        else:
            assert f"n = {GAMES} games" in note
    assert f"{GAMES} games played again" in panel.said.text()
    spot = next(iter(scene.spots.values()))
    assert scene.notes[spot.address] in scene.describe(spot)


@pytest.mark.parametrize("measure", [WINS, PLACED, CONTESTED, PASSED])
def test_each_measure_is_painted_in_each_look(real, heat, measure):
    """It looks otherwise than the bare board, and otherwise in the dark."""
    panel, scene = heat.panel, real.board.scene
    panel.measure.setCurrentIndex(panel.measure.findData(measure))
    pictures = []
    for theme in (LIGHT, DARK):
        scene.set_theme(theme)
        heat.set_theme(theme)
        pictures.append(painted(scene))
    panel.toggle()
    assert heat.layer.layer is None
    assert scene.notes == {}
    bare = painted(scene)
    assert len({bytes(one.constBits()) for one in (*pictures, bare)}) == 3


def test_seat_and_round_are_chosen(real, qtbot, heat):
    """A seat's placings are fewer than all, and those of one round fewer than those of many."""
    panel = heat.panel
    panel.measure.setCurrentIndex(panel.measure.findData(PLACED))
    assert panel.seat.count() == 5
    every = panel.heat.map(PLACED)
    panel.seat.setCurrentIndex(1)
    own = panel.heat.map(PLACED, panel.seat.currentData())
    assert sum(one.share for one in own.sites) < sum(one.share for one in every.sites)
    before = panel.heat
    panel.round.setValue(1)
    qtbot.waitUntil(lambda: panel.heat is not before and panel.heat.until == 1)
    assert panel.heat.placings is before.placings  # nothing is played once more
    assert "up to round 1 of 12" in panel.said.text()


def test_another_board_takes_the_heat_away(real, qtbot, heat):
    """A variant with another board is put on the table: its own run is listed instead."""
    panel = heat.panel
    real.window.show_scenario(load_scenario("classic-2"))
    qtbot.waitUntil(
        lambda: panel.heat is not None and len(panel.heat.placings) == 4, timeout=120_000
    )
    assert len(real.board.scene.notes) == len(real.board.scene.ground.spots)


def test_without_a_run_the_way_to_the_lab_is_shown(real, qtbot, tmp_path):
    """A sentence and a button, which takes the scenario into the lab."""
    panel = real.parts.heat.panel
    panel.use_runs(tmp_path / "none.duckdb")
    real.acts["play_heat"].trigger()
    qtbot.waitUntil(panel.lab.isVisible)
    assert "No games of this board are stored yet" in panel.trouble.text()
    panel.lab.click()
    assert real.window.mode == "lab"
