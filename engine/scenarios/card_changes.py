"""Changes of single cards on top of a variant: "cards.<deck>.<card>.<column>[.<place>]".

    cards.actions.3.roads=4,5       both amounts of the third card
    cards.actions.3.roads.2=5       the second of them
    cards.actions.all.draw=+1       one more of every amount of every card
    cards.actions.4.order=red,brown,yellow,orange

Cards and places are counted from 1. A number with a sign is added to what the card says; all
else is what its column reads in a cell of a sheet, such as `cards.discs.3.cost=hill 2, wood 1`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, Final

from engine.documents import Table
from engine.errors import Fault
from engine.game import Game
from engine.remedies import did_you_mean
from engine.scenarios.decks import Deck, across_faults, as_entries, read_card

CARD_PREFIX: Final = "cards."
EVERY_CARD: Final = "all"
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
        said = column.changed(cards[number][column_key], value, place)
        if said is None:
            places = column.places
            remedy = f"give a place from 1 to {places}, or none" if places else "give none"
            faults.append(Fault("", key, f"there is no place '{place[0]}'", remedy))
            return
        row = Table("", {**as_entries(cards[number]), column_key: said}, "", table.faults)
        cards[number] = read_card(row, schema)
    if not table.faults:
        table.faults += across_faults(schema, cards, lambda _: "")
    faults += [Fault("", key, fault.what, fault.remedy) for fault in table.faults[:1]]
    if not table.faults:
        decks[deck_key] = replace(deck, cards=tuple(cards))


def _numbers(which: str, count: int) -> Iterable[int]:
    if which == EVERY_CARD:
        return range(count)
    return (int(which) - 1,) if which.isdecimal() and 1 <= int(which) <= count else ()
