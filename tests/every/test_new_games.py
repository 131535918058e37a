"""The tests that a new game is written with hold for other games, and catch what they say."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from engine.kernels import never_secret, no_group, nothing_hidden
from engine.picture import ALL, PUBLIC
from engine.records.replay import started
from engine.scenarios.new_game import rendered
from engine.scenarios.scenario import copied
from tests.support.pennies import PLAIN
from tests.support.pennies.state import CHOSEN
from tests.support.tiny_games import tiny_games, variants_of
from tests.support.walks import named, scenario_of

SOURCES = [source for game in tiny_games() for source in variants_of(game)]

ORDERS = next(game for game in tiny_games() if game.name == "orders")
AUCTION = next(source for source in SOURCES if "auction" in named(source))


def contract(game):
    """The tests as functions, which find another game under the name of the new one."""
    text = rendered("islet")[Path("tests/test_contract.py")]
    found = {"GAME": game}
    exec(text.replace("from islet import GAME\n", ""), found)  # noqa: S102
    return SimpleNamespace(**{name: one for name, one in found.items() if name[:5] == "test_"})


def walker(scenario, kernels=None):
    """As in the conftest of a new game."""
    kernels = kernels or scenario.game.kernels()

    def played(seed):
        chance, moves = random.Random(seed), np.zeros(scenario.game.most_moves, np.int32)
        state = started(scenario, seed)
        while count := kernels.legal(scenario.record, state, moves):
            legal = moves[:count].tolist()
            chosen = chance.choice(legal)
            yield copied(scenario, state), legal, chosen
            kernels.apply(scenario.record, state, chosen)
        yield state, [], -1

    return played


@pytest.mark.parametrize("source", SOURCES, ids=named)
def test_a_game_that_is_right_passes_them(source):
    """Cards, hidden hands, secret choices, boards that grow, graphs."""
    scenario = scenario_of(source)
    for name, test in vars(contract(scenario.game)).items():
        test() if "files" in name else test(scenario, walker(scenario))


class Slipped:
    """A game that is otherwise in a few things."""

    def __init__(self, game, **others):
        self.__dict__.update(game=game, **others)

    def __getattr__(self, name):
        return getattr(self.game, name)


def caught(test, scenario, **others):
    """What a test says about a game with slips."""
    tests = contract(Slipped(scenario.game, **others))
    with pytest.raises(AssertionError) as failure:
        getattr(tests, test)(
            scenario, walker(scenario, "kernels" in others and others["kernels"]())
        )
    return str(failure.value).partition("\n")[0]


def test_secrets_that_others_would_read_are_caught():
    """`blind` without `secrecy`, told with the text of a move."""
    scenario = scenario_of(PLAIN)
    kernels = replace(scenario.game.kernels(), secrecy=never_secret)
    said = caught(
        "test_choices_made_at_the_same_time_are_secret", scenario, kernels=lambda: kernels
    )
    assert said.startswith("'choose ")
    assert "`secrecy` says NEVER" in said


@pytest.mark.parametrize(
    ("test", "said"),
    [
        ("test_pictures_show_nothing_that_is_hidden", "sees what is hidden from seat"),
        ("test_choices_made_at_the_same_time_are_secret", "can tell 'choose "),
    ],
)
def test_a_picture_that_shows_everything_to_everybody_is_caught(test, said):
    """Hands, and what was just chosen."""
    game = scenario_of(PLAIN).game

    def picture(record, state, viewer):
        return game.picture(record, state, ALL)

    assert said in caught(test, scenario_of(PLAIN), picture=picture)


def test_the_first_of_several_secret_choices_is_caught():
    """Shown as soon as it is made, and covered again when the seat has done."""
    scenario = scenario_of(variants_of(ORDERS)[0])

    def picture(record, state, viewer):
        mover = int(ORDERS.kernels().seat_to_move(record, state))
        return ORDERS.picture(record, state, mover if viewer == PUBLIC and mover >= 0 else viewer)

    said = caught("test_choices_made_at_the_same_time_are_secret", scenario, picture=picture)
    assert said.startswith("-1 can tell '")


def test_choices_that_are_not_taken_back_are_caught():
    """Bots would know what the others have chosen."""
    scenario = scenario_of(PLAIN)
    kernels = replace(scenario.game.kernels(), reopen=lambda *_: None)
    test = "test_choices_made_at_the_same_time_are_secret"
    assert "`reopen` leaves 'choose " in caught(test, scenario, kernels=lambda: kernels)


def test_a_game_in_which_nobody_ever_decides_is_caught():
    """All else would hold, since there is nothing to look at."""
    scenario = scenario_of(PLAIN)
    kernels = replace(scenario.game.kernels(), legal=lambda *_: 0)
    said = caught("test_a_game_ends_and_somebody_wins", scenario, kernels=lambda: kernels)
    assert said.startswith("nobody decides at the start")


def test_hands_that_are_not_dealt_anew_are_caught():
    """`determinize` is missing, though a picture hides the hands of others."""
    scenario = scenario_of(PLAIN)
    kernels = replace(scenario.game.kernels(), determinize=nothing_hidden)
    test = "test_pictures_show_nothing_that_is_hidden"
    assert "deals nothing anew" in caught(test, scenario, kernels=lambda: kernels)


def test_hands_dealt_by_what_is_hidden_are_caught():
    """Bots that think twice about a position would know more than they see."""
    scenario = scenario_of(PLAIN)
    right = scenario.game.kernels()

    def sometimes(S, G, seat, stream):
        if stream[0] % 2:
            right.determinize(S, G, seat, stream)

    kernels = replace(right, determinize=sometimes)
    said = caught("test_pictures_show_nothing_that_is_hidden", scenario, kernels=lambda: kernels)
    assert said.startswith("`determinize` hangs on what is hidden from seat")


def test_backs_where_nothing_is_hidden_are_caught():
    """Only what ALL sees card by card can be found to be dealt anew."""
    game = scenario_of(PLAIN).game

    def picture(record, state, viewer):
        return game.picture(record, state, max(viewer, PUBLIC))

    said = caught("test_pictures_show_every_position", scenario_of(PLAIN), picture=picture)
    assert "hides something from ALL" in said


def test_a_step_that_tells_what_is_hidden_is_caught():
    """The targets of others, in the sentence about a sale."""
    test, scenario = "test_what_is_told_is_nothing_that_is_hidden", scenario_of(AUCTION)
    said = caught(test, scenario, narrate=lambda *given: str(given[2].chosen))
    assert "is told '[" in said


def test_choices_that_bar_those_of_others_are_caught():
    """Who may not play a card knows that another has chosen a certain one."""
    scenario = scenario_of(PLAIN)
    right = scenario.game.kernels()

    def legal(S, G, out):
        return right.legal(S, G, out) - bool(G.turn and G.holder[0] >= CHOSEN)

    kernels = replace(right, legal=legal)
    test = "test_choices_made_at_the_same_time_are_secret"
    assert " can tell 'choose " in caught(test, scenario, kernels=lambda: kernels)


def test_secrets_of_a_group_that_never_opens_are_caught():
    """`secrecy` without `blind`: they would be secret for ever, and to nobody who thinks."""
    scenario = scenario_of(PLAIN)
    kernels = replace(scenario.game.kernels(), blind=no_group)
    test = "test_choices_made_at_the_same_time_are_secret"
    assert "`blind` that none is open" in caught(test, scenario, kernels=lambda: kernels)


def test_a_slip_is_told_with_the_text_of_the_move():
    """Not with its code alone."""
    scenario = scenario_of(PLAIN)
    game = scenario.game

    def backwards(record, state, text):
        return game.codes(record).max() - game.from_text(record, state, text)

    said = caught("test_moves_are_written_and_read_again", scenario, from_text=backwards)
    assert said.startswith("'choose ")
