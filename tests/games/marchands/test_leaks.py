"""What a seat may not know reaches it through no door (ME-7, ME-2, ME-17, ME-A20).

Random games; at many positions all that a viewer cannot know is drawn anew, and whatever it is
shown, told, refused or advised must stay the same.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import numpy as np
import pytest

from engine.bots.registry import choose_move
from engine.games.marchands import GAME
from engine.games.marchands import state as at
from engine.picture import PUBLIC
from engine.play.continuing import SWEEPS
from engine.scenarios.scenario import copied
from tests.support.marchands_scenes import scene
from tests.support.marchands_secrets import SECRETS, hidden_anew, leaks
from tests.support.positions import legal_codes

MEMORIES = ("remembered", "on_table")
TABLES = (
    {"seats": 2, "payment": "out_of_game"},
    {"seats": 3, "rewards": "up_to_two", "decline": "may", "drawing": "deck"},
    {"seats": 4, "payment": "shown", "shortage": "partial"},
)
REDRAWS = 2
KERNELS = GAME.kernels()


def played(scenario, seed, bot, every):
    """Positions of a game of bots with a decision: of each phase one of so many."""
    state = np.zeros(1, at.STATE).view(np.recarray)[0]
    KERNELS.reset(scenario.record, state, np.uint64(seed))
    stream, seen = np.array([seed], np.uint64), Counter()
    while legal_codes(GAME, scenario.record, state):
        phase = "orders" if state.stage == at.PLAN else "others"
        seen[phase] += 1
        if seen[phase] % every[phase] == 0:
            yield copied(scenario, state)
        move = choose_move(scenario, state, bot, stream)
        KERNELS.apply(scenario.record, state, np.int32(move))


def audit(scenario, states, chance):
    """Redraws with other secrets, by phase and by secret, and channels that told them apart."""
    differ, told = Counter(), Counter()
    for state in states:
        for viewer, _ in product((*range(scenario.seats), PUBLIC), range(REDRAWS)):
            secrets, channels = leaks(scenario, state, viewer, chance)
            differ.update([at.STAGES[state.stage]] if secrets else [])
            differ.update(secrets)
            told.update((at.STAGES[state.stage], channel) for channel in channels)
    return differ, told


def expect_no_leak(scenario, bots, seeds, every, least):
    """Nothing hangs on secrets, which differed in at least so many redraws of a phase."""
    states = (
        state for bot, seed in product(bots, seeds) for state in played(scenario, seed, bot, every)
    )
    differ, told = audit(scenario, states, Random(1))
    assert told == {}
    wanted = {"orders", "tokens"}
    if scenario.record.memory == at.ON_TABLE:
        wanted |= {"announce", *SECRETS}
    assert wanted <= {one for one, count in differ.items() if count >= least}, differ


@pytest.mark.parametrize("memory", MEMORIES)
def test_nothing_shown_or_advised_hangs_on_secrets(memory):
    """ME-7, ME-A20: pictures, words, moves, refusals, effects, and what is imagined."""
    expect_no_leak(
        scene(seats=3, memory=memory), ("greedy",), (3,), {"orders": 41, "others": 19}, 8
    )


@pytest.mark.slow
@pytest.mark.parametrize("memory", MEMORIES)
@pytest.mark.parametrize("table", TABLES, ids=lambda one: f"{one['seats']} seats")
def test_nothing_hangs_on_secrets_in_any_variant(table, memory):
    """The same with other numbers of seats and other readings, at many more positions."""
    scenario, every = scene(memory=memory, **table), {"orders": 13, "others": 5}
    expect_no_leak(scenario, ("greedy", "uniform"), (3, 4), every, 30)


@pytest.mark.parametrize("memory", MEMORIES)
@pytest.mark.parametrize(
    "bot",
    [
        "uniform",
        "greedy",
        pytest.param("greedy@bishop", marks=pytest.mark.slow),
        pytest.param("search:8", marks=pytest.mark.slow),
    ],
)
def test_bots_do_not_choose_by_secrets(memory, bot):
    """ME-A20: the same stream leads to the same move, whatever others have laid and keep."""
    scenario, chance, differ = scene(seats=4, memory=memory), Random(2), 0
    for number, state in enumerate(played(scenario, 5, "greedy", {"orders": 13, "others": 9})):
        seat = int(KERNELS.seat_to_move(scenario.record, state))
        choice = choose_move(scenario, state, bot, np.array([number], np.uint64))
        for _ in range(REDRAWS):
            other = hidden_anew(scenario, state, seat, chance)
            differ += other.tobytes() != state.tobytes()
            assert choose_move(scenario, other, bot, np.array([number], np.uint64)) == choice
    assert differ > 10


@pytest.mark.parametrize("memory", MEMORIES)
def test_all_seats_decide_equally_often_before_orders_are_shown(memory):
    """ME-7: how many plies a seat makes does not tell how many orders it lays."""
    scenario = scene(seats=3, memory=memory)
    state = np.zeros(1, at.STATE).view(np.recarray)[0]
    KERNELS.reset(scenario.record, state, np.uint64(8))
    stream, plies = np.array([8], np.uint64), Counter()
    while codes := legal_codes(GAME, scenario.record, state):
        if state.stage == at.PLAN:
            plies[int(state.finished), int(KERNELS.seat_to_move(scenario.record, state))] += 1
        move = choose_move(scenario, state, "uniform", stream) if len(codes) > 1 else codes[0]
        KERNELS.apply(scenario.record, state, np.int32(move))
    assert set(plies.values()) == {int(scenario.record.orders) + 1}
    assert len(plies) == 3 * int(scenario.record.rounds)


# What those see who see the table alone.


def seen_by_none(scenario, state, number):
    """Goods, contracts and monopolies of each seat after everybody's view was drawn in turn."""
    guess, stream = copied(scenario, state), np.array([number], np.uint64)
    for sweep in range(SWEEPS * scenario.seats):
        KERNELS.determinize(scenario.record, guess, sweep % scenario.seats, stream)
    return [*guess.held.sum(axis=1), *guess.kept, *guess.tiles]


def test_a20_nothing_of_a_screen_is_left_in_what_all_may_imagine():
    """ME-A20: the mean amounts of each seat are the same, whatever the screens hide."""
    scenario, chance = scene(seats=3, memory="on_table"), Random(4)
    for state in played(scenario, 6, "greedy", {"orders": 99, "others": 20}):
        other = hidden_anew(scenario, state, PUBLIC, chance)
        other.held[0], other.tiles[0] = 0, 0
        KERNELS.rebuild(scenario.record, other)
        rows = [
            np.array([seen_by_none(scenario, one, 7000 * which + n) for n in range(300)], float)
            for which, one in enumerate((state, other))
        ]
        gap = np.abs(rows[0].mean(axis=0) - rows[1].mean(axis=0))
        error = np.sqrt((rows[0].var(axis=0) + rows[1].var(axis=0)) / 300)
        assert (gap <= 4.5 * error + 0.15).all(), (gap, error)
