"""Says that the folder of the project is gone while it is open, until it is back."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject

from workbench.panels.banner import Choice
from workbench.shell import Shell

MATCHES: Final = "matches"  # folder of matches, in a project or where the program keeps its own


class Missing(QObject):
    """The banner above all modes, and where matches go meanwhile.

    What is open stays as it is in memory. Saving makes the folder again; nothing else does.

    Args:
        window: Whose project it is about.
    """

    def __init__(self, window: Shell) -> None:
        super().__init__(window)
        self._window = window
        self._dismissed = False
        shelf = window.filing.shelf
        shelf.missing_changed.connect(self._turn)
        window.filing.projects.changed.connect(self._follow)
        news = (window.design.front_changed, window.filing.saved, shelf.gone, shelf.closed)
        for told in news:
            told.connect(self._say)

    def say_lost(self, folder: Path) -> None:
        """At the start the project of the last time is not where it was."""
        said = self.tr(
            "The project {} was open last time and is not there any more. Put its folder back, "
            "then open it again."
        )
        again = partial(self._window.filing.projects.use_project, folder)
        choices = (self.tr("Open it again"), again), self._dismissal()
        self._window.banner.say(said.format(folder), *choices)

    def _turn(self) -> None:
        """It is gone or back."""
        self._follow()
        lab = self._window.lab
        if not self._window.filing.shelf.watcher.missing:
            lab.jobs.keep()  # questions that were asked meanwhile
            lab.read_again()

    def _follow(self) -> None:
        """It is gone or back, or another project is open."""
        self._dismissed = False
        self._place_matches()
        self._say()

    def _say(self) -> None:
        project, banner = self._window.filing.project, self._window.banner
        missing = self._window.filing.shelf.watcher.missing
        if project is None or not missing or self._dismissed:
            banner.say("")
            return
        said = self.tr(
            "The project folder {} is gone: deleted, moved or unmounted. Everything open is still "
            "in memory. Put the folder back, or save: Save makes it again, Save as… writes "
            "elsewhere."
        )
        banner.say(said.format(project.folder), *self._choices(), self._dismissal())

    def _choices(self) -> list[Choice]:
        filing, found = self._window.filing, list[Choice]()
        inside = (one.path for one in filing.shelf.dirty if one.path is not None)
        if any(path.is_relative_to(filing.projects.home()) for path in inside):
            found.append((self.tr("Save all again"), filing.save_all))
        if self._window.design.document is not None:
            found.append((self.tr("Save as…"), filing.save_as))
        return found

    def _dismissal(self) -> Choice:
        return self.tr("Dismiss"), self._dismiss

    def _dismiss(self) -> None:
        self._dismissed = True
        self._window.banner.say("")

    def _place_matches(self) -> None:
        """In the project while it is there, else where those without a project lie."""
        filing, keeper = self._window.filing, self._window.play.parts.memory.keeper
        if filing.project is None:
            return
        if filing.shelf.watcher.missing:
            keeper.go_on_in(filing.state / MATCHES)
        else:
            keeper.set_folder(filing.project.folder / MATCHES)
