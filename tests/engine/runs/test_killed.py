"""Killed without warning at any moment, a run goes on and ends as if nothing had happened."""

import multiprocessing
import os
import random
import signal
import sys
import time

import pytest

from engine.runs.store import open_store

LONGEST = 0.3  # seconds until a process is killed
PATIENCE = 300.0


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="kill -9 is of Unix")
@pytest.mark.parametrize("most", [15, pytest.param(50, marks=pytest.mark.fuzz)])
def test_kill_at_random_moments(tmp_path, content, most):
    """Killed again and again, resumed each time: runs end with the rows of an unkilled one."""
    from tests.support import run_victim

    path = str(tmp_path / "runs.duckdb")
    whole = run_victim.start(path)
    run_victim.go_on(path, whole)
    server = multiprocessing.get_context("forkserver")
    server.set_forkserver_preload(["tests.support.run_victim"])
    chance = random.Random(42)
    kills, numbers, deadline = 0, [], time.monotonic() + PATIENCE
    while kills < most or not run_victim.is_done(path, numbers[-1]):
        assert time.monotonic() < deadline, f"only {kills} kills"
        if not numbers or run_victim.is_done(path, numbers[-1]):
            numbers.append(run_victim.start(path))
        victim = server.Process(target=run_victim.go_on, args=(path, numbers[-1]))
        victim.start()
        victim.join(chance.uniform(0, LONGEST) if kills < most else None)
        if victim.exitcode is None:
            os.kill(victim.pid, signal.SIGKILL)
            victim.join()
            kills += victim.exitcode == -signal.SIGKILL
        else:
            assert victim.exitcode == 0
    with open_store(tmp_path / "runs.duckdb") as store:
        expected = content(store, whole)
        assert len(expected["games"]) == 2 * 3 * 120
        for number in numbers:
            assert content(store, number) == expected, f"run {number} of {len(numbers)}"
    print(f"{kills} kills over {len(numbers)} runs", file=sys.stderr)
