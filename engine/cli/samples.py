"""Playing games for a question at the terminal: Ctrl+C and common options."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from engine.bots.spec import bots_by_seat
from engine.cli.batches import first_interrupt_asks, patient
from engine.cli.given import MOST_THREADS, cores
from engine.cli.progress import progress
from engine.cli.terminal import announce_preparation, note

if TYPE_CHECKING:
    from engine.runs.turns import Waiting
    from engine.scenarios.scenario import Scenario
    from engine.tuning.keeping import Keeper
    from engine.tuning.sampling import Sampler

INTERRUPTED = 130

Threads = Annotated[
    int, typer.Option("--threads", min=0, max=MOST_THREADS, help="0 for one on each core.")
]
RunsFile = Annotated[
    Path | None,
    typer.Option("--runs", metavar="FILE", help="Where games are kept; else OIKIST_RUNS."),
]
Keep = Annotated[
    bool, typer.Option("--keep/--no-keep", help="Keep the games in the store of runs.")
]
Confidence = Annotated[
    float,
    typer.Option("--confidence", min=0.5, max=0.9999, help="Of intervals; errors are the rest."),
]


@dataclass(frozen=True)
class Keeping:
    """Where the games of a question are kept.

    Attributes:
        purpose: The command.
        runs: File of the store; None for the usual one.
        most: Most games of a scenario.
        keep: Whether they are kept at all.
    """

    purpose: str
    runs: Path | None
    most: int
    keep: bool = True


@dataclass(frozen=True)
class Expected:
    """How many games a question takes.

    Attributes:
        games: Over all scenarios.
        at_most: Whether the answer may be known before that.
    """

    games: int
    at_most: bool = False


@contextmanager
def sampling(
    scenario: Scenario,
    bots: str,
    seed: int,
    threads: int,
    expected: Expected,
    keeping: Keeping | None = None,
) -> Iterator[Sampler]:
    """A sampler with a line of progress on stderr; Ctrl+C ends the command with exit code 130.

    Args:
        scenario: One of those that will be played.
        expected: How many games will be.
        keeping: None where nothing is kept.
    """
    from engine.tuning.sampling import Sampler, Stopped

    names = bots_by_seat(bots, scenario.seats)
    announce_preparation(scenario.game)
    with ExitStack() as stack:
        stop = stack.enter_context(first_interrupt_asks())
        keeper = _keeper(stack, keeping, names, threads or cores(), patient(stop))
        kept = keeper is not None  # what is stored already need not be played
        told = stack.enter_context(progress(expected.games, at_most=expected.at_most or kept))

        def on_games(more: int) -> bool:
            told(more)
            return not stop.wanted

        sampler = stack.enter_context(Sampler(names, seed, threads or cores(), on_games, keeper))
        try:
            yield sampler
        except (Stopped, KeyboardInterrupt):
            if keeper is not None:
                keeper.close(answered=False)
            note(f"Stopped after {sampler.games:,} games. {_again(keeping)}")
            raise typer.Exit(INTERRUPTED) from None
        if keeper is not None:
            keeper.close(answered=True)


def _keeper(
    stack: ExitStack,
    keeping: Keeping | None,
    bots: tuple[str, ...],
    threads: int,
    waiting: Waiting,
) -> Keeper | None:
    """What keeps the games, with its store open for as long as the stack."""
    if keeping is None or not keeping.keep:
        return None
    from engine.runs.executors import Threads as LocalThreads
    from engine.runs.store import open_store
    from engine.tuning.keeping import Keeper

    store = stack.enter_context(open_store(keeping.runs))
    store.waiting = waiting
    return Keeper(store, keeping.purpose, bots, keeping.most, LocalThreads(threads))


def _again(keeping: Keeping | None) -> str:
    """How to go on after Ctrl+C."""
    if keeping is None or not keeping.keep:
        return "Nothing was decided and nothing was kept."
    return f"They are kept; go on with: {shlex.join(['oikist', *sys.argv[1:]])}"
