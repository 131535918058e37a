"""The wheel in passing: no drop-down of the window is changed by it, and none takes the keyboard."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QComboBox, QScrollArea, QVBoxLayout, QWidget

from engine.play.match import Match
from engine.records.record import PERSON
from engine.scenarios.catalog import load_scenario
from tests.workbench.played import HastyEngine
from workbench.jobs.match_table import MatchTable
from workbench.widgets.wheel import DropDown, Slider

ROOT = Path(__file__).parents[2]
WORKBENCH = ROOT / "workbench"
BARE = re.compile(r"(?<![\w.])(QComboBox|QSlider|QFontComboBox|QDial)\(|\((QComboBox|QSlider)\)")
FEWEST = 12  # drop-downs of three modes


@pytest.fixture
def window(open_window):
    """Three modes with a board, a variant and a match on them."""
    found = open_window(HastyEngine())
    for folder in ("boards", "variants"):
        found.filing.open(min((ROOT / folder).glob("*/*.toml")))
    found.play.open_match(MatchTable(Match(load_scenario("classic-2"), 1, (PERSON, "greedy"))))
    return found


def turn(widget, notches=-1):
    """Turn the wheel over the middle of a widget; the widget that answers, as Qt looks for it."""
    middle = QPointF(widget.rect().center())
    event = QWheelEvent(
        middle,
        QPointF(widget.mapToGlobal(middle)),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    while widget is not None:  # Qt itself asks those around only after a wheel from outside
        event.accept()
        QApplication.sendEvent(widget, event)
        if event.isAccepted():
            break
        widget = widget.parentWidget()
    return widget


def test_no_drop_down_of_any_mode_is_changed_in_passing(window):
    """Neither way, wherever it stands in its list; nor is the focus taken by the wheel."""
    seen, found = 0, []
    for mode in ("design", "play", "lab"):
        window.use_mode(mode)
        for box in window.modes[mode].findChildren(QComboBox):
            if box.count() < 2 or box.hasFocus():
                continue
            seen += 1
            at = box.currentIndex()
            turn(box, -1)
            turn(box, 1)
            turn(box, 1)
            if box.currentIndex() != at or box.focusPolicy() == Qt.FocusPolicy.WheelFocus:
                found.append((mode, box.accessibleName() or box.currentText()))
    assert found == []
    assert seen >= FEWEST


@pytest.fixture
def around(app, qtbot):
    """Something that scrolls, with a drop-down and a slider in it."""
    area, inner = QScrollArea(), QWidget()
    area.setWidgetResizable(True)
    column = QVBoxLayout(inner)
    area.box, area.slider = DropDown(), Slider(Qt.Orientation.Horizontal)
    area.box.addItems(["one", "two", "three"])
    for part in (area.box, area.slider):
        column.addWidget(part)
    inner.setMinimumHeight(2000)
    area.setWidget(inner)
    area.resize(300, 200)
    area.show()
    area.activateWindow()
    qtbot.waitActive(area)
    area.setFocus()
    return area


@pytest.mark.parametrize("part", ["box", "slider"])
def test_what_lies_around_scrolls_instead(around, part):
    """The wheel passes through to it."""
    field = getattr(around, part)
    turn(field)
    assert around.verticalScrollBar().value() > 0
    assert (around.box.currentIndex(), around.slider.value()) == (0, 0)
    assert not field.hasFocus()


def test_a_field_with_the_keyboard_answers(around):
    """Whoever has chosen it may turn it."""
    around.box.setFocus()
    assert turn(around.box) is around.box
    assert around.box.currentIndex() == 1
    around.slider.setFocus()
    turn(around.slider, 1)
    assert around.slider.value() > 0
    assert around.verticalScrollBar().value() == 0


def test_nobody_makes_a_field_that_the_wheel_moves_in_passing():
    """All are made of `workbench.widgets.wheel`."""
    bare = [
        path.relative_to(WORKBENCH).as_posix()
        for path in WORKBENCH.rglob("*.py")
        if path.name != "wheel.py" and BARE.search(path.read_text(encoding="utf-8"))
    ]
    assert bare == []
