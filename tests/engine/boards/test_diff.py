"""What differs between two boards."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from engine.boards.diff import differences
from tests.engine.boards.pebbles import board_of, boards
from tests.engine.boards.test_attributes import rivers

STRIP = {(q, 0): kind for q, kind in enumerate(["well", "sand", "sand", "harbour", "shrine"])}


def told(before, after):
    return [(change.what, change.hex, change.before, change.after)
            for change in differences(before, after).hexes]  # fmt: skip


@given(rivers())
def test_a_board_does_not_differ_from_itself(board):
    """Nothing is told, and every space is alike."""
    found = differences(board, board)
    assert not found
    assert found.alike == len(board)


@given(rivers(), st.tuples(st.integers(0, 9), st.integers(0, 9)))
def test_moving_all_spaces_is_one_difference(board, step):
    """A board that was moved as a whole differs by the shift and by nothing else."""
    found = differences(board, board.shifted(step))
    assert (found.shift, found.hexes, found.texts) == (step, (), ())
    assert bool(found) == (step != (0, 0))


@given(boards(), boards())
def test_the_changes_lead_from_one_board_to_the_other(before, after):
    """Shifted and changed as told, the spaces and names of one are those of the other."""
    found = differences(before, after)
    spaces, names = (
        {(q + found.shift[0], r + found.shift[1]): said for (q, r), said in table.items()}
        for table in (before.spaces(), before.place_names)
    )
    for change in found.hexes:
        table = names if change.what == "name" else spaces
        assert table.pop(change.hex, "") == change.before
        if change.after:
            table[change.hex] = change.after
    assert (spaces, names) == (after.spaces(), dict(after.place_names))


def test_every_sort_of_change_is_told():
    """An added, a lost and a changed space, a name, and an attribute."""
    before = board_of(STRIP, "pointy", place_names={(0, 0): "Old"})
    spaces = {axial: kind for axial, kind in STRIP.items() if axial != (4, 0)}
    after = board_of(
        spaces | {(1, 0): "shrine", (0, 1): "sand"},
        "pointy",
        title="Another",
        place_names={(0, 0): "New"},
        attributes={("space", (2, 0), 0, "depth"): 3, ("edge", (2, 0), 0, "river"): True},
    )
    assert sorted(told(before, after)) == [
        ("added", (0, 1), "", "sand"),
        ("attribute", (2, 0), "", "3"),
        ("attribute", (2, 0), "", "true"),
        ("kind", (1, 0), "sand", "shrine"),
        ("name", (0, 0), "Old", "New"),
        ("removed", (4, 0), "shrine", ""),
    ]
    found = differences(before, after)
    assert [(text.key, text.before, text.after) for text in found.texts] == [
        ("title", "A beach", "Another")
    ]
    assert (found.alike, len(found.of("attribute"))) == (1, 2)


def test_an_edit_beside_a_move_is_told_in_the_new_place():
    """The shift is found although a space changed, which is named where it is now."""
    before = board_of(STRIP, "pointy")
    after = before.shifted((0, 2))
    after = after.with_spaces(after.spaces() | {(1, 2): "well"})
    found = differences(before, after)
    assert found.shift == (0, 2)
    assert [(change.hex, change.old_hex) for change in found.hexes] == [((1, 2), (1, 0))]


def test_a_few_alike_spaces_are_no_move():
    """Two unlike boards are compared where they lie, whatever shift fits one space."""
    before = board_of(STRIP, "pointy")
    after = board_of({(0, 0): "harbour", (1, 0): "harbour", (2, 0): "harbour"}, "pointy")
    assert differences(before, after).shift == (0, 0)


def test_another_orientation_is_told():
    """Boards of different tops are compared hex by hex."""
    before = board_of(STRIP, "pointy")
    found = differences(before, replace(board_of(STRIP), title="A beach"))
    assert [text.key for text in found.texts] == ["orientation"]
    assert found.hexes == ()
