"""How games are found.

Those in `engine/games/` are found by their folders. Games outside the engine announce
themselves through the entry point group `oikist.games`, or are registered for a while with
`registered` (tests do that).
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib.metadata import entry_points

from engine.game import Game

_registered: dict[str, Game] = {}


@cache
def _shipped() -> Mapping[str, Game]:
    package = importlib.import_module("engine.games")
    found: dict[str, Game] = {}
    for module in pkgutil.iter_modules(package.__path__):
        if module.ispkg:
            game: Game = importlib.import_module(f"engine.games.{module.name}").GAME
            found[game.name] = game
    for entry in entry_points(group="oikist.games"):
        game = entry.load()
        found.setdefault(game.name, game)
    return found


def discover() -> Mapping[str, Game]:
    """Every game, by name, in alphabetical order."""
    return dict(sorted({**_shipped(), **_registered}.items()))


@contextmanager
def registered(game: Game) -> Iterator[Game]:
    """Let `discover` find one more game inside a `with` block; blocks may be nested."""
    before = _registered.get(game.name)
    _registered[game.name] = game
    try:
        yield game
    finally:
        if before is None:
            _registered.pop(game.name, None)
        else:
            _registered[game.name] = before
