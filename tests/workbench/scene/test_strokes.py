"""Broad strokes along many lines look like one shape, on a screen as on paper."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLineF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPageSize, QPainter, QPdfWriter, QPen

from workbench.scene.strokes import paint_strokes

SCALE = 20
PEN = QPen(QColor(200, 0, 0, 128), 0.8, c=Qt.PenCapStyle.RoundCap)


def image_of(lines, pens=(PEN,), wide=8.0, high=8.0):
    """Lines on white; `wide` and `high` in board units."""
    image = QImage(int(wide * SCALE), int(high * SCALE), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.scale(SCALE, SCALE)
    paint_strokes(painter, lines, pens, QRectF(0, 0, wide, high))
    painter.end()
    return image


def colour(image, x, y):
    return image.pixelColor(int(x * SCALE), int(y * SCALE)).getRgb()[:3]


def test_lines_that_cross_are_no_darker_there(app):
    """A coast is one shape, wherever its sides meet."""
    image = image_of([QLineF(1, 4, 7, 4), QLineF(4, 1, 4, 7)])
    assert colour(image, 4, 4) == colour(image, 2, 4) == colour(image, 4, 6)
    assert colour(image, 2, 4) == pytest.approx((227, 127, 127), abs=1)
    assert colour(image, 2, 2) == (255, 255, 255)


def test_a_stroke_has_the_width_of_its_pen(app):
    """In board units, at any zoom."""
    image = image_of([QLineF(1, 4, 7, 4)])
    column = [colour(image, 4, number / SCALE) for number in range(image.height())]
    assert sum(one != (255, 255, 255) for one in column) == 0.8 * SCALE


def test_pens_lie_over_each_other(app):
    """The second on the first, with its own opacity."""
    thin = QPen(QColor(0, 0, 200), 0.2)
    image = image_of([QLineF(1, 4, 7, 4)], (PEN, thin))
    assert colour(image, 4, 4) == (0, 0, 200)
    assert colour(image, 4, 4.3) == pytest.approx((227, 127, 127), abs=1)


def test_a_tall_picture_has_no_seam(app):
    """It is painted in bands."""
    image = image_of([QLineF(4, 1, 4, 119)], high=120.0)
    assert {colour(image, 4, row / SCALE) for row in range(40, 2360)} == {colour(image, 4, 60)}


def test_on_paper_it_is_a_path(app, tmp_path):
    """No picture that would look coarse there."""
    writer = QPdfWriter(str(tmp_path / "strokes.pdf"))
    writer.setPageSize(QPageSize(QSizeF(80, 80), QPageSize.Unit.Millimeter))
    painter = QPainter(writer)
    painter.scale(20, 20)
    paint_strokes(painter, [QLineF(1, 4, 7, 4)], (PEN,), QRectF(0, 0, 8, 8))
    painter.end()
    assert b"/Subtype /Image" not in (tmp_path / "strokes.pdf").read_bytes()
