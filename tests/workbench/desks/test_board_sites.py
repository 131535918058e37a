"""Attributes of edges and corners, on a schema that declares some."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt

from engine.boards.attributes import canonical
from engine.boards.lattice import centre, corners, edge_midpoint
from engine.game import Attribute
from tests.workbench.desks.board_desk import RIGHT, Hands, plain_board
from workbench.desks.board.desk import BoardDesk
from workbench.documents.board_document import BoardDocument

DECLARED = (
    Attribute("river", "edge", "flag", "Costs a step."),
    Attribute("toll", "edge", "integer", "Paid at the bridge.", low=0, high=3),
    Attribute("tower", "vertex", "choice", "Guards.", choices=("low", "high")),
)
RIVER = canonical(("edge", (3, 1), 1, "river"), "flat")


@pytest.fixture
def hands(app, qtbot):
    document = BoardDocument.of(plain_board())
    document.declared = replace(document.declared, attributes=DECLARED)
    desk = BoardDesk(document)
    qtbot.addWidget(desk)
    desk.resize(1200, 800)
    desk.show()
    qtbot.waitExposed(desk)
    return Hands(desk)


def on_edge(hands, axial, edge):
    point = edge_midpoint(centre(axial, "flat"), edge, "flat")
    return QPointF(hands.view.mapFromScene(QPointF(*point)))


def on_corner(hands, axial, corner):
    point = corners(centre(axial, "flat"), "flat")[corner]
    return QPointF(hands.view.mapFromScene(QPointF(*point)))


def click(hands, at, button=Qt.MouseButton.LeftButton):
    hands.event_at(QEvent.Type.MouseButtonPress, at, button)
    hands.event_at(QEvent.Type.MouseButtonRelease, at, button, buttons=Qt.MouseButton.NoButton)


def test_a_click_on_an_edge_sets_it_from_either_side(hands):
    """An edge is one place, whichever hex the mouse is on; a second click clears it."""
    hands.do("board_edges")
    click(hands, on_edge(hands, (3, 1), 1))
    assert dict(hands.document.attributes) == {RIVER: True}
    assert hands.texts() == ["Set river to True"]
    click(hands, on_edge(hands, (4, 0), 4))
    assert not hands.document.attributes


def test_targets_are_at_least_24_pixels_wide(hands):
    """At full size a press 12 pixels beside the middle of an edge still meets it."""
    hands.do("board_edges")
    hands.view.zoom_to(1.0)
    at = on_edge(hands, (3, 1), 1)
    for away in (QPointF(-8, 8), QPointF(8, -8)):
        click(hands, at + away)
        assert dict(hands.document.attributes) == {RIVER: True}
        hands.document.undo()


def test_a_drag_is_one_step_and_the_right_button_clears(hands):
    """Edges along a drag get the same value in one step; the right button takes it away."""
    hands.do("board_edges")
    hands.event_at(QEvent.Type.MouseButtonPress, on_edge(hands, (3, 1), 0))
    for edge in (1, 2, 3):
        hands.event_at(QEvent.Type.MouseMove, on_edge(hands, (3, 1), edge))
    hands.event_at(
        QEvent.Type.MouseButtonRelease, on_edge(hands, (3, 1), 3), buttons=Qt.MouseButton.NoButton
    )
    assert len(hands.document.attributes) == 4
    assert len(hands.texts()) == 1
    click(hands, on_edge(hands, (3, 1), 1), RIGHT)
    assert RIVER not in hands.document.attributes
    assert len(hands.document.attributes) == 3


def test_corners_take_their_choices_in_turn(hands):
    """Clicks go through the choices and back to nothing."""
    hands.editing.use_attribute("tower")
    assert hands.editing.tool == "corners"
    seen = []
    for _ in range(3):
        click(hands, on_corner(hands, (3, 1), 2))
        seen.append(next(iter(hands.document.attributes.values()), None))
    assert seen == ["low", "high", None]


def test_symmetry_holds_for_edges(hands):
    """With a 6-fold lock one click sets six edges."""
    hands.do("board_fold_6")
    hands.do("board_edges")
    middle = hands.editing.symmetry.centre
    axial = (middle[0] // 6, middle[1] // 6)
    click(hands, on_edge(hands, axial, 0))
    assert len(hands.document.attributes) == 6


def test_attributes_travel_with_a_turned_piece(hands):
    """Turning the selection six times brings its edges back; once puts them elsewhere."""
    hands.document.do("x", {("attribute", "edge", *RIVER[1], RIVER[2], "river"): True})
    hands.editing.select([(3, 1), (4, 0), (4, 1), (3, 2), (2, 2), (2, 1), (3, 0)])
    hands.do("board_copy")
    before = dict(hands.document.attributes)
    hands.do("board_paste")
    hands.do("board_turn")
    hands.click((3, 1))
    turned = canonical(("edge", (3, 1), 2, "river"), "flat")
    assert dict(hands.document.attributes) == before | {turned: True}


def test_erasing_takes_what_only_the_lost_hexes_carried(hands):
    """An edge goes when both of its hexes are gone, not before."""
    hands.document.do("x", {("attribute", "edge", *RIVER[1], RIVER[2], "river"): True})
    hands.do("board_eraser")
    hands.click((3, 1))
    assert RIVER in hands.document.attributes
    hands.click((4, 0))
    assert not hands.document.attributes
    hands.document.undo()
    hands.document.undo()
    assert RIVER in hands.document.attributes
