"""The rules desk: form, faults with what mends them, presets, tree and sheet."""

from __future__ import annotations

import re
import shutil
import tomllib
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QSpinBox

from engine.errors import Fault
from engine.language import speaking
from engine.scenarios import catalog
from engine.scenarios.catalog import find_variant
from engine.scenarios.usual import usual_variant
from engine.scenarios.variants import Variant, read_variant
from tests.support.pennies_table import pennies, table
from tests.workbench.answers import answering, file_dialog
from workbench.commands.rules import TABLE
from workbench.desks.rules.desk import RulesDesk
from workbench.desks.rules.family_model import CHANGES, ORIGIN
from workbench.desks.rules.row import ParameterRow
from workbench.desks.rules.sheet import pdf
from workbench.documents.deck_document import DeckDocument
from workbench.documents.variant_document import VariantDocument
from workbench.language.rule_words import key_of
from workbench.look.icons import icon
from workbench.look.theme import DARK, LIGHT

__all__ = ["pennies", "table"]


def put(table, name, text):
    """A variant file of the tiny game."""
    path = table / "variants" / "pennies" / f"{name}.toml"
    path.write_text(f'format = 1\ngame = "pennies"\ntitle = "{name.title()}"\n{text}')
    return path


@pytest.fixture
def desk(app, qtbot, table):
    """Opens desks on variants of the tiny game, and destroys them at the end."""
    desks = []

    def opened(text='extends = "plain"\n', name="mine"):
        document = VariantDocument.open(put(table, name, text))
        found = RulesDesk(document)
        desks.append(found)
        found.set_theme(LIGHT)
        found.resize(1300, 900)
        found.show()
        qtbot.waitExposed(found)
        return found

    yield opened
    for found in desks:
        found.close()
        found.deleteLater()
    desks.clear()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def steps(desk):
    return [edit.text for edit in desk.document.history.edits]


def settled(qtbot, desk):
    """Wait until faults, and what mends them, are known."""
    qtbot.waitUntil(lambda: not desk.standing.busy, timeout=8000)


def test_every_parameter_has_a_row_under_its_section(desk, pennies):
    """The form is derived from the game, nothing is listed by hand."""
    form = desk().form
    assert set(form.rows) == set(pennies.parameters)
    assert {heading.text() for heading, _ in form.headings.values()} == {"Setup", "Rounds", "End"}


def test_a_changed_number_is_one_step_and_resetting_takes_it_out(desk):
    """The step is named, the title is bold, and the file says nothing afterwards."""
    found = desk()
    row = found.form.rows["rounds"]
    row.editor.number.setValue(3)
    assert steps(found) == ["Rounds: 3"]
    assert row.heading.font().bold()
    assert found.document.variant().parameters == {"rounds": 3}
    row.reset.click()
    assert found.document.variant().parameters == {}
    assert not row.heading.font().bold()
    found.document.undo()
    assert row.editor.number.value() == 3


def test_the_first_reading_is_called_the_default(desk):
    """A game may have proposed it itself, so it is not called what the game says."""
    texts = [row.label.text() for row in desk().form.rows["tie"].editor.rows]
    assert [text.endswith("(default)") for text in texts] == [True] + [False] * (len(texts) - 1)


def test_a_value_that_the_parent_has_is_not_written(desk):
    """Going back to it by hand is the same as a reset."""
    found = desk('extends = "plain"\n[parameters]\nrounds = 2\n')
    found.form.rows["rounds"].editor.number.setValue(4)
    assert found.document.variant().parameters == {}


def test_a_reading_is_chosen_by_its_sentence(desk, qtbot):
    """The whole sentence is the button, not only the ring beside it."""
    found = desk()
    editor = found.form.rows["tie"].editor
    found.form.go_to("tie")
    qtbot.mouseClick(editor.rows[1], Qt.MouseButton.LeftButton)
    assert steps(found) == ["Tie: nobody"]
    assert editor.rows[1].button.isChecked()
    assert not editor.rows[0].button.isChecked()


def test_readings_are_changed_with_the_arrow_keys(desk, qtbot):
    """The keyboard reaches every reading."""
    found = desk()
    found.activateWindow()
    found.form.go_to("tie")
    first = found.form.rows["tie"].editor.rows[0].button
    qtbot.waitUntil(first.hasFocus)
    qtbot.keyClick(first, Qt.Key.Key_Down)
    assert found.document.variant().parameters == {"tie": "nobody"}


def test_a_number_for_each_seat(desk):
    """A list for seats that differ, and back to one number for all."""
    found = desk()
    editor = found.form.rows["start_score"].editor
    editor.each.setChecked(True)
    assert steps(found) == []
    editor.numbers[2].setValue(5)
    assert found.document.variant().parameters == {"start_score": [0, 0, 5]}
    editor.each.setChecked(False)
    assert found.document.variant().parameters == {}


def test_numbers_of_seats_go_on_in_the_next_row(desk, qtbot):
    """Side by side they made the form wider than what is seen of it."""
    found = desk()
    editor = found.form.rows["start_score"].editor
    editor.each.setChecked(True)
    one = editor.numbers[0].parentWidget().sizeHint().width()
    assert editor.minimumSizeHint().width() < 2 * one
    editor.setMaximumWidth(2 * one + one // 2)
    tops = lambda: [number.parentWidget().y() for number in editor.numbers]  # noqa: E731
    qtbot.waitUntil(lambda: len(set(tops())) == 2)


def test_names_are_moved_and_left_out(desk):
    """The order of an ordered list is the order of the file."""
    found = desk()
    editor = found.form.rows["sides"].editor
    editor.list.setCurrentRow(0)
    editor.down.click()
    assert found.document.variant().parameters == {"sides": ["east", "north", "south"]}
    editor.list.item(3).setCheckState(Qt.CheckState.Checked)
    assert found.document.variant().parameters["sides"][-1] == "west"
    found.document.undo()
    found.document.undo()
    assert editor.names() == ["north", "east", "south"]


def test_a_number_beyond_the_range_is_answered_not_cut(desk):
    """The row keeps what is typed in sight and names the range of its parameter."""
    found = desk()
    number = found.form.rows["rounds"].editor.number
    before = number.value()
    found.form.go_to("rounds")
    number.setFocus()
    number.selectAll()
    QTest.keyClicks(number, "99999")
    assert number.cleanText() == "99999"
    assert number.answer.text() == f"99999 is too large: {number.maximum()} at most."
    QTest.keyClick(number, Qt.Key.Key_Return)
    assert (number.value(), steps(found)) == (before, [])


def test_the_wheel_moves_nothing_in_passing(desk):
    """Scrolling over the form changes no number and no choice."""
    found = desk()
    inputs = [*found.form.findChildren(QSpinBox), *found.form.findChildren(QComboBox)]
    found.form.search.setFocus()
    for widget in inputs:
        event = QWheelEvent(
            QPointF(5, 5),
            QPointF(5, 5),
            found.pos(),
            found.pos().__class__(0, 120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(widget, event)
    assert steps(found) == []


@pytest.mark.parametrize(
    ("words", "left"),
    [
        ("hand", {"hand"}),
        ("PN-5", {"prize", "tie"}),
        ("nobody", {"tie"}),
        ("nobody wins", set()),
        ("start score", {"start_score"}),
        ("zzz", set()),
    ],
)
def test_search_looks_at_names_rules_and_readings(desk, words, left):
    """Words in any order; readings are found by their ids, not by what they say at length."""
    form = desk().form
    form.search.setText(words)
    assert {name for name, row in form.rows.items() if not row.isHidden()} == left
    assert form.empty.isHidden() == bool(left)


@pytest.mark.parametrize("words", ["depart", "DÉPART", "départ"])
def test_search_asks_for_no_accents(desk, words):
    """Who types without them finds what has them, and the other way round."""
    with speaking("fr"):
        form = desk().form
        form.search.setText(words)
        assert {name for name, row in form.rows.items() if not row.isHidden()} == {"start_score"}


def test_search_finds_variants_by_name(desk, qtbot):
    """By what people read; a click opens the variant, and no words find none."""
    found = desk()
    found.form.search.setText("two pennies")
    texts = [button.text() for button in found.form.variants.buttons]
    assert len(texts) == 1
    with qtbot.waitSignal(found.open_wanted) as wanted:
        found.form.variants.buttons[0].click()
    assert wanted.args[0] == "variant"
    assert Path(wanted.args[1]).stem == "duel"
    found.form.search.setText("")
    assert found.form.variants.isHidden()


def test_a_variant_without_a_file_is_in_the_tree(desk, app, qtbot, table):
    """Below its parent, on its own desk and on the others; its title follows."""
    mine = desk()
    made = []
    mine.child_wanted.connect(made.append)
    mine.slots()["rules_child"]()
    document = VariantDocument.of(made[0])
    child = RulesDesk(document)
    qtbot.addWidget(child)
    mine.look_around([document])
    qtbot.waitUntil(lambda: mine.family.model.find("mine-child").isValid())
    for found in (mine, child):
        index = found.family.model.find("mine-child")
        assert index.data() == "Mine: new child"
        assert index.siblingAtColumn(ORIGIN).data() == "not saved"
        assert index.parent().data() == "Mine"
    document.do("Title", {("title",): "Grown up"})
    assert child.family.model.find("mine-child").data() == "Grown up"


def test_what_was_saved_under_another_name_is_held_against_its_own_file(desk, table):
    """It is no other variant that plays the same; and two files of one title differ in the tree."""
    found = desk()
    found.document.do("Hand", {("parameters", "hand"): 4})
    family = found.family
    assert [kin.name for kin in family.chosen()] == ["mine"]
    found.document.save(table / "variants" / "pennies" / "grown.toml")
    family.fill()
    assert [kin.name for kin in family.chosen()] == ["grown"]  # the eyes follow the document
    family.choose("grown")
    assert "play the same" not in family.view.toPlainText()
    family.choose("mine")
    assert "as saved" not in family.view.toPlainText()
    assert [family.model.find(name).data() for name in ("mine", "grown")] == [
        "Mine (mine)",
        "Mine (grown)",
    ]


def test_the_tree_tells_all_that_a_variant_without_a_file_changes(app, qtbot, table):
    """Held against its parent, however many edits ago; also when its desk is made anew."""
    document = VariantDocument.of(Variant("pennies", "new", "New", extends="plain"))
    found = RulesDesk(document)
    qtbot.addWidget(found)
    assert "Plain" in found.family.view.toPlainText()
    found.form.rows["rounds"].editor.number.setValue(2)
    found.form.rows["hand"].editor.number.setValue(4)
    again = RulesDesk(document)
    qtbot.addWidget(again)
    for desk in (found, again):
        told = desk.family.view.toPlainText().split("\n")
        assert told[told.index("this one") - 1] == "Plain pennies"
        assert {"Rounds", "Hand"} <= set(told)
        assert "New" not in told


def test_the_tree_tells_what_the_file_does_not_hold_yet(desk):
    """Beside all that differs from the parent."""
    found = desk('extends = "plain"\n[parameters]\nrounds = 2\n')
    assert "as saved" not in found.family.view.toPlainText()
    found.form.rows["hand"].editor.number.setValue(4)
    parent, saved = found.family.view.toPlainText().split("as saved")
    assert "Rounds" in parent
    assert "Hand" in parent
    assert "Rounds" not in saved
    assert "Hand" in saved


def choose(chooser, row):
    chooser.setCurrentIndex(row)
    chooser.activated.emit(row)


def test_a_deck_that_lies_elsewhere_is_chosen_as_a_file(desk, table):
    """It is named by its title, and told by the way from the variant if that moves with it."""
    deck = table / "loud.toml"
    shutil.copy(next((table / "variants" / "pennies" / "decks").glob("*.toml")), deck)
    found = desk()
    key = ("decks", "pennies")
    chooser = found.form.head.choosers[key]
    with answering(file_dialog(deck)):
        choose(chooser, chooser.count() - 1)
    assert found.document.fields[key] == "../../loud.toml"
    assert found.standing.resolved.decks["pennies"].samefile(deck)
    title = tomllib.loads(deck.read_text())["title"]
    assert chooser.currentText() == f"{title} (../../loud.toml)"
    assert steps(found)[-1].endswith(title)


def test_a_name_of_the_parents_that_leads_elsewhere_here_is_said(desk, table):
    """A parent in another place has its own deck of this name; the nearer one can be chosen."""
    far = table / "far" / "variants" / "pennies"
    (far / "decks").mkdir(parents=True)
    near = table / "variants" / "pennies"
    for name in ("plain.toml", "decks/plain.toml"):
        shutil.copy(near / name, far / name)
    found = desk(f'extends = "{(far / "plain.toml").as_posix()}"\n')
    key = ("decks", "pennies")
    assert found.standing.resolved.decks["pennies"].samefile(far / "decks" / "plain.toml")
    chooser = found.form.head.choosers[key]
    choose(chooser, chooser.findData("plain"))
    assert found.document.fields[key] == "plain"
    assert found.standing.resolved.decks["pennies"].samefile(near / "decks" / "plain.toml")


def test_files_are_named_by_their_titles(desk, table):
    """In choosers, in the history and where two variants are compared."""
    deck = next((table / "variants" / "pennies" / "decks").glob("*.toml"))
    title = tomllib.loads(deck.read_text())["title"]
    assert title != deck.stem
    found = desk()
    key = next(key for key in found.form.head.choosers if key[0] == "decks")
    chooser = found.form.head.choosers[key]
    row = chooser.findData(deck.stem)
    assert chooser.itemText(row) == title
    found.document.do("x", {key: None})
    choose(chooser, row)
    assert all(deck.stem not in step.split(": ")[-1].split() for step in steps(found)[1:])


@pytest.mark.parametrize("game", catalog.games())
def test_no_form_is_scrolled_sideways(app, qtbot, game):
    """Rows with many rules fold, and none moves when a parameter is changed."""
    variant = read_variant(find_variant(usual_variant(game)))
    found = RulesDesk(VariantDocument.of(variant))
    qtbot.addWidget(found)
    found.set_theme(LIGHT)
    found.resize(740, 600)
    found.show()
    qtbot.waitExposed(found)
    area, rows = found.form.area, found.form.findChildren(ParameterRow)
    qtbot.waitUntil(lambda: area.horizontalScrollBar().maximum() == 0)
    row = next(one for one in rows if one.chips and one.parameter.kind == "choice")
    places = [chip.pos() for chip in row.chips]
    readings = [entry.key for entry in row.parameter.readings]
    now = found.standing.resolved.parameters[row.parameter.name]
    found.standing.give(row.key, next(key for key in readings if key != now))
    qtbot.waitUntil(row.reset.isVisible)
    assert [chip.pos() for chip in row.chips] == places
    assert area.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("width", [740, 1300])
def test_form_tree_and_sheet_fit_their_places(desk, qtbot, width):
    """On a small screen as on a large one nothing has to be scrolled sideways."""
    found = desk('extends = "plain"\n[parameters]\nrounds = 2\n')
    found.resize(width, 600)
    found.slots()["rules_preview_sheet"]()
    qtbot.waitUntil(lambda: "Seats" in found.sheet.view.toPlainText())
    qtbot.wait(100)
    for area in (found.form.area, found.family.tree, found.sheet.view):
        assert area.horizontalScrollBar().maximum() == 0
    view, text = found.sheet.view, found.sheet.view.document()
    block = text.find("Seats").block()
    assert block.text().startswith("Seats: ")
    assert block.layout().lineAt(0).naturalTextWidth() <= view.viewport().width()
    columns = found.family.tree
    assert columns.columnWidth(0) >= columns.viewport().width() * 0.45


def test_only_changes_and_going_from_one_to_the_next(desk):
    """Next goes round, and the counted changes are those shown."""
    found = desk('extends = "plain"\n[parameters]\nrounds = 2\nprize = 1\n')
    found.slots()["rules_only_changes"]()
    form = found.form
    assert {name for name, row in form.rows.items() if not row.isHidden()} == {"rounds", "prize"}
    assert form.count.text() == "2 set here"
    visited = []
    for _ in range(3):
        found.slots()["rules_next_change"]()
        visited.append(form.here)
    assert visited[0] != visited[1]
    assert visited[0] == visited[2]


def test_a_fault_is_shown_at_its_parameter_with_the_nearest_value(desk, qtbot):
    """One click mends it, as a step that can be undone."""
    found = desk('extends = "plain"\n[parameters]\nrounds = 99\n')
    row = found.form.rows["rounds"]
    settled(qtbot, found)
    assert not row.faults.isHidden()
    assert row.editor.number.value() == 99
    assert not found.form.banner.isHidden()
    assert row.faults.buttons[0].text() == "Use 5"
    row.faults.buttons[0].click()
    assert steps(found) == ["Rounds: 5"]
    settled(qtbot, found)
    assert row.faults.isHidden()
    assert found.form.banner.isHidden()


def test_a_missing_parent_is_shown_at_its_chooser(desk, qtbot):
    """With the name that was probably meant."""
    found = desk('extends = "plian"\nseats = 3\n')
    settled(qtbot, found)
    box = found.form.head.boxes[("extends",)]
    assert box.buttons[0].text() == "Use Plain pennies"
    assert "plian" in found.form.head.choosers[("extends",)].currentText()
    box.buttons[0].click()
    settled(qtbot, found)
    assert found.standing.faults == ()


def test_an_unknown_parameter_can_be_taken_out(desk, qtbot):
    """It is not hidden because the form has no row for it."""
    found = desk('extends = "plain"\n[parameters]\nrownds = 3\n')
    settled(qtbot, found)
    assert [stranger.key[1] for stranger in found.form.strangers] == ["rownds"]
    found.form.strangers[0].faults.buttons[0].click()
    assert found.document.variant().parameters == {}
    assert found.form.strangers == []


def test_seats_and_texts_are_steps(desk, qtbot):
    """What is typed in one go is one step; the parent's seats are not repeated."""
    found = desk()
    head = found.form.head
    chooser = head.choosers[("seats",)]
    chooser.setCurrentIndex(chooser.findData(2))
    chooser.activated.emit(chooser.currentIndex())
    assert found.document.variant().seats == 2
    chooser.setCurrentIndex(chooser.findData(3))
    chooser.activated.emit(chooser.currentIndex())
    assert found.document.variant().seats is None
    found.activateWindow()
    edit = head.texts["hypothesis"]
    edit.setFocus()
    qtbot.waitUntil(edit.hasFocus)
    qtbot.keyClicks(edit, "It is shorter")
    assert found.document.variant().hypothesis == "It is shorter"
    assert steps(found) == ["Seats: 2", "Seats: 3", "Write hypothesis"]


def test_a_preset_is_one_step_after_a_look(desk):
    """What the list shows is what happens, and it can be undone at once."""
    found = desk('extends = "plain"\nseats = 2\n')
    found.slots()["rules_preset"]()
    assert found.presets.choose("Pennies for two, no cancelling")
    assert set(found.presets.changes) == {"start_score", "sides", "tie"}
    assert "nobody wins" in found.presets.preview.toPlainText()
    found.presets.button.click()
    assert steps(found) == ["Preset: Pennies for two, no cancelling"]
    assert found.document.variant().parameters["tie"] == "nobody"
    assert found.presets.changes == {}
    found.document.undo()
    assert found.document.variant().parameters == {}


def test_reset_all_is_one_step(desk):
    """And resetting one parameter needs one that is changed."""
    found = desk('extends = "plain"\n[parameters]\nrounds = 2\nprize = 1\n')
    assert found.enabled()["rules_reset"] is False
    found.form.go_to("prize")
    assert found.enabled()["rules_reset"] is True
    found.slots()["rules_reset_all"]()
    assert steps(found) == ["Reset all parameters"]
    assert found.document.variant().parameters == {}


def test_tree_and_form_count_changes_alike(desk, qtbot):
    """Also what is not saved yet, and a board or a number of seats that the variant names."""
    found = desk('extends = "plain"\nseats = 3\n[parameters]\nrounds = 2\n')
    model = found.family.model

    def counts():
        index = model.find("mine").siblingAtColumn(CHANGES)
        return int(model.data(index)), int(found.form.count.text().split()[0])

    assert counts() == (2, 2)
    found.form.rows["prize"].editor.number.setValue(1)
    qtbot.waitUntil(lambda: counts() == (3, 3))
    found.document.undo()
    qtbot.waitUntil(lambda: counts() == (2, 2))


def test_the_tree_is_a_sound_model(desk, table, pennies):
    """Qt's own tester finds nothing, also with a circle and a missing parent in it."""
    put(table, "one", 'extends = "two"\n')
    put(table, "two", 'extends = "one"\n')
    put(table, "lost", 'extends = "nobody"\nverdict = "Never found."\n')
    found = desk()
    mode = QAbstractItemModelTester.FailureReportingMode.Fatal
    QAbstractItemModelTester(found.family.model, mode, found)
    found.family.fill()
    found.set_theme(DARK)
    model = found.family.model
    index = model.find("mine")
    assert model.data(index.siblingAtColumn(CHANGES)) == "0"
    folder = found.document.path.parent
    assert model.data(index.siblingAtColumn(ORIGIN)) == folder.name
    found.document.here = folder.parent.parent
    found.family.fill()
    assert model.data(model.find("mine").siblingAtColumn(ORIGIN)) == "this project"
    assert model.data(model.find("nobody").siblingAtColumn(ORIGIN)) == "not found"
    assert str(model.data(model.find("one"))).startswith("⚠")
    found.family.choose("lost")
    assert "Never found." in found.family.view.toPlainText()


def test_two_variants_are_compared(desk):
    """Seats and readings of both stand beside each other."""
    found = desk()
    found.family.choose("plain", "duel")
    said = found.family.view.toPlainText()
    assert "Seats" in said
    assert "nobody" in said
    assert "cancel" in said
    assert not found.family.child_button.isEnabled()


def test_the_tree_asks_to_open_and_for_a_child(desk, qtbot, table):
    """The window makes the document; the child extends by the name that leads to the file."""
    found = desk()
    found.family.choose("duel")
    with qtbot.waitSignal(found.open_wanted) as caught:
        found.family.open_button.click()
    assert caught.args == ["variant", "pennies/duel"]
    with qtbot.waitSignal(found.child_wanted) as caught:
        found.slots()["rules_child"]()
    child = caught.args[0]
    assert (child.extends, child.parameters, child.path) == ("mine", {}, None)


def test_rules_and_parameters_link_both_ways(desk):
    """From the parameter to its rule, and from the rule to what sets it."""
    found = desk('extends = "plain"\n[parameters]\ntie = "nobody"\n')
    found.form.rows["tie"].chips[0].click()
    assert "PN-5" in found.rule.view.toPlainText()
    found.rule.parameter_wanted.emit("prize")
    assert found.form.here == "prize"
    assert "Points for winning" in found.rule.view.toPlainText()


def test_the_sheet_follows_the_document(desk, qtbot, tmp_path):
    """Page, PDF and preview tell the value that was just chosen."""
    found = desk()
    found.slots()["rules_preview_sheet"]()
    found.form.rows["rounds"].editor.number.setValue(3)
    qtbot.waitUntil(lambda: "3 rounds" in found.sheet.view.toPlainText())
    found.sheet.export(tmp_path / "sheet.html")
    assert "3 rounds" in (tmp_path / "sheet.html").read_text()
    found.sheet.export(tmp_path / "sheet.pdf")
    assert (tmp_path / "sheet.pdf").read_bytes().startswith(b"%PDF")
    assert pdf(found.sheet.sheet()).count(b"/Type /Page\n") >= 2


def test_the_sheet_counts_the_cards_of_a_deck_in_edit(desk, qtbot, table):
    """As the table plays them, saved or not."""
    found = desk()
    deck = DeckDocument.open(table / "variants" / "pennies" / "decks" / "plain.toml")
    deck.do("Delete cards", {("cards",): list(deck.cards)[:-1]})
    found.look_around([deck])
    found.slots()["rules_preview_sheet"]()
    qtbot.waitUntil(lambda: "17 cards" in found.sheet.view.toPlainText())
    deck.do("Delete cards", {("cards",): list(deck.cards)[:-1]})
    found.sheet.hide()
    found.sheet.show()
    qtbot.waitUntil(lambda: "16 cards" in found.sheet.view.toPlainText())
    deck.undo()
    deck.undo()
    found.sheet.hide()
    found.sheet.show()
    qtbot.waitUntil(lambda: "18 cards" in found.sheet.view.toPlainText())


def test_a_sheet_that_cannot_be_written_is_told(desk, qtbot, tmp_path):
    """A sentence with a remedy, no exception."""
    found = desk()
    with qtbot.waitSignal(found.failed) as caught:
        found.sheet.export(tmp_path / "nowhere" / "sheet.pdf")
    assert "cannot be written" in caught.args[0]


def test_every_control_has_a_name_for_screen_readers(desk):
    """Buttons by text or name, fields by name."""
    found = desk()
    controls = [
        *found.form.findChildren(QAbstractButton),
        *found.form.findChildren(QComboBox),
        *found.form.findChildren(QSpinBox),
        *found.form.findChildren(QLineEdit),
    ]
    own = [one for one in controls if not isinstance(one.parent(), (QLineEdit, QSpinBox))]
    assert [one for one in own if not (one.accessibleName() or getattr(one, "text", str)())] == []


def test_every_entry_has_a_slot_and_an_icon(desk):
    """The table promises nothing that the desk does not do."""
    found = desk()
    assert {entry.key for entry in TABLE} == set(found.slots())
    for entry in TABLE:
        assert not icon(entry.icon, LIGHT).isNull(), entry.key
        assert entry.scope == "variant"


def test_what_is_saved_is_what_was_edited(desk, table):
    """Three edits, saved and read again."""
    found = desk()
    found.form.rows["rounds"].editor.number.setValue(2)
    found.form.rows["tie"].editor.rows[1].button.click()
    found.form.head.texts["verdict"].setPlainText("Too short.")
    found.document.save()
    variant = read_variant(Path("variants/pennies/mine.toml"))
    assert variant.parameters == {"rounds": 2, "tie": "nobody"}
    assert variant.verdict == "Too short."


def test_texts_can_be_larger(desk, app):
    """At twice the size nothing is cut at the side of the form."""
    font = app.font()
    large = app.font()
    large.setPointSizeF(font.pointSizeF() * 2)
    app.setFont(large)
    try:
        found = desk()
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        app.processEvents()
        bar = found.form.area.horizontalScrollBar()
        assert bar.maximum() == 0
    finally:
        app.setFont(font)


def test_a_variant_without_a_file_can_be_edited(app, qtbot, table):
    """What a window has just made, before it was saved under a name."""
    document = VariantDocument.of(Variant("pennies", "new", "New", extends="plain"))
    found = RulesDesk(document)
    qtbot.addWidget(found)
    found.form.rows["rounds"].editor.number.setValue(2)
    settled(qtbot, found)
    assert found.standing.faults == ()
    assert found.enabled()["rules_child"] is False
    document.save(table / "variants" / "pennies" / "new.toml")
    assert found.enabled()["rules_child"] is True
    assert found.family.model.find("new").isValid()


def test_what_the_choosers_name_can_be_opened(desk, qtbot):
    """Parent and deck open in desks of their own, by path."""
    head = desk().form.head
    with qtbot.waitSignal(head.open_wanted) as caught:
        head.openers[("decks", "pennies")].click()
    assert caught.args[0] == "deck"
    assert Path(caught.args[1]).stem == "plain"
    with qtbot.waitSignal(head.open_wanted) as caught:
        head.openers[("extends",)].click()
    assert caught.args[0] == "variant"


@pytest.mark.parametrize("game", catalog.games())
def test_ids_in_a_rule_lead_to_rules_and_parameters(app, qtbot, game):
    """In every text of a game that names another rule."""
    variant = read_variant(find_variant(usual_variant(game)))
    found = RulesDesk(VariantDocument.of(variant))
    qtbot.addWidget(found)
    rules, parameters = found.standing.game.rules, found.standing.game.parameters
    toggles = {one.rule for one in parameters.values()} - rules.keys()
    cites = (one for one in rules.values() if toggles & set(re.findall(r"[\w-]+", one.text)))
    found.rule.show_rule(next(cites).id)
    assert 'href="parameter:' in found.rule.view.toHtml()


def test_other_parts_can_name_a_parameter_or_a_rule(desk):
    """The Rules panel of the table leads to the row or the rule; nothing else changes anything."""
    desk = desk()
    name = list(desk.standing.game.parameters)[-1]
    desk.show_name(name)
    assert desk.form.here == name
    rule = next(iter(desk.standing.game.rules.values()))
    desk.show_name(rule.id)
    assert rule.text in desk.rule.view.toPlainText()
    desk.show_name("nothing of this game")
    assert desk.form.here == name


def test_the_hint_of_the_search_is_whole_on_a_small_screen(desk, qtbot):
    """There the box has a row of its own; on a wide screen all stand in one."""
    form = desk().form
    needed = form.search.fontMetrics().horizontalAdvance(form.search.placeholderText())
    for width, below in ((needed + 60, True), (2 * needed + 400, False)):
        form.setParent(None)
        form.resize(width, 500)
        form.show()
        qtbot.waitUntil(lambda below=below: (form.only.y() > form.search.y() + 9) == below)
        assert form.search.width() >= needed + 12


@pytest.mark.parametrize(
    ("place", "key"),
    [
        ("board.c2", ("board",)),
        ("decks.pennies[3]", ("decks", "pennies")),
        ("parameters.rounds", ("parameters", "rounds")),
        ("seats", ("seats",)),
        ("map", ("",)),
    ],
)
def test_a_fault_of_a_combination_stands_at_its_row(place, key):
    """A place of the board at the board, a card at its deck."""
    assert key_of(Fault("some.toml", place, "does not go")) == key
