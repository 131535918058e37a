"""Where pieces lie on a map: clear of each other and of what is read."""

from __future__ import annotations

from itertools import combinations
from math import dist

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRectF

from engine.boards.clearing import in_rows
from engine.boards.polygons import inside
from engine.games.marchands.places import BLOCK, ELECTORS, STEP, places_of
from engine.records.record import PERSON
from engine.scenarios.catalog import load_scenario
from tests.games.marchands.table_hands import Person
from tests.workbench.conftest import app, nothing_left, qapp_args

__all__ = ["app", "nothing_left", "qapp_args"]
VARIANTS = ("marchands/standard", "marchands/small-map")


@pytest.fixture(params=VARIANTS)
def scenario(request):
    return load_scenario(request.param)


def box(middle, shift, size):
    """A rectangle about a shifted place."""
    found = QRectF(0.0, 0.0, *size)
    found.moveCenter(QPointF(middle[0] + shift[0], middle[1] + shift[1]))
    return found


def test_goods_and_contracts_cover_neither_cities_nor_letters_nor_each_other(scenario):
    """Each block lies beside its city, nearer to it than to any other."""
    known, places = scenario.map, places_of(scenario.record)
    letters = [known.place(len(known.spaces) + link) for link in range(len(known.links))]
    blocks = [
        box(space.centre, shift, BLOCK)
        for space, shift in zip(known.spaces, places.blocks, strict=True)
    ]
    for block in blocks:
        assert not any(block.contains(QPointF(*letter)) for letter in letters)
        assert not any(block.contains(QPointF(*space.centre)) for space in known.spaces)
    assert not any(one.intersects(other) for one, other in combinations(blocks, 2))


def test_caravans_stand_apart_and_leave_their_city_in_sight(scenario):
    """At its rim, so that a church and the middle of the city are seen."""
    known, places = scenario.map, places_of(scenario.record)
    for space, shifts in zip(known.spaces, places.caravans, strict=True):
        radius = dist(space.centre, space.outline[0])
        assert all(dist((0, 0), shift) >= radius for shift in shifts)
        assert all(dist(one, other) > 0.25 for one, other in combinations(shifts, 2))


def test_electors_lie_in_their_region_off_letters(scenario):
    """Their block begins within the outline."""
    known, places = scenario.map, places_of(scenario.record)
    letters = [known.place(len(known.spaces) + link) for link in range(len(known.links))]
    for number, area in enumerate(known.areas):
        middle = known.place(len(known.spaces) + len(known.links) + number)
        x, y = places.electors[number]
        assert inside((middle[0] + x, middle[1] + y), area.outline)
        block = box(middle, (x, y), (ELECTORS[0] / 2, ELECTORS[1] / 2))
        assert not any(block.contains(QPointF(*letter)) for letter in letters)


def test_few_goods_lie_near_their_city():
    """On the side of the block towards it; many fill the block."""
    (alone,) = in_rows(1, 3, STEP, BLOCK, (1.2, 0.0))
    assert alone[0] < 1.0
    many = [*in_rows(5, 3, STEP, BLOCK, (1.2, 0.0))]
    assert len({y for _, y in many}) == 2
    assert max(x for x, _ in many) > 1.2


@pytest.mark.slow
@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_card_of_a_first_move_tells_what_lies_in_its_city(app, qtbot, tmp_path):
    """It stands where the tooltip would: the contract in words, as the tooltip has it."""
    scenario = load_scenario("marchands/standard")
    table = Person(lambda true: qtbot.waitUntil(true, timeout=60_000), tmp_path, scenario)
    table.sit(scenario, (PERSON,) * scenario.seats)
    table.parts.advice.curtain.show_table()
    city = ("space", int(np.flatnonzero(table.match.state.contract)[0]))
    scene = table.board.scene
    (contract,) = scene.describer.tips(city)
    table.point(city)
    assert contract in table.hands.sight.card.html
    assert contract in scene.describe(scene.spot(city))
    table.close()
