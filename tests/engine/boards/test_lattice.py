"""The lattice: directions, distances, and the group of turns and mirrors."""

from itertools import pairwise
from math import dist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.boards import lattice
from engine.boards.lattice import OPERATIONS, Operation
from tests.engine.boards.pebbles import hexes, orientations

edges = st.integers(0, 5)
operations = st.sampled_from(OPERATIONS)


@pytest.mark.parametrize(
    ("orientation", "edge", "name", "right", "down"),
    [
        ("flat", 0, "n", 0, -1),
        ("flat", 1, "ne", 1, -1),
        ("flat", 2, "se", 1, 1),
        ("flat", 3, "s", 0, 1),
        ("flat", 4, "sw", -1, 1),
        ("flat", 5, "nw", -1, -1),
        ("pointy", 0, "ne", 1, -1),
        ("pointy", 1, "e", 1, 0),
        ("pointy", 2, "se", 1, 1),
        ("pointy", 3, "sw", -1, 1),
        ("pointy", 4, "w", -1, 0),
        ("pointy", 5, "nw", -1, -1),
    ],
)
def test_an_edge_leads_where_its_name_says(orientation, edge, name, right, down):
    """The neighbour across an edge lies in the direction of the edge's compass name."""
    x, y = lattice.centre(lattice.neighbour((0, 0), edge, orientation), orientation)
    signs = tuple(0 if abs(part) < 1e-9 else part / abs(part) for part in (x, y))
    assert (lattice.edge_names(orientation)[edge], signs) == (name, (right, down))


@given(hexes, edges, orientations)
def test_the_opposite_edge_leads_back(axial, edge, orientation):
    """Edge i and edge i + 3 of the neighbour are the same edge."""
    beside = lattice.neighbour(axial, edge, orientation)
    assert lattice.neighbour(beside, lattice.opposite(edge), orientation) == axial


@given(hexes, edges, orientations)
def test_an_edge_lies_halfway_to_the_neighbour(axial, edge, orientation):
    """The middle of an edge is halfway between two centres that are 1 apart."""
    here = lattice.centre(axial, orientation)
    there = lattice.centre(lattice.neighbour(axial, edge, orientation), orientation)
    halfway = ((here[0] + there[0]) / 2, (here[1] + there[1]) / 2)
    assert dist(here, there) == pytest.approx(1)
    assert lattice.edge_midpoint(here, edge, orientation) == pytest.approx(halfway)


@given(edges, orientations)
def test_an_edge_runs_from_its_corner_to_the_next(edge, orientation):
    """Edge i is the side of the outline between corner i and corner i + 1."""
    outline = lattice.corners((0.0, 0.0), orientation)
    start, end = outline[edge], outline[(edge + 1) % 6]
    halfway = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    assert lattice.edge_midpoint((0.0, 0.0), edge, orientation) == pytest.approx(halfway)


@given(hexes, st.integers(0, 5), orientations)
def test_a_ring_is_what_lies_at_its_distance(middle, radius, orientation):
    """A ring holds each hex at its distance once, neighbour after neighbour."""
    around = lattice.ring(middle, radius, orientation)
    assert len(set(around)) == len(around) == max(1, 6 * radius)
    assert {lattice.distance(middle, axial) for axial in around} == {radius}
    assert all(lattice.distance(one, two) == 1 for one, two in pairwise(around))


@given(orientations, st.integers(1, 4))
def test_a_ring_begins_across_edge_0_and_goes_clockwise(orientation, radius):
    """The corners of a ring come in the order of the edges."""
    around = lattice.ring((0, 0), radius, orientation)
    far = [(radius * q, radius * r) for q, r in lattice.directions(orientation)]
    assert list(around[::radius]) == far


@given(hexes, st.integers(0, 5), orientations)
def test_a_disc_is_all_within_its_radius(middle, radius, orientation):
    """A disc of radius n has 3 n (n + 1) + 1 hexes, ordered by distance."""
    away = [lattice.distance(middle, axial) for axial in lattice.disc(middle, radius, orientation)]
    assert len(away) == 3 * radius * (radius + 1) + 1
    assert away == sorted(away)
    assert away[-1] == radius


@given(hexes, hexes)
def test_a_line_is_a_shortest_way(start, end):
    """A line has one hex per step, and is the same when drawn from the other end."""
    way = lattice.line(start, end)
    assert (way[0], way[-1]) == (start, end)
    assert len(way) == lattice.distance(start, end) + 1
    assert all(lattice.distance(one, two) == 1 for one, two in pairwise(way))
    assert way == lattice.line(end, start)[::-1]


@given(hexes, orientations, st.floats(0, 0.49), edges)
def test_a_point_in_a_hex_finds_it(axial, orientation, away, edge):
    """Any point nearer to a centre than its edges belongs to that hex."""
    x, y = lattice.centre(axial, orientation)
    dx, dy = lattice.edge_midpoint((0.0, 0.0), edge, orientation)
    assert lattice.hex_at((x + 2 * away * dx, y + 2 * away * dy), orientation) == axial


@given(hexes)
def test_six_turns_are_none(axial):
    """A turn of sixty degrees is of order six."""
    images = [lattice.turned(axial, turns) for turns in range(7)]
    assert images[6] == axial
    assert axial == (0, 0) or len(set(images)) == 6


@given(hexes, orientations, st.integers(0, 5))
def test_a_mirror_done_twice_is_nothing(axial, orientation, turns):
    """Each of the six mirrors undoes itself."""
    mirror = Operation(turns, mirrored=True)
    once = lattice.transformed(axial, mirror, orientation)
    assert lattice.transformed(once, mirror, orientation) == axial


@given(hexes, hexes, operations, orientations)
def test_operations_keep_distances(one, two, operation, orientation):
    """Turning and mirroring move hexes without bending the lattice."""
    images = [lattice.transformed(axial, operation, orientation) for axial in (one, two)]
    assert lattice.distance(*images) == lattice.distance(one, two)


@given(operations, operations, orientations)
def test_two_operations_are_one_of_the_twelve(first, then, orientation):
    """The operations form a group: doing two of them equals a third."""

    def effect(*done):
        axials = [(1, 0), (0, 1)]
        for operation in done:
            axials = [lattice.transformed(axial, operation, orientation) for axial in axials]
        return axials

    assert effect(first, then) in [effect(operation) for operation in OPERATIONS]


def test_the_twelve_operations_differ():
    """No two operations take all hexes to the same places."""
    for orientation in lattice.ORIENTATIONS:
        images = {
            tuple(lattice.transformed(axial, operation, orientation) for axial in [(1, 0), (0, 1)])
            for operation in OPERATIONS
        }
        assert len(images) == 12


@given(hexes, edges, operations, orientations)
def test_edges_go_with_their_hexes(axial, edge, operation, orientation):
    """The image of the neighbour lies across the image of the edge."""
    image = lattice.transformed(axial, operation, orientation)
    beside = lattice.neighbour(axial, edge, orientation)
    image_edge = lattice.transformed_edge(edge, operation, orientation)
    expected = lattice.transformed(beside, operation, orientation)
    assert lattice.neighbour(image, image_edge, orientation) == expected


@given(hexes, orientations)
def test_left_right_mirrors_the_picture(axial, orientation):
    """Swapping left and right changes the sign of x and nothing else."""
    x, y = lattice.centre(axial, orientation)
    image = lattice.transformed(axial, lattice.LEFT_RIGHT, orientation)
    assert lattice.centre(image, orientation) == pytest.approx((-x, y))


@given(hexes, orientations)
def test_top_bottom_mirrors_the_picture(axial, orientation):
    """Swapping top and bottom changes the sign of y and nothing else."""
    x, y = lattice.centre(axial, orientation)
    image = lattice.transformed(axial, lattice.TOP_BOTTOM, orientation)
    assert lattice.centre(image, orientation) == pytest.approx((x, -y))


def test_operations_say_what_they_do():
    """Each operation has a text of its own."""
    assert str(lattice.HALF_TURN) == "turn by 180 degrees"
    assert len({str(operation) for operation in OPERATIONS}) == 12
