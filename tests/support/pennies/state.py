"""Pennies: the two records and the codes in them. A move is the number of a card."""

import numpy as np

SEATS, MOST_CARDS, MOST_VALUE = 3, 24, 20
CANCEL, NOBODY = range(2)

# Where a card is: in the hand of seat s (s itself), in the pile, played, or chosen by seat s and
# still face down (CHOSEN + s). Places of the deck without a card count as the pile.
PILE, PLAYED, CHOSEN = SEATS, SEATS + 1, SEATS + 2

SCENARIO = np.dtype(
    [
        *((name, "i8") for name in ("seats", "cards", "rounds", "hand", "prize", "tie")),
        *((name, "i8", (SEATS,)) for name in ("start_score", "sides")),
        *((name, "i8", (MOST_CARDS,)) for name in ("metal", "value")),
    ],
    align=True,
)
STATE = np.dtype(  # asked: first; turn: cards that lie face down
    [
        *((name, "i8") for name in ("finished", "turn", "asked")),
        *((name, "i8", (SEATS,)) for name in ("score", "won")),
        ("holder", "u1", (MOST_CARDS,)),
    ],
    align=True,
)
