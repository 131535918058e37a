"""Tools of the board editor, with the mouse on a real desk."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.boards.lattice import OPERATIONS, line, ring
from engine.boards.regions import region_of
from engine.errors import OikistError
from tests.workbench.desks.board_desk import ALT, CTRL, NONE, RIGHT, SHIFT, kinds, opened
from workbench.desks.board import clipboard


@pytest.fixture
def hands(app, qtbot):
    return opened(qtbot)


@pytest.fixture
def village(hands):
    kind = kinds()[1]
    hands.editing.use_stamp(kind)
    return kind


def of_kind(hands, kind):
    return {axial for axial, own in hands.document.spaces.items() if own == kind}


def test_a_stroke_is_one_step_without_gaps(hands, village):
    """A quick drag paints every hex on its way; the history has one phrase with the number."""
    hands.drag((1, 1), (5, 1))
    assert of_kind(hands, village) == set(line((1, 1), (5, 1)))
    assert len(hands.texts()) == 1
    assert hands.texts()[0].startswith("Paint 5 hexes: ")


def test_undo_waits_for_the_end_of_a_stroke(hands, village):
    """While the button is down, undo does nothing; afterwards it takes the whole stroke back."""
    hands.press((1, 1))
    hands.move((3, 1))
    hands.document.undo()
    assert len(of_kind(hands, village)) == 3
    hands.release((3, 1))
    hands.document.undo()
    assert not of_kind(hands, village)


def test_escape_takes_a_stroke_back_without_a_trace(hands, village, qtbot):
    """After Esc the board and the history are as if the stroke had never begun."""
    before = dict(hands.document.fields)
    hands.press((1, 1))
    hands.move((4, 1))
    qtbot.keyClick(hands.view, "\x1b")
    hands.release((4, 1))
    assert dict(hands.document.fields) == before
    assert hands.texts() == []


def test_shift_draws_a_line_from_the_last_hex(hands, village):
    """Shift and a click join the last hex with this one."""
    hands.click((1, 1))
    hands.click((6, 0), keys=SHIFT)
    assert of_kind(hands, village) == set(line((1, 1), (6, 0)))


def test_ctrl_shift_draws_a_ring(hands, village):
    """Ctrl+Shift and a drag put a ring around the first hex, also beside the board."""
    hands.drag((3, 2), (3, 0), keys=CTRL | SHIFT)
    assert of_kind(hands, village) == set(ring((3, 2), 2, "flat"))


@pytest.mark.parametrize(("button", "keys"), [(RIGHT, NONE), (None, ALT)])
def test_erasing_with_the_stamp_in_hand(hands, village, button, keys):
    """A drag with the right button erases, and so does Alt for mice with one button."""
    given = {} if button is None else {"button": button}
    hands.drag((2, 1), (4, 1), keys=keys, **given)
    assert not set(line((2, 1), (4, 1))) & set(hands.document.spaces)
    assert hands.texts() == ["Erase 3 hexes"]


def test_the_right_button_picks_up(hands, village):
    """A click with the right button takes the kind under it in hand; nothing is edited."""
    hands.click((2, 2), button=RIGHT)
    assert hands.editing.stamp == kinds()[0]
    assert hands.texts() == []


def test_fill_stays_inside_its_border(hands, village):
    """Fill paints connected hexes of one kind, up to a ring of another one."""
    wall = ring((4, 1), 2, "flat")
    hands.document.do("wall", {("hex", *axial): kinds()[2] for axial in wall})
    hands.do("board_fill")
    hands.click((4, 1))
    assert of_kind(hands, village) == {(4, 1), *ring((4, 1), 1, "flat")}


def test_fill_refuses_the_open_sea(hands, village, qtbot):
    """Ground that nothing encloses is not filled; a sentence says why."""
    hands.do("board_fill")
    with qtbot.waitSignal(hands.desk.failed) as told:
        hands.click((-1, 0))
    assert "encloses" in told.args[0]
    assert hands.texts() == []


def test_a_rectangle_has_columns_and_rows(hands, village):
    """The rectangle tool paints all hexes between two corners."""
    hands.do("board_rectangle")
    hands.drag((1, 1), (3, 2))
    assert len(of_kind(hands, village)) == 3 * 3
    assert len(hands.texts()) == 1


def test_six_fold_painting(hands, village):
    """With the lock on, one click paints six hexes, and undo takes them together."""
    hands.do("board_fold_6")
    hands.click((1, 1))
    assert len(of_kind(hands, village)) == 6
    hands.document.undo()
    assert not of_kind(hands, village)


@pytest.mark.parametrize("tool", ["select", "lasso"])
def test_selecting_in_a_band(hands, tool):
    """Rectangle and lasso select the spaces whose middle they hold."""
    hands.do(f"board_{tool}")
    hands.drag((0, 0), (0, 4), (4, 2))
    assert (1, 2) in hands.editing.selection
    assert (7, 0) not in hands.editing.selection


def test_wand_and_same_kind(hands, village):
    """The wand selects what is connected; same kind selects what lies elsewhere as well."""
    for axial in ((1, 1), (2, 1), (6, 1)):
        hands.click(axial)
    hands.do("board_wand")
    hands.click((1, 1))
    assert hands.editing.selection == {(1, 1), (2, 1)}
    hands.do("board_same")
    hands.click((1, 1))
    assert hands.editing.selection == {(1, 1), (2, 1), (6, 1)}


def test_a_drag_moves_the_selection(hands, village):
    """What is selected goes with the mouse, with its name, in one step."""
    hands.click((2, 1))
    hands.document.do("name", {("name", 2, 1): "Croton"})
    hands.do("board_select")
    hands.editing.select([(2, 1)])
    hands.drag((2, 1), (5, 1))
    assert of_kind(hands, village) == {(5, 1)}
    assert dict(hands.document.place_names) == {(5, 1): "Croton"}
    assert hands.editing.selection == {(5, 1)}
    assert hands.texts()[-1] == "Move 1 hex"


def test_copy_and_paste(hands, village):
    """A copied piece follows the mouse, is turned by Z, and a click puts it down."""
    hands.click((1, 1))
    hands.click((2, 1))
    hands.editing.select([(1, 1), (2, 1)])
    hands.do("board_copy")
    hands.do("board_paste")
    hands.hover((5, 0))
    assert len(hands.desk.canvas.ghost) == 2
    for _ in range(6):
        hands.do("board_turn")
    hands.click((5, 1))
    assert len(of_kind(hands, village)) == 4
    assert hands.texts()[-1] == "Paste 2 hexes"
    assert not hands.desk.toolbox.pasting


def test_cut_leaves_a_hole_and_names_travel(hands):
    """Cut takes spaces with their names; pasting brings both back."""
    hands.document.do("name", {("name", 2, 1): "Croton"})
    before = dict(hands.document.fields)
    hands.editing.select([(2, 1), (3, 1)])
    hands.do("board_cut")
    assert (2, 1) not in hands.document.spaces
    assert not hands.document.place_names
    hands.do("board_paste")
    piece = clipboard.copied()
    places = ((2, 1), (3, 1))
    hands.click(next(at for at in places if piece.moved(at).spaces.keys() == set(places)))
    assert dict(hands.document.fields) == before


def test_the_clipboard_goes_between_windows(hands, app, qtbot):
    """What one desk copied, another desk pastes."""
    hands.editing.select([(1, 1), (2, 1)])
    hands.do("board_copy")
    other = opened(qtbot)
    other.do("board_paste")
    assert len(other.desk.canvas.ghost) == 2
    assert region_of(app.clipboard().text()) == clipboard.copied()


def test_an_empty_clipboard_is_told(hands, app, qtbot):
    """Pasting something else gives a sentence."""
    app.clipboard().setText("words")
    with qtbot.waitSignal(hands.desk.failed) as told:
        hands.do("board_paste")
    assert "no spaces" in told.args[0]


def test_stamps_are_stored_and_recalled(hands):
    """A digit recalls a kind; with Ctrl it keeps the selection as a stamp."""
    hands.do("board_stamp_2")
    assert hands.editing.stamp == kinds()[1]
    hands.editing.select([(1, 1), (2, 1), (3, 0)])
    hands.do("board_store_5")
    hands.do("board_stamp_5")
    assert hands.desk.toolbox.pasting
    assert len(hands.desk.canvas.ghost) == 3


def test_crop_keeps_what_lies_outside(hands):
    """Cropping hides spaces from the file and loses none; showing all brings them back."""
    before = hands.document.text()
    hands.editing.select([(1, 1), (3, 2)])
    hands.do("board_crop")
    assert len(hands.document.board()) < len(hands.document.spaces) == 56
    hands.do("board_uncrop")
    assert hands.document.text() == before


def test_grow_and_shift(hands):
    """Growing adds a rim; shifting keeps the shape and can be taken back."""
    hands.do("board_grow")
    assert (-1, 0) in hands.document.spaces
    count = len(hands.document.spaces)
    for way in ("right", "left", "down", "up"):
        hands.do(f"board_shift_{way}")
    assert len(hands.document.spaces) == count
    assert (-1, 0) in hands.document.spaces
    assert min(hands.document.spaces) == (-1, 0)


WAYS = st.sampled_from(
    [
        *(f"board_{key}" for key in ("copy", "cut", "delete", "select_all", "grow", "crop")),
        *(f"board_{key}" for key in ("uncrop", "turn", "turn_back", "shift_left", "shift_down")),
        *(f"board_mirror_{axis}" for axis in range(6)),
        *(f"board_fold_{fold}" for fold in (1, 2, 3, 6)),
        *("board_axis_0", "board_axis_3", "board_axis_none", "paste", "escape", "undo", "redo"),
    ]
)
TOOLS = st.sampled_from(
    ["stamp", "eraser", "fill", "line", "rectangle", "ring", "select", "wand", "same", "lasso"]
)
PLACES = st.tuples(st.integers(-1, 8), st.integers(-3, 6))
GESTURES = st.tuples(TOOLS, st.lists(PLACES, min_size=1, max_size=3), st.integers(0, 3))


def written(document):
    """The file's bytes, or why there can be none."""
    try:
        return document.text().encode()
    except OikistError as problem:
        return str(problem)


def act(hands, step):
    if isinstance(step, tuple):
        tool, places, kind = step
        hands.do(f"board_{tool}")
        hands.editing.use_stamp(kinds()[kind])
        hands.drag(*places)
    elif step == "paste":
        hands.do("board_paste")
        hands.click((2, 2))
    elif step == "escape":
        hands.desk.cancel()
    elif step in {"undo", "redo"}:
        getattr(hands.document, step)()
    else:
        hands.do(step)


@settings(
    max_examples=15,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(st.lists(GESTURES | WAYS, max_size=10))
def test_undo_and_redo_give_the_same_bytes(hands, steps):
    """After any string of tools, walking the history back and forth gives each state again."""
    document = hands.document
    document.go_to(0)
    seen = {}
    for step in steps:
        act(hands, step)
        hands.desk.cancel()
        seen = {at: kept for at, kept in seen.items() if at < document.history.position}
        seen[document.history.position] = (written(document), dict(document.fields))
    for position in [*sorted(seen, reverse=True), *sorted(seen)]:
        document.go_to(position)
        assert (written(document), dict(document.fields)) == seen[position]


@given(st.sampled_from(OPERATIONS), st.sampled_from(OPERATIONS))
@settings(
    max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_a_pasted_piece_is_the_copied_one(hands, first, second):
    """What is turned in hand and pasted is what was copied, after the same operations."""
    hands.document.go_to(0)
    hands.document.do("x", {("hex", 2, 1): kinds()[1], ("hex", 3, 1): kinds()[2]})
    hands.editing.select([(2, 1), (3, 1), (3, 2)])
    hands.do("board_copy")
    region = clipboard.copied().transformed(first).transformed(second)
    hands.do("board_paste")
    hands.desk.acts.transform(first)
    hands.desk.acts.transform(second)
    hands.click((30, -10))
    placed = {axial: kind for axial, kind in hands.document.spaces.items() if axial[0] > 20}
    assert placed == region.moved((30, -10)).spaces
