"""Orders: the two records and the codes in them. A plan holds moves plus 1."""

import numpy as np

from engine.boards.stored import BOARD

SEATS, ORDERS, TOWNS, SITES, LETTERS = 4, 3, 8, 32, 4
NONE, TAKE, DONE = 0, LETTERS + 1, LETTERS + 2  # 1 to LETTERS: go by that letter

SCENARIO = np.dtype(
    [
        *((name, "i8") for name in ("seats", "rounds", "orders", "harvest", "sites", "areas")),
        *((name, "i8", (TOWNS, LETTERS + 1)) for name in ("road", "end")),  # link or -1; town
        ("beside", "u1", (TOWNS, SITES)),  # whether goods of a site are at hand
        ("worth", "i8", (SITES,)),
        BOARD,
    ],
    align=True,
)
STATE = np.dtype(  # asked: first; step: orders that have been carried out
    [
        ("chance", "u8", (1,)),
        *((name, "i8") for name in ("finished", "starter", "asked", "step")),
        *((name, "i8", (SEATS,)) for name in ("score", "town")),
        ("plan", "u1", (SEATS, ORDERS)),
        ("goods", "u1", (SITES,)),
    ],
    align=True,
)
