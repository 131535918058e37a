"""Files: written whole or not at all, read at once or refused at once."""

import os

import pytest

from engine.documents import read_text
from engine.errors import OikistError
from engine.files import read_beginning, write_text_atomically
from tests.support.hostile import ON_UNIX, SPECIAL, hostile
from tests.support.in_time import at_once


def test_a_file_is_written_as_given(tmp_path):
    """Text goes out as UTF-8 with plain newlines."""
    write_text_atomically(tmp_path / "a.toml", "ä\nb\n")
    assert (tmp_path / "a.toml").read_bytes() == b"\xc3\xa4\nb\n"


def test_nothing_else_is_left_behind(tmp_path):
    """No unfinished file stays in the folder."""
    write_text_atomically(tmp_path / "a.toml", "old")
    write_text_atomically(tmp_path / "a.toml", "new")
    assert [path.name for path in tmp_path.iterdir()] == ["a.toml"]
    assert (tmp_path / "a.toml").read_text() == "new"


def test_a_failure_leaves_the_old_file(tmp_path, monkeypatch):
    """When the disk fails before the swap, the old text is still there and nothing else."""
    path = tmp_path / "a.toml"
    path.write_text("old")

    def fail(_descriptor):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="No space"):
        write_text_atomically(path, "new")
    assert [(own.name, own.read_text()) for own in tmp_path.iterdir()] == [("a.toml", "old")]


def test_permissions_stay(tmp_path):
    """Saving does not open a private file to others."""
    path = tmp_path / "a.toml"
    path.write_text("old")
    path.chmod(0o600)
    write_text_atomically(path, "new")
    assert path.stat().st_mode & 0o777 == 0o600


def test_a_link_stays_a_link(tmp_path):
    """Saving through a link changes the file it points to."""
    path, link = tmp_path / "a.toml", tmp_path / "link.toml"
    path.write_text("old")
    link.symlink_to(path)
    write_text_atomically(link, "new")
    assert link.is_symlink()
    assert path.read_text() == "new"


@pytest.mark.parametrize("kind", sorted(SPECIAL))
def test_what_is_no_text_file_is_told_at_once(tmp_path, kind):
    """With the file, what it is and what to do; nothing waits, and nothing is read for ever."""
    if kind in ON_UNIX and os.name == "nt":
        pytest.skip("there are none on Windows")
    path = tmp_path / "given.toml"
    told = hostile(kind, path)
    with at_once(5), pytest.raises(OikistError) as error:
        read_text(path, OikistError)
    (fault,) = error.value.faults
    assert fault.file == str(path)
    assert told in str(fault)
    assert fault.remedy


def test_a_byte_order_mark_is_no_part_of_the_text(tmp_path):
    """As some editors write it; lines end as everywhere."""
    (tmp_path / "a.toml").write_bytes(b"\xef\xbb\xbfx = 1\r\ny = 2\r\n")
    assert read_text(tmp_path / "a.toml", OikistError) == "x = 1\ny = 2\n"


def test_a_file_without_leave_is_told(tmp_path, monkeypatch):
    """Whoever runs the tests may read everything, so the system says no by itself."""
    path = tmp_path / "a.toml"
    path.write_text("x = 1\n")

    def refuse(*_given):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "open", refuse)
    with pytest.raises(OikistError, match=r"cannot be read \(Permission denied\); check the path"):
        read_text(path, OikistError)


def test_the_beginning_of_a_file_is_read_alone(tmp_path):
    """However long the rest is."""
    hostile("huge", tmp_path / "a", "oikist record 1\n")
    assert read_beginning(tmp_path / "a", 6) == b"oikist"
