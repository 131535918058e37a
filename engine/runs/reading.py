"""Reading stored runs as arrays, by arm."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.discovery import discover
from engine.errors import Fault, OikistError
from engine.remarks import DealsInWords
from engine.runs.arms import Arm
from engine.runs.chunk import watched_numbers
from engine.runs.packing import unpacked, unpacked_bits, unpacked_course
from engine.runs.troubles import RunsError
from engine.simulation.collecting import WIN_UNITS
from engine.statistics.course import Course, lengths_of

if TYPE_CHECKING:
    from engine.runs.store import Store


BY_SEAT: Final = ("scores", "shares", "decided", "places")  # lists of a row of `games`


class Totals(NamedTuple):
    """Means over the finished games of an arm; nan without games.

    Attributes:
        standings: Mean standing after each period; float64, shape (periods, seats).
        deviations: Their deviations, with n − 1 in the denominator; the same shape.
        measures: Mean of each measure; float64, shape (measures, seats).
    """

    standings: NDArray[np.float64]
    deviations: NDArray[np.float64]
    measures: NDArray[np.float64]


class Uses(NamedTuple):
    """What was in use in which game.

    Attributes:
        games: Numbers of the watched games, also of those that did not end; int64, shape
            (watched,), rising.
        rules: Whether each rule fired in each of them; bool, shape (rules, watched).
        deals: Whether each of `arm.deals` was used in each of them; bool, shape (deals,
            watched); no rows where the game does not tell that.
    """

    games: NDArray[np.int64]
    rules: NDArray[np.bool_]
    deals: NDArray[np.bool_]


@dataclass(frozen=True)
class ArmGames:
    """The games of one arm, by number; those that did not end only if asked for.

    Attributes:
        arm: What was played.
        games: Numbers of the games; int32, shape (games,), rising.
        finished: Whether each ended within its bound; bool, shape (games,).
        decisions, listed, forced: Decisions, legal moves in all of them, and decisions with
            only one; int32, shape (games,).
        scores: Final scores; int32, shape (games, seats).
        shares: Share of the win; float64, shape (games, seats).
        decided: Decisions of each seat; int32, shape (games, seats).
        places: Place of each seat at the end, from 1, or all 0 if all lost; int32, shape
            (games, seats); None for runs of an Oikist that did not keep them.
        ended: Rounds that were over when each game ended; int32, shape (games,); None for
            runs of an Oikist that did not keep them.
        unfinished: Games of the arm that did not end within their bound.
        seconds: Spent in kernels.
    """

    arm: Arm
    games: NDArray[np.int32]
    finished: NDArray[np.bool_]
    decisions: NDArray[np.int32]
    listed: NDArray[np.int32]
    forced: NDArray[np.int32]
    scores: NDArray[np.int32]
    shares: NDArray[np.float64]
    decided: NDArray[np.int32]
    places: NDArray[np.int32] | None
    ended: NDArray[np.int32] | None
    unfinished: int
    seconds: float
    _store: Store = field(repr=False)
    _run: int = field(repr=False)
    _rows: NDArray[np.intp] | None = field(repr=False)

    def __len__(self) -> int:
        """Number of games."""
        return len(self.games)

    @property
    def source(self) -> tuple[int, int]:
        """Numbers of the run and of the arm."""
        return self._run, self.arm.number

    def standings(self) -> NDArray[Any]:
        """Final score if the game had ended after each period; after its end, the final one.

        int16 if that holds them, else int64; shape (games, periods, seats).
        """
        parts = [unpacked_course(content) for content in self._contents("standings")]
        return self._of_games(parts, (0, 0, len(self.arm.seats)))

    def rounds(self) -> NDArray[Any]:
        """Rounds that were over when each game ended; all where that was not kept; (games,)."""
        if self.ended is not None:
            return self.ended
        parts = [len(unpacked(content)) for content in self._contents("standings")]
        return np.full(len(self), max(parts, default=0), np.int32)

    def measures(self) -> NDArray[Any]:
        """The game's measures, in the order of `arm.measures`; (games, measures, seats)."""
        parts = [unpacked(content).transpose(2, 0, 1) for content in self._contents("measures")]
        return self._of_games(parts, (0, len(self.arm.measures), len(self.arm.seats)))

    def deal(self) -> NDArray[Any]:
        """Where chance put each of `arm.deals`; (games, deals)."""
        parts = [unpacked(content).T for content in self._contents("deal")]
        return self._of_games(parts, (0, len(self.arm.deals)))

    def ways(self) -> tuple[str, ...]:
        """What each number of `deal` means, by today's game; () where that is not known."""
        game = discover().get(self.arm.game)
        if not isinstance(game, DealsInWords):
            return ()
        side = self._store.run(self._run).plan.sides[self.arm.side]
        try:
            scenario = side.scenario(self._store.here)
        except OikistError:  # its files are gone
            return ()
        if scenario.digest != self.arm.digest:  # or have changed since
            return ()
        return game.deal_words(scenario.record, self.arm.said)

    def course(self) -> Course | None:
        """Who led when; None for games without periods, or with more than 8 seats."""
        parts = [unpacked(content) for content in self._contents("course")]
        if not parts or not len(parts[0]):
            return None
        rows = np.concatenate(parts, axis=1).astype(np.uint8)
        if self._rows is not None:
            rows = np.ascontiguousarray(rows[:, self._rows])
        winners, changes, last, decided = rows[-4:]
        lengths = lengths_of(self.rounds(), len(rows) - 4)
        return Course(rows[:-4], winners, changes, last, decided, lengths, len(self.arm.seats))

    def totals(self) -> Totals:
        """Means of standings and measures over finished games, without reading each."""
        seats, kinds = len(self.arm.seats), len(self.arm.measures)
        parts = [unpacked(content) for content in self._contents("totals")]
        sums = np.zeros(parts[0].shape if parts else (kinds, seats), dtype=np.float64)
        for part in parts:  # whole numbers below 2**53 add up exactly
            sums += part
        periods = (len(sums) - kinds) // 2
        count = int(self.finished.sum())
        mean: NDArray[np.float64] = sums / count if count else np.full(sums.shape, np.nan)
        spread = np.maximum(mean[periods : 2 * periods] - mean[:periods] ** 2, 0)
        spread *= count / (count - 1) if count > 1 else np.nan
        return Totals(mean[:periods], np.sqrt(spread), mean[2 * periods :])

    def spaces(self) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.float64]]:
        """Of finished games, each of shape (seats, spaces).

        Pieces; games in which the seat had a piece there; wins in these, parts included.
        """
        total = np.zeros((3, len(self.arm.seats), len(self.arm.spaces)), dtype=np.int64)
        for content in self._contents("spaces"):
            total += unpacked(content)
        return total[0], total[1], total[2] / WIN_UNITS

    def fired(self) -> tuple[NDArray[np.int64], NDArray[np.int64], int]:
        """By rule: times it fired, and games in which it did; and the games looked at."""
        rules = len(self.arm.rules)
        total = np.zeros((2, rules), dtype=np.int64)
        for content in self._contents("fired"):
            total += unpacked(content)[:, :rules]
        ((watched,),) = self._store.connection.execute(
            "SELECT coalesce(sum(watched), 0) FROM chunks WHERE run = ? AND arm = ?",
            [self._run, self.arm.number],
        ).fetchall()
        return total[0], total[1], int(watched)

    def uses(self) -> Uses | None:
        """What was in use in which game; None for runs of an Oikist that did not keep it."""
        return read_uses(self._store, self._run, self.arm)

    def _contents(self, column: str) -> list[bytes]:
        rows = self._store.connection.execute(
            f"SELECT {column} FROM chunks WHERE run = ? AND arm = ? ORDER BY first",  # noqa: S608
            [self._run, self.arm.number],
        ).fetchall()
        return [content for (content,) in rows]

    def _of_games(self, parts: list[NDArray[Any]], empty: tuple[int, ...]) -> NDArray[Any]:
        """Chunks one below the other, without the games that are not asked for."""
        if not parts:
            return np.zeros(empty, dtype=np.int16)
        whole = np.concatenate(parts)
        return whole if self._rows is None else whole[self._rows]


def read_uses(store: Store, run: int, arm: Arm) -> Uses | None:
    """See `ArmGames.uses`."""
    rows = store.connection.execute(
        "SELECT first, count, watched, uses FROM chunks WHERE run = ? AND arm = ? ORDER BY first",
        [run, arm.number],
    ).fetchall()
    if any(content is None for *_, content in rows):
        return None
    rules = len(arm.rules)
    games = [np.zeros(0, np.int64), *(watched_numbers(*place) for *place, _ in rows)]
    parts = [unpacked_bits(content, watched) for *_, watched, content in rows]
    whole = np.concatenate(parts, axis=1) if parts else np.zeros((rules, 0), np.bool_)
    return Uses(np.concatenate(games), whole[:rules], whole[rules:])


def read_arm(store: Store, run: int, arm: int, *, unfinished: bool = False) -> ArmGames:
    """The games of one arm of a run.

    Args:
        unfinished: Whether games that did not end within their bound come too.

    Raises:
        RunsError: There is no such run or arm.
    """
    arms = store.arms(run)
    if not 0 <= arm < len(arms):
        what = f"run {run} has no arm {arm}"
        raise RunsError(Fault("", "", what, f"they are numbered from 0 to {len(arms) - 1}"))
    seats = range(1, len(arms[arm].seats) + 1)
    lists = [f"{name}[{seat}]" for name in BY_SEAT for seat in seats]
    named = ", ".join(f"{entry} AS c{number}" for number, entry in enumerate(lists))
    columns = store.connection.execute(
        f"SELECT game, finished, decisions, listed, forced, rounds, {named}"  # noqa: S608
        " FROM games WHERE run = ? AND arm = ?",
        [run, arm],
    ).fetchnumpy()
    last = f"c{len(lists) - 1}"  # the place of the last seat; NULL where places were not kept
    placed = not np.ma.is_masked(columns[last])
    timed = not np.ma.is_masked(columns["rounds"])
    found = {name: np.ma.getdata(values) for name, values in columns.items()}
    order = np.argsort(found["game"], kind="stable")
    if not np.array_equal(order, np.arange(len(order))):
        found = {name: values[order] for name, values in found.items()}
    ((seconds,),) = store.connection.execute(
        "SELECT coalesce(sum(seconds), 0) FROM chunks WHERE run = ? AND arm = ?", [run, arm]
    ).fetchall()
    lost = int((~found["finished"]).sum())
    rows = None if unfinished or not lost else np.flatnonzero(found["finished"])
    if rows is not None:
        found = {name: values[rows] for name, values in found.items()}
    stacked = [
        np.stack([found[f"c{part * len(seats) + seat}"] for seat in range(len(seats))], axis=1)
        for part in range(len(BY_SEAT))
    ]
    return ArmGames(
        arm=arms[arm],
        games=found["game"],
        finished=found["finished"],
        decisions=found["decisions"],
        listed=found["listed"],
        forced=found["forced"],
        scores=stacked[0],
        shares=stacked[1] / WIN_UNITS,
        decided=stacked[2],
        places=stacked[3] if placed else None,
        ended=found["rounds"] if timed else None,
        unfinished=lost,
        seconds=float(seconds),
        _store=store,
        _run=run,
        _rows=rows,
    )
