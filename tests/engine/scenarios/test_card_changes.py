"""Single cards changed on top of a variant."""

from __future__ import annotations

import pytest

from engine.errors import ScenarioError
from engine.scenarios.catalog import load_scenario


def values(scenario):
    """What the first cards are worth."""
    return [card["value"][0] for card in scenario.decks["pennies"].cards][:4]


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"cards.pennies.2.value": "7"}, [1, 7, 3, 4]),
        ({"cards.pennies.2.value.1": "7"}, [1, 7, 3, 4]),
        ({"cards.pennies.2.value": [7]}, [1, 7, 3, 4]),
        ({"cards.pennies.all.value": "+2"}, [3, 3, 5, 6]),
        ({"cards.pennies.all.value": "+2", "cards.pennies.4.value": "-1"}, [3, 3, 5, 5]),
    ],
)
def test_amounts_are_set_or_added_to(table, changes, expected):
    """A plain number replaces, a signed one is added; later changes see the earlier ones."""
    assert values(load_scenario("plain", changes)) == expected


def test_a_changed_card_is_another_scenario(table):
    """The digest moves, and the changes load the same scenario again."""
    plain = load_scenario("plain")
    changed = load_scenario("plain", {"cards.pennies.2.value": "7"})
    assert changed.digest != plain.digest
    assert load_scenario(changed.source, changed.changes).digest == changed.digest
    assert load_scenario("plain", {"cards.pennies.2.value": "1"}).digest == plain.digest


def test_names_and_orders_can_be_changed():
    """The order of one card of a deck that has orders."""
    changed = load_scenario("classic", {"cards.actions.1.order": "red,orange,brown,yellow"})
    assert changed.decks["actions"].cards[0]["order"] == ("red", "orange", "brown", "yellow")


@pytest.mark.parametrize(
    ("key", "value", "expected"),
    [
        ("cards.pennies.2", "7", "names no column"),
        ("cards.penies.2.value", "7", "did you mean 'pennies'?"),
        ("cards.pennies.2.worth", "7", "unknown column 'worth'"),
        ("cards.pennies.19.value", "7", "there is no card '19'"),
        ("cards.pennies.2.value.2", "7", "there is no place '2'"),
        ("cards.pennies.2.metal.1", "gold", "there is no place '1'"),
        ("cards.pennies.2.value", "21", "21 is out of range"),
        ("cards.pennies.all.value", "+16", "out of range"),
        ("cards.pennies.2.value", "7,8", "2 numbers in it"),
        ("cards.pennies.2.value", "many", "not a list of whole numbers"),
        ("cards.pennies.2.metal", "tin", "unknown name 'tin'"),
    ],
)
def test_what_makes_no_card_is_refused(table, key, value, expected):
    """The fault names the key."""
    with pytest.raises(ScenarioError) as error:
        load_scenario("plain", {key: value})
    assert expected in str(error.value)
    assert error.value.faults[0].place == key
