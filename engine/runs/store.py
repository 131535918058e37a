"""The store of runs: one DuckDB file, written chunk by chunk, each in one transaction.

A chunk is in the file whole or not at all, and never twice: a run that was killed goes on
where it stopped and ends with the same rows as one that was not. While games are played the
file is let go whenever others want it (docs/decisions.md, 54).
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from engine.documents import shown
from engine.errors import Fault
from engine.runs.arms import Arm, arms_of
from engine.runs.chunk import Chunk
from engine.runs.digests import engine_digest, versions
from engine.runs.opening import runs_file
from engine.runs.plan import RunPlan, parse_plan, plan_text
from engine.runs.rows import arm_of, insert_arm, insert_chunk
from engine.runs.schema import OWN_TABLES
from engine.runs.session import Session
from engine.runs.troubles import RunsError
from engine.runs.turns import Waiting

RUNNING, STOPPED, DONE = "running", "stopped", "done"
_DIGITS: Final = 6  # of a digest, for people


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


class Store(Session):
    """An open file of runs; see `Session`."""

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
                insert_arm(connection, run, arm)
            self.hold(int(run))
        return int(run)

    def numbers(self) -> list[int]:
        """Every run, oldest first."""
        rows = self.connection.execute("SELECT run FROM runs ORDER BY run").fetchall()
        return [int(run) for (run,) in rows]

    def numbers_of(self, digests: Sequence[str]) -> list[int]:
        """The runs of just these scenarios in this order, oldest first.

        Args:
            digests: Of the scenarios.
        """
        rows = self.connection.execute(
            "SELECT run FROM arms WHERE seating = 0 GROUP BY run"
            " HAVING list(digest ORDER BY side) = ?::VARCHAR[] ORDER BY run",
            [list(digests)],
        ).fetchall()
        return [int(run) for (run,) in rows]

    def titles(self, runs: Sequence[Run]) -> dict[int, str]:
        """What people call each of some runs, by number.

        Those of one title that played different scenarios, such as a variant's file before and
        after it was edited, are told apart by the first digits of a digest.
        """
        played = dict(self._played())
        called = {one.number: one.plan.called for one in runs}
        kinds = Counter(title for title, _ in {(called[run], played[run]) for run in called})
        return {
            run: title if kinds[title] == 1 else f"{title} ({played[run][:_DIGITS]})"
            for run, title in called.items()
        }

    def _played(self) -> list[tuple[int, str]]:
        """Every run with the digest of what it plays: of its scenario, or of those of all arms."""
        return self.connection.execute(
            "SELECT run, CASE WHEN count(DISTINCT digest) = 1 THEN any_value(digest)"
            " ELSE sha256(string_agg(digest, '' ORDER BY arm)) END FROM arms GROUP BY run"
        ).fetchall()

    def respell(self, number: int, plan: RunPlan) -> None:
        """Put a plan in the place of a run's own that plays the same scenarios by other files.

        Raises:
            PlanError: A scenario of the plan cannot be played.
        """
        arms, _ = arms_of(plan, self.here)
        with self.transaction() as connection:
            connection.execute("UPDATE runs SET plan = ? WHERE run = ?", [plan_text(plan), number])
            for arm in arms:
                connection.execute(
                    "UPDATE arms SET label = ?, variant = ?, changes = ? WHERE run = ? AND arm = ?",
                    [arm.label, arm.variant, arm.changes_text, number, arm.number],
                )

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
        if status == RUNNING and not self.is_played(number):
            status = STOPPED  # it was killed
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
        return tuple(arm_of(row) for row in found)

    def stored(self, number: int) -> dict[tuple[int, int], int]:
        """Arm and first game of every chunk of a run -> its number of games."""
        rows = self.connection.execute(
            "SELECT arm, first, count FROM chunks WHERE run = ?", [number]
        )
        return {(int(arm), int(first)): int(count) for arm, first, count in rows.fetchall()}

    def add(self, number: int, chunk: Chunk) -> bool:
        """Store a chunk; whether it was new. All of it is on the disk when this returns."""
        key = [number, chunk.arm, chunk.first]
        with self.transaction() as connection:
            known = connection.execute(
                "SELECT 1 FROM chunks WHERE run = ? AND arm = ? AND first = ?", key
            ).fetchall()
            if known:
                return False
            insert_chunk(connection, number, chunk)
        return True

    def mark(self, number: int, status: str, note: str = "") -> None:
        """Say how a run stands."""
        with self.transaction() as connection:
            connection.execute(
                "UPDATE runs SET status = ?, note = ? WHERE run = ?", [status, note, number]
            )
        if status != RUNNING:
            self.release(number)

    def delete(self, number: int) -> None:
        """Remove a run and everything of it.

        Raises:
            RunsError: There is no such run.
        """
        self.run(number)
        self.hold(number)
        with self.transaction() as connection:
            for table in OWN_TABLES:
                connection.execute(f"DELETE FROM {table} WHERE run = ?", [number])  # noqa: S608
        self.connection.execute("CHECKPOINT")
        self.release(number)


def open_store(
    path: Path | None = None, here: Path | None = None, waiting: Waiting | None = None
) -> Store:
    """The store of runs in a file, to write; None for the one of OIKIST_RUNS or the user's own.

    Args:
        here, waiting: See `Store`.

    Raises:
        RunsBusyError: It is in use for longer than one waits.
        RunsError: It is no file of runs, damaged, newer, or cannot be made or written.
    """
    return Store(runs_file(path), here, waiting or Waiting())


def read_store(
    path: Path | None = None, here: Path | None = None, waiting: Waiting | None = None
) -> Store:
    """The same to read only, beside others; the file may be one that cannot be written.

    Raises:
        RunsBusyError: It is in use for longer than one waits.
        RunsError: There is no such file, or it is no file of runs, damaged or newer.
    """
    file = runs_file(path)
    if path is None and not file.exists():
        what, remedy = "no run is stored yet", "`oikist lab` and batches of the window store them"
        raise RunsError(Fault(str(shown(file)), "", what, remedy))
    return Store(file, here, waiting or Waiting(), writing=False)
