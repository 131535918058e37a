"""Colours and text sizes, in every theme."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QFrame,
    QLabel,
    QPushButton,
    QTableWidget,
    QToolBar,
    QVBoxLayout,
    QWidget,
)

from engine.folders import resources_folder
from tests.workbench.action_table import let_go
from tests.workbench.gallery import FOCUSABLE, Gallery
from workbench.look import sheet as sheet_module
from workbench.look import theme as theme_module
from workbench.look.marks import contrast
from workbench.look.theme import (
    CHOICES,
    CONTRAST,
    CONTRAST_LIGHT,
    DARK,
    LIGHT,
    TABLES,
    TOKENS,
    apply_text_size,
    apply_theme,
    current_theme,
    scaled,
    style_sheet,
    text_size,
)

THEMES = pytest.mark.parametrize("theme", TABLES, ids=lambda theme: theme.name)
GROUNDS = ("window", "surface", "raised", "hover")
BOARD = ("land", "land_shade", "sea_near", "sea_far")
LAND = ("land", "land_shade")


def ratio(theme, first, second):
    """Contrast of two tokens."""
    return contrast(theme.colour(first), theme.colour(second))


def enough(theme):
    """What text needs: WCAG 2.2, AA, or AAA in the tables of high contrast."""
    return 7.0 if theme.name.startswith("contrast") else 4.5


# Pairs of token and ground, and the least contrast; "text" stands for `enough`.
PAIRS = [
    *((token, ground, "text") for token in ("text", "muted") for ground in GROUNDS),
    *((t, g, "text") for t in ("danger", "warning", "success") for g in GROUNDS),
    *((t, g, 3.0) for t in ("edge", "focus", "accent", "mark_edge") for g in GROUNDS),
    ("on_accent", "accent", "text"),
    *(("board_text", ground, 4.5) for ground in LAND),
    *((t, g, 3.0) for t in ("ghost", "axis", "cursor", "hover_ring") for g in BOARD),
    *((t, g, 3.0) for t in ("problem", "caution") for g in BOARD),
    *((t, g, 3.0) for t in ("added", "removed", "changed") for g in BOARD),
    ("selection", "selection_halo", 3.0),
    ("cursor", "selection_halo", 3.0),
    *(("coast", ground, 2.7) for ground in LAND),  # a double line; its shape tells it too
    *(("grid", ground, 1.35) for ground in LAND),
    ("lattice", "sea_near", 1.35),
    ("lattice", "sea_far", 1.3),
    ("foam", "sea_near", 1.2),
    ("border", "window", 1.25),
    ("land", "sea_near", 1.1),  # the coast is drawn with foam and beach as well
    ("beach", "sea_near", 1.2),
    ("ink", "land", 2.7),
    ("ink", "paper", 7.0),
    ("ink", "marble_shade", 7.0),
    ("roof", "paper", 2.5),
    *((f"series_{number}", "surface", 3.0) for number in range(1, 7)),
]


@THEMES
@pytest.mark.parametrize(("token", "ground", "least"), PAIRS)
def test_tokens_have_contrast(theme, token, ground, least):
    """Text, outlines and marks stand out from every ground that they stand on."""
    least = enough(theme) if least == "text" else least
    assert ratio(theme, token, ground) >= least


@THEMES
@pytest.mark.parametrize("ground", [*BOARD, "beach"])
def test_a_selection_shows_on_any_ground(theme, ground):
    """Of its two lines at least one has 3 to 1."""
    assert max(ratio(theme, "selection", ground), ratio(theme, "selection_halo", ground)) >= 3


def test_every_token_has_a_pair():
    """No colour is left without a test of its contrast."""
    tested = {name for pair in PAIRS for name in pair[:2]} | {"selection"}
    assert set(TOKENS) - tested == set()


@pytest.mark.parametrize("theme", [CONTRAST, CONTRAST_LIGHT], ids=lambda theme: theme.name)
@pytest.mark.parametrize("ground", ["window", "surface", "raised"])
def test_high_contrast_has_visible_borders(theme, ground):
    """Lines between areas have 3 to 1 there."""
    assert ratio(theme, "border", ground) >= 3


@THEMES
def test_every_token_is_a_colour(theme):
    """No token is misspelt."""
    assert all(re.fullmatch(r"#[0-9a-f]{6}", getattr(theme, token)) for token in TOKENS)


@THEMES
def test_the_style_sheet_is_filled(app, theme):
    """Every word after @ is known, every drawing exists, and no text has a fixed size."""
    text = style_sheet(theme)
    assert "@" not in text
    raw = (resources_folder() / "styles" / "workbench.qss").read_text(encoding="utf-8")
    assert not re.search(r"font-size:\s*[\d.]", raw)
    from pathlib import Path

    drawings = set(re.findall(r"url\(([^)]+)\)", text))
    assert drawings
    assert all(Path(drawing).is_file() for drawing in drawings)


def test_choices_lead_to_tables(app):
    """Each choice has its table, and the names are those of the tables."""
    assert current_theme("light") is LIGHT
    assert current_theme("dark") is DARK
    assert current_theme("contrast") in {CONTRAST, CONTRAST_LIGHT}
    assert current_theme("system") in set(TABLES)
    assert set(CHOICES) == {"system", "light", "dark", "contrast"}


def test_a_system_of_high_contrast_is_followed(app, monkeypatch):
    """The choice "system" is high contrast where the desktop asks for it."""
    monkeypatch.setattr(theme_module, "system_wants_contrast", lambda: True)
    assert current_theme("system") in {CONTRAST, CONTRAST_LIGHT}
    assert current_theme("light") is LIGHT


# Focus.


def pixels(widget: QWidget) -> set[str]:
    """Colours of a widget as drawn."""
    image = widget.grab().toImage()
    return {
        QColor(image.pixel(x, y)).name()
        for x in range(image.width())
        for y in range(image.height())
    }


@pytest.fixture
def gallery(app, qtbot):
    """The gallery in a theme that is given."""
    made = []

    def shown(theme="light", size=100):
        apply_text_size(app, size)
        found = Gallery(apply_theme(app, theme))
        made.append(found)
        found.show()
        qtbot.waitExposed(found)
        found.activateWindow()
        app.processEvents()
        return found

    yield shown
    for window in made:
        let_go(window)
    apply_text_size(app, 100)
    apply_theme(app, "light")


@pytest.mark.parametrize("choice", ["light", "dark", "contrast"])
def test_the_focus_ring_is_visible(gallery, app, choice):
    """Every kind of control shows the colour of the focus ring once it has the keyboard."""
    window = gallery(choice)
    ring = window.theme.focus
    blind = []
    for kind in FOCUSABLE:
        control = window.findChild(kind)
        control.setFocus(Qt.FocusReason.TabFocusReason)
        app.processEvents()
        held = ring in pixels(control) or window.theme.text in _frame(control)
        if not held:
            blind.append(kind.__name__)
    assert blind == []


def _frame(control: QWidget) -> set[str]:
    """Colours of the outermost two rows of the main button, whose ring is of the text colour."""
    if control.objectName() != "primary":
        return set()
    image = control.grab().toImage()
    return {
        QColor(image.pixel(x, y)).name() for x in range(10, image.width() - 10) for y in range(2)
    }


# Text size.


def cut(window: QWidget) -> list[str]:
    """Labels, buttons and lists of choices whose text does not fit them."""
    found = []
    for label in window.findChildren(QLabel):
        shown = label.isVisibleTo(window) and label.text() and not label.wordWrap()
        if shown and label.width() < label.sizeHint().width():
            found.append(label.text())
    for button in window.findChildren(QAbstractButton):
        if button.isVisibleTo(window) and button.text():
            text = button.text().replace("&", "")
            if button.width() < button.fontMetrics().horizontalAdvance(text):
                found.append(button.text())
    for combo in window.findChildren(QComboBox):
        wanted = combo.fontMetrics().horizontalAdvance(combo.currentText())
        if combo.isVisibleTo(window) and combo.width() < wanted:
            found.append(combo.currentText())
    return found


@pytest.mark.parametrize("size", [80, 100, 150, 200])
def test_no_text_is_cut(gallery, size):
    """From 80 to 200% every word of the gallery has room."""
    window = gallery("light", size)
    assert text_size() == size
    assert cut(window) == []


def test_text_icons_and_rows_grow_at_once(gallery, app):
    """A new size reaches windows that are open: text, icons, rows of tables."""
    window = gallery("light", 100)
    label, bar = window.findChild(QLabel, "title"), window.findChild(QToolBar, "rail")
    rows = window.findChild(QTableWidget).verticalHeader()
    before = (label.fontMetrics().height(), bar.iconSize().width(), window.font().pointSizeF())
    apply_text_size(app, 200)
    app.processEvents()
    after = (label.fontMetrics().height(), bar.iconSize().width(), window.font().pointSizeF())
    assert [new / old for new, old in zip(after, before, strict=True)] == pytest.approx(
        [2, 2, 2], rel=0.06
    )
    assert rows.sectionSize(0) >= window.fontMetrics().height()
    assert scaled(20) == 40
    apply_text_size(app, 100)
    app.processEvents()
    assert label.fontMetrics().height() == before[0]


def test_sizes_stay_in_their_range(app):
    """Nonsense is brought to the nearest size."""
    apply_text_size(app, 5000)
    assert text_size() == 200
    apply_text_size(app, 1)
    assert text_size() == 80
    apply_text_size(app, 100)
    assert QApplication.font().pointSizeF() == pytest.approx(app.font().pointSizeF())


class Watched(QObject):
    """Counts how often a widget is told of another style, and how often it gets another size."""

    def __init__(self):
        super().__init__()
        self.styled = self.resized = 0

    def eventFilter(self, _watched, event):
        self.styled += event.type() == QEvent.Type.StyleChange
        self.resized += event.type() == QEvent.Type.Resize
        return False


@pytest.fixture
def deep(app, qtbot):
    """A button that lies in eight widgets, and who watches it."""
    apply_theme(app, "light")
    outer = QWidget()
    qtbot.addWidget(outer)
    inner = outer
    for _ in range(8):
        column = QVBoxLayout(inner)
        inner = QFrame()
        column.addWidget(inner)
    button = QPushButton("Press", inner)
    QVBoxLayout(inner).addWidget(button)
    outer.show()
    app.processEvents()
    watcher = Watched()
    button.installEventFilter(watcher)
    yield button, watcher
    apply_theme(app, "light")


def test_a_change_of_the_theme_styles_each_widget_once(app, deep):
    """However deep it lies; nothing is laid out without a sheet meanwhile."""
    button, watcher = deep
    for choice in ("dark", "light", "dark"):
        watcher.styled = watcher.resized = 0
        theme = apply_theme(app, choice)
        app.processEvents()
        assert (watcher.styled, watcher.resized) == (1, 0)
        assert theme.raised in pixels(button)


def test_the_same_theme_again_styles_nothing(app, deep):
    """As when another window takes the place of the first."""
    _, watcher = deep
    apply_theme(app, "light")
    assert watcher.styled == 0


def test_the_theme_changes_where_no_file_can_be_written(app, deep, monkeypatch):
    """It takes longer then."""
    button, _ = deep
    monkeypatch.setattr(sheet_module, "written", lambda *_: None)
    for choice in ("dark", "light"):
        theme = apply_theme(app, choice)
        app.processEvents()
        assert theme.raised in pixels(button)
