"""Decks counted exactly."""

from __future__ import annotations

import pytest

from engine.scenarios.catalog import load_scenario
from engine.tuning.deck_fairness import deck_fairness, ordinal, sets_of
from engine.tuning.turn_order import turn_orders


def test_two_seats_are_exactly_balanced():
    """Each is first as often as the other, with the same amounts, in every set."""
    (found,) = deck_fairness(load_scenario("classic-2"))
    assert found.balanced
    assert [row.places for row in found.seats] == [(6, 6), (6, 6)]
    assert found.seats[0].amounts == found.seats[1].amounts
    assert set(sets_of(found).values()) == {2}
    assert found.sentences[0].startswith("Exactly balanced")


def test_four_seats_are_exactly_balanced():
    """Everybody stands three times on every place."""
    (found,) = deck_fairness(load_scenario("classic"))
    assert found.balanced
    assert {row.places for row in found.seats} == {(3, 3, 3, 3)}


@pytest.mark.parametrize(
    ("colours", "extreme"),
    [
        ("yellow,orange,brown,red", "brown"),
        ("yellow,orange,red,brown", "red"),
        ("yellow,brown,red,orange", "yellow"),
        ("orange,brown,red,yellow", "orange"),
    ],
)
def test_three_seats_leave_one_colour_out_of_the_middle(colours, extreme):
    """Whichever colour is left out, its partner is only ever first or last."""
    (found,) = deck_fairness(load_scenario("classic-3", {"colours": colours}))
    assert not found.balanced
    places = {row.seat: row.places for row in found.seats}
    assert places.pop(extreme) == (6, 0, 6)
    assert set(places.values()) == {(3, 6, 3)}
    assert f"{extreme} is never in the middle" in " ".join(found.sentences)


def test_a_swapped_card_is_found():
    """One order changed in favour of a colour: both colours are named with their counts."""
    key = "cards.actions.3.order"
    (found,) = deck_fairness(load_scenario("classic", {key: "red,orange,brown,yellow"}))
    said = " ".join(found.sentences)
    assert not found.balanced
    assert "red is 1st on 4 of 12 cards (fair 3), 4th on 2 of 12 cards" in said
    assert "yellow is 1st on 2 of 12 cards" in said
    assert sets_of(found) is None  # what a set holds depends on the card drawn


def test_unequal_amounts_are_found():
    """Places are even, but one colour comes first on a richer card."""
    (found,) = deck_fairness(load_scenario("classic", {"cards.actions.1.draw": "7,9"}))
    assert not found.balanced
    assert found.sentences[0].startswith("Places are balanced, amounts are not")
    assert any(said.startswith("draw, mean of who is 1st: yellow 6.33") for said in found.sentences)


def test_a_deck_without_orders_has_nothing_to_count(table):
    """It treats all seats alike."""
    assert deck_fairness(load_scenario("plain")) == ()


@pytest.mark.slow
def test_games_show_the_turns_that_the_cards_order():
    """With three seats the rounds seen have the very shares of the count."""
    turns = turn_orders(load_scenario("classic-3"), 3, 1)
    assert turns.tolist() == [[9, 18, 9], [9, 18, 9], [18, 0, 18]]


def test_ordinals():
    """As people say them."""
    assert [ordinal(place) for place in (1, 2, 3, 4)] == ["1st", "2nd", "3rd", "4th"]
