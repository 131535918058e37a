"""Sets of cards as rows of 64-bit words, and drawing one of them.

All masks are uint64 on both sides of an operator: with a signed number the compiled and the
interpreted result would differ.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.jit import Whole, inlined, kernel, population_count, trailing_zeros

ZERO = np.uint64(0)
ONE = np.uint64(1)
HALF = np.uint64(0xFFFFFFFF)


@inlined
def put(cards: NDArray[np.uint64], card: Whole) -> None:
    """Add a card to a set. Writes `cards`."""
    cards[card >> 6] |= ONE << np.uint64(card & 63)


@inlined
def drop(cards: NDArray[np.uint64], card: Whole) -> None:
    """Take a card out of a set. Writes `cards`."""
    cards[card >> 6] &= ~(ONE << np.uint64(card & 63))


@inlined
def has(cards: NDArray[np.uint64], card: Whole) -> bool:
    """Whether a set holds a card."""
    return (cards[card >> 6] >> np.uint64(card & 63)) & ONE != ZERO


@kernel
def size(cards: NDArray[np.uint64], words: Whole) -> Whole:
    """How many cards are in the first words of a set."""
    count = 0
    for word in range(words):
        count += population_count(cards[word])
    return count


@kernel
def bit_with_rank(mask: np.uint64, rank: Whole) -> Whole:
    """The place of the bit before which `rank` bits of a word are set."""
    base = 0
    low = population_count(mask & HALF)
    if rank >= low:
        rank -= low
        base = 32
        mask >>= np.uint64(32)
    for _ in range(rank):
        mask &= mask - ONE
    return base + trailing_zeros(mask)


@kernel
def ranked(cards: NDArray[np.uint64], rank: Whole) -> Whole:
    """The card of a set before which `rank` of its cards come; the set has more than these."""
    word = 0
    while True:
        count = population_count(cards[word])
        if rank < count:
            return 64 * word + bit_with_rank(cards[word], rank)
        rank -= count
        word += 1
