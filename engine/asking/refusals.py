"""Variants of which a question cannot be asked at all, so that nobody presses Ask for nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from engine.language import said, say
from engine.reports.steps import scores_at_start

if TYPE_CHECKING:
    from engine.scenarios.scenario import Scenario


def refused(key: str, scenario: Scenario) -> str:
    """Why a question cannot be asked of a scenario, in a sentence; "" where it can.

    Args:
        key: Of the question.
    """
    why = _REFUSALS.get(key)
    return why(scenario) if why is not None else ""


def _alone(scenario: Scenario) -> str:
    """Whether one seat wins more than another takes two of them."""
    return say("One seat plays alone: choose another variant.") if scenario.seats < 2 else ""


def _no_king(scenario: Scenario) -> str:
    """One who loses, and two who may win."""
    if scenario.seats > 2:
        return ""
    return say(
        "With fewer than three seats nobody else can be made king: choose a variant for three or"
        " more."
    )


def _no_scores(scenario: Scenario) -> str:
    """What would be balanced."""
    if scores_at_start(scenario.game):
        return _alone(scenario)
    title = said(scenario.game, scenario.game.title)
    return say("{game} has no starting scores that a variant could set.", game=title)


_REFUSALS: Final[Mapping[str, Callable[[Scenario], str]]] = {
    "fair": _alone,
    "payoff": _alone,
    "balance": _no_scores,
    "kingmaking": _no_king,
}
