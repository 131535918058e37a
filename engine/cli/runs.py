"""oikist runs: the runs that are kept, and going on with those that were stopped."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from engine.cli import run_figures, run_games, run_heat
from engine.cli.batches import UNENDED, figure_cell, interval_cell
from engine.cli.given import AsJson
from engine.cli.progress import progress
from engine.cli.running import (
    LOCAL,
    ExecutorName,
    RunNumber,
    RunsFile,
    Scheduler,
    Threads,
    carry_out,
    made_executor,
    resume_command,
)
from engine.cli.terminal import note, print_json, print_table
from engine.errors import Fault, OikistError
from engine.remedies import did_you_mean

if TYPE_CHECKING:
    from engine.reports.plan_words import Answer
    from engine.runs.store import Run, Store
    from engine.runs.summary import ArmSummary

LAB: Final = "lab"  # purpose of runs of a plan
LOOKED_WORDS: Final = (
    "What the games told decided how many there are, so intervals of wins hold at any time; all"
    " others are those of a fixed number of games."
)
app = typer.Typer(
    help="List, show, search, resume, export and delete stored runs.",
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def runs_alone(context: typer.Context, runs: RunsFile = None, as_json: AsJson = False) -> None:
    """Without a verb: list the runs.

    Raises:
        OikistError: An option of the list stands before a verb, which would not see it.
    """
    verb = context.invoked_subcommand
    if verb is None:
        list_runs(runs, as_json)
    elif runs is not None or as_json:
        option = "--json" if as_json else "--runs"
        remedy = f"write `oikist runs {verb} {option}`"
        raise OikistError(Fault("", option, f"it stands before '{verb}'", remedy))


@app.command(name="list")
def list_runs(runs: RunsFile = None, as_json: AsJson = False) -> None:
    """List the runs, oldest first."""
    from engine.runs.opening import runs_file
    from engine.runs.store import read_store
    from engine.runs.summary import run_data

    path, found, titles = runs_file(runs), [], {}
    if runs is not None or path.exists():
        with read_store(runs) as store:
            found = [store.run(number) for number in store.numbers()]
            titles = store.titles(found)
    if as_json:
        print_json([run_data(run) for run in found])
        return
    if not found:
        print(f"No run is stored in {path}")
        return
    rows = [
        (
            run.number,
            run.started[:16].replace("T", " "),
            run.status,
            titles[run.number],
            "; ".join(", ".join(bots) for bots in run.plan.seatings),
            _played(run) if run.status == "done" else f"{_played(run)}, {run.status}",
            f"{run.games - run.finished:,}",
        )
        for run in found
    ]
    columns = ("run", "started", "status", "title", "bots", "games", "unfinished")
    print_table(columns, rows, words=5)


@app.command()
def show(run: RunNumber, runs: RunsFile = None, as_json: AsJson = False) -> None:
    """Show what a run came to, or has come to so far."""
    from engine.runs.store import read_store
    from engine.runs.summary import run_data, summary

    with read_store(runs) as store:
        found, arms = store.run(run), summary(store, run)
        answers = answered(store, run)
    if as_json:
        print_json(run_data(found, arms) | answers_data(answers))
    else:
        print_run(found, arms, answers)


app.command()(run_games.find)
app.command()(run_games.game)
app.command()(run_figures.coverage)
app.command()(run_figures.cards)
app.command()(run_heat.heat)


@app.command()
def resume(
    run: RunNumber,
    runs: RunsFile = None,
    threads: Threads = 0,
    executor: ExecutorName = LOCAL,
    scheduler: Scheduler = "",
    as_json: AsJson = False,
) -> None:
    """Go on with a run that was stopped or killed.

    Refused when rules, bots, engine or files have changed since it was started.
    """
    from engine.runs.store import open_store, read_store
    from engine.runs.summary import run_data, summary

    with read_store(runs) as store:
        found = store.run(run)
    with read_store(runs) if found.status == "done" else open_store(runs) as store:
        if found.status == "done":
            note(f"Run {run} is done: nothing is missing.")
        else:
            player = made_executor(executor, scheduler, threads)
            again = resume_command(run, runs, executor, scheduler)
            found = carry_out(store, run, player, again)
        arms = summary(store, run)
        answers = answered(store, run)
    if not as_json:
        print_run(found, arms, answers)
    expect_finished(found)
    if as_json:
        print_json(run_data(found, arms) | answers_data(answers))


@app.command()
def export(
    run: RunNumber,
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Made if it is not there.")],
    kind: Annotated[str, typer.Option("--format", metavar="csv|parquet")] = "csv",
    runs: RunsFile = None,
    as_json: AsJson = False,
) -> None:
    """Write every table of a run as CSV or Parquet; docs/formats.md tells the columns."""
    from engine.runs.export import KINDS, TABLES
    from engine.runs.export import export as written
    from engine.runs.store import read_store

    if kind not in KINDS:
        what = f"unknown format '{kind}'"
        raise OikistError(Fault("", "--format", what, did_you_mean(kind, KINDS)))
    with read_store(runs) as store, progress(len(TABLES), "tables") as advance:
        files = written(store, run, folder, kind, lambda _name: advance(1))
    if as_json:
        print_json([str(file) for file in files])
    else:
        for file in files:
            print(file)


@app.command()
def delete(
    run: RunNumber,
    runs: RunsFile = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    as_json: AsJson = False,
) -> None:
    """Delete a run and all its games."""
    from engine.runs.store import open_store, read_store

    with read_store(runs) as store:
        found = store.run(run)
    if not yes and not typer.confirm(f"Delete run {run} with {found.games:,} games?", err=True):
        if as_json:
            print_json({"deleted": None, "games": found.games})
        raise typer.Exit(1)
    with open_store(runs) as store:
        store.delete(run)
    if as_json:
        print_json({"deleted": run, "games": found.games})
    else:
        note(f"Run {run} is deleted.")


def answered(store: Store, number: int) -> tuple[Answer, ...]:
    """What a run of a plan answers when it is done; other commands answer their own runs."""
    from engine.reports.plan_answer import plan_answers

    run = store.run(number)
    told = run.purpose == LAB and run.status == "done" and run.finished
    return plan_answers(store, number) if told else ()


def answers_data(answers: tuple[Answer, ...]) -> dict[str, Any]:
    """What is added to a run's data."""
    from engine.reports.plan_answer import answer_data

    return {"answers": answer_data(answers)} if answers else {}


def print_run(run: Run, arms: tuple[ArmSummary, ...], answers: tuple[Answer, ...] = ()) -> None:
    """A run for people."""
    plan = run.plan
    title = f" · {plan.title}" if plan.title else ""
    print(f"Run {run.number}{title}: {run.status}, {_played(run)} games, seed {plan.seed}")
    if run.note:
        how = "Stopped early by its plan" if run.purpose == LAB else "For a question"
        print(f"{how}: {run.note}")
    for arm in arms:
        print_arm(arm)
    if any(arm.looked for arm in arms):
        print(LOOKED_WORDS)
    lost = run.games - run.finished
    if lost:
        print(
            f"Games that {UNENDED}: {lost:,}. They are counted in no mean, and kept as records"
            " (`oikist runs export`, table failed)"
        )
    for answer in answers:
        for _, sentence in answer.sentences():
            print(sentence)
    if run.plan.until and answers:
        print("These intervals hold together, and however often the games were looked at.")
    elif any(answer.against for answer in answers):
        print("These intervals hold together.")
    print(f"Engine {run.engine[:16]}, Oikist {run.versions.get('oikist', '?')}")


def expect_finished(run: Run) -> None:
    """Refuse a run of games none of which has ended.

    Raises:
        OikistError: It names the bound.
    """
    if run.games and not run.finished:
        what = f"the games of run {run.number} {UNENDED}"
        remedy = "let it return a larger number, or let `seat_to_move` end the game"
        raise OikistError(Fault("", "", what, remedy))


def print_arm(arm: ArmSummary) -> None:
    """One arm for people."""
    from engine.reports.wording import lost_by_all

    print_table(
        ("seat", "bot", "wins", "share %", "95%", "mean", "95%", "median", "spread", "place"),
        [
            (
                seat.name,
                seat.bot,
                f"{seat.wins:,.2f}".rstrip("0").rstrip("."),
                figure_cell(100 * seat.share, 1),
                interval_cell(seat.share_interval, 100, 1),
                figure_cell(seat.mean, 2),
                interval_cell(seat.mean_interval, 1, 2),
                figure_cell(seat.median, 1),
                figure_cell(seat.deviation, 2),
                figure_cell(seat.place, 2),
            )
            for seat in arm.seats
        ],
        title=f"{arm.label}: {arm.games:,} games",
        words=2,
    )
    print(
        f"{arm.tied:,} shared wins · margin {figure_cell(arm.margin, 2)}"
        f" · {figure_cell(arm.decisions, 1)} decisions a game"
        f" · {figure_cell(arm.listed, 1)} legal moves a decision"
        f" · {figure_cell(100 * arm.forced, 1)}% of them forced"
    )
    if arm.lost:
        print(lost_by_all(arm.lost))
    if arm.watched and arm.never_fired:
        print(f"In {arm.watched:,} games watched never fired: {', '.join(arm.never_fired)}")


def _played(run: Run) -> str:
    """Games that are stored, and of how many where some are missing."""
    return f"{run.games:,}" if run.status == "done" else f"{run.games:,} of {run.asked:,}"
