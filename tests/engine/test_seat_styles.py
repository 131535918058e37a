"""Eight seats are told apart by colour with every colour vision, and without any colour."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.seat_styles import COLOURS, HATCHES, MOST_SEATS, SHAPES, seat_style
from tests.workbench.colour_vision import VISIONS, distance

LEAST = 11.0  # CIEDE2000, whichever colour vision


def test_there_are_eight_of_each():
    """A colour, a shape and a hatch for each seat, none twice."""
    for column in (COLOURS, SHAPES, HATCHES):
        assert len(column) == len({*column}) == MOST_SEATS


@pytest.mark.parametrize("vision", VISIONS)
def test_eight_colours_are_far_apart(vision):
    """Any two seats differ clearly, whoever looks at them."""
    pairs = {pair: distance(*pair, vision) for pair in combinations(COLOURS, 2)}
    assert min(pairs.values()) >= LEAST, min(pairs, key=pairs.get)


def test_shape_and_hatch_tell_eight_seats_apart():
    """Each seat has a shape and a hatch that no other has."""
    styles = [seat_style(place, f"s{place}", f"Seat {place}") for place in range(MOST_SEATS)]
    for column in ("colour", "shape", "hatch"):
        assert len({getattr(style, column) for style in styles}) == MOST_SEATS


def test_a_ninth_style_differs_from_all_before():
    """Colours and shapes begin again, with another hatch."""
    styles = [seat_style(place, "", "") for place in range(MOST_SEATS**2)]
    assert len({(style.colour, style.shape, style.hatch) for style in styles}) == MOST_SEATS**2
