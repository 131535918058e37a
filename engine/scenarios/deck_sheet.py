"""A deck as a sheet of cells: what spreadsheets, clipboards and tables see of it.

A column of the deck is one column of the sheet; only amounts of a size above 1 have one
for each place, "roads.1", "roads.2". A cell is a text that its column writes and reads.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from engine.columns import WHOLE, Column, Row
from engine.documents import Table
from engine.errors import Fault
from engine.game import DeckSchema
from engine.remedies import did_you_mean
from engine.scenarios.decks import as_entries, read_card


@dataclass(frozen=True)
class Slot:
    """One column of the sheet.

    Attributes:
        column: The deck's column.
        place: Which of its places, from 0; WHOLE for a column that has one cell.
    """

    column: Column
    place: int = WHOLE

    @property
    def key(self) -> str:
        """Heading in files, such as "border" or "roads.2"."""
        if not self._numbered:
            return self.column.key
        return f"{self.column.key}.{self.place + 1}"

    @property
    def title(self) -> str:
        """Heading for people, such as "roads 2"."""
        return f"{self.column.word} {self.place + 1}" if self._numbered else self.column.word

    @property
    def _numbered(self) -> bool:
        return self.place != WHOLE and self.column.parts > 1


def slots_of(schema: DeckSchema) -> tuple[Slot, ...]:
    """The columns of the sheet, in the order of the schema."""
    return tuple(slot for column in schema.columns for slot in slots_in(column))


def slots_in(column: Column) -> tuple[Slot, ...]:
    """The columns of the sheet that one column of the deck takes."""
    return tuple(Slot(column, place) for place in range(column.places)) or (Slot(column),)


def entry_of(row: Row, slot: Slot) -> Any:
    """What a cell holds."""
    return slot.column.at(row[slot.column.key], slot.place)


def text_of(row: Row, slot: Slot) -> str:
    """A cell as text; `written` reads it back."""
    return slot.column.cell(row[slot.column.key], slot.place)


def sort_key(row: Row, slot: Slot) -> Any:
    """By what a column is sorted: names in the order of the schema, numbers by size."""
    return slot.column.sort_key(row[slot.column.key], slot.place)


def written(
    schema: DeckSchema, row: Row, texts: Mapping[Slot, str], where: str, file: str = ""
) -> tuple[dict[str, Any], list[Fault]]:
    """A card after texts were written into some of its cells, and what is wrong with it.

    Args:
        schema: Of the deck.
        row: The card before; for a new one, {} if `texts` has every slot.
        texts: Slot -> what stands in the cell now.
        where: Begins the place of each fault, such as "card 3" or "row 4".
        file: To name in faults.

    Returns:
        The card, and faults of the first step that found any: single cells, then the card
        as a whole. With faults the card is of no use.
    """
    faults: list[Fault] = []

    def found(place: str, what: str, remedy: str) -> None:
        faults.append(Fault(file, place, what, remedy))

    card = as_entries(row)
    for slot, text in texts.items():
        key = slot.column.key
        wrong = partial(found, f"{where}, {slot.key}")
        card[key] = slot.column.put(card.get(key), slot.place, text, wrong)
    if faults:
        return card, faults
    read, faults = checked(schema, card, where, file)
    return as_entries(read), faults


def checked(schema: DeckSchema, card: Row, where: str, file: str = "") -> tuple[Row, list[Fault]]:
    """A card as its columns read it, and what is wrong with it; see `read_card`."""
    table = Table("", card)
    found = read_card(table, schema)
    return found, [
        Fault(file, f"{where}, {fault.place}", fault.what, fault.remedy) for fault in table.faults
    ]


def slot_named(heading: str, slots: Sequence[Slot]) -> Slot | None:
    """The column that a heading means: "roads.2", "Roads 2", "roads_2"; None if none."""
    wanted = _plain(heading)
    return next((slot for slot in slots if _plain(slot.key) == wanted), None)


def _plain(heading: str) -> str:
    return re.sub(r"[\s._-]+", ".", heading.strip().casefold())


def unknown_heading(heading: str, slots: Sequence[Slot]) -> str:
    """The remedy for a heading that means no column."""
    return did_you_mean(heading.strip(), [slot.key for slot in slots])


def new_card(schema: DeckSchema) -> dict[str, Any]:
    """A plain card that follows the schema: first names, least amounts."""
    return as_entries({column.key: column.first() for column in schema.columns})
