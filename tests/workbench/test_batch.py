"""Batches: counted by chunks, cancelled at will, drawn while they run."""

from __future__ import annotations

import subprocess
import sys
import threading
from importlib import import_module

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from engine.folders import variants_folder
from engine.scenarios.catalog import load_scenario
from engine.scenarios.variants import read_variant
from engine.statistics.tally import Tally
from tests.workbench.answers import answering, button, labelled
from tests.workbench.played import CLASSIC, OTHER, STYLES, HastyEngine, chunk_of
from workbench.charts import later
from workbench.charts.later import LaterRidges
from workbench.charts.ridges import RidgesChart, columns
from workbench.dialogs.work_left import WorkLeft
from workbench.documents.memory import recall
from workbench.documents.variant_document import VariantDocument
from workbench.jobs.job import Job
from workbench.project_keeper import TABS


def counted(games=1000, parts=1):
    tally = Tally(4)
    chance = np.random.default_rng(3)
    for _ in range(parts):
        chunk = chunk_of(chance, games // parts)
        tally.add(chunk.scores, chunk.shares)
    return tally


def test_tally_counts_every_game():
    """Counts are the same however the games are cut into chunks."""
    chunk = chunk_of(np.random.default_rng(5), 600)
    whole, cut = Tally(4), Tally(4)
    whole.add(chunk.scores, chunk.shares)
    for first in range(0, 600, 75):
        cut.add(chunk.scores[first : first + 75], chunk.shares[first : first + 75])
    assert np.array_equal(whole.counts, cut.counts)
    assert whole.lowest == cut.lowest
    assert whole.summary(2) == cut.summary(2)


def test_tally_agrees_with_numpy():
    """Mean, interval and share are those of the raw games."""
    chunk = chunk_of(np.random.default_rng(5), 600)
    tally = Tally(4)
    tally.add(chunk.scores, chunk.shares)
    found = tally.summary(1)
    scores = chunk.scores[:, 1]
    assert found.mean == pytest.approx(scores.mean())
    assert found.margin == pytest.approx(1.964 * scores.std(ddof=1) / np.sqrt(600), rel=1e-3)
    assert found.share == pytest.approx(chunk.shares[:, 1].mean())
    assert found.low < found.share < found.high


def test_mean_places_are_told_where_they_are_known():
    """A seat's mean place over all games; none if some games have no places."""
    tally = Tally(2)
    scores, shares = np.array([[3, 4], [5, 5]]), np.array([[0.0, 1.0], [0.5, 0.5]])
    tally.add(scores, shares, 0, np.array([[2.0, 1.0], [1.5, 1.5]]))
    assert (tally.summary(0).place, tally.summary(1).place) == (1.75, 1.25)
    tally.add(scores, shares)
    assert tally.summary(0).place is None


def test_negative_scores_are_counted():
    """Scores may lie below 0."""
    tally = Tally(2)
    tally.add(np.array([[3, -4], [-6, 0]]), np.array([[1.0, 0.0], [0.0, 1.0]]))
    assert tally.values[tally.counts[0] > 0].tolist() == [-6, 3]


def test_games_without_an_end_are_told_apart():
    """They are counted as played, but no figure is about them."""
    tally = Tally(2)
    tally.add(np.array([[3, 4]]), np.array([[0.0, 1.0]]), unfinished=2)
    assert (tally.games, tally.unfinished, tally.played) == (1, 2, 3)


def test_columns_hold_all_games():
    """Each seat's histogram sums to one, also when scores are put together."""
    tally = Tally(2)
    scores = np.random.default_rng(1).integers(-300, 900, (500, 2))
    tally.add(scores, np.full((500, 2), 0.5))
    edges, heights = columns(tally)
    step = edges[1] - edges[0]
    assert heights.shape[1] <= 90
    assert (heights * step).sum(axis=1) == pytest.approx([1.0, 1.0])


def test_chart_shows_every_seat(app, qtbot):
    """Each ridge leaves its seat's colour in the chart, and the axis names the seats."""
    chart = RidgesChart()
    qtbot.addWidget(chart)
    chart.resize(500, 400)
    chart.show()
    chart.show_tally(counted(), STYLES)
    image = chart.grab().toImage()
    found = {
        image.pixelColor(x, y).name()
        for x in range(0, image.width(), 2)
        for y in range(0, image.height(), 2)
    }
    assert len(found) > 20
    ticks = chart.names._tickLevels[0]
    assert [name for _, name in ticks] == [style.title for style in STYLES]


def test_figures_of_the_chart_stand_beside_the_scores(app, qtbot):
    """Mean and interval have room of their own, however high the columns are."""
    chart = RidgesChart()
    qtbot.addWidget(chart)
    chart.resize(500, 400)
    chart.show()
    tally = counted()
    chart.show_tally(tally, STYLES)
    qtbot.wait(20)
    left, right = chart.view.viewRange()[0]
    last = tally.lowest + tally.counts.shape[1] - 0.5
    room = (right - last) / (right - left) * chart.view.width()
    assert room >= chart.fontMetrics().horizontalAdvance("47.0 ± 0.4")


def test_the_window_does_not_wait_for_its_chart(app, qtbot, monkeypatch):
    """The slow import of a chart is a job's; what was counted until then is drawn after it."""
    importers = []

    def importing(module):
        importers.append(threading.current_thread())
        return import_module(module)

    monkeypatch.setattr(later, "import_module", importing)
    chart = LaterRidges()
    qtbot.addWidget(chart)
    chart.show_tally(counted(), STYLES)
    assert chart.chart is None
    qtbot.waitUntil(lambda: chart.chart is not None and chart.chart.names._tickLevels is not None)
    assert importers != []
    assert threading.main_thread() not in importers


def test_a_batch_fills_chart_and_table(window, qtbot):
    """All games are counted, and every seat has a row with its interval."""
    window.lab.batch.form.games.setValue(1100)
    qtbot.mouseClick(window.lab.batch.run_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not window.lab.batch.running)
    assert window.lab.batch.tally.games == 1100
    assert window.lab.batch.progress.value() == 1100
    assert window.lab.batch.stack.currentIndex() == 1
    model = window.lab.batch.outcomes
    cells = [model.index(row, 3).data() for row in range(model.rowCount())]
    assert len(cells) == 4
    assert all("–" in cell for cell in cells)
    assert {model.index(row, 4).data() for row in range(4)} == {"–"}  # this engine keeps none
    assert "1,100 games" in window.lab.batch.said.text()


def test_cancel_keeps_what_is_finished(open_window, qtbot):
    """After Cancel the games so far are shown, and another batch can start."""
    window = open_window(HastyEngine(pause=0.02))
    window.lab.batch.form.games.setValue(1_000_000)
    window.lab.batch.start()
    qtbot.waitUntil(lambda: window.lab.batch.tally.games >= 500)
    window.lab.batch.toggle()
    qtbot.waitUntil(lambda: not window.lab.batch.running)
    assert 500 <= window.lab.batch.tally.games < 1_000_000
    assert "Stopped" in window.lab.batch.said.text()
    assert window.lab.batch.run_button.isEnabled()
    assert window.lab.batch.stack.currentIndex() == 1


def test_the_same_seed_gives_the_same_batch(window, qtbot):
    """Seed and number of games decide the result."""
    found = []
    for _ in range(2):
        window.lab.batch.start()
        qtbot.waitUntil(lambda: not window.lab.batch.running)
        found.append(window.lab.batch.tally.counts.copy())
    assert np.array_equal(*found)


def test_bots_seat_by_seat(window):
    """The last choice of the form opens one for each seat."""
    form = window.lab.batch.form
    form.everyone.setCurrentIndex(form.everyone.count() - 1)
    form.seats[2].setCurrentIndex(form.seats[2].findData("uniform"))
    assert form.plan().bots == ("greedy", "greedy", "uniform", "greedy")


@pytest.fixture
def busy(open_window, qtbot):
    """A window whose batch runs for long."""
    window = open_window(HastyEngine(pause=0.02))
    window.lab.batch.form.games.setValue(1_000_000)
    window.lab.batch.start()
    qtbot.waitUntil(lambda: window.lab.batch.tally.games > 0)
    return window


def test_closing_during_a_batch_can_stop_it(busy):
    """Its games so far are kept, and no thread outlives the window."""
    with answering(labelled("Stop and keep its games")):
        busy.close()
    assert busy.isHidden()
    assert not busy.lab.batch.running
    assert not Job._alive


def test_closing_during_a_batch_can_be_cancelled(busy):
    """Nothing is closed and nothing stopped."""
    with answering(button(QMessageBox.StandardButton.Cancel)):
        busy.close()
    assert busy.isVisible()
    assert busy.lab.batch.running
    busy.lab.batch.stop()


@pytest.mark.parametrize("way", ["Keep running until done", "Stop and keep its games"])
def test_the_batch_is_asked_about_before_what_is_not_saved(busy, way):
    """Whoever cancels the second question has lost neither: the batch runs, the edit is there."""
    variant = VariantDocument.of(read_variant(next(variants_folder().glob("*/classic.toml"))))
    busy.filing.shelf.add(variant)
    with answering(labelled(way), button(QMessageBox.StandardButton.Cancel)) as asked:
        busy.close()
    assert asked == ["The lab is at work", "Unsaved changes"]
    assert busy.isVisible()
    assert busy.lab.batch.running
    busy.lab.batch.stop()
    busy.filing.shelf.close(variant)


def test_closing_can_leave_the_batch_running(busy, qtbot):
    """A small window shows how far it is; with its end the program ends."""
    with answering(labelled("Keep running until done")):
        busy.close()
    assert busy.isHidden()
    assert busy.lab.batch.running
    (left,) = busy.findChildren(WorkLeft)
    assert left.isVisible()
    before = left.bar.value()
    qtbot.waitUntil(lambda: left.bar.value() > before)
    left.stop.click()
    qtbot.waitUntil(lambda: not busy.lab.batch.running)
    qtbot.waitUntil(lambda: not left.isVisible())


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape])
def test_a_stray_key_does_not_stop_the_batch_that_was_left(busy, qtbot, key):
    """It makes the small window smaller; stopping wants its own button."""
    with answering(labelled("Keep running until done")):
        busy.close()
    (left,) = busy.findChildren(WorkLeft)
    left.activateWindow()
    qtbot.waitUntil(lambda: left.focusWidget() is not None)
    QTest.keyClick(left.focusWidget(), key)
    assert left.isMinimized()
    assert left.stop.isEnabled()
    before = left.bar.value()
    qtbot.waitUntil(lambda: left.bar.value() > before)
    assert busy.lab.batch.running
    left.stop.click()
    qtbot.waitUntil(lambda: not busy.lab.batch.running)


@pytest.mark.slow
@pytest.mark.parametrize("way", ["stop", "wait"])
def test_the_program_ends_with_the_batch_that_was_left(tmp_path, way):
    """Stopped or done: no process without a window stays."""
    command = [sys.executable, "-m", "tests.support.leaving_victim", str(tmp_path), way]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ended.stdout == "left\n"
    assert (ended.returncode, "Traceback" in ended.stderr) == (0, False)


def test_tabs_are_remembered_when_a_batch_was_left(busy, qtbot, tmp_path):
    """They were open when the window was closed, and are so at the next start."""
    busy.keep_session()
    path = next(variants_folder().glob("*/classic.toml"))
    busy.filing.open(path)
    with answering(labelled("Keep running until done")):
        busy.close()
    (left,) = busy.findChildren(WorkLeft)
    left.stop.click()
    qtbot.waitUntil(lambda: not busy.lab.batch.running)
    assert recall(tmp_path / "state" / TABS)["open"] == [str(path)]


def test_a_batch_goes_on_when_another_variant_is_taken(open_window, qtbot):
    """What runs is named for itself; the next batch plays the other variant."""
    window = open_window(HastyEngine(pause=0.02))
    window.lab.batch.form.games.setValue(1_000_000)
    window.lab.batch.start()
    qtbot.waitUntil(lambda: window.lab.batch.tally.games > 0)
    before = window.lab.batch.tally.games
    titles = [window.engine.title_of(load_scenario(name)) for name in (CLASSIC, OTHER)]
    window.open_variant(OTHER)
    qtbot.waitUntil(lambda: window.lab.batch.tally.games > before)
    assert titles[0] in window.lab.batch.shown.text()
    assert window.lab.head.text() == titles[1]
    window.lab.batch.stop()


def test_charts_repaint_at_most_five_times_a_second(window):
    """The pause between two repaints is at least 200 ms."""
    assert window.lab.batch._repaint.interval() >= 200


def test_empty_state_says_what_to_do(window):
    """Before the first batch the panel tells how to get one."""
    assert "Run batch" in window.lab.batch.stack.widget(0).text()


def test_chunks_that_come_at_once_do_not_make_a_pace(window):
    """Two chunks within a moment tell nothing about how long the rest takes."""
    batch = window.lab.batch
    batch._pace = [(20.0, 2_000), (20.01, 4_000)]
    assert batch._rate() == pytest.approx(200, rel=0.01)
    batch._pace = [(20.0, 2_000), (24.0, 6_000)]
    assert batch._rate() == pytest.approx(1_000)


def test_a_whole_batch_says_whether_a_seat_is_favoured(open_window, qtbot):
    """The engine's sentence stands under the table; while it runs or cut short there is none."""
    batch = open_window(HastyEngine(pause=0.02)).lab.batch
    batch.form.games.setValue(2000)
    batch.start()
    qtbot.waitUntil(lambda: 0 < batch.tally.games < 2000, timeout=5000)
    assert batch.verdict.text() == ""
    qtbot.waitUntil(lambda: not batch.running, timeout=5000)
    assert "is favoured" in batch.verdict.text()
    assert not batch.verdict.isHidden()
    batch.form.games.setValue(20_000)
    batch.start()
    qtbot.waitUntil(lambda: batch.tally.games > 0, timeout=5000)
    batch.stop()
    qtbot.waitUntil(lambda: not batch.running, timeout=5000)
    assert batch.verdict.text() == ""
    assert batch.verdict.isHidden()
