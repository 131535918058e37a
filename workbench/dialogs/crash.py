"""The dialog that says that the program was wrong."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QDesktopServices, QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QDialog, QLabel, QPlainTextEdit, QPushButton, QWidget

from workbench.widgets.layouts import in_column, in_row


class CrashDialog(QDialog):
    """A report of an error, and what can be done now.

    Args:
        text: The report.
        folder: Where reports lie.
        hard: Whether this is about an earlier process, that broke.
        fault: The slip in a game that it comes from; "" for a mistake of Oikist.

    Signals:
        restart_wanted: The program shall begin anew.
    """

    restart_wanted = Signal()

    def __init__(
        self,
        text: str,
        folder: Path,
        parent: QWidget | None = None,
        *,
        hard: bool = False,
        fault: str = "",
    ) -> None:
        super().__init__(parent)
        self._folder = folder
        self._more = 0
        self.setWindowTitle(self.tr("Something went wrong"))
        self.report = QPlainTextEdit(text, readOnly=True)
        self.report.setAccessibleName(self.tr("Report"))
        fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        fixed.setPointSizeF(self.font().pointSizeF())  # as large as all text
        self.report.setFont(fixed)
        self.report.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.report.setTabChangesFocus(True)
        self.others = QLabel()
        self.others.setObjectName("note")
        self.others.hide()
        self.copy = QPushButton(self.tr("Copy report"))
        self.show_folder = QPushButton(self.tr("Open folder"))
        self.restart = QPushButton(self.tr("Restart"))
        self.proceed = QPushButton(self.tr("Close") if hard else self.tr("Continue"))
        self._arrange(fault, hard=hard)
        self._connect()
        wide = self.fontMetrics().averageCharWidth()
        self.resize(wide * 100, self.fontMetrics().height() * 30)
        self.proceed.setFocus()

    def add_another(self) -> None:
        """One more error came while this one is shown."""
        self._more += 1
        self.others.setText(self.tr("Errors since then: {}").format(self._more))
        self.others.show()

    def _arrange(self, fault: str, *, hard: bool) -> None:
        title, said = QLabel(), QLabel()
        title.setObjectName("title")
        said.setWordWrap(True)
        if hard:
            title.setText(self.tr("Oikist ended unexpectedly last time"))
            said.setText(self.tr("Your files are as you last saved them."))
        else:
            title.setText(
                self.tr("The game made a mistake") if fault else self.tr("Oikist made a mistake")
            )
            said.setText(
                self.tr(
                    "Your files are untouched. You can continue; save soon. After a restart, "
                    "all edits that are not saved yet are offered again."
                )
            )
        hint = QLabel(
            fault
            or self.tr(
                "A report helps to fix it. It says what the program did, not what your"
                " files contain."
            )
        )
        hint.setWordWrap(True)
        gap = self.fontMetrics().height() // 2
        column = in_column(
            title, said, hint, (self.report, 1), self.others, on=self, margins=gap * 2, spacing=gap
        )
        row = in_row(self.copy, self.show_folder, 1, self.restart, self.proceed)
        column.addSpacing(gap // 2)
        column.addLayout(row)
        self.restart.setVisible(not hard)
        self.proceed.setDefault(True)

    def _connect(self) -> None:
        self.copy.clicked.connect(self._copy)
        self.show_folder.clicked.connect(self._open_folder)
        self.restart.clicked.connect(self._begin_anew)
        self.proceed.clicked.connect(self.accept)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report.toPlainText())
        self.copy.setText(self.tr("Copied"))

    def _open_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder)))

    def _begin_anew(self) -> None:
        self.restart_wanted.emit()
        self.accept()
