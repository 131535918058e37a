"""Small screens: panels give way to bars before the board does."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QLocale, QPoint, QRect, Qt
from PySide6.QtWidgets import QLineEdit, QScrollArea, QTabBar

from engine.picture import ALL
from engine.play.match import Match
from engine.records.record import PERSON
from engine.scenarios import catalog
from engine.scenarios.catalog import load_scenario
from tests.support import orders
from tests.support.tiny_games import all_registered, variants_of
from tests.workbench.play.real_window import RealWindow
from tests.workbench.settled import settle
from workbench.desks.rules.form import RulesForm
from workbench.lab.question_bar import QuestionBar
from workbench.language.translator import NAMES, SOURCE, apply_language
from workbench.look.theme import apply_text_size
from workbench.modes.play_docks import SMALL, TINY
from workbench.panels.summary import SummaryBar
from workbench.scene.scenery import scenery_of
from workbench.widgets.dock_front import bring_to_front
from workbench.widgets.focus import holds_focus
from workbench.window import MainWindow

TITLE_BAR = 22  # pixels that the desktop takes
DIRECT = Qt.FindChildOption.FindDirectChildrenOnly
LEAST = 0.45  # part of the window that the board has


@pytest.fixture(scope="module")
def scenario():
    return load_scenario("classic")


@pytest.fixture
def real(app, qtbot, tmp_path, scenario):
    found = RealWindow(lambda done: qtbot.waitUntil(done, timeout=120_000), tmp_path, scenario)
    yield found
    found.close()


@pytest.fixture
def told_in(app, qtbot, tmp_path, scenario):
    """Opens the window in a language."""
    before, opened = QLocale(), []

    def open_in(language):
        apply_language(app, language)
        until = lambda done: qtbot.waitUntil(done, timeout=120_000)  # noqa: E731
        opened.append(RealWindow(until, tmp_path, scenario))
        return opened[-1]

    yield open_in
    for one in opened:
        one.close()
    apply_language(app, SOURCE)
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("size", "layout"),
    [((1024, 700), SMALL), ((960, 540), TINY)],
    ids=["1024x700", "1920x1080 at 200%"],
)
def test_the_board_keeps_its_room(real, qtbot, size, layout):
    """Nearly half of the window is board, and scores and cards are told beside it."""
    window = real.window
    window.resize(size[0], size[1] - TITLE_BAR)
    settle()
    assert (window.width(), window.height()) == (size[0], size[1] - TITLE_BAR)
    assert real.play.docks.size == layout
    board = real.view.viewport().size()
    assert board.width() * board.height() / (window.width() * window.height()) >= LEAST
    assert real.play.summary.isVisible()


@pytest.mark.parametrize("language", NAMES)
def test_the_board_keeps_its_room_while_a_person_plays(told_in, qtbot, scenario, language):
    """Kinds of moves, scores and the card take a row each, whatever they are called."""
    real = told_in(language)
    window = real.window
    window.resize(1024, 700 - TITLE_BAR)
    real.sit(scenario, (PERSON, *("greedy",) * 3), plies=9)
    settle()
    board = real.view.viewport().size()
    assert board.width() * board.height() / (window.width() * window.height()) >= LEAST
    rows = {button.y() for button in real.bar.kinds.values()}
    assert len(rows) == 1
    assert [chip for chip in real.play.summary.chips if chip.style is None]
    assert real.play.summary.height() < 2.5 * window.fontMetrics().height()


def test_the_mark_of_its_owner_stands_before_the_cards_of_a_seat(app, qtbot):
    """Once for each seat, and their places are told in the tips."""
    with all_registered():
        scenario = load_scenario(variants_of(orders.GAME)[0])
        match = Match(scenario, 1)
        for text in ("go a", "take", "done"):
            match.play_text(text)
        picture = match.picture(ALL)
    bar = SummaryBar()
    qtbot.addWidget(bar)
    bar.looks = scenery_of(scenario).looks
    bar.resize(900, 60)
    bar.show_picture(picture)
    cards = [chip for chip in bar.chips if chip.style is None]
    mover = match.line()[0].seat
    assert len(cards) == 3
    assert [chip.owner for chip in cards] == [picture.styles[mover], None, None]
    assert all(chip.tip.startswith(picture.styles[mover].title) for chip in cards)


def test_panels_of_a_tiny_screen_come_when_they_are_asked_for(real, qtbot):
    """And the large window has its own ones as before."""
    real.window.resize(960, 518)
    settle()
    assert not [dock for dock in real.play.dock_widgets() if dock.isVisible()]
    real.parts.show_panel("hint")
    assert real.parts.docks["hint"].isVisible()
    real.window.resize(1440, 900)
    settle()
    assert real.play.docks["scores"].isVisible()
    assert real.play.docks["moves"].isVisible()


def test_all_scores_are_in_sight_at_a_usual_size(real, qtbot):
    """No scroll bar beside them: the panel below gives its room."""
    real.window.resize(1440, 760)
    settle()
    real.play.docks.settle_sizes()
    settle()
    scores = real.play.docks["scores"].widget()
    assert scores.widget().height() <= scores.viewport().height()
    assert not scores.verticalScrollBar().isVisible()


@pytest.mark.parametrize("language", NAMES)
def test_the_window_fits_a_tiny_screen_in_every_language(told_in, qtbot, scenario, language):
    """With rules and a board open on the design desk, whose panels ask for most."""
    real = told_in(language)
    boards = catalog.boards(scenario.game.name)
    for path in (catalog.find_variant("classic"), boards[0].path):
        real.window.filing.open(path)
    real.window.use_mode("design")
    settle()
    assert real.window.minimumSizeHint().width() <= 960
    files = real.window.design.files
    assert files.minimumSizeHint().width() >= files.fontMetrics().averageCharWidth() * 16


def placed(widget, on):
    """Where a widget stands on another one."""
    return QRect(widget.mapTo(on, QPoint(0, 0)), widget.size())


@pytest.fixture
def letters(app):
    """Gives all texts another size; in the end they have their own again."""
    yield lambda size: apply_text_size(app, size)
    apply_text_size(app, 100)


@pytest.fixture
def screen(monkeypatch):
    """A screen of 1024x700, for those who ask for it."""
    found = SimpleNamespace(availableGeometry=lambda: QRect(0, 0, 1024, 700))
    for one in (RulesForm, QuestionBar, MainWindow):
        monkeypatch.setattr(one, "screen", lambda _: found)


@pytest.mark.parametrize("size", [125, 150])
@pytest.mark.parametrize("language", NAMES)
def test_the_window_fits_a_small_screen_with_large_letters(
    told_in, letters, screen, scenario, language, size
):
    """Also the lab, and the rules between their panels: buttons and fields give way."""
    letters(size)
    real = told_in(language)
    window = real.window
    boards = catalog.boards(scenario.game.name)
    for path in (boards[0].path, catalog.find_variant("classic")):
        window.filing.open(path)
    wide = {}
    for mode in ("play", "lab", "design"):
        window.use_mode(mode)
        settle()
        wide[mode] = window.minimumSizeHint().width()
    assert all(one <= 1024 for one in wide.values()), wide
    form = window.design.desk.form
    tools = [form.search, form.only, form.count]
    assert all(form.rect().contains(placed(one, form)) for one in tools)
    assert all(one.width() >= one.sizeHint().width() for one in tools[1:])


def test_the_window_comes_back_to_its_screen_with_smaller_letters(real, letters, screen, qtbot):
    """At once, with the panels for its size; larger letters had made it wider."""
    window = real.window
    window.resize(1024, 700 - TITLE_BAR)
    settle()
    assert real.play.docks.size == SMALL
    window.resize(1200, 760)  # as if its least size were that
    settle()
    window.settings.set_value("appearance/text_size", 125)
    letters(125)
    window.settings.set_value("appearance/text_size", 100)
    letters(100)
    qtbot.waitUntil(lambda: window.width() <= 1024)
    settle()
    assert window.height() <= 700
    assert real.play.docks.size == SMALL


@pytest.mark.parametrize("language", NAMES)
@pytest.mark.parametrize("size", [(1024, 700), (1440, 900)], ids=["small", "usual"])
def test_no_panel_of_the_table_is_wider_than_its_dock(told_in, qtbot, language, size):
    """Its fields go on in further rows instead; none needs scrolling sideways, none is cut."""
    real = told_in(language)
    real.window.resize(size[0], size[1] - TITLE_BAR)
    settle()
    cut = []
    for name, dock in real.parts.docks.items():
        real.parts.show_panel(name)
        settle()
        panel = dock.widget()
        area = panel if isinstance(panel, QScrollArea) else panel.findChild(QScrollArea)
        port, content = (dock, panel) if area is None else (area.viewport(), area.widget())
        if content.width() > port.width():
            cut.append((name, content.width(), port.width()))
    assert not cut


@pytest.mark.parametrize("language", NAMES)
@pytest.mark.parametrize("size", [(1024, 700), (960, 540)], ids=["small", "tiny"])
def test_every_panel_of_a_small_table_has_the_whole_column(told_in, qtbot, language, size):
    """One that is asked for shares the place of the others as a tab; none is a strip among them."""
    real = told_in(language)
    real.window.resize(size[0], size[1] - TITLE_BAR)
    settle()
    low = []
    for dock in real.play.dock_widgets():
        bring_to_front(dock)
        settle()
        if dock.height() < real.play.board.height() * 0.8:
            low.append((dock.objectName(), dock.height()))
    assert not low
    assert real.view.width() > size[0] // 2


def test_tabs_of_panels_are_whole_after_the_layout_was_reset(real, qtbot):
    """They scroll rather than shrink to their first letters; the keyboard stays at the table."""
    real.window.resize(1024, 678)
    real.window.activateWindow()
    qtbot.waitUntil(real.window.isActiveWindow)
    settle()
    for name in ("matches", "legal"):  # one that is hidden by it, and one that goes behind
        bring_to_front(real.parts.docks[name])
        real.parts.docks[name].findChild(QLineEdit).setFocus()
        settle()
        assert holds_focus(real.parts.docks[name])
        real.acts["reset_layout"].trigger()
        settle()
        assert real.view.hasFocus()
        bars = [bar for bar in real.play.findChildren(QTabBar, options=DIRECT) if bar.isVisible()]
        assert bars
        assert all(bar.elideMode() == Qt.TextElideMode.ElideNone for bar in bars)
        assert all(bar.usesScrollButtons() for bar in bars)


@pytest.mark.parametrize("language", NAMES)
def test_files_keep_their_room_when_a_document_is_opened(
    told_in, qtbot, scenario, language, monkeypatch
):
    """A fifth of the window, in which a usual name is whole; no desk makes it less."""
    screen = SimpleNamespace(availableGeometry=lambda: QRect(0, 0, 1024, 700))
    monkeypatch.setattr(RulesForm, "screen", lambda _: screen)
    real = told_in(language)
    real.window.resize(1024, 700 - TITLE_BAR)
    real.window.use_mode("design")
    game, design, files = scenario.game.name, real.window.design, real.window.design.files
    paths = [one[0].path for one in (catalog.boards(game), catalog.decks(game))]
    for path in (catalog.find_variant("classic"), *paths):
        real.window.filing.open(path)
        fifth = design.width() // 5
        qtbot.waitUntil(lambda fifth=fifth: files.width() >= fifth, timeout=2_000)
        settle()
        bars = design.desk.findChildren(QTabBar, options=DIRECT)
        assert bars
        assert all(bar.elideMode() == Qt.TextElideMode.ElideNone for bar in bars)
        for bar in bars:  # all tabs are in sight, without arrows to scroll them
            assert not bar.isVisible() or bar.tabRect(bar.count() - 1).right() < bar.width()
    leaf = files.tree.topLevelItem(0).child(0).child(0)
    room = files.tree.visualItemRect(leaf).width()
    assert room >= files.fontMetrics().horizontalAdvance("Classic for three")
