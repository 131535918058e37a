"""The dialogs of the board editor: generator, size, comparison."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from engine.boards import lattice
from engine.boards.diff import differences
from engine.boards.generator import Heading, Kinds, Recipe, generate
from engine.boards.tiled import read_tiled
from engine.errors import BoardError
from engine.scenarios import catalog
from workbench.desks.board.dialogs.changes_list import ChangesModel
from workbench.desks.board.dialogs.differences import DifferencesDialog
from workbench.desks.board.dialogs.generating import Order, replacement
from workbench.desks.board.dialogs.generator import GeneratorDialog
from workbench.desks.board.dialogs.resize import CROP, GROW, SHIFT, ResizeDialog
from workbench.desks.board.dialogs.sources import file_source, sources_of
from workbench.desks.board.dialogs.tiled import exported
from workbench.desks.board.panels.picture import HexPicture
from workbench.desks.board.panels.places import hex_named
from workbench.desks.board.tools.changes import beyond, frame_around
from workbench.desks.recipe_dialog import slug
from workbench.documents.board_document import BoardDocument
from workbench.jobs.slot import JobSlot
from workbench.look.palettes import DARK
from workbench.scene.scenery import desk_scenery

DUEL = next(entry for entry in catalog.boards() if entry.name == "duel")
GAME = DUEL.game


@pytest.fixture
def document(app):
    return BoardDocument.open(DUEL.path)


@pytest.fixture
def saved(app, tmp_path):
    """A document in a folder of its own, saved twice, so that there is a copy of before."""
    document = BoardDocument.open(DUEL.path)
    document.save(tmp_path / "mine.toml")
    document.do("found", {("hex", *hex_named(document, "f2")): "village"})
    document.save()
    return document


@pytest.fixture
def opened(app, qtbot):
    """Opens dialogs; closes them at the end, and they are gone."""
    dialogs = []

    def open_(dialog):
        dialogs.append(dialog)
        dialog.show()
        return dialog

    yield open_
    for dialog in dialogs:
        dialog.reject()
        dialog.deleteLater()
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def generator(opened, qtbot, recipe=None, **words):
    dialog = opened(GeneratorDialog(GAME, catalog.board_schema(GAME), **words))
    if recipe is not None:
        fill(dialog, recipe)
    qtbot.waitUntil(lambda: settled(dialog), timeout=20_000)
    return dialog


def fill(dialog, recipe):
    for name in ("columns", "rows", "coastal", "inland", "seed"):
        getattr(dialog, name).setValue(getattr(recipe, name))
    dialog.distance.setValue(recipe.min_distance)
    dialog.symmetry.setCurrentIndex(dialog.symmetry.findData(recipe.symmetry))
    dialog.tops.setCurrentIndex(dialog.tops.findData(recipe.orientation))
    dialog.outline.setCurrentIndex(dialog.outline.findData(recipe.outline))


def settled(dialog):
    return not dialog._pause.isActive() and not dialog._maker.running


# The generator.


def test_the_generator_makes_the_board_of_its_recipe(opened, qtbot):
    """What is previewed is what the engine makes of the same recipe."""
    recipe = Recipe(11, 9, 6, 4, seed=7, symmetry="half-turn", min_distance=2)
    dialog = generator(opened, qtbot, recipe)
    assert dialog.recipe() == recipe
    schema = catalog.board_schema(GAME)
    same = generate(recipe, Kinds.of(schema), Heading(GAME, "new-board", "New board"))
    assert dialog.board == same
    assert dialog.make.isEnabled()


def test_the_dice_give_another_board(opened, qtbot):
    """Another seed, another board; the old seed brings the old one back."""
    dialog = generator(opened, qtbot, Recipe(11, 9, 6, 5, min_distance=2))
    first = dialog.board
    dialog.seed.setValue(dialog.seed.value() + 1)
    assert not dialog.make.isEnabled(), "the old board cannot be taken for the new recipe"
    qtbot.waitUntil(lambda: settled(dialog), timeout=20_000)
    assert dialog.board.digest != first.digest
    before = dialog.seed.value()
    dialog.dice.click()
    assert dialog.seed.value() != before


def test_what_cannot_be_made_is_said_in_the_dialog(opened, qtbot):
    """Too many places: sentences with a remedy, and nothing to accept."""
    dialog = generator(opened, qtbot, Recipe(5, 5, 0, 40))
    assert dialog.board is None
    assert not dialog.make.isEnabled()
    assert "of 40 spaces" in dialog.said.text()
    assert dialog.said.text().endswith(".")


def test_a_hexagon_has_as_many_rows_as_columns(opened, qtbot):
    """The rows follow the columns, and an even number becomes odd."""
    dialog = generator(opened, qtbot, Recipe(12, 4, 3, 3))
    dialog.outline.setCurrentIndex(dialog.outline.findData("hexagon"))
    assert not dialog.rows.isEnabled()
    assert (dialog.recipe().columns, dialog.recipe().rows) == (13, 13)
    qtbot.waitUntil(lambda: settled(dialog), timeout=20_000)
    assert dialog.board is not None


def test_closing_the_generator_leaves_no_thread(opened, qtbot):
    """A recipe that takes half a minute is given up when the dialog closes."""
    dialog = generator(opened, qtbot)
    hard = Recipe(45, 45, 60, 400)
    schema = catalog.board_schema(GAME)
    dialog._maker.start(Order(hard, Kinds.of(schema), Heading(GAME, "x", "X")))
    work = dialog._maker.job
    dialog.reject()
    assert not dialog._maker.running
    qtbot.waitUntil(lambda: not work.running, timeout=2_000)


def test_only_the_last_of_many_orders_counts(app, qtbot):
    """Orders that come while one is in work replace each other."""
    maker = JobSlot(app)
    boards = []
    maker.done.connect(boards.append)
    schema = catalog.board_schema(GAME)
    for columns in (9, 10, 11, 12):
        recipe = Recipe(columns, 7, 2, 2)
        maker.start(Order(recipe, Kinds.of(schema), Heading(GAME, "x", f"{columns}")))
    qtbot.waitUntil(lambda: bool(boards) and not maker.running, timeout=20_000)
    assert boards[-1].title == "12"
    assert len(boards) == 1
    maker.deleteLater()


def test_a_generated_board_replaces_another_in_one_step(document):
    """One edit puts the new board in place, one undo brings everything back."""
    document.do("crop", {("frame",): [0, 0, 4, 4]})
    before = dict(document.fields)
    board = generate(
        Recipe(9, 7, 2, 2, orientation="pointy"),
        Kinds.of(document.schema),
        Heading(GAME, "x", "Other"),
    )
    document.do("Generate a board", replacement(document, board))
    assert document.board().digest == board.digest
    assert document.title == before["title",], "the board keeps its title"
    document.undo()
    assert dict(document.fields) == before


@pytest.mark.parametrize(
    ("title", "name"),
    [("Sicilia 2!", "sicilia-2"), ("Élea", "elea"), ("  ", "board"), ("Ελλάς", "board")],
)
def test_a_title_becomes_a_file_name(title, name):
    """Small letters, digits and hyphens; never empty."""
    assert slug(title) == name


# Size.


def test_cropping_keeps_what_falls_outside(document, opened):
    """Two columns are left out of the file, kept in the document, and come back."""
    dialog = opened(ResizeDialog(document))
    dialog.left.setValue(3)
    assert dialog.picture.marks
    assert "kept" in dialog.said.text()
    spaces = dict(document.spaces)
    dialog.accept()
    assert dict(document.spaces) == spaces
    assert len(document.board()) < len(spaces)
    again = opened(ResizeDialog(document))
    assert again.left.value() == 3
    again.to_all.click()
    again.accept()
    assert document.frame is None
    assert len(document.board()) == len(spaces)
    assert len(document.history.edits) == 2


def test_a_frame_can_be_fitted_to_the_selection(document, opened):
    """First and last column and row of what is selected."""
    some = [hex_named(document, name) for name in ("c2", "g5", "e4")]
    dialog = opened(ResizeDialog(document, selection=some))
    dialog.to_selection.click()
    boxes = (dialog.left, dialog.top, dialog.right, dialog.bottom)
    assert [box.value() for box in boxes] == [3, 2, 7, 5]
    assert dialog.frame == frame_around(some, document)


def test_growing_and_shifting_are_one_step_each(document, opened):
    """The phrase says how far; neighbours and names go along."""
    dialog = opened(ResizeDialog(document))
    dialog.use_mode(GROW)
    dialog.rings.setValue(2)
    count = len(document.spaces)
    dialog.accept()
    assert len(document.spaces) > count
    kyme = next(axial for axial, name in document.place_names.items() if name == "Kyme")
    dialog = opened(ResizeDialog(document))
    dialog.use_mode(SHIFT)
    dialog.across.setValue(2)
    dialog.down.setValue(1)
    dialog.accept()
    assert document.place_names[kyme[0] + 2, kyme[1]] == "Kyme"
    assert [edit.text for edit in document.history.edits] == [
        "Grow by 2 rings",
        "Shift by 2 columns and 1 row",
    ]


def test_nothing_to_do_cannot_be_applied(document, opened):
    """The button waits for a change."""
    dialog = opened(ResizeDialog(document))
    for mode, expected in ((CROP, False), (GROW, True), (SHIFT, False)):
        dialog.use_mode(mode)
        assert dialog.ok.isEnabled() is expected
    dialog.down.setValue(1)
    assert dialog.ok.isEnabled()


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=30)
@given(st.tuples(*[st.integers(-3, 20)] * 4))
def test_a_frame_leaves_out_exactly_what_lies_beyond(document, ends):
    """`beyond` and the document's own `inside` agree for every frame."""
    left, right = sorted(ends[:2])
    top, bottom = sorted(ends[2:])
    document.do("crop", {("frame",): [left, top, right, bottom]})
    outside = {axial for axial in document.spaces if not document.inside(axial)}
    assert set(beyond(document, document.frame)) == outside


# Comparison.


def test_a_document_is_compared_with_its_file_and_the_copy_before(saved):
    """Now, as saved, before the last save, and the boards of the catalogue are offered."""
    saved.do("more", {("hex", *hex_named(saved, "h2")): "village"})
    now, file, copy, *rest = sources_of(saved)
    assert differences(file.load(), now.load()).of("kind")[0].before == "open"
    assert len(differences(copy.load(), now.load()).of("kind")) == 2
    assert len(rest) == len(catalog.boards(GAME))


def test_the_list_says_what_differs(saved, opened):
    """One row per change, in words; the marks on both sides agree with it."""
    at = hex_named(saved, "h2")
    gone = hex_named(saved, "l2")
    saved.do("edit", {("hex", *at): "oracle", ("hex", *gone): None, ("title",): "Other"})
    dialog = opened(DifferencesDialog(saved))
    rows = [
        tuple(dialog.model.index(row, column).data() for column in range(4))
        for row in range(dialog.model.rowCount())
    ]
    assert rows == [
        ("Board", "Title", "Duel, for two players", "Other"),
        ("h2", "○ kind", "Open land", "Oracle site"),
        ("l2", "✕ removed", "Open land", ""),
    ]
    assert dialog.pictures[0].marks == {at: "kind", gone: "removed"}
    assert dialog.pictures[1].marks == {at: "kind"}


def test_both_sides_have_the_same_zoom_and_scroll(saved, opened, qtbot):
    """What moves one side moves the other."""
    dialog = opened(DifferencesDialog(saved))
    left, right = dialog.pictures
    left.setFocus()
    qtbot.keyClick(left, Qt.Key.Key_Plus)
    qtbot.keyClick(left, Qt.Key.Key_Right)
    assert left.zoom > 1
    assert (right.zoom, right.middle) == (left.zoom, left.middle)
    qtbot.keyClick(right, Qt.Key.Key_0)
    assert left.zoom == 1


def test_a_click_in_the_list_goes_there(saved, opened, qtbot):
    """Both sides point the hex out, and the canvas is told the document's own hex."""
    at = hex_named(saved, "h2")
    saved.do("edit", {("hex", *at): "oracle"})
    dialog = opened(DifferencesDialog(saved))
    with qtbot.waitSignal(dialog.went) as told:
        dialog.table.selectRow(0)
    assert told.args == [(at,)]
    assert dialog.pictures[0].shown_hexes == dialog.pictures[1].shown_hexes == (at,)


def test_equal_boards_are_said_to_be_the_same(document, opened):
    """No difference is a sentence, not an empty table without words."""
    dialog = opened(DifferencesDialog(document))
    assert dialog.said.text() == "The two boards are the same."


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe", b"format = 1\n", b"[[[", b"a = " + b"[" * 5000]
)
def test_a_file_that_is_no_board_is_said_in_its_place(document, opened, tmp_path, content):
    """Broken, empty or strange files show a sentence on their side; the other side stays."""
    path = tmp_path / "broken.toml"
    path.write_bytes(content)
    dialog = opened(DifferencesDialog(document))
    dialog.add_source(file_source(path), 0)
    assert dialog.pictures[0]._said
    assert dialog.model.rowCount() == 0
    dialog.choosers[0].setCurrentIndex(1)
    assert dialog.said.text() == "The two boards are the same."


def test_a_missing_file_is_said_in_its_place(document, opened, tmp_path):
    """So does a file that has gone meanwhile."""
    dialog = opened(DifferencesDialog(document))
    dialog.add_source(file_source(tmp_path / "gone.toml"), 1)
    assert "gone.toml" in dialog.pictures[1]._said


def test_the_list_of_changes_is_a_sound_model(document):
    """Qt's own checks pass while it is filled and emptied."""
    model = ChangesModel(document.schema)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    before = document.board()
    document.do("edit", {("hex", *hex_named(document, "f2")): "village"})
    model.show(differences(before, document.board()), before, document.board())
    assert model.rowCount() == 1
    model.empty()
    assert model.rowCount() == 0


# The picture of hexes.


def test_a_click_tells_the_hex_and_a_drag_does_not(document, opened, qtbot):
    """Where the mouse is let go after a drag is no click."""
    picture = HexPicture(desk_scenery(document.game, document.schema))
    qtbot.addWidget(picture)
    picture.show_spaces(document.spaces, document.orientation)
    picture.resize(500, 400)
    picture.show()
    axial = hex_named(document, "i5")
    point = picture.to_widget().map(QPointF(*lattice.centre(axial, "flat"))).toPoint()
    with qtbot.waitSignal(picture.clicked) as told:
        qtbot.mouseClick(picture, Qt.MouseButton.LeftButton, pos=point)
    assert told.args == [axial]
    with qtbot.assertNotEmitted(picture.clicked):
        qtbot.mousePress(picture, Qt.MouseButton.LeftButton, pos=point)
        qtbot.mouseMove(picture, point + QPointF(40, 30).toPoint())
        qtbot.mouseRelease(
            picture, Qt.MouseButton.LeftButton, pos=point + QPointF(40, 30).toPoint()
        )


def test_dialogs_take_other_colours(document, opened, qtbot):
    """The dark table can be handed over at any time."""
    for dialog in (
        generator(opened, qtbot),
        opened(ResizeDialog(document)),
        opened(DifferencesDialog(document)),
    ):
        dialog.set_theme(DARK)
        QApplication.processEvents()
        assert not dialog.grab().isNull()


# Maps of Tiled.


def test_an_exported_map_can_be_imported_again(document, tmp_path):
    """The same board comes back; the picture of its tiles lies beside the map."""
    map_, image = exported(document, tmp_path / "duel.tmj")
    assert image.read_bytes().startswith(b"\x89PNG")
    assert read_tiled(map_, catalog.board_schema, GAME) == document.board()


def test_a_map_that_cannot_be_written_is_said_in_words(document, tmp_path):
    """A folder that is not there gives a sentence with a remedy."""
    with pytest.raises(BoardError, match="cannot be written"):
        exported(document, tmp_path / "nowhere" / "duel.tmj")
