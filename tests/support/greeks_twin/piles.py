"""Drawing from the piles: for the frieze, in production, and what renews them (GR-1, GR-5, GR-6).

The piles have no order: a card is drawn by lot when it is needed.
"""

from __future__ import annotations

from tests.support.greeks_twin.cards import Event, Resource, is_of
from tests.support.greeks_twin.position import (
    Position,
    disasters_in_frieze,
    draw_one,
    events_in,
    everything,
    hand,
    resources_in,
    suit_of,
)

LAST_ERA = 2


def open_events(position: Position, where: str) -> list[Event]:
    """The events somewhere that close no era."""
    return [card for card in events_in(position, where) if not card.closing]


def no_events_left(position: Position) -> bool:
    """Whether the pile is empty in the sense of GR-21."""
    return not any(events_in(position, where) for where in ("later", "pile", "under"))


def bring_back(position: Position) -> None:
    """What is under comes back into the pile, events and resources."""
    for card in everything(position):
        if card.where == "under":
            card.move("pile")


def mixed_pile(position: Position) -> list[Event | Resource]:
    """What can be drawn from one pile: no closing disasters; events before resources."""
    return [*open_events(position, "pile"), *resources_in(position, "pile")]


# ----------------------------------------------------------------------------- frieze


def draw_for_frieze(position: Position) -> bool:
    """Draw until a card takes a place of the frieze; False if there is none (GR-5, GR-Q1)."""
    if position.rules["piles"] == "two":
        choice = open_events(position, "pile")
        return lay_event(position, draw_one(position, choice)) if choice else close_era(position)
    while may_draw_mixed(position):
        card = draw_one(position, mixed_pile(position))
        if isinstance(card, Event):
            return lay_event(position, card)
        card.move(position.rules["piles"])  # the reading is called as the place is
        if card.where == "shown":
            return True
    return close_era(position)


def may_draw_mixed(position: Position) -> bool:
    """Whether one pile has a card for the frieze before its closing one; renews it if it must."""
    piles = position.rules["piles"]
    under = open_events(position, "under")
    if piles == "under" and not under and not open_events(position, "pile"):
        return False  # resources alone are not turned over for ever
    if not mixed_pile(position) and (under or piles == "shown"):
        bring_back(position)
    return bool(mixed_pile(position))


def close_era(position: Position) -> bool:
    """Draw a closing disaster, or the first card of the next era; False if all is over (GR-1)."""
    closing = events_in(position, "pile")
    if closing:
        return lay_event(position, draw_one(position, closing))
    if position.era == LAST_ERA:
        return False
    begin_era(position)
    return draw_for_frieze(position)


def lay_event(position: Position, event: Event) -> bool:
    """Lay an event face up at the right end of the frieze."""
    event.move("frieze")
    position.frieze.append(event)
    position.changed = True
    return True


def begin_era(position: Position) -> None:
    """The next era begins: its cards come into the piles (GR-5, GR-Q2, GR-Q22)."""
    position.era += 1
    for event in events_in(position, "later"):
        if event.era == position.era:
            event.move("pile")
    two = position.rules["piles"] == "two"
    if not (two and position.rules["eras"] == "independent"):
        if two:
            for card in [*resources_in(position, "pile"), *resources_in(position, "under")]:
                card.move("discarded")
        stock_era_begins(position, position.era)
    if position.rules["reactivation"] == "each_era":
        for disaster in disasters_in_frieze(position):
            disaster.face_down = False


def stock_era_begins(position: Position, era: int) -> None:
    """The resources of an era come into the pile."""
    position.stock_era = era
    for card in resources_in(position, "later"):
        if card.era == era:
            card.move("pile")


# ----------------------------------------------------------------------------- resources


def has_stock(position: Position) -> bool:
    """Whether a resource is in the pile, renewed if there was none (GR-Q2, GR-Q28)."""
    while not resources_in(position, "pile"):
        if not renew_stock(position):
            return False
    return True


def renew_stock(position: Position) -> bool:
    """Bring resources into an empty pile; whether anything was brought."""
    two, rules = position.rules["piles"] == "two", position.rules
    if not two and resources_in(position, "under"):
        bring_back(position)
        return True
    if two and rules["eras"] == "independent" and position.stock_era < LAST_ERA:
        stock_era_begins(position, position.stock_era + 1)
        return True
    if rules["discards"] == "end":
        position.last = True
    return rules["discards"] in ("reshuffle", "wanted") and reshuffle(position)


def reshuffle(position: Position) -> bool:
    """Put the discards into the pile; whether there were any (GR-Q28)."""
    discarded = resources_in(position, "discarded")
    for card in discarded:
        card.move("pile")
    return bool(discarded)


def draw_any(position: Position, seat: int) -> None:
    """Draw the top resource into a hand, if there is one (GR-6)."""
    while has_stock(position):
        card = draw_one(position, drawable(position))
        if isinstance(card, Resource):
            take(position, seat, card)
            return
        card.move("discarded" if position.rules["piles"] == "discarded" else "under")


def drawable(position: Position) -> list[Event | Resource]:
    """What may come when any resource is drawn."""
    if position.rules["piles"] == "two":
        return list[Event | Resource](resources_in(position, "pile"))
    return mixed_pile(position)


def draw_suit(position: Position, seat: int, suit: str) -> None:
    """Draw a resource of a suit into a hand, if there is one (GR-6, GR-Q28)."""
    if has_stock(position):
        choice = of_suit(position, suit)
        if not choice and position.rules["discards"] == "wanted" and reshuffle(position):
            choice = of_suit(position, suit)
        if choice:
            take(position, seat, draw_one(position, choice))


def of_suit(position: Position, suit: str) -> list[Resource]:
    """The resources of the pile that are of a suit; goods means any kind of goods."""
    return [card for card in resources_in(position, "pile") if is_of(suit_of(position, card), suit)]


def take(position: Position, seat: int, card: Resource) -> None:
    """Put a resource that was drawn into a hand."""
    card.move("hand", seat)
    position.changed = True


def hand_is_full(position: Position, seat: int) -> bool:
    """Whether a hand draws no more (GR-Q3, limit)."""
    limit = position.rules["threshold_means"] == "limit"
    return bool(limit and len(hand(position, seat)) >= position.rules["hand_threshold"])
