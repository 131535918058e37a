"""Jobs: one request in, exactly one result or error out, whatever happens in the thread."""

from __future__ import annotations

import os
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import FrozenInstanceError, dataclass, field, fields
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

from engine.errors import Fault, OikistError
from engine.play.match import Match
from engine.records.record import PERSON
from engine.scenarios.catalog import load_scenario
from tests.workbench.played import HastyEngine
from workbench.jobs.job import Job
from workbench.jobs.match_table import MatchTable
from workbench.jobs.slot import JobSlot
from workbench.table.game_table import GameTable


@dataclass(frozen=True)
class Work:
    """Tells, waits, and ends as it is told to."""

    result: object = None
    error: Exception | None = None
    tells: tuple[int, ...] = ()
    gate: threading.Event = field(default_factory=threading.Event)

    def carry_out(self, running):
        for number in self.tells:
            running.tell(number)
        while not (self.gate.wait(0.005) or running.cancelled):
            pass
        if self.error is not None:
            raise self.error
        return "cut" if running.cancelled else self.result


def heard(job):
    """Everything that a job says, in order."""
    found = []
    job.progressed.connect(lambda news: found.append(("progressed", news)))
    job.done.connect(lambda result: found.append(("done", result)))
    job.failed.connect(lambda said: found.append(("failed", said)))
    job.ended.connect(lambda: found.append(("ended", None)))
    return found


def opened(**given):
    """Work that need not wait."""
    work = Work(**given)
    work.gate.set()
    return work


@dataclass(frozen=True)
class Niceness:
    """Asks how the thread stands against others, and one that it begins."""

    def carry_out(self, _running):
        def own():
            return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

        with ThreadPoolExecutor(1) as pool:
            return own(), pool.submit(own).result()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the priority of Qt does it")
def test_the_window_comes_before_its_jobs(app, qtbot):
    """A job and the threads that it begins are nicer than the window's thread."""
    window = os.getpriority(os.PRIO_PROCESS, threading.get_native_id())
    job = Job(Niceness())
    with qtbot.waitSignal(job.done) as done:
        job.start()
    assert all(other > window for other in done.args[0])


def test_a_job_tells_its_progress_then_its_result_then_its_end(app, qtbot):
    """In this order, each in the thread that made the job."""
    job = Job(opened(result=7, tells=(1, 2)))
    found = heard(job)
    threads = []
    job.done.connect(lambda _: threads.append(threading.current_thread()))
    job.start()
    qtbot.waitUntil(lambda: not job.running)
    assert found == [("progressed", 1), ("progressed", 2), ("done", 7), ("ended", None)]
    assert threads == [threading.main_thread()]


def test_a_refusal_of_the_engine_is_told_in_its_words(app, qtbot):
    """An OikistError is for people."""
    job = Job(opened(error=OikistError(Fault("a.toml", "rounds", "is missing", "give one"))))
    found = heard(job)
    job.start()
    qtbot.waitUntil(lambda: not job.running)
    assert [kind for kind, _ in found] == ["failed", "ended"]
    assert "is missing" in found[0][1]


def test_any_other_fault_ends_the_job_too(app, qtbot):
    """A ValueError in the thread gives one error and one end, and a report."""
    job = Job(opened(error=ValueError("seven")))
    found = heard(job)
    with qtbot.capture_exceptions() as caught:
        job.start()
        qtbot.waitUntil(lambda: not job.running)
    assert [kind for kind, _ in found] == ["failed", "ended"]
    assert "ValueError: seven" in found[0][1]
    assert caught[0][0] is ValueError


def test_a_slip_in_a_game_is_told_as_the_games(app, qtbot, monkeypatch):
    """With file and line, not as a fault of Oikist."""
    fault = Fault("isle/game.py", "line 9", "ZeroDivisionError", "correct the game's code")
    monkeypatch.setattr("workbench.jobs.job.failed_game", lambda _error: fault)
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)
    job = Job(opened(error=ZeroDivisionError("x")))
    found = heard(job)
    with qtbot.waitSignal(job.ended):
        job.start()
    assert found[0] == ("failed", str(fault))


def test_a_cancelled_job_gives_what_it_has(app, qtbot):
    """Its result still comes."""
    job = Job(Work(result=7))
    found = heard(job)
    job.start()
    job.cancel()
    qtbot.waitUntil(lambda: not job.running)
    assert found == [("done", "cut"), ("ended", None)]


def test_nothing_is_heard_of_an_abandoned_job(app, qtbot):
    """But that it has ended."""
    job = Job(Work(result=7, tells=(1, 2, 3)))
    found = heard(job)
    job.start()
    job.abandon()
    qtbot.waitUntil(lambda: not job.running)
    assert found == [("ended", None)]


def test_a_job_lives_until_its_end_though_nobody_holds_it(app, qtbot):
    """Its thread is never destroyed while it runs."""
    ends = []
    work = Work(result=7)
    job = Job(work)
    job.done.connect(ends.append)
    job.start()
    del job
    work.gate.set()
    qtbot.waitUntil(lambda: ends == [7])


def test_the_end_of_the_program_ends_every_job(app, qtbot):
    """All are given up, and no thread is left."""
    jobs = [Job(Work()) for _ in range(3)]
    for job in jobs:
        job.start()
    Job.finish_all()
    assert not any(job.running for job in jobs)


def test_a_slot_hears_its_newest_job_only(app, qtbot):
    """A new request takes the place of the old one."""
    slot = JobSlot(app)
    found = []
    slot.done.connect(found.append)
    first = slot.start(Work(result=1))
    slot.start(opened(result=2))
    qtbot.waitUntil(lambda: not slot.running and not first.running)
    assert found == [2]
    slot.deleteLater()


REQUESTS = (
    ("workbench.jobs.batches", "BatchRequest"),
    ("workbench.jobs.batches", "StoredBatchRequest"),
    ("workbench.jobs.batches", "RunsRequest"),
    ("workbench.jobs.batches", "DeleteRunRequest"),
    ("workbench.jobs.preparing", "PrepareRequest"),
    ("workbench.jobs.thought", "Thought"),
    ("workbench.play.hint.jobs", "HintRequest"),
    ("workbench.play.hint.jobs", "OutlookRequest"),
    ("workbench.play.archive.jobs", "ListRequest"),
    ("workbench.play.archive.jobs", "OpenRequest"),
    ("workbench.play.timeline.chances", "ChancesRequest"),
    ("workbench.play.timeline.blunders", "BlunderRequest"),
    ("workbench.play.position.editing", "EditRequest"),
    ("workbench.play.position.files", "FileRequest"),
    ("workbench.desks.board.dialogs.generating", "Order"),
)


@pytest.mark.parametrize(("module", "name"), REQUESTS, ids=[name for _, name in REQUESTS])
def test_a_request_cannot_be_changed(module, name):
    """Requests are frozen."""
    kind = getattr(import_module(module), name)
    made = object.__new__(kind)
    with pytest.raises(FrozenInstanceError):
        setattr(made, fields(kind)[0].name, None)


def test_threads_are_begun_by_jobs_alone():
    """No other module of the window makes a thread."""
    root = Path(__file__).parents[2] / "workbench"
    makers = ("QThread(", "(QThread)", "threading.Thread(", "QThreadPool", "QRunnable")
    found = {
        path.relative_to(root).as_posix()
        for path in root.rglob("*.py")
        if any(maker in path.read_text(encoding="utf-8") for maker in makers)
    }
    assert found == {"jobs/job.py"}


def test_a_fault_in_a_batch_leaves_a_form_that_can_be_used(open_window, qtbot):
    """A ValueError while games are played: the sentence is told and the next batch runs."""
    engine = HastyEngine()
    window = open_window(engine)
    panel = window.lab.batch
    played = engine.run_batch

    def broken(*_given):
        raise ValueError("seven")

    engine.run_batch = broken
    window.report = window.problems.append
    panel.failed.connect(window.problems.append)
    with qtbot.capture_exceptions():
        panel.start()
        qtbot.waitUntil(lambda: not panel.running)
    assert "ValueError: seven" in panel.said.text()
    assert panel.form.isEnabled()
    assert panel.run_button.isEnabled()
    engine.run_batch = played
    panel.form.games.setValue(300)
    panel.start()
    qtbot.waitUntil(lambda: not panel.running)
    assert panel.tally.games == 300


@pytest.fixture
def seated(app):
    """A table at which search thinks for every seat."""
    scenario = load_scenario("classic-2")
    game_table = GameTable(app)
    game_table.open(MatchTable(Match(scenario, 3, ("search:400",) * 2)))
    yield game_table
    game_table.pause()
    Job.finish_all()
    game_table.deleteLater()


def test_a_thought_is_not_played_at_another_position(seated, qtbot):
    """The match goes on while a bot thinks: its answer is dropped."""
    game_table = seated
    game_table.step()
    assert game_table.thinking
    match = game_table.match
    match.play(match.legal_codes()[-1], PERSON)  # behind the back of the table
    here = match.here
    qtbot.waitUntil(lambda: not game_table.thinking, timeout=30_000)
    assert match.here == here


def test_a_bot_thinks_about_the_position_that_it_was_asked_about(seated):
    """A question holds copies: what happens at the table afterwards changes no answer."""
    table = seated._table
    question = table.thought("search:200")
    before = question.carry_out().code
    match = table.match
    match.nodes[0].state["score"] = np.uint8(1)  # nobody may do that; a question is safe of it
    assert question.carry_out().code == before
