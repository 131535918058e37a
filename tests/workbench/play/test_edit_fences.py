"""Going back over what was hidden: asked, recorded, or not at all."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from engine.play.match import Match
from engine.scenarios.catalog import load_scenario
from workbench.jobs.match_table import MatchTable
from workbench.play.fence_banner import ASKED, FENCED, FREE, FenceBanner
from workbench.table.game_table import GameTable

VARIANT = "classic-2"


@pytest.fixture(scope="module")
def played():
    """A scenario and a seed in which the last of some moves shows something new."""
    scenario = load_scenario(VARIANT)
    match = Match(scenario, 5)
    while not match.over:
        node = match.play(match.legal_codes()[-1])
        if match.is_fence(node.number):
            return scenario, [one.code for one in match.line()]
    raise AssertionError("this game shows nothing")


@pytest.fixture
def table(app, played):
    scenario, codes = played
    match = Match(scenario, 5)
    for code in codes:
        match.play(code)
    found = GameTable()
    found.open(MatchTable(match))
    yield found
    found.pause()


@pytest.fixture
def banner(table, qtbot):
    found = FenceBanner(table)
    found.resize(900, 60)
    qtbot.addWidget(found)
    return found


def test_the_banner_asks_and_names_the_move(banner, table):
    """Nothing is taken back before somebody says so."""
    here = table.match.here
    table.take_back()
    assert not banner.isHidden()
    assert table.match.here == here
    assert banner.text.text().startswith(f"Move {len(table.history)} (")


def test_several_moves_are_named_together(banner, table):
    """The last ones, as a list that reads as a sentence."""
    ways = ((["8", "10"], "Moves 8 and 10"), (list("12345"), "Moves …, 3, 4 and 5"))
    for moves, begins in ways:
        assert banner._sentence(moves, []).startswith(f"{begins} brought hidden things to light;")


def test_going_back_all_the_same_is_recorded(banner, table):
    """The match keeps which fence was crossed, and the banner goes away."""
    here = table.match.here
    table.take_back()
    banner.go_button.click()
    assert table.match.overrides == [here]
    assert table.match.here == table.match.nodes[here].parent
    assert banner.isHidden()


def test_it_leads_to_the_position_that_was_asked_for(banner, table):
    """A jump over a fence lands where it was meant to, not only before the fence."""
    table.go(0)
    banner.go_button.click()
    assert table.match.here == 0


def test_staying_changes_nothing(banner, table, qtbot):
    """Stay and Escape leave the game where it is."""
    here = table.match.here
    table.take_back()
    banner.stay_button.click()
    assert banner.isHidden()
    table.take_back()
    qtbot.keyClick(banner, Qt.Key.Key_Escape)
    assert banner.isHidden()
    assert (table.match.here, table.match.overrides) == (here, [])


def test_a_strict_table_offers_no_way_back(banner, table):
    """With fences that hold, only staying is left."""
    banner.slots()[FENCED]()
    table.take_back()
    assert banner.go_button.isHidden()
    assert not banner.stay_button.isHidden()


def test_a_free_table_goes_back_and_records(banner, table):
    """Without questions, but the match still knows."""
    here = table.match.here
    banner.slots()[FREE]()
    table.take_back()
    assert banner.isHidden()
    assert table.match.overrides == [here]


def test_one_policy_is_ticked(banner):
    """The three policies exclude each other."""
    assert [key for key, on in banner.checked().items() if on] == [ASKED]
    banner.set_policy(FREE)
    assert [key for key, on in banner.checked().items() if on] == [FREE]
