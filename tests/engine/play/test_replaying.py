"""Records of random games, and how far they go under other rules."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pytest

from engine.errors import RecordError
from engine.play.differences import match_difference, record_difference
from engine.play.match import Match
from engine.play.match_file import match_text
from engine.play.match_reading import read_match
from engine.records.reading import parse_record
from engine.records.record import record_text
from engine.records.replay import recorded, replay, started
from engine.scenarios.catalog import load_scenario

GAMES = 1_000


def random_game(scenario, seed):
    """Codes of a whole game, and its last position."""
    kernels, chance = scenario.game.kernels(), random.Random(seed)
    codes, state = [], started(scenario, seed)
    buffer = np.zeros(scenario.game.most_moves, np.int32)
    while count := kernels.legal(scenario.record, state, buffer):
        codes.append(int(buffer[chance.randrange(count)]))
        kernels.apply(scenario.record, state, codes[-1])
    return codes, state


def check_games(scenario, games):
    for seed in range(games):
        codes, state = random_game(scenario, seed)
        record = recorded(scenario, seed, codes)
        text = record_text(record)
        again = parse_record(text, "game.txt")
        assert record_text(again) == text
        assert replay(again, scenario).tobytes() == state.tobytes()


def test_a_thousand_records_replay_to_the_same_bytes(table):
    """Text and position come out byte for byte, on the small game."""
    check_games(load_scenario("plain"), GAMES)


def test_some_records_of_a_board_game_replay_to_the_same_bytes():
    """The same on a board, for the quick run of the tests."""
    check_games(load_scenario("classic-2"), 8)


@pytest.mark.fuzz
def test_a_thousand_records_of_a_board_game_replay_to_the_same_bytes():
    """The same on a board, which takes minutes: with `make fuzz` only."""
    check_games(load_scenario("classic-2"), GAMES)


@pytest.fixture
def played(table):
    """A match of the small game, at its end, with its file."""
    match = Match(load_scenario("plain"), 5)
    while not match.over:
        match.play(match.legal_codes()[0])
    path = table / "a.match"
    path.write_text(match_text(match))
    return match, path


def test_a_match_of_other_rules_is_refused_with_the_reason(played):
    """Opening it under changed rules says what is the matter and what to do."""
    with pytest.raises(RecordError, match=r"other rules.*replay it until the rules differ"):
        read_match(played[1], load_scenario("plain", {"rounds": "2"}))


def test_the_first_divergence_of_a_match_is_shown(played):
    """Half the rounds: half of the moves hold, then the game is over."""
    match, path = played
    found = match_difference(path, load_scenario("plain", {"rounds": "2"}))
    assert (found.moves, found.over) == (6, True)
    assert "PN-6" in found.reason
    assert match_difference(path, match.scenario).reason == ""


def test_the_first_divergence_of_a_record_is_shown(played):
    """The same for a record, with the move and the round."""
    record = played[0].record()
    found = record_difference(record, load_scenario("plain", {"rounds": "2"}))
    assert found.moves == 6
    assert found.reason.startswith("move 7, round 3, ")
    assert record_difference(record, played[0].scenario).reason == ""


def test_a_divergence_that_forbids_nothing_is_found_too(played):
    """Another prize allows every move, and the scores at the end tell."""
    record = played[0].record()
    found = record_difference(record, load_scenario("plain", {"prize": "5"}))
    assert found.moves == len(record.turns)
    assert found.reason.startswith("the end: the scores were")


def test_a_noted_position_tells_where_it_diverges(played):
    """Records with checks show the first move after which something is different."""
    record = played[0].record(check_every=1)
    found = record_difference(record, load_scenario("plain", {"prize": "5"}))
    assert found.moves < len(record.turns)
    assert "the position after it is another one" in found.reason


def test_a_record_with_a_wrong_seat_says_who_decides(played):
    """The first turn of somebody else is the divergence."""
    record = played[0].record()
    turns = (replace(record.turns[0], seat=record.seats[1]), *record.turns[1:])
    found = record_difference(replace(record, turns=turns), played[0].scenario)
    assert found.moves == 0
    assert f"{record.seats[0]} decides" in found.reason
