"""The tour: walked to its end by real clicks and keys, shown, skipped, left, declined."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QLineEdit,
    QMainWindow,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import delete

from engine.declared import read_parameters
from engine.errors import OikistError
from engine.records.record import PERSON
from engine.scenarios import catalog
from engine.scenarios.catalog import find_variant
from engine.scenarios.nearest import faults_of, with_change
from engine.scenarios.variants import read_variant, resolve
from tests.support.pennies_table import pennies, table  # noqa: F401
from tests.workbench.play.real_window import LEFT, RealWindow
from workbench.comeback import come_back
from workbench.documents.variant_document import VariantDocument
from workbench.help.outline import Outline, Target
from workbench.help.proposal import proposal
from workbench.session import Session
from workbench.widgets.typed import take_typed

GAMES = 8
KEY = Qt.Key


class Guest:
    """Somebody new, on a window with a real game, who presses what is framed."""

    def __init__(self, real):
        self.real, self.window = real, real.window
        self.tour, self.wait = self.window.help.tour, real.wait
        self.window.lab.batch.form.games.setValue(GAMES)
        self.window.lab.batch.runs = self.window.filing.state / "runs.duckdb"
        self.window.activateWindow()

    @property
    def said(self):
        return self.tour.strip.text.text()

    def button(self, words):
        """Press a button of the strip."""
        (found,) = [one for one in self.tour.strip.buttons if one.text() == words]
        QTest.mouseClick(found, LEFT)

    def click(self):
        """Click in the middle of what is framed."""
        target = self.tour.outline.target
        assert self.tour.outline.isVisible()
        QTest.mouseClick(target.widget, LEFT, pos=target.widget.rect().center())

    def key(self, key, held=Qt.KeyboardModifier.NoModifier):
        """Press a key where the keyboard is."""
        QTest.keyClick(QApplication.focusWidget() or self.window, key, held)

    def at(self, step):
        """Wait until a step is the one to do."""
        self.wait(lambda: self.tour.step == step)

    def framed(self, widget):
        """Wait until a widget is framed."""
        self.wait(lambda: getattr(self.tour.outline.target, "widget", None) is widget)


@pytest.fixture
def guest(app, qtbot, tmp_path):
    scenario = catalog.load_scenario("classic-2")
    real = RealWindow(lambda true: qtbot.waitUntil(true, timeout=60_000), tmp_path, scenario)
    found = Guest(real)
    yield found
    for document in real.window.filing.shelf.documents:
        real.window.filing.shelf.close(document)
    real.close()


def rule_of(guest):
    """Name and value of the parameter that the tour proposes, and the field of it."""
    desk = guest.window.design.desk
    name, value = proposal(
        desk.standing.game, desk.standing.variant, desk.standing.resolved.parameters
    )
    return name, value, desk.form.rows[name].editor.focusProxy()


def test_the_tour_goes_on_by_what_is_really_done(guest):
    """A changed rule, a game with bots that answer, a batch: by mouse and keys, to the end."""
    guest.tour.offer()
    guest.button("Take the tour")
    guest.at(1)
    guest.click()  # the name of what lies on the table
    guest.at(2)
    name, value, field = rule_of(guest)
    assert guest.tour.outline.target.widget is field
    assert QApplication.focusWidget() is field
    before = guest.window.design.desk.standing.resolved.parameters[name]
    QTest.keyClicks(field, str(value))  # the number is selected: what is typed replaces it
    guest.key(KEY.Key_Return)
    guest.at(3)
    guest.key(KEY.Key_F5)
    guest.wait(lambda: guest.window.mode == "play" and guest.real.table.is_open)
    guest.real.play._preparing.abandon()
    assert guest.real.match.scenario.parameters[name] == value
    guest.framed(guest.real.parts.advice.seats.me)
    guest.click()
    assert PERSON in guest.real.match.seats
    guest.framed(guest.real.bar)
    guest.real.play.bar.choose_speed(64)
    guest.real.hands.finish_reading()
    while guest.tour.step == 3:
        guest.real.make(guest.real.match.legal_codes()[0])
        guest.wait(lambda: guest.tour.step == 4 or guest.real.table.person_to_move)
        QApplication.processEvents()
    guest.at(4)
    moves = len(guest.real.table.history)
    guest.click()  # the arrow in the toolbar
    fence = guest.real.parts.fence.go_button
    guest.wait(lambda: guest.tour.step == 5 or fence.isVisible())
    if fence.isVisible():
        guest.framed(fence)
        guest.click()
    guest.at(5)
    assert len(guest.real.table.history) < moves
    guest.window.activateWindow()
    guest.key(KEY.Key_F5, Qt.KeyboardModifier.ShiftModifier)
    guest.framed(guest.window.lab.batch.run_button)
    guest.click()
    guest.wait(lambda: guest.tour.step == 0)
    assert f"{before} → {value}" in guest.said
    assert f"In {GAMES} games" in guest.said
    assert "too few games to tell" in guest.said
    guest.button("Close")
    assert guest.tour.strip.isHidden()
    assert guest.tour.outline.isHidden()


def test_show_me_does_every_step(guest):
    """Whoever only wants to look presses one button, and ends at the same place."""
    guest.tour.begin()
    guest.real.play.bar.choose_speed(64)
    seen = set()

    def press():
        guest.real.play._preparing.abandon() if guest.real.table.is_open else None
        step = guest.tour.step
        seen.add(step)
        if step and guest.window.lab.batch.running is False:
            guest.button("Show me")
        return step == 0

    guest.wait(press)
    assert seen >= {1, 2, 3, 4, 5}
    assert guest.said.startswith("That is the whole loop.")
    (document,) = guest.window.filing.shelf.documents
    assert document.dirty


def test_the_last_line_is_true_after_a_discard(guest):
    """It tells of an unsaved change only while there is one; figures say of what they are."""
    window = guest.window
    guest.tour.begin()
    while guest.tour.step:
        guest.button("Skip")
    assert guest.said.endswith("Nothing is left unsaved.")
    draft = VariantDocument.of(read_variant(find_variant("classic")))
    window.filing.shelf.add(draft)
    guest.wait(lambda: "The change is not saved: Ctrl+S" in guest.said)
    window.filing.shelf.close(draft)
    guest.wait(lambda: guest.said.endswith("Nothing is left unsaved."))


def test_the_last_line_is_about_the_batch_that_was_played(guest):
    """The lab may hold a variant with fewer seats by then."""
    batch = guest.window.lab.batch
    guest.window.show_in_lab(guest.window.engine.load("classic"))
    guest.window.use_mode("lab")
    batch.form.games.setValue(GAMES)
    batch.start()
    guest.wait(lambda: batch.tally.games == GAMES and not batch.running)
    shares = np.zeros((100, 4))
    shares[:, 3] = 1.0
    batch.tally.add(np.zeros((100, 4), np.int64), shares)
    guest.window.show_in_lab(guest.window.engine.load("classic-2"))
    guest.tour.begin()
    while guest.tour.step:
        guest.button("Skip")
    assert f"In {GAMES + 100} games {batch.styles[3].title} won most often" in guest.said


def test_declining_gives_the_keyboard_to_what_is_in_front(window):
    """Neither the rail nor a bar: the board, the form of the lab."""
    strip = window.help.tour.strip
    for mode, wanted in (("play", window.play.board.view), ("lab", window.lab.batch.form.games)):
        window.use_mode(mode)
        window.help.tour.offer()
        strip.take_keyboard()
        window.help.tour.leave()
        assert QApplication.focusWidget() is wanted


def test_every_step_can_be_skipped(guest):
    """Five times, and the end says what there is to say."""
    guest.tour.begin()
    for step in range(1, 6):
        assert guest.tour.step == step
        assert guest.said
        guest.button("Skip")
    assert guest.tour.step == 0
    assert guest.said.startswith("That is the whole loop.")
    assert "→" not in guest.said


def test_the_tour_can_be_left_at_any_time(guest):
    """By Esc in the strip, or by its cross; it can be taken again."""
    for leave in (
        lambda: guest.key(KEY.Key_Escape),
        lambda: QTest.mouseClick(guest.tour.strip.leave, LEFT),
    ):
        guest.window.acts["tour"].trigger()
        assert guest.tour.step == 1
        assert QApplication.focusWidget() in guest.tour.strip.buttons
        leave()
        assert guest.tour.step == 0
        assert guest.tour.strip.isHidden()
        assert guest.tour.outline.target is None
        assert guest.window.play.isAncestorOf(QApplication.focusWidget())


def test_esc_at_the_board_does_not_end_the_tour(guest):
    """It closes reasons and steps back there, once too often sometimes."""
    guest.tour.begin()
    board = guest.window.play.board.view
    board.setFocus()
    QTest.keyClick(board, KEY.Key_Escape)
    QTest.keyClick(guest.window, KEY.Key_Escape)
    assert guest.tour.step == 1


def test_the_keyboard_gets_to_what_is_framed(guest):
    """One button of the strip leads there; a menu opens."""
    guest.tour.begin()
    guest.button("Go there")
    assert QApplication.focusWidget() is guest.window.play.bar.holding
    guest.key(KEY.Key_Space)
    guest.at(2)
    guest.button("Go there")
    name, value, field = rule_of(guest)
    assert QApplication.focusWidget() is field
    field.lineEdit().deselect()
    guest.button("Go there")
    QTest.keyClicks(field, str(value))
    assert field.value() != value, "not before Enter"
    guest.key(KEY.Key_Return)
    assert guest.window.design.desk.standing.resolved.parameters[name] == value


def test_somebody_who_goes_elsewhere_is_led_back(guest):
    """In another mode the strip says the way, and nothing counts as done."""
    guest.tour.begin()
    guest.window.use_mode("lab")
    guest.wait(lambda: "Playtest (Alt+2)" in guest.said)
    assert guest.tour.step == 1
    guest.click()
    guest.wait(lambda: "table holds" in guest.said)


# The offer.


def test_the_first_start_offers_the_tour_until_it_is_answered(window):
    """It stands below everything, waits for nothing, and never comes back once declined."""
    come_back(window, Session())
    strip = window.help.tour.strip
    assert strip.isVisible()
    assert QApplication.activeModalWidget() is None
    assert [one.text() for one in strip.buttons] == ["Take the tour", "No, thanks"]
    window.help.tour.leave()
    come_back(window, Session())
    assert not strip.isVisible()
    assert window.help.tour.step == 0


def test_the_welcome_page_has_the_tour(window):
    """So it can be found by those who declined it."""
    window.acts["welcome"].trigger()
    window.design.welcome.tour_wanted.emit()
    assert window.help.tour.step == 1


# What is proposed.


@pytest.mark.parametrize("name", [entry.source for entry in catalog.variants()])
def test_every_shipped_variant_gets_a_proposal_that_can_be_played(name):
    """The declared trial where it is another value, else a step of some number."""
    variant = read_variant(catalog.find_variant(name))
    game = catalog.game_of(variant)
    values = resolve(variant, game, []).parameters
    found, value = proposal(game, variant, values)
    trials = {one: p.trial for one, p in game.parameters.items() if p.trial is not None}
    assert len(trials) <= 1
    assert value != values[found]
    if trials and values[next(iter(trials))] != next(iter(trials.values())):
        assert (found, value) == next(iter(trials.items()))
    assert faults_of(with_change(variant, ("parameters", found), value)) == ()


def test_a_game_without_a_trial_gets_a_number_a_step_away(table):  # noqa: F811
    """Any game will do: the first number that may be tuned and played."""
    variant = read_variant(catalog.find_variant(catalog.variants("pennies")[0].source))
    game = catalog.game_of(variant)
    values = resolve(variant, game, []).parameters
    name, value = proposal(game, variant, values)
    assert game.parameters[name].tunable
    assert abs(value - values[name]) == 1


def test_a_trial_out_of_its_range_is_a_fault_of_the_game(tmp_path):
    """Its author is told which parameter."""
    file = tmp_path / "parameters.toml"
    lines = ['kind = "integer"', 'text = "."', 'rule = ""', 'source = ""', "default = 1"]
    file.write_text("\n".join(["[stones]", *lines, "high = 3", "trial = 4"]), encoding="utf-8")
    with pytest.raises(OikistError, match=r"stones\.trial: 4 is out of range"):
        read_parameters(file)


# The frame.


def test_the_frame_follows_its_target_and_lets_the_mouse_through(app, qtbot):
    """It moves with the control, is gone with it, and a click goes to the control."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(400, 300)
    inside = QWidget(window)
    inside.setGeometry(100, 100, 80, 40)
    window.show()
    outline = Outline(window)
    outline.frame(Target(inside))
    assert outline.isVisible()
    assert outline.geometry().contains(inside.geometry())
    assert not outline.mask().contains(inside.geometry().center() - outline.pos())
    inside.move(200, 50)
    assert outline.geometry().contains(inside.geometry())
    assert window.childAt(QPoint(240, 70)) is inside
    inside.hide()
    assert not outline.isVisible()
    inside.show()
    assert outline.isVisible()
    outline.frame(None)
    assert not outline.isVisible()


def test_what_is_out_of_sight_is_scrolled_to_but_not_sideways(app, qtbot):
    """The beginning of a wide panel stays in sight."""
    area = QScrollArea()
    qtbot.addWidget(area)
    inside = QWidget()
    inside.setFixedSize(500, 900)
    low = QWidget(inside)
    low.setGeometry(0, 850, 500, 30)
    area.setWidget(inside)
    area.resize(200, 200)
    area.show()
    Outline(area).frame(Target(low))
    assert not low.visibleRegion().isEmpty()
    assert area.horizontalScrollBar().value() == 0


# What is typed counts.


def test_what_is_typed_and_not_confirmed_is_played(guest):
    """A number that stands in its field is the one that F5 puts on the table."""
    guest.window.naming.show_change_on_table()
    name, value, field = rule_of(guest)
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, str(value))
    guest.key(KEY.Key_F5)
    assert guest.window.play.scenario.parameters[name] == value


def test_fields_hand_over_what_was_typed(app, qtbot):
    """Numbers and lines do, and keep the keyboard."""
    window = QWidget()
    qtbot.addWidget(window)
    number, line = QSpinBox(), QLineEdit()
    number.setKeyboardTracking(False)
    column = QVBoxLayout(window)
    column.addWidget(number)
    column.addWidget(line)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    told = []
    number.valueChanged.connect(told.append)
    line.editingFinished.connect(lambda: told.append(line.text()))
    for field, typed in ((number, "7"), (line, "name")):
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, typed)
        take_typed()
        assert field.hasFocus()
    assert told == [7, "name"]


def test_a_target_that_is_gone_is_framed_no_more(app, qtbot):
    """A tab was closed while the tour pointed into it."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(300, 200)
    inside = QLineEdit(window)
    window.show()
    outline = Outline(window)
    outline.frame(Target(inside))
    assert outline.isVisible()
    inside.setParent(None)
    delete(inside)
    window.resize(320, 220)
    outline.follow()
    assert not outline.isVisible()
    outline.frame(None)


def test_nothing_is_framed_in_a_panel_that_floats(app, qtbot):
    """The frame lies over its own window, where such a target is not."""
    window = QMainWindow()
    qtbot.addWidget(window)
    dock = QDockWidget("Panel", window)
    button = QPushButton("Here")
    dock.setWidget(button)
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, dock)
    window.show()
    outline = Outline(window)
    outline.frame(Target(button))
    assert outline.isVisible()
    dock.setFloating(True)
    outline.follow()
    assert not outline.isVisible()
    outline.frame(None)
