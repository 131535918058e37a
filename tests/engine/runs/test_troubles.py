"""What befalls file, disk and memory is told in one clear line, and costs nothing stored."""

import ctypes
import os
import random
import resource
import shutil
import subprocess
import sys

import duckdb
import pytest

from engine.runs.executors import Threads
from engine.runs.plan import RunPlan, Side
from engine.runs.running import run_plan
from engine.runs.store import STOPPED, open_store, read_store
from engine.runs.troubles import RunsError
from tests.support.sources import ROOT

pytestmark = pytest.mark.skipif(os.name == "nt", reason="limits and mounts are of Unix")
PLAN = RunPlan((Side("classic-2"),), (("uniform",),), 3_000, seed=4, chunk=50)
TEXT = """
format = 1
seed = 4
games = {games}
chunk = {chunk}
bots = ["uniform"]
scenarios = [{{ variant = "classic-2" }}]
"""
DROP_CAPABILITY, WRITE_ANYWHERE = 24, 1  # of prctl(2), and its first capability


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder of its own, in which runs are kept."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("OIKIST_RUNS", raising=False)
    return tmp_path


@pytest.fixture(scope="module")
def stored(tmp_path_factory):
    """A file with a run of 3,000 games."""
    path = tmp_path_factory.mktemp("stored") / "runs.duckdb"
    with open_store(path) as store:
        number = store.start(PLAN)
        run_plan(store, number, Threads(2))
    return path


@pytest.fixture
def full(stored, folder):
    """A copy of that file, to be damaged, filled up and locked."""
    return shutil.copy(stored, folder / "runs.duckdb")


def program(*words, limit=None, unprivileged=False, cwd=None):
    """A command as users start it, under a limit; code, what it printed, and its faults."""

    def prepare():
        if limit is not None:
            resource.setrlimit(*limit)
        if unprivileged and os.geteuid() == 0:
            ctypes.CDLL(None).prctl(DROP_CAPABILITY, WRITE_ANYWHERE, 0, 0, 0)

    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "engine.cli.main", *(str(word) for word in words)]
    return subprocess.run(
        command,
        cwd=cwd,
        env=environment,
        preexec_fn=prepare,
        capture_output=True,
        text=True,
        check=False,
    )


def one_line(result, *said):
    """The command ended with 2, and its last line is a fault that says all of this."""
    assert result.returncode == 2, result.stderr
    assert "Traceback" not in result.stderr
    assert "bug of Oikist" not in result.stderr
    (line,) = [each for each in result.stderr.splitlines() if each.startswith("oikist: ")]
    for each in said:
        assert each in line


def content_of(path, number, content):
    with read_store(path) as store:
        return content(store, number)


def limited_to(path, part):
    """No file may grow beyond a part of the size that the file of runs has."""
    size = int(path.stat().st_size * part)
    return resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY)


@pytest.mark.slow
def test_a_run_that_the_disk_was_too_small_for_goes_on_to_the_same_rows(full, folder, content):
    """The fault says what is safe; the rows at the end are those of an undisturbed run."""
    plan = folder / "plan.toml"
    plan.write_text(TEXT.format(games=3000, chunk=50))
    played = program("lab", plan, "--runs", full, limit=limited_to(full, 0.4))
    one_line(played, "the disk is full", "what was stored is safe", "runs resume")
    with read_store(full) as store:
        assert store.run(2).status == STOPPED
        assert 0 < store.run(2).games < 3_000
    assert program("runs", "resume", 2, "--runs", full).returncode == 0
    assert content_of(full, 2, content) == content_of(full, 1, content)


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt" or os.geteuid() != 0, reason="only root may mount")
def test_a_small_disk_that_fills_up_costs_nothing_stored(folder, content):
    """The same on a disk of two megabytes, which grows afterwards."""
    disk, plan = folder / "disk", folder / "plan.toml"
    plan.write_text(TEXT.format(games=3000, chunk=50))
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(disk)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("nothing can be mounted here")
    runs = disk / "runs.duckdb"
    try:
        one_line(program("lab", plan, "--runs", runs), "the disk is full", "is safe")
        bigger = ["mount", "-o", "remount,size=60m", str(disk)]
        subprocess.run(bigger, check=True)
        assert program("runs", "resume", 1, "--runs", runs).returncode == 0
        assert program("lab", plan, "--runs", runs).returncode == 0
        assert content_of(runs, 1, content) == content_of(runs, 2, content)
        assert [each.name for each in disk.iterdir()] == [runs.name]
    finally:
        subprocess.run(["umount", "-l", str(disk)], check=True)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["csv", "parquet"])
def test_an_export_that_the_disk_is_too_small_for_leaves_no_half_table(full, folder, kind):
    """The fault names the table; the run is safe, and what is there is whole."""
    limit = (resource.RLIMIT_FSIZE, (20_000, resource.RLIM_INFINITY))
    words = ("runs", "export", 1, "out", "--format", kind, "--runs", full)
    one_line(program(*words, limit=limit, cwd=folder), "the disk is full", "the run is safe")
    assert not list((folder / "out").glob(".*"))
    before = {each.name: each.read_bytes() for each in (folder / "out").iterdir()}
    assert program(*words, cwd=folder).returncode == 0
    assert before.items() <= {e.name: e.read_bytes() for e in (folder / "out").iterdir()}.items()


@pytest.mark.slow
def test_a_chunk_that_memory_is_too_small_for_is_told(folder):
    """What to change stands in the fault."""
    plan = folder / "plan.toml"
    plan.write_text(TEXT.format(games=100_000_000, chunk=100_000_000))
    limit = (resource.RLIMIT_AS, (4_000_000_000, resource.RLIM_INFINITY))
    said = program("lab", plan, "--runs", folder / "runs.duckdb", limit=limit)
    one_line(said, "there is not enough memory", "'chunk'")


def test_a_database_that_has_too_little_memory_tells_it(full):
    """DuckDB's own bound is told in the same words."""

    def look():
        with open_store(full) as store:
            store.connection.execute("SET memory_limit = '1MB'; SET temp_directory = ''")
            store.connection.execute("CREATE TEMP TABLE t AS SELECT random() FROM range(9000000)")

    with pytest.raises(RunsError, match="there is not enough memory; what was stored is safe"):
        look()


@pytest.mark.parametrize("part", ["half", "head", "middle", "journal"])
def test_damage_is_told_and_nothing_is_changed(full, folder, oikist, part):
    """Cut short, overwritten, or with a damaged journal: one line, and the bytes stay."""
    journal = full.with_name("runs.duckdb.wal")
    with duckdb.connect(str(full)) as other:
        other.execute("PRAGMA disable_checkpoint_on_shutdown")
        other.execute("UPDATE runs SET note = repeat('changed', 999)")
    damaged = bytearray((journal if part == "journal" else full).read_bytes())
    if part == "half":
        del damaged[len(damaged) // 2 :]
    else:
        at = 4096 if part == "head" else len(damaged) * 2 // 5
        size = 64 if part == "head" else len(damaged) // 5
        damaged[at : at + size] = random.Random(1).randbytes(size)
    (journal if part == "journal" else full).write_bytes(damaged)
    before = {each.name: each.read_bytes() for each in folder.iterdir() if each.is_file()}
    codes = []
    for words in (("list",), ("show", 1), ("export", 1, "out"), ("resume", 1)):
        said = oikist("runs", *words, "--runs", full)
        codes.append(said.code)
        if said.code:
            assert said.code == 2
            assert said.err.count("oikist: ") == 1
            assert "journal runs.duckdb.wal is damaged" in said.err or (
                "damaged or too new" in said.err and part != "journal"
            )
    assert 2 in codes
    after = {each.name: each.read_bytes() for each in folder.iterdir() if each.is_file()}
    assert after == before


@pytest.mark.slow
@pytest.mark.parametrize("times", [60, pytest.param(600, marks=pytest.mark.fuzz)])
def test_damage_anywhere_is_no_bug(full, folder, oikist, times):
    """Whatever bytes are spoilt, each command ends well or with one fault."""
    whole, chance = full.read_bytes(), random.Random(7)
    for _ in range(times):
        damaged = bytearray(whole)
        at = chance.randrange(len(damaged))
        size = chance.choice((1, 16, 5_000, len(damaged)))
        if size == len(damaged):
            del damaged[at:]
        else:
            damaged[at : at + size] = chance.randbytes(len(damaged[at : at + size]))
        full.write_bytes(damaged)
        for words in (("list",), ("show", 1), ("export", 1, "out")):
            said = oikist("runs", *words, "--runs", full)
            assert said.code in (0, 2)
            assert said.err.count("\n") == (said.code == 2)
        assert full.read_bytes() == damaged


@pytest.mark.slow
def test_what_may_only_be_read_is_read_and_not_written(full, folder):
    """A file in a folder that nobody may write is listed, shown and exported."""
    full.chmod(0o444)
    folder.chmod(0o555)
    elsewhere = folder.parent / f"{folder.name}-elsewhere"
    elsewhere.mkdir()
    plan = elsewhere / "plan.toml"
    plan.write_text(TEXT.format(games=10, chunk=5))
    try:
        for words in (
            ("runs", "list"),
            ("runs", "show", 1),
            ("runs", "resume", 1),
            ("runs", "export", 1, elsewhere / "out"),
            ("report", 1, "-o", elsewhere / "report.html"),
        ):
            said = program(*words, "--runs", full, unprivileged=True, cwd=elsewhere)
            assert said.returncode == 0, said.stderr
        said = program("lab", plan, "--runs", full, unprivileged=True, cwd=elsewhere)
        one_line(said, "this file or its folder cannot be written")
    finally:
        folder.chmod(0o755)
    assert [each.name for each in folder.iterdir()] == [full.name]


@pytest.mark.slow
def test_an_older_file_that_may_only_be_read_is_read(full, folder, content):
    """It stays as it is; what came with later formats is not known."""
    with duckdb.connect(str(full)) as other:
        other.execute("DROP VIEW seats; ALTER TABLE games DROP COLUMN places")
        other.execute("ALTER TABLE games DROP COLUMN rounds")
        other.execute("ALTER TABLE chunks DROP COLUMN uses; DROP TABLE answers")
        other.execute("UPDATE oikist SET format = 1")
    before = full.read_bytes()
    full.chmod(0o444)
    folder.chmod(0o555)
    try:
        said = program("runs", "show", 1, "--runs", full, unprivileged=True, cwd="/")
    finally:
        folder.chmod(0o755)
    assert said.returncode == 0, said.stderr
    assert "done, 3,000 games" in said.stdout
    assert full.read_bytes() == before


@pytest.mark.parametrize(
    "words",
    [
        ("runs", "list"),
        ("runs", "show", 1),
        ("runs", "export", 1, "out"),
        ("runs", "resume", 1),
        ("runs", "delete", 1, "--yes"),
        ("report", 1),
        ("runs", "find", 1),
        ("runs", "game", 1, 0),
        ("runs", "coverage", 1),
        ("runs", "cards", 1),
        ("runs", "heat", 1),
    ],
)
def test_a_mistyped_file_is_not_made(folder, oikist, words):
    """Whoever wants to read it is told that it is not there."""
    said = oikist(*words, "--runs", "rnus.duckdb")
    assert said.code == 2
    assert said.err == "oikist: rnus.duckdb: there is no such file; check --runs\n"
    assert list(folder.iterdir()) == []


def test_looking_at_no_runs_makes_no_file(folder, oikist, monkeypatch):
    """The usual file is made by the first batch."""
    monkeypatch.setenv("OIKIST_RUNS", str(folder / "runs.duckdb"))
    assert oikist("runs", "list").out == f"No run is stored in {folder / 'runs.duckdb'}\n"
    assert list(folder.iterdir()) == []
