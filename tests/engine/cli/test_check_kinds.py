"""oikist check knows every kind of file, and tells all that is wrong with one at once.

Files of a game's own folder have tests beside these, in test_check_game.py.
"""

from __future__ import annotations

import pytest

from engine.play.match import Match
from engine.play.match_file import match_text
from engine.play.session import Session
from engine.records.position import position_text
from engine.records.record import record_text
from engine.scenarios.catalog import load_scenario
from tests.support.orders import GAME as ORDERS
from tests.support.tiny_games import all_registered

PLAN = """format = 1
games = 20
bots = ["uniform"]
scenarios = [{ variant = "duel" }, { variant = "duel", changes = { rounds = 2 } }]
"""
PERSONA = 'format = 1\ntitle = "Miser"\nban = ["gold"]\n[bonus]\nsilver = 2.0\n'
PLACES = {  # where a file of a kind lies; anywhere if it is not told
    "plan": "fair.toml",
    "persona": "personas/pennies/miser.toml",
    "position": "here.toml",
    "record": "game.txt",
    "match": "mine.match",
    "board": "boards/orders/strait.toml",
    "deck": "variants/pennies/decks/plain.toml",
    "variant": "variants/pennies/plain.toml",
    "project": "project.toml",
}


@pytest.fixture
def every(table):
    """A folder with a right file of every kind."""
    (table / "personas/pennies").mkdir(parents=True)
    (table / "boards/orders").mkdir(parents=True)
    with all_registered():
        session = Session(load_scenario("duel"), 3)
        match = Match(load_scenario("duel"), 3)
        for _ in range(4):
            session.play(session.legal_codes()[0])
            match.play(match.legal_codes()[0])
        board = next((ORDERS.folder / "data/boards").rglob("*.toml"))
        texts = {
            "plan": PLAN,
            "persona": PERSONA,
            "position": position_text(session.scenario, session.state),
            "record": record_text(session.record(check_every=2)),
            "match": match_text(match),
            "board": board.read_text(encoding="utf-8"),
            "project": 'format = 1\ntitle = "Mine"\n',
        }
        for kind, text in texts.items():
            (table / PLACES[kind]).write_text(text, encoding="utf-8")
        yield table


def test_a_folder_checks_a_file_of_every_kind(oikist, every):
    """Nothing of ours is passed over, and nothing that is right is told of."""
    said = oikist("check", every)
    assert said.code == 0, said.out
    found = {line.partition("OK, ")[2].split()[0] for line in said.out.splitlines()}
    assert found == {*PLACES}


@pytest.mark.parametrize("kind", sorted(PLACES))
def test_a_right_file_is_known_by_itself(oikist, every, kind):
    """What it is, whether it is named or found."""
    said = oikist("check", PLACES[kind])
    assert said.code == 0, said.out
    assert f"{PLACES[kind]}: OK, {kind} '" in said.out


# Kind -> what is written instead of what, and what is told of it: place, words.
FAULTY = {
    "plan": (
        [
            ("games = 20", "games = -1\ngaems = 2"),
            ("rounds", "rouns"),
            ('{ variant = "duel" }', '{ variant = "dual", colour = 1 }'),
        ],
        [
            ("gaems", "unknown key"),
            ("games", "-1 is out of range"),
            ("scenarios[1].colour", "unknown key"),
            ("scenarios[1]: dual", "unknown variant"),
            ("scenarios[2]: parameters.rouns", "unknown parameter"),
        ],
    ),
    "persona": (
        [
            ('ban = ["gold"]', 'ban = ["gild", "tin"]\ntitel = "x"'),
            ("silver = 2.0", "silver = nan\nlead = 1"),
        ],
        [
            ("titel", "unknown key"),
            ("ban", "'gild' is not a kind of move"),
            ("ban", "'tin' is not a kind of move"),
            ("bonus.lead", "unknown key"),
            ("bonus.silver", "nan is out of range"),
        ],
    ),
    "position": (
        [("format = 1", 'format = 1\ntitel = "x"'), ("round = 2", "round = 99\nseason = 3")],
        [
            ("titel", "unknown key"),
            ("position.season", "unknown key"),
            ("position.round", "99"),
        ],
    ),
    "record": (
        [
            ("seed: 3", "seed: three"),
            ("bots: -, -", "bots: -"),
            ("Round 2", "Round two"),
            ("game: pennies", "gaem: pennies"),
        ],
        [("line 2", "gaem"), ("line 14", "Round two"), ("game", "missing"), ("seed", "three"), ("bots", "")],
    ),
    "match": (
        [('{"at"', '{"note":"a","node":"x","tags":[]}\n{"move":"fly","parent":4}\n{"att"')],
        [
            ("line 6", "this line cannot be understood"),
            ("line 7", "this line cannot be understood"),
            ("line 8", "this line cannot be understood"),
        ],
    ),
    "board": (
        [('title = "', 'titel = "x"\ntitle = 3 # "'), ("size = [", "size = [-1, ")],
        [("titel", "unknown key"), ("title", "3 is not valid"), ("size", "")],
    ),
    "deck": (
        [
            ('"copper", value = [1] }', '"coper", value = [1] }'),
            ('"silver", value = [2] }', '"silver", value = ["two"], weight = 1 }'),
            ("note", "nota"),
        ],
        [("nota", "unknown key"), ("cards[1].metal", "coper"), ("cards[8].", ""), ("cards[8].", "")],
    ),
    "variant": (
        [("seats = 3", 'seats = 9\nsaets = 3\n[parameters]\nrouns = 1\nrounds = "x"\n[decks]\n'),
         ('decks.pennies = "plain"', 'pennies = "plane"')],
        [
            ("saets", "unknown key"),
            ("seats", ""),
            ("parameters.rouns", "unknown parameter"),
            ("parameters.rounds", ""),
            ("decks.pennies", "unknown deck 'plane'"),
        ],
    ),
    "project": (
        [("title", "titel"), ("format = 1", "format = 1\ncolour = 2")],
        [("titel", "unknown key"), ("colour", "unknown key")],
    ),
}  # fmt: skip


@pytest.mark.parametrize("kind", sorted(PLACES))
def test_every_fault_of_a_file_is_told_at_once(oikist, every, kind):
    """With the file, the place, what is wrong and a remedy."""
    path = every / PLACES[kind]
    text = path.read_text(encoding="utf-8")
    changes, expected = FAULTY[kind]
    for before, after in changes:
        assert before in text
        text = text.replace(before, after, 1)
    path.write_text(text, encoding="utf-8")
    said = oikist("check", PLACES[kind])
    told = [line for line in said.out.splitlines() if PLACES[kind] in line]
    print(said.out)
    assert said.code == 2
    for place, words in expected:
        hits = [line for line in told if place in line and words in line]
        assert hits, (place, words)
    assert len(told) >= len(expected)
    assert all("; " in line for line in told), "a remedy"
