"""Marchands d'Empire: positions that no game comes to are refused."""

from __future__ import annotations

from typing import Final

from engine.game import Record
from engine.games.marchands import state as at
from engine.games.marchands.saying import say
from engine.positions.reading import Reading

PHASES: Final = ("first", "second", "third")  # of the end
SLOTS: Final = tuple(f"order_{slot}.*" for slot in range(1, at.ORDERS + 1))


def check_written(reading: Reading) -> None:
    """Places, amounts and numbers that cannot be; nothing derived is asked for."""
    for seat in range(int(reading.S.seats)):
        _check_caravan(reading, seat)
        _check_row(reading, seat)
        _check_stocks(reading, seat)
    for rank in range(at.GOODS):
        _check_goods(reading, rank)
    _check_sites(reading)
    _check_readings(reading)
    _check_numbers(reading)
    _check_monopolies(reading)
    if reading.G.stage in (at.CHOOSE, at.ELECT):
        _check_order(reading)


def check_derived(reading: Reading) -> None:
    """Announcements and lots that cannot be, and phases in which nobody decides."""
    _check_said(reading)
    _check_lots(reading)
    if not reading.faults and not _decides(reading.S, reading.G):
        remedy = say("name the phase, and leave somebody a choice")
        reading.fault("phase", say("there is nothing to decide"), remedy)


def _check_caravan(reading: Reading, seat: int) -> None:
    """Where a caravan may stand, and where it may be placed (ME-4)."""
    there, remedy = int(reading.G.at[seat]), say("name another city")
    if reading.G.stage != at.START_STAGE:
        if there < 0:
            what = say("the caravan stands in no city")
            reading.fault("caravan.*", what, say("name a city"), seat=seat)
    elif there >= 0 and there == reading.S.capital:
        reading.fault("caravan.*", say("no caravan begins in the capital"), remedy, seat=seat)
    elif there >= 0 and there in reading.G.at[:seat]:
        reading.fault("caravan.*", say("two caravans begin in one city"), remedy, seat=seat)


def _check_row(reading: Reading, seat: int) -> None:
    """Orders from the first one on, and as often nothing more as there is time for (ME-7)."""
    state, orders = reading.G, int(reading.S.orders)
    row, rests = state.tokens[seat].tolist(), int(state.rests[seat])
    laid = len([token for token in row if token])
    if state.stage == at.START_STAGE:
        for key, there in (("order_1.*", laid), ("rests.*", rests)):
            if there:
                what = say("no orders are laid before the first round")
                reading.fault(key, what, say("leave it out"), seat=seat)
    elif any(row[laid:]) or laid > orders:
        what = say("the orders have gaps, or are too many")
        reading.fault("order_1.*", what, say("lay them from the first one on"), seat=seat)
    elif laid + rests > orders + 1:
        what = say("a player decides {count} times in a round", count=orders + 1)
        reading.fault("rests.*", what, say("write a smaller number"), seat=seat)


def _check_stocks(reading: Reading, seat: int) -> None:
    """Churches and electors beyond those of a player (ME-2)."""
    if len(reading.value("churches.*", seat)) > reading.S.churches:
        what = say("more churches than the player has")
        reading.fault("churches.*", what, say("leave some out"), seat=seat)
    if _placed(reading, seat) > reading.S.electors:
        what = say("more electors than the player has")
        reading.fault("electors.*", what, say("write smaller numbers"), seat=seat)


def _placed(reading: Reading, seat: int) -> int:
    """Electors of a seat in regions."""
    return sum(word + 1 for word in reading.value("electors.*", seat).values())


def _check_goods(reading: Reading, rank: int) -> None:
    """Goods beyond those of the game are told where most of them are (ME-1)."""
    name = at.RANKS[rank]
    on, gone, held = f"on.{name}", f"gone.{name}", f"held.*.{name}"
    amounts = {(on, -1): sum(word + 1 for word in reading.value(on).values())}
    amounts[gone, -1] = reading.value(gone)
    amounts |= {(held, seat): reading.value(held, seat) for seat in range(int(reading.S.seats))}
    if sum(amounts.values()) > reading.S.total[rank]:
        key, seat = max(amounts, key=amounts.__getitem__)
        what = say("more {goods} than the game has", goods=say(name))
        reading.fault(key, what, say("write smaller numbers"), seat=seat)


def _check_sites(reading: Reading) -> None:
    """Goods together with a contract (ME-3)."""
    for site in range(int(reading.S.spaces)):
        if reading.G.goods[site] and reading.G.contract[site]:
            what = say("'{name}' has goods and a contract", name=reading.sites.name(site))
            reading.fault("on.contracts", what, say("leave one of them"), sites=(site,))


def _check_readings(reading: Reading) -> None:
    """What other readings of the rules would leave (ME-A1, ME-A9)."""
    record, state = reading.S, reading.G
    for rank, name in enumerate(at.RANKS):
        if state.gone[rank] and record.payment != at.OUT_OF_GAME:
            what = say("no goods leave this game")
            reading.fault(f"gone.{name}", what, say("leave it out"))
    if state.drawn.any() and record.drawing == at.DIE:
        what = say("cities are drawn by a die, not by cards")
        reading.fault("drawn", what, say("leave it out"))


def _check_numbers(reading: Reading) -> None:
    """Numbers that count in other phases only (ME-8, ME-11, ME-17, ME-20)."""
    state, stage = reading.G, int(reading.G.stage)
    for key, stages, what in (
        ("step", (at.CHOOSE, at.ELECT), say("no order is carried out in this phase")),
        ("left", (at.ELECT,), say("no electors are placed in this phase")),
        ("rank", (at.SAY,), say("nothing is announced in this phase")),
    ):
        if state[key] and stage not in stages:
            reading.fault(key, what, say("leave it out"))
    if stage in (at.START_STAGE, at.PLAN) and state.visited.any():
        seat = int(state.visited.max()).bit_length() - 1
        what = say("no goods are taken in a round before its orders are carried out")
        reading.fault("visited.*", what, say("leave them out"), seat=seat)


def _check_monopolies(reading: Reading) -> None:
    """One for each rank at most, after rounds that have them (ME-5, ME-20, ME-A8)."""
    record, state = reading.S, reading.G
    rounds, stage, number = _monopoly_rounds(record), int(state.stage), int(state.finished) + 1
    if stage == at.SAY and number not in rounds:
        what = say("no monopolies come after round {round}", round=number)
        named = ", ".join(map(str, rounds))
        remedy = say("name another phase, or one of these rounds: {rounds}", rounds=named)
        reading.fault("phase", what, remedy if rounds else say("name another phase"))
    given = at.GOODS * sum(one < number for one in rounds) + int(state.rank) * (stage == at.SAY)
    if state.tiles.sum() > given:
        what = say("more monopolies than were given out so far")
        remedy = say("{count} at most, of all players together", count=given)
        reading.fault("monopolies.*", what, remedy, seat=int(state.tiles.argmax()))


def _monopoly_rounds(record: Record) -> list[int]:
    """The rounds after which there are monopolies, from 1 as files count them."""
    every, first = int(record.monopoly_every), int(record.marker == at.ADVANCED)
    last = int(record.rounds) - first
    return [one for one in range(1, last + 1) if every and (one + first) % every == 0]


def _check_order(reading: Reading) -> None:
    """A reward follows an X; electors then go to regions near the city (ME-8, ME-12, ME-17)."""
    record, state, seats = reading.S, reading.G, int(reading.S.seats)
    slot, turn = divmod(int(state.step) - 1, seats)
    seat = (int(state.starter) + turn) % seats
    there = int(state.at[seat])
    if slot not in range(int(record.orders)):
        remedy = say("write a number from 1 to {most}", most=int(record.orders) * seats)
        reading.fault("step", say("no order is carried out at this step"), remedy)
    elif state.tokens[seat, slot] != at.X:
        remedy = say("write x there, or name another step")
        reading.fault(SLOTS[slot], say("rewards follow an X only"), remedy, seat=seat)
    elif state.stage == at.ELECT and there >= 0:
        level = int(record.level[there]) if record.touches[there] else 0
        most = min(level, int(record.electors) - _placed(reading, seat))
        if not 1 <= state.left <= most:
            what = say("the player cannot place so many electors there")
            remedy = say("{most} at most", most=most) if most > 0 else say("name another phase")
            reading.fault("left", what, remedy)


def _check_said(reading: Reading) -> None:
    """Announcements of what is not there, or out of turn (ME-20)."""
    record, state = reading.S, reading.G
    seats = int(record.seats)
    for seat in range(seats):
        if state.said[seat] and state.said[seat] - 1 > state.held[seat, int(state.rank)]:
            what = say("more was announced than there is")
            reading.fault("said.*", what, say("write a smaller number"), seat=seat)
    for place in range(seats):
        seat = (int(state.starter) + place) % seats
        answered = state.stage == at.SAY and place < state.answers
        if bool(state.said[seat]) != answered:
            what = say("announcements are made in turn, from the starter on")
            reading.fault("said.*", what, say("write those that were made so far"), seat=seat)
            break


def _check_lots(reading: Reading) -> None:
    """Lots that nothing asks for, and those that are missing (ME-A10)."""
    from engine.games.marchands.ending import tied_in

    record, state = reading.S, reading.G
    for phase, name in enumerate(PHASES):
        key, lot = f"lot.{name}", int(state.lot[phase])
        tied = int(tied_in(record, state, phase)) if state.stage == at.OVER else 0
        if lot and state.stage != at.OVER:
            reading.fault(key, say("lots are drawn at the end"), say("leave it out"))
        elif lot and not tied >> (lot - 1) & 1:
            remedy = say("leave it out, or name one who ties")
            reading.fault(key, say("this lot settles no tie of that player"), remedy)
        elif tied and not lot:
            remedy = say("name one who ties, from 1 on")
            reading.fault(key, say("the lot of a tie is missing"), remedy)


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
    if stage != at.CHOOSE:
        return stage == at.ELECT  # looked at before
    seat = int(seat_of_step(record, state, int(state.step) - 1))
    contract = int(state.contract[int(state.at[seat])]) - 1
    return contract >= 0 and int(missing(record, state, seat, contract)) == 0
