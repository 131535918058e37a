"""The open documents: one per file, each with its journal, watched for changes outside."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from engine.boards.graph import LAYOUT, GraphBoard
from engine.boards.layouts import AnyBoard
from engine.errors import OikistError
from engine.file_kinds import BOARD, DECK, MATCH, POSITION, kind_of
from workbench.documents.board_document import BoardDocument
from workbench.documents.deck_document import DeckDocument
from workbench.documents.disk import heading_of
from workbench.documents.document import Document
from workbench.documents.graph_document import GraphDocument
from workbench.documents.recovery import Journals
from workbench.documents.variant_document import VariantDocument
from workbench.documents.watcher import Watcher


class Shelf(QObject):
    """Opens and closes documents.

    Args:
        state: Folder for journals.

    Signals:
        opened, closed: A Document.
        changed_outside: A Document whose file is another one now.
        gone, back: A Document whose file was deleted, or is what it was before that.
        missing_changed: The project's folder is gone or back; see `Watcher.missing`.
        catalogue_changed: Files of the project came, went or changed.
        trouble: A sentence.
    """

    opened = Signal(object)
    closed = Signal(object)
    changed_outside = Signal(object)
    gone = Signal(object)
    back = Signal(object)
    missing_changed = Signal()
    catalogue_changed = Signal()
    trouble = Signal(str)

    def __init__(self, state: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._open: list[Document] = []
        self._fronts: dict[int, int] = {}  # document -> when it was in front last
        self.here: Path | None = None
        self.journals = Journals(state)
        self.journals.setParent(self)
        self.watcher = Watcher()
        self.watcher.setParent(self)
        self.watcher.changed_outside.connect(self.changed_outside)
        self.watcher.gone.connect(self.gone)
        self.watcher.back.connect(self.back)
        self.watcher.missing_changed.connect(self.missing_changed)
        self.watcher.catalogue_changed.connect(self.catalogue_changed)
        self.journals.trouble.connect(self.trouble)

    @property
    def documents(self) -> Sequence[Document]:
        """The open documents, in the order in which they were opened."""
        return tuple(self._open)

    @property
    def recent(self) -> Sequence[Document]:
        """The same; those that were in front come last, the one before all others very last."""
        return tuple(sorted(self._open, key=lambda one: self._fronts.get(id(one), 0)))

    def note_front(self, document: Document | None) -> None:
        """A document is in front now."""
        if document is not None:
            self._fronts[id(document)] = max(self._fronts.values(), default=0) + 1

    @property
    def dirty(self) -> Sequence[Document]:
        """Open documents that their files do not hold."""
        return tuple(document for document in self._open if document.dirty)

    def work_in(self, here: Path | None) -> None:
        """Look names up in a folder, the project's; None for the current one."""
        self.here = here
        for document in self._open:
            document.here = here

    def at(self, path: Path) -> Document | None:
        """The open document of a file."""
        wanted = path.resolve()
        return next((one for one in self._open if one.path and one.path.resolve() == wanted), None)

    def open(self, path: Path) -> Document:
        """The document of a file; the one that is open already, if there is one.

        Raises:
            OikistError: It cannot be read.
        """
        known = self.at(path)
        if known is not None:
            return known
        document = read(path)
        self.add(document)
        return document

    def add(self, document: Document) -> None:
        """Put a document that was made or restored among the open ones."""
        if document in self._open:
            return
        self._open.append(document)
        document.here = self.here
        document.trouble.connect(self.trouble)
        self.journals.keep(document)
        self.watcher.watch(document)
        self.opened.emit(document)

    def close(self, document: Document) -> None:
        """Close a document on purpose; unsaved edits go with it."""
        if document in self._open:
            self._open.remove(document)
            self._fronts.pop(id(document), None)
            self.watcher.forget(document)
            self.journals.forget(document)
            self.closed.emit(document)

    def let_go(self) -> None:
        """Tell nobody any more; another window takes the documents over."""
        self.setParent(None)
        signals = (self.opened, self.closed, self.changed_outside, self.gone, self.back)
        for signal in (*signals, self.missing_changed, self.catalogue_changed, self.trouble):
            signal.disconnect()

    def close_all(self) -> None:
        """Close every document on purpose, at the end of the program."""
        for document in self.documents:
            self.close(document)
        self.watcher.watch_folder(None)
        self.journals.close()


def goes_to_table(path: Path) -> str:
    """The kind of a file that is played on and not edited: a match or a position; else ""."""
    try:
        kind = kind_of(path)
    except OikistError:  # whoever reads it tells why
        return ""
    return kind if kind in (MATCH, POSITION) else ""


def board_document(board: AnyBoard) -> BoardDocument | GraphDocument:
    """A new document, without a file, that holds a board of either layout."""
    if isinstance(board, GraphBoard):
        return GraphDocument.of(board)
    return BoardDocument.of(board)


def _read_board(path: Path) -> Document:
    if heading_of(path).get("layout") == LAYOUT:
        return GraphDocument.open(path)
    return BoardDocument.open(path)


def read(path: Path) -> Document:
    """The document of a board, a deck or a variant.

    Raises:
        OikistError: It cannot be read, or is of another kind.
    """
    kind = kind_of(path)
    if kind == BOARD:
        return _read_board(path)
    return DeckDocument.open(path) if kind == DECK else VariantDocument.open(path)
