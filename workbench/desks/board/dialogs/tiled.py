"""Maps of the editor Tiled: a board out of a map, and a map out of a board.

No dialog of its own is needed besides those that ask for a file.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from engine.boards.tiled import image_name, read_tiled, tile_image, tiled_text
from engine.documents import shown
from engine.errors import BoardError, Fault
from engine.files import write_bytes_atomically
from engine.scenarios import catalog
from workbench.documents.board_document import BoardDocument
from workbench.documents.document import Document


def import_map(parent: QWidget, game: str) -> BoardDocument | None:
    """The board in a Tiled map that the person chooses; None for none.

    Args:
        game: Of maps that do not say.

    Raises:
        BoardError: With every fault of the map.
    """
    title = QCoreApplication.translate("Tiled", "Import a Tiled map")
    name, _ = QFileDialog.getOpenFileName(parent, title, "", _kinds())
    return BoardDocument.of(read_tiled(Path(name), catalog.board_schema, game)) if name else None


def export_map(parent: QWidget, document: Document | None) -> str:
    """Ask where to write a board as a Tiled map; where it was written, "" for nowhere.

    Raises:
        BoardError: A file cannot be written.
    """
    if not isinstance(document, BoardDocument):
        return ""
    title = QCoreApplication.translate("Tiled", "Export as a Tiled map")
    folder = document.path.parent if document.path else Path()
    proposal = str(folder / f"{document.name}.tmj")
    name, _ = QFileDialog.getSaveFileName(parent, title, proposal, _kinds())
    if not name:
        return ""
    places = ", ".join(str(shown(path)) for path in exported(document, Path(name)))
    return QCoreApplication.translate("Filing", "Wrote {}").format(places)


def exported(document: BoardDocument, path: Path) -> tuple[Path, Path]:
    """Write a board as a Tiled map, and the picture of its tiles beside it.

    Raises:
        BoardError: A file cannot be written.
    """
    board = document.board()
    image = path.with_name(image_name(board))
    content = tiled_text(board, document.schema).encode()
    try:
        write_bytes_atomically(image, tile_image(document.schema, board.orientation))
        write_bytes_atomically(path, content)
    except OSError as problem:
        what = f"the map cannot be written ({problem.strerror or problem})"
        remedy = "choose another folder, or make room"
        raise BoardError(Fault(str(shown(path)), "", what, remedy)) from None
    return (path, image)


def _kinds() -> str:
    return QCoreApplication.translate("Tiled", "Tiled maps (*.tmj *.json);;All files (*)")
