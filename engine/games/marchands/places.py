"""Marchands d'Empire: where pieces lie about a city and in a region, clear of all that is read.

Goods or a contract have a block beside their city, caravans stand about its rim, and electors
have a block in their region. Places are looked for once for a map. All lengths are board units.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np

from engine.boards.clearing import Clearing
from engine.boards.stored import stored_map
from engine.game import Record
from engine.games.marchands import state as at
from engine.games.marchands.ground import SCHEMA
from engine.picture import Point

BLOCK: Final = (1.46, 0.64)  # of goods, or of a contract
STEP: Final = 0.44  # from one piece of a block to the next
ELECTORS: Final = (1.0, 0.86)
_CARAVAN: Final = (0.46, 0.4)
_GAPS: Final = (0.05, 0.15)  # from the rim of a city to its block
_RIM: Final = 0.08  # from there to the middle of a caravan
_ELSEWHERE: Final = 0.1  # what a board unit from the usual place costs


@dataclass(frozen=True)
class Places:
    """Places of pieces on a map, as shifts from the middle of their site.

    Attributes:
        blocks: Of goods or a contract, for each space.
        caravans: For each space one for each seat.
        electors: For each area.
    """

    blocks: tuple[Point, ...]
    caravans: tuple[tuple[Point, ...], ...]
    electors: tuple[Point, ...]


def places_of(record: Record) -> Places:
    """Where pieces lie on the map of a scenario; kept, since each picture asks for it."""
    return _places(record.board.tobytes())


@lru_cache(maxsize=16)
def _places(packed: bytes) -> Places:
    known = stored_map(np.frombuffer(packed, np.uint8), SCHEMA)
    spaces, clearing = range(len(known.spaces)), Clearing(known)
    blocks = tuple(clearing.beside(space, BLOCK, _GAPS, _ELSEWHERE) for space in spaces)
    caravans = tuple(
        tuple(clearing.on_rim(space, _CARAVAN, _RIM) for _ in range(at.SEATS)) for space in spaces
    )
    areas = range(len(known.areas))
    return Places(blocks, caravans, tuple(clearing.within(n, ELECTORS, _ELSEWHERE) for n in areas))
