"""Boards that come from Tiled, and go there: what the File menu asks."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from engine.documents import shown
from workbench.documents.board_document import BoardDocument
from workbench.documents.document import Document


def imported(parent: QWidget, game: str) -> BoardDocument | None:
    """Ask for a map of Tiled; a new board, or None if the user thought better of it.

    Raises:
        OikistError: The file is not a map that can be read.
    """
    from workbench.desks.board.dialogs.tiled import ask_for_map

    board = ask_for_map(parent, game)
    return BoardDocument.of(board) if board is not None else None


def exported(parent: QWidget, document: Document | None) -> str:
    """Ask where to write a board for Tiled; a sentence that says where, "" if nothing was written.

    Raises:
        OikistError: A file cannot be written.
    """
    from workbench.desks.board.dialogs.tiled import ask_for_export

    written = ask_for_export(parent, document) if isinstance(document, BoardDocument) else ()
    if not written:
        return ""
    places = ", ".join(str(shown(path)) for path in written)
    return QCoreApplication.translate("Filing", "Wrote {}").format(places)
