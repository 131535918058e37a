"""Charts as data: every kind can be drawn, and written as CSV with the figures that it shows."""

from __future__ import annotations

import csv
import io
from math import inf, nan
from xml.etree import ElementTree as ET

import pytest

from engine.reports.charts import (
    Bar,
    Chart,
    Columns,
    Intervals,
    Line,
    Lines,
    Matrix,
    Point,
    Points,
    Ridges,
    Stacks,
    Swing,
    Tornado,
    as_csv,
)
from engine.reports.svg_spread import svg

NAME = "{http://www.w3.org/2000/svg}"
BAR = Bar("north", 1.5, 1.0, 2.0, "good", 40)
CHARTS = [
    Intervals("Wins", "", [BAR], "%", 25, 2),
    Lines("Course", "", [Line("north", [1, 2], [3, 4], [2, 3], [4, 5])], "round", "points"),
    Columns("Length", "", [(1.0, 40.0), (2.0, 60.0)], "decisions", "%"),
    Ridges("Scores", "", ["north"], [0, 1, 2], [[0.25, 0.75]], [BAR], "points"),
    Tornado("Swings", "", [Swing("rounds", BAR, None)], "points"),
    Matrix("Pay-offs", "", ["miser"], ["rusher"], [[BAR]], "%", 25),
    Points("Front", "", [Point("today", 1, 2, marked=True), Point("b", 2, 1)], "x", "y"),
    Stacks("Sources", "", ["north"], ["roads", "cities"], [[3.0, -1.0]], "points"),
]


def kinds():
    """Every kind of chart that there is."""
    return {kind.__name__ for kind in Chart.__subclasses__()}


def test_no_kind_is_left_out():
    """A new kind of chart joins these tests."""
    assert {type(chart).__name__ for chart in CHARTS} == kinds()


@pytest.mark.parametrize("chart", CHARTS, ids=lambda chart: type(chart).__name__)
def test_every_kind_is_drawn_with_its_title(chart):
    """The drawing is well-formed and says what it is."""
    tree = ET.fromstring(svg(chart))  # noqa: S314  (our own text)
    assert tree.find(f"{NAME}title").text == chart.title
    assert len(list(tree.iter())) > 5


@pytest.mark.parametrize("chart", CHARTS, ids=lambda chart: type(chart).__name__)
def test_every_kind_is_written_as_csv(chart):
    """A head, and as many cells in each row."""
    rows = list(csv.reader(io.StringIO(as_csv(chart))))
    assert len(rows) > 1
    assert {len(row) for row in rows} == {len(rows[0])}


def test_the_csv_holds_the_figures():
    """Value, ends of the interval and number of games; nothing for what is not known."""
    bars = [BAR, Bar("east", nan, -inf, inf)]
    text = as_csv(Intervals("Wins", "", bars, "%"))
    assert text.splitlines() == ["label,value,low,high,n", "north,1.5,1.0,2.0,40", "east,,,,0"]


def test_parts_below_zero_lie_to_the_left():
    """What costs points is stacked against what brings them."""
    tree = ET.fromstring(svg(CHARTS[-1]))  # noqa: S314
    left, right = [float(part.get("x")) for part in tree.iter(f"{NAME}rect")][::-1]
    assert left < right


def test_a_cell_tells_whether_it_is_known_to_differ():
    """By a star, not by its shade alone."""
    cells = [[Bar("a", 30, 28, 32), Bar("b", 30, 20, 40)]]
    tree = ET.fromstring(svg(Matrix("M", "", ["a"], ["a", "b"], cells, "%", 25)))  # noqa: S314
    texts = [text.text for text in tree.iter(f"{NAME}text")]
    assert "30.0 *" in texts
    assert "30.0" in texts


def test_nothing_stands_between_two_steps():
    """An axis that counts has whole figures; the other one those that it needs."""
    rise = [Line("", [1, 2, 3], [0.2, 0.4, 0.9])]
    tree = ET.fromstring(svg(Lines("L", "", rise, "step", "Elo")))  # noqa: S314
    across = [part.text for part in tree.iter(f"{NAME}text") if part.get("text-anchor") == "middle"]
    assert across == ["1", "2", "3", "step"]
    assert not Lines("L", "", [Line("", [0.5, 1.0], [1, 2])], "%", "Elo").whole
