"""Boards that can be compared: what is open, what is saved, and the copy before that."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from engine.boards.board import Board
from engine.boards.files import read_board
from engine.errors import OikistError
from engine.scenarios import catalog
from workbench.documents.board_document import BoardDocument
from workbench.documents.disk import COPY_SUFFIX
from workbench.language.titles import shown_title


@dataclass(frozen=True)
class Source:
    """One board to compare.

    Attributes:
        title: For people.
        load: Gives the board; raises OikistError if it cannot be read.
        document: The open document it comes from, if its hexes can be gone to.
    """

    title: str
    load: Callable[[], Board]
    document: BoardDocument | None = None


def open_source(document: BoardDocument) -> Source:
    """A document as it stands now."""
    title = QCoreApplication.translate("Differences", "{}, as it is now").format(document.name)
    return Source(title, document.board, document)


def file_source(path: Path, title: str = "") -> Source:
    """A board file."""
    return Source(title or path.name, lambda: read_board(path, catalog.board_schema))


def sources_of(document: BoardDocument, others: Iterable[BoardDocument] = ()) -> list[Source]:
    """What a document can be compared with, itself first.

    That is its file as saved, the copy before the last save, other open boards of the same
    game, and those of the catalogue.
    """
    tr = QCoreApplication.translate
    found = [open_source(document)]
    taken = {_whole(document.path)}
    if document.path is not None:
        if document.path.exists():
            said = tr("Differences", "{}, as saved").format(document.name)
            found.append(file_source(document.path, said))
        copy = document.path.with_name(document.path.name + COPY_SUFFIX)
        if copy.exists():
            said = tr("Differences", "{}, before the last save").format(document.name)
            found.append(file_source(copy, said))
    for other in others:
        if other is not document and other.game == document.game:
            found.append(open_source(other))
            taken.add(_whole(other.path))
    entries = catalog.boards(document.game, document.here)
    known = (entry for entry in entries if _whole(entry.path) not in taken)
    return found + [file_source(entry.path, shown_title(entry)) for entry in known]


def loaded(source: Source) -> tuple[Board | None, str]:
    """The board of a source, or why it cannot be read."""
    try:
        return source.load(), ""
    except OikistError as error:
        return None, str(error)
    except RecursionError:
        return None, QCoreApplication.translate("Differences", "The file is nested too deeply.")


def _whole(path: Path | None) -> Path | None:
    return path.resolve() if path else None
