"""A first click on a row of a list shows its move, a second one makes it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex
from PySide6.QtWidgets import QListView


class SecondClick(QObject):
    """Counts clicks on the same row; other moves in the list begin anew.

    Args:
        view: The list, with its model.
        play: Makes the move of a row.
    """

    def __init__(self, view: QListView, play: Callable[[QModelIndex], object]) -> None:
        super().__init__(view)
        self._play = play
        self._clicked = QPersistentModelIndex()
        view.clicked.connect(self._count)

    def _count(self, index: QModelIndex) -> None:
        again = self._clicked.isValid() and self._clicked.row() == index.row()
        self._clicked = QPersistentModelIndex() if again else QPersistentModelIndex(index)
        if again:
            self._play(index)
