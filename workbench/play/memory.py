"""What the table remembers: the keeper of matches and every panel that looks back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from engine.play.blunders import places_of
from engine.play.match import Match
from workbench.jobs.slot import JobSlot
from workbench.look.theme import Theme
from workbench.play.archive.keeping import Keeper
from workbench.play.archive.notes import NotesPanel
from workbench.play.archive.panel import ArchivePanel
from workbench.play.archive.survey import SurveyPanel
from workbench.play.archive.usability import UsabilityPanel
from workbench.play.timeline.blunders import BlunderRequest, Signs
from workbench.play.timeline.facts import Facts
from workbench.play.timeline.graph import ScoreGraph
from workbench.play.timeline.panel import Timeline
from workbench.play.timeline.tree_panel import TreePanel
from workbench.table.game_table import GameTable


class Memory(QObject):
    """Everything about the past of one table, for its mode to place.

    Args:
        table: Whose matches are remembered.
        folder: Where matches are kept.

    Attributes:
        keeper: Saves the matches.
        timeline: For below the board.
        panels: Key -> widget, for docks: "variations", "graph", "notes", "survey",
            "usability" and "matches".

    Signals:
        failed: What went wrong, in words.
        told: How far some work has come, for the status bar.
        enabled_changed: `enabled` or `checked` may give other answers now.
        panel_wanted: Key of a panel that should come to the front, without taking the keyboard.
        opened: A MatchTable that was chosen in the list of matches; put it on the table.
    """

    failed = Signal(str)
    told = Signal(str)
    enabled_changed = Signal()
    panel_wanted = Signal(str)
    opened = Signal(object)

    def __init__(self, table: GameTable, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table = table
        self.keeper = Keeper(table, folder, self)
        self.facts = Facts(table, self)
        self.timeline = Timeline(table, self.facts)
        self.tree = TreePanel(table, self.facts)
        self.graph = ScoreGraph(table, self.facts)
        self.notes = NotesPanel(table, self.facts)
        self.survey = SurveyPanel(table)
        self.usability = UsabilityPanel(table, self.facts)
        self.archive = ArchivePanel(self.keeper)
        self.panels: Mapping[str, QWidget] = {
            "variations": self.tree,
            "graph": self.graph,
            "notes": self.notes,
            "survey": self.survey,
            "usability": self.usability,
            "matches": self.archive,
        }
        self._blunders = JobSlot(self)
        self._judged: Match | None = None  # whose moves are being judged
        self._wire()

    def titles(self) -> Mapping[str, str]:
        """Titles of the panels for people."""
        return {
            "variations": self.tr("Variations"),
            "graph": self.tr("Graph"),
            "notes": self.tr("Notes"),
            "survey": self.tr("Survey"),
            "usability": self.tr("Usability"),
            "matches": self.tr("Matches"),
        }

    def slots(self) -> Mapping[str, Callable[[], object]]:
        """What is done for each key of `commands_memory.TABLE`."""
        timeline = self.timeline
        return {
            "look_back": lambda: timeline.step(-1),
            "look_on": lambda: timeline.step(1),
            "look_round_back": lambda: timeline.step(-1, by_round=True),
            "look_round_on": lambda: timeline.step(1, by_round=True),
            "replay": timeline.toggle_replay,
            "play_from_sight": self.table.play_from_sight,
            "write_note": self._write_note,
            "name_variation": self._name_variation,
            "answer_survey": lambda: self.panel_wanted.emit("survey"),
            "find_chances": self._find_chances,
            "find_blunders": self.find_blunders,
            "export_usability": self.usability.ask_export,
            "matches": lambda: self.panel_wanted.emit("matches"),
        }

    def enabled(self) -> Mapping[str, bool]:
        """Which actions make sense now."""
        match, strip = self.table.match, self.timeline.strip
        there, moved = match is not None, len(self.facts.line) > 1
        found = dict.fromkeys(("write_note", "export_usability", "answer_survey"), there)
        found |= dict.fromkeys(("replay", "find_chances", "find_blunders"), moved)
        found |= dict.fromkeys(("look_back", "look_round_back"), moved and strip.place > 0)
        on = moved and strip.place < strip.last
        found |= dict.fromkeys(("look_on", "look_round_on"), on)
        found["play_from_sight"] = self.table.looking_back and there
        found["name_variation"] = there and self.table.in_sight > 0
        return found

    def checked(self) -> Mapping[str, bool]:
        """Which actions show a tick now."""
        return {
            "replay": self.timeline.replaying,
            "find_chances": self.graph.working,
            "find_blunders": self._blunders.running,
        }

    def find_blunders(self) -> None:
        """Judge every move of the line; or stop that."""
        if self._blunders.running:
            self._blunders.abandon()
            self._tell(self.tr("Stopped: not all moves are judged"))
            return
        match = self.table.match
        if match is None:
            return
        line = [match.nodes[number] for number in self.facts.line[1:]]
        self._judged = match
        self.panel_wanted.emit("graph")
        self._tell(self.tr("Judging every move…"))
        places = places_of(match, line, self.table.viewer)
        self._blunders.start(BlunderRequest(match.scenario, places))

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        for part in (self.timeline, self.tree, self.graph, self.notes):
            part.set_theme(theme)

    def stop(self) -> None:
        """End all threads and close the file, at the end of the program."""
        self.timeline.stop()
        self.facts.stop()
        self.graph.cancel()
        self._blunders.abandon()
        self.keeper.close()

    # Inside.

    def _wire(self) -> None:
        self._blunders.progressed.connect(self._take_blunders)
        self._blunders.changed.connect(self.enabled_changed)
        for sender in (self.keeper, self.graph, self.usability, self._blunders):
            sender.failed.connect(self.failed)
        self.archive.failed.connect(self.failed)
        self.archive.opened.connect(self.opened)
        self.notes.noted.connect(self._show_note)
        self.survey.offered.connect(lambda: self.panel_wanted.emit("survey"))
        self.tree.model.dataChanged.connect(lambda *_: self.enabled_changed.emit())
        self.timeline.replaying_changed.connect(lambda _: self.enabled_changed.emit())
        self.facts.line_changed.connect(self._follow)
        self.table.position_changed.connect(lambda _: self.enabled_changed.emit())

    def _follow(self) -> None:
        match = self.table.match
        if self._judged is not match:
            self._blunders.abandon()
        self.enabled_changed.emit()

    def _show_note(self, number: int) -> None:
        self.tree.refresh(number)
        self.timeline.strip.redraw()

    def _write_note(self) -> None:
        self.panel_wanted.emit("notes")
        self.notes.write()

    def _name_variation(self) -> None:
        self.panel_wanted.emit("variations")
        self.tree.name_chosen()

    def _find_chances(self) -> None:
        self.panel_wanted.emit("graph")
        self.graph.find_chances()
        self.enabled_changed.emit()

    def _take_blunders(self, news: tuple[Signs, int, int]) -> None:
        signs, done, planned = news
        self.facts.set_blunders(signs)
        said = self.tr("Judged moves: {} of {}; blunders: {}")
        self._tell(said.format(done, planned, len(signs)))

    def _tell(self, said: str) -> None:
        """In the status bar, and beside the graph above which the signs stand."""
        self.graph.tell(said)
        self.told.emit(said)
