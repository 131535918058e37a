"""The pages of a ladder, a deck, a sensitivity analysis and a search."""

from __future__ import annotations

from dataclasses import replace
from math import inf, nan

import numpy as np
import pytest

from engine.language import speaking
from engine.reports.balance_page import balance_page
from engine.reports.balance_words import balance_sentences
from engine.reports.charts import Intervals, Lines, Matrix, Points, Tornado
from engine.reports.deck_page import DeckGames, deck_page
from engine.reports.kingmaking_page import kingmaking_page
from engine.reports.ladder_page import ladder_page
from engine.reports.openings_page import openings_page
from engine.reports.payoff_page import payoff_page
from engine.reports.played import Played
from engine.reports.sensitivity_page import Moved, sensitivity_page
from engine.reports.tune_page import tune_page
from engine.reports.wording import judged_sentence
from engine.scenarios.catalog import load_scenario
from engine.simulation.batch import Plan
from engine.simulation.openings import opening_tree
from engine.statistics.blocks import Estimate
from engine.statistics.kingmaking import kingmaking_index
from engine.statistics.ladder import FLAT, Rung, ladder
from engine.tuning.arms import arm_from
from engine.tuning.balancing import balanced
from engine.tuning.climbing import Climb, Match
from engine.tuning.deck_fairness import deck_fairness
from engine.tuning.figures import figures_from
from engine.tuning.goals import goals_from
from engine.tuning.kingmaking import Kingmaking, Search
from engine.tuning.payoff import payoff_matrix
from engine.tuning.sampling import Sampler
from engine.tuning.search import Wish, searched
from engine.tuning.sensitivity import screened, tornado_of
from engine.tuning.space import space_from
from tests.support.sound_pages import english_left, expect_sound


def played(scenario, bots="uniform", command="oikist ask plain"):
    """Games of random bots, seed 1."""
    return Played(scenario, scenario.name, bots, 1, command)


def charts(page, kind):
    """The charts of a kind."""
    return [chart for each in page.sections for chart in each.charts if isinstance(chart, kind)]


def climbed(*shares):
    """A ladder of so many steps for two players, each of 400 blocks."""
    found = [Estimate(share, share - 0.02, share + 0.02, 400, 0.2) for share in shares]
    rungs = [Rung(100.0 * 2**n, 50.0 * 2**n, each) for n, each in enumerate(found, 1)]
    margin = Estimate(1.0, 0.5, 1.5, 400, 5.0)
    matches = [
        Match(f"search:{rung.strong:g}", f"search:{rung.weak:g}", each, margin, 800, 0)
        for rung, each in zip(rungs, found, strict=True)
    ]
    kinds = (Match("greedy", "uniform", Estimate(0.9, 0.88, 0.92, 400, 0.2), margin, 800, 3),)
    return Climb(kinds, tuple(matches), ladder(rungs, 2))


def test_a_ladder_that_rises_is_good_enough(table):
    """Elo a doubling, each step with its band, and fairness with the strongest bot next."""
    scenario = load_scenario("duel")
    found = climbed(0.6, 0.58)
    page = ladder_page(found, played(scenario))
    expect_sound(page)
    assert page.verdicts[0].kind == "good"
    assert f"{found.ladder.per_doubling.mean:.0f} Elo" in page.verdicts[0].text
    assert "One greedy among uniform bots wins 90.0%" in page.verdicts[1].text
    (elo,) = charts(page, Lines)
    assert list(elo.lines[0].ys) == [each.mean for each in found.ladder.elo]
    (shares,) = charts(page, Intervals)
    assert shares.bars[0].label == "greedy among uniform"
    assert shares.target == 50
    assert "--bots search:400" in page.steps[0].command
    assert "3 games did not end; their blocks are left out." in page.caveats


def test_a_ladder_known_to_be_flat_is_bad(table):
    """Each step is no more than a few Elo, for certain."""
    page = ladder_page(climbed(0.5, 0.47), played(load_scenario("duel")))
    assert page.verdicts[0].kind == "bad"
    assert "no more than 20 Elo a doubling" in page.verdicts[0].text
    assert not page.steps


def test_more_of_the_same_is_typed_once(table):
    """The option that changes is not there twice."""
    told = played(load_scenario("duel"))
    page = ladder_page(climbed(0.53, 0.51), replace(told, command="oikist ladder duel --games 4"))
    assert page.steps[0].command.count("--games") == 1


def test_a_ladder_that_is_not_shown_to_rise_asks_for_more(table):
    """Longer thinking may help or not."""
    page = ladder_page(climbed(0.53, 0.51), played(load_scenario("duel")))
    expect_sound(page)
    assert page.verdicts[0].kind == "open"
    assert "It is not shown that thinking longer helps by" in page.verdicts[0].text
    assert [step.key for step in page.steps] == ["more"]


def test_more_games_of_a_ladder_are_those_of_all_steps(table):
    """Two rungs and one match of kinds play what the form says; as many as would tell."""
    found = climbed(0.53, 0.51)
    (step,) = ladder_page(found, played(load_scenario("duel"))).steps
    games, worth = step.values["games"], found.ladder.per_doubling
    assert step.text == f"Play {3 * games:,} games anew"
    times = ((worth.high - worth.mean) / (worth.mean - FLAT)) ** 2
    assert times == pytest.approx(games / 800, rel=0.1)


def test_a_step_won_by_all_has_no_elo_but_a_page(table):
    """Elo without end is not known, and breaks nothing."""
    found = climbed(0.6, 0.999)
    sure = Estimate(1.0, 1.0, 1.0, 400, 0.0)
    rungs = [Rung(2, 1, sure)]
    found = Climb(
        (), (found.rungs[0].__class__(**vars(found.rungs[0]) | {"share": sure}),), ladder(rungs, 2)
    )
    assert found.ladder.elo[0].mean == inf
    expect_sound(ladder_page(found, played(load_scenario("duel"))))


def test_an_unfair_deck_is_counted_and_played():
    """Places as counted with the fair number beside them, and what it does to wins."""
    scenario = load_scenario("classic-3")
    found = deck_fairness(scenario)
    orders = np.array([[20, 10, 0], [5, 10, 15], [5, 10, 15]])
    page = deck_page(found, DeckGames(orders, np.eye(3)[np.arange(300) % 3]), played(scenario))
    expect_sound(page)
    assert [verdict.kind for verdict in page.verdicts[:2]] == ["bad", "bad"]
    assert page.verdicts[0].text == found[0].sentences[0]
    (places,) = charts(page, Matrix)
    assert [cell.value for cell in places.cells[2]] == [6, 0, 6]
    assert places.target == 4
    (wins,) = charts(page, Intervals)
    assert [bar.count for bar in wins.bars] == [300] * 3
    more, fair = page.steps
    assert (more.key, fair.key) == ("more", "fair")
    assert more.text == "Play about 1,900 games more"
    assert more.values == {"games": 2200}
    assert more.command.endswith("--games 2200")


def test_a_deck_of_which_enough_is_known_asks_for_no_more_games():
    """Wins within the band are known; more games would tell nothing."""
    scenario = load_scenario("classic-3")
    shares = np.eye(3)[np.arange(30_000) % 3]
    games = DeckGames(np.array([[20, 10, 0], [5, 10, 15], [5, 10, 15]]), shares)
    page = deck_page(deck_fairness(scenario), games, played(scenario))
    assert [step.key for step in page.steps] == ["fair"]


def test_a_deck_without_orders_favours_nobody(table):
    """No chart, no game, one verdict."""
    page = deck_page((), None, played(load_scenario("plain")))
    expect_sound(page)
    assert [verdict.kind for verdict in page.verdicts] == ["good"]
    assert page.sections == []


@pytest.fixture
def moved(table):
    """The length of the tiny game by its rounds, its prize and its hand."""
    scenario = load_scenario("plain")
    space = space_from({"rounds": "1..4", "prize": "1..3", "hand": "4..5"}, scenario)
    (figure,) = figures_from("length", scenario)
    with Sampler("uniform", 1, 1) as sampler:
        blown = tornado_of(space, figure, sampler, 40, 0.95)
        walked = screened(space, figure, sampler, 20, 4, 0.95)
    return scenario, Moved(blown, walked, 0.95)


def test_what_matters_is_told_drawn_and_searched_next(moved):
    """The rounds move the length, the prize does not; both screenings have their chart."""
    scenario, found = moved
    page = sensitivity_page(found, played(scenario))
    expect_sound(page)
    assert page.verdicts[0].text.startswith("Rounds moves the length most: ")
    still = [verdict.text for verdict in page.verdicts if verdict.kind == "open"]
    assert any("Not seen to move it" in text and "Prize" in text for text in still)
    (blown,) = charts(page, Tornado)
    assert blown.swings[0].label == "Rounds"
    assert [s.label.lower() for s in blown.swings] == [row.name for row in found.blown.rows]
    assert page.sections[0].sheets[0].rows[0][0] == "Rounds (rounds)"
    (walked,) = charts(page, Points)
    assert {point.label for point in walked.points if point.marked} == {"Rounds"}
    assert walked.limit == max(row.floor for row in found.walked.rows)
    assert [step.key for step in page.steps] == ["tune"]
    assert "--set rounds=1..4" in page.steps[0].command


def test_a_swing_that_is_today_is_not_drawn(moved):
    """Only what was moved has a bar."""
    scenario, found = moved
    (chart,) = charts(sensitivity_page(found, played(scenario)), Tornado)
    hand = next(swing for swing in chart.swings if swing.label == "Hand")
    today = str(scenario.parameters["hand"])
    assert today in {row.low for row in found.blown.rows} | {row.high for row in found.blown.rows}
    assert [bar for bar in (hand.low, hand.high) if bar and bar.label == today] == []


@pytest.fixture
def tuned(table, tmp_path):
    """A search of the rounds at which games are six decisions long."""
    ranges = {"rounds": "1..4", "prize": "1..2"}
    return search_of(ranges, ["length 6..6", "margin <= 3"], 8, tmp_path)


def search_of(ranges, goals, trials, folder):
    """A search of Pennies with its scenario, by uniform bots."""
    scenario = arm_from("plain").scenario
    wish = Wish(space_from(ranges, scenario), goals_from(goals, scenario), "tpe", trials, 20, 40, 2)
    with Sampler("uniform", 1, 1) as sampler:
        found = searched(wish, sampler, folder / "s.journal", lambda _done: None)
    return scenario, found


@pytest.mark.parametrize(
    ("goals", "words"),
    [
        (["margin <= 0.1"], "it misses the goal"),
        (["margin <= 0.1", "ties <= 99"], "it misses a goal"),
        (["length 60..60"], "it is not known to reach the goals"),
    ],
)
def test_a_point_that_misses_is_only_the_nearest(table, tmp_path, goals, words):
    """The button says so; where every point was played there are no more to look at."""
    scenario, found = search_of({"rounds": "5..6"}, goals, 20, tmp_path)
    assert found.best.told
    page = tune_page(found, played(scenario))
    assert [step.key for step in page.steps] == ["apply", "compare"]
    assert page.steps[0].text == f"Take over the nearest, {found.best.told}: {words}"


def test_a_search_tells_confirmed_figures_only(tuned):
    """Verdicts of the best on fresh seeds; history and front as they were on the way."""
    scenario, found = tuned
    page = tune_page(found, played(scenario))
    expect_sound(page)
    best = min((found.today, *found.candidates), key=lambda each: each.total)
    assert page.verdicts[0].text.startswith(f"Best: {best.told}")
    assert [each.text for each in page.verdicts[1:]] == [judged_sentence(g)[1] for g in best.goals]
    (history,) = charts(page, Lines)
    so_far, each = history.lines
    assert list(so_far.ys) == np.minimum.accumulate(each.ys).tolist()
    assert len(each.ys) == len(found.history)
    (front,) = charts(page, Points)
    assert len({(point.x, point.y) for point in front.points}) == len(front.points)
    assert any(point.marked for point in front.points)
    steps = {step.key: step for step in page.steps}
    assert list(steps) == ["apply", "compare", "more"]
    assert steps["apply"].changes["rounds"] == 2
    assert "plain+rounds=2" in steps["compare"].command
    assert steps["more"].command == "oikist ask plain --trials 16"


def test_ways_to_play_are_drawn_and_more_games_are_offered(table):
    """Each against each other; what is open begins the steps, with the command that tells it."""
    scenario = load_scenario("plain")
    found = payoff_matrix(scenario, ("greedy", "uniform"), 6, seed=1, threads=1, band=2.0)
    page = payoff_page(found, played(scenario))
    expect_sound(page)
    (matrix,) = charts(page, Matrix)
    assert matrix.rows == ["A greedy", "B uniform"]
    assert matrix.cells[0][1].value == found.payoffs.cells[0][1].mean
    assert page.steps[0].key == "more"
    assert "--games" in page.steps[0].command


def test_first_moves_are_drawn_as_the_verdict_judges_them(table):
    """A bar for each move that was made often enough, against the other ones of its seat."""
    scenario = load_scenario("plain")
    found = opening_tree(Plan(scenario, ("uniform",) * 3, 200, 1), 2, 5)
    page = openings_page(found, played(scenario), 2.0)
    expect_sound(page)
    (chart,) = charts(page, Intervals)
    assert {bar.label: (bar.value, bar.low, bar.count) for bar in chart.bars} == {
        f"{branch.words} · north": (ahead.mean, ahead.low, branch.games)
        for branch, ahead in zip(found.first, found.ahead, strict=True)
    }
    assert (chart.target, chart.band) == (0, 2)
    assert page.verdicts[0].kind == "open"
    assert [step.key for step in page.steps] == ["more", "ladder"]


def test_more_games_of_first_moves_are_as_many_as_would_tell(table):
    """Not three times as many, whatever is open."""
    scenario = load_scenario("plain")
    found = opening_tree(Plan(scenario, ("uniform",) * 3, 200, 1), 1, 5)
    (wide, narrow) = (openings_page(found, played(scenario), band).steps[0] for band in (5.0, 1.0))
    assert wide.values["games"] != narrow.values["games"]
    assert wide.text == f"Play {wide.values['games']:,} games anew"


def test_moves_of_which_too_few_games_are_left_are_told_in_a_sentence(table):
    """Instead of a row of others below every first move."""
    scenario = load_scenario("plain")
    found = opening_tree(Plan(scenario, ("uniform",) * 3, 60, 1), 2, 5)
    assert found.first
    tree = openings_page(found, played(scenario), 2.0).sections[-1]
    assert tree.text.startswith("No second move was made in 5 games or more after the same first")
    assert all(row[0] == row[0].strip() for row in tree.sheets[0].rows)
    seen = opening_tree(Plan(scenario, ("uniform",) * 3, 60, 1), 1, 5)
    assert openings_page(seen, played(scenario), 2.0).sections[-1].text == ""


def test_seats_of_one_first_move_have_nothing_to_compare(table):
    """No bar without a value, and no more games."""
    scenario = load_scenario("plain")
    found = opening_tree(Plan(scenario, ("uniform",) * 3, 60, 1), 1, 1)
    alone = Estimate(nan, -inf, inf, 0)
    only = replace(found, first=found.first[:1], ahead=(alone,), rest=0)
    page = openings_page(only, played(scenario), 2.0)
    expect_sound(page)
    assert charts(page, Intervals) == []
    assert "nothing to compare" in page.verdicts[0].text
    assert [step.key for step in page.steps] == ["ladder"]


@pytest.mark.parametrize(
    ("kings", "games", "told"),
    [
        (0, 12, "Play 100 games anew"),
        (8, 12, "Play 100 games anew"),
        (1, 40, "Play 100 games anew"),
        (30, 100, ""),
    ],
)
def test_few_games_with_losers_who_choose_are_made_more(table, kings, games, told):
    """As many as would tell, and at least so many that intervals are no longer called wide."""
    scenario = load_scenario("plain")
    search = Search(scenario, ("uniform",) * 3, games, 1)
    found = Kingmaking(search, kingmaking_index(kings, games), (), 1143, 335, 327)
    page = kingmaking_page(found, played(scenario))
    expect_sound(page)
    assert "".join(step.text for step in page.steps if step.key == "more") == told
    assert any(text.startswith("At 327 of 335 decisions of seats") for text in page.caveats)


@pytest.fixture
def balanced_start(table):
    """The tiny game with a planted bonus of three points, put right."""
    scenario = arm_from("plain", {"start_score": "3,0,0"}).scenario
    with Sampler("uniform", 1, 1) as sampler:
        found = balanced(scenario, sampler, band=4, games=1500, most=4)
    return scenario, found


def test_a_search_that_did_not_tell_is_made_anew_with_other_luck(table):
    """Games that left a bonus open do not confirm it the next time."""
    scenario = load_scenario("plain")
    with Sampler("uniform", 1, 1) as sampler:
        found = balanced(scenario, sampler, band=2, games=100, most=4)
    step = balance_page(found, played(scenario)).steps[0]
    assert step.text.startswith("Search anew, with ")
    assert step.values["seed"] == 2
    assert "--seed 2" in step.command
    assert f"--games {step.values['games']}" in step.command


def test_starting_scores_are_told_drawn_and_offered(balanced_start):
    """The answer first, then today's seats; shares today and as confirmed; the change to apply."""
    scenario, found = balanced_start
    page = balance_page(found, played(scenario))
    expect_sound(page)
    assert [(each.kind, each.text) for each in page.verdicts[:1]] == balance_sentences(found)
    fresh = [chart.caption for chart in page.sections[0].charts[1:]]
    seeds = [f"seed {each.seed}." for each in found.confirmations]
    assert all(one.endswith(seed) for one, seed in zip(fresh, seeds, strict=True))
    assert page.verdicts[1].text.startswith("Today north wins, in %:")
    today, *confirmed = charts(page, Intervals)
    assert [bar.value for bar in today.bars] == [seat.estimate.mean for seat in found.today.seats]
    assert [bar.value for bar in confirmed[-1].bars] == [
        seat.estimate.mean for seat in found.confirmations[-1].seats
    ]
    steps = {step.key: step for step in page.steps}
    assert list(steps) == ["apply", "compare", "ladder"]
    assert steps["apply"].changes == {"start_score": found.scores}
    (curve,) = charts(page, Lines)
    assert list(curve.lines[0].xs) == list(range(-4, 5))
    for line, seat in zip(curve.lines, found.today.seats, strict=True):
        assert list(line.ys) == sorted(line.ys)
        assert line.ys[4] == pytest.approx(seat.estimate.mean, abs=5)


@pytest.mark.parametrize("tongue", ["fr", "cs"])
def test_answers_speak_the_language_in_force(moved, tuned, tongue):
    """What matters, what reaches goals, whether bots are good enough, whether a deck is fair."""
    scenario, found = moved
    ways = payoff_matrix(scenario, ("greedy", "uniform"), 6, seed=1, threads=1, band=2.0)
    begun = opening_tree(Plan(scenario, ("uniform",) * scenario.seats, 60, 1), 2, 3)
    with speaking(tongue):
        pages = [
            sensitivity_page(found, played(scenario)),
            tune_page(tuned[1], played(scenario)),
            ladder_page(climbed(0.6, 0.58), played(scenario)),
            ladder_page(climbed(0.53, 0.51), played(scenario)),
            deck_page((), None, played(scenario)),
            payoff_page(ways, played(scenario)),
            openings_page(begun, played(scenario), 2.0),
        ]
    assert [english_left(page) for page in pages] == [[]] * len(pages)
