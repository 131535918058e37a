"""Sets of cards, cells and the like as rows of 64-bit words, and the n-th of their members.

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
def put(members: NDArray[np.uint64], member: Whole) -> None:
    """Add a member to a set. Writes `members`."""
    members[member >> 6] |= ONE << np.uint64(member & 63)


@inlined
def drop(members: NDArray[np.uint64], member: Whole) -> None:
    """Take a member out of a set. Writes `members`."""
    members[member >> 6] &= ~(ONE << np.uint64(member & 63))


@inlined
def has(members: NDArray[np.uint64], member: Whole) -> bool:
    """Whether a set holds a member."""
    return bool((members[member >> 6] >> np.uint64(member & 63)) & ONE != ZERO)


@kernel
def size(members: NDArray[np.uint64], words: Whole) -> Whole:
    """How many members are in the first words of a set."""
    count = 0
    for word in range(words):
        count += population_count(members[word])
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
def ranked(members: NDArray[np.uint64], rank: Whole) -> Whole:
    """The member of a set before which `rank` others come; the set has more than these."""
    word = 0
    while True:
        count = population_count(members[word])
        if rank < count:
            return 64 * word + bit_with_rank(members[word], rank)
        rank -= count
        word += 1


@kernel
def meet(one: NDArray[np.uint64], other: NDArray[np.uint64], words: Whole) -> bool:
    """Whether two sets have a member in common, in so many first words."""
    common = ZERO
    for word in range(words):
        common |= one[word] & other[word]
    return bool(common != ZERO)
