"""A damaged file of runs is set aside whole, a new one begins, and nothing is lost."""

from __future__ import annotations

import os
import shutil

import pytest

from engine.runs import aside
from engine.runs.aside import set_aside
from engine.runs.opening import is_begun
from engine.runs.store import DONE, open_store, read_store
from engine.runs.troubles import (
    JournalDamagedError,
    RunsBusyError,
    RunsDamagedError,
    RunsError,
    RunsGoneError,
)
from engine.runs.turns import Waiting

DAY = "2031-05-01"
AT_ONCE = Waiting(0)


@pytest.fixture
def path(tmp_path, monkeypatch):
    monkeypatch.delenv("OIKIST_RUNS", raising=False)
    return tmp_path / "runs.duckdb"


def content(folder):
    """Every file below a folder, by its name."""
    return {each.name: each.read_bytes() for each in folder.rglob("*") if each.is_file()}


def cut(path):
    with open_store(path):
        pass
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


SPOILT = {
    "empty": lambda path: path.write_bytes(b""),
    "garbage": lambda path: path.write_bytes(bytes(range(256)) * 40),
    "looks like one": lambda path: path.write_bytes(b"\0" * 8 + b"DUCK" + b"\xff" * 9_000),
    "cut": cut,
    "folder": lambda path: (path.mkdir(), (path / "kept").write_text("mine")),
}


@pytest.mark.parametrize("how", SPOILT)
def test_what_is_no_file_of_runs_is_set_aside(path, how):
    """Whatever it is, it is told as damage, keeps every byte under its new name, and a new one works."""
    SPOILT[how](path)
    before = list(content(path.parent).values())
    with pytest.raises(RunsDamagedError):
        read_store(path)
    moved = set_aside(path, DAY)
    assert moved == path.with_name("runs-damaged-2031-05-01.duckdb")
    assert [text for name, text in content(path.parent).items() if name != path.name] == before
    with read_store(path) as store:
        assert store.numbers() == []


def test_nothing_is_ever_overwritten(path):
    """Neither a file of that name nor a lonely journal of it; the journal goes along."""
    taken = path.with_name(f"runs-damaged-{DAY}.duckdb")
    lonely = path.with_name(f"runs-damaged-{DAY}-2.duckdb.wal")
    for each in (path, path.with_name("runs.duckdb.wal"), taken, lonely):
        each.write_bytes(each.name.encode())
    assert set_aside(path, DAY) == path.with_name(f"runs-damaged-{DAY}-3.duckdb")
    assert taken.read_bytes() == taken.name.encode()
    assert lonely.read_bytes() == lonely.name.encode()
    assert path.with_name(f"runs-damaged-{DAY}-3.duckdb.wal").read_bytes() == b"runs.duckdb.wal"
    assert not path.with_name("runs.duckdb.wal").exists()


def test_of_a_sound_file_the_journal_alone_goes(path):
    """What lies in the file stays in use."""
    with open_store(path):
        pass
    journal = path.with_name("runs.duckdb.wal")
    journal.write_bytes(b"garbage")
    before = path.read_bytes()
    moved = set_aside(path, DAY, journal=True)
    assert moved.name == f"runs-damaged-{DAY}.duckdb.wal"
    assert moved.read_bytes() == b"garbage"
    assert path.read_bytes() == before
    assert issubclass(JournalDamagedError, RunsDamagedError)


def test_both_are_moved_or_none(path, monkeypatch):
    """Where the file cannot follow, its journal comes back."""
    journal = path.with_name("runs.duckdb.wal")
    path.write_bytes(b"file")
    journal.write_bytes(b"journal")
    rename = type(path).rename

    def stubborn(old, new):
        if old == path:
            raise PermissionError(13, "Permission denied")
        return rename(old, new)

    monkeypatch.setattr(type(path), "rename", stubborn)
    with pytest.raises(RunsError, match=r"cannot be set aside \(Permission denied\); nothing was"):
        set_aside(path, DAY)
    assert content(path.parent) == {"runs.duckdb": b"file", "runs.duckdb.wal": b"journal"}


def test_where_no_new_one_can_be_made_the_old_name_is_told(path, monkeypatch):
    """A full disk after the move."""
    path.write_bytes(b"garbage")

    def full(_path):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(aside, "make", full)
    with pytest.raises(RunsError, match=f"runs-damaged-{DAY}.duckdb now, but no new one"):
        set_aside(path, DAY)


def test_a_file_that_is_open_stays(path):
    """Whoever writes to it would write to another one."""
    with open_store(path), pytest.raises(RunsBusyError):
        set_aside(path, DAY)
    assert [each.name for each in path.parent.iterdir()] == ["runs.duckdb"]


def test_a_missing_folder_is_no_damage(path):
    """It is told as missing by those who look and by those who write; nothing is made."""
    lost = path.parent / "gone" / "runs.duckdb"
    for ask in (is_begun, read_store, lambda one: open_store(one, waiting=AT_ONCE)):
        with pytest.raises(RunsGoneError, match="the folder for this file does not exist"):
            ask(lost)
    assert not lost.parent.exists()
    assert not is_begun(path)


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps a folder with an open file")
@pytest.mark.parametrize("anew", [False, True])
def test_a_run_goes_into_no_other_file(played, store, anew):
    """While it was let go its folder went, or came back with another file: a sentence, no bug."""
    played()
    folder = store.path.parent
    store.let_go()
    shutil.move(folder, folder.with_name("elsewhere"))
    if anew:
        folder.mkdir()
        with open_store(store.path):
            pass
    with pytest.raises(RunsError, match="another one has taken" if anew else "does not exist"):
        store.numbers()
    shutil.rmtree(folder, ignore_errors=True)
    shutil.move(folder.with_name("elsewhere"), folder)
    assert store.numbers() == [1]


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps a folder with an open file")
def test_a_folder_that_goes_under_an_open_file_is_told(played, store):
    """DuckDB may write on for a while; what it cannot do any more is told as a missing folder."""
    number = played()
    shutil.rmtree(store.path.parent)

    def go_on():
        with store:
            store.mark(number, DONE)
            store.let_go()
            store.run(number)

    with pytest.raises(RunsGoneError):
        go_on()
