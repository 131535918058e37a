"""Random positions that no game need have reached, in the form of snapshots."""

from __future__ import annotations

from random import Random

from tests.support.marchands_twin.game import RANKS, Game
from tests.support.marchands_twin.position import full_deck
from tests.support.marchands_twin.random_cases import Case, Dice
from tests.support.marchands_twin.snapshots import Snapshot

MOST_ON_A_MARKER = 3


def random_position(random: Random, case: Case) -> Snapshot:
    """Before the orders of some round, or the announcements of one that ends.

    Bags and stocks are left out: `Twin.at` gives them what is nowhere else.
    """
    game = Game(case.places, case.contracts, case.parameters, case.seats, Dice(random))
    finished = random.randrange(game.number("rounds") + 1 - game.track_number(0))
    wanted = {
        "stage": random.choice(("orders", "announce") if tells(game, finished) else ("orders",)),
        "finished": finished,
        "starter": random.randrange(case.seats),
        "caravans": [random.randrange(len(case.places.levels)) for _ in range(case.seats)],
        "tiles": [random.randint(0, 4) for _ in range(case.seats)],
        "goods_marker": random.randint(0, MOST_ON_A_MARKER),
        "contract_marker": random.randint(0, MOST_ON_A_MARKER),
    }
    if not game.reads("drawing", "die"):
        deck = full_deck(game)
        wanted["deck"] = sorted(random.sample(deck, k=random.randint(0, len(deck))))
    tokens = random_tokens(random, game)
    contracts = random_contract_places(random, game, tokens["goods"])
    return wanted | tokens | contracts | random_pieces(random, game)


def tells(game: Game, finished: int) -> bool:
    """Whether monopolies come in the round after some finished ones (ME-20)."""
    every = game.number("monopoly_every")
    return every > 0 and game.track_number(finished) % every == 0


def random_tokens(random: Random, game: Game) -> Snapshot:
    """Some tokens on the map, some behind screens, some out of the game, the rest in the bag."""
    spaces = range(len(game.places.levels))
    goods = [[0] * len(RANKS) for _ in spaces]
    held = [[0] * len(RANKS) for _ in range(game.seats)]
    out = [0] * len(RANKS)
    sites = [space for space in spaces if random.random() < 0.4]
    for rank, count in enumerate(game.supply):
        for _ in range(count):
            heap = random.choice((*(goods[site] for site in sites), *held, *held, *held, None))
            if heap is not None:
                heap[rank] += 1
            elif game.reads("payment", "out_of_game") and random.random() < 0.5:
                out[rank] += 1
    return {"goods": goods, "held": held, "out_of_game": out}


def random_contract_places(random: Random, game: Game, goods: list[list[int]]) -> Snapshot:
    """Contracts on cities without goods, some kept, the rest in the bag."""
    numbers = random.sample(range(len(game.contracts)), k=len(game.contracts))
    contract_at: list[int | None] = [None for _ in goods]
    for space in game.places.cities():
        if numbers and not any(goods[space]) and random.random() < 0.6:
            contract_at[space] = numbers.pop()
    kept: list[list[int]] = [[] for _ in range(game.seats)]
    for number in numbers:
        if random.random() < 0.4:
            random.choice(kept).append(number)
    return {"contract_at": contract_at, "kept": kept}


def random_pieces(random: Random, game: Game) -> Snapshot:
    """Churches on cities and electors in regions, as far as the stocks go."""
    church_at: list[int | None] = [None for _ in game.places.levels]
    for space in game.places.cities():
        seat = random.randrange(game.seats)
        if random.random() < 0.5 and church_at.count(seat) < game.number("churches"):
            church_at[space] = seat
    electors = [[0] * game.places.region_count for _ in range(game.seats)]
    for regions in electors:
        for _ in range(random.randint(0, game.number("electors"))):
            regions[random.randrange(len(regions))] += 1
    return {"church_at": church_at, "electors": electors}
