"""Panel "Metrics" of a board of hexes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from PySide6.QtWidgets import QLabel, QWidget

from engine.boards.metrics import measure
from engine.scenarios import catalog
from workbench.desks.board.editing import Editing
from workbench.desks.board.panels.figures import sections_of
from workbench.desks.board.panels.places import listed, to_document
from workbench.desks.panels.figures import FigureRow, Section
from workbench.desks.panels.metrics import FiguresPanel
from workbench.documents.board_document import BoardDocument
from workbench.widgets.layouts import in_column, in_row
from workbench.widgets.wheel import DropDown

_AT_ONCE: Final = 600  # spaces that are measured without a thread, in some 20 ms


class MetricsPanel(FiguresPanel):
    """The figures of a board of hexes, with a number of regions to compare."""

    editing: Editing
    document: BoardDocument

    def __init__(self, editing: Editing, parent: QWidget | None = None) -> None:
        super().__init__(editing, parent)
        seats = catalog.games()[self.document.game].seats
        self.regions = DropDown(self)
        self.regions.setAccessibleName(self.tr("Number of regions to compare"))
        for number in seats:
            self.regions.addItem(str(number), number)
        self.regions.setCurrentIndex(self.regions.count() - 1)
        label = QLabel(self.tr("Regions for fairness"), self)
        label.setBuddy(self.regions)
        label.setContentsMargins(0, 0, 6, 0)
        head = in_row(label, self.regions, 1, margins=(8, 6, 6, 4))
        in_column(head, (self.tree, 1), on=self, margins=0, spacing=0)
        self.regions.currentIndexChanged.connect(self.stale)

    def set_seats(self, seats: int) -> None:
        """Compare as many regions as there are seats."""
        found = self.regions.findData(seats)
        if found >= 0:
            self.regions.setCurrentIndex(found)

    def measuring(self) -> tuple[object, Callable[[], Any], bool]:
        """See `FiguresPanel.measuring`."""
        board, seats = self.document.board(), int(self.regions.currentData())
        work = partial(measure, board, self.document.schema, seats)
        return (board, seats), work, len(board) > _AT_ONCE

    def sections(self, found: Any) -> Sequence[Section]:
        """See `FiguresPanel.sections`."""
        return sections_of(found, self.document.schema)

    def listed(self, row: FigureRow) -> str:
        """See `FiguresPanel.listed`."""
        return listed(self.document, to_document(self.document, row.places))

    def go_to(self, row: FigureRow) -> None:
        """See `FiguresPanel.go_to`."""
        hexes = to_document(self.document, row.places)
        self.editing.select(hexes)
        self.editing.reveal(hexes)
