"""Columns of the stored games of one arm, each read when it is first asked for.

`engine.runs.reading` reads all that figures need; looking for a few games among a million should
read no more than is asked about them.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.runs.packing import unpacked
from engine.runs.reading import Uses, read_uses
from engine.statistics.course import lengths_of

if TYPE_CHECKING:
    from engine.runs.arms import Arm
    from engine.runs.store import Store

_CHANGES: Final = -3  # row of lead changes in `Chunk.course`


class Columns:
    """The games of one arm, finished or not, in the order of their numbers.

    Attributes:
        arm: What was played.
    """

    def __init__(self, store: Store, run: int, arm: Arm) -> None:
        self.arm = arm
        self._store = store
        self._run = run
        self._known: dict[str, NDArray[Any]] = {}
        games = self._read("game")
        order = np.argsort(games, kind="stable")
        self._order = None if np.array_equal(order, np.arange(len(order))) else order
        self._known["game"] = games if self._order is None else games[order]

    def __len__(self) -> int:
        """Number of games."""
        return len(self._known["game"])

    def plain(self, name: str) -> NDArray[Any]:
        """One number a game, such as "game", "finished", "decisions" or "rounds"; (games,)."""
        if name not in self._known:
            found = self._read(name)
            self._known[name] = found if self._order is None else found[self._order]
        return self._known[name]

    def by_seat(self, name: str) -> NDArray[Any] | None:
        """One number a seat: "scores", "shares" or "places"; shape (seats, games).

        None where an older Oikist has not kept it.
        """
        found = [self.plain(f"{name}[{seat}]") for seat in range(1, len(self.arm.seats) + 1)]
        if any(np.ma.is_masked(column) for column in found):
            return None
        return np.stack([np.ma.getdata(column) for column in found])

    def scores(self) -> NDArray[Any]:
        """Final scores; shape (seats, games)."""
        found = self.by_seat("scores")
        assert found is not None  # noqa: S101  (kept from the first format on)
        return found

    def won(self) -> NDArray[np.bool_]:
        """Whether a seat has won, alone or with others; shape (seats, games)."""
        found = self.by_seat("shares")
        assert found is not None  # noqa: S101  (as above)
        return np.asarray(found > 0)

    def measure(self, row: int) -> NDArray[Any]:
        """A measure of the game; shape (seats, games)."""
        return self._joined([part[row] for part in self._packed("measures")])

    def lead_changes(self) -> NDArray[Any] | None:
        """Changes of the leader; None where they are not told; shape (games,)."""
        parts = self._packed("course")
        if not all(len(part) for part in parts):
            return None
        return self._joined([part[_CHANGES] for part in parts])

    @cached_property
    def periods(self) -> int:
        """Rounds whose standings are stored."""
        return max((len(part) for part in self._gains), default=0)

    def standings(self, round_: int) -> NDArray[np.int64]:
        """Final score of each seat if the game had ended after a round; shape (seats, games).

        Args:
            round_: From 1 to `periods`.
        """
        return self._joined([part[:round_].sum(axis=0, dtype=np.int64) for part in self._gains])

    @cached_property
    def half_times(self) -> NDArray[np.int64]:
        """The round at which half of each game was over, from 1; shape (games,)."""
        rounds = self.plain("rounds")
        known = np.ma.filled(rounds, self.periods)  # older formats have none, but full games
        return (lengths_of(known, self.periods) + 1) // 2

    def at_half_time(self) -> NDArray[np.int64]:
        """Final score of each seat if the game had ended at half time; shape (seats, games)."""
        halves = self.half_times
        found = np.zeros((len(self.arm.seats), len(self)), np.int64)
        for round_ in np.unique(halves).tolist():
            chosen = halves == round_
            found[:, chosen] = self.standings(round_)[:, chosen]
        return found

    @cached_property
    def _gains(self) -> list[NDArray[Any]]:
        """Gains by round of each chunk; shape (periods, seats, games)."""
        return self._packed("standings")

    @cached_property
    def uses(self) -> Uses | None:
        """Which rules fired in which games; None if that was not kept."""
        return read_uses(self._store, self._run, self.arm)

    def _packed(self, column: str) -> list[NDArray[Any]]:
        rows = self._store.connection.execute(
            f"SELECT {column} FROM chunks WHERE run = ? AND arm = ? ORDER BY first",  # noqa: S608
            [self._run, self.arm.number],
        ).fetchall()
        return [unpacked(content) for (content,) in rows]

    def _joined(self, parts: list[NDArray[Any]]) -> NDArray[Any]:
        if not parts:
            return np.zeros((len(self.arm.seats), 0), np.int64)
        return np.concatenate(parts, axis=-1)

    def _read(self, name: str) -> NDArray[Any]:
        found = self._store.connection.execute(
            f"SELECT {name} AS c FROM games WHERE run = ? AND arm = ?",  # noqa: S608
            [self._run, self.arm.number],
        ).fetchnumpy()
        column: NDArray[Any] = found["c"]
        return column
