"""The deck's desk: cells, cards, clipboard, sorting, base and CSV on a real deck."""

from __future__ import annotations

import shutil

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QComboBox, QSpinBox, QToolBar

from engine.errors import OikistError
from engine.scenarios import catalog
from engine.scenarios.deck_sheet import text_of
from workbench.commands.actions import Actions
from workbench.commands.deck import TABLE
from workbench.desks.deck.desk import DeckDesk
from workbench.desks.deck.order_editor import OrderEditor
from workbench.documents.deck_document import DeckDocument
from workbench.look.theme import DARK


@pytest.fixture
def document(tmp_path):
    entry = next(entry for entry in catalog.decks() if entry.name == "classic")
    path = tmp_path / "classic.toml"
    shutil.copy(entry.path, path)
    return DeckDocument.open(path)


@pytest.fixture
def desk(app, qtbot, document):
    found = DeckDesk(document)
    found.heard, found.hints = [], []
    found.failed.connect(found.heard.append)
    found.said.connect(found.hints.append)
    qtbot.addWidget(found)
    found.resize(1100, 700)
    found.show()
    QAbstractItemModelTester(
        found.model, QAbstractItemModelTester.FailureReportingMode.Warning, found
    )
    QAbstractItemModelTester(
        found.table.model(), QAbstractItemModelTester.FailureReportingMode.Warning, found
    )
    return found


def slot(desk, key):
    return next(slot for slot in desk.model.slots if slot.key == key)


def column(desk, key):
    return desk.model.slots.index(slot(desk, key))


def texts(desk, key):
    return [text_of(card, slot(desk, key)) for card in desk.document.cards]


def choose(desk, rows, keys):
    table = desk.table
    columns = [column(desk, key) for key in keys]
    model = table.selectionModel()
    model.setCurrentIndex(
        table.model().index(rows[0], columns[0]), model.SelectionFlag.ClearAndSelect
    )
    for row in rows:
        for at in columns:
            model.select(table.model().index(row, at), model.SelectionFlag.Select)


def steps(desk):
    return [edit.text for edit in desk.document.history.edits]


def clip(text=None):
    board = QGuiApplication.clipboard()
    if text is not None:
        board.setText(text)
    return board.text()


def do(desk, key):
    desk.slots()[key]()


def edit(desk, row, key):
    """Open the editor of a cell."""
    table = desk.table
    index = table.model().index(row, column(desk, key))
    table.setCurrentIndex(index)
    table.edit(index)
    return table.indexWidget(index)


def test_every_entry_has_a_slot(desk):
    """The table of actions and the desk agree, and every entry has a tip."""
    assert set(desk.slots()) == {entry.key for entry in TABLE} == set(desk.enabled())
    assert all(entry.tip and entry.scope == "deck" for entry in TABLE)


def test_an_amount_is_set_and_undone(desk):
    """One step with a name; undo gives the same cards."""
    before = list(desk.document.cards)
    desk.edits.set_cell((1, slot(desk, "roads.2")), "7")
    assert texts(desk, "roads.2")[1] == "7"
    assert steps(desk) == ["Set roads 2 of card 2: 7"]
    desk.document.undo()
    assert list(desk.document.cards) == before


def test_a_larger_base_lifts_the_enhanced_amount(desk):
    """Amounts never fall, so the other one follows in the same step, and that is said."""
    desk.model.setData(desk.model.index(0, column(desk, "roads.1")), 6)
    assert (texts(desk, "roads.1")[0], texts(desk, "roads.2")[0]) == ("6", "6")
    assert "roads 2" in desk.hints[-1]
    desk.model.setData(desk.model.index(0, column(desk, "roads.2")), 1)
    assert (texts(desk, "roads.1")[0], texts(desk, "roads.2")[0]) == ("1", "1")
    assert len(steps(desk)) == 2


def test_what_the_schema_forbids_is_refused_in_one_sentence(desk):
    """Nothing changes; the sentence names the cell and the remedy."""
    assert not desk.model.setData(desk.model.index(3, column(desk, "border")), "blue")
    assert desk.heard[0].startswith("Card 4, border: unknown name 'blue'; ")
    assert not steps(desk)


def test_cells_are_edited_by_keyboard(desk, qtbot):
    """A spin box for amounts, a list for names, letters for an order."""
    box = edit(desk, 0, "roads.2")
    assert isinstance(box, QSpinBox)
    box.setValue(5)
    QTest.keyClick(box, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(steps(desk)) == 1)
    assert texts(desk, "roads.2")[0] == "5"
    names = edit(desk, 0, "border")
    assert isinstance(names, QComboBox)
    names.setCurrentIndex(2)
    names.activated.emit(2)
    assert texts(desk, "border")[0] == names.itemData(2)
    order = edit(desk, 0, "order")
    assert isinstance(order, OrderEditor)
    last = order.names[-1]
    QTest.keyClick(order, last[0])
    QTest.keyClick(order, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(steps(desk)) == 3)
    assert texts(desk, "order")[0].split()[0] == last


def test_enter_goes_down(desk, qtbot):
    """With an edit and without, as in any spreadsheet; the last card is the end."""
    last = len(desk.document.cards) - 1
    desk.table.go_to(last - 2, slot(desk, "draw.1"))
    QTest.keyClick(desk.table, Qt.Key.Key_Return)
    assert desk.table.cells() == [(last - 1, slot(desk, "draw.1"))]
    QTest.keyClick(desk.table, Qt.Key.Key_F2)
    box = desk.table.indexWidget(desk.table.currentIndex())
    box.setValue(0)
    QTest.keyClick(box, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: desk.table.state() == desk.table.State.NoState)
    assert texts(desk, "draw.1")[last - 1] == "0"
    assert desk.table.cells() == [(last, slot(desk, "draw.1"))]
    QTest.keyClick(desk.table, Qt.Key.Key_Return)
    assert desk.table.current_row == last


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab])
def test_a_refused_number_keeps_its_cell(desk, qtbot, key):
    """What is typed again goes to the same card, and no Enter leads away before."""
    box = edit(desk, 3, "roads.2")
    before = texts(desk, "roads.2")
    QTest.keyClicks(box, "99")
    QTest.keyClick(box, key)
    qtbot.wait(50)  # Qt closes an editor later
    assert desk.table.cells() == [(3, slot(desk, "roads.2"))]
    assert desk.table.indexWidget(desk.table.currentIndex()) is box
    assert "too large" in box.answer.text()
    assert not steps(desk)
    QTest.keyClicks(box, "5")
    QTest.keyClick(box, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(steps(desk)) == 1)
    assert texts(desk, "roads.2") == [*before[:3], "5", *before[4:]]


def test_f2_edits_and_escape_gives_up(desk, qtbot):
    """Nothing is done until the editor is left with Enter."""
    desk.table.go_to(0, slot(desk, "draw.1"))
    QTest.keyClick(desk.table, Qt.Key.Key_F2)
    box = desk.table.indexWidget(desk.table.currentIndex())
    box.setValue(0)
    QTest.keyClick(box, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: desk.table.state() == desk.table.State.NoState)
    assert not steps(desk)


def test_the_order_editor_moves_names(app, desk, qtbot):
    """Ctrl and an arrow move the chosen name; numbers put one there."""
    editor = OrderEditor(desk.model.styles["order"])
    qtbot.addWidget(editor)
    first, second, *rest = editor.names
    QTest.keyClick(editor, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert editor.names == [second, first, *rest]
    assert editor.place == 1
    QTest.keyClick(editor, Qt.Key.Key_Home)
    QTest.keyClick(editor, "1")
    assert editor.names == [first, second, *rest]
    assert editor.accessibleDescription().startswith(f"1 {first.capitalize()}")


def test_fill_down_is_one_step(desk):
    """The topmost cell of each chosen column fills the others."""
    choose(desk, range(1, 5), ["draw.1", "draw.2"])
    do(desk, "cells_fill")
    assert texts(desk, "draw.1")[1:5] == ["5"] * 4
    assert steps(desk) == ["Fill 6 cells: draw 1, draw 2"]
    desk.document.undo()
    assert texts(desk, "draw.1")[1:5] == ["5", "7", "3", "5"]


def test_cells_between_the_chosen_ones_stay(desk):
    """Filling and copying leave out rows that were not chosen."""
    choose(desk, (1, 3, 6), ["roads.2"])
    do(desk, "cells_fill")
    assert texts(desk, "roads.2")[:7] == ["3", "4", "5", "4", "4", "5", "4"]
    choose(desk, (0, 5), ["border", "roads.1"])
    desk.edits.set_cell((5, slot(desk, "roads.1")), "2")
    do(desk, "cells_copy")
    assert clip().split() == ["yellow", "2", "brown", "2"]


def test_one_value_fills_the_selection(desk):
    """As in a spreadsheet."""
    choose(desk, (0, 3, 6), ["roads.1"])
    clip("1")
    do(desk, "cells_paste")
    assert [texts(desk, "roads.1")[row] for row in (0, 3, 6)] == ["1"] * 3
    assert steps(desk) == ["Paste into roads 1"]


def test_a_block_goes_where_it_is_pasted(desk):
    """Rows and columns from the chosen cell on, as Excel and LibreOffice copy them."""
    choose(desk, (2,), ["cities.1"])
    clip("0\t8\r\n1\t7\r\n")
    do(desk, "cells_paste")
    assert texts(desk, "cities.1")[2:4] == ["0", "1"]
    assert texts(desk, "cities.2")[2:4] == ["8", "7"]
    assert len(steps(desk)) == 1
    block = [(row, slot(desk, key)) for row in (2, 3) for key in ("cities.1", "cities.2")]
    assert desk.table.cells() == block


def test_a_bad_block_changes_nothing(desk):
    """One sentence names the cell and the remedy, though other cells were fine."""
    choose(desk, (0,), ["roads.1"])
    clip("1\t2\n3\tmany\n5\t4\n")
    do(desk, "cells_paste")
    said = "Card 2, roads.2: 'many' is not a whole number; give a whole number from 0 to 8"
    assert desk.heard == [said]
    assert not steps(desk)


def test_a_block_that_is_too_wide_or_long_is_refused(desk):
    """With what to do about it; only whole cards may be added below."""
    choose(desk, (0,), ["draw.2"])
    clip("1\t2")
    do(desk, "cells_paste")
    choose(desk, (11,), ["draw.2"])
    clip("20\n20")
    do(desk, "cells_paste")
    assert "do not fit to the right of draw 2; choose a cell further left" in desk.heard[0]
    assert "do not fit below card 12" in desk.heard[1]
    assert not steps(desk)


def test_whole_cards_are_pasted_below(desk):
    """What was copied can be added at the end; an empty clipboard is told."""
    desk.table.choose_rows([0, 1])
    do(desk, "cells_copy")
    block = clip()
    desk.table.choose_rows([11])
    do(desk, "cells_paste")
    assert len(desk.document.cards) == 13
    assert list(desk.document.cards)[11:] == list(desk.document.cards)[:2]
    assert len(block.splitlines()) == 2
    assert desk.table.rows() == [11, 12]
    clip("")
    do(desk, "cells_paste")
    assert "copy cells first" in desk.heard[-1]


def test_cards_come_go_and_move(desk):
    """Duplicate, add, move, remove: one named step each, and undo takes all back."""
    before = list(desk.document.cards)
    desk.table.choose_rows([2, 3])
    do(desk, "card_duplicate")
    assert desk.table.rows() == [4, 5]
    do(desk, "card_add")
    do(desk, "card_down")
    do(desk, "card_remove")
    assert steps(desk) == ["Duplicate 2 cards", "Add a card", "Move card 7 down", "Remove card 8"]
    assert len(desk.document.cards) == 14
    desk.document.go_to(0)
    assert list(desk.document.cards) == before


def test_several_cards_move_together(desk):
    """And stay chosen, so that they can be moved on."""
    border = texts(desk, "border")
    desk.table.choose_rows([2, 3])
    do(desk, "card_down")
    do(desk, "card_down")
    assert desk.table.rows() == [4, 5]
    assert texts(desk, "border")[4:6] == border[2:4]


def test_a_click_on_a_heading_leaves_the_deck_alone(desk):
    """Only "Sort cards" gives the deck that order, as a step; then the view is plain again."""
    before = list(desk.document.cards)
    table = desk.table
    table.sortByColumn(column(desk, "roads.1"), Qt.SortOrder.DescendingOrder)
    shown = [table.model().index(row, column(desk, "roads.1")).data() for row in range(12)]
    assert shown == sorted(shown, reverse=True)
    assert list(desk.document.cards) == before
    assert not desk.enabled()["card_up"]
    assert "show the deck's order" in desk.reasons()["card_up"]
    do(desk, "card_sort")
    assert texts(desk, "roads.1") == shown
    assert steps(desk) == ["Sort cards by roads 1, descending"]
    assert table.sorted_by is None
    assert not desk.enabled()["card_sort"]


def test_edits_in_a_sorted_view_reach_the_right_cards(desk):
    """Paste follows the rows as they are seen."""
    desk.table.sortByColumn(column(desk, "border"), Qt.SortOrder.DescendingOrder)
    choose(desk, (0, 1), ["draw.2"])
    rows = desk.table.rows()
    clip("19\n20")
    do(desk, "cells_paste")
    assert [texts(desk, "draw.2")[row] for row in rows] == ["19", "20"]
    assert rows[0] != 0


def test_limits_switch_actions_off_with_a_reason(desk):
    """A full deck takes no card, a smallest one gives none away."""
    cards = list(desk.document.cards)
    most = desk.document.schema.most
    desk.edits.use_cards((cards * 3)[:most], "Many")
    desk.table.choose_rows([0])
    assert not desk.enabled()["card_add"]
    assert str(most) in desk.reasons()["card_add"]
    do(desk, "card_duplicate")
    assert str(most) in desk.hints[-1]
    desk.edits.use_cards(cards[:1], "One")
    desk.table.choose_rows([0])
    assert not desk.enabled()["card_remove"]
    do(desk, "cells_cut")
    assert len(desk.document.cards) == 1
    with pytest.raises(OikistError, match="fewest"):
        desk.edits.remove([0])


def test_cells_cannot_be_cut_out_of_a_card(desk):
    """A card has no empty cells; whole cards can be cut."""
    choose(desk, (0,), ["roads.1"])
    do(desk, "cells_cut")
    assert len(desk.document.cards) == 12
    assert "whole cards" in desk.hints[-1]
    desk.table.choose_rows([0])
    do(desk, "cells_cut")
    assert len(desk.document.cards) == 11


def test_what_differs_from_the_base_is_bold_and_can_be_reset(desk):
    """In the table and in words; a reset is a step of its own."""
    cell = desk.model.index(4, column(desk, "cities.1"))
    bold = Qt.ItemDataRole.FontRole
    assert cell.data(bold) is None
    desk.edits.set_cell((4, slot(desk, "cities.1")), "1")
    assert cell.data(bold).bold()
    assert "The base deck says 2." in cell.data(Qt.ItemDataRole.ToolTipRole)
    assert desk.differences.lines() == ["Card 5: cities 1 is 1 instead of 2"]
    choose(desk, (4,), ["cities.1"])
    do(desk, "cells_reset")
    assert texts(desk, "cities.1")[4] == "2"
    assert cell.data(bold) is None
    assert desk.differences.lines() == []
    assert steps(desk)[-1] == "Reset 1 cell to the base deck"


def test_the_base_can_be_another_deck(desk, tmp_path):
    """The file as saved, the deck as opened, or any deck of the catalogue."""
    keys = [desk.differences.choice.itemData(row) for row in range(3)]
    assert keys[:2] == ["disk", "opened"]
    desk.edits.remove([0])
    desk.document.save()
    assert desk.differences.lines() == []
    assert desk.differences.choice.count() == len(desk.base.choices())
    desk.base.use("opened")
    assert desk.differences.lines()[0].startswith("Card 1 of the base is gone")
    desk.base.use(keys[2])
    assert len(desk.differences.lines()) == 1
    desk.base.use(str(tmp_path / "gone.toml"))
    assert "no such file" in desk.heard[-1]
    assert desk.base.key == keys[2]


def test_a_difference_leads_to_its_cell(desk):
    """A click on a line goes there; its button resets it."""
    desk.edits.set_cell((7, slot(desk, "draw.2")), "20")
    desk.differences.list.itemActivated.emit(desk.differences.list.item(0))
    assert desk.table.current_row == 7
    assert desk.table.cells() == [(7, slot(desk, "draw.2"))]
    desk.differences.reset.click()
    assert desk.differences.lines() == []


def test_cards_go_out_and_in_as_csv(desk, tmp_path):
    """The same cards come back; a faulty file changes nothing and is told by row."""
    before = list(desk.document.cards)
    path = tmp_path / "cards.csv"
    desk.export_csv(path)
    desk.edits.remove([0, 5])
    desk.import_csv(path)
    assert list(desk.document.cards) == before
    assert steps(desk)[-1] == "Import cards.csv"
    path.write_text(path.read_text().replace(",2,3,", ",2,many,", 1))
    desk.import_csv(path)
    assert "row 2, roads.2: 'many' is not a whole number" in desk.heard[-1]
    assert list(desk.document.cards) == before
    desk.export_csv(tmp_path / "no" / "cards.csv")
    assert "cannot be written" in desk.heard[-1]


def test_title_and_note_are_edited_in_one_step_each(desk):
    """Typing is one step until the field is left; undo shows in the field."""
    desk.heading.title.setFocus()
    QTest.keyClicks(desk.heading.title, " no 2")
    assert desk.document.title == "Classic action cards no 2"
    assert steps(desk) == ["Change the title"]
    note = desk.document.fields[("note",)]
    desk.heading.note.setPlainText("Mine.")
    assert desk.document.fields[("note",)].strip() == "Mine."
    desk.document.go_to(0)
    assert desk.heading.title.text() == "Classic action cards"
    assert desk.heading.note.toPlainText().strip() == note.strip()
    assert desk.document.fields[("note",)] == note


def test_the_drawn_card_follows(desk):
    """It shows the current card as it stands."""
    desk.table.go_to(5)
    desk.edits.set_cell((5, slot(desk, "roads.2")), "8")
    assert "roads 4 (8)" in desk.preview.card.accessibleDescription()
    assert desk.preview.card.accessibleName().startswith("6")


def test_facts_and_odds_follow(desk, qtbot):
    """Sums and chances change with the cards."""
    assert "every seat stands 3 times on every place" in desk.facts.page.toPlainText()
    odds = desk.odds
    docks = {dock.objectName(): dock for dock in desk.docks()}
    docks["deck_odds"].raise_()
    qtbot.waitUntil(odds.isVisible)
    assert odds.table.item(0, 1).text() == "25.0%"
    desk.edits.remove([0])
    qtbot.waitUntil(lambda: odds.table.item(0, 1).text() == "18.2%")
    odds.column.setCurrentIndex(odds.column.findText("roads 1"))
    assert odds.entry.currentText() == "4 or more"
    odds.wanted.setValue(4)
    assert odds.table.item(2, 1).text() == "0.0%"
    docks["deck_facts"].raise_()
    qtbot.waitUntil(lambda: "11 cards." in desk.facts.page.toPlainText())
    assert "Not balanced" in desk.facts.page.toPlainText()


def test_the_desk_takes_themes_actions_and_layouts(desk):
    """Its toolbar shows the window's actions."""
    desk.set_actions(Actions(desk).as_mapping())
    desk.set_theme(DARK)
    bar = desk.findChild(QToolBar, "deck_bar")
    assert "card_up" in {action.objectName() for action in bar.actions()}
    assert desk.use_layout(desk.layout_state())
    assert {dock.objectName() for dock in desk.docks()} == {
        "deck_card", "deck_facts", "deck_odds", "deck_strength", "deck_differences"
    }  # fmt: skip


ACTS = ("card_add", "card_duplicate", "card_remove", "card_up", "card_down", "card_sort",
        "cells_copy", "cells_cut", "cells_paste", "cells_fill", "cells_reset")  # fmt: skip


@settings(max_examples=25, deadline=None,
          suppress_health_check=[HealthCheck.function_scoped_fixture])  # fmt: skip
@given(
    st.lists(
        st.tuples(
            st.sampled_from(ACTS),
            st.lists(st.integers(0, 11), min_size=1, max_size=3),
            st.lists(st.sampled_from(["border", "order", "roads.1", "draw.2"]), min_size=1),
        ),
        max_size=8,
    )
)
def test_any_actions_can_be_undone(desk, acts):
    """After any of them the deck follows its schema; undo of all gives the first cards."""
    document = desk.document
    document.go_to(0)
    before = document.text()
    for act, rows, keys in acts:
        choose(desk, [row % len(document.cards) for row in rows], keys)
        do(desk, act)
        DeckDocument.of(document.deck()).text()
        assert desk.model.rowCount() == len(document.cards)
    after, position = document.text(), document.history.position
    document.go_to(0)
    assert document.text() == before
    document.go_to(position)
    assert document.text() == after
    document.go_to(0)


def test_orders_are_marks_alone_where_words_would_hide_columns(desk, qtbot):
    """The words are in the tooltip, and come back with the room."""
    table = desk.table
    table.setParent(None)
    table.show()
    table.resize(1400, 400)
    order = column(desk, "order")
    words = table.columnWidth(order)
    assert table.horizontalHeader().length() <= table.viewport().width()
    table.resize(520, 400)
    assert table.columnWidth(order) < words * 0.45
    index = table.model().index(0, order)
    assert index.data(Qt.ItemDataRole.ToolTipRole).startswith(index.data())
    table.resize(1400, 400)
    assert table.columnWidth(order) == words
