"""The table: a board in the middle, cards, moves and scores around it, one toolbar."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QByteArray, Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QTabBar, QWidget

from engine.errors import OikistError
from engine.picture import Picture, SeatStyle
from workbench.actions import Actions
from workbench.documents.game_table import GameTable
from workbench.icons import icon
from workbench.jobs.contract import Engine, Table
from workbench.jobs.match_table import MatchTable
from workbench.jobs.threads import PrepareJob
from workbench.modes.play_bar import SPEEDS, PlayBar
from workbench.modes.play_docks import Docks
from workbench.modes.play_parts import Parts
from workbench.panels.board import BoardPanel
from workbench.panels.cards import CardsPanel
from workbench.panels.moves import MovesPanel
from workbench.panels.scores import ScoresPanel
from workbench.theme import LIGHT, Theme

LAYOUT_VERSION: Final = 3  # rises whenever a dock is renamed, added or taken away
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
        hovered, zoomed: For the status bar.
        enabled_changed: `enabled` may give other answers now.
        prepared: The rules of the scenario are ready; scenario and seat styles.
        variant_wanted: Key of another variant, chosen in the toolbar.
        said: A hint.
        edit_wanted: Id of a rule or name of a parameter to open in the rules editor.
    """

    failed = Signal(str)
    hovered = Signal(str)
    zoomed = Signal(float)
    enabled_changed = Signal()
    prepared = Signal(object, object)
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
        self._preparing: list[PrepareJob] = []
        self.picture: Picture | None = None  # what is in sight
        self._shared_out = False
        self.table = GameTable(self)
        self.board = BoardPanel()
        self.cards = CardsPanel()
        self.scores = ScoresPanel()
        self.moves = MovesPanel(self.table)
        self.bar = PlayBar(actions, engine.bots())
        self.addToolBar(self.bar)
        self.setCentralWidget(self.board)
        self.docks = Docks(self, self.cards, self.moves, self.scores)
        self.parts = Parts(self, self.table, self.board, engine.bots(), (self.cards,), folder)
        self.parts.arrange(self.docks["moves"])
        self._wire()
        self._plain_layout = self.saveState(LAYOUT_VERSION)

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
        found |= dict.fromkeys(("step", "play", "end"), not table.over)
        found["take_back"] = len(table.history) > 0
        found["back_to_now"] = table.looking_back
        found["forward"] = table.match is not None and bool(table.match.node.children)
        return {**found, **self.parts.enabled()}

    def checked(self) -> Mapping[str, bool]:
        """Which actions show a tick now."""
        return self.parts.checked()

    def dock_widgets(self) -> Sequence[QDockWidget]:
        """All docks, for the menu that shows and hides them."""
        return [*self.docks, *self.parts.docks.values()]

    def layout_state(self) -> QByteArray:
        """The layout of the docks; empty before it has ever been seen."""
        return self.saveState(LAYOUT_VERSION) if self._shared_out else QByteArray()

    def use_layout(self, state: QByteArray) -> None:
        """Take over a layout."""
        if not state.isEmpty() and self.restoreState(state, LAYOUT_VERSION):
            self._shared_out = True

    def reset_layout(self) -> None:
        """Put every panel back to its place."""
        self.restoreState(self._plain_layout, LAYOUT_VERSION)
        self.docks.share_out()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.theme = theme
        for part in (self.board, self.cards, self.scores, self.moves, self.parts):
            part.set_theme(theme)
        self._show_running(self.table.running)

    def stop_playing(self) -> None:
        """Let no bot move any more."""
        self.table.pause()

    def stop(self) -> None:
        """Stop all work and wait until it has ended."""
        self.parts.stop()
        self.table.stop()
        for job in self._preparing:
            job.requestInterruption()
            job.wait()

    # The game.

    @property
    def styles(self) -> tuple[SeatStyle, ...]:
        """Looks of the seats; empty before the rules are ready."""
        return self._styles

    def show_scenario(self, scenario: Any) -> None:
        """Show the bare board at once, and get the rules ready in the background."""
        self.table.close()
        self.scenario = scenario
        self._styles = ()
        self.bar.show_variant(self.engine.key_of(scenario), self.engine.title_of(scenario))
        self.board.show_note(self.engine.note_of(scenario))
        self._show_picture(self.engine.empty_picture(scenario))
        self.board.show_work(self.tr("Preparing the rules (first start only)…"))
        self.enabled_changed.emit()
        job = PrepareJob(self.engine, scenario, self)
        job.prepared.connect(self._begin)
        job.failed.connect(self._say_unprepared)
        job.finished.connect(self._forget_job)
        self._preparing.append(job)
        job.start()

    def new_game(self) -> None:
        """Start another game of the same variant, with the seed in the toolbar."""
        if self.scenario is None:
            return
        try:
            table = self.engine.start(self.scenario, self.bar.seed.value())
        except OikistError as error:
            self.failed.emit(str(error))
            return
        self._open(table)

    def _open(self, table: Table) -> None:
        """Put a new game on the table; people keep their seats."""
        old = self.table.match
        self.table.open(table)
        self.table.use_bot(str(self.bar.bots.currentData()))
        match = table.match
        if old is not None and match is not None and len(old.seats) == len(match.seats):
            for seat, who in enumerate(old.seats):
                self.table.set_seat(seat, who)

    def _rematch(self, seed: int, seats: Sequence[str]) -> None:
        """The same luck with other deciders."""
        if self.scenario is None:
            return
        self.bar.seed.setValue(seed)
        self.table.open(self.engine.start(self.scenario, seed))
        self.parts.advice.seats.give(seats)

    def open_match(self, table: MatchTable) -> None:
        """Put a match that was kept on the table, with the rules that it was played by."""
        scenario = self.scenario = table.match.scenario
        self.bar.show_variant(self.engine.key_of(scenario), self.engine.title_of(scenario))
        self.board.show_work("")
        self.table.open(table)
        self.prepared.emit(scenario, self._styles)

    def showEvent(self, event: QShowEvent) -> None:
        """Give the keyboard to the board."""
        super().showEvent(event)
        self.board.view.setFocus()
        QTimer.singleShot(0, self, self._keep_tab_names)
        if not self._shared_out:
            self._shared_out = True
            QTimer.singleShot(0, self, self.docks.share_out)

    def _keep_tab_names(self) -> None:
        """Tabs of docks scroll rather than shrink to their first letters."""
        for bar in self.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
            bar.setElideMode(Qt.TextElideMode.ElideNone)
            bar.setUsesScrollButtons(True)

    def _begin(self) -> None:
        """The rules are ready: deal."""
        job = self.sender()
        if not isinstance(job, PrepareJob) or job.scenario is not self.scenario:
            return  # another variant has been chosen meanwhile
        self.board.show_work("")
        self.new_game()
        self.prepared.emit(self.scenario, self._styles)
        self.enabled_changed.emit()
        QTimer.singleShot(0, self, self.docks.share_out)

    def _say_unprepared(self, said: str) -> None:
        self.board.show_work("")
        self.failed.emit(said)

    def _forget_job(self) -> None:
        job = self.sender()
        if isinstance(job, PrepareJob) and job in self._preparing:
            self._preparing.remove(job)
            job.deleteLater()

    def _show_picture(self, picture: Picture) -> None:
        self.picture = picture
        self.board.show_picture(picture)
        self.board.show_past(self.table.ply, len(self.table.history))
        self.cards.show_picture(picture)
        self.scores.show_picture(picture)
        self._styles = picture.styles or self._styles
        self.moves.set_styles(self._styles)
        self.moves.mark()
        self.enabled_changed.emit()

    def _follow_history(self) -> None:
        self.moves.follow()
        said = self.tr("Move {} · seed {}").format(len(self.table.history), self.table.seed)
        self.board.progress.setText(said if self.table.is_open else "")

    def _show_running(self, running: bool) -> None:
        self._acts["play"].setIcon(icon("pause" if running else "play", self.theme))
        self._acts["play"].setText(self.tr("&Pause") if running else self.tr("&Play"))
        self.enabled_changed.emit()

    def _toggle_play(self) -> None:
        if self.table.running:
            self.table.pause()
        else:
            self.table.play()

    def _wire(self) -> None:
        self.table.history_changed.connect(self._follow_history)
        self.table.position_changed.connect(self._show_picture)
        self.table.running_changed.connect(self._show_running)
        self.table.failed.connect(self.failed)
        self.moves.move_chosen.connect(self.table.look_at)
        self.board.newest_wanted.connect(self.table.look_at_newest)
        self.board.view.hovered.connect(self.hovered)
        self.board.view.zoomed.connect(self.zoomed)
        self.bar.variant_chosen.connect(self.variant_wanted)
        self.parts.failed.connect(self.failed)
        self.parts.said.connect(self.said)
        self.parts.enabled_changed.connect(self.enabled_changed)
        self.parts.edit_wanted.connect(self.edit_wanted)
        self.parts.rematch_wanted.connect(self._rematch)
        self.parts.opened.connect(self.open_match)
        self.parts.edit.picture_changed.connect(self.cards.show_picture)
        self.parts.edit.picture_changed.connect(self.scores.show_picture)
        self.bar.bot_chosen.connect(self._use_bot)
        self.bar.speed_chosen.connect(self.table.set_speed)
        self.bar.set_variants(self.engine.variants())
        self._use_bot(str(self.bar.bots.currentData()))
        self.table.set_speed(SPEEDS[self.bar.speed.value()])

    def _use_bot(self, bot: str) -> None:
        self.table.use_bot(bot)
