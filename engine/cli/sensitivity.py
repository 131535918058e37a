"""oikist sensitivity: which parameters move a figure at all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from engine.cli.given import MOST_GAMES, AsJson, Bots, Seed, VariantName
from engine.cli.paging import ReportFile, answer_with, played_with, write_report
from engine.cli.samples import Confidence, Expected, Threads, sampling
from engine.cli.terminal import print_json
from engine.errors import Fault, OikistError
from engine.reports.plain_data import estimate_data

if TYPE_CHECKING:
    from engine.scenarios.scenario import Scenario
    from engine.tuning.sensitivity import Screening, Tornado


def sensitivity(
    variant: VariantName,
    settings: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="KEY=LOW..HIGH", help="Instead of every tunable number."),
    ] = None,
    only: Annotated[
        list[str] | None, typer.Option("--only", metavar="NAME", help="Of the tunable numbers.")
    ] = None,
    measure: Annotated[
        str, typer.Option("--measure", help="margin, score, length, win:SEAT, runaway ...")
    ] = "score",
    games: Annotated[
        int, typer.Option("--games", min=8, max=MOST_GAMES, help="Games of each setting.")
    ] = 200,
    paths: Annotated[
        int, typer.Option("--morris", min=0, max=1000, help="Paths of Morris's screening.")
    ] = 0,
    confidence: Confidence = 0.95,
    seed: Seed = 1,
    bots: Bots = "greedy",
    threads: Threads = 0,
    report: ReportFile = None,
    as_json: AsJson = False,
) -> None:
    """Move one parameter at a time around today's rules, and tell what changes.

    Without --set every tunable number is moved by a fifth of itself, at least by 1. All
    settings see the same seeds; the intervals hold together. --morris 10 also walks
    through combinations, which shows parameters that act differently elsewhere.
    """
    from engine.reports.sensitivity_page import Moved, sensitivity_page
    from engine.tuning.arms import arm_from
    from engine.tuning.figures import figures_from
    from engine.tuning.sensitivity import default_ranges, screened, tornado_of
    from engine.tuning.space import space_from, split_settings

    fixed, ranges = split_settings(settings or [])
    scenario = arm_from(variant, fixed).scenario
    space = space_from(ranges or default_ranges(scenario, only or ()), scenario)
    figures = figures_from(measure, scenario)
    if len(figures) > 1:
        what = f"'{measure}' is one figure a seat"
        raise OikistError(Fault("", "--measure", what, f"add a seat, as in {figures[0].name}"))
    settings_played = 1 + 2 * len(space.dimensions) + paths * (1 + len(space.dimensions))
    expected = Expected(settings_played * games, at_most=True)  # not all of them can be played
    with sampling(scenario, bots, seed, threads, expected) as sampler:
        blown = tornado_of(space, figures[0], sampler, games, confidence)
        walked = screened(space, figures[0], sampler, games, paths, confidence) if paths else None
    page = sensitivity_page(
        Moved(blown, walked, confidence), played_with(scenario, variant, bots, seed)
    )
    if as_json:
        print_json(_as_data(scenario, blown, walked, bots, seed, confidence))
        write_report(page, report)
    else:
        answer_with(page, report)


def _as_data(
    scenario: Scenario,
    blown: Tornado,
    walked: Screening | None,
    bots: str,
    seed: int,
    confidence: float,
) -> dict[str, Any]:
    data: dict[str, Any] = {
        "format": 1,
        "variant": scenario.source,
        "changes": dict(scenario.changes),
        "digest": scenario.digest,
        "bots": bots,
        "seed": seed,
        "confidence": confidence,
        "figure": blown.figure.name,
        "unit": blown.figure.unit,
        "today": round(blown.base, 6),
        "games": blown.games,
        "unplayable": list(blown.unplayable),
        "tornado": [
            {
                "parameter": row.name,
                "low": row.low,
                "high": row.high,
                "at_low": row.at_low and estimate_data(row.at_low),
                "at_high": row.at_high and estimate_data(row.at_high),
                "matters": row.matters,
            }
            for row in blown.rows
        ],
    }
    if walked is not None:
        data["morris"] = {
            "points": walked.points,
            "unplayable": walked.unplayable,
            "parameters": [
                {
                    "parameter": row.name,
                    "mu_star": round(row.strength, 6),
                    "sigma": None if row.spread != row.spread else round(row.spread, 6),
                    "floor": round(row.floor, 6),
                    "matters": row.matters,
                }
                for row in walked.rows
            ],
        }
    return data
