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

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from engine.scenarios.scenario import Scenario
    from engine.simulation.batch import Results
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
    together than alone, and which cards are never used; these games are kept.
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
    orders: NDArray[Any] | None = None
    results: Results | None = None
    if games:
        with sampling(scenario, bots, seed, threads, Expected(games)) as sampler:
            orders = turn_orders(scenario, min(games, ORDER_GAMES), seed)
            results = sampler.sample(scenario, games)
    played = None
    if orders is not None and results is not None:
        played = DeckGames(orders, results.shares, len(results) - len(results.shares))
    page = deck_page(found, played, played_with(scenario, variant, bots, seed))
    if as_json:
        print_json(_as_data(scenario, found, orders, results, bots, seed))
        write_report(page, report)
    else:
        answer_with(page, report)


def _wins(results: Results) -> list[tuple[float, float, float]]:
    """Win share of each seat with its interval, in %."""
    from engine.statistics.intervals import wilson

    games = len(results.shares)
    found = []
    for won in results.shares.sum(axis=0):
        interval = wilson(float(won), games)
        found.append((100 * float(won) / max(games, 1), 100 * interval.low, 100 * interval.high))
    return found


def _as_data(
    scenario: Scenario,
    found: tuple[DeckFairness, ...],
    orders: NDArray[Any] | None,
    results: Results | None,
    bots: str,
    seed: int,
) -> dict[str, Any]:
    names = scenario.game.seat_names(scenario.record)
    data: dict[str, Any] = {
        "format": 1,
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
    if orders is not None and results is not None:
        data["games"] = {
            "bots": bots,
            "seed": seed,
            "games": len(results.scores),
            "rounds_seen": int(orders[0].sum()),
            "turns": {name: orders[seat].tolist() for seat, name in enumerate(names)},
            "wins": {
                name: {"share": round(share, 4), "interval": [round(low, 4), round(high, 4)]}
                for name, (share, low, high) in zip(names, _wins(results), strict=True)
            },
        }
    return data
