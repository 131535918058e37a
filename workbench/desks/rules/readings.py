"""Toggles: the readings of a rule as whole sentences, one of which holds."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QRadioButton, QSizePolicy, QWidget

from engine.game import Parameter, Reading
from workbench.desks.rules.editors import Editor
from workbench.documents.edits import ALONE
from workbench.look.theme import LIGHT, Theme
from workbench.widgets.layouts import in_column

_ROUND: Final = 6.0


class ReadingRow(QWidget):
    """One reading: a round button and its sentence, which wraps."""

    def __init__(self, reading: Reading, *, usual: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key = reading.key
        self.theme = LIGHT
        self.button = QRadioButton(self)
        self.button.toggled.connect(self.update)
        said = reading.text or reading.key
        text = self.tr("{} (default)").format(said) if usual else said
        self.button.setAccessibleName(text)
        self.button.setToolTip(reading.key)
        self.label = QLabel(text, self, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 4, 8, 4)
        row.setSpacing(8)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.label, 1)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The whole sentence is the button."""
        inside = self.rect().contains(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and inside:
            self.button.setFocus(Qt.FocusReason.MouseFocusReason)
            self.button.click()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A ground for the reading that holds, a ring for the one with the focus."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inner = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(Qt.PenStyle.NoPen)
        if self.button.isChecked():
            painter.setBrush(self.theme.colour("hover"))
            painter.drawRoundedRect(inner, _ROUND, _ROUND)
        if self.button.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self.theme.colour("accent"), 2.0))
            painter.drawRoundedRect(inner, _ROUND, _ROUND)


class ReadingsEditor(Editor):
    """All readings of a toggle below each other."""

    def __init__(self, parameter: Parameter, parent: QWidget | None = None) -> None:
        super().__init__(parameter, parent)
        column = in_column(on=self, margins=0, spacing=1)
        self.group = QButtonGroup(self)
        self.rows: list[ReadingRow] = []
        for number, reading in enumerate(parameter.readings):
            usual = reading.key == parameter.default and len(parameter.readings) > 1
            row = ReadingRow(reading, usual=usual, parent=self)
            self.group.addButton(row.button, number)
            self.watch(row.button)
            column.addWidget(row)
            self.rows.append(row)
        self.group.idClicked.connect(self._give)
        if self.rows:
            self.give_keyboard(self.rows[0].button)

    def show_value(self, said: Any, value: Any, seats: int) -> None:
        """See `Editor.show_value`; a word that is no reading leaves all of them open."""
        del seats
        key = value if said is None else said
        self.group.setExclusive(False)
        for row in self.rows:
            row.button.setChecked(row.key == key)
        self.group.setExclusive(True)
        held = next((row for row in self.rows if row.key == key), None)
        if held is not None:
            self.give_keyboard(held.button)

    def set_name(self, name: str) -> None:
        """See `Editor.set_name`."""
        self.setAccessibleName(name)
        for row in self.rows:
            row.button.setAccessibleDescription(name)

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        for row in self.rows:
            row.theme = theme
            row.update()

    def _give(self, number: int) -> None:
        self.given.emit(self.rows[number].key, ALONE)
