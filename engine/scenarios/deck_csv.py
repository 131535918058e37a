"""Cards as CSV, for spreadsheets, and back without loss.

The first row names the columns: "card", the number of the card in its deck, then those of
`deck_sheet`: one cell each, but amounts of a size above 1, which have one column for each
place. For example

    card,border,order,roads.1,roads.2
    1,yellow,yellow orange brown red,2,3

Amounts are split, because spreadsheets take "2-3" for a date. Reading takes more than
writing gives: columns in any order; a list in one cell ("2 3") or in numbered columns
("order.1", "order.2"); commas, semicolons or tabs between cells, with "sep=;" above if
need be; a byte order mark, UTF-16, or the usual Western encoding of Windows; "3.0" and
"3,0"; empty rows and columns at the end. Cards come in the order of their numbers, so
sorting a sheet does not reorder the deck; those without a number come last, in the order
of the sheet; without the column "card" the rows decide.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from engine.columns import Column, Row
from engine.documents import read_content, shown, write_text
from engine.errors import Fault, ScenarioError
from engine.game import DeckSchema
from engine.language import say
from engine.remedies import and_listed
from engine.scenarios.deck_sheet import (
    Slot,
    slot_named,
    slots_in,
    slots_of,
    text_of,
    unknown_heading,
    written,
)
from engine.scenarios.decks import across_faults

NUMBER: Final = "card"
DELIMITERS: Final = (",", ";", "\t")
_MOST_BYTES: Final = 16_000_000
_MOST_FAULTS: Final = 20
_MARK: Final = "\ufeff"


def cards_to_csv(cards: Sequence[Row], schema: DeckSchema, delimiter: str = ",") -> str:
    """The cards as the text of a CSV file; the same cards give the same text."""
    slots = slots_of(schema)
    out = io.StringIO()
    writer = csv.writer(out, delimiter=delimiter, lineterminator="\n")
    writer.writerow(_headings(schema))
    for number, row in enumerate(cards, start=1):
        writer.writerow([number, *(text_of(row, slot) for slot in slots)])
    return out.getvalue()


def write_csv(cards: Sequence[Row], schema: DeckSchema, path: Path, delimiter: str = ",") -> None:
    """Write a CSV file, all of it or nothing.

    It begins with a byte order mark only if a name needs one for Excel to read it.

    Raises:
        ScenarioError: The file cannot be written.
    """
    text = cards_to_csv(cards, schema, delimiter)
    write_text(path, text if text.isascii() else _MARK + text, ScenarioError)


def read_csv(path: Path, schema: DeckSchema) -> list[dict[str, Any]]:
    """The cards of a CSV file.

    Raises:
        ScenarioError: With every fault of the file, by row and column.
    """
    content = read_content(path, ScenarioError, _MOST_BYTES)
    return cards_from_csv(_decoded(content), schema, str(shown(path)))


def cards_from_csv(text: str, schema: DeckSchema, file: str = "") -> list[dict[str, Any]]:
    """The cards in the text of a CSV file.

    Args:
        text: All of the file.
        schema: Of the deck.
        file: To name in faults.

    Raises:
        ScenarioError: With every fault of the text, by row and column.
    """
    lines = _rows(text.removeprefix(_MARK), schema, file)
    heading = next(lines, None)
    if heading is None:
        remedy = say("begin with a row of headings: {names}", names=", ".join(_headings(schema)))
        raise ScenarioError(Fault(file, "", say("there are no rows"), remedy))
    heads = _Heads(heading[1], schema, file)
    reader = _Reader(schema, heads, file)
    for number, cells in lines:
        reader.take(number, cells)
        if len(reader.faults) >= _MOST_FAULTS:
            break
    return reader.cards()


class _Heads:
    """Which cell of a row belongs where.

    Attributes:
        number: Cell with the number of the card; -1 for none.
        places: What a cell holds -> its place in a row; a list may be in one cell
            (`Slot(column)`) or in one for each place.
    """

    def __init__(self, cells: Sequence[str], schema: DeckSchema, file: str) -> None:
        self.number = -1
        self.places: dict[Slot, int] = {}
        known = _accepted(schema)
        faults: list[Fault] = []
        for at, cell in enumerate(cells):
            heading = cell.strip()
            slot = slot_named(heading, known)
            if not heading:
                continue
            if slot is not None and slot in self.places:
                faults.append(
                    Fault(
                        file,
                        "row 1",
                        say("'{name}' appears twice", name=heading),
                        say("remove one"),
                    )
                )
            elif slot is not None:
                self.places[slot] = at
            elif heading.casefold() == number_heading(schema):
                self.number = at
            else:
                remedy = unknown_heading(heading, slots_of(schema))
                faults.append(
                    Fault(
                        file,
                        "row 1",
                        say("unknown column '{name}'", name=heading[:40]),
                        remedy,
                    )
                )
        faults += self._missing(schema, file)
        if faults:
            raise ScenarioError(faults[:_MOST_FAULTS])

    def _missing(self, schema: DeckSchema, file: str) -> Iterator[Fault]:
        for column in schema.columns:
            if Slot(column) in self.places:
                continue
            parts = _parts(column)
            lacking = [slot.key for slot in parts if slot not in self.places]
            if lacking:
                named = [column.key] if len(lacking) == len(parts) else lacking
                what = say("no column {names}", names=and_listed(named))
                yield Fault(file, "row 1", what, say("add it to the headings"))


class _Reader:
    """Cards, row by row."""

    def __init__(self, schema: DeckSchema, heads: _Heads, file: str) -> None:
        self.faults: list[Fault] = []
        self._schema = schema
        self._heads = heads
        self._file = file
        self._found: list[tuple[int | None, int, dict[str, Any]]] = []

    def take(self, row: int, cells: Sequence[str]) -> None:
        """Read one row; its faults are kept."""
        where = f"row {row}"
        stray = next((at for at in self._strays(cells) if cells[at].strip()), None)
        if stray is not None:
            what = say("cell {number} has no heading", number=stray + 1)
            self.faults.append(Fault(self._file, where, what, say("give it one, or empty it")))
            return
        number, fault = self._number(cells, where)
        texts = {
            slot: text
            for column in self._schema.columns
            for slot, text in self._texts(column, cells)
        }
        card, faults = written(self._schema, {}, texts, where, self._file)
        self.faults += [fault] if fault else []
        self.faults += faults
        self._found.append((number, row, card))

    def cards(self) -> list[dict[str, Any]]:
        """All cards in the order of the deck.

        Raises:
            ScenarioError: With every fault so far, numbers that stand there twice included.
        """
        rows: dict[int, int] = {}
        for number, row, _ in self._found:
            if number is not None and rows.setdefault(number, row) != row:
                what = say("card {number} is in row {row} too", number=number, row=rows[number])
                remedy = say("give each card its own number, or leave the cell of new cards empty")
                self.faults.append(Fault(self._file, f"row {row}, {NUMBER}", what, remedy))
        count, schema = len(self._found), self._schema
        if not self.faults and not schema.fewest <= count <= schema.most:
            span = say("a deck has from {fewest} to {most}", fewest=schema.fewest, most=schema.most)
            self.faults.append(Fault(self._file, "", say("{count:card|cards}", count=count), span))
        if not self.faults:
            rows_of = [row for _, row, _ in self._found]
            found = [card for _, _, card in self._found]
            self.faults += across_faults(
                schema, found, lambda at: f"row {rows_of[at]}, ", self._file
            )
        if self.faults:
            raise ScenarioError(self.faults[:_MOST_FAULTS])
        order = sorted(self._found, key=lambda one: (one[0] is None, one[0] or 0, one[1]))
        return [card for _, _, card in order]

    def _strays(self, cells: Sequence[str]) -> Iterator[int]:
        """Cells under no heading."""
        headed = {*self._heads.places.values(), self._heads.number}
        return (at for at in range(len(cells)) if at not in headed)

    def _number(self, cells: Sequence[str], where: str) -> tuple[int | None, Fault | None]:
        text = _cell(cells, self._heads.number).strip() if self._heads.number >= 0 else ""
        whole = text.removesuffix(".0").removesuffix(",0")
        if not text:
            return None, None
        if whole.isascii() and whole.isdecimal() and len(whole) <= 9:
            return int(whole), None
        what, remedy = (
            say("'{text}' is not a card number", text=text[:40]),
            say("count from 1, or leave it empty"),
        )
        return None, Fault(self._file, f"{where}, {NUMBER}", what, remedy)

    def _texts(self, column: Column, cells: Sequence[str]) -> list[tuple[Slot, str]]:
        """The text of each slot of a column, from one cell or from one for each part."""
        places, slots = self._heads.places, slots_in(column)
        if Slot(column) in places:
            texts = column.spread(_cell(cells, places[Slot(column)]))
        else:
            texts = column.gathered([_cell(cells, places[part]) for part in _parts(column)])
        return list(zip(slots, texts, strict=True))


def _accepted(schema: DeckSchema) -> tuple[Slot, ...]:
    """Every slot that a heading may mean: lists whole, and by their places."""
    return tuple(slot for column in schema.columns for slot in (Slot(column), *_parts(column)))


def _parts(column: Column) -> tuple[Slot, ...]:
    """The numbered columns that a column may be split into, or the one that it is."""
    return tuple(Slot(column, place) for place in range(column.parts)) or (Slot(column),)


def _headings(schema: DeckSchema) -> list[str]:
    return [number_heading(schema), *(slot.key for slot in slots_of(schema))]


def number_heading(schema: DeckSchema) -> str:
    """Heading of the column with the numbers of the cards."""
    return NUMBER if all(column.key != NUMBER for column in schema.columns) else "#"


def _cell(cells: Sequence[str], at: int) -> str:
    return cells[at] if at < len(cells) else ""


def _decoded(content: bytes) -> str:
    """The text of a file, in the encodings that spreadsheets save."""
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        return content.decode("utf-16", errors="replace")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", errors="replace")


def _rows(text: str, schema: DeckSchema, file: str) -> Iterator[tuple[int, list[str]]]:
    """Rows that are not empty, with their numbers as a spreadsheet counts them."""
    delimiter, skipped = _delimiter(text, schema)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
    number = 0
    try:
        for number, cells in enumerate(reader, start=1):
            if number > skipped and any(cell.strip() for cell in cells):
                yield number - skipped, cells
    except csv.Error as problem:
        remedy = say("save it as CSV again")
        raise ScenarioError(Fault(file, f"row {number + 1}", f"{problem}", remedy)) from None


def _delimiter(text: str, schema: DeckSchema) -> tuple[str, int]:
    """What stands between cells, and how many lines above the headings say so."""
    first = next(iter(text.splitlines()), "")
    said = first.strip().strip('"')
    if said.casefold().startswith("sep=") and len(said) == len("sep=") + 1:
        return said[-1], 1
    if said.casefold() == "sep=":  # a tab that was stripped
        return "\t", 1
    known = _accepted(schema)

    def fitting(delimiter: str) -> int:
        cells: Mapping[str, None] = dict.fromkeys(first.replace('"', "").split(delimiter))
        return sum(slot_named(cell, known) is not None for cell in cells)

    return max(DELIMITERS, key=fitting), 0
