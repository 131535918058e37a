"""Every reason why a move is refused: a position in which exactly that one is given."""

from __future__ import annotations

import pytest

from engine.games.marchands import GAME, kernels
from engine.games.marchands.refusals import REFUSALS
from tests.support.marchands_scenes import over, position, started

NAMES = (
    *("FINISHED", "NOT_START", "NOT_PLAN", "NOT_CHOOSE", "NOT_ELECT", "NOT_SAY", "ROW_FULL"),
    *("IN_CAPITAL", "NO_CITY", "TAKEN", "MUST_FULFIL", "HAS_CHURCH", "NO_CHURCH"),
    *("NO_REGION", "NO_VOTES", "OTHER_TWO", "ONE_REWARD", "AWAY", "TOO_MANY", "CLOSED"),
)


def starting():
    """Blue places its caravan first; orange stands in city 5."""
    return position(
        phase="start", blue={"caravan": ""}, orange={"caravan": "5"}, green={"caravan": ""}
    )


def laying(**more):
    """Blue lays orders."""
    return position(**more)


def closed():
    """Blue has said once that it lays nothing more."""
    return position().play("done")


def choosing(rules=None, **more):
    """Blue fulfils a contract in city 9."""
    blue = {"caravan": "9", "held": "ccb"} | more.pop("blue", {})
    return position(rules=rules, contracts={"9": "ccb"}, blue=blue, **more).orders(blue="X")


def churchless():
    """The same with a church there."""
    return choosing(orange={"churches": ["9"]})


def without_churches():
    """The same with no church in stock."""
    return choosing({"churches": 0})


def without_electors():
    """The same with no electors in stock."""
    return choosing({"electors": 0})


def regionless():
    """The same in a city that touches no region."""
    found = choosing()
    found.record = found.record.copy()
    found.record.touches[:] = 0
    return found


def placing():
    """Blue places an elector from city 9, which touches regions I and VIII."""
    return choosing().play("take contract and electors")


def announcing():
    """Blue announces how many of its two coal it has."""
    return position(phase="announce", round=3, blue={"held": "cc"})


def finished():
    """The end."""
    return over(3, (1, 0, 0), (0, 0, 0), (0, 0, 0))


def full():
    """Blue has laid six orders."""
    return position().play(*["go a"] * 6)


# Code, position, a move that it refuses.
CASES = [
    *(("FINISHED", finished, move) for move in ("done", "start 5", "announce 0", "take contract")),
    ("NOT_START", laying, "start 5"),
    ("NOT_START", announcing, "start capital"),
    *(("NOT_PLAN", where, "go a") for where in (starting, choosing, placing, announcing)),
    ("NOT_PLAN", announcing, "trade"),
    ("NOT_PLAN", placing, "done"),
    *(("NOT_CHOOSE", where, "take contract") for where in (starting, laying, placing, announcing)),
    ("NOT_CHOOSE", laying, "decline"),
    *(("NOT_ELECT", where, "elector i") for where in (starting, laying, choosing, announcing)),
    *(("NOT_SAY", where, "announce 0") for where in (starting, laying, choosing, placing)),
    ("ROW_FULL", full, "trade"),
    ("ROW_FULL", full, "go b"),
    ("IN_CAPITAL", starting, "start capital"),
    ("NO_CITY", starting, "start space-21"),
    ("NO_CITY", starting, "start space-255"),
    ("TAKEN", starting, "start 5"),
    ("MUST_FULFIL", choosing, "decline"),
    ("HAS_CHURCH", churchless, "take contract and church"),
    ("HAS_CHURCH", churchless, "take church"),
    ("NO_CHURCH", without_churches, "take church and electors"),
    ("NO_REGION", regionless, "take electors"),
    ("NO_VOTES", without_electors, "take contract and electors"),
    ("NO_VOTES", without_electors, "take electors"),
    ("ONE_REWARD", choosing, "take contract"),
    ("ONE_REWARD", choosing, "take church"),
    ("OTHER_TWO", churchless, "take electors"),
    ("OTHER_TWO", churchless, "take contract"),
    ("AWAY", placing, "elector iii"),
    ("AWAY", placing, "elector area-9"),
    ("TOO_MANY", announcing, "announce 3"),
    ("TOO_MANY", announcing, "announce 99"),
    ("CLOSED", closed, "trade"),
    ("CLOSED", closed, "go a"),
]


@pytest.mark.parametrize(
    ("name", "where", "move"), CASES, ids=[f"{name}-{move}" for name, _, move in CASES]
)
def test_a_move_is_refused(name, where, move):
    """With the sentence and the rules that stand at the place of its code."""
    found = where().refusal(move)
    assert found == REFUSALS[getattr(kernels, name) - 1]
    assert found.rules


def test_every_refusal_is_reached():
    """ME-4 to ME-21: no sentence stands there for nothing, and each has its case."""
    assert len(NAMES) == len(REFUSALS)
    assert [getattr(kernels, name) for name in NAMES] == [*range(1, len(REFUSALS) + 1)]
    assert {name for name, _, _ in CASES} == {*NAMES}


def test_rules_of_refusals():
    """ME-A3, ME-A5, ME-A19: each cites rules of the game or open questions of its parameters."""
    cited = {rule for refusal in REFUSALS for rule in refusal.rules}
    assert cited <= {*GAME.rules, *(parameter.rule for parameter in GAME.parameters.values())}
    assert {"ME-A3", "ME-A5", "ME-A19"} <= cited


def test_codes_beyond_the_table_are_refused_or_fine():
    """Every code that a map has is legal or has a sentence, in each phase."""
    for where in (starting, laying, closed, full, choosing, placing, announcing, finished):
        here = where()
        for code in GAME.codes(here.record).tolist():
            refusal = GAME.why_not(here.record, here.state, code)
            assert refusal is None or refusal in REFUSALS


def test_orders_that_fail_are_legal():
    """ME-9, ME-13: a letter without a road and an X on nothing, but one of them is listed."""
    here = started(1)
    while here.phase == "start":
        here = here.play(min(here.legal()))
    assert all(here.allows(text) for text in ("go a", "go b", "go c", "go d", "trade", "done"))
