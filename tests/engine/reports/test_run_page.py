"""The page of stored runs, whole."""

from __future__ import annotations

import re

import pytest

from engine.reports.page import html
from engine.reports.run_page import run_page
from engine.runs.plan import RunPlan, Side

SECTIONS = (
    "Seats",
    "Where points come from",
    "The course of a game",
    "Length and decisions",
    "Cards dealt",
    "Rules in play",
)


def parts(page):
    """The sections by title."""
    return {section.title: section for section in page.sections}


def told(text):
    """The page without markup, with single spaces."""
    return re.sub(r"\s+", " ", re.sub(r"<style>.*?</style>|<[^>]+>", " ", text, flags=re.DOTALL))


def test_what_the_store_has_is_shown(reported):
    """Every section for which there are data, and none for spaces, which the game has not."""
    page, _ = reported("plain", games=400)
    titles = [section.title for section in page.sections]
    assert titles == ["plain", *SECTIONS]


def test_every_figure_has_interval_and_games(reported):
    """Facts tell what may be true and on how many games they rest; tests tell a p instead."""
    page, _ = reported("plain", games=200)
    facts = [fact for section in page.sections for fact in section.facts]
    assert len(facts) > 12
    for fact in facts:
        assert re.fullmatch(r"[\d,]+ games", fact.count), fact
        assert " to " in fact.interval or fact.value.startswith("p "), fact
        assert fact.words.endswith("."), fact


def test_the_page_needs_nothing_else(reported):
    """No address, no script, no file; and it is small."""
    _, text = reported("plain", games=200)
    assert not re.search(r"(?:src|href)=|@import|url\(|<script", text)
    assert len(text.encode()) < 150_000


def test_no_percentage_without_games(reported):
    """Every verdict that tells a share tells n beside it, and the first one names the bots."""
    page, _ = reported("plain", games=200)
    assert "200 games, bots uniform" in page.verdicts[0].text
    for verdict in page.verdicts[1:]:
        assert re.search(r"wins [\d.]+ % \(95 % CI .*; fair [\d.]+; 200 games\)", verdict.text)


def test_a_planted_bonus_is_imbalanced(reported):
    """The seat with three points more wins more, all seats are called so, and a square says it."""
    page, text = reported(Side("plain", {"start_score": [3, 0, 0]}), games=400)
    assert page.verdicts[0].kind == "bad"
    assert "imbalanced beyond the ±2 band" in page.verdicts[0].text
    assert '<g class="bad">' in text


@pytest.mark.parametrize("games", [1, 7])
def test_few_games_are_told_as_such(reported, games):
    """No bug and no false certainty."""
    page, text = reported("plain", games=games)
    assert page.verdicts[0].kind == "open"
    assert "too few games yet to tell" in page.verdicts[0].text
    assert not re.search(r"\b(nan|inf)\b", told(text))


def test_no_game_yet(store):
    """A run that was not played says so."""
    number = store.start(RunPlan((Side("plain"),), (("uniform",),), 10))
    page = run_page(store, [number], 2.0, "")
    assert [verdict.text for verdict in page.verdicts] == ["plain: no finished game yet."]
    assert "no finished game yet" in html(page)


def test_bots_that_change_seats_are_judged_by_block(reported):
    """One verdict on seats over all seatings, what each bot wins, and luck against skill."""
    page, _ = reported("duel", games=60, bots=(("greedy", "uniform"),), band=10)
    found = parts(page)["duel over all seatings"]
    assert "60 blocks" in page.verdicts[0].text
    assert [fact.name for fact in found.facts] == ["Wins of greedy", "Wins of uniform"]
    (luck,) = found.sheets
    assert [row[0] for row in luck.rows] == ["seed", "seat", "agent", "seed and seat", "rest"]
    assert not any("against" in section.title for section in page.sections)


def test_arms_are_compared_with_the_same_seating(reported):
    """Each variant with the first one, bot by bot."""
    page, _ = reported("plain", "plain", games=40)
    assert [s.title for s in page.sections if "against" in s.title] == ["plain against plain"]


def test_the_same_run_gives_the_same_page(reported, store):
    """To the byte."""
    page, text = reported("duel", games=50, bots=(("greedy", "uniform"),))
    assert html(run_page(store, [1], 2.0, page.command)) == text
