"""A question is played into the store, told on the way, gone on with, and answered alike."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest

from engine.asking.answers import keep_answer, noted_answers, stored_answer
from engine.asking.asked import Asked, asked_data, asked_from
from engine.asking.fields import completed
from engine.asking.playing import Playing
from engine.asking.questions import answered, question
from engine.errors import OikistError
from engine.reports.charts import Intervals
from engine.reports.page import html
from engine.reports.series import seat_class
from engine.runs.store import open_store
from engine.scenarios.catalog import load_scenario
from engine.seats import seat_styles
from engine.tuning.sampling import Stopped

VALUES = {"bots": "uniform", "games": 1200, "band": 2.0, "seed": 1, "witness": "none"}


def asked(first=25):
    """Whether a variant is fair in which the first seat begins with other points."""
    scenario = load_scenario("classic", {"start_score": (first, 15, 15, 15)})
    return Asked("fair", scenario, "Planted", VALUES)


def answer_in(path, what, stop=lambda: False):
    """The answer with all that was told, and the games that were played for it."""
    told = []
    with open_store(path) as store:
        playing = Playing(store, 1, told.append, stop)
        return answered(what, playing), told


def words(answer):
    """The verdicts of an answer."""
    return [verdict.text for verdict in answer.page.verdicts]


def test_a_planted_fault_is_found_and_told_first(tmp_path):
    """The favoured seat is beyond the band."""
    answer, _ = answer_in(tmp_path / "runs.duckdb", asked())
    assert answer.page.verdicts[0].kind == "bad"
    assert answer.runs == (1,)


@pytest.mark.parametrize("variant", ["classic", "classic-2"])
def test_seats_have_their_colours_in_the_page(tmp_path, variant):
    """Those of the game, wherever a curve or a ridge is a seat's, on both grounds."""
    scenario = load_scenario(variant)
    what = Asked("fair", scenario, variant, {**VALUES, "games": 100})
    styles = seat_styles(scenario.game, scenario.game.seat_names(scenario.record))
    text = html(answer_in(tmp_path / "runs.duckdb", what)[0].page)
    found = set(re.findall(r'<g class="((?:seat|line|plain)[-\w]*)"><title>([^:<]+):', text))
    seats = {style.title: seat_class(style) for style in styles}
    assert {(own, label) for own, label in found if label in seats} == {
        (own, label) for label, own in seats.items()
    }
    for style in styles:
        rule = f"svg .{seat_class(style)} .ridge {{ fill: {style.colour.lower()};"
        assert text.count(rule) == 2


def test_an_answer_of_an_older_oikist_gets_the_colours_of_its_seats(tmp_path):
    """Pages in a file of runs had none."""
    what = Asked("fair", load_scenario("classic-2"), "Duel", {**VALUES, "games": 100})
    with open_store(tmp_path / "runs.duckdb") as store:
        answer = answered(what, Playing(store, 1, lambda _: None, lambda: False))
        bare = replace(answer, page=replace(answer.page, styles={}))
        number = keep_answer(store, what, bare)
        again = stored_answer(store, number)[1]
    assert again.page.styles == answer.page.styles != {}


def test_a_seat_has_one_interval_on_the_page(tmp_path):
    """The table of the run tells those by which the verdict was found, drawn once."""
    page = answer_in(tmp_path / "runs.duckdb", asked())[0].page
    drawn = [
        chart
        for section in page.sections
        for chart in section.charts
        if isinstance(chart, Intervals) and chart.unit.startswith("share of the win")
    ]
    assert len(drawn) == 1
    (sheet,) = next(section.sheets for section in page.sections if section.title == "Seats")
    told = [row[sheet.heads.index("95% CI")] for row in sheet.rows]
    for text, bar in zip(told, drawn[0].bars, strict=True):
        low, high = map(float, text.split(" to "))
        assert (low, high) == pytest.approx((bar.low, bar.high), abs=0.5)
    assert all(chart.title.startswith("Planted: ") for s in page.sections for chart in s.charts)


def test_progress_tells_games_and_charts(tmp_path):
    """Games never fall, and what can be seen says how many games it knows."""
    answer, told = answer_in(tmp_path / "runs.duckdb", asked())
    games = [each.games for each in told]
    assert games == sorted(games)
    last = told[-1]
    assert last.games <= last.planned
    wins, course, scores = last.charts
    assert {bar.count for bar in wins.bars} == {last.games}
    assert course.lines[0].xs[-1] == last.games
    assert len(scores.heights) == 4
    assert last.runs == answer.runs


def test_the_course_of_stored_games_is_drawn_again(tmp_path):
    """They come all at once when a question goes on, and had many points before."""
    runs = tmp_path / "runs.duckdb"
    answer_in(runs, asked())
    _, told = answer_in(runs, asked())
    seen = next(each for each in told if each.charts)
    games = seen.charts[1].lines[0].xs
    assert len(games) > 3
    assert games[-1] == seen.games


def test_it_is_said_that_intervals_do_not_hold_together(tmp_path):
    """While games are played, and beside the answer: four are missed more often than one."""
    answer, told = answer_in(tmp_path / "runs.duckdb", asked())
    assert "all of them hold at once is less certain" in told[-1].charts[0].caption
    wins = answer.page.sections[0].charts[0]
    assert "each valid at any moment, though not all of them at once" in wins.caption


def test_a_second_witness_plays_the_games_asked_for(tmp_path):
    """No more of them, as its run says, and as many of one seat of it among the others."""
    values = {**VALUES, "games": 260, "witness": "greedy", "witness_games": 63}
    answer, told = answer_in(tmp_path / "runs.duckdb", replace(asked(), values=values))
    with open_store(tmp_path / "runs.duckdb") as store:
        first, second = (store.run(number) for number in answer.runs)
    assert (first.games, first.asked) == (250, 260)
    assert (second.games, second.asked) == (63, 63)
    assert all(each.games <= each.planned for each in told)
    assert told[-1].games == told[-1].planned == 250 + 63 + 60  # four seats take whole fours


def test_stopped_after_the_first_witness_its_verdict_is_told(tmp_path):
    """As that of the first alone; nothing is kept in the notebook, and going on asks the second.

    Games that tell the strength of the second are not stored, so they are not counted as kept.
    """
    values = {**VALUES, "games": 260, "witness": "greedy", "witness_games": 63}
    what, path, told = replace(asked(), values=values), tmp_path / "runs.duckdb", []
    with open_store(path) as store:
        playing = Playing(store, 1, told.append, lambda: told[-1].games > 250)
        found = answered(what, playing)
        assert noted_answers(store) == ()
    assert not found.whole
    first, alone = words(found)
    assert first.startswith("Imbalanced: with uniform ")
    assert alone.startswith("This rests on uniform alone: the question was stopped before greedy ")
    assert told[-1].games > told[-1].kept == 250
    whole, further = answer_in(path, what)
    assert whole.whole
    assert first in words(whole)
    assert not any("alone" in each for each in words(whole))
    assert next(each.games for each in further if each.games) == told[-1].kept


def test_a_question_that_was_stopped_goes_on(tmp_path):
    """What was played is not played again, and the answer is that of one that ran through."""
    whole, _ = answer_in(tmp_path / "whole.duckdb", asked(15))
    looks = iter([False, True])
    with pytest.raises(Stopped):
        answer_in(tmp_path / "cut.duckdb", asked(15), lambda: next(looks))
    again, told = answer_in(tmp_path / "cut.duckdb", asked(15))
    assert told[1].games > 0
    assert sum(each.games < told[1].games for each in told) == 1
    assert words(again) == words(whole)


def test_asking_again_plays_nothing(tmp_path):
    """The same question finds its run."""
    first, _ = answer_in(tmp_path / "runs.duckdb", asked())
    second, told = answer_in(tmp_path / "runs.duckdb", asked())
    assert words(second) == words(first)
    assert second.runs == first.runs
    assert len(told) == 2


def test_a_question_survives_as_data():
    """Also about rules that no file holds."""
    again = asked_from(json.loads(json.dumps(asked_data(asked()))))
    assert again.scenario.digest == asked().scenario.digest
    assert again.values == asked().values
    assert again.title == "Planted"


def test_a_question_about_files_is_again_about_files():
    """So that its answer can be typed; one about what no file holds is not."""
    again = asked_from(json.loads(json.dumps(asked_data(asked()))))
    assert not again.scenario.held
    assert again.scenario.changes == {"start_score": [25, 15, 15, 15]}
    unsaved = asked_data(asked())
    unsaved["scenario"]["changes"] = {}
    assert asked_from(unsaved).scenario.held


def test_what_is_no_question_is_refused():
    """In a sentence."""
    with pytest.raises(OikistError, match="not a question"):
        asked_from({"question": "fair"})


def test_values_that_do_not_fit_are_told_all_at_once():
    """Each with what would fit."""
    fields = question("fair").fields(load_scenario("classic"))
    with pytest.raises(OikistError) as caught:
        completed(fields, {"games": -1, "band": "wide", "sed": 3})
    assert [fault.place for fault in caught.value.faults] == [
        "sed",
        "Games at most",
        "Fair within",
    ]


def test_an_answer_is_there_another_day(tmp_path):
    """Page, question and runs as they were; the same question asked again is one line."""
    answer, _ = answer_in(tmp_path / "runs.duckdb", asked())
    answer_in(tmp_path / "runs.duckdb", asked())
    with open_store(tmp_path / "runs.duckdb") as store:
        (line,) = noted_answers(store)
        what, again = stored_answer(store, line.number)
    assert (line.kind, line.verdict) == ("bad", answer.page.verdicts[0].text)
    assert html(again.page) == html(answer.page)
    assert (again.title, again.runs) == (answer.title, answer.runs)
    assert what.scenario.digest == asked().scenario.digest


def test_an_unknown_answer_is_refused(tmp_path):
    """In a sentence."""
    with (
        open_store(tmp_path / "runs.duckdb") as store,
        pytest.raises(OikistError, match="no answer"),
    ):
        stored_answer(store, 3)


def test_more_games_of_the_second_witness_are_a_step(tmp_path):
    """Where it has not said yet whether it agrees; asked so, the first one's games are there."""
    what = replace(asked(16), values={**VALUES, "witness": "greedy", "witness_games": 40})
    answer, _ = answer_in(tmp_path / "runs.duckdb", what)
    (step,) = [one for one in answer.page.steps if "witness_games" in one.values]
    assert step.key == "more"
    assert f"--second-games {step.values['witness_games']}" in step.command
    assert step.text.startswith("Let greedy play about ")
    with open_store(tmp_path / "runs.duckdb") as store:
        before = store.run(1).games
        titles = {store.run(number).plan.title for number in store.numbers()}
    again = replace(what, values={**what.values, "witness_games": 80})
    answer_in(tmp_path / "runs.duckdb", again)
    with open_store(tmp_path / "runs.duckdb") as store:
        assert store.run(1).games == before
    assert titles == {"Planted"}
