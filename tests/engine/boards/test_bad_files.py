"""Board files that are damaged in any way: a board or a fault, never anything else."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.boards.files import board_text, parse_board, read_board
from engine.errors import BoardError
from tests.engine.boards.test_attributes import RIVERS, rivers
from tests.engine.boards.test_files import FLAT

PATH = Path("beach.toml")


def tried(text):
    """Read a text; what it says is written and read again, or its faults have words."""
    try:
        board = parse_board(text, PATH, lambda _: RIVERS)
    except BoardError as error:
        wordless = not error.faults or any(not fault.what for fault in error.faults)
    else:
        wordless = parse_board(board_text(board, RIVERS), PATH, lambda _: RIVERS) != board
    assert not wordless


@given(rivers(), st.data())
def test_a_file_may_be_cut_off_anywhere(board, data):
    """Half a file, as after a crash of another program."""
    text = board_text(board, RIVERS)
    tried(text[: data.draw(st.integers(0, len(text)))])


@given(rivers(), st.data(), st.text(st.characters(exclude_categories=["Cs"]), max_size=8))
def test_anything_may_stand_anywhere(board, data, junk):
    """A part of a file is replaced by other characters."""
    text = board_text(board, RIVERS)
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 8)))
    tried(text[:start] + junk + text[end:])


@given(rivers(), st.randoms(use_true_random=False))
def test_lines_may_be_in_any_order(board, random):
    """As after a merge in git that went wrong."""
    lines = board_text(board, RIVERS).splitlines(keepends=True)
    random.shuffle(lines)
    tried("".join(lines))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "a = " + "[" * 5000 + "]" * 5000,
        FLAT + "c2 = " + "{a = " * 5000,
        FLAT.replace("format = 1", "format = " + "9" * 5000),
        FLAT.replace("format = 1", "format = 1e400"),
        FLAT.replace("c1 =", "1979-05-27 ="),
        FLAT + "\n[edges]\n" + "a" * 10_000 + "-n = {river = true}",
        FLAT.replace("#", " " * 100_000 + "#"),
    ],
)
def test_what_is_nested_long_or_large(text):
    """Files that make readers give up in their own ways."""
    tried(text)


def test_files_of_any_size_and_bytes(tmp_path):
    """Too large, zero bytes, and a path that no file can have."""
    path = tmp_path / "large.toml"
    with path.open("wb") as stream:
        stream.truncate(11_000_000)
    with pytest.raises(
        BoardError, match="more than 10,000,000 bytes; check that this is the right file"
    ):
        read_board(path, lambda _: RIVERS)
    with pytest.raises(BoardError):
        read_board(Path("a\0b.toml"), lambda _: RIVERS)
    path.write_bytes(bytes(1000))
    with pytest.raises(BoardError):
        read_board(path, lambda _: RIVERS)
