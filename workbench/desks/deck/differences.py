"""Panel "Differences": what the deck says otherwise than its base."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QLabel, QListWidget, QListWidgetItem, QPushButton, QWidget

from engine.scenarios.deck_differences import Difference
from workbench.desks.deck.bases import BaseDeck
from workbench.widgets.layouts import in_column, in_row
from workbench.widgets.wheel import DropDown

_ROLE = Qt.ItemDataRole.UserRole


class DifferencesPanel(QWidget):
    """Choice of the base, a list in words, and a button that resets a line.

    Signals:
        wanted: A difference whose card should be gone to.
        reset_wanted: A difference whose cell should say what the base says.
    """

    wanted = Signal(object)
    reset_wanted = Signal(object)

    def __init__(self, base: BaseDeck, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._base = base
        self.choice = DropDown()
        self.choice.setAccessibleName(self.tr("Base deck"))
        self.choice.setToolTip(self.tr("The deck to compare with"))
        self.choice.give_way(12)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Differences to the base deck"))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.empty = QLabel(self.tr("No differences to the base deck."), wordWrap=True)
        self.empty.setObjectName("empty")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.reset = QPushButton(self.tr("Reset this"))
        self.reset.setToolTip(self.tr("Give the cell what the base deck says"))
        self._lay_out()
        self.fill_choices()
        self.choice.activated.connect(lambda row: base.use(str(self.choice.itemData(row))))
        self.list.currentItemChanged.connect(lambda *_: self._enable())
        self.list.itemActivated.connect(lambda item: self.wanted.emit(item.data(_ROLE)))
        self.list.itemClicked.connect(lambda item: self.wanted.emit(item.data(_ROLE)))
        self.reset.clicked.connect(self._ask_reset)
        base.changed.connect(self._show)
        base.choices_changed.connect(self.fill_choices)
        self._show()

    def fill_choices(self) -> None:
        """List the decks anew, such as after a file came or went."""
        with QSignalBlocker(self.choice):
            self.choice.clear()
            for key, title in self._base.choices():
                self.choice.addItem(title, key)
            self.choice.setCurrentIndex(max(self.choice.findData(self._base.key), 0))

    def lines(self) -> list[str]:
        """The sentences that are shown."""
        return [self.list.item(row).text() for row in range(self.list.count())]

    def _lay_out(self) -> None:
        label = QLabel(self.tr("&Base"))
        label.setBuddy(self.choice)
        head = in_row(label, (self.choice, 1))
        foot = in_row(self.reset, 1)
        in_column(head, self.empty, (self.list, 1), foot, 0, on=self, margins=(10, 8, 10, 10))

    def _show(self) -> None:
        row = self.list.currentRow()
        self.list.clear()
        for one in self._base.found:
            item = QListWidgetItem(self._base.sentence(one))
            item.setData(_ROLE, one)
            self.list.addItem(item)
        if self.list.count():
            self.list.setCurrentRow(min(max(row, 0), self.list.count() - 1))
        for widget in (self.list, self.reset):
            widget.setVisible(bool(self._base.found))
        self.empty.setVisible(not self._base.found)
        if self.choice.findData(self._base.key) != self.choice.currentIndex():
            self.fill_choices()
        self._enable()

    def _chosen(self) -> Difference | None:
        row = self.list.currentRow()
        return self.list.item(row).data(_ROLE) if row >= 0 else None

    def _enable(self) -> None:
        one = self._chosen()
        self.reset.setEnabled(one is not None and one.kind == "cell")

    def _ask_reset(self) -> None:
        one = self._chosen()
        if one is not None:
            self.reset_wanted.emit(one)
