"""The tiny games of this folder, found as any game is: a package that holds `GAME`."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path

from engine.discovery import registered
from engine.game import Game


@cache
def tiny_games() -> tuple[Game, ...]:
    """Every tiny game, in alphabetical order."""
    names = [one.name for one in pkgutil.iter_modules([str(Path(__file__).parent)]) if one.ispkg]
    packages = (importlib.import_module(f"tests.support.{name}") for name in sorted(names))
    return tuple(package.GAME for package in packages if hasattr(package, "GAME"))


def variants_of(game: Game) -> list[str]:
    """The files of a tiny game's variants, in alphabetical order."""
    folder = game.folder / "data" / "variants" / game.name
    return [str(path) for path in sorted(folder.glob("*.toml"))]


@contextmanager
def all_registered() -> Iterator[None]:
    """Let `engine.discovery` find all of them inside a `with` block."""
    with ExitStack() as stack:
        for game in tiny_games():
            stack.enter_context(registered(game))
        yield
