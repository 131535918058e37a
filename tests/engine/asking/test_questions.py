"""Every question: sensible values, an answer with charts, and planted faults that are found."""

from __future__ import annotations

import re
from math import isnan

import pytest

from engine.asking.asked import Asked
from engine.asking.fields import completed
from engine.asking.playing import Playing
from engine.asking.questions import KEYS, answered, casts, question, questions
from engine.discovery import registered
from engine.errors import OikistError
from engine.reports.charts import Intervals, Matrix, Points, Tornado
from engine.runs.store import open_store
from engine.scenarios.catalog import load_scenario
from engine.tuning.sampling import Stopped
from tests.support import crown, heaps
from tests.support.pennies_table import pennies, table

__all__ = ["pennies", "table"]

SMALL = {
    "fair": {"games": 400, "witness": "search:2", "witness_games": 21},
    "compare": {"games": 310},
    "balance": {"games": 410},
    "tune": {"settings": ["oracle_value=3..5"], "trials": 3, "games": 20, "confirm": 41},
    "sensitivity": {"settings": ["oracle_value=2..6"], "games": 40},
    "deck": {"games": 101},
    "ladder": {"first": 2, "rungs": 1, "games": 8, "kinds": False},
    "payoff": {"ways": ["greedy", "uniform"], "games": 8},
    "openings": {"games": 100, "depth": 2, "fewest": 1},
    "kingmaking": {"games": 2, "last": 1},
}
COMPILING = {"fair", "ladder", "payoff", "kingmaking"}  # loops of their own, a minute and more
OWN_BOTS = {"ladder", "payoff"}  # questions that name their bots themselves


def answer(tmp_path, key, changes=None, tell=lambda _told: None, **values):
    """The page that answers a question about a variant, by bots that move by lot."""
    base = load_scenario("classic")
    scenario = load_scenario("classic", changes or {})
    given = {**SMALL[key], **values}
    if key not in OWN_BOTS:
        given.setdefault("bots", "uniform")
    asked = Asked(key, scenario, "Tried", given, base, "Classic")
    with open_store(tmp_path / "runs.duckdb") as store:
        return answered(asked, Playing(store, 1, tell, lambda: False)).page


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS)
def test_a_question_can_be_stopped(tmp_path, key):
    """Whatever plays its games, it ends as the queue expects; some games are stored, or none."""
    told = []
    scenario = load_scenario("classic")
    given = SMALL[key] if key in OWN_BOTS else {"bots": "uniform", **SMALL[key]}
    asked = Asked(
        key, scenario, "Stopped", given, load_scenario("classic", {"rounds": 11}), "Other"
    )
    with open_store(tmp_path / "runs.duckdb") as store, pytest.raises(Stopped):
        answered(asked, Playing(store, 1, told.append, lambda: True))
    noted = any(tmp_path.rglob("*.journal"))  # points of a search, instead of games
    assert (bool(told[-1].runs) or noted) == question(key).keeps


@pytest.mark.slow
def test_live_charts_and_runs_name_what_is_tried(tmp_path):
    """A starting score under trial is told apart from today's rules."""
    told = []
    answer(tmp_path, "balance", {"start_score": [19, 15, 15, 15]}, told.append)
    titles = {chart.title for each in told for chart in each.charts}
    assert "Tried: wins by seat" in titles
    assert any(re.match(r"Tried with start_score = \d+,\d+,\d+,\d+: ", each) for each in titles)
    with open_store(tmp_path / "runs.duckdb") as store:
        named = {store.run(number).plan.title for number in store.numbers()}
    assert any(name.startswith("Tried with start_score = ") for name in named)


def why(key, scenario, **given):
    """Why a question cannot be asked of a scenario with such values."""
    found = question(key)
    fields = found.fields(scenario)
    return found.refused(scenario, completed(fields, given), fields)


def test_lines_of_wins_are_called_by_their_seats(tmp_path):
    """So that they have the colours and marks of the table."""
    page = answer(tmp_path, "compare", {"start_score": [19, 15, 15, 15]})
    (paired,) = [each for each in charts(page) if each.title.endswith("as pairs were played")]
    assert [line.label for line in paired.lines] == ["Yellow", "Orange", "Blue", "Vermilion"]


def test_the_first_witness_again_is_not_counted():
    """It is not asked a second time, so that its games and their time are not promised either."""
    scenario, fair = load_scenario("classic"), question("fair")
    alone = completed(fair.fields(scenario), {"games": 1000, "witness": "none"})
    again = {**alone, "witness": alone["bots"]}
    assert fair.planned(scenario, again) == fair.planned(scenario, alone) == 1000
    assert fair.played_by(scenario, again) == fair.played_by(scenario, alone)


def test_values_that_do_not_fit_together_are_refused_before_they_wait():
    """With the name of their field, while they are written."""
    scenario = load_scenario("classic")
    assert why("tune", scenario, settings=["rounds=12..abc"]).startswith(
        "May change (rounds=12..abc)"
    )
    assert why("tune", scenario, goals=["nonsense"]).startswith("Goals")
    assert why("payoff", scenario, ways=["greedy"]).startswith("Bots: one bot alone")
    assert why("payoff", scenario, ways=["greedy", "random"]).startswith("Bots: unknown bot")


def charts(page):
    """Every chart of a page."""
    return [chart for section in page.sections for chart in section.charts]


def test_usual_values_fit():
    """A form that nobody has touched can be asked, and says what it costs."""
    scenario = load_scenario("classic")
    for each in questions():
        values = completed(each.fields(scenario), {})
        assert each.planned(scenario, values) > 0, each.key
        assert each.title
        assert each.said


def told(key, **given):
    """What a form says that so many games tell, in %; "" for nothing."""
    found, scenario = question(key), load_scenario("classic")
    text = found.tells(scenario, completed(found.fields(scenario), given))
    return float(re.search(r"([\d.]+)%", text)[1]) if text else ""


def test_forms_say_what_so_many_games_tell():
    """Games that are looked at on the way tell less than as many that are not."""
    assert told("deck", games=2000) == 1.9
    assert told("fair", games=2000) == pytest.approx(1.55 * 1.9, rel=0.1)
    assert told("compare", measure="margin") == ""


@pytest.mark.parametrize(
    ("key", "given", "changes"),
    [
        ("deck", {"games": 1000}, {}),
        ("fair", {"games": 1000, "band": 1.0, "witness": "none"}, {}),
        ("compare", {"games": 600, "band": 0.5}, {"rounds": 11}),
    ],
)
def test_answers_keep_what_their_form_has_promised(tmp_path, key, given, changes):
    """Their intervals are as wide; those of unfair seats are wider, those of like pairs narrower."""
    page = answer(tmp_path, key, changes, **given)
    chart = next(chart for chart in charts(page) if isinstance(chart, Intervals))
    halves = [(bar.high - bar.low) / 2 for bar in chart.bars]
    assert min(halves) < 1.05 * told(key, **given)
    assert key == "compare" or max(halves) > 0.95 * told(key, **given)


def test_the_time_of_both_witnesses_is_counted():
    """A search takes a hundred times as long, so that its few games are most of the wait."""
    scenario, fair = load_scenario("classic"), question("fair")
    values = completed(fair.fields(scenario), {"games": 1000, "witness_games": 20})
    assert fair.played_by(scenario, values) == {"greedy": 1015, "search:100": 25}
    assert sum(fair.played_by(scenario, values).values()) == fair.planned(scenario, values)
    values = completed(fair.fields(scenario), {"games": 1000, "witness": "none"})
    assert fair.played_by(scenario, values) == {"greedy": 1000}


def test_games_that_tell_the_strength_of_a_witness_are_announced(tmp_path):
    """Where its games are asked for; all that are played are counted before."""
    scenario, fair = load_scenario("classic"), question("fair")
    (its,) = [one for one in fair.fields(scenario) if one.key == "witness_games"]
    assert "as many again" in its.tip
    told = []
    given = {"bots": "uniform", "games": 300, "witness": "greedy", "witness_games": 20}
    answer(tmp_path, "fair", tell=told.append, **given)
    planned = fair.planned(scenario, completed(fair.fields(scenario), given))
    assert (planned, max(one.games for one in told) - 300) == (340, 40)


@pytest.mark.parametrize("variant", ["classic", "classic-2"])
@pytest.mark.parametrize("key", ["payoff", "ladder"])
def test_the_time_of_bots_that_a_question_names_is_known(variant, key):
    """Each plays its part of all games, by the seats that it has in them."""
    scenario, found = load_scenario(variant), question(key)
    values = completed(found.fields(scenario), {})
    played = found.played_by(scenario, values)
    assert sum(played.values()) == pytest.approx(found.planned(scenario, values))


def test_longer_searches_play_their_part_of_the_ladder():
    """The longest has one seat of four on one rung; between two, every bot has half the games."""
    scenario, ladder = load_scenario("classic"), question("ladder")
    values = completed(ladder.fields(scenario), {"rungs": 1, "kinds": False})
    assert ladder.played_by(scenario, values) == {"search:25": 150, "search:50": 50}
    assert ladder.played_by(scenario, {**values, "first": 1_000}) == {}
    scenario, payoff = load_scenario("classic-2"), question("payoff")
    ways = {"ways": ["greedy", "uniform", "search:2"], "games": 100}
    played = payoff.played_by(scenario, completed(payoff.fields(scenario), ways))
    assert played == dict.fromkeys(ways["ways"], 100)
    assert payoff.played_by(scenario, completed(payoff.fields(scenario), {"ways": ["x"]})) == {}


@pytest.mark.slow
def test_what_is_left_of_a_ladder_counts_how_long_its_searches_are(tmp_path):
    """A game takes as long as all its searches; before there is one, nobody knows."""
    told = []
    answer(tmp_path, "ladder", tell=told.append, rungs=2, kinds=True)
    steps = list(dict.fromkeys(each.step for each in told))
    assert steps == [
        "greedy against uniform",
        "search:2 against greedy",
        "search:4 against search:2",
        "search:8 against search:4",
    ]
    later = [next(each.later for each in told if each.step == step) for step in steps]
    searches = 2, 4 + 3 * 2, 8 + 3 * 4
    told_later = pytest.approx([8 * sum(searches[1:]) / 2, 8 * searches[2] / searches[1], 0])
    assert isnan(later[0])
    assert later[1:] == told_later
    assert [each.ahead for each in told if each.step == steps[1]] == list(range(8, -1, -1))


@pytest.mark.slow
def test_the_time_of_a_second_witness_is_not_that_of_the_first(tmp_path):
    """Its games are not among those that are left before it has begun."""
    told = []
    answer(tmp_path, "fair", tell=told.append)
    first = [each for each in told if each.step == "Games of uniform"]
    known = [each for each in told if each.step == "How strong search:2 is"]
    assert all(isnan(each.later) for each in first)
    assert (known[0].ahead, known[0].later) == (20, 4 * 21)
    assert known[-1].ahead == 0
    told.clear()
    answer(tmp_path, "fair", tell=told.append, witness="none")
    assert {each.later for each in told} == {0}


@pytest.mark.parametrize(
    "key", [pytest.param(key, marks=pytest.mark.slow) if key in COMPILING else key for key in KEYS]
)
def test_every_question_is_answered(tmp_path, key):
    """By a page with a verdict, a chart and what was played."""
    told = []
    page = answer(tmp_path, key, tell=told.append)
    assert all(each.games <= each.planned for each in told)
    assert page.verdicts
    assert charts(page)
    assert page.scope
    assert page.command.startswith(f"oikist {key} ")


def test_a_planted_change_matters(tmp_path):
    """Ten points at the start move the wins of that seat beyond the band."""
    page = answer(tmp_path, "compare", {"start_score": (25, 15, 15, 15)}, games=1000)
    assert page.verdicts[0].kind == "bad"
    assert "Yellow" in page.verdicts[0].text


def test_what_was_not_changed_does_not_matter(tmp_path):
    """A variant against itself ends alike."""
    page = answer(tmp_path, "compare")
    assert page.verdicts[0].kind == "good"


def listed(key, scenario):
    """What a form offers to look at."""
    (field,) = [each for each in question(key).fields(scenario) if each.key == "measure"]
    return dict(field.choices)


def test_what_may_change_is_offered_by_its_words():
    """As the rules are called beside their fields; the line that is added is typed."""
    scenario = load_scenario("classic")
    for key in ("sensitivity", "tune"):
        (field,) = [each for each in question(key).fields(scenario) if each.key == "settings"]
        assert dict(field.choices)["start_score=12..18"] == "Start score: 12..18"


@pytest.mark.parametrize("line", ["oracle_value = 3, 5", "nonsense = zzz, 99", "oracle_value=4"])
def test_a_line_that_is_no_range_is_refused_before_anything_is_moved(tmp_path, line):
    """It was passed over, and every number of the rules was moved instead."""
    scenario, found = load_scenario("classic"), question("sensitivity")
    fields = found.fields(scenario)
    values = completed(fields, {"settings": [line]})
    assert "no range" in found.refused(scenario, values, fields)
    with pytest.raises(OikistError, match="no range"):
        answer(tmp_path, "sensitivity", settings=[line])
    usual = completed(fields, {})
    assert found.refused(scenario, usual, fields) == ""


def test_scores_are_compared_as_at_the_terminal(tmp_path):
    """Those of all seats together, or of one; the form calls seats as at the table."""
    scenario = load_scenario("classic")
    for key in ("compare", "sensitivity"):
        choices = listed(key, scenario)
        assert choices["score"] == "Mean final score"
        assert choices["score:brown"] == "Final score of Blue"
    changed = {"start_score": (25, 15, 15, 15)}
    page = answer(tmp_path, "compare", changed, measure="score:yellow")
    assert "--measure score:yellow" in page.command
    assert "final score of Yellow" in page.verdicts[0].text


def test_variants_of_other_seats_are_not_compared(tmp_path):
    """The sentence is that of the command."""
    asked = Asked(
        "compare", load_scenario("classic"), "Mine", SMALL["compare"] | {"bots": "uniform"},
        load_scenario("classic-2"), "Classic for two",
    )  # fmt: skip
    with (
        open_store(tmp_path / "runs.duckdb") as store,
        pytest.raises(OikistError, match="4 seats, but 'Classic for two' has 2"),
    ):
        answered(asked, Playing(store, 1, lambda _told: None, lambda: False))


def test_a_rule_that_matters_is_seen(tmp_path):
    """The value of oracles moves scores; its swing is drawn."""
    page = answer(tmp_path, "sensitivity", settings=["oracle_value=0..12"], games=100)
    (tornado,) = [chart for chart in charts(page) if isinstance(chart, Tornado)]
    assert tornado.swings[0].label == "Oracle value"
    assert tornado.swings[0].high.low > 0


def test_a_turned_card_is_seen(tmp_path):
    """One card whose order favours a seat is counted, in words and in the picture."""
    turned = {"cards.actions.3.order": "red,orange,brown,yellow"}
    page = answer(tmp_path, "deck", turned)
    assert page.verdicts[0].kind == "bad"
    assert any(verdict.text.startswith("Vermilion is 1st on 4") for verdict in page.verdicts)
    said = [verdict.text for verdict in answer(tmp_path, "deck").verdicts]
    assert "Every set of one card of each of Yellow, Blue, Orange, Vermilion is balanced." in said


@pytest.mark.slow
def test_starting_scores_that_favour_a_seat_are_mended(tmp_path):
    """Points that the first seat has too many are given to the others, or taken away."""
    page = answer(tmp_path, "balance", {"start_score": (25, 15, 15, 15)}, games=600, band=5.0)
    (step,) = [step for step in page.steps if step.key == "apply"]
    scores = step.changes["start_score"]
    assert scores[0] - max(scores[1:]) <= 1


@pytest.mark.slow
def test_a_stronger_bot_is_seen_to_win(tmp_path):
    """The step from bots that move by lot to those that look ahead is beyond an equal share."""
    page = answer(tmp_path, "ladder", first=2, rungs=1, games=16, kinds=True)
    bars = [bar for chart in charts(page) if isinstance(chart, Intervals) for bar in chart.bars]
    greedy = next(bar for bar in bars if bar.label.startswith("greedy"))
    assert greedy.low > 25


def test_a_dominated_way_to_play_is_told(tmp_path):
    """Bots that move by lot do worse against everybody; the matrix shows by how much."""
    page = answer(tmp_path, "payoff", ways=["greedy", "uniform"], games=160)
    texts = [verdict.text for verdict in page.verdicts if verdict.kind == "bad"]
    assert any(text.startswith("greedy is dominant") for text in texts)
    (matrix,) = [chart for chart in charts(page) if isinstance(chart, Matrix)]
    assert matrix.cells[0][1].low > 0 > matrix.cells[1][0].high
    assert matrix.cells[0][0] is None


@pytest.mark.slow
def test_a_first_move_that_wins_is_told(tmp_path):
    """Who takes all stones at once has won; the same in words, as a bar and in the tree."""
    with registered(heaps.GAME), open_store(tmp_path / "runs.duckdb") as store:
        scenario = load_scenario(heaps.TWO, {"left": 2, "right": 2})
        values = {"bots": "uniform", "games": 600, "depth": 2}
        asked = Asked("openings", scenario, "Tried", values)
        page = answered(asked, Playing(store, 1, lambda _told: None, lambda: False)).page
    first = page.verdicts[0]
    assert first.kind == "bad"
    assert first.text.startswith("“take 2 and 2” as first move of First wins 100.0% of")
    assert "more than the other first moves of the same seat (CI " in first.text
    (chart,) = charts(page)
    bar = next(bar for bar in chart.bars if bar.label == "take 2 and 2 · First")
    assert (bar.low > 2, bar.style) == (True, "bad")
    (sheet,) = page.sections[1].sheets
    assert sum(row[0] == "take 2 and 2" for row in sheet.rows) == 1
    assert any(row[0].strip() != row[0] for row in sheet.rows)


@pytest.mark.parametrize(("open_games", "kind"), [(30, "bad"), (0, "good")])
def test_losers_who_choose_the_winner_are_told(tmp_path, open_games, kind):
    """Where a third of the games are known to be so, with seed, game and decision; else that it is rare."""
    with registered(crown.GAME), open_store(tmp_path / "runs.duckdb") as store:
        scenario = load_scenario(crown.THREE, {"open": open_games})
        asked = Asked("kingmaking", scenario, "Tried", {"bots": "uniform", "games": 40, "seed": 5})
        page = answered(asked, Playing(store, 1, lambda _told: None, lambda: False)).page
    assert [verdict.kind for verdict in page.verdicts] == [kind]
    (chart,) = charts(page)
    assert chart.target == 1  # wrong alarms, in %
    assert (chart.bars[0].low > 1) == (kind == "bad")
    rows = [row for section in page.sections for sheet in section.sheets for row in sheet.rows]
    assert bool(rows) == (kind == "bad")
    assert all((row[0], row[2], row[3]) == ("5", "1", "Third") for row in rows)


@pytest.mark.parametrize(
    ("key", "given", "said"),
    [
        (
            "tune",
            {"settings": ["rounds=12..abc"]},
            "May change (rounds=12..abc): this is not a valid range; write it like rounds=8..12",
        ),
        ("tune", {"goals": ["seats about 2"]}, "Goals (seats about 2): this is not a valid goal"),
        ("tune", {"settings": []}, "May change: nothing may change"),
        ("payoff", {"ways": ["greedy"]}, "Bots: one bot alone; name two to 8"),
        ("fair", {"witness": "greedy,uniform"}, "Second witness: different bots"),
        ("fair", {"bots": "gredy"}, "Bots: "),
        ("fair", {"games": 5}, "Games at most: 5 is not a valid value"),
    ],
)
def test_faults_are_named_as_in_the_form(tmp_path, key, given, said):
    """A form has titles of fields, and no options of a command."""
    with pytest.raises(OikistError) as told:
        answer(tmp_path, key, **given)
    assert str(told.value).startswith(said)
    assert "--" not in str(told.value)


def test_what_no_variant_of_this_kind_can_be_asked_is_known_before():
    """Two seats have no third who chooses; a game without scores at the start balances none."""
    refused = {key: why(key, load_scenario("classic-2")) for key in KEYS}
    assert [key for key, why in refused.items() if why] == ["kingmaking"]
    assert "choose a variant for three or more" in refused["kingmaking"]
    assert not any(why(key, load_scenario("classic")) for key in KEYS)
    with registered(heaps.GAME):
        assert "has no starting scores" in why("balance", load_scenario(heaps.TWO))


def test_a_question_about_losers_needs_three_seats(tmp_path):
    """One sentence that says what to do."""
    asked = Asked("kingmaking", load_scenario("classic-2"), "Tried", {"bots": "uniform"})
    with (
        open_store(tmp_path / "runs.duckdb") as store,
        pytest.raises(OikistError, match="choose a variant for three or more"),
    ):
        answered(asked, Playing(store, 1, print, lambda: False))


def test_without_personas_a_question_about_ways_to_play_says_what_to_do(table):
    """The form can be shown, and the answer is one sentence."""
    scenario = load_scenario("plain")
    found = question("payoff")
    assert found.planned(scenario, completed(found.fields(scenario), {})) == 0
    assert casts(Asked("payoff", scenario, "Tried", {})) == []
    with (
        open_store(table / "runs.duckdb") as store,
        pytest.raises(OikistError, match="has no personas"),
    ):
        answered(Asked("payoff", scenario, "Tried"), Playing(store, 1, print, lambda: False))


def test_a_search_draws_its_front(tmp_path):
    """Candidates by goal and distance."""
    goals = ["seats within 4", "margin <= 8"]
    page = answer(tmp_path, "tune", goals=goals, settings=["oracle_value=2..6"], trials=6)
    found = [chart for chart in charts(page) if isinstance(chart, Points)]
    assert any(point.marked for chart in found for point in chart.points)


@pytest.mark.parametrize(
    ("key", "given", "words"),
    [
        ("fair", {"witness": "none"}, "--second none --second-games 21"),
        (
            "sensitivity",
            {"settings": ["oracle_value=0..12"]},
            "--set oracle_value=0..12 --morris 0",
        ),
        (
            "tune",
            {"settings": ["oracle_value=2..6"], "goals": ["margin <= 8"], "trials": 2},
            "--set oracle_value=2..6 --goal 'margin <= 8'",
        ),
        ("ladder", {"first": 3, "rungs": 1, "kinds": False}, "--from 3 --seed 1 --no-kinds"),
        (
            "openings",
            {"games": 100, "depth": 1, "fewest": 7, "band": 3.0},
            "--games 100 --depth 1 --fewest 7 --band 3 --bots uniform --seed 1",
        ),
        (
            "kingmaking",
            {"games": 1, "last": 2},
            "--games 1 --last 2 --bots uniform --seed 1",
        ),
        (
            "payoff",
            {"ways": ["uniform", "greedy"], "games": 4, "band": 1.5},
            "--games 4 --band 1.5 --bots uniform,greedy --seed 1",
        ),
    ],
)
def test_the_command_asks_the_same(tmp_path, key, given, words):
    """All that was set is typed, so that the terminal gives the same page."""
    assert words in answer(tmp_path, key, **given).command


@pytest.mark.parametrize(
    ("field", "bots"), [("bots", "greedy,uniform"), ("witness", "uniform,greedy")]
)
def test_a_witness_is_one_bot(tmp_path, field, bots):
    """Bots of different strength would be taken for seats of different worth."""
    with pytest.raises(OikistError, match="name one bot"):
        answer(tmp_path, "fair", **{field: bots})


def test_nothing_to_compare_with_is_refused(tmp_path):
    """In a sentence that says what to do."""
    asked = Asked("compare", load_scenario("classic"), "Tried", SMALL["compare"])
    with (
        open_store(tmp_path / "runs.duckdb") as store,
        pytest.raises(OikistError, match="choose a variant"),
    ):
        answered(asked, Playing(store, 1, lambda _told: None, lambda: False))


def test_all_bots_of_a_question_are_known_before_it_plays():
    """Also the second witness, by itself and on one seat among the first."""
    scenario = load_scenario("classic-2")
    asked = Asked("fair", scenario, "Tried", {"bots": "greedy", "witness": "search:50"})
    assert casts(asked) == [["greedy"], ["search:50"], ["search:50", "greedy"]]
    alone = Asked("fair", scenario, "Tried", {"witness": "none"})
    assert casts(alone) == [["greedy"]]
    rungs = casts(Asked("ladder", scenario, "Tried", {"rungs": 1}))
    assert rungs == [["greedy", "uniform"], ["search:25", "greedy"], ["search:50", "search:25"]]
    pairs = casts(Asked("payoff", scenario, "Tried", {"ways": ["greedy", "search:50@builder"]}))
    assert pairs == [["greedy", "search:50@builder"], ["search:50@builder", "greedy"]]


@pytest.mark.slow
def test_a_second_witness_is_made_ready_once_the_first_one_has_played(tmp_path):
    """What it needs may take minutes to compile, and the first witness need not wait for that."""
    scenario, told = load_scenario("classic"), []
    asked = Asked("fair", scenario, "Tried", {"bots": "uniform", **SMALL["fair"]})
    with open_store(tmp_path / "runs.duckdb") as store:
        playing = Playing(store, 1, told.append, lambda: False, ready=told.append)
        answered(asked, playing)
    casts_told = [one for one in told if isinstance(one, list)]
    assert casts_told == [["search:2"], ["search:2", *["uniform"] * (scenario.seats - 1)]]
    assert max(one.games for one in told[: told.index(casts_told[0])]) >= 100


def test_an_unknown_question_is_refused():
    """With the one that may be meant."""
    with pytest.raises(OikistError, match="fair"):
        question("fairr")
