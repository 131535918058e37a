"""Arrays of whole numbers as bytes of the narrowest type that holds them.

The bytes of the same array are the same on every machine, and tables that would fill tens of
columns fit in one. Not compressed: a million games take less than 200 MB as they are, and
are read at once. A type letter and the shape come first:

    b"<letter>" · number of axes (1 byte) · length of each axis (uint32) · values
"""

from __future__ import annotations

import struct
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

LETTERS: Final = {b"b": "<i1", b"h": "<i2", b"i": "<i4", b"q": "<i8"}


def packed(values: NDArray[Any]) -> bytes:
    """The bytes of an array of whole numbers that int64 holds."""
    low, high = (int(values.min()), int(values.max())) if values.size else (0, 0)
    letter = next(key for key, kind in LETTERS.items() if _holds(kind, low, high))
    narrow = np.ascontiguousarray(values, dtype=LETTERS[letter])
    return letter + struct.pack(f"<B{values.ndim}I", values.ndim, *values.shape) + narrow.tobytes()


def unpacked(content: bytes) -> NDArray[Any]:
    """The array that `packed` was given, of the narrowest signed type that holds it."""
    axes = content[1]
    shape = struct.unpack_from(f"<{axes}I", content, 2)
    kind = LETTERS[content[:1]]
    return np.frombuffer(content, dtype=kind, offset=2 + 4 * axes).reshape(shape)


def packed_bits(flags: NDArray[Any]) -> bytes:
    """The bytes of flags, eight in one; axes (rows, flags)."""
    return packed(np.packbits(flags.astype(bool), axis=1).view(np.int8))


def unpacked_bits(content: bytes, count: int) -> NDArray[np.bool_]:
    """The flags that `packed_bits` was given, `count` in a row."""
    bits = unpacked(content).view(np.uint8)
    return np.unpackbits(bits, axis=1, count=count).astype(bool)


def packed_course(standings: NDArray[Any]) -> bytes:
    """Standings by period as their gains, which are smaller; axes (games, periods, seats).

    Games become the last axis, along which sums run fast.
    """
    gains = np.diff(standings, axis=1, prepend=0)
    return packed(gains.transpose(1, 2, 0))


def unpacked_course(content: bytes) -> NDArray[Any]:
    """The standings that `packed_course` was given; int16 if they fit."""
    gains = unpacked(content)
    wide = np.cumsum(gains, axis=0, dtype=np.int32 if gains.itemsize <= 2 else np.int64)
    fits = not wide.size or (wide.min() >= -32768 and wide.max() <= 32767)
    narrow: NDArray[Any] = wide.astype(np.int16 if fits else np.int64)
    return narrow.transpose(2, 0, 1)


def _holds(kind: str, low: int, high: int) -> bool:
    limits = np.iinfo(np.dtype(kind))
    return bool(limits.min <= low and high <= limits.max)
