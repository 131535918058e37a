"""Greeks: disasters strike (GR-4), and cards are owed (GR-V1). Functions write G."""

from __future__ import annotations

import numpy as np

from engine.bitsets import has
from engine.game import Record
from engine.games.greeks import state as at
from engine.games.greeks.piles import discard, out_of_hand
from engine.games.greeks.possessions import (
    empty_hand,
    in_play,
    lose_land,
    most_lands,
    pull_down,
    put_out,
)
from engine.games.greeks.vocabulary import (
    DISCARD_CARDS,
    DISCARD_IDEAS,
    DISCARD_SLAVES,
    HALVE_ABOVE,
    LOSE_BUILDINGS,
    LOSE_CITIES,
    LOSE_LEFT,
    LOSE_RIGHT,
)
from engine.jit import Whole, apart

NONE = -1


@apart
def striking(S: Record, G: Record) -> Whole:
    """The leftmost disaster of the frieze that lies face up, or NONE."""
    for place in range(S.frieze):
        card = np.int64(G.frieze[place]) - 1
        if card >= 0 and S.card_kind[card] == at.DISASTER and G.where[card] == at.FACE_UP:
            return card
    return NONE


@apart
def full_of_disasters(S: Record, G: Record) -> bool:
    """Whether disasters take up the whole frieze (GR-Q21)."""
    for place in range(S.frieze):
        card = np.int64(G.frieze[place]) - 1
        if card < 0 or S.card_kind[card] != at.DISASTER:
            return False
    return True


@apart
def strike(S: Record, G: Record) -> None:
    """The disaster whose turn it is strikes, until somebody chooses what to discard (GR-4)."""
    card = striking(S, G)
    if card == NONE:
        G.stage = at.FILL
        return
    while G.effect < at.EFFECTS:
        word = S.effect[card, G.effect, 0]
        number = np.int64(S.effect[card, G.effect, 1])
        G.effect += 1
        if word >= HALVE_ABOVE:
            take_effect(S, G, np.int64(word), number)
            if owing(S, G):
                return
    G.effect = 0
    G.where[card] = at.FACE_DOWN
    G.changed = 1
    G.struck += 1
    if S.elimination == at.AT_ONCE:
        put_out(S, G, 1, at.RESOURCES)
    if in_play(S, G) <= 1:
        G.stage, G.mover = at.OVER, 0
    elif not (S.crowded == at.ALL_STRIKE and full_of_disasters(S, G)) or striking(S, G) == NONE:
        G.stage = at.FILL


@apart
def take_effect(S: Record, G: Record, word: Whole, number: Whole) -> None:
    """An effect comes over everybody whom it strikes (GR-4, GR-V6)."""
    most = most_lands(S, G, NONE)
    for seat in range(S.seats):
        leads = G.lands[seat] == most
        if G.out[seat] or (S.disaster_target == at.LEADER_ONLY and not leads):
            continue
        times = 2 if S.disaster_target == at.HARDER and leads else 1
        if word == HALVE_ABOVE:
            G.due[seat] = halved(S, G, seat, number, times)
        elif word == DISCARD_CARDS:
            G.due[seat] = number * times
        elif word <= DISCARD_IDEAS:
            lose_suit(S, G, seat, word - DISCARD_SLAVES)
        elif word == LOSE_BUILDINGS:
            lose_buildings(S, G, seat, number * times)
        else:
            lose_lands(S, G, seat, word, number, times)


@apart
def halved(S: Record, G: Record, seat: Whole, above: Whole, times: Whole) -> Whole:
    """How many cards a seat has to discard where hands are halved (GR-4, GR-Q23)."""
    hand = G.held[seat]
    if hand <= above or saves_hand(S, G, seat):
        return 0
    half = (hand + S.halving) // 2
    return half if times == 1 else half + (hand - half + S.halving) // 2


@apart
def saves_hand(S: Record, G: Record, seat: Whole) -> bool:
    """Whether a card of the seat saves its hand."""
    for card in range(S.events):
        if S.save_hand[card] and G.where[card] == at.OWNED + seat:
            return True
    return False


@apart
def owing(S: Record, G: Record) -> bool:
    """Whether somebody must choose cards; who owes as many as it has discards them at once.

    The first of them from the first player on is to move.
    """
    waiting = False
    for step in range(S.seats):
        seat = (G.first + step) % S.seats
        if G.due[seat] >= G.held[seat]:
            if G.due[seat] > 0:
                empty_hand(S, G, seat)
            G.due[seat] = 0
        elif G.due[seat] > 0 and not waiting:
            waiting = True
            G.mover = seat
    return waiting


@apart
def pay(S: Record, G: Record, card: Whole) -> None:
    """The seat to move discards a card that it owes; then the next one owes."""
    seat = G.mover
    out_of_hand(S, G, card, seat)
    discard(S, G, card)
    G.due[seat] -= 1
    if G.due[seat] == 0:
        owing(S, G)


@apart
def lose_suit(S: Record, G: Record, seat: Whole, suit: Whole) -> None:
    """All cards of a suit in a hand are discarded; goods are any kind of goods."""
    for card in range(S.resources):
        if G.holder[card] == at.HAND + seat and has(S.of_effect[suit], card):
            out_of_hand(S, G, card, seat)
            discard(S, G, card)


@apart
def lose_lands(S: Record, G: Record, seat: Whole, word: Whole, number: Whole, times: Whole) -> None:
    """A seat loses lands from one end, or of one kind from the left (GR-4, GR-V5, GR-Q33)."""
    ends = word in (LOSE_LEFT, LOSE_RIGHT)
    if ends and S.disaster_share > 0:
        number = (G.lands[seat] * S.disaster_share + 99) // 100
    number *= times
    spot, step = (G.lands[seat] - 1, -1) if word == LOSE_RIGHT else (0, 0)
    while number > 0 and 0 <= spot < G.lands[seat]:
        if G.lands[seat] == 1 and S.last_land != at.AT_RISK:
            return
        land = np.int64(G.row[seat, spot])
        if G.shielded[land] or (not ends and S.land_kind[land] != word - LOSE_CITIES):
            spot += 1 if step == 0 else -1
        else:
            lose_land(S, G, seat, spot)
            number -= 1
            spot += step


@apart
def lose_buildings(S: Record, G: Record, seat: Whole, number: Whole) -> None:
    """A seat loses buildings from the rightmost land on (GR-4)."""
    for spot in range(G.lands[seat] - 1, -1, -1):
        land = np.int64(G.row[seat, spot])
        while number > 0 and G.built[land] > 0 and not G.shielded[land]:
            pull_down(S, G, np.int64(G.site[land, G.built[land] - 1]) - 1, seat)
            number -= 1


@apart
def owe_upkeep(S: Record, G: Record) -> None:
    """Each seat in play owes a card for so many lands (GR-V1)."""
    for seat in range(S.seats):
        if G.out[seat] == 0:
            G.due[seat] = G.lands[seat] // S.upkeep
