"""Work on the games of a list, piece by piece on several threads, in order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final, TypeVar

PIECE: Final = 25  # games between two looks at whether to go on
Found = TypeVar("Found")


def in_pieces(
    work: Callable[[range], list[Found]], count: int, threads: int, told: Callable[[int], bool]
) -> list[Found]:
    """What the work gives for all games, in their order whatever the number of threads.

    Args:
        work: For the games of a range; called on several threads at once.
        count: Games.
        told: How many games more are known; says whether to go on. After a stop those that are
            known are given.
    """
    found: list[Found] = []
    waiting: deque[Future[list[Found]]] = deque()
    sent = 0
    with ThreadPoolExecutor(max_workers=threads) as pool:
        try:
            while sent < count or waiting:
                while sent < count and len(waiting) < 2 * threads:
                    rows = range(sent, min(sent + PIECE, count))
                    waiting.append(pool.submit(work, rows))
                    sent = rows.stop
                more = waiting.popleft().result()
                found += more
                if not told(len(more)):
                    break
        finally:
            for future in waiting:
                future.cancel()
    return found
