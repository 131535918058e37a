"""Orders laid in secret at one screen: several decisions of one person, then those of the next."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from engine.picture import ALL, PUBLIC
from engine.records.record import PERSON
from engine.scenarios.catalog import load_scenario
from tests.support.orders.state import DONE, TAKE
from tests.support.tiny_games import all_registered, tiny_games, variants_of
from tests.workbench.play.real_window import RealWindow

ORDERS = next(game for game in tiny_games() if game.name == "orders")
GO_A, TAKE_IT, NO_MORE = 0, TAKE - 1, DONE - 1


@pytest.fixture
def real(qtbot, app, tmp_path):
    """A window at which three people have sat down."""
    with all_registered():
        scenario = load_scenario(variants_of(ORDERS)[0])
        found = RealWindow(lambda true: qtbot.waitUntil(true, timeout=60_000), tmp_path, scenario)
        found.sit(scenario, (PERSON,) * scenario.seats)
        yield found
        found.close()


def lay(real, *codes):
    """The person at the screen lays orders."""
    for code in codes:
        assert real.table.play_move(code)
        QApplication.processEvents()


def test_no_curtain_falls_between_two_decisions_of_one_person(real):
    """Nothing is hidden at first: whoever lays the first order is at the table."""
    curtain, first = real.parts.advice.curtain, real.table.to_move
    assert (curtain.down, real.table.viewer) == (False, ALL)
    lay(real, GO_A)
    assert (curtain.down, real.table.viewer) == (False, first)
    lay(real, TAKE_IT)
    assert (curtain.down, real.table.viewer) == (False, first)
    lay(real, NO_MORE)
    assert (curtain.waits_for, real.table.viewer) == (real.table.to_move, PUBLIC)
    assert curtain.waits_for != first


def test_the_curtain_falls_once_for_each_person_of_every_round(real):
    """But for the one who begins a round, before whom nothing is hidden."""
    curtain, fallen = real.parts.advice.curtain, []
    curtain.fell.connect(lambda down: fallen.append(curtain.waits_for) if down else None)
    starters = []
    for _ in range(2):
        starters.append(real.table.to_move)
        for _ in range(3):
            curtain.show_table()
            lay(real, TAKE_IT, NO_MORE)
        assert (curtain.down, real.table.viewer) == (False, ALL)
    later = [[(first + 1) % 3, (first + 2) % 3] for first in starters]
    assert fallen == later[0] + later[1]


def test_whoever_comes_back_to_an_open_plan_meets_the_curtain(real):
    """Orders of a variation that was left before they were shown are for their seat alone."""
    curtain = real.parts.advice.curtain
    lay(real, GO_A)
    left = real.match.here
    real.table.go(0, override=True)
    for _ in range(3):
        curtain.show_table()
        lay(real, TAKE_IT, NO_MORE)
    assert (curtain.down, real.table.viewer) == (False, ALL)
    real.table.go(left, override=True)
    assert (curtain.waits_for, real.table.viewer) == (real.table.to_move, PUBLIC)


def test_the_curtain_is_for_whoever_decides_after_a_step_back(real):
    """The next person has not lifted it yet, and the one before takes back."""
    curtain, first = real.parts.advice.curtain, real.table.to_move
    lay(real, GO_A, NO_MORE)
    assert curtain.waits_for == (first + 1) % 3
    real.table.take_back()
    assert real.table.to_move == curtain.waits_for == first
