"""The compiled rules and the independent slow twin agree, on random decks and parameters.

`tests/support/greeks_side_by_side.py` says how positions are reached and what is compared,
`tests/support/side_by_side.py` how many.
"""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from engine.games.greeks import GAME
from engine.games.greeks.state import OVER
from tests.support.greeks_side_by_side import compare, prepared
from tests.support.greeks_twin.random_cases import random_case
from tests.support.random_games import played_out, records, stopped
from tests.support.side_by_side import FUZZ_GAMES, compared, compared_for_long, readings, told

GROUPS = 8
POSITIONS = 200
MOST_PER_GAME = 60
MOVES = ("keep", "start", "left", "right", "build", "discard", "lay", "pass", "done", "raven")
MOVES += ("lift", "hit", "back", "trade", "give")
PHASES = ("keep", "found", "disaster", "upkeep", "trade", "auction", "resolve", "over")
# Every kind of move and phase, the eras at the end, and every reading of every parameter.
EVENTS = (
    *MOVES,
    *(f"phase {phase}" for phase in PHASES),
    *(f"age {era}" for era in range(3)),
    *readings(GAME),
)

FUZZ_SCENARIOS = 1_000
GAMES_EACH = -(-FUZZ_GAMES // FUZZ_SCENARIOS)


@pytest.mark.parametrize("group", range(GROUPS))
def test_compiled_rules_and_twin_agree(group):
    """Same legal moves, same positions after them and same points, whatever the parameters."""
    seen = compared(partial(compare, most=MOST_PER_GAME), 1000 * group, POSITIONS)
    assert seen["games"] >= POSITIONS // MOST_PER_GAME


@pytest.mark.fuzz
def test_compiled_rules_and_twin_agree_for_long(capsys):
    """As above, every position of whole games, until all that may happen has happened."""
    seen = compared_for_long(compare)
    with capsys.disabled():
        print("\n" + told(seen, ("positions", "games", *EVENTS)))
    assert seen["games"] >= 50
    assert [event for event in EVENTS if not seen[event]] == [], "this was never seen"


@pytest.mark.fuzz
def test_random_games_always_end(capsys):
    """Random play ends within its bound, and never without a move, in very many scenarios."""
    ends = played_out(GAME, OVER, scenarios(FUZZ_SCENARIOS), GAMES_EACH)
    played = sum(map(len, ends.values()))
    with capsys.disabled():
        print(f"\n{played:>9,} games in {len(ends)} scenarios")
    assert stopped(ends) == {}
    assert played >= FUZZ_GAMES


def test_some_random_games_end():
    """As above, some games in the shipped variants and in a few other scenarios."""
    assert stopped(played_out(GAME, OVER, scenarios(5), 20)) == {}


def scenarios(cases):
    """The shipped variants, and random decks and parameters."""
    return records(GAME, lambda number: prepared(*random_case(Random(number))), cases)
