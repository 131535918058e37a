"""Positions as plain data, and back."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from tests.support.marchands_twin.game import Game
from tests.support.marchands_twin.position import DECISIONS, Position, bare

Snapshot = dict[str, Any]

KEYS = tuple(part.name for part in fields(Position) if part.name != "game")


def snapshot(position: Position) -> Snapshot:
    """Everything that defines a position; what has no order is sorted.

    `rank`, `slot` and `turn` are None where no such thing is going on.
    """
    plain = {key: copied(getattr(position, key)) for key in KEYS}
    plain["kept"] = [sorted(numbers) for numbers in position.kept]
    plain["visited"] = [sorted(spaces) for spaces in position.visited]
    plain["contract_bag"] = sorted(position.contract_bag)
    plain["deck"] = sorted(position.deck)
    if position.stage != "announce":
        plain["rank"] = None
    if position.stage not in {"reward", "elector"}:
        plain["slot"] = plain["turn"] = None
    return plain


def copied(part: Any) -> Any:
    """Lists anew, also where one list stood in several places; numbers and texts as they are."""
    return [copied(one) for one in part] if isinstance(part, list) else part


def position_of(game: Game, wanted: Snapshot) -> Position:
    """The position of a snapshot; what it does not say is empty, bags and stocks hold the rest.

    Raises:
        ValueError: A key is unknown, or the stage is no decision and not the end.
    """
    position = bare(game)
    position.stage = "orders"
    for key, value in wanted.items():
        if key not in KEYS:
            raise ValueError(f"no such part of a position: {key}")
        if value is not None:
            setattr(position, key, copied(value))
    if position.stage not in {*DECISIONS, "over"}:
        raise ValueError(f"nobody decides in {position.stage}")
    position.visited = [set(spaces) for spaces in position.visited]
    fill_rest(position, wanted)
    return position


def fill_rest(position: Position, wanted: Snapshot) -> None:
    """Put into bags and stocks what is nowhere else, where the snapshot leaves them out."""
    game = position.game
    if "bag" not in wanted:
        heaps = [*position.goods, *position.held, position.out_of_game]
        used = [sum(column) for column in zip(*heaps, strict=True)]
        position.bag = [all_ - gone for all_, gone in zip(game.supply, used, strict=True)]
    if "contract_bag" not in wanted:
        gone_numbers = {*position.contract_at, *(one for kept in position.kept for one in kept)}
        numbers = range(len(game.contracts))
        position.contract_bag = [number for number in numbers if number not in gone_numbers]
    for seat in range(game.seats):
        if "church_stock" not in wanted:
            position.church_stock[seat] -= position.church_at.count(seat)
        if "elector_stock" not in wanted:
            position.elector_stock[seat] -= sum(position.electors[seat])
