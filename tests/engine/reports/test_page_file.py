"""Pages as JSON: what was stored is shown again byte for byte."""

from __future__ import annotations

import json
from math import inf, nan

import numpy as np
import pytest

from engine.errors import OikistError
from engine.language import speaking
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
from engine.reports.page import Fact, Page, Section, Sheet, Step, Verdict, html
from engine.reports.page_file import page_data, page_from
from engine.seat_styles import seat_style

BAR = Bar("north", np.float64(24.6), 22.7, inf, "open", 2000)
CHARTS = (
    Intervals("Wins", "n", [BAR, Bar("east", nan, -inf, inf)], "%", 25, 2),
    Intervals("Scores", "n", [BAR], "points"),
    Lines(
        "Course", "n", [Line("north", [1, 2], [0.5, nan], [0, 1], [1, 2])], "x", "y", [1, 2], (0,)
    ),
    Columns("Length", "n", [(12.0, 40.0), (14.0, 60.0)], "decisions", "%"),
    Columns("Margin", "n", [(1.0, 100.0)], "points", "%", ["margin = 1"], source=(7, 1)),
    Ridges(
        "Scores", "n", ("north",), np.array([0.5, 1.5, 2.5]).tolist(), [[0.25, 0.75]], [BAR], "p"
    ),
    Tornado("Swings", "n", [Swing("rounds", None, BAR)], "points"),
    Matrix("Cells", "n", ["a"], ["b", "c"], [[None, BAR]], "%"),
    Points(
        "Front", "n", [Point("a", 1.0, 2.0, marked=True), Point("b", 2, nan)], "x", "y", joined=True
    ),
    Stacks("Sources", "n", ["north"], ["a", "b"], [[1.0, -2.0]], "points"),
)


def page():
    """A page with everything that a page can have."""
    section = Section(
        "Seats",
        "About <them>",
        CHARTS,
        [Fact("Margin", "3.1 points", "3.0 to 3.2", "2,000 games", "Words.")],
        [Sheet(("seat", "wins"), [["north", "12"]], "caption", 2)],
        "“Seats”",
        part=True,
    )
    step = Step("apply", "Apply it", "oikist compare a b", {"start_score": (1, 0, 0), "rounds": 8})
    return Page(
        "Title",
        [Verdict("good", "Fine.")],
        [section],
        [("Seed", "1")],
        "oikist report 1",
        ["note"],
        [("Plan", "seed = 1")],
        [step],
        ["Few games."],
        styles={"north": seat_style(0, "north", "North")},
    )


def again(one):
    """The page as it comes back from a file."""
    return page_from(json.loads(json.dumps(page_data(one), allow_nan=False)))


def test_every_kind_of_chart_is_among_those_stored_here():
    """A kind that is added is tried here too."""
    assert {type(chart) for chart in CHARTS} == set(Chart.__subclasses__())


def test_a_stored_page_is_shown_again_byte_for_byte():
    """As HTML, and its charts as CSV."""
    assert html(again(page())) == html(page())
    found = again(page()).sections[0].charts
    assert [as_csv(chart) for chart in found] == [as_csv(chart) for chart in CHARTS]
    assert page_data(again(page())) == page_data(page())


def test_steps_and_caveats_come_back():
    """With the changes that a step would make."""
    found = again(page())
    assert found.steps[0].changes == {"start_score": [1, 0, 0], "rounds": 8}
    assert found.caveats == ("Few games.",)


def test_a_page_keeps_the_styles_of_its_seats():
    """Older pages have none; a colour or shape that cannot be drawn is refused with its place."""
    assert again(page()).styles == page().styles
    data = json.loads(json.dumps(page_data(page()), allow_nan=False))
    assert page_from({key: data[key] for key in data if key != "styles"}).styles == {}
    for key, value in (("colour", "red"), ("shape", "heart"), ("title", 3)):
        broken = {**data, "styles": {"north": {**data["styles"]["north"], key: value}}}
        with pytest.raises(OikistError) as told:
            page_from(broken)
        assert told.value.faults[0].place.startswith("styles.north")


def test_a_page_keeps_its_language():
    """It is shown in the words in which it was written, whatever is spoken then."""
    with speaking("fr"):
        text = html(written := page())
    assert '<html lang="fr">' in text
    assert html(again(written)) == text
    assert '<html lang="en">' in html(page())


def _without(data, key):
    return {name: value for name, value in data.items() if name != key}


@pytest.mark.parametrize(
    ("spoil", "place"),
    [
        (lambda data: data and {}, ""),
        (lambda data: _without(data, "title"), ""),
        (lambda data: data | {"title": 3}, "title"),
        (lambda data: data | {"sections": [{"title": "x", "charts": [{"kind": "pie"}]}]},
         "sections[0].charts[0].kind"),
        (lambda data: data | {"scope": [["a"]]}, "scope[0]"),
    ],
)  # fmt: skip
def test_what_is_no_page_is_told_with_its_place(spoil, place):
    """One fault with a remedy, and no bug."""
    with pytest.raises(OikistError, match="not a stored page") as caught:
        page_from(spoil(page_data(page())), "answer.json")
    (fault,) = caught.value.faults
    assert (fault.file, fault.place) == ("answer.json", place)


def test_a_later_format_is_told_as_such():
    """By its number."""
    with pytest.raises(OikistError, match="newer Oikist"):
        page_from(page_data(page()) | {"format": 2})
