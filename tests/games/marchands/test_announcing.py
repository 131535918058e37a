"""Announcing in words and at the table: the good is named, and all of it is offered first."""

from __future__ import annotations

import pytest

from engine.games.marchands import GAME
from engine.games.marchands import state as at
from tests.support.marchands_scenes import position
from workbench.play.hands.amounts import Amounts


@pytest.fixture
def announcing():
    """Blue has three coal and two gems, and all announce coal."""
    return position(phase="announce", round=3, blue={"held": "cccgg"})


def words_of(here):
    """The moves as people read them."""
    return [GAME.in_words(here.record, here.state, int(code)) for code in here.codes()]


def test_a_number_is_announced_with_its_good(announcing):
    """Of coal first, of gems when all have gone so far."""
    assert words_of(announcing) == [f"announce {number} coal" for number in range(4)]
    later = announcing.play(*["announce 0"] * 9)
    assert words_of(later) == ["announce 0 gems", "announce 1 gem", "announce 2 gems"]


def test_all_that_one_has_is_offered_first(announcing):
    """The stepper has the name of the good."""
    clicks = {
        int(code): GAME.gesture(announcing.record, announcing.state, int(code))[1:]
        for code in announcing.codes()
    }
    amounts = Amounts.of(clicks)
    assert amounts.names == ("coal",)
    assert GAME.whole.issuperset(amounts.names)
    assert amounts.most == (3,)


def test_what_a_move_is_called_begins_with_its_button():
    """Whoever presses "Start" or "Trade" reads the same word in the list of moves."""
    lay = position(phase="orders")
    assert GAME.in_words(lay.record, lay.state, at.START + 5).startswith("start in")
    assert GAME.in_words(lay.record, lay.state, at.TRADE) == "trade in the capital"
