"""No bot knows what its seat cannot see; for every game and every kind of bot."""

from __future__ import annotations

import numpy as np
import pytest

from engine.bots import greedy
from engine.bots.registry import _weigh, cast_for, choice_among, choose_move, chooser, desk_for
from engine.jit import bind, kernel
from engine.kernels import no_group, nothing_hidden
from engine.records.replay import started
from engine.scenarios.catalog import load_scenario
from engine.scenarios.scenario import copied, states
from tests.support.pennies import GAME, PLAIN
from tests.support.walks import forgetful, scenario_of, usual_sources

BOTS = ("uniform", "greedy", "search:25", "search:10+rollout=uniform")
RESHUFFLES = 3
MOST_ASKED = 25


def variants():
    """One variant of every game, the tiny ones included, and readings that hide more."""
    usual = usual_sources()
    return [*usual, *(source for name in usual for source in forgetful(name))]


def hides(scenario):
    """Whether seats do not see everything, or not what chance will bring."""
    hidden = scenario.game.kernels().determinize is not nothing_hidden
    return hidden or "chance" in scenario.state_dtype.names


def positions(scenario, seed):
    """Positions of a game of greedy bots, spread over it, where there is something to choose."""
    kernels, moves = scenario.game.kernels(), np.zeros(scenario.game.most_moves, np.int32)
    state, stream = started(scenario, seed), np.array([seed], np.uint64)
    found = []
    while count := kernels.legal(scenario.record, state, moves):
        if count > 1:
            found.append(copied(scenario, state))
        move = choose_move(scenario, state, "greedy", stream)
        kernels.apply(scenario.record, state, np.int32(move))
    return found[:: max(len(found) // MOST_ASKED, 1)]


def reshuffled(scenario, state, number):
    """The position with all that the seat to move cannot see drawn anew."""
    kernels, row = scenario.game.kernels(), states(scenario, 1)
    row[0] = state
    seat = kernels.seat_to_move(scenario.record, state)
    kernels.imagine(scenario.record, row[0], seat, np.array([number], np.uint64))
    return row[0]


@pytest.mark.parametrize("source", variants(), ids=lambda source: source.rpartition("/")[2])
@pytest.mark.parametrize("bot", BOTS)
def test_hidden_things_do_not_change_a_choice(source, bot):
    """The same stream leads to the same move, wherever the hidden things are."""
    scenario = scenario_of(source)
    differ = 0
    for number, state in enumerate(positions(scenario, 2)):
        stream = np.array([number], np.uint64)
        chosen = choose_move(scenario, state, bot, stream.copy())
        for redraw in range(RESHUFFLES):
            other = reshuffled(scenario, state, 100 * number + redraw)
            differ += other.tobytes() != state.tobytes()
            assert choose_move(scenario, other, bot, stream.copy()) == chosen
    assert (differ > 0) == hides(scenario), "what is imagined must not be what there is"


@pytest.mark.parametrize("bot", ["greedy", "search:15"])
def test_hidden_things_do_not_change_how_often_a_move_is_chosen(bot):
    """Chi-square over many streams of the bot, for two deals that look the same to the seat."""
    from scipy.stats import chi2_contingency

    scenario = load_scenario(PLAIN)
    state = positions(scenario, 5)[-2]
    counts = np.zeros((2, GAME.most_moves), dtype=np.int64)
    for row, position in enumerate((state, reshuffled(scenario, state, 9))):
        for number in range(400):
            stream = np.array([1000 * row + number], np.uint64)
            counts[row, choose_move(scenario, position, bot, stream)] += 1
    used = counts[:, counts.sum(axis=0) > 0]
    assert used.shape[1] == 1 or chi2_contingency(used).pvalue > 0.001


@kernel
def _see_all(S, G, seat, stream):
    """An `imagine` that redraws nothing."""


def test_the_audit_catches_a_bot_that_peeks():
    """A greedy bot that leaves hidden cards where they are chooses by them."""
    scenario = load_scenario(PLAIN)
    assert chooser(GAME, "greedy") is not None
    peek = bind(greedy.choose, "peeking", weigh=_weigh(GAME), imagine=_see_all, blind=no_group)
    cast = cast_for(scenario, ("greedy",) * 3)
    desk, moves = desk_for(scenario, cast), np.zeros(GAME.most_moves, np.int32)
    kernels, caught = GAME.kernels(), 0
    assert choice_among(GAME, cast.kinds) is not peek
    for number, state in enumerate(positions(scenario, 2)):
        chosen = []
        for position in (state, *(reshuffled(scenario, state, n) for n in range(10))):
            count = kernels.legal(scenario.record, position, moves)
            seat = int(kernels.seat_to_move(scenario.record, position))
            stream = np.array([number], np.uint64)
            index = peek(scenario.record, position, moves, count, desk, cast.minds, seat, stream)
            chosen.append(int(moves[index]))
        caught += len(set(chosen)) > 1
    assert caught > 0
