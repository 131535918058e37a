"""The keyboard's way over a board of any shape: from a space to the next one in a direction."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.picture import Point, Space
from workbench.scene.ground import Ground

_SLANT: Final = 0.3  # least part of a step that must go in the wanted direction
_FAR: Final = 2.2  # longest step, in board units, when no neighbour lies that way


class Cursor:
    """A space of the board, moved by arrows; sideways steps keep to their line.

    Attributes:
        cell: The space; -1 before the keyboard was used.
    """

    def __init__(self) -> None:
        self.cell = -1
        self._aim: Point = (0.0, 0.0)  # where it would stand on a board without columns

    def put(self, space: Space) -> None:
        """Stand on a space."""
        self.cell = space.cell
        self._aim = space.centre

    def move(self, ground: Ground, way: tuple[int, int]) -> Space | None:
        """Go to the next space in a direction; None at the rim."""
        here = ground.by_cell.get(self.cell)
        if here is None:
            if ground.spaces:
                self.put(ground.spaces[0])
                return ground.spaces[0]
            return None
        beside = set(ground.beside[here.cell])
        found = self._best(here, way, [one for one in ground.spaces if one.cell in beside])
        found = found or self._best(here, way, [one for one in ground.spaces if _near(here, one)])
        if found is None:
            return None
        self.cell = found.cell
        across = way[0] != 0
        x, y = found.centre
        self._aim = (x, self._aim[1]) if across else (self._aim[0], y)
        return found

    def leap(self, ground: Ground, cells: Iterable[int], step: int) -> Space | None:
        """Go to the next or last of some spaces, in the order of the board; None without any."""
        wanted = set(cells)
        places = [place for place, space in enumerate(ground.spaces) if space.cell in wanted]
        if not places:
            return None
        here = next((n for n, space in enumerate(ground.spaces) if space.cell == self.cell), -1)
        later = [place for place in places if place > here]
        earlier = [place for place in places if place < here]
        if step > 0:
            place = later[0] if later else places[0]
        else:
            place = earlier[-1] if earlier else places[-1]
        self.put(ground.spaces[place])
        return ground.spaces[place]

    def _best(self, here: Space, way: tuple[int, int], spaces: Iterable[Space]) -> Space | None:
        """The space in a direction that lies nearest to the line of the cursor."""
        found: list[tuple[float, float, int, Space]] = []
        for space in spaces:
            along, off = self._measured(here, way, space)
            length = max(_length(here, space), 1e-9)
            if space.cell != here.cell and along / length > _SLANT:
                found.append((round(off, 3), round(along, 3), space.cell, space))
        return min(found, key=lambda one: one[:3])[3] if found else None

    def _measured(self, here: Space, way: tuple[int, int], space: Space) -> tuple[float, float]:
        x, y = space.centre
        along = (x - here.centre[0]) * way[0] + (y - here.centre[1]) * way[1]
        off = abs(y - self._aim[1]) if way[0] else abs(x - self._aim[0])
        return along, off


def _length(one: Space, other: Space) -> float:
    across, down = other.centre[0] - one.centre[0], other.centre[1] - one.centre[1]
    return float((across * across + down * down) ** 0.5)


def _near(here: Space, space: Space) -> bool:
    return _length(here, space) <= _FAR
