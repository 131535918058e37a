"""oikist run: a first look, with or without a display."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from engine.bots.spec import bots_by_seat
from engine.cli.batches import print_report, run_batch
from engine.cli.given import AsJson, cores, write_output
from engine.cli.simulate import INTERRUPTED, write_chart
from engine.cli.terminal import print_json
from engine.cli.window import can_be_seen, open_window
from engine.errors import Fault, OikistError
from engine.folders import current_project

GAMES = 2000
SEED = 1


def run(
    source: Annotated[
        str,
        typer.Argument(
            metavar="[VARIANT|PROJECT]", help="What the window opens on; else what was open last."
        ),
    ] = "",
    report_folder: Annotated[
        Path,
        typer.Option("--report", metavar="FOLDER", help="Without a display, where files go."),
    ] = Path("oikist-report"),
    as_json: AsJson = False,
) -> None:
    """Open the window, or report on a first batch.

    PROJECT is a folder that `oikist new` or the window has made. Without a display, greedy
    bots play 2,000 games of the variant. The report is a table, a chart as PNG and every
    game as CSV. With --json no window opens: the batch is played and told as data.
    """
    if can_be_seen() and not as_json:
        here = "." if current_project() else ""
        raise typer.Exit(open_window(source or here))
    _report("" if Path(source).is_dir() else source, report_folder, as_json=as_json)


def _report(variant: str, folder: Path, *, as_json: bool) -> None:
    from engine.scenarios.catalog import load_scenario
    from engine.scenarios.usual import usual_variant
    from engine.simulation.batch import Plan
    from engine.simulation.report import as_data, games_csv, summarised

    variant = variant or usual_variant()
    if not as_json:
        typer.echo(f"No display: playing {GAMES:,} games of the variant '{variant}' instead.")
    _make_folder(folder)
    scenario = load_scenario(variant)
    plan = Plan(scenario, bots_by_seat("greedy", scenario.seats), GAMES, SEED, cores())
    results, stopped = run_batch(plan)
    report = summarised(plan, results)
    chart, csv = folder / f"{scenario.name}.png", folder / f"{scenario.name}.csv"
    write_chart(chart, plan, results, report)
    write_output(csv, games_csv(plan, results))
    if as_json:
        print_json({**as_data(report), "chart": str(chart), "csv": str(csv)})
    else:
        print_report(report, results.seconds)
        typer.echo(f"Chart: {chart}\nGames: {csv}")
    if stopped:
        raise typer.Exit(INTERRUPTED)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        what = f"this folder cannot be made ({problem.strerror})"
        remedy = "start from a folder that you may write to, or choose one with --report"
        raise OikistError(Fault(str(folder), "", what, remedy)) from None
