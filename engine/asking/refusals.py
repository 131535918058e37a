"""Why a question cannot be asked of a variant at all, in a sentence; "" where it can."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.language import said, say
from engine.reports.steps import scores_at_start

if TYPE_CHECKING:
    from engine.scenarios.scenario import Scenario


def if_alone(scenario: Scenario) -> str:
    """Whether one seat wins more than another takes two of them."""
    return say("One seat plays alone: choose another variant.") if scenario.seats < 2 else ""


def if_too_few_for_a_king(scenario: Scenario) -> str:
    """One who loses, and two who may win."""
    if scenario.seats > 2:
        return ""
    return say(
        "With fewer than three seats nobody else can be made king: choose a variant for three or"
        " more."
    )


def if_without_scores(scenario: Scenario) -> str:
    """What would be balanced."""
    if scores_at_start(scenario.game):
        return if_alone(scenario)
    title = said(scenario.game, scenario.game.title)
    return say("{game} has no starting scores that a variant could set.", game=title)
