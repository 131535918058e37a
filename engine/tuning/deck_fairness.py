"""Fairness of a deck itself: which seat stands where in the order, and with which amounts.

Exact, by counting cards; nothing is played. A deck is read by the columns of its schema:
an "order" column says who acts first, "amounts" columns what a card gives, a "name" column
which cards belong together. Names in an order that no seat bears are skipped.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.game import Card, DeckSchema
    from engine.scenarios.scenario import Scenario

Amounts = tuple[tuple[int, ...], ...]  # of one card, a tuple for each "amounts" column


@dataclass(frozen=True)
class SeatPlaces:
    """Where one seat stands on the cards of a deck.

    Attributes:
        seat: Its name.
        places: Cards on which it is first, second and so on; int, shape (seats,).
        amounts: For each place the amounts of those cards, in rising order.
        means: For each place and "amounts" column the mean of its first entry; None where
            the seat never stands on the place.
        before: Other seat -> cards on which it acts before that one.
    """

    seat: str
    places: tuple[int, ...]
    amounts: tuple[tuple[Amounts, ...], ...]
    means: tuple[tuple[float, ...] | None, ...]
    before: dict[str, int]


@dataclass(frozen=True)
class DeckFairness:
    """What counting the cards of one deck tells.

    Attributes:
        deck, title: Name and title of the deck.
        column: The "order" column looked at.
        amount_columns: Titles of the "amounts" columns, in order.
        cards: Number of cards.
        seats: In seat order.
        groups: Name in the "name" column -> orders of its cards, skipped names left out;
            empty without such a column.
        sentences: The findings in words, most telling first.
        balanced: Whether every seat stands on every place with the same amounts.
    """

    deck: str
    title: str
    column: str
    amount_columns: tuple[str, ...]
    cards: int
    seats: tuple[SeatPlaces, ...]
    groups: dict[str, tuple[tuple[str, ...], ...]]
    sentences: tuple[str, ...]
    balanced: bool


def deck_fairness(scenario: Scenario) -> tuple[DeckFairness, ...]:
    """One entry for each "order" column of each deck; decks without one favour no seat."""
    seats = scenario.game.seat_names(scenario.record)
    found = []
    for key, deck in scenario.decks.items():
        schema = scenario.game.deck_schemas[key]
        found += [
            counted(deck.name, deck.title, column.key, schema, deck.cards, seats)
            for column in schema.columns
            if column.kind == "order" and set(seats) <= set(column.names)
        ]
    return tuple(found)


def counted(
    name: str,
    title: str,
    column: str,
    schema: DeckSchema,
    cards: Sequence[Card],
    seats: tuple[str, ...],
) -> DeckFairness:
    """What one "order" column of a deck tells.

    Args:
        name, title: Of the deck.
        column: Key of the column.
        schema: Of the deck.
        cards: At least one.
        seats: Names that count, in seat order; others are skipped.
    """
    amount_keys = tuple(each.key for each in schema.columns if each.kind == "amounts")
    orders = [tuple(one for one in card[column] if one in seats) for card in cards]
    amounts = [tuple(_numbers(card[key]) for key in amount_keys) for card in cards]
    rows = tuple(_seat(seat, seats, orders, amounts) for seat in seats)
    name_key = next((each.key for each in schema.columns if each.kind == "name"), None)
    groups: dict[str, tuple[tuple[str, ...], ...]] = {}
    if name_key is not None:
        for card, order in zip(cards, orders, strict=True):
            group = str(card[name_key])
            groups[group] = (*groups.get(group, ()), order)
    sentences = [_summary(rows, len(cards))]
    sentences += [sentence for row in rows for sentence in _oddities(row, len(cards))]
    sentences += _unequal_amounts(rows, amount_keys)
    sentences += _unequal_pairs(rows, len(cards))
    return DeckFairness(
        deck=name,
        title=title,
        column=column,
        amount_columns=amount_keys,
        cards=len(cards),
        seats=rows,
        groups=groups,
        sentences=tuple(sentences),
        balanced=len({row.amounts for row in rows}) == 1,
    )


def _numbers(entry: Any) -> tuple[int, ...]:
    return tuple(int(number) for number in entry)


def _seat(
    seat: str,
    seats: tuple[str, ...],
    orders: list[tuple[str, ...]],
    amounts: list[Amounts],
) -> SeatPlaces:
    held: list[list[Amounts]] = [[] for _ in seats]
    for order, given in zip(orders, amounts, strict=True):
        held[order.index(seat)].append(given)
    return SeatPlaces(
        seat=seat,
        places=tuple(len(cards) for cards in held),
        amounts=tuple(tuple(sorted(cards)) for cards in held),
        means=tuple(_mean(cards) for cards in held),
        before={
            other: sum(order.index(seat) < order.index(other) for order in orders)
            for other in seats
            if other != seat
        },
    )


def _mean(cards: list[Amounts]) -> tuple[float, ...] | None:
    if not cards:
        return None
    return tuple(sum(card[row][0] for card in cards) / len(cards) for row in range(len(cards[0])))


def _summary(rows: tuple[SeatPlaces, ...], cards: int) -> str:
    if len({row.amounts for row in rows}) == 1:
        each = _equal_places(rows[0])
        return f"Exactly balanced: every seat stands {each}, and with the same amounts."
    if len({row.places for row in rows}) == 1:
        each = _equal_places(rows[0])
        return f"Places are balanced, amounts are not: every seat stands {each}."
    return f"Not balanced: seats stand on different places of the {cards} cards."


def _equal_places(row: SeatPlaces) -> str:
    if len(set(row.places)) == 1:
        return f"{row.places[0]} times on every place"
    return ", ".join(
        f"{count} times {ordinal(place)}" for place, count in enumerate(row.places, start=1)
    )


def _oddities(row: SeatPlaces, cards: int) -> list[str]:
    """What is strange about the places of one seat."""
    fair = cards / len(row.places)
    said = [
        f"{ordinal(place)} on {count} of {cards} cards (fair {fair:g})"
        for place, count in enumerate(row.places, start=1)
        if count not in (0, fair)
    ]
    never = [place for place, count in enumerate(row.places, start=1) if count == 0]
    names = " nor ".join(_place_in_words(place, len(row.places)) for place in never)
    if never:
        rest = ": " + ", ".join(said) if said else ""
        return [f"{row.seat} is never {names}{rest}."]
    return [f"{row.seat} is {', '.join(said)}."] if said else []


def _place_in_words(place: int, seats: int) -> str:
    if seats == 3 and place == 2:
        return "in the middle"
    return "last" if place == seats else ordinal(place)


def ordinal(place: int) -> str:
    """Such as "1st"."""
    return f"{place}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(place, 'th') }"


def _unequal_amounts(rows: tuple[SeatPlaces, ...], columns: tuple[str, ...]) -> list[str]:
    """Places on which seats that come there as often find other amounts."""
    said = []
    for place in range(len(rows)):
        for number, column in enumerate(columns):
            means = {
                row.seat: found[number] for row in rows if (found := row.means[place]) is not None
            }
            if len(set(means.values())) > 1:
                each = ", ".join(f"{seat} {mean:.2f}" for seat, mean in means.items())
                said.append(f"{column}, mean of who is {ordinal(place + 1)}: {each}.")
    return said


def _unequal_pairs(rows: tuple[SeatPlaces, ...], cards: int) -> list[str]:
    return [
        f"{row.seat} acts before {other} on {count} of {cards} cards (fair {cards / 2:g})."
        for row in rows
        for other, count in row.before.items()
        if count > cards / 2
    ]


def sets_of(fairness: DeckFairness) -> Counter[tuple[str, int]] | None:
    """How often each seat stands on each place when one card of each name is drawn.

    Returns:
        (Seat, place from 1) -> cards, or None when that depends on the cards drawn or
        when cards bear no names.
    """
    if not fairness.groups or any(len(set(orders)) > 1 for orders in fairness.groups.values()):
        return None
    counted: Counter[tuple[str, int]] = Counter()
    for orders in fairness.groups.values():
        for place, seat in enumerate(orders[0], start=1):
            counted[seat, place] += 1
    return counted
