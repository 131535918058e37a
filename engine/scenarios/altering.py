"""A scenario with further changes, whether files hold it or not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.errors import OikistError
from engine.scenarios import mentions
from engine.scenarios.catalog import (
    Held,
    build,
    changed,
    find_variant,
    load_scenario,
    read_changes,
)
from engine.scenarios.scenario import Scenario
from engine.scenarios.usual import usual_variant
from engine.scenarios.variants import Variant


def altered(scenario: Scenario, changes: Mapping[str, Any]) -> Scenario:
    """The scenario with changes on top of those that it has.

    Args:
        changes: As `catalog.load_scenario` takes them.

    Raises:
        ScenarioError: It cannot be played with them.
    """
    if not scenario.held:
        merged = {**scenario.changes, **changes}
        return load_scenario(scenario.source, merged, scenario.here)
    game = scenario.game
    given = read_changes(game, changes)
    whole = Variant(
        game.name,
        scenario.name,
        scenario.title,
        scenario.note,
        seats=scenario.seats,
        parameters=dict(scenario.parameters),
        here=scenario.here,
    )
    child = changed(whole, given)
    variant = replace(
        child,
        seats=child.seats or scenario.seats,
        parameters={**scenario.parameters, **child.parameters},
    )
    held = Held(
        board=None if child.board else scenario.board,
        deck_of={key: deck for key, deck in scenario.decks.items() if key not in child.decks},
    )
    found = build(variant, scenario.source, given, held)
    return replace(found, changes={**scenario.changes, **given}, files=scenario.files)


def child_of(scenario: Scenario, changes: Mapping[str, Any], title: str) -> Variant:
    """A variant, not in a file yet, that extends the scenario's and makes the changes.

    It also has whatever parameters the scenario has changed and no file holds.

    Args:
        changes: Parameter -> value.
        title: What people call it.
    """
    game = scenario.game
    source, here = scenario.source, scenario.here
    try:
        parent = load_scenario(source, here=here)
    except OikistError:  # never saved, or gone
        source = usual_variant(game.name, here)
        parent = load_scenario(source, here=here)
    same_seats = parent.seats == scenario.seats
    differing = {
        name: value
        for name, value in scenario.parameters.items()
        if not same_seats or value != parent.parameters[name]
    }
    return Variant(
        game.name,
        f"{scenario.name}-proposed",  # no file of this name may hide its parent's namesakes
        title,
        extends=mentions.text_of("variant", game.name, find_variant(source, here), here),
        seats=None if same_seats else scenario.seats,
        parameters={**differing, **changes},
        here=scenario.here,
    )
