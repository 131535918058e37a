"""What differs between two boards of points and links."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.boards.graph_diff import graph_differences
from engine.boards.graph_edit import moved, renumbered, without
from engine.boards.layouts import parse_board
from tests.engine.boards.test_graph import FILE, PATH, graphs, schema_of

BOARD = parse_board(FILE, PATH, schema_of)


def told(after, before=BOARD):
    return [
        (one.on, one.name, one.what, one.key, one.before, one.after)
        for one in graph_differences(before, after).places
    ]


def edited(before, after):
    assert before in FILE
    return parse_board(FILE.replace(before, after), PATH, schema_of)


@given(graphs())
def test_a_board_does_not_differ_from_itself(board):
    """Nothing is told, and every space is alike."""
    found = graph_differences(board, board)
    assert not found
    assert found.alike == len(board)


@given(graphs(), graphs())
def test_differences_turn_round(one, other):
    """What was added one way was removed the other way."""
    there, back = graph_differences(one, other), graph_differences(other, one)
    assert {(it.on, it.new) for it in there.places if it.what == "added"} == {
        (it.on, it.old) for it in back.places if it.what == "removed"
    }
    assert len(there.texts) == len(back.texts)


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ("Rome", "Roma", [("space", "Roma", "name", "", "Rome", "Roma")]),
        ("electors = 3", "electors = 2", [("space", "Rome", "attribute", "electors", "3", "2")]),
        (", electors = 3", "", [("space", "Rome", "attribute", "electors", "3", "")]),
        ('ostia = { kind = "port"', 'ostia = { kind = "city"',
         [("space", "ostia", "kind", "", "port", "city")]),
        ("radius = 0.5", "radius = 0.6",
         [("space", "ostia", "place", "", "[[3.0, 2.8], 0.5]", "[[3.0, 2.8], 0.6]")]),
        ('label = "a"', 'label = "b"', [("link", "Rome–ostia b", "label", "", "a", "b")]),
        ("[[3.2, 2.4]]", "[[3.2, 2.5]]",
         [("link", "Rome–ostia a", "place", "", "[[3.2, 2.4]]", "[[3.2, 2.5]]")]),
        ("toll = true", "toll = false",
         [("link", "Rome–ostia a", "attribute", "toll", "true", "false")]),
        ('["ostia", "rome"]', '["rome", "ostia"]', []),
        ('kind = "river"', 'kind = "road"', [("link", "ostia–Rome", "kind", "", "river", "road")]),
        ('["ostia", "rome"]', '["alba", "rome"]',
         [("link", "alba–Rome", "added", "", "", "river"),
          ("link", "ostia–Rome", "removed", "", "river", "")]),
        ('["rome", "alba"]', '["rome"]',
         [("area", "Latium", "spaces", "", "alba, rome", "rome")]),
        ('["rome", "alba"]', '["alba", "rome"]', []),
        ("wine", "wool", [("area", "Latium", "attribute", "crop", "wine", "wool")]),
    ],
)  # fmt: skip
def test_a_change_is_told_as_a_file_says_it(before, after, expected):
    """One edit, and nothing else."""
    assert told(edited(before, after)) == expected


def test_texts_and_size_are_told():
    """As of hexes."""
    found = graph_differences(BOARD, edited("size = [8.0, 5.0]", "size = [9.0, 5.0]"))
    assert [(one.key, one.before, one.after) for one in found.texts] == [
        ("size", "[8.0, 5.0]", "[9.0, 5.0]")
    ]
    found = graph_differences(BOARD, replace(BOARD, title="Other"))
    assert [one.key for one in found.texts] == ["title"]


def test_a_removed_space_is_one_change():
    """With its link and area; those behind it have the rank that they had."""
    after = replace(BOARD, map=without(BOARD.map, [("space", 0)]))
    assert [one[:3] for one in told(after)] == [
        ("space", "Rome", "removed"),
        ("link", "Rome–ostia a", "removed"), ("link", "ostia–Rome", "removed"),
        ("area", "Latium", "spaces"),
    ]  # fmt: skip
    assert graph_differences(BOARD, after).alike == 2


@given(graphs(), st.data())
def test_another_number_is_one_change(board, data):
    """Of the space that was moved or, of two neighbours, of one of them."""
    numbers = st.integers(0, len(board) - 1)
    old, new = data.draw(numbers), data.draw(numbers)
    after = replace(board, map=renumbered(board.map, ("space", old), new))
    found = graph_differences(board, after).places
    assert [one.what for one in found] == (["number"] if old != new else [])
    if abs(old - new) > 1:
        assert (found[0].old, found[0].new) == (("space", old), ("space", new))


def test_a_space_that_was_drawn_elsewhere_has_a_place():
    """Its links go along without a word."""
    after = replace(BOARD, map=moved(BOARD.map, {("space", 1)}, (1.0, 0.0)))
    assert [one[:3] for one in told(after)] == [("space", "ostia", "place")]
