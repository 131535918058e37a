"""A board: hexes, what stands on them and how they touch; never changed once built."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.boards import lattice
from engine.boards.attributes import (
    AttributeValue,
    Site,
    canonical,
    carried,
    shifted_site,
    transformed_site,
)
from engine.boards.lattice import EDGES, OPERATIONS, Hex, Operation, Orientation
from engine.boards.notation import hex_name, named_hex, reading_order, shift_to_corner
from engine.errors import BoardError, Fault
from engine.language import say
from engine.picture import Point

Cell = int
EDGE: Final = -1


def arranged(
    spaces: Mapping[Hex, str], orientation: Orientation
) -> tuple[tuple[Hex, ...], tuple[str, ...]]:
    """Hexes in reading order, and the kind of each, as `Board` wants them."""
    cells = tuple(sorted(spaces, key=lambda axial: reading_order(axial, orientation)))
    return cells, tuple(spaces[axial] for axial in cells)


@dataclass(frozen=True)
class Board:
    """Spaces of one game and how they touch. Any outline, holes and islands are allowed.

    The index of a hex in `cells` is the cell that the engine works with. The order is
    that of reading: from top to bottom by the height of the centres, then from left to
    right; it is also the order of the characters in the text map of a board file.

    Attributes:
        game: Name of the game whose schema the kinds belong to.
        name: File name without ".toml".
        title: For people, one line.
        note: Where the board comes from and what is known about it; may be "".
        orientation: "flat" or "pointy" tops.
        cells: Axial coordinates in reading order; columns and rows are never negative.
        kinds: Key in the game's board schema, one per cell.
        place_names: Names of places for people, by hex; hexes of the board only.
        attributes: What the game's schema lets a board say about spaces, edges and
            vertices, by canonical site (see `attributes.py`); at least one of the hexes
            that share the site is on the board.
    """

    game: str
    name: str
    title: str
    note: str
    orientation: Orientation
    cells: tuple[Hex, ...]
    kinds: tuple[str, ...]
    place_names: Mapping[Hex, str] = field(default_factory=dict, hash=False)
    attributes: Mapping[Site, AttributeValue] = field(default_factory=dict, hash=False)

    def __post_init__(self) -> None:
        """Refuse cells that are out of order, doubled or without a name.

        Raises:
            ValueError: The caller should have used `arranged`.
        """
        if not self._in_order():
            message = "the cells of a board must be in reading order, each once"
            raise ValueError(message)
        if len(self.kinds) != len(self.cells):
            message = f"{len(self.cells)} cells but {len(self.kinds)} kinds"
            raise ValueError(message)
        if not all(axial in self._index for axial in self.place_names):
            message = "a place name stands on a hex that is not on the board"
            raise ValueError(message)
        for site in self.attributes:
            if site != canonical(site, self.orientation):
                message = f"the attribute {site} is not in its canonical spelling"
                raise ValueError(message)
            if not carried(site, self._index, self.orientation):
                message = f"the attribute {site} stands beside the board"
                raise ValueError(message)

    def _in_order(self) -> bool:
        """Whether the cells are in reading order; a negative column or row is an error."""
        q, r = self._axial.T
        flat = self.orientation == "flat"
        column, row = (q, r + (q >> 1)) if flat else (q + (r >> 1), r)
        for cell in np.flatnonzero((column < 0) | (row < 0))[:1]:
            hex_name(self.cells[cell], self.orientation)  # raises
        line = 2 * row + (column & 1) if flat else row
        later = (np.diff(line) > 0) | ((np.diff(line) == 0) & (np.diff(column) > 0))
        return bool(later.all())

    def __len__(self) -> int:
        """Number of cells."""
        return len(self.cells)

    @cached_property
    def _index(self) -> dict[Hex, Cell]:
        return {axial: cell for cell, axial in enumerate(self.cells)}

    @cached_property
    def _axial(self) -> NDArray[np.int64]:
        """Coordinates of the cells; shape (cells, 2)."""
        return np.array(self.cells, dtype=np.int64).reshape(len(self.cells), 2)

    @cached_property
    def neighbours(self) -> NDArray[np.int16]:
        """Cell across each edge; int16, shape (cells, 6), EDGE beyond the outline; read-only."""
        found = np.full((len(self.cells), EDGES), EDGE, dtype=np.int16)
        if self.cells:
            steps = np.array(lattice.directions(self.orientation), dtype=np.int64)
            # One number for each hex; rows are set apart so that no step leads around.
            q, r = (self._axial - self._axial.min(axis=0) + 1).T
            width = int(r.max()) + 2
            keys = q * width + r
            order = np.argsort(keys)
            wanted = keys[:, None] + steps[:, 0] * width + steps[:, 1]
            at = order[np.minimum(np.searchsorted(keys, wanted, sorter=order), len(keys) - 1)]
            found[:] = np.where(keys[at] == wanted, at, EDGE)
        found.setflags(write=False)
        return found

    @cached_property
    def centres(self) -> NDArray[np.float32]:
        """Middles of the cells; float32, shape (cells, 2), board units; read-only.

        The board touches x = 0 on its left and y = 0 at its top; y runs down.
        """
        (left, top), _ = self._box
        found = (self._middles - (left, top)).astype(np.float32)
        found.setflags(write=False)
        return found

    @cached_property
    def _middles(self) -> NDArray[np.float64]:
        """Middles of the cells before the shift of `centres`; shape (cells, 2)."""
        points = [lattice.centre(axial, self.orientation) for axial in self.cells]
        return np.array(points, dtype=np.float64).reshape(len(self.cells), 2)

    @cached_property
    def _box(self) -> tuple[Point, Point]:
        """Smallest and largest x and y of all corners before the shift to (0, 0)."""
        if not self.cells:
            return (0.0, 0.0), (0.0, 0.0)
        (left, top), (right, bottom) = self._middles.min(axis=0), self._middles.max(axis=0)
        first = lattice.corners((float(left), float(top)), self.orientation)
        last = lattice.corners((float(right), float(bottom)), self.orientation)
        least, most = [min(axis) for axis in zip(*first)], [max(axis) for axis in zip(*last)]  # noqa: B905
        return (least[0], least[1]), (most[0], most[1])

    @property
    def size(self) -> Point:
        """Width and height of the whole board in board units."""
        (left, top), (right, bottom) = self._box
        return (right - left, bottom - top)

    @cached_property
    def digest(self) -> str:
        """SHA-256, in hexadecimal, of all that matters for play.

        That is the game, the orientation, the hexes, their kinds and the attributes. A new
        title, note or place name leaves it as it is.
        """
        content: list[object] = [self.game, self.orientation, self.cells, self.kinds]
        if self.attributes:
            content.append(sorted([*site, value] for site, value in self.attributes.items()))
        text = json.dumps(content, ensure_ascii=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    def centre(self, cell: Cell) -> Point:
        """Middle of a cell in board units."""
        x, y = lattice.centre(self.cells[cell], self.orientation)
        (left, top), _ = self._box
        return (x - left, y - top)

    def outline(self, cell: Cell) -> tuple[Point, ...]:
        """The six corners of a cell, clockwise; edge i runs from corner i to the next."""
        return lattice.corners(self.centre(cell), self.orientation)

    def edge_midpoint(self, cell: Cell, edge: int) -> Point:
        """Middle of one edge of a cell in board units."""
        return lattice.edge_midpoint(self.centre(cell), edge, self.orientation)

    def name_of(self, cell: Cell) -> str:
        """Notation of a cell, such as "c4"."""
        return hex_name(self.cells[cell], self.orientation)

    def cell_of(self, name: str) -> Cell:
        """The cell that a name such as "c4" means.

        Raises:
            BoardError: No space of this board has that name.
        """
        axial = named_hex(name, self.orientation)
        if axial is None or axial not in self._index:
            what = say("'{name}' is not a space of the board '{board}'", name=name, board=self.name)
            if not self.cells:
                raise BoardError(Fault("", "", what, say("it has no spaces")))
            first, last = self.name_of(0), self.name_of(len(self.cells) - 1)
            raise BoardError(
                Fault(
                    "",
                    "",
                    what,
                    say("spaces are named like {first} or {last}", first=first, last=last),
                )
            )
        return self._index[axial]

    def cell_at(self, axial: Hex) -> Cell | None:
        """The cell on a hex, or None beside the board."""
        return self._index.get(axial)

    def place_name(self, cell: Cell) -> str:
        """Name of the place on a cell for people, or ""."""
        return self.place_names.get(self.cells[cell], "")

    def named(self) -> tuple[Cell, ...]:
        """Cells that have a place name, in reading order."""
        return tuple(self._index[axial] for axial in self.cells if axial in self.place_names)

    def of_kind(self, *keys: str) -> tuple[Cell, ...]:
        """Cells of any of the kinds, in reading order."""
        return tuple(cell for cell, kind in enumerate(self.kinds) if kind in keys)

    def spaces(self) -> dict[Hex, str]:
        """Kind of each hex; a new dictionary, to change and to pass to `with_spaces`."""
        return dict(zip(self.cells, self.kinds, strict=True))

    def with_spaces(self, spaces: Mapping[Hex, str]) -> Board:
        """The same board with other hexes or kinds; what lost hexes carried goes with them."""
        cells, kinds = arranged(spaces, self.orientation)
        names = {axial: text for axial, text in self.place_names.items() if axial in spaces}
        kept = {
            site: value
            for site, value in self.attributes.items()
            if carried(site, spaces, self.orientation)
        }
        return replace(self, cells=cells, kinds=kinds, place_names=names, attributes=kept)

    def shifted(self, step: Hex) -> Board:
        """The same board moved on the lattice, which gives its spaces other names."""
        cells, kinds = arranged(
            {_sum(axial, step): kind for axial, kind in self.spaces().items()},
            self.orientation,
        )
        names = {_sum(axial, step): text for axial, text in self.place_names.items()}
        sites = {shifted_site(site, step): value for site, value in self.attributes.items()}
        return replace(self, cells=cells, kinds=kinds, place_names=names, attributes=sites)

    def transformed(self, operation: Operation) -> Board:
        """The board turned or mirrored, moved so that it begins in column a and row 1."""

        def image(axial: Hex) -> Hex:
            return lattice.transformed(axial, operation, self.orientation)

        if not self.cells:
            return self
        back = shift_to_corner(map(image, self.cells), self.orientation)
        spaces = {_sum(image(axial), back): kind for axial, kind in self.spaces().items()}
        names = {_sum(image(axial), back): text for axial, text in self.place_names.items()}
        sites = self._transformed_sites(operation, back)
        cells, kinds = arranged(spaces, self.orientation)
        return replace(self, cells=cells, kinds=kinds, place_names=names, attributes=sites)

    def _transformed_sites(self, operation: Operation, back: Hex) -> dict[Site, AttributeValue]:
        return {
            shifted_site(transformed_site(site, operation, self.orientation), back): value
            for site, value in self.attributes.items()
        }

    def images(self, operation: Operation) -> tuple[Cell, ...] | None:
        """Where an operation takes each cell, about whatever centre fits the outline.

        Returns:
            One cell per cell, or None when the outline does not map onto itself. Kinds
            are not looked at.
        """
        moved = [lattice.transformed(axial, operation, self.orientation) for axial in self.cells]
        if not moved:
            return ()
        # A finite shape fits itself by one shift only: that of its least hexes.
        least, least_moved = min(self.cells), min(moved)
        back = (least[0] - least_moved[0], least[1] - least_moved[1])
        found = [self._index.get(_sum(axial, back)) for axial in moved]
        return tuple(_known(found)) if None not in found else None

    def symmetries(self) -> tuple[Operation, ...]:
        """The operations, about any centre, that map the board with all it says onto itself.

        Kinds and attributes count, names of places do not.
        """
        return tuple(operation for operation in OPERATIONS if self._fits(operation))

    def _fits(self, operation: Operation) -> bool:
        images = self.images(operation)
        if images is None or any(
            self.kinds[cell] != self.kinds[image] for cell, image in enumerate(images)
        ):
            return False
        if not self.attributes:
            return True
        moved = lattice.transformed(self.cells[0], operation, self.orientation)
        end = self.cells[images[0]]
        back = (end[0] - moved[0], end[1] - moved[1])
        return self._transformed_sites(operation, back) == self.attributes


def _sum(axial: Hex, step: Hex) -> Hex:
    return (axial[0] + step[0], axial[1] + step[1])


def _known(cells: Iterable[Cell | None]) -> Iterable[Cell]:
    return (cell for cell in cells if cell is not None)
