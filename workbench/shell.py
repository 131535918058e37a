"""The main window as its parts know it: modes, actions, files, scenarios, messages, colours."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QMainWindow,
    QMessageBox,
    QStackedWidget,
    QWidget,
)

from engine.errors import OikistError
from workbench.commands.actions import Actions
from workbench.commands.menus import Menus
from workbench.commands.window_keys import WindowKeys
from workbench.documents.shelf import Shelf
from workbench.filing import Filing
from workbench.jobs.contract import Engine
from workbench.jobs.measuring import Measuring
from workbench.lab.work_button import WorkButton
from workbench.language.translator import chosen_language
from workbench.look.icons import program_icon
from workbench.look.theme import LIGHT, Theme, apply_theme, current_theme
from workbench.modes.design import DesignMode
from workbench.modes.lab import LabMode
from workbench.modes.play import PlayMode
from workbench.panels.banner import Banner
from workbench.settings import Settings
from workbench.widgets.layouts import in_column
from workbench.widgets.rail import rail
from workbench.widgets.status import StatusBar

MODES: Final = ("design", "play", "lab")
Mode = DesignMode | PlayMode | LabMode


class Shell(QMainWindow):
    """Everything that the parts of the window ask for; `MainWindow` puts the parts into it.

    Args:
        engine: What plays and simulates.
        settings: What is remembered between two starts.
        state: Folder for journals and recent projects.
        shelf: Documents of the window whose place this one takes; None to begin without.

    Signals:
        mode_changed: Another mode is in front, or the same one once more.
        held_changed: The table or the lab holds another scenario.
        language_wanted: The settings name another language than the one that is spoken here.
    """

    mode_changed = Signal()
    held_changed = Signal()
    language_wanted = Signal()

    def __init__(
        self, engine: Engine, settings: Settings, state: Path, shelf: Shelf | None = None
    ) -> None:
        super().__init__()
        self.setObjectName("oikist")
        self.setWindowTitle("Oikist")
        self.setWindowIcon(program_icon())
        self.engine = engine
        self.settings = settings
        self.language = chosen_language(settings.language)
        self.theme: Theme = LIGHT
        self.problems: list[str] = []  # sentences that were shown, for tests and reports
        self.in_lab: Any = None  # the scenario in the lab
        self.frozen_lab: dict[str, Any] = {}  # the same for the session, where it is another
        self.acts = Actions(self, settings.shortcuts)
        WindowKeys(self.acts, self)
        self.design = DesignMode(self.acts.as_mapping())
        self.play = PlayMode(engine, self.acts, state / "matches")
        self.lab = LabMode(engine)
        self.modes: dict[str, Mode] = {"design": self.design, "play": self.play, "lab": self.lab}
        self.stack = QStackedWidget()
        for page in self.modes.values():
            self.stack.addWidget(page)
        self.banner = Banner()  # what lasts and is about no mode alone
        middle = QWidget()
        in_column(self.banner, (self.stack, 1), on=middle, margins=0, spacing=0)
        self.setCentralWidget(middle)
        self._mode = "play"
        self.status = StatusBar()
        self.batch_button = WorkButton(self.lab.work)
        self.batch_button.clicked.connect(partial(self.use_mode, "lab"))
        self.status.insertPermanentWidget(0, self.batch_button)
        self.setStatusBar(self.status)
        self.rail = rail(self.acts[f"mode_{mode}"] for mode in MODES)
        self.addToolBar(Qt.ToolBarArea.LeftToolBarArea, self.rail)
        self.menus = Menus(self, self.acts, self.docks)
        self.design.measuring = Measuring(
            engine, self.lab.jobs, lambda: self.filing.shelf.recent, self
        )
        self.filing = Filing(self, self.design, state, shelf)

    # Scenarios.

    def show_scenario(self, scenario: Any) -> None:
        """Put a scenario on the table and into the lab."""
        self.show_in_lab(scenario)
        self.frozen_lab = {}
        self.play.show_scenario(scenario)

    def show_in_lab(self, scenario: Any) -> None:
        """Put a scenario into the lab alone."""
        documents = self.engine.documents_of(scenario, self.filing.shelf.documents)
        held = self.engine.holding_of(scenario, documents)
        self.lab.show_scenario(scenario, held.short)  # a question may be asked at once
        self.frozen_lab = self.engine.freeze(scenario)
        self.in_lab = scenario
        self.held_changed.emit()

    def play_this(self) -> bool:
        """Play what is being edited, saved or not; what is on the table if nothing is."""
        if self._mode == "design" and self.design.document is not None:
            scenario = self.edited()
            if scenario is None:
                return False
            self.show_scenario(scenario)
        self.use_mode("play")
        return True

    def simulate_this(self) -> None:
        """Take what is being edited into the lab, else what is on the table."""
        if self._mode in {"design", "lab"} and self.design.document is not None:
            scenario = self.edited()
            if scenario is None:
                return
            self.show_in_lab(scenario)
        elif self._mode == "play" and self.play.scenario is not None:
            self.show_in_lab(self.play.scenario)
        self.use_mode("lab")

    def edited(self) -> Any:
        """The scenario of the document in front; None, and what is wrong, if there is none."""
        desk = self.design.desk
        if desk is None:
            return None
        try:
            return self.engine.scenario_of(desk.document, self.filing.shelf.recent)
        except OikistError as error:
            self.refuse(desk.show_faults(error.faults))
            return None

    # Modes and looks.

    @property
    def mode(self) -> str:
        """Key of the mode in front."""
        return self._mode

    def use_mode(self, mode: str) -> None:
        """Bring a mode to the front; once more, the documents."""
        if mode == self._mode == "design":
            self.design.leave_welcome()
        self._mode = mode
        self.stack.setCurrentWidget(self.modes[mode])
        self.acts[f"mode_{mode}"].setChecked(True)
        self.status.show_playing(playing=mode == "play")
        self.batch_button.show_mode(mode)
        self.mode_changed.emit()

    def use_theme(self, choice: str) -> None:
        """Colours: "system", "light", "dark" or "contrast"."""
        if self.settings.theme != choice:
            self.settings.theme = choice  # comes back here by its signal
            return
        app = QApplication.instance()
        self.theme = (
            apply_theme(app, choice) if isinstance(app, QApplication) else current_theme(choice)
        )
        self.acts[choice].setChecked(True)
        self.acts.set_theme(self.theme)
        for mode in (self.design, self.play, self.lab):
            mode.set_theme(self.theme)

    def follow_desktop(self) -> None:
        """The desktop has other colours now."""
        if self.settings.theme == "system" and current_theme("system") is not self.theme:
            self.use_theme("system")

    def docks(self) -> list[QDockWidget]:
        """The panels of the mode in front."""
        page = self.modes[self._mode]
        return [] if isinstance(page, LabMode) else list(page.dock_widgets())

    # Messages.

    def report(self, said: str) -> None:
        """Tell what went wrong: in the status bar, and in a box that can be closed."""
        self.problems.append(said)
        QMessageBox.warning(self, self.tr("Oikist"), said)

    def complain(self, said: str) -> None:
        """Tell what went wrong at the table: above its board, or in the status bar elsewhere."""
        if self._mode == "play":
            self.problems.append(said)
            self.play.parts.banner.complain(said)
        else:
            self.refuse(said)

    def hint(self, said: str) -> None:
        """Say something in the status bar for a while."""
        self.status.hint(said)

    def refuse(self, said: str) -> None:
        """Say in the status bar why something was not done; several lines go into a box."""
        if "\n" in said:
            self.report(said)
            return
        self.problems.append(said)
        self.status.refuse(said)
