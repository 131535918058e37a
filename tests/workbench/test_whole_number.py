"""Fields for whole numbers: nothing that is typed is cut, what cannot be is explained."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QRect, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QStackedWidget, QTableWidget, QVBoxLayout, QWidget

import workbench
from workbench.widgets.typed import take_typed
from workbench.widgets.whole_number import DecimalNumber, WholeNumber


@pytest.fixture
def field(app, qtbot):
    """A number from 1 to 9 that is 6, above another field."""
    page = QWidget()
    qtbot.addWidget(page)
    found = WholeNumber(page, 1, 9)
    found.setSuffix(" tiles")
    found.setValue(6)
    column = QVBoxLayout(page)
    column.addWidget(found)
    column.addWidget(QLineEdit())
    page.show()
    qtbot.waitExposed(page)
    found.setFocus()
    found.selectAll()
    yield found
    page.close()


def answer(field):
    """The sentence in sight; "" for none."""
    return field.answer.text() if field.answer is not None and field.answer.isVisible() else ""


def test_undo_is_left_to_the_document_unless_a_number_is_half_typed(field, qtbot):
    """The field's own history would show a number that nothing holds any more."""
    done = []
    for name, keys in (("Undo", "Ctrl+Z"), ("Redo", "Ctrl+Shift+Z")):
        action = QAction(field.window())
        action.setShortcut(QKeySequence(keys))
        action.triggered.connect(lambda _=False, name=name: done.append(name))
        field.window().addAction(action)
    control = Qt.KeyboardModifier.ControlModifier
    QTest.keyClicks(field, "9")
    QTest.keyClick(field, Qt.Key.Key_Z, control)
    assert (done, field.text()) == ([], "6 tiles")  # what was typed is taken back
    QTest.keyClicks(field, "8")
    QTest.keyClick(field, Qt.Key.Key_Return)
    QTest.keyClick(field, Qt.Key.Key_Z, control)
    QTest.keyClick(field, Qt.Key.Key_Z, control | Qt.KeyboardModifier.ShiftModifier)
    assert (done, field.value(), field.text()) == (["Undo", "Redo"], 8, "8 tiles")
    for action in field.window().actions():
        action.setEnabled(False)
    QTest.keyClick(field, Qt.Key.Key_Z, control)
    assert field.text() == "8 tiles"


def test_an_answer_in_a_table_lies_above_its_cell(app, qtbot):
    """Enter goes down, and the cell that it goes to is in sight."""
    table = QTableWidget(6, 2)
    qtbot.addWidget(table)
    table.resize(400, 300)
    table.show()
    found = WholeNumber(table, 1, 9)
    table.setCellWidget(2, 0, found)
    QTest.keyClicks(found, "99999")
    place = found.answer.geometry()
    for row in (2, 3):
        cell = table.visualRect(table.model().index(row, 0))
        at = table.viewport().mapTo(table, cell.topLeft())
        assert not place.intersects(QRect(at, cell.size()))


def test_an_answer_goes_with_its_field(app, qtbot):
    """Another mode comes to the front, and what was typed is given up behind it."""
    stack = QStackedWidget()
    qtbot.addWidget(stack)
    page, table = QWidget(), QTableWidget(6, 2)
    found = WholeNumber(page, 1, 9)
    inside = WholeNumber(table, 1, 9)
    table.setCellWidget(2, 0, inside)
    for one in (page, table, QWidget()):
        stack.addWidget(one)
    stack.show()
    for one, typed in ((page, found), (table, inside)):
        stack.setCurrentWidget(one)
        QTest.keyClicks(typed, "99")
        assert answer(typed)
        stack.setCurrentIndex(2)
        typed.interpretText()
        assert not answer(typed)


def test_digits_beyond_the_range_stay_in_sight_with_the_reason(field):
    """99999 is neither cut to 9 nor taken; the sentence names the limit."""
    QTest.keyClicks(field, "99999")
    assert field.cleanText() == "99999"
    assert answer(field) == "99999 is too large: 9 at most."
    assert field.value() == 6


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("99999", "99999 is too large: 9 at most. 6 stays."),
        ("0", "0 is too small: 1 at least. 6 stays."),
        ("-3", "-3 is too small: 1 at least. 6 stays."),
    ],
)
@pytest.mark.parametrize("end", [Qt.Key.Key_Return, Qt.Key.Key_Tab])
def test_a_number_that_cannot_be_is_refused_with_a_sentence(field, typed, said, end):
    """Enter and leaving give back the old number, and say so."""
    QTest.keyClicks(field, typed)
    QTest.keyClick(field, end)
    assert (field.value(), field.cleanText(), answer(field)) == (6, "6", said)


def test_a_number_in_range_takes_the_sentence_away(field):
    """One digit less, and all is well."""
    QTest.keyClicks(field, "77")
    QTest.keyClick(field, Qt.Key.Key_Backspace)
    assert (field.cleanText(), answer(field)) == ("7", "")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert (field.value(), answer(field)) == (7, "")


def test_the_answer_goes_along_to_another_window(field, qtbot):
    """In a panel that was made to float it stands in the panel's window."""
    QTest.keyClicks(field, "99999")
    home = field.parentWidget()
    field.setParent(None)
    field.show()
    qtbot.waitExposed(field)
    QTest.keyClicks(field, "9")
    assert field.answer.parent() is field
    assert field.answer.isVisible()
    home.layout().addWidget(field)


def test_taking_the_document_answers_what_is_still_typed(field):
    """F5 with 99999 in the field plays what was there before, and says so."""
    QTest.keyClicks(field, "99999")
    take_typed()
    assert (field.value(), answer(field)) == (6, "99999 is too large: 9 at most. 6 stays.")


def test_letters_are_no_number(field):
    """They are not taken, and that is said until a digit comes."""
    QTest.keyClicks(field, "x")
    assert (field.cleanText(), field.value()) == ("6", 6)
    assert answer(field) == "Only a whole number can stand here."
    field.selectAll()
    QTest.keyClicks(field, "7")
    assert (field.cleanText(), answer(field)) == ("7", "")


def test_thousands_may_be_grouped(field):
    """Separators of the language are part of a number."""
    field.setSuffix("")
    field.setRange(1, 10_000)
    field.setGroupSeparatorShown(True)
    field.selectAll()
    QTest.keyClicks(field, "123456")
    assert answer(field) == f"123456 is too large: {field.textFromValue(10_000)} at most."


@pytest.mark.parametrize(
    ("typed", "value", "said"),
    [
        ("7.5", 7.5, ""),
        ("999", 6.0, "999 is too large: 9.0 at most. 6.0 stays."),
        ("0.25", 6.0, "0.25 is too small: 1.0 at least. 6.0 stays."),
    ],
)
def test_decimals_are_answered_too(field, qtbot, typed, value, said):
    """Millimetres are not cut to their first digits."""
    length = DecimalNumber(field.parentWidget(), 1.0, 9.0)
    length.setDecimals(1)
    length.setSuffix(" mm")
    length.setValue(6.0)
    field.parentWidget().layout().addWidget(length)
    length.show()
    length.setFocus()
    length.selectAll()
    QTest.keyClicks(length, typed)
    assert length.cleanText() == typed
    QTest.keyClick(length, Qt.Key.Key_Return)
    assert (length.value(), answer(length)) == (value, said)


def test_a_batch_plays_as_many_games_as_are_typed(open_window, qtbot):
    """Running by its key takes a number that nobody has confirmed."""
    window = open_window()
    window.use_mode("lab")
    games = window.lab.batch.form.games
    games.setFocus()
    games.selectAll()
    QTest.keyClicks(games, "32")
    window.acts["run_batch"].trigger()
    assert window.lab.batch.plan.games == 32
    qtbot.waitUntil(lambda: not window.lab.batch.running)


def test_every_number_field_of_the_window_answers():
    """A bare spin box cuts what is typed; only fields with answers of their own may be one."""
    own = {"whole_number.py", "steppers.py"}
    kinds = re.compile(r"\bQ(Double)?SpinBox\b")
    files = Path(workbench.__file__).parent.rglob("*.py")
    bare = [file.name for file in files if kinds.search(file.read_text("utf-8"))]
    assert set(bare) == own


@pytest.mark.parametrize("language", ["en", "fr", "cs"])
def test_a_double_click_takes_the_whole_number(app, qtbot, language):
    """Also where thousands are apart: 300 typed over 2,000 is 300 and no 300,000."""
    found = WholeNumber(None, 1, 1_000_000)
    qtbot.addWidget(found)
    found.setLocale(QLocale(language))
    found.setGroupSeparatorShown(True)
    found.setSuffix(" games")
    found.setValue(2_000)
    found.show()
    inner = found.lineEdit()
    QTest.mouseDClick(inner, Qt.MouseButton.LeftButton, pos=inner.cursorRect().center())
    QTest.keyClicks(found, "300")
    QTest.keyClick(found, Qt.Key.Key_Return)
    assert found.value() == 300
