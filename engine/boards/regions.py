"""Regions: pieces of boards that are copied, turned, mirrored, moved and put elsewhere.

A region is kept in axial coordinates about its own hex (0, 0), so that a piece keeps its
shape wherever it is put; coordinates by column and row would shear it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from engine.boards import lattice
from engine.boards.attributes import (
    TABLES,
    AttributeValue,
    Site,
    canonical,
    carried,
    shifted_site,
    transformed_site,
)
from engine.boards.lattice import EDGES, Hex, Operation, Orientation
from engine.errors import BoardError, Fault
from engine.language import say

FORMAT: Final = 1
_MOST: Final = 100_000  # spaces; more is no piece of a board


@dataclass(frozen=True)
class Region:
    """Some hexes with all that stands on them.

    Attributes:
        orientation: Of the lattice it was taken from.
        spaces: Kind of each hex.
        names: Names of places, by hex.
        attributes: Values of attributes by canonical site.
    """

    orientation: Orientation
    spaces: Mapping[Hex, str]
    names: Mapping[Hex, str] = field(default_factory=dict)
    attributes: Mapping[Site, AttributeValue] = field(default_factory=dict)

    def __len__(self) -> int:
        """Number of hexes."""
        return len(self.spaces)

    def moved(self, step: Hex) -> Region:
        """The region on other hexes."""
        return self._mapped(
            lambda axial: (axial[0] + step[0], axial[1] + step[1]),
            lambda site: shifted_site(site, step),
        )

    def transformed(self, operation: Operation) -> Region:
        """The region turned or mirrored about hex (0, 0)."""
        return self._mapped(
            lambda axial: lattice.transformed(axial, operation, self.orientation),
            lambda site: transformed_site(site, operation, self.orientation),
        )

    def on(self, orientation: Orientation) -> Region:
        """The region on the other lattice, where it looks turned by 30 degrees."""
        if orientation == self.orientation:
            return self
        by = -1 if orientation == "pointy" else 1  # north of flat tops is north-west of pointy ones
        values: dict[Site, AttributeValue] = {}
        for (where, axial, part, key), value in self.attributes.items():
            part = part if where == "space" else (part + by) % EDGES
            values[canonical((where, axial, part, key), orientation)] = value
        return Region(orientation, self.spaces, self.names, values)

    def text(self, game: str) -> str:
        """The region as JSON, for a clipboard."""
        data = {
            "oikist": "region",
            "format": FORMAT,
            "game": game,
            "orientation": self.orientation,
            "spaces": [[*axial, kind] for axial, kind in sorted(self.spaces.items())],
            "names": [[*axial, said] for axial, said in sorted(self.names.items())],
            "attributes": [
                [where, *axial, part, key, value]
                for (where, axial, part, key), value in sorted(self.attributes.items(), key=_first)
            ],
        }
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))

    def _mapped(self, place: Callable[[Hex], Hex], sited: Callable[[Site], Site]) -> Region:
        return Region(
            self.orientation,
            {place(axial): kind for axial, kind in self.spaces.items()},
            {place(axial): said for axial, said in self.names.items()},
            {sited(site): value for site, value in self.attributes.items()},
        )


def lifted(
    hexes: Iterable[Hex],
    spaces: Mapping[Hex, str],
    names: Mapping[Hex, str],
    attributes: Mapping[Site, AttributeValue],
    orientation: Orientation,
) -> tuple[Region, Hex]:
    """A piece of a board about its own middle, and the hex of the board that this is.

    Args:
        hexes: Those that are no spaces are left out.
    """
    chosen = [axial for axial in hexes if axial in spaces]
    middle = anchor(chosen, orientation)
    kept = set(chosen)
    region = Region(
        orientation,
        {axial: spaces[axial] for axial in chosen},
        {axial: names[axial] for axial in chosen if axial in names},
        {site: value for site, value in attributes.items() if carried(site, kept, orientation)},
    )
    return region.moved((-middle[0], -middle[1])), middle


def anchor(hexes: Iterable[Hex], orientation: Orientation) -> Hex:
    """The hex in the middle of the box around some hexes; (0, 0) for none."""
    points = [lattice.centre(axial, orientation) for axial in hexes]
    if not points:
        return (0, 0)
    xs, ys = zip(*points, strict=True)
    return lattice.hex_at(((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2), orientation)


def connected(spaces: Mapping[Hex, str], start: Hex, orientation: Orientation) -> set[Hex] | None:
    """Hexes that are like one of them and connected with it through such hexes.

    Returns:
        For a hex that is no space: the hole it lies in, or None if it lies outside the
        outline, where nothing ends it.
    """
    kind = spaces.get(start)
    box = _Box.around(spaces)
    if kind is None and not box.holds(start):
        return None
    found, ahead = {start}, [start]
    while ahead:
        for beside in lattice.neighbours(ahead.pop(), orientation):
            if beside in found or spaces.get(beside) != kind:
                continue
            if kind is None and not box.holds(beside):
                return None
            found.add(beside)
            ahead.append(beside)
    return found


def region_of(text: str) -> Region:
    """The region that `Region.text` wrote.

    Raises:
        BoardError: The text is no region.
    """
    try:
        data = _checked(json.loads(text))
        return Region(
            data["orientation"],
            {_hex(q, r): _word(kind) for q, r, kind in data["spaces"]},
            {_hex(q, r): _word(said) for q, r, said in data["names"]},
            {
                (_where(where), _hex(q, r), _part(part), _word(key)): _value(value)
                for where, q, r, part, key, value in data["attributes"]
            },
        )
    except (ValueError, KeyError, TypeError, RecursionError):
        remedy = say("copy some spaces of a board first")
        raise BoardError(
            Fault("", "", say("there are no spaces on the clipboard"), remedy)
        ) from None


@dataclass(frozen=True)
class _Box:
    """Least and largest coordinates of some hexes."""

    low: Hex
    high: Hex

    @classmethod
    def around(cls, hexes: Iterable[Hex]) -> _Box:
        qs, rs = zip(*(tuple(hexes) or ((1, 1),)), strict=True)
        return cls((min(qs), min(rs)), (max(qs), max(rs)))

    def holds(self, axial: Hex) -> bool:
        return self.low[0] <= axial[0] <= self.high[0] and self.low[1] <= axial[1] <= self.high[1]


def _checked(data: Any) -> Any:
    """The data, if it says that it is a region of a size that a board can have."""
    if data["oikist"] != "region" or data["format"] != FORMAT:
        raise ValueError("another format")
    if data["orientation"] not in lattice.ORIENTATIONS or len(data["spaces"]) > _MOST:
        raise ValueError("no piece of a board")
    return data


def _first(entry: tuple[Site, AttributeValue]) -> Site:
    return entry[0]


def _hex(q: Any, r: Any) -> Hex:
    if type(q) is not int or type(r) is not int or max(abs(q), abs(r)) > _MOST:
        raise ValueError("no hex")
    return (q, r)


def _word(text: Any) -> str:
    if not isinstance(text, str):
        raise TypeError("no text")
    return text


def _where(word: Any) -> str:
    if word not in TABLES:
        raise ValueError("no site")
    return _word(word)


def _value(value: Any) -> AttributeValue:
    if not isinstance(value, bool | int | str):
        raise TypeError("no value")
    return value


def _part(number: Any) -> int:
    if type(number) is not int or not 0 <= number < EDGES:
        raise ValueError("no part")
    return number
