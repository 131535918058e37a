"""The strength of a bid: values, what changes them, and the bonus of three cards (GR-10 to GR-12)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from tests.support.greeks_twin.cards import NO_SUIT, VALUE

STRAIGHT_FLUSH = 120
THREE_OF_A_KIND = 90
FLUSH = 60
STRAIGHT = 30
WILD_HAND = 0


class Card(Protocol):
    """What strength asks of a resource."""

    special: str
    suit: str
    value: int


def no_more(_suit: str) -> int:
    """What nothing owned adds to a value."""
    return 0


@dataclass(frozen=True)
class Circumstances:
    """What changes the strength of one bid.

    Attributes:
        plus: What the bidder's own cards add to a value of a suit.
        each_plus: What the target adds to every value.
        each_one: Every value counts 1, as the target says.
        no_combinations: No bonus, as the target says.
        winter: Winter strikes the bid (GR-11).
        recomputed: Combinations go by values of 1 under Winter (GR-Q15).
        hero: A Hero doubles the values (GR-12).
        special_values: Values of specials count (GR-Q14).
        special_places: Specials are among the three cards (GR-Q13).
    """

    plus: Callable[[str], int] = no_more
    each_plus: int = 0
    each_one: bool = False
    no_combinations: bool = False
    winter: bool = False
    recomputed: bool = False
    hero: bool = False
    special_values: bool = False
    special_places: bool = False


PLAIN = Circumstances()


def strength(cards: Iterable[Card], around: Circumstances = PLAIN) -> int:
    """The strength of all cards of one seat on one card of the frieze (GR-10)."""
    cards = list(cards)
    total = sum(counted_value(card, around) for card in cards if counts(card, around))
    return total * (2 if around.hero else 1) + bonus(cards, around)


def counts(card: Card, around: Circumstances) -> bool:
    """Whether the value of a card counts: that of a special only by GR-Q14, and if it has one."""
    return card.special == VALUE or (around.special_values and card.value > 0)


def counted_value(card: Card, around: Circumstances) -> int:
    """What the value of one card counts, before a Hero doubles it."""
    if around.winter or around.each_one:
        return 1
    return card.value + around.plus(card.suit) + around.each_plus


def bonus(cards: Iterable[Card], around: Circumstances) -> int:
    """The bonus for exactly three cards that can combine (GR-10)."""
    combining = [card for card in cards if combines(card, around)]
    if len(combining) != 3 or around.no_combinations:
        return WILD_HAND
    ones = around.winter and around.recomputed
    values = [1 if ones else card.value for card in combining]
    return combination(values, [card.suit for card in combining])


def combines(card: Card, around: Circumstances) -> bool:
    """Whether a card can be one of three: specials only with a suit, by GR-Q13 and GR-Q14."""
    if card.special == VALUE:
        return True
    return around.special_values and around.special_places and card.suit != NO_SUIT


def combination(values: Sequence[int], suits: Sequence[str]) -> int:
    """The best combination of three values and their suits (table 2.1 of the dossier)."""
    low, middle, high = sorted(values)
    sequence = middle == low + 1 and high == middle + 1
    one_suit = len(set(suits)) == 1
    if sequence and one_suit:
        return STRAIGHT_FLUSH
    if low == high:
        return THREE_OF_A_KIND
    if one_suit:
        return FLUSH
    return STRAIGHT if sequence else WILD_HAND
