"""Boards that can be compared: what is open, what is saved, and the copy before that."""

from __future__ import annotations

from collections.abc import Callable
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


def file_source(path: Path, title: str = "") -> Source:
    """A board file."""
    return Source(title or path.name, lambda: read_board(path, catalog.board_schema))


def sources_of(document: BoardDocument) -> list[Source]:
    """What a document can be compared with, itself first.

    That is its file as saved, the copy before the last save, and the boards of the catalogue.
    """
    tr = QCoreApplication.translate
    now = tr("Differences", "{}, as it is now").format(document.name)
    found = [Source(now, document.board, document)]
    if document.path is not None:
        if document.path.exists():
            said = tr("Differences", "{}, as saved").format(document.name)
            found.append(file_source(document.path, said))
        copy = document.path.with_name(document.path.name + COPY_SUFFIX)
        if copy.exists():
            said = tr("Differences", "{}, before the last save").format(document.name)
            found.append(file_source(copy, said))
    own = document.path.resolve() if document.path else None
    entries = catalog.boards(document.game, document.here)
    known = (entry for entry in entries if entry.path.resolve() != own)
    return found + [file_source(entry.path, shown_title(entry)) for entry in known]


def loaded(source: Source) -> tuple[Board | None, str]:
    """The board of a source, or why it cannot be read."""
    try:
        return source.load(), ""
    except OikistError as error:
        return None, str(error)
    except RecursionError:
        return None, QCoreApplication.translate("Differences", "The file is nested too deeply.")
