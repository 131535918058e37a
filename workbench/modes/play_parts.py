"""Everything that people do at the table, put together: hands, advice, memory, edits."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDockWidget, QMainWindow, QScrollArea, QWidget

from workbench.language.bots import bot_title
from workbench.look.theme import Theme
from workbench.panels.board import BoardPanel
from workbench.play.advice import Advice
from workbench.play.clock import SandTimer
from workbench.play.fence_banner import FenceBanner
from workbench.play.hands.hands import Hands
from workbench.play.hands.move_list import MoveList
from workbench.play.heat import TableHeat
from workbench.play.memory import Memory
from workbench.play.position.editing import EditPosition
from workbench.play.result_page import ResultPage
from workbench.play.reveal import Reveal
from workbench.play.table_banner import TableBanner
from workbench.play.why.bubble import announce
from workbench.table.game_table import GameTable
from workbench.widgets.dock_front import Guest, bring_to_front

_RIGHT_TABS = (
    "hint",
    "rules",
    "graph",
    "notes",
    "survey",
    "usability",
    "matches",
    "position",
    "heat",
)
COVERED: Final = (  # what makes no sense, or would show secrets, while the curtain is down
    *("what_here", "hint", "outlook", "name_variation", "all_bots", "me_against_bots", "curtain"),
    *("look_back", "look_on", "look_round_back", "look_round_on", "replay", "play_from_sight"),
    *("step", "play", "end"),
)
FORM_LETTERS: Final = 49  # letters: width in which the form for positions has two columns
_LEFT = Qt.DockWidgetArea.LeftDockWidgetArea
_RIGHT = Qt.DockWidgetArea.RightDockWidgetArea


class Parts(QObject):
    """The parts of one table, wired to each other.

    Args:
        window: Gets the docks.
        table: The game.
        board: Where it is drawn.
        bots: Names of the bots, the usual one first.
        secret: Widgets that show what some seats must not see.
        folder: Where matches are kept.

    Signals:
        failed: What went wrong, in words.
        said: A hint.
        enabled_changed: `enabled` or `checked` may give other answers now.
        edit_wanted: Id of a rule or name of a parameter to open in the rules editor.
        rematch_wanted: Seed and deciders of another game.
        opened: A MatchTable that was chosen, to be put on the table.
    """

    failed = Signal(str)
    said = Signal(str)
    enabled_changed = Signal()
    edit_wanted = Signal(str)
    rematch_wanted = Signal(object, object)
    opened = Signal(object)

    def __init__(
        self,
        window: QMainWindow,
        table: GameTable,
        board: BoardPanel,
        bots: Sequence[str],
        secret: Sequence[QWidget],
        folder: Path,
    ) -> None:
        super().__init__(window)
        self.table = table
        self.board = board
        self.memory = Memory(table, folder, self)
        self.hands = Hands(table, board, self)
        self.legal = MoveList(self.hands)
        self.fence = FenceBanner(table)
        self.edit = EditPosition(table, board, self)
        self.edit.files.here = lambda: self.memory.keeper.here
        hidden = (*secret, self.legal, self.memory.timeline, self.memory.tree)
        self.advice = Advice(table, board, bots, hidden, self)
        self.banner = TableBanner(table, self._seat_name, self._bot_title, self)
        self.reveal = Reveal(table, self.banner, self)
        self.clock = SandTimer(table, self.advice.curtain, board.head, self.banner)
        self.advice.seats.guard = self.reveal.first
        self.heat = TableHeat(table, board, self)
        self.result = ResultPage(table, board, self._bot_title)
        table.steps.hands_over = lambda: self.advice.curtain.hands_over
        self.banner.banner.next = board.view
        board.add_strip(self.banner.banner)
        board.add_strip(self.fence, over=True)
        board.add_foot(self.memory.timeline)
        self.docks = self._docks(window)
        self._form = Guest(self.docks["position"], FORM_LETTERS)
        self._wire()

    def _docks(self, window: QMainWindow) -> dict[str, QDockWidget]:
        """Docks by name; most share their place as tabs, and some wait until they are wanted."""
        titles = self.memory.titles()
        wanted = {
            "seats": (self.tr("Seats"), self.advice.seats, _RIGHT),
            "hint": (self.tr("Hint"), self.advice.hint, _RIGHT),
            "rules": (self.tr("Rules"), self.advice.rules, _RIGHT),
            "legal": (self.tr("Legal moves"), self.legal, _LEFT),
            "position": (self.tr("Edit position"), self.edit.form, _RIGHT),
            "heat": (self.tr("Heat map"), self.heat.panel, _RIGHT),
        }
        wanted |= {
            key: (titles[key], panel, _LEFT if key == "variations" else _RIGHT)
            for key, panel in self.memory.panels.items()
        }
        docks = {}
        for name, (title, panel, area) in wanted.items():
            dock = QDockWidget(title, window)
            dock.setObjectName(name)
            panel.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
            dock.setWidget(panel if name in {"hint", "rules"} else _scrolled(panel))
            window.addDockWidget(area, dock)
            docks[name] = dock
        for name in ("position", "survey", "usability", "matches", "heat"):
            docks[name].hide()
        return docks

    def arrange(self, moves: QDockWidget) -> None:
        """Let docks share their places as tabs, the most used ones in front."""
        window = moves.parentWidget()
        if not isinstance(window, QMainWindow):
            return
        for name in ("legal", "variations"):
            window.tabifyDockWidget(moves, self.docks[name])
        first = self.docks["seats"]
        for name in _RIGHT_TABS:
            window.tabifyDockWidget(first, self.docks[name])
        moves.raise_()
        first.raise_()

    def _wire(self) -> None:
        for part in (self.memory, self.advice, self.edit):
            part.failed.connect(self.failed)
            part.enabled_changed.connect(self.enabled_changed)
        self.hands.changed.connect(self.enabled_changed)
        self.heat.enabled_changed.connect(self.enabled_changed)
        self.reveal.asked.connect(self.enabled_changed)
        self.fence.policy_changed.connect(lambda _: self.enabled_changed.emit())
        self.edit.said.connect(self.said)
        self.edit.active_changed.connect(self._follow_edit)
        self.advice.rule_wanted.connect(lambda _: self.show_panel("rules"))
        self.advice.edit_wanted.connect(self.edit_wanted)
        self.advice.seats.redealt.connect(self._tell_redealt)
        self.advice.rematch_wanted.connect(self.rematch_wanted)
        self.advice.hint.move_shown.connect(self._show_move)
        self.advice.follow_place(lambda: self.hands.at)
        self.advice.bubble.taken = lambda: self.hands.sight.card.room
        self.hands.changed.connect(self.advice.bubble.make_room)
        self.table.viewer_changed.connect(self.legal.filter.clear)
        self.advice.curtain.sheets[0].shown.connect(self.board.view.setFocus)
        self.advice.curtain.fell.connect(lambda down: None if down else self.banner.tell(""))
        for signal in (self.advice.curtain.fell, self.fence.changed, self.banner.followed):
            signal.connect(self._tell_on_curtain)
        self.table.steps.told.connect(partial(announce, self.board.view))
        self.memory.panel_wanted.connect(self.show_panel)
        self.memory.opened.connect(self.opened)
        self.edit.files.opened.connect(self.opened)
        self.banner.resumed.connect(self.memory.archive.open)
        self.banner.panel_wanted.connect(self.show_panel)
        self.banner.rematch_wanted.connect(self.advice.seats.play_again)
        self.banner.result_wanted.connect(self.result.show_result)
        self.result.rematch_wanted.connect(self.advice.seats.play_again)
        self.result.survey_wanted.connect(lambda: self.show_panel("survey"))
        self.result.play_on_wanted.connect(self._play_on)
        self.banner.seat_wanted.connect(self.advice.seats.me_against_bots)

    def _tell_on_curtain(self, *_: object) -> None:
        """What waits for an answer stands on the curtain while that covers it."""
        curtain = self.advice.curtain
        text, choices = self.fence.asked if self.fence.asked[0] else self.banner.urgent
        curtain.sheets[0].tell(*((text, choices) if curtain.down else ("", ())))

    def _tell_redealt(self, seed: int) -> None:
        said = self.tr("All of that deal was in sight, so you get another one: seed {}.")
        self.banner.tell_next(said.format(seed))

    def show_panel(self, name: str) -> None:
        """Bring a dock to the front, without taking the keyboard."""
        dock = self.docks.get(name)
        if dock is not None:
            bring_to_front(dock)

    def slots(self) -> Mapping[str, Callable[[], object]]:
        """What is done for each key of the tables of these parts."""
        found: dict[str, Callable[[], object]] = {}
        first = (self.hands, self.legal, self.advice, self.memory, self.edit)
        for part in (*first, self.fence, self.heat):
            found |= part.slots()
        return found | {"edit_position": self._toggle_edit, "curtain": self._toggle_curtain}

    def enabled(self) -> Mapping[str, bool]:
        """Which actions make sense now."""
        found: dict[str, bool] = {}
        for part in (self.hands, self.legal, self.advice, self.memory, self.edit, self.fence):
            found |= part.enabled()
        return found | (dict.fromkeys(COVERED, False) if self.advice.curtain.down else {})

    def checked(self) -> Mapping[str, bool]:
        """Which actions show a tick now."""
        found: dict[str, bool] = {}
        for part in (self.hands, self.advice, self.memory, self.edit, self.fence, self.heat):
            found |= part.checked()
        return found

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        parts = (self.hands, self.legal, self.fence, self.advice, self.memory, self.edit)
        for part in (*parts, self.result, self.heat):
            part.set_theme(theme)

    def stop(self) -> None:
        """End all threads and close the match's file."""
        for part in (self.hands, self.advice, self.memory, self.heat):
            part.stop()

    def _seat_name(self, seat: int) -> str:
        names = self.table.match.seat_titles if self.table.match is not None else ()
        return names[seat] if 0 <= seat < len(names) else ""

    def _play_on(self, times: int) -> None:
        """Play the position in sight on so many times, in the panel that shows what comes of it."""
        self.show_panel("hint")
        self.advice.hint.play_on(times)

    def _toggle_edit(self) -> None:
        """Begin to edit the position, which shows all of it, or drop the edit."""
        if self.edit.active:
            self.edit.cancel()
        else:
            self.reveal.first(self.edit.begin)

    def _toggle_curtain(self) -> None:
        curtain = self.advice.curtain
        if curtain.on:
            self.reveal.first(lambda: self._use_curtain(on=False))
        else:
            self._use_curtain(on=True)

    def _use_curtain(self, *, on: bool) -> None:
        self.advice.curtain.use(on)
        self.enabled_changed.emit()

    def _show_move(self, code: int) -> None:
        self.hands.look(code if code >= 0 else None)

    def _follow_edit(self, active: bool) -> None:
        """While the position is edited nobody moves."""
        if active:
            self._form.come()
        else:
            self._form.go()
        self.advice.here.active = not active
        self.hands.resting = active
        self.banner.rest(active)
        self.clock.rest(active)
        self.hands.refresh()
        self.enabled_changed.emit()

    def _bot_title(self, bot: str) -> str:
        match = self.table.match
        return bot_title(bot, match.scenario.game if match is not None else None)


def _scrolled(panel: QWidget) -> QScrollArea:
    area = QScrollArea(widgetResizable=True)
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setWidget(panel)
    return area
