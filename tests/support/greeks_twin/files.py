"""Positions as tables of position files, and back."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from tests.support.greeks_twin.cards import NOBODY, Event, Resource
from tests.support.greeks_twin.position import Holding, Position, events_in, hand, resources_in

Tables = dict[str, Any]

FREE_RESOURCES = ("pile", "under", "discarded", "shown", "laid")
FREE_EVENTS = ("pile", "under", "discarded")
SAME = ("phase", "turn", "laid", "target", "naming", "place", "effect", "raven")
FLAGS = ("last", "changed", "lost")
SEATS_FROM_ONE = ("backed", "winner", "trader")
COUNTS = ("out", "due", "played", "trophies")


def tables_of(position: Position) -> Tables:
    """A position in the form of position files."""
    cards = resources_in(position, "carried", position.active)
    return {
        **scalars(position),
        **seat_tables(position),
        "carried": [on_place(card) for card in cards],
        "offered": [
            f"{card.name} {position.asked_for}" for card in resources_in(position, "offered")
        ],
        "resources": {key: names(resources_in(position, key)) for key in FREE_RESOURCES},
        "events": {
            **{key: names(events_in(position, key)) for key in FREE_EVENTS},
            "face_down": names(card for card in position.events if card.face_down),
        },
        "frieze": names(card for card in position.frieze if card is not None),
        "gaps": sum(2**place for place, card in enumerate(position.frieze) if card is None),
    }


def scalars(position: Position) -> Tables:
    """The numbers, flags and seats that stand alone."""
    name = position.seat_names
    return {
        "round": position.finished + 1,
        "era": position.era + 1,
        "stock_era": position.stock_era + 1,
        "beginner": name[position.beginner],
        "first": name[position.first],
        "mover": name[max(position.active, 0)],
        "chance": int(position.chance[0]),
        "storm": position.winter_everywhere,
        "aided": sum(2**seat for seat in position.heroes),
        **{key: getattr(position, key) for key in (*SAME, *FLAGS)},
        **{key: getattr(position, key) + 1 for key in SEATS_FROM_ONE},
    }


def seat_tables(position: Position) -> Tables:
    """What belongs to seats, by their names."""
    return {
        **{key: by_seat(position, getattr(position, key).__getitem__) for key in COUNTS},
        "passed": by_seat(position, position.passed.__getitem__),
        "frozen": by_seat(position, lambda seat: places_sum(position.frozen[seat])),
        "hand": by_seat(position, lambda seat: names(hand(position, seat))),
        "dealt": by_seat(position, lambda seat: names(resources_in(position, "dealt", seat))),
        "dealt_events": by_seat(position, lambda seat: names(events_in(position, "dealt", seat))),
        "kept_events": by_seat(position, lambda seat: names(events_in(position, "kept", seat))),
        "bids": by_seat(
            position, lambda seat: [on_place(card) for card in resources_in(position, "bid", seat)]
        ),
        "row": by_seat(
            position,
            lambda seat: [card.name for holding in position.rows[seat] for card in holding.cards],
        ),
    }


def by_seat(position: Position, value: Callable[[int], Any]) -> Tables:
    """A table with one entry for each seat."""
    return {name: value(seat) for seat, name in enumerate(position.seat_names)}


def names(cards: Iterable[Event | Resource]) -> list[str]:
    """The names of cards."""
    return [card.name for card in cards]


def on_place(card: Resource) -> str:
    """A card and its place, such as "gold-7-m 3 down"."""
    return f"{card.name} {card.place}" + (" down" if card.down else "")


def places_sum(places: Iterable[int]) -> int:
    """A set of places as one number: 2 to the power of place - 1 for each."""
    return sum(2 ** (place - 1) for place in places)


# ----------------------------------------------------------------------------- loading


def load_tables(position: Position, tables: Tables) -> None:
    """Change a position to the one that tables tell."""
    load_scalars(position, tables)
    load_seats(position, tables)
    load_resources(position, tables)
    load_events(position, tables)


def load_scalars(position: Position, tables: Tables) -> None:
    """Read the numbers, flags and seats that stand alone."""
    seat = position.seat_names.index
    position.finished = tables["round"] - 1
    position.era = tables["era"] - 1
    position.stock_era = tables["stock_era"] - 1
    position.beginner, position.first = seat(tables["beginner"]), seat(tables["first"])
    position.chance = np.array([tables["chance"]], dtype=np.uint64)
    for key in SAME:
        setattr(position, key, tables[key])
    for key in FLAGS:
        setattr(position, key, bool(tables[key]))
    for key in SEATS_FROM_ONE:
        setattr(position, key, tables[key] - 1)
    position.raven = bool(tables["raven"])
    position.winter_everywhere = bool(tables["storm"])
    position.heroes = {seat for seat in range(position.seats) if tables["aided"] >> seat & 1}
    position.waiting = position.phase != "over"
    position.active = seat(tables["mover"]) if position.waiting else NOBODY


def load_seats(position: Position, tables: Tables) -> None:
    """Read what belongs to seats, but for cards."""
    for seat, name in enumerate(position.seat_names):
        for key in COUNTS:
            getattr(position, key)[seat] = tables[key][name]
        position.passed[seat] = bool(tables["passed"][name])
        mask = tables["frozen"][name]
        position.frozen[seat] = {place for place in range(1, 33) if mask >> (place - 1) & 1}


def load_resources(position: Position, tables: Tables) -> None:
    """Put every resource where tables say; those they do not name come later."""
    card_of = {card.name: card for card in position.resources}
    for card in position.resources:
        card.move("later")
    for key in FREE_RESOURCES:
        for name in tables["resources"][key]:
            card_of[name].move(key)
    for seat, seat_name in enumerate(position.seat_names):
        for key in ("hand", "dealt"):
            for name in tables[key][seat_name]:
                card_of[name].move(key, seat)
        for text in tables["bids"][seat_name]:
            put_on_place(card_of, text, "bid", seat)
    for text in tables["carried"]:
        put_on_place(card_of, text, "carried", position.active)
    position.asked_for = ""
    for text in tables["offered"]:
        name, position.asked_for = text.split()
        card_of[name].move("offered")


def put_on_place(card_of: dict[str, Resource], text: str, where: str, owner: int) -> None:
    """Put a card on the place that a text such as "gold-7-m 3 down" says."""
    name, place, *down = text.split()
    card_of[name].move(where, owner, int(place), down=bool(down))


def load_events(position: Position, tables: Tables) -> None:
    """Put every event where tables say; those they do not name come later."""
    card_of = {card.name: card for card in position.events}
    for card in position.events:
        card.move("later")
    for key in FREE_EVENTS:
        for name in tables["events"][key]:
            card_of[name].move(key)
    for seat, seat_name in enumerate(position.seat_names):
        for key in ("dealt", "kept"):
            for name in tables[f"{key}_events"][seat_name]:
                card_of[name].move(key, seat)
        load_row(position, seat, [card_of[name] for name in tables["row"][seat_name]])
    load_frieze(position, [card_of[name] for name in tables["frieze"]], tables["gaps"])
    for name in tables["events"]["face_down"]:
        card_of[name].face_down = True


def load_row(position: Position, seat: int, cards: list[Event]) -> None:
    """Lay a row: each land is followed by its buildings."""
    position.rows[seat] = []
    for card in cards:
        card.move("owned", seat)
        if card.is_land:
            position.rows[seat].append(Holding(card))
        else:
            position.rows[seat][-1].buildings.append(card)


def load_frieze(position: Position, cards: list[Event], gaps: int) -> None:
    """Lay the frieze from the left, with empty places where `gaps` says."""
    position.frieze = []
    left = list(cards)
    while left or gaps >> len(position.frieze):
        gap = gaps >> len(position.frieze) & 1
        position.frieze.append(None if gap else left.pop(0))
    for card in cards:
        card.move("frieze")
