"""The properties of links and areas: label and ends, and spaces."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtWidgets import QLabel, QWidget

from workbench.desks.graph.changes import After, in_areas
from workbench.desks.graph.panels.forms import PlacesForm
from workbench.desks.graph.panels.members import Members
from workbench.desks.graph.wording import said_of
from workbench.desks.panels.fields import ChoiceField, Field, TextField
from workbench.documents.graph_fields import AREA, LINK


class LinksForm(PlacesForm):
    """Label and ends of links."""

    where = LINK

    def add_rows(self) -> None:
        """See `PlacesForm.add_rows`."""
        labels = self.document.declared.labels
        none = self.tr("No label")
        field: Field = (
            ChoiceField(self, [("", none), *((label, label) for label in labels)])
            if labels
            else TextField(self, none)
        )
        self.label = self.row(self.tr("Label"), field, self._write_label)
        self.ends = [
            self.row(title, ChoiceField(self, ()), partial(self._write_end, number))
            for number, title in enumerate((self.tr("From"), self.tr("To")))
        ]
        self.bends = self.rows.note()

    def first_field(self) -> QWidget:
        """See `PlacesForm.first_field`."""
        return self.label.field.widget

    def show_more(self) -> None:
        """See `PlacesForm.show_more`."""
        document = self.document
        links = [document.links[int(number)] for _, number in self.places]
        self.label.show_values({link.label for link in links})
        names = [(key, document.spaces[key].title) for key in document.order]
        for number, row in enumerate(self.ends):
            if isinstance(row.field, ChoiceField):
                row.field.offer(names)
            row.show_values({link.ends[number] for link in links})
            row.plain()
            row.field.widget.setEnabled(len(links) == 1)
        count = sum(len(link.through) for link in links)
        self.bends.setText(
            self.tr("Bends: {}. Drag the rings on the selected line to bend it.").format(count)
        )

    def _write_label(self, value: Any, gesture: int) -> None:
        self.write(self.tr("Label {}: {}").format("{}", value or "–"), "label", value, gesture)

    def _write_end(self, number: int, value: Any, gesture: int) -> None:
        if len(self.places) != 1:
            return
        link = self.document.links[int(self.places[0][1])]
        ends = list(link.ends)
        ends[number] = str(value)
        if ends[0] == ends[1]:
            self.editing.failed.emit(self.tr("A link has two different spaces as its ends."))
            self.show_more()
            return
        self.write(self.tr("Change an end of {}"), "ends", ends, gesture)


class AreasForm(PlacesForm):
    """Spaces of an area."""

    where = AREA

    def add_rows(self) -> None:
        """See `PlacesForm.add_rows`."""
        self.spaces = Members(self)
        self.spaces.setAccessibleName(self.tr("Spaces that belong to it"))
        self.spaces.ticked.connect(self._tick)
        self.inside = QLabel(self.tr("Spaces"), self)
        self.inside.setBuddy(self.spaces)
        self.rows.add_field(self.inside, self.spaces)

    def show_more(self) -> None:
        """See `PlacesForm.show_more`."""
        document = self.document
        names = [(key, document.spaces[key].title) for key in document.order]
        areas = [document.areas[str(key)] for _, key in self.places]
        states: dict[str, bool | None] = {}
        for key, _ in names:
            inside = {key in area.spaces for area in areas}
            states[key] = next(iter(inside)) if len(inside) == 1 else None
        self.spaces.show_members(names, states)

    def _tick(self, space: str, inside: bool) -> None:
        after: After = {}
        for _, key in self.places:
            own = in_areas(self.document, [space], str(key), inside=inside)
            if (
                own[(AREA, key, "spaces")] is None
                and len(self.document.areas[str(key)].outline) < 3
            ):
                self.editing.failed.emit(self.tr("An area without an outline needs a space."))
                self.show_more()
                return
            after |= own
        name, said = self.document.spaces[space].title, said_of(self.document, self.places)
        text = self.tr("Put {} into {}") if inside else self.tr("Take {} out of {}")
        self.document.do(text.format(name, said), after)
