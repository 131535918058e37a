"""`oikist board generate`: a new board of any game, made by chance from a recipe."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from engine.cli.board_files import TOML, expect_new
from engine.cli.given import MOST_SEED, AsJson
from engine.cli.terminal import note, print_json
from engine.errors import BoardError, Fault, OikistError
from engine.remedies import did_you_mean

if TYPE_CHECKING:
    from engine.boards.board import Board
    from engine.boards.generator import Heading
    from engine.boards.graph import GraphBoard
    from engine.boards.graph_recipe import Share
    from engine.game import BoardSchema, Game

_GRAPH: Final = ("spaces", "areas", "degree", "size", "central", "link_kind", "area_kind", "shares")
_HEXES: Final = ("columns", "rows", "coastal", "inland", "min_distance", "symmetry", "outline",
                 "orientation")  # fmt: skip
_OPTIONS: Final = {"shares": "share", "min_distance": "distance"}  # where a field is called so
_USUAL: Final = {"columns": 13, "rows": 11, "coastal": 4, "inland": 4}
_MOST: Final = 100_000


def generate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game of the board.")],
    target: Annotated[Path, typer.Argument(metavar="FILE", help="Board file to write (.toml).")],
    *,
    spaces: Annotated[
        str | None, typer.Option(help="How many, or of each kind, such as capital:1,city:20.",
                                 metavar="N|KIND:N,...")] = None,
    areas: Annotated[int | None, typer.Option(max=_MOST, help="How many areas.")] = None,
    degree: Annotated[float | None, typer.Option(help="Links at a space, mean.")] = None,
    size: Annotated[
        str | None, typer.Option(metavar="WxH", help="In board units, such as 12x8.")] = None,
    central: Annotated[
        str | None, typer.Option(metavar="KIND", help="Kind of space in the middle.")] = None,
    link_kind: Annotated[
        str | None, typer.Option(metavar="KIND", help="Kind of all links.")] = None,
    area_kind: Annotated[
        str | None, typer.Option(metavar="KIND", help="Kind of all areas.")] = None,
    share: Annotated[
        list[str] | None,
        typer.Option(metavar="[KIND.]KEY=V:W,...", help="Values of a whole number and how often "
                     "each, such as city.level=1:10,2:6,3:4; may be repeated.")] = None,
    columns: Annotated[int | None, typer.Option(max=_MOST, help="Hexes: width.")] = None,
    rows: Annotated[int | None, typer.Option(max=_MOST, help="Hexes: height.")] = None,
    coastal: Annotated[
        int | None, typer.Option(max=_MOST, help="Hexes: places on the rim.")] = None,
    inland: Annotated[
        int | None, typer.Option(max=_MOST, help="Hexes: places off the rim.")] = None,
    distance: Annotated[
        int | None, typer.Option(max=_MOST, help="Hexes: fewest steps between places.")] = None,
    symmetry: Annotated[
        str | None, typer.Option(help="Hexes: none, half-turn, mirror, three or six.")] = None,
    outline: Annotated[
        str | None, typer.Option(help="Hexes: rectangle, hexagon or ring.")] = None,
    orientation: Annotated[str | None, typer.Option(help="Hexes: flat or pointy tops.")] = None,
    seed: Annotated[
        int, typer.Option(min=0, max=MOST_SEED, help="Same seed, same board.")] = 0,
    title: Annotated[str, typer.Option(help="Title of the board.")] = "",
    force: Annotated[bool, typer.Option("--force", help="Replace a file that is there.")] = False,
    as_json: AsJson = False,
) -> None:  # fmt: skip
    """Make a new board by chance: the same recipe and seed give the same file.

    What is not said is as usual for the game. Options that begin with "Hexes" are for games of
    hexes, the others for games of points and links.
    """
    from engine.boards.generator import Heading
    from engine.boards.layouts import board_text
    from engine.documents import write_text

    schema = _schema_of(_game_of(game))
    given: dict[str, Any] = {
        "spaces": spaces, "areas": areas, "degree": degree, "size": size, "central": central,
        "link_kind": link_kind, "area_kind": area_kind, "shares": share or None,
        "columns": columns, "rows": rows, "coastal": coastal, "inland": inland,
        "min_distance": distance, "symmetry": symmetry, "outline": outline,
        "orientation": orientation,
    }  # fmt: skip
    said = {key: value for key, value in given.items() if value is not None}
    hexes = schema.layout == "hex"
    _expect_only(said, _HEXES if hexes else _GRAPH, "hexes" if hexes else "points and links")
    if target.suffix != TOML:
        raise BoardError(Fault(str(target), "", "a board file ends in .toml", "rename it"))
    expect_new(target, force)
    heading = Heading(game, target.stem, title.strip() or _title(target.stem))
    if "\n" in heading.title:
        what = "must be one line of text"
        raise BoardError(Fault("", "--title", what, "write a word or more"))
    board = _made(said, seed, schema, heading)
    write_text(target, board_text(board, schema), BoardError)
    if as_json:
        print_json(_answer(board, target))
    else:
        note(f"{target}: {len(board)} spaces of {game}")


def _title(stem: str) -> str:
    return stem.replace("-", " ").replace("_", " ").strip().capitalize() or "New board"


def _answer(board: Board | GraphBoard, target: Path) -> dict[str, Any]:
    from engine.boards.board import Board

    found = {"format": 1, "file": str(target), "game": board.game, "digest": board.digest}
    found |= {"spaces": len(board)}
    if not isinstance(board, Board):
        found |= {"links": len(board.map.links), "areas": len(board.map.areas)}
    return found


def _made(
    said: Mapping[str, Any], seed: int, schema: BoardSchema, heading: Heading
) -> Board | GraphBoard:
    """The board; what is wrong is told by the names of options."""
    try:
        if schema.layout == "hex":
            return _hex_board(said, seed, schema, heading)
        return _graph_board(said, seed, schema, heading)
    except BoardError as error:
        faults = (Fault(one.file, _option(one.place), one.what, one.remedy) for one in error.faults)
        raise BoardError(faults) from None


def _option(field: str) -> str:
    head = field.partition(".")[0]
    known = head in (*_GRAPH, *_HEXES, "seed")
    return f"--{_OPTIONS.get(head, head).replace('_', '-')}" if known else field


def _hex_board(said: Mapping[str, Any], seed: int, schema: BoardSchema, heading: Heading) -> Board:
    from engine.boards.files import schema_faults
    from engine.boards.generator import Kinds, Recipe, generate

    recipe = Recipe(**{**_USUAL, "seed": seed, **said})
    board = generate(recipe, Kinds.of(schema), heading)
    if faults := schema_faults(board.spaces(), schema, heading.name, "map"):
        raise BoardError(faults)
    return board


def _graph_board(
    said: Mapping[str, Any], seed: int, schema: BoardSchema, heading: Heading
) -> GraphBoard:
    from dataclasses import replace

    from engine.boards.graph_generator import generate_graph
    from engine.boards.graph_recipe import GraphRecipe

    given = dict(said)
    spaces = _kinds(given.pop("spaces", "20"))
    if "size" in given:
        given["size"] = _size(given["size"])
    if "shares" in given:
        given["shares"] = tuple(_share(text, schema) for text in given["shares"])
    recipe = GraphRecipe.usual(schema, spaces)
    if isinstance(spaces, int) and "spaces" in said:  # if they are too many, it tells so
        given["spaces"] = (*recipe.spaces[:-1], (recipe.spaces[-1][0], spaces))
    return generate_graph(replace(recipe, seed=seed, **given), schema, heading)


def _kinds(text: str) -> int | tuple[tuple[str, int], ...]:
    """Kinds and numbers from "20", or from "capital:1,city:20"."""
    if text.strip().isdecimal():
        return _whole(text, "spaces")
    found = []
    for part in text.split(","):
        kind, _, number = part.partition(":")
        found.append((kind.strip(), _whole(number, "spaces")))
    return tuple(found)


def _size(text: str) -> tuple[float, float]:
    wide, sign, high = text.lower().partition("x")
    try:
        found = (float(wide), float(high))
    except ValueError:
        found = (0.0, 0.0)
    if not sign or not all(0 < side <= _MOST for side in found):
        what = f"'{text}' is not a width and a height"
        raise BoardError(Fault("", "size", what, "write it like 12x8"))
    return (round(found[0], 2), round(found[1], 2))


def _share(text: str, schema: BoardSchema) -> Share:
    """A share from "level=1:10,2:6", or "city.level=1,2,3" where all are as frequent."""
    from engine.boards.graph_recipe import Share

    name, _, values = text.partition("=")
    kind, dot, key = name.strip().rpartition(".")
    of_kind = {
        **{one.key: "area" for one in schema.areas},
        **{one.key: "link" for one in schema.links},
        **{one.key: "space" for one in schema.kinds},
    }
    if dot and kind not in of_kind:
        raise BoardError(Fault("", "shares", f"unknown kind '{kind}'", did_you_mean(kind, of_kind)))
    places = [one.on for one in schema.attributes if one.key == key]
    on = of_kind[kind] if dot else next(iter(places), "space")
    pairs = []
    for part in values.split(","):
        value, colon, weight = part.partition(":")
        pairs.append((_whole(value, "shares"), _whole(weight, "shares") if colon else 1))
    return Share(on, key, tuple(pairs), kind)


def _whole(text: str, place: str) -> int:
    try:
        found = int(text) if len(text) < 20 else _MOST * _MOST
    except ValueError:
        found = None
    if found is None:
        remedy = "write it like capital:1,city:20" if place == "spaces" else "write level=1:3,2:1"
        raise BoardError(Fault("", place, f"'{text.strip()}' is not a whole number", remedy))
    return found


def _expect_only(said: Mapping[str, Any], known: Sequence[str], layout: str) -> None:
    faults = [
        Fault("", _option(key), f"boards of this game are made of {layout}", "leave it out")
        for key in said
        if key not in known
    ]
    if faults:
        raise OikistError(faults)


def _game_of(name: str) -> Game:
    from engine.scenarios import catalog

    games = catalog.games()
    if name not in games:
        raise OikistError(Fault("", name, "unknown game", did_you_mean(name, games)))
    return games[name]


def _schema_of(game: Game) -> BoardSchema:
    if game.board_schema is None:
        what = f"{game.title} has no board"
        raise OikistError(Fault("", game.name, what, "name a game with a board"))
    return game.board_schema
