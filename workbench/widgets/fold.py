"""Groups of fields that fold to their titles."""

from __future__ import annotations

from PySide6.QtWidgets import QGroupBox, QVBoxLayout, QWidget


class Fold(QGroupBox):
    """A title, and below it a widget that a click on the title or Space hides and shows."""

    def __init__(self, title: str, inside: QWidget | None = None, *, opened: bool = True) -> None:
        super().__init__(title)
        self.setObjectName("fold")
        self.setCheckable(True)
        self.setChecked(opened)
        self.inside = inside if inside is not None else QWidget()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.inside)
        self.inside.setVisible(opened)
        self.toggled.connect(self.inside.setVisible)
