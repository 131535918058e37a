"""Small positions drawn in code, for tests that need one rule and nothing else.

Boards are drawn row by row with pointy hexes: `.` open land, `v` village, `c` coastal
village, `o` oracle, `_` no hex. The first hex of the first row is a1, the one to its east
b1; rows 2, 4, 6 lie half a hex to the right. Seat 0 (yellow) is on turn, in its step of
actions, under a card of 3 (4) roads, 2 (3) cities and a draw of 5 (7).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from tests.support.magna_grecia_twin.board import Board
from tests.support.magna_grecia_twin.oracles import settled
from tests.support.magna_grecia_twin.places import places_of
from tests.support.magna_grecia_twin.position import Position, start
from tests.support.magna_grecia_twin.table import Table
from tests.support.magna_grecia_twin.turn import legal, play

ORDERS = {
    "yellow": ("yellow", "orange", "brown", "red"),
    "brown": ("brown", "red", "orange", "yellow"),
    "orange": ("orange", "yellow", "red", "brown"),
    "red": ("red", "brown", "yellow", "orange"),
}


def card(border: str = "yellow", **amounts: tuple[int, int]) -> dict[str, Any]:
    """A card of medium amounts, or of others that are given."""
    medium = {"roads": (3, 4), "cities": (2, 3), "draw": (5, 7)}
    return {"border": border, "order": ORDERS[border], **medium, **amounts}


def scene(
    drawing: str,
    *,
    cities: Mapping[str, int] | None = None,
    roads: Mapping[str, tuple[int, str]] | None = None,
    markets: Mapping[tuple[str, int], str] | None = None,
    deck: Sequence[Mapping[str, Any]] = (),
    seats: int = 2,
    changes: Mapping[str, Any] | None = None,
    **rules: Any,
) -> Position:
    """A position with these tiles and markets; `changes` go straight into the position.

    Args:
        cities: Seat of the city tile on each hex.
        roads: Seat and joined edges of the road tile on each hex, such as (0, "e-w").
        markets: "unsold" or "sold" by (hex of the place, seat).
    """
    board = Board.drawn(drawing)
    deck = deck or [card()] * 12
    given = {"oracle_setup": "fixed", "rounds": len(deck)} | rules
    position = start(Table.laid(board, deck, seats, given))
    laid = {
        board.cell(name): (seat, *sorted(board.edge(edge) for edge in joined.split("-")))
        for name, (seat, joined) in (roads or {}).items()
    }
    position = replace(
        position,
        cities={board.cell(name): seat for name, seat in (cities or {}).items()},
        roads=laid,
    )
    at = places_of(position).at
    spots = {(at[board.cell(name)], seat): kind for (name, seat), kind in (markets or {}).items()}
    return replace(settled(replace(position, markets=spots)), **(changes or {}))


def played(position: Position, *moves: str) -> Position:
    """The position after these moves, each of which must be legal."""
    for move in moves:
        assert move in legal(position), f"{move} is not among {sorted(legal(position))}"
        position = play(position, move)
    return position


def kinds(position: Position, *words: str) -> set[str]:
    """The legal moves that begin with one of these words, such as "city"."""
    return {move for move in legal(position) if move.split()[0] in words}


def connectivity(position: Position, name: str) -> int:
    """MG-30: the connectivity of the place that holds a hex."""
    places = places_of(position)
    return places.connectivity(places.at[position.table.board.cell(name)])


def controller(position: Position, oracle: str) -> str | None:
    """The name of the city that controls an oracle."""
    board = position.table.board
    city = position.oracles[board.cell(oracle)]
    return None if city is None else board.names[places_of(position).at[city]]


def market(position: Position, name: str, seat: int) -> str | None:
    """What market a seat has in the place that holds a hex."""
    place = places_of(position).at[position.table.board.cell(name)]
    return position.markets.get((place, seat))


def value(position: Position, name: str, seat: int) -> int:
    """MG-36: what a market of the seat is worth in the place that holds a hex."""
    places = places_of(position)
    return places.market_value(places.at[position.table.board.cell(name)], seat)


def price(position: Position, name: str) -> int:
    """MG-33: the price of a market in the place that holds a hex."""
    places = places_of(position)
    return places.price(places.at[position.table.board.cell(name)])
