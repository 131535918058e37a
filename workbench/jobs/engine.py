"""The real engine behind the contract: the only module of the window that drives it.

The simulation is imported when it is first needed: it brings Numba, and the window should
stand before that.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from engine.asking.answers import Noted
from engine.asking.asked import Answer, Asked, Progress, asked_data, asked_from
from engine.bots.registry import bot_names, cast_for
from engine.bots.spec import quickest
from engine.discovery import changed_file
from engine.documents import shown
from engine.errors import OikistError
from engine.language import said
from engine.looks import looks_in
from engine.picture import Picture, SeatStyle, Zone
from engine.play.match import Match
from engine.records.record import PERSON
from engine.scenarios import catalog
from engine.scenarios.comparing import Base, comparable
from engine.scenarios.frozen import frozen, thawed
from engine.scenarios.origin import is_saved
from engine.scenarios.projects import Project
from engine.scenarios.scenario import Scenario
from engine.seats import seat_styles
from workbench.documents.document import Document
from workbench.jobs import editing
from workbench.jobs.contract import (
    BatchPlan,
    Begun,
    Chunk,
    StoredBatch,
    StoredRun,
    VariantEntry,
)
from workbench.jobs.game_finder import GameFinder
from workbench.jobs.match_table import MatchTable, noted
from workbench.jobs.news import FileBusy, Preparing, patience
from workbench.language.holding import Holding, holding_of
from workbench.scene.scenery import Scenery, scenery_of

if TYPE_CHECKING:
    from engine.asking.deck_strength import Measured
    from engine.reports.beside import Beside
    from engine.runs.executors import Cluster
    from engine.statistics.tally import Tally

_USUAL_BOT: Final = "greedy"
_TIMED_BOT: Final = "search:0.01s"
_WARM_GAMES: Final = 2


class OikistEngine(GameFinder):
    """What `workbench.jobs.contract.Engine` asks for."""

    threads = 0
    scheduler = ""

    def work_in(self, here: Path | None) -> None:
        """Look names up in a folder, the project's; None for the current one."""
        self.here = here

    def bots(self) -> Sequence[str]:
        """Names of the bots, the usual one first."""
        return sorted(bot_names(), key=lambda name: name != _USUAL_BOT)

    def variants(self) -> Sequence[VariantEntry]:
        """Every variant that lies in a known folder."""
        return [_listed(entry) for entry in catalog.variants(here=self.here)]

    def variants_like(self, scenario: Scenario) -> Sequence[VariantEntry]:
        """See `engine.scenarios.comparing`."""
        return [_listed(entry) for entry in comparable(scenario, self.here)]

    def load(self, variant: str) -> Scenario:
        """A scenario by the name or path of its variant.

        Raises:
            ScenarioError: It cannot be played, or its game cannot be painted.
        """
        scenario = catalog.load_scenario(variant, here=self.here)
        looks_in(scenario.game.folder)
        return scenario

    def scenario_of(self, document: Document, others: Sequence[Document]) -> Scenario:
        """A scenario of what is being edited.

        Raises:
            OikistError: It cannot be played as it stands.
        """
        return editing.scenario_of(document, others)

    def documents_of(self, scenario: Scenario, documents: Sequence[Document]) -> list[Document]:
        """Those of the open documents that a scenario was made of."""
        return editing.documents_of(scenario, documents)

    def freeze(self, scenario: Scenario) -> dict[str, Any]:
        """See `engine.scenarios.frozen`; and whether its files held it."""
        return {**frozen(scenario), "saved": is_saved(scenario)}

    def thaw(self, data: dict[str, Any]) -> Scenario:
        """The scenario of its files if they held it, or do now; else what was frozen.

        Raises:
            ScenarioError: Its game is gone, or makes another scenario of it today.
        """
        files: tuple[Path, ...] = ()
        try:
            today = catalog.load_scenario(str(data.get("variant", "")), here=self.here)
            if data.get("saved") is True or today.digest == data.get("digest"):
                return today  # perhaps by another editor's hand, or of a game that has changed
            files = today.files  # documents of these hold what is not in them
        except OikistError:
            pass  # the variant was never saved, or is gone
        return replace(thawed(data, here=self.here), files=files)

    def key_of(self, scenario: Scenario) -> str:
        """Source of the variant."""
        return scenario.source

    def title_of(self, scenario: Scenario) -> str:
        """Title for people."""
        return said(scenario.game, scenario.title or scenario.name)

    def holding_of(self, scenario: Scenario, documents: Sequence[Document] = ()) -> Holding:
        """See `workbench.language.holding`."""
        return holding_of(scenario, held=any(one.dirty for one in documents))

    def note_of(self, scenario: Scenario) -> str:
        """What the board's file says about it."""
        note = said(scenario.game, scenario.board.note) if scenario.board else ""
        return " ".join(note.split())

    def scenery_of(self, scenario: Scenario) -> Scenery:
        """Map and looks of a scenario."""
        return scenery_of(scenario)

    def empty_picture(self, scenario: Scenario) -> Picture:
        """The bare board of a scenario."""
        zones = (Zone("map", 0),) if scenario.board is not None else ()
        bare = Picture(caption="", notice="", styles=(), zones=zones, seats=())
        return noted(scenario, bare)

    def compile_apart(
        self,
        scenario: Scenario,
        part: str,
        cancelled: Callable[[], bool],
        bots: Sequence[str] = (),
    ) -> None:
        """See `compiling`."""
        from workbench.jobs.compiling import compile_apart

        kinds = cast_for(scenario, for_all(bots, scenario.seats)).kinds if bots else ()
        compile_apart(scenario, part, cancelled, kinds)

    def prepare_play(self, scenario: Scenario) -> None:
        """Ask every bot once, play a game and look at its end, so that all is compiled."""
        for bot in bot_names():
            _table(scenario, 0).play_bot(quickest(bot))
        table = _table(scenario, 0)
        while not table.over:
            table.play_bot(_USUAL_BOT)
        table.steps()
        table.picture_at(len(table.history()))

    def prepare_advice(self, scenario: Scenario) -> None:
        """Ask once for all that tells people about a move, so that nobody waits for it later."""
        _warm_advice(scenario)

    def prepare_batch(self, scenario: Scenario, bots: Sequence[str]) -> None:
        """Play a very small batch."""
        from workbench.jobs.stored import warm_up

        warm_up(scenario, for_all(bots, scenario.seats))

    def changed_file(self, scenario: Scenario) -> str:
        """See `engine.discovery.changed_file`."""
        path = changed_file(scenario.game)
        return str(shown(path, self.here)) if path is not None else ""

    def start(self, scenario: Scenario, seed: int, deciders: Sequence[str] = ()) -> MatchTable:
        """A new game, with the usual bot on every seat that nobody has."""
        return _table(scenario, seed, seated(deciders, scenario.seats))

    def styles_of(self, scenario: Scenario) -> tuple[SeatStyle, ...]:
        """As the game declares them."""
        return seat_styles(scenario.game, scenario.game.seat_names(scenario.record))

    def run_batch(
        self,
        scenario: Scenario | None,
        plan: BatchPlan,
        tell: Callable[[Begun | Chunk | FileBusy], None],
        stop: Callable[[], bool],
    ) -> bool:
        """Play a batch on as many threads as are wished for; see `stored`."""
        from workbench.jobs.stored import run_batch

        threads = self.threads or os.cpu_count() or 1
        return run_batch(scenario, plan, threads, tell, stop, self.here)

    def ask(
        self,
        asked: Asked,
        runs: Path | None,
        tell: Callable[[Progress | Preparing], None],
        stop: Callable[[], bool],
    ) -> Answer | None:
        """See `engine.asking`; on as many threads as are wished for, or by a cluster.

        Who does not answer at the address of the cluster is told before anything is played.
        """
        from engine.asking.playing import Playing
        from engine.asking.questions import answered
        from engine.runs.store import open_store
        from engine.tuning.sampling import Stopped

        ready = partial(self.compile_apart, asked.scenario, "batch", patience(tell, stop))
        threads = self.threads or os.cpu_count() or 1
        with _cluster(self.scheduler) as cluster, open_store(runs, self.here) as store:
            try:
                return answered(asked, Playing(store, threads, tell, stop, cluster, ready))
            except Stopped:
                return None

    def pace(self, scenario: Scenario, bots: str, stop: Callable[[], bool]) -> float:
        """See `engine.asking.pilot`."""
        from engine.asking.pilot import games_per_second

        return games_per_second(scenario, bots, self.threads or os.cpu_count() or 1, stop)

    def noted_answers(self, runs: Path | None) -> Sequence[Noted]:
        """Of a file of runs, oldest first."""
        from engine.asking.answers import noted_answers
        from engine.runs.opening import is_begun, runs_file
        from engine.runs.store import read_store

        if not is_begun(runs_file(runs)):
            return ()  # looking makes no file
        with read_store(runs, self.here) as store:
            return noted_answers(store)

    def stored_answer(self, runs: Path | None, number: int) -> tuple[Asked, Answer]:
        """Of a file of runs."""
        from engine.asking.answers import stored_answer
        from engine.runs.store import read_store

        with read_store(runs, self.here) as store:
            return stored_answer(store, number)

    def measured(self, runs: Path | None, scenario: Scenario, key: str) -> Measured | None:
        """See `engine.asking.deck_strength`."""
        from engine.asking.deck_strength import measured
        from engine.runs.opening import is_begun, runs_file
        from engine.runs.store import read_store

        if not is_begun(runs_file(runs)):
            return None  # looking makes no file
        with read_store(runs, self.here) as store:
            return measured(store, scenario, key)

    def measured_by_now(
        self, runs: Path | None, number: int, scenario: Scenario, key: str
    ) -> Measured:
        """See `engine.asking.deck_strength`."""
        from engine.asking.deck_strength import of_run
        from engine.runs.store import read_store

        with read_store(runs, self.here) as store:
            return of_run(store, number, scenario, key)

    def freeze_asked(self, asked: Asked) -> dict[str, Any]:
        """See `engine.asking.asked`."""
        return asked_data(asked)

    def thaw_asked(self, data: dict[str, Any]) -> Asked:
        """See `engine.asking.asked`."""
        return asked_from(data, self.here)

    def seats_sentence(self, names: Sequence[str], tally: Tally) -> str:
        """See `engine.reports.seats_sentence`."""
        from engine.reports.seats_sentence import seats_sentence

        wins, squares = tally.wins.tolist(), tally.squares.tolist()
        return seats_sentence(names, wins, squares, tally.won, tally.games - tally.won)

    def runs_file(self, project: Project | None) -> Path:
        """That of OIKIST_RUNS, the project's, or the user's own."""
        from engine.runs.opening import FILE, VARIABLE, runs_file

        if project is not None and VARIABLE not in os.environ:
            return project.folder / FILE
        return runs_file()

    def last_batch(self, runs: Path | None) -> StoredBatch | None:
        """The newest run of one scenario with one seating."""
        from workbench.jobs.stored import last_batch

        return last_batch(runs)

    def stored_batch(self, runs: Path | None, number: int) -> StoredBatch:
        """A run of one scenario with one seating."""
        from workbench.jobs.stored import stored_batch

        return stored_batch(runs, number)

    def stored_runs(self, runs: Path | None) -> Sequence[StoredRun]:
        """All runs of a file, oldest first."""
        from workbench.jobs.stored import stored_runs

        return stored_runs(runs)

    def runs_beside(self, runs: Path | None, numbers: Sequence[int]) -> Beside:
        """See `engine.reports.beside`."""
        from workbench.jobs.stored import beside

        return beside(runs, numbers)

    def delete_run(self, runs: Path | None, number: int) -> None:
        """Remove a run with all its games."""
        from workbench.jobs.stored import delete_run

        delete_run(runs, number)


@contextmanager
def _cluster(scheduler: str) -> Iterator[Cluster | None]:
    """Who plays at an address, for the length of the block; None for ""."""
    if not scheduler:
        yield None
        return
    from engine.runs.executors import Cluster

    found = Cluster(scheduler, place="")
    try:
        yield found
    finally:
        found.close()


def for_all(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """A bot for every seat: the last one also takes those that are left."""
    whole = tuple(bots)
    return (*whole, *whole[-1:] * (seats - len(whole)))


def seated(deciders: Sequence[str], seats: int) -> tuple[str, ...]:
    """Who decides at a table of so many seats: those who did, then the usual bot.

    A person whose seat is gone takes the last one that there is.
    """
    found = [*deciders[:seats], *(_USUAL_BOT,) * (seats - len(deciders))]
    if PERSON in deciders and PERSON not in found:
        found[-1] = PERSON
    return tuple(found)


def _table(scenario: Scenario, seed: int, deciders: Sequence[str] = ()) -> MatchTable:
    return MatchTable(Match(scenario, seed, tuple(deciders) or (_USUAL_BOT,) * scenario.seats))


def _warm_advice(scenario: Scenario) -> None:
    """Ask once for everything that tells people about a move."""
    from engine.play.effects import effects
    from engine.play.hints import Budget, hints
    from engine.play.outlook import outlook

    table = _table(scenario, 0)
    table.thought(_TIMED_BOT).carry_out()
    match = table.match
    codes = match.legal_codes()
    if not codes:
        return
    effects(match, codes[0])
    match.why_not(codes[0])
    hints(scenario, match.state, Budget(games=_WARM_GAMES, candidates=_WARM_GAMES))
    outlook(scenario, match.state, (_USUAL_BOT,) * scenario.seats, _WARM_GAMES)
    match.play(codes[0])
    match.is_fence(match.here)


def _listed(entry: catalog.Entry | Base) -> VariantEntry:
    game = catalog.games()[entry.game]
    title, note = said(game, entry.title or entry.name), said(game, entry.note)
    if isinstance(entry, Base) and entry.apart:
        title = f"{title} ({entry.apart})"
    return VariantEntry(entry.source, title, said(game, game.title), note)
