"""A preview of a move ends where others' secrets or chance begin."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from engine.play.effects import UNKNOWN, Effects, effects
from engine.play.foresight import DECISION, WHOLE
from engine.play.match import Match
from engine.scenarios.catalog import load_scenario
from tests.support import auction, pennies
from tests.support.tiny_games import all_registered, variants_of
from workbench.play.hands.ghost import Preview
from workbench.play.hands.preview_card import PreviewCard

LATER = "Other changes show once the move is made."


@pytest.fixture
def auctioned():
    """A match in which three seats have chosen targets, and some of the moves given were made."""
    with all_registered():
        scenario = load_scenario(variants_of(auction.GAME)[0])

    def made(*texts):
        match = Match(scenario, 1)
        for text in ("choose red", "choose green") * scenario.seats + texts:
            match.play_text(text)
        return match

    return made


def test_no_coins_are_promised_before_the_bids_are_open(auctioned):
    """The last bid is laid face down: who wins, and so who pays, hangs on those of the others."""
    match = auctioned(*(f"bid {coins}" for coins in range(1, 7)), "lay 9", "lay 2")
    seat, code = match.seat_to_move, match.scenario.game.table(None).codes["lay 15"]
    preview = Preview(match, seat)
    assert [one for one in preview.stocks(code) if one.label == "coins"] == []
    assert {panel.stocks[0] for panel in preview.picture(code).seats} == {("coins", 15)}
    for told in (preview.effects(code), effects(match, code)):
        assert all(before == after for before, after in (*told.scores, *told.standing))
        assert LATER in told.lines
        assert not any("decides." in line for line in told.lines)
    assert effects(match, code).far == DECISION


def test_what_an_open_bid_wins_is_shown(auctioned):
    """Nobody has laid a bid face down, so that everybody knows who wins when the last passes."""
    match = auctioned("bid 1", "pass")
    code = match.scenario.game.table(None).codes["pass"]
    winner = int(match.state.bids.argmax())
    preview = Preview(match, match.seat_to_move)
    coins = [one for one in preview.stocks(code) if one.label == "coins"]
    assert [(one.seat, one.before, one.after) for one in coins] == [(winner, 15, 14)]
    assert effects(match, code).far == WHOLE


def test_a_card_that_is_yet_to_be_drawn_is_not_shown(auctioned):
    """After the sale the row is filled: which card comes hangs on chance."""
    match = auctioned("bid 1", "pass")
    code = match.scenario.game.table(None).codes["pass"]
    before, row = match.picture().zones[0], Preview(match, -1).picture(code).zones[0]
    assert set(row.things) < set(before.things)
    match.play(code)
    assert len(match.picture().zones[0].things) == 3


def test_a_preview_without_chance_is_the_position_that_comes():
    """Where nothing is hidden all is shown."""
    match = Match(load_scenario("classic-2"), 5)
    for code in match.legal_codes()[:3]:
        preview = Preview(match, match.seat_to_move)
        after = Match(match.scenario, 5)
        after.play(code)
        one, other = preview.picture(code), after.picture(match.seat_to_move)
        maps = [next(zone for zone in each.zones if zone.kind == "map") for each in (one, other)]
        assert maps[0].things == maps[1].things


@pytest.mark.parametrize("chosen", [1, 2])
def test_what_others_have_chosen_is_not_taken_back_before_the_eyes(chosen):
    """Their cards stay where everybody sees them lie, and who decides then is left open."""
    with all_registered():
        match = Match(load_scenario(pennies.PLAIN), 3)
    for _ in range(chosen):
        match.play(match.legal_codes()[0])
    seat, before = match.seat_to_move, match.picture(match.seat_to_move)
    preview = Preview(match, seat)
    for code in match.legal_codes():
        assert {(one.seat, one.before, one.after) for one in preview.stocks(code)} == {(seat, 5, 4)}
        zones = zip(before.zones, preview.picture(code).zones, strict=True)
        assert [one.owner for one, two in zones if set(one.things) != set(two.things)] == [seat] * 2
        for told in (preview.effects(code), effects(match, code)):
            assert {one.seat for one in told.measures} == {seat}
            assert not told.certain
            assert told.next_seat == UNKNOWN
            assert LATER in told.lines


def test_the_first_to_choose_knows_who_decides_then():
    """Nobody has chosen anything yet, so nothing is left open."""
    with all_registered():
        match = Match(load_scenario(pennies.PLAIN), 3)
    told = Preview(match, 0).effects(match.legal_codes()[0])
    assert (told.next_seat, told.certain) == (1, True)


def test_a_card_with_many_lines_still_says_that_they_are_not_all(qtbot):
    """What is certain has no room for everything; the last line stays."""
    board = QWidget()
    qtbot.addWidget(board)
    card = PreviewCard(board)
    lines = (*map(str, range(9)), LATER)
    told = Effects(0, "", 0, (), (), (), UNKNOWN, certain=False, far=WHOLE, lines=lines)
    card.show_effects(told, (), (), (1, 1), None, "")
    assert LATER in card.html


def test_the_card_leaves_clear_what_may_be_clicked_next(qtbot):
    """It goes to the corner in which it covers least of it, and says what would be told there."""
    board = QWidget()
    board.resize(900, 700)
    qtbot.addWidget(board)
    card = PreviewCard(board)
    told = Effects(0, "", 0, (), (), (), UNKNOWN, certain=True, far=WHOLE, lines=("Then Red.",))
    upper = [QRect(0, 0, 900, 300)]
    card.show_effects(told, (), (), (1, 1), QPoint(10, 10), "", ("9 of 12",), upper)
    assert card.room is not None
    assert not card.room.intersects(upper[0])
    assert "9 of 12" in card.html
    card.show_effects(told, (), (), (1, 1), QPoint(10, 10), "")
    assert card.room.top() < 100
