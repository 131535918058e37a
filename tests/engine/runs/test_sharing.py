"""One file of runs, many programs: who plays lets others look, and batches take turns."""

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from engine.runs.executors import Threads
from engine.runs.plan import RunPlan, Side
from engine.runs.running import run_plan
from engine.runs.store import DONE, RUNNING, STOPPED, open_store, read_store
from engine.runs.troubles import RunsBusyError
from engine.runs.turns import Lock, Waiting, playing, turnstile
from tests.support.pennies import PLAIN

PATIENCE = 120.0
ATTEMPT = """
import duckdb, sys
try:
    duckdb.connect(sys.argv[1])
except duckdb.IOException:
    print("locked")
"""
LOOK = """
import select, sys, time
from pathlib import Path
from engine.runs.store import read_store
print("ready", flush=True)
while not select.select([sys.stdin], [], [], 0.05)[0]:
    began = time.monotonic()
    read_store(Path(sys.argv[1])).close()
    print(time.monotonic() - began, flush=True)
"""


@pytest.fixture
def player(tmp_path):
    """Play a run in another process; the process, and the number of its run."""
    from tests.support import runs_victims

    server = multiprocessing.get_context("forkserver")
    server.set_forkserver_preload(["tests.support.runs_victims"])
    begun = []

    def started(number=0, pause=0.02, *, wait=True):
        ours, theirs = server.Pipe()
        words = (str(tmp_path / "runs.duckdb"), number, theirs, pause)
        process = server.Process(target=runs_victims.play, args=words)
        process.start()
        begun.append(process)
        return process, ours.recv() if wait else ours

    yield started
    for process in begun:
        process.kill()
        process.join()


@pytest.mark.slow
def test_readers_look_at_a_run_that_is_played_elsewhere(tmp_path, player, pennies):
    """Several at once, again and again: nobody is refused, and the run ends whole."""
    path = tmp_path / "runs.duckdb"
    process, number = player()
    seen, waits = [], []

    def look(_turn):
        began = time.monotonic()
        with read_store(path) as store:
            run = store.run(number)
            seen.append((run.games, run.status))
        waits.append(time.monotonic() - began)

    with ThreadPoolExecutor(3) as pool:
        while process.is_alive():
            list(pool.map(look, range(3)))
    assert process.exitcode == 0
    during = {games for games, status in seen if status == RUNNING}
    assert len(during) > 3
    assert {status for _, status in seen} <= {RUNNING, DONE}
    assert max(waits) < 5
    with read_store(path) as store:
        assert (store.run(number).status, store.run(number).games) == (DONE, 2_000)


@pytest.mark.slow
def test_the_commands_look_at_a_run_that_is_played_elsewhere(tmp_path, player, pennies, oikist):
    """List, show, export and report of it."""
    words = ("--runs", tmp_path / "runs.duckdb")
    process, number = player(pause=0.1)
    assert "running" in oikist("runs", "list", *words).out
    assert "running" in oikist("runs", "show", number, *words).out
    assert oikist("runs", "export", number, tmp_path / "out", *words).code == 0
    assert oikist("report", number, "-o", tmp_path / "report.html", *words).code == 0
    refused = oikist("runs", "delete", number, "--yes", *words)
    assert (refused.code, refused.err.count("\n")) == (2, 1)
    assert f"run {number} is being played by another program" in refused.err
    assert process.is_alive()


@pytest.mark.slow
def test_two_batches_at_once_take_turns(tmp_path, player, pennies, content):
    """Begun in two processes into a file that is not there, both end with the same rows."""
    both = [player(pause=0.0, wait=False) for _ in range(2)]
    numbers = [pipe.recv() for _, pipe in both]
    for process, _ in both:
        process.join(PATIENCE)
        assert process.exitcode == 0
    with read_store(tmp_path / "runs.duckdb") as store:
        assert {store.run(number).status for number in numbers} == {DONE}
        assert content(store, numbers[0]) == content(store, numbers[1])


@pytest.mark.slow
def test_who_goes_on_with_a_run_that_is_played_waits_for_it(tmp_path, player, pennies):
    """It is refused to the impatient; whoever waits finds nothing missing."""
    path = tmp_path / "runs.duckdb"
    process, number = player(pause=0.01)
    with open_store(path) as store:
        store.waiting = Waiting(0.1)
        with pytest.raises(RunsBusyError, match="is being played by another program"):
            run_plan(store, number, Threads(1))
        assert process.is_alive()
        store.waiting = Waiting(PATIENCE)
        played = []
        assert run_plan(store, number, Threads(1), played.append).status == DONE
    assert played == []


def test_a_run_whose_player_was_killed_is_stopped(tmp_path, player, pennies):
    """The file need not be written to know it."""
    process, number = player()
    os.kill(process.pid, signal.SIGKILL)
    process.join()
    with read_store(tmp_path / "runs.duckdb") as store:
        assert store.run(number).status == STOPPED


@pytest.mark.slow
def test_a_chunk_that_takes_long_keeps_nobody_out(tmp_path):
    """The file is let go while nothing is to be stored."""
    path = tmp_path / "runs.duckdb"
    plan = RunPlan((Side("classic-2"),), (("search:600",),), 3, chunk=1)
    with open_store(path) as store:
        number = store.start(plan)
        command = [sys.executable, "-c", LOOK, str(path)]
        with subprocess.Popen(command, stdin=-1, stdout=-1, text=True) as other:
            assert other.stdout.readline() == "ready\n"
            began = time.monotonic()
            run_plan(store, number, Threads(1))
            took = time.monotonic() - began
            store.let_go()
            said, _ = other.communicate("enough\n")
    waits = [float(each) for each in said.split()]
    assert len(waits) > 5
    assert max(waits) < took / 4  # a chunk takes a third of it


def test_looking_in_the_same_program_leaves_the_file_locked(tmp_path):
    """A list that the window reads beside its batch lets no other program write."""
    path = tmp_path / "runs.duckdb"
    with open_store(path):
        read_store(path).close()
        tried = subprocess.run(
            [sys.executable, "-c", ATTEMPT, str(path)], capture_output=True, text=True, check=True
        )
    assert tried.stdout == "locked\n"


def test_a_lock_leaves_nothing_behind_and_ends_with_its_process(tmp_path):
    """Taken by one, it is held for all others; let go, its file is gone."""
    file = tmp_path / ".lock.tmp"
    mine, other = Lock(file), Lock(file)
    assert not mine.is_held()
    assert mine.take()
    assert other.is_held()
    assert not other.take()
    mine.let_go()
    assert list(tmp_path.iterdir()) == []
    file.touch()  # as a process that was killed leaves it
    assert not other.is_held()
    assert other.take()
    other.let_go()
    assert list(tmp_path.iterdir()) == []


def test_nobody_opens_a_file_while_another_program_closes_it(tmp_path):
    """DuckDB may lose what was written where both happen in one moment."""
    path = tmp_path / "runs.duckdb"
    open_store(path).close()
    for enter in (open_store, read_store):
        closing = turnstile(path)
        assert closing.take()
        began = time.monotonic()
        threading.Timer(0.5, closing.let_go).start()
        store = enter(path)
        assert time.monotonic() - began > 0.4
        assert closing.take()
        threading.Timer(0.5, closing.let_go).start()
        began = time.monotonic()
        store.close()
        assert time.monotonic() - began > 0.4
    assert [file.name for file in tmp_path.iterdir()] == ["runs.duckdb"]


def test_the_same_question_asked_twice_at_once_is_played_once(tmp_path, pennies, oikist):
    """The second one waits for the run of the first."""
    path = tmp_path / "runs.duckdb"
    words = ("compare", PLAIN, f"{PLAIN}+prize=3", "--games", "60", "--bots", "uniform", "--json")
    first = oikist(*words, "--runs", path)
    lock = playing(path, 1)
    assert lock.take()
    began = time.monotonic()
    threading.Timer(1.0, lock.let_go).start()
    second = oikist(*words, "--runs", path)
    assert time.monotonic() - began > 0.9
    assert (second.code, second.out) == (0, first.out)
    with read_store(path) as store:
        assert store.numbers() == [1]
