"""The properties of spaces, links or areas, of one or of several at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtWidgets import QWidget

from engine.play.wording import upper_first
from engine.schema import Attribute
from workbench.desks.graph.changes import (
    is_given,
    key_for,
    rekeyed,
    slug,
)
from workbench.desks.graph.editing import Editing
from workbench.desks.graph.wording import kind_title, kinds_of, said_of
from workbench.desks.panels.fields import (
    ChoiceField,
    Field,
    TextField,
    field_for,
    usual,
)
from workbench.desks.panels.rows import Row, Rows
from workbench.documents.edits import Key
from workbench.documents.graph_fields import AREA, LINK, SPACE, Place


class PlacesForm(QWidget):
    """What spaces, links and areas have in common: kind, name, key and attributes."""

    where: str = SPACE

    def __init__(self, editing: Editing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.editing = editing
        self.document = editing.document
        self.places: list[Place] = []
        self._naming = 0  # gesture of the name that is being typed
        self.rows = rows = Rows(self)
        self.heading = rows.heading("")
        if self.where != LINK:
            self._add_names()
        kinds = kinds_of(self.document, self.where)
        choices = [(kind.key, kind.title) for kind in kinds]
        first = choices[0][0] if choices else ""
        self.kind = self.row(self.tr("Kind"), ChoiceField(self, choices), self._write_kind, first)
        self.meaning = rows.note()
        self.add_rows()
        self.attributes: list[tuple[Attribute, Row]] = []
        for one in self.document.schema.attributes:
            if one.on == self.where:
                write = partial(self._write_attribute, one)
                title, field = upper_first(one.word), field_for(one, self)
                own = rows.add(Row(title, field, write, usual(one), one.text))
                self.attributes.append((one, own))

    def add_rows(self) -> None:
        """Add what only places of this part of a map have."""

    def show_more(self) -> None:
        """Show what only places of this part of a map have."""

    def first_field(self) -> QWidget:
        """What is named first of all."""
        return self.name.field.widget

    def row(
        self, title: str, field: Field, write: Callable[[Any, int], None], default: Any = ""
    ) -> Row:
        """Add a property."""
        return self.rows.add(Row(title, field, write, default))

    def show_places(self, places: list[Place]) -> None:
        """Show what some places have in common."""
        document, self.places = self.document, places
        self.heading.setText(said_of(document, places))
        kinds = {str(self.value(place, "kind")) for place in places}
        self.kind.show_values(kinds)
        texts = {kind.key: kind.text for kind in kinds_of(document, self.where)}
        self.meaning.setText(texts.get(next(iter(kinds)), "") if len(kinds) == 1 else "")
        self.meaning.setVisible(bool(self.meaning.text()))
        if self.where != LINK:
            one = len(places) == 1
            self.name.show_values({str(self.value(place, "name") or "") for place in places})
            self.key.show_values({str(place[1]) for place in places})
            for row in (self.name, self.key):
                row.field.widget.setEnabled(one)
            self.key.plain()
        for attribute, row in self.attributes:
            word = ("attribute", attribute.key)
            row.show_values({self.value(place, *word, usual=usual(attribute)) for place in places})
        self.show_more()

    def value(self, place: Place, *words: str, usual: Any = None) -> Any:
        """What a field of a place holds."""
        return self.document.fields.get((*place, *words), usual)

    def write(self, text: str, what: str, value: Any, gesture: int) -> None:
        """Give a field of all places a value, under a text with {} for them."""
        after: dict[Key, Any] = {
            (*place, what): value for place in self.places if self.document.has(place)
        }
        self.document.do(text.format(said_of(self.document, self.places)), after, gesture)

    # Kind, name, key, attributes.

    def _add_names(self) -> None:
        named = TextField(self, self.tr("No name"))
        self.name = self.row(self.tr("Name"), named, self._write_name)
        named.line.returnPressed.connect(self.editing.map_wanted)
        named.finished.connect(self._end_name)
        self.keyed = TextField(self)
        self.key = self.row(self.tr("Key"), self.keyed, self._hold_key)
        self.key.field.widget.setToolTip(self.tr("What files and moves call it"))
        self.keyed.finished.connect(self._write_key)

    def _write_kind(self, value: Any, gesture: int) -> None:
        kind = value or kinds_of(self.document, self.where)[0].key
        title = kind_title(self.document, self.where, kind)
        self.write(self.tr("Change {} to {}").format("{}", title), "kind", kind, gesture)

    def _write_name(self, value: Any, gesture: int) -> None:
        if len(self.places) == 1:
            self._naming = gesture
            text = self.tr("Name {} “{}”").format(self.places[0][1], value or "")
            self.document.do(text, {(*self.places[0], "name"): value or None}, gesture)

    def _end_name(self) -> None:
        """A place with a key that nobody chose gets one by its name, in the same step."""
        gesture, self._naming = self._naming, 0
        if not gesture or len(self.places) != 1 or not self.document.has(self.places[0]):
            return
        place = self.places[0]
        name = str(self.value(place, "name") or "")
        kinds = [kind.key for kind in kinds_of(self.document, self.where)]
        if name and is_given(str(place[1]), [*kinds, str(self.value(place, "kind"))]):
            key = key_for(self.document, name, str(place[1]))
            text = self.tr("Name {} “{}”").format(place[1], name)
            self._rekey(place, key, text, gesture)

    def _hold_key(self, value: Any, gesture: int) -> None:
        """A key counts once it is complete."""

    def _write_key(self) -> None:
        if len(self.places) != 1 or not self.document.has(self.places[0]):
            return
        place, wanted = self.places[0], slug(self.keyed.line.text())
        if not wanted or wanted == place[1]:
            self.key.show_values({str(place[1])})
        elif self.document.has((SPACE, wanted)) or self.document.has((AREA, wanted)):
            self.editing.failed.emit(self.tr("Another place has the key {}.").format(wanted))
            self.key.show_values({str(place[1])})
        else:
            self._rekey(place, wanted, self.tr("Key of {}: {}").format(place[1], wanted), 0)

    def _rekey(self, place: Place, key: str, text: str, gesture: int) -> None:
        after = rekeyed(self.document, place, key)
        if after:
            self.places = [(place[0], key)]
            self.document.do(text, after, gesture)
            self.editing.select(self.places)
            self.editing.move_cursor(self.places[0])

    def _write_attribute(self, attribute: Attribute, value: Any, gesture: int) -> None:
        said = said_of(self.document, self.places)
        text = self.tr("Set {} of {}") if value is not None else self.tr("Reset {} of {}")
        after: dict[Key, Any] = {
            (*place, "attribute", attribute.key): value for place in self.places
        }
        self.document.do(text.format(attribute.word, said), after, gesture)
