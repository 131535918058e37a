"""oikist board on boards of points and links."""

from __future__ import annotations

import json

import pytest

from tests.support.orders import GAME as ORDERS
from tests.support.tiny_games import all_registered

(VALLEY,) = (ORDERS.folder / "data" / "boards").rglob("*.toml")


@pytest.fixture
def valley(tmp_path, monkeypatch):
    """A board of points and links in an own folder; a function to write another one."""
    monkeypatch.chdir(tmp_path)
    text = VALLEY.read_text(encoding="utf-8")

    def written(name, *changes):
        found = text
        for before, after in changes:
            assert before in found
            found = found.replace(before, after, 1)
        (tmp_path / f"{name}.toml").write_text(found, encoding="utf-8")
        return f"{name}.toml"

    written("valley")
    with all_registered():
        yield written


CLASH = (
    '["mill", "inn"], kind = "road", label = "b"',
    '["mill", "inn"], kind = "road", label = "a"',
)
ISLAND = ("[areas]", 'isle = { name = "Isle", kind = "town", at = [1.0, 5.0] }\n\n[areas]')


def test_a_board_is_shown(oikist, valley):
    """Spaces with their links, areas with their spaces; the same as data."""
    said = oikist("board", "show", "valley.toml")
    words = " ".join(said.out.split())
    assert "The valley: 5 spaces, 6 links, 3 areas, 8 by 6" in words
    assert "1 mill Mill town a ford, b inn, c gate" in words
    assert "wood Wood field ford, inn, mill worth 2" in words
    data = json.loads(oikist("board", "show", "valley.toml", "--json").out)
    assert (data["layout"], list(data["spaces"])) == (
        "graph",
        ["mill", "ford", "inn", "quay", "gate"],
    )
    assert data["links"][0]["ends"] == ["mill", "ford"]
    assert data["areas"]["wine"]["attributes"] == {"worth": 3}


def test_a_good_board_has_no_problems(oikist, valley):
    """Code 0, and a sentence."""
    said = oikist("board", "check", "valley.toml")
    assert (said.code, said.out) == (0, "The valley: no problem with 2 seats\n")


def test_problems_of_a_draft_are_listed(oikist, valley):
    """All of them, with code 2; as data with places of the file."""
    path = valley("draft", CLASH, ISLAND)
    said = oikist("board", "check", path)
    assert said.code == 2
    assert said.out == (
        "fault: Town Mill has 2 links with the label 'a': to Ford and Inn; "
        "give Road a Mill–Inn another label: b, d\n"
        "fault: Town Inn has 2 links with the label 'a': to Mill and Quay; "
        "give Road a Inn–Quay another label: d\n"
        "fault: no way of links leads from Town Mill to Town Isle; draw a link that joins them\n"
    )
    data = json.loads(oikist("board", "check", path, "--json").out)
    assert data[0]["sites"] == ["spaces.mill", "links[1]", "links[2]"]
    assert {one["severity"] for one in data} == {"fault"}


def test_a_draft_with_faults_is_no_file_to_play_with(oikist, valley):
    """Checking files tells the same, with places of the file."""
    path = valley("draft", CLASH, ISLAND)
    for words in (("check", path), ("board", "measure", path)):
        said = oikist(*words)
        assert said.code == 2
        assert (
            "spaces.isle: no way of links leads from Town Mill to Town Isle" in said.out + said.err
        )


def test_oddities_are_noted(oikist, valley):
    """And keep nobody from playing."""
    path = valley("odd", ("at = [7.0, 2.2]", "at = [17.0, 2.2]"))
    said = oikist("check", path)
    assert said.code == 0
    assert "spaces.inn.at: Town Inn lies outside the board" in said.out


def test_a_board_is_measured(oikist, valley):
    """As a table, and as data."""
    words = " ".join(oikist("board", "measure", "valley.toml").out.split())
    assert "Links between two spaces, mean 1.40 links" in words
    assert "Spaces within 3 links, mean 5 spaces" in words
    data = json.loads(oikist("board", "measure", "valley.toml", "--json").out)
    assert data["degrees"]["counts"] == [0, 0, 3, 2]
    assert data["components"] == [
        ["spaces.mill", "spaces.ford", "spaces.inn", "spaces.quay", "spaces.gate"]
    ]
    assert data["labels"] == {"a": 2, "b": 2, "c": 2, "d": 0}
    assert [one["count"] for one in data["values"]] == [1, 1, 1]


def test_boards_are_compared(oikist, valley):
    """Place by place, in the words of the file."""
    path = valley("new", ('"Mill"', '"Big Mill"'), ("worth = 3", "worth = 4"))
    assert oikist("board", "diff", "valley.toml", "valley.toml").out == "The boards are the same.\n"
    words = " ".join(oikist("board", "diff", "valley.toml", path).out.split())
    assert "name space Big Mill Mill Big Mill" in words
    assert "attribute worth area Wine 3 4" in words
    data = json.loads(oikist("board", "diff", "valley.toml", path, "--json").out)
    assert data["alike"] == 4
    assert [one["place"] for one in data["changes"]] == ["spaces.mill", "areas.wine"]


def test_tiled_has_no_such_maps(oikist, valley):
    """One sentence."""
    said = oikist("board", "export", "valley.toml", "map.json")
    assert said.code == 2
    assert said.err.count("\n") == 1
    assert "points and links" in said.err


def test_a_board_is_printed(oikist, qapp, valley, tmp_path):
    """By its file, as boards of hexes are."""
    said = oikist("export", "valley.toml", "-o", tmp_path / "valley.svg", "--pictures")
    assert said.code == 0, said.err
    assert (tmp_path / "valley.svg").read_text().startswith("<?xml")
