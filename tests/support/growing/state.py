"""Growing: the two records and the codes in them.

A move is 2 * cell (a tile across) or 2 * cell + 1 (down), BUILD + KINDS * cell + the kind of
the cards that pay, or PASS.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

SEATS: Final = 4
KINDS: Final = 3
WIDE: Final = 11  # cells in a row of the window
CELLS: Final = WIDE * WIDE
BUILD: Final = 2 * CELLS
PASS: Final = BUILD + KINDS * CELLS
PLACING, BUILDING, DRAWING, REAPING = range(4)

SCENARIO: np.dtype[Any] = np.dtype(
    [(name, np.int64) for name in ("seats", "rounds", "start")], align=True
)
STATE: np.dtype[Any] = np.dtype(
    [
        *((name, np.int64) for name in ("turn", "stage", "tile")),
        ("hand", np.int64, (SEATS, KINDS)),
        *((name, np.int16, (CELLS,)) for name in ("ground", "owner", "group")),
        ("chance", np.uint64, (1,)),
    ],
    align=True,
)
