"""What boards say about spaces, edges and vertices: one site each, kept through everything."""

from dataclasses import replace
from math import dist
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.boards import lattice
from engine.boards.attributes import canonical, shifted_site, site_name, spellings, transformed_site
from engine.boards.files import board_text, parse_board
from engine.boards.lattice import OPERATIONS, centre, corners, edge_midpoint
from engine.boards.notation import shift_to_corner
from engine.errors import BoardError
from engine.game import Attribute
from tests.engine.boards.pebbles import SCHEMA, WIDE, board_of, boards, hexes, orientations

ATTRIBUTES = (
    Attribute("depth", "space", "integer", "How deep it is.", low=0, high=9, unit="m"),
    Attribute("kind", "space", "choice", "What grows there.", choices=("reed", "palm")),
    Attribute("river", "edge", "flag", "Water runs along it."),
    Attribute("toll", "vertex", "text", "Who asks for a toll."),
)
RIVERS = replace(WIDE, attributes=ATTRIBUTES)
VALUES = {
    "depth": st.integers(0, 9),
    "kind": st.sampled_from(["reed", "palm"]),
    "river": st.booleans(),
    "toll": st.text(st.characters(exclude_categories=["Cs"]), min_size=1).filter(
        lambda text: text.strip() and "\n" not in text
    ),
}
wheres = st.sampled_from(["edge", "vertex"])
parts = st.integers(0, 5)
operations = st.sampled_from(OPERATIONS)
PATH = Path("boards/pebbles/beach.toml")


def on_paper(site, orientation):
    """Where a site lies, in board units."""
    where, axial, part, _ = site
    middle = centre(axial, orientation)
    return (
        edge_midpoint(middle, part, orientation)
        if where == "edge"
        else corners(middle, orientation)[part]
        if where == "vertex"
        else middle
    )


@st.composite
def rivers(draw):
    """A board with a few attributes anywhere on it."""
    board = draw(boards())
    found = {}
    for _ in range(draw(st.integers(0, 6))):
        declared = draw(st.sampled_from(ATTRIBUTES))
        axial = draw(st.sampled_from(board.cells))
        part = 0 if declared.on == "space" else draw(parts)
        site = canonical((declared.on, axial, part, declared.key), board.orientation)
        found[site] = draw(VALUES[declared.key])
    return replace(board, attributes=found)


def read(text):
    return parse_board(text, PATH, lambda _: RIVERS)


@given(wheres, hexes, parts, orientations)
def test_the_spellings_of_a_site_lie_on_one_spot(where, axial, part, orientation):
    """Two hexes share an edge and three a vertex: the same point on paper, other hexes."""
    found = spellings((where, axial, part, "x"), orientation)
    assert len({own[1] for own in found}) == len(found) == (2 if where == "edge" else 3)
    spot = on_paper((where, axial, part, "x"), orientation)
    assert max(dist(on_paper(own, orientation), spot) for own in found) < 1e-9


@given(wheres, hexes, parts, orientations)
def test_every_spelling_has_the_same_canonical_one(where, axial, part, orientation):
    """Whichever hex names a site, the board keeps it once."""
    site = (where, axial, part, "x")
    found = {canonical(own, orientation) for own in spellings(site, orientation)}
    assert found == {canonical(canonical(site, orientation), orientation)}
    assert {own[2] for own in found} <= ({0, 1, 2} if where == "edge" else {0, 1})


@given(wheres, hexes, parts, orientations, operations)
def test_an_operation_moves_a_site_as_it_moves_hexes(where, axial, part, orientation, operation):
    """The hexes that share a moved site are the moved hexes that shared it."""
    site = (where, axial, part, "x")
    moved = transformed_site(site, operation, orientation)
    assert {own[1] for own in spellings(moved, orientation)} == {
        lattice.transformed(own[1], operation, orientation) for own in spellings(site, orientation)
    }


@given(rivers())
def test_a_file_gives_attributes_back(board):
    """Any attributes survive a file, and are written as the same bytes again."""
    text = board_text(board, RIVERS)
    assert read(text) == board
    assert board_text(read(text), RIVERS) == text


@given(boards())
def test_a_board_without_attributes_is_as_it_was(board):
    """A schema that declares some changes neither the bytes nor the digest of such a board."""
    text = board_text(board, RIVERS)
    assert text == board_text(board, WIDE)
    assert read(text).digest == board.digest


def test_the_digest_of_a_plain_board_stays_for_good():
    """Records name boards by their digest, which is the one of the first release."""
    board = board_of({(0, 0): "well", (1, 0): "sand"})
    assert board.digest.startswith("bad3e24245c3f8b6")


@given(rivers(), operations)
def test_turning_and_turning_back_keeps_attributes(board, operation):
    """Attributes go through an operation and its inverse with their spaces."""
    start = board.shifted(shift_to_corner(board.cells, board.orientation))
    back = (
        operation
        if operation.mirrored
        else next(own for own in OPERATIONS if own.turns == -operation.turns % 6)
    )
    assert start.transformed(operation).transformed(back) == start


@given(rivers())
def test_attributes_count_for_digest_and_symmetry(board):
    """What the schema declares matters for play."""
    plain = replace(board, attributes={})
    assert (board.digest == plain.digest) == (not board.attributes)
    assert set(board.symmetries()) <= set(plain.symmetries())


def test_an_edge_lasts_as_long_as_one_of_its_hexes():
    """Erasing one side of a river keeps it, erasing both takes it away."""
    site = canonical(("edge", (0, 1), 0, "river"), "flat")
    board = board_of({(0, 0): "sand", (0, 1): "sand", (4, 0): "sand"}, attributes={site: True})
    one_side = board.with_spaces({(0, 1): "sand", (4, 0): "sand"})
    assert one_side.attributes == {site: True}
    assert one_side.with_spaces({(4, 0): "sand"}).attributes == {}
    assert board.shifted((2, 3)).attributes == {shifted_site(site, (2, 3)): True}


def test_a_site_is_named_by_a_space_of_the_board():
    """The name on file begins with the first hex that the board has."""
    site = canonical(("edge", (0, 1), 0, "river"), "flat")
    assert site_name(site, {(0, 0), (0, 1)}, "flat") == "a1-s"
    assert site_name(site, {(0, 1)}, "flat") == "a2-n"


def test_boards_refuse_other_spellings():
    """A board that kept two spellings would say two things of one edge."""
    with pytest.raises(ValueError, match="canonical"):
        board_of({(0, 0): "sand"}, attributes={("edge", (0, 0), 4, "river"): True})
    with pytest.raises(ValueError, match="beside the board"):
        board_of({(0, 0): "sand"}, attributes={("space", (7, 7), 0, "depth"): 1})


HEAD = 'format = 1\ngame = "pebbles"\ntitle = "A"\norientation = "flat"\nmap = """\n.   .\n"""\n'


@pytest.mark.parametrize(
    ("tables", "said"),
    [
        (
            "[spaces]\na1 = { depht = 1 }",
            "spaces.a1.depht: unknown attribute; did you mean 'depth'",
        ),
        (
            "[spaces]\na1 = { depth = 10 }",
            "10 is not a valid value; give a whole number from 0 to 9",
        ),
        ("[spaces]\na1 = { depth = true }", "spaces.a1.depth: true is not a valid value"),
        ("[spaces]\na1 = { kind = 'red' }", "'red' is not a valid value; did you mean 'reed'"),
        ("[spaces]\nb1 = { depth = 1 }", "spaces.b1: is not a space of this board"),
        ("[spaces]\na1 = 4", "spaces.a1: must be a table; write it like { key = value }"),
        ("[edges]\na1-up = { river = true }", "edges.a1-up: 'up' is not an edge of a hex"),
        (
            "[edges]\na1 = { river = true }",
            "edges.a1: '' is not an edge of a hex; write a space and",
        ),
        (
            "[edges]\na1-n = { river = 1 }",
            "edges.a1-n.river: 1 is not a valid value; write true or",
        ),
        ("[vertices]\nc1-n = { toll = 'x' }", "vertices.c1-n: 'n' is not a vertex of a hex"),
        ("[vertices]\nc1-w = { toll = ' ' }", "' ' is not a valid value; write one line of text"),
    ],
)
def test_a_wrong_attribute_is_told(tables, said):
    """Every fault has its place and a remedy."""
    with pytest.raises(BoardError) as caught:
        read(HEAD + tables)
    assert said in str(caught.value)


def test_a_table_that_is_none_is_told():
    """A list, or a word, where a table should be."""
    with pytest.raises(BoardError, match="edges: must be a table; write \\[edges\\]"):
        read(HEAD.replace("map", "edges = 3\nmap"))


def test_an_edge_said_twice_is_told():
    """Both names of one edge are found to be the same."""
    text = (
        HEAD.replace(".   .", ".\n\n.") + "[edges]\na1-s = {river = true}\na2-n = {river = false}"
    )
    with pytest.raises(
        BoardError, match=r"edges\.a2-n\.river: this is the same edge as a1-s; write it"
    ):
        read(text)


def test_what_a_schema_does_not_declare_is_not_written():
    """A board with attributes does not fit a game without them."""
    board = board_of({(0, 0): "sand"}, attributes={("space", (0, 0), 0, "depth"): 1})
    with pytest.raises(BoardError, match=r"spaces\.a1\.depth: unknown attribute; remove it"):
        board_text(board, SCHEMA)
