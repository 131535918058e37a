"""The reading `city_grace = "whole_city"`: a search for a way to complete the turn.

A tile may be laid if some set of further city tiles completes what it begins. The search
tries sets of tiles, smallest steps first, and gives up a set as soon as what is still
missing lies farther away than the tiles reach.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property

from tests.support.magna_grecia_twin.allowances import city_tiles_left
from tests.support.magna_grecia_twin.board import Cell
from tests.support.magna_grecia_twin.places import (
    chain_cells,
    flood,
    meets_founding_need,
    touches,
)
from tests.support.magna_grecia_twin.position import Position
from tests.support.magna_grecia_twin.touching import is_extension, late_ends, touches_enemy

FAR = 999


def with_tiles(position: Position, tiles: Iterable[Cell]) -> Position:
    """City tiles of the active seat on these hexes; what hangs on a finished city is finished."""
    tiles = frozenset(tiles)
    seat = position.active
    closed = position.closed.union(*(late_ends(position, cell) for cell in tiles))
    loose = set(position.unfinished | tiles)
    finished = {cell for cell in position.cities if position.is_own_city(cell, seat)}
    loose -= flood(position, finished, loose)
    return replace(
        position,
        cities={**position.cities, **dict.fromkeys(tiles, seat)},
        closed=closed,
        unfinished=frozenset(loose),
    )


def is_finished(position: Position) -> bool:
    """Whether the unfinished group may stand as a city of its own (MG-18, MG-19)."""
    board, group = position.table.board, position.unfinished
    coastal = any(board.kinds[cell] == "coastal_village" for cell in group)
    return any(board.is_village_ground(cell) for cell in group) and (
        coastal or any(meets_founding_need(position, cell, position.active) for cell in group)
    )


def completable(position: Position, free: set[Cell]) -> set[Cell]:
    """The free hexes on which a tile may be laid."""
    search = Search(position, city_tiles_left(position), free)
    return {cell for cell in free if search.may_begin(cell) and search.leads_to_end({cell})}


@dataclass
class Search:
    """Looks whether sets of tiles can be completed; remembers the sets it has seen.

    Attributes:
        position: Before the tiles.
        budget: How many tiles there are, those of the set included.
        free: Hexes without a tile and not under an oracle.
    """

    position: Position
    budget: int
    free: set[Cell]
    seen: dict[frozenset[Cell], bool] = field(default_factory=dict)

    @cached_property
    def villages(self) -> set[Cell]:
        """The villages before the tiles."""
        return {cell for cell in self.free if self.position.is_village(cell)}

    @cached_property
    def forbidden(self) -> set[Cell]:
        """Hexes beside an opponent's city or an oracle."""
        return {cell for cell in self.free if touches_enemy(self.position, cell)}

    @cached_property
    def faced(self) -> set[Cell]:
        """Hexes that own road ends face now."""
        seat = self.position.active
        return {cell for cell in self.free if touches(self.position, cell, seat)}

    @cached_property
    def chains(self) -> list[tuple[Cell, Cell]]:
        """Both ends of every chain that may carry a founding, in both directions."""
        seat = self.position.active
        own = {cell for cell, owner in self.position.cities.items() if owner == seat}
        around = self.free | own
        return [
            (cell, far)
            for cell in around
            for far in chain_cells(self.position, cell, seat)
            if far in around
        ]

    def may_begin(self, cell: Cell) -> bool:
        """Whether the hex joins the unfinished group or, without one, extends or begins a city."""
        position = self.position
        if position.unfinished:
            return not position.unfinished.isdisjoint(position.table.board.around[cell])
        return is_extension(position, cell) or not position.founded

    def leads_to_end(self, tiles: Iterable[Cell]) -> bool:
        """Whether the turn can be completed with all of these tiles and perhaps more."""
        tiles = self.with_forced(set(tiles))
        if len(tiles) > self.budget or tiles & self.forbidden:
            return False
        if tiles not in self.seen:
            self.seen[tiles] = self.look(tiles)
        return self.seen[tiles]

    def with_forced(self, tiles: set[Cell]) -> frozenset[Cell]:
        """The tiles and all villages that must be covered with them."""
        debt = set(self.position.debt)
        return frozenset(flood(self.position, tiles | debt, self.villages))

    def look(self, tiles: frozenset[Cell]) -> bool:
        """Whether these tiles complete the turn, or one more leads to such a set."""
        after = with_tiles(self.position, tiles)
        group = with_tiles(self.position, after.unfinished - self.position.unfinished)
        if not after.unfinished or is_finished(group):
            return True
        if self.missing(after) > self.budget - len(tiles):
            return False
        return any(self.leads_to_end(tiles | {cell}) for cell in self.beside(after))

    def beside(self, after: Position) -> set[Cell]:
        """Free hexes next to the group."""
        around = after.table.board.around
        found = {beside for cell in after.unfinished for beside in around[cell]}
        return {cell for cell in found & self.free if cell not in after.cities}

    def missing(self, after: Position) -> int:
        """A number of tiles below which the group cannot be finished."""
        board, group = after.table.board, after.unfinished
        finished = {cell for cell in after.cities if after.is_own_city(cell, after.active)}
        to_city = board.nearest(group, finished) - 1
        grounds = {cell for cell in self.free | group if board.is_village_ground(cell)}
        coast = {cell for cell in grounds if board.kinds[cell] == "coastal_village"}
        village = board.nearest(group, grounds)
        need = min(board.nearest(group, coast), self.missing_roads(after, finished))
        return min(to_city, max(village, need))

    def missing_roads(self, after: Position, finished: set[Cell]) -> int:
        """A number of tiles below which no road can carry the founding (MG-A5)."""
        board, group = after.table.board, after.unfinished
        if after.table.rules["inland_founding"] == "touched":
            own = {cell for cell in group if meets_founding_need(after, cell, after.active)}
            return board.nearest(group, self.faced | own)
        if not finished:
            return FAR
        return min(
            (
                board.nearest(group, {cell}) + board.nearest(finished, {far})
                for cell, far in self.chains
            ),
            default=FAR,
        )
