"""What must hold for the page of every question."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser

from engine.reports.page import html
from engine.reports.page_file import page_data, page_from
from tests.support.sources import ROOT

HEADINGS = re.compile(r"^## ([^(\n]+?)(?: \(.*)?$", re.MULTILINE)


def headings():
    """Sections of the page about statistics."""
    return set(HEADINGS.findall((ROOT / "docs/statistics.md").read_text(encoding="utf-8")))


def expect_sound(page):
    """Whole, readable, with titles, numbers of games and formulas that exist; its HTML."""
    text = html(page)
    HTMLParser().feed(text)
    words = re.sub(r"<style>.*?</style>|<title>.*?</title>|<[^>]+>", " ", text, flags=re.DOTALL)
    assert not re.search(r"\b(nan|inf)\b", words), words
    assert page.title
    assert page.verdicts
    assert page.scope
    for section in page.sections:
        for quoted in re.findall("“(.+?)”", section.formula):
            assert any(each.startswith(quoted) for each in headings()), quoted
        for chart in section.charts:
            assert chart.title, section
            assert re.search(r"\d", chart.caption), chart.caption
            assert section.formula, section.title
    for sentence in (*page.caveats, *(verdict.text for verdict in page.verdicts)):
        assert sentence.endswith("."), sentence
    for step in page.steps:
        assert step.key, step
        assert step.command or step.changes, step
    again = page_from(json.loads(json.dumps(page_data(page), allow_nan=False)))
    assert html(again) == text
    return text


ENGLISH = re.compile(r"\b(the|of|with|games?|wins|each|mean|is|are|not|and|from)\b")


def english_left(page):
    """Texts of a page that still have an English word, though another language is spoken.

    Verdicts and caveats, titles, captions and axes of charts, facts, and heads of tables; not
    names, commands and cells.
    """
    texts = [verdict.text for verdict in page.verdicts]
    texts += [page.title, *page.caveats, *(step.text for step in page.steps)]
    texts += [label for label, _ in page.scope]
    for section in page.sections:
        texts += [section.title, section.text]
        for chart in section.charts:
            texts += [chart.title, chart.caption]
            texts += [getattr(chart, axis, "") for axis in ("unit", "across", "up")]
        for fact in section.facts:
            texts += [fact.name, fact.value, fact.interval, fact.count, fact.words]
        for sheet in section.sheets:
            texts += [sheet.caption, *sheet.heads]
    return [text for text in texts if ENGLISH.search(text)]
