"""Where a city tile may be laid, and what it obliges to (MG-18 to MG-25)."""

from __future__ import annotations

from dataclasses import replace

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


def binds_extensions_only(position: Position) -> bool:
    """MG-A9: whether MG-22 leaves foundings alone."""
    rules = position.table.rules
    return not position.table.whole_city and rules["founding_distance"] == "extensions_only"


def owed_villages(position: Position, cell: Cell) -> set[Cell]:
    """The villages that a tile on the hex obliges to cover, as far as they are noted.

    Every village beside a tile that MG-22 binds must be covered by a tile, which MG-22
    binds too, and so on; under `extensions_only` only the first of them are noted.
    """
    villages = {other for other in position.table.board.cells if position.is_village(other)}
    if binds_extensions_only(position):
        beside = set(position.table.board.around[cell]) if is_extension(position, cell) else set()
        return beside & villages - {cell}
    return flood(position, {cell}, villages - {cell}) - {cell}


def debt_after(position: Position, cell: Cell) -> frozenset[Cell]:
    """MG-23: the villages still to be covered after a tile on the hex."""
    return frozenset((position.debt | owed_villages(position, cell)) - {cell})


def with_tile(position: Position, cell: Cell) -> Position:
    """The position with a city tile of the active seat, as far as the next tiles need it."""
    founds = not is_extension(position, cell)
    after = whole_city.with_tiles(position, {cell})
    return replace(
        after,
        unfinished=frozenset(),
        founded=position.founded or founds,
        debt=debt_after(position, cell),
    )


def fewest_tiles(after: Position) -> int | None:
    """MG-23: how few city tiles pay the debt; None if no number does.

    Under `extensions_only` one village may be founded on, if that can be done now: its tile
    may be next to anything and obliges to nothing.
    """
    villages = {cell for cell in after.table.board.cells if after.is_village(cell)}
    ways: list[tuple[set[Cell], int]] = [(flood(after, set(after.debt), villages), 0)]
    if binds_extensions_only(after):
        for cell in villages:
            if cell in after.debt or is_extension(after, cell) or not can_found(after, cell):
                continue
            rest = flood(after, set(after.debt), villages - {cell})
            if not rest.isdisjoint(after.table.board.around[cell]):
                ways.append((rest, 1))
    payable = [
        len(cover) + founding
        for cover, founding in ways
        if not any(touches_enemy(after, cell) for cell in cover)
    ]
    return min(payable, default=None)


def debt_fits_beside_a_road(position: Position) -> bool:
    """MG-23: whether the debt could still be paid if one more road tile were laid."""
    fewest = fewest_tiles(position) if position.y else 0
    return fewest is not None and fewest <= city_tiles_left(replace(position, x=position.x + 1))


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
    extends = is_extension(position, cell)
    if not (extends or can_found(position, cell)):
        return False
    bound = extends or not binds_extensions_only(position)
    if bound and touches_enemy(position, cell):
        return False
    if position.table.rules["city_test"] == "each_tile":
        return not owed_villages(position, cell)
    after = fewest_tiles(with_tile(position, cell))
    return after is not None and 1 + after <= city_tiles_left(position)
