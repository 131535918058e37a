"""At the table: a merge in one person's turn, and the choice of another person."""

from __future__ import annotations

import pytest

from engine.play.match import Match
from engine.records.record import PERSON
from tests.support.magna_grecia_scenes import position
from tests.workbench.play.hands_table import Sitting

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
MERGING = {
    "yellow": {"city_tiles": ["a1", "c1"], "unsold": ["a1", "c1"]},
    "brown": {"unsold": ["c1"], "sold": ["a1"]},
}


@pytest.fixture
def sitting(qapp, qtbot):
    here = position("c . c", **MERGING)
    match = Match(here.scenario, 1, [PERSON] * 4, here.state)
    found = Sitting(qtbot, here.scenario, match=match)
    yield found
    found.close()


@pytest.mark.parametrize(("choice", "left"), [("keep unsold", "unsold"), ("keep sold", "sold")])
def test_the_merge_choice_of_the_player_who_is_not_on_turn(sitting, choice, left):
    """MG-27: yellow merges by clicks, brown chooses by a button, and yellow's turn goes on."""
    match = sitting.match
    yellow, brown = (match.seat_names.index(name) for name in ("yellow", "brown"))
    assert match.seat_to_move == yellow
    sitting.make(match.scenario.game.from_text(match.scenario.record, match.state, "city b1"))
    assert match.node.text == "city b1"
    assert match.seat_to_move == brown
    offered = {match.to_text(code): sitting.gesture(code) for code in match.legal_codes()}
    assert set(offered) == {"keep unsold", "keep sold"}
    for click in offered[choice]:
        if match.node.text == "city b1":
            sitting.press(click)
    node = match.node
    assert (node.text, node.seat, node.who) == (choice, brown, PERSON)
    assert match.seat_to_move == yellow
    assert not sitting.refused
    tables = match.scenario.game.write_position(match.scenario.record, match.state)
    assert tables["seats"]["brown"].get(left) == ["a1"]


def test_a_bot_chooses_in_a_persons_turn(sitting):
    """MG-27: if a bot has brown's seat, it chooses by itself once yellow has merged."""
    match = sitting.match
    brown = match.seat_names.index("brown")
    sitting.table.set_seat(brown, "greedy")
    sitting.make(match.scenario.game.from_text(match.scenario.record, match.state, "city b1"))
    assert not sitting.hands.active
    sitting.table.step()
    assert (match.node.seat, match.node.who) == (brown, "greedy")
    assert sitting.hands.active
