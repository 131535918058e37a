"""What is wrong with an edited position, and how to mend it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.play.position_edit import PositionEdit
from engine.positions.faults import PositionFault
from workbench.look.theme import scaled

_FAULT = Qt.ItemDataRole.UserRole
_LINES = 5  # of text that the list is high


class FaultList(QWidget):
    """Faults and warnings as sentences; hidden while there are none.

    Signals:
        mend_wanted: The chosen PositionFault.
    """

    mend_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("What is wrong with the position"))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemActivated.connect(self._mend)
        self.list.currentItemChanged.connect(self._choose)
        self.mend_button = QPushButton(self.tr("Mend"))
        self.mend_button.setToolTip(self.tr("Let the game fill in what the fault is about"))
        self.mend_button.clicked.connect(self._mend)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.mend_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(scaled(4))
        column.addWidget(self.list)
        column.addLayout(row)

    def show_faults(self, edit: PositionEdit | None) -> None:
        """List what is wrong, and below it what no game can have led to."""
        self.list.clear()
        faults = edit.faults if edit is not None else ()
        warnings = edit.warnings if edit is not None else []
        for fault in faults:
            said = sentence(fault, edit.called(fault.path) if edit else "")
            item = QListWidgetItem(said)
            item.setData(_FAULT, fault)
            item.setToolTip(f"{said}\n{fault.place}")  # a narrow panel cuts the sentence
            self.list.addItem(item)
        for warning in warnings:
            text = self.tr("⚠ No game can reach this position: {}.").format(warning)
            self.list.addItem(QListWidgetItem(text))
        if faults:
            self.list.setCurrentRow(0)
        self.list.setFixedHeight(self.list.fontMetrics().lineSpacing() * _LINES + scaled(12))
        self.setVisible(self.list.count() > 0)
        self._choose()

    def _choose(self) -> None:
        self.mend_button.setVisible(self._chosen() is not None)

    def _mend(self) -> None:
        fault = self._chosen()
        if fault is not None:
            self.mend_wanted.emit(fault)

    def _chosen(self) -> PositionFault | None:
        row = self.list.currentRow()
        found = self.list.item(row).data(_FAULT) if row >= 0 else None
        return found if isinstance(found, PositionFault) else None


def sentence(fault: PositionFault, where: str) -> str:
    """A fault as a sentence with its remedy and where it is."""
    said = fault.what[:1].upper() + fault.what[1:]
    remedy = f" {fault.remedy[:1].upper()}{fault.remedy[1:]}." if fault.remedy else ""
    return f"✗ {said} ({where}).{remedy}" if where else f"✗ {said}.{remedy}"
