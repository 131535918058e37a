"""oikist kingmaking: how often a seat that cannot win decides who does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from engine.bots.spec import bots_by_seat
from engine.cli.batches import stoppable
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
    from engine.tuning.kingmaking import King, Kingmaking, Search

SHOWN = 6


def kingmaking(
    variant: VariantName,
    games: Annotated[int, typer.Option("--games", min=1, max=MOST_GAMES, help="How many.")] = 100,
    last: Annotated[
        int, typer.Option("--last", min=1, max=1000, help="Decisions of each seat looked at.")
    ] = 3,
    seed: Seed = 1,
    bots: Bots = "greedy",
    threads: Threads = 0,
    changes: Changes = None,
    report: ReportFile = None,
    as_json: AsJson = False,
) -> None:
    """Tell in which share of games a seat that could not win any more decided who did.

    At the last decisions of each seat whose chance is below 5% every legal move is played
    on from, with the same luck. A game counts if the chance of a rival is more than 25%
    higher after one of two moves, in fresh games too; a game without such a decision is
    counted with a probability of 1% at most.
    """
    from engine.reports.kingmaking_page import kingmaking_page
    from engine.tuning import kingmaking as kings
    from engine.tuning.arms import arm_from
    from engine.tuning.sampling import Stopped

    scenario = arm_from(variant, changes_from(changes)).scenario
    search = kings.Search(scenario, bots_by_seat(bots, scenario.seats), games, seed, last)
    announce_preparation(scenario.game)
    with stoppable(games) as told:
        try:
            found = kings.kingmaking(search, threads or cores(), told)
        except Stopped:
            note("Stopped; the share is told when all games are looked at.")
            raise typer.Exit(INTERRUPTED) from None
    if as_json:
        print_json(as_data(found, bots))
    else:
        _print(found, bots)
    if report is not None:
        write_report(kingmaking_page(found, played_with(scenario, variant, bots, seed)), report)


def _print(found: Kingmaking, bots: str) -> None:
    from engine.reports.payoff_words import kingmaking_sentence

    print(kingmaking_sentence(found))
    rows = []
    for king in found.kings[:SHOWN]:
        told = king_data(found.search, king)
        moves = [f"{100 * move['chance']:.0f}% after {move['move']}" for move in told["moves"]]
        rows.append((king.game, king.ply + 1, told["mover"], told["rival"], *moves))
    heads = ["game", "decision", "who could not win", "rival", "chance of the rival", "but"]
    if rows:
        print_table(heads, rows, title="Such decisions, the first of each game from its end")
    print(
        f"{found.looked:,} decisions looked at, {found.hopeless:,} of them of seats that could not"
        f" win, as their bots play on ({found.sampled:,} with a sample of their moves); bots"
        f" {bots}, seed {found.search.seed}. Wrong alarms about a rival's chance: at most"
        f" {found.search.alpha:.0%} of games."
    )


def king_data(search: Search, king: King) -> dict[str, Any]:
    """One decision in words of files."""
    from engine.tuning.kingmaking import position_before

    scenario = search.scenario
    names = scenario.game.seat_names(scenario.record)
    state = position_before(search, king)
    return {
        "game": king.game,
        "decision": king.ply + 1,
        "mover": names[king.mover],
        "rival": names[king.rival],
        "moves": [
            {
                "move": scenario.game.to_text(scenario.record, state, code),
                "chance": round(chance, 6),
            }
            for code, chance in king.moves
        ],
    }


def as_data(found: Kingmaking, bots: str) -> dict[str, Any]:
    """What was found as plain data for JSON."""
    search = found.search
    return {
        "format": 1,
        "variant": search.scenario.source,
        "changes": dict(search.scenario.changes),
        "digest": search.scenario.digest,
        "bots": bots,
        "seed": search.seed,
        "games": search.games,
        "last": search.last,
        "alpha": search.alpha,
        "index": estimate_data(found.index),
        "decisions": {
            "looked_at": found.looked,
            "hopeless": found.hopeless,
            "sampled": found.sampled,
        },
        "kings": [king_data(search, king) for king in found.kings],
    }
