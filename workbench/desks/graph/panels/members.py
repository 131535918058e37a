"""A list of ticks: the areas that spaces are in, or the spaces that an area has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

_KEY: Final = Qt.ItemDataRole.UserRole
_FLAGS: Final = (
    Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsUserCheckable | Qt.ItemFlag.ItemIsSelectable
)
_MOST: Final = 8  # lines without a bar to scroll
_STATES: Final = {
    True: Qt.CheckState.Checked,
    False: Qt.CheckState.Unchecked,
    None: Qt.CheckState.PartiallyChecked,
}


class Members(QListWidget):
    """Names with a tick each; some of several is a tick in part.

    Signals:
        ticked: Key of an entry, and whether it has a tick now.
    """

    ticked = Signal(str, bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemChanged.connect(self._changed)

    def show_members(
        self, names: Sequence[tuple[str, str]], states: Mapping[str, bool | None]
    ) -> None:
        """Show keys with their names; None stands for some of several."""
        with QSignalBlocker(self):
            if [self.item(row).data(_KEY) for row in range(self.count())] != [k for k, _ in names]:
                self.clear()
                for key, _ in names:
                    item = QListWidgetItem(self)
                    item.setFlags(
                        Qt.ItemFlag.ItemIsEnabled
                        | Qt.ItemFlag.ItemIsUserCheckable
                        | Qt.ItemFlag.ItemIsSelectable
                    )
                    item.setData(_KEY, key)
            for row, (key, name) in enumerate(names):
                self.item(row).setText(name)
                self.item(row).setCheckState(_STATES[states.get(key, False)])
        lines = min(max(len(names), 1), _MOST)
        height = round(self.fontMetrics().height() * 1.6)
        self.setFixedHeight(lines * height + 2 * self.frameWidth())

    def _changed(self, item: QListWidgetItem) -> None:
        self.ticked.emit(str(item.data(_KEY)), item.checkState() == Qt.CheckState.Checked)
