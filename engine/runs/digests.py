"""Digests of all that decides how games go, so that unlike runs are never mixed unseen."""

from __future__ import annotations

import hashlib
import platform
from collections.abc import Iterable, Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

from engine import __version__
from engine.bots.personas import persona_files
from engine.bots.spec import parse_bot
from engine.files import read_bytes
from engine.game import Game
from engine.language import FOLDER as TRANSLATIONS

ENGINE: Final = Path(__file__).resolve().parents[1]
LOOPS: Final = (
    "jit.py",
    "rng.py",
    "bots",
    "simulation/playout.py",
    "simulation/collecting.py",
)
SOURCES: Final = (".py", ".toml")
PACKAGES: Final = ("numpy", "numba", "duckdb")


def engine_digest(games: Iterable[Game], bots: Iterable[str], here: Path | None = None) -> str:
    """Hexadecimal SHA-256 of the sources that decide how bots play these games.

    The game's folder counts, whichever package it is in, and so do loops, bots and the
    personas that they name, wherever these lie; what only reads results does not.

    Args:
        bots: As `spec.parse_bot` reads them.
        here: Folder in which personas are looked up; None for the current one.
    """
    personas = sorted({parse_bot(bot).persona for bot in bots} - {""})
    digest = hashlib.sha256()
    for part in LOOPS:
        for content in _contents(ENGINE / part, part):
            digest.update(content)
    for name, game in sorted({game.name: game for game in games}.items()):
        for content in _contents(game.folder, name):
            digest.update(content)
        files = persona_files(game, here)
        for persona in personas:
            if persona in files:  # else playing tells that it is missing
                digest.update(f"{name}@{persona}\0".encode() + read_bytes(files[persona]))
    return digest.hexdigest()


def _contents(place: Path, name: str) -> Iterator[bytes]:
    """Name and content of each source in a folder, or of one file."""
    for path in [place] if place.is_file() else sorted(place.rglob("*")):
        if path.suffix in SOURCES and path.parent.name != TRANSLATIONS:
            yield f"{name}/{path.relative_to(place).as_posix()}\0".encode()
            yield read_bytes(path)


def versions() -> dict[str, str]:
    """Version of everything that a run passes through."""
    found = {"oikist": __version__, "python": platform.python_version()}
    for name in PACKAGES:
        try:
            found[name] = version(name)
        except PackageNotFoundError:  # pragma: no cover  (a copy without its metadata)
            found[name] = "unknown"
    return found
