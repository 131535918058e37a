"""Stored runs beside each other in the lab: two over each other, more with equal axes."""

from __future__ import annotations

import csv
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from engine.reports.charts import Intervals, Lines, Ridges
from engine.reports.page import html
from engine.reports.series import seat_class
from engine.runs.executors import Threads
from engine.runs.plan import RunPlan, Side
from engine.runs.running import run_plan
from engine.runs.store import open_store
from tests.support.sources import ROOT
from tests.workbench.played import HastyEngine
from workbench.jobs.engine import OikistEngine

GAMES = 120


def plan(variant, seed):
    """A batch as the window stores it."""
    return RunPlan((Side(variant),), (("uniform",),), GAMES, seed, rotate=False, title=variant)


class StoredEngine(HastyEngine):
    """Reads runs as the window does."""

    def __init__(self, path):
        super().__init__()
        self.path = path

    def runs_file(self, project):
        return self.path

    stored_runs = OikistEngine.stored_runs
    stored_batch = OikistEngine.stored_batch
    last_batch = OikistEngine.last_batch


@pytest.fixture(scope="module")
def stored(tmp_path_factory):
    """A file with runs of three seeds, and one of other seats."""
    path = tmp_path_factory.mktemp("beside") / "runs.duckdb"
    with open_store(path) as store:
        for variant, seed in (("classic", 1), ("classic", 2), ("short", 1), ("classic-2", 1)):
            run_plan(store, store.start(plan(variant, seed), "window"), Threads(1))
    return path


@pytest.fixture
def lab(open_window, qtbot, stored):
    window = open_window(StoredEngine(stored))
    window.use_mode("lab")
    qtbot.waitUntil(lambda: len(window.lab.runs.runs) == 4 and window.lab.batch.plan is not None)
    return window.lab


def choose(lab, *numbers):
    """Choose runs by their numbers, as clicks with Ctrl do."""
    listed = lab.runs.list
    listed.clearSelection()
    for number in numbers:
        row = [run.number for run in lab.runs.runs].index(number)
        listed.setCurrentRow(row, QItemSelectionModel.SelectionFlag.Select)


def shown(lab, qtbot, *numbers):
    """The answer about some runs."""
    choose(lab, *numbers)
    lab.runs.open.click()
    view = lab.beside.view
    qtbot.waitUntil(lambda: view.answer is not None and view.whole)
    return lab.beside.view


@pytest.mark.slow
def test_two_runs_lie_over_each_other(lab, qtbot):
    """Every series is named by its run, and the second one is hollow and dashed as well."""
    view = shown(lab, qtbot, 3, 1)
    both = view.answer.page.sections[-1]
    assert both.title == "Both runs"
    assert [type(chart) for chart in both.charts] == [Intervals, Ridges, Lines, Lines]
    labels = [bar.label for bar in both.charts[0].bars]
    assert labels[:2] == ["Yellow (run 1)", "Yellow (run 3)"]
    assert both.charts[0].title == "Runs 1 and 3: wins by seat"
    card, played = view.grids[-1].cards[2:]
    rounds, games = (one.view.plot.view.viewRange()[0][1] for one in (card, played))
    assert rounds < GAMES / 2 < games  # each chart has axes of its own
    first, second = card.view.look.series([line.label for line in both.charts[2].lines])[:2]
    assert (first.dash, first.hollow) == ((), False)
    assert second.dash
    assert second.hollow
    assert first.colour == second.colour == lab.batch.styles[0].colour


def test_seats_of_two_runs_have_one_colour_in_the_report(lab, qtbot):
    """As in the window: the seat's, whichever run it is of."""
    page = shown(lab, qtbot, 3, 1).answer.page
    first = lab.batch.styles[0]
    for label in (f"{first.title} (run 1)", f"{first.title} (run 3)"):
        assert f'<g class="{seat_class(first)}"><title>{label}:' in html(page)


def test_the_difference_of_two_runs_is_told_seat_by_seat(lab, qtbot):
    """In words and figures with intervals: runs of one seed as pairs, others as they are."""
    view = shown(lab, qtbot, 1, 3)
    section = view.answer.page.sections[0]
    assert section.facts[0].name == "Win share of Yellow"
    assert all(fact.count == f"{GAMES} pairs" and " to " in fact.interval for fact in section.facts)
    assert "Run 3" in view.answer.page.verdicts[0].text
    view = shown(lab, qtbot, 1, 2)
    assert "120 and 120 games" in view.answer.page.sections[0].facts[0].count


def test_three_runs_stand_beside_each_other_with_equal_axes(lab, qtbot):
    """A chart for each run in each part; those of a part reach equally far."""
    view = shown(lab, qtbot, 1, 2, 3)
    assert len(view.answer.page.sections) == 4
    for grid in view.grids:
        assert len(grid.cards) == 3
        ranges = [card.view.plot.view.viewRange()[0] for card in grid.cards]
        assert ranges[0] == ranges[1] == ranges[2]
    assert "Run 2 · classic" in view.grids[0].cards[1].title.text()


def test_runs_that_do_not_fit_are_refused_in_one_sentence(lab, qtbot):
    """It stands where the charts would, and in the status bar."""
    choose(lab, 1, 4)
    with qtbot.waitSignal(lab.failed) as told:
        lab.runs.open.click()
    assert told.args[0].casefold() == (
        "runs 1 and 4 have different seats; choose runs of one game with the same seats"
    )


@pytest.mark.slow
@pytest.mark.parametrize("numbers", [(1, 3), (1, 2, 3)])
def test_charts_of_several_runs_are_written_to_files(lab, qtbot, tmp_path, numbers):
    """Picture, drawing and figures name the runs."""
    view = shown(lab, qtbot, *numbers)
    card = view.grids[-1].cards[-1]
    for form in ("png", "svg", "csv"):
        assert card.saving.save(tmp_path / f"chart.{form}", form)
    assert not QImage(str(tmp_path / "chart.png")).isNull()
    assert "un 3" in "".join(ET.parse(tmp_path / "chart.svg").getroot().itertext())  # noqa: S314
    rows = list(csv.reader((tmp_path / "chart.csv").read_text(encoding="utf-8").splitlines()))
    assert len(rows) > 4
    lab.beside.reporting.write(tmp_path / "report.html")
    assert "run 3" in (tmp_path / "report.html").read_text(encoding="utf-8").casefold()


def test_the_keyboard_chooses_several_runs(lab, qtbot):
    """Shift with the arrow keys, then Enter; a single run leads back to its batch."""
    lab.window().activateWindow()
    listed = lab.runs.list
    listed.setCurrentRow(1)
    listed.setFocus()
    QTest.keyClick(listed, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert [run.number for run in lab.runs.all_chosen()] == [2, 3]
    QTest.keyClick(listed, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: lab.beside is not None and lab.beside.view.answer is not None)
    assert lab.beside.isVisible()
    QTest.keyClick(listed, Qt.Key.Key_Down)
    QTest.keyClick(listed, Qt.Key.Key_Return)
    assert lab.batch.isVisible()
    qtbot.waitUntil(lambda: lab.batch.plan.number == 1)


def test_what_several_runs_cannot_have_is_off(lab):
    """One that goes on and one that is deleted are chosen alone; the tips say so."""
    choose(lab, 1, 2)
    runs = lab.runs
    assert [one.isEnabled() for one in (runs.open, runs.go_on, runs.delete)] == [True, False, False]
    assert "over each other" in runs.open.toolTip()
    assert "alone" in runs.delete.toolTip()
    choose(lab, 1, 2, 3)
    assert "equal axes" in runs.open.toolTip()


def test_the_section_about_formulas_is_there():
    """The menu of the chart of differences leads to it."""
    assert "## Comparing variants" in (ROOT / "docs" / "statistics.md").read_text(encoding="utf-8")
