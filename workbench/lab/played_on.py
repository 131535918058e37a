"""The field that says who plays the games of questions: this machine, or a cluster."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from workbench.widgets.layouts import in_row


class PlayedOn(QWidget):
    """The address of a Dask scheduler; empty for threads of this machine.

    Args:
        address: Where games were played until now.

    Attributes:
        address: Where they are played from now on, as far as `follow` was called.

    Signals:
        chosen: Another address.
    """

    chosen = Signal(str)

    def __init__(self, address: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.address = address
        self.field = QLineEdit(address)
        self.field.setClearButtonEnabled(True)
        self.field.setPlaceholderText(self.tr("This machine"))
        self.field.setAccessibleName(self.tr("Played on"))
        tip = self.tr("Address of a Dask scheduler, like tcp://127.0.0.1:8786; empty: this machine")
        self.field.setToolTip(tip)
        label = QLabel(self.tr("Played on"))
        label.setBuddy(self.field)
        in_row(label, (self.field, 1), on=self, margins=0)
        self.field.editingFinished.connect(self.follow)

    def follow(self) -> None:
        """Take what was typed."""
        address = self.field.text().strip()
        if address != self.address:
            self.address = address
            self.chosen.emit(address)
