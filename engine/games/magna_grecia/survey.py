"""What the rules of Magna Grecia find in a board that is being drawn.

Limits of the engine and odd things that are odd in any game (islands, names, places that
touch) are told by `engine.boards.problems`; here is what numbered rules are about.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from engine.boards.board import EDGE, Board, Cell
from engine.boards.check import border
from engine.boards.lattice import Hex, distance
from engine.game import Parameter, Problem, Value

_INLAND: Final = ("village", "oracle")
_PLACES: Final = ("village", "coastal_village", "oracle")
_SHOWN: Final = 4


def survey(
    declared: Mapping[str, Parameter], seats: int, board: Board, values: Mapping[str, Value]
) -> tuple[Problem, ...]:
    """See `engine.game.Surveyor.survey`.

    Args:
        declared: The game's parameters.
    """
    return (
        *_seats(seats, board),
        *_oracles(board, values),
        *_other_numbers(declared["oracles"], seats, board, values),
        *_coast(board),
        *_roads(board),
        *_fixed_oracles(board, values),
    )


def _seats(seats: int, board: Board) -> Iterator[Problem]:
    coastal = board.of_kind("coastal_village")
    if len(coastal) < seats:
        what = f"the board cannot seat {seats} players: it has {len(coastal)} coastal villages"
        yield _fault("MG-19", what, "give it one for each player at least", board, coastal)


def _oracles(board: Board, values: Mapping[str, Value]) -> Iterator[Problem]:
    oracles = int(str(values["oracles"]))
    inland, sites = board.of_kind(*_INLAND), board.of_kind("oracle")
    if oracles and len(inland) <= oracles:
        what = f"the board cannot take {oracles} oracles: it has {len(inland)} inland villages"
        remedy = f"give it {oracles + 1} inland villages at least, or play with fewer oracles"
        yield _fault("MG-3", what, remedy, board, inland)
    if values["oracle_setup"] != "fixed":
        return
    if len(sites) < oracles:
        what = f"the board fixes {len(sites)} oracles, but {oracles} are played"
        remedy = "mark more spaces as oracle sites, or play with fewer oracles"
        yield _fault("MG-A16", what, remedy, board, sites)
    elif len(sites) > oracles:
        what = f"{len(sites)} oracle sites for {oracles} oracles: the last ones stay villages"
        remedy = "make these inland villages, or play with more oracles"
        yield _warning("MG-A16", what, remedy, board, sites[oracles:])


def _other_numbers(
    oracles: Parameter, seats: int, board: Board, values: Mapping[str, Value]
) -> Iterator[Problem]:
    """What would keep the board from being played by more or fewer than now."""
    inland, coastal = len(board.of_kind(*_INLAND)), len(board.of_kind("coastal_village"))
    for players, wanted in sorted(oracles.by_players.items()):
        if players == seats:
            continue
        if coastal < players and coastal >= seats:
            what = f"{players} players could not use the board: it has {coastal} coastal villages"
            remedy = f"give it {players} of them if it is meant for so many"
            yield Problem("warning", what, remedy, "MG-19")
        if inland <= wanted and inland > int(str(values["oracles"])):
            what = f"{inland} inland villages cannot take the {wanted} oracles of {players} players"
            remedy = f"give it {wanted + 1} of them if it is meant for so many"
            yield Problem("warning", what, remedy, "MG-3")


def _coast(board: Board) -> Iterator[Problem]:
    rim = set(border(board))
    inner = [cell for cell in board.of_kind("coastal_village") if cell not in rim]
    if inner:
        what = f"{_listed(board, inner)}: a coastal village away from the rim of the board"
        yield _warning(
            "MG-19", what, "move it to the rim, or make it an inland village", board, inner
        )


def _roads(board: Board) -> Iterator[Problem]:
    """Places that stay out of the net whatever the players do (MG-12, MG-13, MG-19)."""
    places = board.of_kind(*_PLACES)
    land = _open_land(board)
    lands = {cell: _beside(board, land, cell) for cell in places}
    shut = [cell for cell in places if not lands[cell]]
    if shut:
        what = f"{_listed(board, shut)}: no road can end there, since no open land is beside it"
        yield _warning("MG-12", what, "leave open land on one side at least", board, shut)
    coastal = board.of_kind("coastal_village")
    groups = _joined(board, lands)
    reached = {cell for group in groups if not group.isdisjoint(coastal) for cell in group}
    cut_off = [cell for cell in board.of_kind(*_INLAND) if cell not in reached and lands[cell]]
    if cut_off and coastal:
        what = f"{_listed(board, cut_off)}: no road from a coastal village can lead there"
        yield _warning(
            "MG-19", what, "open a way over land, past the places between", board, cut_off
        )
    alone = [
        cell for group in groups if len(group) == 1 for cell in group & set(coastal) if lands[cell]
    ]
    if alone and len(places) > 1:
        what = f"{_listed(board, alone)}: roads from there lead to no other place"
        yield _warning("MG-29", what, "open a way over land to another place", board, alone)


def _open_land(board: Board) -> list[int]:
    """Number of the stretch of open land that a cell belongs to; EDGE for places."""
    stretch = [EDGE] * len(board)
    beside = board.neighbours.tolist()
    count = 0
    for first, kind in enumerate(board.kinds):
        if kind != "open" or stretch[first] != EDGE:
            continue
        stretch[first] = count
        wave = [first]
        for cell in wave:
            for near in beside[cell]:
                if near != EDGE and stretch[near] == EDGE and board.kinds[near] == "open":
                    stretch[near] = count
                    wave.append(near)
        count += 1
    return stretch


def _beside(board: Board, land: list[int], cell: Cell) -> set[int]:
    near = board.neighbours[cell].tolist()
    return {land[other] for other in near if other != EDGE and land[other] != EDGE}


def _joined(board: Board, lands: Mapping[Cell, set[int]]) -> list[set[Cell]]:
    """Sets of places that can be joined with each other, step by step.

    Places that touch count as joined, since a city may cover both (MG-24).
    """
    touching = {
        cell: [near for near in board.neighbours[cell].tolist() if near in lands] for cell in lands
    }
    at: dict[int, list[Cell]] = {}
    for cell, own in lands.items():
        for number in own:
            at.setdefault(number, []).append(cell)
    found: list[set[Cell]] = []
    left = set(lands)
    while left:
        wave = [min(left)]
        group = set(wave)
        for cell in wave:
            ends = [near for number in lands[cell] for near in at.pop(number, ())]
            for near in (*ends, *touching[cell]):
                if near not in group:
                    group.add(near)
                    wave.append(near)
        found.append(group)
        left -= group
    return found


def _fixed_oracles(board: Board, values: Mapping[str, Value]) -> Iterator[Problem]:
    """What oracles that stand from the start forbid for good."""
    if values["oracle_setup"] != "fixed":
        return
    sites = board.of_kind("oracle")[: int(str(values["oracles"]))]
    near = [
        (one, other)
        for index, one in enumerate(sites)
        for other in sites[index + 1 :]
        if distance(board.cells[one], board.cells[other]) < int(str(values["oracle_distance"]))
    ]
    for pair in near:
        what = (
            f"the oracles {_listed(board, pair)} are nearer than {values['oracle_distance']} hexes"
        )
        yield _warning("MG-A24", what, "move one of them, or lower the distance", board, pair)
    if values["founding_distance"] == "extensions_only":
        return
    beside = set(board.neighbours[list(sites)].ravel().tolist()) if sites else set()
    barred = [cell for cell in board.of_kind("village", "coastal_village") if cell in beside]
    if barred:
        what = f"{_listed(board, barred)}: no city can ever stand there, beside a fixed oracle"
        yield _warning("MG-22", what, "leave a hex between it and the oracle", board, barred)


def _fault(rule: str, what: str, remedy: str, board: Board, cells: Iterable[Cell]) -> Problem:
    return Problem("fault", what, remedy, rule, _hexes(board, cells))


def _warning(rule: str, what: str, remedy: str, board: Board, cells: Iterable[Cell]) -> Problem:
    return Problem("warning", what, remedy, rule, _hexes(board, cells))


def _hexes(board: Board, cells: Iterable[Cell]) -> tuple[Hex, ...]:
    return tuple(board.cells[cell] for cell in cells)


def _listed(board: Board, cells: list[Cell] | tuple[Cell, ...]) -> str:
    """Names of the first few cells, and how many more there are."""
    first = ", ".join(board.name_of(cell) for cell in cells[:_SHOWN])
    more = len(cells) - _SHOWN
    return f"{first} and {more} more" if more > 0 else first
