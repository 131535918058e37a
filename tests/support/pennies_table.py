"""Fixtures that let a test find the game and a folder full of its files."""

from __future__ import annotations

import shutil

import pytest

from engine.discovery import registered
from engine.runs.executors import collector
from tests.support.pennies import GAME


@pytest.fixture
def pennies():
    """The game, for as long as the test lasts."""
    with registered(GAME):
        yield GAME


@pytest.fixture
def table(pennies, tmp_path, monkeypatch):
    """An own current folder with the game's variants and decks, to be changed at will."""
    shutil.copytree(GAME.folder / "data", tmp_path, dirs_exist_ok=True)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def bounded(monkeypatch):
    """Give games of Pennies another bound than the rules promise; none is left with it afterwards."""

    def bound(decisions):
        collector.cache_clear()
        monkeypatch.setattr(type(GAME), "most_plies", lambda _self, _record: decisions)

    yield bound
    collector.cache_clear()
