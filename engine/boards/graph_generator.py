"""New graph boards from a recipe: spaces, links that do not cross, areas between them.

The same recipe gives the same bytes on every machine.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.boards.generator import Heading
from engine.boards.graph import GraphBoard
from engine.picture import Point
from engine.schema import BoardSchema


@dataclass(frozen=True)
class Share:
    """How the values of an integer attribute are dealt out.

    Attributes:
        on: "space", "link" or "area".
        key: Of the attribute.
        values: (value, weight); the numbers of places come as near to the weights as they can.
        kind: Only places of this kind get one; "" for all.
    """

    on: str
    key: str
    values: tuple[tuple[int, int], ...]
    kind: str = ""


@dataclass(frozen=True)
class GraphRecipe:
    """All that decides a generated board.

    Attributes:
        spaces: (kind, how many), in the order of the numbers of spaces; a kind that may be
            there once, such as a capital, has the count 1.
        areas: How many; 0 for none.
        degree: Links at a space, mean.
        size: Width and height in board units.
        central: Kind whose spaces lie nearest the middle of the board; "" for none.
        link_kind, area_kind: Kinds of all links and areas; "" for the first of the schema.
        shares: Values of integer attributes; without one a default of the schema holds.
        seed: Chooses among the boards of the same recipe.
    """

    spaces: tuple[tuple[str, int], ...]
    areas: int = 0
    degree: float = 3.0
    size: Point = (12.0, 8.0)
    central: str = ""
    link_kind: str = ""
    area_kind: str = ""
    shares: tuple[Share, ...] = ()
    seed: int = 0

    @classmethod
    def usual(cls, schema: BoardSchema, spaces: int = 20) -> GraphRecipe:
        """What a form for a game begins with."""
        raise NotImplementedError


def generate_graph(
    recipe: GraphRecipe,
    schema: BoardSchema,
    heading: Heading,
    stopped: Callable[[], bool] = lambda: False,
) -> GraphBoard:
    """A new board made by the recipe; it has no fault that the schema tells.

    Args:
        heading: A line with the recipe is added to its note.
        stopped: Asked before every try; True makes it give up.

    Raises:
        BoardError: A part of the recipe makes no sense (the place is the field's name), or no
            board of it was found after many tries.
    """
    raise NotImplementedError
