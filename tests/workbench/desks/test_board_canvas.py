"""The canvas: what is repainted, what is seen, where the view looks, what is traced."""

import json

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QWheelEvent
from PySide6.QtWidgets import QApplication

from engine.boards.lattice import centre
from engine.errors import OikistError
from tests.workbench.desks.board_desk import kinds, opened
from workbench.desks.board.canvas_words import described
from workbench.desks.board.tracing import Tracing
from workbench.desks.board.tracing import opened as opened_image
from workbench.look.theme import DARK, LIGHT


@pytest.fixture
def hands(app, qtbot):
    return opened(qtbot)


@pytest.fixture
def scan(tmp_path):
    """A picture of 200 by 100 pixels."""
    image = QImage(200, 100, QImage.Format.Format_RGB32)
    image.fill(QColor("#aa3311"))
    path = tmp_path / "scan.png"
    image.save(str(path))
    return path


def pixels(hands):
    QApplication.processEvents()
    return hands.view.viewport().grab().toImage()


def levels(hands):
    """Lightness of every pixel, 0 to 255."""
    image = pixels(hands).convertToFormat(QImage.Format.Format_Grayscale8)
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1)
    return rows[:, : image.width()].astype(np.int16)


def test_an_edit_repaints_its_hex_and_no_other(hands):
    """Only the rectangle of the changed hex is drawn anew."""
    painted = []
    ground = hands.desk.canvas.ground
    whole = ground.paint

    def paint(painter, rects):
        painted.extend(rects)
        whole(painter, rects)

    ground.paint = paint
    pixels(hands)
    painted.clear()
    hands.document.do("x", {("hex", 3, 1): kinds()[1]})
    pixels(hands)
    area = QRectF()
    for rect in painted:
        area = area.united(rect)
    middle = QPointF(*centre((3, 1), "flat"))
    assert area.contains(middle)
    assert area.width() < 1.5
    assert area.height() < 1.5


def test_a_partial_repaint_gives_the_same_picture_as_a_whole_one(hands):
    """After edits inside and at the rim, drawing all anew changes nothing that one could see."""
    pixels(hands)
    hands.document.do("x", {("hex", 3, 1): kinds()[2], ("hex", 8, -2): kinds()[1]})
    hands.document.do("y", {("hex", 0, 0): None, ("name", 2, 2): "Metapontum"})
    after_edits = levels(hands)
    hands.desk.canvas.repaint_all()
    # Where lines meet, their order shows in a few pixels.
    assert np.abs(levels(hands) - after_edits).max() < 40


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_kinds_differ_without_colour(hands, theme):
    """In grey, no two kinds of space look alike."""
    hands.desk.set_theme(theme)
    spots = list(zip(kinds(), [(1, 2), (3, 2), (5, 1), (1, 4)], strict=False))
    hands.document.do("x", {("hex", *axial): kind for kind, axial in spots})
    grey = levels(hands)
    looks = []
    for _, axial in spots:
        at = hands.view.mapFromScene(QPointF(*centre(axial, "flat")))
        half = round(hands.view.zoom * 64 * 0.4)
        looks.append(grey[at.y() - half : at.y() + half, at.x() - half : at.x() + half])

    for number, look in enumerate(looks):
        assert all(np.abs(look - other).mean() > 4 for other in looks[:number])


def test_the_selection_is_seen_on_any_ground(hands):
    """Selecting changes light and dark pixels: the outline is a double line."""
    before = levels(hands)
    hands.editing.select([(3, 1), (4, 1)])
    after = levels(hands)
    changed = after[after != before]
    assert changed.min() < 90
    assert changed.max() > 225


def on_screen(hands):
    """The board as it was painted bit by bit, not painted anew for the test."""
    view = hands.view.viewport()
    QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))
    hands.view.clearFocus()
    QApplication.processEvents()
    seen = hands.desk.screen().grabWindow(hands.desk.winId()).toImage()
    return seen.copy(view.rect().translated(view.mapTo(hands.desk, QPoint(0, 0))))


def test_a_selection_that_moves_leaves_no_outline_behind(hands, qtbot):
    """Select, copy, paste elsewhere, Escape: the screen is as it was before selecting."""
    plain = on_screen(hands)
    hands.do("board_select")
    hands.drag((1, 1), (2, 2))
    hands.do("board_copy")
    hands.do("board_paste")
    assert on_screen(hands) != plain
    hands.click((5, 1))
    hands.view.viewport().repaint(0, 0, 9, 9)  # as a window system asks for a corner now and then
    on_screen(hands)
    qtbot.keyClick(hands.view, Qt.Key.Key_Escape)
    assert on_screen(hands) == plain


def test_hover_says_what_lies_there(hands, qtbot):
    """Name, kind, place and neighbours stand in the status bar at once."""
    hands.document.do("name", {("name", 3, 1): "Siris"})
    with qtbot.waitSignal(hands.desk.said) as told:
        hands.hover((3, 1))
    assert "d3" in told.args[0]
    assert "Siris" in told.args[0]
    assert "beside 6 " in told.args[0]
    assert described(hands.document, (-5, 0)).endswith("empty")


def test_what_lies_under_the_mouse_is_told_anew_after_an_edit(hands):
    """A hex that was erased is empty, and its kind is back when that is undone."""
    told = []
    hands.desk.said.connect(told.append)
    hands.editing.use_tool("eraser")
    hands.hover((3, 1))
    before = told[-1]
    hands.click((3, 1))
    assert told[-1] == described(hands.document, (3, 1)) != before
    hands.document.undo()
    assert told[-1] == before


def test_the_tooltip_comes_after_400_milliseconds(hands):
    """The read-out as a tooltip waits."""
    hands.hover((3, 1))
    assert hands.view._tip.isActive()
    assert hands.view._tip.interval() == 400


def test_no_tooltip_covers_a_piece_in_hand(hands):
    """What is under the mouse is told in the status bar while a piece is held for pasting."""
    told = []
    hands.editing.said.connect(told.append)
    hands.editing.select([(1, 1), (2, 1)])
    hands.do("board_copy")
    hands.hover((3, 1))
    assert hands.view._tip.isActive()
    hands.do("board_paste")
    assert not hands.view._tip.isActive()
    hands.hover((4, 1))
    assert not hands.view._tip.isActive()
    assert told[-1] == described(hands.document, (4, 1))


def test_the_wheel_zooms_at_the_cursor(hands):
    """What is under the mouse stays under it."""
    at = QPointF(200, 150)
    before = hands.view.mapToScene(at.toPoint())
    none = Qt.KeyboardModifier.NoModifier
    event = QWheelEvent(
        at, at, QPoint(), QPoint(0, 240), Qt.MouseButton.NoButton, none,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    zoom = hands.view.zoom
    QApplication.sendEvent(hands.view.viewport(), event)
    after = hands.view.mapToScene(at.toPoint())
    assert hands.view.zoom > zoom * 1.2
    assert abs(after.x() - before.x()) < 0.05
    assert abs(after.y() - before.y()) < 0.05


def test_fit_shows_the_whole_board(hands):
    """All spaces are in sight, also those drawn left of column a."""
    hands.document.do("x", {("hex", -9, 4): kinds()[0]})
    hands.do("board_fit")
    assert hands.view.sight.contains(hands.desk.canvas.area)


def test_space_pans_at_the_first_click(hands, qtbot):
    """Space and a drag move the board, and nothing is painted."""
    hands.view.setFocus()
    before = hands.view.sight.center()
    qtbot.keyPress(hands.view, Qt.Key.Key_Space)
    hands.drag((3, 1), (5, 1))
    qtbot.keyRelease(hands.view, Qt.Key.Key_Space)
    assert hands.view.sight.center() != before
    assert hands.texts() == []


def test_two_clicks_and_two_hexes_align_an_image(hands, scan):
    """After aligning, the two points of the image lie on the middles of the two hexes."""
    hands.desk.open_tracing(scan)
    tracing = hands.desk.canvas.shown.tracing
    hands.do("board_trace_align")
    points = [tracing.transform.map(QPointF(x, 50)) for x in (40, 160)]
    clicked = []
    for point in points:
        at = QPointF(hands.view.mapFromScene(point))
        clicked.append(tracing.pixel_at(hands.view.mapToScene(at.toPoint())))
        hands.event_at(QEvent.Type.MouseButtonPress, at)
        hands.event_at(QEvent.Type.MouseButtonRelease, at, buttons=Qt.MouseButton.NoButton)
    hands.click((1, 1))
    hands.click((6, 0))
    placed = hands.desk.canvas.shown.tracing
    for pixel, axial in zip(clicked, ((1, 1), (6, 0)), strict=True):
        there = placed.transform.map(QPointF(*pixel))
        assert (there.x(), there.y()) == pytest.approx(centre(axial, "flat"), abs=1e-6)
    assert hands.texts() == []


def test_a_locked_image_stays(hands, scan, qtbot):
    """A drag on a locked image moves nothing and says why."""
    hands.desk.open_tracing(scan)
    hands.do("board_trace_lock")
    before = hands.desk.canvas.shown.tracing
    with qtbot.waitSignal(hands.desk.failed):
        hands.drag((1, 1), (3, 1))
    assert hands.desk.canvas.shown.tracing == before


@pytest.mark.parametrize("content", [b"", b"no image", b"\x89PNG\r\n\x1a\nbroken", b"<svg"])
@pytest.mark.parametrize("ending", ["png", "jpg", "svg", "toml"])
def test_files_that_are_no_images_are_refused(tmp_path, content, ending):
    """Each gives a sentence with the file's name."""
    path = tmp_path / f"scan.{ending}"
    path.write_bytes(content)
    with pytest.raises(OikistError, match="scan"):
        opened_image(path)


def test_the_private_state_comes_back(app, qtbot, hands, scan):
    """Zoom, stamps, symmetry and tracing survive as JSON; the board knows nothing of them."""
    hands.desk.open_tracing(scan)
    hands.do("board_fold_2")
    hands.do("board_axis_0")
    hands.editing.select([(1, 1), (2, 1)])
    hands.do("board_store_7")
    hands.do("board_names")
    hands.view.zoom_to(1.7)
    state = hands.desk.private_state()
    other = opened(qtbot)
    other.desk.use_private_state(json.loads(json.dumps(state)))
    again = other.desk.private_state()
    assert again.pop("centre") == pytest.approx(state.pop("centre"), abs=0.01)  # half a pixel
    assert again == state
    assert other.desk.canvas.shown.tracing.there


@pytest.mark.parametrize(
    "state",
    [
        {},
        {"zoom": "wide", "fitted": False, "centre": [1, 2]},
        {"symmetry": [0, 0, 5, None]},
        {"symmetry": [1, 1, 6, None]},
        {"tracing": {"path": "nowhere.png", "place": [1, 0, 0, 1, 0, 0]}},
        {"stamp": "lava", "stamps": {"x": 3}},
        {"stamps": 7, "shown": None},
    ],
)
def test_a_damaged_state_is_left_out(hands, state):
    """Session files are edited by hand now and then; nothing of the desk depends on them."""
    before = hands.desk.private_state()
    hands.desk.use_private_state(state)
    assert hands.desk.private_state() == before


def test_tracings_that_moved_away_are_none():
    """Without its file a tracing is empty."""
    assert Tracing.from_json({"path": "gone.png", "place": [1, 0, 0, 1, 0, 0]}) == Tracing()


def test_the_board_can_be_printed_by_any_painter(hands):
    """The canvas renders into an image without a view."""
    image = QImage(300, 200, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    hands.desk.canvas.render(painter, QRectF(0, 0, 300, 200), hands.desk.canvas.area)
    painter.end()
    assert image.pixelColor(150, 100).alpha() == 255
