"""The properties of spaces: number, place, radius and areas."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtWidgets import QLabel

from engine.boards.graph import RADIUS
from workbench.desks.graph.changes import After, in_areas, renumbered, tidy
from workbench.desks.graph.panels.forms import PlacesForm
from workbench.desks.graph.panels.members import Members
from workbench.desks.graph.wording import said_of
from workbench.desks.panels.fields import DecimalField, NumberField
from workbench.documents.graph_fields import AREA, SPACE

_FAR: Final = 1000.0  # board units
_SMALL: Final = 0.05


class SpacesForm(PlacesForm):
    """Number, place, radius and areas of spaces."""

    where = SPACE

    def add_rows(self) -> None:
        """See `PlacesForm.add_rows`."""
        numbers = NumberField(self, 1, 4096)
        self.number = self.row(self.tr("Number"), numbers, self._write_number)
        self.across = self.row(self.tr("Across"), DecimalField(self, -_FAR, _FAR), self._write_x)
        self.down = self.row(self.tr("Down"), DecimalField(self, -_FAR, _FAR), self._write_y)
        radius = DecimalField(self, _SMALL, _FAR, _SMALL)
        self.radius = self.row(self.tr("Radius"), radius, self._write_radius, RADIUS)
        self.areas = Members(self)
        self.areas.setAccessibleName(self.tr("Areas that it belongs to"))
        self.areas.ticked.connect(self._tick)
        self.inside = QLabel(self.tr("Areas"), self)
        self.inside.setBuddy(self.areas)
        self.rows.add_field(self.inside, self.areas)

    def show_more(self) -> None:
        """See `PlacesForm.show_more`."""
        document = self.document
        spaces = [document.spaces[str(key)] for _, key in self.places]
        one = len(spaces) == 1
        order = document.order
        self.number.show_values({order.index(space.key) + 1 for space in spaces} if one else (0, 1))
        self.across.show_values({space.at[0] for space in spaces})
        self.down.show_values({space.at[1] for space in spaces})
        for row in (self.number, self.across, self.down):
            row.field.widget.setEnabled(one or row is not self.number)
            row.plain()
        self.radius.show_values({space.radius for space in spaces})
        self.radius.field.widget.setEnabled(not any(space.outline for space in spaces))
        self._show_areas()

    def _show_areas(self) -> None:
        document, keys = self.document, {str(key) for _, key in self.places}
        names, states = [], dict[str, bool | None]()
        for key in document.area_order:
            area = document.areas[key]
            inside = keys & set(area.spaces)
            names.append((key, area.title))
            states[key] = inside == keys if inside in (keys, set()) else None
        self.areas.show_members(names, states)
        for part in (self.inside, self.areas):
            part.setVisible(bool(names))

    def _tick(self, area: str, inside: bool) -> None:
        keys = [str(key) for _, key in self.places]
        after = in_areas(self.document, keys, area, inside=inside)
        name = self.document.areas[area].title
        said = said_of(self.document, self.places)
        text = self.tr("Put {} into {}") if inside else self.tr("Take {} out of {}")
        if after[(AREA, area, "spaces")] is None and len(self.document.areas[area].outline) < 3:
            why = self.tr("An area without an outline needs a space: erase {} instead.")
            self.editing.failed.emit(why.format(name))
            self._show_areas()
            return
        self.document.do(text.format(said, name), after)

    def _write_number(self, value: Any, gesture: int) -> None:
        if len(self.places) == 1 and value:
            key = str(self.places[0][1])
            text = self.tr("Make {} number {}").format(self.document.spaces[key].title, value)
            self.document.do(text, renumbered(self.document, key, int(value)), gesture)

    def _write_x(self, value: Any, gesture: int) -> None:
        self._write_at(0, value, gesture)

    def _write_y(self, value: Any, gesture: int) -> None:
        self._write_at(1, value, gesture)

    def _write_at(self, axis: int, value: Any, gesture: int) -> None:
        after: After = {}
        for _, key in self.places:
            at = list(self.document.spaces[str(key)].at)
            at[axis] = float(value or 0.0)
            after[(SPACE, key, "at")] = tidy(*at)
        said = said_of(self.document, self.places)
        self.document.do(self.tr("Move {}").format(said), after, gesture)

    def _write_radius(self, value: Any, gesture: int) -> None:
        self.write(self.tr("Change the radius of {}"), "radius", value, gesture)
