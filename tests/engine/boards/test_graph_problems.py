"""What is wrong with a map of points and links that is being drawn, and where."""

from dataclasses import replace

import pytest
from hypothesis import given

from engine.boards.crowding import covered
from engine.boards.graph import GraphBoard, circle
from engine.boards.graph_problems import graph_faults, graph_problems
from engine.boards.map import Area, Link, Map, Space
from engine.boards.polygons import inside
from engine.boards.problems import problems
from engine.game import BoardSchema, Problem, SpaceKind
from engine.language import speaking
from tests.engine.boards.test_graph import SCHEMA as LOOSE
from tests.engine.boards.test_graph import graphs
from tests.engine.boards.test_problems import Pebbles
from tests.support.orders import GAME

SCHEMA = BoardSchema(
    kinds=(SpaceKind("capital", "C", "Capital", ""), SpaceKind("city", "c", "City", "")),
    most_cells=9,
    most_named=frozenset({"capital"}),
    named_limit=1,
    layout="graph",
    links=(SpaceKind("road", "r", "Road", ""),),
    areas=(SpaceKind("region", "g", "Region", ""),),
    most_links=9,
    most_areas=2,
    labels=tuple("abc"),
    labels_differ=True,
    connected=True,
)


def board_of(links, spaces=4, areas=(), kinds=(), size=(9.0, 9.0)):
    """A board from links like "01a", its spaces on a line."""
    places = tuple(
        Space(f"c{n}", str(n), kinds[n] if n < len(kinds) else "city", (n + 0.5, 1.0),
              circle((n + 0.5, 1.0), 0.35))
        for n in range(spaces)
    )  # fmt: skip
    ways = tuple(
        Link((int(one[0]), int(one[1])), "road", one[2:].strip(), ()) for one in links.split()
    )
    return GraphBoard("carts", "latium", "Latium", "", Map(places, ways, areas, size))


def told(board, schema=SCHEMA):
    """Severity, sentence and sites of each problem."""
    return [(one.severity, one.what, one.sites) for one in graph_problems(board, schema)]


def remedies(board, schema=SCHEMA):
    return [one.remedy for one in graph_problems(board, schema)]


def island(first, second):
    """Two rings of so many spaces that nothing joins."""
    board = board_of("", first + second, size=(99.0, 9.0))
    rings = [(n, (n + 1) % first) for n in range(first)]
    rings += [(first + n, first + (n + 1) % second) for n in range(second)]
    links = (
        Link(ends, "road", "c" if ends[1] < ends[0] else "ab"[ends[0] % 2], ()) for ends in rings
    )
    return replace(board, map=replace(board.map, links=tuple(links)))


WHOLE = "01a 12b 23a"


def test_a_board_that_can_be_played_has_no_problem():
    """Labels differ at each space, and all are reached."""
    area = Area("r1", "I", "region", (0, 1))
    assert told(board_of(WHOLE, areas=(area,), kinds=("capital",))) == []


def test_equal_labels_at_a_space_are_told_with_their_other_ends():
    """With a label that is free at both ends of one of them."""
    board = board_of("01b 12b 23a")
    what = "City 1 has 2 links with the label 'b': to 0 and 2"
    assert told(board) == [("fault", what, (("space", 1), ("link", 0), ("link", 1)))]
    assert remedies(board) == ["give Road b 1–2 another label: c"]


def test_more_links_at_a_space_than_labels_are_too_many():
    """No other label helps then; where one would after others have moved, that is told."""
    assert "remove a link: there are only 3 labels" in remedies(board_of("01a 02b 03c 04a", 5))
    assert remedies(board_of("01a 02a 13b 15c 24b 26c", 7)) == [
        "change the labels around it, or remove a link"
    ]


def test_equal_labels_are_fine_where_they_need_not_differ():
    """The schema says it."""
    assert told(board_of("01b 12b 23b"), replace(SCHEMA, labels_differ=False)) == []


def test_links_without_label_clash_with_nothing():
    """Where any label will do, none will, too."""
    assert told(board_of("01 12 23"), replace(SCHEMA, labels=())) == []


def test_a_link_lacks_its_label():
    """Where labels are declared; what is free at both ends is offered."""
    board = board_of("01a 12 23b")
    assert told(board) == [("fault", "Road 1–2 has no label", (("link", 1),))]
    assert remedies(board) == ["use one of: c"]


def test_an_unknown_label_is_told():
    """A board in memory may have one, a file cannot."""
    assert told(board_of("01x 12b 23a")) == [("fault", "unknown label 'x'", (("link", 0),))]


def test_what_no_way_leads_to_is_told_part_by_part():
    """From the largest part; where parts may lie apart, only a space that is alone is odd."""
    board = board_of("01a 12b 34a", spaces=6)
    expected = [
        ("no way of links leads from City 0 to City 3 and City 4", (("space", 3), ("space", 4))),
        ("no way of links leads from City 0 to City 5", (("space", 5),)),
    ]
    assert told(board) == [("fault", *one) for one in expected]
    assert told(board, replace(SCHEMA, connected=False)) == [("warning", *expected[1])]
    assert told(board_of("", spaces=2), replace(SCHEMA, connected=False)) == []


def test_a_long_list_of_spaces_is_cut():
    """The first four are named, all are sites."""
    ((_, what, sites),) = told(island(6, 5), replace(SCHEMA, most_cells=99, most_links=99))
    assert what.endswith("to City 6, City 7, City 8, City 9 and 1 more")
    assert sites == tuple(("space", number) for number in range(6, 11))


def test_areas_touch_spaces():
    """One that touches none is odd; one that is nothing at all is a fault."""
    corners = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0))
    areas = (Area("r1", "IV", "region", (), corners), Area("r2", "Region V", "region", ()))
    assert told(board_of(WHOLE, areas=areas)) == [
        ("warning", "Region IV touches no space", (("area", 0),)),
        ("fault", "Region V has neither spaces nor an outline", (("area", 1),)),
    ]


def test_limits_are_those_of_the_schema():
    """Spaces, links, areas, and kinds that are counted."""
    areas = tuple(Area(f"r{n}", f"r{n}", "region", (0,)) for n in range(3))
    board = board_of("01a 12b 23a 34b 40c", 5, areas, ("capital", "capital"))
    small = replace(SCHEMA, most_cells=4, most_links=4)
    assert [what for _, what, _ in told(board, small)] == [
        "5 spaces, but the engine allows 4",
        "5 links, but the engine allows 4",
        "3 areas, but the engine allows 2",
        "2 spaces of the kinds Capital, but the engine allows 1",
    ]


def test_a_board_without_spaces_is_one_fault():
    """It can be told, and nothing falls."""
    board = GraphBoard("carts", "", "", "", Map())
    assert told(board) == [("fault", "the board has no spaces", ())]


def test_names_that_are_given_twice_are_odd():
    """Whatever their letters; an empty one is told by its key."""
    board = board_of(WHOLE)
    names = ("Roma", "roma ", "Alba", " ")
    spaces = tuple(
        replace(one, name=name) for one, name in zip(board.map.spaces, names, strict=True)
    )
    assert told(replace(board, map=replace(board.map, spaces=spaces))) == [
        ("warning", "'Roma' is the name of c0, c1", (("space", 0), ("space", 1))),
        ("warning", "c3: the name is empty", (("space", 3),)),
    ]


def test_kinds_that_the_game_lacks_are_told():
    """Of spaces, links and areas."""
    board = board_of(WHOLE, kinds=("hut",), areas=(Area("r", "I", "sea", (0,)),))
    links = (replace(board.map.links[0], kind="river"), *board.map.links[1:])
    board = replace(board, map=replace(board.map, links=links))
    assert told(board) == [
        ("fault", "the game has no spaces of the kind 'hut'", (("space", 0),)),
        ("fault", "the game has no links of the kind 'river'", (("link", 0),)),
        ("fault", "the game has no areas of the kind 'sea'", (("area", 0),)),
    ]


def test_spaces_that_nobody_sees_are_odd():
    """Outside the board, or on another one."""
    board = board_of(WHOLE, size=(3.0, 9.0))
    near = replace(board.map.spaces[1], centre=(1.0, 1.0), outline=circle((1.0, 1.0), 0.35))
    spaces = (board.map.spaces[0], near, *board.map.spaces[2:])
    assert told(replace(board, map=replace(board.map, spaces=spaces))) == [
        ("warning", "City 3 lies outside the board", (("space", 3),)),
        ("warning", "City 1 and City 0 lie on each other", (("space", 1), ("space", 0))),
    ]


def square(x, y, side=1.0):
    corners = ((x, y), (x + side, y), (x + side, y + side), (x, y + side))
    return Space(f"s{x}-{y}", "", "city", (x + side / 2, y + side / 2), corners)


def test_provinces_with_a_common_border_do_not_lie_on_each_other():
    """But one in the middle of another does, and so does one without an outline."""
    tiles = [square(x, y) for x in range(4) for y in range(4)]
    assert covered(tiles) == []
    small = square(0.25, 0.25, 0.5)
    assert covered([*tiles, small]) == [(16, 0)]
    assert covered([*tiles, replace(small, outline=())]) == [(16, 0)]


def test_a_heap_of_spaces_is_told_in_bounds():
    """Thousands on one point."""
    heap = [replace(square(0, 0), key=f"s{n}") for n in range(3000)]
    assert 0 < len(covered(heap)) <= 3000


def test_a_point_is_inside_a_polygon():
    """Also of one that is not convex."""
    horseshoe = ((0, 0), (3, 0), (3, 3), (2, 3), (2, 1), (1, 1), (1, 3), (0, 3))
    assert inside((0.5, 2.0), horseshoe)
    assert not inside((1.5, 2.0), horseshoe)


@given(graphs())
def test_any_board_can_be_told_about(board):
    """Sites are those of the board, faults those that keep it from being read."""
    strict = replace(LOOSE, labels=("l0", "l1"), labels_differ=True, connected=True)
    for schema in (LOOSE, strict):
        listed = graph_problems(board, schema)
        assert all(board.map.site(site) is not None for one in listed for site in one.sites)
        assert all(one.what and one.remedy for one in listed)
        faults = [one.what for one in listed if one.severity == "fault"]
        assert [one.what for one in graph_faults(board, schema, "")] == faults


@pytest.mark.parametrize("seats", [2, 3])
def test_a_board_of_a_game_is_told_like_one_of_hexes(seats):
    """By one function for boards of both layouts."""
    assert problems(GraphBoard("orders", "", "", "", Map()), GAME, seats, {})[0].severity == "fault"


class Surveyed(Pebbles):
    """A game of points and links with a rule about its boards."""

    board_schema = SCHEMA

    def survey(self, seats, board, values):
        """The last space is too good; the number of seats tells that it was asked for them."""
        del values
        last = ("space", len(board) - 1)
        return (Problem("fault", f"{seats} seats", "move", "P-1", sites=(last,)),)


def test_the_rules_of_a_game_have_their_word():
    """After what the schema tells, faults first."""
    found = problems(board_of(WHOLE, size=(3.0, 9.0)), Surveyed(), 3, {})
    assert [(one.severity, one.what, one.sites) for one in found] == [
        ("fault", "3 seats", (("space", 3),)),
        ("warning", "City 3 lies outside the board", (("space", 3),)),
    ]


def test_kinds_have_their_words_in_a_problem(tmp_path):
    """Those of spaces, links and areas, in the language in force."""
    words = '"City" = "Ville"\n"Road" = "Route"\n"Region" = "Région"\n'
    (tmp_path / "translations").mkdir()
    (tmp_path / "translations" / "fr.toml").write_text(f"[words]\n{words}", encoding="utf-8")
    game = Surveyed()
    game.folder = tmp_path
    board = board_of(
        "01a 12 23b", areas=(Area("r1", "IV", "region", (), ((0, 0), (1, 0), (1, 1))),)
    )
    with speaking("fr"):
        told = [one.what for one in problems(board, game, 2, {})]
    assert told == ["Route 1–2 n’a pas d’étiquette", "2 seats", "Région IV ne touche aucune case"]


def test_a_link_without_a_label_may_have_those_that_are_free():
    """At both ends; where none is left, something else has to change."""
    free = graph_problems(board_of("01a 12b 23"), SCHEMA)
    assert [one.remedy for one in free if "no label" in one.what] == ["use one of: a, c"]
    full = graph_problems(board_of("01a 02b 03c 04", 5), SCHEMA)
    (remedy,) = [one.remedy for one in full if "no label" in one.what]
    assert remedy == "remove a link: there are only 3 labels"
    around = graph_problems(board_of("01a 02b 03 13c", 4), SCHEMA)
    (remedy,) = [one.remedy for one in around if "no label" in one.what]
    assert remedy == "change the labels around it, or remove a link"


def test_names_stand_apart_from_numbers_of_kinds_and_from_each_other():
    """Neither "Level 2 1", nor "c-1–2" for a link."""
    level = SpaceKind("city", "c", "City of level 2", "")
    board = board_of("01a 02a 12b", 3, kinds=("city",))
    said = told(board, replace(SCHEMA, kinds=(SCHEMA.kinds[0], level)))
    assert any(what.startswith("City of level 2 '0' has 2 links") for _, what, _ in said)
    spaces = tuple(replace(one, name=f"level-{one.name}") for one in board.map.spaces)
    links = (replace(board.map.links[0], label=""), *board.map.links[1:])
    said = told(replace(board, map=replace(board.map, spaces=spaces, links=links)))
    assert any(what == "Road level-0 – level-1 has no label" for _, what, _ in said)
