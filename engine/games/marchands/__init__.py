"""Marchands d'Empire, a free print-and-play game: caravans that move by secret orders."""

from engine.games.marchands.game import GAME

__all__ = ["GAME"]
