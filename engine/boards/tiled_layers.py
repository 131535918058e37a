"""Tile layers and tilesets of Tiled's JSON maps: which tile lies where, and what it is.

Source: Tiled documentation, "JSON Map Format" and "Global Tile IDs", doc.mapeditor.org.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.documents import read_text
from engine.errors import BoardError, Fault
from engine.parsing import json_of
from engine.remedies import did_you_mean
from engine.schema import BoardSchema

FARTHEST: Final = 100_000  # column or row
_FLAGS: Final = 0xF000_0000  # how a tile is flipped or turned
_MOST_TILES: Final = 4_000_000
_LARGEST: Final = 50_000_000  # bytes of a file
_DEEPEST: Final = 50  # groups of layers within each other
_DEEPEST_DATA: Final = 4 * _DEEPEST  # a group is a table in a list
_NOTHING: Final[NDArray[np.int64]] = np.zeros(0, dtype=np.int64)


def read_json(path: Path) -> Any:
    """The data of a JSON file.

    Raises:
        BoardError: It cannot be read.
    """
    text = read_text(path, BoardError, _LARGEST)
    try:
        return json_of(text, _DEEPEST_DATA)
    except ValueError as problem:
        remedy = "export the map as JSON in Tiled (its own .tmx files are XML)"
        raise BoardError(Fault(str(path), "", f"this is not JSON: {problem}", remedy)) from None


@dataclass
class MapReading:
    """One map being read, and the faults found so far.

    Attributes:
        path: The file, named in faults.
        data: The whole map.
    """

    path: Path
    data: Mapping[str, Any]
    faults: list[Fault] = field(default_factory=list)

    def fault(self, place: str, what: str, remedy: str = "") -> None:
        """Note that something is wrong, once."""
        fault = Fault(str(self.path), place, what, remedy)
        if fault not in self.faults:
            self.faults.append(fault)

    def rows(self, table: Mapping[str, Any], key: str, place: str = "") -> list[Mapping[str, Any]]:
        """A list of tables; one that is none is told and left out."""
        value = table.get(key, [])
        if isinstance(value, list) and all(isinstance(row, dict) for row in value):
            return value
        self.fault(place or key, "must be a list of objects", "export the map anew")
        return []

    def number(self, table: Mapping[str, Any], key: str, place: str) -> int:
        """A whole number; 0 if it is absent or faulty."""
        value = table.get(key, 0)
        if isinstance(value, int) and not isinstance(value, bool) and abs(value) <= _MOST_TILES:
            return value
        self.fault(f"{place}.{key}", "must be a whole number", "export the map anew")
        return 0

    def properties(self, table: Mapping[str, Any], place: str) -> dict[str, Any]:
        """Name -> value of what a map, tile or object carries."""
        found = {}
        for row in self.rows(table, "properties", place):
            if isinstance(row.get("name"), str):
                found[row["name"]] = row.get("value")
        return found

    def layers(self) -> Iterator[tuple[str, Mapping[str, Any]]]:
        """Every layer that is no group, from the lowest to the topmost, with its place."""
        stack = [
            (f"layers[{number}]", 0, layer)
            for number, layer in enumerate(self.rows(self.data, "layers"))
        ][::-1]
        while stack:
            place, depth, layer = stack.pop()
            if layer.get("type") != "group":
                yield place, layer
            elif depth < _DEEPEST:
                inner = self.rows(layer, "layers", place)
                stack += [
                    (f"{place}.layers[{number}]", depth + 1, row)
                    for number, row in enumerate(inner)
                ][::-1]
            else:
                self.fault(place, "groups lie too deep in each other", "flatten them")

    def tiles_of(self, layer: Mapping[str, Any], place: str) -> Iterator[tuple[int, int, int]]:
        """Column, row and number of each tile of a layer, without its flags."""
        chunks = self.rows(layer, "chunks", place) if "chunks" in layer else [layer]
        for chunk in chunks:
            width = self.number(chunk, "width", place)
            height = self.number(chunk, "height", place)
            left, top = self.number(chunk, "x", place), self.number(chunk, "y", place)
            if max(abs(left), abs(top), width, height) > FARTHEST:
                self.fault(place, f"reaches beyond column or row {FARTHEST}", "move it back")
                continue
            if width < 0 or height < 0 or width * height > _MOST_TILES:
                self.fault(place, "has no sensible size", "export the map anew")
                continue
            gids = self._gids(chunk, layer, width * height, place)
            for index in np.flatnonzero(gids).tolist():
                yield left + index % width, top + index // width, int(gids[index])

    def _gids(
        self, chunk: Mapping[str, Any], layer: Mapping[str, Any], count: int, place: str
    ) -> NDArray[np.int64]:
        data = chunk.get("data", [])
        if isinstance(data, str):
            numbers = self._unpacked(data, str(layer.get("compression") or ""), count, place)
        elif isinstance(data, list) and all(
            isinstance(gid, int) and 0 <= gid <= 0xFFFF_FFFF for gid in data
        ):
            numbers = np.array(data, dtype=np.int64)
        else:
            self.fault(f"{place}.data", "must be a list of tile numbers", "export the map anew")
            return np.zeros(0, dtype=np.int64)
        if len(numbers) != count:
            if numbers is not _NOTHING:
                what = f"{len(numbers)} tiles where {count} should be"
                self.fault(f"{place}.data", what, "export the map anew")
            return np.zeros(0, dtype=np.int64)
        return numbers & ~_FLAGS

    def _unpacked(self, text: str, packing: str, count: int, place: str) -> NDArray[np.int64]:
        """Numbers from base64 text; no more bytes are unpacked than the layer can hold."""
        if packing not in ("", "zlib", "gzip"):
            remedy = "choose CSV or zlib as Tile Layer Format in Tiled"
            self.fault(f"{place}.compression", f"'{packing:.40}' cannot be read", remedy)
            return _NOTHING
        try:
            packed = base64.b64decode(text, validate=True)
            if packing:
                packed = zlib.decompressobj(wbits=47).decompress(packed, 4 * count + 1)
            return np.frombuffer(packed, dtype="<u4").astype(np.int64)
        except (binascii.Error, zlib.error, ValueError):
            self.fault(f"{place}.data", "the packed tiles are damaged", "export the map anew")
            return _NOTHING


class Tiles:
    """Which kind each tile number of a map stands for."""

    def __init__(self, reading: MapReading, schema: BoardSchema) -> None:
        self._reading = reading
        self._keys = [kind.key for kind in schema.kinds]
        self._words = {kind.title.casefold(): kind.key for kind in schema.kinds}
        self._words |= {kind.key.casefold(): kind.key for kind in schema.kinds}
        self._known: dict[int, str] = {}
        self._sets: list[tuple[int, dict[int, str], str]] = []
        for number, entry in enumerate(reading.rows(reading.data, "tilesets")):
            place = f"tilesets[{number}]"
            first = reading.number(entry, "firstgid", place)
            self._sets.append((first, self._named(self._loaded(entry, place), place), place))
        self._sets.sort(key=lambda own: own[0])

    def kind(self, gid: int, place: str) -> str:
        """The kind of a tile, or "" after a fault."""
        if gid not in self._known:
            self._known[gid] = self._found(gid, place)
        return self._known[gid]

    def _found(self, gid: int, place: str) -> str:
        own = [entry for entry in self._sets if entry[0] <= gid]
        if not own:
            self._reading.fault(place, f"tile {gid} is in no tileset", "export the map anew")
            return ""
        first, named, at = own[-1]
        tile = gid - first
        said = named.get(tile, "")
        if said.casefold() in self._words:
            return self._words[said.casefold()]
        if not named and tile < len(self._keys):
            return self._keys[tile]
        remedy = did_you_mean(said, self._keys)
        what = f"tile {tile} is of the unknown kind '{said:.60}'"
        if not said:
            what, remedy = (
                f"tile {tile} stands for no kind of space",
                (f'give it the class, or the property "kind", {", ".join(self._keys)}'),
            )
        self._reading.fault(f"{at}.tiles", what, remedy)
        return ""

    def _loaded(self, entry: Mapping[str, Any], place: str) -> Mapping[str, Any]:
        """A tileset, from its own file if the map only names one."""
        source = entry.get("source")
        if not isinstance(source, str):
            return entry
        reading, remedy = self._reading, 'use "Embed Tileset" in Tiled, or export it as JSON'
        if not source.endswith((".tsj", ".json")) or "\0" in source:
            reading.fault(place, f"the tileset '{source:.80}' cannot be read", remedy)
            return {}
        try:
            found = read_json(reading.path.parent / source)
        except BoardError as error:
            reading.fault(place, f"tileset: {error}", remedy)
            return {}
        return found if isinstance(found, dict) else {}

    def _named(self, tileset: Mapping[str, Any], place: str) -> dict[int, str]:
        """What each tile says it is."""
        found = {}
        for tile in self._reading.rows(tileset, "tiles", f"{place}.tiles"):
            number = self._reading.number(tile, "id", f"{place}.tiles")
            own = self._reading.properties(tile, f"{place}.tiles[{number}].properties")
            said = own.get("kind") or tile.get("type") or tile.get("class")
            if isinstance(said, str) and said:
                found[number] = said
        return found
