"""Writing files: all of it or nothing."""

import os

import pytest

from engine.files import write_text_atomically


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
