"""The spaces of a board of hexes as a table."""

from __future__ import annotations

from typing import ClassVar, Final

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QWidget

from engine.boards.lattice import directions
from engine.boards.notation import column_letters, reading_order, to_offset
from workbench.desks.board.editing import Editing
from workbench.desks.board.panels.places import step_of
from workbench.desks.panels.places import PlacesPanel
from workbench.desks.panels.places_model import PlaceRow, PlacesModel
from workbench.documents.board_document import BoardDocument

NAME, KIND, PLACE, NEIGHBOURS, COLUMN, ROW = range(6)
_LETTERS: Final = (9, 18, 18, 0, 0, 0)  # of each column, at least


def rows_of(document: BoardDocument) -> list[PlaceRow]:
    """Every space of a document, in reading order."""
    orientation = document.orientation
    titles = {kind.key: kind.title for kind in document.schema.kinds}
    outside = QCoreApplication.translate("SpacesModel", "outside")
    limited = document.frame is not None
    shift_q, shift_r = step_of(document)
    steps = directions(orientation)
    spaces, places = document.spaces, document.place_names
    letters: dict[int, str] = {}
    found = []
    for (q, r), kind in spaces.items():
        column, row = to_offset((q, r), orientation)
        around = sum((q + own_q, r + own_r) in spaces for own_q, own_r in steps)
        if limited and not document.inside((q, r)):
            name = outside
        else:
            at, line = to_offset((q + shift_q, r + shift_r), orientation)
            name = f"{letters.get(at) or letters.setdefault(at, column_letters(at))}{line + 1}"
        place = places.get((q, r), "")
        cells = (name, titles.get(kind, kind), place, around, column + 1, row + 1)
        found.append(PlaceRow((q, r), cells, reading_order((q, r), orientation)))
    found.sort(key=lambda space: space.order)
    return found


class SpacesModel(PlacesModel):
    """Name, kind, place name, neighbours, column and row of every hex."""

    numbers: ClassVar[frozenset[int]] = frozenset((NEIGHBOURS, COLUMN, ROW))
    searched: ClassVar[int] = NEIGHBOURS

    def __init__(self, document: BoardDocument, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document

    def rows(self) -> list[PlaceRow]:
        """See `PlacesModel.rows`."""
        return rows_of(self._document)

    def titles(self) -> tuple[str, ...]:
        """See `PlacesModel.titles`."""
        return (
            self.tr("Space"),
            self.tr("Kind"),
            self.tr("Place name"),
            self.tr("Neighbours"),
            self.tr("Column"),
            self.tr("Row"),
        )


class SpacesPanel(PlacesPanel):
    """The table of the spaces of a board of hexes."""

    def __init__(self, editing: Editing, parent: QWidget | None = None) -> None:
        model = SpacesModel(editing.document)
        super().__init__(editing, model, _LETTERS, parent)
        self.field.setPlaceholderText(self.tr("Filter by space, kind or place name"))
        self.nothing = self.tr("No spaces yet: paint some on the board.")
