"""Positions of the compiled Magna Grecia in the words of its slow twin.

`facts` gives the tables described in `magna_grecia_twin.adapter`; the twin makes its own
position of them with `from_facts`. Cells have the same numbers on both sides: those of
the board's reading order.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import SimpleNamespace
from typing import Any

from engine.boards.board import Board
from engine.game import Card, Record
from engine.games.magna_grecia.position import bits_of
from engine.games.magna_grecia.state import (
    CITY_TILE,
    EDGES,
    NO_PLACE,
    OPEN,
    OVER,
    PHASES,
    ROAD_TILE,
)
from tests.support.magna_grecia_twin.board import Board as TwinBoard
from tests.support.magna_grecia_twin.board import opposite
from tests.support.magna_grecia_twin.table import Table

STOCKS = ("front_roads", "front_cities", "reserve_roads", "reserve_cities", "supply")


def twin_table(board: Board, cards: Sequence[Card], seats: int, values: Mapping[str, Any]) -> Table:
    """The twin's table for what `GAME.prepare` is given."""
    twin_board = TwinBoard.from_spaces(board.spaces(), board.orientation)
    return Table.laid(twin_board, cards, seats, values)


def facts(record: Record, state: Record) -> dict[str, Any]:
    """The position as the twin's plain data, every table sorted."""
    record, state = _plain(record), _plain(state)
    phase = PHASES[int(state.phase)]
    over = phase == "over"
    seats = int(record.seats)
    ground = _Ground(record, state)
    return {
        "roads": ground.roads(),
        "cities": ground.cities(),
        "closed": sorted(ground.closed() | ground.closed_by_group()),
        "oracles": list(_oracles(record, state)),
        "markets": sorted(_markets(record, state)),
        "scores": _scores(record, state),
        **{name: getattr(state, name)[:seats].tolist() for name in STOCKS},
        "cards": state.cards[: record.cards].tolist(),
        **_turn(record, state, phase),
        "phase": phase,
        "active": -1 if over else int(state.active),
        "to_move": -1 if over else int(state.seat),
        "debt": [int(record.place_cell[place]) for place in bits_of(state.debt)],
        "unfinished": ground.group,
        "keep_pending": _keep_pending(record, state),
    }


def _plain(record: Record) -> SimpleNamespace:
    """The fields of a record as attributes that are quicker to read than the record's own."""
    return SimpleNamespace(**dict(zip(record.dtype.names, record.item(), strict=True)))


class _Ground:
    """What lies on the cells; fields of the state as lists, which are quick to read.

    Attributes:
        group: The cells of the turn's unfinished group (MG-A25).
    """

    def __init__(self, record: SimpleNamespace, state: SimpleNamespace) -> None:
        self.record = record
        self.tile = state.tile[: record.cells].tolist()
        self.ends = state.ends[: record.cells].tolist()
        words = state.unfinished.tolist()
        self.group = [cell for cell in range(len(self.tile)) if words[cell >> 6] >> (cell & 63) & 1]

    def roads(self) -> list[tuple[int, ...]]:
        """Cell, seat and the two edges of each road tile, the lower edge first."""
        return [
            (cell, tile - ROAD_TILE, *_edges(self.ends[cell]))
            for cell, tile in enumerate(self.tile)
            if ROAD_TILE <= tile < CITY_TILE
        ]

    def cities(self) -> list[tuple[int, int]]:
        """Cell and seat of each city tile."""
        tiles = enumerate(self.tile)
        return [(cell, tile - CITY_TILE) for cell, tile in tiles if tile >= CITY_TILE]

    def closed(self) -> set[tuple[int, int]]:
        """Road ends closed for good: noted at the city tile, told by the road tile."""
        return {
            (int(self.record.neighbours[cell, edge]), opposite(edge))
            for cell, _ in self.cities()
            for edge in _edges(self.ends[cell])
        }

    def closed_by_group(self) -> set[tuple[int, int]]:
        """Road ends in front of ordinary hexes of an unfinished group (MG-A22 `closed`).

        The twin closes them with the tile, the kernels with the city: no move tells the
        difference, since the group is a city or part of one when roads are laid again.
        """
        if not self.record.late_city_link:
            return set()
        facing = {
            (int(self.record.neighbours[cell, edge]), opposite(edge))
            for cell in self.group
            if self.record.ground[cell] == OPEN
            for edge in range(EDGES)
        }
        roads = {cell: ends for cell, _, *ends in self.roads()}
        return {(cell, edge) for cell, edge in facing if edge in roads.get(cell, ())}


def _edges(mask: int) -> list[int]:
    return [edge for edge in range(EDGES) if mask >> edge & 1]


def _oracles(record: SimpleNamespace, state: SimpleNamespace) -> Iterator[tuple[int, int | None]]:
    """Each oracle's cell with the name hex of the city that controls it."""
    for oracle in bits_of(state.oracle_places):
        holder = int(state.controller[oracle])
        city = None if holder == NO_PLACE else int(record.place_cell[holder])
        yield int(record.place_cell[oracle]), city


def _markets(record: SimpleNamespace, state: SimpleNamespace) -> Iterator[tuple[int, int, str]]:
    """Name hex, seat and kind of each market."""
    for seat in range(int(record.seats)):
        fresh, spent = bits_of(state.unsold[seat]), bits_of(state.sold[seat])
        for place in {*fresh, *spent}:
            kind = "sold" if place not in fresh else "both" if place in spent else "unsold"
            yield int(record.place_cell[place]), seat, kind


def _scores(record: SimpleNamespace, state: SimpleNamespace) -> list[int]:
    """Points on the table; what MG-42 has added at the end is taken off again."""
    scores = state.score[: record.seats].tolist()
    if state.phase != OVER:
        return scores
    added = (state.market_value + state.oracle_points).tolist()
    return [score - more for score, more in zip(scores, added[: len(scores)], strict=True)]


def _turn(record: SimpleNamespace, state: SimpleNamespace, phase: str) -> dict[str, int | bool]:
    """Round, turn and what was laid, as the twin counts: nothing beyond the step of actions."""
    acting = phase in ("actions", "keep") or (phase == "control" and not record.control_timing)
    return {
        "round": int(state.rounds_played),
        "turn": 0 if phase == "draft" else int(state.turn),
        "x": int(state.roads_laid) if acting else 0,
        "y": int(state.cities_laid) if acting else 0,
        "founded": bool(state.founded) if acting else False,
    }


def _keep_pending(record: SimpleNamespace, state: SimpleNamespace) -> list[int]:
    """The seats that owe a choice of markets, in the order of asking."""
    if not state.keep_pending:
        return []
    order = [int(seat) for seat in record.order[state.cards[state.rounds_played]][: record.seats]]
    asked = order[int(state.turn) :] + order[: int(state.turn)]
    return [seat for seat in asked if int(state.keep_pending) >> seat & 1]
