"""Greeks: what position files hold."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

import numpy as np

from engine.game import Record
from engine.games.greeks import state as at
from engine.games.greeks.names import event_names, resource_names
from engine.games.greeks.saying import say
from engine.positions.reading import Reading
from engine.positions.schema import Column, Names, PositionSchema, Value, listed_names, zeros

_PLACES: Final = {str(place): place for place in range(1, at.PLACES + 1)}
_FACES: Final = _PLACES | {f"{name} down": place + at.DOWN for name, place in _PLACES.items()}
_SUITS: Final = {suit: number + 1 for number, suit in enumerate(at.SUITS)}


def _cards(record: Record) -> Names:
    return listed_names(event_names(record))


def _resources(record: Record) -> Names:
    return listed_names(resource_names(record))


def _number(key: str, text: str, high: Any, field: str = "", **more: Any) -> Column:
    name = field or key.removesuffix(".*")
    return Column(key, "integer", text, high=high, field=name, **more)


def _flag(key: str, text: str) -> Column:
    return Column(key, "flag", text, field=key.removesuffix(".*"))


def _held(key: str, text: str, code: int) -> Column:
    return Column(key, "sites", text, field="holder", code=code)


def _lying(key: str, text: str, code: int) -> Column:
    return Column(key, "card", text, field="where", code=code)


_faced = partial(
    Column, kind="faced", field="holder", face_field="slot", faces=lambda _record: _FACES
)
_MOST: Final = 999
COLUMNS: Final = (
    _number("round", "from 1; one more than the last when the game is over", ("rounds", 1),
            "finished", low=1, first=1, default=1),
    _number("era", "era of the frieze, from 1", 3, "age", low=1, first=1, default=1),
    _number("stock_era", "era of the pile of resources, from 1", 3, "stock_age",
            low=1, first=1, default=1),
    Column("phase", "word", "what is going on", words=at.PHASES, field="stage",
           default=at.AUCTION),
    Column("beginner", "seat", "who began the game", field="beginner"),
    Column("first", "seat", "first player of the round", field="first"),
    Column("mover", "seat", "who decides", field="mover"),
    _number("turn", "turns of the auction that all have had", 10),
    _number("laid", "cards laid in this turn", 3),
    _number("target", "place of the last of them", at.PLACES),
    _number("backed", "player for whose bid they are, from 1; 0 for one's own", "seats"),
    _number("naming", "place of a Winter that waits for a name", at.PLACES),
    _flag("raven", "whether a Raven is out"),
    _number("place", "place of the card that has been won and is to be laid", at.PLACES),
    _number("effect", "effects of the disaster that have come", at.EFFECTS),
    _flag("last", "whether the round is the last one"),
    _flag("changed", "whether anything has happened in the round"),
    _flag("lost", "whether all have lost"),
    _number("winner", "player who has won a unit last, from 1; 0 for nobody", "seats"),
    _number("trader", "player who trades, from 1; 0 for nobody", "seats"),
    _flag("storm", "whether a Winter strikes all bids that are left"),
    _number("aided", "players whose bids a Hero doubles, 2 to the power of each less one", 127),
    _number("struck", "disasters that have struck", _MOST),
    _number("beaten", "disasters that were beaten", _MOST),
    _number("idle", "rounds in which nothing happened", _MOST),
    Column("chance", "integer", "seed of all that is drawn", high=2**64 - 1, field="chance"),
    _number("out.*", "when the player went out; 0 for who is in play", _MOST),
    _number("due.*", "cards still to discard", _MOST),
    _number("played.*", "cards laid in this auction", _MOST),
    _number("trophies.*", "points of disasters", _MOST),
    _flag("passed.*", "whether the player has passed"),
    _number("helped.*", "cards laid on disasters in this game", 9999),
    _number("starved.*", "auctions begun without a card", _MOST),
    _number("frozen.*", "places where Winter strikes the player alone, 2 to the power of each less"
            " one", 1023),
    _held("hand.*", "hand", at.HAND),
    _held("dealt.*", "resources dealt and not kept so far", at.DEALT),
    _lying("dealt_events.*", "other cards dealt and not kept so far", at.EVENT_DEALT),
    _lying("kept_events.*", "kept cards that are not laid yet", at.KEPT),
    _faced("bids.*", text="resources laid, with their place in the frieze", code=at.BIDDEN,
           example="slaves-1-m 3"),
    _faced("carried", text="resource that the Raven carries, and where it lay", code=at.CARRIED,
           example="slaves-1-m 3"),
    Column("offered", "faced", "resource that is offered, and the suit wanted", field="holder",
           code=at.OFFERED, face_field="slot", faces=lambda _record: _SUITS,
           example="slaves-1-m gold"),
    _held("resources.pile", "in the pile", at.PILE),
    _held("resources.under", "put under the pile", at.UNDER),
    _held("resources.discarded", "discarded", at.DISCARD),
    _held("resources.shown", "shown in the frieze", at.SHOWN),
    _held("resources.laid", "Ravens laid in this auction", at.ASIDE),
    _lying("events.pile", "in the pile", at.PILE),
    _lying("events.under", "put under the pile", at.UNDER),
    _lying("events.discarded", "discarded", at.DISCARD),
    _lying("events.face_down", "face down in the frieze", at.FACE_DOWN),
    Column("frieze", "card", "cards of the frieze from the left"),
    Column("gaps", "integer", "places left empty between them, 2 to the power of each less one",
           high=1023),
    Column("row.*", "card", "lands from the left, each followed by its buildings"),
)  # fmt: skip


def unpack(record: Record, state: Record) -> Mapping[str, Value]:
    """The frieze, and the rows of the seats."""
    frieze = [int(card) for card in state.frieze[: int(record.frieze)]]
    filled = max((place + 1 for place, card in enumerate(frieze) if card), default=0)
    return {
        "frieze": tuple(card - 1 for card in frieze if card),
        "gaps": sum(1 << place for place in range(filled) if not frieze[place]),
        "row.*": tuple(tuple(_row(record, state, seat)) for seat in range(int(record.seats))),
    }


def _row(record: Record, state: Record, seat: int) -> list[int]:
    found: list[int] = []
    for land in state.row[seat, : int(state.lands[seat])].tolist():
        found.append(land)
        found += np.flatnonzero(state.on[: int(record.events)] == land + 1).tolist()
    return found


def pack(reading: Reading) -> None:
    """Put frieze and rows into the state; each card is in one place."""
    record, state = reading.S, reading.G
    taken = set(np.flatnonzero(state.where[: int(record.events)] != at.LATER).tolist())
    down = set(np.flatnonzero(state.where == at.FACE_DOWN).tolist())
    _pack_frieze(reading, taken, down)
    for seat in range(int(record.seats)):
        land = -1
        for card in reading.value("row.*", seat):
            if card in taken or card >= record.events or record.card_kind[card] == at.DISASTER:
                what = say("'{name}' is in two places", name=reading.cards.name(card))
                reading.fault("row.*", what, say("leave one of them"), seat=seat)
            elif card < record.lands:
                state.row[seat, int(state.lands[seat])] = land = card
                state.lands[seat] += 1
            elif land < 0:
                what = say("'{name}' is on no land", name=reading.cards.name(card))
                reading.fault("row.*", what, say("name a land before it"), seat=seat)
            else:
                state.on[card] = land + 1
            taken.add(card)
            state.where[card] = at.OWNED + seat


def _pack_frieze(reading: Reading, taken: set[int], down: set[int]) -> None:
    state, gaps, place = reading.G, reading.value("gaps"), 0
    for card in reading.value("frieze"):
        while gaps >> place & 1:
            place += 1
        if place >= reading.S.frieze or (card in taken and card not in down):
            what = say("'{name}' does not belong there", name=reading.cards.name(card))
            reading.fault("frieze", what, say("leave it out"))
            continue
        state.frieze[place] = card + 1
        state.where[card] = at.FACE_DOWN if card in down else at.FACE_UP
        taken.add(card)
        down.discard(card)
        place += 1
    for card in down:
        what = say("'{name}' is not in the frieze", name=reading.cards.name(card))
        reading.fault("events.face_down", what, say("name it there, too"))


def check(reading: Reading) -> None:
    """Who decides must be in play and have a choice, and bids must have room.

    A phase in which nobody decides is what comes next by itself.
    """
    from engine.games.greeks.listing import legal
    from engine.games.greeks.rounds import waits

    record, state = reading.S, reading.G
    over, mover = state.stage == at.OVER, int(state.mover)
    codes = np.zeros(at.MOST_LISTED, np.int32)
    if state.stage == at.RESOLVE and state.place and not state.frieze[int(state.place) - 1]:
        reading.fault("place", say("no card lies there"), say("name the place of a card, or 0"))
    elif not over and state.out[mover]:
        reading.fault("mover", say("this player is out"), say("name one who is in play"))
    elif not over and waits(record, state) and not legal(record, state, codes):
        remedy = say("name the phase and the player, and give it cards or a choice")
        reading.fault("phase", say("there is nothing to decide"), remedy)
    for seat in range(int(record.seats)):
        _check_seat(reading, seat)


def _check_seat(reading: Reading, seat: int) -> None:
    """Bids, lands and debts of a player."""
    record, state = reading.S, reading.G
    if state.taken[:, seat].max() > at.BID:
        what = say("more than three resources on a card")
        reading.fault("bids.*", what, say("leave some out"), seat=seat)
    if state.due[seat] > state.held[seat]:
        what = say("more cards to discard than there are in the hand")
        reading.fault("due.*", what, say("write a smaller number"), seat=seat)
    lands = state.row[seat, : int(state.lands[seat])]
    on = state.on[: int(record.events)].astype(np.int64)
    if any((on == land + 1).sum() > at.BUILT for land in lands.tolist()):
        what = say("more than five buildings on a land")
        reading.fault("row.*", what, say("leave some out"), seat=seat)


SCHEMA: Final = PositionSchema(
    columns=COLUMNS,
    blank=zeros(at.STATE),
    sites=_resources,
    cards=_cards,
    packed=("frieze", "row", "lands", "on", "where"),
    pack=pack,
    unpack=unpack,
    derived=at.DERIVED,
    check=check,
)
