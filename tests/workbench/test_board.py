"""The board: every piece is drawn, only what changes is rebuilt, and the view finds its way."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QWheelEvent

from engine.picture import Space, Token
from tests.workbench.fake_game import SCRIPT, SPACES, STYLES, picture_at
from workbench.look.theme import DARK, LIGHT
from workbench.scene.board_scene import BoardScene
from workbench.scene.board_view import FULL_SIZE, BoardView

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


def around(token):
    return QRectF(token.at[0] - 0.45, token.at[1] - 0.45, 0.9, 0.9)


@pytest.fixture
def scene(app):
    scene = BoardScene()
    scene.show_picture(picture_at(HALF))
    return scene


@pytest.fixture
def view(scene, qtbot):
    view = BoardView(scene)
    qtbot.addWidget(view)
    view.resize(900, 700)
    view.show()
    return view


def test_every_token_has_an_item(scene):
    """One item per token of the picture, in painting order."""
    assert [item.drawn.token for item in scene.token_items] == list(picture_at(HALF).tokens)


@pytest.mark.parametrize(
    "glyph", ["house", "temple", "tile", "road", "cylinder", "cylinder_lying", "unheard_of"]
)
@pytest.mark.parametrize("seat", [-1, 2])
def test_every_glyph_leaves_paint(app, glyph, seat):
    """A board with one piece looks different from the bare board, whoever owns the piece."""
    space = next(space for space in SPACES if space.kind == "land")
    (x, y), corners = space.centre, space.outline
    ends = tuple(
        (
            (corners[side][0] + corners[side + 1][0]) / 2,
            (corners[side][1] + corners[side + 1][1]) / 2,
        )
        for side in (0, 3)
    )
    token = Token(glyph, seat, space.cell, (x, y), path=(ends[0], (x, y), ends[1]))
    scene = BoardScene()
    scene.show_picture(picture_at(0))
    bare = drawn(scene, around(token))
    scene.show_picture(replace(picture_at(0), tokens=(token,)))
    assert drawn(scene, around(token)) != bare


@pytest.mark.parametrize("glyph", ["tile", "road", "cylinder", "cylinder_lying", "temple"])
def test_seats_differ_without_colour(app, glyph):
    """Two seats of one colour can still be told apart by shape and hatch."""
    space = SPACES[130]
    ends = (space.outline[0], space.centre, space.outline[3])
    token = Token(glyph, 0, space.cell, space.centre, path=ends)
    images = []
    for style in STYLES[:2]:
        scene = BoardScene()
        styles = (replace(style, colour="#888888"),)
        scene.show_picture(replace(picture_at(0), tokens=(token,), styles=styles))
        images.append(drawn(scene, around(token)))
    assert images[0] != images[1]


def test_only_new_pieces_are_made(scene):
    """One more road makes one more item; all the others stay the same objects."""
    ply = next(ply for ply in range(HALF, len(SCRIPT)) if SCRIPT[ply].glyph == "road")
    scene.show_picture(picture_at(ply))
    kept = {id(item) for item in scene.token_items}
    scene.show_picture(picture_at(ply + 1))
    assert scene.rebuilt == 1
    assert len({id(item) for item in scene.token_items} - kept) == 1


def test_a_piece_that_only_says_something_else_stays(scene):
    """Another price in a tooltip is told, but nothing is painted anew, and no ghost appears."""
    before = picture_at(HALF)
    tokens = tuple(replace(token, text=f"{token.text}, dearer") for token in before.tokens)
    after = replace(before, tokens=tokens)
    scene.show_picture(before)
    scene.show_ghosts(after)
    assert scene.ghosts == []
    assert scene.leaving == []
    scene.show_picture(after)
    assert scene.rebuilt == 0
    assert [item.drawn.token for item in scene.token_items] == list(after.tokens)


def test_order_of_painting_survives_a_whole_game(app):
    """However pieces come in between, items lie in the order of the picture."""
    scene = BoardScene()
    for ply in range(0, len(SCRIPT), 3):
        scene.show_picture(picture_at(ply))
        tokens = [item.drawn.token for item in scene.token_items]
        assert tokens == list(picture_at(ply).tokens)


def test_pieces_taken_back_disappear(scene):
    """Going back to an earlier picture leaves its pieces and no others."""
    scene.show_picture(picture_at(10))
    assert len(scene.token_items) == 10


def test_tiles_of_one_seat_grow_together(app):
    """Between two neighbouring tiles of one seat there is no wall, around them there is."""
    first = SPACES[130]
    scene = BoardScene()
    scene.show_picture(picture_at(0))
    side, cell = next((n, c) for n, c in enumerate(scene.ground.beside[first.cell]) if c >= 0)
    second = SPACES[cell]
    tiles = tuple(Token("tile", 1, space.cell, space.centre) for space in (first, second))
    scene.show_picture(replace(picture_at(0), tokens=tiles))
    walls = scene.token_items[0].drawn.walls
    assert [n for n, wall in enumerate(walls) if not wall] == [side]


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


def test_a_board_without_spaces_is_sea(app):
    """A game without a board shows no land and does not fail."""
    scene = BoardScene()
    scene.show_picture(replace(picture_at(0), spaces=(), tokens=(), size=(0.0, 0.0)))
    assert scene.hover(QPointF(1, 1)) is None
    drawn(scene, QRectF(0, 0, 2, 2))


def test_unknown_kinds_get_their_own_look(app):
    """Two kinds whose words say nothing are tinted differently from open ground."""
    kinds = ("plain", "zork", "quux")
    spaces = tuple(
        Space(cell, f"a{cell}", (cell * 2.0, 0.0), SPACES[0].outline, kind)
        for cell, kind in enumerate(kinds)
    )
    spaces = tuple(
        replace(
            space,
            outline=tuple(
                (x - SPACES[0].centre[0] + space.centre[0], y - SPACES[0].centre[1])
                for x, y in SPACES[0].outline
            ),
        )
        for space in spaces
    )
    scene = BoardScene()
    scene.show_picture(replace(picture_at(0), spaces=spaces, tokens=(), size=(6.0, 1.0)))
    image = drawn(scene, QRectF(-0.5, -0.5, 5, 1))
    colours = {image.pixelColor(round((x + 0.5) * 40), 28).name() for x in (0, 2, 4)}
    assert len(colours) == 3


def test_hover_names_the_space(view, qtbot):
    """The space under the mouse is told by name and kind, with what lies on it."""
    token = next(one for one in picture_at(HALF).tokens if one.glyph == "tile")
    spot = view.mapFromScene(QPointF(*token.at))
    with qtbot.waitSignal(view.hovered, check_params_cb=lambda said: said != ""):
        qtbot.mouseMove(view.viewport(), spot)
    space = view.board.hover(QPointF(*token.at))
    said = view.board.describe(space)
    assert said.startswith(space.name)
    assert token.text in said.splitlines()


def test_nothing_is_under_the_mouse_at_sea(view):
    """Beyond the coast there is no space."""
    assert view.board.hover(QPointF(-0.9, -0.9)) is None


def test_fit_shows_the_whole_board(view):
    """After Fit every space lies inside the view, also when its size changes."""
    for size in ((900, 700), (500, 650)):
        view.resize(*size)
        corners = [view.mapFromScene(QPointF(*corner)) for s in SPACES for corner in s.outline]
        assert all(view.viewport().rect().contains(corner) for corner in corners)


def test_full_size(view):
    """At 100 % a hex is FULL_SIZE pixels wide."""
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
