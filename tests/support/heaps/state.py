"""Heaps: the two records and the codes in them."""

from __future__ import annotations

from typing import Any

import numpy as np

SEATS = 2
MOST = 20  # stones in a heap

SCENARIO: np.dtype[Any] = np.dtype(
    [("seats", np.int64), ("left", np.int64), ("right", np.int64)], align=True
)
STATE: np.dtype[Any] = np.dtype(
    [("left", np.int64), ("right", np.int64), ("plies", np.int64)], align=True
)
