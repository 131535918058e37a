"""Editing positions of games that nobody here knows: put, take, turn, set, mend, undo."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.language import speaking
from engine.play.match import Match
from engine.play.node import DESIGNER
from engine.play.position_edit import PositionEdit
from engine.scenarios import catalog

VARIANT = "classic-2"


@pytest.fixture(scope="module")
def scenario():
    return catalog.load_scenario(VARIANT)


@pytest.fixture(scope="module")
def tables(scenario):
    match = Match(scenario, 5)
    chance = random.Random(1)
    for _ in range(40):
        match.play(chance.choice(match.legal_codes()))
    return scenario.game.write_position(scenario.record, match.state)


@pytest.fixture
def edit(scenario, tables):
    return PositionEdit(scenario, tables)


@pytest.fixture
def turning(edit):
    """Something that each seat has and that lies in several ways."""
    return next(one for one in edit.editing.pieces if one.owned and len(edit.faces(one)) > 1)


@pytest.fixture
def plain(edit, turning):
    """Something in the same field that lies in one way."""
    pieces = edit.editing.pieces
    return next(one for one in pieces if one.field == turning.field and one is not turning)


def free_space(edit):
    """An open space on which nothing lies."""
    board = edit.scenario.board
    common = max(set(board.kinds), key=board.kinds.count)
    return next(
        name
        for name, kind in zip(edit.editing.sites, board.kinds, strict=True)
        if kind == common and not edit.lying(name)
    )


def test_an_untouched_position_is_right_and_unchanged(edit, tables):
    """To begin with there is nothing to mend, to undo or to tell."""
    assert edit.faults == ()
    assert not edit.changed
    assert not edit.can_undo
    assert edit.tables == tables


def test_a_thing_that_is_put_comes_from_a_stock(edit, turning):
    """The pieces of a seat are still as many as before, and the position can be played."""
    space = free_space(edit)
    assert edit.put(turning, space, edit.faces(turning)[0], edit.editing.seats[0])
    assert edit.faults == ()
    assert [thing.face for thing in edit.lying(space)] == [edit.faces(turning)[0]]
    assert len(edit.changes) == 2  # the thing, and one stock


def test_what_is_taken_goes_back_to_its_stock(edit, turning, tables):
    """Put and take leave the tables as they were."""
    space = free_space(edit)
    edit.put(turning, space, edit.faces(turning)[0], edit.editing.seats[0])
    assert edit.take(space) is not None
    assert edit.tables == tables


def test_putting_again_turns_instead_of_piling_up(edit, turning):
    """Where a thing lies that lies alone, another one takes its place."""
    space = free_space(edit)
    for face in edit.faces(turning)[:3]:
        edit.put(turning, space, face, edit.editing.seats[0])
    edit.put(turning, space, edit.faces(turning)[0], edit.editing.seats[1])
    assert [thing.seat for thing in edit.lying(space)] == [edit.editing.seats[1]]


def test_turning_goes_round_all_faces(edit, turning):
    """After as many turns as there are faces the thing lies as before."""
    space = free_space(edit)
    edit.put(turning, space, edit.faces(turning)[0], edit.editing.seats[0])
    seen = []
    for _ in edit.faces(turning):
        assert edit.turn(space)
        seen.append(edit.lying(space)[0].face)
    assert sorted(seen) == sorted(edit.faces(turning))
    assert seen[-1] == edit.faces(turning)[0]


def test_one_of_two_that_share_a_field_makes_room(edit, turning, plain, tables):
    """A city tile on a road tile takes its place; the road goes back to its stock."""
    space, seat = free_space(edit), edit.editing.seats[0]
    edit.put(turning, space, edit.faces(turning)[0], seat)
    edit.put(plain, space, "", seat)
    assert [piece.column for piece in edit.lying(space)] == [plain]
    roads = ("seats", seat, "roads")
    assert edit.value(roads) == PositionEdit(edit.scenario, tables).value(roads)


def test_what_may_not_lie_there_is_a_fault_that_names_the_space(edit, plain):
    """The position is not given out until somebody has mended it; mending takes it off."""
    space = free_space(edit)
    edit.put(plain, space, "", edit.editing.seats[0])
    assert edit.state is None
    assert all(fault.what and fault.remedy for fault in edit.faults)
    assert any(space in fault.sites for fault in edit.faults)
    assert edit.mend(edit.faults[0])
    assert edit.faults == ()
    assert edit.lying(space) == []


def test_what_is_left_of_a_stock_follows(edit):
    """Where another part of a stock is set, the rest has what is left."""
    seat = edit.editing.seats[0]
    front, rest = ("seats", seat, "roads"), ("seats", seat, "reserve_roads")
    both = edit.value(front) + edit.value(rest)
    edit.set(front, 0)
    assert edit.faults == ()
    assert (edit.value(front), edit.value(rest)) == (0, both)


def test_too_many_pieces_are_mended(edit):
    """What does not add up is left to the game, which knows how many there are."""
    seat = edit.editing.seats[0]
    front, rest = ("seats", seat, "roads"), ("seats", seat, "reserve_roads")
    edit.set(rest, edit.value(rest) + edit.value(front) + 1)
    assert edit.faults
    assert edit.mend(edit.faults[0])
    assert edit.faults == ()


def test_what_is_offered_is_declared(edit):
    """Seats for a word about seats, all words of a phase, and the range of a number."""
    assert edit.choices(("active",)).words == edit.editing.seats
    assert {"draft", "over"} <= set(edit.choices(("phase",)).words)
    rounds = edit.choices(("round",))
    assert rounds.low == 1 < rounds.high


def test_every_field_of_a_form_is_called_something_else(edit):
    """Two fields of one name could not be told apart; pieces and cards are no fields."""
    fields = dict(edit.fields())
    names = [edit.called(path) for path in fields]
    assert len(set(names)) == len(names)
    kinds = {column.kind for column in fields.values()}
    assert kinds <= {"integer", "flag", "word", "seat", "seats", "site", "order", "mapped"}


def test_a_preview_leaves_no_trace(edit, turning, tables):
    """Looking at what a click would do changes nothing."""
    space, face, seat = free_space(edit), edit.faces(turning)[0], edit.editing.seats[0]
    state = edit.preview(turning, space, face, seat)
    assert state.tobytes() != edit.state.tobytes()
    assert edit.tables == tables
    assert not edit.can_undo


@settings(
    max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(steps=st.lists(st.tuples(st.sampled_from("ptrs"), st.integers(0, 9)), max_size=6))
def test_undo_and_redo_lead_back_and_forth(scenario, tables, steps):
    """After any edits, undoing them all gives the beginning and redoing them the end."""
    edit = PositionEdit(scenario, tables)
    seats, pieces = edit.editing.seats, edit.editing.pieces
    for what, number in steps:
        space = edit.editing.sites[number * 7]
        column = pieces[number % len(pieces)]
        if what == "p":
            seat = seats[number % len(seats)] if column.owned else ""
            edit.put(column, space, edit.faces(column)[0], seat)
        elif what == "t":
            edit.take(space)
        elif what == "r":
            edit.turn(space)
        else:
            edit.set(("seats", seats[0], "score"), number)
    last = edit.tables
    while edit.undo():
        pass
    assert edit.tables == tables
    while edit.redo():
        pass
    assert edit.tables == last


def test_an_edited_position_is_a_designers_node(scenario, edit):
    """What was edited can be put on a table, and the match says who did it."""
    edit.set(("seats", edit.editing.seats[0], "score"), 33)
    match = Match(scenario, 5)
    node = match.put(edit.tables)
    assert node.who == DESIGNER
    assert match.state.tobytes() == edit.state.tobytes()


def test_an_edit_is_told_in_words(edit):
    """Whose, what, before and after, in the language in force."""
    seat = edit.editing.seats[0]
    path = ("seats", seat, "score")
    before, founded = edit.value(path), ("turn", "founded")
    edit.set(path, before + 3)
    assert edit.changes == [f"{seat.capitalize()}: score {before} → {before + 3}"]
    assert [edit.worded(founded, value) for value in (True, False)] == ["yes", "no"]
    with speaking("fr"):
        assert [edit.worded(founded, value) for value in (True, False)] == ["oui", "non"]
        assert edit.worded(("turn", "keep"), []) == "rien"
        assert edit.worded(("active",), seat) != seat


def test_a_game_without_a_board_has_its_cards_moved(table):
    """A card lies in one list at a time; moving it takes it out of the other."""
    scenario = catalog.load_scenario("pennies/duel")
    position = scenario.game.write_position(scenario.record, Match(scenario, 3).state)
    edit = PositionEdit(scenario, position)
    assert edit.editing.pieces == ()
    card = next(card for card in edit.editing.cards if edit.holder(card) is not None)
    there = next(path for path in edit.editing.holders() if path != edit.holder(card))
    assert edit.place(card, there)
    assert edit.holder(card) == there
    assert sum(card in (edit.value(path) or ()) for path in edit.editing.holders()) == 1


def test_what_no_game_leads_to_is_a_warning(table):
    """A score out of nothing can be played on, but is told."""
    scenario = catalog.load_scenario("pennies/duel")
    position = scenario.game.write_position(scenario.record, Match(scenario, 3).state)
    edit = PositionEdit(scenario, position)
    seat = edit.editing.seats[0]
    edit.set(("score", seat), edit.value(("score", seat)) + 5)
    assert edit.faults == ()
    assert edit.warnings
    assert [change.split(" ")[:2] for change in edit.changes] == [
        [f"{seat.capitalize()}:", "score"]
    ]
