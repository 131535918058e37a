"""oikist lab: carries out a plan and keeps every game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from engine.cli.given import AsJson
from engine.cli.running import (
    LOCAL,
    ExecutorName,
    RunsFile,
    Scheduler,
    Threads,
    carry_out,
    made_executor,
    resume_command,
)
from engine.cli.terminal import note, print_json


def lab(
    plan: Annotated[Path, typer.Argument(metavar="PLAN", help="A plan as a TOML file.")],
    runs: RunsFile = None,
    threads: Threads = 0,
    executor: ExecutorName = LOCAL,
    scheduler: Scheduler = "",
    as_json: AsJson = False,
) -> None:
    """Carry out a plan and keep every game in the store of runs.

    When it is done it answers the plan's question: of one scenario whether the seats are
    fair within the band, of several whether each differs from the first.
    Games are stored chunk by chunk. Whatever stops the run, `oikist runs resume` goes on
    with it and comes to the same results.
    """
    from engine.cli.runs import answered, answers_data, expect_finished, print_run
    from engine.runs.arms import checked_plan
    from engine.runs.store import open_store
    from engine.runs.summary import run_data, summary

    given = checked_plan(plan)
    player = made_executor(executor, scheduler, threads)
    with open_store(runs) as store:
        number = store.start(given)
        resume = resume_command(number, runs, executor, scheduler)
        note(f"Run {number}, kept in {store.path}. Should it be interrupted: {resume}")
        run = carry_out(store, number, player, resume)
        found = summary(store, number)
        answers = answered(store, number)
    if not as_json:
        print_run(run, found, answers)
    expect_finished(run)
    if as_json:
        print_json(run_data(run, found) | answers_data(answers))
