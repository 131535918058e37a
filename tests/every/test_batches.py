"""Batches give the same bytes however they are played; for every game by discovery."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from engine.scenarios.catalog import load_scenario
from engine.scenarios.scenario import states
from engine.simulation.batch import Plan, run

ROOT = Path(__file__).parents[2]
PENNIES = ROOT / "tests/support/pennies/data/variants/pennies/plain.toml"
GAMES = 60
PRINT_DIGEST = """
import hashlib, sys
from engine.scenarios.catalog import load_scenario
from engine.simulation.batch import Plan, run
results = run(Plan(load_scenario("classic"), (sys.argv[1],) * 4, int(sys.argv[2]), seed=5))
print(hashlib.sha256(b"".join(table.tobytes() for table in results.tables)).hexdigest())
"""


@pytest.fixture(params=["classic", str(PENNIES)], ids=["classic", "pennies"])
def scenario(request):
    return load_scenario(request.param)


def played(scenario, bot, **changes):
    results = run(Plan(scenario, (bot,) * scenario.seats, GAMES, seed=3, **changes))
    return [table.tobytes() for table in results.tables] + [results.placements.tobytes()]


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["uniform", "greedy"])
@pytest.mark.parametrize(
    "changes", [{"threads": 2}, {"chunk": 1}, {"chunk": 1000}, {"threads": 2, "chunk": 7}]
)
def test_threads_and_chunks_change_nothing(scenario, bot, changes):
    """The same seed gives the same bytes for any number of threads and any chunk size."""
    assert played(scenario, bot, **changes) == played(scenario, bot)


def test_another_seed_is_another_batch(scenario):
    """The seed of a batch decides its games."""
    bots = ("uniform",) * scenario.seats
    scores = [run(Plan(scenario, bots, GAMES, seed)).scores for seed in (1, 2)]
    assert not np.array_equal(*scores)


def test_a_stopped_batch_keeps_what_was_delivered(scenario):
    """A batch that is told to stop returns the chunks so far, the same games as the whole."""
    bots = ("uniform",) * scenario.seats
    whole = run(Plan(scenario, bots, GAMES, seed=3))
    part = run(Plan(scenario, bots, GAMES, seed=3, chunk=10), lambda chunk: chunk.first < 20)
    assert np.array_equal(part.scores, whole.scores[:30])


@pytest.mark.slow
def test_bots_differ_by_seat(scenario):
    """A batch with a bot for each seat is not that of one bot on all seats."""
    bots = ("greedy",) + ("uniform",) * (scenario.seats - 1)
    mixed = run(Plan(scenario, bots, GAMES, seed=3))
    plain = run(Plan(scenario, ("uniform",) * scenario.seats, GAMES, seed=3))
    assert not np.array_equal(mixed.scores, plain.scores)


def test_the_greedy_bot_beats_uniform_ones():
    """One greedy bot against three uniform ones wins nearly always."""
    bots = ("uniform", "greedy", "uniform", "uniform")
    assert run(Plan(load_scenario("classic"), bots, GAMES, seed=3)).shares[:, 1].mean() > 0.9


def test_a_weighted_bot_sees_no_hidden_card(scenario):
    """Redrawing what a seat cannot see does not change the move that its bot chooses."""
    from engine.bots.registry import choose_move

    game, record = scenario.game, scenario.record
    kernels = game.kernels()
    rows = states(scenario, 2)
    moves = np.zeros(game.most_moves, dtype=np.int32)
    stream = np.array([11], dtype=np.uint64)
    kernels.reset(record, rows[0], np.uint64(4))
    asked = 0
    while kernels.legal(record, rows[0], moves):
        seat = kernels.seat_to_move(record, rows[0])
        rows[1] = rows[0]
        kernels.determinize(record, rows[1], seat, stream)
        chosen = [
            choose_move(scenario, row, "greedy", np.array([asked], dtype=np.uint64)) for row in rows
        ]
        assert chosen[0] == chosen[1]
        kernels.apply(record, rows[0], np.int32(chosen[0]))
        asked += 1
    assert asked > 3


@pytest.mark.slow
@pytest.mark.parametrize(("bot", "games"), [("uniform", "2"), ("greedy", "1")])
def test_interpreted_batches_are_the_same(bot, games):
    """Compiled and interpreted batches of the same seed give the same bytes."""
    command = [sys.executable, "-c", PRINT_DIGEST, bot, games]
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
    assert found[0] == found[1]


def test_threads_end_together(scenario):
    """No chunk is larger than what is left for the other threads, so that none waits long."""
    bots, games, threads = ("uniform",) * scenario.seats, 4_000, 2
    sizes = []
    run(Plan(scenario, bots, games, 3, threads), lambda chunk: sizes.append(len(chunk)) or True)
    left = [games - sum(sizes[:place]) for place in range(len(sizes))]
    assert sum(sizes) == games
    assert all(
        size <= max(rest // (2 * threads), 16) for size, rest in zip(sizes, left, strict=True)
    )
