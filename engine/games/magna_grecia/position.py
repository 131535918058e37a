"""Magna Grecia: names of seats and sets of places, as positions have them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from engine.game import Record
from engine.games.magna_grecia.setup import COLOURS


def seat_names(record: Record) -> tuple[str, ...]:
    """Colours of the seats, in seat order."""
    return tuple(COLOURS[record.colours[seat]] for seat in range(int(record.seats)))


def bits_of(mask: Any) -> list[int]:
    """Places in a mask, in rising order."""
    whole = int(mask)
    return [place for place in range(64) if whole >> place & 1]


def mask_of(found: Iterable[int]) -> np.uint64:
    """The set of these places."""
    return np.uint64(sum(1 << place for place in set(found)))
