"""Greeks: the best combinations that a hand can make of resources that are laid.

Sets of values are bits, that of value v being HIGHEST - v, so the highest comes first.
"""

from __future__ import annotations

import numpy as np

from engine.game import Record
from engine.games.greeks import state as at
from engine.games.greeks.strength import FLUSH, STRAIGHT, STRAIGHT_FLUSH, THREE_OF_A_KIND
from engine.jit import Whole, apart, inlined, population_count, trailing_zeros


@inlined
def bit_of(value: Whole) -> Whole:
    """The bit of a value; higher values have lower bits, see `state`."""
    return 1 << (at.HIGHEST - value)


@inlined
def top_of(mask: Whole) -> Whole:
    """The highest value in a set of values as bits; 0 for none."""
    return at.HIGHEST - trailing_zeros(np.uint64(mask)) if mask else 0


@apart
def any_suit(S: Record, G: Record, seat: Whole) -> Whole:
    """The values in hand, of whatever suit, as bits."""
    found: Whole = 0
    for suit in range(len(at.SUITS)):
        found |= np.int64(G.ranks[seat, suit])
    return found


@inlined
def highest(S: Record, G: Record, seat: Whole, suit: Whole, value: Whole, values: Whole) -> Whole:
    """The highest value in hand beside one resource; 0 for none."""
    alone = np.int64(G.alike[seat, value]) & ~(1 << suit) == 0
    return top_of(values & ~bit_of(value) if alone else values)


@apart
def best_pair(
    S: Record, G: Record, seat: Whole, suit: Whole, value: Whole, values: Whole
) -> tuple[Whole, Whole]:
    """The bonus of the best combination of a resource with two more in hand, and their values."""
    mask = np.int64(G.ranks[seat, suit])
    found = pair_beside(mask, value)
    if found:
        return STRAIGHT_FLUSH, found
    others = np.int64(G.alike[seat, value]) & ~(1 << suit)
    if population_count(np.uint64(others)) >= 2:
        return THREE_OF_A_KIND, 2 * value
    rest = mask & ~bit_of(value)
    one = top_of(rest)
    two = top_of(rest & ~bit_of(one)) if one else 0
    if two:
        return FLUSH, one + two
    found = pair_beside(values, value)
    if found:
        return STRAIGHT, found
    one = highest(S, G, seat, suit, value, values)
    return 0, one + one - 1 if one > 1 else 0


@inlined
def pair_beside(mask: Whole, value: Whole) -> Whole:
    """The sum of the two highest values in a set that make a sequence with a value; 0 for none."""
    place, found = at.HIGHEST - value, 0
    for first in range(max(place - 2, 0), place + 1):
        wanted = (7 << first) & ~(1 << place)
        if found == 0 and mask & wanted == wanted:
            found = 3 * (at.HIGHEST - first - 1) - value
    return found


@apart
def best_third(
    S: Record,
    G: Record,
    seat: Whole,
    suit: Whole,
    value: Whole,
    suit2: Whole,
    value2: Whole,
    values: Whole,
) -> tuple[Whole, Whole]:
    """The bonus of the best combination of two resources with one more in hand, and its value."""
    low, gap = min(value, value2), abs(value - value2)
    mask = np.int64(G.ranks[seat, suit]) & ~bit_of(value)
    if suit == suit2:
        third = third_beside(mask, low, gap)
        if third:
            return STRAIGHT_FLUSH, third
    if gap == 0 and np.int64(G.alike[seat, value]) & ~(1 << suit) & ~(1 << suit2):
        return THREE_OF_A_KIND, value
    if suit == suit2 and mask:
        return FLUSH, top_of(mask)
    third = third_beside(values, low, gap)
    if third:
        return STRAIGHT, third
    return 0, highest(S, G, seat, suit, value, values)


@inlined
def third_beside(mask: Whole, low: Whole, gap: Whole) -> Whole:
    """The highest value in a set that makes a sequence with two, 0 for none."""
    found = 0
    if gap == 2 and mask & bit_of(low + 1):
        found = low + 1
    elif gap == 1 and low + 2 <= at.HIGHEST and mask & bit_of(low + 2):
        found = low + 2
    elif gap == 1 and low > 1 and mask & bit_of(low - 1):
        found = low - 1
    return found
