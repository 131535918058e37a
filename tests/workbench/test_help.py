"""The manual: every page and link, an anchor for every part of the window, search, F1."""

from __future__ import annotations

import importlib
import pkgutil
import re
import subprocess
import sys
import zipfile

import pytest
from hatchling.builders.wheel import WheelBuilder
from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import QKeySequence, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QDockWidget, QLineEdit, QVBoxLayout

import workbench
from engine.scenarios import catalog
from engine.scenarios.catalog import find_variant
from tests.support.sources import ROOT
from tests.workbench.answers import answering
from tests.workbench.played import HastyEngine
from workbench.dialogs.preferences import PreferencesDialog
from workbench.help.anchors import ANCHORS, place_of
from workbench.help.page_view import PageView
from workbench.help.pages import (
    CONTENTS,
    KEYS,
    NEWS,
    headings_of,
    pages,
    picture_file,
    resolved,
    section,
)
from workbench.help.rendering import fill, headings

LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)")
PICTURE = re.compile(r"!\[[^\]]*\]\(([^)\s]+)\)")
FOUND = pages()


def places():
    """Every page, and every page with a heading."""
    return {
        place
        for page in FOUND.values()
        for place in (page.name, *(f"{page.name}#{one.anchor}" for one in page.headings))
    }


def dialogs():
    """Every class of dialogs that the window has."""
    for module in pkgutil.walk_packages(workbench.__path__, "workbench."):
        importlib.import_module(module.name)
    found, left = set(), [QDialog]
    while left:
        one = left.pop()
        left.extend(one.__subclasses__())
        if one.__module__.startswith("workbench") and not one.__name__.startswith("_"):
            found.add(one.__name__)
    return found


@pytest.fixture
def window(open_window, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return open_window(HastyEngine())


@pytest.fixture
def desks(window):
    """A desk of each kind in the window."""
    variant = catalog.load_scenario("classic-2")
    window.filing.open(find_variant("classic-2"))
    for kind in ("board", "deck"):
        window.filing.open_mentioned(kind, mentioned(variant, kind))


def mentioned(scenario, kind):
    """Name of the board or of the first deck of a scenario."""
    return scenario.board.name if kind == "board" else next(iter(scenario.decks.values())).name


@pytest.fixture
def manual(window):
    """The manual of a window, at its contents."""
    window.help.show(CONTENTS)
    return window.help.manual


def current_texts(manual):
    tree = manual.hits
    return [tree.topLevelItem(row).text(0) for row in range(tree.topLevelItemCount())]


# Pages.


@pytest.mark.parametrize("name", FOUND)
def test_every_link_leads_somewhere(name):
    """To a page of the manual and a heading on it, or to the web."""
    known = places()
    wrong = []
    for link in LINK.findall(FOUND[name].text):
        place = resolved(link, name, FOUND)
        if link.startswith(("http://", "https://")):
            continue
        if place is None or "#".join(part for part in place if part) not in known:
            wrong.append(link)
    assert wrong == []


@pytest.mark.parametrize("name", FOUND)
def test_qt_reads_the_headings_that_we_read(app, name):
    """So an anchor leads to the block that Qt draws."""
    document = QTextDocument()
    fill(document, FOUND[name], app.palette())
    assert [one.text() for one in headings(document)] == [one.text for one in FOUND[name].headings]


def test_every_picture_is_there():
    """What a page shows comes with the program."""
    names = [name for page in FOUND.values() for name in PICTURE.findall(page.text)]
    assert names
    assert [name for name in names if not picture_file(name).is_file()] == []


def test_every_game_and_the_changes_have_a_page():
    """The reference of each installed game is made; what is new is the changelog."""
    found = pages()  # games may be registered in the meantime
    assert {f"games/{name}" for name in catalog.games()} <= set(found)
    assert (ROOT / "CHANGELOG.md").read_text(encoding="utf-8") == found[NEWS].text


def test_equal_headings_have_different_anchors():
    """The second of two gets a number; what looks like a heading in code is none."""
    text = "# One\n\n```\n# no heading\n```\n\n## Why *not*?\n\n## Why not?\n"
    assert [one.anchor for one in headings_of(text)] == ["one", "why-not", "why-not-1"]


def test_the_manual_is_in_the_wheel(tmp_path):
    """An installed program finds its documents inside itself, whatever the current folder is."""
    (wheel,) = WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(tmp_path / "installed")
    code = (
        "from workbench.help.pages import pages, picture_file; found = pages();"
        "print(*found); print(picture_file('images/play-hover.png'))"
    )
    said = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path / "installed")},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    assert said[0].split() == list(FOUND)
    assert said[1].startswith(str(tmp_path / "installed"))


# Which page tells about what.


def test_every_anchor_is_a_heading():
    """Nothing leads to a section that was renamed."""
    known = places()
    assert {name: place for name, place in ANCHORS.items() if place not in known} == {}


@pytest.mark.usefixtures("desks")
def test_every_dock_desk_mode_and_dialog_has_a_page_of_its_own(window):
    """A new panel or dialog gets a line in the table of anchors."""
    docks = {dock.objectName() for dock in window.findChildren(QDockWidget)}
    desks = {tab.desk.objectName() for tab in window.design.all_tabs()}
    modes = {mode.objectName() for mode in window.modes.values()}
    assert len(desks) == len(modes) == 3
    assert (docks | desks | modes | dialogs()) - set(ANCHORS) == set()


@pytest.mark.usefixtures("desks")
def test_a_panel_has_the_page_of_what_is_around_it(window):
    """The nearest one counts; a property of a widget goes before the table."""
    hint = window.play.parts.advice.hint
    assert place_of(hint) == "play#hints"
    assert place_of(window.design.all_tabs()[0].desk.form.search) == "desk#rules"
    hint.setProperty("help_page", "lab")
    assert place_of(hint) == "lab"
    assert place_of(None) == ""


# The window of the manual.


@pytest.mark.usefixtures("desks")
def test_f1_opens_the_page_of_what_has_the_keyboard(window, qtbot):
    """In another panel it is another page, in the same window."""
    window.activateWindow()
    window.use_mode("play")
    window.play.bar.holding.setFocus()
    QTest.keyClick(window.play.bar.holding, Qt.Key.Key_F1)
    manual = window.help.manual
    assert manual.isVisible()
    assert manual.page == "play"
    heading = manual.view.cursorForPosition(manual.view.viewport().rect().topLeft()).block()
    assert "Sitting down" in heading.text() + heading.next().text()
    window.activateWindow()
    window.use_mode("lab")
    window.lab.batch.form.games.setFocus()
    QTest.keyClick(window.lab.batch.form.games, Qt.Key.Key_F1)
    assert window.help.manual is manual
    assert manual.page == "lab"


def test_a_dialog_of_the_manual_does_not_come_to_own_it(window):
    """F1 while the manual asks how to print: two windows that own each other hang the program."""
    window.help.show("play")
    manual = window.help.manual
    asking = QDialog(manual)
    asking.setModal(True)
    asking.show()
    window.help.show("lab")
    assert manual.page == "lab"
    assert manual.windowHandle().transientParent() is not asking.windowHandle()
    asking.close()


@pytest.mark.usefixtures("desks")
def test_f1_works_in_dialogs_that_wait(window, qtbot):
    """The manual belongs to the dialog then, so that it can be read and scrolled."""
    seen = []

    def ask(dialog):
        focus = QApplication.focusWidget()
        if focus is None or focus.window() is not dialog:
            return False
        QTest.keyClick(dialog, Qt.Key.Key_F1)
        manual = window.help.manual
        seen.append((manual.page, manual.windowHandle().transientParent()))
        seen.append(dialog.windowHandle())
        dialog.reject()
        return True

    with answering((PreferencesDialog, ask)):
        window.acts["preferences"].trigger()
    assert seen[0] == ("desk", seen[1])


@pytest.mark.usefixtures("desks")
def test_the_key_of_the_manual_is_the_users_own(window):
    """Whoever gives it another key finds it there in dialogs, too."""
    window.acts.use_shortcuts({"manual": "F9"})
    dialog = QDialog(window)
    QVBoxLayout(dialog).addWidget(QLineEdit())
    dialog.show()
    dialog.activateWindow()
    field = dialog.findChild(QLineEdit)
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_F1)
    assert window.help.manual is None
    QTest.keyClick(field, Qt.Key.Key_F9)
    assert window.help.manual.page == "desk"
    dialog.close()


def test_links_lead_on_and_back_leads_back(manual):
    """Back and forward remember the place; a link to a heading goes there."""
    manual._follow_link(QUrl("play.md"))
    manual.view.verticalScrollBar().setValue(300)
    manual._follow_link(QUrl("desk.md#decks"))
    assert manual.page == "desk"
    assert manual.view.verticalScrollBar().value() > 0
    assert not manual.forward.isEnabled()
    manual.back.click()
    assert (manual.page, manual.view.verticalScrollBar().value()) == ("play", 300)
    manual.back.click()
    assert manual.page == CONTENTS
    assert not manual.back.isEnabled()
    manual.forward.click()
    manual.forward.click()
    assert manual.page == "desk"
    assert not manual.go("nowhere")


def test_search_finds_lines_of_all_pages_and_marks_the_words(manual):
    """Hits name page and section and show the words; Enter goes from one to the next."""
    manual.search.setText("STEPPER number")
    hits = current_texts(manual)
    assert any(one.startswith("The table › Making a move\n") for one in hits)
    assert all("stepper" in one.lower() for one in hits)
    QTest.keyClick(manual.search, Qt.Key.Key_Return)
    assert manual.page == manual.hits.currentItem().data(0, Qt.ItemDataRole.UserRole).page
    marked = {mark.cursor.selectedText().lower() for mark in manual.view.extraSelections()}
    assert marked == {"stepper", "number"}
    assert all(mark.format.fontUnderline() for mark in manual.view.extraSelections())
    QTest.keyClick(manual.search, Qt.Key.Key_Escape)
    assert manual.view.extraSelections() == []
    assert manual.contents.isVisible()
    assert manual.isVisible()


def test_a_search_for_the_title_of_a_section_finds_it_first(manual):
    """Whoever remembers a heading gets there at once."""
    manual.search.setText("why not")
    assert current_texts(manual)[0].startswith("The table › Why not?")
    manual.search.setText("nothing of the sort xyzzy")
    assert current_texts(manual) == []
    assert manual.counted.text() == "0 places"


def test_contents_lead_to_sections(manual):
    """Every page is listed with its sections; a click goes there."""
    tree = manual.contents
    titles = [tree.topLevelItem(row).text(0) for row in range(tree.topLevelItemCount())]
    assert titles == [page.title for page in manual.pages.values()]
    table = tree.topLevelItem(titles.index("The table"))
    sections = [table.child(row).text(0) for row in range(table.childCount())]
    assert "Going back" in sections
    tree.itemClicked.emit(table.child(sections.index("Going back")), 0)
    assert manual.page == "play"
    assert manual.view.textCursor().block().text() == "Going back"


def test_pictures_are_as_wide_as_the_text(app, qtbot):
    """They shrink with the window, and are never larger than they are."""
    view = PageView()
    qtbot.addWidget(view)
    view.resize(700, 500)
    view.show()
    view.show_page(FOUND["play"])
    wide = view._picture("images/play-hover.png").width()
    assert 300 < wide < 700
    view.resize(500, 500)
    assert view._picture("images/play-hover.png").width() < wide


def test_the_size_of_the_manual_is_remembered(manual, window):
    """It is as large as the last time, also in another window of the program."""
    manual.resize(700, 500)
    manual.close()
    window.help.manual = None
    window.help.show(KEYS)
    assert (window.help.manual.width(), window.help.manual.height()) == (700, 500)


@pytest.mark.usefixtures("desks")
def test_the_manual_closes_with_the_window(manual, window):
    """The program ends with its window, whatever is read meanwhile."""
    assert manual.isVisible()
    for document in window.filing.shelf.documents:
        window.filing.shelf.close(document)
    window.close()
    assert not manual.isVisible()


def test_other_languages_are_told_that_pages_are_english(manual, window):
    """Politely, and only where it is news."""
    assert manual.english.isHidden() == (window.language == "en")
    window.settings.set_value("language/choice", "cs")
    window.help.manual = None
    window.help.show(CONTENTS)
    assert not window.help.manual.english.isHidden()


def test_a_change_of_colours_draws_the_page_anew(manual):
    """At the same place."""
    manual.go("play")
    manual.view.verticalScrollBar().setValue(250)
    QApplication.sendEvent(manual, QEvent(QEvent.Type.PaletteChange))
    assert manual.view.verticalScrollBar().value() == 250


# The page of shortcuts.


def test_the_page_of_shortcuts_has_the_users_own(window):
    """Everything that has keys, grouped by where it works; what was changed is told."""
    window.settings.shortcuts = {"new_game": "Ctrl+J"}
    window.help.show(KEYS)
    text = window.help.manual.view.toPlainText()
    assert "Ctrl+J (usually Ctrl+G)" in text
    for entry, action in window.acts.items():
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        assert keys in text, entry.key
    sections = [one.text for one in window.help.manual.view.page.headings if one.level == 2]
    assert sections[0] == "Everywhere"
    assert sections[-2:] == ["Playtest", "Lab"]
    assert "With the mouse" in text


def test_the_page_of_shortcuts_follows_a_change(window):
    """It is made anew while it is in sight, and can be searched."""
    window.help.show(KEYS)
    window.settings.shortcuts = {"new_game": "Ctrl+J"}
    assert "Ctrl+J" in window.help.manual.view.toPlainText()
    window.help.manual.search.setText("ctrl+j")
    assert len(current_texts(window.help.manual)) == 1


def test_the_page_of_shortcuts_leads_to_where_they_are_changed(window):
    """Its link opens the preferences at the right page."""
    window.help.show(KEYS)
    pages_seen = []

    def look(dialog):
        pages_seen.append(dialog.pages.currentItem().text())
        dialog.reject()
        return True

    with answering((PreferencesDialog, look)):
        window.help.manual._follow_link(QUrl("action:shortcuts_preferences"))
    assert pages_seen == ["Shortcuts"]


def test_charts_lead_to_their_sections():
    """Whoever asks how a figure is computed does not have to look for it."""
    named = set()
    for file in (ROOT / "engine" / "reports").glob("*.py"):
        named |= set(re.findall("“([A-Z][^”{]+)”", file.read_text("utf-8")))
    formulas = {name for name in named if section(name, FOUND["statistics"]) != "statistics"}
    assert {"Pay-off matrix", "First moves", "Kingmaking", "Skill ladder", "Verdicts"} <= formulas
    assert section("Pay-off matrix", FOUND["statistics"]) == "statistics#pay-off-matrix-payoff"
    assert section("Nothing of the kind", FOUND["statistics"]) == "statistics"
