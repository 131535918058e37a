"""Panel "Properties" of a board of hexes."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from workbench.desks.board.editing import Editing
from workbench.desks.board.panels.board_form import BoardForm
from workbench.desks.board.panels.spaces_form import SpacesForm
from workbench.desks.panels.properties import FormsPanel
from workbench.look.theme import Theme


class PropertiesPanel(FormsPanel):
    """The properties of the selection; of the board when nothing is selected."""

    editing: Editing

    def __init__(self, editing: Editing, parent: QWidget | None = None) -> None:
        super().__init__(editing, parent)
        self.board = BoardForm(editing)
        self.spaces = SpacesForm(editing)
        for form in (self.board, self.spaces):
            self.add_form(form, form.rows)

    def refresh(self) -> None:
        """Show the selection, or the board, as it is now."""
        some = bool(self.editing.selection)
        self.pages.setCurrentIndex(1 if some else 0)
        if some:
            self.spaces.show_spaces(self.editing.selection)
        else:
            self.board.show_board()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        super().set_theme(theme)
        self.spaces.set_theme(theme)
