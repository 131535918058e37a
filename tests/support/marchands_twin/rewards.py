"""Contracts that are fulfilled: payment, rewards, electors (ME-12, ME-15 to ME-18)."""

from __future__ import annotations

from itertools import combinations

from tests.support.marchands_twin.game import Contract
from tests.support.marchands_twin.position import Position

CONTRACT, CHURCH, ELECTORS = "contract", "church", "electors"

Rewards = frozenset[str]


def contract_on(position: Position, space: int) -> Contract:
    """The contract that lies on a space."""
    number = position.contract_at[space]
    if number is None:
        raise ValueError(f"no contract on space {space}")
    return position.game.contracts[number]


def can_pay(position: Position, seat: int, space: int) -> bool:
    """Whether a seat holds what the contract on a space needs (ME-12, ME-A6)."""
    needs = contract_on(position, space).needs
    return all(has >= need for has, need in zip(position.held[seat], needs, strict=True))


def possible(position: Position) -> Rewards:
    """The rewards that can be had at all, one by one (ME-15, ME-16)."""
    seat = position.turn
    space = position.where(seat)
    rewards = {CONTRACT}
    if position.church_stock[seat] and position.church_at[space] is None:
        rewards.add(CHURCH)
    if position.elector_stock[seat] and position.game.places.regions[space]:
        rewards.add(ELECTORS)
    return frozenset(rewards)


def choices(position: Position) -> set[Rewards]:
    """Rewards that may be chosen together (ME-15, ME-A3, ME-A19)."""
    rewards = possible(position)
    game = position.game
    singles = {frozenset({reward}) for reward in rewards}
    pairs = {frozenset(pair) for pair in combinations(rewards, 2)}
    church_lacks = CHURCH not in rewards and game.reads("no_church", "one_will_do")
    if game.reads("rewards", "up_to_two") or church_lacks or not pairs:
        return pairs | singles
    return pairs


def reward_moves(position: Position) -> set[tuple[object, ...]]:
    """The choices, and to let the order be lost where that is allowed (ME-A5)."""
    moves: set[tuple[object, ...]] = {("reward", rewards) for rewards in choices(position)}
    if position.game.reads("decline", "may"):
        moves.add(("decline",))
    return moves


def fulfil(position: Position, rewards: Rewards) -> None:
    """Pay, and take the rewards; electors wait for their regions (ME-12, ME-14 to ME-18)."""
    seat = position.turn
    space = position.where(seat)
    pay(position, seat, space)
    clear_contract(position, seat, space, kept=CONTRACT in rewards)
    if CHURCH in rewards:
        position.church_stock[seat] -= 1
        position.church_at[space] = seat
    if ELECTORS in rewards:
        level = position.game.places.levels[space]
        position.electors_left = min(level, position.elector_stock[seat])


def pay(position: Position, seat: int, space: int) -> None:
    """What the contract needs goes where the reading sends it (ME-A1)."""
    if position.game.reads("payment", "shown"):
        return
    to_bag = position.game.reads("payment", "to_bag")
    heap = position.bag if to_bag else position.out_of_game
    for rank, need in enumerate(contract_on(position, space).needs):
        position.held[seat][rank] -= need
        heap[rank] += need


def clear_contract(position: Position, seat: int, space: int, *, kept: bool) -> None:
    """The contract leaves the map, behind the screen or into the bag (ME-14, ME-18)."""
    number = position.contract_at[space]
    if number is not None:
        (position.kept[seat] if kept else position.contract_bag).append(number)
    position.contract_at[space] = None
    position.contract_marker += 1


def elector_moves(position: Position) -> set[tuple[object, ...]]:
    """The regions that the city touches (ME-17)."""
    regions = position.game.places.regions[position.where(position.turn)]
    return {("elector", region) for region in regions}


def place_elector(position: Position, region: int) -> None:
    """Lay one elector face down in a region (ME-17)."""
    position.elector_stock[position.turn] -= 1
    position.electors[position.turn][region] += 1
    position.electors_left -= 1
