"""The window's frame: actions, themes, settings, start."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QKeySequence, QPainter, QPainterPath
from PySide6.QtWidgets import QDockWidget, QMessageBox, QWidget

from engine.errors import Fault, ScenarioError
from engine.folders import resources_folder
from engine.picture import SeatStyle
from tests.workbench.played import STYLES, HastyEngine
from workbench import app as app_module
from workbench.commands.actions import all_entries
from workbench.commands.entry import scopes_meet
from workbench.commands.menu_tree import MENUS, PARENTS, SUBMENUS
from workbench.look.marks import contrast, fill_hatched, hatch_ink, hatch_path, ink_on
from workbench.look.theme import DARK, LIGHT, TOKENS, current_theme
from workbench.settings import Settings

THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)


@THEMES
@pytest.mark.parametrize("ground", ["window", "surface", "raised"])
@pytest.mark.parametrize("text", ["text", "muted"])
def test_text_has_contrast(theme, ground, text):
    """Text reads on every ground it stands on: WCAG 2.2 AA, 4.5 to 1."""
    assert contrast(theme.colour(text), theme.colour(ground)) >= 4.5


@THEMES
def test_text_on_accent_has_contrast(theme):
    """Selected rows and the main button read well."""
    assert contrast(theme.colour("on_accent"), theme.colour("accent")) >= 4.5


@THEMES
def test_every_token_is_a_colour(theme):
    """No token is misspelt."""
    assert all(QColor(getattr(theme, token)).isValid() for token in TOKENS)


def test_marks_read_on_seat_colours():
    """The mark on a seat's colour has at least 3 to 1, as WCAG asks of graphics."""
    assert all(contrast(QColor(s.colour), ink_on(QColor(s.colour))) >= 3 for s in STYLES)


def test_hatches_differ():
    """Every hatch but the solid one leaves other marks."""
    paths = [hatch_path(kind, QRectF(0, 0, 9, 9), 3.0) for kind in ("stripes", "dots", "cross")]
    assert all(not path.isEmpty() for path in paths)
    assert len({path.elementCount() for path in paths}) == 3
    assert hatch_path("solid", QRectF(0, 0, 9, 9), 3.0).isEmpty()


@pytest.mark.parametrize("hatch", ["stripes", "dots", "cross"])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0, 37.5])
def test_a_hatch_of_tiles_is_as_dense_as_its_path(app, hatch, scale):
    """On a screen a hatch is a tile of whole pixels: about as much ink, in every row and column."""
    step = 6.0 / max(1.0, scale / 2)
    side = round(240 / scale) or 1
    style = SeatStyle("blue", "Blue", "#000000", "circle", hatch)
    image = QImage(240, 240, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    area = QPainterPath()
    area.addRect(QRectF(0, 0, side, side))
    fill_hatched(painter, area, style, step)
    painter.end()
    inked = [
        [image.pixelColor(x, y).red() for x in range(round(side * scale) - 1)]
        for y in range(round(side * scale) - 1)
    ]
    strength = hatch_ink(QColor(style.colour)).alphaF() * 255
    share = np.mean(inked) / strength
    dots, lines = np.pi * 0.16**2, 0.2 / (1.41 * np.cos(np.pi / 4))
    expected = {"dots": dots, "stripes": lines, "cross": 2 * lines - lines**2}[hatch]
    assert share == pytest.approx(expected, rel=0.3)
    period = round(step * scale * 6)
    rows = [np.mean(inked[y : y + period]) for y in range(0, len(inked) - period, period)]
    assert max(rows) < 1.4 * min(rows)


def test_shortcuts_are_unique_where_they_meet():
    """No two actions that can be in front together share a shortcut."""
    entries = [entry for entry in all_entries() if entry.shortcut]
    clashes = [
        (one.key, other.key)
        for number, one in enumerate(entries)
        for other in entries[number + 1 :]
        if QKeySequence(one.shortcut) == QKeySequence(other.shortcut)
        and scopes_meet(one.scope, other.scope)
    ]
    assert clashes == []


def test_keys_of_actions_are_unique():
    """A key means one action."""
    keys = [entry.key for entry in all_entries()]
    assert len(keys) == len(set(keys))


def test_every_entry_has_a_menu_that_exists():
    """What can be done can be found in the menu bar."""
    known = {*MENUS, *SUBMENUS}
    assert [entry.key for entry in all_entries() if entry.menu not in known] == []


def test_every_icon_exists():
    """Each icon of the table is a file."""
    folder = resources_folder() / "icons"
    missing = [e.icon for e in all_entries() if e.icon and not (folder / f"{e.icon}.svg").is_file()]
    assert missing == []


def test_every_action_explains_itself(window):
    """Text, tooltip and status tip are never empty."""
    for entry in all_entries():
        action = window.acts[entry.key]
        assert action.text()
        assert action.toolTip()
        assert action.statusTip()


def test_every_dock_has_a_name_of_its_own(window):
    """Layouts are saved by object name."""
    names = [dock.objectName() for dock in window.findChildren(QDockWidget)]
    assert all(names)
    assert len(names) == len(set(names))
    assert {"cards", "files", "history", "moves", "scores", "seats", "rules"} <= set(names)


def test_every_control_has_an_accessible_name(window):
    """Screen readers can tell what each field is."""
    from PySide6.QtWidgets import QAbstractSlider, QAbstractSpinBox, QComboBox, QScrollBar

    nameless = [
        widget
        for kind in (QAbstractSpinBox, QComboBox, QAbstractSlider)
        for widget in window.findChildren(kind)
        if not widget.accessibleName() and not isinstance(widget, QScrollBar)
    ]
    assert nameless == []


def test_panels_are_as_wide_as_the_last_time(open_window, qtbot):
    """Of a layout that is restored before the window is shown, Qt forgets the sizes."""
    first = open_window()
    first.use_mode("play")
    qtbot.wait(50)
    docks = first.play.docks
    first.play.resizeDocks([docks["cards"], docks["scores"]], [310, 420], Qt.Orientation.Horizontal)
    qtbot.wait(50)
    wanted = [docks[name].width() for name in ("cards", "scores")]
    first.layouts.save()
    second = open_window()
    qtbot.wait(50)
    assert [second.play.docks[name].width() for name in ("cards", "scores")] == wanted


def test_layout_is_remembered(open_window):
    """A panel that was closed stays closed, until the layout is reset."""
    first = open_window()
    first.play.docks["moves"].close()
    first.close()
    second = open_window()
    assert not second.play.docks["moves"].isVisible()
    second.acts["reset_layout"].trigger()
    assert second.play.docks["moves"].isVisible()


def test_settings_refuse_nonsense(tmp_path):
    """A theme that does not exist counts as none."""
    settings = Settings(tmp_path / "x.ini")
    settings.theme = "purple"
    assert settings.theme == "system"


def test_system_theme_is_one_of_two(app):
    """Without a choice the desktop decides."""
    assert current_theme("system") in {LIGHT, DARK}


def test_zoom_actions(window):
    """Zoom in, out, 100% and fit change the zoom and say so."""
    window.acts["play_full_size"].trigger()
    assert window.play.board.view.zoom == pytest.approx(1.0)
    window.acts["play_zoom_in"].trigger()
    assert window.play.board.view.zoom == pytest.approx(1.25)
    assert window.status.zoom.text() == "125%"
    window.acts["play_zoom_out"].trigger()
    window.acts["play_fit"].trigger()
    assert window.play.board.view.zoom < 1.0


def test_a_broken_variant_ends_with_a_box_and_code_2(app, monkeypatch, capsys):
    """Started with a variant that cannot be played, the program says why and ends."""
    boxes = []
    monkeypatch.setattr(QMessageBox, "critical", lambda *given: boxes.append(given[-1]))

    def refuse(self, variant):
        raise ScenarioError(Fault("x.toml", "rounds", "too many", "give 12"))

    monkeypatch.setattr(app_module.OikistEngine, "load", refuse)
    assert app_module.run("x.toml") == 2
    assert boxes == ["x.toml: rounds: too many; give 12"]
    assert "too many" in capsys.readouterr().err


def test_widgets_go_with_the_window(open_window, app):
    """No widget without a parent stays behind a closed window."""
    before = {id(one) for one in app.allWidgets() if isinstance(one, QWidget)}
    window = open_window(HastyEngine())
    assert len(app.allWidgets()) > len(before)
    assert window.isVisible()


def test_the_play_menu_is_short(window):
    """At most twenty lines, and no menu in it is longer; nobody reads more."""
    window.use_mode("play")
    for key in ("play", *(key for key, parent in PARENTS.items() if parent == "play")):
        lines = [one for one in window.menus[key].actions() if not one.isSeparator()]
        assert 0 < len(lines) <= 20, key
