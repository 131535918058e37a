"""One designer's afternoon, in the real window: board, deck, rules, save, close, reopen, simulate."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QSpinBox

from engine.boards.notation import from_offset
from engine.scenarios.deck_sheet import text_of
from tests.workbench.answers import answering, file_dialog
from tests.workbench.desks.board_desk import Hands
from tests.workbench.played import HastyEngine
from workbench.desks.board.dialogs.generator import GeneratorDialog
from workbench.dialogs.new_project import NewProjectDialog

ROOT = Path(__file__).parents[2]
SEATS = 2
GAMES = 6
KEY = Qt.Key
TOGGLES = ("tie_break", "visible_cards", "last_round_sale")


class Story:
    """The steps, on one window."""

    def __init__(self, window, qtbot, folder):
        self.window, self.qtbot, self.folder = window, qtbot, folder

    def do(self, key):
        action = self.window.acts[key]
        assert action.isEnabled(), f"{key} is off"
        action.trigger()

    def press(self, *keys, held=Qt.KeyboardModifier.NoModifier):
        """Keys go to the widget with the focus, and reach shortcuts as those of a person."""
        for key in keys:
            self.wake()
            QTest.keyClick(QApplication.focusWidget(), key, held)

    def wake(self):
        """The window has the keyboard again after a dialog."""
        if not self.window.isActiveWindow():
            self.window.activateWindow()
        self.qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)

    # The project.

    def begin(self):
        def fill(dialog):
            dialog.title.setText("Two shores")
            dialog.folder.setText(str(self.folder))
            rows = range(dialog.variants.count())
            names = [str(dialog.variants.itemData(row)).rpartition("/")[2] for row in rows]
            dialog.variants.setCurrentIndex(names.index(f"classic-{SEATS}"))
            dialog.accept()

        with answering((NewProjectDialog, fill)):
            self.do("new_project")
        assert self.window.filing.project.folder == self.folder
        assert self.window.design.document.kind == "variant"

    # The board.

    def draw(self):
        """60 hexes with a half-turn, in five strokes of six hexes beside the first two."""

        def smallest(dialog):
            if dialog.title.text() != "Two shores":
                dialog.title.setText("Two shores")
                for box, number in ((dialog.columns, 2), (dialog.rows, 1)):
                    box.setValue(number)
                for box in (dialog.coastal, dialog.inland):
                    box.setValue(0)
                return False
            if not dialog.make.isEnabled():
                return False
            dialog.make.click()
            return None

        with answering((GeneratorDialog, smallest)):
            self.do("new_board")
        desk = self.window.design.desk
        hands = Hands(desk)
        self.qtbot.waitExposed(desk.view)
        desk.view.setFocus()
        self.wake()
        self.do("board_fold_2")
        for column in range(1, 6):
            desk.view.fit()
            hands.drag(*(from_offset(column, row, "flat") for row in range(-3, 3)))
        self._place(hands)
        spaces = hands.document.spaces
        assert len(spaces) == 60
        assert set(desk.editing.spread(spaces)) == set(spaces)
        assert len(hands.document.history.edits) == 5 + 7
        return hands.document

    def _place(self, hands):
        """Villages with stamps 2 and 3, taken in hand by their digits."""
        kinds = [kind.key for kind in hands.document.schema.kinds]
        hands.desk.view.fit()
        for digit, kind, places in (
            (KEY.Key_2, kinds[1], ((1, 1), (3, -1), (4, 1), (2, -2), (5, -1))),
            (KEY.Key_3, kinds[2], ((5, 2), (2, -3))),
        ):
            self.press(digit)
            assert hands.editing.stamp == kind
            for column, row in places:
                hands.click(from_offset(column, row, "flat"))
        assert sorted(set(hands.document.spaces.values())) == sorted(kinds[:3])

    # The deck.

    def open_file(self, path):
        """By keyboard in the panel Files."""
        tree = self.window.design.files.tree
        match = Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive
        leaves = [item for item in tree.findItems("", match) if item.toolTip(0).endswith(str(path))]
        assert len(leaves) == 1
        tree.setFocus()
        tree.setCurrentItem(leaves[0])
        self.press(KEY.Key_Return)
        assert self.window.design.document.path == path

    def change_cards(self):
        self.open_file(next((self.folder / "variants").glob("*/decks/*.toml")))
        desk = self.window.design.desk
        table = desk.table
        table.setFocus()
        self.qtbot.waitUntil(table.hasFocus)
        slots = desk.model.slots
        column = next(n for n, slot in enumerate(slots) if slot.place != -1)
        self.press(KEY.Key_Home)
        self.press(*[KEY.Key_Right] * column)
        for _ in range(2):
            before = int(text_of(desk.document.cards[table.current_row], slots[column]))
            done = len(desk.document.history.edits)
            self.press(KEY.Key_F2)
            editor = QApplication.focusWidget()
            assert isinstance(editor, QSpinBox)
            self.press(KEY.Key_Down if before > editor.minimum() else KEY.Key_Up, KEY.Key_Return)
            self.qtbot.waitUntil(lambda done=done: len(desk.document.history.edits) == done + 1)
            self.press(KEY.Key_Down)
        return desk.document

    # The rules.

    def flip(self, variant, board):
        self.window.design.show_document(variant)
        desk = self.window.design.desk
        for name in TOGGLES:
            desk.form.go_to(name)
            self.qtbot.waitUntil(
                lambda name=name: desk.form.rows[name].editor.focusProxy().hasFocus()
            )
            self.press(KEY.Key_Down)
        desk.document.do("Use the new board", {("board",): board})
        self.qtbot.waitUntil(lambda: not desk.standing.busy, timeout=8000)
        assert set(TOGGLES) <= set(variant.variant().parameters)
        assert [str(fault) for fault in desk.standing.faults] == []


def _documents(window):
    """What each document holds; a board as the game sees it, whatever column it was begun in."""
    shelf = window.filing.shelf
    return {
        one.path: one.board() if one.kind == "board" else dict(one.fields)
        for one in shelf.documents
    }


def _content(folder):
    kept = [path for path in folder.rglob("*") if path.is_file() and ".oikist" not in path.parts]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in kept}


@pytest.fixture
def story(open_window, qtbot, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    window = open_window(HastyEngine())
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return Story(window, qtbot, tmp_path / "two-shores")


@pytest.mark.slow
def test_a_designer_draws_edits_saves_closes_and_comes_back(story, open_window):
    """From an empty folder to a variant that can be simulated; after reopening all is the same."""
    story.begin()
    variant = story.window.design.document
    board = story.draw()
    with answering(file_dialog()):
        story.do("save")
    assert board.path.parent.parent == story.folder / "boards"
    deck = story.change_cards()
    story.flip(variant, board.path.stem)
    story.do("save_all")
    assert not story.window.filing.shelf.dirty
    documents = _documents(story.window)
    assert set(documents) == {variant.path, board.path, deck.path}
    titles = [tab.document.title for tab in story.window.design.all_tabs()]
    files = _content(story.folder)
    story.window.close()

    again = open_window(HastyEngine())
    assert again.filing.projects.use_project(story.folder)
    assert _content(story.folder) == files
    assert [tab.document.title for tab in again.design.all_tabs()] == titles
    assert _documents(again) == documents
    assert not again.filing.shelf.dirty
    for one in again.filing.shelf.documents:
        assert one.text().encode() == one.path.read_bytes()
    _still_locked(again, board.path)
    _simulated(variant.path, story.folder)


def _still_locked(window, path):
    """The symmetry lock still turns the board about its middle, though its hexes have shifted."""
    tab = next(tab for tab in window.design.all_tabs() if tab.document.path == path)
    spaces = tab.document.spaces
    assert tab.desk.editing.symmetry.fold == 2
    assert set(tab.desk.editing.spread(spaces)) == set(spaces)


def _simulated(variant, folder):
    """The saved variant plays: a batch of the command line, in a process of its own."""
    order = [sys.executable, "-m", "engine.cli.main", "simulate", str(variant), "--json"]
    order += ["--games", str(GAMES), "--bots", "uniform", "--threads", "1"]
    done = subprocess.run(
        order, cwd=folder, env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True, text=True, timeout=600, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == GAMES
