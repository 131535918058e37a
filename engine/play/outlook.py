"""Play on from here so many times: the distribution of results of one position."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from engine.picture import PUBLIC
from engine.scenarios.scenario import Scenario, State
from engine.statistics.blocks import Estimate, mean_interval
from engine.statistics.intervals import wilson
from engine.statistics.scores import Distribution, score_distributions

if TYPE_CHECKING:  # it brings Numba, and whoever shows an outlook should stand before that
    from engine.play.continuing import Continuation, Ends

CHUNK_SECONDS: Final = 0.05
FIRST_CHUNK: Final = 4
MOST_CHUNK: Final = 5_000
TELL_SECONDS: Final = 0.2  # between two reports


@dataclass(frozen=True)
class Outlook:
    """Results of one position.

    Attributes:
        games: Games played on to their end.
        unfinished: Games that did not end within the game's bound; not counted above.
        wins: Share of the win of each seat, with 95% interval (Wilson).
        scores: Distribution of the final score of each seat.
        margins: Lead of each seat over the best other seat, points, with 95% interval.
        seconds: Wall time.
    """

    games: int
    unfinished: int
    wins: tuple[Estimate, ...]
    scores: tuple[Distribution, ...]
    margins: tuple[Estimate, ...]
    seconds: float


def outlook(
    scenario: Scenario,
    state: State,
    seat_bots: Sequence[str],
    games: int,
    seed: int = 1,
    on_chunk: Callable[[Outlook], bool] | None = None,
    *,
    viewer: int = PUBLIC,
    threads: int = 1,
) -> Outlook:
    """Play on from a position many times.

    Args:
        state: A position; read only. Of a finished game, every result is the same.
        seat_bots: Who plays each seat on.
        games: How many games.
        seed: Same seed, same games.
        on_chunk: Given what is known so far, about five times a second, in this thread;
            returns whether to go on. When it says no, what was played is returned.
        viewer: What is dealt anew in every game: what this seat cannot see, what any seat
            cannot (PUBLIC), or nothing (ALL).
        threads: Results do not depend on it, unless a stop cuts them short.

    Raises:
        OikistError: An unknown bot, or a wrong number of them.
    """
    from engine.play.continuing import Continuation, ends_for

    play = Continuation(scenario, state, seat_bots, seed, viewer)
    start = told = time.perf_counter()
    parts: list[Ends] = [ends_for(0, scenario.seats)]
    waiting: deque[tuple[int, Future[tuple[Ends, float]]]] = deque()
    size, sent = 1 if "search" in play.cast.kinds else FIRST_CHUNK, 0
    with ThreadPoolExecutor(max_workers=threads) as pool:
        try:
            while sent < games or waiting:
                while sent < games and len(waiting) < 2 * threads:
                    count = min(size, games - sent)
                    waiting.append((count, pool.submit(_timed, play, sent, count)))
                    sent += count
                count, future = waiting.popleft()
                part, seconds = future.result()
                parts.append(part)
                wanted = CHUNK_SECONDS * count / max(seconds, 1e-6)
                size = int(min(max(wanted, 1), 2 * size, MOST_CHUNK))
                now = time.perf_counter()
                if on_chunk is not None and now - told >= TELL_SECONDS:
                    told = now
                    if not on_chunk(_told(parts, now - start)):
                        break
        finally:
            for _, future in waiting:
                future.cancel()
    return _told(parts, time.perf_counter() - start)


def _timed(play: Continuation, first: int, count: int) -> tuple[Ends, float]:
    start = time.perf_counter()
    ends = play(first, count)
    return ends, time.perf_counter() - start


def _told(parts: list[Ends], seconds: float) -> Outlook:
    from engine.play.continuing import joined

    parts[:] = [joined(parts)]
    done = parts[0].finished.astype(bool)
    scores, shares = parts[0].scores[done], parts[0].shares[done]
    return Outlook(
        games=len(scores),
        unfinished=int((~done).sum()),
        wins=tuple(_share(column.sum(), len(column)) for column in shares.T),
        scores=score_distributions(scores),
        margins=tuple(mean_interval(_leads(scores, seat)) for seat in range(scores.shape[1])),
        seconds=seconds,
    )


def _share(total: float, count: int) -> Estimate:
    found = wilson(float(total), count)
    return Estimate(float(total) / count if count else float("nan"), found.low, found.high, count)


def _leads(scores: NDArray[np.int64], seat: int) -> NDArray[np.int64]:
    if scores.shape[1] == 1 or not len(scores):
        return scores[:, seat]
    best: NDArray[np.int64] = np.delete(scores, seat, axis=1).max(axis=1)
    return scores[:, seat] - best
