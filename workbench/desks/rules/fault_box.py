"""Faults at the place where they can be mended, with the nearest legal values as buttons."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from engine.scenarios.nearest import Mend
from workbench.desks.rules.standing import Standing
from workbench.documents.edits import Key
from workbench.language.faults import sentence
from workbench.language.rule_words import said_of, step_text
from workbench.widgets.layouts import in_column

DIRECT: Final = Qt.FindChildOption.FindDirectChildrenOnly
_MOST: Final = 4  # buttons for one fault


class FaultBox(QFrame):
    """The faults of one key; hidden while there are none."""

    def __init__(self, standing: Standing, key: Key, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("faults")
        self._standing = standing
        self._key = key
        self._shown: object = None
        self.buttons: list[QPushButton] = []
        self._column = in_column(on=self, margins=(10, 6, 8, 8), spacing=5)
        self.hide()

    def refresh(self) -> None:
        """Show what the standing knows now."""
        faults = self._standing.faults_at(self._key)
        offers = [self._standing.mends_of(fault)[:_MOST] for fault in faults]
        if self._shown == (faults, offers):
            return
        self._shown = (faults, offers)
        self._clear()
        for fault, mends in zip(faults, offers, strict=True):
            self._add_sentence(sentence(fault))
            if mends:
                self._add_buttons(mends)
        self.setVisible(bool(faults))

    def _clear(self) -> None:
        self.buttons = []
        for widget in self.findChildren(QWidget, options=DIRECT):
            self._column.removeWidget(widget)
            widget.hide()
            widget.deleteLater()

    def _add_sentence(self, text: str) -> None:
        label = QLabel(f"⚠ {text}", self, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        label.setObjectName("fault")
        self._column.addWidget(label)

    def _add_buttons(self, mends: list[Mend]) -> None:
        strip = QWidget(self)
        row = QHBoxLayout(strip)
        row.setContentsMargins(0, 0, 0, 0)
        for mend in mends:
            button = QPushButton(self._offer(mend), strip)
            button.setToolTip(
                self.tr("The variant can then be played.")
                if mend.all_good
                else self.tr("This solves the problem; others remain.")
            )
            button.clicked.connect(lambda _checked=False, mend=mend: self._use(mend))
            row.addWidget(button)
            self.buttons.append(button)
        row.addStretch(1)
        self._column.addWidget(strip)

    def _offer(self, mend: Mend) -> str:
        game, here = self._standing.game, self._standing.document.here
        if mend.value is None:
            if tuple(mend.key) == tuple(self._key):
                return self.tr("Take it out")
            return step_text(mend.key, None, game, here)
        if tuple(mend.key) == tuple(self._key):
            return self.tr("Use {}").format(said_of(mend.key, mend.value, game, here))
        return step_text(mend.key, mend.value, game, here)

    def _use(self, mend: Mend) -> None:
        self._standing.give(mend.key, mend.value)
