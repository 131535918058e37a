"""Marchands d'Empire: maps, and what kernels know of them."""

from __future__ import annotations

from collections import deque
from typing import Final

import numpy as np

from engine.boards.graph import GraphBoard
from engine.game import BoardSchema, Record, SpaceKind
from engine.games.marchands import state as at
from engine.games.marchands.saying import say

CAPITAL: Final = "capital"
CAPITAL_TITLE: Final = "Capital"
LEVELS: Final = ("level_1", "level_2", "level_3")
FAR: Final = 255  # no way
SCHEMA: Final = BoardSchema(
    kinds=(
        SpaceKind(LEVELS[0], "1", "City of level 1", "One elector; a church counts 1."),
        SpaceKind(LEVELS[1], "2", "City of level 2", "Two electors; a church counts 2."),
        SpaceKind(LEVELS[2], "3", "City of level 3", "Three electors; a church counts 3."),
        SpaceKind(CAPITAL, "C", CAPITAL_TITLE, "Gets goods first; never a contract."),
    ),
    most_cells=at.SPACES,
    most_named=frozenset({CAPITAL}),
    named_limit=1,
    layout="graph",
    links=(SpaceKind("road", "r", "Road", "An order with its letter goes along it."),),
    areas=(SpaceKind("region", "g", "Region", "Takes electors from the cities that touch it."),),
    most_links=at.SPACES * 2,
    most_areas=at.AREAS,
    labels=tuple(at.LETTERS),
    labels_differ=True,
    connected=True,
    steps=6,
)


def fill_ground(record: Record, board: GraphBoard) -> None:
    """Put a map into a record. Writes `record`."""
    found = board.map
    record.spaces, record.areas = len(found.spaces), len(found.areas)
    record.links = len(found.links)
    kinds = board.kinds
    record.capital = kinds.index(CAPITAL) if CAPITAL in kinds else -1
    cities = [space for space, kind in enumerate(kinds) if kind in LEVELS]
    record.cities, record.number[:] = len(cities), -1
    for number, space in enumerate(cities):
        record.city[number], record.number[space] = space, number
        record.level[space] = LEVELS.index(kinds[space]) + 1
    record.road[:], record.link[:] = -1, -1
    for number, link in enumerate(found.links):
        letter = at.LETTERS.find(link.label)
        if not link.label or letter < 0:
            continue  # a fault of the map, which `boards` tells
        for space, end in (link.ends, link.ends[::-1]):
            record.road[space, letter], record.link[space, letter] = end, number
    for number, area in enumerate(found.areas):
        for space in area.spaces:
            if kinds[space] in LEVELS:
                record.touches[space] |= np.uint32(1 << number)
    _fill_ways(record)


def _fill_ways(record: Record) -> None:
    """Distances, and which letters lead nearer. Writes `record`."""
    count = int(record.spaces)
    roads = record.road[:count].astype(int).tolist()
    record.distance[:] = FAR
    for goal in range(count):
        far = {goal: 0}
        waiting = deque([goal])
        while waiting:
            here = waiting.popleft()
            for end in roads[here]:
                if end >= 0 and end not in far:
                    far[end] = far[here] + 1
                    waiting.append(end)
        for space, steps in far.items():
            record.distance[space, goal] = min(steps, FAR)
            record.towards[space, goal] = sum(
                1 << letter
                for letter, end in enumerate(roads[space])
                if end >= 0 and far[end] < steps
            )


def no_capital() -> tuple[str, str]:
    """What is wrong with a map without a capital, and what mends it (ME-3).

    More than one is told by the engine.
    """
    return say("the map has no capital"), say("make one of its spaces the capital")


def too_few_cities(count: int, needed: int) -> tuple[str, str]:
    """What is wrong with a map with so many cities, and what mends it (ME-3, ME-4)."""
    what = say("the map has {count:city|cities}", count=count)
    return what, say("draw {count} at least", count=needed)
