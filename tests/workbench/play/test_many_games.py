"""Games played one after another leave nothing behind."""

from __future__ import annotations

import gc
import weakref

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from engine.play.match import Match
from engine.play.node import Node
from engine.scenarios.catalog import load_scenario
from tests.bench.memory import turn
from tests.workbench.play.real_window import RealWindow

GAMES = 3


@pytest.fixture
def real(app, qtbot, tmp_path):
    found = RealWindow(
        lambda done: qtbot.waitUntil(done, timeout=120_000), tmp_path, load_scenario("classic-2")
    )
    yield found
    found.close()


def play_a_game(real):
    """Deal, and let bots move one by one."""
    real.play.new_game()
    while not real.table.over:
        real.table.step()
        turn()
    turn()


def left(real):
    """Widgets, other objects of Qt, and matches with their positions."""
    gc.collect()
    objects = gc.get_objects()
    qt = len(real.window.findChildren(QObject))
    # By type: `isinstance` asks weak proxies of other tests for what is gone.
    counts = (sum(type(one) is kind for one in objects) for kind in (Match, Node))
    return len(QApplication.allWidgets()), qt, *counts


@pytest.mark.slow
def test_games_at_the_table_leave_nothing_behind(real):
    """After another game there are as many widgets, matches and positions as before it."""
    play_a_game(real)
    first = weakref.ref(real.match)
    play_a_game(real)
    before = left(real)
    for _ in range(GAMES):
        play_a_game(real)
    assert left(real) == before
    assert first() is None
