"""Moves with numbers: steppers in the strip, one button, and a board that stands still."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QWidget

from engine.discovery import registered
from engine.game import Click
from engine.scenarios.catalog import load_scenario
from tests.support import heaps, pennies
from tests.workbench.play.hands_table import LEFT, Sitting
from workbench.look.theme import apply_text_size
from workbench.play.hands.steppers import Stepper

BOARD = "classic-2"
NO_KEYS = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def sit(app, qtbot):
    """Sits down at a variant."""
    open_ones = []

    def sat(source=BOARD, plies=0):
        with registered(heaps.GAME), registered(pennies.GAME):
            scenario = load_scenario(source)
        open_ones.append(Sitting(qtbot, scenario, plies))
        return open_ones[-1]

    yield sat
    for one in open_ones:
        one.close()


@pytest.fixture
def field(app, qtbot):
    """A stepper for 0, 10 and 20 that stands at 10."""
    stepper = Stepper()
    qtbot.addWidget(stepper)
    stepper.show_number((0, 10, 20), 10)
    return stepper


def retyped(field, digits):
    field.selectAll()
    QTest.keyClicks(field, digits)


def has_numbers(gesture):
    return any(click.target == "number" for click in gesture)


def counting(sitting):
    """The steppers, once a move with numbers is begun with its button."""
    gesture = sitting.gesture(sitting.until(has_numbers))
    sitting.press(gesture[0])
    return sitting.step.steppers


def alone(sitting, code):
    """Whether a move is made by its button alone."""
    return [click.target for click in sitting.gesture(code)] == ["button"]


def is_whole(widget):
    """Whether nothing of a widget is cut off, if it is seen at all."""
    return not widget.isVisible() or widget.visibleRegion().boundingRect() == widget.rect()


def numbers_of(sitting, code):
    """The numbers of a move by their names."""
    return {click.name: click.number for click in sitting.gesture(code) if click.target == "number"}


def shown(steppers):
    """What stands in the steppers."""
    return {name: field.value() for name, field in steppers.fields.items()}


def test_a_move_with_numbers_has_steppers_and_one_button(sit):
    """A stepper for each number in the order of the gesture, and no list of combinations."""
    sitting = sit()
    steppers = counting(sitting)
    code = next(one for one in sitting.match.legal_codes() if has_numbers(sitting.gesture(one)))
    assert list(steppers.fields) == list(numbers_of(sitting, code))
    assert len(steppers.fields) == 2
    assert steppers.play.isVisible()
    assert not sitting.step.choices.buttons
    assert sitting.step.choices.many.isHidden()


def test_the_button_makes_the_move_that_it_names(sit):
    """Its text follows the numbers, and so do the move in sight and the list of moves."""
    sitting = sit()
    steppers = counting(sitting)
    _, second = steppers.fields.values()
    before = steppers.play.text()
    second.stepBy(-1)
    named = steppers.play.text()
    assert named != before
    code = sitting.hands.shown
    assert named.lower() == sitting.match.in_words(code)
    assert numbers_of(sitting, code) == shown(steppers)
    assert sitting.list.model.total == len(sitting.hands.narrowing.codes) > 1
    QTest.mouseClick(steppers.play, LEFT)
    assert sitting.match.node.code == code
    assert not sitting.refused
    assert not sitting.step.steppers.shown


def test_numbers_are_set_by_keys_alone(sit):
    """Arrows and Page keys step, digits type, Tab goes on, Enter plays."""
    sitting = sit()
    gesture = sitting.gesture(sitting.until(has_numbers))
    sitting.view.setFocus()
    sitting.key(Qt.Key.Key_0 + list(sitting.bar.kinds).index(gesture[0].name))
    steppers = sitting.step.steppers
    first, second = steppers.fields.values()
    assert first.hasFocus(), "the keyboard goes to the first number"
    QTest.keyClicks(first, "2")
    assert first.value() == 2, "what is typed first takes the place of the number"
    top = first.maximum()
    QTest.keyClick(first, Qt.Key.Key_PageUp)
    assert first.value() == top
    QTest.keyClick(first, Qt.Key.Key_Down)
    assert first.value() == top - 1
    QTest.keyClicks(first, "1")
    assert first.value() == 1, "after a step as well"
    QTest.keyClick(first, Qt.Key.Key_Tab)
    assert second.hasFocus()
    QTest.keyClicks(second, "1")
    assert list(shown(steppers).values()) == [1, 1]
    QTest.keyClick(second, Qt.Key.Key_Tab)
    assert steppers.play.hasFocus()
    before, code = sitting.match.here, sitting.hands.shown
    QTest.keyClick(steppers.play, Qt.Key.Key_Return)
    assert sitting.match.node.parent == before
    assert sitting.match.node.code == code
    assert sitting.view.hasFocus(), "the keyboard goes back to the board"


def test_enter_in_a_stepper_plays_and_escape_steps_back(sit):
    """Escape leaves the numbers without a move; Enter makes the one that the button names."""
    sitting = sit()
    steppers = counting(sitting)
    here = sitting.match.here
    QTest.keyClick(next(iter(steppers.fields.values())), Qt.Key.Key_Escape)
    assert sitting.match.here == here
    assert not steppers.shown
    assert not sitting.hands.narrowing.made
    steppers = counting(sitting)
    code = sitting.hands.shown
    QTest.keyClick(next(iter(steppers.fields.values())), Qt.Key.Key_Enter)
    assert sitting.match.node.code == code


def test_enter_tells_once_why_a_number_was_refused(sit):
    """The number has jumped back: the first Enter tells why, the next one plays what stands."""
    sitting = sit()
    steppers = counting(sitting)
    _, field = steppers.fields.values()
    here = sitting.match.here
    field.setFocus()
    retyped(field, "99")
    assert len(sitting.refused) == 2
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert sitting.match.here == here
    assert len(sitting.refused) == 3, "it is told again why"
    code = sitting.hands.shown
    assert steppers.play.text().lower() == sitting.match.in_words(code)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert sitting.match.node.code == code, "Enter is not dead"
    assert len(sitting.refused) == 3


def test_what_is_typed_over_a_refused_number_plays_at_once(sit):
    """Also if it is the number that was in force."""
    sitting = sit()
    _, field = counting(sitting).fields.values()
    stands = str(field.value())
    field.setFocus()
    retyped(field, "99")
    QTest.keyClicks(field, stands)
    code = sitting.hands.shown
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert sitting.match.node.code == code


def test_a_number_refused_by_enter_leaves_the_one_in_force(app, field):
    """What stands in the field then is accepted by the next Enter, but not by holding the key."""
    accepted, unfit = QSignalSpy(field.accepted), QSignalSpy(field.unfit)
    retyped(field, "2")
    QTest.keyClick(field, Qt.Key.Key_Return)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, NO_KEYS, "\r", True)
    app.sendEvent(field, held)
    assert (accepted.count(), unfit.count(), field.value()) == (0, 1, 10)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert (accepted.count(), unfit.count()) == (1, 1)


def test_the_wheel_steps(sit, app):
    """Over a stepper the wheel changes its number, over the board it does not."""
    sitting = sit()
    steppers = counting(sitting)
    name, field = next(iter(steppers.fields.items()))
    before = field.value()

    def turn(widget, towards):
        spot = QPointF(widget.rect().center())
        wheel = QWheelEvent(
            spot, QPointF(widget.mapToGlobal(spot.toPoint())), QPoint(), QPoint(0, towards),
            Qt.MouseButton.NoButton, NO_KEYS, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        app.sendEvent(widget, wheel)

    turn(field, -120)
    assert shown(steppers)[name] == before - 1
    turn(sitting.view.viewport(), -120)
    assert shown(steppers)[name] == before - 1


def test_beyond_the_end_the_game_says_why(sit):
    """A number that can never be is refused with the reason of that very combination."""
    sitting = sit()
    steppers = counting(sitting)
    name, field = next(iter(steppers.fields.items()))
    QTest.keyClick(field, Qt.Key.Key_PageUp)
    held = shown(steppers)
    QTest.keyClick(field, Qt.Key.Key_Up)
    told = sitting.refused[-1]
    assert numbers_of(sitting, told.code) == held | {name: held[name] + 1}
    assert told.refusal == sitting.match.why_not(told.code)
    assert told.refusal.rules
    retyped(field, "19")
    assert numbers_of(sitting, sitting.refused[-1].code)[name] == 19
    assert shown(steppers) == {one: 1 if one == name else n for one, n in held.items()}
    assert sitting.match.here == sitting.match.node.number


def test_a_number_between_two_possible_ones_waits_for_more_digits(field):
    """What is typed may be the beginning of a number; Enter asks why it is none."""
    typed, unfit = QSignalSpy(field.typed), QSignalSpy(field.unfit)
    retyped(field, "2")
    assert typed.count() == unfit.count() == 0
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert unfit.at(0) == [2]
    retyped(field, "20")
    assert typed.at(0) == [20]


def test_the_mouse_on_the_board_leaves_the_numbers_alone(sit):
    """Looking around forgets nothing; a click beside the numbers steps back and makes no move."""
    sitting = sit()
    steppers = counting(sitting)
    next(iter(steppers.fields.values())).stepBy(-1)
    held, here = shown(steppers), sitting.match.here
    cell = next(iter(sitting.board.scene.ground.spots))
    sitting.point(cell)
    assert shown(steppers) == held
    assert sitting.hands.shown is not None
    QTest.mouseClick(sitting.view.viewport(), LEFT, pos=sitting.spot(cell))
    assert not steppers.shown
    assert sitting.match.here == here
    assert not sitting.refused


def test_the_card_tells_what_the_numbers_bring(sit):
    """What lies in front of the seats changes with the steppers."""
    sitting = sit()
    steppers = counting(sitting)
    told = set()
    for _ in range(3):
        preview, code = sitting.hands.preview, sitting.hands.shown
        stocks = preview.stocks(code)
        assert stocks
        assert all(f"{one.before} → {one.after}" in sitting.hands.sight.card.html for one in stocks)
        told.add(sitting.hands.sight.card.html)
        next(iter(steppers.fields.values())).stepBy(-1)
    assert len(told) == 3


def test_steppers_tell_a_screen_reader_what_they_are(sit):
    """Each has the name of its number, its kind of move, and its range."""
    sitting = sit()
    steppers = counting(sitting)
    kind = sitting.bar.kinds[sitting.hands.narrowing.kind].text()
    for name, field in steppers.fields.items():
        assert name in field.accessibleName()
        assert kind in field.accessibleName()
        assert str(field.maximum()) in field.accessibleDescription()
    assert steppers.play.accessibleName() == steppers.play.text()


def test_numbers_of_any_game_have_steppers(sit):
    """Where moves begin with numbers the steppers are there at once; odd combinations too."""
    sitting = sit(heaps.TWO)
    steppers = sitting.step.steppers
    assert list(steppers.fields) == ["left", "right"]
    sitting.type("left", 3)
    sitting.type("right", 5)
    left, right = shown(steppers).values()
    assert right == 5
    assert left in {0, 5}
    while not sitting.match.over:
        before = sitting.match.here
        sitting.make(sitting.match.legal_codes()[len(sitting.match.line()) % 3])
        assert sitting.match.node.parent == before
    assert not sitting.refused


def test_more_may_follow_the_numbers(sit, monkeypatch):
    """Where numbers alone are no move, the button goes on to what is still to be chosen."""
    plain = heaps.Heaps.gesture

    def one_number(game, *asked):
        left, right = plain(game, *asked)
        return (left, Click("choice", name=f"{right.number} more"))

    monkeypatch.setattr(heaps.Heaps, "gesture", one_number)
    sitting = sit(heaps.TWO)
    here, steppers = sitting.match.here, sitting.step.steppers
    assert shown(steppers) == {"left": 0}, "a single number begins with the smallest"
    sitting.type("left", 3)
    QTest.mouseClick(steppers.play, LEFT)
    assert sitting.match.here == here
    assert not steppers.shown
    assert list(sitting.step.choices.buttons) == ["0 more", "3 more"]
    sitting.key(Qt.Key.Key_Escape)
    assert shown(steppers) == {"left": 0}
    sitting.type("left", 3)
    QTest.keyClick(steppers.fields["left"], Qt.Key.Key_Return)
    sitting.press(Click("choice", name="3 more"))
    assert sitting.match.node.text == "take 3 and 3"


@pytest.mark.slow
@pytest.mark.parametrize("width", [1440, 620])
@pytest.mark.parametrize("size", [100, 200])
def test_the_board_stands_still(sit, app, width, size):
    """Whatever the strip above it holds, the board keeps its place and its size."""
    apply_text_size(app, size)
    try:
        sitting = sit(plies=12)
        sitting.window.resize(width, 1100)
        QApplication.processEvents()
        held, seen = sitting.view.geometry(), set()
        for ply in range(40):
            here, codes = sitting.match.here, sitting.match.legal_codes()
            at_once = {sitting.gesture(code)[0].name for code in codes if alone(sitting, code)}
            for kind in sitting.bar.kinds.keys() - at_once:
                sitting.hands.choose_kind(kind)
                QApplication.processEvents()
                assert sitting.view.geometry() == held, kind
            for click in sitting.gesture(codes[ply * 7 % len(codes)]):
                if sitting.match.here == here:
                    sitting.press(click)
                    seen.add(click.target)
                    QApplication.processEvents()
                    assert sitting.view.geometry() == held, click
                    assert all(map(is_whole, sitting.step.findChildren(QWidget))), click
            if sitting.match.here == here:
                sitting.hands.confirm()
        assert seen == {"button", "thing", "number", "choice"}
    finally:
        apply_text_size(app, 100)
