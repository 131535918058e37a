"""Why actions on a deck are switched off, in words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from workbench.desks.deck.bases import BaseDeck
from workbench.desks.deck.edits import DeckEdits
from workbench.desks.deck.table import CardTable
from workbench.language.counts import counted

_CARDS: Final = ("card_duplicate", "card_remove", "card_up", "card_down")
_CELLS: Final = ("cells_cut", "cells_copy", "cells_paste", "cells_fill", "cells_reset")


class DeckReasons(QObject):
    """Asked after every edit and every other choice of cells."""

    def __init__(self, table: CardTable, edits: DeckEdits, base: BaseDeck) -> None:
        super().__init__(table)
        self._table = table
        self._edits = edits
        self._base = base

    def now(self) -> dict[str, str]:
        """Key of each action that is off -> why."""
        rows = self._table.rows()
        found = self._of_limits(len(rows)) | self._of_order()
        if not rows:
            nothing = self.tr("Choose cells of the table first.")
            return found | dict.fromkeys((*_CARDS, *_CELLS), nothing)
        return self._of_places(rows) | self._of_cells() | found

    def _of_limits(self, count: int) -> dict[str, str]:
        """A deck has a fewest and a most number of cards."""
        schema, found = self._edits.document.schema, {}
        most = counted(self.tr("A deck has at most {n:card|cards}."), n=schema.most)
        if self._edits.room() < 1:
            found["card_add"] = most
        if self._edits.room() < count:
            found["card_duplicate"] = most
        if self._edits.spare() < count:
            fewest = counted(self.tr("A deck has at least {n:card|cards}."), n=schema.fewest)
            found |= dict.fromkeys(("card_remove", "cells_cut"), fewest)
        return found

    def _of_order(self) -> dict[str, str]:
        """Cards move in the order of the deck; that is sorted as the view is."""
        if self._table.sorted_by is None:
            said = self.tr("Click the heading of a column first, then sort the deck like that.")
            return {"card_sort": said}
        said = self.tr("The view is sorted; show the deck's order to move cards.")
        return dict.fromkeys(("card_up", "card_down"), said)

    def _of_places(self, rows: list[int]) -> dict[str, str]:
        found = {}
        if min(rows) == 0:
            found["card_up"] = self.tr("The first card cannot move up.")
        if max(rows) == len(self._edits.document.cards) - 1:
            found["card_down"] = self.tr("The last card cannot move down.")
        return found

    def _of_cells(self) -> dict[str, str]:
        cells, found = self._table.cells(), {}
        rows = {row for row, _ in cells}
        if len(rows) * len(self._edits.slots) > len(cells):
            found["cells_cut"] = self.tr("Choose whole cards: a card has no empty cells.")
        if len(rows) < 2:
            found["cells_fill"] = self.tr("Choose cells of several cards first.")
        texts = self._base.texts()
        if not any(cell in texts for cell in cells):
            found["cells_reset"] = self.tr("The base deck says the same.")
        return found
