"""The keyboard's way over a table of any shape: from a place to the next one in a direction."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.picture import Address, Point
from workbench.scene.board_scene import BoardScene
from workbench.scene.scenery import Spot

_SLANT: Final = 0.3  # least part of a step that must go in the wanted direction
_FAR: Final = 2.2  # longest step, in board units, when no neighbour lies that way


class Cursor:
    """A place on the table, moved by arrows; sideways steps keep to their line.

    Attributes:
        address: The place; None before the keyboard was used.
    """

    def __init__(self) -> None:
        self.address: Address | None = None
        self._aim: Point = (0.0, 0.0)  # where it would stand on a board without columns

    def put(self, spot: Spot) -> None:
        """Stand on a place."""
        self.address = spot.address
        self._aim = spot.centre

    def move(self, scene: BoardScene, way: tuple[int, int]) -> Spot | None:
        """Go to the next place in a direction; None at the rim."""
        spots = _walked(scene)
        here = spots.get(self.address) if self.address is not None else None
        if here is None:
            first = next(iter(spots.values()), None)
            if first is not None:
                self.put(first)
            return first
        beside = (spots[one] for one in scene.ground.beside(here.address) if one in spots)
        found = self._best(here, way, beside)
        found = found or self._best(here, way, (s for s in spots.values() if _near(here, s)))
        if found is None and self.address not in scene.ground.spots:
            found = self._best(here, way, spots.values())
        if found is None:
            return None
        self.address = found.address
        across = way[0] != 0
        x, y = found.centre
        self._aim = (x, self._aim[1]) if across else (self._aim[0], y)
        return found

    def leap(self, scene: BoardScene, places: Iterable[Address], step: int) -> Spot | None:
        """Go to the next or last of some places, in the order of the table; None without any."""
        wanted, order = set(places), list(scene.spots.values())
        numbers = [number for number, spot in enumerate(order) if spot.address in wanted]
        if not numbers:
            return None
        here = next((n for n, spot in enumerate(order) if spot.address == self.address), -1)
        later = [number for number in numbers if number > here]
        earlier = [number for number in numbers if number < here]
        if step > 0:
            number = later[0] if later else numbers[0]
        else:
            number = earlier[-1] if earlier else numbers[-1]
        self.put(order[number])
        return order[number]

    def _best(self, here: Spot, way: tuple[int, int], spots: Iterable[Spot]) -> Spot | None:
        """The place in a direction that lies nearest to the line of the cursor."""
        found: list[tuple[float, float, Address, Spot]] = []
        for spot in spots:
            along, off = self._measured(here, way, spot)
            length = max(_length(here, spot), 1e-9)
            if spot.address != here.address and along / length > _SLANT:
                found.append((round(off, 3), round(along, 3), spot.address, spot))
        return min(found, key=lambda one: one[:3])[3] if found else None

    def _measured(self, here: Spot, way: tuple[int, int], spot: Spot) -> tuple[float, float]:
        x, y = spot.centre
        along = (x - here.centre[0]) * way[0] + (y - here.centre[1]) * way[1]
        off = abs(y - self._aim[1]) if way[0] else abs(x - self._aim[0])
        return along, off


def _walked(scene: BoardScene) -> dict[Address, Spot]:
    """Places that arrows visit: links and areas only where moves name them."""
    return {
        address: spot
        for address, spot in scene.spots.items()
        if address[0] in scene.picks or address not in scene.ground.spots
    }


def _length(one: Spot, other: Spot) -> float:
    across, down = other.centre[0] - one.centre[0], other.centre[1] - one.centre[1]
    return float((across * across + down * down) ** 0.5)


def _near(here: Spot, spot: Spot) -> bool:
    return _length(here, spot) <= _FAR
