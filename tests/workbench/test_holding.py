"""Table and lab name what they hold, and lead to what was changed."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QMessageBox

from engine.play.match import Match
from engine.play.match_file import match_text
from engine.scenarios.catalog import load_scenario
from engine.scenarios.projects import new_project
from tests.workbench.answers import answering, button, file_dialog
from tests.workbench.played import HastyEngine
from workbench.language.holding import holding_of
from workbench.play.archive.keeping import read_table


def test_a_variant_as_it_is_has_its_title_alone():
    """Nothing is said where nothing was changed."""
    assert holding_of(load_scenario("classic")).short == "Classic"


def test_a_change_is_named_with_its_value_and_that_it_is_not_saved():
    """In the words of the rules editor."""
    held = holding_of(load_scenario("classic", {"oracle_value": 6}))
    assert held.short == "Classic, 1 change: oracle value 6, unsaved"
    assert held.first == ("parameters", "oracle_value")


def test_of_many_changes_the_first_are_named():
    """The tooltip has all of them."""
    held = holding_of(load_scenario("classic", {"oracle_value": 6, "rounds": 8, "oracles": 5}))
    assert held.short == "Classic, 3 changes: rounds 8, oracles 5, …, unsaved"
    assert held.whole == "Classic, 3 changes: rounds 8, oracles 5, oracle value 6, unsaved"


def test_a_saved_variant_is_called_by_the_title_of_its_own(tmp_path, monkeypatch):
    """What it changes in its parent says nothing of what it may be compared with."""
    monkeypatch.chdir(tmp_path)
    project = new_project(tmp_path / "mine", "Mine", "classic")
    path = next((project.folder / "variants").glob("*/classic.toml")).with_name("dear.toml")
    path.write_text(
        f'format = 1\ngame = "{path.parent.name}"\ntitle = "Dear"\nextends = "classic"\n'
        "[parameters]\nrounds = 8\n"
    )
    held = holding_of(load_scenario(str(path)))
    assert (held.short, held.whole) == ("Dear", "Dear, 1 change to Classic: rounds 8")
    assert held.first == ("parameters", "rounds")
    tried = holding_of(load_scenario(str(path), {"oracle_value": 6}))
    assert tried.short == "Dear, 1 change: oracle value 6, unsaved"
    assert tried.whole == "Dear, 2 changes to Classic: rounds 8, oracle value 6, unsaved"
    assert tried.first == ("parameters", "oracle_value")


@pytest.fixture
def edited(open_window, tmp_path, monkeypatch):
    """A window in which a rule of a project's variant was changed and not saved."""
    monkeypatch.chdir(tmp_path)
    project = new_project(tmp_path / "mine", "Mine", "classic")
    window = open_window(HastyEngine())
    window.filing.projects.use_project(project.folder)
    document = window.filing.open(next((project.folder / "variants").glob("*/classic.toml")))
    document.do("Oracle value", {("parameters", "oracle_value"): 6})
    return window


def test_table_and_lab_name_what_they_hold(edited, qtbot):
    """F5 puts the change on the table and into the lab; saving it takes "unsaved" away."""
    edited.acts["play_this"].trigger()
    held = "Classic, 1 change: oracle value 6, unsaved"
    qtbot.waitUntil(lambda: edited.play.bar.holding.accessibleName().endswith(held))
    assert edited.lab.head.text() == held
    scenario = edited.engine.scenario_of(edited.design.document, edited.filing.shelf.documents)
    whole = edited.engine.holding_of(scenario).whole
    assert "1 change to the sample: oracle value 6" in whole
    edited.use_mode("design")
    edited.acts["save"].trigger()
    qtbot.waitUntil(lambda: edited.lab.head.text() == "Classic, 1 change: oracle value 6")


def test_the_lab_holds_a_variant_that_was_saved_as_another_file(edited, qtbot, tmp_path):
    """By the name of that file, so that the next day it is as its files are."""
    edited.acts["play_this"].trigger()
    qtbot.waitUntil(lambda: edited.lab.head.text().endswith(", unsaved"))
    with answering(file_dialog(edited.design.document.path.with_name("dear.toml"))):
        assert edited.filing.save_as(edited.design.document)
    edited.naming.settle()  # as when the window is closed at once
    assert edited.in_lab.source.endswith("/dear")
    assert not edited.in_lab.held
    assert "as its files" not in edited.lab.head.text()


def test_a_match_taken_up_again_is_of_the_open_documents(edited, tmp_path):
    """After a crash its change is in the recovered document, so it is called unsaved."""
    scenario = edited.engine.scenario_of(edited.design.document, edited.filing.shelf.documents)
    path = tmp_path / "kept.match"
    path.write_text(match_text(Match(scenario, 1, ("greedy",) * scenario.seats)), encoding="utf-8")
    taken = read_table(path, edited.filing.project.folder).match.scenario
    assert taken.digest == scenario.digest
    documents = edited.engine.documents_of(taken, edited.filing.shelf.documents)
    assert documents == [edited.design.document]
    assert edited.engine.holding_of(taken, documents).short.endswith(", unsaved")


@pytest.mark.parametrize("mode", ["play", "lab"])
def test_what_is_played_is_saved_where_it_is_played(edited, mode):
    """Ctrl+S at the table and in the lab writes the document that they hold; the title has a mark."""
    (document,) = edited.filing.shelf.documents
    assert edited.isWindowModified()
    edited.acts["play_this"].trigger()
    edited.use_mode(mode)
    assert edited.isWindowModified()
    assert edited.windowTitle().startswith("Classic[*]")
    assert edited.acts["save"].isEnabled()
    edited.acts["save"].trigger()
    assert "oracle_value = 6" in document.path.read_text()
    assert not edited.acts["save"].isEnabled()
    assert not edited.isWindowModified()


def test_a_board_and_a_variant_that_are_played_are_saved_together(edited):
    """All documents that the scenario on the table was made of, and no other one."""
    folder = edited.filing.project.folder
    board = edited.filing.open(next((folder / "boards").glob("*/*.toml")))
    board.do("Note", {("note",): "Mine"})
    edited.acts["play_this"].trigger()
    edited.acts["save"].trigger()
    assert not edited.filing.shelf.dirty


def test_what_is_edited_later_marks_the_design_desk_alone(edited, qtbot):
    """The table holds what its files hold; the edit that came after it is of the desk."""
    edited.acts["save"].trigger()
    edited.acts["play_this"].trigger()
    edited.use_mode("design")
    edited.design.document.do("Oracle value", {("parameters", "oracle_value"): 5})
    assert edited.isWindowModified()
    edited.use_mode("play")
    qtbot.waitUntil(lambda: not edited.isWindowModified())
    edited.acts["play_this"].trigger()
    edited.use_mode("design")
    edited.acts["play_this"].trigger()
    qtbot.wait(250)
    assert edited.isWindowModified()


def test_what_was_discarded_is_not_called_unsaved(edited, qtbot):
    """No document holds it any more: there is nothing to save, and the table says so."""
    edited.acts["play_this"].trigger()
    edited.use_mode("design")
    with answering(button(QMessageBox.StandardButton.Discard)):
        edited.acts["close_tab"].trigger()
    edited.use_mode("play")
    held = "Classic, 1 change: oracle value 6, not as its files are now"
    qtbot.waitUntil(lambda: edited.play.bar.holding.accessibleName().endswith(held))
    assert not edited.acts["save"].isEnabled()
    assert not edited.isWindowModified()


def test_a_click_on_the_name_leads_to_the_change(edited, qtbot):
    """The rules editor opens at the parameter."""
    edited.acts["play_this"].trigger()
    edited.play.bar.holding.click()
    assert edited.mode == "design"
    assert edited.design.desk.form.here == "oracle_value"


def test_shift_f5_leaves_the_table_alone(edited, qtbot):
    """Only the lab takes what is being edited."""
    before = edited.play.scenario
    edited.acts["simulate_this"].trigger()
    assert edited.mode == "lab"
    assert edited.play.scenario is before
    qtbot.waitUntil(lambda: "oracle value 6" in edited.lab.head.text())


def test_the_lab_takes_what_is_being_edited(edited, qtbot):
    """Whoever changes a rule and presses Lab asks about that, and not about what was there before."""
    edited.use_mode("lab")
    qtbot.waitUntil(lambda: "oracle value 6" in edited.lab.head.text())
    assert not edited.lab.other.isVisible()
    edited.use_mode("design")
    edited.design.document.undo()
    edited.use_mode("lab")
    qtbot.waitUntil(lambda: edited.lab.head.text() == "Classic")


def test_the_lab_takes_what_is_played_if_that_is_being_edited(edited, qtbot):
    """Who plays a change and goes on to the lab asks about the change."""
    edited.acts["play_this"].trigger()
    edited.use_mode("lab")
    qtbot.waitUntil(lambda: "oracle value 6" in edited.lab.head.text())


def test_the_lab_offers_what_is_being_edited_to_who_comes_from_another_game(edited, qtbot):
    """The table holds something else, so that nobody knows which of the two is meant."""
    edited.use_mode("play")
    edited.use_mode("lab")
    offered = "Take what is in Design: Classic, 1 change: oracle value 6, unsaved"
    qtbot.waitUntil(lambda: edited.lab.other.accessibleName() == offered)
    assert edited.lab.other.isVisible()
    assert edited.lab.head.text() == "Classic"
    edited.lab.other.click()
    qtbot.waitUntil(lambda: "oracle value 6" in edited.lab.head.text())
    qtbot.waitUntil(lambda: not edited.lab.other.isVisible())


def test_the_lab_offers_nothing_that_cannot_be_played(edited, qtbot):
    """A faulty value is told where it stands."""
    edited.design.document.do("Rounds", {("parameters", "rounds"): -7})
    edited.use_mode("lab")
    qtbot.wait(300)
    assert not edited.lab.other.isVisible()


def test_a_folder_that_is_gone_while_the_lab_is_in_front_is_no_mistake(edited, tmp_path):
    """Names are looked up again whenever files change."""
    edited.use_mode("play")
    edited.use_mode("lab")
    (tmp_path / "mine").rename(tmp_path / "elsewhere")
    edited.naming.name_all()
    (tmp_path / "elsewhere").rename(tmp_path / "mine")
    edited.naming.name_all()
    assert edited.lab.other.isVisible()


def test_what_was_saved_since_can_be_typed(edited, qtbot):
    """The lab holds the file then, though it was taken before saving."""
    edited.acts["simulate_this"].trigger()
    assert edited.in_lab.held
    edited.use_mode("design")
    edited.acts["save"].trigger()
    qtbot.waitUntil(lambda: not edited.in_lab.held)
    assert edited.in_lab.parameters["oracle_value"] == 6
    qtbot.waitUntil(lambda: edited.lab.head.text() == "Classic, 1 change: oracle value 6")


def test_a_click_on_what_has_no_file_yet_leads_to_it(edited, qtbot, monkeypatch):
    """A proposal that was taken over is a document that nobody has saved."""
    monkeypatch.setattr(edited.lab, "confirm", lambda _values: None)
    edited.acts["simulate_this"].trigger()
    edited.lab.apply_wanted.emit(edited.in_lab, {"rounds": 3}, {})
    qtbot.waitUntil(lambda: edited.in_lab.parameters["rounds"] == 3)
    taken = edited.design.document
    edited.filing.open_mentioned("variant", load_scenario("classic").source)
    edited.use_mode("lab")
    edited.lab.head.click()
    assert edited.mode == "design"
    assert edited.design.document is taken
    assert edited.problems == []


def test_a_batch_is_named_like_what_it_plays(edited, qtbot):
    """Also in the list of runs."""
    edited.acts["simulate_this"].trigger()
    qtbot.waitUntil(lambda: "oracle value 6" in edited.lab.head.text())
    edited.lab.batch.start()
    qtbot.waitUntil(lambda: not edited.lab.batch.running)
    assert edited.lab.batch.plan.title == "Classic, 1 change: oracle value 6, unsaved"
