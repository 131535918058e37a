"""Single games and positions: play, replay, position, perft."""

from __future__ import annotations

import json
import re

import pytest

from engine.play.results import results
from engine.play.session import Session
from engine.records.position import write_position_file
from engine.records.reading import read_record
from engine.scenarios.catalog import load_scenario


@pytest.fixture
def position(table):
    """A position file of the tiny game, one move after the start."""
    session = Session(load_scenario("duel"), 5)
    session.play(session.legal_codes()[0])
    path = table / "here.toml"
    write_position_file(path, session.scenario, session.state)
    return path, session


def test_a_game_of_bots_is_recorded_and_replayed(oikist, table):
    """What play writes, replay finds right."""
    played = oikist("play", "duel", "--bots", "uniform", "--seed", 9, "--record", "game.txt")
    assert played.code == 0
    assert played.out == (table / "game.txt").read_text()
    replayed = oikist("replay", "game.txt")
    assert replayed.code == 0
    record = read_record(table / "game.txt")
    assert str(record.scores[0]) in replayed.out.partition("final scores")[2]
    assert f"{record.places[0]} " in replayed.out.partition("places: ")[2]
    assert "\nPlaces: 1 " in played.err


def test_the_same_seed_plays_the_same_game(oikist, table):
    """Bots draw from the seed only; another seed gives another game."""
    one, two, other = (
        oikist("play", "plain", "--bots", "uniform", "--seed", seed).out for seed in (4, 4, 5)
    )
    assert one == two != other


def test_a_person_plays_at_the_keyboard(oikist, table):
    """A refused move is explained and asked for again; the end of input gives the game up."""
    session = Session(load_scenario("duel"), 2)
    first = session.legal()[0][1]
    typed = f"fly to the moon\n?\n{first}\n"
    said = oikist("play", "duel", "--bots", "-", "--seed", 2, "--record", "g.txt", typed=typed)
    assert said.code == 0
    assert first in said.out
    assert [turn.text for turn in read_record(table / "g.txt").turns] == [first]


def test_a_changed_move_is_found(oikist, table):
    """A record that says something untrue ends with 2 and names the line."""
    oikist("play", "duel", "--bots", "uniform", "--record", "game.txt")
    text = (table / "game.txt").read_text()
    (table / "game.txt").write_text(text.replace("choose", "chose", 1))
    said = oikist("replay", "game.txt")
    assert said.code == 2
    assert "game.txt: line " in said.err


def test_a_record_of_a_variant_that_is_gone_is_named(oikist, table):
    """The record's file and its variant are told, not only what the catalog misses."""
    oikist("play", "duel", "--bots", "uniform", "--record", "game.txt")
    text = (table / "game.txt").read_text()
    (table / "game.txt").write_text(re.sub("(?m)^variant: .*", "variant: pennies/gone", text))
    said = oikist("replay", "game.txt")
    assert said.code == 2
    assert "game.txt: variant: its variant 'pennies/gone' cannot be played" in said.err


def test_a_position_is_described(oikist, position):
    """JSON is what the game says about the position."""
    path, session = position
    scenario = session.scenario
    described = scenario.game.describe(scenario.record, session.state)
    said = oikist("position", path, "--json")
    assert said.code == 0
    assert json.loads(said.out) == json.loads(json.dumps(described))
    lines = oikist("position", path).out.splitlines()
    assert len(lines) >= len(described)
    assert not [line for line in lines if line.endswith(": ")]


def test_a_position_tells_scores_who_decides_and_what_is_legal(oikist, position):
    """Seats by their names, moves as they are typed; nobody decides at the end."""
    path, session = position
    said = json.loads(oikist("position", path, "--json").out)
    seats = session.scenario.game.seat_names(session.scenario.record)
    assert list(said["scores"].values()) == [seat.score for seat in results(session)]
    assert list(said["scores"]) == list(seats)
    assert said["to_move"] == seats[session.seat_to_move]
    assert said["legal"] == [text for _, text in session.legal()]
    while not session.over:
        session.play(session.legal_codes()[0])
    ended = session.scenario.game.describe(session.scenario.record, session.state)
    assert (ended["to_move"], ended["legal"]) == (None, [])


def test_why_a_move_is_refused(oikist, position):
    """The reason and the rules that forbid it; a legal move is allowed."""
    path, session = position
    scenario, state = session.scenario, session.state
    legal = session.legal()[0][1]
    allowed = json.loads(oikist("position", path, "--json", "--why", legal).out)
    assert allowed == {"move": legal, "legal": True, "reason": None, "rules": []}
    code = next(int(c) for c in scenario.game.codes(scenario.record) if session.why_not(int(c)))
    text, refusal = scenario.game.to_text(scenario.record, state, code), session.why_not(code)
    refused = json.loads(oikist("position", path, "--json", "--why", text).out)
    assert (refused["reason"], tuple(refused["rules"])) == (refusal.text, refusal.rules)
    assert refusal.rules[0] in oikist("position", path, "--why", text).out


def test_what_is_no_move_is_told(oikist, position):
    """A text that means nothing is a fault of the user."""
    said = oikist("position", position[0], "--why", "fly to the moon")
    assert said.code == 2
    assert "--why" in said.err


def lines_below(session, depth):
    """Lines of play, counted by playing them one by one."""
    if depth == 0 or session.over:
        return 1
    total = 0
    for code in session.legal_codes():
        session.play(code)
        total += lines_below(session, depth - 1)
        session.take_back()
    return total


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_perft_counts_lines_of_play(oikist, table, depth):
    """The kernel and a game played move by move agree, and so does the sum of the parts."""
    counted = json.loads(oikist("perft", "duel", "--seed", 3, "--depth", depth, "--json").out)
    total = lines_below(Session(load_scenario("duel"), 3), depth)
    assert counted == {"depth": depth, "count": total}
    said = json.loads(
        oikist("perft", "duel", "--seed", 3, "--depth", depth, "--json", "--divide").out
    )
    assert sum(said["moves"].values()) == total


def test_perft_counts_games_that_end(oikist, table):
    """A line that ends before the depth counts once."""
    text = 'format = 1\ngame = "pennies"\ntitle = "T"\nextends = "duel"\n[parameters]\n'
    (table / "variants/pennies/tiny.toml").write_text(text + "rounds = 1\nhand = 2\n")
    deep = json.loads(oikist("perft", "tiny", "--depth", 9, "--json").out)
    assert deep["count"] == lines_below(Session(load_scenario("tiny"), 1), 9)
    parts = json.loads(oikist("perft", "tiny", "--depth", 9, "--json", "--divide").out)["moves"]
    assert sum(parts.values()) == deep["count"]


def test_perft_of_changed_rules(oikist, table):
    """Changes stand behind a plus sign."""
    usual, short = (oikist("perft", name, "--depth", 9).out for name in ("duel", "duel+rounds=1"))
    assert usual != short


def test_perft_starts_from_a_position(oikist, position):
    """A position file is counted from where it stands."""
    path, session = position
    counted = json.loads(oikist("perft", path, "--depth", 2, "--json").out)
    assert counted["count"] == lines_below(session, 2)
