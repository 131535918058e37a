"""oikist ladder: what doubling a bot's thinking is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from engine.cli.batches import stoppable
from engine.cli.given import (
    MOST_GAMES,
    MOST_THREADS,
    AsJson,
    Changes,
    Seed,
    VariantName,
    changes_from,
    cores,
)
from engine.cli.paging import ReportFile, answer_with, played_with, write_report
from engine.cli.terminal import announce_preparation, note, print_json
from engine.errors import Fault, OikistError
from engine.reports.plain_data import estimate_data

if TYPE_CHECKING:
    from engine.bots.spec import BotSpec
    from engine.scenarios.scenario import Scenario
    from engine.statistics.blocks import Estimate
    from engine.tuning.climbing import Climb, Match

INTERRUPTED = 130
MOST_BATCH_SEED = (1 << 63) - 1


def ladder(
    variant: VariantName,
    first: Annotated[
        str, typer.Option("--from", metavar="BUDGET", help="Iterations, or seconds as in 0.1s.")
    ] = "50",
    rungs: Annotated[int, typer.Option("--rungs", min=1, max=12, help="Steps above it.")] = 5,
    factor: Annotated[int, typer.Option("--factor", min=2, max=64, help="Of each step.")] = 2,
    games: Annotated[
        int, typer.Option("--games", min=4, max=MOST_GAMES, help="Of each step, at least.")
    ] = 200,
    options: Annotated[
        str, typer.Option("--options", metavar="NAME=NUMBER[+...]", help="Of the search.")
    ] = "",
    kinds: Annotated[
        bool, typer.Option("--kinds/--no-kinds", help="Begin with uniform and greedy bots.")
    ] = True,
    seed: Seed = 1,
    threads: Annotated[
        int, typer.Option("--threads", min=0, max=MOST_THREADS, help="0 for one on each core.")
    ] = 0,
    changes: Changes = None,
    report: ReportFile = None,
    as_json: AsJson = False,
) -> None:
    """Let longer searches play against shorter ones, and tell what a doubling is worth.

    One seat thinks longer than all the others; every seed is played with that bot on each
    seat in turn. Equal bots would win 1 / seats.
    """
    bots = _budgets(first, options, rungs, factor)
    if seed > MOST_BATCH_SEED:
        raise OikistError(Fault("", "--seed", f"{seed} is out of range", "use a smaller one"))
    from engine.reports.ladder_page import ladder_page
    from engine.tuning.arms import arm_from

    scenario = arm_from(variant, changes_from(changes)).scenario
    below = ("uniform", "greedy") if kinds else ()
    found = _climbed(scenario, bots, below, games, seed, threads or cores())
    names = ",".join((*below, *map(str, bots)))
    page = ladder_page(found, played_with(scenario, variant, names, seed))
    if as_json:
        print_json(_data(scenario, found, seed))
        write_report(page, report)
    else:
        answer_with(page, report)


def _budgets(first: str, options: str, rungs: int, factor: int) -> list[BotSpec]:
    from engine.bots.spec import parse_bot
    from engine.tuning.climbing import budgets_from

    text = f"search:{first}" + (f"+{options}" if options else "")
    bots = budgets_from(parse_bot(text, "--from, --options"), rungs, factor)
    parse_bot(str(bots[-1]), "--rungs")
    return bots


def _climbed(
    scenario: Scenario,
    bots: list[BotSpec],
    below: tuple[str, ...],
    games: int,
    seed: int,
    threads: int,
) -> Climb:
    from engine.tuning.climbing import climb
    from engine.tuning.sampling import Stopped

    announce_preparation(scenario.game)
    whole = -(-games // scenario.seats) * scenario.seats
    with stoppable(whole * (len(bots) + len(below) - 1)) as told:
        try:
            return climb(scenario, bots, games, seed, threads, told, below)
        except Stopped:
            note("Stopped; a ladder is told when all its steps are played.")
            raise typer.Exit(INTERRUPTED) from None


def _data(scenario: Scenario, found: Climb, seed: int) -> dict[str, Any]:
    from engine.statistics.ladder import FLAT

    return {
        "format": 1,
        "variant": scenario.source,
        "digest": scenario.digest,
        "changes": dict(scenario.changes),
        "seed": seed,
        "fair_share": round(1 / scenario.seats, 6),
        "kinds": [_match_data(played, scenario.seats) for played in found.kinds],
        "rungs": [_match_data(played, scenario.seats) for played in found.rungs],
        "elo_per_doubling": _estimate(found.ladder.per_doubling),
        "flat": found.ladder.flat,
        "flat_below": FLAT,
    }


def _match_data(played: Match, seats: int) -> dict[str, Any]:
    from engine.statistics.ladder import elo_interval

    return {
        "strong": played.strong,
        "weak": played.weak,
        "games": played.games,
        "unfinished": played.unfinished,
        "share": _estimate(played.share),
        "margin": _estimate(played.margin),
        "elo": _estimate(elo_interval(played.share, seats)),
    }


def _estimate(found: Estimate) -> dict[str, Any]:
    told = estimate_data(found)
    ends = {"mean": told["value"], "low": told["low"], "high": told["high"]}
    return {**ends, "blocks": found.count}
