"""What is drawn and laid on the map: in the set-up and in phase IV (ME-3, ME-4, ME-19)."""

from __future__ import annotations

from tests.support.marchands_twin.game import DIE_SIDES
from tests.support.marchands_twin.position import Position, full_deck

# ---------------------------------------------------------------------- drawing one thing


def draw_token(position: Position) -> int:
    """Take a token out of the bag; its rank."""
    left = position.game.chance.below(sum(position.bag))
    for rank, count in enumerate(position.bag):
        if left < count:
            position.bag[rank] -= 1
            return rank
        left -= count
    raise AssertionError("chance gave a number outside of its bound")


def draw_contract(position: Position) -> int:
    """Take a contract out of the bag; its number."""
    bag = sorted(position.contract_bag)
    number = bag[position.game.chance.below(len(bag))]
    position.contract_bag.remove(number)
    return number


def draw_city_number(position: Position) -> int:
    """Roll the die or draw a card, from a pile mixed anew when it has run out (ME-A9)."""
    game = position.game
    if game.reads("drawing", "die"):
        return 1 + game.chance.below(len(game.places.cities()))
    if not position.deck:
        position.deck = full_deck(game)
    pile = sorted(position.deck)
    number = pile[game.chance.below(len(pile))]
    position.deck.remove(number)
    return number


def is_free(position: Position, space: int) -> bool:
    """Whether neither goods nor a contract lie on a space (ME-3)."""
    return not any(position.goods[space]) and position.contract_at[space] is None


def takes_contract(position: Position, space: int) -> bool:
    """Whether a contract may be laid on a space (ME-3, ME-A7)."""
    skips = position.game.reads("church_sites", "skipped")
    return is_free(position, space) and not (skips and position.church_at[space] is not None)


def draw_site(position: Position, suitable: list[int]) -> int:
    """Draw a city; the first suitable space from it on, upward and from 20 to 1 (ME-3)."""
    cities = position.game.places.cities()
    first = draw_city_number(position) - 1
    return next(space for space in cities[first:] + cities[:first] if space in suitable)


# ---------------------------------------------------------------------- laying


def lay_goods(position: Position, space: int) -> None:
    """Put the tokens of one site on a space, or what the bag still holds."""
    for _ in range(min(position.game.number("site_goods"), sum(position.bag))):
        position.goods[space][draw_token(position)] += 1


def lay_goods_on_a_city(position: Position) -> bool:
    """Put goods on a city that is drawn; False if no city is free (ME-A18)."""
    free = [space for space in position.game.places.cities() if is_free(position, space)]
    if free:
        lay_goods(position, draw_site(position, free))
    return bool(free)


def lay_contract(position: Position) -> bool:
    """Put a contract on a city that is drawn; False if no city is free (ME-A18)."""
    cities = position.game.places.cities()
    free = [space for space in cities if takes_contract(position, space)]
    if free:
        site = draw_site(position, free)
        position.contract_at[site] = draw_contract(position)
    return bool(free)


# ---------------------------------------------------------------------- set-up


def set_up(position: Position) -> None:
    """Fill the first sites and roll for the start (ME-3, ME-4)."""
    lay_goods(position, position.game.places.capital)
    for _ in range(position.game.number("goods_sites")):
        if sum(position.bag):
            lay_goods_on_a_city(position)
    for _ in range(position.game.number("contract_sites")):
        if position.contract_bag:
            lay_contract(position)
    position.starter = highest_roller(position)


def highest_roller(position: Position) -> int:
    """The seat that rolls highest; equal highest roll again (ME-4)."""
    rollers = list(range(position.game.seats))
    while len(rollers) > 1:
        rolls = {seat: position.game.chance.below(DIE_SIDES) for seat in rollers}
        rollers = [seat for seat in rollers if rolls[seat] == max(rolls.values())]
    return rollers[0]


# ---------------------------------------------------------------------- phase IV


def supply_phase(position: Position) -> None:
    """Carry out the steps of both ladders, goods before contracts (ME-19, ME-A13)."""
    stay = [supply_goods(position) for _ in range(position.goods_marker)]
    position.goods_marker = sum(stay)
    stay = [supply_contract(position) for _ in range(position.contract_marker)]
    position.contract_marker = sum(stay)
    position.stage = "monopolies"


def supply_goods(position: Position) -> bool:
    """One step of the goods ladder; whether it stays on the marker (ME-19, ME-A2)."""
    capital = position.game.places.capital
    owes = position.game.reads("shortage", "owed")
    partial = position.game.reads("shortage", "partial")
    enough = 1 if partial else position.game.number("site_goods")
    if sum(position.bag) < enough:
        return owes
    if is_free(position, capital):
        lay_goods(position, capital)
        return False
    return not lay_goods_on_a_city(position) and owes


def supply_contract(position: Position) -> bool:
    """One step of the contract ladder; whether it stays on the marker (ME-19, ME-A2)."""
    laid = bool(position.contract_bag) and lay_contract(position)
    return not laid and position.game.reads("shortage", "owed")
