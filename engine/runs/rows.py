"""Rows of the store: arms and chunks as they are written, and arms read again."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from engine.runs.arms import Arm
from engine.runs.chunk import Chunk

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

_INSERT_ARM: Final = (
    "INSERT INTO arms VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_INSERT_CHUNK: Final = "INSERT INTO chunks VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"


def insert_arm(connection: DuckDBPyConnection, run: int, arm: Arm) -> None:
    """Write an arm."""
    connection.execute(_INSERT_ARM, _arm_row(run, arm))


def insert_chunk(connection: DuckDBPyConnection, number: int, chunk: Chunk) -> None:
    """Write a chunk with its games, and with the records of those that did not end."""
    key = [number, chunk.arm, chunk.first]
    connection.execute(
        _INSERT_CHUNK,
        [
            *key,
            chunk.count,
            int(chunk.finished.sum()),
            chunk.watched,
            chunk.seconds,
            chunk.standings,
            chunk.measures,
            chunk.deal,
            chunk.course,
            chunk.totals,
            chunk.spaces,
            chunk.fired,
            chunk.uses,
        ],
    )
    for game, record in chunk.records:
        connection.execute("INSERT INTO failed VALUES (?, ?, ?, ?)", [*key[:2], game, record])
    _insert_games(connection, number, chunk)


def _arm_row(run: int, arm: Arm) -> list[Any]:
    return [
        run,
        arm.number,
        arm.label,
        arm.side,
        arm.seating,
        arm.variant,
        arm.changes_text,
        arm.game,
        arm.version,
        arm.digest,
        arm.board,
        json.dumps(dict(arm.decks)),
        *(list(names) for names in (arm.seats, arm.bots, arm.measures)),
        *(list(names) for names in (arm.rules, arm.deals, arm.spaces)),
    ]


def arm_of(row: tuple[Any, ...]) -> Arm:
    """The arm of a row without its run."""
    number, label, side, seating, variant, changes, game, version, digest, board, decks = row[:11]
    return Arm(
        number,
        label,
        side,
        seating,
        variant,
        json.loads(changes),
        game,
        version,
        digest,
        board,
        json.loads(decks),
        *(tuple(names) for names in row[11:]),
    )


def _insert_games(connection: DuckDBPyConnection, number: int, chunk: Chunk) -> None:
    """All rows of `games` at once, straight from arrays."""
    seats = chunk.scores.shape[1]
    columns: dict[str, Any] = {
        "game": np.arange(chunk.first, chunk.first + chunk.count, dtype=np.int32),
        "finished": chunk.finished,
        "decisions": chunk.decisions,
        "listed": chunk.listed,
        "forced": chunk.forced,
        "rounds": chunk.rounds,
    }
    lists = []
    for name in ("scores", "shares", "decided", "places"):
        rows = np.ascontiguousarray(getattr(chunk, name).T)
        columns |= {f"{name}_{seat}": rows[seat] for seat in range(seats)}
        lists.append(f"[{', '.join(f'{name}_{seat}' for seat in range(seats))}]")
    connection.register("chunk_rows", columns)
    try:
        connection.execute(
            "INSERT INTO games SELECT ?, ?, game, finished, decisions, listed, forced,"  # noqa: S608
            f" {', '.join(lists)}, rounds FROM chunk_rows",
            [number, chunk.arm],
        )
    finally:
        connection.unregister("chunk_rows")
