"""Shortcuts: conflicts by scope, reset, CSV."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QWidget

from tests.workbench.action_table import ENTRIES, Table, let_go
from workbench.commands.shortcuts import (
    ShortcutError,
    as_csv,
    changed_only,
    conflicts,
    from_csv,
    overlap,
    plain,
    rivals,
)
from workbench.dialogs.shortcuts import ShortcutsPage
from workbench.settings import Settings

BY_KEY = {entry.key: entry for entry in ENTRIES}
SCOPES = ("window", "design", "board", "graph", "deck", "variant", "play", "lab")
KEYS = st.sampled_from(["", "B", "F7", "Ctrl+K", "Ctrl+K, Ctrl+S", "Alt+Shift+Up", "Ctrl+,", "#"])


@pytest.fixture
def page(app, tmp_path):
    owner = QWidget()
    found = ShortcutsPage(Settings(tmp_path / "window.ini"), Table(owner), owner)
    owner.show()
    yield found
    let_go(owner)


@pytest.mark.parametrize(
    ("first", "second", "both"),
    [
        ("window", "deck", True),
        ("window", "lab", True),
        ("design", "board", True),
        ("board", "board", True),
        ("board", "deck", False),
        ("design", "play", False),
        ("play", "lab", False),
    ],
)
def test_scopes_overlap(first, second, both):
    """The window is in front with everything, a desk never with another one."""
    assert overlap(first, second) is both
    assert overlap(second, first) is both


def test_equal_keys_conflict_only_where_both_work():
    """Ctrl+Z may undo an edit here and a move there; Ctrl+S is taken everywhere."""
    assert conflicts(ENTRIES, {}) == []
    assert rivals(BY_KEY["step"], "Ctrl+S", ENTRIES, {}) == [BY_KEY["save"]]
    assert rivals(BY_KEY["card"], "F", ENTRIES, {}) == []
    assert rivals(BY_KEY["save"], "B", ENTRIES, {}) == [BY_KEY["stamp"], BY_KEY["card"]]


def test_the_beginning_of_a_chord_conflicts():
    """Ctrl+K hides Ctrl+K, Ctrl+S."""
    chosen = {"fill": "Ctrl+K, Ctrl+S"}
    assert rivals(BY_KEY["stamp"], "Ctrl+K", ENTRIES, chosen) == [BY_KEY["fill"]]
    assert rivals(BY_KEY["stamp"], "Ctrl+L", ENTRIES, chosen) == []


def test_a_shortcut_in_use_is_refused_with_words(page):
    """The page tells who has the keys, and offers to take them."""
    page.choose("fill")
    assert not page.use(BY_KEY["fill"], "B")
    assert "Stamp" in page.said.text()
    assert page._settings.shortcuts == {}
    page.keys.setKeySequence(QKeySequence("B"))
    page.take.click()
    assert page._settings.shortcuts == {"fill": "B", "stamp": ""}


def test_typing_gives_an_action_its_keys(page, qtbot):
    """Keys that are pressed in the field hold once the field is left in peace."""
    page.choose("fill")
    page.keys.setFocus()
    QTest.keyClick(page.keys, Qt.Key.Key_F7)
    with qtbot.waitSignal(page.changed, timeout=5000):
        pass
    assert page._settings.shortcuts == {"fill": "F7"}
    assert page.model.index(4, 2).data() == "F7"


def test_reset_one_and_all(page):
    """The usual keys come back, for one action or for all."""
    for key in ("save", "fill"):
        page.use(BY_KEY[key], "F6" if key == "save" else "F7")
    page.choose("save")
    assert page.reset.isEnabled()
    page.reset.click()
    assert page._settings.shortcuts == {"fill": "F7"}
    page.reset_all.click()
    assert page._settings.shortcuts == {}


def test_no_shortcut_is_a_choice(page):
    """An action may do without, and that is remembered."""
    page.choose("save")
    page.clear.click()
    assert page._settings.shortcuts == {"save": ""}
    assert page.keys.keySequence().isEmpty()


def test_search_finds_actions_and_keys(page):
    """Words of any column, in any order."""
    for search, count in (("back", 1), ("ctrl z", 2), ("board editor", 3), ("nothing at all", 0)):
        page.search.setText(search)
        assert page._filter.rowCount() == count, search


def test_the_model_keeps_qts_rules(page):
    """Qt's own tester finds no fault."""
    tester = QAbstractItemModelTester(
        page.model, QAbstractItemModelTester.FailureReportingMode.Warning
    )
    page.use(BY_KEY["fill"], "F7")
    page.search.setText("f")
    assert tester.model() is page.model


@given(st.dictionaries(st.sampled_from(sorted(BY_KEY)), KEYS))
def test_csv_round_trip(chosen):
    """What is exported comes back the same, unless two actions would share keys."""
    chosen = changed_only(ENTRIES, chosen)
    text = as_csv(ENTRIES, chosen)
    if conflicts(ENTRIES, chosen):
        with pytest.raises(ShortcutError):
            from_csv(text, ENTRIES)
    else:
        assert from_csv(text, ENTRIES) == chosen


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a,b\n1,2\n", "column 'key' is missing"),
        ("key,shortcut\nsavee,F2\n", "line 2: unknown action 'savee'"),
        ("key,shortcut\nsave,Ctrl+Nonsense\n", "'Ctrl+Nonsense' is not a valid shortcut"),
        ("key,shortcut\nsave,F2\nstep,F2\n", "would have the same shortcut"),
        ("", "column 'key' is missing"),
        ("key,shortcut\nsave\n", None),
    ],
)
def test_bad_tables_are_refused_in_words(app, text, said):
    """Each fault is named with its line; a missing cell is no shortcut."""
    if said is None:
        assert from_csv(text, ENTRIES) == {"save": ""}
        return
    with pytest.raises(ShortcutError) as refused:
        from_csv(text, ENTRIES, "mine.csv")
    assert said in str(refused.value)
    assert "mine.csv" in str(refused.value)


def test_files_in_and_out(page, tmp_path):
    """Export, reset, import: as before; a file that is no text leaves everything."""
    page.use(BY_KEY["fill"], "F7")
    assert page.write(tmp_path / "mine.csv")
    page.reset_all.click()
    assert page.read(tmp_path / "mine.csv")
    assert page._settings.shortcuts == {"fill": "F7"}
    (tmp_path / "bad.csv").write_bytes(b"\xff\xfe\x00")
    assert not page.read(tmp_path / "bad.csv")
    assert not page.read(tmp_path / "none.csv")
    assert not page.write(tmp_path / "no" / "folder.csv")
    assert page.said.objectName() == "danger"
    assert page._settings.shortcuts == {"fill": "F7"}


def test_plain_texts_have_no_mnemonics():
    """One & marks a letter, two are an &."""
    assert plain("&Save") == "Save"
    assert plain("Fit && centre") == "Fit & centre"


def test_the_window_has_no_conflicts(app):
    """No two actions of the whole table answer the same keys where both work."""
    from workbench.commands.actions import all_entries

    pairs = [(a.key, b.key, a.shortcut) for a, b in conflicts(all_entries(), {})]
    assert pairs == []
    assert {entry.scope for entry in all_entries()} <= set(SCOPES)
