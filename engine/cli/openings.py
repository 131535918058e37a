"""oikist openings: how games begin, and how they end then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from engine.bots.spec import bots_by_seat
from engine.cli.batches import UNENDED, stoppable
from engine.cli.given import (
    MOST_GAMES,
    AsJson,
    Bots,
    Changes,
    Seed,
    VariantName,
    changes_from,
    cores,
)
from engine.cli.paging import ReportFile, played_with, write_report
from engine.cli.samples import INTERRUPTED, Threads
from engine.cli.terminal import announce_preparation, note, print_json, print_table
from engine.reports.plain_data import estimate_data

if TYPE_CHECKING:
    from engine.simulation.openings import Branch, Openings


def openings(
    variant: VariantName,
    depth: Annotated[
        int, typer.Option("--depth", min=1, max=20, help="First moves that are looked at.")
    ] = 1,
    games: Annotated[int, typer.Option("--games", min=1, max=MOST_GAMES, help="How many.")] = 8000,
    fewest: Annotated[
        int, typer.Option("--fewest", min=1, help="Games of a branch that is told by itself.")
    ] = 20,
    band: Annotated[
        float, typer.Option("--band", min=0, max=50, help="Share of wins that does not matter, %.")
    ] = 2.0,
    seed: Seed = 1,
    bots: Bots = "greedy",
    threads: Threads = 0,
    changes: Changes = None,
    report: ReportFile = None,
    as_json: AsJson = False,
) -> None:
    """Tell the first moves of the games of a batch as a tree, with the wins of who made them.

    Moves that mirror each other on the board are told apart. That a move goes with winning
    is no proof that it is why.
    """
    from engine.reports.openings_page import openings_page
    from engine.simulation.batch import Plan
    from engine.simulation.openings import opening_tree
    from engine.tuning.arms import arm_from

    scenario = arm_from(variant, changes_from(changes)).scenario
    plan = Plan(scenario, bots_by_seat(bots, scenario.seats), games, seed, threads or cores())
    announce_preparation(scenario.game)
    with stoppable(games) as told:
        found = opening_tree(plan, depth, fewest, told)
    names = scenario.game.seat_names(scenario.record)
    if as_json:
        print_json(
            {
                "format": 1,
                "variant": scenario.source,
                "changes": dict(scenario.changes),
                "digest": scenario.digest,
                "bots": bots,
                "seed": seed,
                "games": found.games,
                "unfinished": found.unfinished,
                "depth": depth,
                "fewest": fewest,
                "rest": found.rest,
                "band": band,
                "first": [
                    {**branch_data(branch, names), "ahead_percent": estimate_data(ahead)}
                    for branch, ahead in zip(found.first, found.ahead, strict=True)
                ],
            }
        )
    else:
        _print(found, names, band, f"{scenario.title}: first moves, bots {bots}, seed {seed}")
    if report is not None:
        played = played_with(scenario, variant, bots, seed)
        write_report(openings_page(found, played, band), report)
    if found.games + found.unfinished < games:
        note(f"Stopped: {found.games:,} of {games:,} games were finished.")
        raise typer.Exit(INTERRUPTED)


def _print(found: Openings, names: Sequence[str], band: float, title: str) -> None:
    from engine.reports.opening_words import (
        opening_findings,
        tree_heads,
        tree_rows,
        unseen_moves,
    )
    from engine.reports.wording import counted

    rows = tree_rows(found, names, "  ")
    print_table(tree_heads(), rows, title=f"{title}; {counted(found.games)}", words=2)
    for _, sentence in opening_findings(found, names, band):
        print(sentence)
    if unseen := unseen_moves(found):
        print(unseen)
    print(
        f"Share of the win of who made the move; branches of fewer than {found.fewest} games are"
        " taken together. It goes with winning; it need not be why."
    )
    if found.unfinished:
        print(f"{found.unfinished:,} games {UNENDED} and are not counted.")


def branch_data(branch: Branch, names: Sequence[str]) -> dict[str, Any]:
    """A branch and what lies below it as plain data for JSON."""
    return {
        "move": branch.text,
        "seat": names[branch.seat],
        "games": branch.games,
        "part": round(branch.part, 6),
        "wins_percent": estimate_data(branch.wins),
        "rest": branch.rest,
        "next": [branch_data(one, names) for one in branch.next],
    }
