"""A deck as a sheet of cells: what spreadsheets, clipboards and tables see of it.

A column of the deck is one column of the sheet; only amounts of a size above 1 have one
for each place, "roads.1", "roads.2". A cell is text: a name, a whole number, or an order
as names with spaces between (commas, if a name has a space in it).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.documents import Table
from engine.errors import Fault
from engine.game import Column, DeckSchema
from engine.language import say
from engine.remedies import did_you_mean
from engine.scenarios.decks import read_card

Row = Mapping[str, Any]  # column key -> text or list, as a TOML file holds a card
WHOLE: Final = -1
_NUMBER = re.compile(r"^([+-]?\d+)([.,]0*)?$", re.ASCII)  # "3.0" and "3,0": spreadsheets do that
_JOINERS: Final = (" ", ", ", "; ", " | ", " > ")
_SPLIT_AT: Final = (",", ";", "|", ">")


@dataclass(frozen=True)
class Slot:
    """One column of the sheet.

    Attributes:
        column: The deck's column.
        place: Which amount of it, from 0; WHOLE for names and orders.
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
        return self.place != WHOLE and (self.column.kind == "order" or self.column.size > 1)


def slots_of(schema: DeckSchema) -> tuple[Slot, ...]:
    """The columns of the sheet, in the order of the schema."""
    found: list[Slot] = []
    for column in schema.columns:
        places = range(column.size) if column.kind == "amounts" else (WHOLE,)
        found += [Slot(column, place) for place in places]
    return tuple(found)


def entry_of(row: Row, slot: Slot) -> Any:
    """What a cell holds: a name, a list of names, or a whole number."""
    entry = row[slot.column.key]
    return entry if slot.place == WHOLE else entry[slot.place]


def text_of(row: Row, slot: Slot) -> str:
    """A cell as text; `written` reads it back."""
    entry = entry_of(row, slot)
    if isinstance(entry, list | tuple):
        return order_text(entry, slot.column)
    return str(entry)


def order_text(names: Sequence[str], column: Column) -> str:
    """Names of an order in one cell."""
    for joiner in _JOINERS:
        mark = joiner.strip() or joiner
        if not any(mark in name for name in column.names):
            return joiner.join(names)
    return _JOINERS[-1].join(names)


def order_from(text: str, column: Column) -> list[str]:
    """The names in the text of an order; not checked."""
    joined = [name for name in column.names if any(mark in name for mark in _SPLIT_AT)]
    marks = [mark for mark in _SPLIT_AT if mark in text and not any(mark in one for one in joined)]
    spaced = any(" " in name for name in column.names)
    parts = text.split(marks[0]) if marks else [text] if spaced else text.split()
    return [known_name(part.strip(), column) for part in parts if part.strip()]


def known_name(text: str, column: Column) -> str:
    """The name that a text means, whatever its case; the text itself if it is none."""
    if text in column.names:
        return text
    alike = [name for name in column.names if name.casefold() == text.casefold()]
    return alike[0] if len(alike) == 1 else text


def sort_key(row: Row, slot: Slot) -> tuple[int, ...]:
    """By what a column is sorted: names in the order of the schema, numbers by size."""
    entry, names = entry_of(row, slot), slot.column.names
    if isinstance(entry, int):
        return (entry,)
    listed = [entry] if isinstance(entry, str) else entry
    return tuple(names.index(name) for name in listed)


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
    card = {key: list(entry) if isinstance(entry, list) else entry for key, entry in row.items()}
    for slot, text in texts.items():
        place = f"{where}, {slot.key}"
        if slot.place == WHOLE:
            card[slot.column.key] = _worded(slot.column, text.strip())
            continue
        number = _NUMBER.match(text.strip())
        if number is None:
            span = say(
                "give a whole number from {low} to {high}",
                low=slot.column.low,
                high=slot.column.high,
            )
            what = (
                say("'{text}' is no whole number", text=_short(text))
                if text.strip()
                else say("is empty")
            )
            faults.append(Fault(file, place, what, span))
            continue
        amounts = card.setdefault(slot.column.key, [0] * slot.column.size)
        amounts[slot.place] = int(number[1][:12])
    if faults:
        return card, faults
    return card, card_faults(schema, card, where, file)


def card_faults(schema: DeckSchema, card: Row, where: str, file: str = "") -> list[Fault]:
    """What is wrong with a card as a whole; see `read_card`."""
    table = Table("", card)
    read_card(table, schema)
    return [
        Fault(file, f"{where}, {fault.place}", fault.what, fault.remedy) for fault in table.faults
    ]


def _worded(column: Column, text: str) -> Any:
    if column.kind == "order":
        return order_from(text, column)
    return known_name(text, column)


def _short(text: str) -> str:
    return text if len(text) <= 40 else f"{text[:39]}…"


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
    values: dict[str, Any] = {}
    for column in schema.columns:
        if column.kind == "name":
            values[column.key] = column.names[0]
        elif column.kind == "order":
            values[column.key] = list(column.names)
        else:
            values[column.key] = [column.low] * column.size
    return values
