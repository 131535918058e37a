"""Fairness of a deck itself: which seat stands where in the order, and with which amounts.

Exact, by counting cards, every copy of them; nothing is played. A deck is read by the
columns of its schema: an order says who acts first, amounts what a card gives, a name which
cards belong together. Names in an order that no seat bears are skipped.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.columns import Amounts, Name, Order
from engine.language import say
from engine.seats import seats_said

if TYPE_CHECKING:
    from engine.game import Card, DeckSchema
    from engine.scenarios.scenario import Scenario

Given = tuple[tuple[int, ...], ...]  # of one card, a tuple for each amounts column


@dataclass(frozen=True)
class SeatPlaces:
    """Where one seat stands on the cards of a deck.

    Attributes:
        seat: Its name.
        places: Cards on which it is first, second and so on; int, shape (seats,).
        amounts: For each place the amounts of those cards, in rising order.
        means: For each place and amounts column the mean of its first entry; None where
            the seat never stands on the place.
        before: Other seat -> cards on which it acts before that one.
    """

    seat: str
    places: tuple[int, ...]
    amounts: tuple[tuple[Given, ...], ...]
    means: tuple[tuple[float, ...] | None, ...]
    before: dict[str, int]


@dataclass(frozen=True)
class DeckFairness:
    """What counting the cards of one deck tells.

    Attributes:
        deck, title: Name and title of the deck.
        column: The order looked at.
        amount_columns: Titles of the amounts columns, in order.
        cards: Number of cards.
        seats: In seat order.
        groups: Name in the name column -> orders of its cards, skipped names left out;
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
    """One entry for each order of each deck; decks without one favour no seat."""
    seats = scenario.game.seat_names(scenario.record)
    called = dict(zip(seats, seats_said(scenario), strict=True))
    found = []
    for key, deck in scenario.decks.items():
        schema = scenario.game.deck_schemas[key]
        found += [
            counted(deck.name, deck.title, column.key, schema, deck.cards, seats, called)
            for column in schema.of(Order)
            if set(seats) <= set(column.names)
        ]
    return tuple(found)


def counted(
    name: str,
    title: str,
    column: str,
    schema: DeckSchema,
    cards: Sequence[Card],
    seats: tuple[str, ...],
    titles: Mapping[str, str] | None = None,
) -> DeckFairness:
    """What one order of a deck tells.

    Args:
        name, title: Of the deck.
        column: Key of the column.
        schema: Of the deck.
        cards: At least one.
        seats: Names that count, in seat order; others are skipped.
        titles: Name -> what sentences call it; None for the names.
    """
    called = titles or dict(zip(seats, seats, strict=True))
    dealt = schema.dealt(cards)
    amount_keys = tuple(each.key for each in schema.of(Amounts))
    orders = [tuple(one for one in card[column] if one in seats) for card in dealt]
    amounts = [tuple(_numbers(card[key]) for key in amount_keys) for card in dealt]
    rows = tuple(_seat(seat, seats, orders, amounts) for seat in seats)
    name_key = next((each.key for each in schema.of(Name)), None)
    groups: dict[str, tuple[tuple[str, ...], ...]] = {}
    if name_key is not None:
        for card, order in zip(dealt, orders, strict=True):
            group = str(card[name_key])
            groups[group] = (*groups.get(group, ()), order)
    sentences = [_summary(rows, len(dealt))]
    sentences += [sentence for row in rows for sentence in _oddities(row, len(dealt), called)]
    words = tuple(each.word for each in schema.of(Amounts))
    sentences += _unequal_amounts(rows, words, called)
    sentences += _unequal_pairs(rows, len(dealt), called)
    return DeckFairness(
        deck=name,
        title=title,
        column=column,
        amount_columns=amount_keys,
        cards=len(dealt),
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
    amounts: list[Given],
) -> SeatPlaces:
    held: list[list[Given]] = [[] for _ in seats]
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


def _mean(cards: list[Given]) -> tuple[float, ...] | None:
    if not cards:
        return None
    return tuple(sum(card[row][0] for card in cards) / len(cards) for row in range(len(cards[0])))


def _summary(rows: tuple[SeatPlaces, ...], cards: int) -> str:
    if len({row.amounts for row in rows}) == 1:
        return say(
            "Exactly balanced: every seat stands {places}, and with the same amounts.",
            places=_equal_places(rows[0]),
        )
    if len({row.places for row in rows}) == 1:
        return say(
            "Places are balanced, amounts are not: every seat stands {places}.",
            places=_equal_places(rows[0]),
        )
    return say(
        "Not balanced: seats stand on different places of the {cards:card|cards}.", cards=cards
    )


def _equal_places(row: SeatPlaces) -> str:
    if len(set(row.places)) == 1:
        return say("{count:time|times} on every place", count=row.places[0])
    return ", ".join(
        say("{count:time|times} {place}", count=count, place=ordinal(place))
        for place, count in enumerate(row.places, start=1)
    )


def _oddities(row: SeatPlaces, cards: int, called: Mapping[str, str]) -> list[str]:
    """What is strange about the places of one seat."""
    fair = cards / len(row.places)
    said = [
        say(
            "{place} on {count} of {cards:card|cards} (fair {fair})",
            place=ordinal(place),
            count=count,
            cards=cards,
            fair=f"{fair:g}",
        )
        for place, count in enumerate(row.places, start=1)
        if count not in (0, fair)
    ]
    never = [place for place, count in enumerate(row.places, start=1) if count == 0]
    places = say(" nor ").join(_place_in_words(place, len(row.places)) for place in never)
    seat, rest = called[row.seat], ", ".join(said)
    if never and said:
        return [say("{seat} is never {places}: {rest}.", seat=seat, places=places, rest=rest)]
    if never:
        return [say("{seat} is never {places}.", seat=seat, places=places)]
    return [say("{seat} is {places}.", seat=seat, places=rest)] if said else []


def _place_in_words(place: int, seats: int) -> str:
    if seats == 3 and place == 2:
        return say("in the middle")
    return say("last") if place == seats else ordinal(place)


def ordinal(place: int) -> str:
    """Such as "1st"."""
    if place == 1:
        return say("1st")
    if place == 2:
        return say("2nd")
    return say("3rd") if place == 3 else say("{place}th", place=place)


def _unequal_amounts(
    rows: tuple[SeatPlaces, ...], columns: tuple[str, ...], called: Mapping[str, str]
) -> list[str]:
    """Places on which seats that come there as often find other amounts."""
    said = []
    for place in range(len(rows)):
        for number, column in enumerate(columns):
            means = {
                called[row.seat]: found[number]
                for row in rows
                if (found := row.means[place]) is not None
            }
            if len(set(means.values())) > 1:
                said.append(
                    say(
                        "{column}, mean of who is {place}: {means}.",
                        column=column,
                        place=ordinal(place + 1),
                        means=", ".join(f"{seat} {mean:.2f}" for seat, mean in means.items()),
                    )
                )
    return said


def _unequal_pairs(
    rows: tuple[SeatPlaces, ...], cards: int, called: Mapping[str, str]
) -> list[str]:
    return [
        say(
            "{seat} acts before {other} on {count} of {cards:card|cards} (fair {fair}).",
            seat=called[row.seat],
            other=called[other],
            count=count,
            cards=cards,
            fair=f"{cards / 2:g}",
        )
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
