"""The small window of a batch or a question that goes on after the large one was closed."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QLabel, QProgressBar, QPushButton, QWidget

from workbench.lab.work import Work
from workbench.widgets.layouts import in_column, in_row


class WorkLeft(QDialog):
    """How far the lab is, and a button that stops it; the program ends with it.

    Args:
        work: What the lab does; it follows its progress.
    """

    def __init__(self, work: Work, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._work = work
        self.setWindowTitle(self.tr("The lab is at work"))
        self.title = QLabel(wordWrap=True)
        self.said = QLabel()
        self.bar = QProgressBar(textVisible=False)
        self.bar.setAccessibleName(self.tr("Progress of the lab"))
        self.stop = QPushButton(self.tr("&Stop and keep its games"), autoDefault=False)
        self.stop.clicked.connect(self._stop)
        self.smaller = QPushButton(self.tr("&Minimize"))
        self.smaller.setDefault(True)  # a stray Enter costs nothing
        self.smaller.clicked.connect(self.showMinimized)
        work.moved.connect(self._follow)
        row = in_row((self.said, 1), self.stop, self.smaller)
        in_column(self.title, self.bar, row, on=self)
        self.smaller.setFocus()
        self._follow()

    def leave(self) -> None:
        """The work has ended."""
        self.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape does no more than Enter: it makes the window smaller."""
        if event.key() == Qt.Key.Key_Escape:
            self.showMinimized()
        else:
            super().keyPressEvent(event)

    def reject(self) -> None:
        """Closing this window stops the work, as its button does."""
        self._stop()

    def _stop(self) -> None:
        self.stop.setEnabled(False)
        self._work.end()

    def _follow(self) -> None:
        news = self._work.news
        self.title.setText(news.title)
        self.bar.setRange(0, max(news.planned, 1))
        self.bar.setValue(news.done)
        self.said.setText(news.said)
