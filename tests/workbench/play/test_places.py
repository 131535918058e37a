"""Clicks on towns, roads, fields, pawns and cards: what they make, and why not."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.game import Click
from engine.records.record import PERSON
from engine.scenarios.catalog import load_scenario
from tests.support.tiny_games import all_registered, tiny_games, variants_of
from tests.workbench.play.real_window import LEFT, RealWindow

ORDERS = next(game for game in tiny_games() if game.name == "orders")
MILL, FORD, INN, GATE, QUAY = range(5)


@pytest.fixture(scope="module")
def scenario():
    with all_registered():
        yield load_scenario(variants_of(ORDERS)[0])


@pytest.fixture
def real(qtbot, app, tmp_path, scenario):
    """A window at which three people lay orders."""
    found = RealWindow(lambda true: qtbot.waitUntil(true, timeout=60_000), tmp_path, scenario)
    found.sit(scenario, (PERSON,) * scenario.seats)
    yield found
    found.close()


def click(real, address, shift=(0.0, 0.0)):
    """Click a place, or beside its middle by some board units."""
    (x, y), (right, down) = real.board.scene.spot(address).centre, shift
    point = real.view.mapFromScene(x + right, y + down)
    for spot in (QPoint(1, 1), point):
        QTest.mouseMove(real.view.viewport(), spot)
    QTest.mouseClick(real.view.viewport(), LEFT, pos=point)
    QApplication.processEvents()


@pytest.mark.slow
def test_kinds_made_by_clicks_on_things_can_be_chosen(real):
    """Pressed, they mark what can be clicked; the click alone does as well."""
    assert not any(real.bar.kinds[kind].font().italic() for kind in ("go", "take", "done"))
    real.press(Click("button", name="go"))
    assert {kind for kind, _ in real.hands.narrowing.targets} == {"link"}
    real.press(Click("button", name="take"))
    assert set(real.hands.narrowing.targets) == {("piece", real.table.to_move)}
    assert not real.refused
    real.press(Click("button", name="go"))
    click(real, ("link", 0))
    assert real.match.node.text == "go a"
    real.press(Click("button"))  # all moves
    click(real, ("piece", real.table.to_move))
    assert real.match.node.text == "take"


@pytest.mark.parametrize("road", [0, 5])
def test_marks_of_a_road_stand_beside_it(real, road):
    """Also where it is level, so that its line has no height."""
    targets = real.hands.sight.targets
    line = real.board.scene.ground.lines["link", road]
    area = real.view.mapFromScene(line.boundingRect().adjusted(-0.5, -0.5, 0.5, 0.5))
    seen = []
    for places in ({}, {("link", road): 1}):
        targets.show_marks(places, None, None)
        QApplication.processEvents()
        seen.append(real.view.viewport().grab(area.boundingRect()).toImage())
    assert seen[0] != seen[1]


def test_a_click_on_a_town_is_none_on_its_roads(real):
    """Towns are drawn over the ends of roads, so a click there means the town."""
    scene = real.board.scene
    for town in (MILL, FORD, INN, GATE, QUAY):
        assert scene.ground.site_at(real.view.mapToScene(real.spot(("space", town)))).address == (
            "space",
            town,
        )
    click(real, ("space", FORD))
    assert real.match.here == 0
    assert len(real.refused) == 1


@pytest.mark.parametrize("place", [("space", INN), ("link", 4), ("area", 0), ("piece", 90)])
@pytest.mark.parametrize("kind", ["", "go"])
def test_every_place_says_why_nothing_can_be_done_there(real, place, kind):
    """Towns, roads that do not leave the town, fields and goods, with and without a kind."""
    if kind:
        real.press(Click("button", name=kind))
    shift = (0.0, -0.35) if place[0] == "area" else (0.0, 0.0)  # beside the goods on it
    click(real, place, shift)
    bubble = real.parts.advice.bubble
    assert real.match.here == 0
    assert bubble.isVisible()
    assert "possible there" in bubble.said
    assert "()" not in bubble.said
    (told,) = real.refused
    assert real.match.rejected[-1].text == told.text
    assert told.words
    assert "OR-3" in told.refusal.rules  # the one that forbids most moves, where none names a place


def test_a_card_says_why_nothing_can_be_done_with_it(real):
    """Orders that lie there, in the panel of cards."""
    click(real, ("link", 0))
    QTest.mouseClick(real.play.cards.cards[0], LEFT)
    assert real.parts.advice.bubble.isVisible()
    assert real.refused[-1].words == "Elsewhere"


def test_another_theme_keeps_the_letters_of_what_is_not_allowed(real):
    """Slanted letters say what colour says besides; a style sets its own font."""
    kinds = real.bar.kinds
    some = next(iter(kinds.values()))
    some.slant(True)
    letters = {key: button.font().italic() for key, button in kinds.items()}
    assert set(letters.values()) == {True, False}
    for theme in ("dark", "light"):
        real.window.use_theme(theme)
        QApplication.processEvents()
        assert {key: button.font().italic() for key, button in kinds.items()} == letters
