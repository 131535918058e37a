"""Choices at a space: pictures of what they would put there, or words where these say more."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.discovery import registered
from engine.game import Click
from engine.scenarios.catalog import load_scenario
from tests.support import pennies
from tests.workbench.play.hands_table import LEFT, Sitting
from workbench.play.hands.choice_buttons import DONE, PictureButton
from workbench.play.hands.gestures import Narrowing

BOARD = "classic-2"


@pytest.fixture
def sit(app, qtbot):
    """Sits down at a variant."""
    open_ones = []

    def sat(source=BOARD):
        with registered(pennies.GAME):
            scenario = load_scenario(source)
        open_ones.append(Sitting(qtbot, scenario))
        return open_ones[-1]

    yield sat
    for one in open_ones:
        one.close()


def offered(sitting):
    """A space with several choices of one kind, not clicked yet; the kind is chosen."""
    code = sitting.until(
        lambda one: [click.target for click in one] == ["button", "thing", "choice"]
    )
    sitting.press(sitting.gesture(code)[0])
    return next(cell for cell, count in sitting.hands.narrowing.targets.items() if count > 1)


def names_here(sitting, cell):
    """Choice -> move, of the legal moves at a space of the chosen kind."""
    codes = sitting.hands.narrowing.at_places[cell]
    return {sitting.gesture(code)[-1].name: code for code in codes}


def test_choices_that_look_different_are_pictures(sit):
    """Each button has its own picture, and says in words what is seen on it."""
    sitting = sit()
    cell = offered(sitting)
    moves = names_here(sitting, cell)
    sitting.press(Click("thing", cell))
    buttons = sitting.step.choices.buttons
    assert set(buttons) == set(moves)
    assert all(isinstance(one, PictureButton) and not one.text() for one in buttons.values())
    images = [one.grab().toImage() for one in buttons.values()]
    for button in buttons.values():
        button.setChecked(False)
    assert all(one != other for at, one in enumerate(images) for other in images[:at])
    for name, button in buttons.items():
        coming = sitting.hands.preview.picture(moves[name]).things
        added = [thing.tip for thing in coming if thing.on == cell]
        assert button.accessibleName() == button.toolTip() == "; ".join(added)
    assert len({button.toolTip() for button in buttons.values()}) == len(buttons)


def test_a_click_on_a_picture_makes_its_move(sit):
    """Whichever is shown, the picture that is clicked is played."""
    sitting = sit()
    cell = offered(sitting)
    moves = names_here(sitting, cell)
    sitting.press(Click("thing", cell))
    name = list(moves)[-1]
    QTest.mouseClick(sitting.step.choices.buttons[name], LEFT)
    assert sitting.match.node.code == moves[name]


def test_the_shown_choice_is_marked(sit):
    """R goes from picture to picture, as it turns the piece on the board."""
    sitting = sit()
    cell = offered(sitting)
    moves = names_here(sitting, cell)
    sitting.press(Click("thing", cell))
    for _ in moves:
        marked = [n for n, one in sitting.step.choices.buttons.items() if one.isChecked()]
        assert [moves[name] for name in marked] == [sitting.hands.shown]
        before = sitting.hands.shown
        sitting.key(Qt.Key.Key_R)
        assert sitting.hands.shown != before


def test_the_keyboard_sees_the_pictures_of_its_space(sit):
    """Nobody needs to click to see what can be chosen where the cursor stands."""
    sitting = sit()
    offered(sitting)
    sitting.view.setFocus()
    for _ in range(len(sitting.hands.narrowing.targets)):
        sitting.key(Qt.Key.Key_PageDown)
        if len(sitting.hands.codes) > 1:
            break
    cell = sitting.hands.at
    moves = names_here(sitting, cell)
    assert set(sitting.step.choices.buttons) == set(moves)
    name = list(moves)[-1]
    QTest.mouseClick(sitting.step.choices.buttons[name], LEFT)
    assert sitting.match.node.code == moves[name]


def test_cards_that_are_pressed_need_no_buttons(sit):
    """Each card of the hand is marked, and nothing beside the table offers it again."""
    sitting = sit(pennies.PLAIN)
    cards = {
        click.address for code in sitting.match.legal_codes() for click in sitting.gesture(code)
    }
    assert set(sitting.hands.sight.targets.places) == cards
    assert not sitting.step.choices.buttons


def test_another_theme_draws_the_pictures_anew(sit):
    """Ground and pieces take the colours of the board."""
    from workbench.look.theme import DARK, LIGHT

    sitting = sit()
    sitting.press(Click("thing", offered(sitting)))
    seen = []
    for theme in (LIGHT, DARK):
        sitting.board.set_theme(theme)
        sitting.hands.set_theme(theme)
        seen.append(next(iter(sitting.step.choices.buttons.values())).grab().toImage())
    assert seen[0] != seen[1]


def mixed(sitting):
    """A space where a move needs a choice and another one needs none; no kind is chosen."""
    for _ in range(200):
        now = sitting.hands.narrowing
        for cell, codes in now.at_places.items():
            lengths = sorted(len(sitting.gesture(code)) for code in codes)
            if lengths[0] == 2 and lengths.count(2) == 1 and lengths.count(3) > 1:
                return cell, {len(sitting.gesture(code)): code for code in codes}[2]
        sitting.bot_moves()
        sitting.table.refresh()
    raise AssertionError("no such space came about")


def test_a_move_without_a_choice_stands_beside_those_with_one(sit):
    """A hex on which a city or a road can lie offers the city, too."""
    sitting = sit()
    cell, plain = mixed(sitting)
    sitting.press(Click("thing", cell))
    buttons = sitting.step.choices.buttons
    assert DONE in buttons
    assert len(buttons) == sitting.hands.place[1]
    sitting.hands.turn(-1)
    shown = [name for name, button in buttons.items() if button.isChecked()]
    assert len(shown) == 1
    QTest.mouseClick(buttons[DONE], LEFT)
    assert sitting.match.node.code == plain


def test_a_choice_above_the_board_is_made_by_its_button(sit):
    """One click on it: neither a second one nor the wheel is told of."""
    sitting = sit()
    hands, take = sitting.hands, Click("button", name="take")
    ways = zip(sitting.match.legal_codes(), ("left", "right"), strict=False)
    gestures = {code: (take, Click("choice", name=name)) for code, name in ways}
    hands.at, hands.narrowing = None, Narrowing.begun(gestures, "")
    hands.look_at_hand()
    assert "Enter or the button plays it." in hands.sight.card.html
    assert "wheel" not in hands.sight.card.html
