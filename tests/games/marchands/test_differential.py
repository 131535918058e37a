"""The compiled rules and the independent slow twin agree, on random maps and parameters.

`tests/support/marchands_side_by_side.py` says how positions are reached and what is compared,
`tests/support/side_by_side.py` how many.
"""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from engine.games.marchands import GAME
from engine.games.marchands.state import OVER
from tests.support.marchands_side_by_side import compare, prepared
from tests.support.marchands_twin.random_cases import random_case
from tests.support.random_games import played_out, records, stopped
from tests.support.side_by_side import FUZZ_GAMES, compared, compared_for_long, readings, told

GROUPS = 8
POSITIONS = 300
MOST_PER_GAME = 150
MOVES = ("go", "trade", "done", "decline", "take", "elector", "announce", "start")
PHASES = ("start", "orders", "reward", "electors", "announce", "over")
# Every kind of move and phase, lots at the end, and every reading that a twin can tell apart.
EVENTS = (
    *MOVES,
    *(f"phase {phase}" for phase in PHASES),
    "lot True",
    *(one for one in readings(GAME) if not one.startswith("memory=")),
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
    """The shipped variants, and random maps and parameters."""
    return records(GAME, lambda number: prepared(random_case(Random(number))), cases)
