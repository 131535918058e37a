"""Panel "Card": the current card as players see it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from workbench.cards.face import Face
from workbench.cards.painter import overflow
from workbench.look.theme import Theme, text_size
from workbench.panels.cards import CardWidget

_LARGE_TEXT: Final = 140  # per cent; from there on the card is large enough
_LARGER: Final = 1.4  # than the text around it: a card is held in the hand


class PreviewPanel(QWidget):
    """One drawn card, and what does not fit on it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.card = CardWidget()
        self.warning = QLabel(wordWrap=True)
        self.warning.setObjectName("warning")
        self.empty = QLabel(self.tr("Choose a card in the table."), wordWrap=True)
        self.empty.setObjectName("empty")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 12)
        column.addWidget(self.empty)
        column.addWidget(self.card, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.warning)
        column.addStretch(1)
        self.show_face(None)
        self._enlarge()

    def changeEvent(self, event: QEvent) -> None:
        """Another text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "card"):
            self._enlarge()

    def _enlarge(self) -> None:
        font = QFont(self.font())
        if font.pointSizeF() > 0:
            larger = _LARGER if text_size() <= _LARGE_TEXT else 1.0
            font.setPointSizeF(font.pointSizeF() * larger)
        self.card.setFont(font)

    def show_face(self, face: Face | None) -> None:
        """Draw another card, or none."""
        self.empty.setVisible(face is None)
        self.card.setVisible(face is not None)
        said = [] if face is None else overflow(face, self.card.font())
        if face is not None:
            self.card.show_face(face)
        self.warning.setText("\n".join(said))
        self.warning.setVisible(bool(said))

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.card.set_theme(theme)
