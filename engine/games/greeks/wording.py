"""Greeks: moves as clicks and in words, and what bids amount to."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from engine.game import Click, Record
from engine.games.greeks import state as at
from engine.games.greeks.names import EVENT_ADDRESS, event_names
from engine.games.greeks.picture import FRIEZE
from engine.games.greeks.saying import say
from engine.picture import ALL

if TYPE_CHECKING:
    from engine.games.greeks.game import Greeks


def _card(number: int) -> Click:
    return Click("thing", ("card", number))


def gesture(record: Record, state: Record, what: int, parts: tuple[int, ...]) -> tuple[Click, ...]:
    """The clicks of a move: on cards in hand and in the frieze, on lands, seats and buttons."""
    seat = int(state.mover)
    if what == at.LAY:
        return _card(_held(record, state, parts[0], seat)), _place(state, parts[1])
    if what == at.LIFT:
        return Click("button", name="lift"), _card(_laid(record, state, parts, seat))
    if what in (at.DROP, at.GIVE):
        return (_card(_held(record, state, parts[0], seat)),)
    if what == at.RAVEN_OUT:
        raven = int(np.argmax(record.special[: int(record.resources)] == at.RAVEN))
        return (_card(_held(record, state, int(record.face[raven]), seat)),)
    if what == at.RETAIN:
        faces = int(record.faces)
        event = parts[0] >= faces
        number = (
            EVENT_ADDRESS + parts[0] - faces if event else _dealt(record, state, parts[0], seat)
        )
        return (_card(number),)
    if what in (at.BUILD, at.START):
        return (_card(EVENT_ADDRESS + parts[0]),)
    if what in (at.HIT, at.BACK):
        button = Click("button", name="hit" if what == at.HIT else "back")
        return button, Click("thing", ("seat", parts[0]))
    suit = at.SUITS[int(record.asked_suit[parts[1]])]
    card = _card(_held(record, state, parts[0], seat))
    return Click("button", name="trade"), card, Click("choice", name=suit)


def asked(record: Record, state: Record, name: str) -> str:
    """What the seat to move, which has this name, has to do now."""
    seat, stage = int(state.mover), int(state.stage)
    if stage == at.KEEP:
        kept = int(state.held[seat]) + int((state.where == at.KEPT + seat).sum())
        left = int(record.keeps) - kept
        if kept:
            return say("{name} keeps {count:more card|more cards}", name=name, count=left)
        return say("{name} keeps {count:card|cards}", name=name, count=left)
    if stage == at.FOUND:
        return say("{name} lays what was kept", name=name)
    if stage in (at.STRIKE, at.UPKEEP):
        return say(
            "{name} has {count:card|cards} to discard", name=name, count=int(state.due[seat])
        )
    if state.naming:
        return say("{name} says whom Winter strikes", name=name)
    if stage == at.TRADE:
        return _asked_to_trade(record, state, name)
    if stage == at.RESOLVE:
        card = int(state.frieze[int(state.place) - 1]) - 1
        return say("{name} lays {card}", name=name, card=event_names(record)[card])
    turn, turns = int(state.turn) + 1, int(record.turns)
    return say("turn {turn} of {turns}, {name} bids", turn=turn, turns=turns, name=name)


def _asked_to_trade(record: Record, state: Record, name: str) -> str:
    """To offer a card, or to answer an offer (GR-Q27)."""
    offer = np.flatnonzero(state.holder[: int(record.resources)] == at.OFFERED).tolist()
    if not offer:
        return say("{name} may trade", name=name)
    card, suit = face_title(record, int(record.face[offer[0]])), int(state.slot[offer[0]]) - 1
    return say("{name} may give {suit} for {card}", name=name, suit=say(at.SUITS[suit]), card=card)


def _place(state: Record, place: int) -> Click:
    card = int(state.frieze[place]) - 1
    return _card(EVENT_ADDRESS + card) if card >= 0 else Click("thing", ("zone", FRIEZE))


def _cards(record: Record, face: int) -> range:
    return range(int(record.face_start[face]), int(record.face_start[face + 1]))


def _held(record: Record, state: Record, face: int, seat: int) -> int:
    """The card with a face that a seat has or its Raven carries; any with that face if none."""
    cards = _cards(record, face)
    own = (card for card in cards if state.holder[card] in (at.CARRIED, at.HAND + seat))
    return next(own, cards[0])


def _laid(record: Record, state: Record, parts: tuple[int, ...], seat: int) -> int:
    cards = _cards(record, parts[0])
    own = (
        card
        for card in cards
        if state.holder[card] == at.BIDDEN + seat and state.slot[card] & 15 == parts[1] + 1
    )
    return next(own, cards[0])


def _dealt(record: Record, state: Record, face: int, seat: int) -> int:
    cards = _cards(record, face)
    return next((card for card in cards if state.holder[card] == at.DEALT + seat), cards[0])


def face_title(record: Record, face: int) -> str:
    """A face for people, such as "gold 7"."""
    card = int(record.face_start[face])
    suit, special = int(record.suit[card]), int(record.special[card])
    if special:
        return say(at.SPECIALS[special - 1])
    return f"{say(at.SUITS[suit])} {int(record.worth[card])}"


def in_words(game: Greeks, record: Record, state: Record, what: int, parts: tuple[int, ...]) -> str:
    """A move in the language in force."""
    names = event_names(record)
    if what in (at.LAY, at.LIFT):
        card, target = face_title(record, parts[0]), int(state.frieze[parts[1]]) - 1
        name = names[target] if target >= 0 else str(parts[1] + 1)
        if what == at.LAY:
            return say("{card} on {name}", card=card, name=name)
        return say("take {card} from {name}", card=card, name=name)
    if what in (at.BUILD, at.START):
        text = say("build on {name}", name=names[parts[0]])
        return text if what == at.BUILD else say("start with {name}", name=names[parts[0]])
    if what in (at.HIT, at.BACK):
        name = game.styles_of(record)[parts[0]].title
        return say("hit {name}", name=name) if what == at.HIT else say("back {name}", name=name)
    if what == at.RETAIN:
        faces = int(record.faces)
        event = parts[0] >= faces
        card = names[parts[0] - faces] if event else face_title(record, parts[0])
        return say("keep {card}", card=card)
    if what == at.SWAP:
        suit = say(at.SUITS[int(record.asked_suit[parts[1]])])
        return say("offer {card} for {suit}", card=face_title(record, parts[0]), suit=suit)
    if what in (at.DROP, at.GIVE):
        card = face_title(record, parts[0])
        return (
            say("discard {card}", card=card) if what == at.DROP else say("give {card}", card=card)
        )
    plain = {at.PASS: "pass", at.DONE: "done", at.RAVEN_OUT: "raven", at.LEFT: "left end"}
    return say(plain.get(what, "right end"))


def seen_of(record: Record, state: Record, what: int, parts: tuple[int, ...]) -> str:
    """What all see of a card that is laid face down, or taken from there (GR-Q9, GR-13)."""
    if what not in (at.LAY, at.LIFT):
        return ""
    target = int(state.frieze[parts[1]]) - 1
    name = event_names(record)[target] if target >= 0 else str(parts[1] + 1)
    if what == at.LAY:
        return say("face down on {name}", name=name)
    return say("take a card from {name}", name=name)


def ended(game: Greeks, record: Record, state: Record) -> str:
    """Why a finished game is over (GR-19 to GR-22)."""
    seats = int(record.seats)
    titles = [style.title for style in game.styles_of(record)]
    left = np.flatnonzero(state.out[:seats] == 0).tolist()
    if len(left) <= 1:
        alone = say("{seat} alone is left.", seat=titles[left[0]]) if left else ""
        return alone or say("Nobody is left.")
    if state.lost:
        return say("The frieze is full of disasters: all lose.")
    if state.last:
        if not state.changed and not state.held[:seats].any():
            return say("Nobody has a card, and nothing has happened: this round was the last one.")
        if (state.where[: int(record.events)] <= at.UNDER).any():
            return say("A resource could not be drawn: this round was the last one.")
        return say("The pile of events has run out: this round was the last one.")
    if state.finished >= record.rounds:
        return say("Round {round} is the last one.", round=int(record.rounds))
    points = np.zeros(seats, np.int64)
    game.kernels().score(record, state, points)
    first, percent = titles[int(points.argmax())], int(record.victory_percent)
    if percent == 100:
        return say("{seat} has more points than all others together.", seat=first)
    return say(
        "{seat} has more than {percent}% of the points of all others together.",
        seat=first,
        percent=percent,
    )


def strengths(record: Record, state: Record, place: int) -> dict[int, int]:
    """What the bids on a place count, by seat (GR-10 to GR-12, GR-15)."""
    from engine.games.greeks.resolution import counted
    from engine.games.greeks.strength import bids_on, strength

    card = int(state.frieze[place]) - 1
    counts = strength if record.card_kind[card] == at.DISASTER else counted
    return {
        seat: int(counts(record, state, place, seat, card))
        for seat in range(int(record.seats))
        if bids_on(record, state, place, seat)
    }


def counting(record: Record, state: Record, place: int, seat: int, amount: int) -> str:
    """What a bid counts, and how much of its strength lands take away (GR-V4, GR-V7)."""
    from engine.games.greeks.strength import strength

    whole = int(strength(record, state, place, seat, int(state.frieze[place]) - 1))
    if whole == amount:
        return str(amount)
    return say("{whole} - {less} for lands = {left}", whole=whole, less=whole - amount, left=amount)


def odds(game: Greeks, record: Record, state: Record, place: int, viewer: int) -> str:
    """What must be exceeded, the strengths of the bids, and what each of them lacks.

    A bid with cards that the viewer does not see is told by what lies open of it; no hidden
    card has an influence on what is told, neither one of this place nor one of another.
    """
    card = int(state.frieze[place]) - 1
    base, told, whole = int(record.strength[card]), [], 0
    disaster = record.card_kind[card] == at.DISASTER
    down = _unseen(record, state, viewer)
    seen = _without(record, state, down) if down else state
    owners = {int(state.holder[one]) - at.BIDDEN for one in down if _lies(state, one, place)}
    amounts = strengths(record, seen, place)
    for seat in sorted(owners | amounts.keys()):
        name, amount = game.styles_of(record)[seat].title, amounts.get(seat, 0)
        if seat in owners:
            name = say("{name} face down", name=name)
            told.append(f"{name} + {amount}" if seat in amounts else name)
            continue
        whole += amount
        counts = counting(record, seen, place, seat, amount)
        told.append(f"{name} {counts}{_lacking(amount, 0 if disaster else base)}")
    if disaster and len(told) > 1 and not owners:
        told.append(f"Σ {whole}{_lacking(whole, base)}")
    text = say("place {place}: more than {number} is needed", place=place + 1, number=base)
    return ". ".join(filter(None, (text, "; ".join(told))))


def _lacking(amount: int, base: int) -> str:
    """What a strength lacks to exceed that of a card, if it does: " (+12)"."""
    return "" if amount > base or not base else f" (+{base + 1 - amount})"


def _unseen(record: Record, state: Record, viewer: int) -> list[int]:
    """Bids that lie face down for a viewer."""
    count = int(record.resources)
    holder = state.holder[:count]
    down = (state.slot[:count] > at.DOWN) & (holder >= at.BIDDEN) & (holder != at.BIDDEN + viewer)
    return np.flatnonzero(down).tolist() if viewer != ALL else []


def _lies(state: Record, card: int, place: int) -> bool:
    return int(state.slot[card]) & 15 == place + 1


def _without(record: Record, state: Record, cards: list[int]) -> Record:
    """A copy of the position without some of the bids."""
    from engine.games.greeks.rebuild import rebuild

    rows = np.zeros(1, state.dtype).view(np.recarray)
    rows[0] = state
    left = rows[0]
    left.slot[cards], left.holder[cards] = 0, at.DISCARD
    rebuild(record, left)
    return left
