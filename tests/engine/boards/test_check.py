"""Questions any game may ask about a board."""

from hypothesis import given

from engine.boards import check, lattice
from tests.engine.boards.pebbles import board_of, boards

RING = [(5 + q, 5 + r) for q, r in lattice.ring((0, 0), 2, "flat")]


def test_the_way_around_a_hole_is_longer_than_across():
    """Steps follow the board; distances do not."""
    board = board_of(dict.fromkeys(RING, "sand"))
    start, end = board.cell_at((5, 3)), board.cell_at((5, 7))
    assert check.steps_from(board, [start])[end] == 6
    assert check.distances(board, [start, end]).tolist() == [[0, 4], [4, 0]]


def test_every_cell_of_a_ring_is_border():
    """A hole makes a border as the outside does; a filled middle is none."""
    ring = board_of(dict.fromkeys(RING, "sand"))
    disc = board_of({(5 + q, 5 + r): "sand" for q, r in lattice.disc((0, 0), 2, "flat")})
    assert len(check.border(ring)) == 12
    assert len(check.border(disc)) == 12


@given(boards())
def test_islands_divide_the_board(board):
    """Every cell lies on one island, and no two islands touch."""
    parts = check.islands(board)
    assert sorted(cell for part in parts for cell in part) == list(range(len(board)))
    for part in parts:
        beside = {int(cell) for cell in board.neighbours[list(part)].ravel()} - {-1}
        assert beside <= set(part)


@given(boards())
def test_each_island_is_connected(board):
    """From the first cell of an island one gets to exactly the others of it."""
    for part in check.islands(board):
        steps = check.steps_from(board, part[:1])
        assert [cell for cell in range(len(board)) if steps[cell] >= 0] == list(part)


def test_oddities_are_told():
    """Islands and places that touch are allowed, but seldom meant."""
    board = board_of({(0, 0): "well", (1, 0): "shrine", (5, 5): "sand"})
    assert [str(fault) for fault in check.warnings(board, ["well", "shrine"], "b.toml")] == [
        (
            "b.toml: map: the board falls into 2 islands, beginning at a1, f8; "
            "join them if roads should lead across"
        ),
        "b.toml: map: a1 and b1 touch each other; leave a hex between them",
    ]


def test_an_ordinary_board_gives_no_warning():
    """Places with a hex between them on one island are what is meant."""
    board = board_of({(0, 0): "well", (0, 1): "sand", (0, 2): "shrine"})
    assert check.warnings(board, ["well", "shrine"]) == []
