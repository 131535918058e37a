"""Whole games of Marchands d'Empire as they were stored; `tests/support/golden_games.py` says how."""

from __future__ import annotations

import pytest

from engine.games.marchands import GAME
from engine.games.marchands import state as at
from tests.support.golden_games import GoldenGames

# Name -> variant, what differs from it, seed, and each seat's bot in the game that is stored.
GAMES = {
    "standard": ("standard", {}, 4, ("greedy", "greedy", "uniform", "greedy")),
    "nine-rounds": (
        "nine-rounds",
        {
            "seats": 3,
            "payment": "out_of_game",
            "shortage": "partial",
            "no_church": "one_will_do",
            "marker": "advanced",
            "memory": "on_table",
            "start_ecus": [0, 1, 2],
        },
        2,
        ("greedy", "uniform", "greedy"),
    ),
    "city-cards": (
        "city-cards",
        {
            "rounds": 8,
            "orders": 8,
            "drawing": "deck_mixed",
            "payment": "shown",
            "church_sites": "skipped",
            "decline": "may",
            "rewards": "up_to_two",
            "churches": 2,
            "electors": 6,
            "ties": "shared",
            "elimination": "economic_religious_political",
        },
        3,
        ("greedy", "greedy", "greedy", "greedy"),
    ),
    "small-map": (
        "small-map",
        {
            "rounds": 10,
            "orders": 4,
            "drawing": "deck",
            "shortage": "lost",
            "site_goods": 5,
            "monopoly_every": 2,
            "monopoly_ecus": 2,
            "tied_fields": "all",
        },
        1,
        ("greedy", "uniform"),
    ),
}
GOLDEN = GoldenGames(GAME, GAMES, check_every=20)


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
    """No invariant is broken on the way: a position file gives each of them back."""
    assert GOLDEN.faults(golden) == []


def test_no_stored_game_is_forgotten():
    """The folder holds the games of the table above and no others."""
    assert GOLDEN.stored() == set(GAMES)


def test_the_stored_games_show_every_kind_of_move():
    """Together they hold each kind of move but the one that a bot has no reason for."""
    assert {"go", "trade", "done", "take", "elector", "announce", "start"} <= GOLDEN.kinds()


@pytest.mark.slow
def test_the_stored_games_reach_every_phase():
    """ME-4 to ME-21: a decision in each phase that has one, and the end."""
    phases = {at.STAGES[int(one.stage)] for name in GAMES for one in GOLDEN.positions(name)}
    assert phases == {"start", "orders", "reward", "electors", "announce", "over"}
