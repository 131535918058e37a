"""Pennies: the two records and the codes in them. A move is the number of a card."""

from __future__ import annotations

from typing import Any

import numpy as np

SEATS = 3
MOST_CARDS = 24

# Where a card is: in the hand of seat s (s itself), in the pile, played, or chosen by
# seat s and still face down (CHOSEN + s).
PILE = 3
PLAYED = 4
CHOSEN = 5

CANCEL, NOBODY = range(2)

SCENARIO: np.dtype[Any] = np.dtype(
    [
        ("seats", np.int64),
        ("cards", np.int64),
        ("rounds", np.int64),
        ("hand", np.int64),
        ("prize", np.int64),
        ("tie", np.int64),
        ("start_score", np.int64, (SEATS,)),
        ("metal", np.int64, (MOST_CARDS,)),
        ("value", np.int64, (MOST_CARDS,)),
        ("side", np.int64, (SEATS,)),
    ],
    align=True,
)
STATE: np.dtype[Any] = np.dtype(
    [
        ("finished", np.int64),
        ("turn", np.int64),
        ("asked", np.int64),
        ("score", np.int64, (SEATS,)),
        ("won", np.int64, (SEATS,)),
        ("stream", np.uint64, (1,)),
        ("holder", np.uint8, (MOST_CARDS,)),
    ],
    align=True,
)
