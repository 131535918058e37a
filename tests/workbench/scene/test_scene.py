"""A table by addresses: what stays is kept, a map grows, hidden things tell nothing."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QApplication

from engine.picture import Thing, Zone
from engine.play.match import Match
from engine.scenarios.catalog import load_scenario
from tests.support import growing
from tests.support.tiny_games import all_registered, variants_of
from tests.workbench.scene.hexes import (
    KINDS,
    LOOKS,
    STYLES,
    card,
    hidden,
    map_of,
    picture,
    scenery_of,
    table,
    tile,
)
from workbench.look.stamps import SHELF, drawing_of, paint_stamp
from workbench.look.theme import DARK, LIGHT
from workbench.scene.board_scene import BoardScene
from workbench.scene.board_view import BoardView
from workbench.scene.ground import Ground
from workbench.scene.layout import laid
from workbench.scene.scenery import Scenery
from workbench.scene.scenery import scenery_of as real_scenery
from workbench.scene.things import ThingPainter


@pytest.fixture
def scene(app):
    found = BoardScene()
    found.set_scenery(scenery_of(37))
    found.show_picture(picture())
    return found


@pytest.fixture
def view(scene, qtbot):
    found = BoardView(scene)
    qtbot.addWidget(found)
    found.resize(700, 600)
    found.show()
    return found


def image_of(scene, area=None):
    area = area or scene.sceneRect()
    image = QImage(round(area.width() * 40), round(area.height() * 40), QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    scene.render(painter, QRectF(image.rect()), area)
    painter.end()
    return image


def test_a_map_that_grows_by_a_space_makes_one_item(scene):
    """All other spaces keep their items."""
    scene.show_picture(picture(sites=tuple(range(20))))
    before = {spot.address: scene.land.item(spot.address) for spot in scene.ground.spaces}
    scene.show_picture(picture(sites=tuple(range(21))))
    assert scene.land.made == 1
    assert len(scene.ground.spaces) == 21
    assert all(scene.land.item(address) is item for address, item in before.items())


def test_one_more_space_paints_only_what_lies_around_it(qtbot, monkeypatch):
    """Its rim and its coast are painted anew; no tile, and no ground farther away."""
    rooms, things = [], []
    paint = ThingPainter.paint
    monkeypatch.setattr(
        ThingPainter, "paint", lambda self, *args: things.append(args) or paint(self, *args)
    )
    sea = Ground.paint_sea
    monkeypatch.setattr(
        Ground, "paint_sea", lambda self, *args: rooms.append(args[-1]) or sea(self, *args)
    )
    scene = BoardScene()
    scene.set_scenery(scenery_of(331))
    view = BoardView(scene)
    qtbot.addWidget(view)
    view.resize(900, 700)
    view.show()
    tiles = [tile(space) for space in range(0, 300, 5)]
    scene.show_picture(picture(*tiles, sites=tuple(range(300))))
    QApplication.processEvents()
    rooms.clear()
    things.clear()
    scene.show_picture(picture(*tiles, sites=tuple(range(301))))
    QApplication.processEvents()
    (room,) = rooms
    assert room.contains(scene.ground.outlines["space", 300].boundingRect())
    assert max(room.width(), room.height()) < 4
    assert things == []


def changed(before, after):
    """Keys of things that were laid anew."""
    return {key for key, drawn in after.things.items() if before.things.get(key) is not drawn}


def test_one_more_space_lays_no_thing_anew(app):
    """Tiles, houses and cards of the picture before are taken as they lie."""
    things = [tile(space, space % 3) for space in range(20)]
    things += [Thing("house", ("piece", 100 + space), 1, ("space", space)) for space in range(20)]
    row = Zone("row", 1, "Market", things=(card(1), card(2)))
    ground = Ground(scenery_of(37), range(20))
    before = laid(picture(*things, sites=tuple(range(20)), zones=(row,)), ground)
    ground.change(range(21))
    after = laid(picture(*things, sites=tuple(range(21)), zones=(row,)), ground, before)
    assert changed(before, after) == set()
    assert after.zones[0] is before.zones[0]


def test_one_more_tile_lays_those_beside_it_anew(app):
    """Their walls open, or would; what stands on them stays as it is."""
    ground = Ground(scenery_of(37))
    things = [tile(space) for space in range(36)]
    things += [Thing("house", ("piece", 100 + space), 1, ("space", space)) for space in range(36)]
    before = laid(picture(*things), ground)
    after = laid(picture(*things, tile(36)), ground, before)
    beside = {("piece", -1, space) for space in ground.map.beside[36]}
    assert changed(before, after) == {("piece", -1, 36), *beside}


def test_what_lies_on_a_thing_goes_with_it(app):
    """A house on a house that went elsewhere is laid there."""
    ground = Ground(scenery_of(37))
    roof = Thing("house", ("piece", 2), 1, ("piece", 1))
    low, far = (Thing("house", ("piece", 1), 1, ("space", space)) for space in (3, 9))
    before = laid(picture(low, roof), ground)
    after = laid(picture(far, roof), ground, before)
    assert [drawn.at for drawn in after.things.values()] == [QPointF(*ground.map.place(9))] * 2


def test_a_layout_made_from_another_is_like_one_of_its_own(app):
    """However pictures follow each other: tiles, zones, owners, styles."""
    chance = random.Random(7)
    ground, before = Ground(scenery_of(37)), None
    for turn in range(60):
        spaces = chance.sample(range(37), 12)
        things = [tile(space, chance.randrange(2)) for space in spaces]
        cards = [card(number) for number in chance.sample(range(6), chance.randrange(1, 4))]
        bid = Thing("house", ("piece", 50), 1, ("card", cards[0].address[1]))
        mine = Zone("hand", 1, "Hand", 0, "seat", (hidden(1), *cards, bid))
        other = Zone("hand", 2, "Hand", 1, "seat", (hidden(1),))
        zones = (Zone("map", 0, things=tuple(things)),) if turn % 5 else ()
        shown = replace(table(*zones, mine, other), styles=STYLES[: 2 + turn // 20])
        alone, before = laid(shown, ground), laid(shown, ground, before)
        assert [*before.things] == [*alone.things]
        assert [one.looks for one in before.things.values()] == [
            one.looks for one in alone.things.values()
        ]
        assert (before.spots, before.zones, before.area) == (alone.spots, alone.zones, alone.area)


def test_a_map_that_grows_keeps_zoom_and_sight(view):
    """What somebody looks at stays where it is."""
    scene = view.board
    scene.show_picture(picture(sites=(0, 1, 2)))
    view.zoom_to(2.0)
    sight = view.sight
    scene.show_picture(picture(sites=(0, 1, 2, 5)))
    assert view.zoom == pytest.approx(2.0)
    assert view.sight == sight


def test_a_space_that_is_not_there_cannot_be_clicked(scene):
    """Only what the picture names can be hit."""
    scene.show_picture(picture(sites=(0, 1)))
    there, gone = (scene.ground.map.spaces[number].centre for number in (0, 9))
    assert scene.spot_at(QPointF(*there)).address == ("space", 0)
    assert scene.spot_at(QPointF(*gone)) is None


def test_the_coast_runs_around_what_is_there(app):
    """Six spaces around a missing one have a rim inside and outside."""
    ground = Ground(scenery_of(37), sites=(1, 2, 3, 4, 5, 6))
    hole, beside = (QPointF(*ground.map.spaces[number].centre) for number in (0, 1))
    apart = QLineF(hole, beside).length()
    inside = [side for side in ground.coast if QLineF(side.center(), hole).length() < apart]
    assert (len(inside), len(ground.coast)) == (6, 6 + 18)
    ground.change((0, 1, 2, 3, 4, 5, 6))
    assert len(ground.coast) == 18


def test_a_rim_opens_between_neighbours_of_one_owner(scene):
    """No wall between two tiles of a seat, a wall between those of two seats."""
    other = scene.ground.map.beside[0][0]
    across = scene.ground.map.across[0].index(other)
    scene.show_picture(picture(tile(0), tile(other)))
    assert not scene.thing_items[0].drawn.walls[across]
    scene.show_picture(picture(tile(0), tile(other, seat=1)))
    assert scene.thing_items[0].drawn.walls[across]


def test_a_piece_that_only_says_something_else_stays(scene):
    """Another tooltip paints nothing anew."""
    scene.show_picture(picture(tile(0)))
    item = scene.thing_items[0]
    scene.show_picture(picture(replace(tile(0), tip="dearer")))
    assert scene.rebuilt == 0
    assert scene.thing_items == [item]
    assert "dearer" in scene.describe(scene.spot(("space", 0)))


def test_a_space_is_told_by_its_name(app):
    """Besides the key that files and moves call it by, unless that says the same."""
    spaces = [
        replace(one, name=name) for one, name in zip(map_of(2).spaces, ("H0", "Rome"), strict=True)
    ]
    scene = BoardScene()
    scene.set_scenery(Scenery(replace(map_of(2), spaces=tuple(spaces)), LOOKS, KINDS))
    scene.show_picture(picture())
    told = [scene.describe(scene.spot(("space", number))).split(" · ")[0] for number in range(2)]
    assert told == ["H0", "Rome (h1)"]


def test_what_lies_on_a_space_is_told_without_tips(app):
    """A game that words nothing has the names of its looks, with the owner before them."""
    with all_registered():
        scenario = load_scenario(variants_of(growing.GAME)[0])
        match = Match(scenario, 1)
        match.play_text("lay f7 down")
        texts = map(match.to_text, match.legal_codes())
        text = next(one for one in texts if one.startswith("build"))
        match.play_text(text)
        found = BoardScene()
        found.set_scenery(real_scenery(scenario))
    found.show_picture(match.picture())
    place = text.split()[1]
    spot = found.spot(("space", growing.NAMES.index(place)))
    name, *lying = found.describe(spot).split("\n")
    owner = match.picture().styles[match.line()[0].seat].title
    assert name.startswith(place)
    assert len(lying) == 2
    assert lying[0] in growing.KINDS
    assert lying[1] == f"{owner}: house"


def test_a_picture_of_another_scenario_needs_its_scenery_only(scene):
    """A smaller map takes the place of a larger one, with nothing left of it."""
    scene.show_picture(picture(tile(30)))
    scene.set_scenery(scenery_of(7))
    scene.show_picture(picture(tile(6)))
    assert len(scene.ground.spaces) == 7
    assert [item.drawn.thing.on for item in scene.thing_items] == [("space", 6)]


def test_hidden_things_are_numbers_of_their_zone(scene):
    """A hidden card has the same name whichever card it is, and another one in another zone."""
    hand = Zone("hand", 1, owner=0, place="seat", things=(hidden(1), hidden(2)))
    pile = Zone("pile", 2, things=(hidden(1),))
    scene.set_scenery(scenery_of(0))
    scene.show_picture(table(hand, pile))
    assert {item.key for item in scene.thing_items} == {("", 1, 1), ("", 1, 2), ("", 2, 1)}
    spots = [spot.address for spot in scene.spots.values()]
    assert set(spots) == {("zone", 1), ("zone", 2)}


def test_without_a_map_the_zones_lie_in_the_middle(scene):
    """Every card of a row and of a hand has a place of its own that can be clicked."""
    row = Zone("row", 1, "Market", things=(card(1), card(2), card(3)))
    hand = Zone("hand", 2, "Hand", owner=1, place="seat", things=(card(7),))
    scene.set_scenery(scenery_of(0))
    scene.show_picture(table(row, hand))
    for number in (1, 2, 3, 7):
        spot = scene.spot(("card", number))
        assert scene.spot_at(QPointF(*spot.centre)).address == ("card", number)
    boxes = [item.drawn.box for item in scene.thing_items]
    assert not any(one.intersects(other) for one in boxes for other in boxes if one is not other)


def test_every_hidden_card_of_a_zone_is_its_place(scene):
    """The first one as well as the last; a card that is seen among them stays itself."""
    hand = Zone("hand", 1, "Hand", 0, "seat", (hidden(1), card(5), hidden(2)))
    scene.set_scenery(scenery_of(0))
    scene.show_picture(table(hand))
    found = [scene.spot_at(item.drawn.box.center()).address for item in scene.thing_items]
    assert found == [("zone", 1), ("card", 5), ("zone", 1)]
    assert scene.describe(scene.spot(("zone", 1))) == hand.title


def test_a_link_is_hit_only_where_moves_name_links(app):
    """Elsewhere the space below is meant."""
    scene = BoardScene()
    scene.set_scenery(scenery_of(37, links=1))
    scene.show_picture(picture())
    (x, y), (to_x, to_y) = scene.ground.map.links[0].path
    quarter = QPointF(x + (to_x - x) / 4, y + (to_y - y) / 4)
    assert scene.spot_at(quarter).address == ("space", 0)
    scene.picks = frozenset({"space", "link"})
    assert scene.spot_at(quarter).address == ("link", 0)


@pytest.mark.parametrize("look", ["house", "tile", "card", "road", "unheard of"])
@pytest.mark.parametrize("seat", [-1, 2])
def test_every_look_leaves_paint(scene, look, seat):
    """A thing is seen, whoever owns it."""
    (x, y) = scene.ground.map.spaces[0].centre
    thing = Thing(look, ("piece", 0), seat, ("space", 0), path=((x - 0.4, y), (x + 0.4, y)))
    if look == "card":
        thing = replace(card(1, seat), on=None)
        scene.set_scenery(scenery_of(0))
        bare = image_of(scene, QRectF(-2, -2, 4, 4))
        scene.show_picture(table(Zone("row", 1, things=(thing,))))
        assert image_of(scene, QRectF(-2, -2, 4, 4)) != bare
        return
    bare = image_of(scene)
    scene.show_picture(picture(thing))
    assert image_of(scene) != bare


@pytest.mark.parametrize("look", ["house", "tile", "road"])
def test_seats_differ_without_colour(scene, look):
    """Eight seats of one colour are told apart by shape and hatch."""
    (x, y) = scene.ground.map.spaces[0].centre
    thing = Thing(look, ("piece", 0), 0, ("space", 0), path=((x - 0.4, y), (x + 0.4, y)))
    images = []
    for style in STYLES:
        grey = (replace(style, colour="#888888"),)
        scene.show_picture(replace(picture(thing), styles=grey))
        images.append(image_of(scene, QRectF(x - 0.5, y - 0.5, 1, 1)))
    same = [(a, b) for a in range(8) for b in range(a) if images[a] == images[b]]
    assert same == []


def test_stamps_share_their_pictures(scene):
    """Twenty houses of one seat are rendered once."""
    things = [Thing("house", ("piece", n), 1, ("space", n)) for n in range(20)]
    scene.show_picture(picture(*things))
    before = SHELF.made
    image_of(scene)
    first = SHELF.made - before
    scene.show_picture(
        picture(*(replace(one, address=("piece", 99 + n)) for n, one in enumerate(things)))
    )
    image_of(scene)
    assert SHELF.made - before == first <= 2


def test_a_stamp_is_a_drawing_on_paper(app, tmp_path):
    """What is written as SVG holds no picture of pixels."""
    target = tmp_path / "house.svg"
    paper = QSvgGenerator()
    paper.setFileName(str(target))
    paper.setViewBox(QRectF(0, 0, 40, 40))
    painter = QPainter(paper)
    painter.scale(40, 40)
    paint_stamp(painter, LOOKS.stamps["house"], LIGHT, STYLES[0], QPointF(0.5, 0.5))
    painter.end()
    assert "<image" not in target.read_text(encoding="utf-8")


def test_stamps_follow_the_theme(app):
    """A drawing is filled anew for other colours."""
    one, other = (drawing_of(LOOKS.stamps["house"], theme, None) for theme in (LIGHT, DARK))
    assert [part.path for part in one] == [part.path for part in other]
    assert [part.brush for part in one] != [part.brush for part in other]


def test_sites_are_named_as_the_map_names_them(app):
    """The address of every spot is that of its site."""
    chart = map_of(7, links=2)
    ground = Ground(scenery_of(7, links=2))
    assert list(ground.spots) == [chart.address(site) for site in range(chart.sites)]


def test_a_card_on_a_space_has_its_size_there(app):
    """It lies around the middle of the space, shifted as the thing says, and can be painted."""
    found = BoardScene()
    found.set_scenery(scenery_of(37))
    thing = replace(card(1), on=("space", 3), shift=(0.0, -0.5))
    (drawn,) = found.drawn_on(picture(thing), [("space", 3)])
    look = LOOKS.cards["card"]
    assert (drawn.box.width(), drawn.box.height()) == pytest.approx(look.size)
    assert drawn.box.center() == drawn.at
