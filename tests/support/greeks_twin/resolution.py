"""The resolution of an auction, from the left (GR-8, GR-14 to GR-18)."""

from __future__ import annotations

from tests.support.greeks_twin.bids import bid_on, cards_on, is_value
from tests.support.greeks_twin.cards import Event, is_of
from tests.support.greeks_twin.holdings import build, holding_of, lay_land, sites_for
from tests.support.greeks_twin.piles import draw_any, hand_is_full
from tests.support.greeks_twin.position import Position, in_play, lands, owned
from tests.support.greeks_twin.strength import Circumstances, counts, strength

Strengths = dict[int, int]


def resolve_phase(position: Position) -> None:
    """Turn all bids face up, see what strikes everywhere, and resolve from the first place on."""
    for card in position.resources:
        card.down = False
    note_what_strikes_everywhere(position)
    resolve_from(position, 1)


def resolve_from(position: Position, start: int) -> None:
    """Resolve the places from one on, up to the next decision."""
    for place in range(start, len(position.frieze) + 1):
        event = position.frieze[place - 1]
        if event is not None and cards_on(position, place):
            resolve_place(position, place, event)
        if position.waiting:
            position.place = place
            return
    position.enter("check")


def resolve_place(position: Position, place: int, event: Event) -> None:
    """Resolve the bids on one card; a Cancel makes them void (GR-14)."""
    if not cancelled(position, place):
        if event.is_disaster:
            resolve_disaster(position, place, event)
        else:
            resolve_unit(position, place, event)
    discard_bids(position, place)


def discard_bids(position: Position, place: int) -> None:
    """Discard all cards on a place."""
    for card in cards_on(position, place):
        card.move("discarded")
    for places_hit in position.frozen:
        places_hit.discard(place)


# ----------------------------------------------------------------------------- strengths


def cancelled(position: Position, place: int) -> bool:
    """Whether a Cancel lies on a place."""
    return any(card.special == "cancel" for card in cards_on(position, place))


def note_what_strikes_everywhere(position: Position) -> None:
    """Note Winters and Heroes that reach beyond their place, while all bids lie (GR-Q11, GR-Q12).

    They are noted because the bids on the left are gone when those on the right are resolved.
    """
    cards = [
        card
        for card in position.resources
        if card.where == "bid" and not cancelled(position, card.place)
    ]
    winter, hero = position.rules["winter"] == "round", position.rules["hero"] == "all"
    position.winter_everywhere = winter and any(card.special == "winter" for card in cards)
    position.heroes = {card.owner for card in cards if hero and card.special == "hero"}


def winter_strikes(position: Position, seat: int, place: int) -> bool:
    """Whether Winter strikes a seat's bid on a place (GR-11, GR-Q11)."""
    if position.rules["winter"] == "player":
        return place in position.frozen[seat]
    here = any(card.special == "winter" for card in cards_on(position, place))
    return here or position.winter_everywhere


def circumstances(position: Position, seat: int, place: int, event: Event) -> Circumstances:
    """Everything that changes the strength of a seat's bid on a card."""
    own = bid_on(position, seat, place)
    rules = position.rules
    return Circumstances(
        plus=lambda suit: plus_of(position, seat, suit),
        each_plus=event.total("each_plus"),
        each_one=event.has("each_one"),
        no_combinations=event.has("no_combinations"),
        winter=winter_strikes(position, seat, place),
        recomputed=rules["winter_combinations"] == "recomputed",
        hero=seat in position.heroes or any(card.special == "hero" for card in own),
        special_values=rules["special_faces"] == "yes",
        special_places=rules["special_places"] == "one",
    )


def plus_of(position: Position, seat: int, suit: str) -> int:
    """What a seat's lands and buildings add to each value of a suit (GR-10)."""
    return sum(
        effect.amount
        for card in owned(position, seat)
        for effect in card.effects
        if effect.kind.startswith("plus_") and is_of(suit, effect.kind.removeprefix("plus_"))
    )


def strengths(position: Position, place: int, event: Event) -> Strengths:
    """The strength of each bidder on a place: seats with a value there."""
    found = {}
    for seat in in_play(position):
        around = circumstances(position, seat, place, event)
        own = bid_on(position, seat, place)
        if any(counts(card, around) for card in own):
            found[seat] = strength(own, around)
    return found


# ----------------------------------------------------------------------------- units


def resolve_unit(position: Position, place: int, unit: Event) -> None:
    """A unit goes to the best bid that exceeds its strength, stays or is discarded (GR-15)."""
    bids = {
        seat: whole - price(position, seat, unit)
        for seat, whole in strengths(position, place, unit).items()
    }
    if not bids:
        return
    if max(bids.values()) <= unit.strength:
        if position.rules["unit_below"] == "discarded":
            discard_event(position, place, unit)
        return
    best = best_of(bids)
    if len(best) > 1 and position.rules["unit_tie"] == "discard":
        discard_event(position, place, unit)
        return
    if position.rules["unit_tie"] == "second":
        best = best_after_ties(bids)
    if len(best) == 1 and bids[best[0]] > unit.strength:
        win(position, place, unit, best[0], list(bids))


def price(position: Position, seat: int, unit: Event) -> int:
    """What a seat's bid on a unit counts less (GR-V4, GR-V7)."""
    others = [lands(position, other) for other in in_play(position) if other != seat]
    lead = max(0, lands(position, seat) - max(others, default=0))
    growing = position.rules["land_price"] * lands(position, seat) if unit.is_land else 0
    return int(position.rules["leader_tax"] * lead + growing)


def best_of(bids: Strengths) -> list[int]:
    """The seats with the strongest bid."""
    return [seat for seat in bids if bids[seat] == max(bids.values())]


def best_after_ties(bids: Strengths) -> list[int]:
    """The strongest bidder when equal best ones are left out, again and again (GR-Q16)."""
    while bids and len(best_of(bids)) > 1:
        tied = best_of(bids)
        bids = {seat: bids[seat] for seat in bids if seat not in tied}
    return best_of(bids)


def discard_event(position: Position, place: int, event: Event) -> None:
    """Discard a card of the frieze; its place stays empty until the next fill."""
    event.move("discarded")
    position.frieze[place - 1] = None


def win(position: Position, place: int, unit: Event, seat: int, bidders: list[int]) -> None:
    """A seat wins a unit: the others are consoled, it is laid, or the seat decides where."""
    sites = sites_for(position, seat, unit)
    if not unit.is_land and not sites:
        if position.rules["no_room"] == "discarded":
            discard_event(position, place, unit)
        return
    for other in bidders:
        if other != seat:
            console(position, other, place)
    position.winner = seat
    if unit.is_land and position.rows[seat]:
        position.wait_for(seat)
    elif unit.is_land:
        position.frieze[place - 1] = None
        lay_land(position, seat, unit, left=True)
    elif len(sites) > 1:
        position.wait_for(seat)
    else:
        position.frieze[place - 1] = None
        build(sites[0], seat, unit)


def console(position: Position, seat: int, place: int) -> None:
    """Who has bid in vain takes the highest values back (GR-V9)."""
    values = [card for card in bid_on(position, seat, place) if is_value(card)]
    values.sort(key=lambda card: (-card.value, card.number))
    for card in values[: position.rules["consolation"]]:
        card.move("hand", seat)


def placing_moves(position: Position) -> set[str]:
    """Where the winner may lay the unit that it has won (GR-16)."""
    unit = position.frieze[position.place - 1]
    assert unit is not None
    if unit.is_land:
        return {"left", "right"}
    return {f"build {site.land.text}" for site in sites_for(position, position.active, unit)}


def placing_move(position: Position, word: str, text: str) -> None:
    """Lay the unit where the winner says, and resolve the places that follow."""
    seat, place = position.active, position.place
    unit = position.frieze[place - 1]
    assert unit is not None
    if word == "build":
        build(holding_of(position, seat, text), seat, unit)
    else:
        lay_land(position, seat, unit, left=word == "left")
    position.frieze[place - 1] = None
    position.place = 0
    resolve_from(position, place + 1)


# ----------------------------------------------------------------------------- disasters


def resolve_disaster(position: Position, place: int, disaster: Event) -> None:
    """A disaster is beaten if all bids together exceed its strength (GR-17)."""
    bids = strengths(position, place, disaster)
    if sum(bids.values()) <= disaster_strength(position, disaster):
        return
    discard_event(position, place, disaster)
    best = best_of(bids)
    if len(best) == 1:
        reward(position, best[0], disaster)


def disaster_strength(position: Position, disaster: Event) -> int:
    """The strength of a disaster at this table (GR-17)."""
    whole = disaster.strength + disaster.per_player * position.seats
    closing = position.rules["closing_percent"] if disaster.closing else 100
    return int(whole * closing * position.rules["disaster_percent"] // 10000)


def reward(position: Position, seat: int, disaster: Event) -> None:
    """What the strongest bidder on a beaten disaster gets (GR-Q20)."""
    if position.rules["reward"] == "points":
        position.trophies[seat] += disaster.points
    if position.rules["reward"] == "cards":
        for _ in range(position.rules["reward_size"]):
            if not hand_is_full(position, seat):
                draw_any(position, seat)
