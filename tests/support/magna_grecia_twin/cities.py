"""Where a city tile may be laid, and what it obliges to (MG-18 to MG-25)."""

from __future__ import annotations

from tests.support.magna_grecia_twin import whole_city
from tests.support.magna_grecia_twin.allowances import city_tiles_left
from tests.support.magna_grecia_twin.board import Cell
from tests.support.magna_grecia_twin.places import flood, meets_founding_need
from tests.support.magna_grecia_twin.position import Position
from tests.support.magna_grecia_twin.touching import is_extension, touches_enemy


def can_found(position: Position, cell: Cell) -> bool:
    """MG-19: whether a tile on this hex, which touches no own city, founds a city at once."""
    if position.founded or not position.is_village(cell):
        return False
    coastal = position.table.board.kinds[cell] == "coastal_village"
    return coastal or meets_founding_need(position, cell, position.active)


def is_judged(position: Position, cell: Cell) -> bool:
    """MG-A9: whether MG-22 binds a tile on the hex."""
    return (
        position.table.whole_city
        or position.table.rules["founding_distance"] == "yes"
        or is_extension(position, cell)
    )


def to_cover(position: Position, cell: Cell) -> set[Cell] | None:
    """The villages still to be covered after a tile on the hex; None if that cannot be mended.

    Every village beside a tile that MG-22 binds must be covered by a tile, which MG-22
    binds too, and so on.
    """
    debt = set(position.debt) - {cell}
    if not is_judged(position, cell):
        return debt
    villages = {other for other in position.table.board.cells if position.is_village(other)}
    new = flood(position, {cell}, villages - {cell})
    if any(touches_enemy(position, other) for other in new):
        return None
    return debt | new - {cell}


def city_cells(position: Position) -> set[Cell]:
    """The hexes on which the active seat may lay a city tile now."""
    if city_tiles_left(position) < 1:
        return set()
    free = {cell for cell in position.table.board.cells if position.is_free(cell)}
    if position.table.whole_city:
        return whole_city.completable(position, free)
    return {cell for cell in free if may_lay(position, cell)}


def may_lay(position: Position, cell: Cell) -> bool:
    """Whether a tile may be laid when founding and extending are judged tile by tile."""
    if not (is_extension(position, cell) or can_found(position, cell)):
        return False
    after = to_cover(position, cell)
    if after is None:
        return False
    if position.table.rules["city_test"] == "each_tile":
        return not after
    return 1 + len(after) <= city_tiles_left(position)
