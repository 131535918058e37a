"""Panel "Spaces" of a map: every space as a row."""

from __future__ import annotations

from typing import ClassVar, Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from workbench.desks.graph.editing import Editing
from workbench.desks.graph.wording import kinds_of
from workbench.desks.panels.places import PlacesPanel
from workbench.desks.panels.places_model import PlaceRow, PlacesModel
from workbench.documents.graph_document import GraphDocument
from workbench.documents.graph_fields import SPACE

NUMBER, NAME, KIND, LINKS, AREAS, KEY = range(6)
_LETTERS: Final = (7, 18, 14, 12, 18, 12)  # of each column, at least


class SpacesModel(PlacesModel):
    """Number, name, kind, links with their labels, areas and key of every space."""

    numbers: ClassVar[frozenset[int]] = frozenset((NUMBER,))
    searched: ClassVar[int] = KEY + 1

    def __init__(self, document: GraphDocument, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document

    def rows(self) -> list[PlaceRow]:
        """See `PlacesModel.rows`."""
        document = self._document
        kinds = {kind.key: kind.title for kind in kinds_of(document, SPACE)}
        areas: dict[str, list[str]] = {}
        for area in (document.areas[key] for key in document.area_order):
            for member in area.spaces:
                areas.setdefault(member, []).append(area.title)
        found = []
        for number, key in enumerate(document.order, start=1):
            space = document.spaces[key]
            labels = [document.links[link].label for link in document.links_at(key)]
            links = (
                f"{len(labels)} ({' '.join(sorted(labels))})" if any(labels) else str(len(labels))
            )
            kind = kinds.get(space.kind, space.kind)
            cells = (number, space.title, kind, links, ", ".join(areas.get(key, ())), key)
            found.append(PlaceRow((SPACE, key), cells, number))
        return found

    def titles(self) -> tuple[str, ...]:
        """See `PlacesModel.titles`."""
        return (
            self.tr("Number"),
            self.tr("Name"),
            self.tr("Kind"),
            self.tr("Links"),
            self.tr("Areas"),
            self.tr("Key"),
        )


class SpacesPanel(PlacesPanel):
    """The table of the spaces of a map."""

    def __init__(self, editing: Editing, parent: QWidget | None = None) -> None:
        super().__init__(editing, SpacesModel(editing.document), _LETTERS, parent)
        self.field.setPlaceholderText(self.tr("Filter by name, kind, area or key"))
        self.nothing = self.tr("No spaces yet: put some on the map.")
