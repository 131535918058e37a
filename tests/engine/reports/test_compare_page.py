"""The page of a comparison."""

from __future__ import annotations

import pytest

from engine.language import speaking
from engine.reports.charts import Intervals, Lines, Stacks
from engine.reports.compare_page import compare_page
from engine.reports.compare_words import outcome_sentence, race_sentence
from engine.reports.differing import differing_sentence
from engine.reports.played import Played
from engine.scenarios.catalog import load_scenario
from engine.tuning.arms import Arm, arms_from
from engine.tuning.comparing import Question, compared
from engine.tuning.figures import figures_from
from engine.tuning.sampling import Sampler
from tests.support.sound_pages import english_left, expect_sound

TWO_MORE = "plain+start_score=2,0,0"
THREE_MORE = "plain+start_score=3,0,0"


@pytest.fixture
def asked(table):
    """Ask with the tiny game and random bots: the comparison and its page."""

    def ask(*texts, measure="win", **wanted):
        arms = arms_from(list(texts))
        base = arms[0].scenario
        question = Question(figures_from(measure, base), **{"games": 300} | wanted)
        with Sampler("uniform", 1, 1) as sampler:
            found = compared(arms, question, sampler)
        return found, compare_page(
            found, Played(base, texts[0], "uniform", 1, "oikist compare a b")
        )

    return ask


def charts(page, kind):
    """The charts of a kind."""
    return [chart for each in page.sections for chart in each.charts if isinstance(chart, kind)]


def test_the_way_to_a_decision_is_drawn(asked):
    """What was known at each look, before the band, up to the figures that are told."""
    found, page = asked("plain", "plain+start_score=1,0,0", until_decided=True, games=4000)
    (wins,), (path,) = charts(page, Intervals), charts(page, Lines)
    assert len(path.lines[0].xs) == len(found.outcomes[0].looks) > 1
    assert path.lines[0].xs[-1] == found.pairs
    assert path.lines[0].ys[-1] == pytest.approx(wins.bars[0].value)
    assert path.at == (-2.0, 0.0, 2.0)


def test_a_difference_is_told_drawn_and_followed(asked):
    """Verdict as at the terminal, one bar a seat, the way to the decision, and what to ask next."""
    found, page = asked("plain", TWO_MORE, until_decided=True, games=4000)
    expect_sound(page)
    assert page.verdicts[0].text == outcome_sentence(found, found.outcomes[0])[1]
    (wins,) = charts(page, Intervals)
    assert (wins.target, wins.band) == (0.0, 2.0)
    assert TWO_MORE in wins.title
    assert "bots uniform, seed 1" in wins.caption.lower()
    assert [bar.value for bar in wins.bars] == [
        each.estimate.mean for each in found.outcomes[0].differences
    ]
    assert [step.key for step in page.steps] == ["fair"]
    assert "start_score=2,0,0" in page.steps[0].command


def test_what_differs_is_named_once_with_both_values(asked):
    """Of two in the first part, which is open; of several beside the figures of each."""
    _, page = asked("plain+hand=4", "plain+start_score=2,0,0", games=60)
    said = "How 'plain+start_score=2,0,0' differs from 'plain+hand=4': "
    told = [section.title for section in page.sections if said in section.text]
    assert told == ["Differences"]
    assert "start score 2, 0 and 0 instead of 0" in page.sections[0].text
    _, page = asked("plain", "plain+hand=4", "plain+start_score=2,0,0", games=60)
    told = [section.title for section in page.sections if "How '" in section.text]
    assert told == ["plain+hand=4", "plain+start_score=2,0,0"]


def test_of_many_differences_the_first_are_named_and_the_rest_counted():
    """Board and decks before parameters; cards of one deck are counted."""
    rules = {"rounds": 8, "oracles": 5, "oracle_value": 6, "markets": 2, "city_tile_cost": 3}
    changed = {"board": "ring", "cards.actions.1.draw": "7,9", **rules}
    base = Arm("Base", load_scenario("classic"))
    mine = Arm("Mine", load_scenario("classic", changed))
    said = differing_sentence(base, mine)
    assert said.startswith("How 'Mine' differs from 'Base': board Ring around a sea instead of ")
    assert f"; 1 card of the deck {mine.scenario.decks['actions'].title}; rounds 8 " in said
    assert said.count("; ") == 6
    assert said.endswith("; 1 more.")
    assert differing_sentence(base, base) == ""


def test_what_is_open_asks_for_more_pairs(asked):
    """With the number that would tell, as the same command with more games."""
    _, page = asked("plain", "plain+hand=4", band=1.0)
    assert page.verdicts[0].kind == "open"
    (step,) = page.steps
    assert step.key == "more"
    assert step.command.startswith("oikist compare a b --games ")
    assert int(step.command.rsplit(" ", 1)[1]) > 300


def test_several_variants_stand_side_by_side(asked):
    """One chart for each figure, a row for each variant, no way to a decision."""
    _, page = asked("plain", THREE_MORE, "plain+hand=4", measure="win:north")
    expect_sound(page)
    (wins,) = charts(page, Intervals)
    assert [bar.label for bar in wins.bars] == [THREE_MORE, "plain+hand=4"]
    assert charts(page, Lines) == []


def test_a_race_names_the_best_and_offers_it(asked):
    """Chances of all, and the changes of the winner to take over."""
    texts = ("plain", THREE_MORE, "plain+start_score=0,4,0")
    found, page = asked(*texts, measure="win:north", best="high", games=3000)
    expect_sound(page)
    assert page.verdicts[0].text == race_sentence(found)
    (leads,) = [chart for chart in charts(page, Intervals) if chart.title.startswith("Lead")]
    assert [bar.label for bar in leads.bars] == ["plain", texts[2]]
    assert (leads.target, leads.band) == (0.0, 2.0)
    assert all(bar.low > 0 for bar in leads.bars), "the race dropped both by these"
    (chances,) = charts(page, Stacks)
    assert sum(row[0] for row in chances.values) == pytest.approx(100)
    (step,) = page.steps
    assert (step.key, dict(step.changes)) == ("apply", {"start_score": [3, 0, 0]})


@pytest.mark.parametrize("tongue", ["fr", "cs"])
def test_comparisons_speak_the_language_in_force(asked, tongue):
    """Different, alike, open and raced."""
    with speaking(tongue):
        pages = [
            asked("plain", THREE_MORE, until_decided=True, games=4000)[1],
            asked("plain", "plain+rounds=4", games=60)[1],
            asked("plain", "plain+hand=4", band=1.0)[1],
            asked("plain", "plain+prize=5", measure="length")[1],
            asked("plain", THREE_MORE, measure="win:north", best="high", games=3000)[1],
        ]
    assert [english_left(page) for page in pages] == [[]] * len(pages)
