"""The opening tree of a batch against its games, one by one."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.records.replay import started
from engine.scenarios.catalog import load_scenario
from engine.simulation.batch import Plan, run
from engine.simulation.collecting import Collector
from engine.simulation.openings import opening_tree
from engine.simulation.report import seed_of_game
from engine.statistics.intervals import wilson
from tests.support.pennies_table import pennies, table

__all__ = ["pennies", "table"]


def plan(games=120, threads=1, bots="uniform"):
    scenario = load_scenario("plain")
    return Plan(scenario, (bots,) * 3, games, 4, threads)


def test_branches_count_the_games_that_began_so(table):
    """Games, share of the win and Wilson's interval of a first move and of a second."""
    asked = plan()
    collector, results = Collector(asked), run(asked)
    begun = [tuple(collector.moves(number)[:2]) for number in range(120)]
    found = opening_tree(asked, 2, 1)
    assert (found.games, found.unfinished, found.rest) == (120, 0, 0)
    firsts = Counter(first for first, _ in begun)
    assert {branch.move: branch.games for branch in found.first} == firsts
    branch = found.first[0]
    mine = [number for number in range(120) if begun[number][0] == branch.move]
    won = results.shares[mine, branch.seat].sum()
    held = wilson(won, len(mine))
    assert branch.seat == 0
    assert branch.wins.mean == pytest.approx(100 * won / len(mine))
    assert (branch.wins.low, branch.wins.high) == pytest.approx((100 * held.low, 100 * held.high))
    below = branch.next[0]
    assert below.seat == 1
    assert below.games == Counter(begun)[branch.move, below.move]
    assert below.part == pytest.approx(below.games / branch.games)


def test_the_same_move_of_another_seat_is_another_branch():
    """Where the seat that begins is drawn by lot, its own games and wins are counted."""
    scenario = load_scenario("classic")
    asked = Plan(scenario, ("uniform",) * 4, 200, 1, 1)
    collector, results = Collector(asked), run(asked)
    kernels, won = scenario.game.kernels(), {}
    for number in range(200):
        state = started(scenario, seed_of_game(1, number))
        key = int(kernels.seat_to_move(scenario.record, state)), collector.moves(number)[0]
        won.setdefault(key, []).append(results.shares[number, key[0]])
    assert len({seat for seat, _ in won}) == 4
    found = opening_tree(asked, 1, 1)
    told = {(each.seat, each.move): (each.games, each.wins.mean) for each in found.first}
    assert told == {
        key: (len(each), pytest.approx(100 * sum(each) / len(each))) for key, each in won.items()
    }
    yellow = [branch for branch in found.first if branch.seat == 0]
    own = won[0, yellow[0].move]
    rest = [
        share
        for (seat, move), each in won.items()
        for share in each
        if seat == 0 and move != yellow[0].move
    ]
    ahead = found.ahead[found.first.index(yellow[0])].mean
    assert ahead == pytest.approx(100 * (sum(own) / len(own) - sum(rest) / len(rest)), abs=1e-9)


def test_rare_branches_are_taken_together(table):
    """What is left out is counted, so that nothing is lost."""
    found = opening_tree(plan(), 2, 6)
    assert found.first
    assert all(branch.games >= 6 for branch in found.first)
    assert sum(branch.games for branch in found.first) + found.rest == found.games
    for branch in found.first:
        assert sum(one.games for one in branch.next) + branch.rest == branch.games


def test_moves_are_told_in_words_of_the_game(table):
    """As files have them, and for people."""
    branch = opening_tree(plan(), 1, 1).first[0]
    assert branch.text.startswith("choose ")
    assert branch.words.startswith("choose ")


def test_threads_and_stops_change_no_game(table):
    """The same tree on three threads; after a stop that of the games that were played."""
    assert opening_tree(plan(120, 3), 2, 4) == opening_tree(plan(120, 1), 2, 4)
    stopped = opening_tree(plan(120), 2, 4, lambda _more: False)
    assert stopped == opening_tree(plan(25), 2, 4)
