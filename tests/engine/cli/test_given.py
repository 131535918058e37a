"""Writing what a command was asked for."""

from __future__ import annotations

import pytest

from engine.cli.given import write_output
from engine.errors import OikistError


def test_what_cannot_be_written_leaves_nothing(tmp_path):
    """A folder that has gone in the meantime is told in one line, with the path."""
    path = tmp_path / "gone" / "games.csv"
    with pytest.raises(OikistError) as caught:
        write_output(path, "game\n")
    assert [fault.file for fault in caught.value.faults] == [str(path)]
    assert list(tmp_path.iterdir()) == []


def test_an_old_file_is_replaced_as_a_whole(tmp_path):
    """Bytes and text go into the file as they are, and no other file stays behind."""
    path = tmp_path / "chart.png"
    write_output(path, "an old and longer text\n")
    write_output(path, b"\x89PNG\r\n")
    assert path.read_bytes() == b"\x89PNG\r\n"
    assert list(tmp_path.iterdir()) == [path]
