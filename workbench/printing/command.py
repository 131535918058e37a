"""What `oikist export` does, once Qt may be imported."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QApplication

from engine.boards.layouts import read_board
from engine.documents import read_document
from engine.errors import OikistError
from engine.file_kinds import BOARD, kind_of_keys
from engine.scenarios import catalog
from workbench.documents.deck_document import DeckDocument
from workbench.printing.job import exported
from workbench.printing.order import Order, pages_of
from workbench.printing.printable import Printable, printable_of, printable_scenario


def export(
    source: str, target: Path, changes: Mapping[str, str], choices: Mapping[str, Any]
) -> dict[str, Any]:
    """Draw a variant, a board or a deck into files, without a window.

    Args:
        source: Name of a variant, or path of a variant, a board or a deck.
        target: File to write.
        changes: Of the variant.
        choices: Of `Order`.

    Returns:
        "files" (paths) and "pages" (titles).

    Raises:
        OikistError: Something given cannot be used, or a file cannot be written.
    """
    order = Order(**choices).checked()
    _start_qt()
    pages = pages_of(found(source, changes), order)
    files = exported(pages, target, order.form, order.dpi)
    return {"files": [str(path) for path in files], "pages": [page.title for page in pages]}


def found(source: str, changes: Mapping[str, str]) -> Printable:
    """What a name or a path means.

    Raises:
        OikistError: Nothing that can be printed.
    """
    if source.endswith(".toml"):
        keys = read_document(Path(source), OikistError).entries
        if kind_of_keys(keys) == BOARD:
            board = read_board(Path(source), catalog.board_schema)
            return Printable(board.title or board.name, board.name, board)
        if "cards" in keys:
            document = DeckDocument.open(Path(source))
            return printable_of(document)
    return printable_scenario(catalog.load_scenario(source, changes))


def _start_qt() -> None:
    """Drawing text needs Qt's application, but nothing is shown."""
    if QApplication.instance() is None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        application = QApplication(sys.argv[:1])
        application.setApplicationName("oikist")
        _KEPT.append(application)


_KEPT: list[QApplication] = []  # Qt's application must outlive the drawing
