"""New boards from a recipe: an outline, a symmetry, and places spread over it by chance.

The same recipe gives the same board on every machine. Chance here is Python's own
`random.Random`, seeded by the recipe: boards are made once and kept as files, so the
streams of `engine/rng.py`, which serve games, are not needed.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from types import MappingProxyType
from typing import Final

from engine.boards.board import EDGE, Board, Cell, arranged
from engine.boards.lattice import (
    HALF_TURN,
    IDENTITY,
    LEFT_RIGHT,
    ORIENTATIONS,
    Operation,
    Orientation,
    disc,
)
from engine.boards.outlines import OUTLINES, outline_hexes, size_remedy
from engine.errors import BoardError, Fault
from engine.language import say
from engine.remedies import did_you_mean
from engine.schema import BoardSchema

MOST_CELLS: Final = 4096  # more would take minutes, and no game of ours holds as many
SYMMETRIES: Final[Mapping[str, tuple[Operation, ...]]] = MappingProxyType(
    {
        "none": (IDENTITY,),
        "half-turn": (IDENTITY, HALF_TURN),
        "mirror": (IDENTITY, LEFT_RIGHT),
        "three": tuple(Operation(turns) for turns in (0, 2, 4)),
        "six": tuple(Operation(turns) for turns in range(6)),
    }
)
_TRIES: Final = 300


@dataclass(frozen=True)
class Recipe:
    """All that decides a generated board.

    Attributes:
        columns, rows: Size of the outline in hexes.
        coastal: Places on the outline's border, holes included.
        inland: Places off the border.
        min_distance: Fewest steps between two places, straight over the lattice.
        symmetry: Key of SYMMETRIES.
        seed: Chooses among the boards of the same recipe.
        orientation: "flat" or "pointy" tops.
        outline: Key of OUTLINES.
    """

    columns: int
    rows: int
    coastal: int
    inland: int
    min_distance: int = 3
    symmetry: str = "none"
    seed: int = 0
    orientation: Orientation = "flat"
    outline: str = "rectangle"

    def __str__(self) -> str:
        """The recipe as one line, complete enough to make the board again."""
        return ", ".join(
            f"{own.name.replace('_', ' ')} {getattr(self, own.name)}" for own in fields(self)
        )


@dataclass(frozen=True)
class Kinds:
    """Kind keys of a game's board schema that a generated board is made of."""

    open: str
    coastal: str
    inland: str

    @classmethod
    def of(cls, schema: BoardSchema) -> Kinds:
        """The usual choice: a schema lists open ground, then inland, then coastal places.

        With fewer kinds the last one stands in for those that are missing.
        """
        keys = [kind.key for kind in schema.kinds]
        return cls(open=keys[0], inland=keys[:2][-1], coastal=keys[:3][-1])


@dataclass(frozen=True)
class Heading:
    """The words of a new board, as in `Board`; a line with the recipe is added to the note."""

    game: str
    name: str
    title: str
    note: str = ""


def generate(
    recipe: Recipe,
    kinds: Kinds,
    heading: Heading,
    stopped: Callable[[], bool] = lambda: False,
) -> Board:
    """A new board made by the recipe.

    Args:
        stopped: Asked before every try; True makes it give up. Large boards with many
            places can take half a minute.

    Raises:
        BoardError: A number of the recipe makes no sense, the outline does not have the
            symmetry, or the places do not fit after many tries.
    """
    faults = _recipe_faults(recipe)
    if faults:
        raise BoardError(faults)
    blank = _blank(recipe, kinds, heading)
    orbits = _Orbits.of(blank, recipe)
    border = {cell for cell in range(len(blank)) if EDGE in blank.neighbours[cell]}
    coastal, inland = _search(orbits, border, recipe, kinds, stopped)
    spaces = blank.spaces()
    spaces |= {blank.cells[cell]: kinds.coastal for cell in coastal}
    spaces |= {blank.cells[cell]: kinds.inland for cell in inland}
    return blank.with_spaces(spaces)


def _recipe_faults(recipe: Recipe) -> list[Fault]:
    faults = []
    least = {"columns": 1, "rows": 1, "coastal": 0, "inland": 0, "min_distance": 1, "seed": 0}
    for key, low in least.items():
        if getattr(recipe, key) < low:
            faults.append(
                Fault(
                    "",
                    key,
                    say("{value} is too small", value=str(getattr(recipe, key))),
                    say("use {low} or more", low=low),
                )
            )
    known: dict[str, Iterable[str]] = {
        "symmetry": SYMMETRIES,
        "orientation": ORIENTATIONS,
        "outline": OUTLINES,
    }
    for key, words in known.items():
        word = getattr(recipe, key)
        if word not in words:
            faults.append(
                Fault("", key, say("unknown '{word}'", word=word), did_you_mean(word, words))
            )
    if recipe.columns * recipe.rows > MOST_CELLS:
        what = say(
            "{columns:column|columns} by {rows:row|rows} are more than {most:hex|hexes}",
            columns=recipe.columns,
            rows=recipe.rows,
            most=MOST_CELLS,
        )
        faults.append(Fault("", "columns", what, say("make the board smaller")))
    remedy = size_remedy(recipe.outline, recipe.columns, recipe.rows, recipe.orientation)
    if remedy and recipe.outline in OUTLINES:
        what = say(
            "{columns:column|columns} and {rows:row|rows} make no {outline}",
            columns=recipe.columns,
            rows=recipe.rows,
            outline=recipe.outline,
        )
        faults.append(Fault("", "outline", what, remedy))
    return faults


def _blank(recipe: Recipe, kinds: Kinds, heading: Heading) -> Board:
    hexes = outline_hexes(recipe.outline, recipe.columns, recipe.rows, recipe.orientation)
    made = f"Made by the board generator: {recipe}."
    note = f"{heading.note}\n{made}\n" if heading.note else made
    cells, kept = arranged(dict.fromkeys(hexes, kinds.open), recipe.orientation)
    return Board(heading.game, heading.name, heading.title, note, recipe.orientation, cells, kept)


@dataclass(frozen=True)
class _Orbits:
    """Sets of cells that the symmetry makes alike; places are given to whole orbits.

    Attributes:
        order: Size of most orbits; those on a centre or an axis are smaller.
        cells: Cells of each orbit.
        near: For each orbit a bit mask of the orbits too near to it, itself included.
        usable: Mask of the orbits whose own cells are far enough from each other.
    """

    order: int
    cells: tuple[tuple[Cell, ...], ...]
    near: tuple[int, ...]
    usable: int

    @classmethod
    def of(cls, blank: Board, recipe: Recipe) -> _Orbits:
        images = [blank.images(operation) for operation in SYMMETRIES[recipe.symmetry]]
        maps = [found for found in images if found is not None]
        if len(maps) < len(images):
            what = say(
                "this outline does not have the symmetry '{symmetry}'", symmetry=recipe.symmetry
            )
            remedy = say(
                "use 'none' or 'half-turn', an odd number of columns and rows, or a hexagon"
            )
            raise BoardError(Fault("", "symmetry", what, remedy))
        alike = sorted(
            {tuple(sorted({found[cell] for found in maps})) for cell in range(len(blank))}
        )
        orbit_of = {cell: orbit for orbit, cells in enumerate(alike) for cell in cells}
        near, usable = [], 0
        for orbit, cells in enumerate(alike):
            close = _close_cells(blank, cells, recipe.min_distance)
            near.append(_mask(orbit_of[cell] for cell in close) | 1 << orbit)
            if not close & set(cells):
                usable |= 1 << orbit
        return cls(len(maps), tuple(alike), tuple(near), usable)


def _close_cells(blank: Board, cells: Sequence[Cell], min_distance: int) -> set[Cell]:
    """Cells nearer than the distance to one of these, which do not count for themselves."""
    found = set()
    for cell in cells:
        around = disc(blank.cells[cell], min_distance - 1, blank.orientation)[1:]
        found |= {blank.cell_at(axial) for axial in around}
    return {cell for cell in found if cell is not None}


def _mask(orbits: Iterable[int]) -> int:
    mask = 0
    for orbit in orbits:
        mask |= 1 << orbit
    return mask


def _search(
    orbits: _Orbits,
    border: set[Cell],
    recipe: Recipe,
    kinds: Kinds,
    stopped: Callable[[], bool],
) -> tuple[list[Cell], list[Cell]]:
    """Coastal and inland cells, from the first of many tries in which all find room."""
    chance = random.Random(recipe.seed)
    coast = _mask(i for i, cells in enumerate(orbits.cells) if border.issuperset(cells))
    land = _mask(i for i, cells in enumerate(orbits.cells) if border.isdisjoint(cells))
    best = (-1, 0, 0)
    for number in range(_TRIES):
        if stopped():
            break
        # Loose tries look natural; packed ones find room where loose ones do not.
        packed = number >= _TRIES // 3
        coastal, free = _spread(orbits, coast, recipe.coastal, chance, packed)
        inland, _ = _spread(orbits, land & free, recipe.inland, chance, packed)
        if len(coastal) == recipe.coastal and len(inland) == recipe.inland:
            return coastal, inland
        best = max(best, (len(coastal) + len(inland), len(coastal), len(inland)))
    raise BoardError(_shortfalls(recipe, kinds, best[1], best[2]))


def _spread(
    orbits: _Orbits, allowed: int, count: int, chance: random.Random, packed: bool
) -> tuple[list[Cell], int]:
    """Give places to orbits until the count is reached or no orbit is free.

    Returns:
        The cells, as many as `count` or fewer, and a mask of the orbits still free
        anywhere on the board.
    """
    chosen: list[Cell] = []
    free, allowed = orbits.usable, allowed & orbits.usable
    while len(chosen) < count:
        orbit = _next_orbit(orbits, allowed, count - len(chosen), chance, packed)
        if orbit is None:
            break
        chosen += orbits.cells[orbit]
        allowed &= ~orbits.near[orbit]
        free &= ~orbits.near[orbit]
    return chosen, free


def _next_orbit(
    orbits: _Orbits, allowed: int, wanted: int, chance: random.Random, packed: bool
) -> int | None:
    free = [orbit for orbit in _bits(allowed) if len(orbits.cells[orbit]) <= wanted]
    if wanted % orbits.order:
        # What is left over by whole orbits can only stand on a centre or an axis.
        free = [orbit for orbit in free if len(orbits.cells[orbit]) < orbits.order] or free
    if not free:
        return None
    if packed:
        lost = [(orbits.near[orbit] & allowed).bit_count() for orbit in free]
        fewest = min(lost)
        free = [orbit for orbit, own in zip(free, lost, strict=True) if own == fewest]
    return chance.choice(free)


def _bits(mask: int) -> Iterable[int]:
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def _shortfalls(recipe: Recipe, kinds: Kinds, coastal: int, inland: int) -> list[Fault]:
    remedy = say("lower the number or the distance, enlarge the board, or try another seed")
    if recipe.symmetry != "none":
        remedy += " or symmetry"
    wanted = [
        ("coastal", coastal, recipe.coastal, kinds.coastal),
        ("inland", inland, recipe.inland, kinds.inland),
    ]
    return [
        Fault(
            "",
            key,
            say(
                "places {found} of {count:space|spaces} of kind '{kind}' at distance {steps}",
                found=found,
                count=count,
                kind=kind,
                steps=recipe.min_distance,
            ),
            remedy,
        )
        for key, found, count, kind in wanted
        if found < count
    ]
