"""The board editor with the keyboard alone, and what its table of actions promises."""

from collections import Counter
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QContextMenuEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QToolBar

from engine.boards.lattice import neighbours
from tests.workbench.desks.board_desk import kinds, opened, plain_board
from workbench.commands.board import TABLE
from workbench.look.icons import icon
from workbench.look.theme import LIGHT

Key = Qt.Key


@pytest.fixture
def hands(app, qtbot):
    found = opened(qtbot)
    found.view.setFocus()
    found.editing.move_cursor((2, 2))
    return found


@pytest.fixture
def press(hands, qtbot):
    def pressed(*keys, modifier=Qt.KeyboardModifier.NoModifier):
        for key in keys:
            qtbot.keyClick(hands.view, key, modifier)

    return pressed


def test_arrows_walk_along_the_hexes(hands, press):
    """Up and down go straight; left and right step to a neighbour, zigzag, in the same row."""
    press(Key.Key_Down)
    assert hands.editing.cursor == (2, 3)
    press(Key.Key_Up)
    walked = [hands.editing.cursor]
    for _ in range(4):
        press(Key.Key_Right)
        walked.append(hands.editing.cursor)
    assert all(b in neighbours(a, "flat") for a, b in pairwise(walked))
    assert walked[-1] == (6, 0)


def test_arrows_on_pointy_hexes(app, qtbot):
    """With pointy tops left and right go straight and up and down zigzag."""
    hands = opened(qtbot, plain_board(orientation="pointy"))
    hands.editing.move_cursor((2, 2))
    qtbot.keyClick(hands.view, Key.Key_Right)
    assert hands.editing.cursor == (3, 2)
    qtbot.keyClick(hands.view, Key.Key_Down)
    qtbot.keyClick(hands.view, Key.Key_Down)
    assert hands.editing.cursor == (2, 4)


def test_enter_uses_the_tool(hands, press):
    """Enter stamps the hex under the cursor; a shape begins and ends with Enter."""
    hands.editing.use_stamp(kinds()[1])
    press(Key.Key_Return)
    assert hands.document.spaces[2, 2] == kinds()[1]
    hands.do("board_line")
    press(Key.Key_Down, Key.Key_Return, Key.Key_Down, Key.Key_Down)
    assert len(hands.desk.canvas.ghost) == 3
    press(Key.Key_Return)
    assert {hands.document.spaces[2, row] for row in (3, 4, 5)} == {kinds()[1]}


def test_shift_and_arrows_select(hands, press):
    """Shift and the arrows extend the selection; Esc clears it."""
    press(Key.Key_Down, Key.Key_Down, modifier=Qt.KeyboardModifier.ShiftModifier)
    assert hands.editing.selection == {(2, 2), (2, 3), (2, 4)}
    press(Key.Key_Escape)
    assert not hands.editing.selection


def test_pasting_by_keyboard(hands, press):
    """A piece in hand follows the cursor, and Enter puts it."""
    hands.editing.use_stamp(kinds()[1])
    press(Key.Key_Return)
    hands.editing.select([(2, 2)])
    hands.do("board_copy")
    hands.do("board_paste")
    press(Key.Key_Down, Key.Key_Down, Key.Key_Return)
    assert hands.document.spaces[2, 4] == kinds()[1]


def test_escape_gives_a_paste_up(hands, press):
    """Esc drops the piece in hand, and the selection stays."""
    hands.editing.select([(2, 2)])
    hands.do("board_copy")
    hands.do("board_paste")
    press(Key.Key_Escape)
    assert not hands.desk.toolbox.pasting
    assert hands.desk.canvas.ghost == {}
    assert hands.editing.selection == {(2, 2)}


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_menu_key_lists_actions(hands, qtbot):
    """The context menu by keyboard holds tools and edits; the mouse does not open it."""
    for reason, count in (
        (QContextMenuEvent.Reason.Mouse, 0),
        (QContextMenuEvent.Reason.Keyboard, 1),
    ):
        QApplication.sendEvent(
            hands.view.viewport(), QContextMenuEvent(reason, QPoint(5, 5), QPoint(5, 5))
        )
        menus = [menu for menu in hands.desk.findChildren(QMenu) if menu.isVisible()]
        assert len(menus) == count
    assert len(menus[0].actions()) > 20
    menus[0].close()


def test_the_cursor_is_brought_into_sight(hands, press):
    """Walking out of the window scrolls it."""
    hands.view.zoom_to(3.0)
    press(*[Key.Key_Right] * 12)
    middle = hands.view.sight
    assert middle.contains(hands.desk.canvas._cursor.boundingRect().center())


def test_every_entry_has_a_slot_an_icon_file_and_a_tip():
    """Keys are unique, shortcuts are valid and free, and every named drawing is there."""
    assert len({entry.key for entry in TABLE}) == len(TABLE)
    used = Counter(entry.shortcut for entry in TABLE if entry.shortcut)
    assert [keys for keys, count in used.items() if count > 1] == []
    assert all(not QKeySequence(keys).isEmpty() for keys in used)
    assert all(entry.tip and not entry.tip.endswith(".") for entry in TABLE)


def test_every_icon_can_be_drawn(app):
    """Each drawing that an entry names exists and is not empty."""
    for entry in TABLE:
        if entry.icon:
            assert not icon(entry.icon, LIGHT).pixmap(24).toImage().isNull()


def test_the_desk_answers_every_entry(hands):
    """No action of the table is without effect on a board's desk, and none is made up."""
    assert set(hands.desk.slots()) == {entry.key for entry in TABLE}
    assert set(hands.desk.enabled()) <= set(hands.desk.slots())
    checkable = {entry.key for entry in TABLE if entry.checkable or entry.group}
    assert checkable <= set(hands.desk.checked()) <= checkable


def test_the_toolbar_is_made_of_the_actions_that_fit_the_game(hands):
    """Every tool has a button, but edges and corners only where the game knows such things."""
    actions = {entry.key: QAction(entry.text) for entry in TABLE}
    hands.desk.set_actions(actions)
    shown = hands.desk.findChild(QToolBar, "board_bar").actions()
    assert actions["board_stamp"] in shown
    assert actions["board_fold_6"] in shown
    assert actions["board_edges"] not in shown


@pytest.mark.parametrize("key", ["board_generate", "board_resize", "board_compare"])
def test_dialogs_open_and_close(hands, key):
    """Each opens over the desk, and Cancel leaves the board as it is."""
    hands.do(key)
    (dialog,) = [found for found in hands.desk.findChildren(QDialog) if found.isVisible()]
    dialog.reject()
    assert hands.texts() == []


def test_the_finder_bar_gives_the_keyboard_back(hands):
    """Find opens a field with the keyboard in it; closing it returns to the board."""
    hands.do("board_find")
    assert hands.desk.finder.isVisible()
    hands.desk.finder.dismiss()
    assert not hands.desk.finder.isVisible()
