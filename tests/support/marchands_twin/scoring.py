"""The three fields of influence (ME-22 to ME-24)."""

from __future__ import annotations

from tests.support.marchands_twin.position import Position

FIELDS = ("religious", "political", "economic")


def religious(position: Position, seat: int) -> int:
    """Levels of the cities with own churches (ME-22)."""
    levels = position.game.places.levels
    return sum(levels[space] for space, owner in enumerate(position.church_at) if owner == seat)


def political(position: Position, seat: int) -> int:
    """Regions where no other seat has as many electors (ME-23)."""
    others = [other for other in range(position.game.seats) if other != seat]
    return sum(
        all(position.electors[seat][region] > position.electors[other][region] for other in others)
        for region in range(position.game.places.region_count)
    )


def economic(position: Position, seat: int) -> int:
    """Ecus of kept contracts and of monopoly tiles (ME-24)."""
    ecus = sum(position.game.contracts[number].ecus for number in position.kept[seat])
    return ecus + position.game.number("monopoly_ecus") * position.tiles[seat]


def fields(position: Position, seat: int) -> tuple[int, int, int]:
    """Religious, political and economic influence of a seat."""
    return religious(position, seat), political(position, seat), economic(position, seat)
