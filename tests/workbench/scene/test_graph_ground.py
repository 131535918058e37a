"""The ground of a map of points, links and areas: rims, names, and what covers what."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

from engine.boards.map import Area, Link, Map, Space
from engine.looks import Fill, Layer, Looks, Stroke
from engine.picture import Picture, Thing, Zone
from workbench.look.theme import LIGHT
from workbench.play.hands.targets import mark_of
from workbench.scene.board_scene import OVERLAY, BoardScene
from workbench.scene.ground import Ground
from workbench.scene.ground_items import GroundItems, WordsItem
from workbench.scene.scenery import Kind, Scenery

SCALE = 100  # pixels of a board unit
CORNERS = ((2.0, 1.0), (4.0, 1.0), (4.0, 3.0), (2.0, 3.0))
WATER = Fill("#3366cc", rim=Layer(0.1, "#cc0000"), label=0.3)
LOOKS = Looks(
    strokes={"road": Stroke((Layer(0.2, "#00aa00"),))},
    fills={"town": Fill("paper", rim=Layer(0.1, "#cc0000"), label=0.3), "lake": WATER},
)
MAP = Map(
    (Space("a", "Alpha", "town", (1.0, 2.0)), Space("b", "Beta", "town", (5.0, 2.0))),
    (Link((0, 1), "road", "", ((1.0, 2.0), (5.0, 2.0))),),
    (Area("l", "Lake", "lake", (0, 1), CORNERS),),
    (6.0, 4.0),
)
NAMED = (("space", 0), ("space", 1), ("area", 0))


def painted(looks=LOOKS):
    """The ground as print paints it."""
    ground = Ground(Scenery(MAP, looks))
    image = QImage(6 * SCALE, 4 * SCALE, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    painter = QPainter(image)
    painter.scale(SCALE, SCALE)
    for address in (("area", 0), ("link", 0), ("space", 0), ("space", 1)):
        if address[0] == "space":
            ground.paint_land(painter, LIGHT, address)
        ground.paint_on_land(painter, LIGHT, address)
        ground.paint_words(painter, LIGHT, address)
    painter.end()
    return ground, image


def colours(image, box):
    """All colours within a box in board units."""
    left, top = round(box.left() * SCALE), round(box.top() * SCALE)
    right, bottom = round(box.right() * SCALE), round(box.bottom() * SCALE)
    return {image.pixelColor(x, y).name() for x in range(left, right) for y in range(top, bottom)}


@pytest.mark.parametrize("address", NAMED)
def test_rims_of_grounds_have_their_colour(app, address):
    """Around a point and around an area."""
    ground, image = painted()
    edge = ground.outlines[address].pointAtPercent(0.13)
    assert "#cc0000" in colours(
        image, QRectF(edge - QPointF(0.04, 0.04), edge + QPointF(0.04, 0.04))
    )


@pytest.mark.parametrize("address", NAMED)
def test_names_stand_where_the_look_asks_for_them(app, address):
    """In ink within their box; without a label nothing is written, and there is no box."""
    ground, image = painted()
    ink = LIGHT.colour("ink").name()
    assert ink in colours(image, ground.label_box(address))
    box = ground.label_box(address)
    bare = {kind: replace(fill, label=0.0) for kind, fill in LOOKS.fills.items()}
    ground, image = painted(replace(LOOKS, fills=bare))
    assert ink not in colours(image, box)
    assert ground.label_box(address).isEmpty()


def test_links_lie_over_areas_and_points_over_links(app):
    """Whatever the order in which they come."""
    scene = QGraphicsScene()
    land = GroundItems(scene, Ground(Scenery(MAP, LOOKS)), LIGHT)
    area, link, space = (land.item((kind, 0)) for kind in ("area", "link", "space"))
    assert area.zValue() < link.zValue() < space.zValue()


def test_pieces_and_marks_cover_no_name(app):
    """Names of points and areas and letters of links lie above them all."""
    looks = replace(LOOKS, strokes={"road": replace(LOOKS.strokes["road"], label=0.3)})
    named = replace(MAP, links=(replace(MAP.links[0], label="a"),))
    scene = QGraphicsScene()
    GroundItems(scene, Ground(Scenery(named, looks)), LIGHT)
    words = [item for item in scene.items() if isinstance(item, WordsItem)]
    assert len(words) == 4
    assert min(item.zValue() for item in words) > OVERLAY


def shown(*things):
    """A scene of the map with things on it."""
    scene = BoardScene()
    kinds = {"lake": Kind("water")}
    scene.set_scenery(Scenery(MAP, LOOKS, kinds))
    scene.show_picture(Picture("", "", (), (Zone("map", 0, things=things),), ()))
    return scene


def test_a_space_tells_its_areas(app):
    """By the title of their kind; areas and links do not."""
    scene = shown()
    assert scene.describe(scene.spot(("space", 1))) == "Beta (b) · town\nwater: Lake"
    assert scene.describe(scene.spot(("area", 0))) == "Lake · water"


def test_a_piece_beside_its_space_tells_whose_it_is(app):
    """Where it is seen, before the place below it; where nothing is, it alone."""
    beside = Thing("cube", ("piece", 1), on=("space", 0), shift=(1.5, 0.0), tip="2 coal")
    away = Thing("cube", ("piece", 2), on=("space", 0), shift=(0.0, -1.5), tip="1 gold")
    scene = shown(beside, away)
    point = QPointF(2.5, 2.0)
    assert scene.spot_at(QPointF(2.5, 1.6)).address == ("area", 0)
    assert scene.tell(point, scene.spot(("area", 0))) == "Alpha · 2 coal\nLake · water"
    assert scene.tell(QPointF(1.0, 0.5), None) == "Alpha · 1 gold"
    on_space = scene.tell(point, scene.spot(("space", 0))).splitlines()
    assert on_space == ["Alpha (a) · town", "water: Lake", "2 coal", "1 gold"]


def test_an_area_is_marked_by_a_closed_line_inside_it(app):
    """Not by scraps of its corners, however many it has; a round space likewise."""
    scene = shown()
    area = mark_of(scene.spot(("area", 0)))
    moves = [n for n in range(area.elementCount()) if area.elementAt(n).isMoveTo()]
    assert moves == [0]
    assert scene.outline(("area", 0)).contains(area)
    assert area.boundingRect().width() > 1.5
    first, last = area.elementAt(0), area.elementAt(area.elementCount() - 1)
    assert (first.x, first.y) == (last.x, last.y)
    space = mark_of(scene.spot(("space", 0)))
    assert sum(space.elementAt(n).isMoveTo() for n in range(space.elementCount())) == 1
