"""Board files: the same bytes both ways, and every fault at once."""

from pathlib import Path

import pytest
from hypothesis import given

from engine.boards.board import EDGE, Board, arranged
from engine.boards.files import board_text, parse_board, read_board, write_board
from engine.boards.text_map import draw_map
from engine.errors import BoardError
from engine.game import BoardSchema, SpaceKind
from tests.engine.boards.pebbles import SCHEMA, WIDE, board_of, boards, schema_of, wide_schema_of

BEACH = Path("boards/pebbles/beach.toml")
FLAT = '''format = 1
game = "pebbles"
title = "A beach"
orientation = "flat"
map = """
.   w
  .   h
#
"""

[names]
c1 = "Source"
'''
POINTY = '''format = 1
game = "pebbles"
title = "A beach"
note = """
Found
at low tide.
"""
orientation = "pointy"
map = """
. w
 . h
#   .
"""
'''


def faults_of(text):
    with pytest.raises(BoardError) as caught:
        parse_board(text, BEACH, schema_of)
    return [str(fault).removeprefix("boards/pebbles/beach.toml: ") for fault in caught.value.faults]


@given(boards())
def test_reading_gives_back_what_was_written(board):
    """Any outline, kinds and words survive a file, and are written as the same bytes again."""
    text = board_text(board, WIDE)
    again = parse_board(text, BEACH, wide_schema_of)
    assert again == board
    assert board_text(again, WIDE) == text


@pytest.mark.parametrize("text", [FLAT, POINTY])
def test_a_file_in_the_usual_form_is_kept_byte_for_byte(text):
    """What a person wrote in the documented form is what Oikist writes."""
    assert board_text(parse_board(text, BEACH, schema_of), SCHEMA) == text


def test_the_map_of_flat_tops_shows_who_touches_whom():
    """In the map of flat tops, b1 lies between a1 and c1 and touches both."""
    board = parse_board(FLAT, BEACH, schema_of)
    a1, b1, c1 = (board.cell_of(name) for name in ("a1", "b1", "c1"))
    assert board.neighbours[b1].tolist() == [EDGE, c1, EDGE, EDGE, board.cell_of("a2"), a1]
    assert board.place_name(c1) == "Source"


def test_the_map_of_pointy_tops_shows_who_touches_whom():
    """In the map of pointy tops, a2 lies below a1 and b1 and touches both."""
    board = parse_board(POINTY, BEACH, schema_of)
    around = [board.cell_of(name) for name in ("b1", "b2")]
    a1, a3 = board.cell_of("a1"), board.cell_of("a3")
    assert board.neighbours[board.cell_of("a2")].tolist() == [*around, EDGE, a3, EDGE, a1]


@given(boards())
def test_cells_come_in_the_order_of_the_map(board):
    """The index of a cell is the number of characters before it in the text map."""
    symbols = {kind.key: kind.symbol for kind in SCHEMA.kinds}
    drawn = "".join(draw_map(board, symbols).split())
    assert drawn == "".join(symbols[kind] for kind in board.kinds)


def test_all_faults_are_told_at_once():
    """One reading names every fault, with its place and what to do."""
    text = (
        FLAT.replace("format = 1", "format = 0\nauthr = 3")
        .replace('"A beach"', "7")
        .replace(".   w", ".   x")
        .replace("  .   h", "   .   h")
        .replace("c1 =", "c9 =")
    )
    assert faults_of(text) == [
        "format: format 0 does not exist; write format = 1",
        (
            "authr: unknown key; use one of: edges, format, game, layout, map, names, note, "
            "orientation, spaces, title, vertices"
        ),
        "title: must be text; put it in quotation marks",
        (
            "map, line 7, column 5: unknown symbol 'x'; use one of '.' (sand), 'w' (well), "
            "'h' (harbour), '#' (shrine), or a space for a hole"
        ),
        (
            "map, line 8, column 4: a symbol is between two hexes, like 1 more on this line; "
            "hexes of this line go in columns 3, 7 and so on"
        ),
        (
            "names.c9: is not a space of this board; name a space of the map, a letter and a number "
            "like c4"
        ),
    ]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("format = 1", "format = 2", "format: format 2 was written by a newer Oikist; update"),
        ("format = 1", "format = true", "format: must be a whole number; write format = 1"),
        ("format = 1\n", "", "format: is missing; write format = 1"),
        ('game = "pebbles"\n', "", 'game: is missing; write game = "..."'),
        ('"pebbles"', '"marbles"', "game: no game 'marbles' with a board is installed; check"),
        ("title", "titel", "titel: unknown key; did you mean 'title'?"),
        ('"A beach"', '" "', 'title: is empty; write title = "..."'),
        ('"A beach"', '"A\\nbeach"', "title: must be one line; longer texts belong in the note"),
        ('"flat"', '"round"', 'orientation: unknown \'round\'; use "flat" or "pointy"'),
        ("orientation =", "note = 4\norientation =", "note: must be text"),
        (".   w", "\t.   w", "map, line 6, column 1: the map contains a tab; use spaces"),
        ("[names]", "[[names]]", "names: must be a table"),
        ('"Source"', "4", "names.c1: must be one line of text"),
        ("c1 =", "C1 =", "names.C1: is not a space of this board"),
        ("map =", "map 3", "line 5, column 5: malformed TOML: "),
        ("title =", "game =", "line 3, column 17: malformed TOML: "),
    ],
)
def test_a_fault_names_its_place_and_its_remedy(old, new, fault):
    """Each mistake is told where it stands, with what to do about it."""
    told = faults_of(FLAT.replace(old, new, 1))
    assert any(line.startswith(fault) for line in told), told


@pytest.mark.parametrize(
    ("drawn", "fault"),
    [
        ("\n", "map: the board has no spaces; draw at least one"),
        (".   " * 61, "map: 61 spaces, but the engine allows 60; make the board smaller"),
        (
            "w   h   #   w   h   #   w",
            (
                "map: 7 spaces of the kinds well, harbour, shrine, but the engine allows 6; "
                "remove 1 of them"
            ),
        ),
    ],
)
def test_limits_of_the_game_are_told(drawn, fault):
    """A board beyond what the engine holds is refused with the limit."""
    text = f'format = 1\ngame = "pebbles"\ntitle = "A"\norientation = "flat"\nmap = """\n{drawn}"""'
    assert faults_of(text) == [fault]


def test_a_map_that_is_no_text_is_a_fault():
    """A wrong type never raises anything but a fault."""
    text = 'format = 1\ngame = "pebbles"\ntitle = "A"\norientation = "flat"\nmap = 3'
    assert faults_of(text) == ['map: must be text; draw the board between map = """ and """']


def test_a_missing_file_is_a_fault(tmp_path):
    """A path to nothing is told in a sentence."""
    with pytest.raises(BoardError, match=r"nowhere\.toml: there is no such file"):
        read_board(tmp_path / "nowhere.toml", schema_of)


def test_a_folder_is_a_fault(tmp_path):
    """A path to a folder is told in a sentence."""
    with pytest.raises(BoardError, match="this is a folder; name a file in it"):
        read_board(tmp_path, schema_of)


def test_bytes_that_are_no_text_are_a_fault(tmp_path):
    """A picture given as a board is told in a sentence."""
    path = tmp_path / "photo.toml"
    path.write_bytes(b"\x89PNG\xff")
    with pytest.raises(BoardError, match="not UTF-8 text; save it as UTF-8"):
        read_board(path, schema_of)


def test_a_file_from_windows_reads_the_same(tmp_path):
    """Line ends of another system do not change a board."""
    path = tmp_path / "beach.toml"
    path.write_bytes(POINTY.replace("\n", "\r\n").encode())
    assert read_board(path, schema_of) == parse_board(POINTY, BEACH, schema_of)


def test_a_board_is_named_by_its_file(tmp_path):
    """Writing and reading a file gives the board back, named after the file."""
    board = board_of({(0, 0): "well", (2, 3): "sand"}, name="dune")
    write_board(board, tmp_path / "dune.toml", SCHEMA)
    assert read_board(tmp_path / "dune.toml", schema_of) == board


@pytest.mark.parametrize(
    ("board", "why"),
    [
        (board_of({(0, 0): "wel"}), "unknown kind 'wel'; did you mean 'well'"),
        (board_of({}), "the board has no spaces"),
        (board_of({(0, 0): "well"}, title=""), "title: must be one line"),
        (board_of({(0, 0): "well"}, place_names={(0, 0): "a\nb"}), "names.a1: must be one line"),
    ],
)
def test_what_could_not_be_read_again_is_not_written(tmp_path, board, why):
    """Writing checks first and leaves no file behind."""
    with pytest.raises(BoardError, match=why):
        write_board(board, tmp_path / "beach.toml", SCHEMA)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there_is_a_fault(tmp_path):
    """A file that cannot be written is told in a sentence."""
    with pytest.raises(BoardError, match="cannot be written"):
        write_board(board_of({(0, 0): "well"}), tmp_path / "no" / "beach.toml", SCHEMA)


def test_a_draft_may_go_beyond_the_limits(tmp_path):
    """Work in progress can be kept; only playing asks for the limits."""
    schema = BoardSchema((SpaceKind("open", ".", "Open", ""),), most_cells=3)
    spaces = dict.fromkeys(((0, 0), (1, 0), (2, 0), (3, -1)), "open")
    cells, kinds = arranged(spaces, "flat")
    board = Board("g", "wide", "Wide", "", "flat", cells, kinds)
    path = tmp_path / "wide.toml"
    path.write_text(board_text(board, schema))
    assert read_board(path, lambda _: schema, draft=True).spaces() == spaces
    with pytest.raises(BoardError, match="engine allows 3"):
        read_board(path, lambda _: schema)
