"""Long commands tell total, rate and time left on a terminal, and nothing in a pipe."""

import re

import pytest

from engine.cli.progress import clock, progress

PLAN = """
format = 1
games = 40
chunk = 10
bots = ["uniform", "greedy"]
{more}
scenarios = [{{ variant = "duel" }}]
"""
LADDER = ("ladder", "duel", "--from", "4", "--rungs", "1", "--games", "8")
LONG = {
    "simulate": (("simulate", "duel", "--games", "40"), "40 of 40 games"),
    "lab": (("lab", "plan.toml"), "80 of 80 games"),
    "until": (("lab", "until.toml"), " of at most 80 games"),
    "compare": (("compare", "duel", "duel+rounds=3", "--games", "50"), "of at most 100 games"),
    "apart": (
        ("compare", "duel", "duel+rounds=3", "--games", "50", "--no-keep"),
        "100 of 100 games",
    ),
    "assert": (("assert", "duel", "--games", "50", "--band", "50", "--no-keep"), "50 of 50 games"),
    "sensitivity": (("sensitivity", "duel", "--games", "8"), "of at most "),
    "deck": (("deck", "duel", "--games", "20"), "20 of 20 games"),
    "ladder": (LADDER, "24 of 24 games"),
    "tune": (
        ("tune", "duel", "--set", "rounds=3..4", "--trials", "2", "--games", "8", "--confirm", "8"),
        "of at most 48 games",
    ),
}


@pytest.fixture
def terminal(monkeypatch):
    """Stderr is a wide terminal; stdout is none."""
    monkeypatch.setattr("engine.cli.progress.is_watched", lambda: True)
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("TERM", "xterm")


@pytest.fixture
def plans(table, monkeypatch):
    """Two plans of the tiny game, and a store of its own."""
    monkeypatch.setenv("OIKIST_RUNS", str(table / "runs.duckdb"))
    (table / "plan.toml").write_text(PLAN.format(more=""))
    (table / "until.toml").write_text(PLAN.format(more='until = "decided"\nband = 40'))
    return table


@pytest.mark.parametrize(
    "name",
    [*(name for name in LONG if name != "ladder"), pytest.param("ladder", marks=pytest.mark.slow)],
)
def test_a_long_command_tells_how_far_it_is(oikist, plans, terminal, name):
    """Games done and in all, games a second, and the time that is left."""
    words, total = LONG[name]
    said = oikist(*words)
    assert said.code == 0
    assert total in said.err
    assert re.search(r"[\d,]+ games/s", said.err)
    assert re.search(r"(at most )?\d+:\d\d left", said.err)
    assert ("at most " in total) == ("at most 0:" in said.err)
    assert "games/s\x1b" not in said.out


@pytest.mark.parametrize("name", ["simulate", "lab", "assert"])
def test_nothing_of_it_goes_into_a_pipe(oikist, plans, name):
    """Where stderr is no terminal, nobody reads it."""
    said = oikist(*LONG[name][0])
    assert said.code == 0
    assert "left" not in said.err
    assert "games/s" not in said.err
    assert "\x1b" not in said.out + said.err


@pytest.mark.slow
def test_a_run_that_goes_on_counts_what_was_played_before(oikist, plans, terminal):
    """What was stored says nothing about the rate."""
    plan = plans / "plan.toml"
    plan.write_text(
        plan.read_text().replace("games = 40", "games = 4000").replace("chunk = 10", "chunk = 100")
    )
    from engine.runs.executors import Threads
    from engine.runs.plan import read_plan
    from engine.runs.running import run_plan
    from engine.runs.store import open_store

    with open_store(here=plans) as store:
        number = store.start(read_plan(plan))
        run_plan(store, number, Threads(1), lambda now: now.games < 7_900)
    said = oikist("runs", "resume", number)
    assert "8,000 of 8,000 games" in said.err
    rates = [int(rate.replace(",", "")) for rate in re.findall(r"([\d,]+) games/s", said.err)]
    assert 0 < max(rates) < 7_000


def test_an_export_tells_its_tables(oikist, plans, terminal):
    """Of how many it has written how many."""
    oikist("lab", "plan.toml")
    assert "8 of 8 tables" in oikist("runs", "export", 1, "out").err


def test_work_of_unknown_length_is_counted(capsys, terminal):
    """No total and no time left, but the rate."""
    with progress(0, "lines") as advance:
        advance(1_000)
    said = capsys.readouterr().err
    assert re.search(r"1,000 lines, [\d,]+ lines/s", said)
    assert "left" not in said
    assert " of " not in said


@pytest.mark.parametrize(
    ("seconds", "said"), [(0.4, "0:00"), (61, "1:01"), (3_725, "1:02:05"), (-3, "0:00")]
)
def test_times_are_minutes_and_hours(seconds, said):
    """As a clock shows them."""
    assert clock(seconds) == said
