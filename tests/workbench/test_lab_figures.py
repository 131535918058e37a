"""One question, asked in the window, at the terminal and in a report: the same words and figures."""

from __future__ import annotations

import html
import json
import re
import shlex

import pytest
from typer.testing import CliRunner

from engine.asking.asked import Asked
from engine.asking.questions import KEYS
from engine.cli.main import app as command_line
from engine.discovery import registered
from engine.reports.charts import Intervals, Matrix
from engine.scenarios.catalog import load_scenario
from engine.seats import seat_titles
from tests.engine.asking import test_questions
from tests.support import crown
from workbench.jobs import queue
from workbench.jobs.engine import OikistEngine
from workbench.jobs.queue import LabJobs
from workbench.lab.answer_view import AnswerView
from workbench.lab.facts_table import TextsTable
from workbench.widgets.fold import Fold

SMALL = {
    **test_questions.SMALL,
    "fair": {**test_questions.SMALL["fair"], "witness": "greedy"},
    "kingmaking": {"games": 30},
}
VARIANT, CHANGES = "classic-2", {"start_score": (13, 10)}
SCENARIOS = {"kingmaking": (crown.THREE, {"open": 40})}  # it needs three seats


@pytest.fixture
def _crown():
    with registered(crown.GAME):
        yield


@pytest.fixture(params=KEYS)
def told(_crown, request, app, qtbot, tmp_path, monkeypatch):
    """What the window shows of a question, the page behind it, and what the command says."""
    key = request.param
    variant, changes = SCENARIOS.get(key, (VARIANT, CHANGES))
    scenario = load_scenario(variant, changes)
    own = key in test_questions.OWN_BOTS
    values = SMALL[key] if own else {"bots": "uniform", **SMALL[key]}
    base = load_scenario(VARIANT) if key == "compare" else None
    plain = scenario.source  # as the terminal calls it
    title = f"{plain}+start_score=13,10" if key == "compare" else plain
    jobs = LabJobs(OikistEngine())
    jobs.use_files(tmp_path / "asked.json", tmp_path / "window.duckdb")
    job = jobs.ask(Asked(key, scenario, title, values, base, plain))
    qtbot.waitUntil(lambda: job.state in {queue.DONE, queue.FAILED}, timeout=200_000)
    assert job.state == queue.DONE, job.problem
    view = AnswerView()
    qtbot.addWidget(view)
    view.show_answer(job.answer, "")
    qtbot.waitUntil(lambda: view.whole)
    words = shlex.split(job.answer.page.command)[1:]
    report = tmp_path / "report.html"
    monkeypatch.setenv("OIKIST_RUNS", str(tmp_path / "terminal.duckdb"))
    said = CliRunner().invoke(command_line, [*words, "--json", "--report", str(report)])
    assert said.exit_code in {0, 3}, said.stderr
    jobs.stop_all()
    return view, job.answer.page, json.loads(said.stdout), report.read_text("utf-8")


@pytest.mark.slow
def test_window_terminal_and_report_say_the_same(told):
    """Every verdict, figure and cell of the window stands in the report of the command that it copies."""
    view, page, data, report = told
    written = squeezed(html.unescape(re.sub(r"<[^>]+>", " ", report)))
    shown = [box.said.text() for box in view.verdicts]
    assert shown == [verdict.text for verdict in page.verdicts]
    assert [text for text in [*shown, *cells(view)] if squeezed(text) not in written] == []
    numbers = set(flattened(data))
    drawn = [figure for bar in bars(page) for figure in (bar.value, bar.low, bar.high)]
    unknown = [each for each in drawn if not {round(each, 4), round(each / 100, 4)} & numbers]
    assert unknown == []


def squeezed(text):
    """A text without breaks, and seats as files write them: yellow for Yellow, brown for Blue."""
    found = " ".join(text.split()).casefold()
    whole = load_scenario("classic")  # whose cards also name seats that nobody has
    names = whole.game.seat_names(whole.record)
    for title, name in zip(seat_titles(whole.game, names), names, strict=True):
        found = found.replace(title.casefold(), name)
    return found


def cells(view):
    """All that stands in tables of the view, those of folded parts too."""
    for fold in view.findChildren(Fold):
        fold.setChecked(True)
    found = view.findChildren(TextsTable)
    return [text for table in found for row in table.texts.rows for text in row]


def bars(page):
    """The intervals and cells that the first part of a page draws."""
    charts = page.sections[0].charts
    found = [bar for chart in charts if isinstance(chart, Intervals) for bar in chart.bars]
    matrices = [chart for chart in charts if isinstance(chart, Matrix)]
    return found + [cell for one in matrices for row in one.cells for cell in row if cell]


def flattened(data):
    """Every number of JSON data, to four decimals."""
    if isinstance(data, dict):
        data = list(data.values())
    if isinstance(data, list):
        for part in data:
            yield from flattened(part)
    elif isinstance(data, int | float) and not isinstance(data, bool):
        yield round(data, 4)
