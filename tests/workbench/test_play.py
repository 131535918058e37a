"""Driving a game: step, play, pause, end, take back, look back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from engine.scenarios.catalog import load_scenario
from tests.workbench.played import OTHER, SCENARIO, HastyEngine
from workbench.charts.ridges import RidgesChart
from workbench.jobs.job import Job
from workbench.models.moves import HEADING, PLY_ROLE


def texts(window):
    model = window.play.moves.model
    return [model.index(row).data() for row in range(model.rowCount())]


def lying(window):
    """What the board shows."""
    return [item.drawn.thing for item in window.play.board.scene.thing_items]


def after(window, plies):
    """What lies on the map after so many moves."""
    match = window.play.table.match
    number = match.line()[plies - 1].number
    zones = match.picture(window.play.table.viewer, number).zones
    return [thing for zone in zones if zone.kind == "map" for thing in zone.things]


def test_step_makes_one_move(window):
    """Step lets the bot decide once, and board and list follow."""
    window.acts["step"].trigger()
    assert len(window.play.table.history) == 1
    assert lying(window) == after(window, 1)
    assert texts(window)[0] == "Round 1"


def test_play_goes_on_until_paused(window, qtbot):
    """Play moves by itself; the same action pauses it."""
    window.play.bar.choose_speed(64.0)
    window.acts["play"].trigger()
    qtbot.waitUntil(lambda: len(window.play.table.history) >= 3)
    assert "ause" in window.acts["play"].text()
    window.acts["play"].trigger()
    count = len(window.play.table.history)
    qtbot.wait(80)
    assert len(window.play.table.history) == count


def test_to_the_end(window, qtbot):
    """The game is played out, the bots stop, and nothing more can be played."""
    window.acts["end"].trigger()
    qtbot.waitUntil(lambda: window.play.table.over)
    assert not window.play.table.running
    assert not window.acts["step"].isEnabled()
    assert window.acts["take_back"].isEnabled()
    result = window.play.picture.caption
    assert "is over" in result or "wins" in result
    assert window.play.parts.banner.banner.text.text() == result


def test_take_back(window):
    """The last move disappears from board, list and head."""
    for _ in range(3):
        window.acts["step"].trigger()
    window.acts["take_back"].trigger()
    assert len(window.play.table.history) == 2
    assert lying(window) == after(window, 2)
    assert len(texts(window)) == 3


def test_moves_are_grouped_by_round(window):
    """A heading stands above the moves of each round."""
    while window.play.table.history[-1:] == () or window.play.table.history[-1].period < 1:
        window.acts["step"].trigger()
    said, plies = texts(window), len(window.play.table.history)
    assert (said[0], said[plies]) == ("Round 1", "Round 2")
    assert len(said) == plies + 2


def test_a_click_on_a_move_shows_that_position(window, qtbot):
    """The board goes back, the game does not, and Back to now ends it."""
    for _ in range(20):
        window.acts["step"].trigger()
    row = window.play.moves.model.row_of(5)
    window.play.moves.list.clicked.emit(window.play.moves.model.index(row))
    assert lying(window) == after(window, 5)
    assert len(window.play.table.history) == 20
    banner = window.play.parts.banner.banner
    assert banner.isVisible()
    assert "move 5 of 20" in banner.text.text()
    window.acts["back_to_now"].trigger()
    assert lying(window) == after(window, 20)
    assert "move 5 of 20" not in banner.text.text()


def test_looking_back_tells_what_followed_there(window, monkeypatch):
    """In the status bar, in the place of what followed the newest move; the list shows both."""
    match = window.play.table.match
    told = lambda number, _viewer: (f"A card for {number}.",) * 3 if number != 3 else ()  # noqa: E731
    monkeypatch.setattr(match, "told", told)
    for _ in range(40):
        window.acts["step"].trigger()
    panel = window.play.moves
    newest, last = panel.model.row_of(40), panel.model.rowCount() - 1
    assert last == panel.model.last_row_of(newest) == newest + 3
    for row in (newest, last):
        shown = panel.list.visualRect(panel.model.index(row))
        assert panel.list.viewport().rect().contains(shown)
    window.play.table.look_at(2)
    assert window.status.currentMessage() == " ".join(["A card for 2."] * 3)
    window.play.table.look_at(3)
    assert window.status.currentMessage() == ""
    window.status.hint("a site")
    assert window.status.currentMessage() == "a site"  # nothing was told that would be talked over


def test_a_step_ends_looking_back(window):
    """A new move shows the newest position."""
    for _ in range(4):
        window.acts["step"].trigger()
    window.play.table.look_at(2)
    window.acts["step"].trigger()
    assert not window.play.table.looking_back
    assert lying(window) == after(window, len(window.play.table.history))


def test_headings_cannot_be_chosen(window):
    """A round's heading is no position."""
    window.acts["step"].trigger()
    index = window.play.moves.model.index(0)
    assert index.data(PLY_ROLE) == HEADING
    assert not index.flags() & Qt.ItemFlag.ItemIsSelectable


def test_new_game_takes_the_seed(window):
    """A new game starts at its beginning, with the seed in the toolbar."""
    window.acts["step"].trigger()
    window.play.bar.seed.setValue(77)
    window.acts["new_game"].trigger()
    assert window.play.table.seed == 77
    assert texts(window) == []


def test_scores_and_cards_follow(window):
    """Panels show the picture of the position."""
    window.acts["step"].trigger()
    assert [row.isVisible() for row in window.play.scores.rows] == [True] * 4
    marked = [row for row in window.play.scores.rows if row._panel.to_move]
    assert [row.accessibleName() for row in marked] == ["Orange"]
    assert [card.accessibleName() for card in window.play.cards.cards] == ["Round 1 of 12", "Next"]


def test_notice_stays_in_sight(window):
    """What must be known about the board stands below it, the whole text in its tooltip."""
    assert "reconstruction" in window.play.board.notice.text()
    assert window.play.board.notice.isVisible()
    assert len(window.play.board.notice.toolTip()) > len(window.play.board.notice.text())


def test_the_board_stands_before_the_rules_are_ready(open_window, qtbot):
    """While rules are compiled the bare board and a message are in sight; nothing can be played."""
    engine = HastyEngine()
    engine.ready.clear()
    window = open_window(engine, wait=False)
    assert len(window.play.board.scene.ground.spaces) == len(SCENARIO.map.spaces)
    assert "Preparing" in window.play.board.caption.text()
    assert not window.acts["step"].isEnabled()
    engine.ready.set()
    qtbot.waitUntil(window.acts["step"].isEnabled)
    assert "Preparing" not in window.play.board.caption.text()


def test_closing_while_rules_are_prepared(open_window):
    """The window goes away at once and the thread ends before the program does."""
    engine = HastyEngine()
    engine.ready.clear()
    window = open_window(engine, wait=False)
    engine.ready.set()
    window.close()
    assert not Job._alive


def test_another_variant(window, qtbot):
    """Choosing a variant puts a new game of it on the table."""
    window.acts["step"].trigger()
    scenario = load_scenario(OTHER)
    other, key = window.engine.title_of(scenario), window.engine.key_of(scenario)
    action = next(one for one in window.play.bar.variants.actions() if one.data() == key)
    action.trigger()
    qtbot.waitUntil(lambda: window.play.table.is_open)
    assert texts(window) == []
    assert other in window.windowTitle()


def test_a_variant_that_cannot_be_played_is_explained(window):
    """The user reads file, place and remedy, and goes on with the old game."""
    window.engine.broken = "there are no rounds"
    assert not window.open_variant(OTHER)
    told = window.play.parts.banner.banner.text.text()
    assert told == "⚠ broken.toml: rounds: there are no rounds; give 1 to 12"
    chosen = [one.data() for one in window.play.bar.variants.actions() if one.isChecked()]
    assert chosen == [window.engine.key_of(window.play.scenario)]
    assert window.play.table.is_open


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_theme_reaches_every_part(window, theme, qtbot):
    """Board, panels, chart and icons take the colours of the theme, and it is remembered."""
    window.acts[theme].trigger()
    assert window.theme.name == theme
    assert window.play.board.scene.theme.name == theme
    chart = RidgesChart()
    qtbot.addWidget(chart)
    chart.set_theme(window.theme)
    assert chart.plot.backgroundBrush().color().name() == window.theme.surface
    assert window.palette().window().color().name() == window.theme.window
    assert window.settings.theme == theme


def _in_sight(window):
    """The table's panels that are in front, with where they stand."""
    docks = window.play.dock_widgets()
    return {one.objectName(): one.geometry() for one in docks if not one.visibleRegion().isEmpty()}


def test_panels_of_the_table_hide_and_come_back(window, qtbot):
    """F11 leaves the board alone with the room; tabs and sizes are as before after the second."""
    window.play.parts.docks["rules"].raise_()
    qtbot.waitUntil(lambda: "rules" in _in_sight(window))
    before: dict[str, object] = {}
    while before != _in_sight(window):  # the panels get their room after the window is shown
        before = _in_sight(window)
        qtbot.wait(150)
    wide = window.play.board.width()
    assert len(before) > 3
    window.acts["hide_docks"].trigger()
    qtbot.waitUntil(lambda: not _in_sight(window) and window.play.board.width() > wide)
    window.acts["hide_docks"].trigger()
    qtbot.waitUntil(lambda: _in_sight(window) == before)


def test_hidden_panels_come_back_with_the_next_start(window, open_window, qtbot):
    """What is remembered is the layout that F11 will bring back, also after a look at the lab."""
    before = set(_in_sight(window))
    window.acts["hide_docks"].trigger()
    qtbot.waitUntil(lambda: not _in_sight(window))
    window.acts["mode_lab"].trigger()
    assert not window.acts["hide_docks"].isEnabled()
    assert window.acts["hide_docks"].property("reason")
    window.acts["mode_play"].trigger()
    assert not _in_sight(window)
    window.close()
    again = open_window()
    qtbot.waitUntil(lambda: set(_in_sight(again)) == before)


def test_nothing_is_found_out_about_a_table_out_of_sight(window):
    """Timeline and graph learn about the match only while the table is in sight."""
    facts = window.play.parts.memory.facts
    assert not facts.resting
    window.acts["mode_lab"].trigger()
    assert facts.resting
    window.acts["mode_play"].trigger()
    assert not facts.resting
