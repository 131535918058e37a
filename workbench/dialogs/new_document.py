"""Dialogs that begin a deck or a variant from one that is there."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)

from engine.language import said
from engine.scenarios import catalog
from engine.scenarios.decks import Deck
from engine.scenarios.variants import Variant
from workbench.documents.deck_document import DeckDocument
from workbench.widgets.layouts import in_column
from workbench.widgets.wheel import DropDown

_UNSAFE: Final = re.compile(r"[^\w-]+")


def file_name(title: str) -> str:
    """A title as the name of a file, without ending."""
    return _UNSAFE.sub("-", title.strip().lower()).strip("-") or "untitled"


class _NewDialog(QDialog):
    """A title, and what to begin from."""

    def __init__(self, title: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.title = QLineEdit()
        self.title.setAccessibleName(self.tr("Title"))
        self.title.setMinimumWidth(self.fontMetrics().averageCharWidth() * 40)
        self.origin = DropDown()
        self.origin.setAccessibleName(self.tr("Begin from"))
        buttons = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(buttons.Ok | buttons.Cancel)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.form = QFormLayout()
        self.form.addRow(self.tr("Title"), self.title)
        self.form.addRow(self.tr("Begin from"), self.origin)
        in_column(self.form, self.buttons, on=self, spacing=12)
        self.title.textChanged.connect(self._check)
        self._check()

    def _check(self) -> None:
        ready = bool(self.title.text().strip()) and self.origin.count() > 0
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(ready)


class NewDeckDialog(_NewDialog):
    """Asks for a title and for the deck to copy."""

    def __init__(self, game: str, parent: QWidget | None = None, here: Path | None = None) -> None:
        super().__init__("", parent)
        self.setWindowTitle(self.tr("New deck"))
        self._entries = catalog.decks(game, here)
        for entry in self._entries:
            self.origin.addItem(said(catalog.games()[game], entry.title or entry.name))
        if self._entries:
            self.title.setText(self.tr("Copy of {}").format(self.origin.currentText()))
        self.title.selectAll()

    def deck(self) -> Deck:
        """A copy of the chosen deck under the new title.

        Raises:
            OikistError: The chosen deck cannot be read.
        """
        origin = DeckDocument.open(self._entries[self.origin.currentIndex()].path)
        title = self.title.text().strip()
        return replace(origin.deck(), name=file_name(title), title=title)


class NewVariantDialog(_NewDialog):
    """Asks for a title, for the variant to extend, and for the reason."""

    def __init__(
        self,
        game: str,
        base: str = "",
        parent: QWidget | None = None,
        here: Path | None = None,
    ) -> None:
        super().__init__("", parent)
        self.setWindowTitle(self.tr("New variant"))
        self._game = game
        self._entries = catalog.variants(game, here)
        for entry in self._entries:
            title = said(catalog.games()[game], entry.title or entry.name)
            self.origin.addItem(title, entry.name)
        self.origin.setCurrentIndex(max(0, self.origin.findData(base)))
        self.note = QPlainTextEdit(tabChangesFocus=True)
        self.note.setAccessibleName(self.tr("Why"))
        self.note.setPlaceholderText(self.tr("What this variant is for"))
        self.note.setMaximumHeight(self.fontMetrics().height() * 5)
        self.form.addRow(self.tr("Why"), self.note)

    def variant(self) -> Variant:
        """A variant that extends the chosen one and changes nothing yet."""
        title = self.title.text().strip()
        entry = self._entries[self.origin.currentIndex()]
        note = self.note.toPlainText().strip()
        return Variant(self._game, file_name(title), title, note, extends=entry.name)
