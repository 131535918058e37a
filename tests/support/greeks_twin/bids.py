"""What lies on the cards of the frieze, and what a seat could still lay there (GR-7, GR-13, GR-V8)."""

from __future__ import annotations

from tests.support.greeks_twin.cards import NOBODY, VALUE, Resource
from tests.support.greeks_twin.position import Position, faces, hand, points, resources_in

MOST_ON_ONE_CARD = 3


def bid(position: Position, seat: int) -> list[Resource]:
    """All cards that lie in a seat's name, on any place."""
    return resources_in(position, "bid", seat)


def cards_on(position: Position, place: int) -> list[Resource]:
    """All cards that lie on a place of the frieze."""
    return [card for card in position.resources if card.place == place and card.where == "bid"]


def bid_on(position: Position, seat: int, place: int) -> list[Resource]:
    """The cards that lie on a place in a seat's name."""
    return [card for card in cards_on(position, place) if card.owner == seat]


def is_value(card: Resource) -> bool:
    """Whether a card is an ordinary resource."""
    return card.special == VALUE


def takes_place(position: Position, card: Resource) -> bool:
    """Whether a card is one of the three of a bid (GR-Q13)."""
    return is_value(card) or position.rules["special_places"] == "one"


def has_place(position: Position, seat: int, place: int) -> bool:
    """Whether a seat's bid on a place has fewer than three cards (GR-7)."""
    taken = [card for card in bid_on(position, seat, place) if takes_place(position, card)]
    return len(taken) < MOST_ON_ONE_CARD


def places(position: Position) -> list[int]:
    """The places of the frieze on which a card lies, from 1."""
    return [place for place, card in enumerate(position.frieze, start=1) if card is not None]


def places_for(position: Position, seat: int, card: Resource) -> list[int]:
    """The places where a card may be added to a seat's bid, if the turn allows it."""
    return [
        place
        for place in places(position)
        if not takes_place(position, card) or has_place(position, seat, place)
    ]


def holds_disaster(position: Position, place: int) -> bool:
    """Whether a disaster lies on a place of the frieze."""
    event = position.frieze[place - 1]
    return event is not None and event.is_disaster


def can_lay(position: Position, seat: int) -> bool:
    """Whether a seat has a turn at all: something of its hand can be laid in its own name."""
    return any(
        card.special == "raven" or places_for(position, seat, card) for card in hand(position, seat)
    )


# ----------------------------------------------------------------------------- in a turn


def duty_binds(position: Position, seat: int) -> bool:
    """Whether a seat has to lay values on disasters before anything else (GR-V8)."""
    if not position.rules["duty"]:
        return False
    owed = points(position, seat) // position.rules["duty"]
    paid = [
        card
        for card in bid(position, seat)
        if is_value(card) and holds_disaster(position, card.place)
    ]
    able = any(is_value(card) for card in hand(position, seat)) and any(
        holds_disaster(position, place) and has_place(position, seat, place)
        for place in places(position)
    )
    return len(paid) < owed and able


def layings(position: Position) -> list[tuple[Resource, int]]:
    """The cards that the active seat may lay now, one of each face, and the places for each."""
    seat = position.active
    backing = position.backed != NOBODY
    bound = not backing and duty_binds(position, seat)
    bidder = position.backed if backing else seat
    return [
        (card, place)
        for card in faces(hand(position, seat))
        if card.special != "raven" and (is_value(card) or not (backing or bound))
        for place in places_for(position, bidder, card)
        if on_target(position, place) and (not bound or holds_disaster(position, place))
    ]


def on_target(position: Position, place: int) -> bool:
    """Whether cards of this turn may lie on a place (GR-Q10)."""
    free = position.rules["targets"] == "free" or not position.target
    return free or place == position.target


def ravens(position: Position) -> list[Resource]:
    """The ravens that the active seat may play now, one of each face."""
    if position.backed != NOBODY or duty_binds(position, position.active):
        return []
    cards = faces(hand(position, position.active))
    return [card for card in cards if card.special == "raven"]


def liftable(position: Position) -> list[Resource]:
    """The cards of the active seat's bids that it could lay elsewhere (GR-13)."""
    seat = position.active
    return [card for card in bid(position, seat) if elsewhere(position, seat, card)]


def elsewhere(position: Position, seat: int, card: Resource) -> list[int]:
    """The places with room for a card that lay on another one."""
    return [place for place in places_for(position, seat, card) if place != card.place]
