"""Orders: the two records and the codes in them. A plan holds moves plus 1."""

import numpy as np

from engine.boards.stored import BOARD

SEATS, ORDERS, TOWNS, SITES, LETTERS = 4, 3, 8, 32, 4
NONE, TAKE, DONE = 0, LETTERS + 1, LETTERS + 2  # 1 to LETTERS: go by that letter

_NUMBERS = ("seats", "rounds", "orders", "harvest", "sites", "areas")
SCENARIO = np.dtype(
    [
        *((name, np.int64) for name in _NUMBERS),
        ("road", np.int64, (TOWNS, LETTERS + 1)),  # number of the link by letter, or -1
        ("end", np.int64, (TOWNS, LETTERS + 1)),  # town at its other end
        ("beside", np.uint8, (TOWNS, SITES)),  # whether goods of a site are at hand
        ("worth", np.int64, (SITES,)),
        ("stock", np.uint8, (SITES,)),  # goods at the start
        BOARD,
    ],
    align=True,
)
_COUNTS = ("finished", "starter", "asked", "step")  # asked: first; step: orders carried out
STATE = np.dtype(
    [
        ("chance", np.uint64, (1,)),
        *((name, np.int64) for name in _COUNTS),
        ("score", np.int64, (SEATS,)),
        ("town", np.int64, (SEATS,)),
        ("plan", np.uint8, (SEATS, ORDERS)),
        ("goods", np.uint8, (SITES,)),
    ],
    align=True,
)
