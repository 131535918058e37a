"""Checked numbers of a column into the field of a state."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import numpy as np

from engine.kernel_set import Record
from engine.positions.schema import Column, Value
from engine.positions.writing import SINGLE

_WORD: Final = 64  # bits of a set


def store(state: Record, column: Column, seat: int, value: Value) -> None:
    """Put a value into the field of its column; nothing if it has none.

    Args:
        seat: Whose value it is; -1 for the table's.
    """
    if not column.field:
        return
    if column.kind in SINGLE:
        _put(state, column.field, seat, value)
    elif column.kind == "order":
        state[column.field][: len(value)] = value
    elif column.kind == "seats" or state.dtype[column.field].base == np.uint64:
        _put(state, column.field, seat, _set(state, column.field, seat, value))
    else:
        _lay(state, column, seat, value)


def _put(state: Record, field: str, seat: int, value: Any) -> None:
    if seat >= 0:
        state[field][seat] = value
    else:
        state[field] = value


def _set(state: Record, field: str, seat: int, numbers: Iterable[int]) -> Any:
    """A set of numbers as the bits of a field: one whole number, or a row of words."""
    kind = state.dtype[field]
    shape = kind.shape[1 if seat >= 0 else 0 :]
    words = [0] * (shape[0] if shape else 1)
    for number in numbers:
        words[number // _WORD] |= 1 << number % _WORD
    return np.array(words, kind.base) if shape else words[0]


def _lay(state: Record, column: Column, seat: int, value: Value) -> None:
    """Write the code of the column where its cards or pieces lie."""
    field = state[column.field]
    if column.kind == "mapped":
        for site, word in value.items():
            field[site] = column.code + word
    elif column.kind == "faced":
        for site, face in value:
            field[site] = column.code + max(seat, 0)
            state[column.face_field][site] = face
    else:
        for number in value:
            field[number] = column.code + max(seat, 0)
