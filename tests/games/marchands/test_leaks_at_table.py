"""What a match, its files and its panels tell of what lies behind screens (ME-A20)."""

from __future__ import annotations

import json

import pytest
from PySide6.QtWidgets import QWidget

from engine.cli.ending import ended, ending_data
from engine.errors import RecordError
from engine.picture import ALL, PUBLIC
from engine.play.blunders import places_of
from engine.play.differences import match_difference
from engine.play.effects import effects
from engine.play.match import Match
from engine.play.match_file import MatchFile, summary
from tests.support.marchands_scenes import position
from workbench.play.hands.ghost import Preview
from workbench.play.hands.preview_card import PreviewCard

BLUE, ORANGE, GREEN = range(3)
ON_TABLE, REMEMBERED = {"memory": "on_table"}, {"memory": "remembered"}


def announcing(rules):
    """A match in which blue, then orange and green announce their coal."""
    here = position(
        rules=rules,
        round=12,
        phase="announce",
        blue={"caravan": "9", "held": "cc", "monopolies": 2},
        orange={"caravan": "10", "held": "cccc", "monopolies": 5},
        green={"caravan": "11", "held": "c", "monopolies": 7},
    )
    return Match(here.scenario, 1, start=here.state)


def test_an_announcement_that_is_too_high_is_kept_from_others():
    """ME-20: that it was refused tells how few goods there are."""
    match = announcing(ON_TABLE)
    with pytest.raises(RecordError):
        match.play_text("announce 3")
    assert len(match.rejected_for(BLUE)) == len(match.rejected_for(ALL)) == 1
    assert match.rejected_for(ORANGE) == match.rejected_for(PUBLIC) == ()
    assert summary(match)["rules"] == []


def test_what_all_know_to_be_refused_is_told():
    """ME-20: whoever remembers all knows that it is too high; and so with other moves."""
    match = announcing(REMEMBERED)
    with pytest.raises(RecordError):
        match.play_text("announce 3")
    assert len(match.rejected_for(ORANGE)) == len(match.rejected_for(PUBLIC)) == 1
    other = announcing(ON_TABLE)
    with pytest.raises(RecordError):
        other.play_text("trade")
    assert len(other.rejected_for(ORANGE)) == len(other.rejected_for(PUBLIC)) == 1


@pytest.mark.parametrize(("rules", "seats"), [(ON_TABLE, {ORANGE}), (REMEMBERED, {BLUE, ORANGE})])
def test_moves_of_a_seat_that_knows_more_are_not_judged(rules, seats):
    """What would have been better tells what a seat had, until the game is over."""
    match = announcing(rules)
    match.play_text("announce 1")
    match.play_text("announce 4")
    assert {one.seat for one in places_of(match, viewer=ORANGE)} == seats
    assert {one.seat for one in places_of(match, viewer=ALL)} == {BLUE, ORANGE}


def test_a_running_match_ends_in_no_points(tmp_path):
    """ME-2: words, data and files of a match that goes on tell no points behind screens."""
    match = announcing(ON_TABLE)
    file = MatchFile(match, tmp_path / "one.match")
    match.play_text("announce 1")
    file.close()
    scenario = match.scenario
    assert ended(scenario, match.state) == "unfinished, with points that not everybody may know"
    assert ending_data(scenario, match.state)["scores"] == {}
    assert match_difference(file.path, scenario).scores is None
    assert json.loads(file.path.read_text().splitlines()[-1])["summary"]["scores"] == {}
    told = announcing(REMEMBERED)
    assert ended(told.scenario, told.state).startswith("unfinished, if it ended now: Blue 6")


def test_the_preview_of_a_move_tells_ones_own_points_alone(qtbot):
    """ME-A20: points of the others, and what they have, stand in no line of the card."""
    match = announcing(ON_TABLE)
    code = match.legal_codes()[0]
    told = effects(match, code)
    assert told.scores == ((6, 6), None, None)
    board = QWidget()
    qtbot.addWidget(board)
    card = PreviewCard(board)
    effected = Preview(match, BLUE).effects(code)
    card.show_effects(effected, match.picture(BLUE).styles, (), (1, 1), None, "")
    assert ">6<" in card._html
    assert card._html.count(">?<") == 4
    assert ">15<" not in card._html
    assert ">21<" not in card._html


def test_what_comes_to_light_is_a_fence_though_no_guess_had_it():
    """ME-12: an order of another seat succeeds with goods that nobody could expect."""
    here = position(
        rules=ON_TABLE,
        contracts={"9": "ccb", "10": "ccs", "11": "bbo"},
        blue={"caravan": "9", "held": "ccbccs"},
        orange={"caravan": "11", "held": "bbo"},
    ).orders(blue="XaX", orange="X")
    match = Match(here.scenario, 1, start=here.state)
    node = match.play(match.legal_codes()[0])
    assert match.seat_to_move == ORANGE
    assert match.is_fence(node.number)
