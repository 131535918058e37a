"""Orders are secret until all are laid, and are then carried out one by one."""

from __future__ import annotations

import numpy as np
import pytest

from engine.cli.table_talk import Talk
from engine.errors import RecordError
from engine.picture import PUBLIC
from engine.play.match import Match
from engine.play.session import Session
from engine.play.steps import narrated
from engine.scenarios.catalog import load_scenario
from engine.scenarios.scenario import copied
from tests.support.orders import GAME
from tests.support.tiny_games import variants_of

(VALLEY,) = variants_of(GAME)


def position(scenario, **tables):
    """Three seats in the mill, blue first, with what else is given."""
    towns = dict.fromkeys(("blue", "orange", "green"), "mill")
    tables = {"starter": "blue", "town": towns} | tables
    return GAME.read_position(scenario.record, tables, "")


def test_orders_are_carried_out_first_by_first():
    """OR-4, OR-5: the starter's order takes the last good; the next one's is lost."""
    scenario = load_scenario(VALLEY, {"rounds": 1})
    session = Session.from_position(scenario, position(scenario, goods={"wood": "1"}))
    for order in ("take", "done", "take", "go c", "done", "go a", "take", "done"):
        session.play_text(order)
    assert session.over
    assert session.standing() == (2, 0, 0)
    assert session.state.town[:3].tolist() == [0, 4, 1]


def test_every_step_is_one_order():
    """OR-6: `advance` carries out three orders, then ends the round, then leaves the choice."""
    scenario = load_scenario(VALLEY)
    second, third = {"orange": "done", "green": "take"}, {"green": "done"}
    first = {"orange": "go a", "green": "go b"}
    kernels, state = GAME.kernels(), position(scenario, first=first, second=second, third=third)
    kernels.act(scenario.record, state, 5)
    steps = []
    while kernels.advance(scenario.record, state):
        steps.append((state.town[:3].tolist(), int(state.finished)))
    assert steps == [([0, 1, 0], 0), ([0, 1, 2], 0), ([0, 1, 2], 0), ([0, 1, 2], 1)]


def test_every_step_is_told():
    """Who carries out which order; of the decision before them nothing is told."""
    scenario = load_scenario(VALLEY)
    third = {"orange": "done", "green": "done"}
    before = position(scenario, first={"orange": "go a", "green": "go b"}, second=third)
    after = copied(scenario, before)
    GAME.kernels().apply(scenario.record, after, 5)
    told = [text for _, text in narrated(scenario, before, 5, after, PUBLIC)]
    over = "The round is over: goods come to the fields."
    assert told == ["", "Orange: go a", "Green: go b", over]


def test_nobody_decides_while_orders_are_carried_out():
    """The caption names no seat then, and none is marked; before and after them one is."""
    scenario = load_scenario(VALLEY)
    third = {"orange": "done", "green": "done"}
    state = position(scenario, first={"orange": "go a", "green": "go b"}, second=third)
    pictures = [GAME.picture(scenario.record, state, PUBLIC)]
    GAME.kernels().act(scenario.record, state, 5)
    pictures.append(GAME.picture(scenario.record, state, PUBLIC))
    while GAME.kernels().advance(scenario.record, state):
        pictures.append(GAME.picture(scenario.record, state, PUBLIC))
    decides = [any(panel.to_move for panel in picture.seats) for picture in pictures]
    assert decides == [True, *[False] * (len(pictures) - 2), True]
    assert pictures[0].caption.endswith("decides")
    assert {picture.caption for picture in pictures[1:-2]} == {"Round 1 of 5"}


def test_nobody_sees_the_orders_of_others():
    """OR-2: a finished plan is one hidden thing, however many orders it holds; open ones nothing."""
    scenario = load_scenario(VALLEY)
    long = position(
        scenario, first={"blue": "go a"}, second={"blue": "take"}, third={"blue": "take"}
    )
    short = position(scenario, first={"blue": "done"})
    assert GAME.picture(scenario.record, long, 1) == GAME.picture(scenario.record, short, 1)
    assert GAME.picture(scenario.record, long, 0) != GAME.picture(scenario.record, short, 0)
    plan = GAME.picture(scenario.record, long, 1).zones[1]
    assert [thing.hidden for thing in plan.things] == [True]


def test_a_seat_sees_the_way_of_its_orders():
    """OR-2: the roads from town to town, for its own eyes, until the orders are carried out."""
    scenario = load_scenario(VALLEY)
    record = scenario.record
    state = position(scenario, first={"blue": "go a"}, second={"blue": "go c"})
    one, other = int(record.road[0, 1]), int(record.road[record.end[0, 1], 3])

    def ways(viewer):
        things = GAME.picture(record, state, viewer).zones[0].things
        return [(thing.seat, thing.on) for thing in things if thing.look == "way"]

    assert min(one, other) >= 0
    assert ways(0) == [(0, ("link", one)), (0, ("link", other))]
    assert ways(1) == ways(PUBLIC) == []
    state.plan[:3] = [[1, 3, 6], [6, 0, 0], [6, 0, 0]]
    assert ways(0) == []


def test_new_goods_come_from_the_chance_of_the_position():
    """The same chance brings the same goods; a position file has it."""
    scenario = load_scenario(VALLEY, {"seats": 4, "orders": 2})
    state = copied(scenario, Session(scenario, 7).state)
    tables = GAME.write_position(scenario.record, state)
    ends = set()
    for chance in (tables["chance"], tables["chance"], 0):
        again = GAME.read_position(scenario.record, tables | {"chance": chance}, "")
        while again.finished == 0:
            GAME.kernels().apply(scenario.record, again, np.int32(5))
        ends.add(again.tobytes())
    assert len(ends) == 2


@pytest.mark.parametrize(
    ("tables", "place"),
    [
        ({"town": {"blue": "wood"}}, "town.blue"),
        ({"town": {"blue": "mill", "orange": "mill"}}, "town.green"),
        ({"first": dict.fromkeys(("blue", "orange", "green"), "done")}, "first.blue"),
        ({"chance": 2**64}, "chance"),
    ],
)
def test_positions_that_cannot_be_are_refused(tables, place):
    """Each with the place of the fault."""
    with pytest.raises(RecordError) as caught:
        position(load_scenario(VALLEY), **tables)
    assert place in [fault.place for fault in caught.value.faults]
    assert all(fault.remedy for fault in caught.value.faults)


def test_a_move_that_begins_like_a_word_of_the_table_is_a_move(capsys):
    """OR-3: "go d" without a road gives the reason; "go 0" still goes to a position."""
    match = Match(load_scenario(VALLEY), 1, seats=("-", "-", "-"))
    talk = Talk(match, lambda: None)
    letters = {text[-1] for text in map(match.to_text, match.legal_codes()) if text[:2] == "go"}
    (missing, *_) = sorted(set("abcd") - letters)
    talk.answer(f"go {missing}")
    assert "OR-3" in capsys.readouterr().out
    talk.answer("take")
    assert match.here == 1
    talk.answer("go 0!")
    assert match.here == 0
