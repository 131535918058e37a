"""Preferences: they hold at once, and Cancel cancels."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QMainWindow,
    QWidget,
)

from tests.workbench.action_table import Table, let_go
from tests.workbench.test_theme import cut
from workbench.dialogs.preferences import PreferencesDialog
from workbench.look.theme import (
    apply_motion,
    apply_text_size,
    apply_theme,
    motion_reduced,
    text_size,
)
from workbench.settings import USUAL, Settings

PAGES = ("general", "editor", "appearance", "language", "shortcuts", "simulation", "advanced")
OTHERS = {
    "general/reopen_project": False,
    "general/watch_files": False,
    "editor/wheel_zooms": False,
    "editor/show_names": True,
    "appearance/theme": "dark",
    "appearance/text_size": 150,
    "appearance/reduce_motion": True,
    "language/choice": "cs",
    "shortcuts/changed": '{"save": "F2"}',
    "simulation/threads": 3,
    "simulation/games": 500,
    "advanced/journal": False,
}


@pytest.fixture
def settings(tmp_path):
    return Settings(tmp_path / "window.ini")


@pytest.fixture
def owner(app):
    """A window for the dialog to stand over; its colours and size are put back at the end."""
    window = QMainWindow()
    window.show()
    yield window
    let_go(window)
    apply_text_size(app, 100)
    apply_motion(app, reduced=False)
    apply_theme(app, "light")


@pytest.fixture
def dialog(owner, settings):
    found = PreferencesDialog(settings, Table(owner), owner)
    found.show()
    return found


def set_field(field: QWidget, value) -> None:
    """Change a field as a user would."""
    if isinstance(field, QCheckBox):
        field.setChecked(value)
    elif isinstance(field, QComboBox):
        field.setCurrentIndex(field.findData(value))
    elif isinstance(field, QAbstractSpinBox):
        field.setValue(value)


@pytest.mark.parametrize("key", sorted(set(USUAL) - {"shortcuts/changed"}))
def test_every_field_changes_its_setting_at_once(dialog, settings, key):
    """No button has to be pressed, and others hear of the change."""
    heard = []
    settings.changed.connect(heard.append)
    set_field(dialog.fields.by_key[key], OTHERS[key])
    assert settings.value(key) == OTHERS[key]
    assert heard == [key]


@pytest.mark.parametrize("way", ["cancel", "escape", "close", "ctrl+w"])
def test_cancel_cancels(dialog, settings, owner, way):
    """However the dialog is left without OK, everything is as before."""
    before = settings.snapshot()
    for key, value in OTHERS.items():
        settings.set_value(key, value)
    assert settings.snapshot() == OTHERS
    assert text_size() == 150
    if way == "cancel":
        dialog.buttons.button(QDialogButtonBox.StandardButton.Cancel).click()
    elif way == "escape":
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
    elif way == "close":
        dialog.close()
    else:
        QTest.keyClick(dialog, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert not dialog.isVisible()
    assert owner.isVisible()
    assert settings.snapshot() == before == dict(USUAL)
    assert text_size() == 100
    assert not motion_reduced()


def test_cancel_gives_shortcuts_back_to_the_actions(owner, settings):
    """Not only the file, the actions themselves have their old keys again."""
    table = Table(owner)
    dialog = PreferencesDialog(settings, table, owner)
    dialog.shortcuts.use(table.entries[0], "F2")
    assert table.keys_of("save") == "F2"
    dialog.reject()
    assert table.keys_of("save") == "Ctrl+S"


def test_ok_keeps(dialog, settings):
    """OK leaves what was chosen, also for the next start."""
    set_field(dialog.fields.by_key["simulation/games"], 500)
    dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).click()
    assert not dialog.isVisible()
    assert Settings(settings.path).games == 500


def test_colours_and_size_follow_at_once(dialog, settings, app):
    """The open window is darker and larger before the dialog is closed."""
    light, points = app.palette().window().color(), app.font().pointSizeF()
    set_field(dialog.fields.by_key["appearance/theme"], "dark")
    set_field(dialog.fields.by_key["appearance/text_size"], 200)
    assert app.palette().window().color().lightness() < light.lightness()
    assert app.font().pointSizeF() == pytest.approx(2 * points)


def test_a_new_language_is_announced(dialog, settings):
    """Where the language will be another one, the page says when."""
    dialog.show_page("language")
    field = dialog.fields.by_key["language/choice"]
    other = "cs" if dialog._language != "cs" else "fr"
    set_field(field, other)
    assert dialog._restart.isVisible()
    set_field(field, dialog._language)
    assert not dialog._restart.isVisible()


@pytest.mark.parametrize("size", [100, 200])
@pytest.mark.parametrize("page", PAGES)
def test_no_word_is_cut(app, owner, settings, size, page):
    """Every page has room for its words, at twice the size as well."""
    apply_text_size(app, size)
    dialog = PreferencesDialog(settings, Table(owner), owner)
    dialog.show()
    dialog.show_page(page)
    app.processEvents()
    assert cut(dialog) == []
    dialog.reject()


def test_every_field_has_a_name(dialog):
    """Screen readers can tell what each field is."""
    nameless = [
        one
        for kind in (QComboBox, QAbstractSpinBox)
        for one in dialog.findChildren(kind)
        if not one.accessibleName()
    ]
    assert nameless == []


def test_nonsense_in_the_file_counts_as_not_set(settings):
    """Values of the wrong type or out of range are the usual ones."""
    for key in USUAL:
        settings._store.setValue(key, "nonsense")
    usual = {key: value for key, value in USUAL.items() if not isinstance(value, bool)}
    read = {key: settings.value(key) for key in usual}
    assert read | {"shortcuts/changed": "{}"} == usual
    assert settings.shortcuts == {}
    settings._store.setValue("appearance/text_size", 5000)
    assert settings.text_size == 100


def test_settings_last(settings):
    """What one window writes, the next one reads, each value with its type."""
    settings.restore(OTHERS)
    again = Settings(settings.path)
    again._store.sync()
    assert again.snapshot() == OTHERS
    assert again.shortcuts == {"save": "F2"}
    assert QKeySequence(again.shortcuts["save"]).toString() == "F2"


def test_nothing_stays_behind(dialog, app):
    """The dialog goes once it is closed."""
    dialog.accept()
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not [one for one in QApplication.allWidgets() if isinstance(one, PreferencesDialog)]
