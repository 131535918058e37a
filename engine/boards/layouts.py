"""Boards of every layout: read, written, checked, and made into a Map.

A board file says `layout = "graph"`, or nothing for hexes. Whoever edits hexes goes to
`engine.boards.files`; whoever plays takes boards from here.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from engine.boards import files
from engine.boards.board import Board
from engine.boards.graph import LAYOUT, GraphBoard, graph_text
from engine.boards.graph_problems import graph_faults
from engine.boards.graph_reading import parse_graph
from engine.boards.map import Map, Space
from engine.documents import parse_document, read_text
from engine.errors import BoardError, Fault
from engine.file_kinds import BOARD, expect_kind
from engine.language import say
from engine.schema import BoardSchema

AnyBoard = Board | GraphBoard


def read_board(
    path: Path, schema_of: Callable[[str], BoardSchema | None], *, draft: bool = False
) -> AnyBoard:
    """The board in a file; its name is that of the file.

    Args:
        path: The file, named in faults as given.
        schema_of: Board schema of a game by name; None for an unknown game, or one
            without a board.
        draft: Take a board too that cannot be played, since it goes beyond the limits of its
            schema or is not drawn to the end.

    Raises:
        BoardError: With every fault of the file.
    """
    text = read_text(path, BoardError)
    return parse_board(text, path, schema_of, draft=draft)


def parse_board(
    text: str,
    path: Path,
    schema_of: Callable[[str], BoardSchema | None],
    *,
    draft: bool = False,
) -> AnyBoard:
    """The board in the text of a file; see `read_board`.

    Raises:
        BoardError: With every fault of the text.
    """
    try:
        top = parse_document(text, path, BoardError)
    except BoardError:  # the reader of hexes tells it in its own words
        return files.parse_board(text, path, schema_of, draft=draft)
    expect_kind(top.entries, top.file, BOARD, BoardError)
    layout = top.entries.get("layout")
    schema = schema_of(str(top.entries.get("game")))
    if layout is None and schema is not None and schema.layout == LAYOUT:
        remedy = say("write {key} = {example}", key="layout", example=f'"{LAYOUT}"')
        raise BoardError(Fault(top.file, "layout", say("is missing"), remedy))
    if layout == LAYOUT:
        return parse_graph(top, path, schema_of, draft=draft)
    return files.parse_board(text, path, schema_of, draft=draft)


def board_text(board: AnyBoard, schema: BoardSchema) -> str:
    """The text of a board file; the same board always gives the same text.

    Raises:
        BoardError: The board does not fit the schema.
    """
    if isinstance(board, Board):
        return files.board_text(board, schema)
    return graph_text(board)


def schema_faults(board: AnyBoard, schema: BoardSchema) -> list[Fault]:
    """What keeps a board that stands in for a file from being one of a game."""
    if isinstance(board, Board):
        return files.schema_faults(board.spaces(), schema, board.name, "map")
    return graph_faults(board, schema, f"{board.name}.toml")


@lru_cache(maxsize=16)
def map_of(board: AnyBoard) -> Map:
    """The places of a board; the same cells become the same spaces."""
    if isinstance(board, GraphBoard):
        return board.map
    found: list[dict[str, bool | int | str]] = [{} for _ in board.cells]
    for (where, axial, _, key), value in board.attributes.items():
        cell = board.cell_at(axial)
        if where == "space" and cell is not None:
            found[cell][key] = value
    spaces = tuple(
        Space(
            key=board.name_of(cell),
            name=board.place_name(cell) or board.name_of(cell),
            kind=kind,
            centre=board.centre(cell),
            outline=board.outline(cell),
            attributes=found[cell],
        )
        for cell, kind in enumerate(board.kinds)
    )
    return Map(spaces=spaces, size=board.size)
