"""Pieces of boards: turning, mirroring, moving, and their text."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.boards.attributes import canonical
from engine.boards.lattice import (
    IDENTITY,
    LEFT_RIGHT,
    OPERATIONS,
    Operation,
)
from engine.boards.regions import Region, lifted, region_of
from engine.errors import BoardError
from tests.engine.boards.pebbles import hexes, lines, orientations

TURN = Operation(1)
kinds = st.sampled_from(["sand", "well", "shrine"])
sites = st.tuples(
    st.sampled_from(["edge", "vertex"]),
    hexes,
    st.integers(0, 5),
    st.sampled_from(["river", "toll"]),
)
operations = st.sampled_from(OPERATIONS)


@st.composite
def regions(draw):
    spaces = draw(st.dictionaries(hexes, kinds, min_size=1, max_size=20))
    named = draw(st.dictionaries(st.sampled_from(sorted(spaces)), lines, max_size=3))
    values = st.integers(-9, 9) | st.booleans() | lines
    orientation = draw(orientations)
    found = draw(st.dictionaries(sites, values, max_size=5))
    told = {canonical(site, orientation): value for site, value in found.items()}
    return Region(orientation, spaces, named, told)


def after(region, *steps):
    for step in steps:
        region = region.transformed(step)
    return region


@given(regions())
def test_turns_and_mirrors_form_the_dihedral_group(region):
    """Six turns are nothing, two mirrors are nothing, and a mirror reverses turning."""
    assert after(region, *[TURN] * 6) == region
    assert after(region, LEFT_RIGHT, LEFT_RIGHT) == region
    assert after(region, LEFT_RIGHT, TURN, LEFT_RIGHT) == after(region, *[TURN] * 5)


@given(regions(), operations, operations)
def test_two_operations_are_one(region, first, second):
    """The twelve operations are closed: any two in a row are one of them."""
    assert after(region, first, second) in [after(region, one) for one in OPERATIONS]


@given(regions(), operations)
def test_an_operation_and_its_inverse_give_the_copy_back(region, operation):
    """What was turned and turned back is what was copied."""
    inverse = operation if operation.mirrored else Operation(-operation.turns % 6)
    assert after(region, operation, inverse) == region


@given(regions(), hexes)
def test_moving_there_and_back(region, step):
    """A region moved by a step and by its opposite stays."""
    assert region.moved(step).moved((-step[0], -step[1])) == region


@given(regions())
def test_a_lifted_region_goes_back_to_where_it_was(region):
    """Lifting takes a piece about its middle; put down on that hex it is the same piece."""
    attributes = {
        site: value for site, value in region.attributes.items() if site[1] in region.spaces
    }
    piece, middle = lifted(
        region.spaces, region.spaces, region.names, attributes, region.orientation
    )
    assert piece.moved(middle) == Region(
        region.orientation, region.spaces, region.names, attributes
    )


@given(regions())
def test_the_text_gives_the_region_back(region):
    """What goes over the clipboard arrives whole."""
    assert region_of(region.text("pebbles")) == region


@given(regions())
def test_the_other_lattice_and_back(region):
    """A piece laid on the other lattice and back is the same."""
    other = "pointy" if region.orientation == "flat" else "flat"
    assert region.on(other).on(region.orientation) == region


def test_the_identity_changes_nothing():
    """The first of the twelve operations leaves a region as it is."""
    region = Region("flat", {(0, 0): "sand", (1, 0): "well"})
    assert region.transformed(IDENTITY) == region


GOOD = json.loads(Region("flat", {(0, 0): "sand"}).text("pebbles"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[]",
        "[" * 100_000,
        "some words",
        json.dumps(GOOD | {"format": 2}),
        json.dumps(GOOD | {"orientation": "round"}),
        json.dumps(GOOD | {"spaces": [[0, 0]]}),
        json.dumps(GOOD | {"spaces": [[0.5, 0, "sand"]]}),
        json.dumps(GOOD | {"spaces": [[0, 0, 7]]}),
        json.dumps(GOOD | {"spaces": [[0, 10**9, "sand"]]}),
        json.dumps(GOOD | {"attributes": [["edge", 0, 0, 9, "river", 1]]}),
        json.dumps(GOOD | {"names": 3}),
    ],
)
def test_other_texts_are_refused_in_words(text):
    """A clipboard that holds something else gives a sentence, never a traceback."""
    with pytest.raises(BoardError, match="there are no spaces on the clipboard"):
        region_of(text)
