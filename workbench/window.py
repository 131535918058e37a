"""The main window: board in the middle, panels around it, one toolbar."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QByteArray, QTimer
from PySide6.QtGui import QCloseEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QMainWindow,
    QMessageBox,
)

from engine import __version__
from engine.errors import OikistError
from engine.picture import Picture, SeatStyle
from workbench.actions import Actions
from workbench.documents.game_table import GameTable
from workbench.icons import icon, program_icon
from workbench.jobs.contract import Engine
from workbench.jobs.threads import PrepareJob
from workbench.layout import Docks, add_menus
from workbench.panels.batch import BatchPanel
from workbench.panels.board import BoardPanel
from workbench.panels.cards import CardsPanel
from workbench.panels.moves import MovesPanel
from workbench.panels.scores import ScoresPanel
from workbench.settings import LAYOUT_VERSION, Settings
from workbench.theme import LIGHT, Theme, apply_theme, current_theme
from workbench.toolbar import SPEEDS, PlayBar

_SIZE: Final = (1440, 900)
_MESSAGE: Final = 6000  # milliseconds that a message stays in the status bar
_NEEDS_GAME: Final = ("new_game", "take_back", "step", "play", "end", "run_batch", "back_to_now")


class MainWindow(QMainWindow):
    """Wires table, board, panels and jobs to each other.

    Args:
        engine: What everything comes from.
        settings: What is remembered between two starts.
    """

    def __init__(self, engine: Engine, settings: Settings) -> None:
        super().__init__()
        self.setObjectName("oikist")
        self.setWindowTitle("Oikist")
        self.setWindowIcon(program_icon())
        self.resize(*_SIZE)
        self.engine = engine
        self.settings = settings
        self.theme: Theme = LIGHT
        self._scenario: Any = None
        self._styles: tuple[SeatStyle, ...] = ()
        self._preparing: list[PrepareJob] = []
        self._layout_known = not settings.bytes_of("layout").isEmpty()
        self.acts = Actions(self)
        self.table = GameTable(self)
        self.board = BoardPanel()
        self.cards = CardsPanel()
        self.scores = ScoresPanel()
        self.moves = MovesPanel(self.table)
        self.batch = BatchPanel(engine)
        self.bar = PlayBar(self.acts, engine.bots())
        self.addToolBar(self.bar)
        self.setCentralWidget(self.board)
        self.docks = Docks(self, self.cards, self.moves, self.scores, self.batch)
        self._hover = QLabel()
        self._zoom = QLabel()
        self._variant = QLabel()
        self._add_status()
        add_menus(self, self.acts, self.docks)
        self._wire()
        self._plain_layout = self.saveState(LAYOUT_VERSION)
        self._restore_layout()
        self.use_theme(settings.theme)
        self._show_enabled()

    def open_variant(self, variant: str) -> bool:
        """Put a variant on the table; False, and a message box, if it cannot be played."""
        try:
            scenario = self.engine.load(variant)
        except OikistError as error:
            self.report(str(error))
            self.bar.show_variant(self._key(), self._title())
            return False
        self.show_scenario(scenario)
        return True

    def show_scenario(self, scenario: Any) -> None:
        """Show the bare board at once, and get the rules ready in the background."""
        self.table.close()
        self.batch.set_scenario(None, ())
        self._scenario = scenario
        self._styles = ()
        self.bar.show_variant(self._key(), self._title())
        self._variant.setText(self._title())
        self.board.show_note(self.engine.note_of(scenario))
        self.setWindowTitle(self.tr("{} – Oikist").format(self._title()))
        self._show_picture(self.engine.empty_picture(scenario))
        self.board.show_work(self.tr("Preparing the rules (first start only)…"))
        self._show_enabled()
        job = PrepareJob(self.engine, scenario, self)
        job.prepared.connect(self._begin)
        job.failed.connect(self._say_unprepared)
        job.finished.connect(self._forget_job)
        self._preparing.append(job)
        job.start()

    def new_game(self) -> None:
        """Start another game of the same variant, with the seed in the toolbar."""
        if self._scenario is None:
            return
        try:
            table = self.engine.start(self._scenario, self.bar.seed.value())
        except OikistError as error:
            self.report(str(error))
            return
        self.table.open(table)

    def use_theme(self, choice: str) -> None:
        """Colours: "system", "light" or "dark"."""
        app = QApplication.instance()
        self.theme = (
            apply_theme(app, choice) if isinstance(app, QApplication) else current_theme(choice)
        )
        self.settings.theme = choice
        self.acts[choice].setChecked(True)
        self.acts.set_theme(self.theme)
        for part in (self.board, self.cards, self.scores, self.moves, self.batch):
            part.set_theme(self.theme)
        self._show_running(self.table.running)

    def report(self, said: str) -> None:
        """Tell what went wrong, in a box that can be closed."""
        QMessageBox.warning(self, self.tr("Oikist"), said)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop all work, remember the layout, then close."""
        self.table.pause()
        self.batch.stop()
        self.settings.save_bytes("geometry", self.saveGeometry())
        if self._layout_known:  # before that the panels have no sizes worth keeping
            self.settings.save_bytes("layout", self.saveState(LAYOUT_VERSION))
        self.hide()  # compiling cannot be stopped; nobody has to watch it end
        for job in self._preparing:
            job.requestInterruption()
            job.wait()
        super().closeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Give the keyboard to the board."""
        super().showEvent(event)
        self.board.view.setFocus()
        if not self._layout_known:
            QTimer.singleShot(0, self, self.docks.share_out)

    def _begin(self) -> None:
        """The rules are ready: deal."""
        job = self.sender()
        if not isinstance(job, PrepareJob) or job.scenario is not self._scenario:
            return  # another variant has been chosen meanwhile
        self.board.show_work("")
        self.new_game()
        self.batch.set_scenario(self._scenario, self._styles)
        self._show_enabled()
        if not self._layout_known:
            self._layout_known = True
            QTimer.singleShot(0, self, self.docks.share_out)

    def _say_unprepared(self, said: str) -> None:
        self.board.show_work("")
        self.report(said)

    def _forget_job(self) -> None:
        job = self.sender()
        if isinstance(job, PrepareJob) and job in self._preparing:
            self._preparing.remove(job)
            job.deleteLater()

    def _show_picture(self, picture: Picture) -> None:
        self.board.show_picture(picture)
        self.board.show_past(self.table.ply, len(self.table.history))
        self.cards.show_picture(picture)
        self.scores.show_picture(picture)
        self._styles = picture.styles or self._styles
        self.moves.set_styles(self._styles)
        self.moves.mark()
        self._show_enabled()

    def _follow_history(self) -> None:
        self.moves.follow()
        said = self.tr("Move {} · seed {}").format(len(self.table.history), self.table.seed)
        self.board.progress.setText(said if self.table.is_open else "")

    def _show_enabled(self) -> None:
        """Switch each action by what makes sense now."""
        table = self.table
        for key in _NEEDS_GAME:
            self.acts[key].setEnabled(table.is_open)
        for key in ("step", "play", "end"):
            self.acts[key].setEnabled(not table.over)
        self.acts["take_back"].setEnabled(len(table.history) > 0)
        self.acts["back_to_now"].setEnabled(table.looking_back)

    def _show_running(self, running: bool) -> None:
        self.acts["play"].setIcon(icon("pause" if running else "play", self.theme))
        self.acts["play"].setText(self.tr("&Pause") if running else self.tr("&Play"))
        self._show_enabled()

    def _toggle_play(self) -> None:
        if self.table.running:
            self.table.pause()
        else:
            self.table.play()

    def _add_status(self) -> None:
        status = self.statusBar()
        status.setSizeGripEnabled(False)
        status.addWidget(self._variant)
        status.addPermanentWidget(self._hover)
        status.addPermanentWidget(self._zoom)

    def _wire(self) -> None:
        slots = {
            "new_game": self.new_game,
            "quit": self.close,
            "take_back": self.table.take_back,
            "step": self.table.step,
            "play": self._toggle_play,
            "end": self.table.to_the_end,
            "back_to_now": self.table.look_at_newest,
            "run_batch": self.batch.toggle,
            "fit": self.board.view.fit,
            "full_size": lambda: self.board.view.zoom_to(1.0),
            "zoom_in": lambda: self.board.view.zoom_to(self.board.view.zoom * 1.25),
            "zoom_out": lambda: self.board.view.zoom_to(self.board.view.zoom / 1.25),
            "system": lambda: self.use_theme("system"),
            "light": lambda: self.use_theme("light"),
            "dark": lambda: self.use_theme("dark"),
            "reset_layout": self._reset_layout,
            "about": self._show_about,
        }
        for key, slot in slots.items():
            self.acts[key].triggered.connect(slot)
        self.acts["names"].toggled.connect(self.board.scene.show_names)
        self.table.history_changed.connect(self._follow_history)
        self.table.position_changed.connect(self._show_picture)
        self.table.running_changed.connect(self._show_running)
        self.table.failed.connect(self.report)
        self.moves.move_chosen.connect(self.table.look_at)
        self.board.newest_wanted.connect(self.table.look_at_newest)
        self.board.view.hovered.connect(self._hover.setText)
        self.board.view.zoomed.connect(lambda zoom: self._zoom.setText(f"{zoom:.0%}"))
        self.batch.failed.connect(self.report)
        self.bar.variant_chosen.connect(self.open_variant)
        self.bar.bot_chosen.connect(self._use_bot)
        self.bar.speed_chosen.connect(self.table.set_speed)
        self.bar.set_variants(self.engine.variants())
        self._use_bot(str(self.bar.bots.currentData()))
        self.table.set_speed(SPEEDS[self.bar.speed.value()])
        QApplication.styleHints().colorSchemeChanged.connect(self._follow_system)

    def _use_bot(self, bot: str) -> None:
        self.table.bot = bot

    def _follow_system(self) -> None:
        if self.settings.theme == "system" and current_theme("system") is not self.theme:
            self.use_theme("system")

    def _reset_layout(self) -> None:
        self.settings.forget_layout()
        self.restoreState(self._plain_layout, LAYOUT_VERSION)
        self.docks.share_out()

    def _restore_layout(self) -> None:
        geometry: QByteArray = self.settings.bytes_of("geometry")
        if not geometry.isEmpty():
            self.restoreGeometry(geometry)
        layout = self.settings.bytes_of("layout")
        if not layout.isEmpty():
            self.restoreState(layout, LAYOUT_VERSION)

    def _show_about(self) -> None:
        said = self.tr(
            "Oikist {}\nA workbench for designers of strategy board games.\n\n"
            "MIT licence. Uses Qt through PySide6 under the LGPL."
        )
        QMessageBox.about(self, self.tr("About Oikist"), said.format(__version__))

    def _key(self) -> str:
        return self.engine.key_of(self._scenario) if self._scenario is not None else ""

    def _title(self) -> str:
        return self.engine.title_of(self._scenario) if self._scenario is not None else ""
