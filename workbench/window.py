"""The main window: the shell with its parts, and everything wired to each other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final

from platformdirs import user_state_path
from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import QCloseEvent

from engine.errors import OikistError
from engine.file_kinds import MATCH
from engine.play.wording import in_a_row
from workbench import leaving, openers
from workbench.applying import apply_changes
from workbench.crash import note
from workbench.documents.shelf import Shelf
from workbench.following import Following
from workbench.help.helping import Help
from workbench.help.pages import pages, section
from workbench.jobs.contract import Engine
from workbench.jobs.job import Job
from workbench.jobs.match_table import MatchTable
from workbench.jobs.queue import FAILED, LabJob
from workbench.language.counts import percent
from workbench.language.translation_faults import news_of_translations
from workbench.layouts import Layouts
from workbench.missing import MATCHES, Missing
from workbench.naming import Naming
from workbench.session import Session
from workbench.session_keeper import SessionKeeper
from workbench.settings import Settings
from workbench.shell import MODES, Shell
from workbench.switching import Switching
from workbench.widgets.dock_front import lead_into
from workbench.widgets.tab_order import by_key, move_on
from workbench.widgets.typed import TAKING, take_typed

_THEMES: Final = ("system", "light", "dark", "contrast")


class MainWindow(Shell):
    """The shell with its parts, wired to each other.

    Args:
        engine: What plays and simulates.
        settings: What is remembered between two starts.
        state: Folder for journals and recent projects; None for the user's own.
        shelf: Documents of the window whose place this one takes; None to begin without.
    """

    def __init__(
        self,
        engine: Engine,
        settings: Settings,
        state: Path | None = None,
        shelf: Shelf | None = None,
    ) -> None:
        where = state or user_state_path("oikist", appauthor=False)
        super().__init__(engine, settings, where, shelf)
        self.naming = Naming(self)
        self.missing = Missing(self)
        self.switching = Switching(self, self.naming, self.slots)
        self.layouts = Layouts(self)
        self.help = Help(self)
        self._wire()
        self._following = Following(self)
        self.layouts.restore()
        self.use_theme(settings.theme)
        self.filing.projects.list_files()
        self._keeper = SessionKeeper(self, where, self.session, self.layouts.save)
        self._use_files_in_lab()
        self.use_mode("play")
        QTimer.singleShot(0, self, self._say_translations)

    # Scenarios.

    def open_variant(self, variant: str) -> bool:
        """Put a variant on the table; False, and a sentence, if it cannot be played."""
        try:
            scenario = self.engine.load(variant)
        except OikistError as error:
            self.complain(str(error))
            self.naming.name_all()
            return False
        self.show_scenario(scenario)
        return True

    # Actions.

    def slots(self) -> Mapping[str, Callable[[], Any]]:
        """What happens now for each key of the table of actions."""
        found: dict[str, Callable[[], Any]] = {
            "quit": self.close,
            "save": self.naming.save,
            "play_this": self.play_this,
            "simulate_this": self.simulate_this,
            "reset_layout": self.layouts.reset,
            "preferences": partial(openers.show_preferences, self),
            "palette": partial(openers.show_palette, self),
            "find_file": partial(openers.show_files, self),
            "export": partial(openers.show_export, self),
            "new_project": partial(openers.show_new_project, self),
        }
        found |= {f"mode_{mode}": partial(self.use_mode, mode) for mode in MODES}
        found |= {choice: partial(self.use_theme, choice) for choice in _THEMES}
        found |= self.filing.slots()
        found |= self.help.slots()
        found |= self.modes[self._mode].slots()
        return found

    def _run(self, key: str) -> None:
        slot = self.slots().get(key)
        if slot is not None:
            if key in TAKING:
                take_typed()
            note(key)  # a report of a crash tells what was done last
            lead_into(self.docks(), self.acts.entries[key].panel)
            slot()

    # Frame.

    def event(self, event: QEvent) -> bool:
        """A key that may be a shortcut finds every action as it should be now."""
        if event.type() == QEvent.Type.ShortcutOverride:
            self.switching.catch_up()
        return super().event(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes through what can be seen, in the order that one reads."""
        return move_on(self, forward=forward) if by_key() else super().focusNextPrevChild(forward)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about a batch that runs and what is not saved; remember all, then close."""
        if not leaving.may_leave(self, self.let_go):
            event.ignore()
            return
        self.let_go()
        self.lab.stop()
        Job.finish_all()  # compiling cannot be stopped; nobody has to watch it end
        super().closeEvent(event)

    def let_go(self) -> None:
        """Remember everything, and let go of all files; a batch may go on."""
        self.naming.settle()  # what was saved on the way out is held as its files are
        self._keeper.end()
        self.help.close()
        self.hide()
        self.play.stop()
        self.filing.shelf.close_all()

    def give_way(self) -> None:
        """Another window takes this one's place, with its documents and its match."""
        self._keeper.stop()
        self._following.stop()
        self.help.close()
        self.hide()
        self.play.stop()
        self.filing.shelf.let_go()
        Job.finish_all()

    def keep_session(self) -> None:
        """From now on, whatever changes is remembered at once."""
        self._keeper.begin()

    def session(self) -> Session:
        """What is in front now."""
        project = self.filing.project
        return Session(
            project=str(project.folder) if project is not None else "",
            mode=self._mode,
            lab=self.frozen_lab,
            question=self.lab.bar.key,
            **self.play.session(),
        )

    def _wire(self) -> None:
        for key in self.acts:
            self.acts[key].triggered.connect(partial(self._trigger, key))
        self.mode_changed.connect(self.naming.show_title)
        self.mode_changed.connect(self.naming.offer_soon)
        self.mode_changed.connect(self.switching.switch)
        self.held_changed.connect(self.naming.show_title)
        self.held_changed.connect(self.naming.soon)
        self.play.failed.connect(self.complain)
        self.play.parts.banner.details_wanted.connect(self.report)
        self.lab.said.connect(self.hint)
        self.lab.failed.connect(self.refuse)
        self.lab.apply_wanted.connect(partial(apply_changes, self))
        self.lab.explained.connect(self._explain)
        self.lab.place_chosen.connect(partial(setattr, self.settings, "scheduler"))
        self.lab.answered.connect(self._tell_answer)
        self.lab.game_opened.connect(self._play_game)
        self.design.failed.connect(self.refuse)
        self.design.enabled_changed.connect(self.switching.switch)
        self.lab.enabled_changed.connect(self.switching.switch)
        self.play.enabled_changed.connect(self.switching.soon)
        self.design.front_changed.connect(self.naming.show_title)
        self.design.front_changed.connect(self._note_front)
        self.design.front_changed.connect(self._tell_runs)
        self.design.said.connect(self.hint)
        self.filing.failed.connect(self.report)
        self.filing.refused.connect(self.refuse)
        self.filing.said.connect(self.hint)
        self.filing.brought.connect(self._to_design)
        self.filing.table_wanted.connect(self._to_table)
        self.filing.projects.changed.connect(self._follow_project)
        self.play.hovered.connect(self.status.hover.setText)
        self.play.zoomed.connect(lambda zoom: self.status.zoom.setText(percent(zoom)))
        self.play.scenario_changed.connect(self._to_lab)
        self.play.variant_wanted.connect(self.open_variant)
        self.play.bar.change_wanted.connect(self.naming.show_change_on_table)
        self.lab.change_wanted.connect(self.naming.show_change_in_lab)
        self.lab.other_wanted.connect(self.simulate_this)
        self.filing.shelf.catalogue_changed.connect(self.naming.soon)
        self.filing.shelf.catalogue_changed.connect(self.design.look_around)
        for told in (self.filing.saved, self.filing.shelf.closed):
            told.connect(self.naming.soon)
            told.connect(self.switching.soon)
        self.play.said.connect(self.hint)
        self.play.counted.connect(self.status.count.setText)
        self.play.table.steps.told.connect(self.status.tell)
        self.play.table.position_changed.connect(self._tell_past)
        self.play.parts.hands.described.connect(self.status.describe)
        self.play.edit_wanted.connect(self._open_rules)
        self.play.parts.heat.panel.lab_wanted.connect(self.simulate_this)

    def _trigger(self, key: str, _checked: bool = False) -> None:
        self._run(key)

    def _tell_past(self, *_: object) -> None:
        """Say what followed the move in sight, in the place of what followed the newest one."""
        table, match = self.play.table, self.play.table.match
        if table.looking_back and match is not None:
            self.status.tell(in_a_row(match.told(table.in_sight, table.viewer)))

    def _to_design(self) -> None:
        if self.mode != "design":
            self.use_mode("design")

    def _to_table(self, kind: str, path: Path) -> None:
        """Open a match or a position where it is played on."""
        self.use_mode("play")
        parts = self.play.parts
        if kind == MATCH:
            parts.show_panel("matches")  # which explains what cannot be gone on with
            parts.memory.archive.open(path)
        else:
            parts.edit.files.open(path)

    def _to_lab(self, scenario: Any) -> None:
        self.show_in_lab(scenario)
        self.frozen_lab = {}

    @property
    def _here(self) -> Path | None:
        """Folder in which names are looked up: the project's; None for the current one."""
        project = self.filing.project
        return project.folder if project is not None else None

    def _follow_project(self) -> None:
        """Variants, matches and runs are those of the project, if there is one."""
        project = self.filing.project
        self.engine.work_in(self._here)
        self.play.parts.memory.keeper.here = self._here
        self.play.bar.set_variants(self.engine.variants())
        self.naming.soon()
        folder = project.folder if project is not None else self.filing.state
        self.play.parts.memory.keeper.set_folder(folder / MATCHES)
        self._use_files_in_lab()
        self.use_mode("design")

    def _use_files_in_lab(self) -> None:
        project = self.filing.project
        private = project.private if project is not None else self.filing.state
        runs = self.engine.runs_file(project)
        self.lab.use_files(private / "lab.json", runs, self.settings.games)
        self.play.parts.heat.panel.use_runs(runs, self._here)
        self._tell_runs()

    def _note_front(self) -> None:
        self.filing.shelf.note_front(self.design.document)

    def _tell_runs(self) -> None:
        """The desk in front may tell of games that lie in the file of the lab."""
        if self.design.desk is not None:
            self.design.desk.use_runs(self.lab.jobs.runs, self._here)

    def _open_rules(self, name: str) -> None:
        """Open a rule or parameter of the scenario on the table in the rules editor."""
        if self.play.scenario is None:
            return
        self.filing.open_mentioned("variant", self.engine.key_of(self.play.scenario))
        if self.design.desk is not None:
            self.design.desk.show_name(name)

    def _explain(self, heading: str) -> None:
        """Show the section of the manual that tells how a figure is computed."""
        self.help.show(section(heading, pages()["statistics"]))

    def _play_game(self, table: MatchTable) -> None:
        """Put a stored game on the table."""
        self.use_mode("play")
        self.play.open_match(table)

    def _tell_answer(self, job: LabJob) -> None:
        """Say that a question has its answer, to somebody who looks at something else."""
        if self.mode == "lab":
            return
        if job.state == FAILED:
            self.refuse(job.problem)
        elif job.answer is not None and job.answer.page.verdicts:
            self.hint(job.answer.page.verdicts[0].text)

    def _say_translations(self) -> None:
        """A file of translations with faults is told, once; its other texts are used."""
        said = news_of_translations()
        if said:
            self.refuse(said)
