"""Phases II and III: tokens laid in a row, then carried out one by one (ME-7 to ME-14)."""

from __future__ import annotations

from tests.support.marchands_twin.game import LETTERS, TRANSACTION
from tests.support.marchands_twin.position import Position
from tests.support.marchands_twin.rewards import can_pay

Move = tuple[object, ...]

# ---------------------------------------------------------------------- laying orders


def ordering_seat(position: Position) -> int:
    """The first seat from the starter on that may still lay orders (ME-7)."""
    seats = position.game.seats_from(position.starter)
    return next(seat for seat in seats if not position.done[seat])


def order_moves(position: Position) -> set[Move]:
    """Another token if the seat has one left, and to leave it at that (ME-7, ME-A17)."""
    laid = position.tokens[ordering_seat(position)]
    if len(laid) == position.game.number("orders"):
        return {("done",)}
    return {("done",)} | {("order", face) for face in (*LETTERS, TRANSACTION)}


def lay_order(position: Position, face: str) -> None:
    """Lay a token to the right of the others."""
    position.tokens[ordering_seat(position)].append(face)


def end_orders(position: Position) -> None:
    """A seat has laid its orders; when all have, they are revealed (ME-8)."""
    position.done[ordering_seat(position)] = True
    if all(position.done):
        position.slot, position.turn = 0, position.starter
        position.stage = "resolve"


# ---------------------------------------------------------------------- carrying out


def resolve_token(position: Position) -> None:
    """Carry out the token whose turn it is, if there is one (ME-8, ME-A17)."""
    row = position.tokens[position.turn]
    if position.slot < len(row):
        carry_out(position, position.turn, row[position.slot])
    if position.stage == "resolve":
        next_token(position)


def next_token(position: Position) -> None:
    """The same place in the next seat's row, or the next place of all (ME-8)."""
    position.stage = "resolve"
    seats = position.game.seats_from(position.starter)
    if position.turn != seats[-1]:
        position.turn = seats[seats.index(position.turn) + 1]
        return
    position.turn = position.starter
    position.slot += 1
    if position.slot == position.game.number("orders"):
        position.clear_orders()
        position.stage = "supply"


def carry_out(position: Position, seat: int, face: str) -> None:
    """Move the caravan or make a transaction; an order that fails is lost (ME-9, ME-13)."""
    space = position.where(seat)
    if face != TRANSACTION:
        position.caravans[seat] = position.game.places.roads[space].get(face, space)
    elif any(position.goods[space]):
        take_goods(position, seat, space)
    elif position.contract_at[space] is not None and can_pay(position, seat, space):
        position.stage = "reward"


def take_goods(position: Position, seat: int, space: int) -> None:
    """Take the lowest token, once a round on each space (ME-11, ME-14)."""
    if space in position.visited[seat]:
        return
    site = position.goods[space]
    lowest = next(rank for rank, count in enumerate(site) if count)
    site[lowest] -= 1
    position.held[seat][lowest] += 1
    position.visited[seat].add(space)
    if not any(site):
        position.goods_marker += 1
