"""The dialog that offers unsaved work of a program that ended without closing it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine.documents import shown
from engine.errors import OikistError
from engine.play.wording import in_a_row
from workbench.documents.recovery import Journals, Leftover
from workbench.language.counts import moment
from workbench.language.titles import shown_title
from workbench.widgets.layouts import in_row

_LEFTOVER: Final = Qt.ItemDataRole.UserRole


class RecoveryDialog(QDialog):
    """A list of documents with unsaved work; what is not chosen stays for the next start.

    Args:
        journals: Restores and discards.
        leftovers: At least one.

    Signals:
        restored: A Document, dirty, that is not among the open ones yet.
    """

    restored = Signal(object)

    def __init__(
        self, journals: Journals, leftovers: Sequence[Leftover], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._journals = journals
        self.setWindowTitle(self.tr("Recover unsaved work"))
        self.list = QTreeWidget()
        self.details = QLabel()
        self.warning = QLabel()
        self.problem = QLabel()
        self.restore = QPushButton(self.tr("&Restore"))
        self.restore_all = QPushButton(self.tr("Restore &all"))
        self.discard = QPushButton(self.tr("&Discard…"))
        self.show_folder = QPushButton(self.tr("Show &folder"))
        self.later = QPushButton(self.tr("Not now"))
        self.sure = QFrame()
        self.question = QLabel()
        self.discard_now = QPushButton(self.tr("Discard for good"))
        self.keep = QPushButton(self.tr("Keep"))
        self._arrange()
        self._connect()
        self._fill(leftovers)

    def selected(self) -> list[Leftover]:
        """What the buttons act on."""
        return [item.data(0, _LEFTOVER) for item in self.list.selectedItems()]

    def _arrange(self) -> None:
        title, said = QLabel(self.tr("There is unsaved work")), QLabel()
        title.setObjectName("title")
        said.setText(
            self.tr(
                "Oikist ended before these documents were saved. Restored documents open with "
                "all their edits, which can still be undone; no file is changed before you save."
            )
        )
        for label in (said, self.details, self.warning, self.problem, self.question):
            label.setWordWrap(True)
        self.warning.setObjectName("warning")
        self.problem.setObjectName("danger")
        self.problem.hide()
        self._prepare_list()
        self._arrange_question()
        gap = self.fontMetrics().height() // 2
        column = QVBoxLayout(self)
        column.setContentsMargins(gap * 2, gap * 2, gap * 2, gap * 2)
        column.setSpacing(gap)
        column.addWidget(title)
        column.addWidget(said)
        column.addWidget(self.list, 1)
        for part in (self.warning, self.details, self.problem, self.sure):
            column.addWidget(part)
        column.addSpacing(gap // 2)
        column.addLayout(self._buttons())
        wide = self.fontMetrics().averageCharWidth()
        self.resize(wide * 100, self.fontMetrics().height() * 30)

    def _prepare_list(self) -> None:
        self.list.setAccessibleName(self.tr("Documents with unsaved work"))
        self.list.setHeaderLabels([self.tr("Document"), self.tr("Kind"), self.tr("Last edit")])
        self.list.setRootIsDecorated(False)
        self.list.setAllColumnsShowFocus(True)
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.setUniformRowHeights(True)
        header = self.list.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)

    def _arrange_question(self) -> None:
        self.sure.setObjectName("banner")
        self.sure.setProperty("kind", "danger")
        in_row((self.question, 1), self.keep, self.discard_now, on=self.sure)
        self.sure.hide()

    def _buttons(self) -> QHBoxLayout:
        return in_row(self.discard, self.show_folder, 1, self.later, self.restore_all, self.restore)

    def _connect(self) -> None:
        self.list.itemSelectionChanged.connect(self._show_details)
        self.list.itemDoubleClicked.connect(self._restore_selected)
        self.restore.clicked.connect(self._restore_selected)
        self.restore_all.clicked.connect(self._restore_all)
        self.discard.clicked.connect(self._ask)
        self.keep.clicked.connect(self._keep)
        self.discard_now.clicked.connect(self._discard)
        self.show_folder.clicked.connect(self._open_folder)
        self.later.clicked.connect(self.reject)

    def _fill(self, leftovers: Sequence[Leftover]) -> None:
        board = self.tr("Board")
        kinds = {"board": board, "graph": board}
        kinds |= {"deck": self.tr("Deck"), "variant": self.tr("Variant")}
        for leftover in leftovers:
            kind = kinds.get(leftover.kind, leftover.kind)
            item = QTreeWidgetItem([shown_title(leftover), kind, moment(leftover.time)])
            item.setSizeHint(0, QSize(0, self.fontMetrics().height() * 7 // 4))
            item.setData(0, _LEFTOVER, leftover)
            item.setToolTip(0, item.text(0))
            self.list.addTopLevelItem(item)
        self._choose_one()
        self.list.setFocus()

    def _choose_one(self) -> None:
        """Let the buttons act on something."""
        first = self.list.topLevelItem(0)
        if first is not None and not self.list.selectedItems():
            self.list.setCurrentItem(first)
            first.setSelected(True)
        self._show_details()

    def _show_details(self) -> None:
        chosen = self.selected()
        self._keep()
        for button in (self.restore, self.discard, self.show_folder):
            button.setEnabled(bool(chosen))
        several = self.list.topLevelItemCount() > 1
        self.restore_all.setVisible(several)
        (self.restore_all if several else self.restore).setDefault(True)
        one = chosen[0] if len(chosen) == 1 else None
        self.warning.setText(self._warning(one) if one else "")
        self.warning.setVisible(bool(self.warning.text()))
        self.details.setText(self._details(one) if one else "")

    def _details(self, leftover: Leftover) -> str:
        file = shown(leftover.file) if leftover.file else self.tr("never saved")
        lines = [self.tr("File: {}").format(file)]
        if leftover.actions:
            lines.append(self.tr("Last edits: {}").format(in_a_row(leftover.actions)))
        return "\n".join(lines)

    def _warning(self, leftover: Leftover) -> str:
        if leftover.missing:
            return self.tr("The file no longer exists; saving creates it again.")
        if leftover.changed_on_disk:
            return self.tr("Another program has changed the file since; saving replaces it.")
        return ""

    def _restore_selected(self) -> None:
        self._restore(self.list.selectedItems())

    def _restore_all(self) -> None:
        count = self.list.topLevelItemCount()
        items = [item for n in range(count) if (item := self.list.topLevelItem(n))]
        self._restore(sorted(items, key=_number_of))

    def _restore(self, items: Sequence[QTreeWidgetItem]) -> None:
        problems = []
        for item in items:
            try:
                document = self._journals.restore(item.data(0, _LEFTOVER))
            except OikistError as error:
                problems.append(str(error))
                continue
            self._remove(item)
            self.restored.emit(document)
        self._choose_one()
        self.problem.setText("\n".join(problems))
        self.problem.setVisible(bool(problems))
        self._end_if_empty()

    def _ask(self) -> None:
        chosen = self.selected()
        if len(chosen) == 1:
            said = self.tr("Discard the unsaved edits of “{}”? This cannot be undone.")
            self.question.setText(said.format(shown_title(chosen[0])))
        else:
            said = self.tr("Discard all unsaved edits that are selected? This cannot be undone.")
            self.question.setText(said)
        self.sure.show()
        self.keep.setFocus()

    def _keep(self) -> None:
        if not self.sure.isHidden():
            self.sure.hide()
            self.list.setFocus()

    def _discard(self) -> None:
        for item in self.list.selectedItems():
            self._journals.discard(item.data(0, _LEFTOVER))
            self._remove(item)
        self._choose_one()
        self._end_if_empty()

    def _remove(self, item: QTreeWidgetItem) -> None:
        self.list.takeTopLevelItem(self.list.indexOfTopLevelItem(item))

    def _end_if_empty(self) -> None:
        if not self.list.topLevelItemCount():
            self.accept()

    def _open_folder(self) -> None:
        for folder in dict.fromkeys(map(_folder_of, self.selected())):
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


def _number_of(item: QTreeWidgetItem) -> tuple[Path, int]:
    """Program and number of a journal: the order in which documents were opened."""
    path: Path = item.data(0, _LEFTOVER).path
    return path.parent, int(path.stem) if path.stem.isdigit() else 0


def _folder_of(leftover: Leftover) -> Path:
    """Where the file lies; for a document without one, where the journal does."""
    found = leftover.file.parent if leftover.file else leftover.path.parent
    return found if found.is_dir() else leftover.path.parent
