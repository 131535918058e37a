"""The panels of the board editor that watch: problems, metrics, mini-map, finder."""

from __future__ import annotations

from time import perf_counter

import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QDockWidget, QMainWindow

from engine.boards import lattice
from engine.boards.board import Board, arranged
from engine.boards.lattice import OPERATIONS
from engine.boards.notation import from_offset
from engine.errors import OikistError
from engine.game import Problem
from engine.scenarios import catalog
from workbench.desks.board.editing import Editing
from workbench.desks.board.panels.figures import operation_in_words
from workbench.desks.board.panels.finder import FinderBar, found_in
from workbench.desks.board.panels.metrics import MetricsPanel
from workbench.desks.board.panels.minimap import MiniMap
from workbench.desks.board.panels.places import hex_named, step_of, to_document
from workbench.desks.board.panels.problems import HexProblems
from workbench.desks.panels.problems_list import (
    MOST_SHOWN,
    PROBLEM_ROLE,
    ProblemsModel,
)
from workbench.desks.panels.terms import default_terms, variant_terms
from workbench.documents.board_document import BoardDocument
from workbench.language.faults import stated
from workbench.look.palettes import DARK

DUEL = next(entry for entry in catalog.boards() if entry.name == "duel")


@pytest.fixture
def document(app):
    return BoardDocument.open(DUEL.path)


@pytest.fixture
def editing(document):
    return Editing(document)


@pytest.fixture
def shown(qtbot):
    def show(panel):
        qtbot.addWidget(panel)
        panel.resize(360, 500)
        panel.show()
        return panel

    return show


def by_name(document, *names):
    return tuple(hex_named(document, name) for name in names)


def said(panel):
    return [panel.model.index(row, 0).data() for row in range(panel.model.rowCount())]


# Problems.


def test_a_new_problem_shows_soon_after_the_edit(editing, shown, qtbot):
    """Two places side by side are told within 100 ms of the edit, without being asked."""
    panel = shown(HexProblems(editing))
    before = len(panel.problems)
    (place,) = by_name(editing.document, "m1")
    beside = lattice.neighbours(place, "flat")[3]
    editing.document.do("touch", {("hex", *beside): "village"})
    qtbot.waitUntil(lambda: len(panel.problems) > before, timeout=1000)
    assert any("touch" in problem.what for problem in panel.problems)


def test_problems_are_counted_while_the_dock_is_hidden(editing, qtbot):
    """The title of the dock tells of problems even when another dock covers it."""
    window = QMainWindow()
    qtbot.addWidget(window)
    dock = QDockWidget("Problems", window)
    panel = HexProblems(editing)
    dock.setWidget(panel)
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    name = {("name", *axial): "Twice" for axial in list(editing.document.place_names)[:2]}
    editing.document.do("name", name)
    qtbot.waitUntil(lambda: len(panel.problems) > 0, timeout=1000)
    assert dock.windowTitle() == f"Problems ({len(panel.problems)})"


def test_a_click_goes_to_the_problem(editing, shown, qtbot):
    """The hexes that are meant are selected and revealed, also on a board drawn leftwards."""
    document = editing.document
    far = (-5, 2)
    panel = shown(HexProblems(editing))
    document.do("alone", {("hex", *far): "open"})
    panel.update_now()
    row = next(
        row
        for row in range(panel.model.rowCount())
        if "touches it" in panel.model.index(row, 0).data()
    )
    with qtbot.waitSignal(editing.reveal_wanted) as told:
        panel.list.clicked.emit(panel.model.index(row, 0))
    assert told.args == [(far,)]
    assert editing.selection == {far}


def test_each_problem_names_its_rule(editing, shown):
    """The tooltip of a problem from the rules holds the rule's id and text."""
    panel = shown(HexProblems(editing))
    rule = next(iter(panel.game.rules.values()))
    panel.model.show([Problem("fault", "too small", "enlarge it", rule.id)])
    index = panel.model.index(0, 0)
    assert rule.id in index.data(Qt.ItemDataRole.ToolTipRole)
    assert rule.text in index.data(Qt.ItemDataRole.ToolTipRole)
    words = index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert words == "Fault: Too small. Enlarge it."


def test_no_problem_is_said_in_words(editing, shown):
    """A board without problems shows a sentence, not an empty list."""
    panel = shown(HexProblems(editing))
    panel.problems = ()
    panel.model.show(())
    panel._pages.setCurrentIndex(1)
    assert panel.empty.text() == "No problems"
    assert panel.empty.isVisible()


def test_a_board_is_judged_for_a_number_of_seats(editing, shown):
    """Each number of seats is offered, then the variants; a choice changes the terms."""
    panel = shown(HexProblems(editing))
    offered = [panel.chooser.itemData(row) for row in range(panel.chooser.count())]
    seats = [("", number) for number in panel.game.seats]
    assert offered[: len(seats)] == seats
    panel.chooser.setCurrentIndex(0)
    panel.chooser.activated.emit(0)
    assert panel.terms == default_terms(panel.game, min(panel.game.seats))


def test_the_terms_of_a_variant_are_its_own(app):
    """Seats and values come from the variant's file; an unknown one is refused in words."""
    game = next(one for one in catalog.games().values() if catalog.variants(one.name))
    entry = catalog.variants(game.name)[0]
    terms = variant_terms(game, entry.name)
    assert set(terms.values) == set(game.parameters)
    with pytest.raises(OikistError, match="no such variant"):
        variant_terms(game, "nowhere")


def test_the_list_of_problems_is_a_sound_model_and_bounded(app):
    """Thousands of problems are cut off; Qt's own checks pass."""
    model = ProblemsModel({})
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.show([Problem("warning", f"number {number}", "") for number in range(2000)])
    assert model.rowCount() == MOST_SHOWN
    assert model.index(0, 0).data(PROBLEM_ROLE).what == "number 0"
    model.show([])
    assert model.rowCount() == 0


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("the board has no spaces", "The board has no spaces."),
        ("c4 and c5 touch each other", "c4 and c5 touch each other."),
        ("c4: no other space touches it", "c4: no other space touches it."),
        ("", ""),
        ("is it?", "Is it?"),
    ],
)
def test_a_sentence_keeps_the_letters_of_a_notation(text, expected):
    """Sentences begin with a capital, names of hexes do not."""
    assert stated(text) == expected


# Metrics.


def test_figures_follow_an_edit(editing, shown, qtbot):
    """One village more is counted soon after the edit."""
    panel = shown(MetricsPanel(editing))
    before = panel.metrics.places
    (open_land,) = by_name(editing.document, "f2")
    assert editing.document.spaces[open_land] == "open"
    editing.document.do("found", {("hex", *open_land): "village"})
    qtbot.waitUntil(lambda: panel.metrics.places == before + 1, timeout=1000)
    assert panel.row("places").said == str(before + 1)


def test_a_hidden_panel_measures_nothing_until_it_is_seen(editing, qtbot):
    """Nobody pays for figures that nobody sees."""
    panel = MetricsPanel(editing)
    qtbot.addWidget(panel)
    editing.document.do("found", {("hex", 0, 0): "village"})
    assert panel.metrics is None
    panel.show()
    assert panel.metrics is not None


def test_what_breaks_a_symmetry_can_be_selected(editing, shown):
    """The duel board has its half-turn until one hex goes; a click shows what lost its twin."""
    panel = shown(MetricsPanel(editing))
    assert panel.row("symmetry.turn by 180 degrees").said == "✓ exact"
    (corner,) = by_name(editing.document, "f2")
    editing.document.do("found", {("hex", *corner): "village"})
    panel.update_now()
    item = panel._items["symmetry.turn by 180 degrees"]
    panel.tree.itemClicked.emit(item, 0)
    assert panel.row("symmetry.turn by 180 degrees").said != "✓ exact"
    assert editing.selection == set(
        to_document(editing.document, panel.row("symmetry.turn by 180 degrees").places)
    )
    assert editing.selection


def test_every_figure_explains_itself(editing, shown):
    """Each row has words for what it is, its figure, and what that means; keys are unique."""
    panel = shown(MetricsPanel(editing))
    rows = [panel.row(key) for key, item in panel._items.items() if item.parent() is not None]
    assert len(rows) > 20
    assert all(row.text and row.said and row.why for row in rows)
    tips = [item.toolTip(0) for item in panel._items.values() if item.parent() is not None]
    assert all(tips)


def test_fairness_compares_as_many_regions_as_asked(editing, shown):
    """Two regions for two seats; together they hold every space but the very middle."""
    panel = shown(MetricsPanel(editing))
    panel.set_seats(2)
    panel.update_now()
    regions = panel.metrics.fairness.regions
    assert len(regions) == 2
    assert len(editing.document.spaces) - sum(len(own.hexes) for own in regions) in (0, 1)
    assert "region.3" not in panel._items


def test_an_empty_board_can_be_measured(app, shown):
    """A board without spaces gives zeroes, not an error."""
    document = BoardDocument(DUEL.game, "bare", {("orientation",): "flat"})
    panel = shown(MetricsPanel(Editing(document)))
    assert panel.row("hexes").said == "0"
    document.do("first", {("hex", 0, 0): "open"})
    panel.update_now()
    assert panel.row("hexes").said == "1"


def test_operations_have_names_of_their_own(app):
    """Twelve operations, twelve phrases; two mirrors are named by what they exchange."""
    phrases = {operation_in_words(operation) for operation in OPERATIONS}
    assert len(phrases) == 12
    assert {"Mirror, left and right", "Mirror, top and bottom"} <= phrases


# Places.


def test_hexes_of_the_board_and_the_document_are_told_apart(document):
    """After drawing left of column a the board is shifted; going back finds the same hex."""
    document.do("left", {("hex", -3, 2): "open"})
    board = document.board()
    assert step_of(document) != (0, 0)
    back = to_document(document, board.cells)
    assert set(back) == {axial for axial in document.spaces if document.inside(axial)}
    assert [document.spaces[axial] for axial in back] == list(board.kinds)
    assert hex_named(document, board.name_of(7)) == back[7]


# The mini-map.


def test_a_click_on_the_mini_map_moves_the_view(editing, shown, qtbot):
    """The point under the mouse, in board units, is asked for."""
    map_ = shown(MiniMap(editing))
    wanted = QPointF(*lattice.centre(by_name(editing.document, "i5")[0], "flat"))
    at = map_.to_widget().map(wanted).toPoint()
    with qtbot.waitSignal(map_.centre_wanted) as told:
        qtbot.mouseClick(map_, Qt.MouseButton.LeftButton, pos=at)
    assert (told.args[0] - wanted).manhattanLength() < 0.2


def test_arrow_keys_move_the_view(editing, shown, qtbot):
    """The keyboard reaches the mini-map: two board units a step."""
    map_ = shown(MiniMap(editing))
    map_.set_view_rect(QRectF(0, 0, 4, 4))
    with qtbot.waitSignal(map_.centre_wanted) as told:
        qtbot.keyClick(map_, Qt.Key.Key_Right)
    assert told.args == [QPointF(4, 2)]


def test_mending_the_mini_map_draws_the_same_as_drawing_it_anew(editing, shown):
    """A small edit is drawn into the picture; nobody can tell afterwards."""
    map_ = shown(MiniMap(editing))
    map_.grab()
    (erased, founded) = by_name(editing.document, "h5", "j3")
    editing.document.do("edit", {("hex", *erased): None, ("hex", *founded): "coastal_village"})
    map_.update_now()
    mended = map_._drawn.toImage()
    fresh = map_._draw().toImage()
    off = sum(
        abs(mended.pixelColor(x, y).lightness() - fresh.pixelColor(x, y).lightness()) > 40
        for x in range(0, mended.width(), 2)
        for y in range(0, mended.height(), 2)
    )
    assert off <= 4, "a few pixels of the erased rim may differ"


# The finder.


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("c4", ["c4"]),
        (" C4 ", ["c4"]),
        ("kyme", ["m1"]),
        ("poseid", ["e2"]),
        ("no such thing", []),
        ("", []),
    ],
)
def test_the_finder_knows_coordinates_and_names(document, text, names):
    """A notation, a whole name and a part of one, in any case."""
    assert [document.name_of(axial) for axial in found_in(document, text)] == names


def test_the_finder_goes_from_one_to_the_next_and_round(editing, shown, qtbot):
    """Enter walks through all spaces of a kind in reading order, Shift+Enter back."""
    bar = shown(FinderBar(editing))
    bar.ask()
    qtbot.keyClicks(bar.field, "inland")
    wanted = [editing.document.hex_of(cell) for cell in editing.document.board().of_kind("village")]
    for axial in [*wanted, wanted[0]]:
        qtbot.keyClick(bar.field, Qt.Key.Key_Return)
        assert editing.selection == {axial}
    qtbot.keyClick(bar.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert editing.cursor == wanted[-1]
    bar.all.click()
    assert editing.selection == set(wanted)


def test_a_coordinate_without_a_space_can_be_gone_to(editing, shown, qtbot):
    """The cursor goes to the empty hex, and the bar says that it is none yet."""
    bar = shown(FinderBar(editing))
    qtbot.keyClicks(bar.field, "z40")
    assert bar.said.text() == "Not a space yet"
    qtbot.keyClick(bar.field, Qt.Key.Key_Return)
    assert editing.document.name_of(editing.cursor) == "z40"


def test_escape_closes_the_finder(editing, shown, qtbot):
    """Esc hides the bar and tells so."""
    bar = shown(FinderBar(editing))
    with qtbot.waitSignal(bar.closed):
        qtbot.keyClick(bar.field, Qt.Key.Key_Escape)
    assert not bar.isVisible()


@pytest.mark.parametrize("panel_type", [HexProblems, MetricsPanel, MiniMap])
def test_panels_take_other_colours(editing, shown, panel_type):
    """The dark table can be handed over at any time."""
    panel = shown(panel_type(editing))
    panel.set_theme(DARK)
    assert not panel.grab().isNull()


def test_a_stroke_is_not_slowed_down(editing, shown, qtbot):
    """While a stroke is drawn the figures wait; when it ends they follow at once."""
    panel = shown(MetricsPanel(editing))
    first = panel.metrics
    editing.document.do("begin", {("hex", 0, 0): "village"}, 5)
    editing.document.fence(True)
    editing.document.do("go on", {("hex", 1, 0): "village"}, 5)
    assert panel._pause.interval() == panel.patience
    qtbot.wait(50)
    assert panel.metrics is first
    editing.document.fence(False)
    qtbot.waitUntil(lambda: panel.metrics is not first, timeout=120)


@pytest.fixture
def large(app):
    """A document with 2,000 spaces and 64 places."""
    spaces = {from_offset(column, row, "flat"): "open" for column in range(50) for row in range(40)}
    places = [from_offset(5 * n % 50, (7 * n) % 40, "flat") for n in range(64)]
    spaces |= dict.fromkeys(places, "village")
    cells, kinds = arranged(spaces, "flat")
    return BoardDocument.of(Board(DUEL.game, "large", "Large", "", "flat", cells, kinds))


def test_a_large_board_is_measured_beside_the_window(large, shown, qtbot):
    """The window does not wait for the figures, and those of an old board are never shown."""
    panel = shown(MetricsPanel(Editing(large)))
    start = perf_counter()
    ground = [axial for axial, kind in large.spaces.items() if kind == "open"][:3]
    for axial in ground:
        large.do("found", {("hex", *axial): "coastal_village"})
        panel.update_now()
    assert perf_counter() - start < 0.5, "handing over takes no time"
    qtbot.waitUntil(lambda: panel.metrics is not None, timeout=10_000)
    counts = {kind.kind: kind.count for kind in panel.metrics.kinds}
    assert counts["coastal_village"] == 3


def test_a_panel_may_go_while_its_board_is_measured(large, app, qtbot):
    """Closing a board in the middle of a measurement harms nothing."""
    panel = MetricsPanel(Editing(large))
    panel.show()
    assert panel._work is not None
    work = panel._work
    panel.deleteLater()
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert work.result(timeout=20).hexes == len(large.spaces)


def test_problems_of_a_large_board_are_found_in_time(large, shown):
    """On 2,000 hexes the problems take a moment only; the bound is loose for busy machines."""
    panel = shown(HexProblems(Editing(large)))
    times = []
    for axial in list(large.spaces)[:5]:
        large.do("edit", {("hex", *axial): "coastal_village"})
        start = perf_counter()
        panel.update_now()
        times.append(perf_counter() - start)
    assert min(times) < 0.1
