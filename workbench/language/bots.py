"""What bots are called by people."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.bots.personas import find_persona
from engine.errors import OikistError
from engine.game import Game
from engine.language import said
from engine.play.wording import labelled


def bot_title(bot: str, game: Game | None = None) -> str:
    """A bot for people: "Greedy", "Search: 1000", "Greedy: Never sells".

    Args:
        bot: As `engine.bots.spec` reads it.
        game: Knows its personas; None leaves their names as they are.
    """
    kind, at, persona = bot.partition("@")
    kind, colon, budget = kind.partition(":")
    return labelled(_named(kind), budget if colon else "", _persona(persona, game) if at else "")


def _persona(name: str, game: Game | None) -> str:
    if game is not None:
        try:
            found = find_persona(game, name)
        except OikistError:
            found = None  # whoever plays it is told what is wrong with it
        if found is not None:
            return said(game, found.title)
    return name


def _named(kind: str) -> str:
    return {
        "greedy": QCoreApplication.translate("Bots", "Greedy"),
        "search": QCoreApplication.translate("Bots", "Search"),
        "uniform": QCoreApplication.translate("Bots", "Uniform"),
    }.get(kind, kind.capitalize())
