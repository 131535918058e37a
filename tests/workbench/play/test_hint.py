"""Hints and playing on: what they say, that they stop, and that the window goes on."""

from __future__ import annotations

import time
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from engine.picture import ALL, PUBLIC, SeatStyle
from engine.play.outlook import outlook
from engine.records.record import PERSON
from engine.scenarios.catalog import load_scenario
from tests.support.pennies_table import pennies, table
from tests.workbench.play.advice_table import AdviceTable
from workbench.play.hands.preview_card import how_to_play
from workbench.play.hint.outlook import OutlookTable, OutlookTally
from workbench.play.hint.panel import TIMES
from workbench.table.reading import why_veiled

__all__ = ["pennies", "table"]
LONG = 120_000  # milliseconds: the first of a game may have to compile


@pytest.fixture
def window(app, qtbot):
    found = AdviceTable()
    found.show()
    found.advice.curtain.use(on=False)
    qtbot.waitExposed(found)
    yield found
    found.let_go()


@pytest.fixture
def scenario(table):
    return load_scenario("pennies/plain")


def asked(window, qtbot, games=200):
    """Hints of the position, once they are there."""
    panel = window.advice.hint
    panel.budget.addItem("few", games)
    panel.budget.setCurrentIndex(panel.budget.count() - 1)
    panel.toggle_hint()
    qtbot.waitUntil(lambda: not panel.looking, timeout=LONG)
    return panel


def test_the_best_moves_come_with_their_uncertainty(window, scenario, qtbot):
    """At most three legal moves, best first, each with an interval and its games."""
    match = window.sit(scenario)
    QAbstractItemModelTester(window.advice.hint.model, window)
    hints = asked(window, qtbot).hints
    assert 1 <= len(hints) <= 3
    assert {hint.code for hint in hints} <= set(match.legal_codes())
    for hint in hints:
        assert hint.low <= hint.value <= hint.high
        assert hint.n > 0


def test_a_click_shows_and_enter_plays(window, scenario, qtbot):
    """Choosing tells which move to show; Enter makes it."""
    match = window.sit(scenario)
    panel = asked(window, qtbot)
    with qtbot.waitSignal(panel.move_shown) as shown:
        panel.list.setCurrentIndex(panel.model.index(0))
    code = panel.hints[0].code
    assert shown.args == [code]
    qtbot.keyClick(panel.list, Qt.Key.Key_Return)
    assert match.node.code == code
    assert panel.hints == ()


def test_an_earlier_position_is_no_place_without_moves(window, scenario):
    """The panel says what to press, by the name that it has above the board."""
    match = window.sit(scenario, plies=2)
    note, usual = window.advice.hint.note, window.advice.hint.note.text()
    window.table.look_at(1)
    assert "Play on from here" in note.text()
    assert "no move" not in note.text()
    window.table.look_at_newest()
    assert note.text() == usual
    while not match.over:
        window.table.step()
    assert note.text() == "The game is over."


def test_the_panel_says_why_there_is_no_hint(window, scenario):
    """No game, a bot to move whose cards are hidden, a person who is not there yet."""
    note = window.advice.hint.note
    assert note.text() == "No game is on the table yet."
    window.advice.curtain.use(on=True)
    window.sit(scenario, ("uniform", PERSON, "uniform"))
    assert note.text() == "A bot is to move; hints come when it is your turn."
    assert not window.advice.hint.ask.isEnabled()
    window.table.step()
    assert note.text().startswith("Hint plays the likeliest moves on")
    assert window.advice.hint.ask.isEnabled()
    window.table.set_seat(2, PERSON)
    window.table.play_move(window.table.match.legal_codes()[0])
    assert note.text() == "Hints wait until the person to move is at the screen."


def test_a_second_click_on_a_hint_plays(window, scenario, qtbot):
    """The first one shows the move, and the panel says so."""
    match = window.sit(scenario)
    panel = asked(window, qtbot)
    assert how_to_play(2) in panel.note.text()
    code, row = panel.hints[0].code, panel.list.visualRect(panel.model.index(0))
    here = match.here
    qtbot.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=row.center())
    assert match.here == here
    qtbot.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=row.center())
    assert match.node.code == code


def test_hints_go_when_the_position_goes(window, scenario, qtbot):
    """What was found belongs to another position, and a running search is stopped."""
    match = window.sit(scenario)
    panel = asked(window, qtbot)
    panel.toggle_hint()
    assert panel.looking
    window.table.play_move(match.legal_codes()[0])
    assert not panel.looking
    assert panel.hints == ()
    qtbot.waitUntil(lambda: not (panel.looking or panel.playing_on), timeout=LONG)
    assert panel.hints == ()


def test_a_hint_can_be_stopped(window, scenario, qtbot):
    """Stop ends the search long before its budget is used up."""
    window.sit(scenario)
    asked(window, qtbot, 50)
    panel = window.advice.hint
    panel.budget.setItemData(panel.budget.currentIndex(), 2_000_000)
    panel.toggle_hint()
    start = time.monotonic()
    panel.toggle_hint()
    qtbot.waitUntil(lambda: not (panel.looking or panel.playing_on), timeout=LONG)
    assert time.monotonic() - start < 10


def test_playing_on_gives_a_distribution(window, scenario, qtbot):
    """So many games, shares that sum to one, and intervals around them."""
    window.sit(scenario)
    panel = window.advice.hint
    panel.times.setCurrentIndex(0)
    panel.toggle_outlook()
    qtbot.waitUntil(lambda: not panel.playing_on, timeout=LONG)
    known = panel.outlook
    assert known.games == panel.times.currentData()
    assert sum(win.mean for win in known.wins) == pytest.approx(1.0)
    assert all(win.low <= win.mean <= win.high for win in known.wins)
    assert panel.results.rowCount() == scenario.seats
    assert panel.chart.isVisibleTo(panel)


@pytest.mark.parametrize("place", [0, -1])
def test_figures_of_playing_on_go_with_their_match(window, scenario, qtbot, place):
    """Those that are there, and those that would still come."""
    window.sit(scenario)
    panel = window.advice.hint
    panel.times.setCurrentIndex(panel.times.count() - 1 if place else 0)
    panel.toggle_outlook()
    if not place:
        qtbot.waitUntil(lambda: not panel.playing_on, timeout=LONG)
        window.table.play_move(window.table.match.legal_codes()[0])
        assert panel.head.isVisibleTo(panel)  # another position of the same match
    window.sit(scenario)
    assert not panel.playing_on
    assert panel.outlook is None
    assert not any(part.isVisibleTo(panel) for part in (panel.head, panel.results, panel.chart))


@pytest.fixture
def kept(window, scenario):
    """Three people at one screen, one of whom has chosen; the panel of the next one."""
    window.advice.curtain.use(on=True)
    window.sit(scenario, (PERSON,) * 3)
    window.advice.curtain.show_table()
    window.table.play_move(window.table.match.legal_codes()[0])
    window.advice.curtain.show_table()
    return window.advice.hint


def test_games_are_not_played_on_with_the_secrets_of_others(kept):
    """Hidden things as they lie are theirs; with all dealt anew anybody may ask."""
    panel = kept
    panel.dealt.setCurrentIndex(panel.dealt.findData(ALL))
    assert not panel.go.isEnabled()
    assert panel.barred.text() == why_veiled()
    assert panel.barred.isVisibleTo(panel)
    panel.toggle_outlook()
    panel.play_on(200)
    assert not panel.playing_on
    panel.dealt.setCurrentIndex(panel.dealt.findData(PUBLIC))
    assert panel.go.isEnabled()
    assert not panel.barred.isVisibleTo(panel)


def test_figures_of_playing_on_go_with_the_screen(kept, window, qtbot):
    """They stay neither on the curtain nor for the next person."""
    panel = kept
    panel.times.setCurrentIndex(0)
    panel.toggle_outlook()
    qtbot.waitUntil(lambda: not panel.playing_on, timeout=LONG)
    assert panel.outlook is not None
    window.table.play_move(window.table.match.legal_codes()[0])
    assert window.advice.curtain.down
    assert panel.outlook is None
    assert not any(part.isVisibleTo(panel) for part in (panel.head, panel.results, panel.chart))


def test_the_chart_counts_what_the_outlook_counts(window, scenario):
    """Every game is in the histogram of every seat, and the means are the outlook's."""
    match = window.sit(scenario)
    bots = ("greedy",) * scenario.seats
    known = outlook(scenario, match.state, bots, 60, viewer=PUBLIC)
    tally = OutlookTally(known)
    assert (tally.counts.sum(axis=1) == known.games).all()
    for seat, spread in enumerate(known.scores):
        mean = float((tally.counts[seat] * tally.values).sum() / known.games)
        assert mean == pytest.approx(spread.mean.mean)
        assert tally.summary(seat).share == known.wins[seat].mean


@pytest.mark.slow
def test_playing_on_never_freezes_the_window(window, scenario, qtbot):
    """While games are played on and hints are sought, the window's clock ticks on."""
    window.sit(scenario)
    panel = window.advice.hint
    asked(window, qtbot, 50)  # compiled from here on
    panel.toggle_outlook()
    qtbot.waitUntil(lambda: not panel.playing_on, timeout=LONG)
    gaps, turns = [], []
    last = [time.perf_counter(), time.thread_time()]

    def tick():
        now, used = time.perf_counter(), time.thread_time()
        gaps.append(now - last[0])
        turns.append(used - last[1])
        last[:] = now, used

    clock = QTimer()
    clock.timeout.connect(tick)
    clock.start(5)
    panel.times.setCurrentIndex(TIMES.index(1_000))
    panel.budget.setItemData(panel.budget.currentIndex(), 2_000)
    panel.toggle_outlook()
    panel.toggle_hint()
    last[:] = time.perf_counter(), time.thread_time()
    qtbot.waitUntil(lambda: not panel.playing_on and not panel.looking, timeout=LONG)
    clock.stop()
    assert len(gaps) > 10
    # A busy machine holds every program up now and then. What we do ourselves between two
    # ticks is never long, and threads that kept the interpreter would hold up every tick.
    assert max(turns) < 0.05
    assert np.median(gaps) < 0.05


@pytest.mark.parametrize("width", [208, 308])
def test_figures_of_playing_on_are_whole_in_a_narrow_panel(window, scenario, width):
    """A certain win has the widest interval; all columns lie inside the table."""
    match = window.sit(scenario)
    bots = ("greedy",) * scenario.seats
    known = outlook(scenario, match.state, bots, 60, viewer=PUBLIC)
    wins = tuple(replace(win, low=1.0, high=1.0) for win in known.wins)
    names = ("Vermilion", "Orange", "Yellow", "Blue")
    styles = [SeatStyle(name, name, "#888888", "circle", "solid") for name in names]
    table = OutlookTable()
    table.resize(width, 300)
    table.show()
    table.show_outlook(replace(known, wins=wins), styles[: scenario.seats])
    QApplication.processEvents()
    assert table.horizontalHeader().length() <= table.viewport().width()
    for column in range(table.columnCount()):
        said = table.item(0, column).text().splitlines()
        needed = max(table.fontMetrics().horizontalAdvance(line) for line in said)
        assert table.columnWidth(column) >= needed + 8, said
    assert table.verticalHeaderItem(0).text() == ("Vermilion" if width == 308 else "")


@pytest.mark.parametrize("width", [200, 280, 420])
def test_a_hint_is_whole_in_a_panel_of_any_width(window, scenario, qtbot, monkeypatch, width):
    """Move, share of the win and lead go on in further lines; the rows make room for them."""
    window.sit(scenario)
    panel = asked(window, qtbot)
    far = {"margin": -16.6, "margin_low": -17.4, "margin_high": -15.8}
    long = replace(panel.hints[0], words="draw 13 roads and 16 cities", n=12_000, **far)
    panel.model.set_hints((long, replace(long, words="pass")))
    panel.setFixedWidth(width)
    QApplication.processEvents()
    drawn = []

    def record(painter, place, flags, text):
        needed = QFontMetrics(painter.font()).boundingRect(place.toRect(), int(flags), text)
        drawn.append((text, place.toRect(), needed))

    monkeypatch.setattr(QPainter, "drawText", record)
    panel.list.viewport().grab()
    monkeypatch.undo()
    texts = [text for text, *_ in drawn]
    assert panel.model.lead(long) in texts
    assert panel.model.figures(long) in texts
    assert "1  draw 13 roads and 16 cities" in texts
    for text, place, needed in drawn:
        assert place.adjusted(-1, -1, 1, 1).contains(needed), text
    rows = [panel.list.visualRect(panel.model.index(row)) for row in range(2)]
    assert rows[0].bottom() < rows[1].top() <= rows[1].bottom() <= panel.list.viewport().height()
    for row, number in zip(rows, (0, 4), strict=True):
        assert all(row.contains(place) for _, place, _ in drawn[number : number + 4])
