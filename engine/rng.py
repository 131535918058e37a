"""Random numbers drawn only from seeded streams.

A stream is a one-element uint64 array. Streams are derived from a seed and a
purpose, so that a deck, a die and a bot never disturb one another.

Source: SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number
Generators, OOPSLA 2014); bounded draws after Lemire, ACM TOMACS 29 (2019), on 32 bits.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.jit import Whole, kernel

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_FIRST = np.uint64(0xBF58476D1CE4E5B9)
_SECOND = np.uint64(0x94D049BB133111EB)
_S30 = np.uint64(30)
_S27 = np.uint64(27)
_S31 = np.uint64(31)
_S32 = np.uint64(32)

# Purposes. A new one gets a new number; numbers are never used again.
SETUP = np.uint64(1)
DECK = np.uint64(2)
BOT = np.uint64(3)
HIDDEN = np.uint64(4)
GAME = np.uint64(5)
FRESH = np.uint64(6)


@kernel
def mix(value: np.uint64) -> np.uint64:
    """Scramble 64 bits so that neighbouring values become unrelated."""
    value = (value ^ (value >> _S30)) * _FIRST
    value = (value ^ (value >> _S27)) * _SECOND
    return value ^ (value >> _S31)


@kernel
def derive(seed: np.uint64, purpose: np.uint64, number: np.uint64) -> np.uint64:
    """The start of the stream that serves one purpose, for instance seat `number`'s bot."""
    return mix(mix(np.uint64(seed) + GOLDEN * purpose) + GOLDEN * (np.uint64(number) + purpose))


def fresh_seed(seed: int, number: int) -> int:
    """A seed far from the given one, for games that nothing was learnt from.

    Questions asked with neighbouring seeds share no game: their fresh seeds are unrelated.

    Args:
        seed: As the user gave it, not negative.
        number: Which fresh seed of the question, from 0 on.

    Returns:
        From 0 to 2**31 - 1, so short that it can be typed.
    """
    start = derive(np.uint64(seed), FRESH, np.uint64(number))
    return int(np.uint64(start) >> np.uint64(33))


@kernel
def draw(stream: NDArray[np.uint64]) -> np.uint64:
    """The next 64 random bits. Writes `stream[0]`."""
    stream[0] += GOLDEN
    return mix(stream[0])


@kernel
def below(stream: NDArray[np.uint64], bound: Whole) -> Whole:
    """A whole number from 0 to bound - 1; bound from 1 to 2**31. Writes `stream[0]`."""
    high = draw(stream) >> _S32
    return np.int64((high * np.uint64(bound)) >> _S32)


@kernel
def shuffle(stream: NDArray[np.uint64], values: NDArray[np.integer[Any]], count: Whole) -> None:
    """Shuffle the first `count` entries in place (Fisher-Yates). Writes both arguments."""
    for last in range(count - 1, 0, -1):
        other = below(stream, last + 1)
        kept = values[last]
        values[last] = values[other]
        values[other] = kept
