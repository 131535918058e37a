"""The dialog that prints: choices, preview, files, and what it says when something fails."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QComboBox, QProgressBar

from engine.boards.board import Board, arranged
from engine.boards.outlines import outline_hexes
from engine.errors import OikistError
from engine.language import speaking
from engine.scenarios import catalog
from tests.support.edit_victim import KINDS
from workbench.dialogs.export import ExportDialog
from workbench.language.titles import shown_title
from workbench.printing.job import Job, exported, write_together
from workbench.printing.order import CHOICES, RANGES, Order, order_from_text, pages_of
from workbench.printing.page import Page
from workbench.printing.preview import Preview
from workbench.printing.printable import Printable, printable_of, printable_scenario


def board():
    spaces = dict.fromkeys(outline_hexes("rectangle", 6, 5, "flat"), "open")
    return Board("game", "name", "A board", "", "flat", *arranged(spaces, "flat"))


@pytest.fixture(scope="module")
def scenario():
    return catalog.load_scenario("classic")


@pytest.fixture
def opened(app, qtbot, tmp_path):
    """Opens the dialog on a folder of its own."""

    def open_dialog(printable=None, kept=""):
        dialog = ExportDialog(printable or Printable("A board", "name", board()), kept, tmp_path)
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return open_dialog


def blank(title, width=50.0, height=70.0):
    return Page(title, width, height, lambda _: None)


def finish(dialog, qtbot):
    dialog.start()
    qtbot.waitUntil(lambda: not dialog.running)


def test_a_pdf_is_written(opened, qtbot, tmp_path):
    """Export draws all pages and writes one file under the proposed name."""
    dialog = opened()
    with qtbot.waitSignal(dialog.exported) as told:
        dialog.start()
    assert told.args == [(tmp_path / "name.pdf",)]
    assert (tmp_path / "name.pdf").read_bytes().startswith(b"%PDF-")
    assert str(tmp_path / "name.pdf") in dialog.message.text()


def test_pictures_get_numbers(opened, qtbot, tmp_path):
    """Several pages of PNG are several files, and the dialog says how many before."""
    dialog = opened(kept=Order(hex_width=80, form="png", dpi=36).as_text())
    count = len(dialog.pages)
    assert str(count) in dialog.count.text()
    finish(dialog, qtbot)
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == [f"name-{number:02}.png" for number in range(1, count + 1)]


def test_the_ending_follows_the_format(opened):
    """Choosing SVG renames the file that will be written."""
    dialog = opened()
    dialog.form.form.setCurrentIndex(dialog.form.form.findData("svg"))
    assert dialog.path.text().endswith("name.svg")


def test_changes_show_in_the_preview(opened, qtbot):
    """Larger hexes need more sheets, and the preview knows them a moment later."""
    dialog = opened()
    before = len(dialog.pages)
    dialog.form.hex_width.setValue(90)
    qtbot.waitUntil(lambda: len(dialog.pages) > before)
    assert str(len(dialog.pages)) in dialog.where.text()


def test_keys_turn_over(opened, qtbot):
    """Arrows, Home and End reach every page without a mouse."""
    dialog = opened(kept=Order(hex_width=90).as_text())
    last = len(dialog.pages) - 1
    seen = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_End, Qt.Key.Key_Right, Qt.Key.Key_PageUp):
        qtbot.keyClick(dialog.preview, key)
        seen.append(dialog.preview.index)
    assert seen == [1, last, last, last - 1]


def test_choices_are_remembered(opened, qtbot):
    """What was chosen for one export is proposed for the next one."""
    dialog = opened()
    dialog.form.hex_width.setValue(33)
    dialog.form.monochrome.setChecked(True)
    with qtbot.waitSignal(dialog.kept_changed) as told:
        dialog.start()
    again = opened(kept=told.args[0]).form.order()
    assert (again.hex_width, again.monochrome) == (33, True)


def test_parts_that_are_not_there_cannot_be_chosen(opened):
    """A board alone has no cards; one part is always ticked."""
    dialog = opened(kept=Order(parts=("cards",)).as_text())
    enabled = {part: box.isEnabled() for part, box in dialog.form.parts.items()}
    assert enabled == {"board": True, "cards": False, "pieces": False}
    assert dialog.form.order().parts == ("board",)


def test_nothing_chosen_is_nothing_to_write(opened):
    """Without a part there is no page, and the button is off."""
    dialog = opened()
    dialog.form.parts["board"].setChecked(False)
    dialog.refresh()
    assert not dialog.pages
    assert not dialog.save.isEnabled()


def test_large_cards_lie_one_on_a_sheet(opened, scenario):
    """The largest card that can be chosen fits on every paper."""
    kept = Order(("cards",), card_width=180, card_height=180).as_text()
    dialog = opened(printable_scenario(scenario), kept)
    assert len(dialog.pages) == sum(len(deck.cards) for deck in scenario.decks.values())


def test_a_missing_folder_is_a_sentence(opened, qtbot, tmp_path):
    """The dialog says which file, and stays open with everything as it was."""
    dialog = opened()
    dialog.path.setText(str(tmp_path / "gone" / "name.pdf"))
    finish(dialog, qtbot)
    assert "cannot be written" in dialog.message.text()
    assert dialog.isVisible()
    assert list(tmp_path.iterdir()) == []


def test_a_stopped_export_writes_nothing(opened, qtbot, tmp_path):
    """Escape stops the drawing and leaves no file, half or whole."""
    dialog = opened(kept=Order(hex_width=90).as_text())
    dialog.start()
    assert dialog.running
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.running
    assert dialog.isVisible()
    assert list(tmp_path.iterdir()) == []


def test_the_close_key_closes_the_dialog(opened, qtbot):
    """Ctrl+W is for what is in front."""
    dialog = opened()
    with qtbot.waitActive(dialog):
        dialog.activateWindow()
    qtbot.keyClick(dialog, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: not dialog.isVisible())


def test_what_will_be_replaced_is_told_before(opened, tmp_path):
    """No question afterwards: the dialog says so while the name is being chosen."""
    (tmp_path / "name.pdf").write_text("old")
    dialog = opened()
    assert "replaced" in dialog.count.text()
    dialog.path.setText(str(tmp_path / "other.pdf"))
    assert "replaced" not in dialog.count.text()


def test_a_file_just_written_is_no_warning_and_moves_nothing(opened, qtbot):
    """What was written is told where room was kept; what is exported anew later is warned of."""
    dialog = opened()
    places = [dialog.onward.y(), dialog.path.y(), dialog.browse.y()]
    finish(dialog, qtbot)
    assert "Written" in dialog.message.text()
    qtbot.wait(50)  # the layout has settled
    assert [dialog.onward.y(), dialog.path.y(), dialog.browse.y()] == places
    assert "replaced" not in dialog.count.text()
    dialog.refresh()
    assert "replaced" in dialog.count.text()


def test_every_control_has_a_name(opened):
    """A screen reader can say what each field is for."""
    dialog = opened()
    kinds = (QAbstractButton, QAbstractSpinBox, QComboBox, Preview, QProgressBar)
    controls = [one for kind in kinds for one in dialog.findChildren(kind)] + [dialog.path]
    assert len(controls) > 25
    nameless = [
        one
        for one in controls
        if not (one.accessibleName() or (isinstance(one, QAbstractButton) and one.text()))
    ]
    assert nameless == []


@given(st.text() | st.recursive(st.none() | st.integers() | st.text(), st.lists).map(json.dumps))
def test_spoiled_settings_give_the_usual_choices(text):
    """Whatever the settings file holds, the dialog opens."""
    assert order_from_text(text) == Order()


@given(
    st.dictionaries(
        st.sampled_from([*Order.__dataclass_fields__, "more"]),
        st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.lists(st.text()),
    )
)
def test_values_of_settings_are_checked_one_by_one(given_values):
    """What can be used is used, what cannot has its usual value; never an order out of range."""
    order = order_from_text(json.dumps(given_values)).checked()
    for name, (low, high) in RANGES.items():
        assert low <= getattr(order, name) <= high
    for name, known in CHOICES.items():
        assert getattr(order, name) in known
    assert order_from_text(order.as_text()) == order


def test_a_wrong_order_names_every_fault():
    """All faults at once, each with what can be used."""
    with pytest.raises(OikistError) as caught:
        pages_of(Printable("", ""), Order(paper="b5", hex_width=999, parts=("bord",)))
    assert len(caught.value.faults) == 3
    assert all(fault.remedy for fault in caught.value.faults)


def test_all_files_or_none(app, tmp_path):
    """When the third of three files cannot be written, the first two are as before."""
    (tmp_path / "name-1.svg").write_text("old")
    (tmp_path / "name-3.svg").mkdir()
    pages = [blank(title) for title in "abc"]
    with pytest.raises(OikistError, match="name-3"):
        exported(pages, tmp_path / "name.svg", "svg", 72)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["name-1.svg", "name-3.svg"]
    assert (tmp_path / "name-1.svg").read_text() == "old"


def test_a_full_disk_leaves_the_old_files(app, tmp_path, monkeypatch):
    """The disk is full when the second file is forced to it: a sentence, and nothing changed."""
    import os

    forced = []

    def full(number):
        forced.append(number)
        if len(forced) == 2:
            raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    old, new = tmp_path / "a.svg", tmp_path / "b.svg"
    old.write_bytes(b"old")
    with pytest.raises(OikistError, match="No space left"):
        write_together({old: b"one", new: b"two"})
    assert old.read_bytes() == b"old"
    assert [path.name for path in tmp_path.iterdir()] == ["a.svg"]


def test_a_job_tells_how_far_it_is(app, tmp_path):
    """One step a page, and no file before the end."""
    job = Job([blank(title) for title in "abcd"], tmp_path / "name.pdf", "pdf", 72)
    seen = []
    while job.step():
        seen.append(job.done)
        assert list(tmp_path.iterdir()) == []
    assert (seen[0], seen[-1], job.total) == (1, 4, 4)
    assert job.write() == (tmp_path / "name.pdf",)


def test_the_preview_shows_what_is_printed(opened, qtbot):
    """Not an empty frame: the board's colours are on the screen."""
    dialog = opened()
    dialog.preview.turn_to(len(dialog.pages) - 1)
    seen = dialog.preview.grab().toImage()
    colours = {seen.pixelColor(x, seen.height() // 2).name() for x in range(seen.width())}
    assert len(colours) > 20


@pytest.mark.parametrize(("kind", "number"), [("board", 0), ("deck", 0), ("variant", -1)])
def test_samples_have_the_titles_of_their_tabs(app, kind, number):
    """What is printed is called as its tab is, in every language."""
    entries = {"board": catalog.boards, "deck": catalog.decks, "variant": catalog.variants}[kind]
    opened = KINDS[kind].open(entries()[number].path)
    with speaking("fr"):
        assert printable_of(opened).title == shown_title(opened) != opened.title
