"""Pages of which one is in front."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QStackedWidget, QWidget


class FrontStack(QStackedWidget):
    """As small as the page in front may be; Qt's is as large as the largest of those behind it.

    It has no height for a width: a layout would take that for the least height, and squeeze what
    stands beside it though pages that scroll could do with less.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.currentChanged.connect(self.updateGeometry)

    def hasHeightForWidth(self) -> bool:
        """See above."""
        return False

    def minimumSizeHint(self) -> QSize:
        """Of the page in front."""
        page = self.currentWidget()
        return page.minimumSizeHint() if page is not None else super().minimumSizeHint()
