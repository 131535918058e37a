"""Names of hexes: people's words for them, and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.boards import notation
from engine.boards.lattice import centre
from tests.engine.boards.pebbles import hexes, orientations

places = st.tuples(st.integers(0, 20_000), st.integers(0, 20_000))


@pytest.mark.parametrize(
    ("column", "letters"),
    [(0, "a"), (25, "z"), (26, "aa"), (27, "ab"), (701, "zz"), (702, "aaa")],
)
def test_columns_are_counted_in_letters(column, letters):
    """After z comes aa, after zz comes aaa."""
    assert notation.column_letters(column) == letters


@pytest.mark.parametrize("orientation", ["flat", "pointy"])
def test_column_0_and_row_5_is_a6(orientation):
    """A name counts rows from 1."""
    assert notation.hex_name(notation.from_offset(0, 5, orientation), orientation) == "a6"


@given(places, orientations)
def test_a_name_means_one_hex(place, orientation):
    """From hex to name and back gives the same hex, on boards of any size."""
    axial = notation.from_offset(*place, orientation)
    assert notation.named_hex(notation.hex_name(axial, orientation), orientation) == axial


@given(st.from_regex(r"[a-z]{1,4}[1-9][0-9]{0,5}", fullmatch=True), orientations)
def test_a_hex_has_one_name(name, orientation):
    """From name to hex and back gives the same name."""
    axial = notation.named_hex(name, orientation)
    assert axial is not None
    assert notation.hex_name(axial, orientation) == name


@pytest.mark.parametrize(
    "text",
    ["", "c", "4", "c0", "c04", "C4", "4c", "c-4", " c4", "c4 ", "c4\n", "ç4", "c٤", "c1234567"],
)
def test_other_texts_are_no_names(text):
    """Only one spelling counts, so that files do not name one space in two ways."""
    assert notation.named_hex(text, "flat") is None


def test_a_hex_left_of_column_a_has_no_name():
    """Asking for a name outside the first quarter is a mistake of the caller."""
    with pytest.raises(ValueError, match="no name"):
        notation.hex_name((-1, 5), "flat")


def test_odd_columns_of_flat_tops_lie_half_a_hex_lower():
    """With flat tops b1 lies right of a1 and half a hex lower."""
    a1, b1 = (centre(notation.named_hex(name, "flat"), "flat") for name in ("a1", "b1"))
    assert b1[0] > a1[0]
    assert b1[1] - a1[1] == pytest.approx(0.5)


def test_even_numbered_rows_of_pointy_tops_are_shifted_right():
    """With pointy tops a2 lies below a1 and half a hex to the right."""
    a1, a2 = (centre(notation.named_hex(name, "pointy"), "pointy") for name in ("a1", "a2"))
    assert a2[1] > a1[1]
    assert a2[0] - a1[0] == pytest.approx(0.5)


@given(st.lists(hexes, min_size=2, unique=True), orientations)
def test_reading_goes_down_and_then_right(shape, orientation):
    """The reading order is the order of the centres by height, then from left to right."""
    shape.sort(key=lambda axial: notation.reading_order(axial, orientation))
    seen = [centre(axial, orientation) for axial in shape]
    expected = sorted(seen, key=lambda point: (round(point[1], 6), point[0]))
    assert seen == expected


@given(st.lists(hexes, min_size=1), orientations)
def test_a_shape_can_be_moved_to_the_corner(shape, orientation):
    """After the shift the first column and the first row are in use, and none before them."""
    q, r = notation.shift_to_corner(shape, orientation)
    moved = [notation.to_offset((own_q + q, own_r + r), orientation) for own_q, own_r in shape]
    assert min(column for column, _ in moved) == 0
    assert min(row for _, row in moved) == 0
