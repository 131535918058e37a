"""A board cut into equal sectors around its middle, one for each seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.boards.board import EDGE, Board
from engine.boards.check import UNREACHABLE, steps_from
from engine.boards.lattice import Hex

NOWHERE: Final = -1
_STEP: Final = 7.5  # degrees between the directions in which the first sector may begin


@dataclass(frozen=True)
class Region:
    """One seat's share of the board.

    Attributes:
        hexes: Its spaces in reading order.
        places: Kind -> number of such places in it, every kind of place in schema order.
        to_place: Mean steps from its spaces to the nearest place of the whole board.
        rim: Edges of its spaces to the outside or to a hole.
    """

    hexes: tuple[Hex, ...]
    places: dict[str, int]
    to_place: float
    rim: int


@dataclass(frozen=True)
class Fairness:
    """The board in as many equal sectors as seats, compared.

    The sectors are those of a circle around the mean of all centres. Of the cuts into
    sectors of most equal size it is the least fair one in its numbers of places, so that a
    spread of 0 means that no such cut favours a seat. A space in the very middle belongs to
    none.

    Attributes:
        regions: One per seat, clockwise.
        spread: Figure ("hexes", "places", each kind of place on the board, "to_place",
            "rim") -> largest less least, as a share of the mean; 0 is fair.
    """

    regions: tuple[Region, ...]
    spread: dict[str, float]


def sectors(board: Board, seats: int, places: NDArray[np.bool_]) -> NDArray[np.int64]:
    """Sector of each cell, clockwise; NOWHERE for a cell in the very middle.

    The first sector begins where the numbers of cells differ least; of such cuts the one is
    taken under which the numbers of places differ most, since a fair board is fair however
    it is cut; then the nearest clockwise from the top. The middle is the mean of all
    centres. On a board that a turn by one sector maps onto itself all sectors are alike.

    Args:
        seats: Number of sectors, at least 1.
        places: Cells that are places; shape (cells,).

    Returns:
        int64, shape (cells,).
    """
    if not len(board):
        return np.zeros(0, dtype=np.int64)
    centres = np.array([board.centre(cell) for cell in range(len(board))])
    away = centres - centres.mean(axis=0)
    angles = np.degrees(np.arctan2(away[:, 0], -away[:, 1]))
    middle = np.hypot(away[:, 0], away[:, 1]) < 1e-6
    width = 360 / seats
    best: tuple[tuple[int, int], NDArray[np.int64]] | None = None
    for start in np.arange(0, width, _STEP):
        # Rounded, so that all cells on a ray from the middle fall to the same side of it.
        turned = np.round((angles - start) / width, 9) % seats
        found = np.where(middle, NOWHERE, np.floor(turned).astype(np.int64))
        unlike = (_spread(found[~middle], seats), -_spread(found[~middle & places], seats))
        if best is None or unlike < best[0]:
            best = unlike, found
    assert best is not None  # noqa: S101  (0 is always tried)
    return best[1]


def _spread(found: NDArray[np.int64], seats: int) -> int:
    counts = np.bincount(found, minlength=seats)
    return int(counts.max() - counts.min())


def fairness(
    board: Board,
    wanted: tuple[str, ...],
    is_place: NDArray[np.bool_],
    region_of: NDArray[np.int64],
    seats: int,
) -> Fairness:
    """The sectors of a board, compared.

    Args:
        wanted: Kinds of places.
        is_place: Which cells are places; shape (cells,).
        region_of: As `sectors` gives it for so many seats.
    """
    steps = steps_from(board, np.flatnonzero(is_place).tolist())
    free = (board.neighbours == EDGE).sum(axis=1)
    kinds = np.array(board.kinds, dtype=object)
    regions = []
    for number in range(seats):
        own = region_of == number
        reached = steps[own & (steps != UNREACHABLE)]
        regions.append(
            Region(
                hexes=tuple(board.cells[cell] for cell in np.flatnonzero(own).tolist()),
                places={kind: int((kinds[own] == kind).sum()) for kind in wanted},
                to_place=float(reached.mean()) if len(reached) else 0.0,
                rim=int(free[own].sum()),
            )
        )
    figures = {
        "hexes": [float(len(region.hexes)) for region in regions],
        "places": [float(sum(region.places.values())) for region in regions],
    }
    present = [kind for kind in wanted if kind in board.kinds]
    figures |= {kind: [float(region.places[kind]) for region in regions] for kind in present}
    figures["to_place"] = [region.to_place for region in regions]
    figures["rim"] = [float(region.rim) for region in regions]
    return Fairness(tuple(regions), {key: _unlike(values) for key, values in figures.items()})


def _unlike(values: list[float]) -> float:
    """Largest less least, as a share of the mean; 0 where all are 0."""
    total = sum(values)
    return (max(values) - min(values)) * len(values) / total if total else 0.0
