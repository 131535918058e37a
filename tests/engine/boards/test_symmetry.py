"""Symmetry-locked drawing, at every kind of centre."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.boards.lattice import centre, disc
from engine.boards.symmetry import FOLDS, MIRRORS, Symmetry, centre_near, centre_on
from tests.engine.boards.pebbles import hexes, orientations

points = st.tuples(st.floats(-20, 20), st.floats(-20, 20))
mirrors = st.none() | st.sampled_from(MIRRORS)


@given(points, orientations, st.sampled_from(FOLDS), mirrors, hexes)
def test_images_are_shared_by_all_of_them(point, orientation, fold, mirror, axial):
    """Each image of a hex has the same images, and there are at most as many as operations."""
    symmetry = centre_near(point, orientation, fold, mirror)
    images = symmetry.images(axial)
    assert images[0] == axial
    assert len(images) <= len(symmetry.operations)
    assert all(set(symmetry.images(image)) == set(images) for image in images)


@given(points, orientations, st.sampled_from(FOLDS), mirrors, hexes)
def test_images_lie_equally_far_from_the_centre(point, orientation, fold, mirror, axial):
    """On paper, every image of a hex has the same distance from the centre."""
    symmetry = centre_near(point, orientation, fold, mirror)
    x, y = symmetry.middle
    away = {
        round((cx - x) ** 2 + (cy - y) ** 2, 6)
        for cx, cy in (centre(image, orientation) for image in symmetry.images(axial))
    }
    assert max(away) - min(away) < 1e-5


@given(points, orientations, st.sampled_from([1, 2, 3]), st.sampled_from(MIRRORS), hexes)
def test_a_hex_on_an_axis_is_its_own_mirror_image(point, orientation, fold, mirror, axial):
    """The drawn axis is the mirror: a hex and its image are equally far from the line."""
    symmetry = centre_near(point, orientation, 1, mirror)
    ((ax, ay), (bx, by)) = symmetry.axes(10.0)[0]
    cx, cy = centre(axial, orientation)
    dx, dy = centre(symmetry.images(axial)[-1], orientation)
    middle = ((cx + dx) / 2, (cy + dy) / 2)
    across = (bx - ax) * (middle[1] - ay) - (by - ay) * (middle[0] - ax)
    assert abs(across) < 1e-4


@pytest.mark.parametrize(
    ("fold", "parts", "fits", "why"),
    [
        (6, (0, 0), True, "a hex turns onto itself by 60 degrees"),
        (6, (2, 2), False, "a corner does not"),
        (3, (2, 2), True, "three hexes meet at a corner"),
        (3, (3, 0), False, "an edge has two sides, not three"),
        (2, (3, 0), True, "an edge turns onto itself by 180 degrees"),
        (2, (2, 2), False, "a corner does not"),
    ],
)
def test_centres_that_fit(fold, parts, fits, why):
    """Hex middles, edge middles and corners take the turns that the lattice has there."""
    assert Symmetry("flat", parts, fold).fits is fits, why


@pytest.mark.parametrize("orientation", ["flat", "pointy"])
@pytest.mark.parametrize("fold", FOLDS[1:])
def test_the_centre_of_a_board_is_found(orientation, fold):
    """A disc of hexes is centred on its middle hex."""
    shape = frozenset(disc((7, -3), 4, orientation))
    assert centre_on(shape, orientation, fold).centre == (42, -18)


def test_the_centre_of_two_hexes_is_their_edge():
    """A half-turn that swaps two neighbours turns about the edge between them."""
    symmetry = centre_on(frozenset({(0, 0), (1, 0)}), "flat", 2)
    assert symmetry.images((0, 0)) == ((0, 0), (1, 0))


def test_axes_are_as_many_as_the_mirrors_and_turns():
    """Six mirrors are six lines; a three-fold turn is three rays."""
    assert len(Symmetry("flat", (0, 0), 6, 0).axes(3.0)) == 6
    assert len(Symmetry("flat", (0, 0), 3).axes(3.0)) == 3
    assert Symmetry("flat").axes(3.0) == ()
