"""The store of runs: one DuckDB file, written chunk by chunk, each in one transaction.

A chunk is in the file whole or not at all, and never twice: a run that was killed goes on
where it stopped and ends with the same rows as one that was not.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self

import numpy as np

from engine.documents import shown
from engine.errors import Fault
from engine.runs.arms import Arm, arms_of
from engine.runs.chunk import Chunk
from engine.runs.digests import engine_digest, versions
from engine.runs.opening import RunsError, connect, disconnect, runs_file
from engine.runs.plan import RunPlan, parse_plan, plan_text
from engine.runs.schema import OWN_TABLES

if TYPE_CHECKING:
    from types import TracebackType

    from duckdb import DuckDBPyConnection

RUNNING, STOPPED, DONE = "running", "stopped", "done"
_INSERT_ARM: Final = (
    "INSERT INTO arms VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_INSERT_CHUNK: Final = "INSERT INTO chunks VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"


@dataclass(frozen=True)
class Run:
    """One run as it stands in the file.

    Attributes:
        number: By which commands name it.
        plan: What it plays.
        purpose: What it was made for, such as "lab" or "compare".
        started: When, in local time, such as "2031-05-01T18:30:00".
        status: RUNNING, STOPPED (also by a kill) or DONE.
        note: What was found when it ended, in words; may be "".
        engine: Digest of the sources that decide how games go.
        versions: Program -> version.
        asked: Games that its plan asks for, over all arms.
        games, finished: Games stored over all arms, and those that ended within their bound.
    """

    number: int
    plan: RunPlan
    purpose: str
    started: str
    status: str
    note: str
    engine: str
    versions: Mapping[str, str]
    asked: int
    games: int
    finished: int


class Store:
    """An open file of runs; close it, or use it in a `with` block.

    Attributes:
        here: Folder in which variants and personas of runs are looked up; None for the
            current one.
    """

    def __init__(
        self, path: Path, connection: DuckDBPyConnection, here: Path | None = None
    ) -> None:
        self.path = path
        self.here = here
        self.connection = connection
        self._open = True

    def __enter__(self) -> Self:
        """The store itself."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close the file."""
        self.close()

    def close(self) -> None:
        """Close the file; other programs may use it then."""
        if self._open:
            self._open = False
            disconnect(self.path, self.connection)

    def start(self, plan: RunPlan, purpose: str = "lab") -> int:
        """A new run of a plan, with nothing played yet; its number.

        Raises:
            PlanError: A scenario of the plan cannot be played.
        """
        arms, scenarios = arms_of(plan, self.here)
        engine = engine_digest(
            (scenario.game for scenario in scenarios.values()),
            (bot for arm in arms for bot in arm.bots),
            self.here,
        )
        with self.transaction() as connection:
            ((run,),) = connection.execute("SELECT nextval('run_numbers')").fetchall()
            connection.execute(
                "INSERT INTO runs VALUES (?, ?, ?, ?, date_trunc('second',"
                " current_localtimestamp()), ?, '', ?, ?)",
                [
                    run,
                    plan.title,
                    plan_text(plan),
                    purpose,
                    RUNNING,
                    engine,
                    json.dumps(versions()),
                ],
            )
            for arm in arms:
                connection.execute(_INSERT_ARM, _arm_row(run, arm))
        return int(run)

    def transaction(self) -> Transaction:
        """All that is done in a `with` block, or nothing of it."""
        return Transaction(self.connection)

    def numbers(self) -> list[int]:
        """Every run, oldest first."""
        rows = self.connection.execute("SELECT run FROM runs ORDER BY run").fetchall()
        return [int(run) for (run,) in rows]

    def run(self, number: int) -> Run:
        """One run.

        Raises:
            RunsError: There is no such run.
        """
        rows = self.connection.execute(
            "SELECT plan, purpose, strftime(started, '%Y-%m-%dT%H:%M:%S'), status, note, engine,"
            " versions FROM runs WHERE run = ?",
            [number],
        ).fetchall()
        if not rows:
            raise RunsError(self._unknown(number))
        text, purpose, started, status, note, engine, known = rows[0]
        ((games, finished),) = self.connection.execute(
            "SELECT coalesce(sum(count), 0), coalesce(sum(finished), 0) FROM chunks WHERE run = ?",
            [number],
        ).fetchall()
        ((arms,),) = self.connection.execute(
            "SELECT count(*) FROM arms WHERE run = ?", [number]
        ).fetchall()
        plan = parse_plan(text, str(shown(self.path)))
        return Run(
            number=number,
            plan=plan,
            purpose=purpose,
            started=started,
            status=status,
            note=note,
            engine=engine,
            versions=json.loads(known),
            asked=plan.games * int(arms),
            games=int(games),
            finished=int(finished),
        )

    def _unknown(self, number: int) -> Fault:
        known = self.numbers()
        if not known:
            remedy = "no run is stored in this file"
        elif len(known) > 1:
            remedy = f"the last one is {known[-1]}; `oikist runs list` shows all"
        else:
            remedy = f"the only one is {known[0]}"
        return Fault(str(shown(self.path)), "", f"there is no run {number}", remedy)

    def arms(self, number: int) -> tuple[Arm, ...]:
        """The arms of a run, in order.

        Raises:
            RunsError: There is no such run.
        """
        found = self.connection.execute(
            "SELECT * EXCLUDE (run) FROM arms WHERE run = ? ORDER BY arm", [number]
        ).fetchall()
        if not found:
            raise RunsError(self._unknown(number))
        return tuple(_arm(row) for row in found)

    def stored(self, number: int) -> set[tuple[int, int]]:
        """Arm and first game of every chunk of a run."""
        rows = self.connection.execute("SELECT arm, first FROM chunks WHERE run = ?", [number])
        return {(int(arm), int(first)) for arm, first in rows.fetchall()}

    def add(self, number: int, chunk: Chunk) -> bool:
        """Store a chunk; whether it was new. All of it is on the disk when this returns."""
        key = [number, chunk.arm, chunk.first]
        with self.transaction() as connection:
            known = connection.execute(
                "SELECT 1 FROM chunks WHERE run = ? AND arm = ? AND first = ?", key
            ).fetchall()
            if known:
                return False
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
                connection.execute(
                    "INSERT INTO failed VALUES (?, ?, ?, ?)", [*key[:2], game, record]
                )
            _insert_games(connection, number, chunk)
        return True

    def mark(self, number: int, status: str, note: str = "") -> None:
        """Say how a run stands."""
        with self.transaction() as connection:
            connection.execute(
                "UPDATE runs SET status = ?, note = ? WHERE run = ?", [status, note, number]
            )

    def delete(self, number: int) -> None:
        """Remove a run and everything of it.

        Raises:
            RunsError: There is no such run.
        """
        self.run(number)
        with self.transaction() as connection:
            for table in OWN_TABLES:
                connection.execute(f"DELETE FROM {table} WHERE run = ?", [number])  # noqa: S608
        self.connection.execute("CHECKPOINT")


class Transaction:
    """One transaction of a connection, as a `with` block."""

    def __init__(self, connection: DuckDBPyConnection) -> None:
        self.connection = connection

    def __enter__(self) -> DuckDBPyConnection:
        """The connection, in the transaction."""
        return self.connection.begin()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Commit it, or take all of it back after an error."""
        if error is None:
            self.connection.commit()
        else:
            self.connection.rollback()


def open_store(path: Path | None = None, here: Path | None = None) -> Store:
    """The store of runs in a file; None for the one of OIKIST_RUNS or the user's own.

    Args:
        here: See `Store`.

    Raises:
        RunsError: It is in use, no file of runs, damaged, newer, or cannot be made.
    """
    file = runs_file(path)
    return Store(file, connect(file, _stop), here)


def _stop(connection: DuckDBPyConnection) -> None:
    """Nobody has the file open, so whatever was being played has been killed."""
    connection.execute("UPDATE runs SET status = ? WHERE status = ?", [STOPPED, RUNNING])


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


def _arm(row: tuple[Any, ...]) -> Arm:
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
            f" {', '.join(lists)} FROM chunk_rows",
            [number, chunk.arm],
        )
    finally:
        connection.unregister("chunk_rows")
