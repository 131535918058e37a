"""Charts as SVG: well-formed, in scale, and safe with any label."""

from __future__ import annotations

from itertools import pairwise
from math import inf, nan
from xml.etree import ElementTree as ET

import pytest

from engine.reports.charts import Bar, Columns, Intervals, Line, Lines
from engine.reports.svg import svg

NAME = "{http://www.w3.org/2000/svg}"


def parsed(svg):
    """The drawing as a tree."""
    return ET.fromstring(svg)  # noqa: S314  (our own text)


def test_intervals_are_drawn_in_scale():
    """Whiskers lie around their dots, the band around its target; higher is further right."""
    bars = [Bar("north", 20, 15, 25, "good", 100), Bar("east", 40, 38, 42, "good", 100)]
    tree = parsed(svg(Intervals("Wins", "", bars, "%", 25, 2)))
    dots = [float(dot.get("cx")) for dot in tree.iter(f"{NAME}circle")]
    ends = [
        (float(line.get("x1")), float(line.get("x2")))
        for line in tree.iter(f"{NAME}line")
        if line.get("class") == "whisker"
    ]
    assert dots[0] < dots[1]
    assert dots[0] == pytest.approx(sum(ends[0]) / 2, abs=0.1)
    per_percent = (dots[1] - dots[0]) / 20
    assert ends[1][1] - ends[1][0] == pytest.approx(4 * per_percent, abs=0.2)
    (band,) = tree.iter(f"{NAME}rect")
    assert float(band.get("width")) == pytest.approx(4 * per_percent, abs=0.2)


def test_what_is_not_known_does_not_break_a_chart():
    """Infinite ends stay on the paper; unknown points are left out."""
    tree = parsed(svg(Intervals("Wins", "", [Bar("north", 20, -inf, inf)], "%", 25, 2)))
    (whisker,) = (line for line in tree.iter(f"{NAME}line") if line.get("class") == "whisker")
    assert 0 <= float(whisker.get("x1")) < float(whisker.get("x2")) <= 640
    tree = parsed(
        svg(Lines("Course", "", [Line("north", [1, 2, 3], [1, nan, 2])], "round", "points"))
    )
    (curve,) = tree.iter(f"{NAME}polyline")
    assert len(curve.get("points").split()) == 2


def test_one_column_alone_is_drawn():
    """A game that always lasts as long."""
    tree = parsed(svg(Columns("Length", "", [(12.0, 100.0)], "decisions", "%")))
    (column,) = tree.iter(f"{NAME}rect")
    assert float(column.get("width")) > 0
    assert float(column.get("height")) > 0


def test_labels_are_text():
    """Not markup, whatever they say."""
    label = "<script>&'\""
    tree = parsed(svg(Intervals(label, "", [Bar(label, 1, 0, 2)], label, 1, 1)))
    assert not list(tree.iter("script"))
    assert [text.text for text in tree.iter(f"{NAME}text")].count(label) == 2


def test_verdicts_differ_in_shape():
    """Whoever sees no colours can still tell them apart."""
    bars = [Bar(kind, 1, 0, 2, kind) for kind in ("good", "bad", "open")]
    tree = parsed(svg(Intervals("Wins", "", bars, "%")))
    marks = [mark for mark in tree.iter() if mark.get("class") == "dot"]
    assert [mark.tag.removeprefix(NAME) for mark in marks] == ["circle", "path", "path"]
    assert marks[1].get("d") != marks[2].get("d")


def test_curves_differ_in_dashes_and_labels_keep_apart():
    """Four curves that end together: four patterns, and labels that do not overlap."""
    lines = [Line(name, [1, 2, 3], [0, 1, 2]) for name in ("north", "east", "south", "west")]
    tree = parsed(svg(Lines("Course", "", lines, "round", "points", [1, 1, 1], at=(0,))))
    dashes = [curve.get("stroke-dasharray") for curve in tree.iter(f"{NAME}polyline")]
    assert len(set(dashes)) == 4
    labels = {text.text: float(text.get("y")) for text in tree.iter(f"{NAME}text")}
    places = sorted(labels[line.label] for line in lines)
    assert min(after - before for before, after in pairwise(places)) >= 13
    assert 0 < places[0] < places[-1] < 260
    (noise,) = tree.iter(f"{NAME}polygon")
    assert noise.get("class") == "noise"
