"""Whole games of Greeks as they were stored; `tests/support/golden_games.py` says how."""

from __future__ import annotations

import pytest

from engine.games.greeks import GAME
from engine.games.greeks.state import PHASES
from tests.support.golden_games import GoldenGames

# Name -> variant, what differs from it, seed, and each seat's bot in the game that is stored.
GAMES = {
    "prototype": ("prototype", {}, 4, ("greedy", "greedy", "greedy", "uniform")),
    "as-written": ("as-written", {}, 2, ("greedy", "uniform", "greedy", "uniform")),
    "coalition": (
        "prototype",
        {
            "seats": 3,
            "rounds": 8,
            "coalition": "yes",
            "bids": "face_down",
            "trade": "exchange",
            "cards_per_turn": 2,
            "targets": "free",
            "winter": "player",
        },
        1,
        ("uniform", "greedy", "uniform"),
    ),
    "one-pile": (
        "prototype",
        {
            "seats": 5,
            "rounds": 16,
            "turns": 3,
            "piles": "under",
            "production": "visible",
            "starter": "winner_last",
            "unit_tie": "second",
            "unit_below": "discarded",
            "crowded": "nothing",
            "disaster_percent": 10,
            "upkeep": 1,
        },
        4,
        ("uniform",) * 5,
    ),
    "market": (
        "prototype",
        {
            "seats": 3,
            "rounds": 20,
            "turns": 3,
            "cards_per_turn": 3,
            "frieze": 10,
            "piles": "shown",
            "trade": "market",
            "suits": "eleven",
            "order": "leader_first",
            "special_places": "one",
            "bids": "third_down",
            "duty": 6,
            "reward": "cards",
            "unit_below": "discarded",
            "crowded": "nothing",
            "disaster_percent": 10,
        },
        5,
        ("uniform", "greedy", "uniform"),
    ),
    "harsh": (
        "prototype",
        {
            "seats": 7,
            "rounds": 8,
            "elimination": "rebuy",
            "last_land": "at_risk",
            "crowded": "activate",
            "disaster_target": "leader_harder",
            "hand_threshold": 4,
            "halving": "up",
            "lost_buildings": "moved",
            "reactivation": "each_era",
        },
        6,
        ("uniform", "greedy", "uniform", "greedy", "uniform", "greedy", "uniform"),
    ),
}
GOLDEN = GoldenGames(GAME, GAMES, check_every=5)


@pytest.fixture(params=GAMES)
def golden(request):
    """Name of a stored game."""
    GOLDEN.rewrite_if_asked(request.param)
    return request.param


def test_a_stored_game_plays_as_it_did(golden):
    """Every move is still legal, with as many others, and leads to the positions of that time."""
    assert GOLDEN.replayed(golden) == GOLDEN.text(golden)


@pytest.mark.slow
def test_every_position_of_a_stored_game_is_sound(golden):
    """No invariant is broken on the way: each card in one place, bids with room."""
    assert GOLDEN.faults(golden) == []


def test_no_stored_game_is_forgotten():
    """The folder holds the games of the table above and no others."""
    assert GOLDEN.stored() == set(GAMES)


def test_the_stored_games_show_every_kind_of_move():
    """Together they hold each kind of move."""
    assert {
        *("keep", "start", "left", "right", "build", "discard", "lay", "pass", "done", "raven"),
        *("lift", "hit", "back", "trade", "give"),
    } <= GOLDEN.kinds()


@pytest.mark.slow
def test_the_stored_games_reach_every_phase():
    """GR-4 to GR-9: a decision in each phase that has one, and the last era."""
    phases, eras = set(), set()
    for name in GAMES:
        for state in GOLDEN.positions(name):
            phases.add(PHASES[int(state.stage)])
            eras.add(int(state.age))
    assert phases == {"keep", "found", "disaster", "upkeep", "trade", "auction", "resolve", "over"}
    assert eras == {0, 1, 2}
