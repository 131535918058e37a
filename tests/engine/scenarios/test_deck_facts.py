"""Facts of decks made by hand, and differences between two of them."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.columns import Amounts, Copies, CopiesOf, Flag, Name, Order
from engine.game import DeckSchema
from engine.scenarios.deck_differences import differences, matched
from engine.scenarios.deck_facts import (
    at_least,
    expected_wait,
    levels,
    marked,
    number_facts,
    odds_by_round,
    outliers,
    places,
    treated_alike,
)
from engine.scenarios.decks import Deck

SCHEMA = DeckSchema(
    key="d",
    title="D",
    columns=(
        Name("border", "Who begins.", ("a", "b")),
        Order("order", "Turns.", ("a", "b")),
        Amounts("roads", "Base and enhanced.", size=2, low=0, high=9),
    ),
    fewest=1,
    most=9,
)


def card(border, first, base, more):
    order = ["a", "b"] if first == "a" else ["b", "a"]
    return {"border": border, "order": order, "roads": [base, more]}


FAIR = [card("a", "a", 1, 2), card("b", "b", 1, 2), card("a", "a", 3, 5), card("b", "b", 3, 5)]
UNFAIR = [*FAIR[:3], card("a", "a", 4, 5)]


def test_amounts_are_counted_exactly():
    """Totals, ranges and means of base and enhanced amounts, as fractions."""
    base, more = number_facts(SCHEMA, [*FAIR, card("a", "a", 4, 4)])
    assert (base.total, base.low, base.high, base.mean) == (12, 1, 4, Fraction(12, 5))
    assert (more.total, more.mean, dict(more.counts)) == (18, Fraction(18, 5), {2: 2, 4: 1, 5: 2})


def test_a_deck_as_read_has_the_same_facts():
    """Tuples of a Deck and lists of a document are alike."""
    frozen = [{k: tuple(v) if isinstance(v, list) else v for k, v in row.items()} for row in FAIR]
    deck = Deck("g", "d", "d", "D", "", tuple(frozen))
    assert number_facts(SCHEMA, deck.cards) == number_facts(SCHEMA, FAIR)
    assert places(SCHEMA, deck.cards) == places(SCHEMA, FAIR)
    assert levels(SCHEMA, deck.cards) == levels(SCHEMA, FAIR)
    assert differences(SCHEMA, deck.cards, FAIR) == ()


def test_no_cards_have_facts_too():
    """While a deck is being emptied nothing is divided by nought."""
    assert number_facts(SCHEMA, [])[0].mean == 0
    assert places(SCHEMA, [])[0].counts == {"a": (0, 0), "b": (0, 0)}
    assert treated_alike(levels(SCHEMA, [])[0])


def test_places_say_how_often_and_with_what():
    """Each name on each place, with the means of its cards; None where it never stands."""
    (found,) = places(SCHEMA, UNFAIR)
    assert found.counts == {"a": (3, 1), "b": (1, 3)}
    assert found.means["b"] == ((Fraction(1), Fraction(2)), (Fraction(8, 3), Fraction(4)))
    assert places(SCHEMA, FAIR[:1])[0].means["a"][1] is None


def test_levels_are_crossed_with_names():
    """How many cards of each level each border has."""
    (found,) = levels(SCHEMA, UNFAIR)
    assert found.levels == ((1, 2), (3, 5), (4, 5))
    assert found.counts == {"a": (1, 1, 1), "b": (1, 0, 0)}
    assert found.means["b"] == (Fraction(1), Fraction(2))


def test_equal_treatment_is_seen_and_its_breach_too():
    """A fair deck treats names alike; one other card is enough to break that."""
    assert treated_alike(places(SCHEMA, FAIR)[0])
    assert treated_alike(levels(SCHEMA, FAIR)[0])
    assert not treated_alike(places(SCHEMA, UNFAIR)[0])
    assert not treated_alike(levels(SCHEMA, UNFAIR)[0])
    assert outliers(levels(SCHEMA, FAIR)[0]) == {}
    assert outliers(levels(SCHEMA, UNFAIR)[0]) == {"b": (0, -1, -1)}


@given(
    st.lists(st.integers(1, 4).flatmap(lambda n: st.tuples(st.just(n), st.integers(0, n)))).filter(
        lambda layers: sum(cards for cards, _ in layers) < 8
    ),
    st.integers(0, 4),
    st.integers(1, 3),
)
def test_layers_come_one_after_the_other(layers, wanted, each_round):
    """Counted over every order in which the cards can lie, each layer shuffled by itself."""
    shuffles = [
        set(permutations([True] * good + [False] * (cards - good))) for cards, good in layers
    ]
    orders = [sum(parts, ()) for parts in product(*shuffles)]
    whole = sum(cards for cards, _ in layers)
    odds = odds_by_round(layers, wanted, each_round)
    for number, chance in enumerate(odds, start=1):
        hits = sum(sum(order[: number * each_round]) >= wanted for order in orders)
        assert chance == Fraction(hits, len(orders))
    assert len(odds) == -(-whole // each_round)
    waits = [order.index(True) + 1 for order in orders if True in order]
    assert expected_wait(layers) == (Fraction(sum(waits), len(waits)) if waits else None)


@given(st.integers(1, 7), st.data())
def test_odds_are_those_of_all_hands(cards, data):
    """The formula counts the same as listing every hand that can be drawn."""
    good = data.draw(st.integers(0, cards))
    drawn = data.draw(st.integers(0, cards))
    wanted = data.draw(st.integers(0, cards))
    hands = list(combinations(range(cards), drawn))
    hits = sum(sum(one < good for one in hand) >= wanted for hand in hands)
    assert at_least(cards, good, drawn, wanted) == Fraction(hits, len(hands))


def test_odds_by_round_end_certain():
    """Three of twelve: one in four at first, certain when the deck is empty."""
    odds = odds_by_round([(12, 3)], 1)
    assert (odds[0], odds[1], odds[-1], len(odds)) == (Fraction(1, 4), Fraction(5, 11), 1, 12)
    assert odds_by_round([(5, 2)], 1, each_round=2) == (Fraction(7, 10), Fraction(1), Fraction(1))
    assert expected_wait([(12, 3)]) == Fraction(13, 4)
    assert expected_wait([(12, 0)]) is None
    assert odds_by_round([], 1) == ()
    assert expected_wait([]) is None
    assert marked(FAIR, lambda row: row["roads"][0] >= 3) == 2


@pytest.mark.parametrize(
    ("cards", "expected", "why"),
    [
        (FAIR, [], "nothing"),
        ([FAIR[0], card("b", "b", 2, 2), *FAIR[2:]], [("cell", 1, 1, "roads.1", "1", "2")], "cell"),
        (FAIR[1:], [("removed", 0, None, None, "", "")], "first card gone"),
        ([*FAIR[:2], card("a", "b", 9, 9), *FAIR[2:]], [("added", None, 2, None, "", "")], "added"),
        ([*FAIR[1:], FAIR[0]], [("moved", 0, 3, None, "", "")], "moved to the end"),
        ([FAIR[1], FAIR[0], *FAIR[2:]], [("moved", 0, 1, None, "", "")], "two swapped"),
        (
            [card("b", "b", 1, 2), *FAIR[1:]],
            [("cell", 0, 0, "border", "a", "b"), ("cell", 0, 0, "order", "a b", "b a")],
            "two cells",
        ),
    ],
)
def test_differences_are_few_and_named(cards, expected, why):
    """Cells where cells changed; a card that came, went or moved is told as such."""
    found = [
        (one.kind, one.before, one.after, one.slot and one.slot.key, one.old, one.new)
        for one in differences(SCHEMA, FAIR, cards)
    ]
    assert found == expected, why


CARDS = st.lists(
    st.builds(card, st.sampled_from("ab"), st.sampled_from("ab"), st.integers(0, 2), st.just(3)),
    max_size=6,
)


@given(CARDS, CARDS)
def test_every_card_is_matched_once(base, cards):
    """Each card of either deck stands in one pair; the cards now are in their order."""
    pairs = matched(SCHEMA, base, cards)
    assert sorted(one for one, _ in pairs if one is not None) == list(range(len(base)))
    assert [two for _, two in pairs if two is not None] == list(range(len(cards)))


@given(CARDS, CARDS)
def test_no_difference_means_the_same_deck(base, cards):
    """Differences are empty exactly for equal cards in equal order."""
    assert (not differences(SCHEMA, base, cards)) == (base == cards)


def test_cards_lie_in_the_layers_that_their_columns_name():
    """By names, then by what is false and true; a card with copies in two layers is in both."""
    schema = DeckSchema(
        "d",
        "D",
        (
            CopiesOf("eras", "Copies by era.", names=("old", "new"), high=9),
            Flag("closing", "Whether it lies below."),
            Copies("count", "How many.", high=9),
        ),
        0,
        9,
        ("eras", "closing"),
    )
    one = {"eras": {"old": 1, "new": 2}, "closing": False, "count": 1}
    two = {"eras": {"new": 1}, "closing": True, "count": 2}
    assert schema.stacked([two, one]) == [[one], [one, one], [two, two]]
    assert sorted(map(id, schema.dealt([two, one]))) == sorted(
        id(card) for layer in schema.stacked([two, one]) for card in layer
    )
    with pytest.raises(ValueError, match="no column"):
        DeckSchema("d", "D", (Flag("closing", "x"),), 0, 9, ("era",))
