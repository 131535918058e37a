"""Watches the open files and the project's folders for what other programs do to them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QElapsedTimer, QFileSystemWatcher, QObject, QTimer, Signal

from engine.scenarios.mentions import is_there
from engine.scenarios.projects import holds_project
from workbench.documents.document import Document

DELAY: Final = 200  # ms of quiet before looking: many programs save in several steps
LONGEST_DELAY: Final = 2000  # ms, though it never be quiet
PATTERNS: Final = (
    "project.toml",
    "boards/*/*.toml",
    "variants/*/*.toml",
    "variants/*/decks/*.toml",
)
FOLDERS: Final = ("boards", "boards/*", "variants", "variants/*", "variants/*/decks")
MOST_FILES: Final = 1000  # of a project that are watched one by one; folders always are

GLANCE: Final = 1000  # ms between two looks whether the project's folder is there

Stamps = dict[str, tuple[int, int]]


class Watcher(QObject):
    """Tells when a file is not what the program believes it to be.

    What counts is the content of a file: one that is touched, or saved by this program, is
    no news. Files that are replaced and folders that vanish are found again.

    Attributes:
        missing: Whether the folder of the project is gone, or holds no project any more.

    Signals:
        changed_outside: A Document whose file holds something else now; once per content.
        gone: A Document whose file was deleted; once, until it is back.
        back: A Document whose file was gone, and holds again what it held.
        missing_changed: `missing` is another one.
        catalogue_changed: Files of the project came, went or changed, whoever did it.
    """

    changed_outside = Signal(object)
    gone = Signal(object)
    back = Signal(object)
    missing_changed = Signal()
    catalogue_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.missing = False
        self._folder: Path | None = None
        self._stamps: Stamps = {}
        self._told: dict[Document, str] = {}  # the content that was told last of each
        self._paths: dict[Document, Path | None] = {}
        self._offering = True
        self._waiting = QElapsedTimer()
        self._system = QFileSystemWatcher(self)
        self._timer = QTimer(self, singleShot=True, interval=DELAY)
        self._timer.timeout.connect(self.look)
        self._system.fileChanged.connect(self._later)
        self._system.directoryChanged.connect(self._later)
        # The system tells nothing of a folder above that is renamed, nor of a lost drive.
        self._glancing = QTimer(self, interval=GLANCE)
        self._glancing.timeout.connect(self._glance)

    def watch_folder(self, folder: Path | None) -> None:
        """Watch the folders of a project, and no other project any more."""
        self._folder = folder.absolute() if folder else None
        self._stamps = _stamps(self._folder)
        self._update()
        self._look_for_folder()
        if self._folder is None:
            self._glancing.stop()
        else:
            self._glancing.start()

    def set_offering(self, offering: bool) -> None:
        """Whether `changed_outside` and `gone` are told; what is held back is told later."""
        self._offering = offering
        self._later()

    def watch(self, document: Document) -> None:
        """Watch the file of a document, also when it gets another one."""
        if document not in self._told:
            self._told[document] = document.known_digest
            self._paths[document] = document.path
            document.state_changed.connect(self._look_for_moves)
            self._update()
            if document.differs_from_disk():
                self._later()

    def forget(self, document: Document) -> None:
        """A document was closed."""
        if self._told.pop(document, None) is not None:
            del self._paths[document]
            document.state_changed.disconnect(self._look_for_moves)
            self._update()

    def look(self) -> None:
        """Look at everything now, as when the window comes to the front."""
        self._timer.stop()
        before, self._stamps = self._stamps, _stamps(self._folder)
        if self._update():
            self._later()  # something may have happened before it was watched
        self._look_for_folder()
        if self._stamps != before:
            self.catalogue_changed.emit()
        for document in tuple(self._told):
            if document in self._told:  # an answer to a signal may have closed it
                self._look_at(document)

    def _glance(self) -> None:
        if self.missing != self._is_missing():
            self.look()

    def _is_missing(self) -> bool:
        return self._folder is not None and not holds_project(self._folder)

    def _look_for_folder(self) -> None:
        missing = self._is_missing()
        if missing != self.missing:
            self.missing = missing
            self.missing_changed.emit()

    def _look_at(self, document: Document) -> None:
        if document.path is None or not self._offering:
            return
        digest = document.disk_digest()
        if digest == self._told[document]:
            return
        self._told[document] = digest
        if digest == document.known_digest:
            return
        if digest and digest == document.lost_digest:
            self.back.emit(document)
        elif digest or is_there(document.path):
            self.changed_outside.emit(document)
        elif document.known_digest:
            self.gone.emit(document)

    def _look_for_moves(self) -> None:
        for document, path in self._paths.items():
            if document.path != path:
                self._paths[document] = document.path
                self._later()
                return

    def _later(self, *_: object) -> None:
        if not self._timer.isActive():
            self._waiting.start()
        if self._waiting.elapsed() < LONGEST_DELAY:
            self._timer.start()

    def _update(self) -> bool:
        """Watch what is there now, since Qt drops files that are replaced; True for more."""
        wanted = {str(path) for path in self._wanted()}
        known = {*self._system.files(), *self._system.directories()}
        if known - wanted:
            self._system.removePaths(sorted(known - wanted))
        more = sorted(wanted - known)
        return bool(more) and len(self._system.addPaths(more)) < len(more)

    def _wanted(self) -> Iterator[Path]:
        for document in self._told:
            if document.path is not None:
                path = document.path.absolute()
                yield nearest_folder(path.parent)
                if is_there(path) and path.is_file():
                    yield path
        if self._folder is not None:
            yield nearest_folder(self._folder)
            with suppress(OSError):
                for pattern in FOLDERS:
                    yield from (one for one in self._folder.glob(pattern) if one.is_dir())
            yield from (self._folder / name for name in [*self._stamps][:MOST_FILES])


def nearest_folder(folder: Path) -> Path:
    """The folder, or the nearest one above it that exists."""
    with suppress(OSError):
        return next((one for one in (folder, *folder.parents) if one.is_dir()), folder)
    return folder


def _stamps(folder: Path | None) -> Stamps:
    """Time and size of every file of a project, by its path below it."""
    found: Stamps = {}
    if folder is None:
        return found
    with suppress(OSError):
        for pattern in PATTERNS:
            for path in sorted(folder.glob(pattern)):
                with suppress(OSError):
                    known = path.stat()
                    found[path.relative_to(folder).as_posix()] = (known.st_mtime_ns, known.st_size)
    return found
