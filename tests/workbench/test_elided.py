"""Lists to choose from tell that an entry is cut, and the whole of it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QColor, QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from workbench.widgets.elided import ElidedBox, ElidedButton, FittedLabel

LONG = "A board with a long title, second try"


@pytest.fixture
def box(app, qtbot):
    found = ElidedBox()
    qtbot.addWidget(found)
    found.addItem(LONG)
    found.setToolTip("Board")
    found.setMinimumContentsLength(4)
    found.setSizeAdjustPolicy(ElidedBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    found.show()
    return found


def tip(box):
    """The tooltip that a mouse at rest gets."""
    QToolTip.hideText()
    spot = QPoint(5, 5)
    QApplication.sendEvent(box, QHelpEvent(QEvent.Type.ToolTip, spot, box.mapToGlobal(spot)))
    return QToolTip.text()


def test_a_narrow_box_ends_in_an_ellipsis(box):
    """The tooltip has the whole entry, and what the box is about."""
    box.resize(150, box.sizeHint().height())
    assert box.shown.endswith("…")
    assert LONG.startswith(box.shown[:-1])
    assert tip(box) == f"{LONG}\nBoard"


def test_a_wide_box_shows_the_whole(box):
    """Then the tooltip is what was given."""
    box.resize(400, box.sizeHint().height())
    assert box.shown == LONG
    assert tip(box) == "Board"


def test_a_cut_entry_is_painted_as_it_is_said(box):
    """Box and ellipsis look as those of a box that holds the cut text alone."""
    box.resize(150, box.sizeHint().height())
    cut = box.grab().toImage()
    box.setItemText(0, box.shown)
    assert box.grab().toImage() == cut


def test_a_button_gives_way_to_its_first_letters(app, qtbot):
    """They stand as a button of that text alone has them; the tooltip has all."""
    button = ElidedButton("&" + LONG)
    qtbot.addWidget(button)
    whole, least = button.sizeHint(), button.minimumSizeHint()
    assert least.width() < whole.width() / 2
    button.resize(whole)
    button.show()
    assert button.shown == button.text()
    assert tip(button) == ""
    button.resize(least.width() + 20, whole.height())
    assert button.shown.startswith("&A b")
    assert button.shown.endswith("…")
    assert tip(button) == LONG
    cut = button.grab().toImage()
    button.setText(button.shown)
    assert button.grab().toImage() == cut


def test_a_fitted_label_breaks_its_text_before_it_cuts_it(app, qtbot):
    """One line where there is room, then two of smaller letters, then an ellipsis."""
    said = "Round 12 of 12: Vermilion lays orders"
    label = FittedLabel(said)
    qtbot.addWidget(label)
    whole, line = label.sizeHint().width(), label.fontMetrics().lineSpacing()
    label.resize(whole, 2 * line)
    one_line = label.grab().toImage()
    label.resize(whole * 9 // 10, 2 * line)
    assert label.shown == said
    smaller = label.grab().toImage()
    empty = smaller.pixelColor(0, 0)
    edge = [smaller.pixelColor(smaller.width() - 1, y) for y in range(smaller.height())]
    assert set(map(QColor.name, edge)) == {empty.name()}, "smaller, the line ends before the edge"
    label.resize(whole * 6 // 10, 2 * line)
    assert label.shown == said
    image = label.grab().toImage()
    assert image.copy(0, 0, 9999, line) != one_line.copy(0, 0, 9999, line)
    label.resize(whole // 5, 2 * line)
    assert label.shown.endswith("…")
    assert said.startswith(label.shown[:-1])
    label.resize(whole * 6 // 10, line)
    assert label.shown.endswith("…"), "there is no room for two lines"
