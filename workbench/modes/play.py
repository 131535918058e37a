"""The table: a board in the middle, cards, moves and scores around it, one toolbar."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QByteArray, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from engine.errors import OikistError
from engine.picture import Picture, SeatStyle
from workbench.commands.actions import Actions
from workbench.jobs.contract import Engine
from workbench.jobs.match_table import MatchTable
from workbench.jobs.preparing import PrepareRequest
from workbench.jobs.slot import JobSlot
from workbench.look.icons import icon
from workbench.look.theme import LIGHT, Theme
from workbench.modes.off_keys import OffKeys
from workbench.modes.play_bar import PlayBar
from workbench.modes.play_docks import SMALL, TINY, WIDE, Docks
from workbench.modes.play_parts import Parts
from workbench.modes.play_reasons import PlayReasons
from workbench.panels.board import BoardPanel
from workbench.panels.cards import CardsPanel
from workbench.panels.moves import MovesPanel
from workbench.panels.scores import ScoresPanel
from workbench.panels.summary import SummaryBar
from workbench.play.archive.offered import offer_of
from workbench.play.deals import seed_after
from workbench.session import Session
from workbench.table.game_table import GameTable
from workbench.widgets.dock_tabs import DockTabs

_ZOOM_STEP: Final = 1.25
_NEEDS_GAME: Final = ("new_game", "take_back", "step", "play", "end", "back_to_now")


class PlayMode(QMainWindow):
    """One game of one scenario.

    Args:
        engine: What everything comes from.
        actions: The window's table.
        folder: Where matches are kept.

    Signals:
        failed: What went wrong, in words.
        hovered, counted, zoomed: For the status bar.
        enabled_changed: `enabled` may give other answers now.
        scenario_changed: A match that was opened brought its own scenario.
        variant_wanted: Key of another variant, chosen in the toolbar.
        said: A hint.
        edit_wanted: Id of a rule or name of a parameter to open in the rules editor.
    """

    LAYOUTS = (WIDE, SMALL, TINY)
    failed = Signal(str)
    hovered = Signal(str)
    zoomed = Signal(float)
    counted = Signal(str)
    enabled_changed = Signal()
    scenario_changed = Signal(object)
    variant_wanted = Signal(str)
    said = Signal(str)
    edit_wanted = Signal(str)

    def __init__(
        self, engine: Engine, actions: Actions, folder: Path, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowFlags(Qt.WindowType.Widget)
        self.setObjectName("play_mode")
        self.engine = engine
        self.scenario: Any = None
        self.theme: Theme = LIGHT
        self._acts = actions
        self._styles: tuple[SeatStyle, ...] = ()
        self._preparing = JobSlot(self)
        self.picture: Picture | None = None  # what is in sight
        self.table = GameTable(self)
        self.board = BoardPanel()
        self.cards = CardsPanel()
        self.scores = ScoresPanel()
        self.moves = MovesPanel(self.table)
        self.summary = SummaryBar()
        self._deciders: tuple[str, ...] = ()  # who decided last, by seat
        self._frozen: dict[str, Any] = {}
        self.bar = PlayBar(actions)
        self.addToolBar(self.bar)
        self.bar.add_head(self.board.head)
        self.setCentralWidget(self.board)
        DockTabs(self)
        self.docks = Docks(self, self.cards, self.moves, self.scores)
        self.parts = Parts(self, self.table, self.board, engine.bots(), (self.cards,), folder)
        self.parts.arrange(self.docks["moves"])
        self.board.add_foot(self.summary)
        self._reasons = PlayReasons(self.table, self.parts, self.enabled)
        self._wire()
        self.docks.settle(self.parts.docks)

    # What the window asks of a mode.

    def slots(self) -> Mapping[str, Callable[[], object]]:
        """What this mode does for each key of the table of actions."""
        view = self.board.view
        return {
            **self.parts.slots(),
            "new_game": self.new_game,
            "take_back": self.table.take_back,
            "forward": self.table.forward,
            "step": self.table.step,
            "play": self._toggle_play,
            "end": self.table.to_the_end,
            "back_to_now": self.table.look_at_newest,
            "hide_docks": self.docks.toggle,
            "play_fit": view.fit,
            "play_full_size": lambda: view.zoom_to(1.0),
            "play_zoom_in": lambda: view.zoom_to(view.zoom * _ZOOM_STEP),
            "play_zoom_out": lambda: view.zoom_to(view.zoom / _ZOOM_STEP),
            "play_names": lambda: self.board.scene.show_names(self._acts["play_names"].isChecked()),
        }

    def enabled(self) -> Mapping[str, bool]:
        """Which actions make sense now."""
        table = self.table
        found = dict.fromkeys(_NEEDS_GAME, table.is_open)
        going = not self.parts.edit.active and (not table.over or table.looking_back)
        found |= dict.fromkeys(("step", "play", "end"), going)
        last = table.match.last_decision(table.viewer) if table.match is not None else True
        found["take_back"] = len(table.history) > 0 and last is not None
        found["back_to_now"] = table.looking_back
        found["forward"] = table.match is not None and bool(table.match.node.children)
        return {**found, **self.parts.enabled()}

    def reasons(self) -> Mapping[str, str]:
        """Why actions that are off are so, in words."""
        return self._reasons.now()

    def checked(self) -> Mapping[str, bool]:
        """Which actions show a tick now."""
        return self.parts.checked()

    def dock_widgets(self) -> Sequence[QDockWidget]:
        """All docks, for the menu that shows and hides them."""
        return [*self.docks, *self.parts.docks.values()]

    def layouts(self) -> Mapping[str, QByteArray]:
        """The layout of the docks by the key that it is remembered under."""
        return self.docks.layouts()

    def use_layouts(self, states: Mapping[str, QByteArray]) -> None:
        """Take over what `layouts` gave."""
        self.docks.use_layouts(states)

    def reset_layout(self) -> None:
        """Put every panel back to its place."""
        self.docks.reset()
        self._sum_up()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.theme = theme
        for part in (self.board, self.cards, self.scores, self.moves, self.summary, self.parts):
            part.set_theme(theme)
        self._show_running(self.table.running)

    def stop(self) -> None:
        """Stop all work and wait until it has ended."""
        self.parts.stop()
        self.table.pause()
        self._preparing.abandon()

    # The game.

    @property
    def styles(self) -> tuple[SeatStyle, ...]:
        """Looks of the seats; empty before the rules are ready."""
        return self._styles

    @property
    def preparing(self) -> bool:
        """Whether rules are being compiled or loaded; a game may be on the table already."""
        return self._preparing.running

    def show_scenario(self, scenario: Any) -> None:
        """Show the bare board at once, and get the rules ready in the background."""
        self.table.close()
        self._take(scenario)
        self._styles = ()
        self.board.show_note(self.engine.note_of(scenario))
        self._show_picture(self.engine.empty_picture(scenario))
        self.board.show_work(self.tr("Preparing the rules…"))
        self.enabled_changed.emit()
        self._preparing.start(PrepareRequest(self.engine, scenario))

    def new_game(self) -> None:
        """Start another game of the same variant, with the seed in the toolbar or the next one."""
        if self.scenario is None:
            return
        self._start(self.bar.take_seed(), self._deciders)

    def _start(self, seed: int, deciders: Sequence[str]) -> None:
        try:
            table = self.engine.start(self.scenario, seed, deciders)
        except OikistError as error:
            self.failed.emit(str(error))
            return
        self.table.open(table)
        changed = self.engine.changed_file(self.scenario)
        if changed:
            said = self.tr("{} has changed: start Oikist again to play with the change.")
            self.failed.emit(said.format(changed))

    def _rematch(self, seed: int, seats: Sequence[str]) -> None:
        """The same luck with other deciders."""
        if self.scenario is not None:
            self.bar.seed.setValue(seed)
            self._start(self.bar.take_seed(), seats)

    def open_match(self, table: MatchTable) -> None:
        """Put a match that was kept on the table, with the rules that it was played by."""
        self._take(table.match.scenario)
        self.board.show_work("")
        self.table.open(table, at_rest=True)
        self.scenario_changed.emit(self.scenario)

    def _take(self, scenario: Any) -> None:
        """Another scenario is the one on the table."""
        self.scenario = scenario
        self._frozen = self.engine.freeze(scenario)
        self.show_holding(self.engine.title_of(scenario), "")

    def show_holding(self, title: str, tip: str) -> None:
        """Name what is on the table.

        Args:
            title: With what was changed in it.
            tip: With all that was changed.
        """
        self.bar.show_variant(self.engine.key_of(self.scenario), title, tip)

    # From one day to the next.

    def session(self) -> dict[str, Any]:
        """What is to be found here the next time; see `workbench.session.Session`."""
        return {
            "table": self._frozen,
            "seats": self._deciders,
            "called": self.parts.advice.seats.called,
            "speed": self.bar.chosen_speed(),
            "seed": self.bar.seed.value(),
            "match": str(self.parts.memory.keeper.path or self.parts.banner.unfinished or ""),
            "positions": self.parts.edit.files.folder,
        }

    def take_up(self, session: Session) -> None:
        """Seats, speed and seed are those of the last time; bots wait for `begin`."""
        self.table.bots.hold()
        self._deciders = session.seats
        self.parts.advice.seats.called = {key: str(name) for key, name in session.called.items()}
        self.parts.edit.files.folder = session.positions
        self.bar.seed.setValue(session.seed)
        if session.speed:
            self.bar.choose_speed(session.speed)

    def offer_match(self, path: Path, *, over: bool = False) -> None:
        """Offer the match that was on the table the last time.

        Args:
            over: It is known to have ended, whatever its file says.
        """
        self.parts.banner.offer(offer_of(path, over=over))

    def begin(self) -> None:
        """All is back from the last time: bots may move, once an offer is answered."""
        if self.parts.banner.offered is None:
            self.table.bots.let_go()

    def take_keyboard(self) -> None:
        """Give the keyboard to the board."""
        self.board.view.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        """Give the keyboard to the board."""
        super().showEvent(event)
        self.parts.memory.facts.go_on()
        self.take_keyboard()
        QTimer.singleShot(0, self, self.docks.settle_sizes)

    def hideEvent(self, event: QHideEvent) -> None:
        """Look into nothing that nobody sees."""
        super().hideEvent(event)
        self.parts.memory.facts.rest()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A small window has other panels in sight than a large one."""
        super().resizeEvent(event)
        self.docks.fit()
        self._sum_up()

    def _sum_up(self) -> None:
        self.bar.use_room(small=self.docks.size != WIDE)
        self.summary.setVisible(self.docks.summed_up)

    def _begin(self) -> None:
        """The rules are ready: deal."""
        self.board.show_work("")
        self.new_game()
        self.enabled_changed.emit()
        QTimer.singleShot(0, self, self.docks.settle_sizes)

    def _say_unprepared(self, said: str) -> None:
        self.board.show_work("")
        self.failed.emit(said)

    def _set_scene(self) -> None:
        """Map and looks of what is on the table, or will be."""
        match = self.table.match
        scenario = self.scenario if match is None else match.scenario
        scenery = self.engine.scenery_of(scenario)
        self.board.set_scenery(scenery)
        self.cards.looks = self.summary.looks = scenery.looks

    def _show_picture(self, picture: Picture) -> None:
        self.picture = picture
        self._set_scene()
        for part in (self.board, self.cards, self.scores, self.summary):
            part.show_picture(picture)
        self._styles = picture.styles or self._styles
        self.moves.set_styles(self._styles)
        self.moves.mark()
        self.enabled_changed.emit()

    def _follow_history(self) -> None:
        self.moves.follow()
        said = self.tr("Move {} · seed {}").format(len(self.table.history), self.table.seed)
        self.counted.emit(said if self.table.is_open else "")

    def _show_running(self, running: bool) -> None:
        self._acts["play"].setIcon(icon("pause" if running else "play", self.theme))
        self._acts["play"].setText(self.tr("&Pause") if running else self.tr("&Play"))
        self.enabled_changed.emit()

    def _toggle_play(self) -> None:
        (self.table.pause if self.table.running else self.table.play)()

    def _wire(self) -> None:
        self._preparing.progressed.connect(self._begin)
        self._preparing.failed.connect(self._say_unprepared)
        self.table.history_changed.connect(self._follow_history)
        self.table.viewer_changed.connect(self.moves.follow)
        self.table.position_changed.connect(self._show_picture)
        self.table.running_changed.connect(self._show_running)
        self.table.failed.connect(self.failed)
        self.moves.move_chosen.connect(self.table.look_at)
        self.moves.play_on_wanted.connect(self._play_on_from)
        self.moves.note_wanted.connect(self._write_note_to)
        self.table.seats_changed.connect(self._keep_deciders)
        self.board.view.hovered.connect(self.hovered)
        self.board.view.zoomed.connect(self.zoomed)
        self.bar.variant_chosen.connect(self.variant_wanted)
        self.parts.failed.connect(self.failed)
        for speaker in (self.parts, OffKeys(self, self._acts, "play")):
            speaker.said.connect(self.said)
        self.parts.enabled_changed.connect(self.enabled_changed)
        self.parts.edit_wanted.connect(self.edit_wanted)
        self.parts.rematch_wanted.connect(self._rematch)
        self.parts.opened.connect(self.open_match)
        self.cards.touched.connect(self.parts.hands.click)
        self.parts.edit.picture_changed.connect(self.cards.show_picture)
        self.parts.edit.picture_changed.connect(self.scores.show_picture)
        self.parts.edit.picture_changed.connect(self.summary.show_picture)
        for dock in self.docks:
            dock.visibilityChanged.connect(lambda _: self._sum_up())
        self.bar.speed_chosen.connect(self.table.set_speed)
        self.bar.set_variants(self.engine.variants())
        self.bar.hold_play(self.tr("&Pause"), self.tr("&Play"))
        self.table.use_bot(self.engine.bots()[0])
        self.table.set_speed(self.bar.chosen_speed())

    def _play_on_from(self, ply: int) -> None:
        """Put an earlier position on the table; bots answer where people play."""
        self.table.look_at(ply)
        if self.table.play_from_sight() and self.table.has_people:
            self.table.play()

    def _write_note_to(self, ply: int) -> None:
        self.table.look_at(ply)
        self.parts.slots()["write_note"]()

    def _keep_deciders(self) -> None:
        match = self.table.match
        if match is not None:
            self._deciders = match.sitters
            self.bar.expect_seed(lambda last: seed_after(match, last, self._deciders))
