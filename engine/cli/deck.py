"""oikist deck: whether the cards themselves favour a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from engine.cli.given import AsJson, Bots, Changes, Seed, VariantName, changes_from
from engine.cli.paging import ReportFile, answer_with, played_with, write_report
from engine.cli.run_figures import Most
from engine.cli.samples import Expected, Keep, RunsFile, Threads, sampling
from engine.cli.strength import Asked, tell_strength
from engine.cli.terminal import print_json
from engine.reports.plain_data import estimate_data

if TYPE_CHECKING:
    from engine.reports.deck_page import DeckGames
    from engine.scenarios.scenario import Scenario
    from engine.tuning.deck_fairness import DeckFairness

ORDER_GAMES = 50


def deck(
    variant: VariantName,
    games: Annotated[
        int, typer.Option("--games", min=0, help="Games to simulate; 0 to count cards only.")
    ] = 400,
    seed: Seed = 1,
    bots: Bots = "greedy",
    threads: Threads = 0,
    changes: Changes = None,
    report: ReportFile = None,
    strength: Annotated[
        bool, typer.Option("--strength", help="Tell how strong each card is, and which pairs are.")
    ] = False,
    most: Most = 12,
    runs: RunsFile = None,
    keep: Keep = True,
    as_json: AsJson = False,
) -> None:
    """Tell which seat stands where on the cards, and what that does to wins.

    The counts are exact. Then the order of the turns is looked up in games of random
    moves, and bots play to show how the seats fare with this deck. With --strength, games
    with random deals tell what each card does to wins and scores, which pairs do more
    together than alone, and which cards are never used; these games are kept. "Dealt" is
    where chance put a card, as the game tells it: to a seat at the start, in a round.
    """
    from engine.reports.deck_page import DeckGames, deck_page
    from engine.tuning.arms import arm_from
    from engine.tuning.deck_fairness import deck_fairness
    from engine.tuning.turn_order import turn_orders

    scenario = arm_from(variant, changes_from(changes)).scenario
    if strength:
        asked = Asked(games, bots, seed, threads, runs, keep)
        tell_strength(scenario, asked, most, as_json=as_json)
        return
    found = deck_fairness(scenario)
    played = None
    if games:
        with sampling(scenario, bots, seed, threads, Expected(games)) as sampler:
            orders = turn_orders(scenario, min(games, ORDER_GAMES), seed)
            results = sampler.sample(scenario, games)
        played = DeckGames(orders, results.shares, len(results) - len(results.shares))
    page = deck_page(found, played, played_with(scenario, variant, bots, seed))
    if as_json:
        print_json(_as_data(scenario, found, played, bots, seed))
        write_report(page, report)
    else:
        answer_with(page, report)


def _as_data(
    scenario: Scenario,
    found: tuple[DeckFairness, ...],
    played: DeckGames | None,
    bots: str,
    seed: int,
) -> dict[str, Any]:
    data: dict[str, Any] = {
        "format": 2,
        "variant": scenario.source,
        "changes": dict(scenario.changes),
        "digest": scenario.digest,
        "decks": [
            {
                "deck": fairness.deck,
                "column": fairness.column,
                "cards": fairness.cards,
                "balanced": fairness.balanced,
                "amounts": list(fairness.amount_columns),
                "sentences": list(fairness.sentences),
                "seats": [
                    {
                        "seat": row.seat,
                        "places": list(row.places),
                        "amount_means": [means and list(means) for means in row.means],
                        "before": row.before,
                    }
                    for row in fairness.seats
                ],
            }
            for fairness in found
        ],
    }
    if played is not None and len(played.shares):
        data["games"] = {"bots": bots, "seed": seed, **_games_data(scenario, played)}
    return data


def _games_data(scenario: Scenario, played: DeckGames) -> dict[str, Any]:
    """Games with the deck as plain data: the intervals and words of the page."""
    names, won = scenario.game.seat_names(scenario.record), played.judged(scenario)
    rows = zip(names, won.wins, won.judged, won.levels, strict=True)
    return {
        "games": len(played.shares) + played.unfinished,
        "unfinished": played.unfinished,
        "lost_by_all": won.lost,
        "rounds_seen": int(played.orders[0].sum()),
        "turns": {name: played.orders[seat].tolist() for seat, name in enumerate(names)},
        "band": won.band,
        "verdict": won.overall.kind,
        "seats": [
            {
                "seat": name,
                "verdict": judged.kind,
                "more": judged.more,
                "wins_percent": estimate_data(wins),
                "confidence": level,
            }
            for name, wins, judged, level in rows
        ],
    }
