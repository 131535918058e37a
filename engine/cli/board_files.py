"""Boards that a command names: found, read, and written where nothing is yet."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from engine.cli.given import expect_writable
from engine.errors import BoardError, Fault, OikistError
from engine.remedies import did_you_mean

if TYPE_CHECKING:
    from engine.boards.board import Board
    from engine.boards.layouts import AnyBoard
    from engine.game import BoardSchema, Game

TOML: Final = ".toml"

BoardName = Annotated[
    str, typer.Argument(metavar="BOARD", help="A board: name, game/name, or a TOML file.")
]


def expect_new(path: Path, force: bool) -> None:
    """Refuse to write over a file, or where none can be."""
    expect_writable(path)
    if path.exists() and not force:
        raise OikistError(Fault(str(path), "", "this file is there already", "add --force"))


def hexes_of(source: str) -> tuple[Board, BoardSchema]:
    """A board of hexes; see `any_board`."""
    from engine.boards.board import Board

    board, schema = any_board(source)
    if not isinstance(board, Board):
        what = "this is a board of points and links, which Tiled does not have"
        raise BoardError(Fault("", source, what, "its own file is text that any editor shows"))
    return board, schema


def any_board(source: str, *, draft: bool = False) -> tuple[AnyBoard, BoardSchema]:
    """A board by name, "game/name" or path, and the schema of its game.

    Args:
        draft: Take one too that cannot be played.

    Raises:
        OikistError: Nothing, or more than one thing, has that name, or it has faults.
    """
    from engine.boards.layouts import read_board
    from engine.scenarios.catalog import board_schema

    board = read_board(_path_of(source), board_schema, draft=draft)
    schema = board_schema(board.game)
    assert schema is not None  # noqa: S101  (read_board has looked it up)
    return board, schema


def _path_of(source: str) -> Path:
    from engine.scenarios import catalog

    if source.endswith(TOML):
        return Path(source)
    hits = [entry for entry in catalog.boards() if source in (entry.name, entry.source)]
    if len(hits) == 1:
        return hits[0].path
    if hits:
        ways = " or ".join(entry.source for entry in hits)
        raise BoardError(Fault("", source, "several games have such a board", f"write {ways}"))
    known = [entry.source if "/" in source else entry.name for entry in catalog.boards()]
    raise BoardError(Fault("", source, "unknown board", did_you_mean(source, known)))


def game_of_board(board: AnyBoard) -> Game:
    """The game that a board is for."""
    from engine.scenarios import catalog

    return catalog.games()[board.game]
