"""Magna Grecia: why no move of a kind is legal now, the most general reason first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.game import Record, Refusal
from engine.games.magna_grecia.bits import ZERO
from engine.games.magna_grecia.markets import buyable, sales_open
from engine.games.magna_grecia.places import all_cities
from engine.games.magna_grecia.reasons import (
    reason,
    why_no_draw_now,
    why_no_road_now,
    why_no_tile_left,
    wrong_phase,
)
from engine.games.magna_grecia.refusals import LACKS, SENTENCES, Lack, Why
from engine.games.magna_grecia.state import (
    ACTIVE_MARKET,
    BUY,
    CITY,
    DRAW,
    KIND_SHIFT,
    MOVE_KINDS,
    NO_CELL,
    PLACE_ORACLE,
    ROAD,
    ROAD_TILE,
    SELL,
)
from engine.games.magna_grecia.words import worded


def why_none(record: Record, state: Record, kind: str, cell: int = NO_CELL) -> Refusal:
    """What bars every move of a kind, or on a hex that none names; see `engine.remarks.Barring`."""
    number = MOVE_KINDS.index(kind)
    any_move = number << KIND_SHIFT
    found: int | Lack = int(wrong_phase(state, number))
    if found == Why.ALLOWED and cell != NO_CELL:
        found = _BESIDE.get(number, Why.NO_SUCH_MOVE)
    elif found == Why.ALLOWED:
        judge = _JUDGES.get(number)
        found = judge(record, state) if judge else int(reason(record, state, any_move))
    said = LACKS[found] if isinstance(found, Lack) else SENTENCES[found]
    return worded(record, state, any_move, said)


def _no_road(S: Record, G: Record) -> int | Lack:
    """The turn, then what a road could start from, then where it could lie."""
    code = int(why_no_road_now(S, G))
    if code != Why.ALLOWED:
        return code
    if G.frontier[G.seat].any():
        return Lack.ROAD_END
    if G.cities[G.seat] != ZERO or (G.tile == ROAD_TILE + G.seat).any():
        return Lack.ROAD_HEX
    if all_cities(G) == ZERO:
        return Lack.ROAD_START
    return Lack.ROAD_HEX if S.foreign_start == 0 else Lack.ROAD_OWN_START


def _no_city(S: Record, G: Record) -> int | Lack:
    """The turn, then whether founding and extending are possible at all."""
    code = int(why_no_tile_left(S, G))
    if code != Why.ALLOWED:
        return code
    if G.founded:
        return Lack.CITY_EXTENSION
    return Lack.CITY_HEX if G.cities[G.seat] != ZERO else Lack.CITY_VILLAGE


def _no_draw(S: Record, G: Record) -> int | Lack:
    """The turn, then the reserve, then an amount of 0 on the card."""
    code = int(why_no_draw_now(S, G))
    if code != Why.ALLOWED:
        return code
    empty = G.reserve_roads[G.seat] == 0 and G.reserve_cities[G.seat] == 0
    return Lack.DRAW_RESERVE if empty else Lack.DRAW_AMOUNT


def _no_purchase(S: Record, G: Record) -> int | Lack:
    """The supply of markets, then places, then points."""
    if G.supply[G.seat] == 0:
        return Why.BUY_SUPPLY
    return Lack.BUY_PLACE if buyable(S, G, G.seat) == ZERO else Lack.BUY_POINTS


def _no_sale(S: Record, G: Record) -> int | Lack:
    """The round, then markets, then what they are worth."""
    if not sales_open(S, G):
        return Why.SELL_LAST_ROUND
    if G.unsold[G.seat] == ZERO:
        return Lack.SELL_MARKET if G.sold[G.seat] == ZERO else Lack.SELL_UNSOLD
    return Lack.SELL_ACTIVE if S.sellable == ACTIVE_MARKET else Lack.SELL_VALUE


_JUDGES: Final[dict[int, Callable[[Record, Record], int | Lack]]] = {
    ROAD: _no_road,
    CITY: _no_city,
    DRAW: _no_draw,
    BUY: _no_purchase,
    SELL: _no_sale,
}
_BESIDE: Final[dict[int, int]] = {  # where there is no place at all
    BUY: Why.BUY_NOWHERE,
    SELL: Why.SELL_NONE,
    PLACE_ORACLE: Why.ORACLE_COASTAL,
}
