"""One bot against all others, on each seat in turn: the same seeds for every pair of bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from engine.simulation.batch import Plan, Results, expect_finished, run
from engine.tuning.sampling import Stopped

if TYPE_CHECKING:
    from engine.scenarios.scenario import Scenario


def one_against_all(
    scenario: Scenario,
    bots: tuple[str, str],
    blocks: int,
    seed: int,
    threads: int,
    told: Callable[[int], bool],
) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
    """Share of the win of a bot in one seat against another one in all others.

    Args:
        bots: The one, and the others.
        blocks: Seeds, from game 0 of a batch with this seed on.
        told: How many games more are finished; says whether to go on.

    Returns:
        Block by block the mean over its seats in turn, and whether all its games ended; both
        of shape (blocks,).

    Raises:
        Stopped: `told` said so.
        OikistError: No game with the one on some seat has ended.
    """
    stopped = False
    total, done = np.zeros(blocks), np.ones(blocks, dtype=bool)

    def on_chunk(part: Results) -> bool:
        nonlocal stopped
        stopped = not told(len(part))
        return not stopped

    for seat in range(scenario.seats):
        seated = tuple(bots[0] if one == seat else bots[1] for one in range(scenario.seats))
        results = run(Plan(scenario, seated, blocks, seed, threads), on_chunk)
        if stopped:
            raise Stopped
        expect_finished(scenario, results)
        total += results.tables.shares[:, seat]
        done &= results.done
    return total / scenario.seats, done
