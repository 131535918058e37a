"""Greeks: the derived fields of the state from the others; see `state.DERIVED`."""

from __future__ import annotations

import numpy as np

from engine.bitsets import put
from engine.game import Record
from engine.games.greeks import state as at
from engine.games.greeks.piles import note_held
from engine.games.greeks.possessions import note_building, shield_again
from engine.games.greeks.strength import note_bid
from engine.jit import apart


@apart
def rebuild(S: Record, G: Record) -> None:
    """Compute the derived fields. Writes those, and nothing else."""
    G.hand[:] = 0
    G.held[:] = 0
    G.ranks[:] = 0
    G.alike[:] = 0
    G.pile[:] = 0
    G.bid[:] = 0
    G.piled = G.busy = 0
    G.full[:] = 0
    G.filled = 0
    for place in range(at.PLACES):
        G.filled |= (1 << place) if G.frieze[place] else 0
        G.winters[place] = G.heroes[place] = G.cancels[place] = 0
        for seat in range(at.SEATS):
            G.count[place, seat] = G.taken[place, seat] = 0
    for card in range(S.resources):
        holder = np.int64(G.holder[card])
        if holder == at.PILE:
            put(G.pile, card)
            G.piled += 1
        elif at.HAND <= holder < at.DEALT:
            note_held(S, G, card, holder - at.HAND)
        elif holder >= at.BIDDEN and G.slot[card] & 15:
            note_bid(S, G, card, (np.int64(G.slot[card]) & 15) - 1, holder - at.BIDDEN)
    rebuild_events(S, G)


@apart
def rebuild_events(S: Record, G: Record) -> None:
    """The same for what follows from events. Writes the derived fields of these."""
    G.deck[:] = 0
    G.points[:] = 0
    G.bonus[:] = 0
    G.site[:] = 0
    for land in range(at.LANDS):
        G.built[land] = G.shielded[land] = 0
    for card in range(S.events):
        where = np.int64(G.where[card])
        if where == at.PILE and not S.closing[card]:
            put(G.deck, card)
        if where < at.OWNED:
            continue
        seat = where - at.OWNED
        G.points[seat] += S.card_points[card]
        for suit in range(len(at.SUITS)):
            G.bonus[seat, suit] += S.plus[card, suit]
        if card < S.lands:
            shield_again(S, G, card)
        elif G.on[card]:
            note_building(S, G, card, np.int64(G.on[card]) - 1)
