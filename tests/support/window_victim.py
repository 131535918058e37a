"""The real window, in which documents are edited at random until somebody kills it.

Gives the same lines as `edit_victim` for the same folder and seed.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QApplication, QMessageBox

from tests.support.edit_victim import Hands, edit
from tests.workbench.played import HastyEngine
from workbench.dialogs.recovery import RecoveryDialog
from workbench.documents.document import Document
from workbench.settings import Settings
from workbench.window import MainWindow


class WindowHands(Hands):
    """Gives commands through the window's actions, and looks at what it draws."""

    def __init__(self, folder: Path) -> None:
        self.app = QApplication(["oikist"])
        QMessageBox.warning = _closed  # type: ignore[method-assign, assignment]
        self.folder = folder
        settings = Settings(folder / "state" / "window.ini")
        self.window = MainWindow(HastyEngine(), settings, folder / "state")
        self.window.use_mode("design")
        self.window.show()

    def restored(self) -> list[Document]:
        """Restore all in the dialog that a start shows."""
        shelf = self.window.filing.shelf
        leftovers = shelf.journals.leftovers()
        if leftovers:
            dialog = RecoveryDialog(shelf.journals, leftovers, self.window)
            dialog.restored.connect(self.window.filing.take_restored)
            dialog.open()
            self.app.processEvents()
            dialog.restore_all.click()
        return list(shelf.documents)

    def opened(self, kind: str) -> Document:
        """Open a file in a tab."""
        document = self.window.filing.open(self.folder / f"{kind}.toml")
        assert document is not None
        return document

    def undo(self, document: Document) -> None:
        """Edit > Undo in the document's tab."""
        self._trigger(document, "undo")

    def redo(self, document: Document) -> None:
        """Edit > Redo."""
        self._trigger(document, "redo")

    def save(self, document: Document) -> None:
        """File > Save; what cannot be saved gives a sentence."""
        self._trigger(document, "save")

    def rest(self) -> None:
        """Let the window draw what was done."""
        self.app.processEvents()

    def _trigger(self, document: Document, key: str) -> None:
        self.window.design.show_document(document)
        self.window.acts[key].trigger()


def main(folder: Path, seed: int, commands: int, told: Path) -> None:
    """Edit in the window; the lines go to a file."""
    with told.open("w", encoding="utf-8") as out:
        edit(WindowHands(folder), seed, commands, out)


def _closed(*_: Any) -> QMessageBox.StandardButton:
    """Answers a box at once."""
    return QMessageBox.StandardButton.Ok


for desk in ("board", "deck", "rules"):
    import_module(f"workbench.desks.{desk}.desk")  # before the fork
