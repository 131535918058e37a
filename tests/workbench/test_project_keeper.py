"""Projects in the real window: new, open, recent, and what is remembered of each."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox, QPushButton

from engine.scenarios import catalog
from engine.scenarios.catalog import load_scenario
from engine.scenarios.projects import new_project
from tests.workbench.answers import answering, button, file_dialog, told
from tests.workbench.played import HastyEngine
from workbench.dialogs.new_project import NewProjectDialog
from workbench.documents.journal import read_journal


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return new_project(tmp_path / "mine", "Mine", "classic", everything=True).folder


@pytest.fixture
def window(open_window, folder):
    return open_window(HastyEngine())


def files_of(window):
    panel = window.design.files.tree
    return [panel.topLevelItem(row).text(0) for row in range(panel.topLevelItemCount())]


def samples_of(window):
    """Whatever stands below the samples."""
    panel = window.design.files.tree
    branches = [panel.topLevelItem(row) for row in range(1, panel.topLevelItemCount())]
    found = set()
    while branches:
        item = branches.pop()
        found.add(item.text(0))
        branches += [item.child(row) for row in range(item.childCount())]
    return found


def test_a_project_is_opened_by_its_folder(window, tmp_path, qtbot):
    """File > Open project: its files stand above the samples, and names mean its files."""
    small = new_project(tmp_path / "small", "Small", "classic").folder
    with answering(file_dialog(small)):
        window.acts["open_project"].trigger()
    own = load_scenario("classic").game.title
    qtbot.waitUntil(lambda: files_of(window)[:2] == ["Small", f"Samples: {own}"])
    assert window.mode == "design"
    assert window.filing.shelf.here == small
    assert Path.cwd() == tmp_path, "the folder of the process is nobody's business"
    assert window.windowTitle() == "Small[*]"  # Qt adds the program, as to dialogs


def test_a_project_with_everything_hides_the_samples(window, folder):
    """Names mean its own files then, so samples of its game would say nothing."""
    assert window.filing.projects.use_project(folder)
    game = load_scenario("classic").game.name
    assert files_of(window)[0] == "Mine"
    assert samples_of(window) & {entry.title for entry in catalog.variants(game)} == set()


def test_the_welcome_page_lists_recent_projects(open_window, window, folder, tmp_path):
    """Newest first; a folder that is gone is said to be so, and can be forgotten."""
    other = new_project(tmp_path / "other", "Other", "classic").folder
    assert window.filing.projects.use_project(folder)
    assert window.filing.projects.use_project(other)
    assert window.filing.projects.recent.folders == (other, folder)
    window.close()
    again = open_window(HastyEngine())
    assert again.filing.projects.recent.folders == (other, folder)
    again.design.welcome.forget_wanted.emit(other)
    assert again.filing.projects.recent.folders == (folder,)


def test_the_welcome_page_offers_what_the_project_has(window, tmp_path):
    """Where no tab of it is open, as with a game that was just made, its variants are."""
    small = new_project(tmp_path / "small", "Small", "classic").folder
    window.use_mode("play")
    assert window.filing.projects.use_project(small)
    buttons = window.design.welcome.findChildren(QPushButton)
    (only,) = [one for one in buttons if one.text() == "Open Classic"]
    only.click()
    assert window.design.document.path.is_relative_to(small)


def test_a_folder_that_is_no_project_is_refused(window, tmp_path):
    """One sentence; the project that was open stays."""
    empty = tmp_path / "empty"
    empty.mkdir()
    said = []
    with answering(told(said)):
        window.filing.projects.use_project(empty)
    assert "not a project" in said[0]
    assert window.filing.project is None


def test_a_new_project_refuses_a_full_folder(window, folder):
    """The dialog says so before anything is written."""
    before = sorted(folder.rglob("*"))
    seen = []

    def fill(dialog):
        dialog.folder.setText(str(folder))
        seen.append(dialog._wrong.text())
        seen.append(dialog.buttons.button(dialog.buttons.StandardButton.Ok).isEnabled())
        dialog.reject()

    with answering((NewProjectDialog, fill)):
        window.acts["new_project"].trigger()
    assert "not empty" in seen[0]
    assert seen[1] is False
    assert sorted(folder.rglob("*")) == before


def offered_first(window):
    """What "New project" begins with where nothing else is chosen."""
    seen = []

    def look(dialog):
        seen.append(dialog.choice().variant)
        dialog.reject()

    with answering((NewProjectDialog, look)):
        window.acts["new_project"].trigger()
    return seen[0]


def test_a_new_project_begins_with_what_is_open(window):
    """With the variant in front; with the usual one of the game where that is a board or new."""
    variants = [entry for entry in catalog.variants() if entry.game != sample(window).game]
    usual = {entry.game: entry.source for entry in reversed(variants)}
    other = next(one for one in variants if one.source not in usual.values())
    window.use_mode("design")
    window.filing.open(other.path)
    assert offered_first(window) == other.source
    deck = next(one for one in catalog.decks() if one.game == other.game)
    window.filing.open(deck.path)
    assert offered_first(window) == usual[other.game]
    window.use_mode("play")
    assert offered_first(window) == window.play.scenario.source


def test_the_session_of_a_project_comes_back(open_window, window, folder, tmp_path):
    """Tabs in their order, the one in front, and the look of each desk; another project has its own."""
    filing = window.filing
    filing.projects.use_project(folder)
    board = filing.open(next((folder / "boards").glob("*/ring.toml")))
    deck = filing.open(next((folder / "variants").glob("*/decks/*.toml")))
    desk = window.design.show_document(board)
    desk.view.zoom_to(2.5)
    desk.slots()["board_fold_3"]()
    paths = [board.path, deck.path]
    window.close()
    kept = json.loads((folder / ".oikist" / "session.json").read_text())
    assert kept["open"] == [str(path) for path in paths]

    again = open_window(HastyEngine())
    other = new_project(tmp_path / "other", "Other", "classic").folder
    again.filing.projects.use_project(other)
    assert again.design.all_tabs() == []
    again.filing.projects.use_project(folder)
    assert [tab.document.path for tab in again.design.all_tabs()] == paths
    assert again.design.document.path == paths[0]
    assert again.design.desk.view.zoom == pytest.approx(2.5)
    assert again.design.desk.editing.symmetry.fold == 3


def test_docks_are_remembered_for_each_mode_and_kind(open_window, window, folder, qtbot):
    """A panel closed on one board is closed on every board, and nowhere else."""
    filing = window.filing
    filing.projects.use_project(folder)
    filing.open(next((folder / "boards").glob("*/ring.toml")))
    qtbot.waitUntil(lambda: window.design.desk.settled)
    metrics = next(d for d in window.design.desk.docks() if d.objectName() == "board_metrics")
    metrics.close()
    window.design.findChild(type(metrics), "history").close()
    window.close()

    again = open_window(HastyEngine())
    again.filing.projects.use_project(folder)
    assert {dock.objectName(): dock.isHidden() for dock in again.design.dock_widgets()} == {
        "files": False,
        "history": True,
        "board_palette": False,
        "board_minimap": False,
        "board_tracing": True,
        "board_properties": False,
        "board_spaces": False,
        "board_metrics": True,
        "board_problems": False,
        "board_heat": True,
    }
    again.acts["reset_layout"].trigger()
    docks = {dock.objectName(): dock for dock in again.design.dock_widgets()}
    assert not docks["history"].isHidden()
    assert not docks["board_metrics"].isHidden()
    assert not again.play.docks["moves"].isHidden()


def test_files_that_come_are_listed(window, folder, qtbot):
    """A board that another program puts into the project appears under Files."""
    window.filing.projects.use_project(folder)
    one = next((folder / "boards").glob("*/ring.toml"))
    text = one.read_text().replace('title = "', 'title = "Guest ')
    one.with_name("guest.toml").write_text(text)
    tree = window.design.files.tree

    def there():
        return any(leaf.text(0).startswith("Guest") for leaf in _leaves(tree))

    qtbot.waitUntil(there, timeout=5000)


def _leaves(tree):
    from PySide6.QtCore import Qt

    return tree.findItems("", Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive)


def test_a_damaged_session_is_no_harm(window, folder):
    """The project opens without tabs."""
    (folder / ".oikist").mkdir(exist_ok=True)
    (folder / ".oikist" / "session.json").write_text('{"open": [3, null], "front": 5, "private": 7')
    assert window.filing.projects.use_project(folder)
    assert window.design.all_tabs() == []
    (folder / ".oikist" / "session.json").write_text(
        '{"open": [3, null], "front": 5, "private": 7}'
    )
    assert window.filing.projects.use_project(folder)


def sample(window):
    """The document of the variant that a new project begins with."""
    return window.filing.open(catalog.find_variant("classic"))


def begin(folder, accept=True, variant=""):
    """Answers the dialog "New project"."""

    def fill(dialog):
        dialog.title.setText("Two shores")
        dialog.folder.setText(str(folder))
        if variant:
            dialog.variants.setCurrentIndex(dialog.variants.findData(variant))
        (dialog.accept if accept else dialog.reject)()

    return (NewProjectDialog, fill)


def test_a_new_project_takes_unsaved_edits_of_its_sample_along(window, tmp_path):
    """They are unsaved edits of its own copy, with their history; no question, but a word."""
    document = sample(window)
    before = document.path.read_bytes()
    document.do("Dearer", {("note",): "Dearer"})
    document.do("Oracles", {("title",): "Oracles"})
    with answering(begin(tmp_path / "shores")):
        window.acts["new_project"].trigger()
    assert window.filing.project.title == "Two shores"
    assert window.design.document is document
    assert window.filing.shelf.documents == (document,)
    assert document.path.is_relative_to(tmp_path / "shores")
    assert document.path.read_bytes() == before
    assert document.dirty
    assert document.title == "Oracles"
    assert "Oracles" in window.status.currentMessage()
    with answering():
        window.acts["save"].trigger()
    assert not document.dirty
    assert 'title = "Oracles"' in document.path.read_text()
    document.go_to(0)
    assert document.title != "Oracles", "the history came along"
    document.go_to(2)


def test_edits_taken_along_outlive_a_crash_in_their_new_place(window, tmp_path):
    """The journal names the project's file from then on."""
    document = sample(window)
    document.do("Dearer", {("note",): "Dearer"})
    with answering(begin(tmp_path / "shores")):
        window.acts["new_project"].trigger()
    (journal,) = (window.filing.state / "journals").rglob("*.journal")
    found = read_journal(journal)
    assert Path(found.opened.path) == document.path
    assert found.fields[("note",)] == "Dearer"


def test_a_cancelled_save_comes_back_to_the_new_project(window, tmp_path):
    """What was typed is there still; nothing has been made and nothing was closed."""
    stranger = window.filing.open(catalog.find_variant("classic-2"))
    stranger.do("Oracles", {("title",): "Oracles"})
    seen = []

    def look(dialog):
        seen.extend((dialog.title.text(), dialog.folder.text()))
        dialog.reject()

    shores = tmp_path / "shores"
    classic = catalog.find_variant("classic")
    source = next(one.source for one in catalog.variants() if one.path == classic)
    cancel = (QFileDialog, lambda dialog: dialog.reject())
    save = button(QMessageBox.StandardButton.Save)
    with answering(begin(shores, variant=source), save, cancel, (NewProjectDialog, look)):
        window.acts["new_project"].trigger()
    assert seen == ["Two shores", str(shores)]
    assert not shores.exists()
    assert window.filing.shelf.documents == (stranger,)
    assert stranger.dirty
