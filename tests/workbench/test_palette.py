"""The palette: found by a few letters, by keyboard alone."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QMainWindow

from tests.workbench.action_table import Table, let_go
from workbench.commands.actions import all_entries
from workbench.commands.keywords import KEYWORDS
from workbench.dialogs.palette import Choice, PaletteDialog
from workbench.language.fuzzy import folded, match
from workbench.settings import Settings


@pytest.fixture
def owner(app):
    window = QMainWindow()
    window.show()
    yield window
    let_go(window)


@pytest.fixture
def table(owner):
    return Table(owner)


@pytest.fixture
def palette(owner, table):
    found = PaletteDialog(table, (), owner)
    found.show()
    return found


def titles(dialog):
    return [dialog.model.choice(row).title for row in range(dialog.model.rowCount())]


def press(dialog, *keys):
    for key in keys:
        QTest.keyClick(dialog.search, key)


def test_typing_finds_and_enter_runs(palette, table, qtbot):
    """Letters, Enter: the action is triggered once the palette is gone."""
    QTest.keyClicks(palette.search, "tkb")
    assert titles(palette)[0] == "Take back"
    press(palette, Qt.Key.Key_Return)
    assert not palette.isVisible()
    qtbot.waitUntil(lambda: table.ran == ["take_back"])


def test_arrows_move_while_typing(palette, table, qtbot):
    """Down, down, up, and round the end; the field keeps the keyboard."""
    press(palette, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up)
    assert palette.list.currentIndex().row() == 1
    press(palette, Qt.Key.Key_Up, Qt.Key.Key_Up)
    assert palette.list.currentIndex().row() == len(table.entries) - 1
    press(palette, Qt.Key.Key_PageUp)
    assert palette.list.currentIndex().row() == len(table.entries) - 9
    press(palette, Qt.Key.Key_Escape)
    assert not palette.isVisible()
    assert table.ran == []


def test_what_cannot_be_done_says_why(owner, table):
    """It is listed last with its reason, and Enter keeps the palette open."""
    table.by_key["save"].setEnabled(False)
    table.by_key["step"].setEnabled(False)
    table.by_key["step"].setProperty("reason", "The game is over")
    dialog = PaletteDialog(table, (), owner)
    dialog.show()
    assert set(titles(dialog)[-2:]) == {"Save", "Step"}
    QTest.keyClicks(dialog.search, "step")
    choice = dialog.model.choice(0)
    assert choice.reason == "The game is over"
    press(dialog, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert table.ran == []
    dialog.reject()


def test_recent_ones_come_first(owner, table, tmp_path, qtbot):
    """What was used last stands on top of the next palette, and after a restart."""
    settings = Settings(tmp_path / "window.ini")
    for key in ("fill", "step"):
        dialog = PaletteDialog(table, (), owner, settings)
        dialog.show()
        QTest.keyClicks(dialog.search, key)
        press(dialog, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: table.ran == ["fill", "step"])
    later = PaletteDialog(table, (), owner, Settings(settings.path))
    assert titles(later)[:2] == ["Step", "Fill"]
    later.reject()


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("theme", {"system", "light", "dark", "contrast"}),
        ("dark mode", {"dark"}),
        ("color scheme", {"system", "light", "dark", "contrast"}),
        ("settings", {"preferences"}),
        ("font size", {"preferences"}),
        ("language", {"preferences"}),
        ("undo", {"undo"}),
        ("redo", {"redo"}),
        ("zoom", {"play_zoom_in", "board_zoom_in", "graph_zoom_in"}),
        ("exit", {"quit"}),
        ("full screen", {"hide_docks"}),
        ("hotkeys", {"shortcuts"}),
        ("restart", {"new_game", "start_from_here"}),
        ("opponent", {"me_against_bots"}),
        ("statistics", {"mode_lab", "simulate_this", "outlook", "run_batch"}),
        ("batch", {"run_batch"}),
        ("tutorial", {"tour"}),
        ("help", {"manual"}),
        ("delete", {"card_remove"}),
        ("rotate", {"board_turn"}),
        ("screenshot", {"export"}),
        ("history", {"matches", "look_back", "look_on"}),
        ("version", {"about"}),
        ("bigger text", {"preferences"}),
        ("francais", {"preferences"}),
        ("new match", {"new_game"}),
        ("load game", {"matches", "open_position"}),
        ("random map", {"board_generate"}),
        ("cheat", {"edit_position", "shortcuts"}),
    ],
)
def test_what_people_call_it_is_found(owner, typed, first):
    """By other words than its name; and the words belong to something that there is."""
    entries = all_entries()
    assert {*KEYWORDS} <= {entry.key for entry in entries}
    dialog = PaletteDialog(Table(owner, entries), (), owner)
    dialog.model.look_for(typed)
    found = [dialog.model.choice(row).key for row in range(len(first))]
    assert set(found) <= first
    dialog.reject()


def test_files_are_found_too(owner, qtbot):
    """Documents are offered through the same list, with their folder."""
    opened = []
    files = [
        Choice(name, f"boards/{name}.toml", lambda name=name: opened.append(name))
        for name in ("north-coast", "long-game", "reconstruction-1")
    ]
    dialog = PaletteDialog(None, files, owner)
    dialog.show()
    QTest.keyClicks(dialog.search, "r1")
    assert titles(dialog) == ["reconstruction-1"]
    press(dialog, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: opened == ["reconstruction-1"])


def test_nothing_found_is_said(palette):
    """An empty list gives way to a sentence."""
    QTest.keyClicks(palette.search, "zzzz")
    assert palette.empty.isVisible()
    assert not palette.list.isVisible()
    assert not palette.run_current()


def test_screen_readers_hear_everything(palette):
    """Title, sentence and shortcut in one text."""
    text = palette.model.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert text == "Save, Write the document to its file, Ctrl+S"


def test_the_model_keeps_qts_rules(palette):
    """Qt's own tester finds no fault while one types."""
    tester = QAbstractItemModelTester(
        palette.model, QAbstractItemModelTester.FailureReportingMode.Warning
    )
    QTest.keyClicks(palette.search, "fi xx")
    palette.search.clear()
    assert tester.model() is palette.model


@pytest.mark.parametrize(
    ("search", "better", "worse"),
    [
        ("sa", "Save as", "Reset all"),
        ("nb", "New board", "Number of bots"),
        ("fit", "Fit board", "File system type"),
        ("cestina", "Čeština", "Česká tiskárna navíc"),
        ("board new", "New board", "New borders around dunes"),
    ],
)
def test_better_answers_score_more(search, better, worse):
    """Starts of words, whole words and any order; case and accents do not matter."""
    first, second = match(search, better), match(search, worse)
    assert first is not None
    assert second is None or first.score > second.score


@given(st.text(max_size=12), st.text(max_size=40))
def test_found_letters_are_the_search(search, text):
    """Every letter that is marked is a letter of the search, and every word was found."""
    found = match(search, text)
    marked = folded(text)
    assert len(marked) == len(text)
    if found is None:
        return
    assert list(found.places) == sorted(set(found.places))
    letters = {letter for word in folded(search).split() for letter in word}
    assert {marked[place] for place in found.places} == letters
