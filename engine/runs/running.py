"""Carrying out a stored run: what is missing is played, and stored chunk by chunk."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path

from engine.discovery import discover
from engine.errors import Fault, OikistError
from engine.runs.arms import Arm
from engine.runs.chunk import Chunk
from engine.runs.concluding import conclude
from engine.runs.digests import engine_digest
from engine.runs.executors import Executor, Order, Task, order_of
from engine.runs.plan import RunPlan, plan_text
from engine.runs.stopping import Question
from engine.runs.store import DONE, RUNNING, STOPPED, Run, Store
from engine.runs.troubles import RunsError


@dataclass(frozen=True)
class Progress:
    """How far a run is.

    Attributes:
        games: Games stored, over all arms.
        planned: Games when nothing stops the run early.
        unfinished: Stored games that did not end within their bound.
        chunk: The chunk that was stored last.
    """

    games: int
    planned: int
    unfinished: int
    chunk: Chunk


def run_plan(
    store: Store,
    number: int,
    executor: Executor,
    on_chunk: Callable[[Progress], bool] | None = None,
) -> Run:
    """Play what is missing of a run.

    Args:
        on_chunk: Called in this thread after each chunk is stored; returns whether to go on.

    Returns:
        The run: DONE, or STOPPED by `on_chunk`.

    Raises:
        RunsError: There is no such run; rules, bots, engine or files have changed since it
            was started; somebody else plays it; or the executor is lost. What was stored stays.
    """
    run = store.run(number)
    if run.status == DONE:
        return run
    store.hold(number)
    run, arms = store.run(number), store.arms(number)
    if run.status == DONE:  # by whoever held it
        store.release(number)
        return run
    orders = checked_orders(run, arms, store.here)
    store.mark(number, RUNNING)
    question = Question(run.plan, arms) if run.plan.until else None
    done = False
    with quiet_database(store):
        if question is not None:
            question.learn_stored(store, number)
        done = bool(question and question.answer)
        if not done:
            done = _play(store, run, arms, orders, executor, question, on_chunk)
        if done:
            conclude(store, number)
    store.mark(number, DONE if done else STOPPED, question.answer if question else "")
    return store.run(number)


@contextmanager
def quiet_database(store: Store) -> Iterator[None]:
    """Leave the cores to the players: one thread for the database within the block."""
    import duckdb

    store.use_threads(1)
    try:
        yield
    finally:
        store.let_go(if_wanted=True)  # long work may follow
        with suppress(duckdb.Error):  # an error of the block is the one that is told
            store.use_threads(0)


def checked_orders(run: Run, arms: tuple[Arm, ...], here: Path | None = None) -> tuple[Order, ...]:
    """What executors must know of the arms.

    Args:
        here: See `Store`.

    Raises:
        RunsError: A game is gone, or rules, bots or engine have changed.
    """
    known = discover()
    gone = sorted({arm.game for arm in arms} - set(known))
    if gone:
        what = f"run {run.number} is of '{gone[0]}', which is not installed"
        raise RunsError(Fault("", "", what, "install the game again"))
    games = {arm.game: known[arm.game] for arm in arms}
    bots = (bot for arm in arms for bot in arm.bots)
    if engine_digest(games.values(), bots, here) != run.engine:
        what = f"rules, bots or engine have changed since run {run.number} was started"
        remedy = "its games and new ones must not be mixed: start a new run"
        raise RunsError(Fault("", "", what, remedy))
    return tuple(
        order_of(arm, run.plan, engine_digest([games[arm.game]], arm.bots, here), here)
        for arm in arms
    )


def standing_run(store: Store, plan: RunPlan, digests: Sequence[str], purpose: str) -> int | None:
    """The newest run of this very plan that this engine may go on with; None for none.

    What files held then and hold no more, or hold by now, is the same scenario: the run gets
    the plan as it reads now, so that it can be gone on with.

    Args:
        digests: Of the scenarios of the plan.
        purpose: What the run was made for.
    """
    frame = plan_text(replace(plan, sides=()))
    for number in reversed(store.numbers_of(digests)):
        run = store.run(number)
        if run.purpose != purpose or plan_text(replace(run.plan, sides=())) != frame:
            continue
        try:
            checked_orders(run, store.arms(number), store.here)
        except OikistError:
            continue  # of another engine: it stays, and a new run is made
        if plan_text(run.plan) != plan_text(plan):
            store.respell(number, plan)
        return number
    return None


def missing(
    plan: RunPlan, arms: tuple[Arm, ...], stored: Mapping[tuple[int, int], int]
) -> Iterator[Task]:
    """Tasks that are not stored, block by block: every arm plays some numbers, then the next.

    Args:
        stored: See `Store.stored`; a question stores less than a whole chunk where it ends.
    """
    for first in range(0, plan.games, plan.chunk):
        end = min(first + plan.chunk, plan.games)
        for arm in arms:
            at = first
            while at < end and (arm.number, at) in stored:
                at += stored[arm.number, at]
            if at < end:
                yield Task(arm.number, at, end - at)


def _play(
    store: Store,
    run: Run,
    arms: tuple[Arm, ...],
    orders: tuple[Order, ...],
    executor: Executor,
    question: Question | None,
    on_chunk: Callable[[Progress], bool] | None,
) -> bool:
    """Whether the run is done: everything is stored, or its question is answered."""
    planned = run.plan.games * len(arms)
    games, lost = run.games, run.games - run.finished
    tasks = missing(run.plan, arms, store.stored(run.number))
    with closing(executor.chunks(orders, tasks)) as chunks:  # type: ignore[type-var]
        for chunk in chunks:
            store.let_go(if_wanted=True)
            if chunk is None:
                continue
            store.add(run.number, chunk)
            games += chunk.count
            lost += chunk.count - int(chunk.finished.sum())
            answered = question is not None and question.learn(chunk)
            going = on_chunk is None or on_chunk(Progress(games, planned, lost, chunk))
            if answered:
                return True
            if not going and games < planned:
                return False
    return True
