"""Random boards, decks and rules for comparing the twin with the compiled rules."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.boards.notation import from_offset
from tests.support.magna_grecia_twin.board import Board, Hex
from tests.support.magna_grecia_twin.oracles import contested
from tests.support.magna_grecia_twin.places import places_of
from tests.support.magna_grecia_twin.position import Position
from tests.support.magna_grecia_twin.table import Table, declared
from tests.support.magna_grecia_twin.turn import play

COLOURS = ("yellow", "orange", "brown", "red")

# Inclusive ranges, small enough that stocks, points and markets run out now and then.
SMALL = {
    "start_score": (2, 20),
    "oracles": (0, 5),
    "oracle_value": (0, 6),
    "stock_roads": (1, 6),
    "stock_cities": (1, 6),
    "reserve_roads": (0, 8),
    "reserve_cities": (0, 8),
    "markets": (0, 8),
    "city_tile_cost": (0, 2),
    "market_village_cost": (0, 2),
    "market_tile_cost": (0, 2),
    "market_market_cost": (0, 2),
    "oracle_distance": (1, 3),
}


def random_spaces(rng: Random) -> tuple[dict[Hex, str], str]:
    """The kind of each hex of a board of 20 to 90 hexes with holes, and its orientation."""
    orientation = rng.choice(("flat", "pointy"))
    while True:
        columns, rows = rng.randint(4, 12), rng.randint(4, 12)
        share_of_holes = rng.choice((0.0, 0.05, 0.15))
        hexes = [
            from_offset(column, row, orientation)
            for column in range(columns)
            for row in range(rows)
            if rng.random() >= share_of_holes
        ]
        if 20 <= len(hexes) <= 90:
            break
    inland, coastal, oracle = rng.choice(
        ((0.08, 0.06, 0.03), (0.12, 0.10, 0.03), (0.2, 0.1, 0.05), (0.3, 0.15, 0.05))
    )
    kinds = ("village", "coastal_village", "oracle", "open")
    weights = (inland, coastal, oracle, 1 - inland - coastal - oracle)
    drawn = rng.choices(kinds, weights, k=len(hexes))
    spaces = dict(zip(hexes, drawn, strict=True))
    for spot in [spot for spot, kind in spaces.items() if kind != "open"][60:]:
        spaces[spot] = "open"  # the engine allows 64 places
    spaces[hexes[0]] = "coastal_village"
    spaces[hexes[-1]] = "village"
    return spaces, orientation


def random_board(rng: Random) -> Board:
    """A board of 20 to 90 hexes, either orientation, with holes and villages side by side."""
    return Board.from_spaces(*random_spaces(rng))


def lively_board(rng: Random) -> Board:
    """A board of 80 to 90 hexes with places two or three hexes apart, a third of them on coasts."""
    orientation = rng.choice(("flat", "pointy"))
    columns = rng.choice((9, 10))
    hexes = [from_offset(cell % columns, cell // columns, orientation) for cell in range(86)]
    board = Board.from_spaces(dict.fromkeys(hexes, "open"), orientation)
    apart, places = rng.choice((2, 2, 3)), set[int]()
    for cell in rng.sample(board.cells, len(hexes)):
        if all(board.distance(cell, other) >= apart for other in places) and rng.random() < 0.8:
            places.add(cell)
    kinds = ("coastal_village", "village", "village", "oracle")
    spaces = dict.fromkeys(board.hexes, "open")
    spaces |= {board.hexes[cell]: rng.choice(kinds) for cell in sorted(places)}
    return Board.from_spaces(spaces, orientation)


def random_deck(rng: Random, families: int = 3) -> list[dict[str, Any]]:
    """Cards with amounts of 0 to 4, `families` of each border colour, orders at random."""
    return [
        {
            "border": colour,
            "order": rng.sample(COLOURS, len(COLOURS)),
            "roads": sorted(rng.choices(range(5), weights=(1, 2, 4, 4, 2), k=2)),
            "cities": sorted(rng.choices(range(5), weights=(1, 2, 4, 4, 2), k=2)),
            "draw": sorted(rng.choices(range(5), weights=(1, 2, 4, 4, 2), k=2)),
        }
        for colour in COLOURS
        for _ in range(families)
    ]


def random_rules(rng: Random, seats: int, cards: int = 12) -> dict[str, Any]:
    """A value for every parameter; each toggle keeps its first reading half of the time."""
    values: dict[str, Any] = {}
    for name, table in declared().items():
        if table["kind"] == "choice":
            keys = [reading["key"] for reading in table["readings"]]
            values[name] = keys[0] if rng.random() < 0.5 else rng.choice(keys)
        elif table["kind"] == "names":
            values[name] = rng.sample(list(table["names"]), len(table["names"]))
        elif name == "rounds":
            values[name] = rng.randint(min(3, cards), cards)
        else:
            values[name] = rng.randint(*SMALL[name])
    if rng.random() < 0.5:
        values["start_score"] = tuple(rng.randint(*SMALL["start_score"]) for _ in range(seats))
    return values


def lively_rules(rng: Random, seats: int, cards: int = 12) -> dict[str, Any]:
    """Random rules with plenty of tiles and points, so that cities merge and oracles are tied."""
    values = random_rules(rng, seats, cards)
    for name in ("control_timing", "simultaneous_challenge", "merged_control", "city_grace"):
        values[name] = rng.choice([reading["key"] for reading in declared()[name]["readings"]])
    plenty = {"start_score": 40, "stock_roads": 30, "stock_cities": 30, "markets": 8}
    tiles = {"reserve_roads": 3, "reserve_cities": 3, "rounds": cards, "oracle_distance": 1}
    cheap = {"city_tile_cost": rng.randint(0, 1), "oracles": rng.randint(1, 6)}
    return values | plenty | tiles | cheap | {"city_test": "end_of_actions"}


def lively_deck(rng: Random, families: int = 3) -> list[dict[str, Any]]:
    """Random cards with amounts of 2 to 4."""
    amounts = ("roads", "cities", "draw")
    return [
        card | {name: sorted(rng.choices((2, 3, 4), k=2)) for name in amounts}
        for card in random_deck(rng, families)
    ]


def random_table(rng: Random) -> Table:
    """A whole set-up: board, deck, rules and two to four seats; half of them lively ones."""
    seats = rng.randint(2, 4)
    lively = rng.random() < 0.5
    board = lively_board(rng) if lively else random_board(rng)
    deck = lively_deck(rng) if lively else random_deck(rng)
    rules = lively_rules if lively else random_rules
    return Table.laid(board, deck, seats, rules(rng, seats, len(deck)))


def lively_move(rng: Random, position: Position, moves: set[str]) -> str:
    """One of the moves, tiles that join something preferred, so that a game has merges and ties.

    Each kind of move is as likely as another, tiles are likelier; among a few tiles that
    are looked at, the one that leaves most connections and fewest cities is laid.
    """
    kinds = sorted({move.split()[0] for move in moves})
    kind = rng.choices(kinds, [12 if kind in ("road", "city") else 1 for kind in kinds])[0]
    same = sorted(move for move in moves if move.split()[0] == kind)
    if kind not in ("road", "city") or rng.random() < 0.3:
        return rng.choice(same)
    tried = rng.sample(same, min(12, len(same)))
    return max(tried, key=lambda move: _joined(play(position, move)))


def _joined(position: Position) -> int:
    """How much hangs together: connections, merged cities, choices that are due."""
    places = places_of(position)
    links = sum(map(len, places.links.values()))
    rivals = [
        place in places.owner for oracle in position.oracles for place in places.links[oracle]
    ]
    due = len(contested(position)) + list(position.markets.values()).count("both")
    return links + 2 * sum(rivals) - 2 * len(places.owner) + 6 * due
