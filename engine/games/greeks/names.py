"""Greeks: what cards are called in moves and in position files."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np

from engine.declared_moves import Blank, Moves, MoveTable, choice, things
from engine.game import Click, Record
from engine.games.greeks import state as at

EVENT_ADDRESS: Final = 1000  # ("card", n) of event n; resources have their own numbers
PLACE_ADDRESS: Final = 2000  # of what marks an empty place of the frieze
_LETTERS: Final = "mch"


def event_names(record: Record) -> tuple[str, ...]:
    """Names of lands, buildings and disasters, in the order of their numbers."""
    return _unpacked(record.title[: int(record.events)].tobytes())


@lru_cache(maxsize=64)
def _unpacked(packed: bytes) -> tuple[str, ...]:
    rows = (packed[at.NAME * row : at.NAME * (row + 1)] for row in range(len(packed) // at.NAME))
    return tuple(row.rstrip(b"\0").decode() for row in rows)


def face_words(record: Record, card: int) -> tuple[str, ...]:
    """The words on a resource: ("gold", "7"), ("hero",), or ("hero", "gold", "5") (GR-Q14)."""
    suit, special = int(record.suit[card]), int(record.special[card])
    printed = (at.SUITS[suit],) if suit < at.ANY else ()
    value = (str(int(record.worth[card])),)
    if special == at.VALUE:
        return printed + value
    starts = record.face_start[: int(record.faces)]
    if int((record.special[starts] == special).sum()) == 1:
        return (at.SPECIALS[special - 1],)
    return (at.SPECIALS[special - 1], *(printed or ("none",)), *value)


def face_names(record: Record) -> tuple[str, ...]:
    """Names of the faces of resources in moves, such as "gold 7"."""
    starts = record.face_start[: int(record.faces)].tolist()
    return tuple(" ".join(face_words(record, card)) for card in starts)


def resource_names(record: Record) -> tuple[str, ...]:
    """Names of resources in position files, such as "gold-7-m" and "gold-7-m2"."""
    return _resource_names(record.tobytes())


@lru_cache(maxsize=16)
def _resource_names(packed: bytes) -> tuple[str, ...]:
    record = np.frombuffer(packed, at.SCENARIO).view(np.recarray)[0]
    names: list[str] = []
    seen: dict[str, int] = {}
    for card in range(int(record.resources)):
        letter = _LETTERS[int(record.era[card])]
        name = "-".join((*face_words(record, card), letter))
        seen[name] = seen.get(name, 0) + 1
        names.append(name if seen[name] == 1 else f"{name}{seen[name]}")
    return tuple(names)


def _kinds(
    faces: tuple[str, ...], events: tuple[str, ...], lands: int, places: int,
    suits: tuple[str, ...], seats: tuple[str, ...],
) -> tuple[Moves, ...]:  # fmt: skip
    """Every kind of move, in the order of their codes; see `state`."""
    events = tuple(name.lower() for name in events)
    face = Blank(faces, tuple(Click("choice", name=name) for name in faces))
    place = things("zone", tuple(str(number + 1) for number in range(places)))
    land = things("card", events[:lands], EVENT_ADDRESS)
    seat = things("seat", seats)
    kept = Blank(faces + events, tuple(Click("choice", name=name) for name in faces + events))
    return (
        Moves("lay {} on {}", "GR-7", face, place),
        Moves("pass", "GR-7"),
        Moves("done", "GR-7"),
        Moves("raven", "GR-13"),
        Moves("lift {} from {}", "GR-13", face, place),
        Moves("left", "GR-16"),
        Moves("right", "GR-16"),
        Moves("build {}", "GR-16", land),
        Moves("discard {}", "GR-4", face),
        Moves("keep {}", "GR-2", kept),
        Moves("start {}", "GR-3", land),
        Moves("hit {}", "GR-11", seat),
        Moves("back {}", "GR-7", seat),
        Moves("trade {} for {}", "GR-7", face, choice(*suits)),
        Moves("give {}", "GR-7", face),
    )


def _numbered(word: str, count: int) -> tuple[str, ...]:
    return tuple(f"{word} {number + 1}" for number in range(count))


MOST: Final = _kinds(
    _numbered("resource", at.FACES),
    _numbered("event", at.EVENTS),
    at.LANDS,
    at.PLACES,
    at.SUITS,
    _numbered("seat", at.SEATS),
)


@lru_cache(maxsize=16)
def _table(packed: bytes, seats: tuple[str, ...]) -> MoveTable:
    record = np.frombuffer(packed, at.SCENARIO).view(np.recarray)[0]
    suits = tuple(at.SUITS[suit] for suit in record.asked_suit[: int(record.asked)].tolist())
    faces, events = face_names(record), event_names(record)
    lands, places = int(record.lands), int(record.frieze)
    return MoveTable(_kinds(faces, events, lands, places, suits or ("none",), seats))


def table_of(record: Record, seats: tuple[str, ...]) -> MoveTable:
    """The moves of a scenario; kept, since each text and gesture asks for it."""
    return _table(record.tobytes(), seats)
