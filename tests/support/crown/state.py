"""Crown: the two records and the codes in them. A move is the seat that is crowned."""

import numpy as np

SEATS, CROWNER = 3, 2

SCENARIO = np.dtype([(name, "i8") for name in ("seats", "open", "edge", "hope")], align=True)
STATE = np.dtype(
    [
        ("chance", "u8", (1,)),
        ("open", "i8"),
        ("finished", "i8"),
        ("score", "i8", (SEATS,)),
    ],
    align=True,
)
