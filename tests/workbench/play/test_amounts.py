"""Numbers of a move: every change leads to a legal combination, and every one can be reached."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.game import Click
from workbench.play.hands.amounts import Amounts


def amounts(combinations, names=("roads", "cities")):
    """Amounts of moves that end with these numbers; codes are their places in the list."""
    rests = {
        code: tuple(
            Click("number", name=name, number=n) for name, n in zip(names, one, strict=True)
        )
        for code, one in enumerate(combinations)
    }
    return Amounts.of(rests)


LIMIT = 7
DRAWS = [(a, b) for a, b in product(range(8), repeat=2) if 0 < a + b <= LIMIT]
SHARES = [(a, 5 - a) for a in range(6)]  # a sum that must be met
HEAPS = [(a, b) for a, b in product(range(6), range(9)) if a + b and (not a or not b or a == b)]


def test_a_shared_amount_begins_whole_and_even():
    """Several numbers: as many as possible, shared; the first of equal ones in the listing."""
    assert amounts(DRAWS).start == (3, 4)
    assert amounts([(0, 1), (1, 0), (2, 0)]).start == (2, 0)


def test_a_single_number_begins_with_the_smallest():
    """A bid or a payment commits to no more than it must."""
    assert amounts([(3,), (4,), (9,)], ("bid",)).start == (3,)


@pytest.mark.parametrize(
    ("combinations", "before", "place", "value", "after"),
    [
        (DRAWS, (3, 4), 0, 5, (5, 2)),  # the other one gives way
        (DRAWS, (3, 1), 0, 5, (5, 1)),  # and only if it must
        (DRAWS, (1, 4), 0, 0, (0, 4)),  # less is no reason to draw more of another kind
        (DRAWS, (1, 0), 0, 0, (0, 1)),  # but drawing nothing is no move
        (SHARES, (2, 3), 0, 1, (1, 4)),  # a sum that must be met
        (HEAPS, (0, 4), 0, 3, (3, 3)),  # nearest, in whatever pattern
        (HEAPS, (2, 2), 1, 4, (0, 4)),  # down rather than up, where both are as near
    ],
)
def test_the_others_give_way_as_little_as_possible(combinations, before, place, value, after):
    """The number that is set stays; the others move to the nearest legal combination."""
    assert amounts(combinations).moved(before, place, value) == after


def test_the_largest_gives_way_first():
    """Of two numbers that could go down the larger one does."""
    three = [one for one in product(range(8), repeat=3) if 0 < sum(one) <= LIMIT]
    assert amounts(three, ("a", "b", "c")).moved((5, 1, 1), 2, 2) == (4, 1, 2)


def test_steps_skip_what_is_not_possible_and_end_at_the_end():
    """Ten and twenty, nothing between; Page keys go to the end; beyond it there is nothing."""
    coins = amounts([(n,) for n in (0, 10, 20, 50)], ("gold",))
    assert coins.further((10,), 0, 1) == 20
    assert coins.further((0,), 0, 10) == 50
    assert coins.further((50,), 0, 1) is None
    assert coins.further((0,), 0, -1) is None
    assert coins.moved((0,), 0, 15) is None


def test_no_numbers_are_no_amounts():
    """Moves that go on with a space or a button have nothing to step."""
    assert Amounts.of({1: (Click("thing", ("space", 3)),), 2: ()}) is None


COMBINATIONS = st.lists(
    st.tuples(st.integers(0, 6), st.integers(0, 6), st.integers(0, 6)), min_size=1, unique=True
)


@given(combinations=COMBINATIONS, wanted=st.data())
def test_every_combination_is_reached_by_setting_its_numbers(combinations, wanted):
    """In any order, each number once, and only legal combinations lie on the way."""
    found = amounts(combinations, ("a", "b", "c"))
    aim = wanted.draw(st.sampled_from(combinations))
    now, kept = wanted.draw(st.sampled_from(combinations)), []
    for place in wanted.draw(st.permutations(range(3))):
        now = found.moved(now, place, aim[place], kept)
        assert now in found.codes
        kept.insert(0, place)
    assert now == aim
