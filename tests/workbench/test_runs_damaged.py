"""A damaged file of runs: told where the lab tells of runs, and set aside by one press there."""

from __future__ import annotations

import random
from datetime import UTC, datetime

import pytest
from PySide6.QtWidgets import QLabel

from engine.errors import Fault
from engine.runs.store import open_store
from engine.runs.troubles import RunsError
from engine.scenarios.projects import new_project
from tests.workbench.played import StoringEngine
from workbench.jobs import queue
from workbench.lab.question_bar import NOTES, PLAY
from workbench.panels.aside import AsideButton


def cut(path):
    with open_store(path):
        pass
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


SPOILT = {
    "garbage": lambda path: path.write_bytes(b"no database at all" * 99),
    "empty": lambda path: path.write_bytes(b""),
    "cut": cut,
    "folder": lambda path: path.mkdir(),
}


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("OIKIST_RUNS", raising=False)
    return new_project(tmp_path / "mine", "Mine", "classic").folder


@pytest.fixture
def path(folder):
    return folder / "runs.duckdb"


@pytest.fixture
def damaged(path):
    SPOILT["garbage"](path)
    return path


@pytest.fixture
def lab(open_window, folder):
    """The lab of a window on a project; where its file is damaged, it is so already."""
    window = open_window(StoringEngine())
    assert window.filing.projects.use_project(folder)
    window.use_mode("lab")
    return window.lab


def name_for(path):
    day = datetime.now(UTC).astimezone().date().isoformat()
    return path.with_name(f"runs-damaged-{day}.duckdb")


def button_of(view):
    """The button below what a view of answers says; None for none in sight."""
    found = [one for one in view.findChildren(AsideButton) if not one.isHidden()]
    return found[-1] if found else None


@pytest.mark.parametrize("how", SPOILT)
def test_the_list_of_runs_sets_it_aside(path, open_window, folder, qtbot, how):
    """It says where the old file lies, for as long as nothing is listed, and keeps its bytes."""
    SPOILT[how](path)
    before = path.read_bytes() if path.is_file() else b""
    window = open_window(StoringEngine())
    assert window.filing.projects.use_project(folder)
    window.use_mode("lab")
    runs = window.lab.runs
    qtbot.waitUntil(runs.aside.isVisible, timeout=5000)
    assert "Set it aside in the lab" in runs.said.text()
    assert "--runs" not in runs.said.text()
    runs.aside.click()
    moved = name_for(path)
    qtbot.waitUntil(lambda: str(moved) in runs.said.text(), timeout=5000)
    qtbot.waitUntil(lambda: "No runs yet" in runs.said.text(), timeout=5000)
    assert str(moved) in runs.said.text()
    assert not runs.aside.isVisible()
    assert (moved.read_bytes() if moved.is_file() else b"") == before
    assert "cannot be read" not in window.lab.batch.said.text()


def test_a_question_tells_of_damage_and_sets_it_aside(damaged, lab, qtbot):
    """Where the answer would stand; then the same question goes on."""
    lab.choose("fair")
    job = lab.desk.ask.ask({"games": 20})
    qtbot.waitUntil(lambda: job.state == queue.FAILED, timeout=20_000)
    view = lab.desk.ask.view
    button = button_of(view)
    assert "cannot be read" in job.problem
    button.click()
    moved = name_for(damaged)
    qtbot.waitUntil(moved.is_file, timeout=5000)

    def told():
        return any(str(moved) in one.text() for one in view.findChildren(QLabel))

    qtbot.waitUntil(told, timeout=5000)
    assert button_of(view) is None
    lab.choose(PLAY)
    qtbot.waitUntil(lambda: "No runs yet" in lab.runs.said.text(), timeout=5000)


def test_the_notebook_sets_it_aside(damaged, lab, qtbot):
    """It reads the same file."""
    lab.choose(NOTES)
    notebook = lab.desk.notebook
    qtbot.waitUntil(notebook.aside.isVisible, timeout=5000)
    notebook.aside.click()
    qtbot.waitUntil(lambda: "No answers yet" in notebook.said.text(), timeout=5000)
    assert name_for(damaged).is_file()


def test_a_batch_that_meets_damage_leads_to_the_button(path, lab, qtbot):
    """The file was spoilt after it was listed."""
    qtbot.waitUntil(lambda: "No runs yet" in lab.runs.said.text(), timeout=5000)
    SPOILT["garbage"](path)
    lab.batch.start()
    qtbot.waitUntil(lambda: not lab.batch.running, timeout=20_000)
    assert "cannot be read" in lab.batch.said.text()
    qtbot.waitUntil(lab.runs.aside.isVisible, timeout=5000)


def test_a_damaged_journal_goes_alone(path, lab, qtbot):
    """The button says so; the runs of the file are listed again."""
    import duckdb

    with open_store(path):
        pass
    with duckdb.connect(str(path)) as other:
        other.execute("PRAGMA disable_checkpoint_on_shutdown")
        other.execute("CREATE TABLE more AS SELECT range FROM range(9999)")
    journal = path.with_name("runs.duckdb.wal")
    spoilt = bytearray(journal.read_bytes())
    at = len(spoilt) * 2 // 5
    spoilt[at : at + 9_000] = random.Random(1).randbytes(9_000)
    journal.write_bytes(spoilt)
    before = path.read_bytes()
    lab.runs.refresh()
    qtbot.waitUntil(lab.runs.aside.isVisible, timeout=5000)
    assert lab.runs.aside.text() == "Set the journal aside"
    lab.runs.aside.click()
    qtbot.waitUntil(lambda: "No runs yet" in lab.runs.said.text(), timeout=5000)
    assert not journal.exists()
    assert name_for(path).with_suffix(".duckdb.wal").exists()
    assert path.read_bytes() == before


def test_where_it_cannot_be_set_aside_one_sentence_tells(damaged, lab, qtbot, monkeypatch):
    """A folder that may only be read; the button stays for another try."""

    def refused(path, _day, *, journal):
        what, remedy = "the file cannot be set aside (Permission denied)", "nothing was changed"
        raise RunsError(Fault(str(path), "", what, remedy))

    qtbot.waitUntil(lab.runs.aside.isVisible, timeout=5000)
    monkeypatch.setattr("engine.runs.aside.set_aside", refused)
    lab.runs.aside.click()
    qtbot.waitUntil(lambda: "Permission denied" in lab.runs.said.text(), timeout=5000)
    assert lab.runs.said.text().count("\n") == 0
    assert lab.runs.aside.isEnabled()
    assert damaged.is_file()
