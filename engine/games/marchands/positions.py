"""Marchands d'Empire: what position files hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from engine.boards.stored import stored_map
from engine.game import Record
from engine.games.marchands import state as at
from engine.games.marchands.contracts import contract_names
from engine.games.marchands.ground import SCHEMA as BOARD
from engine.games.marchands.saying import say
from engine.positions.reading import Reading
from engine.positions.schema import Column, Names, PositionSchema, Value, listed_names, zeros

_TOKENS: Final = ("", *at.LETTERS, "x")
_COUNTS: Final = tuple(map(str, range(1, at.MOST_NUMBER + 1)))
_MOST: Final = 9999
PHASES: Final = ("first", "second", "third")  # of the end
SLOTS: Final = tuple(f"order_{slot}.*" for slot in range(1, at.ORDERS + 1))


def _number(key: str, text: str, high: Any, field: str = "", **more: Any) -> Column:
    return Column(key, "integer", text, high=high, field=field, **more)


def _contracts(record: Record) -> Names:
    return listed_names(contract_names(record))


def _sites(record: Record) -> Names:
    return listed_names(stored_map(record.board, BOARD).keys)


def _faces(record: Record) -> Mapping[str, int]:
    return {name: number + 1 for number, name in enumerate(contract_names(record))}


COLUMNS: Final = (
    _number("round", "from 1; one more than the last when the game is over", ("rounds", 1),
            "finished", low=1, first=1, default=1),
    Column("starter", "seat", "whose orders come first", field="starter"),
    Column("phase", "word", "what is going on", words=at.STAGES, field="stage", default=at.PLAN),
    _number("step", "orders of this round that were looked at, slot by slot", at.ORDERS * at.SEATS,
            "step"),
    _number("left", "electors that are still to be placed", 3, "left"),
    _number("rank", "goods that are announced: 0 coal, 1 bronze, 2 silver, 3 gems, 4 gold",
            at.GOODS - 1, "rank"),
    Column("chance", "integer", "seed of all that is drawn", high=2**64 - 1, field="chance"),
    _number("owed.goods", "steps of goods on the supply ladder", _MOST),
    _number("owed.contracts", "steps of contracts on the supply ladder", _MOST),
    *(Column(f"on.{rank}", "mapped", f"{rank} on cities", words=_COUNTS[:at.HEAP])
      for rank in at.RANKS),
    Column("on.contracts", "faced", "contracts on cities", faces=_faces, example="2 ccb-1"),
    Column("drawn", "sites", "cities whose cards are drawn", field="drawn", code=1),
    *(_number(f"gone.{rank}", f"{rank} out of the game", rank) for rank in at.RANKS),
    *(_number(f"lot.{phase}", "seat on which the lot of a tie fell, from 1; 0 for none", "seats")
      for phase in PHASES),
    Column("caravan.*", "site", "where the caravan stands", field="at",
           left_out='not placed yet, in phase `"start"` only'),
    *(Column(slot, "word", "an order", words=_TOKENS) for slot in SLOTS),
    _number("rests.*", "how often nothing more was laid", ("orders", 1), "rests"),
    *(_number(f"held.*.{rank}", f"{rank} behind the screen", rank) for rank in at.RANKS),
    Column("kept.*", "card", "contracts behind the screen", field="place", code=at.KEPT),
    _number("monopolies.*", "monopolies behind the screen", _MOST, "tiles"),
    Column("churches.*", "sites", "cities with churches", field="church", code=1),
    Column("electors.*", "mapped", "electors in regions", words=_COUNTS),
    Column("visited.*", "sites", "cities where goods were taken in this round"),
    _number("said.*", "number announced, plus one; 0 for none yet", at.MOST_NUMBER + 1, "said"),
    _number("taken.*", "goods taken in this game", _MOST, "taken"),
    _number("failed.*", "orders lost", _MOST, "failed"),
    _number("fulfilled.*", "contracts fulfilled", _MOST, "fulfilled"),
    _number("campaigns.*", "rewards that were electors", _MOST, "campaigns"),
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
    spaces, first_area = int(record.spaces), int(record.spaces + record.links)
    state.owed[:] = [reading.value("owed.goods"), reading.value("owed.contracts")]
    for rank, name in enumerate(at.RANKS):
        for site, word in reading.value(f"on.{name}").items():
            if site < spaces:
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
            if site < first_area:
                what = say("'{name}' is not a region", name=reading.sites.name(site))
                reading.fault("electors.*", what, say("name a region"), seat=seat)
            else:
                state.votes[seat, site - first_area] = word + 1
        for site in reading.value("visited.*", seat):
            if site < spaces:
                state.visited[site] |= np.uint8(1 << seat)
    _check_places(reading)


def _lay(reading: Reading, site: int, number: int) -> None:
    """A contract on a city."""
    state, record = reading.G, reading.S
    name = reading.cards.name(number - 1)
    if site >= record.spaces or site == record.capital:
        what = say("'{name}' does not lie on a city", name=name)
        reading.fault("on.contracts", what, say("name a city"))
    elif state.place[number - 1] != at.BAG or state.contract[site]:
        what = say("'{name}' is in two places, or not alone", name=name)
        reading.fault("on.contracts", what, say("leave one of them"))
    else:
        state.contract[site] = number
        state.place[number - 1] = at.LAID


def _check_places(reading: Reading) -> None:
    """Places that cannot be: caravans, churches, goods together with a contract."""
    record, state = reading.S, reading.G
    spaces = int(record.spaces)
    for seat in range(int(record.seats)):
        there = int(state.at[seat])
        if there >= spaces or (there < 0 and state.stage != at.START_STAGE):
            what = say("the caravan stands in no city")
            reading.fault("caravan.*", what, say("name a city"), seat=seat)
        elif there >= 0 and state.stage == at.START_STAGE:
            _check_start(reading, seat)
        row = state.tokens[seat].tolist()
        laid = len([token for token in row if token])
        if any(row[laid:]) or laid > record.orders:
            what = say("the orders have gaps, or are too many")
            reading.fault("order_1.*", what, say("lay them from the first one on"), seat=seat)
    for site in range(spaces):
        if state.goods[site] and state.contract[site]:
            what = say("'{name}' has goods and a contract", name=reading.sites.name(site))
            reading.fault("on.contracts", what, say("leave one of them"), sites=(site,))
    placed = (state.church != 0) & (np.arange(at.SPACES) >= spaces)
    if placed.any() or (record.capital >= 0 and state.church[int(record.capital)]):
        reading.fault("churches.*", say("a church stands in no city"), say("name a city"), seat=0)


def _check_start(reading: Reading, seat: int) -> None:
    """Where a caravan may not be placed (ME-4)."""
    there = int(reading.G.at[seat])
    remedy = say("name another city")
    if there == reading.S.capital:
        reading.fault("caravan.*", say("no caravan begins in the capital"), remedy, seat=seat)
    elif there in reading.G.at[:seat]:
        reading.fault("caravan.*", say("two caravans begin in one city"), remedy, seat=seat)


def check(reading: Reading) -> None:
    """Pieces beyond those in the game, and phases in which nobody decides."""
    record, state = reading.S, reading.G
    for rank, name in enumerate(at.RANKS):
        if state.bag[rank] < 0:
            what = say("more {goods} than there are in the game", goods=say(name))
            reading.fault(f"on.{name}", what, say("write smaller numbers"))
    for seat in range(int(record.seats)):
        if state.built[seat] > record.churches:
            what = say("more churches than the player has")
            reading.fault("churches.*", what, say("leave some out"), seat=seat)
        if state.voted[seat] > record.electors:
            what = say("more electors than the player has")
            reading.fault("electors.*", what, say("write smaller numbers"), seat=seat)
        if state.said[seat] and state.said[seat] - 1 > state.held[seat, int(state.rank)]:
            what = say("more was announced than there is")
            reading.fault("said.*", what, say("write a smaller number"), seat=seat)
    _check_phase(reading)
    if not reading.faults and not _decides(record, state):
        remedy = say("name the phase, and leave somebody a choice")
        reading.fault("phase", say("there is nothing to decide"), remedy)


def _check_phase(reading: Reading) -> None:
    """What the phase cannot have yet: announcements, orders, goods taken (ME-7, ME-20)."""
    record, state = reading.S, reading.G
    seats, stage = int(record.seats), int(state.stage)
    for place in range(seats):
        seat = (int(state.starter) + place) % seats
        answered = stage == at.SAY and place < state.answers
        if bool(state.said[seat]) != answered:
            what = say("announcements are made in turn, from the starter on")
            reading.fault("said.*", what, say("write those that were made so far"), seat=seat)
            break
    for seat in range(seats) if stage == at.START_STAGE else ():
        for key, laid in (("order_1.*", state.tokens[seat].any()), ("rests.*", state.rests[seat])):
            if laid:
                what = say("no orders are laid before the first round")
                reading.fault(key, what, say("leave it out"), seat=seat)
    if stage in (at.START_STAGE, at.PLAN) and state.visited.any():
        seat = int(state.visited.max()).bit_length() - 1
        what = say("no goods are taken in a round before its orders are carried out")
        reading.fault("visited.*", what, say("leave them out"), seat=seat)
    _check_lots(reading)


def _check_lots(reading: Reading) -> None:
    """Lots that nothing asks for, and those that are missing (ME-A10)."""
    from engine.games.marchands.ending import tied_in

    record, state = reading.S, reading.G
    for phase, name in enumerate(PHASES):
        lot = int(state.lot[phase])
        tied = int(tied_in(record, state, phase)) if state.stage == at.OVER else 0
        if lot and state.stage != at.OVER:
            reading.fault(f"lot.{name}", say("lots are drawn at the end"), say("leave it out"))
        elif lot and not tied >> (lot - 1) & 1:
            what = say("this lot settles no tie of that player")
            reading.fault(f"lot.{name}", what, say("leave it out, or name one who ties"))
        elif tied and not lot:
            what = say("the lot of a tie is missing")
            reading.fault(f"lot.{name}", what, say("name one who ties, from 1 on"))


def _decides(record: Record, state: Record) -> bool:
    """Whether the phase is one in which somebody decides, or the end."""
    from engine.games.marchands.carrying import seat_of_step
    from engine.games.marchands.planning import missing
    from engine.games.marchands.rounds import last_round

    stage, seats = int(state.stage), int(record.seats)
    over = bool(state.finished >= last_round(record))
    if over or stage == at.OVER:
        return over and stage == at.OVER
    if stage == at.START_STAGE:
        return bool((state.at[:seats] < 0).any())
    if stage == at.PLAN:
        return bool((state.laid + state.rests <= record.orders)[:seats].any())
    if stage == at.SAY:
        return bool(state.answers < seats)
    if stage not in (at.CHOOSE, at.ELECT) or state.step < 1:
        return False
    seat = int(seat_of_step(record, state, int(state.step) - 1))
    space = int(state.at[seat])
    if stage == at.ELECT:
        left = int(record.electors - state.voted[seat])
        return bool(0 < state.left <= left and record.touches[space])
    contract = int(state.contract[space]) - 1
    return contract >= 0 and int(missing(record, state, seat, contract)) == 0


SCHEMA: Final = PositionSchema(
    columns=COLUMNS,
    blank=zeros(at.STATE, at=-1),
    sites=_sites,
    cards=_contracts,
    packed=("owed", "goods", "contract", "gone", "lot", "tokens", "held", "votes", "visited"),
    pack=pack,
    unpack=unpack,
    derived=at.DERIVED,
    check=check,
)
