"""Who plays the chunks of a run: threads of this process, or the workers of a Dask cluster.

Every executor gives the same chunks, in the order in which they were asked for.
"""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from engine.errors import Fault
from engine.language import say
from engine.records.record import record_text
from engine.records.replay import recorded
from engine.runs.arms import Arm
from engine.runs.chunk import Chunk, as_chunk
from engine.runs.digests import engine_digest
from engine.runs.plan import RunPlan, Side
from engine.runs.troubles import RunsError
from engine.simulation.batch import Plan
from engine.simulation.collecting import Collector
from engine.simulation.report import game_seed

if TYPE_CHECKING:
    from engine.scenarios.scenario import Scenario

AHEAD = 3  # chunks asked for beyond those that are played
RETRIES = 3
PATIENCE = "10s"  # how long a scheduler may take to answer
_GRACE: Final = 0.5  # seconds, in which Dask tells by itself that this is over
LULL = 0.2  # seconds without a chunk, in which others may use the file of runs


@dataclass(frozen=True)
class Task:
    """Games first to first + count - 1 of one arm."""

    arm: int
    first: int
    count: int


@dataclass(frozen=True)
class Order:
    """What an executor must know of one arm; small, and the same in every process.

    Attributes:
        variant, changes: Of the scenario; changes as JSON.
        frozen: The whole scenario as JSON where its files are not what is played, or "".
        digest: Of the scenario.
        engine: Digest of the engine.
        bots: By seat.
        seed: Of the run.
        here: Folder in which names are looked up, or "" for each process's current one.
    """

    variant: str
    changes: str
    digest: str
    engine: str
    bots: tuple[str, ...]
    seed: int
    frozen: str = ""
    here: str = ""

    def side(self) -> Side:
        """The scenario as a plan has it."""
        frozen = json.loads(self.frozen) if self.frozen else {}
        return Side(self.variant, json.loads(self.changes), frozen=frozen)


class Executor(Protocol):
    """Plays tasks."""

    def chunks(self, orders: tuple[Order, ...], tasks: Iterable[Task]) -> Iterator[Chunk | None]:
        """The chunk of each task, in their order; closing the iterator stops the rest.

        None comes whenever no chunk has come for LULL seconds.

        Args:
            orders: By number of the arm.
        """
        ...


def order_of(arm: Arm, plan: RunPlan, engine: str, here: Path | None = None) -> Order:
    """What an executor must know of an arm of a plan."""
    held = plan.sides[arm.side].frozen
    frozen = json.dumps(held, ensure_ascii=False) if held else ""
    return Order(
        arm.variant,
        arm.changes_text,
        arm.digest,
        engine,
        arm.bots,
        plan.seed,
        frozen,
        str(here or ""),
    )


@lru_cache(maxsize=256)
def collector(order: Order) -> Collector:
    """Who plays an arm in this process, after a check that it is the same arm here.

    Raises:
        RunsError: Files or engine here differ from those that the run was started with.
    """
    here = Path(order.here) if order.here else None
    scenario = order.side().scenario(here)
    if scenario.digest != order.digest:
        what = f"'{order.variant}' has changed since the run was started"
        remedy = "restore its variant, board and decks of that time, or start a new run"
        raise RunsError(Fault("", "", what, remedy))
    if engine_digest([scenario.game], order.bots, here) != order.engine:
        what = "rules, bots or engine have changed since the run was started"
        raise RunsError(Fault("", "", what, "start a new run, or go on with the old Oikist"))
    return Collector(Plan(scenario, order.bots, 0, order.seed))


def play(order: Order, task: Task) -> Chunk:
    """Play one task in this thread."""
    player = collector(order)
    got = player(task.first, task.count)
    lost = [task.first + int(row) for row in (got.tables.finished == 0).nonzero()[0]]
    records = tuple((number, _record(player, number)) for number in lost)
    return as_chunk(task.arm, got, records)


def _record(player: Collector, number: int) -> str:
    """The record of a game that did not end, as text."""
    plan = player.plan
    scenario: Scenario = plan.scenario
    moves = player.moves(number)
    return record_text(recorded(scenario, game_seed(plan, number), moves, plan.bots))


def _in_order(
    submit: Callable[[Task], Any], tasks: Iterable[Task], ahead: int
) -> Iterator[Chunk | None]:
    """Answers in the order of the tasks, with so many asked for ahead."""
    waiting: deque[Any] = deque()
    try:
        for task in tasks:
            waiting.append(submit(task))
            if len(waiting) >= ahead:
                yield from _answer(waiting.popleft())
        while waiting:
            yield from _answer(waiting.popleft())
    finally:
        for future in waiting:
            future.cancel()


def _answer(future: Any) -> Iterator[Chunk | None]:
    """A chunk, after None for every lull until it is there."""
    while True:
        try:
            chunk = future.result(timeout=LULL)
            break
        except TimeoutError:
            if future.done():  # in this very moment, or with such an error of its own
                chunk = future.result()
                break
        yield None
    yield chunk


class Threads:
    """Plays on threads of this process; rules are compiled code and run at once."""

    def __init__(self, threads: int) -> None:
        self.threads = threads

    def chunks(self, orders: tuple[Order, ...], tasks: Iterable[Task]) -> Iterator[Chunk | None]:
        """See `Executor.chunks`."""
        with ThreadPoolExecutor(max_workers=self.threads) as pool:
            yield from _in_order(
                lambda task: pool.submit(play, orders[task.arm], task),
                tasks,
                self.threads + AHEAD,
            )


async def _greeted(address: str, patience: str) -> None:
    """Greet who answers at an address, as Dask's programs do, and leave.

    A client asks no further, and is hard to get rid of, where that fails; and it waits for
    a greeting without end.

    Raises:
        Exception: Of any kind, if nobody answers in time or in such words.
    """
    from dask.utils import parse_timedelta
    from distributed.comm.core import connect
    from distributed.security import Security

    seconds = parse_timedelta(patience)
    words = Security().get_connection_args("client")  # type: ignore[no-untyped-call]
    greeting = connect(address, timeout=seconds, **words)  # type: ignore[no-untyped-call]
    comm = await asyncio.wait_for(greeting, seconds + _GRACE)
    await comm.close()


class Cluster:
    """Plays on the workers of a Dask cluster (extra `cluster`).

    A worker that is lost is no loss: the scheduler gives its tasks to another one, and
    chunks are stored once.
    """

    def __init__(self, scheduler: str, patience: str = "", place: str = "--scheduler") -> None:
        """Connect.

        Args:
            scheduler: Address, such as "tcp://127.0.0.1:8786".
            patience: How long to wait for an answer; "" for PATIENCE.
            place: Where the address was given, for faults; "" for a window, whose words it is in.

        Raises:
            RunsError: Dask is not installed, or nobody answers at the address.
        """
        try:
            from distributed import Client
        except ImportError:
            what = "this needs Dask, which is not installed"
            remedy = "install it with: pip install 'oikist[cluster]'"
            raise RunsError(Fault("", place and "--executor", what, remedy)) from None
        self.place = place
        patience = patience or PATIENCE
        what = say("no Dask scheduler answers at {address}", address=scheduler)
        nobody = RunsError(Fault("", place, what, say("start one, see docs/cluster.md")))
        try:
            asyncio.run(_greeted(scheduler, patience))
        except Exception:  # noqa: BLE001 - what else answers may be read as anything
            raise nobody from None
        try:
            self.client: Any = Client(  # type: ignore[no-untyped-call]
                scheduler, timeout=patience, set_as_default=False
            )
        except (OSError, TimeoutError, ValueError):  # it has gone since
            raise nobody from None

    def close(self) -> None:
        """Leave the cluster; it goes on running."""
        self.client.close()

    def chunks(self, orders: tuple[Order, ...], tasks: Iterable[Task]) -> Iterator[Chunk | None]:
        """See `Executor.chunks`.

        Raises:
            RunsError: The cluster is lost, or a worker cannot play.
        """
        from distributed import CancelledError
        from distributed.scheduler import KilledWorker

        cores = sum(self.client.ncores().values())

        def submit(task: Task) -> Any:
            return self.client.submit(play, orders[task.arm], task, pure=False, retries=RETRIES)

        try:
            yield from _in_order(submit, tasks, 2 * max(cores, 1) + AHEAD)
        except (CancelledError, KilledWorker, OSError, TimeoutError) as problem:
            what = f"the cluster was lost ({type(problem).__name__})"
            remedy = "what was stored is safe; go on when scheduler and workers run again"
            raise RunsError(Fault("", self.place, what, remedy)) from None
