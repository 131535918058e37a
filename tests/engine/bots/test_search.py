"""The searching bot: what it finds, what it costs, and that it repeats itself."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace

import numpy as np
import pytest

from engine.bots.clock import CLOCK, ticking
from engine.bots.minds import EXPLORE, SCALE
from engine.bots.registry import (
    REMEMBERED_BYTES,
    _Thinkers,
    cast_for,
    choice_among,
    choose_move,
    desk_for,
)
from engine.bots.search import squashed
from engine.bots.tree import logarithm
from engine.discovery import registered
from engine.records.replay import started
from engine.scenarios.catalog import load_scenario
from engine.simulation.batch import Plan, run
from engine.tuning.climbing import Side, match
from tests.support import heaps
from tests.support.pennies import GAME, PLAIN
from tests.support.sources import ROOT

PRINT_MOVES = """
import sys
import numpy as np
from engine.discovery import registered
from engine.records.replay import started
from engine.scenarios.catalog import load_scenario
from engine.bots.registry import choose_move
from tests.support.pennies import GAME
with registered(GAME):
    for source, plies in zip(sys.argv[2::2], sys.argv[3::2], strict=True):
        scenario = load_scenario(source)
        state, stream = started(scenario, 3), np.array([8], np.uint64)
        for _ in range(int(plies)):
            move = choose_move(scenario, state, sys.argv[1], stream)
            print(move)
            scenario.game.kernels().apply(scenario.record, state, move)
"""


def thinking(scenario, bot, seed=5):
    """The desk of a bot that has thought about the first move of a game."""
    cast = cast_for(scenario, (bot,) * scenario.seats)
    desk, choose = desk_for(scenario, cast), choice_among(scenario.game, cast.kinds)
    state, moves = started(scenario, seed), np.zeros(scenario.game.most_moves, np.int32)
    kernels = scenario.game.kernels()
    count = kernels.legal(scenario.record, state, moves)
    seat = int(kernels.seat_to_move(scenario.record, state))
    stream = np.array([1], np.uint64)
    choose(scenario.record, state, moves, count, desk, cast.minds, seat, stream)
    return desk


@pytest.mark.parametrize("bot", ["search:300+rollout=none", "search:300+plies=2"])
def test_the_visits_add_up(scenario, bot):
    """Every iteration passes the root once, and each position counts the moves made there."""
    desk = thinking(scenario, bot)
    nodes = desk.nodes[: desk.used[0]]
    assert nodes[0].visits == 300
    for number, node in enumerate(nodes):
        edges = desk.edges[node.first : node.first + node.count]
        assert node.extra < desk.used[1]
        assert (edges.visits[node.opened :] == 0).all()
        arrived = 0 if number == 0 else 1  # the visit that made the node went no farther
        extra, edge = 0, int(node.extra)
        while edge >= 0:
            extra += int(desk.edges[edge].visits)
            edge = int(desk.edges[edge].next)
        made = int(edges.visits.sum()) + extra
        assert made <= node.visits
        if node.count and desk.used[0] < len(desk.nodes):
            assert made >= node.visits - arrived - 1


def test_a_tree_never_outgrows_its_room(scenario):
    """With one node for each iteration there is room; without room the search goes on."""
    cast = cast_for(scenario, ("search:200",) * 3)
    desk = desk_for(scenario, cast)
    small = desk._replace(nodes=desk.nodes[:20], edges=desk.edges[:30])
    state, moves = started(scenario, 5), np.zeros(GAME.most_moves, np.int32)
    count = GAME.kernels().legal(scenario.record, state, moves)
    choose = choice_among(GAME, cast.kinds)
    before = desk.nodes[20:].tobytes(), desk.edges[30:].tobytes()
    stream = np.array([1], np.uint64)
    seat = int(GAME.kernels().seat_to_move(scenario.record, state))
    index = choose(scenario.record, state, moves, count, small, cast.minds, seat, stream)
    assert 0 <= index < count
    assert small.used[0] <= 20
    assert small.used[1] <= 30
    assert small.nodes[0].visits == 200
    assert (desk.nodes[20:].tobytes(), desk.edges[30:].tobytes()) == before


def test_memory_has_a_bound(scenario):
    """A million iterations ask for 64 MiB, not for 1.6 GB; who asks for more, gets it."""
    for bot, most in (("search:1000000", 2**26), ("search:1000000+memory=3", 3 * 2**20)):
        desk = desk_for(scenario, cast_for(scenario, (bot,) * 3))
        assert 0.9 * most < desk.nodes.nbytes + desk.edges.nbytes <= most
    large = desk_for(scenario, cast_for(scenario, ("search:1000000+memory=4000",) * 3))
    assert len(large.nodes) == 1_000_000


def test_a_full_tree_is_played_on_with():
    """Beyond its memory a search goes on, and finds the same again."""
    with registered(heaps.GAME):
        large = load_scenario(heaps.TWO)
        full, again = (thinking(large, "search:20000+memory=1") for _ in range(2))
    assert full.used[0] == full.used[2] < 20_000 or full.used[1] + 100 > full.used[3]
    assert full.nodes[0].visits == 20_000
    assert full.nodes.tobytes() == again.nodes.tobytes()


def test_room_that_is_not_needed_changes_nothing(scenario):
    """Below its bound a tree is the same, whatever the bound."""
    plain, small, large = (
        thinking(scenario, f"search:500{memory}") for memory in ("", "+memory=1", "+memory=900")
    )
    used = plain.used[:2]
    assert (small.used[:2] == used).all()
    for desk in (small, large):
        assert desk.nodes[: used[0]].tobytes() == plain.nodes[: used[0]].tobytes()
        assert desk.edges[: used[1]].tobytes() == plain.edges[: used[1]].tobytes()


def test_a_neighbour_with_more_memory_lends_none(scenario):
    """Each seat's bot keeps to its own bound, also where a thread has room for a larger one."""
    small, large = "search:3000+memory=1", "search:3000+memory=90"
    cast = cast_for(scenario, (small, large, large))
    desk = desk_for(scenario, cast)
    state, moves = started(scenario, 5), np.zeros(GAME.most_moves, np.int32)
    count = GAME.kernels().legal(scenario.record, state, moves)
    alone = thinking(scenario, small)
    choose = choice_among(GAME, cast.kinds)
    seat = int(GAME.kernels().seat_to_move(scenario.record, state))
    assert seat == 0
    choose(scenario.record, state, moves, count, desk, cast.minds, seat, np.array([1], np.uint64))
    assert (desk.used == alone.used).all()
    assert len(desk.nodes) > len(alone.nodes)
    assert desk.nodes[: desk.used[0]].tobytes() == alone.nodes[: desk.used[0]].tobytes()


@pytest.mark.slow
def test_workers_do_not_matter_to_a_full_tree():
    """Games of bots whose trees fill up go alike on one thread and on two."""
    bot = "search:3000+memory=1"
    with registered(heaps.GAME):
        large = load_scenario(heaps.TWO)
        desk = thinking(large, bot)
        plan = Plan(large, (bot,) * large.seats, 12, 3)
        one, two = (run(replace(plan, threads=threads)) for threads in (1, 2))
    assert desk.used[0] == desk.used[2]
    assert np.array_equal(one.scores, two.scores)
    assert np.array_equal(one.decisions, two.decisions)


def test_what_a_thread_remembers_has_a_bound(scenario):
    """However many bots a thread is asked for, their trees fill 64 MiB at most."""
    thinkers = _Thinkers()
    for number in range(12):
        thinkers.get(scenario, f"search:{20_000 + number}")
    held = list(thinkers._known.values())
    assert 1 < len(held) < 4
    assert sum(one.bytes for one in held) <= REMEMBERED_BYTES
    assert thinkers.get(scenario, "search:20011") is held[-1]
    thinkers.get(scenario, "search:1000000+memory=128")
    assert len(thinkers._known) == 1


def test_the_last_to_choose_takes_a_sure_win(scenario):
    """PN-5: with one card that beats what is likely and others that lose, it takes that card."""
    one = load_scenario(PLAIN, {"rounds": 1, "hand": 2, "tie": "nobody"})
    hands = (["gold 1", "gold 6"], ["gold 2", "copper 3"], ["gold 3", "copper 4"])
    tables = {"hands": dict(zip(("north", "east", "south"), hands, strict=True))}
    state = GAME.read_position(one.record, tables, "")
    names = [
        GAME.to_text(one.record, state, choose_move(one, state, "search:200", stream))
        for stream in np.arange(10, dtype=np.uint64).reshape(10, 1)
    ]
    assert set(names) == {"choose gold 6"}


def test_seconds_are_kept():
    """A search goes on until its time is over, and gets somewhere in it."""
    scenario = load_scenario("classic-2")
    with ticking(needed=True):
        thinking(scenario, "search:0.001s")
        start = int(CLOCK[0])
        desk = thinking(scenario, "search:0.1s")
        assert CLOCK[0] - start >= 100_000_000
    assert desk.nodes[0].visits > 1


def test_budgets_of_one_kind_share_a_loop(scenario):
    """Every budget plays in one compiled loop, each seat with its own."""
    mixed = run(Plan(scenario, ("search:5", "search:60", "search:5"), 20, 3))
    equal = run(Plan(scenario, ("search:5",) * 3, 20, 3))
    assert cast_for(scenario, ("search:5", "search:60", "search:5")).kinds == ("search",)
    assert not np.array_equal(mixed.scores, equal.scores)


def test_seats_that_swap_bots_share_a_loop(scenario):
    """Compiling one takes a minute: who sits where must not ask for another."""
    bots = ("search:5", "greedy", "uniform")
    casts = [cast_for(scenario, (*bots[turn:], *bots[:turn])) for turn in range(3)]
    assert {cast.kinds for cast in casts} == {("uniform", "greedy", "search")}


@pytest.mark.slow
def test_compiled_and_interpreted_searches_agree():
    """The same iterations find the same moves with compilation switched off."""
    command = [sys.executable, "-c", PRINT_MOVES, "search:12", PLAIN, "6", "classic-2", "8"]
    found = [
        subprocess.run(
            command,
            check=True,
            capture_output=True,
            text=True,
            cwd=ROOT,
            env={**os.environ, "NUMBA_DISABLE_JIT": off, "PYTHONPATH": str(ROOT)},
        ).stdout
        for off in ("0", "1")
    ]
    assert len(found[0].splitlines()) == 14
    assert found[0] == found[1]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("variant", "strong", "weak", "games"),
    [
        ("classic-2", "search:200", "search:25", 60),
        *(
            pytest.param(*more, marks=pytest.mark.calibrate)
            for more in (
                ("classic-2", "search:60", "greedy", 60),
                ("classic", "search:60", "uniform", 24),
                ("classic", "search:400", "greedy", 40),
            )
        ),
    ],
)
def test_thinking_longer_wins_more(variant, strong, weak, games):
    """With the strong bot on each seat in turn, its share is above a fair one with 95%."""
    scenario = load_scenario(variant)
    played = match(scenario, (Side(strong), Side(weak)), games, 4, 2, lambda _: True)
    assert played.unfinished == 0
    assert played.share.low > 1 / scenario.seats


def test_a_game_says_what_a_lead_and_a_decision_are_worth(scenario):
    """Unless the bot says it; a declared game that does not say has a part of its lead."""
    bots = ("search:5", "search:5+scale=7+explore=2", "search:5+explore=0.5")
    options = cast_for(scenario, bots).minds.options
    lead, stake = GAME.scale(scenario.record), GAME.stake(scenario.record)
    assert options[:, SCALE].tolist() == [lead, 7.0, lead]
    assert options[:, EXPLORE].tolist() == [stake, 2.0, 0.5]
    with registered(heaps.GAME):
        piles = load_scenario(heaps.TWO)
    assert heaps.GAME.stake(piles.record) == 0.375 * heaps.GAME.scale(piles.record)


def test_leads_are_squashed_evenly():
    """A lead and the same deficit sum to one; `scale` points are three to one."""
    assert squashed(0.0, 8.0) == 0.5
    assert squashed(8.0, 8.0) == 0.75
    assert squashed(5.0, 8.0) + squashed(-5.0, 8.0) == pytest.approx(1.0)


def test_the_logarithm_is_exact_at_powers_of_two():
    """And rises in between."""
    values = [logarithm(count) for count in range(1, 70)]
    assert [values[0], values[1], values[7], values[63]] == [0.0, 1.0, 3.0, 6.0]
    assert values == sorted(values)
