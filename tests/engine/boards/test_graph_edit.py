"""Edits of a map of points and links."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.boards.graph import GraphBoard, circle
from engine.boards.graph_edit import (
    Part,
    free_key,
    free_labels,
    lifted,
    middle_of,
    mirrored,
    moved,
    new_area,
    new_link,
    new_space,
    pasted,
    renumbered,
    turned,
    without,
)
from engine.boards.layouts import board_text, parse_board
from engine.boards.map import Area, Link, Map, Space
from engine.boards.part_files import part_of, part_text
from engine.errors import BoardError
from tests.engine.boards.test_graph import PATH, graphs
from tests.engine.boards.test_graph import SCHEMA as LOOSE

SCHEMA = replace(LOOSE, labels=tuple("abc"), labels_differ=True)


def town(key, x, y, **more):
    return Space(key, key, "city", (x, y), circle((x, y), 0.35), **more)


SPACES = (town("c1", 1.0, 1.0), town("c2", 3.0, 1.0), town("c3", 3.0, 2.0), town("rome", 6.0, 5.0))
MAP = Map(
    SPACES,
    (
        Link((0, 1), "road", "a", ((1.0, 1.0), (2.0, 1.5), (3.0, 1.0))),
        Link((1, 2), "road", "b", ((3.0, 1.0), (3.0, 2.0))),
        Link((2, 3), "road", "a", ((3.0, 2.0), (4.0, 4.0), (6.0, 5.0))),
    ),
    (
        Area("r1", "I", "region", (0, 1, 2), ((1.0, 1.0), (3.0, 1.0), (2.0, 2.0))),
        Area("r2", "II", "region", (2, 3)),
    ),
    (8.0, 6.0),
)
THREE = {("space", 0), ("space", 1), ("space", 2)}


def shown(places):
    """Where everything is, by keys."""
    keys = [one.key for one in places.spaces]
    return (
        {one.key: one.centre for one in places.spaces},
        [(*(keys[end] for end in one.ends), one.label, one.path[1:-1]) for one in places.links],
        {one.key: ([keys[own] for own in one.spaces], one.outline) for one in places.areas},
    )


def test_free_labels_are_those_at_neither_end():
    """The link that gets another label does not count."""
    assert free_labels(MAP, "abc", (0, 2)) == ("c",)
    assert free_labels(MAP, "abc", (1, 2), but=1) == ("b", "c")
    assert free_labels(MAP, "abc", (0,)) == ("b", "c")


def test_a_new_link_has_the_next_free_label():
    """None if all are taken; where they need not differ, the rarest."""
    assert new_link(MAP, SCHEMA, "road", 0, 3).label == "b"
    assert new_link(MAP, replace(SCHEMA, labels=("a", "b")), "road", 1, 3).label == ""
    assert new_link(MAP, replace(SCHEMA, labels_differ=False), "road", 0, 3).label == "c"
    assert new_link(MAP, LOOSE, "road", 0, 3) == Link(
        (0, 3), "road", "", ((1.0, 1.0), (6.0, 5.0)), {}
    )


@pytest.mark.parametrize(
    ("like", "key"),
    [
        ("city", "city-1"), ("c1", "c4"), ("c", "c-1"), ("rome", "rome-2"), ("r1", "r3"),
        ("Big Port!", "big-port-1"), ("", "space-1"), ("7", "1"), ("???", "space-1"),
        ("port_2", "port_1"), ("Ä", "space-1"),
    ],
)  # fmt: skip
def test_a_key_is_counted_on(like, key):
    """The first that neither a space nor an area has."""
    assert free_key(MAP, like) == key


def test_what_is_new_can_be_added():
    """A board with it is read again as it was written."""
    usual = {"electors": 1, "toll": False, "crop": "wool"}
    schema = replace(
        LOOSE, attributes=tuple(replace(one, default=usual[one.key]) for one in LOOSE.attributes)
    )
    space = new_space(MAP, schema, "port", (5.0, 1.0))
    area = new_area(MAP, schema, "region", (1, 1, 2))
    link = new_link(MAP, schema, "river", 0, 2)
    assert (space.key, area.spaces, dict(space.attributes)) == ("port-1", (1, 2), {"electors": 1})
    places = Map((space,), (), (), MAP.size)
    board = GraphBoard("carts", "latium", "T", "", places)
    assert parse_board(board_text(board, schema), PATH, lambda _: schema) == board
    assert (dict(link.attributes), dict(area.attributes)) == ({"toll": False}, {"crop": "wool"})


def test_a_space_takes_its_links_along():
    """And its share in areas; other numbers close up."""
    spaces, links, areas = shown(without(MAP, [("space", 1), ("area", 1)]))
    assert list(spaces) == ["c1", "c3", "rome"]
    assert links == [("c3", "rome", "a", ((4.0, 4.0),))]
    assert areas == {"r1": (["c1", "c3"], MAP.areas[0].outline)}
    assert without(MAP, [("link", 1)]).links == (MAP.links[0], MAP.links[2])
    assert without(MAP, []) == MAP


def test_a_space_gets_another_number():
    """All else is as it was."""
    found = renumbered(MAP, ("space", 3), 0)
    assert [one.key for one in found.spaces] == ["rome", "c1", "c2", "c3"]
    assert shown(found)[1:] == shown(MAP)[1:]
    assert renumbered(renumbered(MAP, ("space", 1), 99), ("space", 3), 1) == MAP
    assert [one.label for one in renumbered(MAP, ("link", 1), 0).links] == ["b", "a", "a"]
    assert [one.key for one in renumbered(MAP, ("area", 1), -5).areas] == ["r2", "r1"]


def test_what_is_chosen_moves():
    """Links between chosen spaces with all their points, others by one end alone."""
    spaces, links, areas = shown(moved(MAP, THREE, (0.1, 0.2)))
    assert spaces == {"c1": (1.1, 1.2), "c2": (3.1, 1.2), "c3": (3.1, 2.2), "rome": (6.0, 5.0)}
    assert links[0][3] == ((2.1, 1.7),)
    assert links[2][3] == ((4.0, 4.0),)
    assert moved(MAP, THREE, (0.1, 0.2)).links[2].path[0] == (3.1, 2.2)
    assert areas["r1"][1][0] == (1.1, 1.2)


def test_a_turn_is_clockwise_about_the_middle():
    """Four of them are none, and round spaces stay round."""
    assert middle_of(MAP, THREE) == (2.0, 1.5)
    found = turned(MAP, THREE, 1)
    assert [one.centre for one in found.spaces[:3]] == [(2.5, 0.5), (2.5, 2.5), (1.5, 2.5)]
    assert found.spaces[0].outline == circle((2.5, 0.5), 0.35)
    assert turned(found, THREE, 3) == MAP


def test_a_mirror_exchanges_two_sides():
    """Left and right, or top and bottom."""
    assert [one.centre for one in mirrored(MAP, THREE).spaces[:3]] == [(3, 1), (1, 1), (1, 2)]
    found = mirrored(MAP, THREE, upright=False)
    assert [one.centre for one in found.spaces[:3]] == [(1, 2), (3, 2), (3, 1)]
    assert mirrored(found, THREE, upright=False) == MAP


def test_a_copy_has_links_between_its_spaces_and_areas_wholly_on_them():
    """About its own middle; a chosen area comes with what is chosen of its spaces."""
    part = lifted(MAP, THREE)
    spaces, links, areas = shown(part.map)
    assert spaces == {"c1": (-1.0, -0.5), "c2": (1.0, -0.5), "c3": (1.0, 0.5)}
    assert [one[:3] for one in links] == [("c1", "c2", "a"), ("c2", "c3", "b")]
    assert (list(areas), part.map.size) == (["r1"], (2.0, 1.0))
    assert [one.spaces for one in lifted(MAP, {("space", 2), ("area", 1)}).map.areas] == [(0,)]


def test_a_piece_is_put_elsewhere_under_new_keys():
    """Names that were numbers of keys are numbers of the new ones."""
    named = replace(MAP.spaces[0], name="1"), *MAP.spaces[1:]
    places = replace(MAP, spaces=named)
    found, new = pasted(places, lifted(places, THREE), (6.0, 2.0))
    assert [one.key for one in found.spaces[4:]] == ["c4", "c5", "c6"]
    assert [one.name for one in found.spaces[4:]] == ["4", "c5", "c6"]
    assert [found.spaces[number].centre for _, number in new[:3]] == [(5, 1.5), (7, 1.5), (7, 2.5)]
    assert [one.ends for one in found.links[3:]] == [(4, 5), (5, 6)]
    assert (found.areas[2].key, found.areas[2].name, found.areas[2].spaces) == (
        "r3",
        "r3",
        (4, 5, 6),
    )
    assert [one for one in new if one[0] != "space"] == [("link", 3), ("link", 4), ("area", 2)]


def test_what_was_cut_comes_back_under_its_keys():
    """Nothing has taken them meanwhile."""
    part = lifted(MAP, THREE)
    found, _ = pasted(without(MAP, THREE), part, middle_of(MAP, THREE))
    assert shown(found)[0] == shown(MAP)[0]


def test_a_piece_can_be_turned_before_it_is_put():
    """Its box turns with it."""
    part = lifted(MAP, THREE)
    assert part.turned(1).map.size == (1.0, 2.0)
    assert part.turned(1).turned(-1) == part
    assert part.mirrored().mirrored() == part


@given(graphs(), st.data())
def test_a_piece_comes_back_from_its_text(board, data):
    """For the clipboard, whatever was chosen."""
    numbers = st.sets(st.integers(0, len(board) - 1), min_size=1)
    part = lifted(board.map, {("space", number) for number in data.draw(numbers)})
    again = part_of(part_text(part, "carts"), LOOSE)
    assert [one.key for one in again.map.spaces] == [one.key for one in part.map.spaces]
    assert shown(again.map)[1] == shown(part.map)[1]


@pytest.mark.parametrize(
    "text",
    ["", "Dear friend", "{", "format = 1", 'format = 1\ngame = "x"\nlayout = "hex"', "a" * 99999,
     'format = 1\ngame = "carts"\ntitle = "t"\nlayout = "graph"\nsize = [1e999, 2]', "[" * 5000],
)  # fmt: skip
def test_another_clipboard_is_refused(text):
    """With one sentence."""
    with pytest.raises(BoardError, match="no spaces on the clipboard") as refused:
        part_of(text, LOOSE)
    assert len(refused.value.faults) == 1


@given(graphs(), st.data())
def test_edits_give_maps_that_fit_together(board, data):
    """Numbers are those of spaces that exist, ends of paths their middles, keys differ."""
    places = board.map
    chosen = {("space", n) for n in data.draw(st.sets(st.integers(0, len(board) - 1)))}
    part = lifted(places, chosen)
    found = [
        without(places, chosen), turned(places, chosen, 1), mirrored(places, chosen),
        moved(places, chosen, (1.5, -0.3)), pasted(places, part, (2.0, 2.0))[0],
        renumbered(places, ("space", 0), data.draw(st.integers(-2, 9))),
    ]  # fmt: skip
    for one in found:
        assert all(set(area.spaces) <= set(range(len(one.spaces))) for area in one.areas)
        for link in one.links:
            assert (link.path[0], link.path[-1]) == tuple(one.spaces[n].centre for n in link.ends)
        keys = [place.key for place in (*one.spaces, *one.areas)]
        assert len(set(keys)) == len(keys)
    assert Part(places).turned(4).map.spaces == places.spaces
