"""Auction: the two records and the codes in them: targets, PASS, coins openly, coins face down.

The first COLOURS cards are targets, then come VALUES cards of each colour.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

SEATS: Final = 5
COLOURS: Final = 5
VALUES: Final = 4
CARDS: Final = COLOURS + COLOURS * VALUES
CHOSEN, BIDS, LOTS = 2, 3, 3  # targets of a seat, its bids on a card, cards in the row
MOST, RAISE = 30, 3  # coins of a seat, and of a raise
PASS: Final = COLOURS

# Where a card is: in the hand of seat s (s itself), or here; ROW + n is the n-th to come.
DECK, ROW = SEATS, SEATS + 1

SCENARIO: np.dtype[Any] = np.dtype(
    [(name, np.int64) for name in ("seats", "rounds", "coins", "bonus")], align=True
)
STATE: np.dtype[Any] = np.dtype(
    [
        *((name, np.int64) for name in ("finished", "first", "mover")),
        *((name, np.int64, (SEATS,)) for name in ("money", "bid", "bids", "out")),
        ("chosen", np.uint64, (SEATS,)),
        ("holder", np.uint8, (CARDS,)),
        ("chance", np.uint64, (1,)),
    ],
    align=True,
)
