"""A scenario that no file holds can be changed further, like one that files hold."""

from __future__ import annotations

import pytest

from engine.errors import ScenarioError
from engine.scenarios.altering import altered, child_of
from engine.scenarios.catalog import build, load_scenario
from engine.scenarios.frozen import frozen, thawed
from engine.scenarios.mentions import names

CHANGES = [
    {"oracle_value": 6},
    {"start_score": (18, 15, 15, 15)},
    {"cards.actions.3.order": "red,orange,brown,yellow"},
    {"cards.actions.all.draw": "+1"},
]


def held(scenario):
    """The same scenario as unsaved edits would make it."""
    return thawed(frozen(scenario))


@pytest.mark.parametrize("changes", CHANGES, ids=str)
def test_held_and_loaded_change_alike(changes):
    """The same changes come to the same rules, with and without files."""
    loaded = load_scenario("classic", {"rounds": 8})
    unsaved = held(loaded)
    assert unsaved.held
    assert not loaded.held
    assert altered(unsaved, changes).digest == altered(loaded, changes).digest


def test_changes_of_a_held_scenario_add_up():
    """What was changed before stays, and card changes are made once."""
    once = altered(held(load_scenario("classic")), {"cards.actions.all.draw": "+1"})
    twice = altered(once, {"oracle_value": 6})
    wanted = load_scenario("classic", {"cards.actions.all.draw": "+1", "oracle_value": 6})
    assert twice.digest == wanted.digest
    assert twice.changes == {"cards.actions.all.draw": "+1", "oracle_value": 6}


def test_a_change_that_cannot_be_played_is_refused():
    """With the game's own fault."""
    with pytest.raises(ScenarioError, match="oracle_value"):
        altered(held(load_scenario("classic")), {"oracle_value": 999})


def test_a_child_has_what_was_tried_and_what_is_applied():
    """Unsaved changes of the parent and the new ones, on top of its file."""
    tried = altered(held(load_scenario("classic")), {"oracle_value": 6})
    child = child_of(tried, {"rounds": 8}, "Tried and applied")
    assert child.extends == "classic"
    whole = {**tried.changes, "rounds": 8}
    assert build(child, "", {}).digest == load_scenario("classic", whole).digest
    assert dict(child.parameters) == {"oracle_value": 6, "rounds": 8}
    assert child.title == "Tried and applied"
    assert child.name not in names("variant", child.game)  # its file would hide that one
