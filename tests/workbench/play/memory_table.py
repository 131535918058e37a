"""A table with everything that remembers, as a play mode would put it together."""

from __future__ import annotations

from pathlib import Path

from engine.play.match import Match
from engine.records.record import PERSON
from engine.scenarios.scenario import Scenario
from workbench.jobs.match_table import MatchTable
from workbench.play.memory import Memory
from workbench.table.game_table import GameTable


class MemoryTable:
    """A game table and its memory; `sit` begins a match, `play` lets a bot move."""

    def __init__(self, folder: Path) -> None:
        self.table = GameTable()
        self.table.use_bot("greedy")
        self.memory = Memory(self.table, folder)
        self.said: list[str] = []
        self.memory.failed.connect(self.said.append)
        self.memory.opened.connect(self.table.open)

    def sit(self, scenario: Scenario, seed: int = 1, plies: int = 0) -> Match:
        """Put a new match on the table, with people on all seats."""
        match = Match(scenario, seed, (PERSON,) * scenario.seats)
        self.table.open(MatchTable(match))
        self.play(plies)
        return match

    def play(self, plies: int) -> None:
        """Let the bot make decisions."""
        for _ in range(plies):
            if not self.table.over:
                self.table.step()

    def play_person(self, plies: int = 1) -> None:
        """Make the first legal move, as a person."""
        for _ in range(plies):
            match = self.table.match
            assert match is not None
            self.table.play_move(match.legal_codes()[0])

    def branch(self, ply: int) -> int:
        """Go back and make another move; the node of the new variation."""
        match = self.table.match
        assert match is not None
        line = match.line()
        match_node = line[ply - 1].number if ply else 0
        self.table.go(match_node, override=True)
        known = {match.nodes[child].code for child in match.node.children}
        self.table.play_move(next(code for code in match.legal_codes() if code not in known))
        return match.here

    def let_go(self) -> None:
        """End all threads and destroy the widgets."""
        self.memory.stop()
        self.table.pause()
        for widget in (self.memory.timeline, *self.memory.panels.values()):
            widget.close()
            widget.deleteLater()
