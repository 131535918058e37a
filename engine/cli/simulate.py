"""oikist simulate: many games of bots, and what they say about the balance."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from engine.bots.spec import bots_by_seat
from engine.cli.batches import covered, print_coverage, print_report, run_batch
from engine.cli.given import (
    MOST_GAMES,
    MOST_THREADS,
    AsJson,
    Bots,
    Changes,
    Seed,
    VariantName,
    changes_from,
    cores,
    expect_writable,
    write_output,
)
from engine.cli.terminal import note, print_json

if TYPE_CHECKING:
    from engine.simulation.batch import Plan, Results
    from engine.simulation.report import BatchReport

INTERRUPTED = 130


def simulate(
    variant: VariantName,
    games: Annotated[int, typer.Option("--games", min=1, max=MOST_GAMES, help="How many.")] = 1000,
    seed: Seed = 1,
    bots: Bots = "greedy",
    threads: Annotated[
        int,
        typer.Option("--threads", min=0, max=MOST_THREADS, help="0 for one on each core."),
    ] = 0,
    as_json: AsJson = False,
    csv: Annotated[Path | None, typer.Option("--csv", help="Write every game to a file.")] = None,
    chart: Annotated[Path | None, typer.Option("--chart", help="Write a chart as PNG.")] = None,
    changes: Changes = None,
    rules_fired: Annotated[
        bool, typer.Option("--rules-fired", help="Count the rules at work in the first 200 games.")
    ] = False,
    timings: Annotated[
        bool, typer.Option("--timings", help="Add seconds and games/s to the JSON.")
    ] = False,
) -> None:
    """Simulate games between bots.

    Prints wins and final scores of each seat with 95% intervals. The same seed gives
    the same results with any number of threads. Ctrl+C ends early and keeps the
    finished games.
    """
    expect_writable(csv, chart)
    from engine.simulation.batch import Plan
    from engine.simulation.report import as_data, games_csv, summarised
    from engine.tuning.arms import arm_from

    scenario = arm_from(variant, changes_from(changes)).scenario
    playing = bots_by_seat(bots, scenario.seats)
    plan = Plan(scenario, playing, games, seed, threads or cores())
    results, stopped = run_batch(plan)
    coverage = covered(plan, len(results)) if rules_fired else None
    stopped = stopped or (rules_fired and coverage is None)
    report = summarised(plan, results)
    if csv:
        write_output(csv, games_csv(plan, results))
    if chart:
        write_chart(chart, plan, results, report)
    if as_json:
        data = as_data(report)
        if coverage:
            data["rules"] = asdict(coverage)
        if timings:
            data["seconds"] = round(results.seconds, 6)
            data["games_per_second"] = round(report.games / max(results.seconds, 1e-9), 3)
        print_json(data)
    else:
        print_report(report, results.seconds)
        if coverage:
            print_coverage(coverage)
    if stopped:
        note(f"Stopped: {report.games:,} of {games:,} games were finished.")
        raise typer.Exit(INTERRUPTED)


def write_chart(path: Path, plan: Plan, results: Results, report: BatchReport) -> None:
    """Write the chart of a batch as PNG.

    Raises:
        OikistError: The file cannot be written.
    """
    from engine.picture import PUBLIC
    from engine.records.replay import started
    from engine.simulation.chart import chart_png

    scenario = plan.scenario
    picture = scenario.game.picture(scenario.record, started(scenario, plan.seed), PUBLIC)
    png = chart_png(report, results.scores, picture.styles, picture.notice)
    write_output(path, png)
