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
from engine.games.magna_grecia.saying import say
from engine.remedies import few_listed

_INLAND: Final = ("village", "oracle")
_PLACES: Final = ("village", "coastal_village", "oracle")


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
        what = say(
            "the board cannot seat {seats:player|players}: "
            "it has {coastal:coastal village|coastal villages}",
            seats=seats,
            coastal=len(coastal),
        )
        yield _fault("MG-19", what, say("give it one for each player at least"), board, coastal)


def _oracles(board: Board, values: Mapping[str, Value]) -> Iterator[Problem]:
    oracles = int(str(values["oracles"]))
    inland, sites = board.of_kind(*_INLAND), board.of_kind("oracle")
    if oracles and len(inland) <= oracles:
        what = say(
            "the board cannot take {oracles:oracle|oracles}: "
            "it has {inland:inland village|inland villages}",
            oracles=oracles,
            inland=len(inland),
        )
        remedy = say(
            "give it {wanted} inland villages at least, or play with fewer oracles",
            wanted=oracles + 1,
        )
        yield _fault("MG-3", what, remedy, board, inland)
    if values["oracle_setup"] != "fixed":
        return
    if len(sites) < oracles:
        what = say(
            "the board fixes {sites:oracle|oracles}, but {oracles} are played",
            sites=len(sites),
            oracles=oracles,
        )
        remedy = say("mark more spaces as oracle sites, or play with fewer oracles")
        yield _fault("MG-A16", what, remedy, board, sites)
    elif len(sites) > oracles:
        what = say(
            "{sites:oracle site|oracle sites} for {oracles:oracle|oracles}: "
            "the last ones stay villages",
            sites=len(sites),
            oracles=oracles,
        )
        remedy = say("make these inland villages, or play with more oracles")
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
            what = say(
                "{players:player|players} could not use the board: "
                "it has {coastal:coastal village|coastal villages}",
                players=players,
                coastal=coastal,
            )
            remedy = say("give it {players} of them if it is meant for so many", players=players)
            yield Problem("warning", what, remedy, "MG-19")
        if inland <= wanted and inland > int(str(values["oracles"])):
            what = say(
                "{inland:inland village|inland villages} cannot take the {wanted:oracle|oracles} "
                "of {players:player|players}",
                inland=inland,
                wanted=wanted,
                players=players,
            )
            remedy = say("give it {wanted} of them if it is meant for so many", wanted=wanted + 1)
            yield Problem("warning", what, remedy, "MG-3")


def _coast(board: Board) -> Iterator[Problem]:
    rim = set(border(board))
    inner = [cell for cell in board.of_kind("coastal_village") if cell not in rim]
    if inner:
        what = say(
            "{spaces}: a coastal village away from the rim of the board",
            spaces=_listed(board, inner),
        )
        yield _warning(
            "MG-19", what, say("move it to the rim, or make it an inland village"), board, inner
        )


def _roads(board: Board) -> Iterator[Problem]:
    """Places that stay out of the net whatever the players do (MG-12, MG-13, MG-19)."""
    places = board.of_kind(*_PLACES)
    land = _open_land(board)
    lands = {cell: _beside(board, land, cell) for cell in places}
    shut = [cell for cell in places if not lands[cell]]
    if shut:
        what = say(
            "{spaces}: no road can end there, since no open land is beside it",
            spaces=_listed(board, shut),
        )
        yield _warning("MG-12", what, say("leave open land on one side at least"), board, shut)
    coastal = board.of_kind("coastal_village")
    groups = _joined(board, lands)
    reached = {cell for group in groups if not group.isdisjoint(coastal) for cell in group}
    cut_off = [cell for cell in board.of_kind(*_INLAND) if cell not in reached and lands[cell]]
    if cut_off and coastal:
        what = say(
            "{spaces}: no road from a coastal village can lead there",
            spaces=_listed(board, cut_off),
        )
        yield _warning(
            "MG-19", what, say("open a way over land, past the places between"), board, cut_off
        )
    alone = [
        cell for group in groups if len(group) == 1 for cell in group & set(coastal) if lands[cell]
    ]
    if alone and len(places) > 1:
        what = say(
            "{spaces}: roads from there lead to no other place",
            spaces=_listed(board, alone),
        )
        yield _warning("MG-29", what, say("open a way over land to another place"), board, alone)


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
        what = say(
            "the oracles {spaces} are nearer than {distance:hex|hexes}",
            spaces=_listed(board, pair),
            distance=values["oracle_distance"],
        )
        yield _warning("MG-A24", what, say("move one of them, or lower the distance"), board, pair)
    if values["founding_distance"] == "extensions_only":
        return
    beside = set(board.neighbours[list(sites)].ravel().tolist()) if sites else set()
    barred = [cell for cell in board.of_kind("village", "coastal_village") if cell in beside]
    if barred:
        what = say(
            "{spaces}: no city can ever stand there, beside a fixed oracle",
            spaces=_listed(board, barred),
        )
        yield _warning("MG-22", what, say("leave a hex between it and the oracle"), board, barred)


def _fault(rule: str, what: str, remedy: str, board: Board, cells: Iterable[Cell]) -> Problem:
    return Problem("fault", what, remedy, rule, _hexes(board, cells))


def _warning(rule: str, what: str, remedy: str, board: Board, cells: Iterable[Cell]) -> Problem:
    return Problem("warning", what, remedy, rule, _hexes(board, cells))


def _hexes(board: Board, cells: Iterable[Cell]) -> tuple[Hex, ...]:
    return tuple(board.cells[cell] for cell in cells)


def _listed(board: Board, cells: list[Cell] | tuple[Cell, ...]) -> str:
    """Names of the first few cells, and how many more there are."""
    return few_listed([board.name_of(cell) for cell in cells])
