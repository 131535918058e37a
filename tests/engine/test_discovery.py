"""Games in folders of their own are found; what is wrong with one is told in its own words."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest
from numba.core.errors import TypingError

from engine import discovery
from engine.discovery import (
    changed_file,
    discover,
    failed_game,
    games_below,
    look_around,
    look_in,
    own_games,
)
from engine.errors import OikistError
from engine.scenarios.catalog import boards, find_variant, load_scenario
from engine.scenarios.new_game import new_game
from engine.scenarios.scenario import states
from engine.scenarios.usual import usual_game, usual_variant
from tests.support import heaps, pennies


@pytest.fixture(autouse=True)
def _own_path(monkeypatch):
    """No game of a test is left behind."""
    monkeypatch.setenv(discovery.VARIABLE, "")
    monkeypatch.setattr(sys, "path", [*sys.path])
    before = set(sys.modules)
    yield
    for name in set(sys.modules) - before:
        if name.partition(".")[0].startswith(("isle", "a_isle", "z_isle")):
            del sys.modules[name]
    discovery._in_folders.cache_clear()


def made(folder, name, **texts):
    """A new game with other texts in some of its modules."""
    new_game(name, folder)
    for module, text in texts.items():
        (folder / name / f"{module}.py").write_text(text)
    look_in(folder)


def refused():
    with pytest.raises(OikistError) as caught:
        discover()
    (fault,) = caught.value.faults
    return fault


def test_a_game_in_a_folder_is_found_with_its_files(tmp_path):
    """From any current folder; the folder may be that of the package, too."""
    made(tmp_path, "isle_a")
    assert "isle_a" in discover()
    assert find_variant("isle_a/small") == tmp_path / "variants/isle_a/small.toml"
    assert [entry.name for entry in boards("isle_a")] == ["small"]
    assert games_below(tmp_path / "isle_a") == [tmp_path / "isle_a"]


def test_a_folder_is_looked_in_once(tmp_path):
    """However often it is named."""
    look_in(tmp_path)
    before = dict(discover())
    look_in(tmp_path)
    assert dict(discover()) == before
    with pytest.raises(OikistError):
        look_in(tmp_path / "none")


def test_a_game_is_found_once(tmp_path):
    """Though its own folder is named besides the one it lies in."""
    made(tmp_path, "isle_h")
    look_in(tmp_path / "isle_h")
    look_in(heaps.GAME.folder.parents[2] / "engine/games")
    assert "isle_h" in discover()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("GAME = (\n", "SyntaxError"),
        ("import nothing_like_this\n", "nothing_like_this"),
        ("x = 1\n\n\n1 / 0\n", "ZeroDivisionError"),
        ("x = 1\n", "GAME is missing"),
    ],
)
def test_a_slip_in_a_game_is_told_with_its_place(tmp_path, text, words):
    """One fault that names file, line and remedy."""
    made(tmp_path, "isle_b", __init__=text)
    fault = refused()
    assert "isle_b" in fault.file
    assert words in fault.what
    assert fault.remedy
    assert fault.place or "missing" in fault.what
    if "Zero" in words:
        assert fault.place == "line 4"


@pytest.mark.parametrize(
    ("file", "before", "after", "place"),
    [
        ("parameters.toml", "low = 1", "low = = 1", "line 9, column 7"),
        ("parameters.toml", 'kind = "choice"', 'kind = "chioce"', "placing.kind"),
        ("rules.toml", "text = ", "txet = ", "IS-1.txet"),
    ],
)
def test_a_slip_in_what_a_game_declares_is_told_with_its_file(tmp_path, file, before, after, place):
    """Not with the line of `game.py` that reads it."""
    new_game("isle_f", tmp_path)
    path = tmp_path / "isle_f" / file
    path.write_text(path.read_text("utf-8").replace(before, after, 1), encoding="utf-8")
    look_in(tmp_path)
    with pytest.raises(OikistError) as caught:
        discover()
    first = caught.value.faults[0]
    assert (first.file, first.place) == (str(path), place)


def test_a_file_of_a_game_that_changes_is_noticed(tmp_path):
    """Whatever it holds: code, declarations or looks; also one that comes or goes."""
    made(tmp_path, "isle_g")
    game = discover()["isle_g"]
    looks, more = game.folder / "looks.toml", game.folder / "more.py"
    assert changed_file(game) is None
    before = looks.read_bytes()
    looks.write_bytes(before + b"# another colour\n")
    assert changed_file(game) == looks
    looks.write_bytes(before)
    assert changed_file(game) is None
    more.touch()
    assert changed_file(game) == more
    more.unlink()
    (game.folder / "rules.toml").unlink()
    assert changed_file(game) == game.folder / "rules.toml"
    assert changed_file(pennies.GAME) is None  # lies in no such folder


def test_two_games_of_one_name_are_refused(tmp_path):
    """The second one is named."""
    made(tmp_path / "one", "isle_c")
    discover()
    shutil.copytree(tmp_path / "one", tmp_path / "two")
    look_in(tmp_path / "two")
    assert str(tmp_path / "two") in refused().file


def test_a_mistake_while_playing_is_the_games(tmp_path):
    """Other exceptions stay bugs of Oikist."""
    made(tmp_path, "isle_d")
    game = discover()["isle_d"]
    with pytest.raises(ZeroDivisionError) as ours:
        print(1 / 0)
    assert failed_game(ours.value) is None
    with pytest.raises(AttributeError) as theirs:
        game.most_plies(None)
    fault = failed_game(theirs.value)
    assert fault.file.endswith("game.py")
    assert fault.place.startswith("line ")


def test_a_project_brings_its_game_to_the_table(tmp_path, monkeypatch):
    """What is played when nothing is named, and what a project's folder holds."""
    new_game("z_isle", tmp_path / "mine")
    monkeypatch.chdir(tmp_path)
    look_around(Path("nothing"))
    assert "z_isle" not in discover()
    look_around(Path("mine"))
    assert usual_variant(here=tmp_path / "mine") == "z_isle/small"
    assert usual_variant() != "z_isle/small"


def test_a_game_that_says_so_is_played_before_others(tmp_path, monkeypatch):
    """Otherwise it is the first in the alphabet that has its usual variant."""
    made(tmp_path, "a_isle")
    monkeypatch.chdir(tmp_path.parent)
    foremost = [name for name, game in discover().items() if getattr(game, "foremost", False)]
    assert [usual_game()] == foremost
    monkeypatch.setattr(type(discover()[foremost[0]]), "foremost", False)
    assert usual_game() == "a_isle"
    monkeypatch.setattr(type(discover()["a_isle"]), "usual", "none")
    assert usual_game() != "a_isle"


def kernel_with(line, folder, name):
    """Meet what Numba makes of a line in `act`: its error, the file, and that of the decorator."""
    made(folder, name)
    game = discover()[name]
    path = game.folder / "kernels.py"
    lines = path.read_text("utf-8").splitlines()
    at = next(number for number, text in enumerate(lines) if text.startswith("def act("))
    lines.insert(at + 2, f"    {line}")
    path.write_text("\n".join(lines), encoding="utf-8")
    scenario = load_scenario(f"{name}/small")
    (state,) = states(scenario, 1)
    with pytest.raises((KeyError, TypingError)) as caught:
        game.kernels().act(scenario.record, state, 0)
    return caught.value, str(path), f"line {at}"


def test_a_mistake_in_a_kernel_is_told_with_its_file_and_line(tmp_path):
    """Numba alone names the field, and nothing else."""
    error, path, place = kernel_with("G.takn = 1", tmp_path, "isle_e")
    fault = failed_game(error)
    assert (fault.file, fault.place) == (path, place)
    assert "takn" in fault.what


def test_kernels_that_are_no_python_are_the_games(tmp_path):
    """They are imported long after the game was found, from a line of Oikist."""
    made(tmp_path, "isle_i", kernels="x = 1\n(\n")
    game = discover()["isle_i"]
    with pytest.raises(SyntaxError) as caught:
        game.kernels()
    fault = failed_game(caught.value)
    assert (fault.file, fault.place) == (str(game.folder / "kernels.py"), "line 2")
    assert fault.what == "SyntaxError: '(' was never closed"


def test_the_reason_of_the_compiler_is_told(tmp_path):
    """Not that one of its steps has failed."""
    error, _, _ = kernel_with("G.taken[0] = nothing_such", tmp_path, "isle_f")
    fault = failed_game(error)
    assert "nothing_such" in fault.what
    assert "\x1b" not in str(fault)
    assert own_games() == ("isle_f",)
