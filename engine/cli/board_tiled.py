"""`oikist board import` and `export`: boards of hexes as maps of the editor Tiled."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from engine.cli.board_files import TOML, BoardName, expect_new, hexes_of
from engine.cli.given import AsJson
from engine.cli.terminal import note, print_json
from engine.errors import BoardError, Fault


def import_(
    source: Annotated[Path, typer.Argument(metavar="MAP", help="A hexagonal JSON map of Tiled.")],
    target: Annotated[Path, typer.Argument(metavar="FILE", help="Board file to write (.toml).")],
    game: Annotated[
        str, typer.Option("--game", help="Game of the board, if the map does not say.")
    ] = "",
    force: Annotated[bool, typer.Option("--force", help="Replace a file that is there.")] = False,
    as_json: AsJson = False,
) -> None:
    """Make a board of a map that was drawn in Tiled."""
    from dataclasses import replace

    from engine.boards.files import write_board
    from engine.boards.tiled import read_tiled
    from engine.scenarios.catalog import board_schema

    expect_new(target, force)
    if target.suffix != TOML:
        raise BoardError(Fault(str(target), "", "a board file ends in .toml", "rename it"))
    board = read_tiled(source, board_schema, game)
    schema = board_schema(board.game)
    assert schema is not None  # noqa: S101  (read_tiled has looked it up)
    write_board(replace(board, name=target.stem), target, schema)
    if as_json:
        print_json({"format": 1, "file": str(target), "game": board.game, "spaces": len(board)})
    else:
        note(f"{target}: {len(board)} spaces of {board.game}")


def export(
    board: BoardName,
    target: Annotated[Path, typer.Argument(metavar="MAP", help="Tiled map to write (.json).")],
    force: Annotated[bool, typer.Option("--force", help="Replace files that are there.")] = False,
    as_json: AsJson = False,
) -> None:
    """Write a board as a map for Tiled, with the picture of its tiles beside it."""
    from dataclasses import replace

    from engine.boards.tiled import image_name, tile_image, tiled_text
    from engine.files import write_bytes_atomically

    found, schema = hexes_of(board)
    named = replace(found, name=target.stem)
    picture = target.with_name(image_name(named))
    for path in (target, picture):
        expect_new(path, force)
    parts = {
        picture: tile_image(schema, found.orientation),
        target: tiled_text(named, schema).encode(),
    }
    for path, content in parts.items():
        try:
            write_bytes_atomically(path, content)
        except OSError as problem:
            what = f"the file cannot be written ({problem.strerror})"
            raise BoardError(Fault(str(path), "", what, "choose another folder")) from None
        note(str(path))
    if as_json:
        print_json({"format": 1, "files": [str(target), str(picture)]})
