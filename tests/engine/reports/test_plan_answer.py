"""A plan's question is answered: fair seats of one scenario, differences of several."""

import json
import re

import numpy as np
import pytest
from scipy import stats

from engine.language import speaking
from engine.reports.plan_answer import answer_data, plan_answers
from engine.runs.executors import Threads
from engine.runs.plan import RunPlan, Side
from engine.runs.reading import read_arm
from engine.runs.running import run_plan
from engine.statistics.equivalence import UNKNOWN
from engine.statistics.intervals import wilson
from tests.engine.cli.conftest import oikist

__all__ = ["oikist"]
SHORT = Side("duel", {"rounds": 3}, "short")
RICH = Side("duel", {"prize": 9}, "rich")


@pytest.fixture
def answered(store):
    """Play a plan; its run, and the answers."""

    def of(*sides, bots=(("uniform",),), games=200, **more):
        number = store.start(RunPlan(sides, bots, games, **more))
        run = run_plan(store, number, Threads(1))
        return run, plan_answers(store, number)

    return of


def test_fair_seats_are_called_fair(answered):
    """Far inside a wide band: shares with interval and n."""
    _, (found,) = answered(Side("duel"), band=20.0, games=400)
    (kind, head), *seats = found.sentences()
    assert kind == "good"
    assert head == "Fair: the seats of duel win alike within ±20%. 400 games, bots uniform."
    assert len(seats) == 2
    for _, said in seats:
        assert re.search(r"wins \d+\.\d% \(95% CI \d+\.\d to \d+\.\d; fair 50; 400 games\)", said)


def test_the_answer_is_told_in_the_language_in_force(answered):
    """Of fair seats, of scores, and of two scenarios; none of it stays English."""
    _, (wins,) = answered(Side("duel"), band=20.0)
    _, (scores,) = answered(Side("duel"), band=20.0, measure="score")
    _, (apart,) = answered(Side("duel"), RICH, band=1.0, measure="score")
    with speaking("fr"):
        told = [text for one in (wins, scores, apart) for _, text in one.sentences()]
    assert told[0].startswith("Équitable")
    assert told[-1].startswith("Score de ")
    english = re.compile(r"\b(the|of|seat|points against|Different|Whether|games?|pairs?)\b")
    assert not [text for text in told if english.search(text)]


def test_a_planted_unfairness_is_found(answered):
    """A bot that plays better on one seat only, which does not change."""
    _, (found,) = answered(Side("duel"), bots=(("greedy", "uniform"),), rotate=False, band=0.5)
    assert found.seats[0].estimate.low > 65
    assert found.sentences()[0][1].startswith("Not fair: a seat of duel is beyond ±0.5%.")


def test_bots_that_change_seats_are_counted_in_blocks(answered):
    """The unit is a game number in all seatings, whose means are exactly fair."""
    _, (found,) = answered(Side("duel"), bots=(("greedy", "uniform"),), band=20.0)
    assert found.unit == "blocks"
    assert found.seats[0].estimate.count == 200


def test_few_games_leave_it_open(answered):
    """Nothing is claimed of a narrow band."""
    _, (found,) = answered(Side("duel"), games=20, band=0.5)
    assert found.sentences()[0][0] == "open"
    assert found.sentences()[0][1].startswith("Whether the seats of duel win alike: not yet known")


def test_a_difference_is_that_of_pairs(answered, store):
    """Mean and simultaneous interval of B − A in games of one number, for each seat."""
    run, (short, rich) = answered(Side("duel"), SHORT, RICH, measure="score", band=1.0)
    assert (short.scenario, short.against, rich.scenario) == ("short", "duel", "rich")
    base, other = (read_arm(store, run.number, arm).scores for arm in (0, 1))
    for seat, found in enumerate(short.seats):
        apart = (other - base)[:, seat]
        half = stats.t.ppf(1 - 0.05 / 4 / 2, 199) * stats.sem(apart)  # 2 seats x 2 scenarios
        assert found.estimate.mean == pytest.approx(apart.mean())
        assert found.estimate.half == pytest.approx(half)
        assert found.estimate.count == 200
    assert "200 pairs" in short.sentences()[0][1]


@pytest.mark.parametrize(("band", "kind", "word"), [(0.5, "bad", "Different"), (90, "good", "The")])
def test_a_planted_difference_is_judged_by_the_band(answered, band, kind, word):
    """Three times the prize is another score, and the same within a very wide band."""
    _, (found,) = answered(Side("duel"), RICH, measure="score", band=band)
    assert found.sentences()[0][0] == kind
    assert found.sentences()[0][1].startswith(word)


def test_scenarios_with_other_seats_are_not_compared(answered):
    """It is said and nothing is made up."""
    _, (found,) = answered(Side("duel"), Side("plain"), games=20)
    ((kind, said),) = found.sentences()
    assert kind == "open"
    assert "are not compared: their seats differ" in said


@pytest.mark.parametrize("sides", [(Side("duel"),), (Side("duel"), SHORT)])
def test_a_run_that_stopped_when_it_knew_says_the_same(answered, sides):
    """Its answer has the verdict by which it stopped, and intervals that hold at any time."""
    run, (found,) = answered(*sides, games=20_000, until="decided", band=15.0)
    assert run.note.startswith(found.overall.kind)
    fixed = 1.96 * found.seats[0].estimate.deviation / np.sqrt(found.seats[0].estimate.count)
    assert found.seats[0].estimate.half > 1.2 * fixed


def test_the_command_answers(oikist, table, monkeypatch):
    """On the terminal, in JSON, and again when the run is shown; a run by half says nothing."""
    monkeypatch.setenv("OIKIST_RUNS", str(table / "runs.duckdb"))
    text = 'format = 1\ngames = 60\nband = 30\nbots = ["uniform"]\nscenarios = [{variant="duel"}]\n'
    (table / "plan.toml").write_text(text)
    said = oikist("lab", "plan.toml").out
    assert "Fair: the seats of duel win alike within ±30%. 60 games, bots uniform." in said
    assert "Fair: the seats of duel" in oikist("runs", "show", 1).out
    data = json.loads(oikist("lab", "plan.toml", "--json").out)
    (answer,) = data["answers"]
    assert (answer["verdict"], answer["against"], answer["unit"]) == (
        "balanced enough",
        None,
        "games",
    )
    assert [seat["n"] for seat in answer["seats"]] == [60, 60]
    assert answer["seats"][0]["low"] < answer["seats"][0]["value"] < answer["seats"][0]["high"]
    assert json.loads(oikist("runs", "show", 2, "--json").out) == data
    assert json.loads(oikist("runs", "resume", 2, "--json").out) == data


def test_data_can_be_json(answered):
    """Also where nothing is known."""
    _, answers = answered(Side("duel"), games=1)
    json.dumps(answer_data(answers), allow_nan=False)


def test_word_and_interval_of_a_seat_are_one(answered):
    """At a band between the ends of both levels a seat is open, with the wide interval."""
    bots = {"bots": (("greedy", "uniform"),), "rotate": False}
    _, (found,) = answered(Side("duel"), band=20.0, **bots)
    won = found.seats[0].estimate.mean * 2  # of 200 games
    narrow, wide = (wilson(won, 200, level) for level in (0.95, 0.975))
    band = 100 * (narrow.low + wide.low) / 2 - 50
    _, (found,) = answered(Side("duel"), band=band, **bots)
    first = found.seats[0]
    assert (first.verdict.kind, first.level) == (UNKNOWN, 0.975)
    assert first.estimate.low == pytest.approx(100 * wide.low)
    assert first.estimate.low < 50 + band < 100 * narrow.low
    assert "(97.5% CI " in found.sentences()[1][1]
