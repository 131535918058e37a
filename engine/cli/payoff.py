"""oikist payoff: personas against each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from engine.cli.batches import UNENDED, stoppable
from engine.cli.given import (
    MOST_GAMES,
    AsJson,
    Changes,
    Seed,
    VariantName,
    changes_from,
    cores,
)
from engine.cli.paging import ReportFile, played_with, write_report
from engine.cli.samples import INTERRUPTED, Confidence, Threads
from engine.cli.terminal import announce_preparation, note, print_json, print_table
from engine.reports.plain_data import estimate_data

if TYPE_CHECKING:
    from engine.scenarios.scenario import Scenario
    from engine.tuning.payoff import Matrix


def payoff(
    variant: VariantName,
    bots: Annotated[
        str | None,
        typer.Option("--bots", metavar="NAME,NAME...", help="Instead of greedy and all personas."),
    ] = None,
    games: Annotated[
        int, typer.Option("--games", min=4, max=MOST_GAMES, help="Of each pair, at least.")
    ] = 400,
    band: Annotated[
        float, typer.Option("--band", min=0, max=50, help="Share of wins that does not matter, %.")
    ] = 2.0,
    confidence: Confidence = 0.95,
    seed: Seed = 1,
    threads: Threads = 0,
    changes: Changes = None,
    report: ReportFile = None,
    as_json: AsJson = False,
) -> None:
    """Let personas play each other: which way to play is dominant, which is never best.

    A row has one seat, in turn, and the column all others, on the same seeds everywhere.
    What the ban of a persona costs tells what the banned moves are worth.
    """
    from engine.bots.spec import split_bots
    from engine.reports.payoff_page import payoff_page
    from engine.tuning.arms import arm_from
    from engine.tuning.payoff import checked_bots, games_of, payoff_matrix, usual_bots
    from engine.tuning.sampling import Stopped

    scenario = arm_from(variant, changes_from(changes)).scenario
    named = checked_bots(scenario, usual_bots(scenario) if bots is None else split_bots(bots))
    blocks = -(-games // scenario.seats)
    announce_preparation(scenario.game)
    with stoppable(games_of(scenario, named, blocks)) as told:
        try:
            found = payoff_matrix(
                scenario,
                named,
                blocks,
                seed=seed,
                threads=threads or cores(),
                band=band,
                confidence=confidence,
                told=told,
            )
        except Stopped:
            note("Stopped; a matrix is told when all its games are played.")
            raise typer.Exit(INTERRUPTED) from None
    if as_json:
        print_json(as_data(found, confidence))
    else:
        _print(found, scenario, confidence)
    if report is not None:
        played = played_with(scenario, variant, ",".join(named), seed)
        write_report(payoff_page(found, played, confidence), report)


def _print(found: Matrix, scenario: Scenario, confidence: float) -> None:
    from engine.reports.payoff_words import LETTERS, cell_words, payoff_sentences

    rows = []
    for row, bot in enumerate(found.bots):
        told = [cell_words(cell) for cell in found.payoffs.cells[row]]
        told[row] = "0"
        rows.append((f"{LETTERS[row]} {bot}", *told))
    fair = f"{100 / scenario.seats:.4g}"
    title = f"{scenario.title}: one seat of the row among the column, % of wins above {fair}"
    heads = ["one seat of", *(f"among {letter}" for letter in LETTERS[: len(found.bots)])]
    print_table(heads, rows, title=title)
    for sentence in payoff_sentences(found):
        print(sentence)
    print(
        f"{found.payoffs.blocks:,} seeds a cell in all seatings, {found.games:,} games, seed"
        f" {found.seed}; intervals hold together with {100 * confidence:.4g}%."
    )
    if found.left_out:
        print(f"{found.left_out:,} seeds are not counted: a game of them {UNENDED}.")


def as_data(found: Matrix, confidence: float) -> dict[str, Any]:
    """The matrix as plain data for JSON."""
    from engine.reports.payoff_words import payoff_sentences

    payoffs, bots = found.payoffs, found.bots
    return {
        "format": 1,
        "variant": found.scenario.source,
        "changes": dict(found.scenario.changes),
        "digest": found.scenario.digest,
        "seed": found.seed,
        "band": payoffs.band,
        "confidence": confidence,
        "blocks": payoffs.blocks,
        "left_out": found.left_out,
        "games": found.games,
        "bots": list(bots),
        "fair_percent": round(100 / found.scenario.seats, 6),
        "above_fair_percent": [[estimate_data(cell) for cell in row] for row in payoffs.cells],
        "dominant": None if payoffs.dominant is None else bots[payoffs.dominant],
        "dominated": [{"bot": bots[row], "by": bots[other]} for row, other in payoffs.dominated],
        "well_where_rare": [[bots[row] for row in pair] for pair in payoffs.rare],
        "cycles": [[bots[row] for row in cycle] for cycle in payoffs.cycles],
        "bans": [
            {
                "bot": ban.bot,
                "plain": ban.plain,
                "kinds": list(ban.kinds),
                "worth_percent": estimate_data(ban.value),
            }
            for ban in found.bans
        ],
        "sentences": payoff_sentences(found),
    }
