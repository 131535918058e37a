"""Questions of the window whose games a Dask cluster plays: real processes on this machine."""

from __future__ import annotations

import signal
import time
from contextlib import ExitStack

import pytest

from engine.asking.asked import Asked
from engine.asking.fair import fields
from engine.asking.fields import completed
from engine.runs.troubles import RunsError
from engine.scenarios.catalog import load_scenario
from tests.engine.runs.test_cluster import QUIET, free_port, program
from tests.workbench.played import HastyEngine
from workbench.jobs import queue
from workbench.jobs.engine import OikistEngine
from workbench.jobs.queue import LabJobs

pytest.importorskip("distributed", reason="the extra `cluster` is not installed")
GIVEN = {"bots": "uniform", "games": 2000, "band": 0.1, "witness": "none"}


def question():
    """Whether a variant is fair, by games of random moves."""
    scenario = load_scenario("classic-2")
    return Asked("fair", scenario, "Duel", completed(fields(scenario), GIVEN))


@pytest.fixture
def cluster(tmp_path):
    """The address of a scheduler with a worker, and the scheduler's process."""
    address = f"tcp://127.0.0.1:{free_port()}"
    with ExitStack() as stack:
        host = ("--host", "127.0.0.1", "--port", address.rpartition(":")[2], *QUIET)
        scheduler = stack.enter_context(program(tmp_path, "scheduler", *host))
        words = (address, "--no-nanny", "--nthreads", "1", "--host", "127.0.0.1", *QUIET)
        stack.enter_context(program(tmp_path, "worker", *words))
        yield address, scheduler


@pytest.mark.slow
@pytest.mark.filterwarnings("default")  # Dask's own warnings are not ours
def test_a_cluster_answers_like_this_machine_and_a_lost_one_can_be_gone_on_without(
    app, qtbot, cluster, tmp_path
):
    """The same verdicts; a scheduler that goes away ends nothing: Go on plays what is missing."""
    address, scheduler = cluster
    engine = OikistEngine()
    alone = engine.ask(question(), tmp_path / "alone.duckdb", lambda _news: None, lambda: False)
    engine.scheduler = address
    begun = time.monotonic()
    both = engine.ask(question(), tmp_path / "both.duckdb", lambda _news: None, lambda: False)
    assert time.monotonic() - begun < 60
    assert [each.text for each in both.page.verdicts] == [each.text for each in alone.page.verdicts]
    jobs = LabJobs(engine)
    jobs.use_files(tmp_path / "asked.json", tmp_path / "lost.duckdb")
    lost = []

    def lose(job):
        if job.progress is not None and job.progress.games and not lost:
            lost.append(job.progress.games)
            scheduler.send_signal(signal.SIGKILL)

    jobs.changed.connect(lose)
    job = jobs.ask(question())
    qtbot.waitUntil(lambda: job.state == queue.FAILED, timeout=60_000)
    assert job.problem.casefold().startswith("the cluster was lost")
    assert "what was stored is safe" in job.problem
    engine.scheduler = ""
    jobs.go_on(job)
    qtbot.waitUntil(lambda: job.state == queue.DONE, timeout=60_000)
    assert job.answer.page.verdicts[0].text == alone.page.verdicts[0].text
    jobs.stop_all()


@pytest.mark.filterwarnings("default")
def test_nobody_at_the_address_is_told_before_anything_is_played(app, tmp_path, monkeypatch):
    """In one sentence, in words of the window; no file is made."""
    monkeypatch.setattr("engine.runs.executors.PATIENCE", "1s")
    engine = OikistEngine()
    engine.scheduler = f"tcp://127.0.0.1:{free_port()}"
    runs = tmp_path / "runs.duckdb"
    with pytest.raises(RunsError) as told:
        engine.ask(question(), runs, lambda _news: None, lambda: False)
    assert str(told.value).casefold().startswith("no dask scheduler answers at tcp://127.0.0.1:")
    assert "--" not in str(told.value)
    assert not runs.exists()


def test_the_address_is_remembered_and_holds_from_the_next_question_on(open_window, qtbot):
    """Also after a restart, and though the keyboard is still in the field when Ask is pressed."""
    engine = HastyEngine()
    window = open_window(engine)
    window.use_mode("lab")
    window.lab.choose("fair")
    ask = window.lab.desk.ask
    used = []
    engine.ask = lambda *_given: used.append(engine.scheduler)
    ask.place.field.setText(" tcp://10.0.0.7:8786 ")
    job = ask.ask()
    qtbot.waitUntil(lambda: job.state == queue.STOPPED, timeout=5000)
    assert used == ["tcp://10.0.0.7:8786"]
    assert "about" not in ask.budget.text()  # nobody knows how fast a cluster is
    again = open_window(HastyEngine())
    assert again.engine.scheduler == "tcp://10.0.0.7:8786"
    again.lab.choose("fair")
    assert again.lab.desk.ask.place.field.text() == "tcp://10.0.0.7:8786"
