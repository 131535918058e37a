"""The board: every piece is drawn, only what changes is rebuilt, and the view finds its way."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QWheelEvent

from engine.looks import Looks
from engine.picture import Zone
from engine.schema import BoardSchema, SpaceKind
from tests.workbench.played import SCENERY, picture_at
from tests.workbench.scene.hexes import card, scenery_of, table
from workbench.look.theme import DARK, LIGHT
from workbench.scene.board_scene import BoardScene
from workbench.scene.board_view import FULL_SIZE, BoardView
from workbench.scene.kinds import ground_colour
from workbench.scene.layout import laid
from workbench.scene.scenery import kinds_of

HALF = 120


def drawn(scene, area=None):
    """The scene as an image, 40 pixels a hex."""
    area = area or scene.sceneRect()
    image = QImage(round(area.width() * 40), round(area.height() * 40), QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    scene.render(painter, QRectF(image.rect()), area)
    painter.end()
    return image


@pytest.fixture
def scene(app):
    scene = BoardScene()
    scene.set_scenery(SCENERY)
    scene.show_picture(picture_at(HALF))
    return scene


def there(scene):
    """Things on the scene, the lowest first."""
    return [item.drawn.thing for item in scene.thing_items]


def wanted(scene, picture):
    """Things of a position, in painting order."""
    return [drawn.thing for drawn in laid(picture, scene.ground).things.values()]


@pytest.fixture
def view(scene, qtbot):
    view = BoardView(scene)
    qtbot.addWidget(view)
    view.resize(900, 700)
    view.show()
    return view


def test_every_thing_on_the_map_has_an_item(scene):
    """One item per thing of the picture, in painting order."""
    chart = next(zone for zone in picture_at(HALF).zones if zone.kind == "map")
    assert there(scene) == list(chart.things)


def test_only_new_pieces_are_made(scene):
    """One more piece makes one more item; all the others stay the same objects."""
    ply = next(
        ply
        for ply in range(HALF, 1, -1)
        if len(wanted(scene, picture_at(ply))) == len(wanted(scene, picture_at(ply - 1))) + 1
    )
    scene.show_picture(picture_at(ply - 1))
    kept = {id(item) for item in scene.thing_items}
    scene.show_picture(picture_at(ply))
    made = [item for item in scene.thing_items if id(item) not in kept]
    assert scene.rebuilt == len(made)
    assert len(made) < 5, "but for those whose walls it opens"


def test_order_of_painting_survives_a_whole_game(scene):
    """However pieces come in between, items lie in the order of the picture."""
    for ply in range(0, 2 * HALF, 3):
        scene.show_picture(picture_at(ply))
        assert there(scene) == wanted(scene, picture_at(ply))


def test_pieces_taken_back_disappear(scene):
    """Going back to an earlier picture leaves its pieces and no others."""
    scene.show_picture(picture_at(10))
    assert there(scene) == wanted(scene, picture_at(10))
    assert len(there(scene)) < len(wanted(scene, picture_at(HALF)))


def test_theme_changes_the_ground(scene):
    """Land is drawn in the colours of the theme."""
    light = drawn(scene)
    scene.set_theme(DARK)
    assert drawn(scene) != light
    scene.set_theme(LIGHT)
    assert drawn(scene) == light


def test_names_can_be_shown(scene):
    """The switch writes names on the board."""
    plain = drawn(scene)
    scene.show_names(True)
    assert drawn(scene) != plain


def test_kinds_without_a_look_get_their_own(app):
    """Two kinds that no look is declared for are tinted differently from open ground."""
    kinds = tuple(SpaceKind(key, key[0], key, "") for key in ("plain", "zork", "quux"))
    known = kinds_of(BoardSchema(kinds, 9), Looks())
    colours = {ground_colour(LIGHT, "land", kind).name() for kind in known.values()}
    assert len(colours) == 3
    assert [kind.sign for kind in known.values()] == ["", "z", "q"]


def test_hover_names_the_space(view, qtbot):
    """The space under the mouse is told by name and kind, with what lies on it."""
    thing = next(one for one in there(view.board) if one.look == "tile")
    spot = view.board.spot(thing.on)
    with qtbot.waitSignal(view.hovered, check_params_cb=lambda said: said != ""):
        qtbot.mouseMove(view.viewport(), view.mapFromScene(QPointF(*spot.centre)))
    said = view.board.describe(view.board.hover(QPointF(*spot.centre)))
    assert said.startswith(spot.name)
    assert thing.tip in said.splitlines()


def test_a_mark_goes_with_what_was_under_the_mouse(app):
    """A card that is played from under the mouse leaves no frame behind."""
    scene = BoardScene()
    scene.set_scenery(scenery_of(0))
    scene.show_picture(table(Zone("hand", 1, things=(card(1), card(2)))))
    scene.hover(QPointF(*scene.spot(("card", 2)).centre))
    assert not scene.hovered.isEmpty()
    scene.show_picture(table(Zone("hand", 1, things=(card(1),))))
    assert scene.hovered.isEmpty()


def test_nothing_is_under_the_mouse_at_sea(view):
    """Beyond the coast there is no space."""
    assert view.board.hover(QPointF(-0.9, -0.9)) is None


def test_fit_shows_the_whole_board(view):
    """After Fit every space lies inside the view, also when its size changes."""
    for size in ((900, 700), (500, 650)):
        view.resize(*size)
        corners = [
            view.mapFromScene(QPointF(*corner))
            for s in view.board.ground.spaces
            for corner in s.outline
        ]
        assert all(view.viewport().rect().contains(corner) for corner in corners)


def test_full_size(view):
    """At 100% a hex is FULL_SIZE pixels wide."""
    view.zoom_to(1.0)
    wide = view.mapFromScene(QPointF(1, 0)).x() - view.mapFromScene(QPointF(0, 0)).x()
    assert wide == pytest.approx(FULL_SIZE, abs=1)


@pytest.mark.parametrize(
    "keys", [Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier]
)
def test_the_wheel_zooms_at_the_cursor(view, app, qtbot, keys):
    """What lies under the cursor stays there while the wheel turns."""
    view.zoom_to(1.0)
    spot = QPointF(420, 300)
    qtbot.mouseMove(view.viewport(), spot.toPoint())
    before = view.mapToScene(spot.toPoint())
    event = QWheelEvent(
        spot,
        QPointF(view.viewport().mapToGlobal(spot.toPoint())),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        keys,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    app.sendEvent(view.viewport(), event)
    assert view.zoom > 1.1
    away = view.mapToScene(spot.toPoint()) - before
    assert away.manhattanLength() < 0.1


@pytest.mark.parametrize("hand", ["middle", "space"])
def test_pan(view, qtbot, hand):
    """Middle button, or Space and left button, drags the board along."""
    view.zoom_to(3.0)
    view.centerOn(QPointF(9, 6))
    before = view.mapToScene(QPoint(300, 300))
    button = Qt.MouseButton.MiddleButton if hand == "middle" else Qt.MouseButton.LeftButton
    if hand == "space":
        qtbot.keyPress(view, Qt.Key.Key_Space)
    qtbot.mousePress(view.viewport(), button, pos=QPoint(300, 300))
    qtbot.mouseMove(view.viewport(), QPoint(340, 310))
    qtbot.mouseRelease(view.viewport(), button, pos=QPoint(340, 310))
    after = view.mapToScene(QPoint(340, 310))
    assert (after - before).manhattanLength() < 0.05
