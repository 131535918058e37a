"""A game that `oikist new game` writes plays, is in style, and takes no name that others have."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from engine.discovery import discover
from engine.errors import OikistError
from engine.scenarios.new_game import SUFFIX, TEMPLATES, new_game, rendered
from tests.support.sources import ROOT


def run(folder, *words):
    """A program of Python in a folder, with Oikist in reach."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "MYPYPATH": str(ROOT)}
    return subprocess.run(
        [sys.executable, "-m", *words],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=500,
    )


def test_every_template_becomes_a_file(tmp_path):
    """With the name in paths and texts, and no blank left."""
    written = new_game("river_trade", tmp_path / "mine")
    assert len(written) == len(list(TEMPLATES.rglob(f"*{SUFFIX}")))
    assert tmp_path / "mine/river_trade/kernels.py" in written
    for path in written:
        text = path.read_text("utf-8")
        assert "$" not in text
        assert "NAME" not in text
        if path.suffix == ".toml":
            tomllib.loads(text)
    assert "class RiverTrade(DeclaredGame)" in (tmp_path / "mine/river_trade/game.py").read_text()


@pytest.mark.slow
@pytest.mark.parametrize("name", ["aa", "zz_top9", "an_island_as_long_as"])
def test_a_new_game_is_in_style(tmp_path, name):
    """For the linter, the formatter and the type checker, as written, whatever the name."""
    new_game(name, tmp_path)
    for words in (["ruff", "check", "."], ["ruff", "format", "--check", "."], ["mypy", name]):
        found = run(tmp_path, *words)
        assert found.returncode == 0, found.stdout + found.stderr


@pytest.mark.slow
def test_a_new_game_plays(tmp_path):
    """Its own tests pass, and bots play it for two and three seats, from inside and outside."""
    new_game("tiny_isles", tmp_path / "isles")
    assert run(tmp_path / "isles", "pytest", "-q", "-p", "no:cacheprovider").returncode == 0
    for folder, words, source in (
        ("isles", (), "tiny_isles/small"),
        (".", ("--games", "isles"), "tiny_isles/beside"),
    ):
        for seats in ("2", "3"):
            more = ("simulate", source, "--games", "20", "--set", f"seats={seats}")
            found = run(tmp_path / folder, "engine.cli.main", *words, *more)
            assert found.returncode == 0, found.stderr
            assert "final scores of 20 games" in found.stdout


@pytest.mark.parametrize(
    "name",
    [
        *("", "My", "1a", "a-b", "a b", "a__b", "_a", "a_", "class", "é", "../x", "x" * 21),
        *("numpy", "random", "engine", "tests", next(iter(discover()))),
        *("con", "nul", "aux", "com1"),
    ],
)
def test_a_bad_or_taken_name_is_refused(tmp_path, name):
    """One fault with a remedy, and nothing is written."""
    with pytest.raises(OikistError) as caught:
        new_game(name, tmp_path / "new")
    assert len(caught.value.faults) == 1
    assert caught.value.faults[0].remedy
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "why", "instead"),
    [
        ("", "the game has no name", "islands"),
        ("class", "'class' is a word of the language Python", "my_class"),
        ("Été à Nice", "'Été à Nice' cannot be the name of a game", "ete_a_nice"),
        ("9x", "'9x' cannot be the name of a game", "game_9x"),
        ("numpy", "a Python package is called 'numpy'", "my_numpy"),
        ("con", "Windows keeps the name 'con' for itself", "my_con"),
        ("x" * 21, f"'{'x' * 21}' has more than 20 letters", "x" * 20),
    ],
)
def test_a_refused_name_is_told_why_and_what_would_do(tmp_path, name, why, instead):
    """The reason of this name, and one like it that is taken."""
    with pytest.raises(OikistError) as caught:
        new_game(name, tmp_path / "new")
    (fault,) = caught.value.faults
    assert (fault.place, fault.what) == ("", why)
    assert fault.remedy.endswith(f"such as {instead}")
    assert new_game(instead, tmp_path / "new")


def test_a_folder_with_something_in_it_is_refused(tmp_path):
    """What lies there stays as it is."""
    (tmp_path / "note").write_text("mine")
    for folder in (tmp_path, tmp_path / "note"):
        with pytest.raises(OikistError) as caught:
            new_game("islands", folder)
        assert len(caught.value.faults) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["note"]


def test_rules_are_numbered_by_the_name():
    """The same in all files."""
    texts = rendered("windmills")
    citing = {path for path, text in texts.items() if "WI-2" in text}
    folder = Path("windmills")
    assert {folder / "rules.toml", folder / "kernels.py", Path("tests/twin.py")} <= citing
