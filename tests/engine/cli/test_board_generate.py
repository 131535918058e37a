"""oikist board generate: new boards of any game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.boards.graph_problems import graph_problems
from engine.boards.layouts import read_board
from engine.scenarios import catalog
from tests.support.orders import SCHEMA
from tests.support.tiny_games import all_registered

HEX_BOARDS = sorted({entry.game for entry in catalog.boards()})


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """An own current folder, and the small games of the tests."""
    monkeypatch.chdir(tmp_path)
    with all_registered():
        yield tmp_path


def test_a_board_of_points_and_links_is_made(oikist):
    """As told; it can be played at once."""
    words = ("--spaces", 5, "--areas", 2, "--degree", 2.4, "--size", "9x7", "--seed", 4)
    said = oikist("board", "generate", "orders", "dale.toml", *words, "--share", "worth=2:1,5:1")
    assert (said.code, said.err) == (0, "dale.toml: 5 spaces of orders\n")
    board = read_board(Path("dale.toml"), catalog.board_schema)
    places = board.map
    assert (board.title, places.size, len(places.links), len(places.areas)) == (
        "Dale",
        (9, 7),
        6,
        2,
    )
    assert sorted(one.attributes["worth"] for one in places.areas) == [2, 5]
    assert graph_problems(board, SCHEMA) == []
    assert oikist("board", "check", "dale.toml").code == 0


def test_the_same_seed_gives_the_same_file(oikist):
    """Another one does not; a file that is there is kept unless it is forced."""
    texts = []
    for name, seed in (("a", 1), ("b", 1), ("c", 2)):
        words = ("--seed", seed, "--title", "Dale", "--json")
        said = oikist("board", "generate", "orders", f"{name}.toml", "--spaces", 5, *words)
        assert json.loads(said.out)["spaces"] == 5
        texts.append(Path(f"{name}.toml").read_text(encoding="utf-8"))
    assert texts[0] == texts[1] != texts[2]
    again = ("board", "generate", "orders", "a.toml", "--spaces", 5)
    assert oikist(*again).code == 2
    assert oikist(*again, "--force").code == 0


@pytest.mark.parametrize("game", HEX_BOARDS)
def test_a_board_of_hexes_is_made(oikist, game):
    """By the other recipe."""
    if catalog.board_schema(game).layout != "hex":
        return
    words = ("--columns", 9, "--rows", 7, "--coastal", 2, "--inland", 1, "--symmetry", "none")
    said = oikist("board", "generate", game, "isle.toml", *words)
    assert said.code == 0, said.err
    assert oikist("check", "isle.toml").code == 0


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("nowhere", "a.toml"), "nowhere: unknown game"),
        (("pennies", "a.toml"), "has no board"),
        (("orders", "a.json"), "ends in .toml"),
        (("orders", "no/where/a.toml"), "a.toml"),
        (("orders", "a.toml", "--columns", 5), "--columns: boards of this game are made of points"),
        (("orders", "a.toml", "--spaces", 99), "--spaces: 99 spaces are too many; use 8 or fewer"),
        (("orders", "a.toml", "--spaces", "hut:3"), "--spaces: unknown kind 'hut'"),
        (("orders", "a.toml", "--spaces", "town"), "--spaces: '' is not a whole number"),
        (("orders", "a.toml", "--spaces", "0"), "--spaces: 0 is too small"),
        (("orders", "a.toml", "--spaces", "9" * 4000), "--spaces"),
        (("orders", "a.toml", "--spaces", "³"), "--spaces"),
        (("orders", "a.toml", "--spaces", 5, "--degree", "nan"), "--degree: no board has a mean degree"),
        (("orders", "a.toml", "--spaces", 5, "--degree", "1e300"), "--degree: no board has a mean"),
        (("orders", "a.toml", "--spaces", 5, "--size", "big"), "--size: 'big' is not a width"),
        (("orders", "a.toml", "--spaces", 5, "--size", "infx9"), "--size: 'infx9' is not a width"),
        (("orders", "a.toml", "--spaces", 5, "--size", "1x1"), "--size: 5 spaces do not fit"),
        (("orders", "a.toml", "--spaces", 5, "--areas", 7), "--areas: the links enclose only"),
        (("orders", "a.toml", "--spaces", 5, "--share", "worth"), "--share: '' is not a whole"),
        (("orders", "a.toml", "--spaces", 5, "--share", "wroth=1"), "did you mean 'worth'"),
        (("orders", "a.toml", "--spaces", 5, "--share", "worth=99"), "--share: 99 is not a valid"),
        (("orders", "a.toml", "--spaces", 5, "--share", "sea.worth=1"), "--share: unknown kind 'sea'"),
        (("orders", "a.toml", "--spaces", 5, "--central", "inn"), "--central: unknown kind 'inn'"),
        (("orders", "a.toml", "--spaces", 5, "--title", "a\nb"), "--title: must be one line"),
    ],
)  # fmt: skip
def test_what_is_given_wrongly_is_one_clear_line(oikist, words, told):
    """Code 2, and no file."""
    said = oikist("board", "generate", *words)
    assert said.code == 2
    assert told in said.err
    assert said.err.count("\n") == 1
    assert not Path("a.toml").exists()
    data = oikist("board", "generate", *words, "--json").out
    assert len(json.loads(data)["faults"]) == 1
