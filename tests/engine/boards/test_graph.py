"""Boards of points and links: read, written again, and refused with every fault at once."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.boards import files
from engine.boards.board import Board
from engine.boards.graph import GraphBoard, circle
from engine.boards.graph_problems import graph_warnings
from engine.boards.layouts import board_text, map_of, parse_board, read_board, schema_faults
from engine.boards.map import Area, Link, Map, Space
from engine.errors import BoardError
from engine.game import Attribute, BoardSchema, SpaceKind
from tests.engine.boards.pebbles import SCHEMA as PEBBLES
from tests.engine.boards.pebbles import board_of

SCHEMA = BoardSchema(
    kinds=(SpaceKind("city", "c", "City", "Traded in."), SpaceKind("port", "p", "Port", "Ships.")),
    most_cells=8,
    attributes=(
        Attribute("electors", "space", "integer", "Votes.", low=0, high=3),
        Attribute("toll", "link", "flag", "Costs."),
        Attribute("crop", "area", "choice", "Grows.", choices=("wine", "wool")),
    ),
    layout="graph",
    links=(SpaceKind("road", "r", "Road", ""), SpaceKind("river", "v", "River", "")),
    areas=(SpaceKind("region", "g", "Region", ""),),
)
PATH = Path("latium.toml")
FILE = """\
format = 1
game = "carts"
title = "Latium"
note = "Drawn from memory."
layout = "graph"
size = [8.0, 5.0]
links = [
    { ends = ["rome", "ostia"], kind = "road", label = "a", through = [[3.2, 2.4]], toll = true },
    { ends = ["ostia", "rome"], kind = "river" },
]

[spaces]
rome = { name = "Rome", kind = "city", at = [3.5, 2.0], electors = 3 }
ostia = { kind = "port", at = [3.0, 2.8], radius = 0.5 }
alba = { kind = "city", at = [5.0, 2.0], outline = [[4.5, 1.5], [5.5, 1.5], [5.0, 2.5]] }

[areas]
latium = { name = "Latium", kind = "region", spaces = ["rome", "alba"], crop = "wine" }
sea = { kind = "region", outline = [[0.0, 0.0], [1.0, 0.0], [1.0, 5.0]] }
"""


def schema_of(game):
    """The invented game's schema, or that of the game with hexes."""
    return {"carts": SCHEMA, "pebbles": PEBBLES}.get(game)


def faults_of(text):
    """Places of the faults of a file, with what is wrong; all of them name the file."""
    with pytest.raises(BoardError) as refused:
        parse_board(text, PATH, schema_of)
    assert {fault.file for fault in refused.value.faults} == {"latium.toml"}
    assert all(fault.remedy for fault in refused.value.faults)
    return {fault.place: fault.what for fault in refused.value.faults}


def test_a_file_says_what_is_on_the_map():
    """Spaces in the order of the file, links by their ends, areas with spaces or an outline."""
    board = parse_board(FILE, PATH, schema_of)
    assert isinstance(board, GraphBoard)
    assert (board.name, board.title, board.note) == ("latium", "Latium", "Drawn from memory.")
    assert (len(board), board.kinds) == (3, ("city", "port", "city"))
    found = map_of(board)
    assert found.size == (8.0, 5.0)
    rome, ostia, alba = found.spaces
    assert (rome.key, rome.name, rome.centre) == ("rome", "Rome", (3.5, 2.0))
    assert (dict(rome.attributes), rome.outline) == ({"electors": 3}, circle((3.5, 2.0), 0.35))
    assert (ostia.name, ostia.outline) == ("ostia", circle((3.0, 2.8), 0.5))
    assert alba.outline == ((4.5, 1.5), (5.5, 1.5), (5.0, 2.5))
    road, river = found.links
    assert (road.ends, road.label, dict(road.attributes)) == ((0, 1), "a", {"toll": True})
    assert road.path == ((3.5, 2.0), (3.2, 2.4), (3.0, 2.8))
    assert (river.ends, river.kind, river.path) == ((1, 0), "river", ((3.0, 2.8), (3.5, 2.0)))
    latium, sea = found.areas
    assert (latium.spaces, dict(latium.attributes)) == ((0, 2), {"crop": "wine"})
    assert (sea.name, sea.spaces, len(sea.outline)) == ("sea", (), 3)
    assert found.beside == ((1,), (0,), ())


def test_the_same_board_gives_the_same_text():
    """What was read is written byte for byte."""
    assert board_text(parse_board(FILE, PATH, schema_of), SCHEMA) == FILE


def test_a_file_is_found_by_its_path(tmp_path):
    """Files of both layouts are read by one reader."""
    hexes = board_of({(0, 0): "sand", (1, 0): "well"})
    for name, text in (("graph", FILE), ("hexes", board_text(hexes, PEBBLES))):
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    assert isinstance(read_board(tmp_path / "graph.toml", schema_of), GraphBoard)
    assert isinstance(read_board(tmp_path / "hexes.toml", schema_of), Board)


def test_all_faults_are_told_at_once():
    """Each with its place and what is wrong."""
    text = (
        FILE.replace('game = "carts"\n', 'game = "carts"\ncolour = "red"\n')
        .replace("size = [8.0, 5.0]", "size = [8.0]")
        .replace('kind = "river"', 'kind = "canal"')
        .replace('["rome", "ostia"], kind', '["rome", "osta"], kind')
        .replace("electors = 3", "electors = 7")
        .replace("radius = 0.5", "radius = 0.0")
        .replace("at = [5.0, 2.0]", 'at = "here"')
        .replace('"wine"', '"whine"')
        .replace('spaces = ["rome", "alba"]', 'spaces = ["rome", "rome"]')
        .replace("sea = { kind", "sea = { deep = true, kind")
    )
    assert set(faults_of(text)) == {
        *("colour", "size", "links[1].ends", "links[2].kind", "spaces.rome.electors"),
        *("spaces.ostia.radius", "spaces.alba.at", "areas.latium.spaces", "areas.latium.crop"),
        "areas.sea.deep",
    }


@pytest.mark.parametrize(
    ("before", "after", "place"),
    [
        ('title = "Latium"\n', "", "title"),
        ('game = "carts"', 'game = "coaches"', "game"),
        ('game = "carts"', 'game = "pebbles"', "layout"),
        ('["ostia", "rome"]', '["ostia"]', "links[2].ends"),
        ('["ostia", "rome"]', '["ostia", "ostia"]', "links[2].ends"),
        ('kind = "river" }', 'kind = "road", label = "a" }', "links"),
        ("ostia = {", "Ostia = {", "spaces.Ostia"),
        ("sea = {", "rome = {", "areas.rome"),
        ("[5.5, 1.5], [5.0, 2.5]]", "[5.5, 1.5]]", "spaces.alba.outline"),
        (", [1.0, 0.0], [1.0, 5.0]]", "]", "areas.sea.outline"),
        (", outline = [[0.0, 0.0], [1.0, 0.0], [1.0, 5.0]]", "", "areas.sea.spaces"),
        ("size = [8.0, 5.0]", "size = [0.0, 5.0]", "size"),
    ],
)
def test_a_fault_has_its_place(before, after, place):
    """One thing is wrong: it is told where it stands."""
    assert before in FILE
    assert place in faults_of(FILE.replace(before, after, 1))


def test_a_graph_without_its_layout_is_told_so_alone():
    """Not what would be wrong with it as a board of hexes."""
    assert set(faults_of(FILE.replace('layout = "graph"\n', ""))) == {"layout"}


def test_what_is_seldom_meant_is_told_with_its_place_in_the_file():
    """What keeps nobody from playing."""
    told = graph_warnings(parse_board(FILE, PATH, schema_of), SCHEMA, "x.toml")
    assert [(one.file, one.place, one.what) for one in told] == [
        ("x.toml", "spaces.alba", "no way of links leads from City Rome to City alba"),
        ("x.toml", "areas.sea.spaces", "Region sea touches no space"),
    ]


DRAFTS = {
    "no spaces": FILE[: FILE.index("links =")],
    "an area of nothing": FILE.replace(", outline = [[0.0, 0.0], [1.0, 0.0], [1.0, 5.0]] }", " }"),
    "a link twice": FILE.replace('kind = "river" }', 'kind = "road", label = "a" }'),
    "too many spaces": FILE.replace(
        "[spaces]",
        "[spaces]\n" + "".join(f"t{n} = {{ kind = 'city', at = [1, 1] }}\n" for n in range(8)),
    ),
    "no label": FILE.replace('label = "a", ', ""),
    "equal labels": FILE.replace('kind = "river" }', 'kind = "river", label = "a" }'),
    "an island": FILE.replace("alba = {", "cora = { kind = 'city', at = [1.0, 1.0] }\nalba = {"),
}
STRICT = replace(SCHEMA, labels=("a", "b"), labels_differ=True, connected=True)


@pytest.mark.parametrize("text", DRAFTS.values(), ids=DRAFTS.keys())
def test_a_draft_is_read_and_written_that_no_game_can_use(text):
    """The designer has saved a map that is half drawn."""
    board = parse_board(text, PATH, lambda _: STRICT, draft=True)
    again = parse_board(board_text(board, STRICT), PATH, lambda _: STRICT, draft=True)
    assert again == board
    with pytest.raises(BoardError):
        parse_board(text, PATH, lambda _: STRICT)
    assert schema_faults(board, STRICT)


def test_a_label_that_the_game_does_not_know_is_refused_even_in_a_draft():
    """With those that there are."""
    text = FILE.replace('label = "a"', 'label = "f"')
    with pytest.raises(BoardError) as refused:
        parse_board(text, PATH, lambda _: STRICT, draft=True)
    ((place, what, remedy),) = [(one.place, one.what, one.remedy) for one in refused.value.faults]
    assert (place, what) == ("links[1].label", "unknown label 'f'")
    assert remedy == "use one of: a, b"


def test_a_board_may_be_too_large():
    """The game's limit holds for files and for boards that stand in for them."""
    more = "".join(f"town{n} = {{ kind = 'city', at = [1.0, 1.0] }}\n" for n in range(8))
    text = FILE.replace("[spaces]\n", f"[spaces]\n{more}")
    assert faults_of(text) == {"spaces": "11 spaces, but the engine allows 8"}
    board = parse_board(FILE, PATH, schema_of)
    assert schema_faults(board, SCHEMA) == []
    towns = tuple(replace(board.map.spaces[0], key=f"town{n}") for n in range(9))
    large = replace(board, map=Map(towns, size=board.map.size))
    assert [fault.place for fault in schema_faults(large, SCHEMA)] == ["spaces"]


def test_the_desk_of_hexes_refuses_it():
    """It draws hexes alone, and says so."""
    with pytest.raises(BoardError, match="layout 'graph'"):
        files.parse_board(FILE, PATH, schema_of)


def test_a_digest_is_about_play():
    """Names and places on paper do not matter; kinds, links and attributes do."""
    board = parse_board(FILE, PATH, schema_of)
    for before, after in (("Rome", "Roma"), ("[3.5, 2.0]", "[3.6, 2.0]"), ("Drawn", "Copied")):
        assert parse_board(FILE.replace(before, after), PATH, schema_of).digest == board.digest
    for before, after in (('"port"', '"city"'), ("toll = true", "toll = false"), ('"a"', '"b"')):
        assert parse_board(FILE.replace(before, after), PATH, schema_of).digest != board.digest


tenths = st.integers(1, 99).map(lambda number: number / 10)
points = st.tuples(tenths, tenths)


@st.composite
def graphs(draw):
    """Any board of a few spaces."""
    centres = draw(st.lists(points, min_size=1, max_size=8))
    names = st.sampled_from(["Rome", "Ostia", 'The "Hill"', "Ägypten"])
    spaces = tuple(
        Space(
            f"s{number}",
            draw(names),
            draw(st.sampled_from(["city", "port"])),
            centre,
            circle(centre, draw(st.sampled_from([0.35, 0.2, 1.5]))),
            draw(st.sampled_from([{}, {"electors": 2}])),
        )
        for number, centre in enumerate(centres)
    )
    numbers = st.integers(0, len(spaces) - 1)
    pairs = draw(st.lists(st.tuples(numbers, numbers), max_size=6))
    links = tuple(
        Link(
            (one, other),
            "road",
            f"l{number}",
            (centres[one], *draw(st.lists(points, max_size=2)), centres[other]),
        )
        for number, (one, other) in enumerate(pairs)
        if one != other
    )
    members = draw(st.lists(st.lists(numbers, min_size=1, unique=True), max_size=2))
    areas = tuple(
        Area(f"a{number}", draw(names), "region", tuple(own)) for number, own in enumerate(members)
    )
    return GraphBoard("carts", "latium", "A board", "", Map(spaces, links, areas, (10.0, 10.0)))


@given(graphs())
def test_any_board_comes_back(board):
    """Written and read, it is the same, and so is its text."""
    text = board_text(board, SCHEMA)
    assert parse_board(text, PATH, schema_of) == board
    assert board_text(parse_board(text, PATH, schema_of), SCHEMA) == text


def test_what_a_board_does_not_say_is_as_the_schema_says():
    """Of spaces, links and areas; the same board as one that says it."""
    usual = {"electors": 1, "toll": False, "crop": "wool"}
    schema = replace(
        SCHEMA, attributes=tuple(replace(one, default=usual[one.key]) for one in SCHEMA.attributes)
    )
    places = parse_board(FILE, PATH, lambda _: schema).map
    assert [one.attributes["electors"] for one in places.spaces] == [3, 1, 1]
    assert [one.attributes["toll"] for one in places.links] == [True, False]
    assert [one.attributes["crop"] for one in places.areas] == ["wine", "wool"]
    said = FILE.replace('kind = "port",', 'kind = "port", electors = 1,')
    digests = {parse_board(text, PATH, lambda _: schema).digest for text in (FILE, said)}
    assert len(digests) == 1


def test_more_links_or_areas_than_a_game_holds_are_refused():
    """Like spaces, in a file and in a board that stands in for one."""
    schema = replace(SCHEMA, most_cells=2, most_links=1, most_areas=1)
    with pytest.raises(BoardError) as caught:
        parse_board(FILE, PATH, lambda _: schema)
    told = {fault.place: fault.what for fault in caught.value.faults}
    assert told == {
        "spaces": "3 spaces, but the engine allows 2",
        "links": "2 links, but the engine allows 1",
        "areas": "2 areas, but the engine allows 1",
    }
    held = schema_faults(parse_board(FILE, PATH, schema_of), schema)
    assert [fault.place for fault in held] == ["spaces", "links", "areas"]
