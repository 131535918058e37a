"""oikist new: a project, or a game."""

from __future__ import annotations

import pytest

from engine.discovery import VARIABLE


def test_help_tells_both(oikist):
    """And so does the command without anything behind it."""
    for words in (("new", "--help"), ("new",)):
        said = oikist(*words)
        assert "project" in said.out + said.err
        assert "oikist new FOLDER" in said.out + said.err
    assert "NAME" in oikist("new", "game", "--help").out


@pytest.mark.parametrize("words", [("new", "mine"), ("new", "project", "mine")])
def test_a_folder_alone_makes_a_project(oikist, table, words):
    """With its options, too."""
    said = oikist(*words, "--from", "duel", "--title", "Mine")
    assert said.code == 0
    assert (table / "mine/project.toml").read_text() == 'format = 1\ntitle = "Mine"\n'


def test_a_variant_is_no_folder_of_a_project(oikist, table):
    """What it begins with has an option; nothing is made."""
    said = oikist("new", "project", "pennies/plain")
    assert (said.code, said.out) == (2, "")
    assert "oikist new project FOLDER --from pennies/plain" in said.err
    assert not (table / "pennies").exists()


def test_a_game_tells_what_it_wrote_and_how_to_play_it(oikist, table):
    """In the folder of its name, or in one that is given."""
    said = oikist("new", "game", "islands")
    assert said.code == 0
    assert "  islands/islands/kernels.py" in said.out
    assert "cd islands" in said.out
    assert oikist("new", "game", "atolls", "--folder", "other").code == 0
    assert (table / "other/atolls/rules.toml").exists()


@pytest.mark.parametrize("name", ["Islands!", "pennies", "numpy"])
def test_a_name_that_will_not_do_is_one_line(oikist, table, name):
    """Exit code 2, and nothing written."""
    before = sorted(table.iterdir())
    said = oikist("new", "game", name)
    assert (said.code, len(said.err.splitlines())) == (2, 1)
    assert sorted(table.iterdir()) == before


def test_a_folder_without_games_is_refused(oikist, table, monkeypatch):
    """One that holds the folders of games leads to the right one; half a game says what it lacks."""
    monkeypatch.setenv(VARIABLE, "")
    assert oikist("new", "game", "atolls", "--folder", "mine/atolls").code == 0
    (table / "empty").mkdir()
    assert oikist("--games", "mine/atolls", "games").code == 0
    said = oikist("--games", "mine", "games")
    assert (said.code, said.out) == (2, "")
    assert said.err == "oikist: mine: no game lies in this folder; did you mean 'mine/atolls'?\n"
    said = oikist("--games", "empty", "games")
    assert said.code == 2
    assert "empty: no game lies in this folder; name the folder in which" in said.err
    (table / "mine/atolls/atolls/parameters.toml").unlink()
    said = oikist("--games", "mine/atolls", "games")
    assert said.code == 2
    assert "mine/atolls/atolls: a game needs parameters.toml; write it there" in said.err
