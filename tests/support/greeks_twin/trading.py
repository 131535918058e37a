"""Trade before the auction: offers among players or a market (GR-Q27)."""

from __future__ import annotations

from tests.support.greeks_twin.cards import NO_SUIT, NOBODY, Resource
from tests.support.greeks_twin.piles import draw_any, take
from tests.support.greeks_twin.position import (
    Position,
    draw_one,
    faces,
    hand,
    in_order,
    lowest,
    resources_in,
    suit_of,
)


def trade_phase(position: Position) -> None:
    """Begin to trade, if there is trade at all."""
    if position.rules["trade"] == "none":
        position.enter("auction")
    else:
        next_trader(position)


def next_trader(position: Position) -> None:
    """Wait for the next seat in order that has a hand; after the last one the auction begins."""
    seats = in_order(position)
    later = seats[seats.index(position.trader) + 1 :] if position.trader != NOBODY else seats
    for seat in later:
        if hand(position, seat):
            position.trader = seat
            position.wait_for(seat)
            return
    position.trader = NOBODY
    position.enter("auction")


def trade_moves(position: Position) -> set[str]:
    """The offers of a trader, or the gifts of a seat that is asked."""
    cards = faces(hand(position, position.active))
    if position.active == position.trader:
        return {"done"} | {
            f"trade {card.face} for {suit}"
            for card in cards
            for suit in suits_in_play(position)
            if suit != suit_of(position, card)
        }
    wanted = [card for card in cards if suit_of(position, card) == position.asked_for]
    return {"done"} | {f"give {card.face}" for card in wanted}


def suits_in_play(position: Position) -> set[str]:
    """The suits that can be asked for."""
    return {suit_of(position, card) for card in position.resources} - {NO_SUIT}


def trade(position: Position, face: str, suit: str) -> None:
    """Offer a card to the others, or bring it to the market."""
    card = lowest(hand(position, position.active), face)
    if position.rules["trade"] == "market":
        to_market(position, card, suit)
        next_trader(position)
        return
    card.move("offered")
    position.asked_for = suit
    ask_next(position)


def to_market(position: Position, card: Resource, suit: str) -> None:
    """Discard a card and draw one of a suit in the pile, else any."""
    card.move("discarded")
    of_it = [other for other in resources_in(position, "pile") if suit_of(position, other) == suit]
    if of_it:
        take(position, position.active, draw_one(position, of_it))
    else:
        draw_any(position, position.active)


def ask_next(position: Position) -> None:
    """Ask the next seat after the active one; when all have declined, the offer goes back."""
    seats = in_order(position)
    start = seats.index(position.trader)
    others = [*seats[start + 1 :], *seats[:start]]
    if position.active != position.trader:
        others = others[others.index(position.active) + 1 :]
    for seat in others:
        if hand(position, seat):
            position.wait_for(seat)
            return
    end_offer(position, position.trader)


def end_offer(position: Position, receiver: int) -> None:
    """The card offered goes to a seat; the next trader's turn."""
    for card in resources_in(position, "offered"):
        card.move("hand", receiver)
    position.asked_for = ""
    next_trader(position)


def give(position: Position, face: str) -> None:
    """Accept an offer: two cards change hands."""
    giver = position.active
    lowest(hand(position, giver), face).move("hand", position.trader)
    end_offer(position, giver)


def decline(position: Position) -> None:
    """Say "done": a trader offers nothing, a seat that is asked gives nothing."""
    if position.active == position.trader:
        next_trader(position)
    else:
        ask_next(position)
