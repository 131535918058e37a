"""The real engine behind the contract: the only module of the window that drives it.

The simulation is imported when it is first needed: it brings Numba, and the window should
stand before that.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Final

from engine.bots.registry import bot_names
from engine.picture import Picture, Space
from engine.play.match import Match
from engine.scenarios import catalog
from engine.scenarios.scenario import Scenario
from workbench.documents.document import Document
from workbench.jobs import editing
from workbench.jobs.contract import BatchPlan, Chunk, VariantEntry
from workbench.jobs.match_table import MatchTable, noted

_USUAL_BOT: Final = "greedy"
_TIMED_BOT: Final = "search:0.01s"
_WARM_GAMES: Final = 2


class OikistEngine:
    """What `workbench.jobs.contract.Engine` asks for."""

    threads = 0

    def bots(self) -> Sequence[str]:
        """Names of the bots, the usual one first."""
        return sorted(bot_names(), key=lambda name: name != _USUAL_BOT)

    def variants(self) -> Sequence[VariantEntry]:
        """Every variant that lies in a known folder."""
        games = catalog.games()
        return [
            VariantEntry(
                entry.source, entry.title or entry.name, games[entry.game].title, entry.note
            )
            for entry in catalog.variants()
        ]

    def load(self, variant: str) -> Scenario:
        """A scenario by the name or path of its variant.

        Raises:
            ScenarioError: It cannot be played.
        """
        return catalog.load_scenario(variant)

    def scenario_of(self, document: Document, others: Sequence[Document]) -> Scenario:
        """A scenario of what is being edited.

        Raises:
            OikistError: It cannot be played as it stands.
        """
        return editing.scenario_of(document, others)

    def key_of(self, scenario: Scenario) -> str:
        """Source of the variant."""
        return scenario.source

    def title_of(self, scenario: Scenario) -> str:
        """Title for people."""
        return scenario.title or scenario.name

    def note_of(self, scenario: Scenario) -> str:
        """What the board's file says about it."""
        return " ".join(scenario.board.note.split()) if scenario.board else ""

    def empty_picture(self, scenario: Scenario) -> Picture:
        """The bare board of a scenario."""
        bare = Picture(
            caption="",
            notice="",
            styles=(),
            spaces=_spaces(scenario),
            tokens=(),
            cards=(),
            panels=(),
            size=scenario.board.size if scenario.board else (0.0, 0.0),
        )
        return noted(scenario, bare)

    def prepare_play(self, scenario: Scenario) -> None:
        """Ask every bot once, play a game and look at its end, so that all is compiled."""
        for bot in bot_names():
            _table(scenario, 0).play_bot(bot)
        table = _table(scenario, 0)
        while not table.over:
            table.play_bot(_USUAL_BOT)
        table.picture_at(len(table.history))

    def prepare_advice(self, scenario: Scenario) -> None:
        """Ask once for everything that tells people about a move.

        Loading what was compiled long ago would keep the window waiting later.
        """
        _warm_advice(scenario)

    def prepare_batch(self, scenario: Scenario, bot: str) -> None:
        """Play a very small batch."""
        plan = BatchPlan((bot,) * scenario.seats, _WARM_GAMES, 0)
        self.run_batch(scenario, plan, lambda _: True)

    def start(self, scenario: Scenario, seed: int) -> MatchTable:
        """A new game, with the usual bot on every seat."""
        return _table(scenario, seed)

    def run_batch(
        self, scenario: Scenario, plan: BatchPlan, on_chunk: Callable[[Chunk], bool]
    ) -> None:
        """Play a batch on as many threads as are wished for."""
        from engine.simulation.batch import Plan, run

        threads = self.threads or os.cpu_count() or 1
        run(Plan(scenario, plan.bots, plan.games, plan.seed, threads), on_chunk)


def _table(scenario: Scenario, seed: int) -> MatchTable:
    return MatchTable(Match(scenario, seed, (_USUAL_BOT,) * scenario.seats))


def _warm_advice(scenario: Scenario) -> None:
    """Ask once for everything that tells people about a move."""
    from engine.play.effects import effects
    from engine.play.hints import Budget, hints
    from engine.play.outlook import outlook

    table = _table(scenario, 0)
    table.choice(_TIMED_BOT)
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


def _spaces(scenario: Scenario) -> tuple[Space, ...]:
    board = scenario.board
    if board is None:
        return ()
    return tuple(
        Space(cell, board.name_of(cell), board.centre(cell), board.outline(cell), kind)
        for cell, kind in enumerate(board.kinds)
    )
