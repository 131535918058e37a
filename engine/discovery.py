"""How games are found.

Those in `engine/games/` are found by their folders, and so are games in other folders that are
named by OIKIST_GAMES or `look_in`: a package that holds `rules.toml` and `parameters.toml`. Games
that are installed announce themselves through the entry point group `oikist.games`. Tests
register some for a while with `registered`.
"""

from __future__ import annotations

import hashlib
import importlib
import os
import pkgutil
import re
import sys
import traceback
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Final

from engine.errors import Fault, OikistError
from engine.files import read_bytes
from engine.game import Game
from engine.language import say
from engine.remedies import meant

VARIABLE: Final = "OIKIST_GAMES"  # folders, separated as in PATH
DECLARED: Final = ("__init__.py", "rules.toml", "parameters.toml")

_ESCAPES: Final = re.compile(r"\x1b\[[0-9;]*m")  # colours of a terminal
_STEP: Final = "Failed in "  # how the compiler begins, with the name of a step

_registered: dict[str, Game] = {}
_read: dict[Path, dict[Path, bytes]] = {}  # package in a folder -> digests when it was imported


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
    """Every game, by name, in alphabetical order.

    Raises:
        OikistError: A game in one of the folders that are looked in cannot be imported.
    """
    own = _in_folders(os.environ.get(VARIABLE, ""))
    return dict(sorted({**_shipped(), **own, **_registered}.items()))


def look_in(folder: Path) -> None:
    """Find the games of a folder too, in this process and in those that it starts.

    Their code runs when games are next asked for.

    Raises:
        OikistError: There is no such folder.
    """
    if not folder.is_dir():
        what, remedy = say("there is no such folder"), say("check the path")
        raise OikistError(Fault(str(folder), "", what, remedy))
    known = [part for part in os.environ.get(VARIABLE, "").split(os.pathsep) if part]
    whole = str(folder.resolve())
    if whole not in known:
        os.environ[VARIABLE] = os.pathsep.join([*known, whole])


def games_below(folder: Path) -> list[Path]:
    """The packages of games in a folder, or the folder itself if it is one."""
    if is_game(folder):
        return [folder]
    return sorted(path for path in folder.iterdir() if is_game(path))


def look_around(folder: Path) -> None:
    """As `look_in`, where there is such a folder and a game in it."""
    if folder.is_dir() and games_below(folder):
        look_in(folder)


def expect_games(folder: Path) -> None:
    """Refuse a folder in which there is no game.

    Raises:
        OikistError: It has none; where one lies below, or something is missing, that is said.
    """
    if not folder.is_dir() or games_below(folder):
        return
    inner = sorted(one for one in folder.iterdir() if one.is_dir() and one.name[0] != ".")
    for package in (folder, *inner):
        missing = [name for name in DECLARED if not (package / name).is_file()]
        if len(missing) < len(DECLARED) - 1:
            what = say("a game needs {name}", name=missing[0])
            raise OikistError(Fault(str(package), "", what, say("write it there")))
    what = say("no game lies in this folder")
    near = next((one for one in inner if games_below(one)), None)
    remedy = meant(str(near)) if near else say("name the folder in which its package lies")
    raise OikistError(Fault(str(folder), "", what, remedy))


def is_game(folder: Path) -> bool:
    """Whether a folder is the package of a game."""
    return all((folder / name).is_file() for name in DECLARED)


@cache
def _in_folders(listed: str) -> Mapping[str, Game]:
    """The games in the folders of OIKIST_GAMES."""
    found: dict[str, Game] = {}
    seen = {game.folder.resolve() for game in _shipped().values()} if listed else set()
    for part in listed.split(os.pathsep):
        folder = Path(part).expanduser()
        if not part or not folder.is_dir():
            continue
        for package in games_below(folder.resolve()):
            if package in seen:
                continue
            seen.add(package)
            game = _imported(package)
            if game.name in found or game.name in _shipped():
                what = say("another game is called '{name}', too", name=game.name)
                raise OikistError(Fault(str(package), "", what, say("give it another name")))
            found[game.name] = game
    return found


def _imported(package: Path) -> Game:
    """The game of a package in a folder of its own.

    Raises:
        OikistError: It cannot be imported, or what it declares has faults.
    """
    if str(package.parent) not in sys.path:
        sys.path.append(str(package.parent))
    importlib.invalidate_caches()
    _read[package] = _digests(package)
    try:
        module = importlib.import_module(package.name)
    except OikistError:  # its files say what is wrong
        raise
    except Exception as error:
        if os.environ.get("OIKIST_DEBUG"):
            raise
        raise OikistError(own_fault(error, package)) from None
    if Path(str(module.__file__)).parent != package:
        what = say("another package is called '{name}', too", name=package.name)
        raise OikistError(Fault(str(package), "", what, say("give it another name")))
    game: Any = getattr(module, "GAME", None)
    if game is None:
        remedy = say("write GAME = ... there, as 'oikist new game' does")
        raise OikistError(Fault(str(package / DECLARED[0]), "", say("GAME is missing"), remedy))
    return game  # type: ignore[no-any-return]


def _digests(package: Path) -> dict[Path, bytes]:
    """Digest of every file of a package, but for what Python and editors keep there."""
    return {
        path: hashlib.sha256(read_bytes(path, sys.maxsize)).digest()
        for path in sorted(package.rglob("*"))
        if path.is_file() and path.parent.name != "__pycache__" and path.name[0] != "."
    }


def changed_file(game: Game) -> Path | None:
    """A file of a game in one of the folders that is not as it was when the game was imported.

    What the game declares and does is as it was then, until the program begins anew.
    """
    before = _read.get(game.folder)
    if before is None:
        return None
    try:
        now = _digests(game.folder)
    except OSError:  # it is being written
        return None
    return next((path for path in {**before, **now} if before.get(path) != now.get(path)), None)


def own_fault(error: BaseException, package: Path) -> Fault:
    """What is wrong in the code of a game, with the last of its lines that led there."""
    file, line = (*_places(error, package), (str(package), 0))[0]
    what = f"{type(error).__name__}: {_reason(error)}"
    place = say("line {line}", line=line) if line else ""
    return Fault(file, place, what, say("correct the game's code"))


def _reason(error: BaseException) -> str:
    """The first line that says something; of the compiler's, not which of its steps failed."""
    said = error.msg if isinstance(error, SyntaxError) else str(error)  # the place is told already
    lines = (line.strip() for line in _ESCAPES.sub("", said).splitlines())
    told = [line for line in lines if line and not line.startswith(_STEP)]
    return told[0] if told else ""


def own_games() -> tuple[str, ...]:
    """Names of the games in folders of the user's own."""
    return tuple(_in_folders(os.environ.get(VARIABLE, "")))


def failed_game(error: BaseException) -> Fault | None:
    """The fault for an exception that comes from a game in one of the folders; None for others."""
    try:
        games = _in_folders(os.environ.get(VARIABLE, ""))
    except OikistError:  # one of them cannot be imported, and told so
        return None
    for game in games.values():
        if _places(error, game.folder) or str(game.folder) in str(error):
            return own_fault(error, game.folder)
    return None


def _places(error: BaseException, package: Path) -> list[tuple[str, int]]:
    """Files and lines of a package that an exception comes from, the most telling one first.

    What is no Python; kernels that were being compiled, the innermost one first; calls, the last
    one first.
    """
    syntax = [(error.filename or "", error.lineno)] if isinstance(error, SyntaxError) else []
    notes = (note.rpartition(":") for note in getattr(error, "__notes__", ()))
    calls = reversed(traceback.extract_tb(error.__traceback__))
    places = [
        *syntax,
        *((file, int(line)) for file, _, line in notes if line.isdecimal()),
        *((call.filename, call.lineno) for call in calls),
    ]
    return [(file, line or 0) for file, line in places if package in Path(file).parents]


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
