"""Greeks: lands and buildings of the seats (GR-3, GR-16), and losing them (GR-4, GR-19)."""

from __future__ import annotations

import numpy as np

from engine.game import Record
from engine.games.greeks import state as at
from engine.games.greeks.piles import discard, out_of_hand
from engine.jit import Whole, apart

NONE = -1


@apart
def points_of(S: Record, G: Record, seat: Whole) -> Whole:
    """Points of a seat (GR-21); 0 for who is out."""
    if G.out[seat]:
        return 0
    return S.start_points[seat] + G.points[seat] // 100 + G.trophies[seat]


@apart
def gain(S: Record, G: Record, card: Whole, seat: Whole) -> None:
    """A unit comes to count for a seat. Writes `where`, `points`, `bonus`."""
    G.where[card] = at.OWNED + seat
    G.points[seat] += S.card_points[card]
    for suit in range(len(at.SUITS)):
        G.bonus[seat, suit] += S.plus[card, suit]


@apart
def give_up(S: Record, G: Record, card: Whole, seat: Whole) -> None:
    """A unit of a seat is discarded. Writes `where`, `points`, `bonus`."""
    G.where[card] = at.DISCARD
    G.points[seat] -= S.card_points[card]
    for suit in range(len(at.SUITS)):
        G.bonus[seat, suit] -= S.plus[card, suit]


@apart
def shield_again(S: Record, G: Record, land: Whole) -> None:
    """Find out whether a land or one of its buildings is a shield. Writes `shielded`."""
    G.shielded[land] = S.shield[land] if G.where[land] >= at.OWNED else 0
    for spot in range(G.built[land]):
        G.shielded[land] |= S.shield[np.int64(G.site[land, spot]) - 1]


@apart
def settle(S: Record, G: Record, land: Whole, seat: Whole, spot: Whole) -> None:
    """Lay a land into the row of a seat, at a place from the left (GR-16). Writes G."""
    gain(S, G, land, seat)
    for later in range(G.lands[seat], spot, -1):
        G.row[seat, later] = G.row[seat, later - 1]
    G.row[seat, spot] = land
    G.lands[seat] += 1
    shield_again(S, G, land)


@apart
def build_on(S: Record, G: Record, card: Whole, land: Whole, seat: Whole) -> None:
    """Lay a building on a land of a seat (GR-16). Writes G."""
    gain(S, G, card, seat)
    G.on[card] = land + 1
    note_building(S, G, card, land)


@apart
def note_building(S: Record, G: Record, card: Whole, land: Whole) -> None:
    """A building has come to stand on a land. Writes `site`, `built`, `shielded`."""
    spot = np.int64(G.built[land])
    if spot == at.BUILT:  # only a faulty file has more, which is told
        return
    while spot > 0 and G.site[land, spot - 1] > card + 1:
        G.site[land, spot] = G.site[land, spot - 1]
        spot -= 1
    G.site[land, spot] = card + 1
    G.built[land] += 1
    G.shielded[land] |= S.shield[card]


@apart
def forget_building(S: Record, G: Record, card: Whole, land: Whole) -> None:
    """A building no longer stands on a land. Writes `site`, `built`."""
    spot = 0
    while G.site[land, spot] != card + 1:
        spot += 1
    G.built[land] -= 1
    for later in range(spot, G.built[land]):
        G.site[land, later] = G.site[land, later + 1]
    G.site[land, G.built[land]] = 0


@apart
def pull_down(S: Record, G: Record, card: Whole, seat: Whole) -> None:
    """Discard a building. Writes G."""
    land = np.int64(G.on[card]) - 1
    give_up(S, G, card, seat)
    G.on[card] = 0
    forget_building(S, G, card, land)
    shield_again(S, G, land)


@apart
def takes(S: Record, G: Record, land: Whole, card: Whole) -> bool:
    """Whether a land has room for a building (GR-16, GR-Q18)."""
    if G.built[land] >= S.buildings:
        return False
    return not S.sites or S.land_kind[card] == 0 or S.land_kind[card] == S.land_kind[land] + 1


@apart
def sites_for(S: Record, G: Record, seat: Whole, card: Whole) -> Whole:
    """How many lands of a seat have room for a building."""
    count = 0
    for spot in range(G.lands[seat]):
        count += takes(S, G, np.int64(G.row[seat, spot]), card)
    return count


@apart
def only_site(S: Record, G: Record, seat: Whole, card: Whole) -> Whole:
    """The first land from the left that has room for a building, or NONE."""
    for spot in range(G.lands[seat]):
        if takes(S, G, np.int64(G.row[seat, spot]), card):
            return np.int64(G.row[seat, spot])
    return NONE


@apart
def lose_land(S: Record, G: Record, seat: Whole, spot: Whole) -> None:
    """Discard the land at a place of a row, and its buildings or not (GR-4, GR-Q24). Writes G."""
    land = np.int64(G.row[seat, spot])
    give_up(S, G, land, seat)
    G.lands[seat] -= 1
    for later in range(spot, G.lands[seat]):
        G.row[seat, later] = G.row[seat, later + 1]
    G.row[seat, G.lands[seat]] = 0
    while G.built[land] > 0:
        card = np.int64(G.site[land, 0]) - 1
        G.on[card] = 0
        forget_building(S, G, card, land)
        home = nearest_site(S, G, seat, card, spot) if S.lost_buildings else NONE
        give_up(S, G, card, seat)
        if home != NONE:
            build_on(S, G, card, home, seat)
    G.shielded[land] = 0


@apart
def nearest_site(S: Record, G: Record, seat: Whole, card: Whole, spot: Whole) -> Whole:
    """The land nearest to a gap in a row that has room for a building, or NONE.

    Args:
        spot: Of the gap; the land right of it has this place.
    """
    for step in range(G.lands[seat]):
        left, right = spot - 1 - step, spot + step
        if left >= 0 and takes(S, G, np.int64(G.row[seat, left]), card):
            return np.int64(G.row[seat, left])
        if right < G.lands[seat] and takes(S, G, np.int64(G.row[seat, right]), card):
            return np.int64(G.row[seat, right])
    return NONE


@apart
def in_play(S: Record, G: Record) -> Whole:
    """How many seats are not out."""
    count = 0
    for seat in range(S.seats):
        count += G.out[seat] == 0
    return count


@apart
def most_lands(S: Record, G: Record, but: Whole) -> Whole:
    """Most lands of a seat in play other than one, or of any for -1."""
    most = 0
    for seat in range(S.seats):
        if seat != but and G.out[seat] == 0:
            most = max(most, G.lands[seat])
    return most


@apart
def empty_hand(S: Record, G: Record, seat: Whole) -> None:
    """Discard all cards of a hand. Writes G."""
    for card in range(S.resources):
        if G.holder[card] == at.HAND + seat:
            out_of_hand(S, G, card, seat)
            discard(S, G, card)


@apart
def put_out(S: Record, G: Record, moment: Whole, most: Whole) -> None:
    """Seats in play that have no land are out (GR-19, GR-Q25). Writes G.

    Args:
        moment: 1 for a disaster, 2 for the check of a round.
        most: Cards with which a seat is out all the same.
    """
    for seat in range(S.seats):
        lost = G.out[seat] == 0 and G.lands[seat] == 0
        if lost and G.held[seat] <= most:
            G.out[seat] = 2 * G.finished + moment
            empty_hand(S, G, seat)
