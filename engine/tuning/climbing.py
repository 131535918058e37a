"""Matches between bots, and the ladder of budgets that they make.

One seat has the strong bot and all others the weak one. Every seed is played with the
strong bot on each seat in turn; these games are one block.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from engine.bots.registry import weights_of
from engine.bots.spec import BotSpec, parse_bot
from engine.rng import SETUP, derive
from engine.scenarios.scenario import Scenario
from engine.simulation.batch import Plan, Results, expect_finished, run
from engine.statistics.blocks import Estimate, mean_interval, share_interval
from engine.statistics.ladder import Ladder, Rung, ladder
from engine.tuning.sampling import Stopped

Told = Callable[[int], bool]  # told how many games more were played; says whether to go on
Begun = Callable[[int, str, str], None]  # told which step begins, from 0: weak and strong bot
Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Side:
    """What one side of a match plays with.

    Attributes:
        bot: Its name.
        weights: Of the game's `evaluate`, see `registry.cast_for`; None for the game's own.
    """

    bot: str
    weights: tuple[float, ...] | None = None


@dataclass(frozen=True)
class Match:
    """One seat against all others, block by block.

    Attributes:
        strong, weak: Names of the bots.
        share: Share of the win of the strong seat; 1 / seats for equal bots.
        margin: Its final score less the mean of the others', in points; equal bots have 0.
        games: Games in complete blocks.
        unfinished: Games given up; their blocks are left out.
    """

    strong: str
    weak: str
    share: Estimate
    margin: Estimate
    games: int
    unfinished: int


@dataclass(frozen=True)
class Climb:
    """A ladder as played.

    Attributes:
        kinds: Matches between kinds of bots, weakest first; may be empty.
        rungs: Matches between budgets, from the lowest.
        ladder: Elo per doubling; None for less than one rung.
    """

    kinds: tuple[Match, ...]
    rungs: tuple[Match, ...]
    ladder: Ladder


def block_results(
    scenario: Scenario,
    sides: tuple[Side, Side],
    blocks: int,
    seed: int,
    threads: int,
    told: Told,
) -> tuple[Floats, Floats, int]:
    """Shares and margins of the strong seat by block, and the number of unfinished games.

    Args:
        sides: The strong one and the weak one.
        told: See `Told`.

    Returns:
        float64 arrays of shape (complete blocks,).

    Raises:
        Stopped: `told` said so.
        OikistError: No game with the strong one on some seat has ended.
    """
    seats = scenario.seats
    shares, margins, done = [], [], []
    for seat in range(seats):
        results = _played(_seated(scenario, sides, seat, blocks, seed, threads), told)
        expect_finished(scenario, results)
        scores = results.tables.scores
        shares.append(results.tables.shares[:, seat])
        rivals = np.delete(scores, seat, axis=1).mean(axis=1) if seats > 1 else 0
        margins.append(scores[:, seat] - rivals)
        done.append(results.done)
    whole = np.all(done, axis=0)
    unfinished = int((~np.array(done)).sum())
    return np.mean(shares, axis=0)[whole], np.mean(margins, axis=0)[whole], unfinished


def _seated(
    scenario: Scenario,
    sides: tuple[Side, Side],
    seat: int,
    blocks: int,
    seed: int,
    threads: int,
) -> Plan:
    seated = [sides[0] if number == seat else sides[1] for number in range(scenario.seats)]
    return Plan(
        scenario,
        tuple(side.bot for side in seated),
        blocks,
        seed,
        threads,
        weights=tuple(side.weights or _own(scenario, side.bot) for side in seated),
    )


def _own(scenario: Scenario, bot: str) -> tuple[float, ...]:
    return tuple(weights_of(scenario.game, parse_bot(bot).kind).tolist())


def _played(plan: Plan, told: Told) -> Results:
    stopped = False

    def on_chunk(part: Results) -> bool:
        nonlocal stopped
        stopped = not told(len(part))
        return not stopped

    results = run(plan, on_chunk)
    if stopped:
        raise Stopped
    return results


def match(
    scenario: Scenario, sides: tuple[Side, Side], games: int, seed: int, threads: int, told: Told
) -> Match:
    """A match of at least so many games, in complete blocks. See `block_results`."""
    blocks = -(-games // scenario.seats)
    shares, margins, unfinished = block_results(scenario, sides, blocks, seed, threads, told)
    return Match(
        sides[0].bot,
        sides[1].bot,
        share_interval(shares),
        mean_interval(margins),
        len(shares) * scenario.seats,
        unfinished,
    )


def climb(
    scenario: Scenario,
    budgets: Sequence[BotSpec],
    games: int,
    seed: int,
    threads: int,
    told: Told,
    kinds: Sequence[str] = (),
    begun: Begun = lambda _number, _weak, _strong: None,
) -> Climb:
    """Play every rung of a ladder, each with seeds of its own.

    Args:
        budgets: Searches with rising budgets of one unit.
        games: At least so many a rung.
        kinds: Bots below the first budget, weakest first; their matches come first.
        begun: See `Begun`.
    """
    names = [*kinds, *(str(budget) for budget in budgets)]
    matches = []
    for number, (weak, strong) in enumerate(pairwise(names)):
        begun(number, weak, strong)
        own = int(derive(np.uint64(seed), SETUP, np.uint64(number)) >> np.uint64(1))
        matches.append(match(scenario, (Side(strong), Side(weak)), games, own, threads, told))
    below = len(kinds)
    amounts = [budget.iterations or budget.seconds * 1000 for budget in budgets]
    rungs = [
        Rung(strong, weak, played.share)
        for weak, strong, played in zip(amounts, amounts[1:], matches[below:], strict=False)
    ]
    return Climb(tuple(matches[:below]), tuple(matches[below:]), ladder(rungs, scenario.seats))


def budgets_from(first: BotSpec, rungs: int, factor: int) -> list[BotSpec]:
    """The first budget and so many more, each `factor` times the one before."""
    return [
        replace(
            first,
            iterations=first.iterations * factor**step,
            seconds=first.seconds * factor**step,
        )
        for step in range(rungs + 1)
    ]
