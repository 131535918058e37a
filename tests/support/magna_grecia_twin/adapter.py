"""Positions from plain data and back, so that other programs' positions can be compared.

The tables: roads (cell, seat, edge, edge) with the lower edge first; cities (cell, seat),
unfinished tiles included; closed (cell of the road tile, edge); oracles (cell, name hex of
the controlling city or None); markets (name hex of the place, seat, "unsold", "sold" or
"both"); one number a seat in scores, front_roads, front_cities, reserve_roads,
reserve_cities and supply; cards as indices of the deck's table in the order of play;
round and turn from 0; phase; active and to_move, -1 when the game is over; x, y and
founded, which are 0 and False outside the step of actions; the cells of debt and
unfinished; keep_pending, the seats that owe a choice of markets, in the order of asking.

While a choice is due two of the seat's markets lie there ("both"); others have gone back.
When the game is over round is the number of rounds and turn is 0. Scores are those on the
table: what MG-42 adds is part of `standing` only.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tests.support.magna_grecia_twin.growth import keep_due
from tests.support.magna_grecia_twin.places import places_of
from tests.support.magna_grecia_twin.position import Position
from tests.support.magna_grecia_twin.table import Table
from tests.support.magna_grecia_twin.turn import seat_to_move

STOCKS = (
    "scores",
    "front_roads",
    "front_cities",
    "reserve_roads",
    "reserve_cities",
    "supply",
    "cards",
)
COUNTS = ("round", "turn", "phase", "x", "y", "founded")


def facts(position: Position) -> dict[str, Any]:
    """The position as plain data, every table sorted; equal positions give equal facts."""
    at = places_of(position).at
    oracles = position.oracles.items()
    markets = position.markets.items()
    return {
        "roads": sorted((cell, *road) for cell, road in position.roads.items()),
        "cities": sorted(position.cities.items()),
        "closed": sorted(position.closed),
        "oracles": sorted(
            [(cell, None if city is None else at[city]) for cell, city in oracles],
            key=lambda row: row[0],
        ),
        "markets": sorted((place, seat, kind) for (place, seat), kind in markets),
        **{name: list(getattr(position, name)) for name in STOCKS},
        **{name: getattr(position, name) for name in COUNTS},
        "active": position.active,
        "to_move": seat_to_move(position),
        "debt": sorted(position.debt),
        "unfinished": sorted(position.unfinished),
        "keep_pending": [seat for _, seat in keep_due(position)]
        if position.phase == "keep"
        else [],
    }


def from_facts(table: Table, given: Mapping[str, Any]) -> Position:
    """The position that a table of facts describes; active, to_move and keep_pending are derived."""
    position = Position(
        table,
        roads={cell: (seat, *sorted(edges)) for cell, seat, *edges in given["roads"]},
        cities=dict(given["cities"]),
        unfinished=frozenset(given["unfinished"]),
        closed=frozenset((cell, edge) for cell, edge in given["closed"]),
        oracles=dict(given["oracles"]),
        markets={(place, seat): kind for place, seat, kind in given["markets"]},
        debt=frozenset(given["debt"]),
        **{name: tuple(given[name]) for name in STOCKS},
        **{name: given[name] for name in COUNTS},
    )
    at = places_of(position).at
    oracles = {cell: None if city is None else at[city] for cell, city in position.oracles.items()}
    return replace(position, oracles=oracles)
