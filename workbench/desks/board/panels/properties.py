"""Panel "Properties": what the selected spaces have in common, or the board itself.

Bold marks what differs from what is usual; the arrow beside it brings the usual back.
"""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QStackedWidget, QWidget

from workbench.desks.board.editing import Editing
from workbench.desks.board.panels.board_form import BoardForm
from workbench.desks.board.panels.panel import BoardPanel
from workbench.desks.board.panels.spaces_form import SpacesForm
from workbench.look.theme import Theme
from workbench.widgets.layouts import in_column


class PropertiesPanel(BoardPanel):
    """The properties of the selection; of the board when nothing is selected."""

    def __init__(self, editing: Editing, parent: QWidget | None = None) -> None:
        super().__init__(editing, parent)
        self.board = BoardForm(editing)
        self.spaces = SpacesForm(editing)
        self.pages = QStackedWidget(self)
        for form in (self.board, self.spaces):
            area = QScrollArea(self.pages, widgetResizable=True)
            area.setFrameShape(QFrame.Shape.NoFrame)
            area.setWidget(form)
            self.pages.addWidget(area)
        in_column(self.pages, on=self, margins=0)
        editing.selection_changed.connect(self.stale)
        self.document.state_changed.connect(self.stale)

    def refresh(self) -> None:
        """Show the selection, or the board, as it is now."""
        some = bool(self.editing.selection)
        self.pages.setCurrentIndex(1 if some else 0)
        if some:
            self.spaces.show_spaces(self.editing.selection)
        else:
            self.board.show_board()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put labels above their fields where it is narrow."""
        super().resizeEvent(event)
        for form in (self.board, self.spaces):
            form.rows.fit(self.width())

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        super().set_theme(theme)
        self.spaces.set_theme(theme)
