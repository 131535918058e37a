"""What is hidden from a person is shown after a question."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.picture import ALL
from engine.records.record import PERSON
from engine.scenarios.catalog import load_scenario
from tests.support.pennies_table import pennies, table
from tests.workbench.play.real_window import RealWindow

__all__ = ["pennies", "table"]


@pytest.fixture
def real(qtbot, app, table, tmp_path):
    """A window in which one person plays against bots, whose cards are hidden."""
    scenario = load_scenario("pennies/plain")
    wait = partial(qtbot.waitUntil, timeout=60_000)
    found = RealWindow(wait, tmp_path / "window", scenario)
    found.sit(scenario, (PERSON, "uniform", "uniform"))
    yield found
    found.close()


def last_person_leaves(real):
    """The person gives the seat to a bot in the list of its seat."""
    real.parts.advice.seats.lines[0].given.emit("uniform")


DOORS = {
    "edit": lambda real: real.acts["edit_position"].trigger(),
    "curtain": lambda real: real.acts["curtain"].trigger(),
    "bots": lambda real: real.parts.advice.seats.all_bots.click(),
    "seat": last_person_leaves,
}


def is_through(real):
    """Whether all is in sight, or in the form for positions."""
    return real.parts.edit.active or real.table.viewer == ALL


@pytest.mark.parametrize("door", DOORS)
def test_a_question_stands_before_every_door(real, door):
    """Until it is answered nothing is shown, and nothing changes if the answer is no."""
    banner = real.parts.banner.banner
    for answer in (1, 0):
        DOORS[door](real)
        QApplication.processEvents()
        assert "hidden from you" in banner.text.text()
        assert banner.buttons[-1].hasFocus()  # whoever presses Enter shows nothing
        assert not is_through(real)
        assert real.acts["curtain"].isChecked()
        assert not real.acts["edit_position"].isChecked()
        assert real.parts.advice.seats.lines[0].who.currentData() == PERSON
        QTest.mouseClick(banner.buttons[answer], Qt.MouseButton.LeftButton)
        QApplication.processEvents()
        assert "hidden from you" not in banner.text.text()
        assert is_through(real) == (answer == 0)


def test_nothing_is_asked_where_all_is_in_sight(real):
    """Of bots alone, and once the curtain is off."""
    real.parts.advice.curtain.use(False)
    real.acts["edit_position"].trigger()
    assert real.parts.edit.active


def test_another_game_ends_the_question(real):
    """It was about the one before."""
    real.acts["edit_position"].trigger()
    real.sit(real.match.scenario, ("uniform",) * 3)
    assert "hidden from you" not in real.parts.banner.banner.text.text()


def test_a_new_game_deals_other_hidden_cards(real):
    """Those of the last game were seen as they were played; a seed that is typed holds."""
    dealt = [real.match.picture(ALL).zones]
    for seed in (2, 3):
        assert real.play.bar.seed.value() == seed  # "Seed of the next game"
        real.play.new_game()
        assert real.match.seed == seed
        assert PERSON in real.match.seats
        dealt.append(real.match.picture(ALL).zones)
    assert len({repr(zones) for zones in dealt}) == 3
    field = real.play.bar.seed
    field.selectAll()
    QTest.keyClicks(field.lineEdit(), "3")
    real.play.new_game()
    assert real.match.seed == 3
    assert real.match.picture(ALL).zones == dealt[2]


def test_bots_alone_play_the_same_seed_again(real):
    """Nobody's game is spoilt, and the same seed gives the same game."""
    real.sit(real.match.scenario, ("uniform",) * 3)
    real.play.new_game()
    real.play.new_game()
    assert real.match.seed == real.play.bar.seed.value() == 1


def test_nobody_answers_what_somebody_else_was_asked(real):
    """Who takes the screen, or another seat, is not asked."""
    real.sit(real.match.scenario, (PERSON,) * 3)
    real.parts.advice.curtain.show_table()
    real.table.play_move(real.match.legal_codes()[0])
    assert real.parts.advice.curtain.down
    real.parts.advice.seats.all_bots.click()
    real.parts.advice.curtain.show_table()
    assert "hidden from you" not in real.parts.banner.banner.text.text()
    assert list(real.match.seats) == [PERSON] * 3
