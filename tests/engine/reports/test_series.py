"""Seats in drawings have their colours and marks; what is no seat keeps the usual order."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from engine.picture import SeatStyle
from engine.reports.chart_style import rules, standalone
from engine.reports.charts import Bar, Intervals, Line, Lines, Ridges, Stacks
from engine.reports.palette import DARK, LIGHT, alike
from engine.reports.series import seat_class, series_of
from engine.reports.svg_spread import svg
from engine.seat_styles import COLOURS, SHAPES, seat_style
from engine.seats import by_label

NAME = "{http://www.w3.org/2000/svg}"
BROWN = SeatStyle("brown", "Blue", "#0072B2", "square", "dots")
STYLES = by_label([seat_style(number, f"seat {number}", f"{number}") for number in range(8)])


def lines(*labels):
    return Lines("Course", "", [Line(label, [1, 2], [0, 1]) for label in labels], "round", "points")


def called(chart, styles):
    labels = [line.label for line in chart.lines]
    return zip(labels, series_of(labels, styles), strict=True)


def groups(drawn):
    """Class of each group of a drawing, and what its dots look like."""
    return [
        (group.get("class"), [dot.tag.removeprefix(NAME) for dot in dots(group)])
        for group in ET.fromstring(drawn).iter(f"{NAME}g")  # noqa: S314  (our own text)
    ]


def dots(group):
    return [part for part in group if part.get("class") == "dot"]


def luminance(colour):
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    parts = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


@pytest.mark.parametrize("label", ["brown", "Blue"])
def test_a_seat_has_its_colour_and_shape_wherever_it_stands(label):
    """By its name in files and by that for people: second in one chart, first in another."""
    styles = by_label([BROWN])
    for chart in (lines("north", label), lines(label, "north")):
        (own,) = (own for name, own in called(chart, styles) if name == label)
        assert (own.style, own.shape) == ("seat-0072b2", "square")
    assert "svg .seat-0072b2 .whisker, svg .seat-0072b2 .curve { stroke: #0072b2; }" in rules(
        LIGHT, styles
    )


def test_charts_without_seats_do_not_change():
    """Variants that are compared, figures, parts: as if nobody knew of seats."""
    bars = [Bar("classic", 1, 0, 2), Bar("short", 2, 1, 3, "good")]
    for chart in (
        lines("classic", "short", "win share of brown"),
        Intervals("Wins", "", bars, "%"),
        Ridges("Scores", "", ("classic",), [0, 1, 2], [[0.5, 0.5]], bars[:1], "points"),
        Stacks("Chances", "", ["classic", "short"], ["chance"], [[40.0], [60.0]], "%"),
    ):
        assert svg(chart, STYLES) == svg(chart)
    assert [style for style, _ in groups(svg(lines("a", "b")))[:2]] == ["line-0", "line-1"]


def test_what_is_no_seat_keeps_away_from_the_colours_of_seats():
    """In a chart of both; the order is the usual one otherwise."""
    found = series_of(["a", "brown", "b", "c"], by_label([BROWN]))
    assert [own.style for own in found] == ["line-1", "seat-0072b2", "line-2", "line-3"]
    assert alike(LIGHT["line-0"], BROWN.colour)


def test_a_verdict_keeps_its_mark_and_the_seat_stands_beside_its_name():
    """Colour and shape of a judged value tell the verdict; those of another one the seat."""
    bars = [Bar("brown", 1, 0, 2, "good"), Bar("brown", 1, 0, 2), Bar("red", 1, 0, 2)]
    found = groups(svg(Intervals("Wins", "", bars, "%"), by_label([BROWN])))
    assert found == [
        ("good", ["circle"]),
        ("seat-0072b2", ["path"]),  # beside the name
        ("seat-0072b2", ["path"]),
        ("seat-0072b2", ["path"]),
        ("plain", ["circle"]),
    ]


@pytest.mark.parametrize("ground", [LIGHT, DARK], ids=["light", "dark"])
def test_lines_of_every_seat_stand_out_from_the_ground(ground):
    """Yellow on white and dark grey on black, too."""
    text = rules(ground, STYLES)
    drawn = re.findall(r"\.seat-\w+ \.curve \{ stroke: (#\w{6}); \}", text)
    assert len(drawn) == len(COLOURS)
    for colour in drawn:
        low, high = sorted((luminance(colour), luminance(ground["back"])))
        assert (high + 0.05) / (low + 0.05) >= 2.98, colour  # rounded to whole levels


def test_seats_differ_without_colours():
    """Eight seats have eight marks."""
    names = [f"seat {number}" for number in range(8)]
    assert [own.shape for own in series_of(names, STYLES)] == list(SHAPES)
    marks = {own.dot(0, 0, 4) for own in series_of(names, STYLES)}
    assert len(marks) == 8


def test_a_chart_alone_has_the_colours_of_the_page():
    """The same drawing, and the same rules, of which a file has the light ones."""
    chart = lines("brown", "red")
    alone = standalone(chart, by_label([BROWN]))
    inside = svg(chart, by_label([BROWN])).partition(">")[2]
    assert alone.strip().endswith(inside)
    assert rules(LIGHT, by_label([BROWN])) in alone
    assert f'class="{seat_class(BROWN)}"' in alone
