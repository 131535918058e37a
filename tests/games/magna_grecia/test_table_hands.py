"""At the table: hands on boards of this game, where its words and its places matter."""

from __future__ import annotations

import pytest

from engine.game import Click
from engine.games.magna_grecia.refusals import LACKS, SENTENCES, Lack, Why
from engine.play.match import Match
from engine.records.record import PERSON
from tests.support.magna_grecia_scenes import position
from tests.workbench.play.hands_table import Sitting

LINE = "c . . v . . . c"
CITY = ". c . . v"
MARKET = {"phase": "market", "red": {"city_tiles": ["a1", "b1", "c1"]}}

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def sit(qapp, qtbot):
    """Sits down at a drawn position."""
    open_ones = []

    def sat(drawing, **tables):
        here = position(drawing, **tables)
        match = Match(here.scenario, 1, [PERSON] * 4, here.state)
        open_ones.append(Sitting(qtbot, here.scenario, match=match))
        return open_ones[-1], here

    yield sat
    for one in open_ones:
        one.close()


def on(here, name):
    """A click on a hex."""
    return Click("thing", ("space", here.scene.board.cell_of(name)))


def test_a_market_is_bought_on_any_hex_of_a_city(sit):
    """MG-32: a city is one place, wherever it is clicked."""
    sitting, here = sit(CITY, **MARKET)
    sitting.press(Click("button", name="buy"))
    sitting.press(on(here, "c1"))
    assert sitting.match.node.text == "buy b1"


def test_a_market_that_costs_too_much_is_refused_on_any_hex(sit):
    """MG-33: the reason is that of the market in this city."""
    sitting, here = sit(CITY, **MARKET, yellow={"score": 2})
    sitting.press(Click("button", name="buy"))
    sitting.press(on(here, "c1"))
    assert sitting.refused[-1].text == "buy b1"
    assert sitting.refused[-1].refusal.rules == SENTENCES[Why.BUY_POINTS][1]


def test_a_hex_without_a_place_says_where_markets_are_bought(sit):
    """MG-32: nothing is said about roads and cities, whose step is over."""
    sitting, here = sit(LINE, phase="market")
    sitting.press(Click("button", name="buy"))
    sitting.press(on(here, "b1"))
    assert sitting.refused[-1].text == "buy b1"
    assert sitting.refused[-1].refusal.text == SENTENCES[Why.BUY_NOWHERE][0]


def test_the_road_button_says_that_there_is_nothing_to_start_from(sit):
    """MG-13: not why one tile may not lie on one hex."""
    sitting, _ = sit(LINE)
    sitting.press(Click("button", name="road"))
    assert sitting.refused[-1].refusal.text == LACKS[Lack.ROAD_START][0]
    assert sitting.match.rejected[-1].text == "road"
    assert sitting.match.rejected[-1].rules == ("MG-13",)


def test_a_road_tells_the_nearest_reason(sit):
    """MG-14 before MG-12: that the village is not connected, not that some faces do not exist."""
    sitting, here = sit(LINE, yellow={"city_tiles": ["a1"]})
    sitting.press(Click("button", name="road"))
    sitting.press(on(here, "e1"))
    assert sitting.refused[-1].refusal.rules == SENTENCES[Why.ROAD_NOT_NETWORK][1]
    assert "d1" in sitting.refused[-1].refusal.text


def test_a_draw_is_two_numbers(sit):
    """MG-11: roads and cities, together no more than the card gives, beginning with all of it."""
    sitting, _ = sit(LINE)
    sitting.press(Click("button", name="draw"))
    fields = sitting.step.steppers.fields
    assert {name: field.value() for name, field in fields.items()} == {"roads": 3, "cities": 4}
    fields["roads"].stepBy(3)
    assert fields["cities"].value() == 1
    fields["roads"].stepBy(2)
    assert {name: field.value() for name, field in fields.items()} == {"roads": 7, "cities": 0}
    fields["roads"].stepBy(1)
    assert sitting.refused[-1].text == "draw 8 roads"
    assert sitting.refused[-1].refusal.rules == ("MG-8",)
