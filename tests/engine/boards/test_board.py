"""The board: cells in reading order, neighbours, points and symmetries."""

import pickle

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.boards import lattice
from engine.boards.board import EDGE, Board
from engine.boards.lattice import IDENTITY, OPERATIONS
from engine.errors import BoardError
from tests.engine.boards.pebbles import board_of, boards

FLOWER = dict.fromkeys([(3 + q, 3 + r) for q, r in lattice.disc((0, 0), 1, "flat")], "sand")


def test_cells_are_in_reading_order():
    """With flat tops the middle column begins half a hex higher than those beside it."""
    flower = board_of(FLOWER)
    names = [flower.name_of(cell) for cell in range(len(flower))]
    assert names == ["d4", "c5", "e5", "d5", "c6", "e6", "d6"]


def test_neighbours_follow_the_edges():
    """The middle of a flower sees its six leaves, clockwise from the north."""
    flower = board_of(FLOWER)
    around = flower.neighbours[flower.cell_of("d5")]
    assert [flower.name_of(cell) for cell in around] == ["d4", "e5", "e6", "d6", "c6", "c5"]


@given(boards())
def test_neighbours_see_each_other(board):
    """If a cell has a neighbour across an edge, that one has it across the opposite edge."""
    for cell, edge in np.argwhere(board.neighbours != EDGE):
        beside = board.neighbours[cell, edge]
        assert board.neighbours[beside, lattice.opposite(int(edge))] == cell


def test_arrays_cannot_be_written():
    """A board is never changed once built."""
    with pytest.raises(ValueError, match="read-only"):
        board_of(FLOWER).neighbours[0, 0] = 1


@given(boards())
def test_the_board_fills_its_box(board):
    """Outlines touch 0 and the board's size on each side, and nothing lies outside."""
    points = [point for cell in range(len(board)) for point in board.outline(cell)]
    xs, ys = zip(*points, strict=True)
    assert (min(xs), min(ys)) == pytest.approx((0, 0))
    assert (max(xs), max(ys)) == pytest.approx(board.size)


@given(boards())
def test_centres_are_the_middles_of_outlines(board):
    """The array for drawing says the same as the corners of each cell."""
    middles = [np.mean(board.outline(cell), axis=0) for cell in range(len(board))]
    assert board.centres.dtype == np.float32
    assert np.allclose(board.centres, middles, atol=1e-4)


@given(boards())
def test_names_lead_back_to_cells(board):
    """Every cell is found by its own name."""
    cells = range(len(board))
    assert [board.cell_of(board.name_of(cell)) for cell in cells] == list(cells)


@pytest.mark.parametrize("name", ["z9", "d", "D5", ""])
def test_other_names_are_refused(name):
    """A name of no space says so, with an example of a right one."""
    with pytest.raises(BoardError, match=r"is not a space of the board 'beach'; .* like d4"):
        board_of(FLOWER).cell_of(name)


def test_kinds_are_found_in_reading_order():
    """`of_kind` lists cells of any of the kinds."""
    board = board_of({(0, 0): "well", (1, 0): "sand", (2, 0): "shrine", (0, 1): "well"})
    assert board.of_kind("well", "shrine") == (0, 2, 3)


@pytest.mark.parametrize(
    ("cells", "kinds", "why"),
    [
        (((0, 1), (0, 0)), ("sand", "sand"), "reading order"),
        (((0, 0), (0, 0)), ("sand", "sand"), "each once"),
        (((0, 0),), (), "1 cells but 0 kinds"),
        (((0, -1),), ("sand",), "has no name"),
    ],
)
def test_a_board_refuses_what_has_no_sense(cells, kinds, why):
    """Cells out of order, doubled or without a name are a mistake of the caller."""
    with pytest.raises(ValueError, match=why):
        Board("pebbles", "beach", "A beach", "", "flat", cells, kinds)


@given(boards())
def test_the_digest_is_about_play_only(board):
    """Words for people do not change the digest."""
    renamed = Board(
        board.game, "other", "Other", "Other", board.orientation, board.cells, board.kinds
    )
    assert renamed.digest == board.digest


@given(boards(), st.data())
def test_the_digest_notices_every_kind(board, data):
    """Repainting any one cell gives another digest."""
    cell = data.draw(st.integers(0, len(board) - 1))
    spaces = board.spaces()
    spaces[board.cells[cell]] = "shrine" if board.kinds[cell] != "shrine" else "sand"
    assert board.with_spaces(spaces).digest != board.digest


@given(boards())
def test_every_operation_can_be_undone(board):
    """After some operation the board in the corner is back as it was in the corner."""
    home = board.transformed(IDENTITY)
    for operation in OPERATIONS:
        image = home.transformed(operation)
        back = [image.transformed(other) for other in OPERATIONS]
        assert home in back


@given(boards())
def test_symmetries_are_those_that_change_nothing(board):
    """An operation is a symmetry exactly if the board in the corner stays the same."""
    home = board.transformed(IDENTITY)
    bare = home.with_spaces({})
    assert bare.symmetries() == OPERATIONS
    same = tuple(
        operation
        for operation in OPERATIONS
        if home.transformed(operation).spaces() == home.spaces()
    )
    assert board.symmetries() == same


def test_a_flower_has_all_symmetries():
    """The disc maps onto itself twelve times; one marked leaf leaves a mirror only."""
    assert board_of(FLOWER).symmetries() == OPERATIONS
    marked = board_of(FLOWER | {(3, 2): "shrine"})
    assert marked.symmetries() == (IDENTITY, lattice.LEFT_RIGHT)


def test_a_shift_moves_names_with_their_places():
    """Making room on the left and at the top renames spaces and keeps what stands on them."""
    board = board_of({(0, 0): "well", (1, 0): "sand"}, place_names={(0, 0): "Source"})
    moved = board.shifted((2, 1))
    assert moved.name_of(0) == "c3"
    assert moved.place_name(0) == "Source"
    assert moved.kinds == board.kinds


def test_names_go_with_erased_hexes():
    """Erasing a named hex erases its name."""
    board = board_of({(0, 0): "well", (1, 0): "sand"}, place_names={(0, 0): "Source"})
    assert board.with_spaces({(1, 0): "sand"}).place_names == {}


@given(boards())
def test_boards_travel_between_processes(board):
    """A pickled board is equal to itself, with the same digest."""
    copy = pickle.loads(pickle.dumps(board))  # noqa: S301  our own bytes
    assert (copy, copy.digest) == (board, board.digest)
