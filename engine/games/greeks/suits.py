"""Greeks: suits that cards name and no resource of the variant has, and the other way round."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.game import Card, Record
from engine.games.greeks import state as at
from engine.games.greeks.saying import say


def idle_suits(record: Record, decks: Mapping[str, Sequence[Card]]) -> list[tuple[str, str, str]]:
    """What cards do with suits that are not in the game: place, what, remedy (GR-Q5)."""
    there = {suit for number, suit in enumerate(at.SUITS) if record.of_effect[number].any()}
    remedy = say("name a suit that is in the game, or add resources")
    found = []
    for place, name, suit in _named(decks):
        if suit not in there:
            what = say(
                "{name}: no resource of this variant has the suit '{suit}'", name=name, suit=suit
            )
            found.append((place, what, remedy))
    return found + _unproduced(record, decks)


def _named(decks: Mapping[str, Sequence[Card]]) -> Iterator[tuple[str, str, str]]:
    """Every suit that a card asks for, gives or takes: its place, the card, the suit."""
    for deck in ("lands", "buildings", "disasters"):
        for number, card in enumerate(decks[deck], 1):
            place = f"{deck}.cards[{number}]"
            for suit, count in card.get("produces", {}).items():
                if count and suit != "any":
                    yield f"{place}.produces", card["name"], suit
            for effect in card["effects"]:
                suit = effect.partition(" ")[0].partition("_")[2]
                if suit in at.SUITS:
                    yield f"{place}.effects", card["name"], suit


def _unproduced(record: Record, decks: Mapping[str, Sequence[Card]]) -> list[tuple[str, str, str]]:
    """The first resource of each suit that no land and no building produces."""
    items = {int(item) for number in range(int(record.events))
             for item in record.yields[number, : int(record.items[number])]}  # fmt: skip
    if at.ANY in items:
        return []
    if at.GOODS[0] in items:
        items.update(at.GOODS)
    found = []
    for number, suit in enumerate(at.SUITS):
        rows = [row for row, card in enumerate(decks["resources"], 1) if card["suit"] == suit]
        if rows and number not in items and record.of_suit[number].any():
            what = say("no land and no building produces '{suit}'", suit=suit)
            remedy = say("let a card produce it, or leave its resources out")
            found.append((f"resources.cards[{rows[0]}].suit", what, remedy))
    return found
