"""Panel "Properties" of a map: what is selected, or the map itself."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from workbench.desks.graph.changes import tidy
from workbench.desks.graph.editing import Editing
from workbench.desks.graph.panels.forms import PlacesForm
from workbench.desks.graph.panels.part_forms import AreasForm, LinksForm
from workbench.desks.graph.panels.space_form import SpacesForm
from workbench.desks.graph.wording import said_of
from workbench.desks.panels.fields import DecimalField, NoteField, TextField
from workbench.desks.panels.properties import FormsPanel
from workbench.desks.panels.rows import Row, Rows
from workbench.documents.graph_document import GraphDocument
from workbench.documents.graph_fields import AREA, LINK, SPACE, Place
from workbench.language.counts import counted

_LEAST: Final = 1.0  # width and height of a map, in board units
_LARGEST: Final = 1000.0


class MapForm(QWidget):
    """Title, note and size of the map."""

    def __init__(self, editing: Editing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = editing.document
        self.rows = rows = Rows(self)
        rows.heading(self.tr("Map"))
        field = TextField(self, self.tr("One line for people"))
        self.title = rows.add(Row(self.tr("Title"), field, self._write_title))
        note = NoteField(self, self.tr("Where the map comes from, what it is for"))
        self.note = rows.add(Row(self.tr("Note"), note, self._write_note))
        wide, high = (DecimalField(self, _LEAST, _LARGEST) for _ in range(2))
        self.wide = rows.add(Row(self.tr("Width"), wide, self._write_width))
        self.high = rows.add(Row(self.tr("Height"), high, self._write_height))
        rows.rule()
        self.extent = rows.note()
        rows.note(self.tr("Select places to see and change their properties."))

    def show_map(self) -> None:
        """Show what the document says now."""
        document = self.document
        self.title.show_values([document.fields.get(("title",), "")])
        self.note.show_values([document.fields.get(("note",), "")])
        for row, value in zip((self.wide, self.high), document.size, strict=True):
            row.show_values([value])
            row.plain()
        said = self.tr("{spaces:space|spaces}, {links:link|links}, {areas:area|areas}")
        counts = {
            "spaces": len(document.spaces),
            "links": len(document.links),
            "areas": len(document.areas),
        }
        self.extent.setText(counted(said, **counts))

    def _write_title(self, value: Any, gesture: int) -> None:
        self.document.do(self.tr("Change the title"), {("title",): value}, gesture)

    def _write_note(self, value: Any, gesture: int) -> None:
        self.document.do(self.tr("Change the note"), {("note",): value}, gesture)

    def _write_width(self, value: Any, gesture: int) -> None:
        self._write_size(tidy(float(value or _LEAST), self.document.size[1]), gesture)

    def _write_height(self, value: Any, gesture: int) -> None:
        self._write_size(tidy(self.document.size[0], float(value or _LEAST)), gesture)

    def _write_size(self, size: list[float], gesture: int) -> None:
        self.document.do(self.tr("Change the size of the map"), {("size",): size}, gesture)


class MixedForm(QWidget):
    """Places of several parts of a map: which of them should stay selected."""

    def __init__(self, editing: Editing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.editing = editing
        self.rows = Rows(self)
        self.heading = self.rows.heading("")
        self.rows.note(self.tr("Choose what to change:"))
        self.buttons: dict[str, QPushButton] = {}
        for where in (SPACE, LINK, AREA):
            button = QPushButton(self)
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            button.clicked.connect(lambda _=False, part=where: self._keep(part))
            self.buttons[where] = button
            self.rows.add_button(button)

    def show_places(self, document: GraphDocument, places: frozenset[Place]) -> None:
        """Show how many of each are selected."""
        self.heading.setText(said_of(document, places))
        for where, button in self.buttons.items():
            own = frozenset(place for place in places if place[0] == where)
            button.setVisible(bool(own))
            if own:
                button.setText(self.tr("Only {}").format(said_of(document, own)))

    def _keep(self, where: str) -> None:
        self.editing.select(place for place in self.editing.selection if place[0] == where)


class PropertiesPanel(FormsPanel):
    """The properties of the selection; of the map when nothing is selected."""

    editing: Editing
    document: GraphDocument

    def __init__(self, editing: Editing, parent: QWidget | None = None) -> None:
        super().__init__(editing, parent)
        self.map = MapForm(editing)
        self.mixed = MixedForm(editing)
        self.forms: dict[str, PlacesForm] = {
            SPACE: SpacesForm(editing),
            LINK: LinksForm(editing),
            AREA: AreasForm(editing),
        }
        self.add_form(self.map, self.map.rows)
        self.add_form(self.mixed, self.mixed.rows)
        for form in self.forms.values():
            self.add_form(form, form.rows)

    def refresh(self) -> None:
        """Show the selection, or the map, as it is now."""
        chosen = self.editing.selection
        parts = {where for where, _ in chosen}
        if not parts:
            self.map.show_map()
            self.pages.setCurrentIndex(0)
        elif len(parts) > 1:
            self.mixed.show_places(self.document, chosen)
            self.pages.setCurrentIndex(1)
        else:
            (where,) = parts
            self.forms[where].show_places([(where, key) for key in self.editing.selected(where)])
            self.pages.setCurrentIndex(2 + list(self.forms).index(where))

    def type_name(self) -> None:
        """Let the name of the one selected place be typed; of a link its label."""
        self.update_now()
        parts = [where for where, _ in self.editing.selection]
        if len(parts) == 1:
            field = self.forms[parts[0]].first_field()
            field.setFocus(Qt.FocusReason.ShortcutFocusReason)
            if hasattr(field, "selectAll"):
                field.selectAll()
