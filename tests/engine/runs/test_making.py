"""The file of runs is made whole or not at all, whoever dies or comes at the same time."""

import multiprocessing
import os
import random
import signal
import time

import pytest

from engine.runs import making
from engine.runs.store import open_store

pytestmark = pytest.mark.skipif(os.name == "nt", reason="kill -9 is of Unix")
LONGEST = 0.12  # seconds until a process is killed: a making takes less


@pytest.fixture
def child():
    """Start a function of `tests.support.runs_victims`; the process and a pipe to it."""
    server = multiprocessing.get_context("forkserver")
    server.set_forkserver_preload(["tests.support.runs_victims"])
    begun = []

    def started(function, path):
        ours, theirs = server.Pipe()
        process = server.Process(target=function, args=(str(path), theirs))
        process.start()
        assert ours.recv() == "ready"
        begun.append(process)
        return process, ours

    yield started
    for process in begun:
        process.kill()
        process.join()


@pytest.mark.slow
@pytest.mark.parametrize("kills", [40, pytest.param(300, marks=pytest.mark.fuzz)])
def test_a_making_that_was_killed_leaves_a_file_that_can_be_used(tmp_path, child, kills):
    """Killed at any moment: the next program makes the file or finds it, and clears what is left."""
    from tests.support import runs_victims

    chance = random.Random(5)
    killed = 0
    for number in range(kills):
        path = tmp_path / f"runs-{number}.duckdb"
        process, pipe = child(runs_victims.make, path)
        pipe.send("go")
        time.sleep(chance.uniform(0, LONGEST))
        process.kill()
        process.join()
        killed += process.exitcode == -signal.SIGKILL
        with open_store(path) as store:
            assert store.numbers() == []
        assert [each.name for each in tmp_path.iterdir()] == [path.name]
        path.unlink()
    assert killed > kills / 4


@pytest.mark.slow
def test_two_programs_that_make_it_at_once_both_end_well(tmp_path, child):
    """Both enter a run, one after the other, into the same file."""
    from tests.support import runs_victims

    for number in range(8):
        path = tmp_path / f"runs-{number}.duckdb"
        both = [child(runs_victims.begin, path) for _ in range(2)]
        for _, pipe in both:
            pipe.send("go")
        assert sorted(pipe.recv() for _, pipe in both) == [1, 2]
        for process, _ in both:
            process.join(30)
            assert process.exitcode == 0
        with open_store(path) as store:
            assert store.numbers() == [1, 2]


def test_what_a_killed_making_left_is_cleared(tmp_path):
    """Also where it was killed by an Oikist that nobody remembers."""
    path = tmp_path / "runs.duckdb"
    for left in (f".{path.name}.0badcafe.new.tmp", f".{path.name}.0badcafe.new.tmp.wal"):
        (tmp_path / left).write_bytes(b"half of something")
    open_store(path).close()
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


def test_a_file_that_another_program_made_meanwhile_stays(tmp_path):
    """Its runs are not replaced by an empty file."""
    path = tmp_path / "runs.duckdb"
    open_store(path).close()
    before = path.stat().st_ino
    making.make(path)
    assert path.stat().st_ino == before
    assert [each.name for each in tmp_path.iterdir()] == [path.name]
