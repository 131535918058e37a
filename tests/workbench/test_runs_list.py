"""The lab's list of stored runs, what the form remembers, and the batch in the status bar."""

from __future__ import annotations

import subprocess
import sys
import time
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from engine.runs.plan import RunPlan, Side
from engine.runs.store import open_store
from tests.workbench.answers import answering, button, labelled
from tests.workbench.played import STYLES, HastyEngine, chunk_of
from workbench.jobs.contract import BatchPlan, StoredBatch, StoredRun
from workbench.jobs.engine import OikistEngine
from workbench.jobs.job import Job
from workbench.jobs.stored import PURPOSE
from workbench.panels.batch import BatchPanel
from workbench.panels.runs import RunsList

HALF = StoredRun(
    1, "Classic, oracle value 6", ("greedy",), 500, 250, 7, "2031-05-01T18:30:00", False, True
)
WHOLE = replace(HALF, number=2, title="Classic", stored=500, done=True)
COMPARED = replace(HALF, number=3, title="Classic, Duel", bots=("greedy",) * 2, single=False)


@pytest.fixture
def lab(open_window, qtbot):
    """A lab of a window whose file holds three runs."""
    engine = HastyEngine()
    engine.runs = [HALF, WHOLE, COMPARED]
    plan = BatchPlan(("greedy",), 500, 7, HALF.title, None, HALF.number)
    chunk = chunk_of(np.random.default_rng(1), 250)
    engine.stored = StoredBatch(plan, STYLES, chunk, done=False)
    window = open_window(engine)
    window.use_mode("lab")
    qtbot.waitUntil(lambda: len(window.lab.runs.runs) == 3)
    return window.lab


def choose(lab, number):
    """Choose a run by its number."""
    lab.runs.list.setCurrentRow([run.number for run in lab.runs.runs].index(number))


def test_a_run_that_a_question_ended_is_whole_and_says_that_it_was_looked_at(lab, qtbot):
    """It needed fewer games than it might have played, and its answer has wider intervals."""
    stored = lab._engine.stored
    lab.batch._show_stored(replace(stored, done=True, looked=True))
    assert lab.batch.progress.value() == lab.batch.progress.maximum() == lab.batch.tally.played
    assert "looked at on the way" in lab.batch.said.text()
    lab.batch._show_stored(stored)
    assert lab.batch.progress.value() < lab.batch.progress.maximum()
    assert "looked at" not in lab.batch.said.text()


def test_a_run_of_a_command_is_listed_when_the_lab_is_seen_again(lab, qtbot):
    """Nobody has to start the program anew; what was chosen stays chosen."""
    lab.runs.list.selectAll()
    lab.hide()
    lab.show()
    qtbot.waitUntil(lambda: not lab.runs._reading.running)
    assert len(lab.runs.all_chosen()) == 3
    lab.hide()
    lab._engine.runs = [HALF, WHOLE, COMPARED, replace(WHOLE, number=4)]
    lab.show()
    qtbot.waitUntil(lambda: [run.number for run in lab.runs.runs] == [4, 3, 2, 1])


def test_runs_are_listed_newest_first_with_what_was_played(lab):
    """Name, games, state: enough to find the one that is meant."""
    texts = [lab.runs.list.item(row).text() for row in range(3)]
    assert [text.split("\n")[0] for text in texts] == [
        "Run 3 · Classic, Duel",
        "Run 2 · Classic",
        "Run 1 · Classic, oracle value 6",
    ]
    assert "500 games · done" in texts[1]
    assert "250 of 500 games · stopped" in texts[2]


@pytest.mark.parametrize(
    ("number", "on"),
    [(1, (True, True, True)), (2, (True, False, True)), (3, (False, False, True))],
)
def test_only_what_makes_sense_can_be_done(lab, number, on):
    """A run that is done is not gone on with; a comparison is for the command line."""
    choose(lab, number)
    runs = lab.runs
    assert tuple(one.isEnabled() for one in (runs.open, runs.go_on, runs.delete)) == on


def test_a_stored_run_is_shown_again(lab, qtbot):
    """Enter shows its games; its name stands above them."""
    choose(lab, 1)
    QTest.keyClick(lab.runs.list, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: lab.batch.plan is not None and lab.batch.plan.number == 1)
    assert "oracle value 6" in lab.batch.shown.text()
    assert lab.batch.tally.played == 250


def test_a_stored_run_goes_on(lab, qtbot):
    """One click reads it and plays what is missing; the list is off meanwhile."""
    choose(lab, 1)
    seen = []
    lab.batch.running_changed.connect(lambda on: seen.append((on, lab.runs.delete.isEnabled())))
    lab.runs.go_on.click()
    qtbot.waitUntil(lambda: [on for on, _ in seen] == [True, False])
    assert seen[0] == (True, False)
    assert lab.batch.plan.number == 1
    qtbot.waitUntil(lab.runs.delete.isEnabled)


def test_no_other_run_is_chosen_while_a_new_batch_is_shown(lab, qtbot):
    """What is chosen is what is shown: nothing, until the batch is listed."""
    choose(lab, 1)
    seen = []
    lab.batch.running_changed.connect(lambda on: seen.append((on, lab.runs.chosen())))
    lab.batch.start()
    qtbot.waitUntil(lambda: [on for on, _ in seen] == [True, False])
    assert seen[0] == (True, None)
    qtbot.waitUntil(lambda: lab.runs.list.currentRow() == 0)


def test_the_run_that_goes_on_stays_chosen(lab, qtbot):
    """Also where it was shown, and another one chosen, before it went on."""
    choose(lab, 1)
    lab.runs.open.click()
    qtbot.waitUntil(lambda: lab.batch.plan is not None and lab.batch.tally.played == 250)
    choose(lab, 2)
    seen = []
    lab.batch.running_changed.connect(lambda on: seen.append((on, lab.runs.chosen())))
    lab.batch.resume()
    qtbot.waitUntil(lambda: [on for on, _ in seen] == [True, False])
    assert seen[0] == (True, HALF)


@pytest.fixture
def slow(lab, qtbot):
    """The lab, with time for a click while a batch runs; it has the keyboard."""
    lab.window().activateWindow()
    qtbot.waitUntil(lab.window().isActiveWindow)
    lab.batch._engine.pause = 0.02
    lab.batch.form.games.setValue(20_000)
    return lab


def press(qtbot, pressed):
    """Press a button as a person does: it takes the keyboard."""
    qtbot.mouseClick(pressed, Qt.MouseButton.LeftButton)


def at_rest(lab):
    """No batch runs, and the list tells how it ended."""
    return not lab.batch.running and lab.runs.list.isEnabled() and not lab.runs._reading.running


def test_a_run_that_is_stopped_is_the_chosen_one(slow, qtbot):
    """Stop with the mouse: Delete asks about the run in sight, and the keyboard stays at the button."""
    button_of_batch = slow.batch.run_button
    press(qtbot, button_of_batch)
    qtbot.waitUntil(lambda: slow.batch.tally.played >= 250)
    press(qtbot, button_of_batch)
    assert button_of_batch.hasFocus()
    qtbot.waitUntil(lambda: at_rest(slow))
    assert slow.batch.plan.number == 4
    assert slow.runs.chosen().number == 4
    assert button_of_batch.hasFocus()


def test_a_second_press_on_stop_begins_nothing(slow, qtbot):
    """The button says that the batch is ending, and waits for it."""
    press(qtbot, slow.batch.run_button)
    qtbot.waitUntil(lambda: slow.batch.plan.number == 4)  # else nothing is begun at all
    said = []
    slow.batch.counted.connect(lambda: said.append(slow.batch.run_button.text()))
    press(qtbot, slow.batch.run_button)
    press(qtbot, slow.batch.run_button)
    qtbot.waitUntil(lambda: at_rest(slow))
    assert set(said) == {"Stopping…"}
    assert slow.batch.run_button.text() == "Run batch"
    assert [run.number for run in slow.runs.runs] == [4, 3, 2, 1]


def test_the_run_in_sight_is_chosen_when_the_lab_opens(lab, qtbot):
    """The file's newest run is a comparison, which the lab does not show."""
    qtbot.waitUntil(lambda: lab.batch.plan is not None)
    assert lab.runs.chosen().number == lab.batch.plan.number == 1


@pytest.mark.parametrize("own", [True, False])
def test_a_run_that_goes_on_keeps_choice_and_keyboard(slow, qtbot, own):
    """With the button above the figures as with that of the list; it ends as the chosen one."""
    engine = slow.batch._engine
    engine.stored = replace(engine.stored, plan=replace(engine.stored.plan, games=20_000))
    choose(slow, 1)
    press(qtbot, slow.runs.open)
    qtbot.waitUntil(lambda: not slow.batch._reading.running and slow.batch.go_on.isVisible())
    press(qtbot, slow.batch.go_on if own else slow.runs.go_on)
    qtbot.waitUntil(lambda: slow.batch.running)
    assert slow.batch.run_button.hasFocus()
    press(qtbot, slow.batch.run_button)
    qtbot.waitUntil(lambda: at_rest(slow))
    assert slow.runs.chosen().number == slow.batch.plan.number == 1


@pytest.mark.parametrize(("gone", "left"), [(1, 3), (2, 1)])
def test_after_deleting_the_run_in_sight_is_chosen(lab, qtbot, gone, left):
    """Another one than that in sight goes alone; else what is shown next is chosen."""
    qtbot.waitUntil(lambda: lab.batch.plan is not None)
    lab.batch._engine.stored = replace(
        lab.batch._engine.stored, plan=replace(lab.batch.plan, number=left)
    )
    choose(lab, gone)
    with answering(labelled("Delete")):
        lab.runs.delete.click()
    qtbot.waitUntil(lambda: len(lab.runs.runs) == 2 and lab.batch.plan is not None)
    qtbot.waitUntil(lambda: lab.runs.chosen().number == lab.batch.plan.number == left)


def test_a_run_that_goes_on_is_not_called_stopped(slow, qtbot):
    """Its line says that it is running; how far it is stands above the figures."""
    choose(slow, 1)
    plan = replace(slow.batch.plan, games=20_000)
    slow.batch.go_on_with(plan)
    said = slow.runs.list.item(2).text(), slow.runs.list.item(2).toolTip()
    slow.batch.stop()  # a window with a batch would ask before it closes
    assert all("running" in one and "stopped" not in one for one in said)
    qtbot.waitUntil(lambda: "stopped" in slow.runs.list.item(2).text())


def test_a_batch_that_starts_is_not_called_missing(slow, qtbot):
    """Stop is showing: nobody is asked to press Run batch."""
    slow.batch.start()
    seen = slow.batch.stack.currentIndex(), slow.batch.empty.isHidden()
    slow.batch.stop()  # a window with a batch would ask before it closes
    assert seen == (0, True)


def test_the_pace_of_a_run_that_goes_on_is_that_of_its_new_games(lab, qtbot):
    """What was stored before took no time today: at most 250 games in 0.1 s are played."""
    engine = lab.batch._engine
    engine.pause = 0.1
    plan = replace(engine.stored.plan, games=1_000_000)
    stored = chunk_of(np.random.default_rng(1), 100_000)
    engine.stored = replace(engine.stored, plan=plan, chunk=stored)
    rates = []
    lab.batch.counted.connect(lambda: rates.append(lab.batch._rate()))
    lab.batch.go_on_with(plan)
    qtbot.waitUntil(lambda: lab.batch.tally.played > 101_000)
    lab.batch.stop()
    assert 0 < max(rates) <= 2_500
    assert lab.batch.tally.played < 110_000
    assert "Stopped" in lab.batch.said.text()


def test_an_empty_list_tells_where_runs_are(open_window, qtbot):
    """That of another project is elsewhere; a batch that runs is not "no runs yet"."""
    window = open_window(HastyEngine(pause=0.02))
    window.use_mode("lab")
    qtbot.waitUntil(lambda: "each project has a list of its own" in window.lab.runs.said.text())
    window.lab.batch.form.games.setValue(1_000_000)
    window.lab.batch.start()
    assert window.lab.runs.said.text().startswith("The batch that is running is listed here")
    window.lab.batch.stop()


def test_a_run_is_deleted_after_a_question(lab, qtbot):
    """Cancel keeps it; the question names it and how many games are lost."""
    choose(lab, 2)
    with answering(button(QMessageBox.StandardButton.Cancel)):
        lab.runs.delete.click()
    assert len(lab.runs.runs) == 3
    with answering(labelled("Delete")) as asked:
        QTest.keyClick(lab.runs.list, Qt.Key.Key_Delete)
    assert asked == ["Delete a run"]
    qtbot.waitUntil(lambda: [run.number for run in lab.runs.runs] == [3, 1])


def test_the_form_is_as_it_was_left(open_window):
    """Games, seed and bots are there after a restart."""
    form = open_window().lab.batch.form
    form.games.setValue(32)
    form.seed.setValue(5)
    form.everyone.setCurrentIndex(form.everyone.findData("uniform"))
    again = open_window().lab.batch.form
    assert again.plan() == replace(form.plan())
    assert (again.games.value(), again.seed.value()) == (32, 5)


def test_bots_seat_by_seat_are_remembered(open_window):
    """Each seat has its bot again."""
    form = open_window().lab.batch.form
    form.everyone.setCurrentIndex(form.everyone.count() - 1)
    form.seats[2].setCurrentIndex(form.seats[2].findData("uniform"))
    again = open_window().lab.batch.form
    assert again.plan().bots == ("greedy", "greedy", "uniform", "greedy")


def test_a_batch_is_in_sight_outside_the_lab(open_window, qtbot):
    """The status bar says how far it is, and a click leads to it."""
    window = open_window(HastyEngine(pause=0.02))
    window.lab.batch.form.games.setValue(1_000_000)
    window.lab.batch.start()
    qtbot.waitUntil(lambda: "of 1,000,000 games" in window.batch_button.text())
    assert window.batch_button.isVisible()
    window.batch_button.click()
    assert window.mode == "lab"
    assert not window.batch_button.isVisible()
    window.use_mode("play")
    window.lab.batch.stop()
    qtbot.waitUntil(lambda: not window.batch_button.isVisible())


HOLD = "import duckdb, sys; c = duckdb.connect(sys.argv[1]); print('held', flush=True); input()"


@pytest.fixture
def held(tmp_path):
    """A file of runs with one run, which another process uses until it is told to end."""
    path = tmp_path / "runs.duckdb"
    with open_store(path) as store:
        store.start(RunPlan((Side("classic"),), (("uniform",),), 10, 1), PURPOSE)
    command = [sys.executable, "-c", HOLD, str(path)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen(command, **pipes) as other:
        assert other.stdout.readline() == "held\n"
        yield path, other
        if other.poll() is None:
            other.communicate("\n")


def test_runs_are_listed_once_another_oikist_lets_go_of_their_file(app, qtbot, held):
    """Until then the list says so, in words for people; nobody has to press anything."""
    path, other = held
    runs, batch = RunsList(OikistEngine()), BatchPanel(OikistEngine())
    for one in (runs, batch):
        qtbot.addWidget(one)
    runs.file = path
    runs.refresh()
    batch.show_last(path)
    qtbot.waitUntil(lambda: "Another Oikist" in runs.said.text())
    qtbot.waitUntil(lambda: "Another Oikist" in batch.said.text())
    assert batch.empty.isHidden()  # "No batch yet" is not known
    assert "--runs" not in runs.said.text() + batch.said.text()
    other.communicate("\n")
    qtbot.waitUntil(lambda: [run.number for run in runs.runs] == [1])
    qtbot.waitUntil(lambda: batch.plan is not None and batch.plan.number == 1)
    assert runs.stack.currentWidget() is runs.list
    assert "Another Oikist" not in batch.said.text()


def test_a_batch_that_waits_for_the_file_can_be_stopped(app, qtbot, held):
    """Nothing is begun, and no fault is told."""
    path, _ = held
    batch = BatchPanel(OikistEngine())
    qtbot.addWidget(batch)
    batch.go_on_with(BatchPlan(("uniform",), 10, 1, "", path, 1))
    qtbot.waitUntil(lambda: "Another Oikist" in batch.said.text())
    batch.toggle()
    qtbot.waitUntil(lambda: not batch.running)
    assert batch.said.text().startswith("Stopped: 0 games kept")


def test_nobody_waits_for_a_busy_file_at_the_end(app, qtbot, held):
    """A job that waits for the file ends at once when the program does."""
    path, _ = held
    runs = RunsList(OikistEngine())
    qtbot.addWidget(runs)
    runs.file = path
    runs.refresh()
    qtbot.waitUntil(lambda: "Another Oikist" in runs.said.text())
    began = time.monotonic()
    Job.finish_all()
    assert time.monotonic() - began < 0.5
