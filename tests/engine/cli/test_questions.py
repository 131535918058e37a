"""oikist fair, payoff, kingmaking and openings."""

from __future__ import annotations

import json

import pytest

from engine.discovery import registered
from engine.reports.series import seat_class
from engine.rng import fresh_seed
from engine.scenarios.catalog import load_scenario
from engine.seats import seat_styles
from engine.statistics.intervals import wilson
from tests.support import crown

UNIFORM = ("--bots", "uniform")
FAIR = ("fair", "plain", "--band", 5, *UNIFORM, "--second", "greedy", "--second-games", 900)


@pytest.fixture(autouse=True)
def _own_runs(tmp_path, monkeypatch):
    """A store of runs for each test."""
    monkeypatch.setenv("OIKIST_RUNS", str(tmp_path / "runs.duckdb"))


def data(said):
    """The JSON of a command that went well."""
    assert said.code == 0, said.err
    return json.loads(said.out)


def test_fair_tells_the_verdict_the_witness_and_what_to_do(oikist, table):
    """In words, and the same as data."""
    said = oikist(*FAIR)
    assert said.code == 0
    assert said.out.startswith("Balanced enough: with uniform every seat wins")
    assert "The second witness agrees. greedy instead of uniform has east at 32.3%" in said.out
    assert "The second witness is stronger: one seat of greedy among uniform wins" in said.out
    assert "Next: hold it there whenever rules or cards change. oikist assert plain" in said.out
    assert "Second witness: 900 games of greedy, about" in said.err
    found = data(oikist(*FAIR, "--json"))
    assert found["verdict"] == "balanced enough"
    assert found["second"]["agreement"] == "agree"
    assert found["second"]["seed"] == fresh_seed(found["first"]["seed"], 0)
    assert found["sentences"][0] in said.out
    assert set(found["deal"]["wins_percent"]) == {"north", "east", "south"}


@pytest.mark.parametrize("variant", ["classic", "classic-2", "plain"])
def test_pages_have_the_colours_of_seats(oikist, table, tmp_path, variant):
    """Those of the game, or of the places if it declares none: of an answer and of its run."""
    words = ("fair", variant, *UNIFORM, "--second", "none", "--games", 60, "--report", "fair.html")
    assert oikist(*words).code == 0
    assert oikist("report", 1, "-o", "run.html").code == 0
    scenario = load_scenario(variant)
    for style in seat_styles(scenario.game, scenario.game.seat_names(scenario.record)):
        for page in ("fair.html", "run.html"):
            text = (tmp_path / page).read_text("utf-8")
            assert f'<g class="{seat_class(style)}"><title>{style.name}: ' in text
            assert f"svg .{seat_class(style)} .ridge {{ fill: {style.colour.lower()};" in text


def test_fair_names_the_favoured_seat_and_the_remedy(oikist, table):
    """A planted point for the first seat."""
    words = ("fair", "plain", "--set", "start_score=1,0,0", "--set", "prize=1")
    said = oikist(*words, *UNIFORM, "--second", "none", "--band", 3)
    assert said.out.startswith("Imbalanced: with uniform north wins")
    assert "Next: ask what the starting scores should be. oikist balance plain --set" in said.out


@pytest.mark.slow
def test_fair_does_not_depend_on_threads_or_the_store(oikist, table):
    """Kept or not, on one thread or two, new or found again: the same bytes."""
    words = (*FAIR, "--json", "--games", 500)
    first = oikist(*words, "--threads", 1)
    assert first.out == oikist(*words, "--threads", 2).out
    assert first.out == oikist(*words, "--no-keep").out


def test_fair_keeps_its_games(oikist, table):
    """One run for each witness."""
    oikist(*FAIR, "--games", 300)
    runs = data(oikist("runs", "list", "--json"))
    assert sorted((run["purpose"], run["games"]) for run in runs) == [("fair", 300), ("fair", 900)]


def test_payoff_tells_who_beats_whom(oikist, table):
    """As a table with sentences, and as data."""
    words = ("payoff", "plain", "--bots", "greedy,uniform", "--games", 1800, "--band", 0.5)
    said = oikist(*words)
    assert "Nothing is dominant" in said.out
    assert "greedy and uniform each win more than their share where they are rare." in said.out
    assert "600 seeds a cell in all seatings, 3,600 games, seed 1" in said.out
    found = data(oikist(*words, "--json"))
    assert (found["dominant"], found["dominated"]) == (None, [])
    assert found["well_where_rare"] == [["greedy", "uniform"]]
    assert found["above_fair_percent"][0][1]["low"] > 0.5


def test_kingmaking_tells_the_share_and_the_moves(oikist, table):
    """A share with interval; each case with both moves in words of files."""
    with registered(crown.GAME):
        words = ("kingmaking", crown.THREE, "--games", 40, *UNIFORM)
        said = oikist(*words)
        found = data(oikist(*words, "--json"))
    assert "a seat that could not win any more decided who did" in said.out
    assert found["index"]["low"] < 0.3 < found["index"]["high"]
    king = found["kings"][0]
    assert king["mover"] == "third"
    assert {move["move"] for move in king["moves"]} == {"crown first", "crown second"}
    assert king["moves"][0]["move"] == f"crown {king['rival']}"


def test_openings_tell_a_tree(oikist, table):
    """Indented, and nested as data."""
    words = ("openings", "plain", "--games", 100, "--depth", 2, "--fewest", 3, *UNIFORM)
    said = oikist(*words)
    assert "choose " in said.out
    assert "others" in said.out
    found = data(oikist(*words, "--json"))
    total = sum(branch["games"] for branch in found["first"]) + found["rest"]
    assert total == found["games"] == 100
    assert all(branch["seat"] == "north" for branch in found["first"])


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("fair", "plain", "--bots", "greedy,uniform,uniform"), "name one bot"),
        (("fair", "plain", "--second", "serch"), "did you mean 'search'?"),
        (("payoff", "plain"), "Pennies has no personas"),
        (("payoff", "plain", "--bots", "greedy"), "one bot alone"),
        (("kingmaking", "duel"), "choose a variant for three or more"),
        (("openings", "plan"), "did you mean 'plain'?"),
    ],
)
def test_wrong_input_is_refused(oikist, table, words, expected):
    """One clear message and exit code 2, before anything is played."""
    said = oikist(*words)
    assert (said.code, said.out) == (2, "")
    assert expected in said.err


def test_a_brief_comparison_has_a_line_for_each_variant(oikist, table):
    """Its means are those of the data, and a star stands where one differs."""
    asked = ("compare", "plain", "plain+prize=4", "--games", 60, "--measure", "score", *UNIFORM)
    told = oikist(*asked, "--brief").out
    (variant,) = data(oikist(*asked, "--json"))["variants"]
    (figure,) = variant["figures"]
    lines = {line.split()[0]: line.split() for line in told.splitlines() if "±" in line}
    assert set(lines) == {"plain", "prize=4"}
    for name, value in (("plain", figure["base"]), ("prize=4", figure["other"])):
        mean, half = lines[name][1], lines[name][2].strip("±*")
        assert float(mean) == pytest.approx(value["value"], abs=0.01)
        assert float(half) == pytest.approx((value["high"] - value["low"]) / 2, abs=0.01)
    assert lines["prize=4"][2].endswith("*") == (figure["decision"] == "different")
    assert "Means of 60 games each" in told
    assert "Not one game" not in told


def test_what_never_varied_has_no_flat_interval_in_a_brief_comparison(oikist, table):
    """Nothing but that it was so in every game; of more games that is no certainty."""
    told = oikist("compare", "plain", "plain+prize=4", "--games", 20, "--brief",
                  "--measure", "length", *UNIFORM).out  # fmt: skip
    rows = [line for line in told.splitlines() if line.split()[:1] in (["plain"], ["prize=4"])]
    assert [row.split()[1] for row in rows] == ["always", "always"]
    assert "±0.0 " not in told


def test_a_change_that_no_bot_uses_is_told(oikist, table):
    """Equal lines might be read as: it does not matter."""
    told = oikist("compare", "plain", "plain+seats=3", "--games", 20, "--brief", *UNIFORM).out
    assert "Not one game differs with seats=3: the bots make no use of it" in told
    rare = ("compare", "plain", "plain+prize=4", "--games", 20, "--brief", "--measure", "length")
    assert "Not one game" not in oikist(*rare, *UNIFORM).out, "figures alike are not games alike"


def test_a_run_says_which_intervals_it_shows(oikist, table):
    """Of a witness that was looked at they hold at any time, also where it played all its games."""
    fair = ("fair", "plain", "--band", 0.5, "--games", 300, *UNIFORM)
    oikist(*fair, "--second", "greedy", "--second-games", 90)
    oikist("compare", "plain", "plain+prize=4", "--until", "decided", "--games", 50, *UNIFORM)
    oikist("compare", "plain", "plain+prize=4", "--games", 60, *UNIFORM)
    for run, looked in ((1, True), (2, False), (3, True), (4, False)):
        (arm, *_) = data(oikist("runs", "show", run, "--json"))["arms"]
        seat = arm["seats"][0]
        once = wilson(seat["wins"], arm["games"])
        low, high = seat["share_interval"]
        assert arm["looked"] == looked
        assert (high - low > 1.3 * (once.high - once.low)) == looked
        assert ("hold at any time" in oikist("runs", "show", run).out) == looked
