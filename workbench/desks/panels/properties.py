"""Panel "Properties": what is selected, in a form of its kind; else the whole board.

Bold marks what differs from what is usual; the arrow beside it brings the usual back.
"""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import SignalInstance
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QStackedWidget, QWidget

from workbench.desks.panels.panel import BoardPanel
from workbench.desks.panels.rows import Rows
from workbench.documents.document import Document
from workbench.widgets.layouts import in_column


class Selecting(Protocol):
    """An editor that tells when something else is selected."""

    selection_changed: SignalInstance

    @property
    def document(self) -> Document:
        """What is edited."""


class FormsPanel(BoardPanel):
    """Forms, of which one is in front.

    Attributes:
        rows: Of every form.
    """

    def __init__(self, editing: Selecting, parent: QWidget | None = None) -> None:
        super().__init__(editing, parent)
        self.rows: list[Rows] = []
        self.pages = QStackedWidget(self)
        in_column(self.pages, on=self, margins=0)
        editing.selection_changed.connect(self.stale)
        self.document.state_changed.connect(self.stale)

    def add_form(self, form: QWidget, rows: Rows) -> None:
        """Add a form, whose rows suit the width of the panel from now on."""
        area = QScrollArea(self.pages, widgetResizable=True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidget(form)
        self.pages.addWidget(area)
        self.rows.append(rows)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put labels above their fields where it is narrow."""
        super().resizeEvent(event)
        for rows in self.rows:
            rows.fit(self.width())
