"""New boards of points and links: what a recipe says holds, and the same recipe gives the same."""

import hashlib
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.boards.crowding import inside
from engine.boards.faces import grounds, inset
from engine.boards.generator import Heading
from engine.boards.graph_generator import GraphRecipe, Share, generate_graph
from engine.boards.graph_metrics import measure_graph
from engine.boards.graph_problems import graph_problems
from engine.boards.labelling import Labelling
from engine.boards.layouts import board_text, parse_board
from engine.boards.scattering import UNIT, triangulated
from engine.errors import BoardError
from engine.schema import Attribute, BoardSchema, SpaceKind
from tests.engine.boards.test_graph import PATH

SCHEMA = BoardSchema(
    kinds=(SpaceKind("capital", "C", "Capital", ""), SpaceKind("city", "c", "City", "")),
    most_cells=250,
    most_named=frozenset({"capital"}),
    named_limit=1,
    attributes=(
        Attribute("level", "space", "integer", "", low=1, high=3),
        Attribute("toll", "link", "integer", "", low=0, high=9, default=0),
        Attribute("worth", "area", "integer", "", low=1, high=4, default=1),
    ),
    layout="graph",
    links=(SpaceKind("road", "r", "Road", ""),),
    areas=(SpaceKind("region", "g", "Region", ""),),
    labels=tuple("abcd"),
    labels_differ=True,
    connected=True,
)
LOOSE = replace(SCHEMA, labels=(), labels_differ=False, connected=False)
RECIPE = GraphRecipe(
    spaces=(("capital", 1), ("city", 20)),
    areas=8,
    degree=3.43,
    size=(13.0, 9.0),
    central="capital",
    shares=(Share("space", "level", ((1, 10), (2, 6), (3, 4)), "city"),),
)
HEADING = Heading("carts", "latium", "Latium")


def made(recipe=RECIPE, schema=SCHEMA):
    return generate_graph(recipe, schema, HEADING)


def cut(one, other):
    """Whether two straight links cross, told by turns."""

    def turn(a, b, c):
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    (a, b), (c, d) = one.path, other.path
    return turn(a, b, c) * turn(a, b, d) < 0 > turn(c, d, a) * turn(c, d, b)


@pytest.mark.parametrize("seed", range(6))
def test_a_board_is_as_its_recipe_says(seed):
    """Kinds, areas, degree, levels, labels; no links cross, and nothing is told to be odd."""
    board = made(replace(RECIPE, seed=seed))
    places, found = board.map, measure_graph(board, SCHEMA)
    assert board.kinds == ("capital", *["city"] * 20)
    assert (len(places.links), len(places.areas), places.size) == (36, 8, (13.0, 9.0))
    assert {(one.value, one.count) for one in found.values if one.key == "level"} == {
        (1, 10), (2, 6), (3, 4)
    }  # fmt: skip
    assert "level" not in places.spaces[0].attributes
    assert graph_problems(board, SCHEMA) == []
    assert not any(cut(*pair) for pair in combinations(places.links, 2))
    assert found.degrees.most <= 4
    assert all(len(area.spaces) >= 3 for area in places.areas)
    middle = [
        (abs(x - 6.5) ** 2 + abs(y - 4.5) ** 2) for x, y in (one.centre for one in places.spaces)
    ]
    assert middle.index(min(middle)) == 0


def test_areas_lie_between_the_spaces_that_they_touch():
    """Outlines hold no other spaces, and no corner of another area."""
    places = made().map
    for area in places.areas:
        held = {n for n, one in enumerate(places.spaces) if inside(one.centre, area.outline)}
        assert held <= set(area.spaces)
    for one, other in combinations(places.areas, 2):
        assert not any(inside(corner, other.outline) for corner in one.outline)


def test_the_same_recipe_gives_the_same_bytes():
    """On every machine, hence the digest; another seed gives another board."""
    text = board_text(made(), SCHEMA)
    assert board_text(made(), SCHEMA) == text
    assert board_text(made(replace(RECIPE, seed=1)), SCHEMA) != text
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == "440dba3d2b9f232e"


def test_a_board_is_read_again():
    """Its file is one of its game; the note has the recipe."""
    board = made()
    assert parse_board(board_text(board, SCHEMA), PATH, lambda _: SCHEMA) == board
    assert board.note == (
        "Made by the board generator: spaces capital:1,city:20, areas 8, degree 3.43, size 13x9, "
        "central capital, share city.level=1:10,2:6,3:4, seed 0."
    )


@settings(max_examples=30, deadline=None)
@given(
    st.integers(1, 40), st.integers(0, 12), st.floats(0, 6), st.integers(0, 3),
    st.sampled_from([SCHEMA, LOOSE, replace(SCHEMA, labels=("a", "b", "c")), replace(LOOSE, links=())]),
)  # fmt: skip
def test_any_recipe_gives_a_board_without_faults_or_is_refused(count, areas, degree, seed, schema):
    """Never something else."""
    recipe = GraphRecipe((("city", count),), areas, degree, seed=seed)
    try:
        board = made(recipe, schema)
    except BoardError as error:
        told, board = error.faults, None
    else:
        told = ()
    assert all(one.place and one.remedy for one in told)
    if board is None:
        return
    assert [one for one in graph_problems(board, schema) if one.severity == "fault"] == []
    assert (len(board), len(board.map.areas)) == (count, areas)
    assert len(board.map.links) == round(count * degree / 2)


@pytest.mark.parametrize("spaces", [1, 2, 3, 5, 20, 100])
def test_the_usual_recipe_of_a_game_works(spaces):
    """A kind that may be there once is there once, in the middle; levels are dealt evenly."""
    recipe = GraphRecipe.usual(SCHEMA, spaces)
    assert recipe.spaces == (("capital", 1), ("city", spaces))
    board = made(recipe)
    assert graph_problems(board, SCHEMA) == []
    assert all("level" in one.attributes for one in board.map.spaces)
    assert len(made(GraphRecipe.usual(LOOSE, spaces), LOOSE)) == spaces + 1
    recipe = GraphRecipe.usual(SCHEMA, (("city", spaces),))
    assert (recipe.central, len(made(recipe))) == ("", spaces)


@pytest.mark.parametrize(
    ("change", "places"),
    [
        ({"spaces": ()}, {"spaces"}),
        ({"spaces": (("hut", 3), ("city", 0))}, {"spaces"}),
        ({"spaces": (("city", 3), ("city", 4))}, {"spaces"}),
        ({"spaces": (("capital", 2), ("city", 9))}, {"spaces"}),
        ({"spaces": (("city", 10**9),)}, {"spaces"}),
        ({"areas": -1, "seed": -1}, {"areas", "seed"}),
        ({"areas": 10**9}, {"areas"}),
        ({"areas": 17}, {"areas"}),
        ({"degree": float("nan")}, {"degree"}),
        ({"degree": float("inf")}, {"degree"}),
        ({"degree": -1.0}, {"degree"}),
        ({"degree": 1.2}, {"degree"}),
        ({"degree": 4.2}, {"degree"}),
        ({"degree": 999.0}, {"degree"}),
        ({"size": (2.0, 2.0)}, {"size"}),
        ({"size": (float("nan"), 9.0)}, {"size"}),
        ({"size": (1e9, 9.0)}, {"size"}),
        ({"size": (-5.0, -5.0)}, {"size"}),
        ({"central": "hut", "link_kind": "rail", "area_kind": "sea"},
         {"central", "link_kind", "area_kind"}),
        ({"shares": (Share("space", "size", ((1, 1),)),)}, {"shares.size"}),
        ({"shares": (Share("link", "level", ((1, 1),)),)}, {"shares.level"}),
        ({"shares": (Share("space", "level", ((7, 1), (1, -1)), "hut"),)}, {"shares.level"}),
        ({"shares": (Share("space", "level", ()),)}, {"shares.level"}),
        ({"shares": (Share("space", "level", ((1, 0),)),)}, {"shares.level"}),
    ],
)  # fmt: skip
def test_a_recipe_that_makes_no_sense_is_refused(change, places):
    """All that is wrong at once, by the names of its fields, each with a remedy."""
    with pytest.raises(BoardError) as refused:
        made(replace(RECIPE, **change))
    assert {one.place for one in refused.value.faults} == places
    assert all(one.remedy for one in refused.value.faults)


def test_what_does_not_fit_after_many_tries_is_told():
    """With a number that might."""
    with pytest.raises(BoardError, match="links fit; lower the degree to 3"):
        made(replace(RECIPE, degree=4.0))


def test_it_can_be_stopped():
    """Before the first try."""
    with pytest.raises(BoardError, match="stopped"):
        generate_graph(RECIPE, SCHEMA, HEADING, stopped=lambda: True)


@given(st.integers(2, 9), st.integers(1, 5), st.data())
def test_labels_differ_at_each_space_after_every_link(count, labels, data):
    """Whatever was exchanged on the way; a link that is refused changes nothing."""
    pairs = data.draw(st.permutations(list(combinations(range(count), 2))))
    found = Labelling(count, "abcde"[:labels])
    taken = 0
    for pair in pairs:
        before = dict(found.label_of)
        if found.take(pair):
            taken += 1
        else:
            assert found.label_of == before
        assert len(found.label_of) == taken
        for space in range(count):
            own = [label for ends, label in found.label_of.items() if space in ends]
            assert len(set(own)) == len(own) == found.degree(space)


@given(st.integers(2, 6), st.integers(2, 6), st.data())
def test_a_graph_of_two_sides_needs_no_more_labels_than_links_at_a_space(left, right, data):
    """D. König's theorem: chains always find a way there."""
    pairs = data.draw(st.permutations([(a, left + b) for a in range(left) for b in range(right)]))
    found = Labelling(left + right, "abcdef"[: max(left, right)])
    assert all(found.take(pair) for pair in pairs)


def test_grounds_of_a_grid_are_its_squares():
    """Joined to as few as wanted; a link that leads into one and back is no border."""
    spots = [(100 * x, 100 * y) for y in range(3) for x in range(4)] + [(50, 50)]
    links = [(n, n + 1) for n in range(12) if n % 4 < 3] + [(n, n + 4) for n in range(8)]
    links.append((0, 12))
    assert len(grounds(spots, links, 99)) == 6
    assert sorted(grounds(spots, links, 6)[0].spaces) == [0, 1, 4, 5, 12]
    assert grounds(spots, links, 6)[0].border() == (0, 1, 5, 4)
    for count in range(1, 7):
        found = grounds(spots, links, count)
        assert (len(found), sum(one.surface for one in found)) == (count, 2 * 6 * 100 * 100)
    assert grounds(spots, [(0, 1), (1, 2)], 3) == []


def test_an_inset_lies_within():
    """By the distance where there is room, else by less."""
    square = [(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)]
    assert inset(square, 1.0) == ((1.0, 1.0), (3.0, 1.0), (3.0, 3.0), (1.0, 3.0))
    horseshoe = [(0, 0), (3, 0), (3, 3), (2, 3), (2, 1), (1, 1), (1, 3), (0, 3)]
    found = inset(horseshoe, 0.8)
    assert len(found) == 8
    assert all(inside(corner, horseshoe) for corner in found)


def test_links_keep_away_from_spaces_that_they_do_not_join():
    """A row of spaces is joined one by one."""
    assert triangulated([(UNIT * n, n % 2) for n in range(4)], 40) == [(0, 1), (1, 2), (2, 3)]
