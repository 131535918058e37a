"""Disasters that strike, upkeep, and who discards what (GR-4, GR-19, GR-V1, GR-V5, GR-V6)."""

from __future__ import annotations

from tests.support.greeks_twin.cards import NOBODY, Effect, Event, is_of
from tests.support.greeks_twin.holdings import lose_buildings, lose_lands
from tests.support.greeks_twin.position import (
    Position,
    crowded,
    disasters_in_frieze,
    discard_hand,
    faces,
    hand,
    in_play,
    lands,
    lowest,
    owned,
    suit_of,
)

KIND_LOST = {
    "lose_cities": "city",
    "lose_colonies": "colony",
    "lose_mythical_places": "mythical_place",
}


def disaster_phase(position: Position) -> None:
    """Let the leftmost face-up disaster strike, on from where it was interrupted (GR-4)."""
    if wait_for_discards(position):
        return
    disaster = next((card for card in disasters_in_frieze(position) if not card.face_down), None)
    if disaster is None:
        position.enter("fill")
        return
    while position.effect < len(disaster.effects):
        position.effect += 1
        strike(position, disaster.effects[position.effect - 1])
        if wait_for_discards(position):
            return
    after_strike(position, disaster)


def after_strike(position: Position, disaster: Event) -> None:
    """Turn a disaster face down; see who is out; another one strikes or the frieze is filled."""
    position.effect = 0
    disaster.face_down = True
    position.changed = True
    position.enter("disaster")
    if position.rules["elimination"] == "out":
        landless = [seat for seat in in_play(position) if not lands(position, seat)]
        eliminate(position, landless, 2 * position.finished + 1)
    if len(in_play(position)) <= 1:
        position.enter("over")
    elif not (position.rules["crowded"] == "activate" and crowded(position)):
        position.enter("fill")


def eliminate(position: Position, seats: list[int], moment: int) -> None:
    """Seats are out from a moment on; their hands are discarded (GR-19)."""
    for seat in seats:
        position.out[seat] = moment
        discard_hand(position, seat)


def strike(position: Position, effect: Effect) -> None:
    """Let one effect come upon all whom the disaster strikes (GR-V6)."""
    most = max(lands(position, seat) for seat in in_play(position))
    for seat in in_play(position):
        leads = lands(position, seat) == most
        if position.rules["disaster_target"] == "leader_only" and not leads:
            continue
        twice = position.rules["disaster_target"] == "leader_harder" and leads
        strike_seat(position, seat, effect, twice=twice)
    discard_whole_hands(position)


def strike_seat(position: Position, seat: int, effect: Effect, *, twice: bool) -> None:
    """What one effect does to one seat; cards to discard are written as due."""
    number = effect.amount * (2 if twice else 1)
    match effect.kind:
        case "halve_hands" | "halve_hands_above":
            if hand_is_halved(position, seat, effect):
                position.due[seat] = halved(position, len(hand(position, seat)), twice=twice)
        case "discard_cards":
            position.due[seat] = number
        case "lose_left" | "lose_right":
            lose_end(position, seat, effect, twice=twice)
        case "lose_cities" | "lose_colonies" | "lose_mythical_places":
            kind = KIND_LOST[effect.kind]
            doomed = [holding for holding in position.rows[seat] if holding.land.kind == kind]
            lose_lands(position, seat, doomed, number)
        case "lose_buildings":
            lose_buildings(position, seat, number)
        case "each_plus" | "each_one" | "no_combinations":
            pass
        case kind:
            discard_suit(position, seat, kind.removeprefix("discard_"))


def hand_is_halved(position: Position, seat: int, effect: Effect) -> bool:
    """Whether a hand is so large that an effect halves it, and nothing saves it (GR-Q3)."""
    if any(card.has("save_hand") for card in owned(position, seat)):
        return False
    size = len(hand(position, seat))
    if effect.kind == "halve_hands_above":
        return size > effect.amount
    from_m_on = position.rules["threshold_means"] == "limit"
    return bool(size > position.rules["hand_threshold"] - (1 if from_m_on else 0))


def halved(position: Position, size: int, *, twice: bool) -> int:
    """How many cards of a hand are discarded when it is halved, once or twice (GR-Q23)."""
    up = 1 if position.rules["halving"] == "up" else 0
    once = (size + up) // 2
    return once + (size - once + up) // 2 if twice else once


def lose_end(position: Position, seat: int, effect: Effect, *, twice: bool) -> None:
    """Lose lands at one end of a row, as many as the card or a share of the row says (GR-V5)."""
    row = list(position.rows[seat])
    share = position.rules["disaster_share"]
    number = -(-len(row) * share // 100) if share else effect.amount
    doomed = row if effect.kind == "lose_left" else row[::-1]
    lose_lands(position, seat, doomed, number * (2 if twice else 1))


def discard_suit(position: Position, seat: int, suit: str) -> None:
    """Discard all resources of a suit in a hand."""
    for card in hand(position, seat):
        if is_of(suit_of(position, card), suit):
            card.move("discarded")


# ----------------------------------------------------------------------------- discarding


def discard_whole_hands(position: Position) -> None:
    """Who has to discard the whole hand or more does so without a decision."""
    for seat in in_play(position):
        if position.due[seat] >= len(hand(position, seat)):
            discard_hand(position, seat)
            position.due[seat] = 0


def wait_for_discards(position: Position) -> bool:
    """Wait for the next seat that has to choose cards to discard; whether there is one."""
    for seat in in_play(position, position.first):
        if position.due[seat]:
            position.wait_for(seat)
            return True
    return False


def discard_moves(position: Position) -> set[str]:
    """The faces that may be discarded."""
    return {f"discard {card.face}" for card in faces(hand(position, position.active))}


def discard(position: Position, face: str) -> None:
    """Discard one card that is due."""
    lowest(hand(position, position.active), face).move("discarded")
    position.due[position.active] -= 1


def upkeep_phase(position: Position) -> None:
    """Each seat discards a card for every so many lands (GR-V1)."""
    if position.active == NOBODY and position.rules["upkeep"]:
        for seat in in_play(position):
            position.due[seat] = lands(position, seat) // position.rules["upkeep"]
        discard_whole_hands(position)
    if not wait_for_discards(position):
        position.enter("produce")
