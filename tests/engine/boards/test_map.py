"""A map numbers its sites: spaces, then links, then areas."""

from __future__ import annotations

from dataclasses import replace
from math import dist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.boards.board import EDGE, Board, arranged
from engine.boards.layouts import map_of
from engine.boards.map import Area, Link, Map, Space, squares
from engine.boards.polygons import inside
from tests.engine.boards.pebbles import crowded

TOWNS = Map(
    spaces=tuple(Space(key, key.title(), "city", (x, 0.0)) for key, x in (("a", 0.0), ("b", 4.0))),
    links=(Link((0, 1), "road", "x", ((0.0, 0.0), (0.0, 3.0), (4.0, 3.0), (4.0, 0.0))),),
    areas=(Area("all", "Everything", "region", (0, 1)),),
    size=(4.0, 3.0),
)


def test_sites_are_spaces_then_links_then_areas():
    """Numbers, addresses and keys say the same."""
    assert TOWNS.sites == 4
    found = [TOWNS.address(site) for site in range(TOWNS.sites)]
    assert found == [("space", 0), ("space", 1), ("link", 0), ("area", 0)]
    assert [TOWNS.site(address) for address in found] == [0, 1, 2, 3]
    assert TOWNS.keys == ("a", "b", "a-b-x", "all")
    assert [TOWNS.name(site) for site in range(4)] == ["A", "B", "A–B x", "Everything"]
    assert (TOWNS.by_key["b"], TOWNS.by_key["all"]) == (1, 3)


@pytest.mark.parametrize("address", [("space", 2), ("link", -1), ("card", 0), ("", 1), ("zone", 0)])
def test_what_lies_beside_the_map_is_no_site(address):
    """Neither a number that no place has, nor a thing."""
    assert TOWNS.site(address) is None


@pytest.mark.parametrize("site", [-1, 4])
def test_a_number_beside_the_map_has_no_address(site):
    """Such a number is an error of the caller."""
    with pytest.raises(IndexError, match="4 sites"):
        TOWNS.address(site)


def test_the_middle_of_a_link_lies_half_way():
    """Along all its pieces: 10 units long, so 5 from the start."""
    assert TOWNS.place(2) == (2.0, 3.0)
    assert TOWNS.place(3) == (2.0, 0.0)


def test_links_join_spaces():
    """Both ends are beside each other, though no outline is."""
    assert TOWNS.beside == ((1,), (0,))
    assert TOWNS.across == ((), ())


@given(crowded)
def test_hexes_become_spaces(board):
    """Cell for cell: names, kinds, geometry, and who touches whom."""
    found = map_of(board)
    assert (found.sites, found.size) == (len(board), board.size)
    for cell, space in enumerate(found.spaces):
        assert (space.key, space.kind) == (board.name_of(cell), board.kinds[cell])
        assert (space.centre, space.outline) == (board.centre(cell), board.outline(cell))
        assert list(found.across[cell]) == board.neighbours[cell].tolist()
        assert set(found.beside[cell]) == set(board.neighbours[cell].tolist()) - {EDGE}


@given(st.integers(0, 5))
def test_attributes_of_spaces_come_along(depth):
    """What a board says about a space stands on the space of the map."""
    cells, kinds = arranged({(0, 0): "sand", (1, 0): "sand"}, "flat")
    site = ("space", (1, 0), 0, "depth")
    board = Board("pebbles", "b", "B", "", "flat", cells, kinds, {(0, 0): "Cove"}, {site: depth})
    first, second = map_of(board).spaces
    assert (dict(first.attributes), dict(second.attributes)) == ({}, {"depth": depth})
    assert (first.name, second.name) == ("Cove", second.key)


def test_squares_touch_across_their_sides():
    """Rows from above, each from the left; a corner alone is no neighbour."""
    found = squares(3, 2, "field")
    assert found.keys == ("a1", "b1", "c1", "a2", "b2", "c2")
    assert [{*near} for near in found.beside] == [
        {1, 3},
        {0, 2, 4},
        {1, 5},
        {0, 4},
        {1, 3, 5},
        {2, 4},
    ]
    assert found.size == (3, 2)


def test_the_name_of_an_area_stands_clear_of_spaces_and_labels():
    """Near its middle and within its outline; in the middle where nothing is in the way."""
    square = ((0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0))
    area = Area("a", "A", "region", (), square)
    corners = ((1.7, 1.7), (2.3, 1.7), (2.3, 2.3), (1.7, 2.3))
    town = Space("t", "T", "city", (2.0, 2.0), corners)
    road = Link((0, 0), "road", "x", ((2.0, 0.0), (2.0, 4.0)))
    assert Map(areas=(area,)).place(0) == (2.0, 2.0)
    beside = Map((town,), areas=(area,)).place(1)
    assert inside(beside, square)
    assert 0.3 < dist(beside, town.centre) < 1.5
    beside = Map(links=(road,), areas=(area,)).place(1)
    assert 0.3 < dist(beside, (2.0, 2.0)) < 1.0
    assert Map(links=(replace(road, label=""),), areas=(area,)).place(1) == (2.0, 2.0)
