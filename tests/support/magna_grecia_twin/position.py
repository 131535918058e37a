"""One position of a game, nothing in it that could be worked out from the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from tests.support.magna_grecia_twin.board import Cell, Edge
from tests.support.magna_grecia_twin.table import Card, Seat, Table

Road = tuple[Seat, Edge, Edge]
PHASES = ("draft", "actions", "keep", "control", "market", "over")


@dataclass(frozen=True, eq=False)
class Position:
    """What lies on the table at one moment; never changed, `replace` makes the next one.

    Attributes:
        roads: Road tile on a cell: owner and the two edges that it joins.
        cities: Owner of the city tile on a cell, unfinished ones included.
        unfinished: City tiles that are no city yet (MG-A25 `whole_city`).
        closed: Road ends (cell of the tile, edge) closed under MG-A22.
        oracles: Each oracle's controlling city, by the name hex of the city, or None.
        markets: "unsold", "sold" or "both" (a choice is due) by (place, seat); a place
            goes by its name hex: the hex itself, or the first village hex of a city.
        scores ... supply: One number a seat; tiles by stock, markets at hand.
        cards: Cards of the deck's table in the order of play.
        turn: Which turn of the round, from 0.
        x, y: Road and city tiles laid in this turn.
        founded: Whether a city was founded in this turn.
        debt: Villages that must be covered before the step of actions ends.
    """

    table: Table
    roads: Mapping[Cell, Road] = field(default_factory=dict)
    cities: Mapping[Cell, Seat] = field(default_factory=dict)
    unfinished: frozenset[Cell] = frozenset()
    closed: frozenset[tuple[Cell, Edge]] = frozenset()
    oracles: Mapping[Cell, Cell | None] = field(default_factory=dict)
    markets: Mapping[tuple[Cell, Seat], str] = field(default_factory=dict)
    scores: tuple[int, ...] = ()
    front_roads: tuple[int, ...] = ()
    front_cities: tuple[int, ...] = ()
    reserve_roads: tuple[int, ...] = ()
    reserve_cities: tuple[int, ...] = ()
    supply: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    round: int = 0
    turn: int = 0
    phase: str = "actions"
    x: int = 0
    y: int = 0
    founded: bool = False
    debt: frozenset[Cell] = frozenset()

    @cached_property
    def card(self) -> Card:
        """The card in play."""
        return self.table.deck[self.cards[self.round]]

    @cached_property
    def order(self) -> list[Seat]:
        """The seats in the order of the card in play."""
        return self.table.order(self.cards[self.round])

    @cached_property
    def active(self) -> Seat:
        """The seat whose turn it is, or that places an oracle; -1 when the game is over."""
        if self.phase == "over":
            return -1
        if self.phase == "draft":
            return self.order[len(self.oracles) % self.table.seats]
        return self.order[self.turn]

    def is_village(self, cell: Cell) -> bool:
        """Whether the hex is a village that no tile covers and no oracle has taken."""
        return (
            self.table.board.is_village_ground(cell)
            and cell not in self.oracles
            and cell not in self.cities
        )

    def is_free(self, cell: Cell) -> bool:
        """MG-21: no tile and no oracle on it."""
        return cell not in self.oracles and cell not in self.cities and cell not in self.roads

    def is_ordinary(self, cell: Cell) -> bool:
        """Whether the printed hex is open land."""
        return not self.table.board.is_village_ground(cell)

    def is_own_city(self, cell: Cell, seat: Seat) -> bool:
        """Whether a tile of one of the seat's finished cities lies on it."""
        return self.cities.get(cell) == seat and cell not in self.unfinished


def with_one(numbers: Sequence[int], seat: Seat, change: int) -> tuple[int, ...]:
    """The numbers of all seats with one of them changed by an amount."""
    return tuple(
        number + change if other == seat else number for other, number in enumerate(numbers)
    )


def draft_hexes(position: Position) -> set[Cell]:
    """MG-3, MG-A24: where the next oracle may be placed."""
    board, least = position.table.board, position.table.rules["oracle_distance"]
    return {
        cell
        for cell in board.cells
        if board.kinds[cell] in ("village", "oracle")
        and cell not in position.oracles
        and all(board.distance(cell, other) >= least for other in position.oracles)
    }


def drafting_ends(position: Position) -> bool:
    """Whether all oracles stand, or no hex is left for another."""
    full = len(position.oracles) >= position.table.rules["oracles"]
    return full or not draft_hexes(position)


def start(
    table: Table, cards: Sequence[int] | None = None, oracles: Sequence[Cell] = ()
) -> Position:
    """The first position.

    Args:
        cards: Order of play of the deck's table; as listed when missing.
        oracles: Where the oracles were drawn to under `oracle_setup = "random"`.
    """
    rules, board = table.rules, table.board
    stands = list(oracles)
    if rules["oracle_setup"] == "fixed":
        sites = [cell for cell in board.cells if board.kinds[cell] == "oracle"]
        stands = sites[: rules["oracles"]]
    each = range(table.seats)
    position = Position(
        table,
        oracles=dict.fromkeys(stands),
        scores=tuple(table.start_score(seat) for seat in each),
        front_roads=tuple(rules["stock_roads"] for _ in each),
        front_cities=tuple(rules["stock_cities"] for _ in each),
        reserve_roads=tuple(rules["reserve_roads"] for _ in each),
        reserve_cities=tuple(rules["reserve_cities"] for _ in each),
        supply=tuple(rules["markets"] for _ in each),
        cards=tuple(range(len(table.deck)) if cards is None else cards),
    )
    if rules["oracle_setup"] == "draft" and not drafting_ends(position):
        return replace(position, phase="draft")
    return position
