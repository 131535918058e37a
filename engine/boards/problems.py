"""What is wrong with a board while it is drawn, and what is odd, each with its hexes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from engine.boards.board import EDGE, Board, Cell
from engine.boards.check import islands, named_kinds
from engine.boards.lattice import Hex
from engine.declared import default_value
from engine.game import BoardSchema, Game, Problem, Surveyor, Value

_SHOWN: Final = 4


def problems(
    board: Board, game: Game, seats: int, values: Mapping[str, Value]
) -> tuple[Problem, ...]:
    """Every fault and warning of a board, faults first; hexes are those of the board.

    Args:
        board: Any board, also an empty one or one with kinds that the game does not know.
        seats: Number of seats that it is to be played with.
        values: Parameters; those that are missing have their defaults.
    """
    schema = game.board_schema
    found = list(_general(board, schema)) if schema else []
    if schema and isinstance(game, Surveyor):
        complete = {
            name: values.get(name, default_value(parameter, seats))
            for name, parameter in game.parameters.items()
        }
        found += game.survey(seats, board, complete)
    return tuple(sorted(found, key=lambda problem: problem.severity != "fault"))


def _general(board: Board, schema: BoardSchema) -> Iterator[Problem]:
    """What holds for the boards of every game."""
    yield from _limits(board, schema)
    yield from _pieces(board)
    yield from _names(board, schema)
    yield from _touching(board, schema)


def _limits(board: Board, schema: BoardSchema) -> Iterator[Problem]:
    if not len(board):
        yield Problem("fault", "the board has no space", "draw at least one")
    known = {kind.key for kind in schema.kinds}
    for kind in sorted(set(board.kinds) - known):
        strange = _hexes(board, board.of_kind(kind))
        what = f"the game knows no space of the kind '{kind}'"
        yield Problem("fault", what, f"use {', '.join(sorted(known))}", hexes=strange)
    if len(board) > schema.most_cells:
        what = f"{len(board)} spaces, but the engine holds {schema.most_cells}"
        yield Problem("fault", what, f"remove {len(board) - schema.most_cells} of them")
    named = board.of_kind(*schema.most_named)
    if len(named) > schema.named_limit:
        keys = ", ".join(kind.key for kind in schema.kinds if kind.key in schema.most_named)
        what = f"{len(named)} spaces of the kinds {keys}, but the engine holds {schema.named_limit}"
        remedy = f"remove {len(named) - schema.named_limit} of them"
        yield Problem("fault", what, remedy, hexes=_hexes(board, named))


def _pieces(board: Board) -> Iterator[Problem]:
    parts = sorted(islands(board), key=len, reverse=True)
    large = [part for part in parts if len(part) > 1]
    if len(large) > 1:
        firsts = [part[0] for part in large]
        what = f"the board falls into {len(large)} islands, beginning at {_listed(board, firsts)}"
        yield Problem(
            "warning", what, "join them if ways should lead across", "", _hexes(board, firsts)
        )
    alone = [part[0] for part in parts if len(part) == 1]
    if alone and len(board) > 1:
        what = f"{_listed(board, alone)}: no other space touches it"
        if len(alone) > 1:
            what = f"{_listed(board, alone)}: no other space touches any of these"
        yield Problem("warning", what, "join or erase it", hexes=_hexes(board, alone))


def _names(board: Board, schema: BoardSchema) -> Iterator[Problem]:
    cells_of: dict[str, list[Cell]] = {}
    for cell in board.named():
        cells_of.setdefault(" ".join(board.place_name(cell).split()).casefold(), []).append(cell)
    for cells in cells_of.values():
        name, hexes = board.place_name(cells[0]), _hexes(board, cells)
        if not name.strip() or "\n" in name:
            what = f"the name at {_listed(board, cells)} is no line of text"
            yield Problem("fault", what, "write a word or more, without a line break", hexes=hexes)
        elif len(cells) > 1:
            what = f"'{name}' is the name of {_listed(board, cells)}"
            yield Problem("warning", what, "give each place a name of its own", hexes=hexes)
    ground = schema.kinds[0]
    bare = [cell for cell in board.named() if board.kinds[cell] == ground.key]
    if bare:
        what = f"{_listed(board, bare)} has a name but is {ground.title.lower()}"
        if len(bare) > 1:
            what = f"{_listed(board, bare)} have names but are {ground.title.lower()}"
        yield Problem(
            "warning", what, "draw a place there or remove the name", "", _hexes(board, bare)
        )


def _touching(board: Board, schema: BoardSchema) -> Iterator[Problem]:
    places = set(board.of_kind(*named_kinds(schema)))
    for cell in sorted(places):
        for beside in board.neighbours[cell].tolist():
            if beside != EDGE and beside > cell and beside in places:
                what = f"{board.name_of(cell)} and {board.name_of(beside)} touch each other"
                hexes = _hexes(board, (cell, beside))
                yield Problem("warning", what, "leave a space between them", hexes=hexes)


def _hexes(board: Board, cells: list[Cell] | tuple[Cell, ...]) -> tuple[Hex, ...]:
    return tuple(board.cells[cell] for cell in cells)


def _listed(board: Board, cells: list[Cell] | tuple[Cell, ...]) -> str:
    """Names of the first few cells, and how many more there are."""
    first = ", ".join(board.name_of(cell) for cell in cells[:_SHOWN])
    more = len(cells) - _SHOWN
    return f"{first} and {more} more" if more > 0 else first
