"""A report as one page of HTML: verdicts, then charts and tables, then scope."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from engine.folders import resources_folder
from engine.language import language, say, speaking
from engine.picture import SeatStyle
from engine.reports.chart_style import rules
from engine.reports.charts import Chart
from engine.reports.palette import DARK, LIGHT
from engine.reports.svg_spread import svg

if TYPE_CHECKING:
    from jinja2 import Environment

TEMPLATE: Final = "page.html.j2"
PLAIN_TEMPLATE: Final = "page_plain.html.j2"


@dataclass(frozen=True)
class Verdict:
    """One finding in words.

    Attributes:
        kind: "good" (balanced enough), "bad" (imbalanced) or "open" (not yet known).
        text: One to three sentences with value, interval and number of games.
    """

    kind: str
    text: str


@dataclass(frozen=True)
class Fact:
    """One figure with its interval, and what it means.

    Attributes:
        name: What it is.
        value: With its unit.
        interval: Such as "3.05 to 3.19"; "" where none is known.
        count: Such as "2,000 games".
        words: One sentence for people.
    """

    name: str
    value: str
    interval: str
    count: str
    words: str


@dataclass(frozen=True)
class Sheet:
    """A table: column heads, and rows of texts.

    Attributes:
        heads, rows: Texts; the first column stands left.
        caption: What it shows, and of how many games.
        words: Columns at the left that hold words.
    """

    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    caption: str = ""
    words: int = 1


@dataclass(frozen=True)
class Section:
    """One part of a page.

    Attributes:
        title: Its heading.
        text: A paragraph below it; "" for none.
        charts: What is drawn.
        facts: Figures with intervals.
        sheets: Tables.
        formula: Headings of docs/statistics.md that tell the formulas; "" for none.
        part: Whether it belongs to the section before it.
        told: Whether its charts say themselves by which bots and with which seed they were played.
    """

    title: str
    text: str = ""
    charts: Sequence[Chart] = ()
    facts: Sequence[Fact] = ()
    sheets: Sequence[Sheet] = ()
    formula: str = ""
    part: bool = False
    told: bool = False


MORE: Final = "more"  # key of a step that asks the same with other values


@dataclass(frozen=True)
class Step:
    """What a designer may do next.

    Attributes:
        key: A question such as "balance", or "more" (play more of the same) or "apply".
        text: For people, as an order: "Play about 9,600 more games".
        command: What to type for it; "" where nothing can be typed.
        changes: Of "apply" and "compare": parameter or card -> value, on top of what was asked
            about.
        values: Of a question, and of "more": field of its form -> value.
    """

    key: str
    text: str
    command: str = ""
    changes: Mapping[str, Any] = field(default_factory=dict)
    values: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Page:
    """All that a report says.

    Attributes:
        title: Heading of the page.
        verdicts: Findings, first of all.
        sections: Charts and tables.
        scope: (Label, value) rows: digests, seeds, versions, date.
        command: What to type to get this page again.
        notes: Further remarks.
        plans: (Label, plan as TOML) of what was played; a plan plays the same games again.
        steps: What to do next, the most useful first.
        caveats: Why the verdicts may mislead, each a sentence.
        language: In which it was written, such as "en".
        styles: Label in the charts -> style of the seat that it names.
    """

    title: str
    verdicts: Sequence[Verdict]
    sections: Sequence[Section]
    scope: Sequence[tuple[str, str]]
    command: str
    notes: Sequence[str] = ()
    plans: Sequence[tuple[str, str]] = ()
    steps: Sequence[Step] = ()
    caveats: Sequence[str] = ()
    language: str = field(default_factory=language)
    styles: Mapping[str, SeatStyle] = field(default_factory=dict)


def html(page: Page) -> str:
    """The page as a document that needs nothing else; the same page gives the same bytes.

    Its own words are in the language of the page, whichever is in force.

    Raises:
        OikistError: The template that comes with Oikist is missing.
    """
    template = environment().get_template(TEMPLATE)
    with speaking(page.language):
        return template.render(
            page=page,
            svg=svg,
            say=say,
            light=rules(LIGHT, page.styles),
            dark=rules(DARK, page.styles),
        )


def plain_html(page: Page, picture: Callable[[Chart], str], width: int) -> str:
    """The page for printing: little style, and pictures by name in place of charts.

    Args:
        picture: Name of the picture of a chart.
        width: Of pictures, in pixels of the screen.

    Raises:
        OikistError: The template that comes with Oikist is missing.
    """
    template = environment().get_template(PLAIN_TEMPLATE)
    with speaking(page.language):
        return template.render(page=page, picture=picture, width=width, say=say)


def environment() -> Environment:
    """Templates of `resources/report`: escaping, and strict about what is undefined."""
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    return Environment(
        loader=FileSystemLoader(resources_folder() / "report"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
