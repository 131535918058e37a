"""The dialogs for position files begin where the last one was."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from engine.scenarios.catalog import load_scenario
from tests.support.pennies_table import pennies, table
from tests.workbench.play.real_window import RealWindow
from workbench.session import Session

__all__ = ["pennies", "table"]


@pytest.fixture
def real(qtbot, app, table, tmp_path):
    """A window with a game on the table."""
    wait = partial(qtbot.waitUntil, timeout=60_000)
    found = RealWindow(wait, tmp_path / "window", load_scenario("pennies/plain"))
    yield found
    found.close()


def test_dialogs_begin_where_a_position_was_saved(real, tmp_path, monkeypatch):
    """At first in the project; later there, and after a restart, unless the folder is gone."""
    asked = []

    def ask(window, title, begins, kinds):
        asked.append(begins)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", ask)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    files, project, other = real.parts.edit.files, tmp_path / "project", tmp_path / "positions"
    for folder in (project, other):
        folder.mkdir()
    files.here = lambda: project
    files.choose()
    assert files.save_to(other / "mine.toml")
    files.choose()
    files.save()
    kept = Session(**real.play.session())
    assert kept.positions == str(other)
    files.folder = ""
    real.play.take_up(kept)
    files.choose()
    (other / "mine.toml").unlink()
    other.rmdir()
    files.choose()
    places = [project, other, other / "position.toml", other, project]
    assert [Path(begins) for begins in asked] == places
