"""The design mode in the real window: actions, palette, shortcuts, preferences, panels."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeySequence, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QLineEdit, QToolButton

from engine.discovery import registered
from engine.scenarios.projects import new_project
from tests.support import orders
from tests.workbench.answers import answering
from tests.workbench.played import HastyEngine
from workbench.commands.actions import all_entries
from workbench.desks.board.tools.tool import Touch
from workbench.dialogs.palette import PaletteDialog
from workbench.dialogs.preferences import PreferencesDialog
from workbench.language.titles import shown_title

NONE = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return new_project(tmp_path / "mine", "Mine", "classic", everything=True).folder


@pytest.fixture
def window(open_window, folder):
    window = open_window(HastyEngine())
    window.filing.projects.use_project(folder)
    return window


@pytest.fixture
def opened(window, folder):
    """Opens a document of each kind; gives the desk."""

    def open_one(kind):
        patterns = {
            "board": "boards/*/ring.toml",
            "deck": "variants/*/decks/classic.toml",
            "variant": "variants/*/short.toml",
        }
        window.filing.open(next(folder.glob(patterns[kind])))
        return window.design.desk

    return open_one


@pytest.fixture
def awake(window, qtbot):
    """The window has the keyboard."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def test_no_action_is_dead(window, opened):
    """Every line of the tables does something in the window, a mode or a desk."""
    known = set(window.filing.slots())
    for mode in window.modes:
        window.use_mode(mode)
        known |= set(window.slots())
    window.use_mode("design")
    for kind in ("board", "deck", "variant"):
        opened(kind)
        known |= set(window.slots())
    with registered(orders.GAME):
        board = orders.GAME.folder / "data" / "boards" / "orders" / "valley.toml"
        window.filing.open(board)
        known |= set(window.slots())
        window.filing.close()
    assert sorted({entry.key for entry in all_entries()} - known) == []


def test_no_slot_is_without_an_action(window, opened):
    """Nothing that a desk can do is missing in the tables."""
    keys = {entry.key for entry in all_entries()}
    for kind in ("board", "deck", "variant"):
        assert set(opened(kind).slots()) <= keys


def test_actions_follow_what_is_in_front(window, opened):
    """The menus of a desk are there with it; undo follows the document."""
    desk = opened("board")
    shown = {
        key: window.menus[key].menuAction().isVisible() for key in ("board", "deck", "variant")
    }
    assert shown == {"board": True, "deck": False, "variant": False}
    assert not window.acts["undo"].isEnabled()
    desk.document.do("Change the title", {("title",): "x"})
    assert window.acts["undo"].isEnabled()
    window.acts["undo"].trigger()
    assert not window.acts["undo"].isEnabled()
    assert window.acts["redo"].isEnabled()
    assert window.acts["board_stamp"].isEnabled()
    opened("deck")
    assert not window.acts["board_stamp"].isEnabled()
    assert window.acts["card_add"].isEnabled()
    window.use_mode("lab")
    assert not window.acts["card_add"].isEnabled()
    assert not window.acts["undo"].isEnabled()


def test_shortcuts_reach_what_no_bar_shows(awake, opened, qtbot):
    """Digits, view keys and others work though their menus are closed and no toolbar has them."""
    desk = opened("board")
    desk.view.setFocus()
    qtbot.waitUntil(desk.view.hasFocus)
    zoom = desk.view.zoom
    QTest.keyClick(desk.view, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert desk.view.zoom == pytest.approx(zoom * 1.25)
    QTest.keyClick(desk.view, Qt.Key.Key_3)
    assert desk.editing.stamp == desk.document.schema.kinds[2].key
    QTest.keyClick(desk.view, Qt.Key.Key_E)
    assert desk.editing.tool == "eraser"
    QTest.keyClick(desk.view, Qt.Key.Key_F4)
    assert desk.canvas.shown.notation
    assert awake.acts["board_names"].isChecked()


def test_letters_in_a_field_are_no_shortcuts(awake, opened, qtbot):
    """Typing a place name takes no tool in hand."""
    desk = opened("board")
    desk.editing.use_tool("stamp")
    awake.design.files.filter.setFocus()
    qtbot.waitUntil(awake.design.files.filter.hasFocus)
    QTest.keyClicks(awake.design.files.filter, "ebf1")
    assert desk.editing.tool == "stamp"
    assert awake.design.files.filter.text() == "ebf1"


def test_the_palette_opens_and_runs(awake, opened, qtbot):
    """Ctrl+Shift+P, a few letters, Enter."""
    desk = opened("board")
    desk.editing.use_tool("stamp")

    def choose(dialog):
        QTest.keyClicks(dialog.search, "eraser")
        QTest.keyClick(dialog.search, Qt.Key.Key_Return)

    with answering((PaletteDialog, choose)):
        awake.acts["palette"].trigger()
    qtbot.waitUntil(lambda: desk.editing.tool == "eraser")


@pytest.mark.parametrize(("mode", "words"), [("play", "graph"), ("play", "variations")])
def test_the_palette_finds_panels(awake, opened, qtbot, mode, words):
    """A panel of any mode is what its name finds first, and comes to the front, with its mode."""
    opened("board")
    dock = next(one for one in awake.play.dock_widgets() if one.objectName() == words)
    dock.hide()

    def choose(dialog):
        QTest.keyClicks(dialog.search, words)
        assert dialog.model.choice(0).title == f"Panel: {words.title()}"
        QTest.keyClick(dialog.search, Qt.Key.Key_Return)

    with answering((PaletteDialog, choose)):
        awake.acts["palette"].trigger()
    qtbot.waitUntil(lambda: awake.mode == mode and dock.isVisible())
    assert not dock.visibleRegion().isEmpty()


def test_the_palette_says_why_not(awake, opened):
    """What a desk knows about an action that is off stands in the palette."""
    opened("deck")
    action = awake.acts["card_up"]
    assert not action.isEnabled()
    assert action.property("reason") == "The first card cannot move up."
    said = []

    def look(dialog):
        rows = range(dialog.model.rowCount())
        choices = [dialog.model.choice(row) for row in rows]
        said.extend(one.reason for one in choices if one.key == "card_up")
        dialog.reject()

    with answering((PaletteDialog, look)):
        awake.acts["palette"].trigger()
    assert said == ["The first card cannot move up."]
    opened("board")
    assert awake.acts["card_up"].property("reason") == "This works in: Deck editor"


@pytest.mark.parametrize("place", ["welcome", "board", "deck", "variant", "play", "lab"])
def test_whatever_is_off_says_why(window, opened, place):
    """In every mode and editor; what is on has no reason to be off."""
    if place in {"board", "deck", "variant"}:
        opened(place)
    else:
        window.use_mode("design" if place == "welcome" else place)
    mute = [
        entry.key
        for entry, action in window.acts.items()
        if action.isEnabled() == bool(action.property("reason"))
    ]
    assert mute == []


def test_why_not_follows_the_match(window, qtbot):
    """After the game there is nothing to step to, before it nothing to take back."""
    window.use_mode("play")
    assert window.acts["take_back"].property("reason") == "No move was made yet."
    window.play.table.to_the_end()
    qtbot.waitUntil(lambda: window.play.table.over, timeout=60_000)
    assert window.acts["step"].property("reason") == "The game is over."
    assert window.acts["take_back"].property("reason") == ""
    assert "The game is over." in window.acts["step"].toolTip()


def test_save_undo_and_redo_have_buttons(window, opened):
    """Beside the tabs of every editor, with their keys, and with the reason while they are off."""
    for kind in ("board", "deck", "variant"):
        opened(kind)
    desk = opened("board")
    found = window.design.bar.findChildren(QToolButton)
    buttons = {button.defaultAction().objectName(): button for button in found}
    assert list(buttons) == ["save", "undo", "redo"]
    assert all(button.isVisible() for button in buttons.values())
    assert all(not button.icon().isNull() for button in buttons.values())
    assert all(button.height() >= button.iconSize().height() for button in buttons.values())
    assert "Ctrl+Z" in buttons["undo"].toolTip()
    assert "There is nothing to undo." in buttons["undo"].toolTip()
    assert not buttons["save"].isEnabled()
    desk.document.do("Change the title", {("title",): "x"})
    buttons["undo"].click()
    assert desk.document.title != "x"
    buttons["redo"].click()
    assert desk.document.title == "x"
    assert "edit to take back" not in buttons["undo"].toolTip()


def in_sight(desk):
    return {dock.objectName() for dock in desk.docks() if not dock.visibleRegion().isEmpty()}


def test_tabs_are_as_they_were_after_f11(window, opened, qtbot):
    """Hiding the panels and showing them again changes neither tabs nor widths."""
    desk = opened("board")
    metrics = desk.findChild(QDockWidget, "board_metrics")
    metrics.raise_()
    qtbot.waitUntil(lambda: "board_metrics" in in_sight(desk))
    before, wide = in_sight(desk), metrics.width()
    window.acts["hide_docks"].trigger()
    qtbot.waitUntil(lambda: not in_sight(desk))
    window.acts["hide_docks"].trigger()
    qtbot.waitUntil(lambda: in_sight(desk) == before)
    assert metrics.width() == wide


@pytest.mark.parametrize("kind", ["board", "deck", "variant"])
def test_docks_widen_again_with_the_window(window, opened, qtbot, kind):
    """To 1024 pixels and back; a width that somebody chose comes back too."""
    desk = opened(kind)
    for width in (1024, 1440):
        window.resize(width, 900)
        qtbot.wait(200)
    for chosen in (False, True):
        dock = next(one for one in desk.docks() if one.objectName() in in_sight(desk))
        if chosen:
            desk.resizeDocks([dock], [dock.width() + 40], Qt.Orientation.Horizontal)
            qtbot.wait(20)
            desk._shares.take()
        seen = [one for one in desk.docks() if not one.visibleRegion().isEmpty()]
        before = [one.width() for one in seen]
        window.resize(1024, 700)
        qtbot.wait(150)
        window.resize(1440, 900)
        qtbot.wait(300)
        assert [one.width() for one in seen] == pytest.approx(before, abs=16)


def test_trifles_are_said_in_the_status_bar(window, opened):
    """No box stands in the way, and what lies under the mouse does not talk over it at once."""
    desk = opened("board")
    desk.editing.use_tool("fill")
    far = Touch((40, 40), QPointF())
    desk.toolbox.tools["fill"].press(far)
    desk.toolbox.tools["fill"].release(far)
    assert "Nothing encloses this ground" in window.status.currentMessage()
    desk.said.emit("c4")
    assert "Nothing encloses this ground" in window.status.currentMessage()


def test_find_a_file_opens_it(awake, qtbot):
    """Ctrl+E, a part of the title, Enter."""

    def choose(dialog):
        QTest.keyClicks(dialog.search, "duel")
        QTest.keyClick(dialog.search, Qt.Key.Key_Return)

    with answering((PaletteDialog, choose)):
        awake.acts["find_file"].trigger()
    qtbot.waitUntil(lambda: awake.design.document is not None)
    assert awake.design.document.path.stem == "duel"


class GreedyField(QLineEdit):
    """A field that keeps Ctrl+E for itself, as every field does under X11."""

    def event(self, event):
        if event.type() == QEvent.Type.ShortcutOverride and event.key() == Qt.Key.Key_E:
            event.accept()
            return True
        return super().event(event)


@pytest.mark.parametrize("kind", ["board", "deck", "variant"])
def test_ctrl_e_leads_from_a_field_into_the_editor(awake, opened, qtbot, kind):
    """Whatever has the keyboard before; afterwards the editor has it."""
    title, other = opened(kind).document.title, "variant" if kind == "board" else "board"
    opened(other)
    awake.use_mode("play")
    field = GreedyField(awake)
    field.show()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)

    def choose(dialog):
        QTest.keyClicks(dialog.search, title)
        QTest.keyClick(dialog.search, Qt.Key.Key_Return)

    with answering((PaletteDialog, choose)):
        QTest.keyClick(field, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: awake.mode == "design" and awake.design.document.title == title)
    desk = awake.design.desk
    assert desk.kind == kind
    qtbot.waitUntil(lambda: awake.focusWidget() is desk.focusProxy())


def test_a_shortcut_that_was_changed_holds(open_window, awake, opened, qtbot):
    """At once, and after the next start; the old one is free."""
    awake.settings.shortcuts = {"board_eraser": "Q"}
    desk = opened("board")
    desk.view.setFocus()
    qtbot.waitUntil(desk.view.hasFocus)
    QTest.keyClick(desk.view, Qt.Key.Key_E)
    assert desk.editing.tool == "stamp"
    QTest.keyClick(desk.view, Qt.Key.Key_Q)
    assert desk.editing.tool == "eraser"
    awake.close()
    again = open_window(HastyEngine())
    assert again.acts["board_eraser"].shortcut() == QKeySequence("Q")


def wheel(view, keys=NONE):
    middle = QPointF(view.viewport().rect().center())
    event = QWheelEvent(
        middle, view.viewport().mapToGlobal(middle), QPoint(), QPoint(0, 120),
        Qt.MouseButton.NoButton, keys, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(view.viewport(), event)


def test_preferences_reach_the_desks(window, opened):
    """The wheel scrolls if one wants it to, on open boards too; new boards show names."""
    desk = opened("board")
    zoom = desk.view.zoom
    wheel(desk.view)
    assert desk.view.zoom > zoom
    window.settings.set_value("editor/wheel_zooms", False)
    window.settings.set_value("editor/show_names", True)
    zoom = desk.view.zoom
    wheel(desk.view)
    assert desk.view.zoom == pytest.approx(zoom)
    wheel(desk.view, Qt.KeyboardModifier.ControlModifier)
    assert desk.view.zoom > zoom
    assert not desk.canvas.shown.notation
    path = desk.document.path
    window.filing.close(desk.document)
    window.filing.open(path)
    assert window.design.desk.canvas.shown.notation
    assert not window.design.desk.view.wheel_zooms


def test_preferences_reach_the_lab(open_window, window):
    """A new batch has the number of games that was chosen, also after the next start."""
    window.settings.set_value("simulation/games", 4321)
    assert window.lab.batch.form.games.value() == 4321
    window.close()
    assert open_window(HastyEngine()).lab.batch.form.games.value() == 4321


def test_preferences_change_the_theme_of_everything(window, opened):
    """The dialog of preferences turns the window dark, and Cancel turns it back."""
    desk = opened("board")

    def look(dialog):
        dialog._settings.set_value("appearance/theme", "dark")
        assert window.theme.name == "dark"
        assert desk.theme.name == "dark"
        dialog.reject()

    with answering((PreferencesDialog, look)):
        window.acts["preferences"].trigger()
    assert window.theme.name == "light"
    assert desk.theme.name == "light"


def test_the_history_goes_anywhere(window, opened):
    """A click on a line of the history brings the document there."""
    desk = opened("board")
    for title in ("one", "two", "three"):
        desk.document.do(f"Call it {title}", {("title",): title})
    panel = window.design.history
    assert panel.model.rowCount() == 4
    panel.list.activated.emit(panel.model.index(1))
    assert desk.document.title == "one"
    panel.list.activated.emit(panel.model.index(3))
    assert desk.document.title == "three"


def test_panels_hide_and_come_back(window, opened):
    """F11 shows the document alone."""
    opened("board")
    shown = [dock for dock in window.design.dock_widgets() if dock.isVisible()]
    assert len(shown) > 4
    window.acts["hide_docks"].trigger()
    assert not any(dock.isVisible() for dock in shown)
    window.acts["hide_docks"].trigger()
    assert all(dock.isVisible() for dock in shown)


def test_the_panels_menu_lists_every_dock(window, opened):
    """View > Panels shows the docks of the mode and of the desk in front."""
    opened("deck")
    window.menus["panels"].aboutToShow.emit()
    titles = {action.text().replace("&", "") for action in window.menus["panels"].actions()}
    assert titles == {"Files", "History", "Card", "Facts", "Odds", "Differences", "Strength"}


def test_the_title_follows(window, opened):
    """What is in front stands in the title bar, then the project; closing takes it out."""
    desk = opened("board")
    assert window.windowTitle().startswith(desk.document.title)
    window.filing.close(desk.document)
    assert desk.document.title not in window.windowTitle()


def test_every_kind_has_a_desk(window, opened):
    """Documents of each kind open on a desk of that kind, with docks that can be saved."""
    for kind in ("board", "deck", "variant"):
        desk = opened(kind)
        assert desk.kind == kind
        assert all(dock.objectName() for dock in desk.docks())


@pytest.mark.parametrize("way", ["escape", "mode_design", "cross"])
def test_the_welcome_page_hides_no_document(awake, opened, way):
    """It is a tab of its own; no command means a document behind it, and there are ways back."""
    opened("board")
    document = opened("deck").document
    awake.acts["welcome"].trigger()
    design = awake.design
    assert design.tabs.isVisible()
    assert (len(design.all_tabs()), design.tabs.currentWidget()) == (2, design.welcome)
    assert (design.document, design.history.model.document) == (None, None)
    keys = ("save", "save_as", "undo", "redo", "reload", "close_tab")
    assert not [key for key in keys if awake.acts[key].isEnabled()]
    if way == "escape":
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    elif way == "cross":
        design.tabs.tabCloseRequested.emit(design.tabs.currentIndex())
    else:
        awake.acts[way].trigger()
    assert design.document is document
    assert design.tabs.count() == 2
    assert awake.acts["close_tab"].isEnabled()


def test_documents_come_and_go_beside_the_welcome_page(window, opened):
    """Titles stay with their tabs; with the last document the page has the room for itself."""
    first = opened("board").document
    window.acts["welcome"].trigger()
    second = opened("deck").document
    design = window.design
    titles = [design.tabs.tabText(design.place_of(one)) for one in (first, second)]
    assert titles == [shown_title(first), shown_title(second)]
    assert design.tabs.tabText(design.tabs.indexOf(design.welcome)) == "Welcome"
    window.filing.close(first)
    window.filing.close(second)
    assert design.stack.currentWidget() is design.welcome
    assert design.tabs.count() == 0
