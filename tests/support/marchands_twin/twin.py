"""The twin itself: a game of Marchands d'Empire that is played with tuples."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.support.marchands_twin import monopolies, orders, ranking, rewards, scoring, supply
from tests.support.marchands_twin.game import Chance, Contract, Game, Parameters, Places
from tests.support.marchands_twin.position import Position, bare
from tests.support.marchands_twin.snapshots import Snapshot, position_of, snapshot

Move = tuple[Any, ...]

PHASES: dict[str, Callable[[Position], None]] = {  # those in which nobody decides
    "resolve": orders.resolve_token,
    "supply": supply.supply_phase,
    "monopolies": monopolies.monopoly_phase,
    "round_end": monopolies.end_round,
}


class Twin:
    """A slow, plain reading of the rules of Marchands d'Empire.

    Args:
        places: The map.
        contracts: All contract tiles; their numbers are their indices.
        parameters: Values of parameters; those not given have their defaults.
        seats: Number of players, two to four.
        chance: Where all chance is drawn from.
    """

    def __init__(
        self,
        places: Places,
        contracts: list[Contract],
        parameters: Parameters,
        seats: int,
        chance: Chance,
    ) -> None:
        self.position = bare(Game(places, contracts, parameters, seats, chance))

    @classmethod
    def at(
        cls,
        places: Places,
        contracts: list[Contract],
        parameters: Parameters,
        seats: int,
        chance: Chance,
        wanted: Snapshot,
    ) -> Twin:
        """A game in any position; what `wanted` leaves out is empty or holds the rest."""
        twin = cls(places, contracts, parameters, seats, chance)
        twin.position = position_of(twin.position.game, wanted)
        return twin

    def start(self) -> None:
        """Set the game up (ME-1 to ME-4)."""
        self.position = bare(self.position.game)
        supply.set_up(self.position)

    def snapshot(self) -> Snapshot:
        """The position as plain data."""
        return snapshot(self.position)

    def decider(self) -> int | None:
        """The seat that decides next; None when the game is over."""
        match self.position.stage:
            case "place":
                return placing_seat(self.position)
            case "orders":
                return orders.ordering_seat(self.position)
            case "reward" | "elector":
                return self.position.turn
            case "announce":
                return monopolies.announcing_seat(self.position)
        return None

    def legal(self) -> set[Move]:
        """All decisions that the rules allow now."""
        match self.position.stage:
            case "place":
                return placing_moves(self.position)
            case "orders":
                return orders.order_moves(self.position)
            case "reward":
                return rewards.reward_moves(self.position)
            case "elector":
                return rewards.elector_moves(self.position)
            case "announce":
                return monopolies.announcement_moves(self.position)
        return set()

    def do(self, move: Move) -> None:
        """Make a decision, and all that follows without one.

        Raises:
            ValueError: The decision is illegal.
        """
        if move not in self.legal():
            raise ValueError(f"illegal in {self.position.stage}: {move}")
        make(self.position, move)
        while self.position.stage in PHASES:
            PHASES[self.position.stage](self.position)

    def fields(self, seat: int) -> tuple[int, int, int]:
        """Religious, political and economic influence (ME-22 to ME-24)."""
        return scoring.fields(self.position, seat)

    def places_of_seats(self) -> list[int]:
        """Place of each seat, 1 for the first, as if the game ended now (ME-25 to ME-27)."""
        return ranking.standing(self.position)


def placing_seat(position: Position) -> int:
    """The first seat from the starter on whose caravan is not on the map (ME-4)."""
    seats = position.game.seats_from(position.starter)
    return next(seat for seat in seats if position.caravans[seat] is None)


def placing_moves(position: Position) -> set[Move]:
    """Every city without a caravan (ME-4)."""
    cities = position.game.places.cities()
    return {("place", space) for space in cities if space not in position.caravans}


def make(position: Position, move: Move) -> None:
    """Make one decision; what follows is left to the phases."""
    match move:
        case ("place", int(space)):
            position.caravans[placing_seat(position)] = space
            if None not in position.caravans:
                position.stage = "orders"
        case ("order", str(face)):
            orders.lay_order(position, face)
        case ("done",):
            orders.end_orders(position)
        case ("announce", int(number)):
            monopolies.announce(position, number)
        case _:
            make_at_contract(position, move)


def make_at_contract(position: Position, move: Move) -> None:
    """Choose rewards or lay an elector; the next token follows when that is done (ME-15)."""
    match move:
        case ("reward", frozenset() as chosen):
            rewards.fulfil(position, chosen)
        case ("elector", int(region)):
            rewards.place_elector(position, region)
    if position.electors_left:
        position.stage = "elector"
    else:
        orders.next_token(position)
