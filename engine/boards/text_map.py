"""Boards as text a person can see the hexes in: one character for each space.

Pointy tops, one line per row; even-numbered rows are indented by one column, and the
hexes of a row stand two columns apart::

    . . c .
     . v . .
    . . . .

Flat tops, two lines per row; the hexes of columns a, c, e... stand on the first, those
of columns b, d, f..., which lie half a hex lower, on the second; a column is two
characters wide::

    .   .   .
      v   .
    .   .   c
      .   .

Spaces are holes, or the outside. Lines do not end in spaces and the text does not end in
empty lines; empty lines and columns before the first hex count, so that erasing a hex
never renames another one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from engine.boards.board import Board
from engine.boards.lattice import Hex, Orientation
from engine.boards.notation import from_offset, to_offset
from engine.language import say


@dataclass(frozen=True)
class Flaw:
    """One thing that is wrong in a text map.

    Attributes:
        line, column: Where, both counted from 0 within the map.
        what, remedy: As in a Fault.
    """

    line: int
    column: int
    what: str
    remedy: str


@dataclass
class MapReading:
    """What a text map says.

    Attributes:
        spaces: Kind of each hex that could be read.
        flaws: In the order of the text.
    """

    spaces: dict[Hex, str] = field(default_factory=dict)
    flaws: list[Flaw] = field(default_factory=list)


def text_position(axial: Hex, orientation: Orientation) -> tuple[int, int]:
    """Line and column of a hex in a text map, both counted from 0."""
    column, row = to_offset(axial, orientation)
    if orientation == "flat":
        return (2 * row + (column & 1), 2 * column)
    return (row, 2 * column + (row & 1))


def _hex_at(line: int, column: int, orientation: Orientation) -> Hex | None:
    """The hex of a position in the text, or None where no hex can stand."""
    if orientation == "flat":
        if column % 2 or (column // 2 - line) % 2:
            return None
        return from_offset(column // 2, line // 2, orientation)
    return from_offset(column // 2, line, orientation) if column % 2 == line % 2 else None


def draw_map(board: Board, symbols: Mapping[str, str]) -> str:
    """The text map of a board; every line ends in a newline.

    Args:
        symbols: One character for each kind of the board.
    """
    lines: list[list[str]] = []
    for axial, kind in zip(board.cells, board.kinds, strict=True):
        line, column = text_position(axial, board.orientation)
        lines.extend([] for _ in range(line + 1 - len(lines)))
        lines[line].extend(" " * (column - len(lines[line])))
        lines[line].append(symbols[kind])
    return "".join("".join(line) + "\n" for line in lines)


def read_map(text: str, orientation: Orientation, kinds: Mapping[str, str] | None) -> MapReading:
    """The spaces of a text map, with all that is wrong in it.

    Args:
        kinds: Kind key of each symbol; None to look at positions only, every kind is "".
    """
    reading = MapReading()
    for number, line in enumerate(text.split("\n")):
        misplaced = []
        for column, symbol in enumerate(line):
            if symbol == " ":
                continue
            axial = _hex_at(number, column, orientation)
            if kinds is not None and symbol not in kinds:
                reading.flaws.append(Flaw(number, column, *_unknown(symbol, kinds)))
            elif axial is None:
                misplaced.append(column)
            else:
                reading.spaces[axial] = "" if kinds is None else kinds[symbol]
        if misplaced:
            reading.flaws.append(_misplaced(number, misplaced, orientation))
    reading.flaws.sort(key=lambda flaw: (flaw.line, flaw.column))
    return reading


def _unknown(symbol: str, kinds: Mapping[str, str]) -> tuple[str, str]:
    if symbol == "\t":
        return say("the map contains a tab"), say("use spaces: the width of a tab varies")
    known = ", ".join(f"'{own}' ({kind})" for own, kind in kinds.items())
    return say("unknown symbol '{symbol}'", symbol=symbol), say(
        "use one of {known}, or a space for a hole", known=known
    )


def _misplaced(line: int, columns: list[int], orientation: Orientation) -> Flaw:
    """One flaw for a whole line, since most often the whole line is indented wrongly."""
    more = (
        say(", like {count} more on this line", count=len(columns) - 1) if len(columns) > 1 else ""
    )
    right = ", ".join(str(column + 1) for column in _first_columns(line, orientation))
    return Flaw(
        line,
        columns[0],
        say("a symbol is between two hexes{more}", more=more),
        say("hexes of this line go in columns {columns} and so on", columns=right),
    )


def _first_columns(line: int, orientation: Orientation) -> Iterator[int]:
    return (column for column in range(10) if _hex_at(line, column, orientation) is not None)
