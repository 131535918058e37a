"""The compiled rules and the independent slow twin agree, on random boards, decks and rules.

`tests/support/magna_grecia_side_by_side.py` says how positions are reached and what is
compared, `tests/support/side_by_side.py` how many.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from random import Random

import pytest

from engine.games.magna_grecia import GAME
from engine.games.magna_grecia.state import WHOLE_CITY
from engine.scenarios import catalog
from engine.scenarios.catalog import load_scenario
from engine.scenarios.scenario import Scenario
from engine.simulation.batch import Plan, Runner
from tests.support.magna_grecia_side_by_side import compare
from tests.support.side_by_side import (
    CORES,
    FUZZ_GAMES,
    compared,
    compared_for_long,
    readings,
    told,
)

GROUPS = 10
POSITIONS = 500
MOST_PER_BOARD = 85
MOST_PER_GAME = 100_000
TRIED = 2
EVENTS = ("draft", "keep", "control", "market", "over", "debt", "unfinished", "foundings")
EVENTS += ("merges", "control changes", "groups founded", "groups joined", *readings(GAME))

RANDOM_SCENARIOS = 60
GAMES_AT_ONCE = 2_000


@pytest.mark.parametrize("group", range(GROUPS))
def test_compiled_rules_and_twin_agree(group):
    """Same legal moves, same positions after them and same scores, whatever the toggles."""
    seen = compared(partial(compare, most=MOST_PER_BOARD, tried=TRIED), 1000 * group, POSITIONS)
    assert seen["boards"] > POSITIONS // MOST_PER_BOARD


@pytest.mark.fuzz
def test_compiled_rules_and_twin_agree_for_long(capsys):
    """As above, every position of whole games, until all that may happen has happened."""
    seen = compared_for_long(partial(compare, most=MOST_PER_GAME, tried=TRIED))
    with capsys.disabled():
        print("\n" + told(seen, ("positions", "boards", "moves", *EVENTS)))
    assert seen["boards"] >= 50
    assert [event for event in EVENTS if not seen[event]] == [], "this was never seen"


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
