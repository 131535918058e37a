"""Points that a viewer may not know are not told in any panel."""

from __future__ import annotations

import pytest

from engine.picture import PUBLIC
from engine.play.match import Match
from engine.play.match_file import summary
from engine.play.spoken import spoken
from engine.scenarios.catalog import load_scenario
from workbench.panels.scores import ScoresPanel
from workbench.panels.summary import SummaryBar

GIVEN = {"memory": "on_table", "start_ecus": [31, 32, 33, 34]}


@pytest.fixture(scope="module")
def match():
    """A game in which each seat has other points, behind its screen."""
    return Match(load_scenario("marchands/standard", GIVEN), 1)


def said(widget):
    """What a panel tells of its seats, and what it paints besides."""
    return [(row.accessibleDescription(), row.toolTip()) for row in widget.rows]


def test_scores_tell_ones_own_points_alone(qtbot, match):
    """The rows of the others say that their points are not known."""
    panel = ScoresPanel()
    qtbot.addWidget(panel)
    panel.show_picture(match.picture(1))
    own = ["32" in words for words, _ in said(panel)]
    others = ["not known" in words for words, _ in said(panel)]
    assert own == [False, True, False, False]
    assert others == [True, False, True, True]


def test_the_bar_of_small_screens_does_so_too(qtbot, match):
    """Its chips show a question mark."""
    bar = SummaryBar()
    qtbot.addWidget(bar)
    bar.show_picture(match.picture(1))
    assert [chip.text for chip in bar.chips if "→" in chip.text] == ["? → ?", "32 → 32"] + [
        "? → ?"
    ] * 2


def test_words_and_the_list_of_matches_tell_none(match):
    """Nobody's points are known to everybody while the game goes on."""
    words = " ".join(spoken(match.scenario, match.picture(PUBLIC)))
    assert not any(str(points) in words for points in GIVEN["start_ecus"])
    assert summary(match)["scores"] == {}
