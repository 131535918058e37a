"""Moves and measures for people, in the language in force."""

from __future__ import annotations

from engine.game import Game
from engine.language import Outspoken, said
from engine.scenarios.scenario import Scenario, State


def in_words(scenario: Scenario, state: State, code: int) -> str:
    """A move for people; as files have it where the game has no other words."""
    game, record = scenario.game, scenario.record
    if isinstance(game, Outspoken):
        return game.in_words(record, state, code)
    return game.to_text(record, state, code)


def upper_first(text: str) -> str:
    """A text with a capital letter."""
    return text[:1].upper() + text[1:]


def named(game: Game, key: str) -> str:
    """A word of a game for people, such as a kind of move or a measure: "rounds won"."""
    return said(game, key.replace("_", " "))
