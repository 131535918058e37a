"""Cards of charts: what they say, and what they write into files."""

from __future__ import annotations

import csv
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMessageBox

from engine.reports.charts import as_csv
from engine.reports.page import Page, Section, html
from tests.support.sources import ROOT
from tests.workbench.answers import answering, file_dialog
from tests.workbench.charts.samples import SAMPLES, STYLES, intervals, lines, named, ridges, stacks
from workbench.charts.card import ChartCard
from workbench.charts.saving import ChartSaving, proposed
from workbench.look.theme import DARK

HEADING = "Seats (`seats`)"
SCOPE = "Classic · Greedy · 2,000 games · seed 1"


@pytest.fixture
def card(app, qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(ChartSaving, "folder", str(tmp_path))
    found = ChartCard(STYLES, HEADING)
    qtbot.addWidget(found)
    found.resize(600, 460)
    found.show()
    found.show_chart(intervals(), SCOPE)
    return found


def choose(card, text):
    """Take a line of the menu."""
    (action,) = [one for one in card.button.menu().actions() if one.text() == text]
    action.trigger()


def inks(image):
    step = 2
    return {
        image.pixelColor(x, y).name()
        for x in range(0, image.width(), step)
        for y in range(0, image.height(), step)
    }


def test_a_card_says_title_scope_and_caption(card):
    """Words that are not there take no room."""
    assert (card.title.text(), card.scope.text()) == (intervals().title, SCOPE)
    assert card.caption.text() == intervals().caption
    card.show_chart(lines())
    assert card.scope.isHidden()
    assert card.title.text() == card.view.accessibleName() == lines().title
    assert lines().title in card.button.accessibleName()


def test_a_card_explains_how_its_figures_are_computed(card, qtbot):
    """The heading is one of docs/statistics.md; a card without one has no such line."""
    assert f"## {HEADING}" in (ROOT / "docs" / "statistics.md").read_text(encoding="utf-8")
    with qtbot.waitSignal(card.explained) as asked:
        choose(card, "How is this computed?")
    assert asked.args == [HEADING]
    bare = ChartCard()
    qtbot.addWidget(bare)
    assert "How is this computed?" not in [one.text() for one in bare.button.menu().actions()]


def test_the_menu_opens_with_the_context_menu_key_too(card):
    """Button and chart have one menu, with the table in it."""
    assert card.button.menu() is card.view.menu
    assert "Show as a table" in [one.text() for one in card.view.menu.actions()]


@pytest.mark.parametrize("chart", SAMPLES, ids=named)
def test_files_read_back(card, tmp_path, chart):
    """A picture as large as the card twice over, a drawing with its title, the figures."""
    card.show_chart(chart, SCOPE)
    for form in ("png", "svg", "csv"):
        assert card.saving.save(tmp_path / f"chart.{form}", form)
    image = QImage(str(tmp_path / "chart.png"))
    assert (image.width(), image.height()) == (2 * card.width(), 2 * card.height())
    assert len(inks(image)) > 25
    root = ET.parse(tmp_path / "chart.svg").getroot()  # noqa: S314  (our own file)
    assert root.find("{http://www.w3.org/2000/svg}title").text == chart.title
    with (tmp_path / "chart.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file))
    assert rows == list(csv.reader(as_csv(chart).splitlines()))


@pytest.mark.parametrize("chart", [lines(), ridges(4), stacks()], ids=named)
def test_a_drawing_is_that_of_the_page(card, tmp_path, chart):
    """Colours and marks of seats, in a file of the window as in a page of HTML."""
    card.show_chart(chart)
    card.saving.save(tmp_path / "chart.svg", "svg")
    drawn = (tmp_path / "chart.svg").read_text("utf-8").strip().partition("<title>")[2]
    page = html(Page("", [], [Section("", charts=[chart])], [], "", styles=STYLES))
    assert drawn in page
    assert drawn.count('class="seat-') >= 4


def test_a_picture_has_the_colours_of_the_theme(card, app):
    """Of the ground, and its words are on it."""
    card.set_theme(DARK)
    image = card.picture()
    assert image.pixelColor(1, 1).name() == DARK.surface
    head = image.copy(0, 0, image.width(), 2 * card.view.y() - 8)
    assert len(inks(head)) > 3


def test_the_dialog_writes_where_it_says(card, qtbot, tmp_path):
    """With the ending of the format; the folder is where the next one begins."""
    (tmp_path / "deep").mkdir()
    with (
        answering(file_dialog(tmp_path / "deep" / "wins.csv")),
        qtbot.waitSignal(card.said) as said,
    ):
        choose(card, "Save as CSV…")
    assert said.args == ["Chart written to wins.csv."]
    assert (tmp_path / "deep" / "wins.csv").read_text() == as_csv(intervals())
    begun = []

    def look(dialog):
        begun.append((dialog.directory().absolutePath(), dialog.selectedFiles()))
        dialog.reject()

    with answering((QFileDialog, look)):
        choose(card, "Save as SVG…")
    assert begun == [
        (str(tmp_path / "deep"), [str(tmp_path / "deep" / "classic-wins-by-seat.svg")])
    ]


def test_nothing_is_written_over_without_a_question(card, tmp_path):
    """Also where only the ending that is added makes it the name of a file that is there."""
    kept = tmp_path / "wins.png"
    kept.write_text("kept")

    asked = []

    def decline():
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            asked.append(box.text())
            box.button(QMessageBox.StandardButton.No).click()

    def accept(dialog):
        dialog.findChild(QLineEdit, "fileNameEdit").setText(str(tmp_path / "wins"))
        dialog.accept()  # waits for the question, which only another timer can answer
        dialog.reject()

    questions = QTimer(interval=20)
    questions.timeout.connect(decline)
    questions.start()
    with answering((QFileDialog, accept)):
        choose(card, "Save as PNG…")
    questions.stop()
    assert ["wins.png" in one for one in asked] == [True]
    assert kept.read_text() == "kept"
    assert not (tmp_path / "wins").exists()


def test_what_goes_wrong_is_told_in_a_sentence(card, qtbot, tmp_path):
    """And the folder of the last success is still the one that is proposed."""
    with qtbot.waitSignal(card.failed) as told:
        assert not card.saving.save(tmp_path / "no" / "such" / "x.svg", "svg")
    assert told.args == ["x.svg cannot be written: No such file or directory"]
    assert ChartSaving.folder == str(tmp_path)


def test_a_picture_can_be_copied(card, qtbot):
    """Into the clipboard, without the ring of the mark that is pointed at."""
    card.view.point_at((1, 0))
    with qtbot.waitSignal(card.said):
        choose(card, "Copy picture")
    assert QApplication.clipboard().image().width() == 2 * card.width()
    assert card.view.said == ""


def test_a_file_is_named_after_the_title():
    """In letters that every disk takes."""
    assert proposed("Classic: wins by seat") == "classic-wins-by-seat"
    assert proposed("¿?") == "chart"


def test_deleting_a_card_during_a_dialog_is_harmless(app):
    """The dialog goes with it."""
    card = ChartCard()
    card.show_chart(intervals())
    card.show()
    card.saving.ask_csv()
    assert QApplication.activeModalWidget() is not None
    card.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert QApplication.activeModalWidget() is None
