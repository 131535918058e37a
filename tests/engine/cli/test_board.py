"""oikist board: show, check, measure, diff, import and export."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from engine.boards import layouts
from engine.boards.attributes import canonical
from engine.boards.files import board_text, read_board, write_board
from engine.boards.lattice import edge_names
from engine.boards.notation import shift_to_corner, to_offset
from engine.game import Attribute
from engine.scenarios import catalog

ENTRIES = catalog.boards()


@pytest.fixture
def beach(tmp_path, monkeypatch):
    """A shipped board with its file, in an own current folder."""
    entry = ENTRIES[0]
    board = read_board(entry.path, catalog.board_schema)
    path = tmp_path / "beach.toml"
    board = replace(board, name="beach")
    write_board(board, path, catalog.board_schema(board.game))
    monkeypatch.chdir(tmp_path)
    return board


def written(board, name):
    """A file with a board, beside the first one."""
    path = f"{name}.toml"
    with open(path, "w", encoding="utf-8") as stream:  # noqa: PTH123
        stream.write(board_text(board, catalog.board_schema(board.game)))
    return path


def _entries(spaces):
    """What a board says of its spaces, of whatever layout."""
    return spaces if isinstance(spaces, list) else [*spaces.values()]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.source)
def test_a_board_is_found_by_its_name(oikist, entry):
    """Name, game and name, or path: the same board."""
    said = [oikist("board", "show", way, "--json") for way in (entry.source, str(entry.path))]
    assert {each.code for each in said} == {0}
    assert said[0].out == said[1].out
    data = json.loads(said[0].out)
    board = layouts.read_board(entry.path, catalog.board_schema)
    assert (data["title"], data["digest"]) == (board.title, board.digest)
    kinds = [one if isinstance(one, str) else one["kind"] for one in _entries(data["spaces"])]
    assert kinds == list(board.kinds)


def test_the_map_is_shown(oikist, beach):
    """The text holds the map of the file and every name."""
    said = oikist("board", "show", "beach.toml").out
    schema = catalog.board_schema(beach.game)
    drawn = board_text(beach, schema).partition('map = """\n')[2].partition('"""')[0]
    assert drawn in said
    assert [name for name in beach.place_names.values() if name not in said] == []


def test_attributes_are_shown(oikist, beach, monkeypatch):
    """A schema that declares a river: its edge and value stand in both answers."""
    river = Attribute("river", "edge", "flag", "Water.")
    schema = replace(catalog.board_schema(beach.game), attributes=(river,))
    monkeypatch.setattr(catalog, "board_schema", lambda _: schema)
    site = canonical(("edge", beach.cells[0], 0, "river"), beach.orientation)
    path = written(replace(beach, attributes={site: True}), "river")
    name = f"{beach.name_of(0)}-{edge_names(beach.orientation)[0]}"
    assert f"{name} river true" in " ".join(oikist("board", "show", path).out.split())
    data = json.loads(oikist("board", "show", path, "--json").out)
    assert data["attributes"] == {"edges": {name: {"river": True}}}


def test_a_good_board_has_no_problems(oikist, beach):
    """Code 0, and a sentence."""
    said = oikist("board", "check", "beach.toml")
    assert said.code == 0
    assert "no problem with" in said.out
    assert json.loads(oikist("board", "check", "beach.toml", "--json").out) == []


def test_faults_end_with_2_and_name_their_rule(oikist, beach):
    """A board of open ground alone: each fault with its rule and remedy."""
    schema = catalog.board_schema(beach.game)
    bare = beach.with_spaces(dict.fromkeys(beach.cells, schema.kinds[0].key))
    path = written(replace(bare, place_names={}), "bare")
    said = oikist("board", "check", path)
    listed = json.loads(oikist("board", "check", path, "--json").out)
    rules = catalog.games()[beach.game].rules
    assert said.code == 2
    assert [line.partition(":")[0] for line in said.out.splitlines()] == [
        problem["severity"] for problem in listed
    ]
    assert [problem["rule"] in rules for problem in listed] == [True] * len(listed)


def test_warnings_alone_end_with_0(oikist, beach):
    """What is odd but can be played is told all the same."""
    name = next(iter(beach.place_names.values()))
    twice = dict.fromkeys(beach.place_names, name)
    path = written(replace(beach, place_names=twice), "twice")
    said = oikist("board", "check", path)
    assert said.code == 0
    assert said.out.startswith(f"warning: '{name}' is the name of ")


def test_seats_come_from_the_variant_or_the_option(oikist, beach):
    """A number that the game does not know is refused."""
    game = catalog.games()[beach.game]
    variant = catalog.variants(game.name)[0].source
    assert oikist("board", "check", "beach.toml", "--variant", variant).code == 0
    said = oikist("board", "check", "beach.toml", "--seats", max(game.seats) + 1)
    assert said.code == 2
    assert f"give a number from {min(game.seats)} to {max(game.seats)}" in said.err


def test_a_variant_of_another_game_is_refused(oikist, table, beach):
    """Seats and parameters must be those of the board's game."""
    said = oikist("board", "check", "beach.toml", "--variant", "pennies/plain")
    assert (said.code, "this is a variant of" in said.err) == (2, True)


def test_figures_are_the_same_as_text_and_as_json(oikist, beach):
    """Every figure of the table is there, and spaces go by their names."""
    said = " ".join(oikist("board", "measure", "beach.toml", "--seats", "3").out.split())
    data = json.loads(oikist("board", "measure", "beach.toml", "--seats", "3", "--json").out)
    assert f"Spaces {len(beach)} hexes" in said
    assert data["hexes"] == len(beach)
    assert len(data["fairness"]["regions"]) == 3
    assert data["distances"]["closest"][0] in {beach.name_of(cell) for cell in range(len(beach))}
    assert [kind["title"] for kind in data["kinds"] if kind["title"] not in said] == []


def test_differences_are_listed(oikist, beach):
    """A lost space, a new name and a new title."""
    last = beach.cells[-1]
    spaces = {axial: kind for axial, kind in beach.spaces().items() if axial != last}
    other = replace(beach.with_spaces(spaces), title="Another", place_names={})
    path = written(other, "other")
    said = oikist("board", "diff", "beach.toml", path).out
    data = json.loads(oikist("board", "diff", "beach.toml", path, "--json").out)
    lost = beach.name_of(len(beach) - 1)
    assert f"title: {beach.title} -> Another" in said
    assert [row["space"] for row in data["changes"] if row["what"] == "removed"] == [lost]
    names = [row["before"] for row in data["changes"] if row["what"] == "name"]
    assert sorted(names) == sorted(beach.place_names.values())
    assert oikist("board", "diff", path, path).out == "The boards are the same.\n"


def test_lost_spaces_beyond_the_names_go_by_their_old_ones(oikist, beach):
    """Without its first two rows a board moves up, so that those rows have no name there."""
    rows = {axial: to_offset(axial, beach.orientation)[1] for axial in beach.cells}
    rest = {axial: kind for axial, kind in beach.spaces().items() if rows[axial] > 1}
    small = beach.with_spaces(rest).shifted(shift_to_corner(rest, beach.orientation))
    path = written(small, "small")
    data = json.loads(oikist("board", "diff", "beach.toml", path, "--json").out)
    lost = {beach.name_of(beach.cell_at(axial)) for axial, row in rows.items() if row < 2}
    assert {row["space"] for row in data["changes"] if row["what"] == "removed"} == lost
    assert data["shift"] != [0, 0]


def test_a_board_goes_to_tiled_and_comes_back(oikist, beach):
    """Export, import and compare: nothing differs."""
    assert oikist("board", "export", "beach.toml", "map.json").code == 0
    assert oikist("board", "import", "map.json", "again.toml").code == 0
    assert oikist("board", "diff", "beach.toml", "again.toml").out == "The boards are the same.\n"


def test_files_are_not_replaced_unasked(oikist, beach, tmp_path):
    """A map, its picture or a board that is there stays, without --force."""
    before = (tmp_path / "beach.toml").read_bytes()
    assert oikist("board", "export", "beach.toml", "map.json").code == 0
    again = oikist("board", "export", "beach.toml", "map.json")
    onto = oikist("board", "import", "map.json", "beach.toml")
    assert (again.code, onto.code) == (2, 2)
    assert "this file is there already; add --force" in again.err
    assert (tmp_path / "beach.toml").read_bytes() == before
    assert oikist("board", "import", "map.json", "beach.toml", "--force").code == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("show", "nowhere"), "nowhere: unknown board; use one of"),
        (("show", "nowhere.toml"), "nowhere.toml: there is no such file"),
        (("check", "beach.txt"), "beach.txt: unknown board"),
        (("import", "none.json", "new.toml"), "none.json: there is no such file"),
        (("import", "beach.toml", "new.toml"), "this is not JSON"),
        (("import", "none.json", "new.json"), "a board file ends in .toml"),
        (("export", "beach.toml", "no/map.json"), "no"),
        (("diff", "beach.toml", "nowhere"), "nowhere: unknown board"),
    ],
)
def test_wrong_input_ends_with_2(oikist, beach, words, said):
    """One line on stderr, nothing on stdout."""
    result = oikist("board", *words)
    assert (result.code, result.out) == (2, "")
    assert said in result.err
