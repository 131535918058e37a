"""A run on a Dask cluster: real processes on this machine, one of which is killed."""

import os
import re
import shlex
import signal
import socket
import subprocess
import sys
import threading
import time
from contextlib import ExitStack, contextmanager, suppress

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
QUIET = ("--no-dashboard", "--dashboard-address", "127.0.0.1:0")
COMMAND = re.compile(r"^dask (scheduler|worker) (.*)$", re.MULTILINE)
ADDRESS = re.compile(r"192\.168\.1\.\d+")


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
    """A connection to a cluster, and its two workers of one thread each and its scheduler."""
    address = f"tcp://127.0.0.1:{free_port()}"
    with ExitStack() as stack:
        host = ("--host", "127.0.0.1", "--port", address.rpartition(":")[2], *QUIET)
        scheduler = stack.enter_context(program(tmp_path, "scheduler", *host))
        words = (address, "--no-nanny", "--nthreads", "1", "--host", "127.0.0.1", *QUIET)
        workers = [stack.enter_context(program(tmp_path, "worker", *words)) for _ in range(2)]
        player = Cluster(address)
        stack.callback(player.close)
        workers.append(scheduler)
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


def test_a_scheduler_that_is_lost_ends_the_command(store, cluster, content):
    """What was stored is safe, and the run goes on to the same rows without the cluster."""
    player, programs = cluster
    number = store.start(PLAN)

    def kill(progress):
        if progress.games == 40:
            programs[-1].send_signal(signal.SIGKILL)
        return True

    with pytest.raises(RunsError, match=r"the cluster was lost.*what was stored is safe"):
        run_plan(store, number, player, kill)
    assert 40 <= store.run(number).games < 240
    assert run_plan(store, number, Threads(2)).status == DONE
    local = store.start(PLAN)
    run_plan(store, local, Threads(2))
    assert content(store, number) == content(store, local)


def test_nobody_at_the_address_is_told():
    """A scheduler that does not answer is named, with what to do."""
    with pytest.raises(RunsError, match="no Dask scheduler answers at tcp"):
        Cluster(f"tcp://127.0.0.1:{free_port()}", patience="1s")


@pytest.fixture
def web():
    """Address of a server that answers whoever says anything in HTTP."""
    with socket.create_server(("127.0.0.1", 0)) as server:

        def answer():
            with suppress(OSError):  # closed at the end
                while True:
                    caller = server.accept()[0]
                    with caller, suppress(OSError):
                        caller.recv(100)
                        caller.sendall(b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n")

        thread = threading.Thread(target=answer, daemon=True)
        thread.start()
        yield f"tcp://127.0.0.1:{server.getsockname()[1]}"
        server.shutdown(socket.SHUT_RDWR)
        thread.join(10)


def refusal(address):
    """In what words an address is refused."""
    with pytest.raises(RunsError) as told:
        Cluster(address, patience="1s", place="")
    return str(told.value)


def test_who_is_no_scheduler_is_refused_as_nobody_is(web):
    """A server that speaks HTTP, one that is silent, and no address at all: in one sentence."""
    with socket.create_server(("127.0.0.1", 0)) as silent:
        mute = f"tcp://127.0.0.1:{silent.getsockname()[1]}"
        for address in (web, mute, f"tcp://127.0.0.1:{free_port()}", "http://127.0.0.1", "x"):
            said = f"no Dask scheduler answers at {address}; start one, see docs/cluster.md"
            assert refusal(address).casefold() == said.casefold()


def listening(process):
    """Addresses at which a program and its children listen."""
    import psutil

    own = psutil.Process(process.pid)
    found = (each.net_connections("inet") for each in (own, *own.children(recursive=True)))
    return [each.laddr.ip for sockets in found for each in sockets if each.status == "LISTEN"]


def test_every_port_is_of_the_given_host_alone(tmp_path):
    """Scheduler, dashboards, worker and nanny, started by the commands of the manual."""
    port = free_port()
    text = (ROOT / "docs" / "cluster.md").read_text(encoding="utf-8")
    given = {name: shlex.split(words) for name, words in COMMAND.findall(text)}
    assert given.keys() == {"scheduler", "worker"}
    with ExitStack() as stack:
        started = []
        for name, words in given.items():
            here = [ADDRESS.sub("127.0.0.1", word).replace("8786", str(port)) for word in words]
            here = [word.replace(":8787", ":0") for word in here]
            started.append(stack.enter_context(program(tmp_path, name, *here)))
        with_nanny = 3  # the worker, its dashboard, and who watches it
        deadline = time.monotonic() + 60
        while len(listening(started[1])) < with_nanny or len(listening(started[0])) < 2:
            assert time.monotonic() < deadline
            time.sleep(0.2)
        for process in started:
            assert set(listening(process)) == {"127.0.0.1"}


def test_who_plays_on_a_cluster_listens_nowhere(cluster):
    """The command connects to the scheduler, and nobody to it."""
    import psutil

    sockets = psutil.Process().net_connections("inet")
    assert [each for each in sockets if each.status == "LISTEN"] == []
