"""A field of several lines."""

from __future__ import annotations

from workbench.lab.lines_field import LinesField


def test_all_lines_are_in_sight_as_far_as_they_are_few(app, qtbot):
    """Six bots can be read without scrolling; a hundred settings do not push the form away."""
    field = LinesField()
    qtbot.addWidget(field)
    line = field.text.fontMetrics().lineSpacing()
    field.put(["greedy"] * 6)
    assert 6 * line < field.text.height() < 8 * line
    field.put(["greedy"] * 100)
    assert field.text.height() < 10 * line
    field.put([])
    assert field.text.height() > 3 * line
