"""The compiled rules and the independent slow twin agree, on random boards, decks and rules.

`tests/support/magna_grecia_side_by_side.py` says how positions are reached and what is
compared. The tests marked `fuzz` look much longer:

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

import pytest

from engine.games.magna_grecia import GAME
from engine.games.magna_grecia.state import WHOLE_CITY
from engine.scenarios import catalog
from engine.scenarios.catalog import load_scenario
from engine.scenarios.scenario import Scenario
from engine.simulation.batch import Plan, Runner
from tests.support.magna_grecia_side_by_side import compare

GROUPS = 10
POSITIONS = 500
MOST_PER_BOARD = 85
MOST_PER_GAME = 100_000
EVENTS = ("draft", "keep", "control", "market", "over", "debt", "unfinished", "foundings")
EVENTS += ("merges", "control changes", "groups founded", "groups joined")

FUZZ_POSITIONS = int(os.environ.get("OIKIST_FUZZ_POSITIONS", "300000"))
FUZZ_GAMES = int(os.environ.get("OIKIST_FUZZ_GAMES", "1000000"))
FIRST_FUZZ_CASE = 1_000_000
RANDOM_SCENARIOS = 60
GAMES_AT_ONCE = 2_000
CORES = os.cpu_count() or 1


@pytest.mark.parametrize("group", range(GROUPS))
def test_compiled_rules_and_twin_agree(group):
    """Same legal moves, same positions after them and same scores, whatever the toggles."""
    seen: Counter[str] = Counter()
    for number in count(1000 * group):
        if seen["positions"] >= POSITIONS:
            break
        seen += compare(number, MOST_PER_BOARD, tried=2)
    assert seen["boards"] > POSITIONS // MOST_PER_BOARD


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
    assert seen["boards"] >= 50
    missing = [reading for reading in every_reading() if not seen[reading]]
    assert not missing, "these readings were never played"
    assert all(seen[event] for event in EVENTS), "this was never seen"


def compare_whole_game(number: int) -> Counter[str]:
    """What was seen in one game, looked at from its first to its last position."""
    return compare(number, MOST_PER_GAME, tried=2)


def every_reading() -> Iterator[str]:
    """Every reading of every toggle, as `compare` counts them."""
    for name, parameter in GAME.parameters.items():
        for reading in parameter.readings:
            if parameter.kind == "choice":
                yield f"{name}={reading.key}"


def told(seen: Counter[str]) -> str:
    """What was seen, events first, then positions by reading."""
    events = ("positions", "boards", "moves", *EVENTS)
    words = [f"{seen[event]:>9,} {event}" for event in events]
    return "\n".join([*words, *(f"{seen[key]:>9,} {key}" for key in every_reading())])


class Watched(Runner):
    """Marks the standings, so that a round that was never finished can be told."""

    def tables(self, count):
        made = super().tables(count)
        made.standings[:] = -1  # no score falls below 0 (MG-25)
        return made


@pytest.mark.fuzz
def test_random_games_always_end(capsys):
    """Random play ends within its bound, after the last round, on every variant and many more."""
    made = list(scenarios())
    weights = [weight(scenario) for scenario in made]
    unit = -(-FUZZ_GAMES // sum(weights))
    played = sum(
        play(scenario, unit * share) for scenario, share in zip(made, weights, strict=True)
    )
    with capsys.disabled():
        print(f"\n{played:>9,} games on {len(made)} variants")
    assert played >= FUZZ_GAMES


def weight(scenario: Scenario) -> int:
    """Share of the games: the reading that searches plays some fifty times slower."""
    return 1 if WHOLE_CITY in scenario.record.dtype.names else 12


def play(scenario: Scenario, games: int) -> int:
    """Play random games of a scenario, none of which may stop early; returns their number."""
    plan = Plan(scenario, ("uniform",) * scenario.seats, games)
    runner = Watched(plan)
    firsts = range(0, games, GAMES_AT_ONCE)
    with ThreadPoolExecutor(CORES) as pool:
        for part in pool.map(
            lambda first: runner(first, min(GAMES_AT_ONCE, games - first)), firsts
        ):
            assert part.unfinished == 0, (scenario.source, scenario.changes)
            stopped = (part.tables.standings < 0).any(axis=(1, 2)).nonzero()[0]
            assert not len(stopped), (part.first + stopped[0], scenario.source, scenario.changes)
            assert (part.tables.standings[:, -1] == part.tables.scores).all()
    return games


def scenarios() -> Iterator[Scenario]:
    """Every shipped variant, and variants with random toggles on the shipped boards."""
    entries = catalog.variants(GAME.name)
    for entry in entries:
        yield load_scenario(entry.source)
    chance = Random(RANDOM_SCENARIOS)
    boards = sorted(entry.name for entry in catalog.boards(GAME.name))
    for _ in range(RANDOM_SCENARIOS):
        board, source = chance.choice(boards), chance.choice(entries).source
        changes = {"board": board} | {
            name: chance.choice(parameter.readings).key
            for name, parameter in GAME.parameters.items()
            if parameter.kind == "choice" and chance.random() < 0.5
        }
        if board == "duel":
            changes["seats"] = 2
        if changes.get("oracle_setup") == "fixed":
            changes["oracles"] = 0
        yield load_scenario(source, changes)
