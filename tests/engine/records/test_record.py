"""Records: a game as text, read and replayed with every line checked."""

from __future__ import annotations

import random
import re

import pytest

from engine.errors import RecordError
from engine.play.session import Session
from engine.records.reading import parse_record, read_record
from engine.records.record import record_text, write_record
from engine.records.replay import positions, replay, scenario_of
from engine.scenarios.catalog import load_scenario


def finished(overrides=None, seed=7, check_every=2):
    """A game played at random to its end, and its record."""
    chance = random.Random(seed)
    session = Session(load_scenario("duel", overrides), seed, ("uniform", "-"))
    while not session.over:
        session.play(chance.choice(session.legal_codes()))
    return session, session.record(check_every)


def faults(text, scenario):
    with pytest.raises(RecordError) as caught:
        replay(parse_record(text, "game.txt"), scenario, "game.txt")
    return [(fault.file, fault.place, str(fault)) for fault in caught.value.faults]


def test_a_record_reads_like_a_game(table):
    """Headings, then rounds with one move a line and the seat's name."""
    _, record = finished({"rounds": 2}, check_every=0)
    lines = record_text(record).splitlines()
    assert lines[:4] == [
        "oikist record 1",
        "game: pennies 1",
        "variant: pennies/duel",
        "change: rounds = 2",
    ]
    assert lines[8:10] == ["", "Round 1"]
    assert re.fullmatch(r"west: choose \w+ \d( \(2\))?", lines[10])
    assert re.fullmatch(r"Scores: \d+, \d+", lines[-2])
    assert lines[-1] in ("Places: 1, 1", "Places: 1, 2", "Places: 2, 1")


def test_a_written_record_is_read_again(table):
    """Reading gives an equal record, and writing it the same bytes."""
    _, record = finished()
    write_record(record, table / "game.txt")
    again = read_record(table / "game.txt")
    assert again == record
    assert record_text(again) == (table / "game.txt").read_text()


def test_a_replay_ends_in_the_same_bytes(table):
    """Record, text, reading, replay: nothing is lost on the way."""
    session, record = finished({"rounds": 3})
    again = parse_record(record_text(record), "")
    assert replay(again, scenario_of(again)).tobytes() == session.state.tobytes()


def test_every_position_of_a_record_can_be_looked_at(table):
    """One position before each move and one at the end, each an own copy."""
    session, record = finished()
    seen = list(positions(record, session.scenario))
    assert [state.tobytes() for state in seen] == [
        session.state_at(ply).tobytes() for ply in range(session.ply + 1)
    ]


def test_a_record_without_places_is_replayed(table):
    """As older versions wrote it."""
    session, record = finished()
    old = parse_record(re.sub(r"Places: .*\n", "", record_text(record)), "")
    assert record.places
    assert old.places == ()
    assert replay(old, session.scenario).tobytes() == session.state.tobytes()


def test_an_unfinished_game_has_no_scores(table):
    """What is not over yet can be recorded and gone on with."""
    session = Session(load_scenario("plain"), 1)
    session.play(session.legal_codes()[0])
    record = session.record()
    assert record.scores == record.places == ()
    assert Session.from_record(record, session.scenario).state.tobytes() == session.state.tobytes()


def test_a_changed_variant_is_told_before_any_move(table):
    """The record belongs to another digest."""
    _, record = finished()
    other = load_scenario("duel", {"prize": 5})
    found = faults(record_text(record), other)
    assert [place for _, place, _ in found] == ["digest"]
    assert "has changed since this game was recorded" in found[0][2]


@pytest.mark.parametrize(
    ("old", "new", "place", "part"),
    [
        ("game: pennies 1", "game: pennies 2", "game", "version 2"),
        ("game: pennies 1", "game: chess 1", "game", "record of 'chess'"),
        ("seats: west, south", "seats: west, north", "line 11", "not the move of a seat"),
        ("seed: 7", "seed: -7", "seed", "whole number"),
        ("seed: 7\n", "", "seed", "missing"),
        ("seed: 7\n", "seed: 7\nseed: 8\n", "line 6", "again"),
        ("seed: 7\n", "sed: 7\n", "line 5", "not a valid heading"),
        ("bots: uniform, -", "bots: uniform", "bots", "2 seats"),
        ("oikist record 1", "oikist record 2", "line 1", "update Oikist"),
        ("oikist record 1", "<html>", "line 1", "not the record"),
        ("Round 2", "Round 1", "line 14", "after round 1"),
        ("Scores: ", "Scores: 1, ", "Scores", "2 seats"),
        ("Places: ", "Places: 1, ", "Places", "2 seats"),
        ("Places: ", "Places: 2, 2\n# ", "Places", "the moves lead to "),
    ],
)
def test_a_faulty_line_is_named(table, old, new, place, part):
    """The fault says file, line or heading, and the remedy."""
    session, record = finished()
    text = record_text(record)
    assert old in text
    found = faults(text.replace(old, new, 1), session.scenario)
    assert any(where == place and part in said for _, where, said in found), found
    assert {file for file, *_ in found} == {"game.txt"}


def test_a_move_that_is_not_allowed_is_named_with_the_rule(table):
    """The line, the sentence of the refusal and the rule's id."""
    session, record = finished(check_every=0)
    lines = record_text(record).splitlines()
    number = next(at for at, line in enumerate(lines) if line.startswith("west: "))
    south = next(line for line in lines if line.startswith("south: "))
    lines[number] = "west: " + south.removeprefix("south: ")
    (found,) = faults("\n".join(lines), session.scenario)
    assert found[1] == f"line {number + 1}"
    assert "not in your hand" in found[2]
    assert "PN-4" in found[2]


@pytest.mark.parametrize(
    ("change", "part"),
    [
        (lambda text: re.sub(r"west: (.*)", r"south: \1", text, count=1), "does not decide here"),
        (
            lambda text: re.sub(r"west: .*", "west: choose wood 3", text, count=1),
            "is not a valid move",
        ),
        (lambda text: text.replace("\nRound 2\n", "\n", 1), "it belongs to round 2"),
        (lambda text: re.sub(r"= \d+ moves", "= 9 moves", text, count=1), "there are 5 moves"),
        (lambda text: re.sub(r"Scores: .*", "Scores: 77, 1", text), "the moves lead to"),
        (lambda text: re.sub(r"west: [^:]*\n\nScores", "\nScores", text), "not over yet"),
        (lambda text: text.replace("\nScores", "\nwest: choose gold 1\n\nScores"), "over here"),
    ],
)
def test_what_a_record_says_has_to_be_true(table, change, part):
    """Seat, move, round, checks and scores are compared with the game."""
    session, record = finished(check_every=3)
    text = record_text(record)
    text = re.sub(r"= .*\n\nScores", "\nScores", text)
    changed = change(text)
    assert changed != text
    found = faults(changed, session.scenario)
    assert any(part in said for *_, said in found), found
