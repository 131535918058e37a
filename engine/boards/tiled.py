"""Hexagonal JSON maps of the editor Tiled, read as boards.

What is read: maps of the orientation "hexagonal" with either stagger axis and index, of a
fixed size or infinite; tile layers, also in groups, as lists or as base64 text, plain or
packed with zlib or gzip, later layers over earlier ones; tilesets in the map or in JSON
files beside it. A tile stands for a kind by its property "kind", by its class (key or title
of a kind), or, in a tileset none of whose tiles says either, by its number. Objects with a
name name the place they lie on; points of the class "space", "edge" or "vertex" carry
attributes as properties. The map's properties game, title and note are those of the board.

Source: Tiled documentation, "JSON Map Format" and "Global Tile IDs", doc.mapeditor.org.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from engine.boards import lattice
from engine.boards.attributes import (
    TABLES,
    AttributeValue,
    Site,
    attribute_faults,
    canonical,
    carried,
    shifted_site,
)
from engine.boards.board import Board, arranged
from engine.boards.files import schema_faults
from engine.boards.lattice import EDGES, Hex, Orientation
from engine.boards.notation import from_offset, shift_to_corner, to_offset
from engine.boards.tiled_export import image_name, tile_image, tiled_text, to_tiled
from engine.boards.tiled_layers import FARTHEST, MapReading, Tiles, read_json
from engine.errors import BoardError, Fault
from engine.picture import Point
from engine.schema import BoardSchema

__all__ = ["from_tiled", "image_name", "read_tiled", "tile_image", "tiled_text", "to_tiled"]

_UNIT: Final = math.sqrt(3) / 2


def read_tiled(path: Path, schema_of: Callable[[str], BoardSchema | None], game: str = "") -> Board:
    """The board in a Tiled map; its name is that of the file.

    Args:
        schema_of: Board schema of a game by name, or None.
        game: Name of the game, for maps that have no property "game".

    Raises:
        BoardError: With every fault of the file.
    """
    return from_tiled(read_json(path), path, schema_of, game)


def from_tiled(
    data: Any, path: Path, schema_of: Callable[[str], BoardSchema | None], game: str = ""
) -> Board:
    """The board in the data of a Tiled map.

    Args:
        data: As the JSON reader gives it.
        path: Gives the board its name, is named in faults, and external tilesets are looked
            for beside it; need not exist.
        schema_of, game: As in `read_tiled`.

    Raises:
        BoardError: With every fault of the map.
    """
    if not isinstance(data, dict) or "layers" not in data:
        what = "this is not a Tiled map"
        raise BoardError(Fault(str(path), "", what, "export the map as JSON in Tiled"))
    reading = _Board(path, data)
    own = reading.properties(data, "properties")
    game = game or str(own.get("game", ""))
    schema = schema_of(game)
    if schema is None:
        what = f"no game '{game}' with a board is installed" if game else "no game is named"
        remedy = 'name one, or give the map the property "game"'
        raise BoardError([*reading.faults, Fault(str(path), "properties.game", what, remedy)])
    orientation = reading.orientation()
    if orientation is None:
        raise BoardError(reading.faults)
    spaces = reading.spaces(orientation, schema)
    names, sites = reading.objects(orientation, spaces)
    reading.faults += _board_faults(str(path), spaces, sites, schema, orientation)
    if reading.faults:
        raise BoardError(reading.faults)
    step = _step(spaces, orientation)
    cells, kinds = arranged({_sum(at, step): kind for at, kind in spaces.items()}, orientation)
    return Board(
        game=game,
        name=path.stem,
        title=" ".join(_text(own.get("title")).split()) or path.stem,
        note=_text(own.get("note")),
        orientation=orientation,
        cells=cells,
        kinds=kinds,
        place_names={_sum(at, step): name for at, name in names.items()},
        attributes={shifted_site(site, step): value for site, value in sites.items()},
    )


def _board_faults(
    file: str,
    spaces: Mapping[Hex, str],
    sites: Mapping[Site, AttributeValue],
    schema: BoardSchema,
    orientation: Orientation,
) -> list[Fault]:
    step = _step(spaces, orientation) if spaces else (0, 0)
    moved = {_sum(at, step) for at in spaces}
    there = {shifted_site(site, step): value for site, value in sites.items()}
    told = attribute_faults(there, moved, schema, orientation)
    return [
        *schema_faults(spaces, schema, file, "layers"),
        *(Fault(file, f"objects, {place}", what, remedy) for place, what, remedy in told),
    ]


def _step(spaces: Mapping[Hex, str], orientation: Orientation) -> Hex:
    """What brings an infinite map, which may begin anywhere, onto columns that have names."""
    offsets = [to_offset(axial, orientation) for axial in spaces]
    if all(column >= 0 and row >= 0 for column, row in offsets):
        return (0, 0)
    return shift_to_corner(spaces, orientation)


@dataclass
class _Board(MapReading):
    """One map being read as a board."""

    def orientation(self) -> Orientation | None:
        said = self.data.get("orientation")
        if said != "hexagonal":
            what = f"the map is {said!s:.40}, not hexagonal"
            self.fault("orientation", what, "set Orientation to Hexagonal in Tiled")
            return None
        axis = self.data.get("staggeraxis", "y")
        if axis not in ("x", "y"):
            self.fault("staggeraxis", f"unknown '{axis!s:.40}'", 'use "x" or "y"')
            return None
        if self.data.get("staggerindex", "odd") not in ("odd", "even"):
            self.fault("staggerindex", "unknown", 'use "odd" or "even"')
        return "flat" if axis == "x" else "pointy"

    @property
    def _late(self) -> int:
        """Columns, or rows, by which a map is moved whose even ones are shifted."""
        return int(self.data.get("staggerindex") == "even")

    def _axial(self, column: int, row: int, orientation: Orientation) -> Hex:
        if orientation == "flat":
            return from_offset(column + self._late, row, orientation)
        return from_offset(column, row + self._late, orientation)

    def spaces(self, orientation: Orientation, schema: BoardSchema) -> dict[Hex, str]:
        tiles = Tiles(self, schema)
        found = {}
        for place, layer in self.layers():
            if layer.get("type") == "tilelayer":
                for column, row, gid in self.tiles_of(layer, place):
                    kind = tiles.kind(gid, place)
                    if kind:
                        found[self._axial(column, row, orientation)] = kind
        return found

    def objects(
        self, orientation: Orientation, spaces: Mapping[Hex, str]
    ) -> tuple[dict[Hex, str], dict[Site, AttributeValue]]:
        """Names of places and attributes, from the objects of all layers."""
        names: dict[Hex, str] = {}
        sites: dict[Site, AttributeValue] = {}
        for place, layer in self.layers():
            if layer.get("type") != "objectgroup":
                continue
            for number, thing in enumerate(self.rows(layer, "objects", place)):
                here = f"{place}.objects[{number}]"
                point = self._point(thing, orientation, here)
                sort = thing.get("type") or thing.get("class")
                if point is None:
                    continue
                if isinstance(sort, str) and sort in TABLES:
                    self._carry(thing, sort, point, orientation, spaces, sites, here)
                elif thing.get("name"):
                    axial = lattice.hex_at(point, orientation)
                    self._name(_text(thing["name"]), axial, spaces, names, here)
        return names, sites

    def _name(
        self,
        name: str,
        axial: Hex,
        spaces: Mapping[Hex, str],
        names: dict[Hex, str],
        place: str,
    ) -> None:
        name = " ".join(name.split())
        if axial not in spaces:
            self.fault(place, f"'{name:.60}' lies on no space", "move it onto one, or remove it")
        elif axial in names:
            what = f"'{name:.60}' lies where '{names[axial]:.60}' is already"
            self.fault(place, what, "remove one of them")
        elif name:
            names[axial] = name

    def _carry(
        self,
        thing: Mapping[str, Any],
        where: str,
        point: Point,
        orientation: Orientation,
        spaces: Mapping[Hex, str],
        sites: dict[Site, AttributeValue],
        place: str,
    ) -> None:
        axial, part = _nearest(where, point, orientation)
        for key, value in self.properties(thing, place).items():
            site = canonical((where, axial, part, key), orientation)
            if not carried(site, spaces, orientation):
                self.fault(place, f"this {where} is beside the board", "move it, or remove it")
            elif isinstance(value, (bool, int, str)):
                sites[site] = _text(value) if isinstance(value, str) else value
            else:
                self.fault(f"{place}.{key:.60}", "is not a text, whole number or flag", "change it")

    def _point(
        self, thing: Mapping[str, Any], orientation: Orientation, place: str
    ) -> Point | None:
        """Middle of an object in board units from the middle of hex (0, 0)."""
        numbers: list[Any] = [thing.get(key, 0) for key in ("x", "y", "width", "height")]
        sizes: list[Any] = [
            self.data.get(key) for key in ("tilewidth", "tileheight", "hexsidelength")
        ]
        for value in (*numbers, *sizes):
            real = isinstance(value, (int, float)) and not isinstance(value, bool)
            if not (real and abs(value) < FARTHEST * 1000):
                self.fault(place, "has no place on the map", "give it one in Tiled")
                return None
        x, y, width, height = (float(value) for value in numbers)
        tile_width, tile_height, side = (float(value) for value in sizes)
        flat = orientation == "flat"
        across = (tile_width + side) / 2 if flat else tile_width
        down = tile_height if flat else (tile_height + side) / 2
        if min(tile_width, tile_height, across, down) < 1:
            self.fault("tilewidth", "the tiles have no size", "give them one in Tiled")
            return None
        x = (x + width / 2 - tile_width / 2) / across
        # A picture hangs from its lower left corner, everything else from the upper one.
        y = (y + (-height if "gid" in thing else height) / 2 - tile_height / 2) / down
        if flat:
            return ((x + self._late) * _UNIT, y)
        return (x, (y + self._late) * _UNIT)


def _nearest(where: str, point: Point, orientation: Orientation) -> tuple[Hex, int]:
    """The hex under a point, and its nearest edge or corner."""
    axial = lattice.hex_at(point, orientation)
    middle = lattice.centre(axial, orientation)
    if where == "space":
        return axial, 0
    if where == "edge":
        spots = [lattice.edge_midpoint(middle, edge, orientation) for edge in range(EDGES)]
    else:
        spots = list(lattice.corners(middle, orientation))
    return axial, min(range(EDGES), key=lambda part: math.dist(spots[part], point))


def _text(value: object) -> str:
    """A text that can be written as UTF-8; "" for anything else."""
    return value.encode("utf-8", "replace").decode() if isinstance(value, str) else ""


def _sum(axial: Hex, step: Hex) -> Hex:
    return (axial[0] + step[0], axial[1] + step[1])
