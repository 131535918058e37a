"""Generated boards: what a recipe promises, and what it says when it cannot."""

import numpy as np
import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st

from engine.boards.board import EDGE
from engine.boards.check import distances, islands
from engine.boards.files import board_text
from engine.boards.generator import SYMMETRIES, Heading, Kinds, Recipe, generate
from engine.boards.outlines import OUTLINES
from engine.errors import BoardError
from tests.engine.boards.pebbles import SCHEMA, WIDE, orientations

KINDS = Kinds(open="sand", coastal="harbour", inland="well")
HEADING = Heading("pebbles", "beach", "A beach")


@st.composite
def recipes(draw):
    outline = draw(st.sampled_from(sorted(OUTLINES)))
    columns, rows = draw(st.integers(1, 12)), draw(st.integers(1, 12))
    if outline != "rectangle":
        columns = rows = draw(st.sampled_from([5, 7, 9, 11]))
    return Recipe(
        columns,
        rows,
        coastal=draw(st.integers(0, 6)),
        inland=draw(st.integers(0, 4)),
        min_distance=draw(st.integers(1, 4)),
        symmetry=draw(st.sampled_from(sorted(SYMMETRIES))),
        seed=draw(st.integers(0, 5)),
        orientation=draw(orientations),
        outline=outline,
    )


@settings(max_examples=60, deadline=None)
@given(recipes())
def test_a_board_keeps_what_its_recipe_promises(recipe):
    """Numbers, border, distance and symmetry hold on every board that is made."""
    try:
        board = generate(recipe, KINDS, HEADING)
    except BoardError:
        reject()
    harbours, wells = board.of_kind("harbour"), board.of_kind("well")
    on_border = (board.neighbours == EDGE).any(axis=1)
    between = distances(board, [*harbours, *wells])
    np.fill_diagonal(between, recipe.min_distance)
    assert (len(harbours), len(wells)) == (recipe.coastal, recipe.inland)
    assert on_border[list(harbours)].all()
    assert not on_border[list(wells)].any()
    assert (between >= recipe.min_distance).all()
    assert set(SYMMETRIES[recipe.symmetry]) <= set(board.symmetries())
    assert len(islands(board)) == 1


@pytest.mark.parametrize("symmetry", ["none", "half-turn", "mirror"])
def test_a_recipe_makes_one_board(symmetry):
    """The same recipe gives the same bytes; another seed gives others."""
    texts = [
        board_text(generate(Recipe(11, 9, 6, 4, 3, symmetry, seed), KINDS, HEADING), WIDE)
        for seed in (1, 1, 2)
    ]
    assert texts[0] == texts[1]
    assert texts[0] != texts[2]


@pytest.mark.parametrize("orientation", ["flat", "pointy"])
@pytest.mark.parametrize("size", [(5, 4), (5, 5), (4, 5), (4, 4)])
def test_every_rectangle_is_its_own_half_turn(size, orientation):
    """Columns and rows may be even or odd: two players always see the same board."""
    recipe = Recipe(*size, 2, 0, 1, "half-turn", orientation=orientation)
    assert len(generate(recipe, KINDS, HEADING).of_kind("harbour")) == 2


@pytest.mark.parametrize(
    ("recipe", "cells"),
    [
        (Recipe(5, 4, 0, 0), 3 * 4 + 2 * 3),
        (Recipe(4, 5, 0, 0), 4 * 5),
        (Recipe(4, 5, 0, 0, orientation="pointy"), 3 * 4 + 2 * 3),
        (Recipe(7, 7, 0, 0, outline="hexagon"), 37),
        (Recipe(9, 9, 0, 0, outline="ring"), 61 - 19),
    ],
)
def test_outlines_have_their_size(recipe, cells):
    """Counted by hand for each outline."""
    assert len(generate(recipe, KINDS, HEADING)) == cells


def test_the_note_tells_the_recipe():
    """Whoever reads the file can make the board again."""
    board = generate(Recipe(5, 5, 2, 1, seed=7), KINDS, Heading("pebbles", "b", "B", "Small."))
    assert board.note == (
        "Small.\nMade by the board generator: columns 5, rows 5, coastal 2, inland 1, "
        "min distance 3, symmetry none, seed 7, orientation flat, outline rectangle.\n"
    )


def test_too_many_places_are_refused_with_a_count():
    """When places do not fit, the message says how many did and what to change."""
    with pytest.raises(BoardError) as caught:
        generate(Recipe(9, 7, 4, 30, seed=1), KINDS, HEADING)
    (fault,) = caught.value.faults
    assert fault.place == "inland"
    assert fault.what.startswith("places ")
    assert fault.what.endswith(" of 30 spaces of kind 'well' at distance 3")
    assert fault.remedy.startswith("lower the number or the distance, enlarge the board")


def test_an_odd_number_needs_a_centre():
    """Under a half-turn an odd number is possible only where a hex is its own image."""
    odd = generate(Recipe(5, 5, 0, 3, 1, "half-turn"), KINDS, HEADING)
    assert odd.kinds[odd.cell_of("c3")] == "well"
    with pytest.raises(BoardError, match="inland: places 2 of 3"):
        generate(Recipe(7, 5, 0, 3, 1, "half-turn"), KINDS, HEADING)


def test_all_faults_of_a_recipe_are_told_at_once():
    """Each wrong number or word is named, with what to do."""
    with pytest.raises(BoardError) as caught:
        generate(Recipe(0, 5, -1, 2, 0, "mirorr", -1, "round", "hexagn"), KINDS, HEADING)
    assert [str(fault) for fault in caught.value.faults] == [
        "columns: 0 is too small; use 1 or more",
        "coastal: -1 is too small; use 0 or more",
        "min_distance: 0 is too small; use 1 or more",
        "seed: -1 is too small; use 0 or more",
        "symmetry: unknown 'mirorr'; did you mean 'mirror'?",
        "orientation: unknown 'round'; use one of: flat, pointy",
        "outline: unknown 'hexagn'; did you mean 'hexagon'?",
    ]


@pytest.mark.parametrize(
    ("recipe", "why"),
    [
        (Recipe(7, 5, 0, 0, outline="hexagon"), "7 columns and 5 rows make no hexagon; .* 7 and 7"),
        (Recipe(3, 3, 0, 0, outline="ring"), "3 columns and 3 rows make no ring; .* 5 and 5"),
        (Recipe(1, 3, 0, 0, orientation="pointy"), "make no rectangle; use 2 or more of both"),
        (Recipe(100, 50, 0, 0), "100 columns by 50 rows are more than 4,096 hexes"),
        (Recipe(7, 5, 0, 0, symmetry="three"), "does not have the symmetry 'three'; use 'none'"),
        (Recipe(6, 5, 0, 0, symmetry="mirror"), "does not have the symmetry 'mirror'"),
    ],
)
def test_an_outline_that_cannot_be_is_refused(recipe, why):
    """Sizes and symmetries that do not go together say what would."""
    with pytest.raises(BoardError, match=why):
        generate(recipe, KINDS, HEADING)


def test_kinds_follow_the_order_of_a_schema():
    """Open ground first, then inland, then coastal places."""
    assert Kinds.of(SCHEMA) == KINDS
