"""Verdicts in words."""

from __future__ import annotations

from dataclasses import replace
from math import inf, nan
from types import SimpleNamespace

import pytest

from engine.language import speaking
from engine.reports.balance_words import balance_sentences
from engine.reports.compare_words import cards_sentences
from engine.reports.wording import (
    counted,
    decimals,
    digits_of,
    figure_title,
    more_games,
    number,
    percent,
    seat_sentence,
    share_sentence,
    span,
    with_unit,
)
from engine.scenarios.catalog import load_scenario
from engine.statistics.blocks import Estimate
from engine.statistics.equivalence import MOST_MORE, verdict
from engine.tuning.balancing import Wish, answered
from engine.tuning.figures import PLAIN, figures_from
from tests.support.planted import PlantedStarts


@pytest.mark.parametrize(
    ("half", "digits"), [(12, 0), (1.2, 1), (0.12, 2), (0.012, 3), (1e-9, 4), (0, 1), (inf, 1)]
)
def test_two_digits_of_the_interval_decide_rounding(half, digits):
    """As statistics are told everywhere here."""
    assert decimals(half) == digits


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [(0.3, 20.3, "0.3 to 20.3"), (-20.3, -0.004, "-20.300 to -0.004"), (-0.3, 20, "0 to 20")],
)
def test_an_interval_that_leaves_out_0_does_not_seem_to_hold_it(low, high, expected):
    """It has more digits than its width asks for; one that holds 0 has not."""
    estimate = Estimate((low + high) / 2, low, high, 200, 40.0)
    assert span(estimate, digits_of(estimate)) == expected


@pytest.mark.parametrize(
    ("value", "digits", "signed", "expected"),
    [
        (1234.56, 1, False, "1,234.6"),
        (0.04, 1, True, "0.0"),
        (-0.04, 1, False, "0.0"),
        (2, 0, True, "+2"),
        (nan, 1, True, "-"),
        (inf, 1, False, "-"),
    ],
)
def test_numbers(value, digits, signed, expected):
    """Zero has no sign, and what is not known is a dash."""
    assert number(value, digits, signed=signed) == expected


@pytest.mark.parametrize(
    ("mean", "half", "expected"),
    [
        (28.4, 1.3, "Imbalanced beyond the ±2 band"),
        (25.4, 1.3, "Balanced enough: within ±2"),
        (26.4, 1.3, "Not yet known for ±2; about 4,500 more games would tell"),
    ],
)
def test_a_seat_is_told_with_interval_verdict_and_games(mean, half, expected):
    """Template 1 and 2 of the reporting rules."""
    estimate = Estimate(mean, mean - half, mean + half, 1200, 40.0)
    judged = verdict(estimate, 1200, 25, 2)
    said = seat_sentence("Seat 1 wins, in %:", estimate, judged, 0.95, "greedy")
    assert expected in said
    assert f"{mean} (95% CI {mean - half:.1f} to {mean + half:.1f}; fair 25)" in said
    assert "1,200 games, bots greedy" in said


def test_a_share_reads_as_a_sentence():
    """With the unit at the figure and n beside it."""
    estimate = Estimate(24.6, 22.7, 26.5, 2000, 43.0)
    said = share_sentence("Yellow", estimate, verdict(estimate, 2000, 25, 2), 0.95)
    assert said == (
        "Yellow wins 24.6% (95% CI 22.7 to 26.5; fair 25; 2,000 games)."
        " Not yet known for ±2; about 830 more games would tell."
    )


def test_the_impossible_is_said():
    """A figure on the very edge of its band."""
    assert more_games(MOST_MORE) == "no number of games within reach would tell"


def test_figures_are_called_alike_everywhere():
    """Of every name, with and without a seat, and of the measures of a game."""
    scenario = load_scenario("classic")
    names = [*PLAIN, *scenario.game.measures, "score:brown", f"{scenario.game.measures[0]}:brown"]
    for name in names:
        for figure in figures_from(name, scenario):
            assert figure_title(figure) == figure.title


@pytest.mark.parametrize(
    ("tongue", "share", "games"),
    [("en", "-1,234.5", "2,000 games"), ("fr", "\u22121\u202f234,5", "2\u202f000 parties"),
     ("cs", "\u22121\xa0234,5", "2\xa0000 partií")],
)  # fmt: skip
def test_numbers_follow_the_language(tongue, share, games):
    """Marks of decimals, thousands and minus, and counted nouns."""
    with speaking(tongue):
        assert number(-1234.5, 1) == share
        assert counted(2000) == games


@pytest.mark.parametrize(
    ("fair", "games", "band", "kind", "expected"),
    [
        ((0, 0), 4000, 2, "good", "Fair today: start_score = 10,10 stays, with all seats within"),
        ((0, 0), 200, 2, "open", "not known to be unfair: start_score = 10,10 stays. seat"),
        (
            (0, 3),
            4000,
            2,
            "good",
            "confirmed. Give seat 2 3 points more (95% CI of the fair bonus +2.",
        ),
        ((0, 4), 300, 2, "open", "not yet confirmed. Give seat 2 4 points more (95% CI"),
        ((0, 2.5), 4000, 1, "bad", "up to 8 points was found that is fair enough. The nearest one"),
    ],
)
def test_an_answer_about_starting_scores_says_how_sure_it_is(fair, games, band, kind, expected):
    """A word for each of five answers; what is not decided tells how many games would."""
    found = answered(PlantedStarts(fair, 2, effect=1.7), Wish(band, games, 0.05))
    ((told, said),) = balance_sentences(found)
    assert told == kind
    assert expected in said
    assert found.answer.value in said.lower()
    assert ("more games would tell" in said) == (kind == "open")


def test_points_beside_the_fair_ones_are_explained():
    """Whole points may lie outside the interval and be fair enough; inside, nothing is said."""
    found = answered(PlantedStarts((0, 3), 2, effect=1.7), Wish(2, 4000, 0.05))
    last = found.telling
    for fair, explained in (
        (Estimate(3.0, 2.8, 3.3, 8000), False),
        (Estimate(3.5, 3.1, 3.9, 8000), True),
    ):
        told = replace(last, fair=(last.fair[0], fair))
        ((_, said),) = balance_sentences(replace(found, confirmations=(told,)))
        assert ("Not the very fairest, but fair enough" in said) == explained


def test_cards_that_differ_are_told():
    """A project's own decks are found before the shipped ones; rules are not all that differs."""

    def arm(text, **digests):
        decks = {key: SimpleNamespace(digest=digest) for key, digest in digests.items()}
        return SimpleNamespace(text=text, scenario=SimpleNamespace(decks=decks))

    others = [arm("same", lands="a", events="b"), arm("mine", lands="c", events="d"), arm("none")]
    outcomes = [SimpleNamespace(arm=other) for other in others]
    comparison = SimpleNamespace(base=arm("base", lands="a", events="b"), outcomes=outcomes)
    assert cards_sentences(comparison) == ["base and mine have different cards: lands and events."]


class OftenLost(PlantedStarts):
    """All seats lose each tenth game together."""

    def play(self, bonus, games, seed):
        found = super().play(bonus, games, seed)
        shares = found.shares.copy()
        shares[::10] = 0
        return replace(found, tables=found.tables._replace(shares=shares))


def test_games_lost_by_all_are_told_with_starting_scores():
    """Shares and their number are of the games won, in every sentence."""
    found = answered(OftenLost((0, 0), 2), Wish(2, 200, 0.05))
    (_, said), (_, lost) = balance_sentences(found)
    assert (found.today.games, found.today.won, found.today.lost) == (800, 720, 80)
    assert "of 720 games" in said
    assert lost == "80 games were lost by all; the shares are those of the games won."


@pytest.mark.parametrize(
    ("tongue", "told"),
    [
        ("en", ("Take 4 points from Ocre", ", take 2 points from Brun")),
        ("fr", ("Ocre\xa0: 4 points de moins", ", Brun\xa0: 2 points de moins")),
        ("cs", ("Ocre: o 4 body méně", ", Brun: o 2 body méně")),
    ],
)
def test_what_two_seats_get_is_one_sentence(monkeypatch, tongue, told):
    """Small letters inside it, but those of names."""
    monkeypatch.setattr(PlantedStarts, "names", ("Ocre", "Azur", "Brun", "Vert"))
    with speaking(tongue):
        found = answered(PlantedStarts((-4, 0, -2, 0), 3, effect=1.7), Wish(2.0, 2000, 0.05))
        ((_, said),) = balance_sentences(found)
    assert all(each in said for each in told)


@pytest.mark.parametrize("tongue", ["fr", "cs"])
def test_no_line_breaks_before_a_percent_sign(tongue):
    """Of levels, and of figures with their unit."""
    with speaking(tongue):
        assert (percent(0.95), with_unit("2", "%")) == ("95\xa0%", "2\xa0%")
    assert (percent(0.95), with_unit("2", "%")) == ("95%", "2%")
