"""What the list of moves offers for a move."""

from __future__ import annotations

from unittest.mock import Mock

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from engine.play.match import Match
from engine.scenarios.catalog import load_scenario
from tests.workbench.played import HastyEngine
from workbench.jobs.match_table import MatchTable
from workbench.models.moves import PLY_ROLE


@pytest.fixture
def window(open_window):
    """A window with a match of bots in which twelve moves were made."""
    found = open_window(HastyEngine())
    table = MatchTable(Match(load_scenario("classic-2"), 1, ("greedy", "uniform")))
    for _ in range(12):
        table.play_bot("greedy")
    found.play.open_match(table)
    return found


def do(window, ply, words):
    """Choose an entry of the menu of a move."""
    menu = window.play.moves.menu_at(ply)
    next(one for one in menu.actions() if one.text().replace("&", "") == words).trigger()
    menu.deleteLater()


def test_go_to_a_move(window):
    """The position after it comes into sight; nothing is taken back."""
    do(window, 5, "Go to this position")
    assert window.play.table.ply == 5
    assert len(window.play.table.history) == 12


def test_play_on_from_a_move(window):
    """Its position is on the table; the old line stays as a variation."""
    do(window, 5, "Play on from here")
    assert not window.play.table.looking_back
    assert len(window.play.table.history) == 5
    assert len(window.play.table.match.nodes) == 13


def test_write_a_note_to_a_move(window):
    """The panel of notes comes to the front, at that position."""
    do(window, 5, "Write a note…")
    assert window.play.table.ply == 5
    assert not window.play.parts.docks["notes"].isHidden()


def test_copy_moves(window):
    """As text with their numbers."""
    texts = [move.text for move in window.play.table.history]
    do(window, 5, "Copy the move")
    assert QGuiApplication.clipboard().text() == f"5. {texts[4]}"
    do(window, 5, "Copy all moves")
    assert QGuiApplication.clipboard().text().splitlines()[11] == f"12. {texts[11]}"


@pytest.mark.parametrize(("ply", "row"), [(12, 4), (5, 7), (0, 4)])
def test_the_highlight_returns_to_the_move_in_sight(window, monkeypatch, ply, row):
    """A right click marks its row for as long as the menu is open."""
    moves = window.play.moves
    window.play.table.look_at(ply)
    marked = []
    menu = Mock(exec=lambda _: marked.append(moves.list.currentIndex().row()))
    monkeypatch.setattr(moves, "menu_at", lambda _: menu)
    at = moves.list.visualRect(moves.model.index(row)).center()
    QTest.mouseClick(moves.list.viewport(), Qt.MouseButton.RightButton, pos=at)
    moves.list.customContextMenuRequested.emit(at)
    assert marked == [row]
    chosen = [index.data(PLY_ROLE) for index in moves.list.selectedIndexes()]
    assert chosen == ([ply] if ply else [])
    assert moves.list.currentIndex().data(PLY_ROLE) == (ply or None)
