"""A project folder that is deleted, renamed, emptied or unmounted while its window is open."""

from __future__ import annotations

import json
import os
import shutil

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox

from engine.play.match_reading import read_match
from engine.records.record import PERSON
from engine.scenarios.projects import new_project, open_project
from tests.workbench.answers import answering, button, file_dialog, told
from tests.workbench.played import HastyEngine, StoringEngine
from workbench.comeback import come_back
from workbench.dialogs.unsaved import what_is_unsaved
from workbench.jobs import queue
from workbench.lab.question_bar import NOTES
from workbench.session import read_session

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows keeps a folder that is in use")


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("OIKIST_RUNS", raising=False)
    return new_project(tmp_path / "mine", "Mine", "classic", everything=True).folder


@pytest.fixture
def window(open_window, folder):
    window = open_window(StoringEngine())
    window.filing.shelf.watcher._glancing.setInterval(50)
    assert window.filing.projects.use_project(folder)
    window.keep_session()  # which writes into the project whatever changes
    return window


@pytest.fixture
def board(window, folder):
    return window.filing.open(next((folder / "boards").glob("*/ring.toml")))


def deleted(folder):
    shutil.rmtree(folder)


def renamed(folder):
    folder.rename(folder.with_name("elsewhere"))


def emptied(folder):
    """What is left of a drive's folder when the drive is unmounted."""
    renamed(folder)
    folder.mkdir()


def put_back(folder):
    if folder.exists():
        folder.rmdir()
    folder.with_name("elsewhere").rename(folder)


def lose(window, qtbot, folder, how=renamed):
    """The folder goes, and the window has noticed."""
    how(folder)
    qtbot.waitUntil(lambda: "is gone" in window.banner.text.text(), timeout=5000)
    shelf = window.filing.shelf
    inside = [one for one in shelf.documents if one.path and one.path.is_relative_to(folder)]
    qtbot.waitUntil(lambda: all(one.dirty for one in inside), timeout=5000)


def offered(banner):
    return {one.text(): one for one in banner.buttons}


def tab_says(window, document):
    tab = window.design.tab_of(document)
    return "" if tab.banner.isHidden() else tab._said.text()


@pytest.mark.parametrize("how", [deleted, renamed, emptied])
def test_a_lost_folder_is_told_in_every_mode_until_it_is_dismissed(
    window, board, qtbot, folder, how
):
    """Where it was, what is safe and what can be done; it does not come again by itself."""
    lose(window, qtbot, folder, how)
    said = window.banner.text.text()
    assert str(folder) in said
    assert "Everything open is still in memory" in said
    assert list(offered(window.banner)) == ["Save all again", "Save as…", "Dismiss"]
    for mode in ("play", "lab", "design"):
        window.use_mode(mode)
        assert window.banner.isVisible()
    offered(window.banner)["Dismiss"].click()
    window.filing.shelf.watcher.look()
    qtbot.wait(200)
    assert not window.banner.isVisible()
    assert "The file is gone" in tab_says(window, board)


@pytest.mark.parametrize("how", [renamed, emptied])
def test_a_folder_that_is_put_back_is_as_if_nothing_had_been(window, board, qtbot, folder, how):
    """The message goes, nothing is unsaved, nothing is asked; edits made meanwhile stay edits."""
    other = window.filing.open(next(board.path.parent.glob("strip.toml")))
    lose(window, qtbot, folder, how)
    other.do("Meanwhile", {("title",): "Meanwhile"})
    put_back(folder)
    qtbot.waitUntil(lambda: not window.banner.isVisible(), timeout=5000)
    qtbot.waitUntil(lambda: not board.dirty, timeout=5000)
    qtbot.waitUntil(lambda: tab_says(window, other) == "", timeout=5000)
    assert tab_says(window, board) == ""
    assert other.dirty
    window.acts["save_all"].trigger()
    assert 'title = "Meanwhile"' in other.path.read_text()
    lose(window, qtbot, folder)  # once more: it is told again
    put_back(folder)


def test_another_content_that_is_put_back_is_asked_about(window, board, qtbot, folder):
    """A folder from a backup may hold older files."""
    lose(window, qtbot, folder)
    elsewhere = folder.with_name("elsewhere") / board.path.relative_to(folder)
    elsewhere.write_text(elsewhere.read_text() + "\n# theirs\n")
    put_back(folder)
    qtbot.waitUntil(lambda: "Another program" in tab_says(window, board), timeout=5000)
    assert board.dirty


def test_nothing_but_saving_makes_the_folder_again(window, board, qtbot, folder):
    """Neither the session, nor a form of the lab, nor a move, nor a dialog that is cancelled."""
    window.use_mode("lab")
    window.use_mode("play")
    play_a_move(window)
    lose(window, qtbot, folder, deleted)
    window.lab.batch.form.games.setValue(77)
    play_a_move(window)
    window.use_mode("design")
    with answering((QFileDialog, lambda dialog: dialog.reject())):
        offered(window.banner)["Save as…"].click()
    qtbot.wait(1200)  # the session is written every second
    assert not folder.exists()
    assert window.banner.isVisible()


def play_a_move(window):
    """A person moves, so that the match is kept."""
    match = window.play.table.match
    match.play(match.legal_codes()[0], PERSON)


@pytest.mark.parametrize("how", [deleted, emptied])
def test_saving_makes_the_folder_again(window, board, qtbot, folder, how):
    """With the title of the project, so that it opens as the same the next time."""
    other = window.filing.open(next(board.path.parent.glob("strip.toml")))
    board.do("Title", {("title",): "Rescued"})
    lose(window, qtbot, folder, how)
    with answering():
        window.acts["save"].trigger()  # of the one in front
    assert other.path.is_file()
    qtbot.waitUntil((folder / ".oikist" / "session.json").is_file, timeout=5000)
    assert not window.banner.isVisible()
    assert open_project(folder).title == "Mine"
    assert "The file is gone" in tab_says(window, board)
    with answering():
        window.acts["save_all"].trigger()
    assert 'title = "Rescued"' in board.path.read_text()
    assert tab_says(window, board) == ""


def test_save_as_writes_elsewhere(window, board, qtbot, folder, tmp_path):
    """The lost folder stays lost."""
    lose(window, qtbot, folder, deleted)
    with answering(file_dialog(tmp_path / "rescued.toml")):
        offered(window.banner)["Save as…"].click()
    assert board.path == tmp_path / "rescued.toml"
    assert not folder.exists()
    assert "Save all again" not in offered(window.banner)


def test_where_the_folder_cannot_be_made_one_sentence_tells(window, board, qtbot, folder):
    """Such as a drive whose place belongs to somebody else; what is open stays."""
    lose(window, qtbot, folder, deleted)
    folder.write_text("a file in its place")
    said = []
    with answering(told(said)):
        window.acts["save"].trigger()
    assert "cannot be written" in said[0]
    assert "nothing is lost" in said[0]
    assert board.dirty
    folder.unlink()


def test_a_match_goes_on_in_another_file(window, qtbot, folder, tmp_path):
    """What was written to a file that is gone would be lost with it."""
    keeper = window.play.parts.memory.keeper
    play_a_move(window)
    assert keeper.path.parent == folder / "matches"
    lose(window, qtbot, folder, deleted)
    play_a_move(window)
    assert keeper.path.parent == tmp_path / "state" / "matches"
    window.play.table.match.listener = None  # nothing more is written
    assert len(read_match(keeper.path, window.play.scenario).line()) == 2


def test_the_window_comes_back_without_its_project(
    open_window, window, board, qtbot, folder, tmp_path
):
    """Quitting asks what to save; the next start says in one place that the project is not there."""
    lose(window, qtbot, folder, deleted)
    assert what_is_unsaved(board) == "Ring around a sea: its file is gone"
    with answering(button(QMessageBox.StandardButton.Discard)):
        window.close()
    assert not folder.exists()
    session = read_session(tmp_path / "state")
    assert session.project == str(folder)
    again = open_window(HastyEngine())
    come_back(again, session)
    assert str(folder) in again.banner.text.text()
    new_project(folder, "Mine", "classic")
    offered(again.banner)["Open it again"].click()
    assert again.filing.project.folder == folder
    assert not again.banner.isVisible()


def test_quitting_with_save_writes_what_is_open(window, board, qtbot, folder):
    """As an editor would, into the folder where it was."""
    lose(window, qtbot, folder, deleted)
    with answering(button(QMessageBox.StandardButton.Save)):
        window.close()
    assert board.path.is_file()


def test_the_lab_tells_that_the_folder_is_gone(window, qtbot, folder):
    """List of runs, batch, question, notebook: a sentence each, in words for people, no folder."""
    lose(window, qtbot, folder, deleted)
    window.use_mode("lab")
    lab, gone = window.lab, f"The folder {folder} is gone, and the runs in it."
    lab.runs.refresh()
    qtbot.waitUntil(lambda: gone in lab.runs.said.text(), timeout=5000)
    assert not lab.runs.aside.isVisible()
    lab.batch.start()
    qtbot.waitUntil(lambda: not lab.batch.running, timeout=20_000)
    assert gone in lab.batch.said.text()
    lab.choose("fair")
    job = lab.desk.ask.ask({"games": 20})
    qtbot.waitUntil(lambda: job.state == queue.FAILED, timeout=20_000)
    assert job.problem.startswith(gone)
    lab.choose(NOTES)
    qtbot.waitUntil(lambda: gone in lab.desk.notebook.said.text(), timeout=5000)
    assert not folder.exists()


def test_f5_plays_what_is_open_or_says_why_not(window, qtbot, folder):
    """Names are looked up among the samples then; nothing falls over."""
    variant = window.filing.open(next((folder / "variants").glob("*/classic.toml")))
    variant.do("Note", {("note",): "Meanwhile"})
    lose(window, qtbot, folder, deleted)
    window.design.show_document(variant)
    window.acts["play_this"].trigger()
    assert window.mode == "play" or window.problems


def test_the_program_goes_on_where_it_was_started_in_that_folder(
    window, board, qtbot, folder, monkeypatch
):
    """The current folder is gone then, too."""
    monkeypatch.chdir(folder)
    lose(window, qtbot, folder, deleted)
    window.use_mode("design")
    window.naming.name_all()
    window.filing.projects.list_files()
    with answering():
        window.acts["save"].trigger()
    assert board.path.is_file()
    monkeypatch.chdir(folder.parent)


def test_questions_that_were_asked_meanwhile_are_written_down_later(window, qtbot, folder):
    """They wait in memory; nothing is written while there is no folder."""
    lose(window, qtbot, folder)
    window.lab.jobs._file = folder / ".oikist" / "asked.json"
    window.lab.jobs.keep()
    assert not folder.exists()
    put_back(folder)
    kept = folder / ".oikist" / "asked.json"
    qtbot.waitUntil(kept.exists, timeout=5000)
    assert json.loads(kept.read_text()) == {"asked": []}
