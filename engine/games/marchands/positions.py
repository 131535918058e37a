"""Marchands d'Empire: what position files hold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np

from engine.boards.stored import stored_map
from engine.game import Record
from engine.games.marchands import state as at
from engine.games.marchands.contracts import contract_names
from engine.games.marchands.ground import SCHEMA as BOARD
from engine.games.marchands.impossible import PHASES, SLOTS, check_derived, check_written
from engine.games.marchands.saying import say
from engine.positions.reading import Reading
from engine.positions.schema import Column, Names, PositionSchema, Value, listed_names, zeros

_TOKENS: Final = ("", *at.LETTERS, "x")
_COUNTS: Final = tuple(map(str, range(1, at.MOST_NUMBER + 1)))
_MOST: Final = 9999


def _number(key: str, text: str, high: Any, field: str = "", **more: Any) -> Column:
    return Column(key, "integer", text, high=high, field=field, **more)


def _contracts(record: Record) -> Names:
    return listed_names(contract_names(record))


def _sites(record: Record) -> Names:
    return listed_names(stored_map(record.board, BOARD).keys)


def _faces(record: Record) -> Mapping[str, int]:
    return {name: number + 1 for number, name in enumerate(contract_names(record))}


def _spaces(record: Record) -> Sequence[int]:
    """The cities and the capital."""
    return range(int(record.spaces))


def _cities(record: Record) -> Sequence[int]:
    """The cities alone, rising as their numbers do."""
    found: list[int] = record.city[: int(record.cities)].tolist()
    return found


def _areas(record: Record) -> Sequence[int]:
    """The regions; on a map they come behind spaces and links."""
    first = int(record.spaces + record.links)
    return range(first, first + int(record.areas))


COLUMNS: Final = (
    _number("round", "from 1; one more than the last when the game is over", ("rounds", 1),
            "finished", low=1, first=1, default=1),
    Column("starter", "seat", "whose orders come first", field="starter", title="starting player"),
    Column("phase", "word", "what is going on", words=at.STAGES, field="stage", default=at.PLAN),
    _number("step", "orders of this round that were looked at, slot by slot", at.ORDERS * at.SEATS,
            "step", title="orders looked at"),
    _number("left", "electors that are still to be placed", 3, "left",
            title="electors left"),
    _number("rank", "goods that are announced: 0 coal, 1 bronze, 2 silver, 3 gems, 4 gold",
            at.GOODS - 1, "rank", title="goods announced"),
    Column("chance", "integer", "seed of all that is drawn", high=2**64 - 1, field="chance",
           title="seed of chance"),
    _number("owed.goods", "steps of goods on the supply ladder", _MOST),
    _number("owed.contracts", "steps of contracts on the supply ladder", _MOST),
    *(Column(f"on.{rank}", "mapped", f"{rank} on cities", words=_COUNTS[:at.HEAP], where=_spaces)
      for rank in at.RANKS),
    Column("on.contracts", "faced", "contracts on cities", faces=_faces, example="2 ccb-1",
           where=_cities),
    Column("drawn", "sites", "cities whose cards are drawn", field="drawn", code=1, where=_cities,
           rules=("ME-A9",), title="cities drawn"),
    *(_number(f"gone.{rank}", f"{rank} out of the game", rank, rules=("ME-A1",))
      for rank in at.RANKS),
    *(_number(f"lot.{phase}", "seat on which the lot of a tie fell, from 1; 0 for none", "seats")
      for phase in PHASES),
    Column("caravan.*", "site", "where the caravan stands", field="at", where=_spaces,
           left_out='not placed yet, in phase `"start"` only'),
    *(Column(slot, "word", "an order", words=_TOKENS) for slot in SLOTS),
    _number("rests.*", "how often nothing more was laid", ("orders", 1), "rests",
            title="no more orders"),
    *(_number(f"held.*.{rank}", f"{rank} behind the screen", rank) for rank in at.RANKS),
    Column("kept.*", "card", "contracts behind the screen", field="place", code=at.KEPT),
    _number("monopolies.*", "monopolies behind the screen", _MOST, "tiles"),
    Column("churches.*", "sites", "cities with churches", field="church", code=1, where=_cities),
    Column("electors.*", "mapped", "electors in regions", words=_COUNTS, where=_areas),
    Column("visited.*", "sites", "cities where goods were taken in this round", where=_spaces,
           title="goods taken here"),
    _number("said.*", "number announced, plus one; 0 for none yet", at.MOST_NUMBER + 1, "said",
            title="announced, plus one"),
    _number("taken.*", "goods taken in this game", _MOST, "taken", title="goods taken"),
    _number("failed.*", "orders lost", _MOST, "failed", title="orders lost"),
    _number("fulfilled.*", "contracts fulfilled", _MOST, "fulfilled", title="contracts fulfilled"),
    _number("campaigns.*", "rewards that were electors", _MOST, "campaigns",
            title="electors as reward"),
)  # fmt: skip


def unpack(record: Record, state: Record) -> Mapping[str, Value]:
    """What no field holds as files have it."""
    seats, spaces = range(int(record.seats)), int(record.spaces)
    goods = state.goods[:spaces].astype(np.int64)
    first_area = spaces + int(record.links)
    owed = state.owed.tolist()
    found: dict[str, Value] = {"owed.goods": owed[0], "owed.contracts": owed[1]}
    for rank, name in enumerate(at.RANKS):
        here = goods >> at.BITS * rank & at.HEAP
        found[f"on.{name}"] = {int(n): int(here[n]) - 1 for n in np.flatnonzero(here)}
        found[f"gone.{name}"] = int(state.gone[rank])
        found[f"held.*.{name}"] = tuple(int(state.held[seat, rank]) for seat in seats)
    there = np.flatnonzero(state.contract[:spaces])
    found["on.contracts"] = tuple((int(n), int(state.contract[n])) for n in there)
    for phase, name in enumerate(PHASES):
        found[f"lot.{name}"] = int(state.lot[phase])
    for slot, key in enumerate(SLOTS):
        found[key] = tuple(int(state.tokens[seat, slot]) for seat in seats)
    found["electors.*"] = tuple(
        {first_area + int(n): int(row[n]) - 1 for n in np.flatnonzero(row)}
        for row in (state.votes[seat] for seat in seats)
    )
    visited = state.visited[:spaces]
    found["visited.*"] = tuple(
        tuple(int(n) for n in np.flatnonzero(visited >> seat & 1)) for seat in seats
    )
    return found


def pack(reading: Reading) -> None:
    """Put what no field holds into the state."""
    record, state = reading.S, reading.G
    first_area = int(record.spaces + record.links)
    state.owed[:] = [reading.value("owed.goods"), reading.value("owed.contracts")]
    for rank, name in enumerate(at.RANKS):
        for site, word in reading.value(f"on.{name}").items():
            state.goods[site] += np.uint32(word + 1 << at.BITS * rank)
        state.gone[rank] = reading.value(f"gone.{name}")
        for seat in range(int(record.seats)):
            state.held[seat, rank] = reading.value(f"held.*.{name}", seat)
    for site, number in reading.value("on.contracts"):
        _lay(reading, site, number)
    for phase, name in enumerate(PHASES):
        state.lot[phase] = reading.value(f"lot.{name}")
    for seat in range(int(record.seats)):
        for slot, key in enumerate(SLOTS):
            state.tokens[seat, slot] = reading.value(key, seat)
        for site, word in reading.value("electors.*", seat).items():
            state.votes[seat, site - first_area] = word + 1
        for site in reading.value("visited.*", seat):
            state.visited[site] |= np.uint8(1 << seat)
    check_written(reading)


def _lay(reading: Reading, site: int, number: int) -> None:
    """A contract on a city."""
    state, name = reading.G, reading.cards.name(number - 1)
    if state.place[number - 1] != at.BAG or state.contract[site]:
        what = say("'{name}' is in two places, or not alone", name=name)
        reading.fault("on.contracts", what, say("leave one of them"))
    else:
        state.contract[site] = number
        state.place[number - 1] = at.LAID


SCHEMA: Final = PositionSchema(
    columns=COLUMNS,
    blank=zeros(at.STATE, at=-1),
    sites=_sites,
    cards=_contracts,
    packed=("owed", "goods", "contract", "gone", "lot", "tokens", "held", "votes", "visited"),
    pack=pack,
    unpack=unpack,
    derived=at.DERIVED,
    check=check_derived,
)
