"""Edits of a map of points and links, as functions from a map to a map.

Spaces, links and areas are named by addresses: ("space", 3), ("link", 0), ("area", 1). What a
function gives back is a whole new `Map`; a document compares it with the old one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from engine.boards.map import Area, Link, Map, Space
from engine.picture import Address, Point
from engine.schema import BoardSchema


@dataclass(frozen=True)
class Part:
    """A piece of a map, for a clipboard.

    Attributes:
        map: Spaces with the links between them and the areas wholly inside; the middle of
            their box is (0, 0), and `size` is that of the box.
    """

    map: Map

    def turned(self, quarters: int) -> Part:
        """Turned clockwise by so many right angles."""
        raise NotImplementedError

    def mirrored(self) -> Part:
        """With left and right exchanged."""
        raise NotImplementedError

    def text(self, game: str) -> str:
        """The piece as JSON, for a clipboard."""
        raise NotImplementedError


def part_of(text: str, schema: BoardSchema) -> Part:
    """The piece that `Part.text` wrote, as far as boards of the schema can hold it.

    Raises:
        BoardError: The text is no piece of such a board.
    """
    raise NotImplementedError


def free_labels(
    places: Map, labels: Sequence[str], ends: Collection[int], but: int = -1
) -> tuple[str, ...]:
    """Those of some labels that no link at these spaces has, in the same order.

    Args:
        but: Number of a link that does not count, since it is about to get another label.
    """
    raise NotImplementedError


def free_key(places: Map, stem: str) -> str:
    """A key for a new space or area: "city-7" for "city" or "city-3", the first not taken."""
    raise NotImplementedError


def new_space(places: Map, schema: BoardSchema, kind: str, centre: Point) -> Space:
    """A space that can be added: free key and default attributes, its key as its name."""
    raise NotImplementedError


def new_link(places: Map, schema: BoardSchema, kind: str, first: int, last: int) -> Link:
    """A straight link that can be added, with the next free label, or "" if none is free."""
    raise NotImplementedError


def new_area(
    places: Map,
    schema: BoardSchema,
    kind: str,
    spaces: Iterable[int],
    outline: Sequence[Point] = (),
) -> Area:
    """An area that can be added: free key and default attributes, its key as its name."""
    raise NotImplementedError


def without(places: Map, gone: Iterable[Address]) -> Map:
    """The map without some places; a space takes its links and its share in areas along."""
    raise NotImplementedError


def renumbered(places: Map, place: Address, number: int) -> Map:
    """The map with a space, link or area at another number; links and areas keep their spaces."""
    raise NotImplementedError


def moved(places: Map, spaces: Collection[int], step: Point) -> Map:
    """The map with some spaces elsewhere.

    Links between two of them and areas that lie wholly on them move along; of a link with one
    end elsewhere only this end moves.
    """
    raise NotImplementedError


def turned(places: Map, spaces: Collection[int], quarters: int) -> Map:
    """The map with some spaces turned clockwise by right angles about their middle."""
    raise NotImplementedError


def mirrored(places: Map, spaces: Collection[int], upright: bool = True) -> Map:
    """The map with some spaces mirrored about their middle.

    Args:
        upright: The axis stands upright: left and right are exchanged, else top and bottom.
    """
    raise NotImplementedError


def lifted(places: Map, spaces: Collection[int]) -> Part:
    """A copy of some spaces, the links between them and the areas wholly on them."""
    raise NotImplementedError


def pasted(places: Map, part: Part, middle: Point) -> tuple[Map, tuple[Address, ...]]:
    """The map with a piece put onto it, and where its places are now; keys are free ones."""
    raise NotImplementedError


def middle_of(places: Map, spaces: Collection[int]) -> Point:
    """The middle of the box around some spaces; the middle of the map for none."""
    raise NotImplementedError
