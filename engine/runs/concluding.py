"""What is written when a run ends: its chunks as tables for people and other programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from engine.runs.reading import read_arm
from engine.runs.schema import CONCLUDED

if TYPE_CHECKING:
    from engine.runs.arms import Arm
    from engine.runs.store import Store


def conclude(store: Store, number: int) -> None:
    """Write the rows of `rounds`, `spaces` and `rules` of a run anew."""
    found: dict[str, list[dict[str, Any]]] = {table: [] for table in CONCLUDED}
    for arm in store.arms(number):
        for table, rows in arm_tables(store, number, arm).items():
            found[table].append(rows)
    with store.transaction() as connection:
        for table, parts in found.items():
            connection.execute(f"DELETE FROM {table} WHERE run = ?", [number])  # noqa: S608
            for rows in parts:
                if not len(next(iter(rows.values()))):
                    continue
                connection.register("concluded", rows)
                names = ", ".join(rows)
                connection.execute(
                    f"INSERT INTO {table} (run, {names}) SELECT ?, {names} FROM concluded",  # noqa: S608
                    [number],
                )
                connection.unregister("concluded")


def arm_tables(store: Store, number: int, arm: Arm) -> dict[str, dict[str, Any]]:
    """Columns of `rounds`, `spaces` and `rules` of one arm; seats and rounds from 1."""
    games = read_arm(store, number, arm.number)
    totals = games.totals()
    seats = len(arm.seats)
    each = np.arange(totals.standings.size)
    rounds = {
        "arm": np.full(each.size, arm.number, dtype=np.uint16),
        "round": (each // seats + 1).astype(np.uint16),
        "seat": (each % seats + 1).astype(np.uint16),
        "games": np.full(each.size, len(games), dtype=np.int32),
        "mean": totals.standings.ravel(),
        "deviation": totals.deviations.ravel(),
    }
    pieces, having, won = games.spaces()
    seat, cell = np.nonzero(having)
    spaces = {
        "arm": np.full(seat.size, arm.number, dtype=np.uint16),
        "seat": (seat + 1).astype(np.uint16),
        "space": np.array(arm.spaces, dtype=object)[cell] if seat.size else np.array([], object),
        "pieces": pieces[seat, cell],
        "games": having[seat, cell].astype(np.int32),
        "won": won[seat, cell],
    }
    fired, with_it, watched = games.fired()
    rules = {
        "arm": np.full(fired.size, arm.number, dtype=np.uint16),
        "rule": np.array(arm.rules, dtype=object),
        "fired": fired,
        "games": with_it.astype(np.int32),
        "watched": np.full(fired.size, watched, dtype=np.int32),
    }
    return {"rounds": rounds, "spaces": spaces, "rules": rules}
