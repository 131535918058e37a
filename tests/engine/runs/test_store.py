"""The file of runs: what opens, what is refused, and what stays untouched."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from math import isnan

import duckdb
import pytest

from engine.runs.executors import Threads
from engine.runs.opening import runs_file
from engine.runs.plan import PlanError, RunPlan, Side
from engine.runs.reading import read_arm
from engine.runs.running import run_plan
from engine.runs.schema import FORMAT
from engine.runs.store import RUNNING, STOPPED, open_store
from engine.runs.summary import run_data, summary
from engine.runs.troubles import RunsError
from engine.runs.turns import Waiting

PLAN = RunPlan((Side("duel"),), (("uniform",),), 6)
HOLD = "import duckdb, sys; c = duckdb.connect(sys.argv[1]); print('held', flush=True); input()"


def test_a_busy_file_is_told_with_its_holder(tmp_path):
    """While another process has the file open, opening it names that process."""
    path = tmp_path / "runs.duckdb"
    open_store(path).close()
    command = [sys.executable, "-c", HOLD, str(path)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout.readline() == "held\n"
        with pytest.raises(RunsError, match=f"another program uses this file.*{other.pid}"):
            open_store(path, waiting=Waiting(0.2))
        other.communicate("\n")
    open_store(path).close()


@pytest.mark.slow
def test_threads_open_and_close_the_file_side_by_side(tmp_path):
    """The window reads the list of runs and the last one at the same time."""
    path = tmp_path / "runs.duckdb"
    open_store(path).close()

    def look(_number):
        with open_store(path) as store:
            return store.numbers()

    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(look, range(300))) == [[]] * 300


@pytest.mark.slow
def test_threads_find_a_run_that_was_killed_side_by_side(store, played):
    """Each sees it stopped, and none is in the way of another one."""
    number = played(games=4)
    store.connection.execute("UPDATE runs SET status = 'running'")
    store.close()

    def look(_number):
        with open_store(store.path) as opened:
            return opened.run(number).status

    for _ in range(20):
        with open_store(store.path) as opened:
            opened.connection.execute("UPDATE runs SET status = 'running'")
        with ThreadPoolExecutor(4) as pool:
            assert set(pool.map(look, range(8))) == {STOPPED}


def test_a_run_goes_on_while_its_file_is_read(store, table):
    """Who reads the list while a run is played does not stop that run."""
    number = store.start(PLAN)
    with open_store(store.path) as other:
        assert other.run(number).status == RUNNING


@pytest.mark.parametrize("text", [b"", b"not a database at all, but long enough to have a head"])
def test_a_file_that_is_no_database_is_left_alone(tmp_path, text):
    """Other files, also empty ones, are refused and keep their bytes."""
    path = tmp_path / "notes.txt"
    path.write_bytes(text)
    with pytest.raises(RunsError, match="not a file of runs"):
        open_store(path)
    assert path.read_bytes() == text
    assert [entry.name for entry in tmp_path.iterdir()] == ["notes.txt"]


def test_a_damaged_file_is_left_alone(tmp_path):
    """A store whose first blocks are overwritten is refused and keeps its bytes."""
    path = tmp_path / "runs.duckdb"
    open_store(path).close()
    damaged = bytearray(path.read_bytes())
    damaged[4096:9000] = bytes(9000 - 4096)
    damaged[12:200] = b"x" * 188
    path.write_bytes(damaged)
    with pytest.raises(RunsError, match="damaged or too new"):
        open_store(path)
    assert path.read_bytes() == damaged


def test_a_database_of_somebody_else_is_left_alone(tmp_path):
    """A DuckDB file without our tables is refused, and gets none."""
    path = tmp_path / "mine.duckdb"
    with duckdb.connect(str(path)) as other:
        other.execute("CREATE TABLE mine (a INTEGER)")
    with pytest.raises(RunsError, match="something other than runs"):
        open_store(path)
    with duckdb.connect(str(path)) as other:
        assert other.execute("SHOW TABLES").fetchall() == [("mine",)]


def test_a_newer_file_is_refused(tmp_path):
    """A file of a later format says so."""
    path = tmp_path / "runs.duckdb"
    with open_store(path) as store:
        store.connection.execute("UPDATE oikist SET format = 99")
    with pytest.raises(RunsError, match="format 99 was written by a newer Oikist"):
        open_store(path)


def test_a_file_from_before_places_is_read(store, played):
    """Format 1 becomes today's; its runs are told without places, new ones with them."""
    old = played(games=6)
    store.connection.execute("DROP VIEW seats; ALTER TABLE games DROP COLUMN places")
    store.connection.execute(
        "ALTER TABLE chunks DROP COLUMN uses; ALTER TABLE games DROP COLUMN rounds"
    )
    store.connection.execute("UPDATE oikist SET format = 1")
    store.close()
    with open_store(store.path) as again:
        assert again.connection.execute("SELECT format FROM oikist").fetchall() == [(FORMAT,)]
        assert read_arm(again, old, 0).places is None
        assert read_arm(again, old, 0).ended is None
        assert [isnan(seat.place) for seat in summary(again, old)[0].seats] == [True, True]
        assert run_data(again.run(old), summary(again, old))["arms"][0]["seats"][0]["place"] is None
        new = again.start(RunPlan((Side("duel"),), (("uniform",),), 6))
        run_plan(again, new, Threads(1))
        kept = read_arm(again, new, 0)
        assert set(kept.places.ravel().tolist()) <= {1, 2}
        seats = "SELECT place FROM seats WHERE run = ? ORDER BY game, seat"
        found = again.connection.execute(seats, [new]).fetchall()
        assert [place for (place,) in found] == kept.places.ravel().tolist()
        assert sum(seat.place for seat in summary(again, new)[0].seats) == pytest.approx(3)


def test_a_file_from_before_uses_is_read(store, played):
    """Format 2 becomes today's; which games a rule fired in is unknown of its runs alone."""
    old = played(games=6)
    fired = read_arm(store, old, 0).fired()[1].tolist()
    store.connection.execute("ALTER TABLE games DROP COLUMN rounds")
    store.connection.execute("ALTER TABLE chunks DROP COLUMN uses; UPDATE oikist SET format = 2")
    store.close()
    with open_store(store.path) as again:
        assert read_arm(again, old, 0).uses() is None
        assert read_arm(again, old, 0).fired()[1].tolist() == fired
        new = again.start(RunPlan((Side("duel"),), (("uniform",),), 6))
        run_plan(again, new, Threads(1))
        assert read_arm(again, new, 0).uses() is not None


def test_a_folder_that_is_not_there_is_told(tmp_path):
    """Only the user's own folder is made; any other has to be there."""
    with pytest.raises(RunsError, match="the folder for this file does not exist"):
        open_store(tmp_path / "none" / "runs.duckdb")
    with pytest.raises(RunsError, match="this is a folder"):
        open_store(tmp_path)


def test_the_users_own_file_is_made_with_its_folder(tmp_path, monkeypatch):
    """Without a choice the file lies in the user's data folder; OIKIST_RUNS moves it."""
    monkeypatch.delenv("OIKIST_RUNS", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    with open_store() as store:
        assert store.path.is_file()
        assert store.path.name == "runs.duckdb"
    monkeypatch.setenv("OIKIST_RUNS", str(tmp_path / "other.duckdb"))
    assert runs_file() == tmp_path / "other.duckdb"


def test_numbers_of_runs_are_not_used_again(store, played):
    """A deleted run leaves nothing, and its number is gone for good."""
    first, second = played(games=4), played(games=4)
    store.delete(second)
    assert store.numbers() == [first]
    for table in ("games", "chunks", "arms", "rounds", "rules"):
        query = f"SELECT count(*) FROM {table} WHERE run = ?"  # noqa: S608
        assert store.connection.execute(query, [second]).fetchall() == [(0,)]
    assert played(games=4) == second + 1


def test_runs_of_one_title_that_played_different_rules_are_told_apart(store, played):
    """As before and after a variant's file was edited; the same rules have the same title."""
    first, other = played(games=4), played(games=4, sides=(Side("plain"),))

    def titled():
        return store.titles([store.run(number) for number in store.numbers()])

    assert titled() == {first: "duel", other: "plain"}
    edited = (Side("duel", {"rounds": 2}, label="duel"),)
    second, again = played(games=4, sides=edited), played(games=4, sides=edited)
    titles = titled()
    assert titles[second] == titles[again]
    assert titles[other] == "plain"
    digests = [store.arms(number)[0].digest for number in (first, second)]
    assert [titles[first], titles[second]] == [f"duel ({digest[:6]})" for digest in digests]


def test_an_unknown_run_is_told(store, played):
    """The words say which runs there are."""
    with pytest.raises(RunsError, match="no run is stored"):
        store.run(1)
    played(games=4)
    with pytest.raises(RunsError, match="there is no run 9; the only one is 1"):
        store.run(9)


def test_faults_of_all_scenarios_come_together(store, table):
    """A plan with two scenarios that cannot be played names both, and stores nothing."""
    plan = RunPlan((Side("duell"), Side("duel", {"rounds": 99})), (("uniform",),), 5)
    with pytest.raises(PlanError) as caught:
        store.start(plan)
    assert "unknown variant" in str(caught.value)
    assert "99" in str(caught.value)
    assert store.numbers() == []
