"""Whole games of Magna Grecia as they were stored; `tests/support/golden_games.py` says how."""

from __future__ import annotations

import pytest

from engine.games.magna_grecia import GAME
from tests.support.golden_games import GoldenGames

# Name -> variant, what differs from it, seed, and each seat's bot in the game that is stored.
GAMES = {
    "classic": ("classic", {}, 1, ("greedy", "greedy", "greedy", "greedy")),
    "classic-2": ("classic-2", {}, 11, ("greedy", "uniform")),
    "classic-3": ("classic-3", {}, 24, ("uniform", "greedy", "greedy")),
    "czech": ("czech", {}, 36, ("uniform", "greedy", "uniform", "greedy")),
    "short": ("short", {}, 23, ("uniform", "uniform", "uniform", "uniform")),
    "strict-french": ("strict-french", {}, 5, ("greedy", "greedy", "uniform", "uniform")),
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


def test_every_position_of_a_stored_game_is_sound(golden):
    """No invariant is broken on the way: 20 tiles a kind and colour, cards, markets, scores."""
    assert GOLDEN.faults(golden) == []


def test_no_stored_game_is_forgotten():
    """The folder holds the games of the table above and no others."""
    assert GOLDEN.stored() == set(GAMES)


def test_the_stored_games_show_much_of_the_game():
    """Together they hold every kind of move but the choices that few games have."""
    assert {"oracle", "road", "city", "draw", "done", "buy", "sell", "pass"} <= GOLDEN.kinds()
