"""What is wrong with a board while it is drawn, and what is odd, each with its place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.boards.board import EDGE, Board, Cell
from engine.boards.check import islands, named_kinds
from engine.boards.graph_problems import graph_problems
from engine.boards.lattice import Hex
from engine.boards.layouts import AnyBoard
from engine.declared import default_value
from engine.game import BoardSchema, Game, Problem, Surveyor, Value
from engine.language import say
from engine.remedies import few_listed
from engine.schema_words import board_schema_in_words


def problems(
    board: AnyBoard, game: Game, seats: int, values: Mapping[str, Value]
) -> tuple[Problem, ...]:
    """Every fault and warning of a board, faults first; hexes and sites are those of the board.

    Args:
        board: Any board, also an empty one or one with kinds that the game does not know.
        seats: Number of seats that it is to be played with.
        values: Parameters; those that are missing have their defaults.
    """
    schema = game.board_schema
    found: list[Problem] = []
    if schema is not None:
        in_words = board_schema_in_words(game, schema)
        if isinstance(board, Board):
            found += _general(board, in_words)
        else:
            found += graph_problems(board, in_words)
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
        yield Problem("fault", say("the board has no spaces"), say("draw at least one"))
    known = {kind.key for kind in schema.kinds}
    for kind in sorted(set(board.kinds) - known):
        strange = _hexes(board, board.of_kind(kind))
        what = say("the game has no spaces of the kind '{kind}'", kind=kind)
        yield Problem(
            "fault", what, say("use {names}", names=", ".join(sorted(known))), hexes=strange
        )
    if len(board) > schema.most_cells:
        what = say(
            "{count:space|spaces}, but the engine allows {most}",
            count=len(board),
            most=schema.most_cells,
        )
        yield Problem(
            "fault", what, say("remove {count} of them", count=len(board) - schema.most_cells)
        )
    named = board.of_kind(*schema.most_named)
    if len(named) > schema.named_limit:
        keys = ", ".join(kind.title for kind in schema.kinds if kind.key in schema.most_named)
        what = say(
            "{count:space|spaces} of the kinds {keys}, but the engine allows {most}",
            count=len(named),
            keys=keys,
            most=schema.named_limit,
        )
        remedy = say("remove {count} of them", count=len(named) - schema.named_limit)
        yield Problem("fault", what, remedy, hexes=_hexes(board, named))


def _pieces(board: Board) -> Iterator[Problem]:
    parts = sorted(islands(board), key=len, reverse=True)
    large = [part for part in parts if len(part) > 1]
    if len(large) > 1:
        firsts = [part[0] for part in large]
        what = say(
            "the board falls into {count:island|islands}, beginning at {spaces}",
            count=len(large),
            spaces=_listed(board, firsts),
        )
        yield Problem(
            "warning", what, say("join them if ways should lead across"), "", _hexes(board, firsts)
        )
    alone = [part[0] for part in parts if len(part) == 1]
    if alone and len(board) > 1:
        what = say("{spaces}: no other space touches it", spaces=_listed(board, alone))
        if len(alone) > 1:
            what = say(
                "{spaces}: no other space touches any of these", spaces=_listed(board, alone)
            )
        yield Problem("warning", what, say("join or erase it"), hexes=_hexes(board, alone))


def _names(board: Board, schema: BoardSchema) -> Iterator[Problem]:
    cells_of: dict[str, list[Cell]] = {}
    for cell in board.named():
        cells_of.setdefault(" ".join(board.place_name(cell).split()).casefold(), []).append(cell)
    for cells in cells_of.values():
        name, hexes = board.place_name(cells[0]), _hexes(board, cells)
        if not name.strip() or "\n" in name:
            what = say("the name at {spaces} is not a line of text", spaces=_listed(board, cells))
            yield Problem(
                "fault", what, say("write a word or more, without a line break"), hexes=hexes
            )
        elif len(cells) > 1:
            what = say("'{name}' is the name of {spaces}", name=name, spaces=_listed(board, cells))
            yield Problem("warning", what, say("give each place a name of its own"), hexes=hexes)
    ground = schema.kinds[0]
    bare = [cell for cell in board.named() if board.kinds[cell] == ground.key]
    if bare:
        what = say(
            "{spaces} has a name but is {kind}",
            spaces=_listed(board, bare),
            kind=ground.title.lower(),
        )
        if len(bare) > 1:
            what = say(
                "{spaces} have names but are {kind}",
                spaces=_listed(board, bare),
                kind=ground.title.lower(),
            )
        yield Problem(
            "warning", what, say("draw a place there or remove the name"), "", _hexes(board, bare)
        )


def _touching(board: Board, schema: BoardSchema) -> Iterator[Problem]:
    places = set(board.of_kind(*named_kinds(schema)))
    for cell in sorted(places):
        for beside in board.neighbours[cell].tolist():
            if beside != EDGE and beside > cell and beside in places:
                what = say(
                    "{first} and {second} touch each other",
                    first=board.name_of(cell),
                    second=board.name_of(beside),
                )
                hexes = _hexes(board, (cell, beside))
                yield Problem("warning", what, say("leave a space between them"), hexes=hexes)


def _hexes(board: Board, cells: list[Cell] | tuple[Cell, ...]) -> tuple[Hex, ...]:
    return tuple(board.cells[cell] for cell in cells)


def _listed(board: Board, cells: list[Cell] | tuple[Cell, ...]) -> str:
    """Names of the first few cells, and how many more there are."""
    return few_listed([board.name_of(cell) for cell in cells])
