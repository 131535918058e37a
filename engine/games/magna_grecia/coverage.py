"""Magna Grecia: which rules a move made use of, and which action card."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.game import Record
from engine.games.magna_grecia.bits import ONE, ZERO, bit, holds
from engine.games.magna_grecia.places import all_cities, in_network, opposite
from engine.games.magna_grecia.state import (
    ARGUMENT,
    BUY,
    CITY,
    CITY_TILE,
    DONE,
    DRAW,
    EDGES,
    EMPTY,
    KEEP_KIND,
    KIND_SHIFT,
    NO_PLACE,
    OVER,
    PAIR_MASK,
    PASS,
    PLACE_ORACLE,
    ROAD,
    SELL,
)
from engine.jit import Whole, inlined, kernel, trailing_zeros


@inlined
def fire(fired: NDArray[np.int64], rule: Whole) -> None:
    """Count one use of the rule MG-<rule>."""
    fired[rule - 1] += 1


@kernel
def observe(S: Record, before: Record, G: Record, move: Whole, fired: NDArray[np.int64]) -> None:
    """Count the rules that a move has made use of.

    Args:
        before, G: The states before and after the move.
        fired: Written; int64, shape (43,): one more for each rule, MG-1 first.
    """
    kind = move >> KIND_SHIFT
    argument = move & ARGUMENT
    if kind == ROAD:
        observe_road(S, before, argument >> 4, argument & 15, fired)
    elif kind == CITY:
        observe_city(S, before, G, argument, fired)
    elif kind == DRAW:
        fire(fired, 8)
        fire(fired, 9)
        fire(fired, 11)
    elif kind == DONE:
        fire(fired, 10)
    elif kind == PLACE_ORACLE:
        fire(fired, 3)
    elif kind == KEEP_KIND:
        fire(fired, 27)
    observe_market(before, kind, fired)
    observe_oracles(before, G, fired)
    observe_links(before, G, fired)
    observe_flow(S, before, G, fired)


@kernel
def used(S: Record, before: Record, G: Record, move: int, out: NDArray[np.int64]) -> None:
    """Count one use of the card in play for each of its actions (MG-8).

    Args:
        before: The state before the move.
        out: Written; int64, shape (cards,), in the order of the deck.
    """
    kind = move >> KIND_SHIFT
    if kind in (ROAD, CITY, DRAW):
        out[before.cards[before.rounds_played]] += 1


@kernel
def observe_road(
    S: Record, before: Record, cell: Whole, pair: Whole, fired: NDArray[np.int64]
) -> None:
    """Rules of a road tile (MG-8, MG-11 to MG-17)."""
    fire(fired, 8)
    fire(fired, 11)
    fire(fired, 12)
    fire(fired, 13)
    seat = before.seat
    for edge in range(EDGES):
        near = S.neighbours[cell, edge]
        if near < 0:
            continue
        mine = (PAIR_MASK[pair] >> edge) & 1
        place = np.int64(before.place[near])
        if place != NO_PLACE:
            if mine and before.tile[near] == EMPTY and in_network(S, before, seat, place):
                fire(fired, 14)
        elif before.tile[near] != EMPTY and before.tile[near] < CITY_TILE:
            if (np.int64(before.ends[near]) >> opposite(edge)) & 1:
                fire(fired, 16 if mine else 17)


@kernel
def observe_city(
    S: Record, before: Record, G: Record, cell: Whole, fired: NDArray[np.int64]
) -> None:
    """Rules of a city tile (MG-8, MG-11, MG-18 to MG-27)."""
    seat = before.seat
    fire(fired, 8)
    fire(fired, 11)
    fire(fired, 18)
    fire(fired, 25)
    founding = G.foundings[seat] > before.foundings[seat]
    fire(fired, 19 if founding else 20)
    place = np.int64(S.place_of[cell])
    if place != NO_PLACE:
        if not founding:
            fire(fired, 24)
        for any_seat in range(S.seats):
            if holds(before.unsold[any_seat] | before.sold[any_seat], place):
                fire(fired, 21)
                break
    if before.debt != ZERO or G.debt != ZERO:
        fire(fired, 23)
    if founding:
        fire(fired, 26)
    if G.merges[seat] > before.merges[seat]:
        fire(fired, 27)


@kernel
def observe_market(before: Record, kind: Whole, fired: NDArray[np.int64]) -> None:
    """Rules of the market step (MG-31 to MG-37)."""
    if kind in (BUY, SELL, PASS):
        fire(fired, 31)
    if kind == BUY:
        fire(fired, 32)
        fire(fired, 33)
        if before.founded:
            fire(fired, 34)
    elif kind == SELL:
        fire(fired, 35)
        fire(fired, 36)
        fire(fired, 37)


@kernel
def observe_oracles(before: Record, G: Record, fired: NDArray[np.int64]) -> None:
    """Oracles that were taken, that changed hands, that share a city (MG-38 to MG-41)."""
    oracles = G.oracle_places
    held = ZERO
    while oracles != ZERO:
        oracle = trailing_zeros(oracles)
        oracles &= oracles - ONE
        old = np.int64(before.controller[oracle])
        new = np.int64(G.controller[oracle])
        if new == NO_PLACE:
            continue
        if old != new:
            fire(fired, 38 if old == NO_PLACE else 39)
            fire(fired, 40)
            if holds(held, new):
                fire(fired, 41)
        held |= bit(new)


@kernel
def observe_links(before: Record, G: Record, fired: NDArray[np.int64]) -> None:
    """Places that were connected (MG-28 to MG-30)."""
    cities = all_cities(G)
    while cities != ZERO:
        city = trailing_zeros(cities)
        cities &= cities - ONE
        if (G.links[city] & ~before.links[city]) != ZERO:
            fire(fired, 28)
            fire(fired, 29)
            fire(fired, 30)
            return


@kernel
def observe_flow(S: Record, before: Record, G: Record, fired: NDArray[np.int64]) -> None:
    """Set-up, turns, rounds and the end (MG-1 to MG-7, MG-22, MG-42, MG-43)."""
    if G.phase == OVER:
        fire(fired, 42)
        fire(fired, 43)
    if G.turn != before.turn or G.rounds_played != before.rounds_played:
        fire(fired, 6)
        fire(fired, 7)
        if before.cities_laid > 0:
            fire(fired, 22)
        if G.rounds_played != before.rounds_played:
            fire(fired, 5)
    first = S.oracles in (0, before.oracles_left)
    if first and before.rounds_played == 0 and before.turn == 0 and G.turn != before.turn:
        fire(fired, 1)
        fire(fired, 2)
        fire(fired, 4)
