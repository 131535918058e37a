"""Panels that are out of sight wait with their work."""

from PySide6.QtWidgets import QTabWidget, QWidget

from workbench.play.waiting import Waiting


def test_work_waits_until_the_panel_is_seen(qtbot):
    """Behind another tab nothing is done; one call catches up when the tab is chosen."""
    tabs, panel, done = QTabWidget(), QWidget(), []
    tabs.addTab(QWidget(), "front")
    tabs.addTab(panel, "back")
    qtbot.addWidget(tabs)
    waiting = Waiting(panel, lambda: done.append(1))
    tabs.show()
    qtbot.waitExposed(tabs)
    waiting.ask()
    waiting.ask()
    assert not done
    tabs.setCurrentWidget(panel)
    qtbot.waitUntil(lambda: bool(done))
    assert done == [1]


def test_work_is_done_at_once_in_a_window_that_was_never_shown(qtbot):
    """Whoever drives a panel without a window finds it up to date."""
    panel, done = QWidget(), []
    qtbot.addWidget(panel)
    Waiting(panel, lambda: done.append(1)).ask()
    assert done == [1]
