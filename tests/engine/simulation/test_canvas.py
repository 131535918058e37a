"""Shapes and letters painted into an array."""

from __future__ import annotations

import string

import numpy as np
import pytest

from engine.simulation.canvas import Canvas, mixed
from engine.simulation.lettering import shortened, width, write
from tests.engine.simulation.pictures import pixels

WHITE, BLACK = "#ffffff", "#000000"


def ink(canvas):
    """How black each pixel is, from 0 to 1."""
    return 1 - pixels(canvas.png())[:, :, 0] / 255


def written(text, height=20.0):
    """The ink of a line of text."""
    canvas = Canvas(int(width(text, height)) + 40, 60, WHITE)
    write(canvas, text, (20, 40), height, BLACK)
    return ink(canvas)


def test_a_box_on_whole_pixels_has_sharp_edges():
    """Four by three pixels in black, all others white."""
    canvas = Canvas(8, 6, WHITE)
    canvas.box(2, 1, 6, 4, BLACK)
    expected = np.zeros((6, 8))
    expected[1:4, 2:6] = 1
    assert ink(canvas).tolist() == expected.tolist()


@pytest.mark.parametrize("shape", ["circle", "triangle", "square", "diamond"])
def test_marks_look_equally_large(shape):
    """The area of each shape is within a third of that of a circle, around its centre."""
    canvas = Canvas(100, 100, WHITE)
    canvas.mark(shape, (50, 50), 20, BLACK)
    found = ink(canvas)
    assert found.sum() == pytest.approx(np.pi * 400, rel=0.34)
    assert found[50, 50] == 1


def test_shapes_may_leave_the_picture():
    """What lies outside is cut off."""
    canvas = Canvas(10, 10, WHITE)
    canvas.line([(-20, 5), (30, 5)], 2, BLACK)
    canvas.box(50, 50, 60, 60, BLACK)
    assert ink(canvas)[4:6].all()


def test_colours_are_mixed():
    """Half of white in black is grey."""
    assert mixed(BLACK, WHITE, 0.5) == "#808080"


@pytest.mark.parametrize("sign", [*string.printable[:94], *"–±·×…éČß"])
def test_every_common_letter_has_its_own_drawing(sign):
    """No letter of a title comes out as the box that stands for unknown ones, or empty."""
    found = written(sign)
    unknown = written("\u4e00")
    assert found.sum() > 3
    assert found.shape != unknown.shape or (found != unknown).any()


def test_an_accent_takes_the_place_of_the_dot():
    """The i of "í" has no dot beside its accent, and the accent is more than a dot."""
    plain, accented = written("i"), written("í")
    assert plain.shape == accented.shape
    assert not (plain == accented).all()
    assert (plain[22:] == accented[22:])[18:].all()


def test_a_shortened_text_fits():
    """A long text ends in an ellipsis and is no wider than allowed; a short one stays."""
    found = shortened("A very long name of a variant", 20, 150)
    assert found.endswith("…")
    assert width(found, 20) <= 150
    assert shortened("Short", 20, 150) == "Short"


def test_texts_end_where_they_are_aligned():
    """Aligned to the right, ink ends at the place given, give or take the pen."""
    canvas = Canvas(200, 60, WHITE)
    write(canvas, "HHH", (150, 40), 20, BLACK, align=1)
    columns = np.flatnonzero(ink(canvas).sum(axis=0) > 1)
    assert columns.max() == pytest.approx(150, abs=2)
