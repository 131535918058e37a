"""The auction: bids in turn, the third face down, targets that stay secret to the end."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from engine.errors import RecordError
from engine.game import GAME as TO_THE_END
from engine.game import NEVER, PERIOD
from engine.picture import PUBLIC
from engine.play.blocking import why_none
from engine.play.match import Match
from engine.play.position_edit import PositionEdit
from engine.play.session import Session
from engine.play.steps import told_after
from engine.positions.documents import stock_rows
from engine.positions.schema import Stock
from engine.scenarios.catalog import load_scenario
from engine.scenarios.scenario import copied
from tests.support.auction import CARDS, GAME, state
from tests.support.tiny_games import variants_of

SOURCE = variants_of(GAME)[0]
BIDS = 100  # number of the first seat's bid among the pieces


def begun(seed=1):
    """A game in which all seats have chosen red and yellow."""
    session = Session(load_scenario(SOURCE), seed)
    for _ in range(session.scenario.seats):
        for colour in ("red", "yellow"):
            session.play_text(f"choose {colour}")
    return session


def played(session, *texts):
    for text in texts:
        session.play_text(text)
    return session


@pytest.mark.slow
def test_targets_are_chosen_one_after_the_other_in_one_group():
    """AU-2: a seat makes both choices before the next one is asked."""
    session = Session(load_scenario(SOURCE), 1)
    asked = []
    while GAME.kernels().blind(session.scenario.record, session.state):
        asked.append(session.seat_to_move)
        assert GAME.kernels().secrecy(session.scenario.record, session.state, 0) == TO_THE_END
        session.play(session.legal_codes()[0])
    assert asked == [seat for seat in dict.fromkeys(asked) for _ in range(2)]


def test_a_kind_of_move_is_barred_by_the_games_own_sentence():
    """That of the move which has met the most conditions."""
    session = begun()
    lays = [state.PASS + state.MOST + coins for coins in range(1, state.MOST + 1)]
    assert session.to_text(lays[0]).startswith("lay")
    refusal = why_none(session.scenario, session.state, lays)
    assert refusal.text.startswith("The first two bids are open")
    assert refusal.rules == ("AU-4",)


def test_the_highest_bid_wins_the_card_and_is_paid():
    """AU-3, AU-5: a pass is final for a card; who is alone is not asked again."""
    session = begun()
    first = session.seat_to_move
    played(session, "bid 3", "bid 4", "pass", "bid 6", "pass")
    assert session.period == 1
    assert session.state.money.tolist()[:3] == [15 - 6 * (seat == first) for seat in range(3)]
    assert int((session.state.holder == first).sum()) == 1


def test_the_third_bid_lies_face_down_until_the_card_is_sold():
    """AU-4: others see that it lies there; its owner and the files see how much."""
    session = played(begun(), "bid 1", "bid 2", "bid 3", "bid 4", "bid 5", "bid 6")
    record, owner = session.scenario.record, session.seat_to_move
    code = GAME.from_text(record, session.state, "lay 9")
    assert GAME.kernels().secrecy(record, session.state, code) == PERIOD
    assert GAME.kernels().secrecy(record, session.state, state.PASS) == NEVER
    session.play(code)
    for viewer in range(3):
        bids = [thing for thing in session.picture(viewer).things if thing.look == "coins"]
        known = {thing.address[1] - BIDS for thing in bids if not thing.hidden}
        assert (owner in known) == (viewer == owner)
        assert [thing.seat for thing in bids if thing.hidden] == [owner] * (viewer != owner)
        assert all(not thing.texts and not thing.tip for thing in bids if thing.hidden)


def test_the_list_of_moves_keeps_secrets_as_long_as_the_rules():
    """AU-2, AU-4: a bid until the card is sold, targets until the game is over."""
    match = Match(load_scenario(SOURCE, {"rounds": 2}), 1)

    def told():
        return [one.text for one in match.history(PUBLIC)]

    for _ in range(3):
        for colour in ("red", "yellow"):
            match.play(match.scenario.game.from_text(None, None, f"choose {colour}"))
    for text in (*(f"bid {coins}" for coins in range(1, 7)), "lay 9"):
        match.play(match.scenario.game.from_text(None, None, text))
    assert told()[6:12] == [f"bid {coins}" for coins in range(1, 7)]
    assert not [text for text in told() if "red" in text or "lay" in text]
    while match.period == 0:
        match.play(state.PASS)
    assert "lay 9" in told()
    assert not [text for text in told() if "red" in text]
    while not match.over:
        match.play(state.PASS)
    assert told()[:2] == ["choose red", "choose yellow"]


def test_what_lies_face_down_is_imagined_as_any_number_of_coins():
    """Each number that the seat can pay is as likely."""
    session = played(begun(), *(f"bid {coins}" for coins in range(1, 7)), "lay 9")
    owner = int(np.flatnonzero(session.state.bids == state.BIDS)[0])
    stream, found = np.array([4], np.uint64), []
    for _ in range(3000):
        guess = copied(session.scenario, session.state)
        GAME.kernels().imagine(session.scenario.record, guess, session.seat_to_move, stream)
        found.append(int(guess.bid[owner]))
    counts = np.bincount(found, minlength=16)[1:]
    assert len(counts) == 15
    assert np.abs(counts - 200).max() < 5 * 200**0.5


def test_a_sale_and_the_next_card_are_steps_of_a_chain():
    """AU-5, AU-1: the card is sold, then the row moves up; nobody decides in between."""
    session = played(begun(), "pass", "pass")
    kernels, record = GAME.kernels(), session.scenario.record
    row = copied(session.scenario, session.state)
    kernels.act(record, row, state.PASS)
    steps = 0
    while kernels.advance(record, row):
        steps += 1
    assert steps == 2
    assert int((row.holder >= state.ROW).sum()) == state.LOTS


def test_who_has_won_the_card_is_told():
    """AU-5: the winner and the price, after a bid and after one laid face down; or nobody."""
    session = played(begun(), "bid 1")
    scenario, kernels = session.scenario, GAME.kernels()
    bidder = GAME.styles_of(scenario.record)[int(session.state.bids.argmax())].title

    def told(session, text):
        before, code = session.state, GAME.table(scenario.record).codes[text]
        after = copied(scenario, before)
        kernels.apply(scenario.record, after, code)
        return told_after(scenario, before, code, after, PUBLIC)

    card = CARDS[int((session.state.holder == state.ROW).argmax())]
    assert told(session, "pass") == ()
    assert told(played(session, "pass"), "pass") == (f"{bidder} wins {card} for 1 coin.",)
    assert told(played(begun(), "pass", "pass"), "pass") == (f"Nobody wins {card}.",)


def test_targets_count_once_they_are_open():
    """AU-6: the last sale adds the bonus for cards of a target's colour."""
    scenario = load_scenario(SOURCE, {"rounds": 1})
    session = Session(scenario, 1)
    up = int(np.flatnonzero(session.state.holder == state.ROW)[0])
    colour, value = divmod(up - state.COLOURS, state.VALUES)
    for _ in range(3):
        session.play(colour)
        session.play(session.legal_codes()[0])
    played(session, "bid 3", "pass", "pass")
    assert session.over
    assert max(session.standing()) == value + 1 + 2 + 12 // 4


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"row": {"1": [], "2": [], "3": []}}, "row.1"),
        ({"chosen": {"blue": ["red 1"]}}, "chosen.blue"),
        ({"bid": {"blue": 3}}, "bid.blue"),
    ],
)
def test_a_position_that_cannot_be_is_refused(change, place):
    """The rules' own faults, each with its place."""
    session = begun()
    tables = GAME.write_position(session.scenario.record, session.state)
    for key, value in change.items():
        tables[key] |= value
    with pytest.raises(RecordError) as caught:
        GAME.read_position(session.scenario.record, tables, "")
    assert place in [fault.place for fault in caught.value.faults]


@pytest.fixture
def shared(monkeypatch):
    """As if coins that were paid stood where the round does: 50 in all, 15 of each seat."""
    bank = Stock(
        *(50, ("money.*", "round"), "round", "round", "{money} coins and {round} in the bank"),
        shared=True,
    )
    schema = replace(GAME.position_schema, stocks=(bank,))
    monkeypatch.setattr(type(GAME), "position_schema", schema)
    return schema


def test_coins_of_all_and_of_the_bank_may_be_counted_together(shared):
    """What is left out is what the others leave; all other sums are faults."""
    session = begun()
    record, state = session.scenario.record, session.state
    tables = GAME.write_position(record, state)
    del tables["round"]
    assert GAME.read_position(record, tables, "").finished == 50 - 3 * 15
    with pytest.raises(RecordError) as caught:
        GAME.read_position(record, tables | {"round": 4}, "")
    (fault,) = caught.value.faults
    assert (fault.place, fault.what) == ("round", "45 coins and 4 in the bank")
    assert fault.remedy == "together they must be 50"
    assert list(stock_rows(shared)) == [
        ("`money.<seat>` + `round`", "50, of all seats together"),
    ]


def test_the_bank_has_what_a_seat_pays_in_an_edited_position(shared):
    """Whichever seat it is."""
    session = begun()
    tables = GAME.write_position(session.scenario.record, session.state)
    edit = PositionEdit(session.scenario, tables | {"round": 5})
    for seat, left in (("blue", 6), ("green", 7)):
        edit.set(("money", seat), 14)
        assert edit.value(("round",)) == left
    assert not [fault for fault in edit.faults if fault.place == "round"]
