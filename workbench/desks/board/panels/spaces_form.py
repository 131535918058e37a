"""The properties of one space or of several at once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QComboBox, QLabel, QWidget

from engine.boards.lattice import Hex, corner_names, edge_names
from engine.boards.notation import to_offset
from engine.game import Attribute
from engine.play.wording import upper_first
from workbench.desks.board.editing import Editing
from workbench.desks.board.panels.hexes import kind_icon
from workbench.desks.board.panels.wording import site_key, spaces_in_words
from workbench.desks.panels.fields import ChoiceField, TextField, field_for, usual
from workbench.desks.panels.rows import Row, Rows
from workbench.documents.edits import Key
from workbench.look.theme import LIGHT, Theme
from workbench.scene.scenery import desk_scenery
from workbench.widgets.wheel import DropDown


class SpacesForm(QWidget):
    """Kind, place name and attributes; every change is one step of the history."""

    def __init__(self, editing: Editing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = editing.document
        self.hexes: frozenset[Hex] = frozenset()
        self.theme: Theme = LIGHT
        self._drawn = ("", "")
        schema = self.document.schema
        self.rows = rows = Rows(self)
        self.heading = rows.heading("")
        choices = [(kind.key, kind.title) for kind in schema.kinds]
        self.kinds = ChoiceField(self, choices)
        self.kind = rows.add(
            Row(self.tr("Kind"), self.kinds, self._write_kind, schema.kinds[0].key)
        )
        self.meaning = rows.note()
        named = TextField(self, self.tr("No name"))
        self.name = rows.add(Row(self.tr("Place name"), named, self._write_name))
        self.attributes: list[tuple[Attribute, Row]] = []
        self.parts: dict[str, QComboBox] = {}
        for where in ("space", "edge", "vertex"):
            self._add_attributes(rows, where)
        rows.rule()
        self.coordinates = rows.note()

    def show_spaces(self, hexes: frozenset[Hex]) -> None:
        """Show what some spaces have in common."""
        self.hexes = hexes
        document = self.document
        self._draw_icons()
        said = spaces_in_words(document, hexes)
        names = {document.place_names.get(axial, "") for axial in hexes}
        name = next(iter(names)) if len(hexes) == 1 else ""
        self.heading.setText(self.tr("{}, {}").format(said, name) if name else said)
        kinds = {document.spaces[axial] for axial in hexes if axial in document.spaces}
        self.kind.show_values(kinds)
        texts = {kind.key: kind.text for kind in document.schema.kinds}
        self.meaning.setText(texts.get(next(iter(kinds)), "") if len(kinds) == 1 else "")
        self.meaning.setVisible(bool(self.meaning.text()))
        self.name.show_values(names)
        self._lock_name(names)
        for one, row in self.attributes:
            row.show_values({document.fields.get(key, usual(one)) for key in self._keys(one)})
        self.coordinates.setText(self._where())

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.theme = theme
        self._draw_icons()

    def _add_attributes(self, rows: Rows, where: str) -> None:
        found = [one for one in self.document.schema.attributes if one.on == where]
        if not found:
            return
        if where != "space":
            self._add_parts(rows, where)
        for one in found:
            title = upper_first(one.word)
            row = Row(
                title,
                field_for(one, self),
                partial(self._write_attribute, one),
                usual(one),
                one.text,
            )
            self.attributes.append((one, rows.add(row)))

    def _add_parts(self, rows: Rows, where: str) -> None:
        """Which edge or corner of the spaces the rows below are about."""
        rows.rule()
        title = self.tr("Edge") if where == "edge" else self.tr("Corner")
        box = DropDown(self)
        box.setAccessibleName(title)
        label = QLabel(title, self)
        label.setBuddy(box)
        rows.add_field(label, box)
        self.parts[where] = box
        self._name_parts()
        box.currentIndexChanged.connect(self._show_again)

    def _name_parts(self) -> None:
        for where, box in self.parts.items():
            names = edge_names if where == "edge" else corner_names
            chosen = max(box.currentIndex(), 0)
            box.blockSignals(True)
            box.clear()
            box.addItems([name.upper() for name in names(self.document.orientation)])
            box.setCurrentIndex(chosen)
            box.blockSignals(False)

    def _show_again(self) -> None:
        if self.hexes:
            self.show_spaces(self.hexes)

    def _keys(self, attribute: Attribute) -> Iterator[Key]:
        box = self.parts.get(attribute.on)
        part = max(box.currentIndex(), 0) if box else 0
        orientation = self.document.orientation
        for axial in self.hexes:
            if axial not in self.document.spaces:  # erased since it was shown
                continue
            yield site_key(attribute.on, axial, part, attribute.key, orientation)

    def _lock_name(self, names: set[str]) -> None:
        """Two places with one name would be a mistake: several are only unnamed together."""
        one = len(self.hexes) == 1
        self.name.field.widget.setEnabled(one)
        if not one and names == {""}:
            self.name.field.show_mixed()
        tip = self.tr("The name of the place, for people")
        self.name.field.widget.setToolTip(tip if one else self.tr("Select one space to name it"))

    def _where(self) -> str:
        places = [to_offset(axial, self.document.orientation) for axial in self.hexes]
        if not places:
            return ""
        columns, rows = zip(*places, strict=True)
        if len(places) == 1:
            q, r = next(iter(self.hexes))
            said = self.tr("Column {}, row {} · axial q {}, r {}")
            return said.format(columns[0] + 1, rows[0] + 1, q, r)
        said = self.tr("Columns {} to {}, rows {} to {}")
        return said.format(min(columns) + 1, max(columns) + 1, min(rows) + 1, max(rows) + 1)

    def _draw_icons(self) -> None:
        orientation = self.document.orientation
        if self._drawn == (self.theme.name, orientation):
            return
        self._drawn = (self.theme.name, orientation)
        scenery = desk_scenery(self.document.game, self.document.schema)
        side = round(self.fontMetrics().height() * 1.2)
        self.kinds.box.setIconSize(QSize(side, side))
        for place, kind in enumerate(self.document.schema.kinds):
            icon = kind_icon(scenery, kind.key, orientation, self.theme)
            self.kinds.box.setItemIcon(place, icon)
        self._name_parts()

    # Writing.

    def _write_kind(self, value: Any, gesture: int) -> None:
        kinds = {kind.key: kind.title for kind in self.document.schema.kinds}
        kind = value or self.document.schema.kinds[0].key
        said = spaces_in_words(self.document, self.hexes)
        text = self.tr("Change {} to {}").format(said, kinds.get(kind, kind))
        after: dict[Key, Any]
        after = {("hex", *axial): kind for axial in self.hexes if axial in self.document.spaces}
        self.document.do(text, after, gesture)

    def _write_name(self, value: Any, gesture: int) -> None:
        said = spaces_in_words(self.document, self.hexes)
        if value:
            text = self.tr("Name {} “{}”").format(said, value)
        else:
            text = self.tr("Remove the name of {}").format(said)
        after: dict[Key, Any] = {
            ("name", *axial): value or None for axial in self.hexes if axial in self.document.spaces
        }
        self.document.do(text, after, gesture)

    def _write_attribute(self, attribute: Attribute, value: Any, gesture: int) -> None:
        said = spaces_in_words(self.document, self.hexes)
        title = attribute.word
        text = self.tr("Set {} of {}") if value is not None else self.tr("Reset {} of {}")
        self.document.do(
            text.format(title, said), dict.fromkeys(self._keys(attribute), value), gesture
        )
