"""The start of a game: dealing, keeping and founding (GR-1 to GR-3)."""

from __future__ import annotations

from engine import rng
from tests.support.greeks_twin.cards import Event, Resource
from tests.support.greeks_twin.holdings import build, holding_of, lay_land, sites_for
from tests.support.greeks_twin.position import (
    Position,
    cyclic,
    draw_one,
    events_in,
    everything,
    faces,
    hand,
    lowest,
    resources_in,
)

TRIES = 100


def deal(position: Position) -> None:
    """Lay the mythical era into the piles, draw the beginner and deal to all seats (GR-2)."""
    for card in everything(position):
        card.where = "later" if card.era else "pile"
    position.beginner = int(rng.below(position.chance, position.seats))
    position.first = position.beginner
    for seat in cyclic(position, position.beginner):
        deal_seat(position, seat)
    position.phase = "keep"
    position.wait_for(position.beginner)


def deal_seat(position: Position, seat: int) -> None:
    """Deal to one seat; anew while there is no land among the cards, 100 times at most."""
    for attempt in range(TRIES):
        for _ in range(position.rules["dealt"]):
            draw_one(position, dealable(position)).move("dealt", seat)
        if dealt_lands(position, seat):
            return
        if attempt < TRIES - 1:
            for card in dealt(position, seat):
                card.move("pile")
    dealt(position, seat)[0].move("pile")
    land_for(position, seat).move("dealt", seat)


def dealable(position: Position) -> list[Event | Resource]:
    """The cards of the pile but for closing disasters, events before resources."""
    events = [card for card in events_in(position, "pile") if not card.closing]
    return [*events, *resources_in(position, "pile")]


def dealt(position: Position, seat: int) -> list[Event | Resource]:
    """What a seat has been dealt and not kept, events before resources."""
    return [*events_in(position, "dealt", seat), *resources_in(position, "dealt", seat)]


def dealt_lands(position: Position, seat: int) -> list[Event]:
    """The lands among the cards dealt to a seat."""
    return [card for card in events_in(position, "dealt", seat) if card.is_land]


def land_for(position: Position, seat: int) -> Event:
    """A land for a seat without one: of the pile, else the lowest of who has most."""
    in_pile = [card for card in events_in(position, "pile") if card.is_land]
    if in_pile:
        drawn: Event = draw_one(position, in_pile)
        return drawn
    richest = max(range(position.seats), key=lambda other: len(dealt_lands(position, other)))
    return dealt_lands(position, richest)[0]


# ----------------------------------------------------------------------------- keep


def to_keep(position: Position) -> int:
    """How many of the cards dealt each seat keeps (GR-Q3)."""
    rules = position.rules
    start = rules["threshold_means"] == "start"
    return int(min(rules["hand_threshold"] if start else rules["kept"], rules["dealt"]))


def missing(position: Position, seat: int) -> int:
    """How many cards a seat still has to keep."""
    kept = len(hand(position, seat)) + len(events_in(position, "kept", seat))
    return min(to_keep(position) - kept, len(dealt(position, seat)))


def keep_moves(position: Position) -> set[str]:
    """What may be kept: anything, but the last card must be a land if none is kept yet (GR-2)."""
    seat = position.active
    events = events_in(position, "dealt", seat)
    resources = faces(resources_in(position, "dealt", seat))
    has_land = any(card.is_land for card in events_in(position, "kept", seat))
    if not has_land and missing(position, seat) == 1:
        events, resources = [card for card in events if card.is_land], []
    return {f"keep {card.text}" for card in events} | {f"keep {card.face}" for card in resources}


def keep(position: Position, text: str) -> None:
    """Keep one card; when all have kept theirs, the rest is discarded."""
    seat = position.active
    events = [card for card in events_in(position, "dealt", seat) if card.text == text]
    if events:
        events[0].move("kept", seat)
    else:
        lowest(resources_in(position, "dealt", seat), text).move("hand", seat)
    for other in cyclic(position, seat):
        if missing(position, other):
            position.wait_for(other)
            return
    discard_rest(position)
    position.enter("found")


def discard_rest(position: Position) -> None:
    """Discard what was dealt and not kept, and kept disasters (GR-2)."""
    for card in everything(position):
        disaster = isinstance(card, Event) and card.is_disaster
        if card.where == "dealt" or (card.where == "kept" and disaster):
            card.move("discarded")


# ----------------------------------------------------------------------------- found


def kept_units(position: Position, seat: int) -> list[Event]:
    """Kept lands and buildings that are not laid yet, lands first, by number."""
    return events_in(position, "kept", seat)


def found(position: Position) -> None:
    """Lay what is kept, from the beginner on, up to the next decision (GR-3)."""
    for seat in cyclic(position, position.beginner):
        while kept_units(position, seat):
            if not lay_alone(position, seat):
                position.wait_for(seat)
                return
    position.enter("disaster")


def lay_alone(position: Position, seat: int) -> bool:
    """Lay the next kept unit if nothing is to be decided; whether it was."""
    units = kept_units(position, seat)
    if units[0].is_land:
        alone = not position.rows[seat] and sum(card.is_land for card in units) == 1
        if alone:
            lay_land(position, seat, units[0], left=False)
        return alone
    sites = sites_for(position, seat, units[0])
    if len(sites) > 1:
        return False
    if sites:
        build(sites[0], seat, units[0])
    else:
        units[0].move("discarded")
    return True


def found_moves(position: Position) -> set[str]:
    """The decisions of founding: the start land, an end of the row, a land to build on."""
    seat = position.active
    units = kept_units(position, seat)
    if not units[0].is_land:
        return {f"build {site.land.text}" for site in sites_for(position, seat, units[0])}
    if position.rows[seat]:
        return {"left", "right"}
    return {f"start {card.text}" for card in units if card.is_land}


def found_move(position: Position, word: str, text: str) -> None:
    """Lay the unit that is next, as a move says."""
    seat = position.active
    unit = kept_units(position, seat)[0]
    if word == "start":
        unit = next(card for card in kept_units(position, seat) if card.text == text)
    if word == "build":
        build(holding_of(position, seat, text), seat, unit)
    else:
        lay_land(position, seat, unit, left=word == "left")
