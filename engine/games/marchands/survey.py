"""Marchands d'Empire: what the rules find in a map that is being drawn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.boards.graph import GraphBoard
from engine.game import Problem, Value
from engine.games.marchands.ground import CAPITAL, LEVELS, no_capital, too_few_cities
from engine.games.marchands.saying import say
from engine.remedies import few_listed


def survey(seats: int, board: GraphBoard, values: Mapping[str, Value]) -> tuple[Problem, ...]:
    """See `engine.game.Surveyor.survey`."""
    return (*_capital(board), *_numbers(seats, board, values), *_regions(board))


def _capital(board: GraphBoard) -> Iterator[Problem]:
    if CAPITAL not in board.kinds:
        yield Problem("fault", *no_capital(), "ME-3")


def _numbers(seats: int, board: GraphBoard, values: Mapping[str, Value]) -> Iterator[Problem]:
    """A city for each site of the set-up, and for each caravan."""
    sites = sum(int(str(values[name])) for name in ("goods_sites", "contract_sites"))
    count, needed = len(_cities(board)), max(sites, seats)
    if count < needed:
        yield Problem("fault", *too_few_cities(count, needed), "ME-3" if sites >= seats else "ME-4")


def _regions(board: GraphBoard) -> Iterator[Problem]:
    """Cities from which no electors can be placed, and regions that get none."""
    cities, areas = _cities(board), board.map.areas
    near = {space for area in areas for space in area.spaces}
    if areas and (far := [city for city in cities if city not in near]):
        what = say("no region is near {cities}", cities=_listed(board, far))
        remedy = say("put each into a region, or no electors are placed there")
        yield Problem("warning", what, remedy, "ME-17", sites=tuple(("space", one) for one in far))
    for number, area in enumerate(areas):
        if area.spaces and not {*cities} & {*area.spaces}:
            what = say("no city touches {region}", region=area.name or area.key)
            remedy = say("put a city into it, or nobody gets electors there")
            yield Problem("warning", what, remedy, "ME-17", sites=(("area", number),))


def _cities(board: GraphBoard) -> list[int]:
    return [space for space, kind in enumerate(board.kinds) if kind in LEVELS]


def _listed(board: GraphBoard, spaces: Sequence[int]) -> str:
    places = [board.map.spaces[space] for space in spaces]
    return few_listed([place.name or place.key for place in places])
