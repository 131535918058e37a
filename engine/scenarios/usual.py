"""What is played when nothing is named."""

from __future__ import annotations

from pathlib import Path

from engine.discovery import discover
from engine.errors import Fault, ScenarioError
from engine.folders import current_folder
from engine.language import say
from engine.scenarios import mentions


def usual_variant(game: str = "", here: Path | None = None) -> str:
    """What is played when nothing is named, as "game/variant".

    Args:
        game: Of this game; "" for the first that has one, games with variants there before others
            and those that say so (see `engine.game.Game`) before those that do not.
        here: Folder that one works in; None for the current one.

    Raises:
        ScenarioError: There is none.
    """
    for owner in [game] if game else _in_turn(here):
        name = discover()[owner].usual
        if name in mentions.names("variant", owner, here=here):
            return f"{owner}/{name}"
    raise ScenarioError(Fault("", "", say("there is no usual variant"), say("name a variant")))


def usual_game(here: Path | None = None) -> str:
    """The game that is meant when none is named: that of the usual variant, if there is one."""
    try:
        return usual_variant(here=here).partition("/")[0]
    except ScenarioError:
        return _in_turn(here)[0]


def _in_turn(here: Path | None) -> list[str]:
    """Every game, the likeliest to be meant first."""
    own, known = (here or current_folder()) / "variants", discover()
    return sorted(
        known,
        key=lambda name: (not (own / name).is_dir(), not getattr(known[name], "foremost", False)),
    )
