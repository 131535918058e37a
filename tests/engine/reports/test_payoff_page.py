"""The page of a matrix of pay-offs: who may be dominant, what bans are worth, how many games more."""

from __future__ import annotations

import numpy as np
import pytest

from engine.reports.charts import Intervals, Matrix
from engine.reports.payoff_page import payoff_page
from engine.reports.payoff_words import payoff_sentences
from engine.reports.played import Played
from engine.scenarios.catalog import load_scenario
from engine.statistics.equivalence import times_to_leave
from engine.statistics.payoff import payoffs, value_of_ban
from engine.tuning import payoff
from tests.support.sound_pages import expect_sound

BOTS = ("greedy", "greedy@never-buys", "greedy@never-sells")


def shares(chances, blocks=60, seed=1):
    """Shares of one seat of four by block, row and column; its seats won by chance."""
    rng, table = np.random.default_rng(seed), np.array(chances)
    return rng.binomial(4, table, (blocks, *table.shape)) / 4


def matrix(table, bots=BOTS, bans=(1, 2)):
    """What was found of bots of classic that won so much, of which some leave something alone."""
    found = payoffs(table, 4, 2.0, np.random.default_rng(1))
    kinds = {1: ("buy",), 2: ("sell",)}
    values = tuple(
        payoff.Ban(bots[row], "greedy", kinds[row], value_of_ban(found.cells[row][0]))
        for row in bans
    )
    games = len(table) * 4 * len(bots) * (len(bots) - 1)
    return payoff.Matrix(load_scenario("classic"), bots, found, values, 1, games, 0)


def twins():
    """The first row and the third one never differ; the second one wins little."""
    table = shares([[0.25, 0.25, 0.25], [0.1, 0.25, 0.1], [0.25, 0.25, 0.25]])
    table[:, 2], table[:, :, 2] = table[:, 0], table[:, :, 0]
    table[:, 0, 2] = table[:, 2, 0] = 0.25
    return table


def page_of(found):
    told = Played(found.scenario, "Tried", ",".join(found.bots), 1, "oikist payoff classic")
    return payoff_page(found, told)


def step_of(page):
    """Games that are told, and games of the form."""
    (step,) = [step for step in page.steps if step.key == "more"]
    told = next(word for word in step.text.split() if word.replace(",", "").isdigit())
    assert f"--games {step.values['games']}" in step.command
    return int(told.replace(",", "")), step.values["games"]


@pytest.mark.parametrize("blocks", [20, 60])
def test_so_many_games_are_told_as_all_pairs_play(blocks):
    """Each of six pairs plays what the form says."""
    found = matrix(shares(np.full((3, 3), 0.25), blocks))
    page = page_of(found)
    expect_sound(page)
    told, games = step_of(page)
    assert told == 6 * games > 6 * 4 * blocks
    assert games % 4 == 0


def test_games_that_would_tell_follow_from_the_intervals():
    """Those that bring the nearest of what is open to one side of the band."""
    found = matrix(shares(np.full((3, 3), 0.25), 110))
    times = [times_to_leave(ban.value, 2.0) for ban in found.bans]
    if found.payoffs.may_dominate:
        times.append(found.payoffs.times_to_dominance)
    _, games = step_of(page_of(found))
    assert games == pytest.approx(440 * min(times), rel=0.1)


def test_few_games_are_made_four_times_as_many():
    """Nobody can say how many are needed; so the step says what it does. Very few: 100 blocks."""
    (step,) = page_of(matrix(shares(np.full((3, 3), 0.25), 29))).steps[:1]
    assert step.text == "Play 2,784 games anew, four times as many"
    assert step.values == {"games": 464}
    (step,) = page_of(matrix(shares(np.full((3, 3), 0.25), 10))).steps[:1]
    assert step.text == "Play 2,400 games anew"
    assert step.values == {"games": 400}


def test_twins_are_told_and_may_not_be_dominant():
    """Neither can be better than the other by more than the band."""
    said = payoff_sentences(matrix(twins()))
    assert said[0].startswith("Nothing is dominant: ")
    assert "greedy and greedy@never-sells did alike in every game." in said


def test_what_made_no_difference_costs_nothing():
    """No figure of 0.0% with an interval that no game has shown."""
    said = payoff_sentences(matrix(twins()))[-1]
    assert said == (
        "In none of 240 games did it make a difference that greedy@never-sells makes no moves of"
        " the kind “sell”."
    )


@pytest.mark.parametrize(("chance", "verb"), [(0.1, "loses"), (0.45, "gains")])
def test_a_ban_is_told_with_its_verb_and_a_plain_number(chance, verb):
    """What is lost or gained is no negative number, and its interval goes the same way."""
    table = shares([[0.25, 0.25, 0.25], [chance, 0.25, 0.25], [0.25, 0.25, 0.25]])
    said = payoff_sentences(matrix(table))[-2]
    assert said.startswith(f"Without moves of the kind “buy” greedy {verb} 1")
    assert "(CI +" in said
    assert said.endswith("They matter." if verb == "loses" else "better without them.")


def test_the_picture_says_what_its_stripes_are():
    """They have no other key."""
    charts = [chart for part in page_of(matrix(twins())).sections for chart in part.charts]
    (drawn,) = [chart for chart in charts if isinstance(chart, Matrix)]
    assert "Stripes, in the window: below an equal share" in drawn.caption
    (bans,) = [chart for chart in charts if isinstance(chart, Intervals)]
    assert [bar.label for bar in bans.bars] == ["“buy”", "“sell”"]
