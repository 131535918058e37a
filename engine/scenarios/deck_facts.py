"""What the cards of a deck say about themselves: exact, by counting, as fractions.

Nothing is played. Every function takes cards as tables (column key -> text or list) or
as an `engine.scenarios.decks.Deck` holds them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import Any

from engine.game import Column, DeckSchema
from engine.scenarios.deck_sheet import WHOLE, Slot, slots_of

Cards = Sequence[Mapping[str, Any]]


@dataclass(frozen=True)
class AmountFacts:
    """One amount over all cards; of a deck without cards all is 0.

    Attributes:
        slot: Which amount.
        total: Of all cards, which is what a seat gets while the whole deck is played.
        low, high: Smallest and largest.
        mean: Expected amount of a card drawn at random, so of a round with one card.
        counts: Amount -> cards, in rising order of amounts.
    """

    slot: Slot
    total: int
    low: int
    high: int
    mean: Fraction
    counts: Mapping[int, int]


@dataclass(frozen=True)
class Places:
    """Where the names of an "order" column stand.

    Attributes:
        column: The column.
        counts: Name -> cards on which it is first, second and so on.
        means: Name -> for each place the mean of every amount of those cards, in the order
            of `amount_slots`; None where the name never stands on the place.
    """

    column: Column
    counts: Mapping[str, tuple[int, ...]]
    means: Mapping[str, tuple[tuple[Fraction, ...] | None, ...]]


@dataclass(frozen=True)
class Levels:
    """How the cards of each name of a "name" column divide into levels.

    Attributes:
        column: The column.
        levels: Different amounts of a whole card, in the order of `amount_slots`, rising.
        counts: Name -> cards of each level.
        means: Name -> mean of every amount of its cards; None for a name without cards.
    """

    column: Column
    levels: tuple[tuple[int, ...], ...]
    counts: Mapping[str, tuple[int, ...]]
    means: Mapping[str, tuple[Fraction, ...] | None]


def amount_slots(schema: DeckSchema) -> tuple[Slot, ...]:
    """Every amount of a card."""
    return tuple(slot for slot in slots_of(schema) if slot.place != WHOLE)


def amounts_of(card: Mapping[str, Any], slots: Sequence[Slot]) -> tuple[int, ...]:
    """The amounts of a card."""
    return tuple(int(card[slot.column.key][slot.place]) for slot in slots)


def amount_facts(schema: DeckSchema, cards: Cards) -> tuple[AmountFacts, ...]:
    """Total, range and mean of every amount, in the order of `amount_slots`."""
    found = []
    for slot in amount_slots(schema):
        held = [amounts_of(card, (slot,))[0] for card in cards]
        total = sum(held)
        found.append(
            AmountFacts(
                slot=slot,
                total=total,
                low=min(held, default=0),
                high=max(held, default=0),
                mean=Fraction(total, len(held)) if held else Fraction(0),
                counts=dict(sorted(Counter(held).items())),
            )
        )
    return tuple(found)


def places(schema: DeckSchema, cards: Cards) -> tuple[Places, ...]:
    """Where each name stands, for every "order" column."""
    slots = amount_slots(schema)
    found = []
    for column in schema.columns:
        if column.kind != "order":
            continue
        held = {
            name: [
                [amounts_of(card, slots) for card in cards if card[column.key][place] == name]
                for place in range(len(column.names))
            ]
            for name in column.names
        }
        found.append(
            Places(
                column=column,
                counts={name: tuple(len(here) for here in held[name]) for name in held},
                means={name: tuple(_means(here) for here in held[name]) for name in held},
            )
        )
    return tuple(found)


def levels(schema: DeckSchema, cards: Cards) -> tuple[Levels, ...]:
    """How many cards of each level each name has, for every "name" column."""
    slots = amount_slots(schema)
    known = tuple(sorted({amounts_of(card, slots) for card in cards}))
    found = []
    for column in schema.columns:
        if column.kind != "name":
            continue
        held = {
            name: [amounts_of(card, slots) for card in cards if card[column.key] == name]
            for name in column.names
        }
        found.append(
            Levels(
                column=column,
                levels=known,
                counts={name: tuple(held[name].count(level) for level in known) for name in held},
                means={name: _means(held[name]) for name in held},
            )
        )
    return tuple(found)


def treated_alike(found: Places | Levels) -> bool:
    """Whether every name has the same cards: places, or levels, with the same amounts.

    For places only counts and means are compared.
    """
    return len({(found.counts[name], found.means[name]) for name in found.column.names}) <= 1


def outliers(found: Places | Levels) -> dict[str, tuple[int, ...]]:
    """Name -> its counts less the fair ones, for names that differ from the most usual counts."""
    usual = Counter(found.counts.values()).most_common(1)
    if not usual:
        return {}
    fair = usual[0][0]
    return {
        name: tuple(count - each for count, each in zip(counts, fair, strict=True))
        for name, counts in found.counts.items()
        if counts != fair
    }


def marked(cards: Cards, holds: Callable[[Mapping[str, Any]], bool]) -> int:
    """Number of cards for which something holds."""
    return sum(1 for card in cards if holds(card))


def at_least(cards: int, good: int, drawn: int, wanted: int) -> Fraction:
    """Probability that cards drawn without putting back hold at least some good ones.

    Args:
        cards: In the deck.
        good: Of them, from 0 to `cards`.
        drawn: From 0 to `cards`.
        wanted: Of the drawn ones; 0 or less is certain.

    Source:
        Hypergeometric distribution: N. L. Johnson, A. W. Kemp, S. Kotz, Univariate
        Discrete Distributions, 3rd edition, chapter 6.
    """
    hits = range(max(wanted, 0), min(good, drawn) + 1)
    ways = sum(comb(good, hit) * comb(cards - good, drawn - hit) for hit in hits)
    return Fraction(ways, comb(cards, drawn))


def odds_by_round(cards: int, good: int, wanted: int, each_round: int = 1) -> tuple[Fraction, ...]:
    """Probability of at least `wanted` good cards after each round, until the deck is empty.

    Args:
        cards: In the deck.
        good: Of them.
        wanted: Good cards.
        each_round: Cards drawn in a round, at least 1.
    """
    ends = range(each_round, cards + each_round, each_round)
    return tuple(at_least(cards, good, min(drawn, cards), wanted) for drawn in ends)


def expected_wait(cards: int, good: int) -> Fraction | None:
    """Mean number of cards drawn until the first good one is; None if there is none.

    Source:
        Mean of the negative hypergeometric distribution, (N + 1) / (K + 1).
    """
    return Fraction(cards + 1, good + 1) if good else None


def _means(held: Sequence[tuple[int, ...]]) -> tuple[Fraction, ...] | None:
    if not held:
        return None
    return tuple(Fraction(sum(column), len(held)) for column in zip(*held, strict=True))
