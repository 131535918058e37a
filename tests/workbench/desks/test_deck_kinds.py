"""The deck's desk on a deck with a column of every kind: each is edited, undone and found."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QComboBox, QDoubleSpinBox, QSpinBox, QStyle, QStyleOptionViewItem

from engine import columns
from engine.discovery import registered
from engine.errors import OikistError
from engine.scenarios.deck_sheet import text_of
from tests.support.every_column import DECK, GAME, SCHEMA, written
from workbench.cards.painter import overflow
from workbench.desks.deck.desk import DeckDesk
from workbench.desks.deck.editors import EDITORS, TypedLine, editor_of
from workbench.documents.deck_document import DeckDocument
from workbench.printing.card_pages import faces_of
from workbench.printing.look import Look


@pytest.fixture
def desk(app, qtbot, tmp_path):
    with registered(GAME):
        found = DeckDesk(DeckDocument.open(written(tmp_path)))
        found.heard, found.hints = [], []
        found.failed.connect(found.heard.append)
        found.said.connect(found.hints.append)
        qtbot.addWidget(found)
        found.resize(1500, 700)
        found.show()
        QAbstractItemModelTester(
            found.model, QAbstractItemModelTester.FailureReportingMode.Warning, found
        )
        yield found


def slot(desk, key):
    return next(slot for slot in desk.model.slots if slot.key == key)


def cell(desk, row, key):
    return text_of(desk.document.cards[row], slot(desk, key))


def index(desk, row, key):
    return desk.table.model().index(row, desk.model.slots.index(slot(desk, key)))


def edit(desk, row, key):
    """Open the editor of a cell."""
    at = index(desk, row, key)
    desk.table.setCurrentIndex(at)
    desk.table.edit(at)
    return desk.table.indexWidget(at)


def type_into(desk, row, key, text):
    """Type a text into a cell and press Enter; returns the field, gone or not."""
    field = edit(desk, row, key)
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)
    return field


def do(desk, key):
    desk.slots()[key]()


def test_every_class_of_column_has_an_editor():
    """The engine's own each have one; a game's own class gets that of its nearest relation."""
    kinds = {getattr(columns, name) for name in columns.__all__}
    concrete = {one for one in kinds if isinstance(one, type) and hasattr(one, "kind")}
    assert concrete == set(EDITORS)

    class Price(columns.Integer):
        pass

    assert editor_of(Price("price", "Of it.")) is EDITORS[columns.Integer]


def test_cells_say_what_people_read(desk):
    """Titles and words in the table, words of files behind them."""
    said = {s.key: index(desk, 1, s.key).data() for s in desk.model.slots}
    assert said == {
        "title": "Tower", "owner": "East", "turns": "East South North", "roads.1": "2",
        "roads.2": "2", "points": "-1", "share": "0.5", "closing": "yes", "era": "Classical",
        "cost": "", "after": "Quarry", "effects": "halve_hands above=7; calm",
        "picture": "tower.svg", "copies": "3", "piles": "low 1",
    }  # fmt: skip
    tip = index(desk, 1, "effects").data(Qt.ItemDataRole.ToolTipRole)
    assert tip.startswith("Hands of more than 7 cards are halved.\nNothing happens.")


@pytest.mark.parametrize(
    ("key", "typed", "text"),
    [
        ("title", "Old tower", "Old tower"),
        ("points", "12", "12"),
        ("share", "1.75", "1.75"),
        ("cost", "2 hill; wood", "hill 2, wood 1"),
        ("effects", "swap 1 2", "swap from=1 to=2"),
        ("picture", "other.png", "other.png"),
        ("copies", "4", "4"),
    ],
)
def test_a_cell_is_typed_and_undone(desk, qtbot, key, typed, text):
    """One named step; undo gives back the same cards."""
    before = list(desk.document.cards)
    type_into(desk, 1, key, typed)
    qtbot.waitUntil(lambda: cell(desk, 1, key) == text)
    assert [step.text for step in desk.document.history.edits] == [
        f"Set {slot(desk, key).title} of card 2: {text}"
    ]
    desk.document.undo()
    assert list(desk.document.cards) == before


def test_editors_are_those_of_their_kinds(desk):
    """Steps for numbers, lists for names and words, a line that offers for all else."""
    kinds = {"owner": QComboBox, "era": QComboBox, "points": QSpinBox, "copies": QSpinBox,
             "share": QDoubleSpinBox, "cost": TypedLine, "after": TypedLine}  # fmt: skip
    for key, kind in kinds.items():
        field = edit(desk, 0, key)
        assert isinstance(field, kind)
        QTest.keyClick(field, Qt.Key.Key_Escape)
    box = edit(desk, 0, "era")
    assert [box.itemText(at) for at in range(box.count())] == ["Mythical", "Classical"]
    box.setCurrentIndex(1)
    box.activated.emit(1)
    assert cell(desk, 0, "era") == "classical"


def test_a_flag_is_ticked_with_a_click(desk):
    """And with the space bar; undo takes the tick away."""
    at = index(desk, 0, "closing")
    desk.table.setCurrentIndex(at)
    desk.table.setFocus()
    QTest.keyClick(desk.table.viewport(), Qt.Key.Key_Space)
    assert at.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
    desk.document.undo()
    option = QStyleOptionViewItem()
    desk.table.initViewItemOption(option)
    option.rect = desk.table.visualRect(at)
    option.features |= QStyleOptionViewItem.ViewItemFeature.HasCheckIndicator
    box = desk.table.style().subElementRect(
        QStyle.SubElement.SE_ItemViewItemCheckIndicator, option, desk.table
    )
    QTest.mouseClick(desk.table.viewport(), Qt.MouseButton.LeftButton, pos=box.center() + QPoint())
    assert desk.document.cards[0]["closing"] is True


@pytest.mark.parametrize(
    ("key", "typed", "why"),
    [
        ("title", " ", "is empty; give a line of text"),
        ("cost", "hil 2", "unknown name 'hil'; did you mean 'hill'?"),
        ("cost", "hill 9", "hill: 9 is out of range; give a whole number from 0 to 5"),
        ("after", "Quary", "no card is called 'Quary'; did you mean 'Quarry'?"),
        ("effects", "halve_hands 70", "halve_hands above=70 is out of range"),
        ("picture", "tower.exe", "'tower.exe' is not a valid picture"),
    ],
)
def test_what_cannot_stand_there_is_told_beside_the_cell(desk, key, typed, why):
    """The cell stays open, so that it is typed again; nothing is changed."""
    field = type_into(desk, 1, key, typed)
    assert field.isVisible()
    assert field.accessibleDescription().startswith(why)
    assert desk.document.history.edits == []
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert desk.heard == []


def test_lines_offer_how_they_go_on(desk):
    """Names behind what is typed already."""
    field = edit(desk, 0, "cost")
    QTest.keyClicks(field, "hill 1, w")
    assert field.offers() == ["hill 1, wood 1", "hill 1, water_jar 1"]
    field = edit(desk, 2, "after")
    assert field.text() == "Quarry; Tower"
    QTest.keyClicks(field, "q")
    assert field.offers() == ["Quarry", "Tower", "Harbour"]


def test_a_line_that_is_longer_than_its_cell_is_seen(desk):
    """The field grows over the cells beside it, and what is offered is not cut."""
    field = edit(desk, 0, "cost")
    before = field.width()
    QTest.keyClicks(field, "hill 1, wood 1, water_jar 1, hill 2, wood 2, water_jar 2, h")
    assert field.width() > before
    assert field.geometry().right() <= field.parentWidget().width()
    popup = field.completer().popup()
    assert popup.minimumWidth() >= popup.sizeHintForColumn(0)


def test_references_follow_a_new_name(desk, qtbot):
    """In the same step, and that is said; a card that others refer to is not removed."""
    type_into(desk, 0, "title", "Pit")
    qtbot.waitUntil(lambda: cell(desk, 0, "title") == "Pit")
    assert [cell(desk, row, "after") for row in range(3)] == ["", "Pit", "Pit; Tower"]
    assert desk.hints[-1] == "2 references follow the new name."
    desk.document.undo()
    assert cell(desk, 2, "after") == "Quarry; Tower"
    with pytest.raises(OikistError, match="Card 1, after: no card is called 'Quarry'"):
        desk.edits.remove([0])


def test_copies_of_a_card_have_names_of_their_own(desk):
    """Else references would mean two cards."""
    desk.edits.duplicate([0, 1])
    titles = [card["title"] for card in desk.document.cards]
    assert titles == ["Quarry", "Tower", "Quarry 2", "Tower 2", "Harbour"]
    desk.edits.add(1)
    assert desk.document.cards[1]["title"] == "Quarry 3"


def test_whole_cards_go_through_the_clipboard(desk):
    """As a spreadsheet copies them, added below the last card with other names."""
    desk.table.choose_rows([2])
    do(desk, "cells_copy")
    text = QGuiApplication.clipboard().text()
    assert "water_jar 3\tQuarry; Tower\tswap from=1 to=3" in text
    QGuiApplication.clipboard().setText(text.replace("Harbour", "Lighthouse"))
    desk.table.choose_rows([2])
    do(desk, "cells_paste")
    expected = [{**dict(desk.document.cards[2]), "title": "Lighthouse"}]
    assert [dict(card) for card in desk.document.cards[2:]] == expected
    desk.document.undo()
    QGuiApplication.clipboard().setText("hill 9")
    desk.table.setCurrentIndex(index(desk, 0, "cost"))
    do(desk, "cells_paste")
    assert "hill: 9 is out of range" in desk.heard[-1]


def test_cards_go_through_csv_and_the_file(desk, tmp_path):
    """Export, import and save give the same cards and bytes."""
    before = [dict(card) for card in desk.document.cards]
    desk.export_csv(tmp_path / "cards.csv")
    desk.edits.remove([2])
    desk.import_csv(tmp_path / "cards.csv")
    assert [dict(card) for card in desk.document.cards] == before
    desk.document.save()
    assert (tmp_path / "all.toml").read_text(encoding="utf-8") == DECK


def test_differences_are_in_words(desk):
    """By the kind of each column."""
    desk.edits.set_cell((0, slot(desk, "cost")), "hill 1")
    desk.edits.set_cell((0, slot(desk, "closing")), "yes")
    desk.edits.set_cell((1, slot(desk, "effects")), "calm")
    assert desk.differences.lines() == [
        "Card 1: closing is yes instead of no",
        "Card 1: cost: hill 1 instead of 2, wood 0 instead of 1",
        "Card 2: effects: halve_hands above=7 removed",
    ]


def test_cards_are_found_by_what_stands_on_them(desk):
    """Cells, words of files and sentences; Enter goes on, and what is nowhere is told."""
    desk.table.go_to(0)
    QTest.keyClicks(desk.finder, "change places")
    assert desk.table.cells() == [(2, slot(desk, "effects"))]
    desk.finder.clear()
    QTest.keyClicks(desk.finder, "quarry")
    assert desk.table.cells() == [(0, slot(desk, "title"))]
    rows = []
    for _ in range(3):
        QTest.keyClick(desk.finder, Qt.Key.Key_Return)
        rows.append(desk.table.cells()[0][0])
    assert rows == [1, 2, 0]
    QTest.keyClick(desk.finder, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert desk.table.cells() == [(2, slot(desk, "after"))]
    QTest.keyClicks(desk.finder, "!")
    assert desk.hints[-1] == "No card says “quarry!”."


def test_copies_are_counted_and_printed(desk, qtbot):
    """In the foot, the facts, the odds and on paper."""
    assert desk.count.text().startswith("3 cards, 1 to 12 allowed · 5 cards with all copies")
    qtbot.waitUntil(lambda: "5 cards." in desk.facts.page.toPlainText())
    assert "cost, hill" in desk.facts.page.toPlainText()
    docks = {dock.objectName(): dock for dock in desk.docks()}
    docks["deck_odds"].raise_()
    qtbot.waitUntil(desk.odds.isVisible)
    desk.odds.column.setCurrentIndex(desk.odds.column.findText("closing"))
    assert desk.odds.table.item(0, 1).text() == "60.0%"
    faces = faces_of(GAME, desk.document.deck(), Look())
    assert len(faces) == 5
    assert faces[1].picture == desk.document.path.parent / "tower.svg"


def test_copies_on_paper_say_of_which_kind_they_are(desk, qtbot):
    """One in each pile: a printed card has to be put into its own."""
    type_into(desk, 0, "piles", "low 1, deep 2")
    qtbot.waitUntil(lambda: cell(desk, 0, "piles") == "low 1, deep 2")
    faces = faces_of(GAME, desk.document.deck(), Look())
    assert [face.said[-1] for face in faces[:4]] == [
        *("piles: low", "piles: deep", "piles: deep", "piles: low"),
    ]


def test_the_face_shows_every_column(desk):
    """Title, frame, strip, lines, sentences and the picture; a missing one is told."""
    desk.table.go_to(1)
    said = desk.preview.card.accessibleDescription().split("\n")
    assert said == [
        "2 · Tower", "Order: East, South, North", "roads 2 (2)", "points -1", "share 0.5",
        "closing ✓", "era: Classical", "after: Quarry", "Hands of more than 7 cards are halved.",
        "Nothing happens.",
    ]  # fmt: skip
    assert desk.preview.warning.text() == ""
    desk.edits.set_cell((1, slot(desk, "picture")), "gone.svg")
    assert "The picture “gone.svg” is not there." in desk.preview.warning.text()
    assert overflow(desk._face(2), desk.font()) == []


def test_all_columns_of_the_schema_are_in_the_test(desk):
    """So that no kind is left out."""
    kinds = {type(column) for column in SCHEMA.columns}
    assert kinds == set(EDITORS)
    assert {column.kind for column in SCHEMA.columns} == {kind.kind for kind in EDITORS}


def test_names_stand_beside_the_numbers_while_their_column_is_out_of_sight(desk):
    """Whoever scrolls to the right still sees which card a row is."""
    model, bar = desk.table.model(), desk.table.horizontalScrollBar()
    down = desk.table.verticalHeader()

    def heads():
        rows = range(model.rowCount())
        return [str(model.headerData(row, Qt.Orientation.Vertical)) for row in rows]

    numbers, wide = heads(), down.width()
    assert numbers[0] == "1"
    desk.resize(560, 500)
    assert bar.maximum() > 0
    bar.setValue(bar.maximum())
    names = [card[SCHEMA.names[0].key] for card in desk.document.cards]
    assert heads() == [f"{n}  {name}" for n, name in enumerate(names, start=1)]
    assert down.width() > wide
    bar.setValue(0)
    assert (heads(), down.width()) == (numbers, wide)


def test_the_current_cell_stays_in_sight_beside_names_and_below_its_editor(desk, qtbot):
    """End goes to the last column, which the names beside the numbers leave in sight."""
    desk.resize(560, 500)
    table = desk.table
    table.go_to(0)
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_End)
    cell = table.currentIndex()
    assert cell.column() == len(desk.model.slots) - 1
    box = table.visualRect(cell)
    assert table.viewport().rect().intersects(box)
    assert box.left() >= 0
    table.horizontalScrollBar().setValue(0)
    QTest.keyClick(table, Qt.Key.Key_F2)
    assert table.viewport().rect().intersects(table.visualRect(table.currentIndex()))
