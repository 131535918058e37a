"""Deliberate faults in the twin, each of which the comparison with the kernels finds.

If a fault were in the kernels instead the comparison would find it as well: it only sees that
the two differ. The games were found by search; other random cases ask for others.
"""

from __future__ import annotations

from functools import partial

import pytest

from tests.support.greeks_side_by_side import compare
from tests.support.greeks_twin import disasters, piles, resolution, strength
from tests.support.side_by_side import differing

SHORTLY = partial(compare, most=130)  # positions of a game


def flush_for_nothing(right):
    """GR-10: three cards of one suit bring nothing."""

    def wrong(values, suits):
        return 0 if right(values, suits) == strength.FLUSH else right(values, suits)

    return wrong


def first_of_equal_bids(right):
    """GR-15: of equal best bids the first one wins."""
    return lambda bids: right(bids)[:1]


def halves_rounded_wrongly(right):
    """GR-Q23: half of an odd hand is rounded the other way."""
    return lambda position, size, *, twice: size - right(position, size, twice=twice)


def old_resources_stay(right):
    """GR-Q2: the resources of the new era do not come into the pile."""
    del right
    return lambda position, era: setattr(position, "stock_era", era)


def hands_of_the_beaten_stay(right):
    """GR-19: who is out keeps its hand."""

    def wrong(position, seats, moment):
        for seat in seats:
            position.out[seat] = moment

    del right
    return wrong


# Module, function, fault, and games of which one at least must show it.
FAULTS = [
    (strength, "combination", flush_for_nothing, (1, 2)),
    (resolution, "best_of", first_of_equal_bids, (25, 31)),
    (disasters, "halved", halves_rounded_wrongly, (18, 63)),
    (piles, "stock_era_begins", old_resources_stay, (3, 4)),
    (disasters, "eliminate", hands_of_the_beaten_stay, (4, 11)),
]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("module", "name", "fault", "games"), FAULTS, ids=[fault.__name__ for _, _, fault, _ in FAULTS]
)
def test_the_comparison_finds_a_fault(module, name, fault, games, monkeypatch):
    """A wrong reading of one rule is noticed within a few games; without it these agree."""
    assert differing(SHORTLY, games) == []
    monkeypatch.setattr(module, name, fault(getattr(module, name)))
    assert differing(SHORTLY, games)
