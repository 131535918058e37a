"""A table without a map: piles, fans, edges of cards on cards, and a form that fills the window."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from engine.looks import Card
from engine.picture import HIDDEN, Thing, Zone
from tests.workbench.scene.hexes import LOOKS, card, hidden, table
from workbench.look.theme import LIGHT
from workbench.play.hands.targets import Targets
from workbench.scene.board_scene import BoardScene
from workbench.scene.ground import Ground
from workbench.scene.layout import laid
from workbench.scene.scenery import Scenery
from workbench.scene.things import ThingPainter

TALL = Card("{0}", (("{1}", "{2}", ""),), size=(1.68, 3.0), foot=1.0)
CHIP = Card("{0}", frame="seat", back="Back", big="{2}", edge="{2} {0}", size=(1.2, 1.6))
SCENERY = Scenery(looks=replace(LOOKS, cards={**LOOKS.cards, "tall": TALL, "chip": CHIP}))
GROUND = Ground(SCENERY)


@pytest.fixture
def scene(app):
    found = BoardScene()
    found.set_scenery(SCENERY)
    return found


def row(*things):
    return Zone("row", 1, "Market", things=things)


def hand(seat, *things):
    return Zone("hand", 10 + seat, "Hand", seat, "seat", things)


def pile(number, count):
    things = tuple(hidden(place) for place in range(1, count + 1))
    return Zone("pile", 20 + number, f"Pile {number}", place="side", things=things)


def tall(number):
    return Thing("tall", ("card", number), texts=(f"Card {number}", "Strength", "7"))


def chip(number, seat, on):
    return Thing("chip", ("card", number), seat, on, texts=("Gold", "", str(number)))


def boxes(found):
    return {zone.zone.number: zone.box for zone in found.zones}


def test_a_pile_is_a_few_cards_and_a_count(app):
    """However many lie in it."""
    few, many = (laid(table(pile(1, count)), GROUND) for count in (30, 300))
    assert len(few.things) == len(many.things) < 6
    assert [zone.title for zone in many.zones] == ["Pile 1 ×300"]


def test_a_hidden_hand_is_a_fan_with_a_count(app):
    """It is narrower than the cards side by side, and hardly grows."""
    backs = [hidden(place) for place in range(1, 21)]
    found = laid(table(hand(0, *backs[:6]), hand(1, *backs)), GROUND)
    small, large = (boxes(found)[number] for number in (10, 11))
    assert large.width() < 2 * small.width() < 6 * 1.68
    assert [zone.title.rpartition(" ")[2] for zone in found.zones] == ["×6", "×20"]
    assert sum(thing.thing.hidden for thing in found.things.values()) < 26


def test_a_large_hand_leaves_room_for_the_others(app):
    """Its cards get smaller: four times as many take no more than twice the room."""
    few, many = (
        boxes(laid(table(hand(0, *(card(number) for number in range(count)))), GROUND))[10]
        for count in (18, 72)
    )
    assert many.width() * many.height() < 2 * few.width() * few.height()


def test_cards_on_a_card_show_their_edges(scene):
    """Each has a place of its own in the foot of the card, those of a seat together."""
    chips = [chip(5, 1, ("card", 1)), chip(6, 0, ("card", 1)), chip(7, 1, ("card", 1))]
    scene.show_picture(table(row(tall(1), *chips)))
    places = {number: scene.spot(("card", number)).centre for number in (5, 6, 7)}
    assert places[6][1] < places[5][1] < places[7][1]
    for number, place in places.items():
        spot = scene.spot_at(QPointF(*place))
        assert (spot.address, spot.name) == (("card", number), f"{number} Gold")
    below = scene.spot(("card", 1))
    assert all(y <= max(corner[1] for corner in below.outline) for _, y in places.values())
    assert scene.below(("card", 6)) == (("card", 1),)


def test_edges_beyond_the_foot_make_room_below_the_card(app):
    """Nothing that comes after lies under them."""
    chips = tuple(chip(number, 0, ("card", 1)) for number in range(5, 15))
    found = laid(table(row(tall(1), *chips), pile(1, 3)), GROUND)
    edges = [one.box for one in found.things.values() if one.thing.on is not None]
    market = boxes(found)[1]
    assert len(edges) == 10
    assert all(market.contains(box) for box in edges)
    tops = sorted(box.top() for box in edges)
    assert all(after - before > 0.3 for before, after in pairwise(tops))


def test_a_hidden_card_on_a_card_means_that_card(scene):
    """What is hidden has no place that a click could name."""
    back = Thing("chip", (HIDDEN, 1), 1, ("card", 1))
    scene.show_picture(table(row(tall(1), back)))
    edge = next(item for item in scene.thing_items if item.drawn.thing.hidden)
    assert scene.spot_at(edge.drawn.box.center()).address == ("card", 1)


def is_coloured(drawn):
    """Whether anything on it is more than grey when it is painted."""
    image = QImage(120, 40, QImage.Format.Format_RGB32)
    image.fill(LIGHT.colour("window"))
    painter = QPainter(image)
    painter.scale(70, 70)
    painter.translate(QPointF(0.1, 0.1) - drawn.box.topLeft())
    ThingPainter(SCENERY.looks, LIGHT).paint(painter, drawn)
    painter.end()
    assert image.pixelColor(1, 1) == LIGHT.colour("window")  # nothing is painted beside it
    pixels = (image.pixelColor(x, y) for x in range(120) for y in range(27))
    return any(one.hsvSaturationF() > 0.5 for one in pixels)


def test_an_edge_shows_its_owner_unless_it_is_that_of_the_card_below(app):
    """The colour of the seat stands on it."""
    on = ("card", 1)
    found = laid(table(row(tall(1), chip(5, 1, on), chip(6, -1, on))), GROUND)
    shown = {
        one.thing.address[1]: is_coloured(one)
        for one in found.things.values()
        if one.thing.on is not None
    }
    assert shown == {5: True, 6: False}


def seats(*, mine=5):
    """A market, the hand of the first seat open, the others hidden, and piles."""
    others = [hand(seat, *(hidden(place) for place in range(1, 7))) for seat in (1,)]
    own = hand(0, *(card(number) for number in range(50, 50 + mine)))
    market = row(*(tall(number) for number in range(1, 8)))
    return table(market, own, *others, *(pile(number, 9) for number in range(5)))


@pytest.mark.parametrize("shape", [0.7, 1.1, 1.8, 2.6])
def test_zones_fill_a_window_without_lying_on_each_other(app, shape):
    """In a window of any shape."""
    found = laid(seats(), GROUND, shape=shape)
    assert not any(one.intersects(other) for one, other in combinations(boxes(found).values(), 2))
    things = [one.box for one in found.things.values() if one.thing.address[0] == "card"]
    assert not any(one.intersects(other) for one, other in combinations(things, 2))
    assert found.area.width() / found.area.height() == pytest.approx(shape, rel=0.55)


def test_the_hand_that_is_seen_lies_between_the_market_and_the_others(app):
    """Where clicks go from one to the other."""
    found = boxes(laid(seats(), GROUND))
    assert found[1].bottom() < found[10].top() < found[10].bottom() < found[11].top()


def test_a_table_stays_as_it_is_while_a_hand_gets_smaller(app):
    """Its form changes only where that shows much more."""
    form = laid(seats(), GROUND).form
    for mine in (4, 3, 2, 1):
        assert laid(seats(mine=mine), GROUND, form=form).form == form


def test_zones_stay_where_they_lie_while_others_grow_and_shrink(app):
    """What a hand has once taken stays its own; what grows step by step moves the rest seldom."""
    found = laid(seats(mine=5), GROUND)
    first = boxes(found)
    for mine in (4, 5, 3, 5):
        found = laid(seats(mine=mine), GROUND, form=found.form)
        assert boxes(found) == first
    places = set()
    for edges in range(1, 9):
        lying = [replace(card(60 + n), on=("card", 1)) for n in range(edges)]
        market = row(*(tall(number) for number in range(1, 8)), *lying)
        found = laid(table(market, *seats().zones[1:]), GROUND, form=found.form)
        places.add(boxes(found)[10].top() - boxes(found)[1].top())
    assert len(places) < 5


def test_other_zones_are_laid_as_shows_most(app):
    """Where everything moves anyhow, a form of the time before is not kept for long."""
    few = table(row(*(tall(number) for number in range(1, 8))), hand(0, card(50)))
    form = laid(few, GROUND, shape=1.1).form
    alone, after = (laid(seats(), GROUND, shape=1.1, form=one) for one in (None, form))
    assert after.area.width() * after.area.height() < 1.2 * alone.area.width() * (
        alone.area.height()
    )


def test_a_wider_window_lays_the_table_anew(scene):
    """And one that hardly differs does not."""
    scene.show_picture(seats())
    before = scene.sceneRect()
    scene.use_shape(1.32)
    assert scene.sceneRect() == before
    scene.use_shape(3.0)
    assert scene.sceneRect().width() > before.width()


def test_what_stands_on_a_card_is_told(scene):
    """However small it is drawn, and what the game tells of it; of a back nothing is told."""
    scene.show_picture(table(row(replace(tall(1), tip="2 more")), hand(1, hidden(1))))
    said = scene.describe(scene.spot(("card", 1))).splitlines()
    assert said == ["Card 1 · Market", "2 more", "Strength 7"]
    assert scene.describe(scene.spot(("zone", 11))) == "Hand"


def test_marks_of_a_card_lie_on_its_rim(scene):
    """Its title stays to be read while it may be clicked."""
    scene.show_picture(table(row(tall(1))))
    box = next(item.drawn.box for item in scene.thing_items)

    def painted():
        image = QImage(168, 300, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        scene.render(painter, QRectF(image.rect()), box)
        painter.end()
        return image

    before, marks = painted(), Targets(scene)
    marks.show_marks({("card", 1): 1}, None, None)
    after = painted()
    changed = {
        (x, y) for x in range(168) for y in range(300) if after.pixel(x, y) != before.pixel(x, y)
    }
    assert changed
    assert all(min(x, 167 - x) < 12 or min(y, 299 - y) < 12 for x, y in changed)
