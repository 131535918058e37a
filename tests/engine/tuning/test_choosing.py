"""Which candidate of a search is recommended: no tie hides a better one."""

from __future__ import annotations

import pytest

from engine.statistics.blocks import Estimate
from engine.tuning.choosing import Reason, chosen
from engine.tuning.goals import Finding, Goal, Judged
from engine.tuning.search import Candidate

BAND = Goal("seats within 4", "seats", 0.0, 4.0)
KNOWN, OPEN = "balanced enough", "not yet known"


def candidate(told, value, kind=KNOWN, *, changed=1, error=0.1):
    """A candidate by how far its worst seat is from fair, in %."""
    estimate = Estimate(value, value - 2 * error, value + 2 * error, 100, 10 * error)
    finding = Finding("", "%", estimate, None, "win:north", "north", 0.95)
    found = Judged(BAND, (finding,), kind, value, BAND.miss(value), 0, 0.95)
    return Candidate(None, told, None, changed / 4, (found,), 100, changed)


def choice(*candidates):
    """Which one, and why."""
    found, why = chosen([candidate("", 3.9, changed=0), *candidates])
    return found.told, why


def test_of_those_that_miss_nothing_the_inmost_is_recommended():
    """Today's rules miss nothing either, but lie at the edge."""
    assert choice(candidate("a", 2.0), candidate("b", 0.4)) == ("b", Reason.INSIDE)


def test_what_is_known_to_reach_its_goals_comes_first():
    """Also where another one looks better."""
    today = candidate("", 1.1, OPEN, changed=0)
    found, why = chosen([today, candidate("a", 0.9), candidate("b", 0.2, OPEN)])
    assert (found.told, why) == ("a", Reason.SURE)


def test_what_noise_could_explain_is_no_reason_to_change_more():
    """One standard error of the inmost."""
    near = candidate("a", 0.5, changed=1, error=0.3), candidate("b", 0.3, changed=3, error=0.3)
    assert choice(*near) == ("a", Reason.SIMPLEST)


def test_where_all_miss_the_nearest_is_recommended():
    """By the misses, and a little for the distance."""
    found, why = chosen([candidate("", 9.0, changed=0), candidate("a", 5.0), candidate("b", 6.0)])
    assert (found.told, why) == ("a", Reason.LEAST)


@pytest.mark.parametrize(
    ("goal", "value", "edge"),
    [
        (BAND, 0.0, 0.0),
        (BAND, 2.0, 0.5),
        (BAND, 5.0, 1.0),
        (Goal("length 150..220", "length", 150, 220), 185, 0.0),
        (Goal("length 150..220", "length", 150, 220), 220, 1.0),
        (Goal("margin <= 8", "margin", float("-inf"), 8), 7.6, 0.5),
        (Goal("margin <= 8", "margin", float("-inf"), 8), 2.0, 0.0),
    ],
)
def test_the_edge_of_a_goal(goal, value, edge):
    """1 there, 0 in the middle or one unit inside."""
    assert goal.edge(value) == pytest.approx(edge)
