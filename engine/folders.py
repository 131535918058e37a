"""Where the boards, variants, resources and documents that come with Oikist lie.

A checkout keeps them beside `engine/`; a wheel carries them inside it, in
`engine/_data/`. OIKIST_DATA names another folder with boards, variants and resources
inside; documents are always those of the program.
"""

from __future__ import annotations

import os
from pathlib import Path

from engine.errors import Fault, OikistError

PROJECT = "project.toml"  # says of a folder that it is a designer's project

_ENGINE = Path(__file__).resolve().parent


def data_folder() -> Path:
    """The folder that holds `boards`, `variants` and `resources`; read anew at each call."""
    chosen = os.environ.get("OIKIST_DATA")
    return Path(chosen).expanduser() if chosen else _shipped("")


def boards_folder() -> Path:
    """One folder per game, with its boards as TOML files.

    Raises:
        OikistError: The folder is missing.
    """
    return _present("boards")


def variants_folder() -> Path:
    """One folder per game, with its variants as TOML files and their `decks` beside them.

    Raises:
        OikistError: The folder is missing.
    """
    return _present("variants")


def resources_folder() -> Path:
    """Icons, translations, styles and samples.

    Raises:
        OikistError: The folder is missing.
    """
    return _present("resources")


def docs_folder() -> Path:
    """The documents that the manual shows, with their pictures."""
    return _shipped("docs")


def changelog_file() -> Path:
    """What has changed from version to version."""
    return _shipped("CHANGELOG.md")


def current_folder() -> Path:
    """Where the program was started; the name that the folder had, if it is gone since."""
    try:
        return Path.cwd()
    except OSError:  # it was deleted, or its drive was taken out
        return Path(os.environ.get("PWD") or os.sep)


def current_project() -> Path | None:
    """The current folder if it is a designer's project."""
    here = current_folder()
    return here if (here / PROJECT).is_file() else None


def _shipped(name: str) -> Path:
    """A place among what came with the program."""
    packed = _ENGINE / "_data"
    return (packed if packed.is_dir() else _ENGINE.parent) / name


def _present(name: str) -> Path:
    folder = data_folder() / name
    if folder.is_dir():
        return folder
    if os.environ.get("OIKIST_DATA"):
        remedy = "correct or unset the environment variable OIKIST_DATA"
    else:
        remedy = "install Oikist again, or start it from a complete checkout"
    raise OikistError(Fault(str(folder), "", "this folder of Oikist's data is missing", remedy))
