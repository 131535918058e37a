"""What the cards of a deck say about themselves: exact, by counting, as fractions.

Nothing is played. Every function takes cards as tables of entries or of values (see
`engine.columns`), and each copy of a card as a card of its own (`DeckSchema.dealt`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import Any

from engine.columns import Amounts, Column, Order
from engine.game import DeckSchema

Cards = Sequence[Mapping[str, Any]]
Layers = Sequence[tuple[int, int]]  # of each, from the top: its cards, and the good ones of them
_FINEST = 1_000_000  # denominators of numbers with decimals


@dataclass(frozen=True)
class NumberFacts:
    """One number over all cards; of a deck without cards all is 0.

    Attributes:
        title: Which number, such as "roads, base".
        total: Of all cards, which is what a seat gets while the whole deck is played.
        low, high: Smallest and largest.
        mean: Expected number of a card drawn at random, so of a round with one card.
        counts: Number -> cards, in rising order of numbers.
    """

    title: str
    total: Fraction
    low: Fraction
    high: Fraction
    mean: Fraction
    counts: Mapping[Fraction, int]


@dataclass(frozen=True)
class Places:
    """Where the names of an order stand.

    Attributes:
        column: The column.
        counts: Name -> cards on which it is first, second and so on.
        means: Name -> for each place the mean of every amount of those cards, in the order
            of `amounts_of`; None where the name never stands on the place.
    """

    column: Order
    counts: Mapping[str, tuple[int, ...]]
    means: Mapping[str, tuple[tuple[Fraction, ...] | None, ...]]


@dataclass(frozen=True)
class Levels:
    """How the cards of each group of a column, such as a name, divide into levels.

    Attributes:
        column: The column.
        levels: Different amounts of a whole card, in the order of `amounts_of`, rising.
        counts: Group -> cards of each level.
        means: Group -> mean of every amount of its cards; None for a group without cards.
    """

    column: Column
    levels: tuple[tuple[int, ...], ...]
    counts: Mapping[str, tuple[int, ...]]
    means: Mapping[str, tuple[Fraction, ...] | None]


def amounts_of(schema: DeckSchema, card: Mapping[str, Any]) -> tuple[int, ...]:
    """All amounts of a card, column after column."""
    return tuple(amount for column in schema.of(Amounts) for amount in card[column.key])


def number_facts(schema: DeckSchema, cards: Cards) -> tuple[NumberFacts, ...]:
    """Total, range and mean of every number, column after column."""
    found = []
    for column in schema.columns:
        rows = [column.measured(card[column.key]) for card in cards]
        for place, title in enumerate(column.quantities):
            held = [Fraction(row[place]).limit_denominator(_FINEST) for row in rows]
            found.append(
                NumberFacts(
                    title=title,
                    total=sum(held, Fraction()),
                    low=min(held, default=Fraction()),
                    high=max(held, default=Fraction()),
                    mean=sum(held, Fraction()) / max(len(held), 1),
                    counts=dict(sorted(Counter(held).items())),
                )
            )
    return tuple(found)


def places(schema: DeckSchema, cards: Cards) -> tuple[Places, ...]:
    """Where each name stands, for every order."""
    found = []
    for column in schema.of(Order):
        held = {
            name: [
                [amounts_of(schema, card) for card in cards if card[column.key][place] == name]
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
    """How many cards of each level each group has, for every column with groups."""
    known = tuple(sorted({amounts_of(schema, card) for card in cards}))
    found = []
    for column in schema.columns:
        held: dict[str, list[tuple[int, ...]]] = {group: [] for group in column.groups}
        if not held:
            continue
        for card in cards:
            held[column.group(card[column.key])].append(amounts_of(schema, card))
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
    return len({(found.counts[name], found.means[name]) for name in found.counts}) <= 1


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


def odds_by_round(layers: Layers, wanted: int, each_round: int = 1) -> tuple[Fraction, ...]:
    """Probability of at least `wanted` good cards after each round, until the deck is empty.

    Args:
        layers: Of the deck.
        wanted: Good cards.
        each_round: Cards drawn in a round, at least 1.
    """
    whole = sum(cards for cards, _ in layers)
    ends = range(each_round, whole + each_round, each_round)
    return tuple(_at_least(layers, min(drawn, whole), wanted) for drawn in ends)


def _at_least(layers: Layers, drawn: int, wanted: int) -> Fraction:
    """The same as `at_least` where the layers are drawn one after the other."""
    for cards, good in layers:
        if drawn <= cards:
            return at_least(cards, good, drawn, wanted)
        drawn, wanted = drawn - cards, wanted - good
    return Fraction(wanted <= 0)


def expected_wait(layers: Layers) -> Fraction | None:
    """Mean number of cards drawn until the first good one is; None if there is none.

    Source:
        Mean of the negative hypergeometric distribution, (N + 1) / (K + 1), in the first layer
        that has a good card.
    """
    above = 0
    for cards, good in layers:
        if good:
            return above + Fraction(cards + 1, good + 1)
        above += cards
    return None


def _means(held: Sequence[tuple[int, ...]]) -> tuple[Fraction, ...] | None:
    if not held:
        return None
    return tuple(Fraction(sum(column), len(held)) for column in zip(*held, strict=True))
