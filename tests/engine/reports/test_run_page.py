"""The page of stored runs, whole."""

from __future__ import annotations

import re

import numpy as np
import pytest

from engine.language import speaking
from engine.reports.charts import Columns, Lines, Ridges, Stacks
from engine.reports.page import html
from engine.reports.run_page import run_page
from engine.runs.plan import RunPlan, Side
from engine.runs.reading import read_arm
from tests.support.sound_pages import english_left, expect_sound

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
        ends = fact.interval.split(" to ")
        told = len(ends) == 2 and ends[0] != ends[1]
        assert told or fact.interval == "never varies" or fact.value.startswith("p "), fact
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
        assert re.search(
            r"wins [\d.]+% \(\d\d\.?\d*% CI .*; fair [\d.]+; 200 games\)", verdict.text
        )


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


def charts(page, kind):
    """The charts of a kind by what their title says behind the variant."""
    found = [chart for each in page.sections for chart in each.charts if isinstance(chart, kind)]
    return {chart.title.partition(": ")[2]: chart for chart in found}


def test_scores_margins_and_standings_are_drawn_as_they_are_spread(reported, store):
    """Counts of all games: ridges, margins, shared wins, and quantiles that occurred."""
    page, _ = reported("plain", games=150)
    expect_sound(page)
    games = read_arm(store, 1, 0)
    ridges = charts(page, Ridges)["spread of final scores"]
    for seat, heights in enumerate(ridges.heights):
        middles = (np.array(ridges.edges[1:]) + np.array(ridges.edges[:-1])) / 2
        assert sum(heights) == pytest.approx(1)
        assert (middles * heights).sum() == pytest.approx(games.scores[:, seat].mean())
    columns = charts(page, Columns)
    best = np.sort(games.scores, axis=1)
    told = {margin: height for margin, height in columns["margins"].heights if height}
    values, times = np.unique(best[:, -1] - best[:, -2], return_counts=True)
    assert told == pytest.approx(dict(zip(values.tolist(), (times / 1.5).tolist(), strict=True)))
    shared = dict(columns["shared wins"].heights)
    assert shared[2.0] == pytest.approx(100 * ((games.shares > 0).sum(axis=1) == 2).mean())
    line = charts(page, Lines)["standings in the course of a game"].lines[1]
    wanted = np.quantile(games.standings()[:, :, 1], (0.1, 0.5, 0.9), axis=0, method="inverted_cdf")
    assert (line.lows, line.ys, line.highs) == tuple(row.tolist() for row in wanted)


def test_wins_are_drawn_as_they_came_and_end_at_the_verdict(reported, store):
    """The last point is the share of all games, every band holds it, and the band is dashed."""
    page, _ = reported("plain", games=150, band=3)
    course = charts(page, Lines)["wins as games were played"]
    shares = read_arm(store, 1, 0).shares
    assert course.at == pytest.approx((100 / 3 - 3, 100 / 3, 100 / 3 + 3))
    for seat, line in enumerate(course.lines):
        assert line.xs[-1] == 150
        for games, mean in zip(line.xs, line.ys, strict=True):
            assert mean == pytest.approx(100 * shares[:games, seat].mean())
        assert line.lows[-1] < line.ys[-1] < line.highs[-1]


def test_points_by_source_sum_to_the_score(reported, store):
    """Where a game says which measures are points; the tiny one does not."""
    page, _ = reported("classic", games=12)
    (stacks,) = charts(page, Stacks).values()
    scores = read_arm(store, 1, 0).scores
    means = [sum(row) for row in stacks.values]
    assert means[: scores.shape[1]] == pytest.approx(scores.mean(axis=0).tolist())
    assert list(stacks.names[-2:]) == ["winners", "losers"]
    assert charts(reported("plain", games=12)[0], Stacks) == {}


def test_what_is_unfair_asks_for_starting_scores(reported):
    """The planted bonus leads to its remedy, with the very changes that were played."""
    page, _ = reported(Side("plain", {"start_score": [3, 0, 0]}), games=400)
    steps = {step.key: step for step in page.steps}
    assert list(steps) == ["balance", "sensitivity", "ladder"]
    assert steps["balance"].command == (
        "oikist balance pennies/plain --set start_score=3,0,0 --band 2 --bots uniform"
    )
    assert "--measure win:north" in steps["sensitivity"].command


def test_what_is_open_asks_for_more_games(reported):
    """All games that would be needed, on the same seed."""
    page, _ = reported("plain", games=60)
    step = page.steps[0]
    assert step.key == "more"
    assert re.fullmatch(r"Play about [\d,]+ games more", step.text)
    assert re.search(r"oikist assert \S+ --band 2 --seed 1 .*--games [1-9]\d{2,}$", step.command)


def test_why_a_page_may_mislead(reported):
    """Bots that move by lot, few games, and rules that nobody used."""
    page, _ = reported("plain", games=60)
    assert any("move by lot" in each for each in page.caveats)
    assert any(each.startswith("Few games: intervals of 60 games") for each in page.caveats)
    many, _ = reported("plain", games=120)
    assert not any("Few games" in each for each in many.caveats)


def test_a_rebuilt_board_is_told(reported):
    """The board of the usual variant stands for a printed one that is not known."""
    page, _ = reported("classic", games=12)
    assert any(each.startswith("The board: A reconstruction") for each in page.caveats)


def test_runs_of_unlike_engines_say_so(reported, store):
    """They are shown side by side and never pooled."""
    reported("plain", games=20)
    reported("plain", games=20)
    assert not any("engine" in each for each in run_page(store, [1, 2], 2.0, "").caveats)
    store.connection.execute("UPDATE runs SET engine = 'other' WHERE run = 2")
    assert any("different versions" in each for each in run_page(store, [1, 2], 2.0, "").caveats)


def test_the_same_run_gives_the_same_page(reported, store):
    """To the byte."""
    page, text = reported("duel", games=50, bots=(("greedy", "uniform"),))
    assert html(run_page(store, [1], 2.0, page.command)) == text


@pytest.mark.parametrize("tongue", ["fr", "cs"])
def test_a_page_speaks_the_language_in_force(reported, store, tongue):
    """Of one run, of bots that change seats, and of one variant against another."""
    reported("plain", games=120)
    reported("duel", games=60, bots=(("greedy", "uniform"),))
    reported("plain", Side("plain", {"start_score": [3, 0, 0]}), games=200)
    for number in (1, 2, 3):
        with speaking(tongue):
            page = run_page(store, [number], 2.0, "oikist report")
        assert english_left(page) == []
        text = expect_sound(page)
        assert f'<html lang="{tongue}">' in text
