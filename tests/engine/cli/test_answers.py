"""oikist deck, compare, balance, assert, tune, sensitivity and report."""

from __future__ import annotations

import json
import os
import re
import signal
from html.parser import HTMLParser

import pytest

from engine.tuning import sampling

UNIFORM = ("--bots", "uniform")


@pytest.fixture(autouse=True)
def _own_runs(tmp_path, monkeypatch):
    """A store of runs for each test."""
    monkeypatch.setenv("OIKIST_RUNS", str(tmp_path / "runs.duckdb"))


def data(said):
    """The JSON of a command that went well."""
    assert said.code == 0, said.err
    return json.loads(said.out)


def test_deck_counts_and_plays(oikist):
    """The middle that one colour never sees, in words, figures and JSON."""
    said = oikist("deck", "classic-3", "--games", 30, *UNIFORM)
    assert "brown is never in the middle" in said.out
    found = data(oikist("deck", "classic-3", "--games", 30, "--json", *UNIFORM))
    assert found["decks"][0]["seats"][2]["places"] == [6, 0, 6]
    assert found["games"]["turns"]["brown"][1] == 0
    assert found["games"]["games"] == 30
    for seat in found["games"]["seats"]:
        low, high = (f"{seat['wins_percent'][end]:.0f}" for end in ("low", "high"))
        level = f"{100 * seat['confidence']:.3g}% CI {low} to {high}"
        assert f"{seat['seat'].capitalize()} wins" in said.out
        assert level in said.out


def test_deck_needs_no_games(oikist, table):
    """Counting alone; a deck without orders favours nobody."""
    assert data(oikist("deck", "classic-2", "--games", 0, "--json"))["decks"][0]["balanced"]
    assert "its cards favour none" in oikist("deck", "plain", "--games", 0).out


def test_compare_finds_a_planted_bonus(oikist, table):
    """Decided early; verdict, interval and the gain of pairing in words."""
    words = ("compare", "plain", "plain+start_score=3,0,0", "--until", "decided", *UNIFORM)
    said = oikist(*words)
    assert said.code == 0
    assert "differs from 'plain' (error 5%): win share of north +" in said.out
    assert "Pairing on common seeds: correlation" in said.out
    found = data(oikist(*words, "--json"))
    assert found["stopped_early"]
    (variant,) = found["variants"]
    assert variant["decision"] == "different"
    assert variant["figures"][0]["difference"]["low"] > 0
    assert variant["sentence"] in said.out
    assert found["race"] is None


def test_a_race_tells_its_lead_and_one_decision_a_name(oikist, table):
    """The lead has the race's own interval and the band; no figure has two words for one thing."""
    words = ("compare", "plain", "plain+start_score=3,0,0", "plain+start_score=0,4,0")
    asked = ("--best", "high", "--measure", "win:north", "--games", 1000, "--band", 3, *UNIFORM)
    said = oikist(*words, *asked)
    found = data(oikist(*words, *asked, "--json"))
    race = found["race"]
    assert race["best"] == "plain+start_score=3,0,0"
    assert race["sentence"] in re.sub(r"\s+", " ", said.out)
    assert "±3% band" in race["sentence"]
    assert [lead["over"] for lead in race["leads"]] == ["plain", "plain+start_score=0,4,0"]
    for lead in race["leads"]:
        assert 3 < lead["difference"]["low"] < lead["difference"]["high"]
        assert (lead["band"], lead["against_band"], lead["confidence"]) == (3, "beyond", 0.95)
    figures = [each for variant in found["variants"] for each in variant["figures"]]
    assert all({"decision", "against_band"} < set(each) for each in figures)
    assert all("verdict" not in each for each in (*figures, *found["variants"]))


def test_compare_does_not_depend_on_threads_or_the_store(oikist, table):
    """Kept or not, on one thread or two, new or found again: the same bytes."""
    words = ("compare", "plain", "plain+prize=4", "--games", 120, "--json", *UNIFORM)
    first = oikist(*words, "--threads", 1)
    assert first.out == oikist(*words, "--threads", 2).out
    assert first.out == oikist(*words, "--no-keep").out


def test_compared_games_are_kept_and_reported(oikist, table):
    """One run with an arm for each variant; the page stands alone."""
    oikist("compare", "plain", "plain+start_score=3,0,0", "--games", 200, *UNIFORM)
    (run,) = json.loads(oikist("runs", "list", "--json").out)
    assert (run["games"], run["purpose"], run["status"]) == (400, "compare", "done")
    said = oikist("report", run["run"], "-o", "page.html")
    assert said.code == 0
    page = (table / "page.html").read_text()
    assert not re.search(r"(?:src|href)=|@import|url\(", page)
    assert page.count("<svg") == 21  # ten of each variant, and their difference
    assert page.index('class="verdict') < page.index("<svg") < page.index("Scope")
    assert run["engine"] in page
    assert "oikist report 1 -o page.html" in page
    assert 'variant = "pennies/plain"' in page.replace("&#34;", '"')
    HTMLParser().feed(page)
    again = oikist("report", run["run"], "-o", "page.html", "--json")
    assert (table / "page.html").read_text() == page
    assert data(again)["verdicts"]


@pytest.mark.slow
def test_balance_takes_a_planted_bonus_back(oikist, table):
    """In words with the new starting scores, as data, and in games that anybody can repeat."""
    words = ("balance", "plain", "--set", "start_score=3,0,0", "--band", 4, "--games", 1500)
    said = oikist(*words, *UNIFORM)
    assert said.code == 0
    assert re.search(
        r"Recommended and confirmed. Take [234] points from north \(95% CI of", said.out
    )
    found = data(oikist(*words, *UNIFORM, "--json"))
    assert found["verdict"] == "recommended and confirmed"
    assert found["confirmed"]
    assert found["scores"][1:] == [0, 0]
    last = found["confirmations"][-1]
    assert abs(last["seed"] - found["seed"]) > 1000
    scores = ",".join(map(str, found["scores"]))
    again = ("simulate", "plain", "--set", f"start_score={scores}", "--games", last["games"])
    played = data(oikist(*again, "--seed", last["seed"], *UNIFORM, "--json"))
    wins = [seat["wins_percent"]["value"] for seat in last["seats"]]
    assert [100 * seat["win_share"] for seat in played["seats"]] == pytest.approx(wins, abs=1e-3)


@pytest.mark.slow
def test_balance_that_refutes_its_proposal_ends_with_3(oikist, table):
    """Five points too many, and one is the most that may be taken: nothing is recommended."""
    words = ("balance", "plain", "--set", "start_score=5,0,0", "--most", 1, "--games", 400)
    said = oikist(*words, *UNIFORM)
    assert said.code == 3
    assert "Refuted: no whole bonus of up to 1 point was" in said.out.replace("\n", " ")
    assert "Take" not in said.out
    refuted = oikist(*words, *UNIFORM, "--json")
    assert refuted.code == 3
    found = json.loads(refuted.out)
    assert (found["verdict"], found["bonus"], found["scores"]) == ("refuted", None, None)


def test_balance_of_few_fair_games_proposes_nothing(oikist, table):
    """It says how many games would tell, and ends with 0."""
    said = oikist("balance", "plain", "--games", 100, *UNIFORM)
    assert said.code == 0
    assert "Today's scores are not known to be unfair" in said.out
    assert re.search(r"About [0-9,]+ more games would tell", said.out)


def test_assert_tells_by_its_exit_code(oikist, table):
    """0 when goals are kept, 1 when a figure has left its band."""
    fine = oikist("assert", "plain", "--band", 10, "--goal", "length 12..12", *UNIFORM)
    assert fine.code == 0
    assert "Reached: length 12..12" in fine.out
    words = ("assert", "plain", "--set", "start_score=5,0,0", "--games", 400, *UNIFORM)
    bad = oikist(*words)
    assert bad.code == 1
    assert "Missed: seats within 2. Win share of north" in bad.out
    assert bad.out.splitlines()[-1] == "FAILED: 400 games, seed 1."
    found = json.loads(oikist(*words, "--json").out)
    assert (found["passed"], found["verdict"]) == (False, "missed")


@pytest.mark.parametrize(
    ("options", "code", "word"),
    [
        ((), 3, "Not yet known: 30 games"),
        (("--unknown", "passes"), 0, "Not yet known, which passes: 30 games"),
        (("--unknown", "fails"), 1, "Not yet known, which fails: 30 games"),
        (("--strict",), 1, "Not yet known, which fails: 30 games"),
    ],
)
def test_what_is_not_known_has_a_word_and_a_code_of_its_own(oikist, table, options, code, word):
    """Few games tell nothing about a narrow band; how many more would is told."""
    words = ("assert", "plain", "--band", 1, "--games", 30, *UNIFORM, *options)
    said = oikist(*words)
    assert said.code == code
    last = said.out.splitlines()[-1]
    assert last.startswith(word)
    assert re.search(r"about [\d,]+ more games would tell\.$", last)
    assert "Passed" not in said.out
    found = json.loads(oikist(*words, "--json").out)
    assert (found["verdict"], found["passed"]) == ("not yet known", code == 0)
    assert found["more"] > 0


def test_a_length_that_never_varies_is_believed_after_some_games(oikist, table):
    """300 games that are all alike; of fewer it is not known."""
    words = ("assert", "plain", "--band", 0, "--goal", "length 12..12", *UNIFORM, "--games")
    few = oikist(*words, 200)
    assert few.code == 3
    assert "in every game (fewer than 1.5% differ, 95%); about 100 more games" in few.out
    assert oikist(*words, 300).code == 0


def test_an_assertion_of_nothing_is_refused(oikist, table):
    """Without a band and a goal nothing could be told."""
    said = oikist("assert", "plain", "--band", 0)
    assert (said.code, said.out) == (2, "")
    assert "0 leaves nothing to check" in said.err


def test_a_race_tells_that_the_base_is_out(oikist, table):
    """Among the clear losers in words, and as data."""
    words = ("compare", "plain", "plain+start_score=8,0,0", "--best", "high")
    words += ("--measure", "win:north", *UNIFORM)
    assert "Dropped as clear losers: plain." in oikist(*words).out
    assert data(oikist(*words, "--json"))["base_dropped"]


def test_tune_reaches_a_goal_and_confirms_it(oikist, table):
    """Only figures from fresh seeds are told."""
    words = ("tune", "plain", "--set", "rounds=1..5", "--set", "hand=5", "--goal", "length 6..6")
    words += ("--trials", 12, "--games", 20, "--confirm", 40, "--study", "s.journal", *UNIFORM)
    found = data(oikist(*words, "--json"))
    assert found["candidates"][0]["point"] == "rounds=2"
    assert found["candidates"][0]["changes"] == {"hand": 5, "rounds": 2}
    assert found["candidates"][0]["games"] == 40
    assert found["fresh_seed"] != found["seed"]
    said = oikist(*words)
    assert "Best: rounds=2" in said.out
    assert found["points"] == 5


def test_sensitivity_tells_what_matters(oikist, table):
    """The length depends on the rounds and not on the prize."""
    words = ("sensitivity", "plain", "--measure", "length", "--games", 20, "--morris", 3)
    words += ("--only", "rounds", "--only", "prize", *UNIFORM)
    found = data(oikist(*words, "--json"))
    assert [(row["parameter"], row["matters"]) for row in found["tornado"]] == [
        ("rounds", True),
        ("prize", False),
    ]
    assert found["morris"]["parameters"][0]["parameter"] == "rounds"
    assert "Morris" in oikist(*words).out


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("compare", "plain"), "name at least two"),
        (("compare", "plain", "plain", "--until", "dawn"), "write --until decided"),
        (("compare", "plain", "plain", "--band", "0"), "give a number above 0"),
        (("compare", "plain", "plain", "--best", "most"), "write high or low"),
        (("compare", "plain", "plain", "--best", "high"), "3 figures cannot be raced"),
        (("compare", "plain", "plain", "--measure", "wins"), "did you mean 'win'?"),
        (("compare", "plain", "plain", "--bots", "gredy"), "did you mean 'greedy'?"),
        (("deck", "plan"), "did you mean 'plain'?"),
        (("balance", "plain", "--by", "rounds"), "not a number by seat"),
        (("balance", "plain+start_score=1,2"), "2 numbers for 3 seats"),
        (("assert", "plain", "--goal", "nice"), "this is not a valid goal"),
        (("assert", "plain", "--unknown", "maybe"), "write passes or fails"),
        (("assert", "plain", "--strict", "--unknown", "passes"), "leave one out"),
        (("tune", "plain"), "nothing may change"),
        (("tune", "plain", "--set", "rounds=2..3", "--method", "tp"), "did you mean 'tpe'?"),
        (("tune", "plain", "--set", "rounds=2..3", "--study", "variants"), "not the journal"),
        (("sensitivity", "plain", "--measure", "win"), "as in win:north"),
        (("sensitivity", "plain", "--only", "tie"), "not declared tunable"),
        (("report", "7"), "run"),
        (("report", "1", "-o", "missing/page.html"), "does not exist"),
    ],
)
def test_wrong_input_is_refused(oikist, table, words, expected):
    """One clear message and exit code 2, before anything is played."""
    said = oikist(*words)
    assert (said.code, said.out) == (2, "")
    assert expected in said.err


def test_ctrl_c_tells_how_to_go_on(oikist, table, monkeypatch):
    """What was played is kept; the next time only the rest is played."""
    words = ("compare", "plain", "plain+prize=4", "--games", 300, "--json", *UNIFORM)
    whole = oikist(*words, "--no-keep")
    real = sampling.Sampler

    class Interrupted(real):
        def __init__(self, bots, seed, threads, on_games, keeper):
            def told(more):
                if self.games >= 200:
                    os.kill(os.getpid(), signal.SIGINT)
                return on_games(more)

            super().__init__(bots, seed, threads, told, keeper)

    monkeypatch.setattr(sampling, "Sampler", Interrupted)
    said = oikist(*words)
    assert said.code == 130
    assert "They are kept; go on with: oikist" in said.err
    monkeypatch.setattr(sampling, "Sampler", real)
    (run,) = json.loads(oikist("runs", "list", "--json").out)
    assert (run["status"], run["games"]) == ("stopped", 200)
    assert oikist(*words).out == whole.out
