"""Cities as groups, places, chains of roads and who is connected to whom (MG-18, MG-28 to MG-30)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache

from tests.support.magna_grecia_twin.board import EDGES, Cell, Edge, opposite
from tests.support.magna_grecia_twin.position import Position
from tests.support.magna_grecia_twin.table import Seat

Place = Cell  # a place goes by its name hex


def flood(position: Position, seeds: set[Cell], allowed: set[Cell]) -> set[Cell]:
    """The cells of `allowed` that hang together with `seeds`, which count too."""
    found, edge_of_it = set(seeds), list(seeds)
    while edge_of_it:
        for beside in position.table.board.around[edge_of_it.pop()]:
            if beside in allowed and beside not in found:
                found.add(beside)
                edge_of_it.append(beside)
    return found


def city_groups(position: Position) -> list[frozenset[Cell]]:
    """MG-18: the finished cities, each as large as possible."""
    groups = []
    left = set(position.cities) - position.unfinished
    while left:
        cell = min(left)
        same = {other for other in left if position.cities[other] == position.cities[cell]}
        group = flood(position, {cell}, same)
        groups.append(frozenset(group))
        left -= group
    return groups


def road_end_at(position: Position, cell: Cell, edge: Edge) -> Cell | None:
    """The cell of the road tile that has an open end across this edge of `cell`, if any."""
    beside = position.table.board.neighbours[cell, edge]
    if beside is None or beside not in position.roads:
        return None
    back = opposite(edge)
    if back not in position.roads[beside][1:] or (beside, back) in position.closed:
        return None
    return beside


def follow(position: Position, cell: Cell, edge: Edge) -> tuple[list[Cell], Cell] | None:
    """The chain that ends at this edge of `cell`, and the hex without a road at its far end.

    None when no chain is there, or when it runs against a side, a closed end or the border.
    """
    tiles: list[Cell] = []
    here = cell
    while (tile := road_end_at(position, here, edge)) is not None:
        tiles.append(tile)
        _, one, other = position.roads[tile]
        edge = other if one == opposite(edge) else one
        far = position.table.board.neighbours[tile, edge]
        if far is None or (tile, edge) in position.closed:
            return None
        if far not in position.roads:
            return tiles, far
        here = tile
    return None


def connects(position: Position, tiles: list[Cell]) -> bool:
    """MG-A14: whether a chain of these tiles connects its two ends."""
    if position.table.rules["mixed_roads"] != "inert":
        return True
    return len({position.roads[tile][0] for tile in tiles}) == 1


@dataclass(frozen=True, eq=False)
class Places:
    """The places of a position, looked for anew."""

    position: Position

    @cached_property
    def hexes(self) -> dict[Place, frozenset[Cell]]:
        """The hexes of each place: cities by their first village hex, villages, oracles."""
        position = self.position
        found: dict[Place, frozenset[Cell]] = {}
        for group in city_groups(position):
            found[min(filter(position.table.board.is_village_ground, group))] = group
        for cell in position.table.board.cells:
            covered = cell in position.cities and cell not in position.unfinished
            if position.table.board.is_village_ground(cell) and not covered:
                found[cell] = frozenset({cell})
        return found

    @cached_property
    def at(self) -> dict[Cell, Place]:
        """The place that a hex belongs to; hexes of no place are missing."""
        return {cell: place for place, cells in self.hexes.items() for cell in cells}

    @cached_property
    def owner(self) -> dict[Place, Seat]:
        """The owner of each city; other places are missing."""
        position = self.position
        return {
            place: position.cities[place]
            for place in self.hexes
            if place in position.cities and place not in position.unfinished
        }

    @cached_property
    def links(self) -> dict[Place, set[Place]]:
        """MG-29: the places directly connected to each place."""
        found: dict[Place, set[Place]] = {place: set() for place in self.hexes}
        for cell, place in self.at.items():
            for edge in EDGES:
                chain = follow(self.position, cell, edge)
                if chain is None or not connects(self.position, chain[0]):
                    continue
                other = self.at.get(chain[1])
                if other is not None and other != place:
                    found[place].add(other)
        return found

    def connectivity(self, place: Place) -> int:
        """MG-30: the number of other places directly connected to a place."""
        return len(self.links[place])

    def own_cities(self, seat: Seat) -> set[Place]:
        """The cities of a seat."""
        return {place for place, owner in self.owner.items() if owner == seat}

    def touched(self, place: Place, seat: Seat) -> bool:
        """Whether an own road tile has an end that faces the place."""
        return any(touches(self.position, cell, seat) for cell in self.hexes[place])

    def in_network(self, place: Place, seat: Seat) -> bool:
        """MG-14, MG-A4: whether a place belongs to the road network of a seat."""
        if self.touched(place, seat):
            return True
        linked = self.position.table.rules["network"] == "linked"
        return linked and bool(self.links[place] & self.own_cities(seat))

    def is_active(self, place: Place, seat: Seat) -> bool:
        """MG-35: whether a market of the seat is (would be) active in the place."""
        own = self.own_cities(seat)
        return place in own or bool(self.links[place] & own)

    def market_value(self, place: Place, seat: Seat) -> int:
        """MG-36, MG-A21: what an unsold market of the seat is worth in the place."""
        if not self.is_active(place, seat):
            return 0
        if (
            place not in self.owner
            and self.position.table.rules["village_market_value"] == "nothing"
        ):
            return 0
        return self.connectivity(place)

    def price(self, place: Place) -> int:
        """MG-33: the price of a market in the place."""
        rules = self.position.table.rules
        if place in self.owner:
            ground = rules["market_tile_cost"] * len(self.hexes[place])
        else:
            ground = rules["market_village_cost"]
        unsold = sum(
            kind != "sold" for (where, _), kind in self.position.markets.items() if where == place
        )
        return int(ground + rules["market_market_cost"] * unsold)


@lru_cache(maxsize=8)
def places_of(position: Position) -> Places:
    """The places of a position; those of the last few positions are remembered."""
    return Places(position)


def touches(position: Position, cell: Cell, seat: Seat) -> bool:
    """Whether one of the seat's road tiles has an end, not a closed one, that faces the hex."""
    ends = (road_end_at(position, cell, edge) for edge in EDGES)
    return any(tile is not None and position.roads[tile][0] == seat for tile in ends)


def chain_cells(position: Position, cell: Cell, seat: Seat) -> set[Cell]:
    """Far ends of the chains at a hex that could carry a founding there (MG-A5, not `touched`)."""
    own_only = position.table.rules["inland_founding"] == "own_chain"
    found = set()
    for edge in EDGES:
        chain = follow(position, cell, edge)
        if chain is None or not connects(position, chain[0]):
            continue
        if own_only and any(position.roads[tile][0] != seat for tile in chain[0]):
            continue
        found.add(chain[1])
    return found


def meets_founding_need(position: Position, cell: Cell, seat: Seat) -> bool:
    """MG-A5: whether roads allow a founding on this hex, coast or not."""
    if position.table.rules["inland_founding"] == "touched":
        return touches(position, cell, seat)
    return any(position.is_own_city(far, seat) for far in chain_cells(position, cell, seat))
