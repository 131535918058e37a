"""A window on a real game, and proof that nothing stays behind."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from shiboken6 import createdByPython, isValid

from tests.workbench.played import CLASSIC, HastyEngine
from tests.workbench.undressed import undressed
from workbench.jobs.job import Job
from workbench.look.theme import apply_theme
from workbench.rebuild import follow_language
from workbench.settings import Settings
from workbench.window import MainWindow

# The offscreen platform says this whenever a window's smallest size changes, it comes to the front,
# or a list below a line of text opens.
HARMLESS = tuple(
    f"This plugin does not support {what}"
    for what in ("propagateSizeHints", "raise", "grabbing the keyboard")
)


def pytest_collection_modifyitems(items):
    for item in items:
        if "tests/workbench" in item.path.as_posix():
            item.add_marker(pytest.mark.qt_log_ignore(*HARMLESS, extend=True))


@pytest.fixture(scope="session")
def qapp_args():
    return ["oikist"]


@pytest.fixture
def app(qapp):
    if qapp.property("tests_theme") is None:
        qapp.setStyle("Fusion")
        qapp.setProperty("tests_theme", True)
    if current_choice(qapp) != "light":
        apply_theme(qapp, "light")
    return qapp


def current_choice(app):
    """The look that was applied last; setting a style sheet anew takes long."""
    return app.property("oikist_theme")


@pytest.fixture(autouse=True)
def nothing_left(request):
    """Widgets that a test leaves behind make every later change of style slower."""
    yield
    Job.finish_all()
    if not isinstance(QApplication.instance(), QApplication):
        return
    for widget in QApplication.topLevelWidgets():
        # Qt has own ones: a tooltip, popups, one for each layout of graphics, which deletes it, too.
        if widget.parent() is None and createdByPython(widget):
            widget.close()
            widget.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def open_window(app, qtbot, tmp_path):
    """Opens windows on an engine; closes them and looks for leaked ones at the end."""
    before = set(QApplication.topLevelWidgets())
    windows = []

    def opened(engine=None, *, wait=True):
        engine = engine or HastyEngine()
        with undressed():
            window = MainWindow(engine, Settings(tmp_path / "window.ini"), tmp_path / "state")
        follow_language(window)
        windows.append(window)
        window.use_theme("light")
        window.resize(1440, 900)
        window.show()
        window.show_scenario(engine.load(CLASSIC))
        if wait:
            qtbot.waitUntil(lambda: window.play.table.is_open)
        return window

    yield opened
    for window in windows:
        window.engine.ready.set()
        if not isValid(window):
            continue  # another one has taken its place
        for document in window.filing.shelf.documents:
            window.filing.shelf.close(document)  # else closing asks what to save
        window.close()
        window.deleteLater()
    windows.clear()
    app.sendPostedEvents(None, 52)  # DeferredDelete
    app.processEvents()
    left = [one for one in set(QApplication.topLevelWidgets()) - before if one.isVisible()]
    assert not left, f"windows left open: {left}"


@pytest.fixture
def window(open_window):
    return open_window()
