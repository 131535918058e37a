"""Magna Grecia: what a position file holds, and what no field of the state holds as it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from engine.boards.lattice import edge_names
from engine.game import Record
from engine.games.magna_grecia import deal
from engine.games.magna_grecia.moves import cell_name, find_cell, orientation, pair_name
from engine.games.magna_grecia.position import bits_of, seat_names
from engine.games.magna_grecia.position_checks import check
from engine.games.magna_grecia.position_pack import pack
from engine.games.magna_grecia.state import (
    CITY_TILE,
    NO_PLACE,
    PAIR_COUNT,
    PAIR_MASK,
    PHASES,
    ROAD_TILE,
    state_dtype,
)
from engine.positions.schema import Column, Names, PositionSchema, Stock, Value, listed_names

MOST_POINTS: Final = 9999
_TILES: Final = (("road", "roads"), ("city", "cities"))  # as keys and fields call one and many
_OF: Final = {many: (f"stock_{many}", f"reserve_{many}") for _, many in _TILES}  # in all
_HISTORY: Final = {
    "sold_points": "points earned by selling",
    "tile_points": "points spent on tiles",
    "market_points": "points spent on markets",
    "market_value": "points for markets at the end",
    "oracle_points": "points for oracles at the end",
    "foundings": "cities founded",
    "merges": "cities merged",
    "foreign_starts": "roads begun at others' cities",
}


def blank(record: Record) -> Record:
    """A state with an empty board and empty stocks."""
    state = np.zeros(1, state_dtype(len(record.place_of))).view(np.recarray)[0]
    deal.clear(record, state)
    return state


def road_faces(record: Record) -> dict[str, int]:
    """Ways in which a road tile may lie, such as "nw-se", with the mask of its edges."""
    allowed = int(record.touching[63])
    pairs = [pair for pair in range(PAIR_COUNT) if allowed >> pair & 1]
    named = {pair_name(record, pair): int(PAIR_MASK[pair]) for pair in pairs}
    turned = {"-".join(reversed(name.split("-"))): mask for name, mask in named.items()}
    return dict(sorted(named.items())) | turned


def edges(record: Record) -> dict[str, int]:
    """Edges of a hex with their bits."""
    return {name: 1 << edge for edge, name in enumerate(edge_names(orientation(record)))}


def _sites(record: Record) -> Names:
    return Names(
        int(record.cells),
        lambda cell: cell_name(record, cell),
        lambda name: find_cell(record, name),
    )


def _cards(record: Record) -> Names:
    return listed_names([str(card + 1) for card in range(int(record.cards))])


def _of_seat(key: str, kind: Any, text: str, **more: Any) -> Column:
    return Column(f"seats.*.{key}", kind, text, **more)


_FLOW: Final = (
    Column(
        "round",
        "integer",
        "from 1; one more than the last when the game is over",
        low=1,
        high=("rounds", 1),
        first=1,
        default=1,
        field="rounds_played",
    ),
    Column(
        "phase",
        "word",
        "what is being done",
        words=PHASES,
        default="actions",
        field="phase",
    ),
    Column(
        "active",
        "seat",
        "seat whose turn it is",
        default=None,
        left_out="the first on the card",
        field="active",
    ),
    Column(
        "cards",
        "order",
        "the stack from its top: numbers of cards in the deck's table",
        default="stack",
        left_out="in the order of the table",
        field="cards",
        title="stack of cards",
    ),
    Column(
        "oracles_left",
        "integer",
        "still to be placed in a draft",
        high="oracles",
        field="oracles_left",
    ),
    Column(
        "closed",
        "faced",
        "road ends closed for good",
        example="c5 nw",
        faces=edges,
        rules=("MG-A22",),
        title="closed road ends",
    ),
    Column(
        "oracles",
        "mapped",
        'each oracle with the city that controls it, `""` for nobody, `"auto"` for whoever '
        "should by its connections",
        words=("", "auto"),
        among=("seats.*.city_tiles",),
        title="oracle",
    ),
)
_TURN: Final = (
    *(
        Column(
            f"turn.{many}_laid",
            "integer",
            f"{one} tiles laid in this turn",
            high=tuple(part for parts in _OF.values() for part in parts),
            field=f"{many}_laid",
        )
        for one, many in _TILES
    ),
    Column("turn.founded", "flag", "whether a city was founded in this turn", field="founded"),
    Column(
        "turn.must_cover",
        "sites",
        "villages still to cover",
        rules=("MG-23",),
        title="villages still to cover",
    ),
    Column(
        "turn.unfinished",
        "sites",
        "city tiles of an unfinished city",
        field="unfinished",
        rules=("MG-A25",),
        title="tiles of an unfinished city",
    ),
    Column(
        "turn.keep",
        "seats",
        "seats that must choose a market",
        field="keep_pending",
        rules=("MG-27",),
        title="who must choose a market",
    ),
    Column(
        "turn.contested",
        "sites",
        "oracles to be given to a city",
        rules=("MG-A10",),
        title="contested oracles",
    ),
    Column(
        "turn.keep_in",
        "site",
        "the city in which they must choose",
        among=("seats.*.city_tiles",),
        rules=("MG-27",),
        title="where they choose",
    ),
)
_SEATS: Final = (
    _of_seat("score", "integer", "points", high=MOST_POINTS, default="start_score", field="score"),
    *(
        _of_seat(
            many,
            "integer",
            f"{one} tiles in front",
            high=_OF[many],
            default=f"stock_{many}",
            field=f"front_{many}",
        )
        for one, many in _TILES
    ),
    *(
        _of_seat(
            f"reserve_{many}",
            "integer",
            f"{one} tiles in the reserve",
            high=_OF[many],
            left_out="what is neither laid nor in front",
            field=f"reserve_{many}",
        )
        for one, many in _TILES
    ),
    _of_seat(
        "markets",
        "integer",
        "markets at hand",
        high="markets",
        left_out="what is not on the board",
        field="supply",
    ),
    _of_seat(
        "road_tiles",
        "faced",
        "hexes and edges",
        example="c2 n-sw",
        faces=road_faces,
        field="tile",
        code=ROAD_TILE,
        face_field="ends",
        rules=("MG-12", "MG-A2"),
    ),
    _of_seat("city_tiles", "sites", "hexes", field="tile", code=CITY_TILE),
    *(
        _of_seat(
            key,
            "sites",
            f"places of {key} markets; a city goes by any of its hexes",
            title=f"{key} markets",
        )
        for key in ("unsold", "sold")
    ),
    *(
        _of_seat(key, "integer", f"{text}, for the measures", high=MOST_POINTS, field=key)
        for key, text in _HISTORY.items()
    ),
)
_STOCKS: Final = (
    *(
        Stock(
            _OF[many],
            (f"seats.*.{one}_tiles", f"seats.*.{many}", f"seats.*.reserve_{many}"),
            rest=f"seats.*.reserve_{many}",
            place=f"seats.*.{many}",
            text=f"{one} tiles: {{{one}_tiles}} laid, {{{many}}} in front "
            f"and {{reserve_{many}}} in reserve",
            rules=("MG-1",),
        )
        for one, many in _TILES
    ),
    Stock(
        "markets",
        ("seats.*.unsold", "seats.*.sold", "seats.*.markets"),
        rest="seats.*.markets",
        place="seats.*.markets",
        text="markets: {unsold} unsold and {sold} sold on the board, {markets} at hand",
        rules=("MG-1",),
        loose="merged_markets",
    ),
)


_PACKED: Final = (
    *("turn", "seat", "debt", "contested", "oracle_places"),
    *("unsold", "sold", "controller", "keep_place"),
)
_DERIVED: Final = (
    *("villages", "cities", "near_oracles", "near_cities", "touched", "links", "city_size"),
    *("price", "place", "near", "start", "frontier", "extend", "pending", "unfinished_count"),
)


def unpack(record: Record, state: Record) -> Mapping[str, Value]:
    """What no field of the state holds as it is: places by their hexes, closed ends, oracles."""
    S, G = record, state
    seats = range(len(seat_names(S)))
    cell = [int(found) for found in S.place_cell]
    holders = {place: int(G.controller[place]) for place in bits_of(G.oracle_places)}
    cities = np.flatnonzero(G.tile[: S.cells] >= CITY_TILE)
    found = {
        "closed": [(int(tile), 1 << edge) for tile in cities for edge in bits_of(G.ends[tile])],
        "oracles": {
            cell[place]: 0 if holder == NO_PLACE else 2 + cell[holder]
            for place, holder in holders.items()
        },
        "turn.must_cover": [cell[place] for place in bits_of(G.debt)],
        "turn.contested": [cell[place] for place in bits_of(G.contested)],
        "seats.*.unsold": [[cell[place] for place in bits_of(G.unsold[one])] for one in seats],
        "seats.*.sold": [[cell[place] for place in bits_of(G.sold[one])] for one in seats],
    }
    return found | ({"turn.keep_in": cell[int(G.keep_place)]} if G.keep_pending else {})


SCHEMA: Final = PositionSchema(
    columns=(*_FLOW, *_TURN, *_SEATS),
    blank=blank,
    stocks=_STOCKS,
    sites=_sites,
    cards=_cards,
    packed=_PACKED,
    pack=pack,
    unpack=unpack,
    derived=_DERIVED,
    check=check,
)
