"""The map editor without a mouse, and what is done at once."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from tests.workbench.desks.graph.graph_desk import SHIFT, empty_map, opened

TAB, BACK, ENTER = Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Return


def test_tab_walks_the_spaces_by_their_numbers(hands):
    """Each is selected; behind the last one the keyboard leaves the map."""
    walked = []
    for _ in range(5):
        hands.key(TAB)
        walked.append(next(iter(hands.editing.selection))[1])
    assert walked == list(hands.document.order)
    assert hands.view.hasFocus()
    hands.key(TAB)
    assert not hands.view.hasFocus()


def test_arrows_move_what_is_selected(hands):
    """By the grid; with Shift farther; what one key does while it is held is one step."""
    hands.key(TAB)
    hands.key(Qt.Key.Key_Right)
    hands.key(Qt.Key.Key_Down, SHIFT)
    assert hands.document.spaces["mill"].at == (4.25, 4.0)
    assert hands.texts() == ["Move Mill"] * 2


def test_a_link_is_drawn_with_keys_alone(hands):
    """Enter at one space, Tab to the other, Enter."""
    hands.do("graph_link")
    hands.key(TAB)
    hands.key(ENTER)
    for _ in range(3):
        hands.key(TAB)
    hands.key(ENTER)
    assert hands.document.links[7].ends == ("mill", "quay")
    assert hands.document.links[7].label == "d"


def test_a_space_is_put_with_keys_alone(fresh):
    """The arrows move a cross, Enter puts a space there."""
    fresh.do("graph_space")
    fresh.key(Qt.Key.Key_Right)
    fresh.key(Qt.Key.Key_Up)
    fresh.key(ENTER)
    assert fresh.document.spaces["town-1"].at == (4.25, 2.75)


def test_escape_gives_up_step_by_step(hands):
    """First what was begun, then the tool, then the selection."""
    hands.do("graph_select_all")
    hands.do("graph_link")
    hands.click("mill")
    hands.key(Qt.Key.Key_Escape)
    assert hands.editing.tool == "link"
    hands.key(Qt.Key.Key_Escape)
    assert hands.editing.tool == "select"
    assert hands.editing.selection
    hands.key(Qt.Key.Key_Escape)
    assert not hands.editing.selection


def test_pieces_go_from_map_to_map(hands, app, qtbot):
    """With the links between them; keys that are taken are counted on."""
    hands.editing.select({("space", "mill"), ("space", "ford"), ("space", "inn")})
    hands.do("graph_copy")
    other = opened(qtbot, empty_map())
    other.do("graph_paste")
    other.do("graph_paste")
    document = other.document
    assert len(document.spaces) == 6
    assert len(document.links) == 6
    assert {space.name for space in document.spaces.values()} >= {"Mill", "Ford", "Inn"}
    assert len(other.editing.selection) > 3
    assert len(other.texts()) == 2


def test_cut_and_undo_leave_the_map_as_it_was(hands):
    """What was cut is on the clipboard and can be put elsewhere."""
    before = dict(hands.document.fields)
    hands.editing.select({("space", "mill")})
    hands.do("graph_cut")
    assert "mill" not in hands.document.spaces
    assert "mill" in QGuiApplication.clipboard().text()
    hands.document.undo()
    assert dict(hands.document.fields) == before


def test_what_is_no_map_is_not_pasted(hands):
    """It is said, and nothing changes."""
    QGuiApplication.clipboard().setText("Rome, Ostia")
    said = []
    hands.editing.failed.connect(said.append)
    hands.do("graph_paste")
    assert "no spaces on the clipboard" in said[0]
    assert hands.texts() == []


def test_a_copy_lies_beside_what_was_copied(hands):
    """One step; the copy is selected."""
    hands.editing.select({("space", "quay"), ("space", "gate")})
    hands.do("graph_duplicate")
    document = hands.document
    assert len(document.spaces) == 7
    assert document.links[7].ends == ("quay-1", "gate-1") or len(document.links) == 7
    assert len(hands.texts()) == 1


def test_selected_spaces_are_linked_in_their_order(hands):
    """One step for all of them."""
    hands.editing.select({("space", "mill"), ("space", "quay"), ("space", "ford")})
    hands.do("graph_join")
    ends = [hands.document.links[number].ends for number in (7, 8)]
    assert ends == [("mill", "ford"), ("ford", "quay")]
    assert len(hands.texts()) == 1


def test_an_area_of_the_selected_spaces(hands):
    """Its outline goes through the outermost of them."""
    hands.editing.select({("space", key) for key in ("ford", "inn", "quay", "gate", "mill")})
    hands.do("graph_area_of")
    area = hands.document.areas["field-1"]
    assert set(area.spaces) == set(hands.document.order)
    assert len(area.outline) == 4


@pytest.mark.parametrize(
    "key", ["graph_turn", "graph_turn_back", "graph_mirror_across", "graph_mirror_down"]
)
def test_turning_and_mirroring_are_one_step_each(hands, key):
    """Four turns or two mirrorings give the map back."""
    before = {name: space.at for name, space in hands.document.spaces.items()}
    hands.do("graph_select_all")
    for _ in range(4):
        hands.do(key)
    after = {name: space.at for name, space in hands.document.spaces.items()}
    assert all(after[name] == pytest.approx(before[name]) for name in before)
    assert len(hands.texts()) == 4


def test_all_of_a_kind_are_selected(hands):
    """Those that are of a kind with what is selected."""
    hands.editing.select({("link", 1)})
    hands.do("graph_select_kind")
    assert {where for where, _ in hands.editing.selection} == {"link"}
    assert len(hands.editing.selection) == 6


def test_little_sea_is_left_around_a_map_that_is_trimmed(hands):
    """Places move together, and the size follows."""
    hands.do("graph_trim")
    lowest = min(min(space.at) for space in hands.document.spaces.values())
    assert 1.0 <= lowest <= 1.75
    assert hands.document.size != (8.0, 6.0)
    assert len(hands.texts()) == 1


def test_a_letter_is_a_shortcut_where_no_link_is_in_hand(hands):
    """Letters reach links only while some are selected or under the mouse."""
    hands.view.setFocus()
    QTest.keyClick(hands.view, "d")
    assert hands.texts() == []
