"""No command tells an interval without a width, however few the games and extreme their outcomes."""

from __future__ import annotations

import json
import re

import pytest

NORTH = "plain+start_score=9,0,0"  # all but always wins
AHEAD = ("plain", "--set", "start_score=9,0,0")
SHORT = "plain+rounds=1"
UNIFORM = ("--bots", "uniform")
FLAT = re.compile(r"(?<![\d.,+-])([-+]?[\d,]+(?:\.\d+)?)(?: %)?(?: to |–)\1(?![\d.,])")
UNBOUNDED = re.compile(r"\b(inf|nan)\b")


@pytest.fixture(autouse=True)
def _own_runs(tmp_path, monkeypatch):
    """A store of runs for each test."""
    monkeypatch.setenv("OIKIST_RUNS", str(tmp_path / "runs.duckdb"))


def flat(data, place=""):
    """Places in JSON at which two ends of an interval are the same number."""
    if isinstance(data, dict):
        low, high = data.get("low"), data.get("high")
        if isinstance(low, float) and isinstance(high, float) and low >= high:
            yield place
        for key, entry in data.items():
            yield from flat(entry, f"{place}.{key}")
    elif isinstance(data, list):
        numbers = [isinstance(entry, float) for entry in data]
        if "interval" in place and numbers == [True, True] and data[0] >= data[1]:
            yield place
        for number, entry in enumerate(data):
            yield from flat(entry, f"{place}[{number}]")


COMMANDS = [
    *(("simulate", *AHEAD, "--games", games) for games in (1, 2, 7, 300)),
    *(("deck", *AHEAD, "--games", games) for games in (1, 2, 7)),
    *(("compare", "plain", NORTH, "--games", games) for games in (1, 2, 3, 8, 60)),
    *(("compare", NORTH, NORTH, "--games", games) for games in (1, 2, 3, 8, 60)),
    ("compare", NORTH, NORTH, "--until", "decided"),
    ("compare", "plain", "plain+start_score=0,9,0", NORTH, "--games", 5),
    ("compare", "plain", "plain+prize=5", "--measure", "length", "--measure", "ties", "--games", 9),
    ("compare", "plain", "plain+start_score=2,0,0", "--measure", "score:north", "--until", "decided"),
    ("compare", "plain", SHORT, "--measure", "length", "--games", 40),
    ("compare", "plain", NORTH, "--best", "high", "--measure", "win:north"),
    *(("assert", NORTH, "--games", games) for games in (2, 5, 40, 400)),
    *(("assert", "plain", "--goal", "length 12..12", "--games", games) for games in (2, 40, 400)),
    ("assert", NORTH, "--goal", "ties <= 5", "--goal", "win:north >= 90", "--games", 9),
    ("balance", "plain", "--set", "start_score=9,0,0", "--games", 64, "--most", 2),
    *(("sensitivity", NORTH, "--measure", one, "--games", 8) for one in ("length", "win:north", "ties")),
    ("sensitivity", "plain", "--measure", "score", "--games", 8, "--morris", 2),
    *(("fair", NORTH, "--games", 50, "--second", one, "--second-games", 20) for one in ("none", "greedy")),
    *(("kingmaking", *AHEAD, "--games", games) for games in (1, 4)),
    *(("openings", *AHEAD, "--games", games, "--fewest", 1) for games in (1, 8)),
    ("tune", NORTH, "--set", "rounds=2..3", "--goal", "length 6..6", "--trials", 2, "--games", 8, "--confirm", 8),
]  # fmt: skip


@pytest.mark.parametrize("words", COMMANDS, ids=lambda words: " ".join(map(str, words)))
def test_no_interval_is_flat(oikist, table, words):
    """Neither in words nor as data; and nothing is infinite or no number."""
    said = oikist(*words, *UNIFORM)
    assert said.code in (0, 1, 3), said.err
    assert not FLAT.search(said.out), said.out
    assert not UNBOUNDED.search(said.out), said.out
    found = oikist(*words, *UNIFORM, "--json")
    assert list(flat(json.loads(found.out))) == []


@pytest.mark.parametrize("games", [1, 2, 9])
def test_stored_runs_tell_none_either(oikist, table, games):
    """What `runs` and `report` say of a seat that always won."""
    oikist("compare", NORTH, NORTH, "--games", games, *UNIFORM)
    assert list(flat(json.loads(oikist("runs", "show", 1, "--json").out))) == []
    assert not FLAT.search(oikist("runs", "show", 1).out)
    oikist("report", 1, "-o", "page.html")
    page = re.sub(r"<[^>]+>", " ", (table / "page.html").read_text())
    assert not FLAT.search(page), FLAT.search(page)


@pytest.mark.parametrize("games", [4, 9])
def test_no_pay_off_is_flat(oikist, table, games):
    """A persona that always or never wins is told with what its few games leave open."""
    words = ("payoff", *AHEAD, "--bots", "uniform,greedy", "--games", games)
    said = oikist(*words)
    assert said.code in (0, 1, 3), said.err
    assert not FLAT.search(said.out), said.out
    assert not UNBOUNDED.search(said.out), said.out
    assert list(flat(json.loads(oikist(*words, "--json").out))) == []


def test_an_undefeated_bot_is_worth_at_least_something(oikist, table):
    """Two blocks: on some seeds all games are won or lost, and Elo has one end alone."""
    told = set()
    for seed in range(1, 16):
        words = ("ladder", "duel", "--from", 1, "--rungs", 1, "--games", 4, "--seed", seed)
        said = oikist(*words)
        assert not FLAT.search(said.out), said.out
        assert not UNBOUNDED.search(said.out), said.out
        data = json.loads(oikist(*words, "--json").out)
        assert list(flat(data)) == []
        for match in (*data["kinds"], *data["rungs"]):
            if match["share"]["mean"] in (0, 1):
                low, high = match["elo"]["low"], match["elo"]["high"]
                assert (low is None) != (high is None)
                told.add("at least" if high is None else "at most")
                assert f"{'at least' if high is None else 'at most'} " in said.out
    assert told == {"at least", "at most"}
