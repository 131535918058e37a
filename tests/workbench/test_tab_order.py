"""Tab goes through everything that is in sight, in the order that one reads, and nothing else."""

from __future__ import annotations

import gc
import time

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QPushButton,
    QScrollArea,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from engine.scenarios.catalog import load_scenario
from tests.workbench.play.real_window import RealWindow
from workbench.widgets.tab_order import stops

MOST = 300  # stops of a window
QUIET = 1.0  # seconds without a new part


@pytest.fixture(scope="module")
def scenario():
    return load_scenario("classic-2")


@pytest.fixture
def real(app, qtbot, tmp_path, scenario):
    found = RealWindow(lambda done: qtbot.waitUntil(done, timeout=120_000), tmp_path, scenario)
    yield found
    found.close()


def settle():
    for _ in range(5):
        QApplication.processEvents()


def wait_for_late_parts(window):
    """Charts and lists that are read by another program come when they are ready."""
    before, since = stops(window), time.monotonic()
    while time.monotonic() - since < QUIET:
        settle()
        now = stops(window)
        if now != before:
            before, since = now, time.monotonic()


def tour(window, key=Qt.Key.Key_Tab):
    """The widgets that Tab visits, until one comes again; focus must move with each press."""
    found = []
    for _ in range(MOST):
        QTest.keyClick(QApplication.focusWidget() or window, key)
        settle()
        focused = QApplication.focusWidget()
        if focused in found:
            assert focused is found[0], "Tab runs in a circle that leaves something out"
            return found
        found.append(focused)
    raise AssertionError("Tab never comes back")


def shows(one, window):
    """Whether the middle of a widget is in the window and nothing else lies there."""
    at = one.mapTo(window, one.rect().center())
    top = window.childAt(at)
    return window.rect().contains(at) and top is not None and (top is one or one.isAncestorOf(top))


def is_viewport(one):
    area = one.parentWidget()
    return isinstance(area, QAbstractScrollArea) and area.viewport() is one


def is_left_to_arrows(one):
    """Of buttons of which one is always pressed, Tab stops at that one."""
    group = one.group() if isinstance(one, QAbstractButton) else None
    return group is not None and group.exclusive() and not one.isChecked()


def usable(window):
    """Controls in sight that take the Tab key by their own word; areas only hold others."""
    return [
        one
        for one in window.findChildren(QWidget)
        if one.isVisible()
        and one.isEnabled()
        and one.focusPolicy() & Qt.FocusPolicy.TabFocus == Qt.FocusPolicy.TabFocus
        and not isinstance(one.parentWidget(), QAbstractSpinBox | QComboBox)
        and not is_viewport(one)
        and not one.inherits("QScrollArea")
        and not one.inherits("QRadioButton")
        and not is_left_to_arrows(one)
        and not one.parentWidget().inherits("QTabBar")
        and shows(one, window)
    ]


@pytest.mark.parametrize("mode", ["play", "lab", "design"])
def test_tab_visits_what_is_in_sight_and_nothing_hidden(real, mode):
    """Also with docks behind others; Shift+Tab takes the same way back."""
    window = real.window
    window.use_mode(mode)
    wait_for_late_parts(window)
    wanted = usable(window)
    visited = tour(window)
    assert [one for one in wanted if one not in visited] == []
    assert [one for one in visited if not one.isVisible()] == []
    assert all(shows(one, window) for one in visited)
    back = tour(window, Qt.Key.Key_Backtab)
    assert set(back) == set(visited)


def test_bars_come_first_then_columns_from_left_to_right(real):
    """Each column from its top; rows from left to right."""
    window = real.window
    order = stops(window)
    rail = [one for one in order if window.rail.isAncestorOf(one)]
    bar = [one for one in order if real.play.bar.isAncestorOf(one)]
    rest = [one for one in order if one not in rail and one not in bar]
    assert order == [*rail, *bar, *rest]
    lefts = [one.mapTo(window, QPoint(0, 0)).x() for one in bar]
    assert lefts == sorted(lefts)
    seats = real.parts.advice.seats
    assert rest.index(real.view) < min(at for at, one in enumerate(rest) if seats.isAncestorOf(one))


def test_tab_leaves_a_text_with_links(real):
    """The sheet of rules has a hundred links; one press goes past them all."""
    real.parts.show_panel("rules")
    settle()
    browser = next(
        one for one in real.parts.docks["rules"].findChildren(QTextBrowser) if one.isVisible()
    )
    browser.setFocus()
    QTest.keyClick(browser, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is not browser


def test_what_is_scrolled_away_is_brought_into_sight(real):
    """A long form is gone through to its end."""
    window = real.window
    window.resize(1024, 700)
    settle()
    for one in tour(window):
        assert QRect(QPoint(0, 0), window.size()).intersects(
            QRect(one.mapTo(window, QPoint(0, 0)), one.size())
        )


def test_a_banner_that_vanishes_gives_the_keyboard_to_the_board(real):
    """It must not jump to some button elsewhere."""
    real.table.seat_all(("greedy", "greedy"))
    real.table.step()
    real.table.look_at(0)
    settle()
    banner = real.parts.banner.banner
    button = banner.buttons[-1]
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    settle()
    assert not real.table.looking_back
    assert real.view.hasFocus()


def test_labels_are_no_stops(real):
    """Nothing that only tells takes the keyboard."""
    assert not [one for one in stops(real.window) if type(one) is QLabel]


def test_looking_for_stops_takes_no_panel_away(real):
    """Python collects what it holds of the window's parts, and every panel stays where it is."""
    real.parts.show_panel("seats")
    settle()
    for _ in range(3):
        stops(real.window)
        gc.collect()
        settle()
    empty = [dock.objectName() for dock in real.play.dock_widgets() if dock.widget() is None]
    assert empty == []
    real.parts.advice.seats.all_bots.click()


def test_stops_of_a_page_that_scrolls(app, qtbot, qtlog):
    """A page may be asked that is itself a part of a window and scrolls what it holds."""
    window, page, inside = QWidget(), QScrollArea(), QWidget()
    qtbot.addWidget(window)
    first, second = QPushButton("First", inside), QPushButton("Second", inside)
    second.move(0, 60)
    inside.resize(200, 120)
    page.setWidget(inside)
    page.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    QVBoxLayout(window).addWidget(page)
    window.show()
    qtbot.waitExposed(window)
    assert stops(page) == [first, second]
    assert not [record for record in qtlog.records if "mapTo" in record.message]
