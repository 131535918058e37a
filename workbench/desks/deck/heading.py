"""Title and note of a deck, above its table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt
from PySide6.QtWidgets import QFormLayout, QLineEdit, QPlainTextEdit, QWidget

from workbench.documents.deck_document import DeckDocument
from workbench.documents.document import new_gesture


class DeckHeading(QWidget):
    """Two fields; typing in one of them without leaving it is one step of the history."""

    def __init__(self, document: DeckDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._gesture = new_gesture()
        self.title = QLineEdit(placeholderText=self.tr("A deck needs a title"))
        self.title.setAccessibleName(self.tr("Title of the deck"))
        self.note = QPlainTextEdit()
        self.note.setAccessibleName(self.tr("Note of the deck"))
        self.note.setPlaceholderText(self.tr("Where the cards come from, and why they are so"))
        self.note.setTabChangesFocus(True)
        form = QFormLayout(self)
        form.setContentsMargins(12, 10, 12, 8)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignRight)
        form.addRow(self.tr("&Title"), self.title)
        form.addRow(self.tr("&Note"), self.note)
        self._show()
        self.title.textChanged.connect(self._write_title)
        self.note.textChanged.connect(self._write_note)
        self.title.installEventFilter(self)
        self.note.installEventFilter(self)
        document.edited.connect(self._show)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Coming to a field begins another step of the history."""
        if event.type() == QEvent.Type.FocusIn:
            self._gesture = new_gesture()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Another text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "note"):
            self._fit()

    def _fit(self) -> None:
        line = self.note.fontMetrics().lineSpacing()
        self.note.setFixedHeight(round(line * 3.2) + 10)

    def _show(self) -> None:
        title = str(self._document.fields.get(("title",), ""))
        note = str(self._document.fields.get(("note",), "")).strip("\n")
        # Showing is no edit, though Qt's fields turn some characters into others (U+00A0).
        with QSignalBlocker(self.title), QSignalBlocker(self.note):
            if title != self.title.text():
                self.title.setText(title)
            if note != self.note.toPlainText().strip("\n"):
                self.note.setPlainText(note)

    def _write_title(self, text: str) -> None:
        if text != self._document.fields.get(("title",), ""):
            self._document.do(self.tr("Change the title"), {("title",): text}, self._gesture)

    def _write_note(self) -> None:
        text, held = self.note.toPlainText(), str(self._document.fields.get(("note",), ""))
        if text.strip("\n") == held.strip("\n"):
            return
        whole = f"{text}\n" if held.endswith("\n") and text else text
        self._document.do(self.tr("Change the note"), {("note",): whole or None}, self._gesture)
