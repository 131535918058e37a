"""Carrying out stored runs at the terminal: options, progress, Ctrl+C and how to go on."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from engine.cli.batches import first_interrupt_asks, patient
from engine.cli.given import MOST_THREADS, cores
from engine.cli.progress import progress
from engine.cli.terminal import announce_preparation, note
from engine.errors import Fault, OikistError
from engine.remedies import did_you_mean

if TYPE_CHECKING:
    from engine.runs.executors import Executor
    from engine.runs.running import Progress
    from engine.runs.store import Run, Store

INTERRUPTED: Final = 130
LOCAL, DASK = "local", "dask"

RunsFile = Annotated[
    Path | None,
    typer.Option("--runs", metavar="FILE", help="Where runs are kept; else OIKIST_RUNS."),
]
Threads = Annotated[
    int, typer.Option("--threads", min=0, max=MOST_THREADS, help="0 for one on each core.")
]
ExecutorName = Annotated[
    str, typer.Option("--executor", metavar="local|dask", help="Threads here, or a Dask cluster.")
]
Scheduler = Annotated[
    str, typer.Option("--scheduler", metavar="ADDRESS", help="Of the Dask cluster.")
]
RunNumber = Annotated[int, typer.Argument(metavar="RUN", min=1, help="Number of a run.")]


def made_executor(name: str, scheduler: str, threads: int) -> Executor:
    """Who plays.

    Raises:
        OikistError: An unknown executor, an address missing or not needed, or no answer.
    """
    if name not in (LOCAL, DASK):
        what = f"unknown executor '{name}'"
        raise OikistError(Fault("", "--executor", what, did_you_mean(name, (LOCAL, DASK))))
    if name == DASK and not scheduler:
        remedy = "write it like --scheduler tcp://127.0.0.1:8786"
        raise OikistError(Fault("", "--scheduler", "missing", remedy))
    if name == LOCAL and scheduler:
        raise OikistError(Fault("", "--scheduler", "is for --executor dask only", "leave it out"))
    from engine.runs.executors import Cluster
    from engine.runs.executors import Threads as LocalThreads

    return Cluster(scheduler) if name == DASK else LocalThreads(threads or cores())


def resume_command(number: int, runs: Path | None, executor: str, scheduler: str) -> str:
    """What to type to go on with a run."""
    words = ["oikist", "runs", "resume", str(number)]
    if runs is not None:
        words += ["--runs", str(runs)]
    if executor != LOCAL:
        words += ["--executor", executor, "--scheduler", scheduler]
    return shlex.join(words)


def carry_out(store: Store, number: int, executor: Executor, resume: str) -> Run:
    """Play what is missing of a run, with a progress bar on stderr.

    Raises:
        typer.Exit: With INTERRUPTED, after telling how to go on.
    """
    from engine.runs.running import run_plan
    from engine.runs.troubles import RunsBusyError

    run = store.run(number)
    planned = run.plan.games * len(store.arms(number))
    announce_preparation()
    usual = store.waiting
    try:
        with (
            first_interrupt_asks() as stop,
            progress(planned, at_most=bool(run.plan.until)) as advance,
        ):
            store.waiting = patient(stop)
            advance(run.games, played=False)

            def on_chunk(now: Progress) -> bool:
                advance(now.chunk.count)
                return not stop.wanted

            run = run_plan(store, number, executor, on_chunk)
    except (KeyboardInterrupt, RunsBusyError) as cut:
        if isinstance(cut, RunsBusyError) and not stop.wanted:
            raise
        store.waiting = usual
        store.mark(number, "stopped")
        run = store.run(number)
    store.waiting = usual
    if run.status != "done":
        note(f"Run {number} stopped: {run.games:,} of {planned:,} games are stored.")
        note(f"Go on with: {resume}")
        raise typer.Exit(INTERRUPTED)
    return run
