"""The small window of a batch that goes on after the large one was closed."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QLabel, QProgressBar, QPushButton, QWidget

from workbench.panels.batch import BatchPanel
from workbench.widgets.layouts import in_column, in_row


class BatchLeft(QDialog):
    """How far the batch is, and a button that stops it; the program ends with it.

    Args:
        batch: The batch that runs; it follows its progress.
    """

    def __init__(self, batch: BatchPanel, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._batch = batch
        self.setWindowTitle(self.tr("A batch is running"))
        self.said = QLabel(batch.said.text())
        self.bar = QProgressBar(textVisible=False)
        self.bar.setRange(0, batch.progress.maximum())
        self.bar.setValue(batch.progress.value())
        self.bar.setAccessibleName(self.tr("Progress of the batch"))
        self.stop = QPushButton(self.tr("&Stop and keep its games"), autoDefault=False)
        self.stop.clicked.connect(self._stop)
        self.smaller = QPushButton(self.tr("&Minimize"))
        self.smaller.setDefault(True)  # a stray Enter costs nothing
        self.smaller.clicked.connect(self.showMinimized)
        batch.counted.connect(self._follow)
        row = in_row((self.said, 1), self.stop, self.smaller)
        in_column(QLabel(batch.shown.text()), self.bar, row, on=self)
        self.smaller.setFocus()

    def leave(self) -> None:
        """The batch has ended."""
        self.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape does no more than Enter: it makes the window smaller."""
        if event.key() == Qt.Key.Key_Escape:
            self.showMinimized()
        else:
            super().keyPressEvent(event)

    def reject(self) -> None:
        """Closing this window stops the batch, as its button does."""
        self._stop()

    def _stop(self) -> None:
        self.stop.setEnabled(False)
        if self._batch.running:
            self._batch.toggle()

    def _follow(self) -> None:
        self.bar.setValue(self._batch.progress.value())
        self.said.setText(self._batch.said.text())
