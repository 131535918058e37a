"""The auction: whose turn it is, what it may do, and what each move does (GR-7, GR-11, GR-13)."""

from __future__ import annotations

from tests.support.greeks_twin.bids import (
    bid_on,
    can_lay,
    cards_on,
    duty_binds,
    elsewhere,
    has_place,
    is_value,
    layings,
    liftable,
    places,
    ravens,
)
from tests.support.greeks_twin.cards import NOBODY, Resource
from tests.support.greeks_twin.position import (
    Position,
    hand,
    in_order,
    in_play,
    lowest,
    resources_in,
)


def auction_phase(position: Position) -> None:
    """Begin an auction with the first seat in order that can lay."""
    position.turn = 0
    begin_turn(position, next_bidder(position, in_order(position)))


def next_bidder(position: Position, seats: list[int]) -> int:
    """The first of some seats that has not passed and can lay; NOBODY if there is none."""
    able = [seat for seat in seats if not position.passed[seat] and can_lay(position, seat)]
    return able[0] if able else NOBODY


def begin_turn(position: Position, seat: int) -> None:
    """Give a seat its turn; without a seat the auction is over."""
    if seat == NOBODY:
        position.forget_auction()
        position.enter("resolve")
        return
    position.laid = position.target = 0
    position.wait_for(seat)


def end_turn(position: Position) -> None:
    """The next seat's turn; when all had theirs, the next turn of all or the end."""
    position.backed = NOBODY
    seats = in_order(position)
    seat = next_bidder(position, seats[seats.index(position.active) + 1 :])
    if seat == NOBODY:
        position.turn += 1
        if position.turn < position.rules["turns"]:
            seat = next_bidder(position, seats)
    begin_turn(position, seat)


def after_card(position: Position) -> None:
    """The turn goes on if another card may be laid in it, else it ends."""
    most = 1 if position.rules["limits"] == "one" else position.rules["cards_per_turn"]
    if position.laid < most and (layings(position) or ravens(position)):
        position.wait_for(position.active)
    else:
        end_turn(position)


# ----------------------------------------------------------------------------- moves


def auction_moves(position: Position) -> set[str]:
    """Everything that the active seat may do."""
    seat = position.active
    carried = resources_in(position, "carried", seat)
    if position.naming:
        return {f"hit {position.seat_names[other]}" for other in in_play(position)}
    if position.raven and not carried:
        lifts = {f"lift {card.face} from {card.place}" for card in liftable(position)}
        return lifts | {"done"}
    if carried:
        card = carried[0]
        return {f"lay {card.face} on {place}" for place in elsewhere(position, seat, card)}
    lays = {f"lay {card.face} on {place}" for card, place in layings(position)}
    return lays | ({"raven"} if ravens(position) else set()) | other_moves(position)


def other_moves(position: Position) -> set[str]:
    """Passing, ending the turn, backing another seat."""
    if position.laid:
        return {"done"}
    if position.backed != NOBODY or duty_binds(position, position.active):
        return set()
    backs = {f"back {position.seat_names[seat]}" for seat in backable(position)}
    return backs | ({"pass"} if may_pass(position) else set())


def may_pass(position: Position) -> bool:
    """Whether the active seat may pass before it lays a card (GR-Q8)."""
    return position.rules["passing"] == "at_once" or position.played[position.active] > 0


def backable(position: Position) -> list[int]:
    """The seats for whose bids the active one could lay a value (GR-V12)."""
    if position.rules["coalition"] == "no":
        return []
    if not any(is_value(card) for card in hand(position, position.active)):
        return []
    return [
        seat
        for seat in in_play(position)
        if seat != position.active
        and any(has_place(position, seat, place) for place in places(position))
    ]


# ----------------------------------------------------------------------------- what they do


def pass_turn(position: Position) -> None:
    """Pass for the rest of the auction."""
    position.passed[position.active] = True
    end_turn(position)


def done(position: Position) -> None:
    """End a turn, or let a raven fly without a card."""
    if position.raven:
        position.raven = False
        after_card(position)
    else:
        end_turn(position)


def lay(position: Position, face: str, place: int) -> None:
    """Lay a card of the hand, or the one that the raven carries, on a place."""
    seat = position.active
    carried = resources_in(position, "carried", seat)
    if carried:
        put(position, carried[0], seat, place)
        position.raven = False
    else:
        backed = position.backed
        put(
            position,
            lowest(hand(position, seat), face),
            seat if backed == NOBODY else backed,
            place,
        )
        position.target = place
        count_card(position)


def put(position: Position, card: Resource, bidder: int, place: int) -> None:
    """Put a card on a place in a seat's name; a Winter may ask whom it hits (GR-Q11)."""
    down = lies_down(position, card, bidder, place)
    card.move("bid", bidder, place, down=down)
    if card.special == "winter" and position.rules["winter"] == "player":
        position.naming = place


def lies_down(position: Position, card: Resource, bidder: int, place: int) -> bool:
    """Whether a card is laid face down (GR-Q9); for another seat's bid it never is."""
    if bidder != position.active:
        return False
    if card.special == "winter" and position.rules["winter"] == "player":
        return False
    if position.rules["bids"] == "third_down":
        values = [other for other in bid_on(position, bidder, place) if is_value(other)]
        return is_value(card) and len(values) == 2
    return bool(position.rules["bids"] == "face_down")


def count_card(position: Position) -> None:
    """Count a card of the turn."""
    position.laid += 1
    position.played[position.active] += 1
    position.changed = True


def after_laying(position: Position) -> None:
    """A Winter waits for a name; else the turn goes on or ends."""
    if position.naming:
        position.wait_for(position.active)
    else:
        after_card(position)


def play_raven(position: Position) -> None:
    """Lay a raven beside the frieze; its owner may lift a card if one can go elsewhere (GR-13)."""
    ravens(position)[0].move("laid")
    count_card(position)
    position.raven = bool(liftable(position))
    if position.raven:
        position.wait_for(position.active)
    else:
        after_card(position)


def lift(position: Position, face: str, place: int) -> None:
    """The raven carries a card; without a Winter on its place nobody is hit there any more."""
    card = lowest(bid_on(position, position.active, place), face)
    card.move("carried", position.active, place, down=card.down)
    if not any(other.special == "winter" for other in cards_on(position, place)):
        for places_hit in position.frozen:
            places_hit.discard(place)
    position.wait_for(position.active)


def hit(position: Position, name: str) -> None:
    """A Winter hits the bid of one seat on its place."""
    position.frozen[position.seat_names.index(name)].add(position.naming)
    position.naming = 0
    after_card(position)
