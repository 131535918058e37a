"""One tab of the design mode: a desk, and above it what must be known about its file."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Final, cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QWidget

from workbench.desks.desk import Desk
from workbench.documents.document import Document
from workbench.widgets.layouts import in_column, in_row

# Imported when the first document of a kind is opened, so that the window stands earlier.
_DESKS: Final = {
    "board": ("workbench.desks.board.desk", "BoardDesk"),
    "graph": ("workbench.desks.graph.desk", "GraphDesk"),
    "deck": ("workbench.desks.deck.desk", "DeckDesk"),
    "variant": ("workbench.desks.rules.desk", "RulesDesk"),
}
Choice = tuple[str, Callable[[], object]]


def desk_for(document: Document) -> Desk:
    """A desk of the right kind."""
    module, name = _DESKS[document.kind]
    return cast(Desk, getattr(import_module(module), name)(document))


class DeskTab(QWidget):
    """A desk below a banner that mostly is hidden."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = desk
        self.banner = QFrame()
        self.banner.setObjectName("banner")
        self._said = QLabel(wordWrap=True)
        self._row = in_row((self._said, 1), on=self.banner, margins=(12, 6, 12, 6))
        self._buttons: list[QPushButton] = []
        self.banner.hide()
        in_column(self.banner, (desk, 1), on=self, margins=0, spacing=0)

    @property
    def document(self) -> Document:
        """The document on the desk."""
        return self.desk.document

    def ask(self, said: str, *choices: Choice) -> None:
        """Show a sentence with buttons; any of them closes the banner. No sentence closes it."""
        for button in self._buttons:
            self._row.removeWidget(button)
            button.deleteLater()
        self._buttons = []
        self._said.setText(said)
        for text, act in choices:
            button = QPushButton(text)
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            button.clicked.connect(self.banner.hide)
            button.clicked.connect(act)
            self._row.addWidget(button)
            self._buttons.append(button)
        self.banner.setVisible(bool(said))
