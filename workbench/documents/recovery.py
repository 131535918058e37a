"""What outlives a crash: journals of running programs, and what is left of dead ones.

Every running program has a folder `<state>/journals/<pid>-<token>/` with a file `lock`, which
it holds, and `1.journal` and so on, one for each open document.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from secrets import token_hex
from typing import Final

from PySide6.QtCore import QLockFile, QObject, Signal

from engine.documents import shown
from engine.errors import Fault, OikistError
from workbench.documents.board_document import BoardDocument
from workbench.documents.deck_document import DeckDocument
from workbench.documents.disk import digest_of
from workbench.documents.document import Document
from workbench.documents.graph_document import GraphDocument
from workbench.documents.journal import SUFFIX, Recovered, read_journal
from workbench.documents.variant_document import VariantDocument

FOLDER: Final = "journals"
LOCK: Final = "lock"
LAST: Final = 5  # actions that are shown of a leftover
_ATTEMPTS: Final = 3
_KINDS: Final[dict[str, type[Document]]] = {
    one.kind: one for one in (BoardDocument, GraphDocument, DeckDocument, VariantDocument)
}


@dataclass(frozen=True)
class Leftover:
    """A document with unsaved work of a program that ended without closing it.

    Attributes:
        path: The journal.
        recovered: What it holds.
    """

    path: Path
    recovered: Recovered

    @property
    def kind(self) -> str:
        """One of "board", "graph", "deck" and "variant"."""
        return self.recovered.opened.kind

    @property
    def title(self) -> str:
        """As its file would say it, "" if it has none."""
        return str(self.recovered.fields.get(("title",), ""))

    @property
    def name(self) -> str:
        """Of its file."""
        return self.recovered.opened.name

    @property
    def game(self) -> str:
        """Name of its game."""
        return self.recovered.opened.game

    @property
    def file(self) -> Path | None:
        """The document's file; None if it was never saved."""
        return Path(self.recovered.opened.path) if self.recovered.opened.path else None

    @property
    def time(self) -> float:
        """When the last edit was made, in seconds since 1970."""
        return self.recovered.until

    @property
    def actions(self) -> Sequence[str]:
        """The last edits that hold, newest first."""
        history = self.recovered.history
        return [edit.text for edit in reversed(history.edits[: history.position])][:LAST]

    @property
    def missing(self) -> bool:
        """Whether the document had a file that is there no more."""
        return self.file is not None and not digest_of(self.file)

    @property
    def changed_on_disk(self) -> bool:
        """Whether the file was written by somebody else since."""
        return not self.missing and digest_of(self.file) != self.recovered.opened.digest


class Journals(QObject):
    """The journals of this program, and the leftovers of others.

    Whatever is wrong with the folder, editing goes on; `trouble` says so once.

    Args:
        state: Folder for what a program remembers by itself; is made if it is missing.

    Signals:
        trouble: A sentence.
    """

    trouble = Signal(str)

    def __init__(self, state: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._root = state / FOLDER
        self._folder: Path | None = None
        self._lock: QLockFile | None = None
        self._held: dict[Path, QLockFile] = {}
        self._numbers = count(1)
        self._kept: list[Document] = []
        self._told = False
        self._active = True
        with suppress(OSError):
            self._make_folder()

    @property
    def folder(self) -> Path | None:
        """Where the journals of this program lie; None if they cannot be written."""
        return self._folder

    def set_active(self, active: bool) -> None:
        """Whether journals are written at all; some prefer to do without."""
        if active == self._active:
            return
        self._active = active
        for document in self._kept:
            if active:
                self._begin(document)
            else:
                document.end_journal()

    def keep(self, document: Document, edited: float | None = None) -> None:
        """Keep every edit of a document from now on, and all those so far.

        Args:
            edited: When the last of those so far was made, in seconds since 1970; None for now.
        """
        if document not in self._kept:
            self._kept.append(document)
            self._begin(document, edited)

    def _begin(self, document: Document, edited: float | None = None) -> None:
        if not self._active:
            return
        try:
            folder = self._folder or self._make_folder()
        except OSError as problem:
            self._tell(problem)
            return
        path = folder / f"{next(self._numbers)}{SUFFIX}"
        document.begin_journal(path)
        if edited is not None:
            with suppress(OSError):  # it only tells when; the journal is there
                os.utime(path, (edited, edited))

    def forget(self, document: Document) -> None:
        """A document was closed on purpose; its journal goes."""
        if document in self._kept:
            self._kept.remove(document)
            document.end_journal()

    def leftovers(self) -> list[Leftover]:
        """Documents with unsaved work of programs that are gone, newest first.

        Journals without unsaved work are removed; those of a newer Oikist and damaged ones
        are left alone. What is listed here is offered to no other program until `close`.
        """
        found: list[Leftover] = []
        for folder in self._dead_folders():
            for path in sorted(folder.glob(f"*{SUFFIX}")):
                recovered = read_journal(path)
                if recovered is None:
                    continue
                _settle(recovered)
                if recovered.history.clean:
                    path.unlink(missing_ok=True)
                else:
                    found.append(Leftover(path, recovered))
            self._clear(folder)
        return sorted(found, key=lambda leftover: -leftover.time)

    def restore(self, leftover: Leftover) -> Document:
        """The document with its whole history, marked as unsaved, in a journal of its own.

        Raises:
            OikistError: The journal does not fit the games that are installed; it is kept.
        """
        document = _document(leftover)
        document.trouble.connect(self.trouble)
        self.keep(document, leftover.time)
        document.trouble.disconnect(self.trouble)
        if document.journalled:  # only now is the old journal not needed any more
            self.discard(leftover)
        return document

    def discard(self, leftover: Leftover) -> None:
        """Remove a leftover for good."""
        with suppress(OSError):
            leftover.path.unlink(missing_ok=True)
        self._clear(leftover.path.parent)

    def close(self) -> None:
        """End all journals at the end of the program; leftovers stay for the next one."""
        for document in tuple(self._kept):
            self.forget(document)
        for folder, lock in tuple(self._held.items()):
            self._clear(folder)
            lock.unlock()
        self._held.clear()
        if self._folder is not None and self._lock is not None:
            self._lock.unlock()
            _remove(self._folder)
        self._folder = self._lock = None

    def _make_folder(self) -> Path:
        for _ in range(_ATTEMPTS):
            folder = self._root / f"{os.getpid()}-{token_hex(4)}"
            folder.mkdir(parents=True)
            lock = _lock_of(folder)
            if lock.tryLock(0):  # else somebody took it for an empty leftover just now
                self._folder, self._lock = folder, lock
                return folder
        raise OSError("no journal can be locked")

    def _dead_folders(self) -> Iterator[Path]:
        with suppress(OSError):
            for folder in sorted(self._root.iterdir()):
                if folder != self._folder and folder.is_dir() and self._hold(folder):
                    yield folder

    def _hold(self, folder: Path) -> bool:
        """Whether the program of a folder is gone; then it is held for this one."""
        if folder in self._held:
            return True
        lock = _lock_of(folder)
        if lock.tryLock(0):
            self._held[folder] = lock
            return True
        return False

    def _clear(self, folder: Path) -> None:
        """Remove a dead folder that holds no journal any more."""
        if folder in self._held and not any(folder.glob(f"*{SUFFIX}")):
            self._held.pop(folder).unlock()
            _remove(folder)

    def _tell(self, problem: OSError) -> None:
        if not self._told:
            self._told = True
            said = self.tr("Edits are not kept for recovery: {}: {}. Save now and then.")
            self.trouble.emit(said.format(shown(self._root), problem.strerror or problem))


def _settle(recovered: Recovered) -> None:
    """Tell by the file whether a save was done when the program ended."""
    if recovered.saving is not None:
        path, digest = recovered.saving
        if digest_of(Path(path)) == digest:
            recovered.was_saved(path, digest)


def _document(leftover: Leftover) -> Document:
    opened = leftover.recovered.opened
    file = opened.name or leftover.path.name
    try:
        kind = _KINDS[opened.kind]
        document = kind(opened.game, opened.name, leftover.recovered.fields, leftover.file)
        document.take_over(leftover.recovered)
        with suppress(OikistError):  # it need not be a whole file yet, but it must be readable
            document.text()
    except (KeyError, TypeError, ValueError, IndexError, AttributeError):
        what = "what is kept of this document for recovery is damaged"
        raise OikistError(Fault(file, "", what, "discard it, or look at its file")) from None
    return document


def _lock_of(folder: Path) -> QLockFile:
    lock = QLockFile(str(folder / LOCK))
    lock.setStaleLockTime(0)  # a lock grows stale by the end of its program, never by time
    return lock


def _remove(folder: Path) -> None:
    """Remove a folder with what was never finished in it; journals keep it in place."""
    with suppress(OSError):
        for path in folder.glob(".*.tmp"):
            path.unlink()
        folder.rmdir()
