"""Figures of a board against slow and plain ways to get them."""

from itertools import combinations
from statistics import mean

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.boards import alignment, lattice
from engine.boards.alignment import best_shift
from engine.boards.attributes import spellings
from engine.boards.board import EDGE
from engine.boards.check import UNREACHABLE, islands, steps_from, ways
from engine.boards.joins import crossings, cut_cells, fewest_to_block
from engine.boards.lattice import OPERATIONS
from engine.boards.likeness import symmetries
from engine.boards.metrics import measure
from engine.boards.outlines import outline_hexes
from engine.boards.sectors import NOWHERE, sectors
from tests.engine.boards.pebbles import SCHEMA, board_of, boards, crowded, orientations


def hexagon(size=9, orientation="pointy"):
    shape = outline_hexes("hexagon", size, size, orientation)
    return board_of(dict.fromkeys(shape, "sand"), orientation)


def test_an_empty_board_has_no_figures():
    """Nothing drawn yet: every figure is there and none fails."""
    metrics = measure(board_of({}), SCHEMA, 3)
    assert (metrics.hexes, metrics.islands, metrics.holes, metrics.rim) == (0, 0, 0, 0)
    assert [figure.value for figure in metrics.figures() if figure.key == "hexes"] == [0]


@given(boards(), st.integers(1, 6))
def test_any_board_can_be_measured(board, seats):
    """Every board gives figures that are numbers, and regions that hold each space once."""
    metrics = measure(board, SCHEMA, seats)
    assert all(np.isfinite(figure.value) for figure in metrics.figures())
    assert sum(kind.count for kind in metrics.kinds) == metrics.hexes == len(board)
    held = [axial for region in metrics.fairness.regions for axial in region.hexes]
    assert len(held) == len(set(held)) >= len(board) - 1
    assert len(metrics.fairness.regions) == seats


@given(boards() | crowded)
def test_cut_cells_are_those_whose_loss_makes_more_islands(board):
    """Every cell is taken away and the islands are counted."""
    before = len(islands(board))
    expected = []
    for cell, axial in enumerate(board.cells):
        rest = board.spaces()
        del rest[axial]
        alone = bool((board.neighbours[cell] == EDGE).all())
        if len(islands(board.with_spaces(rest))) > before - alone:
            expected.append(cell)
    assert list(cut_cells(board)) == expected


@given(boards() | crowded)
def test_ways_are_steps_from_each_place(board):
    """All waves at once go as far as one after the other."""
    cells = list(range(len(board)))
    expected = [steps_from(board, [cell]).tolist() for cell in cells]
    assert ways(board, cells).tolist() == expected


def test_more_places_than_one_word_has_bits():
    """Places beyond the 64th are counted like the others."""
    board = board_of(dict.fromkeys(((q, 0) for q in range(150)), "sand"), "pointy")
    found = ways(board, range(150))
    assert found[0].tolist() == list(range(150))
    assert (found == found.T).all()


@given(boards() | crowded)
def test_holes_are_parts_of_the_outside_that_are_shut_in(board):
    """The outside is flooded from beyond the rim; what stays dry is a hole."""
    around = {near for axial in board.cells for near in lattice.disc(axial, 2, board.orientation)}
    dry = around - set(board.cells)
    wave = [
        axial
        for axial in dry
        if any(near not in around for near in lattice.neighbours(axial, board.orientation))
    ]
    dry -= set(wave)
    _flood(wave, dry, board.orientation)
    holes = 0
    while dry:
        holes += 1
        _flood([dry.pop()], dry, board.orientation)
    assert measure(board, SCHEMA).holes == holes


def _flood(wave, dry, orientation):
    """Take all that can be reached from a wave out of what is dry."""
    for axial in wave:
        reached = dry.intersection(lattice.neighbours(axial, orientation))
        dry -= reached
        wave.extend(reached)


def test_the_rim_of_a_ring_has_two_sides():
    """A ring of six hexes: 18 edges outside and 6 around the hole."""
    ring = lattice.ring((2, 2), 1, "flat")
    metrics = measure(board_of(dict.fromkeys(ring, "sand")), SCHEMA)
    assert (metrics.rim, metrics.rim_hexes, metrics.holes, metrics.islands) == (24, 6, 1, 1)
    assert metrics.connectivity.degrees == (0, 0, 6, 0, 0, 0, 0)


def test_distances_go_around_holes():
    """Two wells that face each other across a hole are three steps apart, not two."""
    ring = dict.fromkeys(lattice.ring((2, 2), 1, "flat"), "sand")
    first, *_, last = [axial for axial in ring if axial[0] == 2]
    board = board_of(ring | {first: "well", last: "well"})
    found = measure(board, SCHEMA).distances
    assert (found.least, found.mean, found.most, found.histogram) == (3, 3.0, 3, (0, 0, 0, 1))
    assert set(found.closest) == {first, last}


@given(boards() | crowded)
def test_distances_are_those_of_all_pairs(board):
    """Least, mean, most and the histogram, from one pair after the other."""
    places = board.of_kind("well", "harbour", "shrine")
    pairs = [steps_from(board, [one])[other] for one, other in combinations(places, 2)]
    joined = [int(steps) for steps in pairs if steps != UNREACHABLE]
    found = measure(board, SCHEMA).distances
    assert (found.pairs, found.apart) == (len(joined), len(pairs) - len(joined)) or not joined
    if joined:
        assert (found.least, found.most) == (min(joined), max(joined))
        assert found.mean == pytest.approx(mean(joined))
        assert [joined.count(steps) for steps in range(max(joined) + 1)] == list(found.histogram)


def test_reach_counts_spaces_step_by_step():
    """From the end of a strip of five, one more space is reached with each step."""
    strip = dict.fromkeys(((q, 0) for q in range(5)), "sand")
    board = board_of(strip | {(0, 0): "harbour", (9, 0): "sand"}, "pointy")
    (reach,) = measure(board, SCHEMA).reaches
    assert (reach.kind, reach.within, reach.steps) == ("harbour", (1, 2, 3, 4, 5), 4)
    assert (reach.farthest, reach.unreached) == (((4, 0),), 1)


def test_a_place_without_a_free_neighbour_is_walled():
    """A well among harbours has no exit; a harbour at the rim has."""
    board = hexagon(size=5)
    middle = board.cells[len(board) // 2]
    near = lattice.neighbours(middle, "pointy")
    walled = board.with_spaces(board.spaces() | dict.fromkeys(near, "harbour") | {middle: "well"})
    joins = measure(walled, SCHEMA).connectivity
    assert joins.walled == (middle,)
    assert (joins.exits[0], sum(joins.exits)) == (1, 7)


@pytest.mark.parametrize("few", [-1, 1 << 13], ids=["waves", "pairs"])
@given(board=boards() | crowded, operation=st.sampled_from(OPERATIONS[1:4] + OPERATIONS[6:]))
def test_near_symmetry_is_the_best_of_all_shifts(few, board, operation):
    """No shift makes more spaces agree, whether they are counted by waves or pair by pair."""
    spaces = board.spaces()
    moved = {
        lattice.transformed(axial, operation, board.orientation): kind
        for axial, kind in spaces.items()
    }
    shifts = {(end[0] - q, end[1] - r) for q, r in moved for end in spaces}
    most = max(
        sum(spaces.get((q + step[0], r + step[1])) == kind for (q, r), kind in moved.items())
        for step in shifts
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(alignment, "_FEW_PAIRS", few)
        (found,) = [own for own in symmetries(board) if own.operation == operation]
    assert len(board) - len(found.breaking) == most
    assert found.share == pytest.approx(most / len(board))


@given(boards() | crowded)
def test_full_agreement_is_symmetry(board):
    """A share of 1 is told of exactly the symmetries that the board itself finds."""
    found = {own.operation for own in measure(board, SCHEMA).symmetries if own.exact}
    assert found == set(board.symmetries()) & {*OPERATIONS[1:4], *OPERATIONS[6:]}


@given(boards(), st.tuples(st.integers(-9, 9), st.integers(-9, 9)))
def test_a_shape_is_found_again_after_a_move(board, step):
    """The shift that was made is the one under which all spaces agree."""
    moved = {(q + step[0], r + step[1]): kind for (q, r), kind in board.spaces().items()}
    assert best_shift(board.spaces(), moved) == (step, len(board))


def test_shapes_far_apart_are_aligned_too():
    """Two hexes at the ends of a huge map need no huge picture of it."""
    shape = {(0, 0): "well", (90_000, 80_000): "sand"}
    moved = {(q + 5, r - 3): kind for (q, r), kind in shape.items()}
    assert best_shift(shape, moved) == ((5, -3), 2)


@pytest.mark.parametrize("seats", [2, 3, 6])
@given(orientation=orientations)
def test_regions_of_a_symmetric_board_are_alike(seats, orientation):
    """On a hexagon with a well in the middle each seat has as much as any other."""
    board = hexagon(size=11, orientation=orientation)
    middle = board.cells[len(board) // 2]
    board = board.with_spaces(board.spaces() | {middle: "well"})
    fairness = measure(board, SCHEMA, seats).fairness
    assert set(fairness.spread.values()) == {0}
    assert {len(region.hexes) for region in fairness.regions} == {(len(board) - 1) // seats}


def test_an_unfair_board_is_told():
    """All wells on one half: of the equal cuts the one that shows it is taken."""
    board = hexagon()
    wells = [axial for axial in board.cells if board.centre(board.cell_at(axial))[1] < 3]
    board = board.with_spaces(board.spaces() | dict.fromkeys(wells, "well"))
    fairness = measure(board, SCHEMA, 2).fairness
    assert fairness.spread["hexes"] == 0
    assert fairness.spread["well"] == 2


def test_a_middle_cell_is_nobodys():
    """The cell in the very middle of a hexagon belongs to no sector."""
    board = hexagon(size=5)
    found = sectors(board, 4, np.zeros(len(board), dtype=bool))
    assert np.flatnonzero(found == NOWHERE).tolist() == [len(board) // 2]


@given(st.lists(st.tuples(st.integers(0, 4), st.integers(5, 9)), max_size=9, unique=True))
def test_a_border_is_shut_by_as_few_cells_as_told(pairs):
    """Of all sets of cells the smallest that takes part in each crossing has that size."""
    cells = sorted({cell for pair in pairs for cell in pair})
    least = next(
        size
        for size in range(len(cells) + 1)
        if any(
            all(set(pair) & set(chosen) for pair in pairs) for chosen in combinations(cells, size)
        )
    )
    assert fewest_to_block(pairs) == least


def test_crossings_are_pairs_of_neighbours():
    """A strip of four cut in the middle: one pair, and none with a cell that is nobody's."""
    board = board_of(dict.fromkeys([(q, 0) for q in range(4)], "sand"), "pointy")
    assert crossings(board, [0, 0, 1, 1]) == {(0, 1): [(1, 2)]}
    assert crossings(board, [1, NOWHERE, 0, 1]) == {(0, 1): [(2, 3)]}


def test_the_first_cell_may_hold_a_board_together():
    """The search begins at b1, which joins a2 on its left and c1 on its right."""
    board = board_of(dict.fromkeys([(1, 0), (2, 0), (0, 1)], "sand"), "pointy")
    assert [board.name_of(cell) for cell in cut_cells(board)] == ["b1"]


def test_vertices_are_counted_once():
    """Three hexes around a corner: 13 corners, 15 edges, 3 hexes and no hole."""
    board = board_of(dict.fromkeys([(0, 0), (0, 1), (1, 0)], "sand"))
    corners = {
        min(spellings(("vertex", axial, part, ""), "flat"))
        for axial in board.cells
        for part in range(6)
    }
    assert len(corners) == 13
    assert measure(board, SCHEMA).holes == 0
