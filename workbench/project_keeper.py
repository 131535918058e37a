"""The project that is open: making and opening one, its tabs, and the list of its files."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from engine.errors import OikistError
from engine.files import read_bytes, write_bytes_atomically
from engine.folders import PROJECT, current_folder
from engine.scenarios.projects import (
    Project,
    copies_for,
    is_project,
    is_sample,
    new_project,
    open_project,
)
from workbench.dialogs.new_project import NewProject, NewProjectDialog
from workbench.documents.document import Document
from workbench.documents.memory import Recent, recall, remember
from workbench.documents.shelf import Shelf
from workbench.language.titles import shown_title
from workbench.modes.design import DesignMode
from workbench.panels.files import listed

SESSION: Final = "session.json"
TABS: Final = "tabs.json"  # where no project is open
_PAUSE: Final = 150  # milliseconds before files that changed are listed again


class Projects(QObject):
    """At most one project at a time.

    Args:
        window: Parent of dialogs.
        state: Folder for what is remembered.
        close: Closes documents; False if the user keeps one open.
        open_variant: Opens the document of a variant by its name.

    Signals:
        failed: A sentence about what went wrong.
        said: A short hint that something was done.
        changed: Another project is open, or none.
    """

    failed = Signal(str)
    said = Signal(str)
    changed = Signal()

    def __init__(
        self,
        window: QWidget,
        design: DesignMode,
        shelf: Shelf,
        state: Path,
        close: Callable[[Sequence[Document]], bool],
        open_variant: Callable[[str], None],
    ) -> None:
        super().__init__(window)
        self.window = window
        self.design = design
        self.shelf = shelf
        self.state = state
        self.recent = Recent(state / "recent.json")
        self.project: Project | None = None
        self._heading = b""  # what its project.toml held
        self._kept: object = None  # what was remembered last, and where
        self._close = close
        self._open_variant = open_variant
        self._listing = QTimer(self, singleShot=True, interval=_PAUSE)
        self._listing.timeout.connect(self.list_files)
        shelf.catalogue_changed.connect(self.list_soon)
        shelf.missing_changed.connect(self._forget_kept)
        design.welcome.new_wanted.connect(self.new_project)
        design.welcome.project_wanted.connect(self.use_project)
        design.welcome.forget_wanted.connect(self._forget_recent)

    def list_soon(self) -> None:
        """List the files again once they have come to rest."""
        self._listing.start()

    def new_project(self, game: str = "", begin: str = "") -> None:
        """Ask for a name and a folder until a project begins there or the user gives up.

        Unsaved edits of samples that it copies become unsaved edits of its copies.

        Args:
            game: Of which it is; "" for any.
            begin: The variant that is offered first, see `NewProjectDialog`.
        """
        dialog = NewProjectDialog(game, self.window, self.shelf.here, begin)
        accepted = NewProjectDialog.DialogCode.Accepted
        while dialog.exec() == accepted and not self._make(dialog.choice()):
            pass  # what was typed is in the dialog still
        dialog.deleteLater()

    def _make(self, choice: NewProject) -> bool:
        """Make a project and open it; False if none was made, and nothing was closed."""
        everything, here = choice.everything, self.shelf.here
        try:
            copies = copies_for(choice.variant, everything=everything, here=here)
            moving = self._edited(copies, choice.folder)
            if not self._close(self._strangers(choice.folder, moving)):
                return False  # before anything is made
            made = new_project(
                choice.folder, choice.title, choice.variant, everything=everything, here=here
            )
        except OikistError as error:
            self.failed.emit(str(error))
            return False
        if self._use(made, moving):
            self._open_variant(choice.variant)
            if moving:
                titles = ", ".join(shown_title(document) for document in moving)
                said = self.tr("Your changes came along, and can be saved here: {}")
                self.said.emit(said.format(titles))
        return True

    def _edited(self, copies: Mapping[Path, Path], folder: Path) -> dict[Document, Path]:
        """Samples with unsaved edits among what is copied, and where each copy will lie."""
        found = {}
        for one in self.shelf.dirty:
            if one.path is not None and is_sample(one.path) and one.path.resolve() in copies:
                found[one] = folder.absolute() / copies[one.path.resolve()]
        return found

    def _strangers(self, folder: Path, moving: Mapping[Document, Path]) -> list[Document]:
        """Open documents that a project in a folder has no place for."""
        return [
            one
            for one in self.shelf.documents
            if one.path is not None and one not in moving and not _lies_in(one.path, folder)
        ]

    def choose_project(self) -> None:
        """Ask for the folder of a project and open it."""
        title = self.tr("Open project")
        folder = QFileDialog.getExistingDirectory(self.window, title, str(self.home()))
        if folder:
            self.use_project(Path(folder))

    def use_project(self, folder: Path) -> bool:
        """Open a project with the tabs it had; False if it cannot be opened.

        Documents that were never saved, or lie in the project, stay open as they are: they
        may just have been recovered.
        """
        try:
            project = open_project(folder)
        except OikistError as error:
            self.failed.emit(str(error))
            return False
        return self._use(project, {})

    def _use(self, project: Project, moving: Mapping[Document, Path]) -> bool:
        """Open a project; some documents become those of its own copies."""
        if self.project is not None and self.project.folder == project.folder:
            self.changed.emit()
            return True
        self.keep_session()
        if not self._close(self._strangers(project.folder, moving)):
            return False
        for document, path in moving.items():
            document.move_to(path)
            tab = self.design.tab_of(document)
            if tab is not None:
                tab.ask("")  # it is a sample no more
        self.project = project
        self._heading = _heading_of(project)
        self.shelf.work_in(project.folder)
        self.shelf.watcher.watch_folder(project.folder)
        if is_project(project.folder):
            self.recent.add(project.folder)
        self.list_files()
        self.changed.emit()
        self.open_tabs()
        return True

    def make_again(self) -> None:
        """Give the project its title again, where saving has made its folder again."""
        project = self.project
        if project is None or not self._heading or not self.shelf.watcher.missing:
            return
        heading = project.folder / PROJECT
        if project.folder.is_dir() and not heading.exists():
            with suppress(OSError):  # its files are its variants, boards and decks
                write_bytes_atomically(heading, self._heading)
        self.shelf.watcher.look()

    def _tabs_file(self) -> Path:
        return self.project.private / SESSION if self.project is not None else self.state / TABS

    def take_over(self, project: Project | None) -> None:
        """Go on with the project and the documents of a window whose place this one takes."""
        self.project = project
        self._heading = _heading_of(project) if project is not None else b""
        self.shelf.work_in(project.folder if project is not None else None)
        self.list_files()
        self.changed.emit()
        self.open_tabs()
        for document in self.shelf.documents:
            if self.design.tab_of(document) is None:
                self.design.show_document(document)

    def open_tabs(self) -> None:
        """Open the tabs that the project had; without one, those that were open last."""
        session = recall(self._tabs_file())
        private, paths = session.get("private"), session.get("open")
        states = private if isinstance(private, dict) else {}
        for text in paths if isinstance(paths, list) else ():
            path = Path(str(text))
            if not path.exists():
                continue
            try:
                document = self.shelf.open(path)
            except OikistError:
                continue  # it is listed under Files, and says what is wrong when it is opened
            desk = self.design.show_document(document)
            state = states.get(str(text))
            if isinstance(state, dict):
                desk.use_private_state(state)
        front = session.get("front")
        known = self.shelf.at(Path(front)) if isinstance(front, str) and front else None
        if known is not None:
            self.design.show_document(known)

    def keep_session(self) -> None:
        """Remember the open tabs."""
        paths = [str(tab.document.path) for tab in self.design.all_tabs() if tab.document.path]
        document = self.design.document
        front = str(document.path) if document is not None and document.path else ""
        content = {"open": paths, "front": front, "private": self.design.private_states()}
        file = self._tabs_file()
        if self._kept != (file, content) and remember(file, content):
            self._kept = (file, content)

    def _forget_kept(self) -> None:
        """What was remembered is gone with the folder: it is written again once that is back."""
        self._kept = None

    def list_files(self) -> None:
        """Show what can be opened now."""
        title = self.project.title if self.project is not None else ""
        files = listed(self.project)
        self.design.files.show_files(files, title)
        own = [one for one in files if one.kind == "variant" and not one.sample]
        variants = [(one.title, one.path) for one in sorted(own, key=lambda one: one.title.lower())]
        self.design.welcome.show_recent(self.recent.folders, title, variants if title else ())

    def _forget_recent(self, folder: Path) -> None:
        self.recent.forget(folder)
        self.list_files()

    def home(self) -> Path:
        """Where dialogs about files begin."""
        return self.project.folder if self.project is not None else current_folder()


def _heading_of(project: Project) -> bytes:
    """What a project's project.toml holds; b"" where it has none."""
    try:
        return read_bytes(project.folder / PROJECT)
    except (OSError, ValueError):
        return b""


def _lies_in(path: Path, folder: Path) -> bool:
    return path.resolve().is_relative_to(folder.resolve())
