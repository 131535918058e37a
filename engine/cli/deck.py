"""oikist deck: whether the cards themselves favour a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from engine.cli.given import AsJson, Bots, Changes, Seed, VariantName, changes_from
from engine.cli.samples import Threads, sampling
from engine.cli.terminal import print_json, print_table

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
    as_json: AsJson = False,
) -> None:
    """Tell which seat stands where on the cards, and what that does to wins.

    The counts are exact. Then the order of the turns is looked up in games of random
    moves, and bots play to show how the seats fare with this deck.
    """
    from engine.scenarios.catalog import load_scenario
    from engine.tuning.deck_fairness import deck_fairness
    from engine.tuning.turn_order import turn_orders

    scenario = load_scenario(variant, changes_from(changes))
    found = deck_fairness(scenario)
    orders: NDArray[Any] | None = None
    results: Results | None = None
    if games:
        with sampling(scenario, bots, seed, threads) as sampler:
            orders = turn_orders(scenario, min(games, ORDER_GAMES), seed)
            results = sampler.sample(scenario, games)
    if as_json:
        print_json(_as_data(scenario, found, orders, results, bots, seed))
        return
    if not found:
        print("No deck of this variant orders the seats: its cards favour none of them.")
    for fairness in found:
        _print_deck(fairness)
    if orders is not None and results is not None:
        _print_games(scenario, orders, results, bots, seed)


def _print_deck(fairness: DeckFairness) -> None:
    from engine.tuning.deck_fairness import ordinal, sets_of

    places = [ordinal(place) for place in range(1, len(fairness.seats) + 1)]
    rows = [
        (row.seat, *row.places, *(_means(fairness, means) for means in row.means))
        for row in fairness.seats
    ]
    amounts = "/".join(fairness.amount_columns)
    print_table(
        ["seat", *places, *(f"{amounts} as {place}" for place in places)],
        rows,
        title=f"{fairness.title}: {fairness.cards} cards, counted exactly",
    )
    for sentence in fairness.sentences:
        print(sentence)
    sets = sets_of(fairness)
    if sets is not None:
        alike = len({tuple(sets[row.seat, place] for place in range(1, len(places) + 1))
                     for row in fairness.seats}) == 1  # fmt: skip
        word = "is balanced" if alike else "repeats this"
        print(f"Every set of one card of each of {', '.join(fairness.groups)} {word}.")


def _means(fairness: DeckFairness, means: tuple[float, ...] | None) -> str:
    if means is None:
        return "never"
    return "/".join(f"{mean:.3g}" for mean in means[: len(fairness.amount_columns)])


def _print_games(
    scenario: Scenario, orders: NDArray[Any], results: Results, bots: str, seed: int
) -> None:
    from engine.tuning.deck_fairness import ordinal

    names = scenario.game.seat_names(scenario.record)
    shares = 100 * orders / max(int(orders[0].sum()), 1)
    wins = _wins(results)
    rows = [
        (
            name,
            *(f"{share:.1f}" for share in shares[seat]),
            f"{wins[seat][0]:.1f}",
            f"{wins[seat][1]:.1f}–{wins[seat][2]:.1f}",
        )
        for seat, name in enumerate(names)
    ]
    places = [f"{ordinal(place)} %" for place in range(1, len(names) + 1)]
    print_table(
        ["seat", *places, "wins %", "95 %"],
        rows,
        title=(
            f"In games: turns of {int(orders[0].sum()):,} rounds of random moves, wins of"
            f" {len(results.scores):,} games of {bots}, seed {seed}"
        ),
    )


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
