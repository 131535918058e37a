"""What the project's files may say, and how long they may be."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.support.sources import ROOT, modules, project_files, text_of

GAMES = sorted(path.parent.name for path in (ROOT / "engine/games").glob("*/parameters.toml"))
MAY_NAME_GAMES = ("docs/", "README.md", "CHANGELOG.md", "CONTRIBUTING.md")
LONGEST = 400

# Written in pieces, so that this file does not contain what it forbids.
PLACES = re.compile(
    r"(pypi|pythonhosted|npmjs|debian|crates)" + r"[.](org|com|io)"
    r"|(^|[^A-Za-z0-9_.])/" + r"(work|farm|root|tmp|home)/"
)


def named_in(path: Path, game: str) -> bool:
    """Whether a file's path or text names a game, by folder name or by title."""
    words = r"(?<![a-z])" + game.replace("_", r"[ _-]?") + r"(?![a-z])"
    return bool(re.search(words, f"{path.as_posix()}\n{text_of(path)}", re.IGNORECASE))


def own_folders(game: str) -> tuple[str, ...]:
    """Where a game's name belongs."""
    return (
        f"engine/games/{game}/",
        f"boards/{game}/",
        f"variants/{game}/",
        f"tests/games/{game}/",
        f"tests/golden/{game}/",
        f"tests/support/{game}",
    )


@pytest.mark.parametrize("game", GAMES)
def test_only_its_own_folders_name_a_game(game):
    """Everything else serves every game, also one that is added as a folder tomorrow."""
    allowed = (*own_folders(game), *MAY_NAME_GAMES)
    strangers = [
        path.as_posix()
        for path in project_files()
        if not path.as_posix().startswith(allowed) and named_in(path, game)
    ]
    assert strangers == []


def test_no_file_names_a_registry_or_a_machine():
    """The project builds anywhere: no address of a package registry, no path of one machine."""
    found = [
        f"{path.as_posix()}:{number}: {line.strip()[:100]}"
        for path in project_files()
        for number, line in enumerate(text_of(path).splitlines(), 1)
        if PLACES.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("path", modules("engine", "workbench"), ids=str)
def test_modules_are_short(path):
    """One concept in a file: nobody scrolls through more than 400 lines."""
    assert len(text_of(path).splitlines()) <= LONGEST


@pytest.mark.parametrize("path", modules("engine", "workbench"), ids=str)
def test_modules_are_named_after_what_they_hold(path):
    """A drawer for everything has no name that anybody could look up."""
    assert path.stem not in {"utils", "util", "helpers", "misc", "common", "manager"}


def test_the_version_is_said_once():
    """The package and the distribution carry the same version."""
    said = re.search(r'^version = "(.+)"$', text_of(Path("pyproject.toml")), re.MULTILINE)
    coded = re.search(r'^__version__ = "(.+)"$', text_of(Path("engine/__init__.py")), re.MULTILINE)
    assert said
    assert coded
    assert said[1] == coded[1]


def test_the_lock_has_hashes_only():
    """Every line of the lock pins a version with its hashes, and none names an index."""
    lines = text_of(Path("requirements.lock")).splitlines()
    allowed = re.compile(r"#|[a-z0-9-]+==\S+ (; .+ )?\\$|    --hash=sha256:[0-9a-f]{64}( \\)?$")
    assert [line for line in lines if not allowed.match(line)] == []
