"""The queue of questions: one at a time, held, stopped, discarded, and there again after a restart."""

from __future__ import annotations

import itertools
import shlex
import threading
import time
from dataclasses import replace
from math import nan

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox

from engine.asking.answers import Noted
from engine.asking.asked import Answer, Asked, Progress
from engine.asking.compare import command
from engine.asking.fair import confirming_seed
from engine.asking.questions import KEYS
from engine.errors import Fault, OikistError
from engine.folders import variants_folder
from engine.reports.page import MORE, Page, Section, Step, Verdict
from engine.rng import fresh_seed
from engine.runs.troubles import RunsDamagedError
from engine.scenarios.catalog import load_scenario
from engine.tuning.arms import arms_from
from tests.workbench.answers import answering, button, labelled
from tests.workbench.charts.samples import intervals
from tests.workbench.played import AskedEngine, HastyEngine
from workbench.jobs import queue
from workbench.jobs.contract import BatchPlan
from workbench.jobs.described import described
from workbench.jobs.queue import LabJob, LabJobs
from workbench.lab.answer_view import AnswerView
from workbench.lab.asking_desk import AskingDesk
from workbench.lab.jobs_list import JobRow, JobsList
from workbench.lab.question_bar import NOTES, PLAY
from workbench.lab.reporting import Reporting

OWN = load_scenario("classic").source


@pytest.fixture
def engine(app):
    return AskedEngine()


@pytest.fixture
def jobs(engine, tmp_path):
    found = LabJobs(engine)
    found.use_files(tmp_path / "asked.json", None)
    yield found
    engine.go.set()
    found.stop_all()


def asked(title, question="fair"):
    """A question about classic."""
    return Asked(question, load_scenario("classic"), title, {"games": 300})


def test_questions_are_answered_one_after_another(qtbot, jobs, engine):
    """In the order of asking; the second begins when the first has its answer."""
    engine.go.clear()
    first, second = jobs.ask(asked("first")), jobs.ask(asked("second"))
    assert (first.state, second.state) == (queue.RUNNING, queue.WAITING)
    engine.go.set()
    qtbot.waitUntil(lambda: second.state == queue.DONE, timeout=5000)
    assert engine.asked == ["first", "second"]
    assert first.answer.title == "first"
    assert second.progress.games == 300


def test_a_job_is_held_and_goes_on(qtbot, jobs, engine):
    """While it is held the others have their turn; then it comes to its answer."""
    engine.go.clear()
    job, after = jobs.ask(asked("held")), jobs.ask(asked("after"))
    qtbot.waitUntil(lambda: job.progress is not None, timeout=5000)
    jobs.hold(job)
    engine.go.set()
    qtbot.waitUntil(lambda: after.state == queue.DONE, timeout=5000)
    assert job.state == queue.HELD
    assert job.progress.games == 100
    jobs.go_on(job)
    qtbot.waitUntil(lambda: job.state == queue.DONE, timeout=5000)
    assert engine.asked == ["held", "after", "held"]


def test_a_job_that_is_held_and_gone_on_with_at_once_is_not_stopped(qtbot, jobs, engine):
    """Its thread has not come to its end yet, and says later that it has no answer."""
    engine.go.clear()
    job = jobs.ask(asked("hasty"))
    qtbot.waitUntil(lambda: job.progress is not None, timeout=5000)
    jobs.hold(job)
    jobs.go_on(job)
    assert job.state == queue.WAITING
    engine.go.set()
    qtbot.waitUntil(lambda: job.state == queue.DONE, timeout=5000)
    assert engine.asked == ["hasty", "hasty"]


def test_the_bar_counts_the_games_of_a_step(qtbot, jobs, engine):
    """Those of stronger bots may take nearly all the time, and be few."""
    job = LabJob(1, asked("two witnesses"))
    row = JobRow(job, jobs, "two witnesses")
    qtbot.addWidget(row)
    job.state = queue.RUNNING
    steps = [(0, "quick", 4000), (4000, "quick", 0), (4000, "strong", 60), (4012, "strong", 48)]
    seen = []
    for games, step, ahead in steps:
        unkept = max(0, games - 4000)
        job.learn(Progress(games, 4060, step, ahead=ahead, unkept=unkept))
        row.follow()
        seen.append((row.bar.value(), row.bar.maximum()))
    assert seen == [(0, 4000), (4000, 4000), (0, 60), (12, 60)]
    assert "12 of at most 60 games" in described(job)
    assert "12 games would be played again after a stop" in described(job)


def test_a_held_job_can_be_stopped(qtbot, jobs, engine):
    """Before its thread has ended, and after."""
    for late in (False, True):
        engine.go.clear()
        job = jobs.ask(asked("held"))
        qtbot.waitUntil(lambda job=job: job.progress is not None, timeout=5000)
        jobs.hold(job)
        if late:
            engine.go.set()
            qtbot.waitUntil(lambda: not jobs.working, timeout=5000)
        jobs.stop(job)
        engine.go.set()
        qtbot.waitUntil(lambda job=job: job.state == queue.STOPPED, timeout=5000)
        qtbot.waitUntil(lambda: not jobs.working, timeout=5000)


def test_the_pace_of_a_job_counts_no_games_that_were_stored_before(monkeypatch):
    """They come at once when it goes on."""
    clock = iter((10.0, 12.0))
    monkeypatch.setattr(queue.time, "monotonic", lambda: next(clock))
    job = queue.LabJob(1, asked("stored"))
    for games in (0, 13_000, 13_400):
        job.learn(Progress(games, 20_000, "greedy"))
    assert job.rate == 200


def test_jobs_are_listed_in_the_order_of_their_turns(qtbot, jobs, engine):
    """What runs, is held, waits, and then what is over, the newest first."""
    rows = JobsList(jobs, str)
    qtbot.addWidget(rows)
    rows.move(400, 400)  # the mouse is at the corner of the screen
    done = [jobs.ask(asked(name)) for name in ("old", "newer")]
    qtbot.waitUntil(lambda: done[1].state == queue.DONE, timeout=5000)
    engine.go.clear()
    held, runs, first, second = (jobs.ask(asked(name)) for name in ("held", "runs", "1", "2"))
    qtbot.waitUntil(lambda: held.progress is not None, timeout=5000)
    jobs.hold(held)
    qtbot.waitUntil(lambda: runs.state == queue.RUNNING, timeout=5000)
    column = rows.widget().layout()
    listed = [column.itemAt(at).widget().job for at in range(column.count() - 1)]
    assert listed == [runs, held, first, second, done[1], done[0]]
    engine.go.set()


def test_rows_stay_while_somebody_aims_at_them(qtbot, jobs, engine):
    """A job that ends would put another's buttons below the mouse; in order once it is gone."""
    rows = JobsList(jobs, str)
    qtbot.addWidget(rows)
    rows.show()
    engine.go.clear()
    first, second = (jobs.ask(asked(name)) for name in ("first", "second"))
    point = QPointF(5, 5)
    QApplication.sendEvent(rows, QEnterEvent(point, point, point))
    engine.go.set()
    qtbot.waitUntil(lambda: second.state == queue.DONE, timeout=5000)
    column = rows.widget().layout()
    assert column.indexOf(rows.rows[first]) < column.indexOf(rows.rows[second])
    third = jobs.ask(asked("third"))
    assert column.indexOf(rows.rows[third]) == 0
    QApplication.sendEvent(rows, QEvent(QEvent.Type.Leave))
    qtbot.waitUntil(lambda: third.state == queue.DONE, timeout=5000)
    listed = [column.itemAt(at).widget().job for at in range(column.count() - 1)]
    assert listed == [third, second, first]


def test_a_job_that_failed_is_tried_again(qtbot, jobs, engine):
    """There is nothing to go on with where a file could not be read."""
    rows = JobsList(jobs, str)
    qtbot.addWidget(rows)
    engine.go.clear()
    job = jobs.ask(asked("spoilt"))
    row = rows.rows[job]
    jobs.hold(job)
    qtbot.waitUntil(lambda: job.state == queue.HELD, timeout=5000)
    row.follow()
    assert row.go_on.text() == "Go on"
    job.state = queue.FAILED
    row.follow()
    assert row.go_on.text() == "Try again"
    engine.go.set()


def test_the_list_grows_with_its_jobs_to_a_part_of_the_lab(qtbot, jobs, engine):
    """Two jobs can be seen where there is room, and one where there is not."""
    rows = JobsList(jobs, str)
    qtbot.addWidget(rows)
    rows.fit_into(900)
    least = rows.minimumHeight()
    engine.go.clear()
    for number in range(8):
        jobs.ask(asked(str(number)))
    most = 900 // 3 - 100
    qtbot.waitUntil(lambda: rows.minimumHeight() == most, timeout=5000)
    rows.fit_into(600)
    assert rows.minimumHeight() == least < most
    engine.go.set()


def test_the_list_takes_no_room_below_its_jobs(qtbot, jobs, engine):
    """The form above it needs the room more."""
    rows = JobsList(jobs, str)
    qtbot.addWidget(rows)
    rows.resize(300, 700)
    engine.go.clear()
    jobs.ask(asked("one"))
    rows.fit_into(900)
    one = rows.maximumHeight()
    jobs.ask(asked("two"))
    qtbot.waitUntil(lambda: one < rows.maximumHeight() < 200, timeout=5000)
    engine.go.set()


def test_charts_stay_until_another_step_has_some(qtbot, jobs, engine):
    """A second witness has none; those of the first say more than that games are on their way."""
    engine.go.clear()
    job = jobs.ask(asked("steps"))
    desk = AskingDesk(engine, jobs)
    job.preparing = True
    desk.ask.show_job(job)  # "Preparing the bots…" was said last
    job.learn(Progress(10, 20, "Games of greedy", (intervals(),)))
    desk.ask.show_job(job)
    qtbot.waitUntil(lambda: desk.ask.view.whole)
    job.learn(Progress(10, 30, "Games of search"))
    desk.ask.show_job(job)
    qtbot.waitUntil(lambda: desk.ask.view.whole)
    shown = [label.text() for label in desk.ask.view.findChildren(QLabel)]
    assert "Games of greedy" in shown
    assert "The first games are on their way…" not in shown
    engine.go.set()
    desk.ask.deleteLater()
    desk.list.deleteLater()


def test_a_job_tells_that_its_bots_are_compiled(qtbot, jobs, engine):
    """The first minute on a new machine would be silent otherwise."""
    compiled = threading.Event()

    def compile_apart(_scenario, _part, cancelled, _bots=()):
        while not compiled.is_set() and not cancelled():
            time.sleep(0.01)

    engine.compile_apart = compile_apart
    job = jobs.ask(asked("cold"))
    qtbot.waitUntil(lambda: job.preparing, timeout=5000)
    assert described(job) == "Preparing the bots; the first time takes a few minutes"
    desk = AskingDesk(engine, jobs)
    desk.ask.show_job(job)
    shown = lambda: [label.text() for label in desk.ask.view.findChildren(QLabel)]  # noqa: E731
    assert described(job) in shown()
    engine.go.clear()
    compiled.set()
    qtbot.waitUntil(lambda: "The first games are on their way…" in shown(), timeout=5000)
    engine.go.set()
    qtbot.waitUntil(lambda: job.state == queue.DONE, timeout=5000)
    desk.ask.deleteLater()
    desk.list.deleteLater()


def test_a_question_that_keeps_nothing_does_not_promise_it(qtbot, jobs, engine):
    """It cannot be paused, and begins anew after it was stopped."""
    engine.go.clear()
    job = jobs.ask(asked("matrix", question="payoff"))
    rows = JobsList(jobs, str)
    qtbot.addWidget(rows)
    rows.show_job(job)
    row = rows.rows[job]
    qtbot.waitUntil(lambda: job.progress is not None, timeout=5000)
    row.follow()
    assert row.hold.isHidden()
    assert row.stop.text() == "Stop"
    jobs.stop(job)
    engine.go.set()
    qtbot.waitUntil(lambda: job.state == queue.STOPPED, timeout=5000)
    assert described(job) == "Stopped; nothing was kept"
    assert row.go_on.text() == "Begin anew"


def test_what_is_known_of_a_stopped_job_is_shown(qtbot, jobs, engine):
    """The verdict of the first witness, say; only games that are kept are counted."""

    def ask(asked, _runs, tell, stop):
        tell(Progress(412, 520, "Strength", (intervals(),), runs=(7,), unkept=12))
        while not (engine.go.wait(0.01) or stop()):
            pass
        page = Page(asked.title, [Verdict("good", "Fair")], [], [], "oikist fair classic")
        return Answer(asked.question, asked.title, page, (7,), whole=not stop())

    engine.ask = ask
    engine.go.clear()
    desk = AskingDesk(engine, jobs)
    job = jobs.ask(asked("stopped"))
    desk.ask.show_job(job)
    qtbot.waitUntil(lambda: job.progress is not None, timeout=5000)
    jobs.stop(job)
    qtbot.waitUntil(lambda: job.state == queue.STOPPED, timeout=5000)
    assert described(job) == "Stopped · 400 games kept"
    qtbot.wait(500)  # nor do charts that came before take its place
    assert desk.ask.view.answer is job.part
    assert [box.verdict.text for box in desk.ask.view.verdicts] == ["Fair"]
    jobs.go_on(job)
    assert job.known is None
    engine.go.set()
    qtbot.waitUntil(lambda: job.state == queue.DONE, timeout=5000)
    assert desk.ask.view.answer is job.answer
    for widget in (desk.ask, desk.list, desk.notebook):
        widget.deleteLater()


def test_a_stopped_job_keeps_its_games_and_can_go_on(qtbot, jobs, engine):
    """It has no answer yet; going on asks the same once more."""
    engine.go.clear()
    job = jobs.ask(asked("stopped"))
    qtbot.waitUntil(lambda: job.progress is not None, timeout=5000)
    jobs.stop(job)
    engine.go.set()
    qtbot.waitUntil(lambda: job.state == queue.STOPPED, timeout=5000)
    assert job.answer is None
    jobs.go_on(job)
    qtbot.waitUntil(lambda: job.state == queue.DONE, timeout=5000)
    assert engine.asked == ["stopped", "stopped"]


def test_a_discarded_job_loses_what_it_began(qtbot, jobs, engine):
    """Its runs are deleted, and it is listed no more."""
    deleted = []
    engine.delete_run = lambda _runs, number: deleted.append(number)
    engine.go.clear()
    job = jobs.ask(asked("gone"))
    qtbot.waitUntil(lambda: job.progress is not None, timeout=5000)
    jobs.stop(job, discard=True)
    engine.go.set()
    qtbot.waitUntil(lambda: deleted == [7], timeout=5000)
    assert job not in jobs.jobs


def test_a_failed_job_says_why_and_lets_the_next_one_begin(qtbot, jobs, engine):
    """Errors are collected at their jobs; nobody is interrupted by a box."""
    engine.go.clear()
    engine.problem = "the disk is full"
    job, after = jobs.ask(asked("failing")), jobs.ask(asked("after"))
    engine.go.set()
    qtbot.waitUntil(lambda: job.state == queue.FAILED, timeout=5000)
    assert "the disk is full" in job.problem
    left = LabJobs(engine)
    left.use_files(jobs._file, None)  # as the next session: it would only fail again
    assert job.asked.title not in [one.asked.title for one in left.jobs]
    assert after.state != queue.DONE
    qtbot.waitUntil(lambda: after.state == queue.FAILED, timeout=5000)
    engine.problem = ""
    jobs.go_on(after)
    qtbot.waitUntil(lambda: after.state == queue.DONE, timeout=5000)


def test_what_has_no_answer_is_there_after_a_restart(qtbot, engine, tmp_path):
    """Also what was running when the program was killed; answered ones are not offered again."""
    before = LabJobs(engine)
    before.use_files(tmp_path / "asked.json", None)
    done = before.ask(asked("done"))
    qtbot.waitUntil(lambda: done.state == queue.DONE, timeout=5000)
    engine.go.clear()
    before.ask(asked("cut off"))
    after = LabJobs(engine)
    after.use_files(tmp_path / "asked.json", None)
    assert [(job.asked.title, job.state) for job in after.jobs] == [("cut off", queue.STOPPED)]
    assert after.jobs[0].asked.scenario.digest == load_scenario("classic").digest
    engine.go.set()
    before.stop_all()


def test_a_job_stays_with_its_project(qtbot, engine, tmp_path):
    """Another project's file of runs loses nothing, and its list shows nothing of it."""
    jobs = LabJobs(engine)
    jobs.use_files(tmp_path / "one.json", tmp_path / "one.duckdb")
    engine.go.clear()
    running, waiting = jobs.ask(asked("running")), jobs.ask(asked("waiting"))
    qtbot.waitUntil(lambda: running.progress is not None, timeout=5000)
    engine.go.set()
    jobs.use_files(tmp_path / "two.json", tmp_path / "two.duckdb")
    assert jobs.jobs == []
    assert engine.asked == ["running"]
    jobs.use_files(tmp_path / "one.json", tmp_path / "one.duckdb")
    left = [(job.asked.title, job.state, job.runs) for job in jobs.jobs]
    assert left == [
        (one.asked.title, queue.STOPPED, tmp_path / "one.duckdb") for one in (running, waiting)
    ]


def test_a_spoilt_memory_harms_nobody(engine, tmp_path):
    """What is no question is passed over."""
    (tmp_path / "asked.json").write_text('{"asked": [{"question": "fair"}, 3]}')
    jobs = LabJobs(engine)
    jobs.use_files(tmp_path / "asked.json", None)
    assert jobs.jobs == []


def test_the_pace_is_that_of_games_played_now(jobs):
    """Games that were stored before do not count."""
    job = queue.LabJob(1, asked("pace"))
    job.learn(Progress(5000, 6000, ""))
    job._first = (job._first[0] - 2.0, 5000)
    job.learn(Progress(5400, 6000, ""))
    assert job.rate == pytest.approx(200, rel=0.01)
    assert job.left == pytest.approx(3, rel=0.01)
    job.learn(Progress(5410, 6000, "stronger bots"))
    assert job.left is None


def test_the_time_left_is_that_of_all_steps_or_says_so(jobs):
    """Later steps are counted in games of this one; of what nobody knows, nothing is told."""
    job = queue.LabJob(1, asked("steps"))
    job.state = queue.RUNNING
    job.learn(Progress(100, 900, "quick", ahead=200, later=400.0))
    job._first = (job._first[0] - 1.0, 100)
    job.learn(Progress(200, 900, "quick", ahead=100, later=400.0))
    assert job.left == pytest.approx(5, rel=0.01)
    assert described(job).endswith("0:05 left")
    job.learn(Progress(200, 900, "quick", ahead=100, later=nan))
    assert job.left == pytest.approx(1, rel=0.01)
    assert described(job).endswith("0:01 left for this step")


def test_every_question_is_chosen_by_a_click(open_window, qtbot):
    """What a click shows is what it names."""
    window = open_window(HastyEngine())
    window.use_mode("lab")
    lab = window.lab
    for key, pressed in lab.bar.buttons.items():
        qtbot.mouseClick(pressed, Qt.MouseButton.LeftButton)
        assert lab.bar.key == key
        assert lab.batch.isVisible() == (key == PLAY)
        assert lab.desk.notebook.isVisible() == (key == NOTES)
        assert lab.desk.ask.isVisible() == (key not in {PLAY, NOTES})
        assert key in {PLAY, NOTES} or lab.desk.ask.text.text() == pressed.text()


def test_arrow_keys_lead_from_question_to_question(open_window, qtbot):
    """Tab stops at the one that is pressed; what is shown follows the arrows."""
    window = open_window(HastyEngine())
    window.use_mode("lab")
    window.activateWindow()
    qtbot.waitUntil(lambda: window.isActiveWindow() and window.lab.bar.buttons[PLAY].isVisible())
    bar = window.lab.bar
    bar.buttons[PLAY].setFocus()
    QTest.keyClick(bar.buttons[PLAY], Qt.Key.Key_Up)
    for key in reversed(KEYS):
        assert bar.key == key
        assert window.lab.desk.ask.text.text() == bar.buttons[key].text()
        QTest.keyClick(bar.buttons[key], Qt.Key.Key_Up)


def test_questions_drop_down_where_a_window_is_low(open_window, qtbot, engine):
    """With large letters too; the list presses what the buttons press, and the other way."""
    window = open_window(engine)
    window.show_in_lab(load_scenario("classic"))
    window.use_mode("lab")
    bar = window.lab.bar
    qtbot.waitUntil(lambda: bool(bar.buttons))
    line = bar.fontMetrics().lineSpacing()
    bar.fit_into(20 * line)
    assert bar.list.isVisible()
    assert not any(button.isVisible() for button in bar.buttons.values())
    assert bar.list.currentData() == bar.key
    titles = [bar.list.itemText(row) for row in range(bar.list.count())]
    assert titles == [button.text() for button in bar.buttons.values()]
    row = bar.list.findData("fair")
    bar.list.setCurrentIndex(row)
    bar.list.activated.emit(row)
    assert (bar.key, window.lab.desk.ask.text.text()) == ("fair", titles[row])
    window.lab.choose(PLAY)
    assert bar.list.currentData() == PLAY
    bar.fit_into(60 * line)
    assert not bar.list.isVisible()
    assert all(button.isVisible() for button in bar.buttons.values())


@pytest.mark.parametrize(("height", "tight"), [(678, True), (900, False)])
def test_questions_leave_the_form_its_room(open_window, qtbot, engine, height, tight):
    """On a low screen they stand closer; every one is in sight, and the form has more than half."""
    window = open_window(engine)
    window.show_in_lab(load_scenario("classic"))
    window.use_mode("lab")
    window.lab.choose("fair")
    window.resize(1024, height)
    qtbot.waitUntil(lambda: window.height() == height)
    bar, form = window.lab.bar, window.lab.desk.ask
    qtbot.waitUntil(lambda: bar.tight == tight)
    qtbot.waitUntil(lambda: form.height() > bar.height() > 0)
    places = [button.geometry() for button in bar.buttons.values()]
    window.lab.jobs.ask(asked("one"))
    qtbot.waitUntil(window.lab.desk.list.isVisible, timeout=5000)
    form.budget.setText("They tell more in another language. " * 6)
    qtbot.wait(300)
    buttons = bar.buttons.values()
    assert [one.text() for one in buttons if one.height() < one.sizeHint().height()] == []
    assert bar.rect().contains(places[-1])
    assert all(one.bottom() < below.top() for one, below in itertools.pairwise(places)), places


@pytest.fixture
def noted(engine, monkeypatch):
    """Two answers of yesterday to whether a variant is fair; what was asked in each."""
    before = [asked("older"), asked("newer")]
    line = ("2031-05-01T18:30:00", "fair", "Classic", "classic", "", "good", "Fair.", (7,))
    monkeypatch.setattr(
        engine, "noted_answers", lambda _runs: [Noted(1, *line), Noted(2, *line)], raising=False
    )

    def stored(_runs, number):
        one = before[number - 1]
        page = Page(one.title, [Verdict("good", one.title)], [], [], "oikist fair classic")
        return one, Answer("fair", one.title, page, (7,))

    monkeypatch.setattr(engine, "stored_answer", stored, raising=False)
    return before


def test_what_was_answered_last_is_seen_another_day(qtbot, jobs, engine, noted):
    """By choosing its question; another question has none, and a new answer takes its place."""
    desk = AskingDesk(engine, jobs)
    desk.set_scenario(load_scenario("classic"), "Classic")
    desk.ask.choose("fair")
    qtbot.waitUntil(lambda: desk.ask.shown is noted[1], timeout=5000)
    assert "newer" in words_of(desk.ask.view)
    desk.ask.choose("balance")
    qtbot.wait(200)
    assert desk.ask.shown is None
    desk.ask.choose("fair")
    job = desk.ask.ask()
    qtbot.waitUntil(lambda: job.state == queue.DONE, timeout=5000)
    qtbot.wait(200)
    assert desk.ask.shown is job.asked


def test_an_answer_whose_rules_are_gone_is_not_looked_for(qtbot, jobs, engine, noted, monkeypatch):
    """Who chose a question did not ask for it; a damaged file is told at once."""

    def lost(_runs, _number):
        raise problem

    monkeypatch.setattr(engine, "stored_answer", lost)
    desk = AskingDesk(engine, jobs)
    desk.set_scenario(load_scenario("classic"), "Classic")
    problem = OikistError(Fault("gone.toml", "", "is not there", "bring it back"))
    desk.ask.choose("fair")
    qtbot.wait(200)
    assert "gone.toml" not in words_of(desk.ask.view)
    problem = RunsDamagedError(Fault("runs.duckdb", "", "is damaged", "set it aside"))
    desk.ask.choose("fair")
    qtbot.waitUntil(lambda: "runs.duckdb" in words_of(desk.ask.view), timeout=5000)


def words_of(view):
    """All that a view says."""
    return " ".join(one.text() for one in view.findChildren(QLabel) if not one.isHidden())


def test_a_step_is_about_what_was_asked_about(qtbot, jobs):
    """Whatever lies in the lab by then: more games of the same question, and changes to apply."""
    desk = AskingDesk(jobs._engine, jobs)
    first = jobs.ask(asked("first"))
    qtbot.waitUntil(lambda: first.state == queue.DONE, timeout=5000)
    desk.ask.show_job(first)
    desk.ask.set_scenario(load_scenario("classic-2"), "another")
    desk.ask.step_wanted.emit(Step("more", "Play more", values={"games": 900}))
    more = jobs.jobs[-1]
    assert (more.asked.question, more.asked.values["games"]) == ("fair", 900)
    assert more.asked.scenario is first.asked.scenario
    with qtbot.waitSignal(desk.apply_wanted) as told:
        desk.ask.step_wanted.emit(Step("apply", "Take over", changes={"rounds": 3}))
    assert told.args[:2] == [first.asked.scenario, {"rounds": 3}]
    assert told.args[2]["seed"] == confirming_seed(1)
    desk.ask.deleteLater()
    desk.list.deleteLater()
    desk.notebook.deleteLater()


def test_a_step_that_plays_more_says_how_long_that_takes(qtbot, jobs, engine):
    """As soon as the pace of its bots is known; other steps do not."""
    engine.pace = lambda *_: 10.0
    desk = AskingDesk(engine, jobs)
    job = jobs.ask(replace(asked("first"), values={"games": 300, "witness": "none"}))
    qtbot.waitUntil(lambda: job.state == queue.DONE, timeout=5000)
    steps = [Step(MORE, "Play 900 more", values={"games": 900}), Step("deck", "Ask on")]
    job.answer = replace(job.answer, page=replace(job.answer.page, steps=steps))
    desk.ask.show_job(job)
    assert [button.text() for button in desk.ask.view.steps] == ["Play 900 more", "Ask on"]
    desk.ask.set_scenario(job.asked.scenario, "first")
    desk.ask.choose("fair")
    texts = ["Play 900 more, about 1:30", "Ask on"]
    qtbot.waitUntil(lambda: [one.text() for one in desk.ask.view.steps] == texts, timeout=5000)
    for widget in (desk.ask, desk.list, desk.notebook):
        widget.deleteLater()


def test_what_counts_for_nothing_is_off(jobs, engine):
    """Games of a second witness that is nobody."""
    desk = AskingDesk(engine, jobs)
    desk.ask.set_scenario(load_scenario("classic"), "Classic")
    desk.ask.choose("fair")
    witness, games = (desk.ask.form.fields[key] for key in ("witness", "witness_games"))
    assert games.isEnabled()
    witness.setCurrentIndex(witness.findData("none"))
    assert not games.isEnabled()
    witness.setCurrentIndex(witness.findData("search:400"))
    assert games.isEnabled()
    for widget in (desk.ask, desk.list, desk.notebook):
        widget.deleteLater()


def test_long_titles_do_not_widen_the_form(jobs, engine):
    """They are cut instead: what is broader than its place loses its right edge."""
    desk = AskingDesk(engine, jobs)
    desk.ask.set_scenario(load_scenario("classic"), "Classic")
    desk.ask.choose("compare")
    before = desk.ask.form.parentWidget().minimumSizeHint().width()
    desk.ask.base.addItem("A variant with a title that goes on and on and on " * 3)
    desk.ask.base.setCurrentIndex(desk.ask.base.count() - 1)
    assert desk.ask.form.parentWidget().minimumSizeHint().width() == before
    for widget in (desk.ask, desk.list, desk.notebook):
        widget.deleteLater()


def test_an_answer_about_other_rules_says_so(qtbot, jobs):
    """What is held above it has been changed since, or is another variant; back again it is not."""
    desk = AskingDesk(jobs._engine, jobs)
    qtbot.addWidget(desk.ask.view)
    desk.ask.view.show()
    job = jobs.ask(asked("first"))
    qtbot.waitUntil(lambda: job.state == queue.DONE, timeout=5000)

    def told():
        return "About other rules" in words_of(desk.ask.view)

    desk.ask.set_scenario(job.asked.scenario, "first")
    desk.ask.show_job(job)
    assert not told()
    desk.ask.set_scenario(load_scenario("classic", {"rounds": 11}), "another")
    assert told()
    desk.ask.show_job(job)
    assert told()
    desk.ask.set_scenario(job.asked.scenario, "first")
    assert not told()


def test_whether_a_change_matters_is_asked_at_once(qtbot, jobs):
    """Of what the answer is about, with its bots, whatever lies in the lab by then."""
    desk = AskingDesk(jobs._engine, jobs)
    first = jobs.ask(replace(asked("first", "balance"), values={"games": 300, "bots": "uniform"}))
    qtbot.waitUntil(lambda: first.state == queue.DONE, timeout=5000)
    desk.ask.show_job(first)
    desk.ask.set_scenario(load_scenario("classic-2"), "another")
    desk.ask.step_wanted.emit(Step("compare", "Does it matter?", changes={"rounds": 11}))
    job = jobs.jobs[-1]
    assert job.asked.question == "compare"
    assert job.asked.base is first.asked.scenario
    assert job.asked.scenario.parameters["rounds"] == 11
    assert (job.asked.title, job.asked.base_title) == ("first: rounds 11", "first")
    assert job.asked.values["bots"] == "uniform"
    count = len(jobs.jobs)
    with qtbot.waitSignal(desk.failed) as told:
        desk.ask.step_wanted.emit(Step("compare", "Does it matter?", changes={"rounds": 999}))
    assert "rounds" in told.args[0]
    assert len(jobs.jobs) == count


def test_a_change_that_is_applied_is_asked_about_by_fresh_games(open_window, qtbot, engine):
    """The games that have proposed it do not confirm it; the form says with which seed."""
    window = open_window(engine)
    window.show_in_lab(load_scenario("classic"))
    lab = window.lab
    lab.choose("fair")
    lab.desk.ask.ask_button.click()
    first = lab.jobs.jobs[-1]
    qtbot.waitUntil(lambda: first.state == queue.DONE, timeout=5000)
    lab.desk.ask.step_wanted.emit(Step("apply", "Take over", changes={"rounds": 3}))
    assert window.problems == []
    second = lab.jobs.jobs[-1]
    qtbot.waitUntil(lambda: second.state == queue.DONE, timeout=5000)
    assert second.asked.scenario.digest != first.asked.scenario.digest
    assert first.asked.values["seed"] == 1
    assert lab.desk.ask.form.values()["seed"] == confirming_seed(1)
    assert second.asked.values["seed"] not in {fresh_seed(1, number) for number in range(200)}
    assert second.asked.values["seed"] == confirming_seed(1) != 1


def test_the_form_says_what_a_button_has_asked(open_window, qtbot, engine):
    """Who asked within 4% and presses for more reads 4% beside the answer, its bots and seed."""
    window = open_window(engine)
    window.show_in_lab(load_scenario("classic"))
    window.lab.choose("fair")
    ask = window.lab.desk.ask
    band, seed = ask.form.fields["band"], ask.form.fields["seed"]
    band.setValue(4.0)
    seed.setValue(5)
    ask.ask_button.click()
    job = window.lab.jobs.jobs[-1]
    qtbot.waitUntil(lambda: job.state == queue.DONE, timeout=5000)
    assert ask.form.fields["band"] is band  # a form that says so already is not made anew
    band.setValue(2.0)
    ask.step_wanted.emit(
        Step("more", "Play more", values={"games": 900, "seed": 6, "bots": "search:35"})
    )
    assert window.lab.jobs.jobs[-1].asked.values["seed"] == 6
    shown = ask.form.values()
    assert (shown["band"], shown["games"], shown["seed"]) == (4.0, 900, 6)
    assert shown["bots"] == "search:35"
    window.lab.choose("compare")
    window.lab.choose("fair")
    assert ask.form.values() == shown


def test_a_variant_is_not_compared_with_itself(qtbot, jobs):
    """It is not offered; what plays the same by now, since a file was changed, is refused."""
    desk = AskingDesk(jobs._engine, jobs)
    desk.set_scenario(load_scenario("classic"), "Classic")
    desk.ask.choose("compare")
    offered = [desk.ask.base.itemData(at) for at in range(desk.ask.base.count())]
    assert OWN not in offered
    assert {load_scenario(key).seats for key in offered} == {4}
    desk.ask.base.addItem("Classic as saved", OWN)
    desk.ask.base.setCurrentIndex(desk.ask.base.findData(OWN))
    with qtbot.waitSignal(desk.ask.failed) as told:
        assert desk.ask.ask() is None
    assert "has the same rules" in told.args[0]
    assert told.args[0] in [label.text() for label in desk.ask.view.findChildren(QLabel)]
    assert not jobs.jobs
    for widget in (desk.ask, desk.list, desk.notebook):
        widget.deleteLater()


def test_what_a_person_compares_with_stays_while_it_is_offered(qtbot, jobs):
    """Another edit, or another variant, begins with it again; without a choice, with the likeliest."""
    desk = AskingDesk(jobs._engine, jobs)
    first = load_scenario("classic")
    desk.set_scenario(first, "Classic")
    box = desk.ask.base
    assert (box.count() > 2, box.currentIndex()) == (True, 0)
    chosen = box.itemData(2)
    box.setCurrentIndex(2)
    box.activated.emit(2)
    desk.set_scenario(load_scenario("classic", {"oracle_value": 6}), "Classic, changed")
    assert box.currentData() == chosen
    desk.set_scenario(load_scenario("classic-2"), "Classic for two")
    assert box.currentData() != chosen
    desk.set_scenario(first, "Classic")
    assert box.currentData() == chosen
    for widget in (desk.ask, desk.list, desk.notebook):
        widget.deleteLater()


def test_what_cannot_be_asked_of_a_variant_is_said_before(qtbot, jobs):
    """In the place of what it costs; another variant, or another question, can be asked again."""
    desk = AskingDesk(jobs._engine, jobs)
    desk.set_scenario(load_scenario("classic-2"), "Classic for two")
    for key, possible in (("kingmaking", False), ("fair", True)):
        desk.ask.choose(key)
        assert desk.ask.ask_button.isEnabled() == possible
        assert ("three or more" in desk.ask.budget.text()) != possible
    desk.ask.choose("compare")
    desk.ask.show_bases([], OWN)
    assert not desk.ask.ask_button.isEnabled()
    assert "make a change first" in desk.ask.budget.text()
    desk.ask.choose("kingmaking")
    desk.set_scenario(load_scenario("classic"), "Classic")
    assert desk.ask.ask_button.isEnabled()
    assert "At most" in desk.ask.budget.text()
    for widget in (desk.ask, desk.list, desk.notebook):
        widget.deleteLater()


def test_a_changed_copy_is_compared_with_its_sample_before_others(
    qtbot, jobs, tmp_path, monkeypatch
):
    """The project's file hides the sample of the same name; the command names that by its path."""
    folder = tmp_path / "mine" / "variants" / OWN.partition("/")[0]
    folder.mkdir(parents=True)
    text = (variants_folder() / f"{OWN}.toml").read_text("utf-8")
    (folder / "classic.toml").write_text(f"{text}\n[parameters]\noracle_value = 6\n", "utf-8")
    jobs._engine.work_in(tmp_path / "mine")
    desk = AskingDesk(jobs._engine, jobs)
    desk.set_scenario(jobs._engine.load("classic"), "Classic")
    desk.ask.choose("compare")
    assert desk.ask.base.currentText() == "Classic (Oikist)"
    job = desk.ask.ask()
    assert job.asked.base.parameters["oracle_value"] != 6
    monkeypatch.chdir(tmp_path / "mine")
    words = shlex.split(command(job.asked))
    typed = arms_from(words[2:4])
    assert [arm.scenario.digest for arm in typed] == [
        job.asked.base.digest,
        job.asked.scenario.digest,
    ]
    for widget in (desk.ask, desk.list, desk.notebook):
        widget.deleteLater()


def test_a_job_that_says_nothing_yet_is_described(qtbot, jobs, engine):
    """One that failed tells why where its answer would stand."""
    desk = AskingDesk(engine, jobs)
    engine.problem = "the disk is full"
    job = jobs.ask(asked("failing"))
    desk.ask.show_job(job)
    qtbot.waitUntil(lambda: job.state == queue.FAILED, timeout=5000)
    said = [label.text() for label in desk.ask.view.findChildren(QLabel)]
    assert any("the disk is full" in text for text in said)
    desk.ask.deleteLater()
    desk.list.deleteLater()
    desk.notebook.deleteLater()


def test_what_was_left_is_read_when_the_lab_is_first_seen(open_window, qtbot, engine, tmp_path):
    """The window stands without loading scenarios that were asked about; nothing is lost."""
    window = open_window(engine)
    window.show_in_lab(load_scenario("classic"))
    window.use_mode("lab")
    engine.go.clear()
    job = window.lab.jobs.ask(asked("left"))
    window.lab.jobs.stop(job)
    engine.go.set()
    qtbot.waitUntil(lambda: job.state == queue.STOPPED, timeout=5000)
    thawed = []
    thaw, engine.thaw_asked = engine.thaw_asked, lambda data: thawed.append(data) or thaw(data)
    again = open_window(engine)
    assert thawed == []
    again.use_mode("lab")
    assert [job.asked.title for job in again.lab.jobs.jobs] == ["left"]
    assert len(again.lab.desk.list.rows) == 1


def test_news_is_written_into_the_status_bar_once(open_window, qtbot, engine, monkeypatch):
    """Also the news with which the lab begins its work; none when it has nothing to tell."""
    window = open_window(engine)
    work, written = window.lab.work, []
    monkeypatch.setattr(window.batch_button, "setText", written.append)
    engine.go.clear()
    news = []
    work.moved.connect(lambda: news.append(work.busy))
    job = window.lab.jobs.ask(asked("once"))
    engine.go.set()
    qtbot.waitUntil(lambda: job.state == queue.DONE, timeout=5000)
    assert len(written) == sum(news)


def test_a_report_and_a_chart_say_where_they_were_written(open_window, qtbot, engine, tmp_path):
    """In the status bar, as a rules sheet does."""
    window = open_window(engine)
    window.show_in_lab(load_scenario("classic"))
    lab = window.lab
    lab.choose("fair")
    job = lab.desk.ask.ask()
    qtbot.waitUntil(lambda: job.state == queue.DONE, timeout=5000)
    with qtbot.waitSignal(lab.said) as told:
        lab.desk.reporting.write(tmp_path / "answer.html")
    assert told.args == [f"Report written: {tmp_path / 'answer.html'}"]
    lab.desk.ask.view.show_live([intervals()], "")
    qtbot.waitUntil(lambda: lab.desk.ask.view.whole)
    with qtbot.waitSignal(lab.said) as told:
        lab.desk.ask.view.grids[-1].cards[0].saving.save(tmp_path / "chart.csv", "csv")
    assert told.args == ["Chart written to chart.csv."]


def test_live_charts_come_one_after_the_other_and_show_the_last_news(app, qtbot):
    """No turn of the loop makes or draws two of them."""
    view = AnswerView()
    qtbot.addWidget(view)
    view.show()
    first, second = replace(intervals(), title="first"), replace(intervals(), title="second")

    def drawn() -> list[list[str]]:
        """Titles of the cards after each turn of the loop."""
        seen = []
        while not view.whole:
            app.processEvents()
            seen.append([card.title.text() for card in view.grids[0].cards])
        return seen

    view.show_live([first] * 3, "")
    assert ["first"] in (grown := drawn())
    assert grown[-1] == ["first"] * 3
    view.show_live([second] * 3, "")
    assert ["second", "first", "first"] in (grown := drawn())
    assert grown[-1] == ["second"] * 3
    assert len(view.grids) == 1


def test_charts_of_an_answer_come_one_after_the_other(app, qtbot):
    """Each in a turn of its own, so that the window never stands still; another answer ends it."""
    view = AnswerView()
    qtbot.addWidget(view)
    view.show()
    sections = [Section(name, charts=[intervals()] * 4) for name in ("one", "two", "folded")]
    page = Page("whole", [], sections, [], "")
    view.show_answer(Answer("fair", "whole", page, ()), "")
    grown = []
    while not view.whole:
        grown.append(sum(len(grid.cards) for grid in view.grids))
        app.processEvents()
    assert grown[0] == 0
    assert all(after - before <= 1 for before, after in itertools.pairwise(grown))
    assert [len(grid.cards) for grid in view.grids] == [4, 4]
    view.show_answer(Answer("fair", "whole", page, ()), "")
    view.show_nothing("nothing")
    app.processEvents()
    assert view.grids == []


def test_a_report_is_offered_in_the_project(qtbot, jobs, engine, monkeypatch, tmp_path):
    """The next one where the last one was written."""
    offered = []

    def choose(_parent, _title, proposal, _kinds):
        offered.append(proposal)
        return str(tmp_path / "elsewhere" / "mine.html"), ""

    monkeypatch.setattr("workbench.lab.reporting.QFileDialog.getSaveFileName", choose)
    (tmp_path / "elsewhere").mkdir()
    job = jobs.ask(asked("told"))
    qtbot.waitUntil(lambda: job.state == queue.DONE, timeout=5000)
    view = AnswerView()
    qtbot.addWidget(view)
    view.show_answer(job.answer, "")
    reporting = Reporting(view, lambda: tmp_path)
    reporting.choose()
    reporting.choose()
    assert offered == [str(tmp_path / "report.html"), str(tmp_path / "elsewhere" / "report.html")]


def test_a_copied_command_is_about_the_project_wherever_it_is_typed(qtbot, jobs, tmp_path):
    """A variant of the project may hide a sample of the same name."""
    job = jobs.ask(asked("told"))
    qtbot.waitUntil(lambda: job.state == queue.DONE, timeout=5000)
    view = AnswerView()
    qtbot.addWidget(view)
    view.show_answer(job.answer, "")
    project = tmp_path / "my game"
    reporting = Reporting(view, lambda: project)
    with qtbot.waitSignal(reporting.said):
        view.command_wanted.emit()
    copied = QGuiApplication.clipboard().text()
    assert shlex.split(copied) == ["oikist", "-C", str(project), "fair", "classic"]
    alone = Reporting(view)
    with qtbot.waitSignal(alone.said):
        alone._copy()
    assert QGuiApplication.clipboard().text() == "oikist fair classic"


def test_cancelling_asks_before_games_are_deleted(qtbot, jobs, engine):
    """Whoever stays has lost nothing; where none was begun there is nothing to ask."""
    rows = JobsList(jobs, str)
    qtbot.addWidget(rows)
    engine.go.clear()
    first, second = (jobs.ask(asked(name)) for name in ("first", "second"))
    rows.rows[second].cancel.click()
    assert second not in jobs.jobs
    qtbot.waitUntil(lambda: first.progress is not None, timeout=5000)
    first.learn(Progress(100, 300, "greedy", runs=(7,), begun=(7,)))
    with answering(button(QMessageBox.StandardButton.Cancel)) as told:
        rows.rows[first].cancel.click()
    assert told == ["Cancel a question"]
    assert first.state == queue.RUNNING
    with answering(labelled("Give up")):
        rows.rows[first].cancel.click()
    assert first.discarded
    engine.go.set()


def test_a_run_in_sight_is_read_again_when_its_question_has_gone_on(open_window, qtbot, engine):
    """The panel of batches would say that it was stopped, and offer to go on with it."""
    window = open_window(engine)
    window.show_in_lab(load_scenario("classic"))
    lab = window.lab
    lab.batch.plan = BatchPlan(("greedy",), 300, 1, number=7)
    shown = []
    lab.batch.show_run = shown.append
    job = lab.jobs.ask(asked("goes on"))
    qtbot.waitUntil(lambda: job.state == queue.DONE, timeout=5000)
    assert shown == [7]
    lab.batch.plan = replace(lab.batch.plan, number=8)
    other = lab.jobs.ask(asked("another"))
    qtbot.waitUntil(lambda: other.state == queue.DONE, timeout=5000)
    assert shown == [7]


def test_a_message_leaves_the_form_its_room(qtbot, jobs):
    """A name that nobody knows is not answered by all that there are; the form offers them."""
    desk = AskingDesk(jobs._engine, jobs)
    desk.set_scenario(load_scenario("classic"), "Classic")
    desk.ask.choose("tune")
    desk.ask.form.fields["settings"].text.setPlainText("foo=1..3")
    said = desk.ask.budget.text()
    assert "foo" in said
    assert len(said) < 250
    assert said.endswith("…")
