"""A game of one's own: a folder that plays at once, written from the files in `engine/templates`.

In those files `$name` is the game's name, `$title` its title, `$cls` its class and `$id` what
its rules begin with; folders called NAME get its name. The game is a tiny one on hexes, with
rules, parameters, a board, two variants, kernels, a plain twin and tests.
"""

from __future__ import annotations

import importlib.util
import keyword
import re
import sys
import unicodedata
from pathlib import Path
from string import Template
from typing import Final

from engine.discovery import discover
from engine.documents import shown, write_text
from engine.errors import Fault, OikistError
from engine.files import is_reserved, read_plain_text
from engine.language import say

TEMPLATES: Final = Path(__file__).parents[1] / "templates" / "game"
SUFFIX: Final = ".template"
NAME: Final = "NAME"
LONGEST: Final = 20  # longer ones would break lines of the templates
_FORM: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_KEPT: Final = frozenset({"engine", "workbench", "tests", "boards", "variants", "test"})


def new_game(name: str, folder: Path) -> list[Path]:
    """Write a game into a folder that is empty or does not exist.

    Args:
        name: Small letters, digits and single underscores.
        folder: Becomes a project that holds the game.

    Returns:
        The files, in alphabetical order.

    Raises:
        OikistError: The name or the folder will not do; nothing is written then.
    """
    _check_name(name)
    folder = folder.expanduser().absolute()
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        remedy = say("choose an empty folder or another name")
        raise OikistError(Fault(str(shown(folder)), "", say("this folder is not empty"), remedy))
    texts = rendered(name)
    written = []
    for below, text in sorted(texts.items()):
        path = folder / below
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            what = say("the game cannot be made here ({strerror})", strerror=problem.strerror)
            remedy = say("choose a folder that you may write to")
            raise OikistError(Fault(str(shown(folder)), "", what, remedy)) from None
        write_text(path, text, OikistError)
        written.append(path)
    return written


def rendered(name: str) -> dict[Path, str]:
    """Text of each file by its path below the folder."""
    words = name.split("_")
    values = {
        "name": name,
        "title": " ".join(words).capitalize(),
        "cls": "".join(word.capitalize() for word in words),
        "id": name.replace("_", "")[:2].upper(),
    }
    found = {}
    for path in sorted(TEMPLATES.rglob(f"*{SUFFIX}")):
        parts = (name if part == NAME else part for part in path.relative_to(TEMPLATES).parts)
        text = Template(read_plain_text(path)).substitute(values)
        found[Path(*parts).with_suffix("")] = text
    return found


def _check_name(name: str) -> None:
    """Refuse what cannot be the name of a game and of its package.

    Raises:
        OikistError: With one fault.
    """
    free = _free_like(name)
    remedy = say("choose another name, such as {example}", example=free)
    if not name.strip():
        what = say("the game has no name")
        remedy = say("write a name such as {example}", example=free)
    elif len(name) > LONGEST:
        what = say("'{name}' has more than {most} letters", name=name, most=LONGEST)
    elif keyword.iskeyword(name):
        what = say("'{name}' is a word of the language Python", name=name)
    elif is_reserved(name):
        what = say("Windows keeps the name '{name}' for itself", name=name)
    elif not _FORM.fullmatch(name):
        what = say("'{name}' cannot be the name of a game", name=name)
        remedy = say(
            "use small letters a to z, digits and single underscores, beginning with a letter,"
            " such as {example}",
            example=free,
        )
    elif name in discover():
        what = say("there is a game '{name}' already", name=name)
    elif _is_taken(name):
        what = say("a Python package is called '{name}'", name=name)
    else:
        return
    raise OikistError(Fault("", "", what, remedy))


def _free_like(name: str) -> str:
    """A name like the one that will not do, which will."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    words = "_".join(re.findall(r"[a-z0-9]+", plain)) or "islands"
    found = words if words[0].isalpha() else f"game_{words}"
    found = found[:LONGEST].rstrip("_")
    taken = keyword.iskeyword(found) or found in discover() or _is_taken(found)
    if taken or is_reserved(found):
        found = f"my_{found}"[:LONGEST].rstrip("_")
    return found


def _is_taken(name: str) -> bool:
    """Whether Python would find another package by this name."""
    return name in _KEPT or name in sys.stdlib_module_names or _is_package(name)


def _is_package(name: str) -> bool:
    """Whether a package of this name is installed; a folder without modules is none."""
    found = importlib.util.find_spec(name)
    return found is not None and found.origin is not None
