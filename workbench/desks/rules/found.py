"""The variants whose names a search of the rules desk fits."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QToolButton, QWidget

from engine.scenarios import catalog
from workbench.desks.rules.standing import Standing
from workbench.language.fuzzy import has_words
from workbench.language.titles import shown_title
from workbench.widgets.layouts import in_column

_MOST: Final = 5


class FoundVariants(QWidget):
    """A button for each variant that was found; hidden while there is none.

    Signals:
        wanted: Path of a variant.
    """

    wanted = Signal(str)

    def __init__(self, standing: Standing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._standing = standing
        self.buttons: list[QToolButton] = []
        head = QLabel(self.tr("Variants"), self)
        head.setObjectName("note")
        self._column = in_column(head, on=self, margins=(16, 8, 12, 0), spacing=2)
        self.hide()

    def look_for(self, wanted: str) -> None:
        """Show the variants in whose names all words stand; none for no words."""
        for button in self.buttons:
            self._column.removeWidget(button)
            button.deleteLater()
        document = self._standing.document
        entries = (
            catalog.mentionable("variant", document.game, document.path, document.here)
            if wanted
            else ()
        )
        fits = [one for one in entries if has_words(wanted, shown_title(one))]
        self.buttons = [self._button(one) for one in fits[:_MOST]]
        self.setVisible(bool(self.buttons))

    def _button(self, entry: catalog.Entry) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName("chip")
        button.setText(shown_title(entry).replace("&", "&&"))
        button.setToolTip(entry.note)
        button.setAccessibleName(self.tr("Open: {}").format(shown_title(entry)))
        button.clicked.connect(partial(self._want, str(entry.path)))
        self._column.addWidget(button)
        return button

    def _want(self, path: str, _checked: bool = False) -> None:
        self.wanted.emit(path)
