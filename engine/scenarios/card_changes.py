"""Changes of single cards on top of a variant: "cards.<deck>.<card>.<column>[.<place>]".

    cards.actions.3.roads=4,5       both amounts of the third card
    cards.actions.3.roads.2=5       the second of them
    cards.actions.all.draw=+1       one more of every amount of every card
    cards.actions.4.order=red,brown,yellow,orange

Cards and places are counted from 1. A number with a sign is added to what the card says.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, Final

from engine.documents import Table
from engine.errors import Fault
from engine.game import Card, Column, Game
from engine.remedies import did_you_mean
from engine.scenarios.decks import Deck, read_card

CARD_PREFIX: Final = "cards."
EVERY_CARD: Final = "all"
_SIGNED = re.compile(r"^[+-]\d+$")
_FORM: Final = "write it like cards.<deck>.3.<column>, or with 'all' instead of a number"


def with_card_changes(
    decks: Mapping[str, Deck], game: Game, changes: Mapping[str, Any], faults: list[Fault]
) -> dict[str, Deck]:
    """The decks with what `changes` say about their cards; faults are added.

    Args:
        decks: Deck key -> deck.
        changes: Keys that do not begin with CARD_PREFIX are left alone.
    """
    found = dict(decks)
    for key, value in changes.items():
        if key.startswith(CARD_PREFIX):
            _change(found, game, key, value, faults)
    return found


def _change(
    decks: dict[str, Deck], game: Game, key: str, value: object, faults: list[Fault]
) -> None:
    parts = key.removeprefix(CARD_PREFIX).split(".")
    if len(parts) not in (3, 4):
        faults.append(Fault("", key, "this names no column of a card", _FORM))
        return
    deck_key, which, column_key, *place = parts
    deck = decks.get(deck_key)
    if deck is None:
        if deck_key not in game.deck_schemas:
            remedy = did_you_mean(deck_key, game.deck_schemas)
            faults.append(Fault("", key, f"unknown deck '{deck_key}'", remedy))
        return
    schema = game.deck_schemas[deck_key]
    column = next((column for column in schema.columns if column.key == column_key), None)
    if column is None:
        remedy = did_you_mean(column_key, [column.key for column in schema.columns])
        faults.append(Fault("", key, f"unknown column '{column_key}'", remedy))
        return
    numbers = _numbers(which, len(deck.cards))
    if not numbers:
        remedy = f"give a number from 1 to {len(deck.cards)}, or 'all'"
        faults.append(Fault("", key, f"there is no card '{which}'", remedy))
        return
    cards = list(deck.cards)
    table = Table("", {})
    for number in numbers:
        said = _said(cards[number], column, value, place)
        if said is None:
            remedy = f"give a place from 1 to {column.size} of an amount, or none"
            faults.append(Fault("", key, f"there is no place '{place[0]}'", remedy))
            return
        row = Table("", {**_lists(cards[number]), column_key: said}, f"{key}: ", table.faults)
        cards[number] = read_card(row, schema)
    faults += [Fault("", key, fault.what, fault.remedy) for fault in table.faults[:1]]
    if not table.faults:
        decks[deck_key] = replace(deck, cards=tuple(cards))


def _numbers(which: str, count: int) -> Iterable[int]:
    if which == EVERY_CARD:
        return range(count)
    return (int(which) - 1,) if which.isdecimal() and 1 <= int(which) <= count else ()


def _lists(card: Card) -> dict[str, Any]:
    return {key: list(entry) if isinstance(entry, tuple) else entry for key, entry in card.items()}


def _said(card: Card, column: Column, value: object, place: list[str]) -> Any:
    """What the column holds afterwards, as a file would; None for a place that is not there."""
    if column.kind == "name":
        return value if not place else None
    given = _entries(value)
    if column.kind == "order":
        return given if not place else None
    old: list[Any] = list(card[column.key])
    spots = range(len(old))
    if place:
        if not place[0].isdecimal() or not 1 <= int(place[0]) <= len(old):
            return None
        spots = range(int(place[0]) - 1, int(place[0]))
    if len(given) == 1 and isinstance(given[0], str) and _SIGNED.match(given[0]):
        for spot in spots:
            old[spot] += int(given[0])
        return old
    if len(given) != len(spots):
        return [_whole(entry) for entry in given]
    for spot, entry in zip(spots, given, strict=True):
        old[spot] = _whole(entry)
    return old


def _entries(value: object) -> list[Any]:
    if isinstance(value, str):
        return [part.strip() for part in value.split(",")]
    return list(value) if isinstance(value, (list, tuple)) else [value]


def _whole(entry: object) -> object:
    """A whole number if it is one, else the entry, so that the check names it."""
    if isinstance(entry, str) and entry.isdecimal():
        return int(entry)
    return entry
