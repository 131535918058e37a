"""Greeks: what happens without a decision: set-up, rounds, the end (GR-3 to GR-9, GR-19 to GR-22).

Functions write G.
"""

from __future__ import annotations

import numpy as np

from engine.game import Record
from engine.games.greeks import state as at
from engine.games.greeks.auction import begin_trade, next_in_order
from engine.games.greeks.disasters import full_of_disasters, owe_upkeep, owing, strike
from engine.games.greeks.piles import (
    NONE,
    discard,
    draw_event,
    draw_item,
    no_events_left,
)
from engine.games.greeks.possessions import (
    build_on,
    in_play,
    only_site,
    points_of,
    put_out,
    settle,
    sites_for,
)
from engine.games.greeks.resolution import resolve, reveal
from engine.jit import Whole, apart, trailing_zeros

ALL_SUITS = (1 << (at.ANY + 1)) - 1


@apart
def kept_by(S: Record, G: Record, seat: Whole) -> Whole:
    """Cards that a seat has kept so far (GR-2)."""
    count = G.held[seat]
    for card in range(S.events):
        count += G.where[card] == at.KEPT + seat
    return count


@apart
def may_keep(S: Record, G: Record, seat: Whole) -> bool:
    """Whether a seat has still to keep a card (GR-2)."""
    if kept_by(S, G, seat) >= S.keeps:
        return False
    for card in range(S.events):
        if G.where[card] == at.EVENT_DEALT + seat:
            return True
    for card in range(S.resources):
        if G.holder[card] == at.DEALT + seat:
            return True
    return False


@apart
def lands_kept(S: Record, G: Record, seat: Whole) -> Whole:
    """Lands that a seat has kept and not laid yet."""
    count = 0
    for card in range(S.lands):
        count += G.where[card] == at.KEPT + seat
    return count


@apart
def first_kept(S: Record, G: Record, seat: Whole) -> Whole:
    """The kept unit that a seat lays next, lands first, or NONE (GR-3)."""
    for card in range(S.events):
        if G.where[card] == at.KEPT + seat:
            return card
    return NONE


@apart
def end_keeping(S: Record, G: Record) -> None:
    """All have kept their cards: the others are discarded, units are laid (GR-2, GR-3)."""
    for card in range(S.events):
        where = G.where[card]
        kept_disaster = where >= at.KEPT and S.card_kind[card] == at.DISASTER
        if at.EVENT_DEALT <= where < at.KEPT or kept_disaster:
            G.where[card] = at.DISCARD
    for card in range(S.resources):
        if at.DEALT <= G.holder[card] < at.BIDDEN:
            discard(S, G, card)
    G.stage = at.FOUND
    G.mover = G.beginner
    found(S, G)


@apart
def found(S: Record, G: Record) -> None:
    """Lay kept units until somebody chooses where; then the first round begins (GR-3)."""
    while True:
        seat = G.mover
        card = first_kept(S, G, seat)
        if card == NONE:
            G.mover = (seat + 1) % S.seats
            if G.mover == G.beginner:
                G.stage = at.STRIKE
                return
        elif card < S.lands:
            if G.lands[seat] > 0 or lands_kept(S, G, seat) > 1:
                return
            settle(S, G, card, seat, 0)
        else:
            sites = sites_for(S, G, seat, card)
            if sites > 1:
                return
            if sites == 1:
                build_on(S, G, card, only_site(S, G, seat, card), seat)
            else:
                G.where[card] = at.DISCARD


@apart
def fill(S: Record, G: Record) -> None:
    """The frieze closes up and is filled (GR-5); the pile may have come to its end (GR-21)."""
    count = 0
    for place in range(S.frieze):
        card = G.frieze[place]
        G.frieze[place] = 0
        if card:
            G.frieze[count] = card
            count += 1
    if S.pile_end == at.PILE_EMPTY and no_events_left(S, G):
        G.last = 1
    room = S.frieze - count
    while room > 0:
        card = draw_event(S, G, room)
        room = S.frieze - count - shown(S, G)
        if card == NONE:
            break
        G.where[card] = at.FACE_UP
        G.frieze[count] = card + 1
        G.changed = 1
        count += 1
        room -= 1
    G.filled = (1 << count) - 1
    if room > 0 and S.pile_end == at.PILE_TOO_FEW:
        G.last = 1
    if S.pile_end == at.PILE_EMPTIED and no_events_left(S, G):
        G.last = 1
    G.stage = at.PRODUCE
    if S.upkeep:
        G.stage = at.UPKEEP
        owe_upkeep(S, G)
        owing(S, G)


@apart
def shown(S: Record, G: Record) -> Whole:
    """Resources that lie in the frieze (GR-Q1)."""
    count = 0
    if S.piles == at.STAY_SHOWN:
        for card in range(S.resources):
            count += G.holder[card] == at.SHOWN
    return count


@apart
def visible_suits(S: Record, G: Record) -> Whole:
    """Which suits show in the frieze, as bits, with ANY if one does (GR-V10)."""
    goods = 0
    found: Whole = 0
    for suit in at.GOODS:
        goods |= 1 << suit
    for shown_card in range(S.resources):
        counts = S.special[shown_card] == at.VALUE or S.special_faces
        if counts and G.holder[shown_card] == at.SHOWN and S.suit[shown_card] < at.ANY:
            found |= 1 << np.int64(S.suit[shown_card])
    for place in range(S.frieze):
        card = np.int64(G.frieze[place]) - 1
        if card < 0 or S.piles == at.STAY_SHOWN or G.where[card] != at.FACE_UP:
            continue
        for number in range(S.items[card]):
            if S.yields[card, number] < at.ANY:
                found |= 1 << np.int64(S.yields[card, number])
    if found >> at.GOODS[0] & 1:
        found |= goods
    elif found & goods:
        found |= 1 << at.GOODS[0]
    return found | (1 << at.ANY) if found else 0


@apart
def produce(S: Record, G: Record) -> None:
    """Lands and buildings produce, seat by seat (GR-6, GR-V2, GR-V3)."""
    seen = visible_suits(S, G) if S.production else ALL_SUITS
    seat = next_in_order(S, G, NONE)
    while seat != NONE:
        for spot in range(G.lands[seat]):
            land = np.int64(G.row[seat, spot])
            most: Whole = 1 << 30
            if S.full_lands and spot >= S.full_lands:
                most = items_of(S, G, land) // 2
            most -= yielded(S, G, seat, land, most, seen)
            for number in range(G.built[land]):
                most -= yielded(S, G, seat, np.int64(G.site[land, number]) - 1, most, seen)
        seat = next_in_order(S, G, seat)


@apart
def items_of(S: Record, G: Record, land: Whole) -> Whole:
    """Resources that a land and its buildings produce."""
    count = S.items[land]
    for number in range(G.built[land]):
        count += S.items[np.int64(G.site[land, number]) - 1]
    return count


@apart
def yielded(S: Record, G: Record, seat: Whole, card: Whole, most: Whole, seen: Whole) -> Whole:
    """How many items of a card were looked at, at most so many; they are drawn (GR-6)."""
    count = min(S.items[card], most)
    for number in range(count):
        item = np.int64(S.yields[card, number])
        if seen >> item & 1:
            draw_item(S, G, seat, item)
    return count


@apart
def check(S: Record, G: Record) -> None:
    """The end of a round: who is out, and whether the game is over (GR-9, GR-19 to GR-22)."""
    held = 0
    first = 0 if S.piles == at.STAY_SHOWN else S.first_special
    for card in range(first, S.resources):
        if G.holder[card] == at.ASIDE or G.holder[card] == at.SHOWN:
            discard(S, G, card)
    if S.elimination != at.AT_ONCE:
        put_out(S, G, 2, at.RESOURCES if S.elimination == at.AT_CHECK else 0)
    for seat in range(S.seats):
        held += G.held[seat]
    if held == 0 and G.changed == 0:
        G.last = 1
    G.idle += G.changed == 0
    over = G.last == 1 or G.finished + 1 >= S.rounds
    G.finished += 1
    G.storm = G.aided = 0
    over |= in_play(S, G) <= 1
    if S.crowded == at.ALL_LOSE and in_play(S, G) > 1 and full_of_disasters(S, G):
        G.lost = 1
    if over or G.lost or won_early(S, G):
        G.stage, G.mover = at.OVER, 0
        return
    G.last = G.changed = 0
    G.first = first_player(S, G)
    G.stage = at.STRIKE


@apart
def won_early(S: Record, G: Record) -> bool:
    """Whether somebody has more points than all others together (GR-20, GR-Q26, GR-Q32)."""
    if G.age + 1 < S.victory_era:
        return False
    total = 0
    for seat in range(S.seats):
        total += points_of(S, G, seat)
    for seat in range(S.seats):
        own = points_of(S, G, seat)
        if own * 100 > S.victory_percent * (total - own) and G.out[seat] == 0:
            return True
    return False


@apart
def next_in_play(S: Record, G: Record, seat: Whole) -> Whole:
    """The first seat in play from one on."""
    while G.out[seat % S.seats]:
        seat += 1
    return seat % S.seats


@apart
def first_player(S: Record, G: Record) -> Whole:
    """Who is first in the round that begins (GR-Q7)."""
    base = next_in_play(S, G, (G.beginner + G.finished) % S.seats)
    if S.starter == at.WINNER_LAST and G.winner > 0:
        return next_in_play(S, G, G.winner % S.seats)
    if S.starter == at.FEWEST_STARTS:
        best = base
        for step in range(1, S.seats):
            seat = (base + step) % S.seats
            if G.out[seat] == 0 and points_of(S, G, seat) < points_of(S, G, best):
                best = seat
        return best
    return base


@apart
def waits(S: Record, G: Record) -> bool:
    """Whether a seat is to decide, or the game is over."""
    stage = G.stage
    if stage in (at.STRIKE, at.UPKEEP):
        return bool(G.due[G.mover] > 0)
    if stage == at.RESOLVE:
        return bool(G.place > 0)
    return bool(stage in (at.AUCTION, at.TRADE, at.OVER, at.KEEP, at.FOUND))


@apart
def advance(S: Record, G: Record) -> Whole:
    """The next step that nobody decides; see `Kernels.advance`."""
    if waits(S, G):
        return 0
    if G.stage == at.STRIKE:
        strike(S, G)
    elif G.stage == at.FILL:
        fill(S, G)
    elif G.stage == at.UPKEEP:
        G.stage = at.PRODUCE
    elif G.stage == at.PRODUCE:
        produce(S, G)
        begin_trade(S, G)
    elif G.stage == at.REVEAL:
        reveal(S, G)
    elif G.stage == at.RESOLVE:
        resolve_next(S, G)
    else:
        check(S, G)
    return 1


@apart
def resolve_next(S: Record, G: Record) -> None:
    """Look at the next place of the frieze; after the last one comes the check (GR-8)."""
    if G.busy:
        resolve(S, G, trailing_zeros(G.busy))
    else:
        G.stage = at.CHECK
