"""What can be done with any answer in sight: a report of it, and the command that makes it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from engine.documents import shown
from engine.errors import OikistError
from engine.folders import current_folder
from engine.reports.played import in_folder
from workbench.lab.answer_view import AnswerView
from workbench.lab.report import write_report


class Reporting(QObject):
    """Takes an answer along.

    Args:
        view: Shows the answer, and has the buttons.
        here: Folder of the project, which is offered first; None for none.

    Signals:
        said, failed: What was done, and what went wrong, in words.
    """

    said = Signal(str)
    failed = Signal(str)

    def __init__(self, view: AnswerView, here: Callable[[], Path | None] = lambda: None) -> None:
        super().__init__(view)
        self._view = view
        self._here = here
        self._folder: Path | None = None  # in which the last report was written
        view.report_wanted.connect(self.choose)
        view.command_wanted.connect(self._copy)

    def choose(self) -> None:
        """Let the user choose a file for the answer in sight, and write it."""
        if self._view.answer is None:
            return
        folder = self._folder or self._here() or current_folder()
        name, _ = QFileDialog.getSaveFileName(
            self._view.window(),
            self.tr("Write a report"),
            str(folder / "report.html"),
            self.tr("Page (*.html);;Print (*.pdf)"),
        )
        if name:
            self.write(Path(name))

    def write(self, path: Path) -> None:
        """Write the answer in sight; what goes wrong is told, not raised."""
        answer = self._view.answer
        if answer is None:
            return
        self._folder = path.parent
        try:
            write_report(answer.page, path)
        except OikistError as error:
            self.failed.emit(str(error))
        else:
            self.said.emit(self.tr("Report written: {}").format(shown(path)))

    def _copy(self) -> None:
        if self._view.answer is not None:
            command = in_folder(self._view.answer.page.command, self._here())
            QGuiApplication.clipboard().setText(command)
            self.said.emit(self.tr("Command copied: {}").format(command))
