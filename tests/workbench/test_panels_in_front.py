"""Whatever leads into a panel brings it into sight, wherever it was and however small the screen is."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QDockWidget, QLabel

from engine.records.record import PERSON
from engine.scenarios import catalog
from engine.scenarios.catalog import load_scenario
from engine.scenarios.projects import new_project
from tests.support.tiny_games import all_registered, tiny_games, variants_of
from tests.workbench.play.real_window import RealWindow
from tests.workbench.played import HastyEngine
from tests.workbench.settled import settle
from workbench.commands.actions import all_entries

SIZES = [(1024, 678), (1440, 878)]
LEADING = {  # what shows its result in a panel at the table, and the panel
    "hands_list": "legal",
    "find_rule": "rules",
    "hint": "hint",
    "outlook": "hint",
    "write_note": "notes",
    "answer_survey": "survey",
    "find_chances": "graph",
    "matches": "matches",
    "name_variation": "variations",
    "play_heat": "heat",
}
DIALOGS = {"export_usability", "open_position", "save_position"}
AT_DESKS = {"variant": {"rules_preset": "rules_presets", "rules_preview_sheet": "rules_sheet"}}


@pytest.fixture(scope="module")
def scenario():
    return load_scenario("classic")


@pytest.fixture
def real(app, qtbot, tmp_path, scenario):
    """A window with a game in which a person is to move."""
    found = RealWindow(lambda done: qtbot.waitUntil(done, timeout=120_000), tmp_path, scenario)
    found.sit(scenario, (PERSON, "greedy", "greedy", "greedy"))
    yield found
    found.close()


def in_sight(dock):
    return not dock.isHidden() and not dock.visibleRegion().isEmpty()


def dock_of(part):
    while part is not None and not isinstance(part, QDockWidget):
        part = part.parentWidget()
    return part


def put_behind(window, dock):
    """Another panel of the same place comes to the front; a panel that is alone is closed."""
    others = [one for one in window.tabifiedDockWidgets(dock) if not one.isHidden()]
    if others:
        others[0].raise_()
    else:
        dock.hide()


@pytest.mark.parametrize("size", SIZES, ids=["small", "usual"])
@pytest.mark.parametrize("where", ["behind", "closed"])
def test_every_command_brings_its_panel_to_the_front(real, qtbot, size, where):
    """At the table; panels that lie behind others, or are closed, come into sight."""
    real.window.resize(*size)
    settle()
    hidden = []
    for key, panel in LEADING.items():
        dock = real.parts.docks[panel]
        put_behind(real.play, dock) if where == "behind" else dock.hide()
        settle()
        assert not in_sight(dock)
        real.acts[key].setEnabled(True)  # some are off while nobody has moved
        real.acts[key].trigger()
        settle()
        if not in_sight(dock):
            hidden.append(key)
    assert hidden == []


@pytest.mark.slow
def test_no_command_takes_the_keyboard_out_of_sight(real, qtbot):
    """Every action of the table, with all panels behind others."""
    real.window.activateWindow()
    qtbot.waitUntil(real.window.isActiveWindow)
    lost, walked = [], []
    for entry in all_entries():
        if entry.scope != "play" or entry.key in DIALOGS or not real.acts[entry.key].isEnabled():
            continue
        for dock in real.play.dock_widgets():
            put_behind(real.play, dock)
        real.view.setFocus()
        real.acts[entry.key].trigger()
        settle()
        dock = dock_of(QApplication.focusWidget())
        if dock is not None and not in_sight(dock):
            lost.append(entry.key)
        walked.append(entry.key)
    assert {"hands_list", "find_rule", "edit_position"} <= set(walked)
    assert lost == []


@pytest.mark.parametrize("size", SIZES, ids=["small", "usual"])
def test_a_panel_that_is_ticked_comes_to_the_front(real, qtbot, size):
    """View > Panels, each in turn, after the one before was closed."""
    real.window.resize(*size)
    settle()
    behind = []
    for dock in real.play.dock_widgets():
        dock.hide()
        settle()
        panels = real.window.menus["panels"]
        panels.aboutToShow.emit()
        assert dock.toggleViewAction() in panels.actions()
        dock.toggleViewAction().trigger()
        settle()
        if not in_sight(dock):
            behind.append(dock.objectName())
    assert behind == []


@pytest.mark.parametrize("size", SIZES, ids=["small", "usual"])
@pytest.mark.parametrize("front", ["seats", "graph"])
def test_the_form_for_positions_gives_its_place_back(real, qtbot, size, front):
    """With most of the column while the edit goes on; then all panels stand as before."""
    real.window.resize(*size)
    real.parts.show_panel(front)
    settle()
    before = {dock: dock.geometry() for dock in real.play.dock_widgets() if in_sight(dock)}
    real.acts["edit_position"].trigger()
    settle()
    form = real.parts.docks["position"]
    assert in_sight(form)
    assert form.height() > 0.6 * real.play.height()
    real.acts["edit_cancel"].trigger()
    settle()
    assert {dock: dock.geometry() for dock in before if in_sight(dock)} == before


def test_the_panel_of_cards_is_as_high_as_what_it_shows(real, qtbot, scenario):
    """One line beside a table of cards, and a whole card again when a game has some beside."""
    real.window.resize(*SIZES[1])
    settle()
    dock, panel = real.play.docks["cards"], real.play.cards
    shown = dock.height()
    assert dock.widget().height() >= panel.row_height
    with all_registered():
        game = next(one for one in tiny_games() if one.name == "pennies")
        duel = load_scenario(variants_of(game)[0])
        real.window.show_scenario(duel)
        qtbot.waitUntil(lambda: bool(real.match) and panel.filled is False, timeout=120_000)
        settle()
        assert dock.widget().height() <= panel.row_height
        assert panel.findChild(QLabel).text() == "The cards lie on the table."
        real.window.show_scenario(scenario)
        qtbot.waitUntil(lambda: bool(real.match) and panel.filled is True, timeout=60_000)
        settle()
    assert dock.height() >= shown - 2


@pytest.mark.parametrize("kind", AT_DESKS)
def test_commands_of_desks_bring_their_panels_to_the_front(open_window, tmp_path, qtbot, kind):
    """Behind another tab or closed."""
    project = new_project(tmp_path / "mine", "Mine", "classic", everything=True).folder
    window = open_window(HastyEngine())
    window.filing.projects.use_project(project)
    window.filing.open(catalog.find_variant("classic"))
    settle()
    desk = window.design.desk
    for key, panel in AT_DESKS[kind].items():
        dock = desk.findChild(QDockWidget, panel)
        for away in (lambda dock=dock: put_behind(desk, dock), dock.hide):
            away()
            settle()
            assert not in_sight(dock)
            window.acts[key].trigger()
            settle()
            assert in_sight(dock)


def test_every_panel_that_an_action_names_is_there(real):
    """The table of actions names docks as they are called."""
    named = {entry.key: entry.panel for entry in all_entries() if entry.panel}
    assert named.items() >= LEADING.items()
    table = {entry.key for entry in all_entries() if entry.scope == "play"} & set(named)
    assert {named[key] for key in table} <= set(real.parts.docks)
