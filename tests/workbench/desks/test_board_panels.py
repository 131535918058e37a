"""The panels of the board editor that change things: palette, properties, list of spaces."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from engine.boards.lattice import neighbours
from engine.game import Attribute, SpaceKind
from engine.scenarios import catalog
from workbench.desks.board.editing import Editing
from workbench.desks.board.panels.palette import PalettePanel
from workbench.desks.board.panels.properties import PropertiesPanel
from workbench.desks.board.panels.spaces import KIND, NAME, NEIGHBOURS, SpacesModel, SpacesPanel
from workbench.desks.board.panels.wording import turned_tops
from workbench.desks.panels.tiles import DIGIT_ROLE, parted
from workbench.documents.board_document import BoardDocument
from workbench.look.palettes import DARK
from workbench.scene.scenery import desk_scenery

DUEL = next(entry for entry in catalog.boards() if entry.name == "duel")
ATTRIBUTES = (
    Attribute("height", "space", "integer", "How high it lies", 0, 9, unit="m"),
    Attribute("holy", "space", "flag", "Whether a temple stands here"),
    Attribute("river", "edge", "flag", "A river runs here"),
    Attribute("tower", "vertex", "choice", "What stands here", choices=("none", "wood")),
)


@pytest.fixture
def document(app):
    return BoardDocument.open(DUEL.path)


@pytest.fixture
def editing(document):
    return Editing(document)


@pytest.fixture
def rich(document):
    """A document whose schema declares attributes of all three sorts."""
    document.declared = replace(document.declared, attributes=ATTRIBUTES)
    return Editing(document)


@pytest.fixture
def shown(qtbot):
    def show(panel):
        qtbot.addWidget(panel)
        panel.resize(360, 700)
        panel.show()
        return panel

    return show


def ordered(document):
    """The hexes of a document in reading order."""
    return [document.hex_of(cell) for cell in range(len(document.board()))]


def pick(panel, hexes):
    panel.editing.select(hexes)
    panel.update_now()


# The palette.


def test_the_palette_has_a_tile_for_each_kind_of_the_schema(editing, shown):
    """Tiles come from the schema alone, with title, symbol, meaning and key."""
    palette = shown(PalettePanel(editing))
    titles = [palette.kinds.item(row).text() for row in range(palette.kinds.count())]
    assert titles == [kind.title for kind in editing.document.schema.kinds]
    tip = palette.kinds.item(1).toolTip()
    assert editing.document.schema.kinds[1].text in tip
    assert "Key 2" in tip


def test_a_title_wider_than_its_tile_goes_on_below(app):
    """No word is lost: what has no room stands in the second line."""
    letters = QFontMetricsF(app.font())
    whole = letters.horizontalAdvance("Inland village")
    assert parted("Inland village", letters, whole + 1) == ("Inland village", "")
    assert parted("Inland village", letters, whole - 1) == ("Inland", "village")
    assert parted("Inland", letters, 5) == ("Inland", "")


def test_a_tile_takes_its_kind_in_hand(editing, shown):
    """A picked tile becomes the stamp, and an eraser is put away for it."""
    palette = shown(PalettePanel(editing))
    editing.use_tool("eraser")
    palette.kinds.setCurrentRow(2)
    assert (editing.stamp, editing.tool) == ("coastal_village", "stamp")


def test_the_palette_shows_which_stamp_is_in_hand(editing, shown):
    """A stamp that was recalled by its key is the current tile."""
    palette = shown(PalettePanel(editing))
    editing.use_tool("fill")
    editing.use_stamp("oracle")
    assert palette.kinds.currentRow() == 3
    assert editing.tool == "fill", "showing it picks nothing"


def test_a_stored_stamp_moves_its_digit(editing, shown):
    """The cap on a tile says which digit recalls it now."""
    palette = shown(PalettePanel(editing))
    editing.store_stamp(1, "oracle")
    assert palette.kinds.item(3).data(DIGIT_ROLE) == "1"
    assert palette.kinds.item(0).data(DIGIT_ROLE) == ""


def test_attributes_of_edges_and_corners_are_a_second_list(rich, shown):
    """What the schema declares for edges and corners can be picked; spaces are properties."""
    palette = shown(PalettePanel(rich))
    assert palette.attributes.isVisible()
    texts = [palette.attributes.item(row).text() for row in range(palette.attributes.count())]
    assert texts == ["River", "Tower"]
    palette.attributes.itemClicked.emit(palette.attributes.item(1))
    assert (rich.attribute, rich.tool) == ("tower", "corners")


@pytest.mark.parametrize("count", [1, 2, 30])
def test_no_two_kinds_look_alike_without_their_colours(document, count):
    """House, rim and sign tell kinds apart; there may be thirty of them."""
    symbols = "abcdefghijklmnopqrstuvwxyz0123456789"
    words = ("field", "village", "coast", "town", "coastal_town")
    kinds = tuple(
        SpaceKind(f"{words[n % 5]}_{n}", symbols[n], f"Kind {n}", "") for n in range(count)
    )
    known = desk_scenery(document.game, replace(document.schema, kinds=kinds)).kinds.values()
    assert len({(kind.fill.rings, kind.fill.stamp, kind.sign) for kind in known}) == count


# Properties.


def test_a_kind_is_given_to_several_spaces_in_one_step(editing, shown):
    """Different kinds show as several values; choosing one changes all, undone at once."""
    panel = shown(PropertiesPanel(editing))
    document = editing.document
    some = ordered(document)[:7]
    before = dict(document.fields)
    pick(panel, some)
    assert panel.spaces.kinds.box.currentIndex() == -1
    assert panel.spaces.kinds.box.placeholderText() == "Several values"
    panel.spaces.kinds.box.setCurrentIndex(1)
    panel.spaces.kinds.box.activated.emit(1)
    assert {document.spaces[axial] for axial in some} == {"village"}
    assert [edit.text for edit in document.history.edits] == ["Change 7 spaces to Inland village"]
    document.undo()
    assert dict(document.fields) == before


def test_typing_a_place_name_is_one_step(editing, shown, qtbot):
    """Letters merge into one edit; blanks around the name do not count."""
    panel = shown(PropertiesPanel(editing))
    document = editing.document
    bare = next(axial for axial in document.spaces if axial not in document.place_names)
    pick(panel, [bare])
    qtbot.keyClicks(panel.spaces.name.field.line, "Nea Polis ")
    assert document.place_names[bare] == "Nea Polis"
    name = document.name_of(bare)
    assert [edit.text for edit in document.history.edits] == [f"Name {name} “Nea Polis”"]
    assert panel.spaces.name.field.line.text() == "Nea Polis ", "what is typed is left alone"
    document.undo()
    panel.update_now()
    assert panel.spaces.name.field.line.text() == ""


def test_two_names_are_two_steps(editing, shown, qtbot):
    """Enter ends a step of typing."""
    panel = shown(PropertiesPanel(editing))
    pick(panel, [ordered(editing.document)[0]])
    line = panel.spaces.name.field.line
    qtbot.keyClicks(line, "A")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    qtbot.keyClicks(line, "b")
    assert len(editing.document.history.edits) == 2


def test_several_spaces_are_not_given_one_name(editing, shown):
    """Names are for one place each; the arrow may still take several away."""
    panel = shown(PropertiesPanel(editing))
    named = list(editing.document.place_names)[:2]
    pick(panel, named)
    assert not panel.spaces.name.field.widget.isEnabled()
    panel.spaces.name.reset.click()
    assert not set(named) & editing.document.place_names.keys()
    assert len(editing.document.history.edits) == 1


def test_a_space_that_is_gone_is_not_named(editing, shown):
    """What is typed for a space that was erased in the meantime is not written anywhere."""
    panel = shown(PropertiesPanel(editing))
    document = editing.document
    axial = ordered(document)[0]
    pick(panel, [axial])
    document.do("erase", {("hex", *axial): None, ("name", *axial): None})
    panel.spaces.name.field.line.textEdited.emit("Ghost")
    assert axial not in document.place_names
    assert len(document.board()) == len(document.spaces)


def test_bold_and_arrow_mark_what_is_not_usual(editing, shown):
    """An ordinary hex has neither; a village has both, and the arrow makes it ordinary."""
    panel = shown(PropertiesPanel(editing))
    document = editing.document
    village = next(axial for axial, kind in document.spaces.items() if kind == "village")
    pick(panel, [next(axial for axial, kind in document.spaces.items() if kind == "open")])
    assert not panel.spaces.kind.label.font().bold()
    assert not panel.spaces.kind.reset.isVisible()
    pick(panel, [village])
    assert panel.spaces.kind.label.font().bold()
    panel.spaces.kind.reset.click()
    assert document.spaces[village] == "open"


def test_attributes_have_typed_fields(rich, shown):
    """A number, a flag and a choice are written, and the usual value is not kept at all."""
    panel = shown(PropertiesPanel(rich))
    document = rich.document
    axial = ordered(document)[0]
    pick(panel, [axial])
    (_, height), (_, holy) = panel.spaces.attributes[:2]
    height.field.box.setValue(4)
    holy.field.box.click()
    assert document.fields["attribute", "space", *axial, 0, "height"] == 4
    assert document.fields["attribute", "space", *axial, 0, "holy"] is True
    height.reset.click()
    assert ("attribute", "space", *axial, 0, "height") not in document.fields


def test_mixed_attributes_show_as_such(rich, shown):
    """Two heights are several values; the field's next step gives both the same one."""
    panel = shown(PropertiesPanel(rich))
    first, second = ordered(rich.document)[:2]
    rich.document.do("high", {("attribute", "space", *first, 0, "height"): 7})
    pick(panel, [first, second])
    box = panel.spaces.attributes[0][1].field.box
    assert box.text() == "Several values"
    box.setValue(2)
    values = [
        rich.document.fields["attribute", "space", *at, 0, "height"] for at in (first, second)
    ]
    assert values == [2, 2]


def test_an_edge_is_the_same_from_both_sides(rich, shown):
    """A river drawn on one hex's edge shows on the neighbour's opposite edge."""
    panel = shown(PropertiesPanel(rich))
    document = rich.document
    one = next(
        axial
        for axial in document.spaces
        if all(near in document.spaces for near in neighbours(axial, "flat"))
    )
    pick(panel, [one])
    river = panel.spaces.attributes[2][1].field.box
    panel.spaces.parts["edge"].setCurrentIndex(1)
    river.click()
    pick(panel, [neighbours(one, "flat")[1]])
    panel.spaces.parts["edge"].setCurrentIndex(4)
    assert river.isChecked()
    panel.spaces.parts["edge"].setCurrentIndex(3)
    assert not river.isChecked()


def test_board_properties_show_when_nothing_is_selected(editing, shown, qtbot):
    """The title is typed in one step; it shows again after undo."""
    panel = shown(PropertiesPanel(editing))
    pick(panel, [])
    assert panel.pages.currentIndex() == 0
    title = editing.document.fields["title",]
    line = panel.board.title.field.line
    line.selectAll()
    qtbot.keyClicks(line, "Syrakousai")
    assert editing.document.fields["title",] == "Syrakousai"
    assert len(editing.document.history.edits) == 1
    editing.document.undo()
    panel.update_now()
    assert line.text() == title


def test_turning_the_tops_keeps_neighbours_and_comes_back(rich):
    """Flat to pointy and back gives the same fields, attributes of edges and corners included."""
    document = rich.document
    axial = ordered(document)[30]
    keys = {
        ("attribute", "edge", *axial, 2, "river"): True,
        ("attribute", "vertex", *axial, 0, "tower"): "wood",
    }
    document.do("draw", keys)
    before = dict(document.fields)
    document.do("turn", turned_tops(document, "pointy"))
    # Edge 2 with flat tops leads to (q + 1, r); so does edge 1 with pointy tops.
    assert document.fields["attribute", "edge", *axial, 1, "river"] is True
    document.do("back", turned_tops(document, "flat"))
    assert dict(document.fields) == before


def test_turning_the_tops_drops_a_frame(document):
    """Columns and rows mean other hexes afterwards, so no frame stays."""
    document.do("crop", {("frame",): [0, 0, 3, 3]})
    document.do("turn", turned_tops(document, "pointy"))
    assert document.frame is None


# The list of spaces.


def test_the_model_of_spaces_is_a_sound_model(document):
    """Sorting, filtering, edits, growth and erasing pass Qt's own checks."""
    model = SpacesModel(document)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.reload()
    assert model.rowCount() == len(document.spaces)
    model.sort(KIND, Qt.SortOrder.DescendingOrder)
    model.filter("village")
    document.do("erase", {("hex", *ordered(document)[0]): None})
    model.reload()
    model.filter("")
    assert model.rowCount() == len(document.spaces)


def test_spaces_sort_as_one_reads_them_and_by_number(document):
    """The first column sorts by place, not by letters; neighbours sort as numbers."""
    model = SpacesModel(document)
    model.reload()
    names = [model.index(row, NAME).data() for row in range(model.rowCount())]
    assert names == [document.name_of(axial) for axial in document.board().cells]
    model.sort(NEIGHBOURS)
    counts = [model.index(row, NEIGHBOURS).data() for row in range(model.rowCount())]
    assert counts == sorted(counts)


def test_the_filter_looks_at_names_kinds_and_places(document):
    """All words must occur, in any case."""
    model = SpacesModel(document)
    model.reload()
    model.filter("kyme COASTAL")
    assert [model.index(row, NAME).data() for row in range(model.rowCount())] == ["m1"]


def test_the_list_mirrors_the_selection_both_ways(editing, shown):
    """Rows that are chosen are selected on the board, and the other way round."""
    panel = shown(SpacesPanel(editing))
    panel.table.selectRow(5)
    assert editing.selection == {panel.model.place_at(5)}
    some = [panel.model.place_at(row) for row in (2, 3, 9)]
    editing.select(some)
    rows = {index.row() for index in panel.table.selectionModel().selectedRows()}
    assert rows == {2, 3, 9}
    panel.table.selectionModel().select(
        panel.model.index(3, 0),
        QItemSelectionModel.SelectionFlag.Deselect | QItemSelectionModel.SelectionFlag.Rows,
    )
    assert editing.selection == {some[0], some[2]}


def test_the_selection_survives_sorting(editing, shown):
    """Sorting moves rows, not what is selected."""
    panel = shown(SpacesPanel(editing))
    some = frozenset(ordered(editing.document)[:3])
    editing.select(some)
    panel.table.sortByColumn(KIND, Qt.SortOrder.DescendingOrder)
    assert editing.selection == some
    rows = panel.table.selectionModel().selectedRows()
    assert {panel.model.place_at(index.row()) for index in rows} == some


def test_enter_reveals_a_space(editing, shown, qtbot):
    """Enter in the list brings the space into sight on the canvas."""
    panel = shown(SpacesPanel(editing))
    panel.table.setFocus()
    panel.table.selectRow(4)
    with qtbot.waitSignal(editing.reveal_wanted) as told:
        panel.table.activated.emit(panel.model.index(4, 0))
    assert told.args == [(panel.model.place_at(4),)]
    assert editing.cursor == panel.model.place_at(4)


def test_spaces_outside_the_frame_are_said_to_be(editing, shown):
    """What is cropped stays in the list under another name."""
    editing.document.do("crop", {("frame",): [0, 0, 3, 3]})
    panel = shown(SpacesPanel(editing))
    names = [panel.model.index(row, NAME).data() for row in range(panel.model.rowCount())]
    assert names.count("outside") == sum(
        not editing.document.inside(axial) for axial in editing.document.spaces
    )
    assert "a1" in names


@pytest.mark.parametrize("panel_type", [PalettePanel, PropertiesPanel, SpacesPanel])
def test_panels_take_other_colours(editing, shown, panel_type):
    """The dark table can be handed over at any time."""
    panel = shown(panel_type(editing))
    editing.select(ordered(editing.document)[:2])
    panel.set_theme(DARK)
    assert not panel.grab().isNull()


@pytest.mark.parametrize("width", [170, 220, 300, 420])
@pytest.mark.parametrize("chosen", [False, True])
def test_properties_never_scroll_sideways(rich, shown, chosen, width):
    """However narrow the dock is: fields give way, texts are wrapped."""
    panel = shown(PropertiesPanel(rich))
    if chosen:
        pick(panel, list(rich.document.spaces)[:2])
    panel.resize(width, 700)
    panel.refresh()
    QApplication.processEvents()
    area = panel.pages.currentWidget()
    assert area.widget().minimumSizeHint().width() <= area.viewport().width()
    assert area.horizontalScrollBar().maximum() == 0
