"""The phases of a round without a decision: fill, production and check (GR-5, GR-6, GR-9)."""

from __future__ import annotations

from tests.support.greeks_twin.cards import GOODS, NO_SUIT, NOBODY, SUITS, Event
from tests.support.greeks_twin.disasters import eliminate
from tests.support.greeks_twin.piles import (
    draw_any,
    draw_for_frieze,
    draw_suit,
    hand_is_full,
    no_events_left,
)
from tests.support.greeks_twin.position import (
    Holding,
    Position,
    crowded,
    hand,
    in_order,
    in_play,
    lands,
    points,
    resources_in,
    suit_of,
)


def fill_phase(position: Position) -> None:
    """Close up the frieze and fill it; see whether the round is the last one (GR-5, GR-21)."""
    position.frieze = [card for card in position.frieze if card is not None]
    if no_events_left(position) and position.rules["pile_end"] == "empty":
        position.last = True
    while room_in_frieze(position) and draw_for_frieze(position):
        pass
    if room_in_frieze(position) and position.rules["pile_end"] == "too_few":
        position.last = True
    if no_events_left(position) and position.rules["pile_end"] == "emptied":
        position.last = True
    position.enter("upkeep")


def room_in_frieze(position: Position) -> bool:
    """Whether a card may be drawn for the frieze; shown resources take places, too."""
    taken = len(position.frieze) + len(resources_in(position, "shown"))
    return bool(taken < position.rules["frieze"])


# ----------------------------------------------------------------------------- production


def produce_phase(position: Position) -> None:
    """Each seat draws what its lands and their buildings produce (GR-6)."""
    showing = suits_that_show(position)
    for seat in in_order(position):
        for item in items(position, seat):
            if not comes(position, item, showing) or hand_is_full(position, seat):
                continue
            if item == "any":
                draw_any(position, seat)
            else:
                draw_suit(position, seat, item)
    position.enter("trade")


def items(position: Position, seat: int) -> list[str]:
    """What a row produces, one suit or "any" for each resource, land by land (GR-V2)."""
    found = []
    full = position.rules["full_lands"]
    for number, holding in enumerate(position.rows[seat], start=1):
        produced = items_of(holding)
        half = full and number > full
        found += produced[: len(produced) // 2] if half else produced
    return found


def items_of(holding: Holding) -> list[str]:
    """What a land and its buildings produce, card by card, in the order of suits."""
    return [suit for card in holding.cards for suit in produced_by(card)]


def produced_by(card: Event) -> list[str]:
    """What one card produces, "any" last."""
    produces = card.produces or {}
    return [suit for suit in (*SUITS, "any") for _ in range(produces.get(suit, 0))]


def suits_that_show(position: Position) -> set[str]:
    """The suits that show in the frieze (GR-V10)."""
    if position.rules["piles"] == "shown":
        cards = resources_in(position, "shown")
        return {suit_of(position, card) for card in cards} - {NO_SUIT}
    units = [card for card in position.frieze if card is not None and not card.face_down]
    return {suit for card in units for suit in produced_by(card)} - {"any"}


def comes(position: Position, item: str, showing: set[str]) -> bool:
    """Whether something is produced at all (GR-V10)."""
    if position.rules["production"] == "all":
        return True
    if item == "any":
        return bool(showing)
    if item == "goods":
        return bool(showing & set(GOODS))
    return item in showing or (item in GOODS and "goods" in showing)


# ----------------------------------------------------------------------------- check


def check_phase(position: Position) -> None:
    """End a round: who is out, is the game over, who is first in the next one (GR-9)."""
    for card in [*resources_in(position, "laid"), *resources_in(position, "shown")]:
        card.move("discarded")
    eliminate(position, those_who_fail(position), 2 * position.finished + 2)
    if not position.changed and not any(hand(position, seat) for seat in range(position.seats)):
        position.last = True
    position.finished += 1
    position.winter_everywhere, position.heroes = False, set()
    if is_over(position):
        position.enter("over")
    else:
        next_round(position)


def those_who_fail(position: Position) -> list[int]:
    """The seats that are out at the check (GR-19, GR-Q25)."""
    landless = [seat for seat in in_play(position) if not lands(position, seat)]
    if position.rules["elimination"] == "at_check":
        return landless
    if position.rules["elimination"] == "rebuy":
        return [seat for seat in landless if not hand(position, seat)]
    return []


def is_over(position: Position) -> bool:
    """Whether the game ends with the round; notes it if all lose together (GR-19 to GR-22)."""
    if len(in_play(position)) <= 1:
        return True
    if position.rules["crowded"] == "lose" and crowded(position):
        position.lost = True
        return True
    if position.era + 1 >= position.rules["victory_era"] and any(
        wins_early(position, seat) for seat in in_play(position)
    ):
        return True
    return bool(position.last or position.finished >= position.rules["rounds"])


def wins_early(position: Position, seat: int) -> bool:
    """Whether a seat has more points than all others together (GR-20, GR-Q26)."""
    own = points(position, seat)
    others = sum(points(position, other) for other in range(position.seats)) - own
    return bool(own * 100 > position.rules["victory_percent"] * others)


def next_round(position: Position) -> None:
    """Forget the auction and begin the next round (GR-Q7)."""
    position.last = position.changed = False
    position.first = next_first(position)
    position.enter("disaster")


def next_first(position: Position) -> int:
    """The first seat of the next round (GR-Q7)."""
    seats = in_play(position, (position.beginner + position.finished) % position.seats)
    if position.rules["starter"] == "winner_last" and position.winner != NOBODY:
        return in_play(position, (position.winner + 1) % position.seats)[0]
    if position.rules["starter"] == "fewest_first":
        return min(seats, key=lambda seat: points(position, seat))
    return seats[0]
