"""The properties of the board itself."""

from __future__ import annotations

from typing import Any, cast

from PySide6.QtWidgets import QWidget

from engine.boards.lattice import Orientation
from engine.boards.notation import to_offset
from workbench.desks.board.editing import Editing
from workbench.desks.board.panels.wording import turned_tops
from workbench.desks.panels.fields import ChoiceField, NoteField, TextField
from workbench.desks.panels.rows import Row, Rows
from workbench.language.counts import counted


class BoardForm(QWidget):
    """Title, note, tops and size."""

    def __init__(self, editing: Editing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = editing.document
        self.rows = rows = Rows(self)
        rows.heading(self.tr("Board"))
        field = TextField(self, self.tr("One line for people"))
        self.title = rows.add(Row(self.tr("Title"), field, self._write_title))
        note = NoteField(self, self.tr("Where the board comes from, what it is for"))
        self.note = rows.add(Row(self.tr("Note"), note, self._write_note))
        tops = (("flat", self.tr("Flat tops")), ("pointy", self.tr("Pointy tops")))
        self.tops = rows.add(
            Row(self.tr("Hexes"), ChoiceField(self, tops), self._write_tops, default="flat")
        )
        self.warning = rows.note(
            self.tr(
                "Changing the tops turns the whole board by 30°. Neighbours stay neighbours, "
                "but rows, columns and the names of spaces become others."
            )
        )
        rows.rule()
        self.extent = rows.note()
        self.kept = rows.note()
        rows.note(self.tr("Select spaces to see and change their properties."))

    def show_board(self) -> None:
        """Show what the document says now."""
        fields = self.document.fields
        self.title.show_values([fields.get(("title",), "")])
        self.note.show_values([fields.get(("note",), "")])
        self.tops.show_values([self.document.orientation])
        spaces = self.document.spaces
        inside = [axial for axial in spaces if self.document.inside(axial)]
        if not inside:
            self.extent.setText(self.tr("No spaces yet: paint some on the board."))
        else:
            places = [to_offset(axial, self.document.orientation) for axial in inside]
            columns, rows = zip(*places, strict=True)
            said = self.tr("Spaces: {spaces}, in {columns:column|columns} and {rows:row|rows}")
            wide, high = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
            self.extent.setText(counted(said, spaces=len(inside), columns=wide, rows=high))
        lost = len(spaces) - len(inside)
        self.kept.setVisible(lost > 0)
        said = self.tr("Outside the frame: {}. They are kept until the board is closed.")
        self.kept.setText(said.format(lost))

    def _write_title(self, value: Any, gesture: int) -> None:
        self.document.do(self.tr("Change the title"), {("title",): value}, gesture)

    def _write_note(self, value: Any, gesture: int) -> None:
        self.document.do(self.tr("Change the note"), {("note",): value}, gesture)

    def _write_tops(self, value: Any, gesture: int) -> None:
        to = cast(Orientation, value or "flat")
        pointy = to == "pointy"
        text = self.tr("Turn to pointy tops") if pointy else self.tr("Turn to flat tops")
        self.document.do(text, turned_tops(self.document, to), gesture)
