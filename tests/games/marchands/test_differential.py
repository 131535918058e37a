"""The compiled rules and the independent slow twin agree, on random maps and parameters.

`tests/support/marchands_side_by_side.py` says how positions are reached and what is compared.
The tests marked `fuzz` look much longer:

    OIKIST_FUZZ_POSITIONS  positions compared, 300,000 unless told
    OIKIST_FUZZ_GAMES      random games played, 1,000,000 unless told
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from itertools import count, islice
from multiprocessing import get_context
from random import Random
from typing import Any

import pytest

from engine.games.marchands import GAME
from engine.games.marchands.state import OVER
from engine.scenarios import catalog
from engine.scenarios.catalog import load_scenario
from tests.support.marchands_side_by_side import compare, prepared
from tests.support.marchands_twin.random_cases import random_case
from tests.support.random_games import ENDED, how_they_ended

GROUPS = 8
POSITIONS = 300
MOST_PER_GAME = 150
MOVES = ("go", "trade", "done", "decline", "take", "elector", "announce", "start")
PHASES = ("start", "orders", "reward", "electors", "announce", "over")

FUZZ_POSITIONS = int(os.environ.get("OIKIST_FUZZ_POSITIONS", "300000"))
FUZZ_GAMES = int(os.environ.get("OIKIST_FUZZ_GAMES", "1000000"))
FIRST_FUZZ_CASE = 1_000_000
FUZZ_SCENARIOS = 1_000
CORES = os.cpu_count() or 1


@pytest.mark.parametrize("group", range(GROUPS))
def test_compiled_rules_and_twin_agree(group):
    """Same legal moves, same positions after them and same points, whatever the parameters."""
    seen: Counter[str] = Counter()
    for number in count(1000 * group):
        if seen["positions"] >= POSITIONS:
            break
        seen += compare(number, MOST_PER_GAME)
    assert seen["games"] >= POSITIONS // MOST_PER_GAME


@pytest.mark.fuzz
def test_compiled_rules_and_twin_agree_for_long(capsys):
    """As above, every position of whole games, until all that may happen has happened."""
    seen: Counter[str] = Counter()
    numbers = count(FIRST_FUZZ_CASE)
    with ProcessPoolExecutor(CORES, mp_context=get_context("spawn")) as pool:
        while seen["positions"] < FUZZ_POSITIONS:
            for found in pool.map(compare_whole_game, islice(numbers, 16 * CORES)):
                seen += found
    with capsys.disabled():
        print(f"\n{told(seen)}")
    assert seen["games"] >= 50
    assert [event for event in events() if not seen[event]] == [], "this was never seen"


def compare_whole_game(number: int) -> Counter[str]:
    """What was seen in one game, looked at from its first to its last position."""
    try:
        return compare(number)
    except AssertionError as different:
        raise AssertionError(f"compare({number}): {different}") from None


def events() -> list[str]:
    """Every reading of every parameter that a twin can tell apart, every kind of move and phase."""
    readings = [
        f"{name}={reading.key}"
        for name, parameter in GAME.parameters.items()
        for reading in parameter.readings
        if name != "memory"
    ]
    return [*MOVES, *(f"phase {phase}" for phase in PHASES), "lot True", *readings]


def told(seen: Counter[str]) -> str:
    """What was seen, positions and games first."""
    return "\n".join(f"{seen[event]:>9,} {event}" for event in ("positions", "games", *events()))


@pytest.mark.fuzz
def test_random_games_always_end(capsys):
    """Random play ends within its bound, and never without a move, in very many scenarios."""
    unit, played, number = -(-FUZZ_GAMES // FUZZ_SCENARIOS), 0, 0
    with ThreadPoolExecutor(CORES) as pool:
        for source, ends in pool.map(lambda one: played_out(one, unit), records(FUZZ_SCENARIOS)):
            assert (ends == ENDED).all(), (source, *(ends != ENDED).nonzero())
            played, number = played + len(ends), number + 1
    with capsys.disabled():
        print(f"\n{played:>9,} games in {number} scenarios")
    assert played >= FUZZ_GAMES


def test_some_random_games_end():
    """As above, some games in the shipped variants and in a few other scenarios."""
    for source, record in records(5):
        ends = how_they_ended(GAME, record, OVER, 0, 20)
        assert (ends == ENDED).all(), (source, *(ends != ENDED).nonzero())


def played_out(one, games):
    """The name of a scenario, and how its random games ended."""
    source, record = one
    return source, how_they_ended(GAME, record, OVER, 0, games)


def records(random_ones: int) -> Iterator[tuple[str, Any]]:
    """Every shipped variant with each number of seats, and random maps and parameters."""
    for entry in catalog.variants(GAME.name):
        for seats in GAME.seats:
            yield f"{entry.source} {seats}", load_scenario(entry.source, {"seats": seats}).record
    for number in range(random_ones):
        yield f"random case {number}", prepared(random_case(Random(number)))
