"""Playing the games of a question into the store of runs, and telling how far they are."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from engine.asking.asked import Progress
from engine.asking.live import Live, titled_of
from engine.bots.spec import bots_by_seat
from engine.reports.played import typed as scenario_words
from engine.runs.executors import Threads
from engine.tuning.keeping import Keeper
from engine.tuning.sampling import Sampler, Stopped

if TYPE_CHECKING:
    from engine.asking.asked import Asked
    from engine.reports.page import Page
    from engine.runs.executors import Executor
    from engine.runs.store import Store
    from engine.scenarios.scenario import Scenario
    from engine.simulation.batch import Results

PURPOSE: Final = "ask"  # of the runs of questions
Tell = Callable[[Progress], None]
Stop = Callable[[], bool]


class PartlyKnown(Stopped):
    """The user asked to stop, and a part of the answer was known by then.

    Attributes:
        page: That part.
    """

    def __init__(self, page: Page) -> None:
        super().__init__()
        self.page = page


@dataclass
class Playing:
    """Where the games of one question are played and kept.

    Attributes:
        store: Open; holds the games.
        threads: On which games are played.
        tell: Told after every piece of games.
        stop: Asked after every piece whether that is enough; may wait before it answers.
        ready: Gets bots ready that sit together; ends early where `stop` says so.
        executor: Who plays runs; None for threads of this process.
        step: What is played just now, in words.
        games, planned: As in `Progress`.
        runs: Numbers of the runs that hold the games, in order.
        begun: Those of them that were begun here.
        end: How many games are known when this step ends.
        later, unkept: As in `Progress`.
    """

    store: Store
    threads: int
    tell: Tell
    stop: Stop
    executor: Executor | None = None
    ready: Callable[[Sequence[str]], None] = lambda _bots: None
    step: str = ""
    games: int = 0
    planned: int = 0
    runs: list[int] = field(default_factory=list)
    begun: list[int] = field(default_factory=list)
    end: int = 0
    later: float = 0.0
    unkept: int = 0

    @property
    def here(self) -> Path | None:
        """Folder in which names are looked up."""
        return self.store.here

    def begin(
        self, step: str, planned: int, *, games: int | None = None, later: float = 0.0
    ) -> None:
        """Say what is played from now on.

        Args:
            planned: Games that it adds at most.
            games: Games that this step plays at most; None for all that are planned by now.
            later: See `Progress`.
        """
        self.step, self.later = step, later
        self.planned += planned
        self.end = self.planned if games is None else self.games + games
        self.say(0)

    def settle(self, played: int) -> None:
        """Less was needed than was planned: what follows is planned on top of what was played."""
        self.games = self.planned = self.end = played

    def say(self, more: int, live: Live | None = None) -> None:
        """Tell that so many more games are known."""
        self.games += more
        charts = live.charts() if live is not None else ()
        runs, begun = tuple(self.runs), tuple(self.begun)
        ahead = max(0, self.end - self.games)
        told = Progress(self.games, self.planned, self.step, charts, runs, begun, ahead)
        self.tell(replace(told, later=self.later, unkept=self.unkept))

    def get_ready(self, bots: Sequence[str]) -> None:
        """Get bots ready that sit together next, before they play for the first time.

        Raises:
            Stopped: The user asked to stop; what was played is kept.
        """
        self.ready(bots)
        if self.stop():
            raise Stopped

    def count(self, more: int) -> bool:
        """Tell of more games that nobody keeps; whether to go on."""
        self.unkept += more
        self.say(more)
        return not self.stop()

    @contextmanager
    def sampler(
        self,
        asked: Asked,
        most: int,
        live: Live | None = None,
        purpose: str = PURPOSE,
        *,
        keep: bool = True,
    ) -> Iterator[Sampler]:
        """Games of many scenarios on common seeds, kept in the store.

        Args:
            most: Games of a scenario at most; part of what makes the question.
            live: Is shown the games.
            keep: Whether the games are kept.
        """
        values: dict[str, Any] = dict(asked.values)
        bots = bots_by_seat(str(values.get("bots", "greedy")), asked.scenario.seats)
        executor = self.executor or Threads(self.threads)
        keeper = Keeper(self.store, purpose, bots, most, executor, titled_of(asked))
        before = list(self.runs), list(self.begun)

        def note_runs() -> None:
            self.runs = [*before[0], *keeper.runs]
            self.begun = [*before[1], *keeper.begun]

        shown = False  # whether `on_part` has told the games that `on_games` is told of next

        def on_games(more: int) -> bool:
            nonlocal shown
            note_runs()
            if not shown:
                self.say(more, live)
            shown = False
            return not self.stop()

        def on_part(scenario: Scenario, part: Results) -> None:
            nonlocal shown
            note_runs()
            if live is not None:
                live.take_results(scenario, part)
            self.say(len(part), live)
            shown = True

        seed = int(values.get("seed", 1))
        kept = keeper if keep else None
        with Sampler(bots, seed, self.threads, on_games, kept, on_part) as sampler:
            try:
                yield sampler
            except BaseException:
                keeper.close(answered=False)
                raise
            keeper.close(answered=True)
        note_runs()


def typed_for(
    command: str,
    asked: Asked,
    keys: Sequence[str] = (),
    named: Mapping[str, str] | None = None,
    *,
    bots: bool = True,
) -> str:
    """What to type to get an answer at the terminal; "" where nothing can be typed.

    Args:
        keys: Fields that are options of the command by the same name.
        named: Option -> field, where they are called otherwise.
        bots: Whether the command has bots to be named.
    """
    scenario, values = asked.scenario, asked.values
    if scenario.held:
        return ""
    options = {f"--{key}": values[key] for key in keys}
    options |= {option: values[key] for option, key in (named or {}).items()}
    words = scenario_words(scenario.source, scenario.changes)
    return typed(command, words, options, values, bots=bots)


def typed(
    command: str,
    words: Sequence[str],
    options: Mapping[str, Any],
    values: Mapping[str, Any],
    *,
    bots: bool = True,
) -> str:
    """A command line: the command, its arguments, its options, bots and seed.

    Args:
        options: Option -> value; one with several values is repeated.
    """
    given = ["oikist", command, *words]
    for name, value in options.items():
        for one in value if isinstance(value, list | tuple) else (value,):
            given += [name, f"{one:g}" if isinstance(one, float) else str(one)]
    if bots:
        given += ["--bots", str(values["bots"])]
    return shlex.join([*given, "--seed", str(values["seed"])])
