"""Nobody learns what others have laid while orders are open (ME-7), nor what screens hide (ME-A20)."""

from __future__ import annotations

from itertools import islice
from random import Random

import numpy as np
import pytest

from engine.bots.registry import choose_move
from engine.games.marchands import GAME
from engine.games.marchands import state as at
from engine.picture import PUBLIC
from engine.play.hints import Budget, hints
from engine.play.spoken import spoken
from engine.scenarios.scenario import copied
from tests.support import random_games
from tests.support.marchands_scenes import position, scene, started
from tests.support.marchands_secrets import laid_anew
from tests.support.marchands_side_by_side import chosen
from tests.support.positions import legal_codes

SEEDS = (1, 2)
SCENARIOS = (
    {"seats": 2, "memory": "remembered"},
    {"seats": 4, "memory": "on_table", "rewards": "up_to_two", "decline": "may"},
)
EVERY = 23  # positions of a game
REDRAWS = 3
FEW = Budget(games=24, candidates=3, bot="uniform")


def walk(scenario, seed):
    """Each position of a random game with a decision, copied."""
    chance, record = Random(seed), scenario.record
    for state in random_games.walk(GAME, record, seed, lambda now: chosen(record, now, chance)):
        if state.stage != at.OVER:
            yield copied(scenario, state)


def planning(scenario, seed):
    """Positions in which orders are open, spread over a game."""
    return islice((one for one in walk(scenario, seed) if one.stage == at.PLAN), 5, None, EVERY)


def read(scenario, state, viewer):
    """All that pictures and texts tell a viewer, and its moves if it decides."""
    record = scenario.record
    picture = GAME.picture(record, state, viewer)
    decides = int(GAME.kernels().seat_to_move(record, state)) == viewer
    codes = legal_codes(GAME, record, state) if decides else []
    words = [(GAME.in_words(record, state, one), GAME.gesture(record, state, one)) for one in codes]
    return picture, [*spoken(scenario, picture)], codes, words


@pytest.mark.parametrize("changes", SCENARIOS, ids=lambda one: one["memory"])
@pytest.mark.parametrize("seed", SEEDS)
def test_pictures_and_texts_do_not_tell_open_orders(changes, seed):
    """ME-7: whatever the others have laid, and however much, each viewer reads the same."""
    scenario, chance = scene(**changes), Random(seed)
    differ = 0
    for state in planning(scenario, seed):
        for viewer in (*range(scenario.seats), PUBLIC):
            before = read(scenario, state, viewer)
            for _ in range(REDRAWS):
                other = laid_anew(scenario, state, viewer, chance)
                differ += other.tobytes() != state.tobytes()
                assert read(scenario, other, viewer) == before
    assert differ


@pytest.mark.slow
@pytest.mark.parametrize("changes", SCENARIOS, ids=lambda one: one["memory"])
def test_bots_and_hints_do_not_hang_on_open_orders(changes):
    """ME-7: what the seat to move is advised and what a bot chooses there is the same."""
    scenario, chance = scene(**changes), Random(5)
    for number, state in enumerate(islice(planning(scenario, 3), 6)):
        seat = int(GAME.kernels().seat_to_move(scenario.record, state))
        other = laid_anew(scenario, state, seat, chance)
        assert advised(scenario, other, number) == advised(scenario, state, number)


def advised(scenario, state, number):
    """Choices of bots and hints, from the same chance."""
    bots = [
        choose_move(scenario, state, bot, np.array([number], np.uint64))
        for bot in ("uniform", "greedy")
    ]
    return bots, hints(scenario, state, FEW)


def test_a_row_is_seen_by_its_seat_alone_until_all_are_laid():
    """ME-7, ME-8: afterwards everybody sees it."""
    here = position(contracts={"9": "ccb"}, blue={"caravan": "9", "held": "ccb"})
    here = here.play("trade", "go a", *["done"] * 5)
    tokens = {viewer: shown_tokens(here, viewer) for viewer in (0, 1, PUBLIC)}
    assert tokens == {0: ["X", "a"], 1: [], PUBLIC: []}
    here = here.orders()
    assert here.phase == "reward"
    assert shown_tokens(here, 1) == shown_tokens(here, PUBLIC) == ["X", "a"]


def shown_tokens(here, viewer):
    """The open tokens in front of all seats."""
    zones = GAME.picture(here.record, here.state, viewer).zones
    things = (thing for zone in zones for thing in zone.things if thing.look == "order")
    return [thing.texts[0] for thing in things if not thing.hidden]


# What lies on the table.


def on_table_games():
    """Positions of random games in which only what lies on the table is known."""
    scenario = scene(**SCENARIOS[1])
    for seed in SEEDS:
        for state in islice(walk(scenario, seed), 10, None, EVERY):
            yield scenario, state


def drawn_anew(scenario, state, seat, number, kernel="determinize"):
    """The position with all drawn that a seat cannot see."""
    found = copied(scenario, state)
    stream = np.array([number], np.uint64)
    getattr(GAME.kernels(), kernel)(scenario.record, found, seat, stream)
    return found


def test_a20_pictures_do_not_differ_after_what_is_hidden_is_drawn():
    """ME-A20: a seat sees the same, whatever lies behind other screens and face down."""
    differ = 0
    for scenario, state in on_table_games():
        for seat in range(scenario.seats):
            before = read(scenario, state, seat)
            for number in range(REDRAWS):
                other = drawn_anew(scenario, state, seat, number)
                differ += other.tobytes() != state.tobytes()
                assert read(scenario, other, seat) == before
    assert differ


def test_a20_nothing_is_lost_or_made_by_drawing():
    """ME-A20: goods, contracts and electors stay as many, and stocks are kept to."""
    for scenario, state in on_table_games():
        for seat in range(scenario.seats):
            other = drawn_anew(scenario, state, seat, 7)
            again = copied(scenario, other)
            GAME.kernels().rebuild(scenario.record, again)
            for name in ("bag", "kept", "kept_ecus", "voted", "left_in_bag", "built", "faith"):
                assert (again[name] == other[name]).all(), name
            assert (other.bag >= 0).all()
            assert (other.voted <= scenario.record.electors).all()
            assert other.votes.sum() == state.votes.sum()


@pytest.mark.parametrize(
    "bot", ["uniform", "greedy", pytest.param("search:15", marks=pytest.mark.slow)]
)
def test_a20_bots_do_not_hang_on_what_is_hidden(bot):
    """ME-A20: the same stream leads to the same move after `imagine`."""
    for number, (scenario, state) in enumerate(on_table_games()):
        seat = int(GAME.kernels().seat_to_move(scenario.record, state))
        choice = choose_move(scenario, state, bot, np.array([number], np.uint64))
        for redraw in range(REDRAWS):
            other = drawn_anew(scenario, state, seat, redraw, "imagine")
            assert choose_move(scenario, other, bot, np.array([number], np.uint64)) == choice


def test_a20_hints_do_not_hang_on_what_is_hidden():
    """ME-A20: the same advice after `imagine`."""
    for scenario, state in islice(on_table_games(), 0, None, 5):
        seat = int(GAME.kernels().seat_to_move(scenario.record, state))
        other = drawn_anew(scenario, state, seat, 3, "imagine")
        assert hints(scenario, other, FEW) == hints(scenario, state, FEW)


def test_before_caravans_are_placed_all_see_the_same():
    """So no screen is handed over for it; afterwards each seat has a screen (ME-2)."""
    here = started(1)
    first, *others = (GAME.picture(here.record, here.state, seat) for seat in range(3))
    assert all(one == first for one in others)
    while here.phase == "start":
        here = here.play(min(here.legal()))
    blue, orange = (GAME.picture(here.record, here.state, seat) for seat in range(2))
    assert blue != orange
