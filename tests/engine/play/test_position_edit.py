"""Editing positions of games that nobody here knows: put, take, turn, set, mend, undo."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.play.match import DESIGNER, Match
from engine.play.position_edit import PositionEdit, describe_edit
from engine.play.position_tables import joined, learn, split
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


@pytest.fixture(scope="module")
def forms(scenario, tables):
    return learn(scenario, (tables,))


@pytest.fixture
def edit(scenario, tables, forms):
    return PositionEdit(scenario, tables, forms)


@pytest.fixture
def turning(forms):
    """A kind of thing that each seat has and that lies in several ways."""
    return next(kind for kind in forms.kinds if len(kind.faces) > 1 and not kind.mapped)


def free_space(edit):
    """An open space on which nothing lies."""
    board = edit.scenario.board
    common = max(set(board.kinds), key=board.kinds.count)
    return next(
        name
        for name, kind in zip(edit.forms.spaces, board.kinds, strict=True)
        if kind == common and not edit.things(name)
    )


def test_learning_gives_the_same_answer_twice(scenario, tables, forms):
    """What positions can hold does not depend on when it is asked."""
    assert learn(scenario, (tables,)) == forms


def test_an_empty_board_is_understood_too(scenario):
    """At the start, where every list is empty, all kinds of things are known already."""
    start = scenario.game.write_position(scenario.record, Match(scenario, 1).state)
    edit = PositionEdit(scenario, start)
    assert any(kind.owned and len(kind.faces) > 1 for kind in edit.forms.kinds)
    assert any(kind.mapped for kind in edit.forms.kinds)


def test_an_untouched_position_is_right_and_unchanged(edit, tables):
    """To begin with there is nothing to mend, to undo or to tell."""
    assert edit.faults == ()
    assert not edit.changed
    assert not edit.can_undo
    assert edit.tables == tables


def test_a_thing_that_is_put_comes_from_a_stock(edit, turning):
    """The pieces of a seat are still as many as before, and the position can be played."""
    space = free_space(edit)
    assert edit.put(turning, space, turning.faces[0], edit.forms.seats[0])
    assert edit.faults == ()
    assert [thing.face for thing in edit.things(space)] == [turning.faces[0]]
    assert len(edit.changes) == 2  # the thing, and one stock


def test_what_is_taken_goes_back_to_its_stock(edit, turning, tables):
    """Put and take leave the tables as they were."""
    space = free_space(edit)
    edit.put(turning, space, turning.faces[0], edit.forms.seats[0])
    assert edit.take(space) is not None
    assert edit.tables == tables


def test_putting_again_turns_instead_of_piling_up(edit, turning):
    """Where a thing lies that lies alone, another one takes its place."""
    space = free_space(edit)
    for face in turning.faces[:3]:
        edit.put(turning, space, face, edit.forms.seats[0])
    edit.put(turning, space, turning.faces[0], edit.forms.seats[1])
    assert [thing.seat for thing in edit.things(space)] == [edit.forms.seats[1]]


def test_turning_goes_round_all_faces(edit, turning):
    """After as many turns as there are faces the thing lies as before."""
    space = free_space(edit)
    edit.put(turning, space, turning.faces[0], edit.forms.seats[0])
    seen = []
    for _ in turning.faces:
        assert edit.turn(space)
        seen.append(edit.things(space)[0].face)
    assert sorted(seen) == sorted(turning.faces)
    assert seen[-1] == turning.faces[0]


def test_two_things_that_do_not_go_together_are_a_fault_with_a_remedy(edit, turning, forms):
    """The position is not given out until somebody has mended it."""
    other = next(kind for kind in forms.kinds if kind.alone and kind.faces == ("",))
    space = free_space(edit)
    edit.put(turning, space, turning.faces[0], forms.seats[0])
    edit.put(other, space, "", forms.seats[0])
    assert edit.state is None
    assert edit.picture() is None
    assert all(fault.what and fault.remedy for fault in edit.faults)
    assert any(space in fault.what for fault in edit.faults)


def test_a_wrong_stock_is_mended_by_the_game(edit, forms):
    """The remedy fills in what the fault is about, and the rest stays."""
    path = ("seats", forms.seats[0], "roads")
    edit.set(path, 0)
    assert edit.faults
    assert edit.mend(edit.faults[0])
    assert edit.faults == ()
    assert edit.value(path) == 0


def test_words_are_offered_even_if_no_game_showed_them(edit):
    """Seats for a word about seats; for others what the game lists in its remedy."""
    offered = {path: edit.choices(path) for path in (("active",), ("phase",))}
    assert offered["active",] == edit.forms.seats
    assert set(offered["phase",]) > set(edit.forms.words["phase",])


def test_a_preview_leaves_no_trace(edit, turning, tables):
    """Looking at what a click would do changes nothing."""
    picture = edit.preview(turning, free_space(edit), turning.faces[0], edit.forms.seats[0])
    assert picture != edit.picture()
    assert edit.tables == tables
    assert not edit.can_undo


@settings(
    max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(steps=st.lists(st.tuples(st.sampled_from("ptrs"), st.integers(0, 9)), max_size=6))
def test_undo_and_redo_lead_back_and_forth(scenario, tables, forms, steps):
    """After any edits, undoing them all gives the beginning and redoing them the end."""
    edit = PositionEdit(scenario, tables, forms)
    for what, number in steps:
        space = forms.spaces[number * 7]
        kind = forms.kinds[number % len(forms.kinds)]
        if what == "p":
            seat = forms.seats[number % len(forms.seats)] if kind.owned else ""
            edit.put(kind, space, kind.faces[0], seat)
        elif what == "t":
            edit.take(space)
        elif what == "r":
            edit.turn(space)
        else:
            edit.set(("seats", forms.seats[0], "score"), number)
    last = edit.tables
    while edit.undo():
        pass
    assert edit.tables == tables
    while edit.redo():
        pass
    assert edit.tables == last


def test_an_edited_position_is_a_designers_node(scenario, edit, forms):
    """What was edited can be put on a table, and the match says who did it."""
    edit.set(("seats", forms.seats[0], "score"), 33)
    match = Match(scenario, 5)
    node = match.put(edit.tables)
    assert node.who == DESIGNER
    assert match.state.tobytes() == edit.state.tobytes()


def test_an_edit_is_told_in_words(tables, edit, forms):
    """Seat, what, before and after; long edits are cut short."""
    seat = forms.seats[0]
    before = edit.value(("seats", seat, "score"))
    edit.set(("seats", seat, "score"), before + 3)
    said = describe_edit(tables, edit.tables, forms.seats)
    assert said == f"designer: {seat} score {before} → {before + 3}"
    assert said == describe_edit(tables, edit.tables)
    assert describe_edit(tables, tables) == "designer: nothing changed"


def test_things_that_are_tables_are_split_and_joined():
    """A game may write its things as tables with a key for the space."""
    entry = {"kind": "tower", "at": "c4", "high": 2}
    space, face = split(entry)
    assert space == "c4"
    assert joined("d5", face) == {**entry, "at": "d5"}
    assert joined(*split("e4 nw-se")) == "e4 nw-se"


def test_a_game_without_a_board_has_its_cards_moved(table):
    """A card lies in one list at a time; moving it takes it out of the other."""
    scenario = catalog.load_scenario("pennies/duel")
    position = scenario.game.write_position(scenario.record, Match(scenario, 3).state)
    edit = PositionEdit(scenario, position)
    assert edit.forms.kinds == ()
    card = next(item for item in edit.forms.items if edit.holder(item) is not None)
    there = next(path for path in edit.holders() if path != edit.holder(card))
    assert edit.place(card, there)
    assert edit.holder(card) == there
    assert sum(card in (edit.value(path) or ()) for path in edit.holders()) == 1


def test_what_no_game_leads_to_is_a_warning(table):
    """A score out of nothing can be played on, but is told."""
    scenario = catalog.load_scenario("pennies/duel")
    position = scenario.game.write_position(scenario.record, Match(scenario, 3).state)
    edit = PositionEdit(scenario, position)
    seat = edit.forms.seats[0]
    edit.set(("score", seat), edit.value(("score", seat)) + 5)
    assert edit.faults == ()
    assert edit.warnings
    assert [change.split(" ")[:2] for change in edit.changes] == [
        [f"{seat.capitalize()}:", "score"]
    ]
