"""Hands: moves by mouse, keyboard, buttons and list; refusals; previews that do not peek."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QAbstractItemModelTester, QTest

from engine.discovery import registered
from engine.game import Click
from engine.play.blocking import why_none
from engine.records.record import PERSON
from engine.scenarios.catalog import load_scenario
from tests.support import heaps
from tests.support.heaps import TWO
from tests.support.pennies import GAME, PLAIN
from tests.workbench.play.hands_table import LEFT, Sitting
from workbench.look.theme import apply_motion
from workbench.play.hands.ghost import Preview
from workbench.play.hands.move_list import CODE_ROLE
from workbench.play.hands.preview_card import how_to_play
from workbench.scene.thing_item import ThingItem

BOARD = "classic-2"
HEXES = 45  # plies after which there is something of everything on the board


@pytest.fixture
def sit(app, qtbot):
    """Sits down at a variant."""
    open_ones = []

    def sat(source=BOARD, plies=0, seed=1):
        with registered(GAME), registered(heaps.GAME):
            scenario = load_scenario(source)
        open_ones.append(Sitting(qtbot, scenario, plies, seed))
        return open_ones[-1]

    yield sat
    for one in open_ones:
        one.close()


def spaces(gesture):
    return [click.address for click in gesture if click.target == "thing"]


def several_here(sitting):
    """A space where several moves of one kind can be made, with that kind chosen."""
    code = sitting.until(
        lambda one: [click.target for click in one] == ["button", "thing", "choice"]
    )
    gesture = sitting.gesture(code)
    sitting.press(gesture[0])
    cell = next(cell for cell, count in sitting.hands.narrowing.targets.items() if count > 1)
    sitting.point(cell)
    return cell


@pytest.mark.slow
@pytest.mark.parametrize("source", [BOARD, PLAIN, TWO])
def test_a_whole_game_by_clicks(sit, source):
    """Every move of a game is made by the clicks of its gesture, and nothing is refused."""
    sitting = sit(source)
    ply = 0
    while not sitting.match.over and ply < 90:
        codes = sitting.match.legal_codes()
        code = codes[ply * 7 % len(codes)]
        before = sitting.match.here
        sitting.make(code)
        assert sitting.match.node.parent == before
        assert sitting.match.node.code == code
        assert sitting.match.node.who == PERSON
        ply += 1
    assert not sitting.refused


def test_a_game_by_keyboard_only(sit):
    """Page Down, Enter, R and digits make moves without the mouse."""
    sitting = sit()
    sitting.view.setFocus()
    for ply in range(40):
        before = sitting.match.here
        if sitting.hands.narrowing.targets:
            for _ in range(1 + ply % 3):
                sitting.key(Qt.Key.Key_PageDown)
            sitting.key(Qt.Key.Key_Return)
            if sitting.match.here == before:
                sitting.key(Qt.Key.Key_R)
                sitting.key(Qt.Key.Key_Return)
        else:
            kind = next(iter(sitting.hands.narrowing.kinds))
            sitting.key(Qt.Key.Key_0 + list(sitting.bar.kinds).index(kind))
            if sitting.match.here == before:
                sitting.key(Qt.Key.Key_Return)
        assert sitting.match.node.parent == before
    assert not sitting.refused


def test_targets_are_those_of_the_chosen_kind(sit):
    """Marked spaces are those of the legal moves that begin with the pressed button."""
    sitting = sit(plies=HEXES)
    code = sitting.until(lambda one: one[0].target == "button" and spaces(one))
    kind = sitting.gesture(code)[0]
    sitting.press(kind)
    legal = [sitting.gesture(code) for code in sitting.match.legal_codes()]
    wanted = {spaces(one)[0] for one in legal if one[0] == kind}
    assert set(sitting.hands.sight.targets.places) == wanted


def test_hover_shows_the_outcome(sit):
    """Over a legal space stand the pieces that would come, and what the move would bring."""
    sitting = sit()
    cell = several_here(sitting)
    shown = sitting.hands.shown
    assert {item.drawn.thing.on for item in sitting.board.scene.ghosts} == {cell}
    assert sitting.match.to_text(shown) in sitting.hands.sight.card.html
    before = len(sitting.match.history())
    sitting.hands.go_to(None)
    assert not sitting.board.scene.ghosts
    assert sitting.hands.sight.card.html == ""
    assert len(sitting.match.history()) == before


def test_a_mouse_that_rests_asks_for_nothing(sit, qtbot):
    """What is under it when the next decision comes is shown once it moves, on the same place."""
    sitting = sit()
    code = sitting.match.legal_codes()[0]
    place = spaces(sitting.gesture(code))[-1]
    sitting.point(place)
    sitting.make(code)
    qtbot.waitUntil(lambda: sitting.hands.active)
    qtbot.wait(150)
    assert sitting.hands.shown is None
    assert not sitting.hands.sight.card.isVisibleTo(sitting.window)
    QTest.mouseMove(sitting.view.viewport(), sitting.spot(place) + QPoint(1, 0))
    assert sitting.hands.at == place


def test_the_wheel_turns_and_the_click_makes_what_is_shown(sit, app):
    """Whoever has turned a piece makes the move in sight with one click."""
    sitting = sit()
    cell = several_here(sitting)
    first, zoom = sitting.hands.shown, sitting.view.zoom
    spot = QPointF(sitting.spot(cell))
    wheel = QWheelEvent(
        spot, QPointF(sitting.view.viewport().mapToGlobal(spot.toPoint())), QPoint(),
        QPoint(0, -120), Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    app.sendEvent(sitting.view.viewport(), wheel)
    turned = sitting.hands.shown
    assert turned != first
    assert sitting.view.zoom == zoom
    sitting.press(Click("thing", cell))
    assert sitting.match.node.code == turned


def test_a_second_click_makes_the_move_in_sight(sit):
    """Where several moves begin, the first click waits, and one more on the space decides."""
    sitting = sit()
    cell = several_here(sitting)
    here, shown = sitting.match.here, sitting.hands.shown
    sitting.press(Click("thing", cell))
    assert sitting.match.here == here
    assert sitting.hands.pinned == cell
    sitting.press(Click("thing", cell))
    assert sitting.match.node.code == shown


def test_escape_steps_back(sit):
    """Escape takes the space back, then the kind of move, and then is not needed any more."""
    sitting = sit()
    cell = several_here(sitting)
    sitting.press(Click("thing", cell))
    sitting.key(Qt.Key.Key_Escape)
    assert sitting.hands.pinned is None
    assert sitting.hands.narrowing.kind
    sitting.key(Qt.Key.Key_Escape)
    assert not sitting.hands.narrowing.made
    assert not sitting.hands.step_back()


def test_tab_leaves_the_board_until_a_move_is_begun(sit):
    """Tab is no trap: only with a click made does it turn the piece."""
    sitting = sit()
    cell = several_here(sitting)
    sitting.hands.choose_kind("")
    sitting.view.setFocus()
    sitting.hands.go_to(cell)
    before = sitting.hands.shown
    sitting.key(Qt.Key.Key_Tab)
    assert not sitting.view.hasFocus()
    sitting.view.setFocus()
    sitting.hands.go_to(cell)
    sitting.press(Click("thing", cell))
    sitting.key(Qt.Key.Key_Tab)
    assert sitting.view.hasFocus()
    assert sitting.hands.shown != before


def test_an_illegal_click_tells_the_rule(sit):
    """A click that leads nowhere is refused with a rule of the game, and kept in the match."""
    sitting = sit(plies=HEXES)
    code = sitting.until(lambda one: one[0].target == "button" and spaces(one))
    sitting.press(sitting.gesture(code)[0])
    targets = sitting.hands.narrowing.targets
    cell = next(one for one in sitting.board.scene.ground.spots if one not in targets)
    sitting.press(Click("thing", cell))
    assert len(sitting.refused) == 1
    told = sitting.refused[0]
    assert told.refusal.text
    assert set(told.refusal.rules) & set(sitting.match.scenario.game.rules)
    assert cell in spaces(sitting.gesture(told.code))
    assert sitting.gesture(told.code)[0] == sitting.gesture(code)[0]
    assert len(sitting.match.rejected) == 1


def test_a_kind_that_is_not_allowed_tells_why(sit):
    """Buttons of kinds that cannot be chosen now are there, and say why when pressed.

    The reason is the game's own for the whole kind, and the match keeps it under its name.
    """
    sitting = sit()
    scenario, state = sitting.match.scenario, sitting.match.state
    kinds = [name for name in sitting.bar.kinds if name]
    wrong = [name for name in kinds if name not in sitting.hands.narrowing.kinds]
    for name in wrong:
        sitting.press(Click("button", name=name))
        told = sitting.refused[-1]
        codes = sitting.hands.refusals.codes_of(name)
        assert told.refusal == why_none(scenario, state, codes)
        assert sitting.match.rejected[-1].text == told.text == name
        assert not sitting.hands.narrowing.made
    assert wrong


def test_a_space_that_a_kind_never_names_is_refused_for_that_kind(sit):
    """Nothing is said about other kinds of moves; the match keeps kind and space."""
    sitting = sit()
    code = sitting.until(lambda one: [click.target for click in one] == ["button", "thing"])
    kind = sitting.gesture(code)[0]
    sitting.press(kind)
    every = sitting.hands.refusals.codes_of(kind.name)
    named = {cell for one in every for cell in spaces(sitting.gesture(one))}
    cell = next(cell for cell in sitting.board.scene.ground.spots if cell not in named)
    sitting.press(Click("thing", cell))
    name = sitting.board.scene.spot(cell).name
    assert sitting.match.rejected[-1].text == f"{kind.name} {name}"
    assert sitting.refused[-1].refusal.rules
    assert sitting.hands.narrowing.kind == kind.name


def test_the_only_kind_that_is_legal_gives_the_reason(sit):
    """While oracles are placed, open land is refused for them and not for roads."""
    sitting = sit()
    assert [*sitting.hands.narrowing.kinds] == ["oracle"]
    named = {cell for one in sitting.match.legal_codes() for cell in spaces(sitting.gesture(one))}
    every = sitting.hands.refusals.codes_of("oracle")
    known = {cell for one in every for cell in spaces(sitting.gesture(one))}
    cell = next(spot for spot in sitting.board.scene.ground.spots if spot not in known | named)
    sitting.press(Click("thing", cell))
    all_moves = sitting.refused[-1].refusal
    sitting.press(Click("button", name="oracle"))
    sitting.press(Click("thing", cell))
    assert all_moves == sitting.refused[-1].refusal


def test_a_place_without_moves_says_whose_it_is_and_what_can_be_done(sit):
    """A hand of somebody else: owner, what can be clicked, and the rule that most moves break."""
    sitting = sit(PLAIN)
    sitting.table.look_through(0)
    sitting.press(Click("thing", ("zone", 1)))
    refusal = sitting.refused[-1].refusal
    assert refusal.text == "This belongs to East. Choose a marked card."
    assert refusal.rules == ("PN-4",)


def test_whatever_is_only_shown_says_how_it_is_made(sit):
    """Card, legal moves and status say the same words, and these are true."""
    sitting = sit()
    cell = several_here(sitting)
    once, twice = how_to_play(1), how_to_play(2)
    assert twice in sitting.hands.sight.card.html
    assert twice in sitting.list.said.text()
    sitting.press(Click("thing", cell))
    assert twice in sitting.hands.sight.card.html
    code = sitting.hands.shown
    sitting.press(Click("thing", cell))
    assert sitting.match.node.code == code
    cell = several_here(sitting)
    sitting.hands.turn(1)
    assert once in sitting.hands.sight.card.html
    code = sitting.hands.shown
    sitting.press(Click("thing", cell))
    assert sitting.match.node.code == code


def test_turning_and_stepping_back_are_told_where_they_do_something(sit):
    """The keyboard on a card makes one move, and has clicked nothing that could be taken back."""
    sitting = sit(PLAIN)
    QTest.keyClick(sitting.view, Qt.Key.Key_PageDown)
    assert len(sitting.hands.codes) == 1
    assert not sitting.hands.narrowing.made
    assert sitting.bar.hint.text() == "Enter plays."


def test_enter_plays_what_is_shown(sit):
    """One press is enough wherever a move is in sight."""
    sitting = sit()
    several_here(sitting)
    code = sitting.hands.shown
    sitting.key(Qt.Key.Key_Return)
    assert sitting.match.node.code == code


def test_a_second_click_in_the_list_makes_the_move(sit):
    """The first click on a row shows its move; another row begins anew."""
    sitting = sit()
    here, rows = sitting.match.here, sitting.list.list

    def click(row):
        index = sitting.list.model.index(row)
        QTest.mouseClick(rows.viewport(), LEFT, pos=rows.visualRect(index).center())
        return index.data(CODE_ROLE)

    for row in (1, 2, 1):
        code = click(row)
        assert sitting.match.here == here
        assert sitting.hands.shown == code
    click(1)
    assert sitting.match.node.code == code


def test_a_kind_is_dragged_to_its_space(sit):
    """Drawing a button to a space is choosing the kind and clicking there."""
    sitting = sit()
    code = sitting.until(lambda one: [click.target for click in one] == ["button", "thing"])
    kind, space = sitting.gesture(code)
    button = sitting.bar.kinds[kind.name]
    there = button.mapFromGlobal(sitting.view.viewport().mapToGlobal(sitting.spot(space.address)))
    QTest.mousePress(button, LEFT, pos=button.rect().center())
    QTest.mouseMove(button, there)
    assert sitting.hands.shown == code
    QTest.mouseRelease(button, LEFT, pos=there)
    assert sitting.match.node.code == code


def test_nothing_is_offered_while_a_bot_is_to_move(sit):
    """Marks and buttons are there only for people, and only in the newest position."""
    sitting = sit(plies=HEXES)
    sitting.until(spaces)
    assert sitting.hands.sight.targets.places
    sitting.table.set_seat(sitting.match.seat_to_move, "greedy")
    assert not sitting.hands.active
    assert not sitting.hands.sight.targets.places
    assert not sitting.bar.isEnabled()
    sitting.table.set_seat(sitting.match.seat_to_move, PERSON)
    assert sitting.hands.active
    sitting.table.look_at(1)
    assert not sitting.hands.active


def test_taking_back_offers_the_same_again(sit):
    """After a move is taken back the same moves can be made as before it."""
    sitting = sit(plies=HEXES)
    code = sitting.until(spaces)
    before = dict(sitting.hands.narrowing.gestures)
    sitting.make(code)
    assert sitting.match.node.code == code
    sitting.table.take_back(override=True)
    assert dict(sitting.hands.narrowing.gestures) == before


def test_a_preview_does_not_peek(sit):
    """What a preview tells is the same however the hidden things lie."""
    import numpy as np

    sitting = sit(PLAIN)
    match = sitting.match
    kernels, record = match.scenario.game.kernels(), match.scenario.record
    told, states = set(), set()
    for deal in range(4):
        kernels.determinize(record, match.node.state, match.seat_to_move, np.array([deal], "u8"))
        preview = Preview(match, match.seat_to_move)
        code = match.legal_codes()[0]
        states.add(match.state.tobytes())
        told.add((preview.picture(code), preview.effects(code)))
    assert len(states) > 1, "nothing is hidden, so that nothing is shown by this test"
    assert len(told) == 1


def test_the_list_makes_moves(sit):
    """The filter keeps moves with all its words, shows the first, and Enter makes it."""
    sitting = sit()
    QAbstractItemModelTester(
        sitting.list.model, QAbstractItemModelTester.FailureReportingMode.Fatal
    )
    code = sitting.match.legal_codes()[-1]
    text = sitting.match.to_text(code)
    sitting.list.seek()
    QTest.keyClicks(sitting.list.filter, text)
    assert sitting.list.model.index(0).data() == text
    assert sitting.hands.shown == sitting.list.model.index(0).data(CODE_ROLE)
    QTest.keyClick(sitting.list.filter, Qt.Key.Key_Return)
    assert sitting.list.filter.text() == ""  # the next decision has other moves
    assert sitting.match.node.text == text


def test_the_list_narrows_with_the_clicks(sit):
    """The list holds the moves that are left after the clicks on the board."""
    sitting = sit()
    cell = several_here(sitting)
    sitting.press(Click("thing", cell))
    rows = range(sitting.list.model.rowCount())
    codes = [sitting.list.model.index(row).data(CODE_ROLE) for row in rows]
    assert codes == list(sitting.hands.narrowing.codes)
    assert all(cell in spaces(sitting.gesture(code)) for code in codes)


@pytest.mark.parametrize("reduced", [False, True])
def test_new_pieces_fade_in_unless_motion_is_reduced(sit, app, qtbot, reduced):
    """A laid piece comes up within a moment; with less motion it is there at once."""
    apply_motion(app, reduced=reduced)
    try:
        sitting = sit()
        sitting.hands.motion.always = True
        qtbot.wait(160)
        code = sitting.until(lambda one: [click.target for click in one] == ["button", "thing"])
        qtbot.wait(160)
        sitting.hands.motion.finish()
        sitting.make(code)
        assert sitting.hands.motion.moving is not reduced
        assert sitting.hands.active, "moves can be made while pieces move"
        qtbot.waitUntil(lambda: not sitting.hands.motion.moving)
        assert all(item.opacity() == 1.0 for item in sitting.board.scene.thing_items)
        items = [item for item in sitting.board.scene.items() if isinstance(item, ThingItem)]
        assert set(items) == set(sitting.board.scene.thing_items)
    finally:
        apply_motion(app, reduced=False)
