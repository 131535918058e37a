"""Edits of a deck: each is one named step of its history, or refused in one sentence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject

from engine.errors import Fault, OikistError
from engine.scenarios.deck_sheet import (
    Slot,
    checked,
    new_card,
    slots_of,
    sort_key,
    text_of,
    written,
)
from engine.scenarios.decks import across_faults
from workbench.documents.deck_document import DeckDocument
from workbench.language.counts import counted

Cell = tuple[int, Slot]  # number of the card from 0, column of the sheet
Card = Mapping[str, Any]


class DeckEdits(QObject):
    """All that can be done to the cards of a document; they always follow the schema.

    Every method either makes one step or raises an OikistError and changes nothing.
    """

    def __init__(self, document: DeckDocument, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.slots = slots_of(document.schema)

    # Cells.

    def set_cell(self, cell: Cell, text: str) -> str:
        """Write one cell, as a person types it.

        What must follow it changes in the same step: amounts never fall, and references to
        the card keep to its name.

        Returns:
            A sentence if another cell was changed too, else "".
        """
        row, slot = cell
        cards, said = self._with_cell(cell, text)
        phrase = self.tr("Set {} of card {}: {}")
        phrase = phrase.format(slot.title, row + 1, text_of(cards[row], slot))
        self._use(phrase, cards)
        return said

    def why_not(self, cell: Cell, text: str) -> str:
        """Why a text cannot stand in a cell, in a sentence; "" if it can."""
        try:
            self._check(self._with_cell(cell, text)[0])
        except OikistError as error:
            fault = error.faults[0]
            return str(Fault("", "", fault.what, fault.remedy))
        return ""

    def _with_cell(self, cell: Cell, text: str) -> tuple[list[Card], str]:
        """All cards after a text was typed into a cell, and a sentence about other cells."""
        row, slot = cell
        before = self.document.cards[row]
        value = before[slot.column.key]
        moved = [Slot(slot.column, at) for at in slot.column.carried(value, slot.place, text)]
        cards: list[Card] = list(self.document.cards)
        cards[row] = self._written(row, {slot: text} | dict.fromkeys(moved, text))
        if moved:
            said = self.tr("Amounts never fall, so {} changed too.")
            return cards, said.format(self.tr(" and ").join(other.title for other in moved))
        names = (text_of(card, slot) for card in (before, cards[row]))
        count = self._rename(cards, slot.column.key, *names)
        said = self.tr("{count:reference follows|references follow} the new name.")
        return cards, counted(said, count=count) if count else ""

    def _rename(self, cards: list[Card], by: str, old: str, new: str) -> int:
        """Let references follow a card to its new name; returns how many cards changed."""
        count = 0
        alone = [card[by] for card in self.document.cards].count(old) == 1
        for number, card in enumerate(cards) if alone and old != new else ():
            found = {
                column.key: column.renamed(by, card[column.key], old, new)
                for column in self.document.schema.columns
            }
            if found != dict(card):
                cards[number] = found
                count += 1
        return count

    def write(self, texts: Mapping[Cell, str], phrase: str) -> None:
        """Write several cells as one step; cards that they make faulty refuse all of it."""
        by_row: dict[int, dict[Slot, str]] = {}
        for (row, slot), text in texts.items():
            by_row.setdefault(row, {})[slot] = text
        self._replace(phrase, {row: self._written(row, found) for row, found in by_row.items()})

    def fill_down(self, cells: Sequence[Cell]) -> None:
        """Give cells what the first one of their column says.

        Args:
            cells: Row by row, as the table shows them.
        """
        cards, texts = self.document.cards, {}
        sources: dict[Slot, int] = {}
        for row, slot in cells:
            if sources.setdefault(slot, row) != row:
                texts[row, slot] = text_of(cards[sources[slot]], slot)
        filled = tuple(dict.fromkeys(slot for _, slot in texts))
        phrase = self.tr("Fill {}: {}").format(self._cells(len(texts)), self._titles(filled))
        self.write(texts, phrase)

    def paste(
        self, rows: Sequence[int], slots: Sequence[Slot], grid: Sequence[Sequence[str]]
    ) -> None:
        """Put a block of texts into the table.

        Args:
            rows: Cards from the first chosen one down, as the table shows them.
            slots: Columns from the first chosen one to the right.
            grid: Rows of texts; whole cards below the last card are added.
        """
        wide, room = max(len(line) for line in grid), len(slots)
        if wide > room:
            said = self.tr("{columns:column does|columns do} not fit to the right of {place}")
            what = counted(said, columns=wide, place=slots[0].title)
            remedy = self.tr("choose a cell further left, or copy fewer columns")
            raise OikistError(Fault("", self.tr("Paste"), what, remedy))
        whole = wide == len(self.slots)
        if len(grid) > len(rows) and not whole:
            said = self.tr("{rows:row does|rows do} not fit below card {card}")
            what = counted(said, rows=len(grid), card=rows[0] + 1)
            remedy = self.tr("choose a cell further up, or copy whole cards to add some")
            raise OikistError(Fault("", self.tr("Paste"), what, remedy))
        texts = {
            (row, slot): text
            for row, line in zip(rows, grid, strict=False)
            for slot, text in zip(slots, line, strict=False)
        }
        added = [self._made(line) for line in grid[len(rows) :]]
        phrase = self.tr("Paste {}").format(self._cells(sum(len(line) for line in grid)))
        self._write_and_add(texts, added, phrase)

    def reset(self, texts: Mapping[Cell, str]) -> None:
        """Give cells the texts of the base deck."""
        phrase = self.tr("Reset {} to the base deck").format(self._cells(len(texts)))
        self.write(texts, phrase)

    # Cards.

    def add(self, at: int) -> None:
        """Add a card; a copy of the one above it, since that is the likeliest start."""
        cards = list(self.document.cards)
        card = self._other(cards[at - 1], cards) if at else new_card(self.document.schema)
        cards.insert(at, card)
        self._use(self.tr("Add a card"), cards)

    def duplicate(self, rows: Sequence[int]) -> None:
        """Put copies of some cards below the last of them."""
        cards = list(self.document.cards)
        at = rows[-1] + 1
        for place, row in enumerate(rows):
            cards.insert(at + place, self._other(cards[row], cards))
        self._use(self.tr("Duplicate {}").format(self._cards(rows)), cards)

    def remove(self, rows: Iterable[int]) -> None:
        """Remove some cards."""
        gone = sorted(set(rows))
        cards = [card for row, card in enumerate(self.document.cards) if row not in gone]
        self._use(self.tr("Remove {}").format(self._cards(gone)), cards)

    def move(self, rows: Sequence[int], step: int) -> list[int]:
        """Move some cards one place up (-1) or down (1); returns where they are then."""
        cards = list(self.document.cards)
        for row in rows if step < 0 else reversed(rows):
            cards.insert(row + step, cards.pop(row))
        phrase = self.tr("Move {} up") if step < 0 else self.tr("Move {} down")
        self._use(phrase.format(self._cards(rows)), cards)
        return [row + step for row in rows]

    def sort(self, slot: Slot, *, falling: bool = False) -> None:
        """Order the cards by a column; equal ones keep their order."""
        cards = sorted(self.document.cards, key=lambda card: sort_key(card, slot), reverse=falling)
        phrase = self.tr("Sort cards by {}, descending") if falling else self.tr("Sort cards by {}")
        self._use(phrase.format(slot.title), cards)

    def use_cards(self, cards: Sequence[Card], phrase: str) -> None:
        """Take over all cards of another deck of the same schema."""
        self._use(phrase, list(cards))

    # How many.

    def room(self) -> int:
        """How many cards may be added."""
        return self.document.schema.most - len(self.document.cards)

    def spare(self) -> int:
        """How many cards may be removed."""
        return len(self.document.cards) - self.document.schema.fewest

    # Writing.

    def _other(self, card: Card, cards: Sequence[Card]) -> dict[str, Any]:
        """A copy of a card; names that others refer to become new ones."""
        found = dict(card)
        for column in self.document.schema.names:
            taken = [str(one[column.key]) for one in cards]
            found[column.key] = column.another(str(card[column.key]), taken)
        return found

    def _written(self, row: int, texts: Mapping[Slot, str]) -> dict[str, Any]:
        where = self.tr("Card {}").format(row + 1)
        schema = self.document.schema
        card, faults = written(schema, self.document.cards[row], texts, where)
        if faults:
            raise OikistError(faults[0])
        return card

    def _made(self, line: Sequence[str]) -> dict[str, Any]:
        texts = dict(zip(self.slots, [*line, *[""] * len(self.slots)], strict=False))
        card, faults = written(self.document.schema, {}, texts, self.tr("New card"))
        if faults:
            raise OikistError(faults[0])
        return card

    def _write_and_add(
        self, texts: Mapping[Cell, str], added: Sequence[dict[str, Any]], phrase: str
    ) -> None:
        if not added:
            self.write(texts, phrase)
            return
        by_row: dict[int, dict[Slot, str]] = {}
        for (row, slot), text in texts.items():
            by_row.setdefault(row, {})[slot] = text
        cards = list(self.document.cards)
        for row, found in by_row.items():
            cards[row] = self._written(row, found)
        self._use(phrase, [*cards, *added])

    def _replace(self, phrase: str, changed: Mapping[int, Card]) -> None:
        cards = list(self.document.cards)
        for row, card in changed.items():
            cards[row] = card
        self._use(phrase, cards)

    def _use(self, phrase: str, cards: list[Card]) -> None:
        schema = self.document.schema
        before = len(self.document.cards)
        if len(cards) > max(schema.most, before):
            said = self.tr("that would be {count:card|cards}, and {most} are the most")
            what = counted(said, count=len(cards), most=schema.most)
            raise OikistError(Fault("", "", what, self.tr("remove some first")))
        if len(cards) < min(schema.fewest, before):
            said = self.tr("that would be {count:card|cards}, and {fewest} are the fewest")
            what = counted(said, count=len(cards), fewest=schema.fewest)
            raise OikistError(Fault("", "", what, self.tr("add some first")))
        self._check(cards)
        self.document.do(phrase, {("cards",): cards})

    def _check(self, cards: Sequence[Card]) -> None:
        """Raise the first fault of the cards."""
        schema = self.document.schema

        def named(number: int) -> str:
            return self.tr("Card {}").format(number + 1)

        for number, card in enumerate(cards):
            _, faults = checked(schema, card, named(number))
            if faults:
                raise OikistError(faults[0])
        faults = across_faults(schema, cards, lambda number: f"{named(number)}, ")
        if faults:
            raise OikistError(faults[0])

    # Phrases.

    def _cells(self, count: int) -> str:
        return counted(self.tr("{count:cell|cells}"), count=count)

    def _cards(self, rows: Sequence[int]) -> str:
        if len(rows) == 1:
            return self.tr("card {}").format(rows[0] + 1)
        return counted(self.tr("{count:card|cards}"), count=len(rows))

    def _titles(self, slots: Sequence[Slot]) -> str:
        if len(slots) <= 3:
            return ", ".join(slot.title for slot in slots)
        return counted(self.tr("{count:column|columns}"), count=len(slots))
