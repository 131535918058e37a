"""Orders laid in secret at one screen: several decisions of one person, then those of the next."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.picture import ALL, PUBLIC
from engine.play.archive import Filters
from engine.play.steps import steps_of
from engine.records.record import PERSON
from engine.scenarios.catalog import load_scenario
from tests.support.orders.state import DONE, TAKE
from tests.support.tiny_games import all_registered, tiny_games, variants_of
from tests.workbench.play.real_window import RealWindow
from workbench.jobs.match_table import noted
from workbench.play.archive.jobs import ListRequest
from workbench.table.steps import Steps

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


def lay_all_but_one(real, speed=0.1):
    """Two people lay orders; the third one is at the screen. What happens is shown step by step."""
    real.table.set_speed(speed)
    for codes in ((GO_A, TAKE_IT, NO_MORE), (GO_A, GO_A, NO_MORE)):
        real.parts.advice.curtain.show_table()
        lay(real, *codes)
    real.parts.advice.curtain.show_table()
    lay(real, TAKE_IT)
    real.table.steps.always = True


def towns_of(picture):
    """Where the pawns of a picture stand."""
    things = next(zone for zone in picture.zones if zone.kind == "map").things
    return [thing.on[1] for thing in things if thing.look == "pawn"]


def test_orders_are_carried_out_before_the_eyes_of_all(real, qtbot):
    """Each order is a picture at the speed of the bots, and nobody moves meanwhile; none is a ply."""
    seen, table = [], real.table
    table.position_changed.connect(seen.append)
    lay_all_but_one(real, speed=50)
    seen.clear()
    plies = table.length
    lay(real, NO_MORE)
    assert table.stepping
    assert not real.hands.active
    assert table.length == plies + 1
    qtbot.waitUntil(lambda: not table.stepping, timeout=20_000)
    assert real.hands.active
    assert seen[-1] == table.playing.picture_of(real.match.here, ALL)
    told = [picture.caption for picture in seen[1:4]]
    assert told == ["Orange: go a", "Green: go a", "Blue: take, 2 points"]
    ways = [towns_of(picture) for picture in seen]
    assert ways[0] == [0, 0, 0]
    moved = [sum(a != b for a, b in zip(*pair, strict=True)) for pair in pairwise(ways)]
    assert max(moved) == 1
    assert sum(moved) == 3


def test_nothing_is_shown_in_steps_that_somebody_does_not_know(real):
    """Several people look on: each step is what everybody may see."""
    lay_all_but_one(real)
    lay(real, NO_MORE)
    states = steps_of(real.match.scenario, real.match.nodes[real.match.node.parent].state, NO_MORE)
    public = [ORDERS.picture(real.match.scenario.record, state, PUBLIC) for state in states]
    assert real.play.picture in [noted(real.match.scenario, picture) for picture in public]
    assert len(states) == 6


def veil(real, monkeypatch):
    """Somebody's goods are hidden, so that a curtain falls for whoever is next."""
    monkeypatch.setattr(type(real.match), "is_shared", lambda *_: False)


def test_what_was_carried_out_stays_until_everybody_has_seen_it(real, qtbot, monkeypatch):
    """Then the curtain falls for the next person; what happened can be read meanwhile."""
    lay_all_but_one(real, speed=50)
    veil(real, monkeypatch)
    curtain, banner = real.parts.advice.curtain, real.parts.banner.banner
    lay(real, NO_MORE)
    qtbot.waitUntil(lambda: real.table.steps.held, timeout=20_000)
    assert not curtain.down
    assert not real.hands.active
    assert banner.text.text() == "All is carried out. Go on once everybody has seen it."
    assert rows_of(real.play.moves)[-1] == "The round is over: goods come to the fields."
    banner.buttons[0].click()
    assert not real.table.stepping
    assert curtain.down


def test_where_no_curtain_falls_the_game_goes_on_at_once(real, qtbot):
    """Nothing is hidden from anybody."""
    lay_all_but_one(real, speed=50)
    stayed = []
    real.table.steps.stayed.connect(lambda: stayed.append(True))
    lay(real, NO_MORE)
    qtbot.waitUntil(lambda: not real.table.stepping, timeout=20_000)
    assert not stayed


@pytest.mark.parametrize(("interval", "shown"), [(250, 750), (2000, 2000), (20, 60)])
def test_a_step_can_be_read(qtbot, interval, shown):
    """It has longer than a move of a bot, up to a second."""
    steps = Steps()
    steps.always = True
    steps.begin(lambda: ["a", "b"], interval, "")
    assert steps._timer.interval() == shown
    steps.stop()


def rows_of(panel):
    """The lines of the list of moves."""
    return [panel.model.index(row).data() for row in range(panel.model.rowCount())]


def test_what_the_orders_did_stays_to_be_read(real, qtbot):
    """Below the last order once it was shown, on the timeline and in the status bar."""
    lay_all_but_one(real, speed=50)
    lay(real, NO_MORE)
    took = ("Blue: take, 2 points", "Orange: take, 2 points")
    told = ["Orange: go a", "Green: go a", *took, "Green: go a"]
    over = "The round is over: goods come to the fields."
    assert rows_of(real.play.moves)[-1] == "take · done", "not while it is being shown"
    qtbot.waitUntil(lambda: not real.table.stepping, timeout=20_000)
    moves, ply = real.play.moves, real.table.length
    last = moves.model.row_of(ply)
    assert moves.list.currentIndex().row() == last
    assert rows_of(moves)[last:] == ["take · done", *told, over]
    assert not moves.model.flags(moves.model.index(last + 1)) & Qt.ItemFlag.ItemIsSelectable
    assert over in real.parts.memory.timeline.strip.said(ply)
    assert real.window.status.currentMessage() == "; ".join([*told, over])
    lay(real, NO_MORE)
    rows = rows_of(moves)
    assert rows[: last + 7] == [*rows[:last], "take · done", *told, over]
    assert len(rows) == last + 9, "a heading and a move follow"
    real.table.take_back()
    assert rows_of(moves) == rows[:-2]


@pytest.mark.slow
@pytest.mark.parametrize("way", ["key", "click", "look", "step"])
def test_steps_can_be_skipped(real, way):
    """By Enter, by a click on the board, by looking back, or by a bot's move."""
    lay_all_but_one(real)
    lay(real, NO_MORE)
    here = real.match.here
    if way == "key":
        real.view.setFocus()
        real.key(Qt.Key.Key_Return)
    elif way == "click":
        QTest.mouseClick(real.view.viewport(), Qt.MouseButton.LeftButton)
    elif way == "look":
        real.table.look_at(1)
    else:
        real.table.step()
    assert not real.table.stepping
    assert real.match.here == here or way == "step"
    assert real.table.looking_back == (way == "look")


@pytest.mark.parametrize("width", [1440, 1024])
def test_how_far_the_game_is_stays_in_sight(real, width):
    """Whatever the caption has told before."""
    real.window.resize(width, 678)
    real.board.head.say("The round is over: goods come to all the fields of the valley, one each.")
    QApplication.processEvents()
    count = real.window.status.count
    assert count.text() == f"Move 0 · seed {real.table.seed}"
    assert count.isVisible()
    assert count.visibleRegion().boundingRect() == count.rect()


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


def test_notes_on_secret_orders_are_for_their_seat(real):
    """Written down or not yet, nobody else reads them until all is revealed."""
    notes, curtain = real.parts.memory.notes, real.parts.advice.curtain
    lay(real, GO_A)
    notes.text.setPlainText("I go north")
    notes.add()
    notes.text.setPlainText("a draft")
    assert notes.list.count() == 1
    lay(real, NO_MORE)
    for _ in range(2):
        assert (notes.list.count(), notes.text.toPlainText()) == (0, "")
        real.table.look_at(1)
        assert (notes.list.count(), notes.text.toPlainText()) == (0, "")
        real.table.look_at_newest()
        curtain.show_table()
        lay(real, NO_MORE)
    assert notes.list.count() == 1
    real.table.look_at(1)
    assert notes.text.toPlainText() == "a draft"


def test_while_the_newest_moves_are_secret_notes_are_on_the_last_open_one(real):
    """Whoever comes to the table can write at once."""
    notes, curtain = real.parts.memory.notes, real.parts.advice.curtain
    lay(real, GO_A, NO_MORE)
    curtain.show_table()
    assert notes.isEnabled()
    assert notes.where.text() == "Start of the match"
    notes.text.setPlainText("a slow start")
    notes.add()
    match = real.table.match
    assert [text for text, _ in match.nodes[0].notes] == ["a slow start"]
    assert not any(node.notes for node in match.nodes[1:])


def test_what_somebody_typed_among_the_moves_goes_with_the_screen(real):
    """A filter names what its writer was about to choose."""
    real.parts.legal.filter.setText("done")
    lay(real, NO_MORE)
    assert real.parts.advice.curtain.down
    assert real.parts.legal.filter.text() == ""


def test_the_list_of_matches_tells_no_notes_of_the_game_on_the_table(real):
    """Neither its words nor its tags can be searched for, until it is over."""
    lay(real, GO_A)
    keeper = real.parts.memory.keeper
    real.table.match.note(real.table.match.here, "a word", ("fun",))
    for asked, going_on, found in (("", True, 1), ("word", True, 0), ("word", False, 1)):
        held = keeper.going_on if going_on else None
        request = ListRequest(keeper.folder, Filters(text=asked), None, held)
        listed = request.carry_out(None)
        assert len(listed.found) == found
        assert [kept.tags for kept in listed.every] == [() if going_on else ("fun",)]


def test_nothing_opens_what_the_curtain_covers(real):
    """Neither the form for positions nor hints for the person who is not there yet."""
    lay(real, GO_A, NO_MORE)
    assert real.parts.advice.curtain.down
    enabled, reasons = real.play.enabled(), real.play.reasons()
    for name in ("edit_position", "save_position", "start_from_here", "hint"):
        assert not enabled[name], name
        assert reasons[name]
    real.parts.edit.begin()
    assert not real.parts.edit.active
    real.parts.advice.hint.toggle_hint()
    assert not real.parts.advice.hint.looking


@pytest.mark.parametrize("place", [("area", 0), ("space", 0)])
def test_a_field_or_a_town_is_refused_with_a_rule(real, place):
    """No move names them, and all of the few that name something like them are legal."""
    real.hands.click(place)
    refusal = real.refused[-1].refusal
    assert refusal.rules
    assert refusal.text == "No move is possible there. Choose something marked or a kind of move."


def test_the_key_of_an_action_that_is_off_tells_why(real):
    """In the status bar, where the key did nothing; other keys tell nothing."""
    said = []
    real.play.said.connect(said.append)
    lay(real, GO_A, NO_MORE)
    assert real.parts.advice.curtain.down
    real.key(Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    real.key(Qt.Key.Key_F8)
    reasons = real.play.reasons()
    assert said == [reasons["edit_position"]]
    real.parts.advice.curtain.show_table()
    real.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert said[1:] == [real.play.reasons()["take_back"]]


def test_positions_with_long_seeds_can_be_edited(real, qtbot):
    """The field is a line of digits, since Qt's fields hold no more than 31 bits."""
    edit = real.parts.edit
    edit.begin()
    qtbot.waitUntil(lambda: edit.edit is not None, timeout=20_000)
    field = next(one for one in edit.form.fields if one.path == ("chance",))
    field.line.setText(str(2**64 - 1))
    field.line.editingFinished.emit()
    assert edit.edit.value(("chance",)) == 2**64 - 1
    assert not edit.edit.faults
    field.line.setText("many")
    field.line.editingFinished.emit()
    assert [fault.place for fault in edit.edit.faults] == ["chance"]
    enabled = real.play.enabled()
    assert not any(enabled[name] for name in ("step", "play", "end"))
    assert real.parts.banner.banner.isHidden()
    edit.cancel()
    assert real.play.enabled()["step"]
