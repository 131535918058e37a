"""Marks on the board that go elsewhere leave nothing behind on the screen."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from tests.workbench.played import SCENERY, picture_at
from workbench.play.hands.targets import Targets
from workbench.play.why.marks import BlockMarks
from workbench.scene.board_scene import BoardScene
from workbench.scene.board_view import BoardView


@pytest.fixture
def view(app, qtbot):
    """A board without pieces, in a window."""
    scene = BoardScene()
    scene.set_scenery(SCENERY)
    scene.show_picture(picture_at(0))
    found = BoardView(scene)
    found.resize(500, 380)
    found.show()
    qtbot.waitExposed(found)
    QApplication.processEvents()
    yield found
    found.close()


def on_screen(view):
    """The board as it was painted bit by bit, not painted anew for the test."""
    QApplication.processEvents()
    return view.screen().grabWindow(view.winId()).toImage()


def corner(view):
    """A window system asks for a corner now and then; what else is due may then be forgotten."""
    view.viewport().repaint(0, 0, 9, 9)


@pytest.mark.parametrize("barred", [True, False])
def test_spaces_in_the_way_leave_no_ring(view, barred):
    """Here, there, and away: the screen is as it was."""
    marks = BlockMarks(view.scene(), barred=barred)
    plain = on_screen(view)
    marks.show_places([("space", 40), ("space", 41)])
    assert on_screen(view) != plain
    marks.show_places([("space", 200)])
    corner(view)
    on_screen(view)
    marks.clear()
    corner(view)
    assert on_screen(view) == plain


@pytest.mark.parametrize("zoom", [0.2, 1.0])
def test_targets_and_cursor_leave_no_outline(view, zoom):
    """Also when the board is far away, where lines are broad beside a space."""
    marks = Targets(view.scene())
    view.scale(zoom, zoom)
    marks.show_marks({}, None, None)
    plain = on_screen(view)
    marks.show_marks({("space", 40): 1, ("space", 41): 2}, ("space", 100), ("space", 120))
    assert on_screen(view) != plain
    marks.show_marks({}, None, ("space", 121))
    on_screen(view)
    marks.show_marks({}, None, None)
    corner(view)
    assert on_screen(view) == plain
