"""Nearest legal values: what is offered really mends, and nothing nearer would."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.scenarios.nearest import faults_of, nearest, tries, with_change
from engine.scenarios.variants import Variant


def plain(**changes):
    return Variant("pennies", "mine", "Mine", **{"extends": "plain", **changes})


def offers(variant):
    faults = faults_of(variant)
    return {(mend.key, str(mend.value)) for mend in nearest(variant, faults)}


@pytest.mark.parametrize(
    ("changes", "key", "value"),
    [
        ({"parameters": {"rounds": 99}}, ("parameters", "rounds"), 5),
        ({"parameters": {"rounds": 0}}, ("parameters", "rounds"), 1),
        ({"parameters": {"tie": "nobdy"}}, ("parameters", "tie"), "nobody"),
        ({"parameters": {"rownds": 2}}, ("parameters", "rownds"), None),
        ({"parameters": {"start_score": [1, 2]}}, ("parameters", "start_score"), [1, 2, 0]),
        ({"seats": 9}, ("seats",), 3),
        ({"extends": "plian"}, ("extends",), "plain"),
        ({"decks": {"pennies": "plian"}}, ("decks", "pennies"), "plain"),
        ({"decks": {"cards": "plain"}}, ("decks", "cards"), None),
    ],
)
def test_the_nearest_value_is_offered(table, changes, key, value):
    """One kind of fault after the other."""
    variant = plain(**changes)
    assert (key, str(value)) in offers(variant), [str(one) for one in faults_of(variant)]


def test_a_variant_that_can_be_played_gets_no_offers(table):
    """Nothing is wrong, so nothing is tried."""
    assert list(tries(plain(), faults_of(plain()))) == []


def test_one_of_two_faults_is_mended_at_a_time(table):
    """An offer says whether the other fault stays."""
    variant = plain(parameters={"rounds": 99, "prize": 99})
    found = nearest(variant, faults_of(variant))
    assert {mend.key[1] for mend in found} == {"rounds", "prize"}
    assert not any(mend.all_good for mend in found)


def test_the_budget_is_held(table):
    """One try gives one offer at most, whatever there is to mend."""
    variant = plain(parameters={"rounds": 99, "prize": 99})
    assert len(nearest(variant, faults_of(variant), most=1)) <= 1


@given(number=st.integers(-50, 50), name=st.sampled_from(["rounds", "prize", "hand"]))
@settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_what_is_offered_mends(table, number, name):
    """Every offer takes its fault away and brings no other."""
    variant = plain(parameters={name: number})
    faults = faults_of(variant)
    for mend in nearest(variant, faults):
        left = faults_of(with_change(variant, mend.key, mend.value))
        assert mend.fault not in left
        assert mend.all_good == (left == ())
