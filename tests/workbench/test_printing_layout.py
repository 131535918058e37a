"""Sheets that cover a drawing, places of pieces, and backs behind their fronts."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.errors import OikistError
from workbench.printing.imposition import EDGE, grid_on
from workbench.printing.page import PAPERS
from workbench.printing.tiling import Sheet, tiled

MARGINS = (20.0, 31.0)
sizes = st.floats(10, 3000)
papers = st.sampled_from(list(PAPERS.values()))
ways = st.sampled_from(["portrait", "landscape", "auto"])
overlaps = st.floats(0, 40)


@given(sizes, sizes, papers, ways, overlaps)
def test_sheets_cover_the_drawing(width, height, paper, way, overlap):
    """From the first sheet to the last there is no gap, and the drawing lies inside."""
    tiling = tiled((width, height), paper, way, MARGINS, overlap)
    lefts = sorted({sheet.left for sheet in tiling.sheets})
    tops = sorted({sheet.top for sheet in tiling.sheets})
    assert lefts[0] <= 1e-3
    assert tops[0] <= 1e-3
    assert lefts[-1] + tiling.area[0] >= width - 1e-3
    assert tops[-1] + tiling.area[1] >= height - 1e-3
    for starts, step in ((lefts, tiling.area[0]), (tops, tiling.area[1])):
        gaps = [later - before for before, later in pairwise(starts)]
        assert gaps == pytest.approx([step - overlap] * len(gaps), abs=1e-6)


@given(sizes, sizes, papers, overlaps)
def test_no_sheet_too_many(width, height, paper, overlap):
    """One column or one row less would not cover the drawing."""
    tiling = tiled((width, height), paper, "portrait", MARGINS, overlap)
    for count, size, area in zip(
        (tiling.columns, tiling.rows), (width, height), tiling.area, strict=True
    ):
        assert count == 1 or (count - 1) * (area - overlap) + overlap < size


@given(sizes, sizes, papers, overlaps)
def test_auto_takes_the_orientation_with_fewer_sheets(width, height, paper, overlap):
    """Nobody needs to try both."""
    both = [
        tiled((width, height), paper, way, MARGINS, overlap) for way in ("portrait", "landscape")
    ]
    found = tiled((width, height), paper, "auto", MARGINS, overlap)
    assert len(found.sheets) == min(len(tiling.sheets) for tiling in both)


@pytest.mark.parametrize(
    ("column", "row", "label"), [(0, 0, "A1"), (1, 1, "B2"), (25, 9, "Z10"), (26, 0, "AA1")]
)
def test_labels_of_sheets(column, row, label):
    assert Sheet(column, row, 0, 0).label == label, "letters for columns, numbers for rows"


def test_nine_cards_lie_on_a_sheet():
    """Poker cards: three by three, on A4 and on Letter."""
    for key in ("a4", "letter"):
        grid = grid_on(PAPERS[key], "auto", (63, 88))
        assert (grid.columns, grid.rows) == (3, 3)


@given(papers, ways, st.floats(20, 180), st.floats(20, 180), st.floats(0, 4))
def test_pieces_lie_apart_and_inside(paper, way, width, height, gap):
    """No piece lies on another one, or where printers leave the paper white."""
    grid = grid_on(paper, way, (width, height), gap)
    places = [grid.place(index) for index in range(grid.count)]
    for place in places:
        assert place.left >= EDGE - 1e-6
        assert place.top >= EDGE - 1e-6
        assert place.left + width <= grid.page[0] - EDGE + 1e-6
        assert place.top + height <= grid.page[1] - EDGE + 1e-6
    if grid.columns > 1:
        assert places[1].left - places[0].left == pytest.approx(width + gap)


@given(papers, ways, st.floats(20, 120), st.floats(20, 120), st.sampled_from(["long", "short"]))
def test_backs_lie_behind_their_fronts(paper, way, width, height, edge):
    """Turn the sheet about the edge: each back covers its front exactly."""
    grid = grid_on(paper, way, (width, height), 1.0, 13.0)
    upright = grid.page[1] >= grid.page[0]
    for index in range(grid.count):
        front = grid.place(index)
        back = grid.behind(front, edge)
        seen_left, seen_top = back.left, back.top
        if upright == (edge == "long"):  # the edge stands: left and right change sides
            seen_left = grid.page[0] - back.left - width
        else:
            seen_top = grid.page[1] - back.top - height
        assert (seen_left, seen_top) == pytest.approx((front.left, front.top))
        assert grid.behind(back, edge).left == pytest.approx(front.left)


def test_a_piece_larger_than_the_paper_is_refused():
    """The sentence says what does not fit on what."""
    with pytest.raises(OikistError, match=r"300 × 40 mm does not fit on A4"):
        grid_on(PAPERS["a4"], "auto", (300, 40))
