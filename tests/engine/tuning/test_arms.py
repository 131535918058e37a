"""Variants of a comparison as users write them."""

from __future__ import annotations

import pytest

from engine.errors import ScenarioError
from engine.tuning.arms import arm_from, arms_from


def test_changes_follow_plus_signs(table):
    """A sign before a number belongs to the value."""
    arm = arm_from("plain+rounds=3+cards.pennies.all.value=+1")
    assert arm.scenario.parameters["rounds"] == 3
    assert arm.scenario.decks["pennies"].cards[0]["value"] == (2,)
    assert arm.text == "plain+rounds=3+cards.pennies.all.value=+1"


def test_a_file_with_a_plus_sign_in_its_name_is_a_file(table):
    """Nothing behind that sign is a change."""
    file = table / "plain+rounds.toml"
    file.write_text('format = 1\ngame = "pennies"\ntitle = "Plus"\nextends = "plain"\n')
    arm = arm_from(str(file))
    assert (arm.scenario.title, arm.changes) == ("Plus", "")
    long = "+".join(["plain", *(f"p{number}=1" for number in range(100))])
    with pytest.raises(ScenarioError, match="unknown parameter"):
        arm_from(long)


def test_changes_for_all_come_before_those_of_one(table):
    """What an arm says itself counts."""
    arms = arms_from(["plain", "plain+rounds=3"], {"rounds": "2", "hand": "3"})
    assert [arm.scenario.parameters["rounds"] for arm in arms] == [2, 3]
    assert {arm.scenario.parameters["hand"] for arm in arms} == {3}


@pytest.mark.parametrize(
    ("texts", "expected"),
    [
        (["plain"], "name at least two"),
        (["plain", "duel"], "2 seats, but 'plain' has 3"),
        (["plain", "classic"], "another game"),
        (["plain", "plain+rounds"], "'rounds' is not KEY=VALUE"),
        (["plain", "plain+rounds=2+rounds=3"], "'rounds' is set twice"),
        (["plain", "plain+round=2"], "did you mean 'rounds'?"),
        (["plan", "plain"], "did you mean 'plain'?"),
    ],
)
def test_what_cannot_be_compared_is_refused(table, texts, expected):
    """Each with a word on what to do."""
    with pytest.raises(ScenarioError, match=r".*") as error:
        arms_from(texts)
    assert expected in str(error.value)
