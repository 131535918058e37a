"""Marchands d'Empire: moves in words, with the names of a map."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np

from engine.boards.stored import stored_map
from engine.declared_moves import Blank, Moves, MoveTable, choice, number, things
from engine.game import Click, Record
from engine.games.marchands import state as at
from engine.games.marchands.ground import SCHEMA

REWARDS: Final = (
    *("contract", "church", "contract and church"),
    *("electors", "contract and electors", "church and electors"),
)  # by the set of `state.KEEP`, CHURCH and VOTES, from 1 on
GO, TRADE, DONE, DECLINE, REWARD, ELECTOR, ANNOUNCE, START = range(8)  # places in `kinds_of`


def kinds_of(spaces: tuple[str, ...], areas: tuple[str, ...]) -> tuple[Moves, ...]:
    """Every kind of move, in the order of their codes; see `state`."""
    return (
        Moves("go {}", "ME-7", choice(*at.LETTERS), key="{}"),
        Moves("trade", "ME-7", key="x"),
        Moves("done", "ME-7", key="e"),
        Moves("decline", "ME-12"),
        Moves("take {}", "ME-15", Blank(REWARDS, tuple(Click("choice", name=w) for w in REWARDS))),
        Moves("elector {}", "ME-17", things("area", areas)),
        Moves("announce {}", "ME-20", number("goods", 0, at.MOST_NUMBER)),
        Moves("start {}", "ME-4", things("space", spaces)),
    )


def _numbered(word: str, first: int, end: int) -> tuple[str, ...]:
    return tuple(f"{word}-{number}" for number in range(first, end))


MOST: Final = kinds_of(_numbered("space", 0, at.SPACES), _numbered("area", 0, at.AREAS))


def table_of(record: Record) -> MoveTable:
    """The moves of a scenario; kept, since each text and gesture asks for it."""
    return _table(record.board.tobytes())


@lru_cache(maxsize=16)
def _table(packed: bytes) -> MoveTable:
    found = stored_map(np.frombuffer(packed, np.uint8), SCHEMA)
    spaces = tuple(space.key for space in found.spaces)
    areas = tuple(area.key for area in found.areas)
    spaces += _numbered("space", len(spaces), at.SPACES)
    return MoveTable(kinds_of(spaces, areas + _numbered("area", len(areas), at.AREAS)))
