"""Greeks, an unfinished design of the wiki "helen": its rules, open questions and cards."""

from engine.games.greeks.game import GAME

__all__ = ["GAME"]
