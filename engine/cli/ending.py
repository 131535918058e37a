"""How a game stands or has ended, in words for people and as data for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.scenarios.scenario import Scenario, State


def ended(scenario: Scenario, state: State) -> str:
    """Scores and places at a position."""
    from engine.play.results import all_known, by_place, results_of
    from engine.records.replay import is_over

    found, over = results_of(scenario, state), is_over(scenario, state)
    known = all_known(scenario, state)
    scores = tuple(one.score for one in found) if known else None
    said = scores_said(scenario, scores, over=over)
    return f"{said}; places: {by_place(found) or 'all have lost'}" if over else said


def scores_said(scenario: Scenario, scores: tuple[int, ...] | None, *, over: bool) -> str:
    """The score of each seat, final or not; None where not everybody may know them."""
    from engine.seats import seat_titles

    if scores is None:
        return "unfinished, with points that not everybody may know"
    names = seat_titles(scenario.game, scenario.game.seat_names(scenario.record))
    points = ", ".join(f"{name} {score}" for name, score in zip(names, scores, strict=True))
    return f"{'final scores' if over else 'unfinished, if it ended now'}: {points}"


def ending_data(scenario: Scenario, state: State) -> dict[str, Any]:
    """The same as data; seats are called as in files, and nobody has a place before the end.

    No scores are told before the end where not everybody may know them.
    """
    from engine.play.results import all_known, results_of
    from engine.records.replay import is_over

    found, over = results_of(scenario, state), is_over(scenario, state)
    return {
        "over": over,
        "scores": {one.name: one.score for one in found} if all_known(scenario, state) else {},
        "places": {one.name: one.place for one in found} if over else {},
        "winners": [one.name for one in found if one.place == 1] if over else [],
    }
