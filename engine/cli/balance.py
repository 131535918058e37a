"""oikist balance: which starting scores would make the seats fair."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from engine.cli.given import MOST_GAMES, AsJson, Bots, Changes, Seed, VariantName, changes_from
from engine.cli.paging import ReportFile, answer_with, played_with, write_report
from engine.cli.samples import Confidence, Expected, Keep, Keeping, RunsFile, Threads, sampling
from engine.cli.terminal import print_json
from engine.reports.plain_data import estimate_data

if TYPE_CHECKING:
    from engine.tuning.balancing import Balance
    from engine.tuning.confirming import Played, SeatShare

REFUTED = 3


def balance(
    variant: VariantName,
    band: Annotated[
        float, typer.Option("--band", min=0.01, max=50, help="Fair is 1/seats ± this, in %.")
    ] = 2.0,
    games: Annotated[
        int,
        typer.Option(
            "--games",
            min=64,
            max=MOST_GAMES,
            help="Most for the curve; confirming takes 2 or 4 times.",
        ),
    ] = 4000,
    most: Annotated[
        int, typer.Option("--most", min=1, max=30, help="Largest bonus looked at, in points.")
    ] = 8,
    by: Annotated[
        str, typer.Option("--by", metavar="NAME", help="Parameter by seat; starting scores.")
    ] = "",
    confidence: Confidence = 0.95,
    seed: Seed = 1,
    bots: Bots = "greedy",
    threads: Threads = 0,
    changes: Changes = None,
    runs: RunsFile = None,
    keep: Keep = True,
    report: ReportFile = None,
    as_json: AsJson = False,
) -> None:
    """Find the whole change of starting scores that makes the seats fair.

    If today's scores are unfair, bonuses are played until the whole set nearest to the fair
    one is found, which is then confirmed on fresh seeds. What its own confirmation refutes
    is never recommended.

    Exit code 0 if today's scores are fair or not known to be unfair, or a bonus is
    recommended, or proposed and not yet confirmed; 3 if no bonus was found that is fair
    enough.
    """
    from engine.reports.balance_page import balance_page
    from engine.tuning.arms import arm_from
    from engine.tuning.balancing import Answer, balanced, most_each, most_games

    scenario = arm_from(variant, changes_from(changes)).scenario
    alpha = round(1 - confidence, 12)
    keeping = Keeping("balance", runs, most_each(games), keep)
    expected = Expected(most_games(games, scenario.seats), at_most=True)
    with sampling(scenario, bots, seed, threads, expected, keeping) as sampler:
        found = balanced(scenario, sampler, band=band, games=games, most=most, alpha=alpha, by=by)
    page = balance_page(found, played_with(scenario, variant, bots, seed))
    if as_json:
        print_json(as_data(found, bots, seed))
        write_report(page, report)
    else:
        answer_with(page, report)
    if found.answer is Answer.REFUTED:
        raise typer.Exit(REFUTED)


def as_data(found: Balance, bots: str, seed: int) -> dict[str, Any]:
    """What was found as plain data for JSON."""
    from engine.reports.balance_page import SHOWN
    from engine.reports.balance_words import balance_sentences

    return {
        "format": 2,
        "variant": found.scenario.source,
        "changes": dict(found.scenario.changes),
        "digest": found.scenario.digest,
        "bots": bots,
        "seed": seed,
        "band": found.wish.band,
        "alpha": found.wish.alpha,
        "parameter": found.parameter,
        "start": list(found.start),
        "today": _played_data(found.today),
        "curve": {
            "games": found.curve_games,
            "passing": len(found.curve.bonuses),
            "sets": found.curve.bonuses[:SHOWN].tolist(),
            "fair": [estimate_data(fair) for fair in found.curve.fair],
        },
        "confirmations": [_played_data(each) for each in found.confirmations],
        "bonus": None if found.bonus is None else list(found.bonus),
        "scores": None if found.scores is None else list(found.scores),
        "fair": [estimate_data(fair) for fair in found.telling.fair],
        "confirmed": found.confirmed,
        "verdict": found.answer.value,
        "more": found.more,
        "sentence": " ".join(sentence for _, sentence in balance_sentences(found)),
    }


def _played_data(each: Played) -> dict[str, Any]:
    return {
        "bonus": list(each.bonus),
        "seed": each.seed,
        "games": each.games,
        "lost_by_all": each.lost,
        "confidence": each.confidence,
        "verdict": each.kind,
        "more": each.more,
        "seats": [_seat_data(seat) for seat in each.seats],
    }


def _seat_data(seat: SeatShare) -> dict[str, Any]:
    return {
        "seat": seat.seat,
        "wins_percent": estimate_data(seat.estimate),
        "confidence": seat.level,
        "verdict": seat.verdict.kind,
        "more": seat.verdict.more,
    }
