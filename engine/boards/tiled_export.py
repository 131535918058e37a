"""Boards as hexagonal JSON maps of the editor Tiled, with a picture of the tiles.

Source: Tiled documentation, "JSON Map Format" and "Global Tile IDs", doc.mapeditor.org.
"""

from __future__ import annotations

import json
import struct
import zlib
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.boards.attributes import AttributeValue, Site
from engine.boards.board import Board
from engine.boards.lattice import Orientation, centre, corners, edge_midpoint
from engine.boards.notation import to_offset
from engine.picture import Point
from engine.schema import BoardSchema

SIDE: Final = 30  # pixels of one side of a hex; 60 by 52 is regular but for 0.04 pixels
LONG: Final = 60
SHORT: Final = 52
_NAMES: Final = "names"
# Okabe and Ito's colours, which most people can tell apart, after a light ground.
_COLOURS: Final = (
    (236, 232, 216), (0, 158, 115), (86, 180, 233), (213, 94, 0),
    (240, 228, 66), (204, 121, 167), (0, 114, 178), (230, 159, 0),
)  # fmt: skip


def to_tiled(board: Board, schema: BoardSchema) -> dict[str, Any]:
    """A board as the data of a Tiled map; `from_tiled` gives the same board back.

    Spaces are one tile layer, names of places and attributes are point objects; game, title
    and note are properties of the map. The tiles lie in the picture `tile_image` draws.
    """
    flat = board.orientation == "flat"
    offsets = [to_offset(axial, board.orientation) for axial in board.cells]
    width = max((column for column, _ in offsets), default=0) + 1
    height = max((row for _, row in offsets), default=0) + 1
    gids = {kind.key: number for number, kind in enumerate(schema.kinds, start=1)}
    data = [0] * (width * height)
    for (column, row), kind in zip(offsets, board.kinds, strict=True):
        data[row * width + column] = gids[kind]
    objects = [*_name_objects(board), *_attribute_objects(board)]
    for number, thing in enumerate(objects, start=1):
        thing["id"] = number
    tile_width, tile_height = _tile_size(board.orientation)
    return {
        "type": "map",
        "version": "1.10",
        "orientation": "hexagonal",
        "staggeraxis": "x" if flat else "y",
        "staggerindex": "odd",
        "hexsidelength": SIDE,
        "renderorder": "right-down",
        "infinite": False,
        "width": width,
        "height": height,
        "tilewidth": tile_width,
        "tileheight": tile_height,
        "nextlayerid": 3,
        "nextobjectid": len(objects) + 1,
        "properties": _properties({"game": board.game, "title": board.title, "note": board.note}),
        "tilesets": [_tileset(board, schema)],
        "layers": [
            _layer(1, "spaces", "tilelayer") | {"width": width, "height": height, "data": data},
            _layer(2, _NAMES, "objectgroup") | {"draworder": "index", "objects": objects},
        ],
    }


def tiled_text(board: Board, schema: BoardSchema) -> str:
    """The text of a Tiled map; the same board always gives the same text."""
    return json.dumps(to_tiled(board, schema), ensure_ascii=False, indent=1) + "\n"


def image_name(board: Board) -> str:
    """Name of the picture that the map of a board mentions."""
    return f"{board.name}-tiles.png"


def _tile_size(orientation: Orientation) -> tuple[int, int]:
    return (LONG, SHORT) if orientation == "flat" else (SHORT, LONG)


def _layer(number: int, name: str, kind: str) -> dict[str, Any]:
    return {
        "id": number, "name": name, "type": kind, "visible": True, "opacity": 1, "x": 0, "y": 0,
    }  # fmt: skip


def _properties(values: dict[str, AttributeValue]) -> list[dict[str, Any]]:
    kinds = {bool: "bool", int: "int", str: "string"}
    return [
        {"name": name, "type": kinds[type(value)], "value": value} for name, value in values.items()
    ]


def _tileset(board: Board, schema: BoardSchema) -> dict[str, Any]:
    width, height = _tile_size(board.orientation)
    count = len(schema.kinds)
    return {
        "firstgid": 1,
        "name": board.game,
        "image": image_name(board),
        "imagewidth": width * count,
        "imageheight": height,
        "tilewidth": width,
        "tileheight": height,
        "columns": count,
        "tilecount": count,
        "margin": 0,
        "spacing": 0,
        "tiles": [
            {"id": number, "type": kind.key, "properties": _properties({"kind": kind.key})}
            for number, kind in enumerate(schema.kinds)
        ],
    }


def _pixels(point: Point, orientation: Orientation) -> Point:
    """Where Tiled draws a point that is given in board units from the middle of hex (0, 0)."""
    x, y = point
    width, height = _tile_size(orientation)
    # Rows of hexes touch along their width or height, columns overlap by a quarter.
    across, down = (LONG * 3 / 4, SHORT) if orientation == "flat" else (SHORT, LONG * 3 / 4)
    unit_x, unit_y = centre((1, 0), "flat")[0], centre((0, 1), "pointy")[1]
    if orientation == "flat":
        return (width / 2 + x / unit_x * across, height / 2 + y * down)
    return (width / 2 + x * across, height / 2 + y / unit_y * down)


def _point(at: Point, orientation: Orientation, **words: Any) -> dict[str, Any]:
    x, y = _pixels(at, orientation)
    place = {"x": round(x, 4), "y": round(y, 4), "width": 0, "height": 0, "rotation": 0}
    return {"id": 0, "name": "", "type": "", "point": True, "visible": True} | place | words


def _name_objects(board: Board) -> list[dict[str, Any]]:
    return [
        _point(
            centre(board.cells[cell], board.orientation),
            board.orientation,
            name=board.place_name(cell),
            type="place",
        )
        for cell in board.named()
    ]


def _attribute_objects(board: Board) -> list[dict[str, Any]]:
    values: dict[Site, dict[str, AttributeValue]] = {}
    for site, value in sorted(board.attributes.items(), key=lambda pair: pair[0]):
        where, axial, part, key = site
        values.setdefault((where, axial, part, ""), {})[key] = value
    return [
        _point(
            _on_paper(site, board.orientation),
            board.orientation,
            type=site[0],
            properties=_properties(entries),
        )
        for site, entries in values.items()
    ]


def _on_paper(site: Site, orientation: Orientation) -> Point:
    where, axial, part, _ = site
    middle = centre(axial, orientation)
    if where == "edge":
        return edge_midpoint(middle, part, orientation)
    return corners(middle, orientation)[part] if where == "vertex" else middle


def tile_image(schema: BoardSchema, orientation: Orientation) -> bytes:
    """A PNG with one hex for each kind, side by side in schema order.

    All but the first kind carry a mark, a disc that is larger from kind to kind, so that
    they can be told apart without colours.
    """
    width, height = _tile_size(orientation)
    rows = np.zeros((height, width * len(schema.kinds), 4), dtype=np.uint8)
    x, y = np.meshgrid(np.arange(width) + 0.5 - width / 2, np.arange(height) + 0.5 - height / 2)
    for number in range(len(schema.kinds)):
        tile = rows[:, number * width : (number + 1) * width]
        inside = _inside(x, y, orientation, 0)
        tile[inside] = (*_COLOURS[number % len(_COLOURS)], 255)
        tile[inside & ~_inside(x, y, orientation, 1.5)] = (70, 70, 70, 255)
        if number:
            tile[np.hypot(x, y) < 3 + 3 * (number % 6)] = (30, 30, 30, 255)
    return _png(rows)


def _inside(
    x: NDArray[np.float64], y: NDArray[np.float64], orientation: Orientation, margin: float
) -> NDArray[np.bool_]:
    """Pixels of a hex around (0, 0), less a margin along its edges."""
    if orientation == "pointy":
        x, y = y, x
    half = SHORT / 2 - margin
    found: NDArray[np.bool_] = (np.abs(y) <= half) & (
        np.abs(x) * np.sqrt(3) / 2 + np.abs(y) / 2 <= half
    )
    return found


def _png(rows: NDArray[np.uint8]) -> bytes:
    """Bytes of a picture; uint8, shape (height, width, 4), red, green, blue, opacity."""
    height, width, _ = rows.shape
    lines = np.concatenate([np.zeros((height, 1), np.uint8), rows.reshape(height, -1)], axis=1)
    head = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    body = zlib.compress(lines.tobytes(), 9)
    parts = ((b"IHDR", head), (b"IDAT", body), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + tag + data + struct.pack(">I", zlib.crc32(tag + data))
        for tag, data in parts
    )
