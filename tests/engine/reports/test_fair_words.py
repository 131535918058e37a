"""What is said of a variant: the order of the sentences, and the words of slopes and trends."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest

from engine.language import speaking
from engine.reports.fair_page import fair_page
from engine.reports.fair_words import fair_sentences, next_step, slope_sentence
from engine.reports.played import Played
from engine.scenarios.catalog import load_scenario
from engine.statistics.blocks import Estimate
from engine.statistics.equivalence import MOST_MORE
from engine.statistics.fairness import judged_seats
from engine.statistics.witnesses import agreement, shifts
from engine.tuning import witnesses
from engine.tuning.fair import MORE, STRONGER, FairAnswer, Scope
from engine.tuning.witnesses import Asked, Opinion
from tests.support.pennies_table import pennies, table

__all__ = ["pennies", "table"]

NAMES = ("north", "east", "south")
SCOPE = Scope("Ring", "Made up. For tests.", ("PN-1", "PN-2"), 100, (3,))


def won(*wins):
    """Single winners, so many of each seat."""
    return np.repeat(np.eye(len(wins)), wins, axis=0)


def answer(first, second, strength=40.0):
    """The answer from the games that both won."""
    asked = Asked(load_scenario("plain"))
    seats = [judged_seats(each, 2.0) for each in (first, second)]
    moved = shifts(first, second, np.random.default_rng(1))
    found = Opinion(
        witnesses.Testimony("search:400", 2, seats[1], 0, 0, None),
        moved,
        agreement(moved, *seats),
        Estimate(strength, strength - 4, strength + 4, 90, 30.0),
    )
    slope = Estimate(0.2, 0.1, 0.3, 900)
    before = witnesses.Testimony("greedy", 1, seats[0], 0, 2, None)
    return FairAnswer(asked, before, found, None, slope, SCOPE, STRONGER)


def test_games_that_nobody_wins_alone_are_said_first(table):
    """Draws of all, with what nobody scored; and games that all lost."""
    found = answer(np.full((300, 3), 1 / 3), np.full((60, 3), 1 / 3))
    blank = SimpleNamespace(
        tables=SimpleNamespace(scores=np.zeros((300, 3), int)), done=np.ones(300, bool)
    )
    drawn = replace(found.first, results=blank)
    kind, said = fair_sentences(replace(found, first=drawn, opinion=None), NAMES)[0]
    assert kind == "open"
    assert said == (
        "Every game was a draw of all seats (300 games), so wins say nothing of them."
        " Nobody ever scored: all ended with 0 points."
    )
    lost = replace(found.first, seats=judged_seats(np.zeros((300, 3)), 2.0))
    said = fair_sentences(replace(found, first=lost, opinion=None), NAMES)[0][1]
    assert said == "Nobody won any of 300 games, so wins say nothing of the seats."
    plain = fair_sentences(answer(won(900, 900, 900), won(100, 100, 100)), NAMES)
    assert not any("draw" in text for _, text in plain)


def test_a_disagreement_is_said_first(table):
    """Then the verdict, then all that speaks against it."""
    found = answer(won(3_000, 3_000, 3_000), won(500, 200, 200))
    said = fair_sentences(found, NAMES)
    assert [kind for kind, _ in said][:2] == ["bad", "good"]
    texts = [text for _, text in said]
    assert texts[0].startswith("The two witnesses disagree, so do not rely on either yet.")
    assert "search:400 instead of greedy has north at 55.6% instead of 33.3% (+22" in texts[0]
    assert texts[0].endswith("It grows with skill; test with a still stronger bot or people.")
    assert texts[1].startswith("Balanced enough: with greedy")
    assert texts[2:5] == [
        "2 rules never came into play in 100 games: PN-1, PN-2.",
        "2 games did not end and are not counted.",
        "Runs of this variant with other rules, board or decks are not counted: 3.",
    ]
    assert texts[5] == "Board: Ring. Made up."
    assert texts[6].startswith("The second witness is stronger: one seat of search:400")
    assert next_step(found, "plain")[1] == "oikist fair plain --band 2 --bots search:400"


@pytest.mark.parametrize(
    ("second", "trend"),
    [
        ((350, 280, 270), "It shrinks with skill"),
        ((150, 400, 350), "With skill it turns round"),
    ],
)
def test_what_skill_does_to_an_imbalance_is_told(table, second, trend):
    """Less of it, or the other way round."""
    texts = [
        text for _, text in fair_sentences(answer(won(5_000, 2_500, 2_500), won(*second)), NAMES)
    ]
    assert trend in texts[0]
    assert texts[1].startswith("Imbalanced: with greedy north wins 50")


def test_a_flat_ladder_is_a_caveat(table):
    """A second witness that is not shown to be stronger may not carry over to better players."""
    texts = [text for _, text in fair_sentences(answer(won(10, 9, 8), won(10, 9, 8), 35.0), NAMES)]
    assert texts[0].startswith("Not yet known for ±2%")
    assert texts[1].startswith("The second witness cannot tell yet.")
    assert any(text.startswith("The ladder may be flat: one seat of search:400") for text in texts)


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [
        (0.1, 0.3, "Leads grow: each point ahead at half-time gains 0.20 by the end"),
        (-0.3, -0.1, "Leads shrink: each point ahead at half-time loses 0.20 by the end"),
        (
            -0.1,
            0.3,
            "It is not clear whether leads grow or shrink: each point ahead at half-time changes by",
        ),
    ],
)
def test_a_slope_is_told_in_words(low, high, expected):
    """A sign that is certain, or none."""
    mean = (low + high) / 2 if low * high < 0 else (0.2 if low > 0 else -0.2)
    assert slope_sentence(Estimate(mean, low, high, 900)).startswith(expected)


def test_the_sentences_speak_the_language_in_force(table):
    """As those of the window do."""
    with speaking("fr"):
        texts = [text for _, text in fair_sentences(answer(won(10, 9, 8), won(10, 9, 8)), NAMES)]
    assert texts[0].startswith("Pas encore connu pour ±2\N{NO-BREAK SPACE}%")


def test_the_command_plays_as_many_games_as_would_tell(table):
    """As many more as the sentence names, on the terminal as in the page."""
    found = replace(answer(won(360, 300, 340), won(40, 30, 30)), opinion=None, next=MORE)
    told = fair_sentences(found, NAMES)[0][1]
    more = int(told.split("About ")[1].split(" more")[0].replace(",", ""))
    text, command = next_step(found, "plain")
    assert (text, command) == (
        "Next: play more games.",
        f"oikist fair plain --band 2 --games {1_000 + more} --second none",
    )
    played = Played(found.asked.scenario, "Plain", "greedy", 1)
    wanted = f"oikist fair pennies/plain --band 2 --bots greedy --games {1_000 + more}"
    assert fair_page(found, NAMES, played).steps[0].command == wanted


def test_where_no_number_of_games_would_tell_a_wider_band_is_asked_for(table):
    """A seat on the edge of the band stays there."""
    found = replace(answer(won(106, 95, 99), won(40, 30, 30)), opinion=None, next=MORE)
    edge = replace(found.first, seats=replace(found.first.seats, more=MOST_MORE))
    for band, wider in ((2.0, 4), (40.0, 50)):
        asked = replace(found.asked, band=band)
        text, command = next_step(replace(found, asked=asked, first=edge), "plain")
        assert (text, command) == (
            "Next: ask with a wider band.",
            f"oikist fair plain --band {wider} --second none",
        )
