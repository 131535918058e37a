"""A run on a Dask cluster: real processes on this machine, one of which is killed."""

import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import ExitStack, contextmanager

import pytest

from engine.runs.executors import Cluster, Threads
from engine.runs.plan import RunPlan, Side
from engine.runs.running import run_plan
from engine.runs.store import DONE
from engine.runs.troubles import RunsError
from tests.support.sources import ROOT

pytest.importorskip("distributed", reason="the extra `cluster` is not installed")
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(os.name == "nt", reason="kill -9 is of Unix"),
    pytest.mark.filterwarnings("default"),  # Dask's own warnings are not ours
]
PLAN = RunPlan((Side("classic-2"),), (("uniform", "greedy"),), 240, seed=5, chunk=4)
QUIET = ("--no-dashboard",)


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


@contextmanager
def program(tmp_path, name, *words):
    """A scheduler or worker as users start it; killed in the end."""
    command = [sys.executable, "-m", f"distributed.cli.dask_{name}", *words]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "TMPDIR": str(tmp_path)}
    log = tmp_path / f"{name}-{len(list(tmp_path.glob('*.log')))}.log"
    with log.open("w") as output:
        process = subprocess.Popen(
            command, cwd=tmp_path, env=environment, stdout=output, stderr=output
        )
    try:
        yield process
    finally:
        process.kill()
        process.wait()


@pytest.fixture
def cluster(tmp_path):
    """A scheduler, two workers of one thread each, and a connection to them."""
    address = f"tcp://127.0.0.1:{free_port()}"
    with ExitStack() as stack:
        host = ("--host", "127.0.0.1", "--port", address.rpartition(":")[2], *QUIET)
        stack.enter_context(program(tmp_path, "scheduler", *host))
        words = (address, "--no-nanny", "--nthreads", "1", "--host", "127.0.0.1", *QUIET)
        workers = [stack.enter_context(program(tmp_path, "worker", *words)) for _ in range(2)]
        player = Cluster(address)
        stack.callback(player.close)
        deadline = time.monotonic() + 60
        while len(player.client.ncores()) < 2:
            assert time.monotonic() < deadline
            time.sleep(0.1)
        yield player, workers


def test_a_cluster_that_loses_a_worker_stores_what_threads_store(store, cluster, content):
    """Local run, cluster, and cluster with a worker killed -9: the same rows."""
    player, workers = cluster
    local = store.start(PLAN)
    run_plan(store, local, Threads(2))
    whole = store.start(PLAN)
    assert run_plan(store, whole, player).status == DONE
    assert content(store, whole) == content(store, local)

    robbed = store.start(PLAN)

    def kill_one(progress):
        if progress.games == 40:
            workers[0].send_signal(signal.SIGKILL)
        return True

    assert run_plan(store, robbed, player, kill_one).status == DONE
    assert workers[0].wait(10) == -signal.SIGKILL
    assert content(store, robbed) == content(store, local)


def test_nobody_at_the_address_is_told():
    """A scheduler that does not answer is named, with what to do."""
    with pytest.raises(RunsError, match="no scheduler answers at tcp"):
        Cluster(f"tcp://127.0.0.1:{free_port()}", patience="1s")
