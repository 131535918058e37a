"""Whole games stored as text, which must not change within a version of the rules.

Each file in `tests/golden/marchands/` is a record (see `engine.records.record`) with a
check after every few moves, and with the measures of the finished game as remarks. The
moves are replayed, bots are not asked again. With OIKIST_GOLDEN=1 in the environment the
games are played anew and the files rewritten: for changes of the rules that are meant.
"""

from __future__ import annotations

import os

import numpy as np
import pytest

from engine.bots.registry import choose_move
from engine.files import write_text_atomically
from engine.games.marchands import GAME
from engine.games.marchands import state as at
from engine.records.reading import parse_record
from engine.records.record import record_text
from engine.records.replay import positions, recorded, scenario_of, started
from engine.rng import BOT, derive
from engine.scenarios.catalog import load_scenario
from engine.scenarios.scenario import copied
from tests.support.sources import ROOT

FOLDER = ROOT / "tests/golden" / GAME.name
CHECK_EVERY = 20

# Name -> variant, what differs from it, seed, and each seat's bot in the game that is stored.
GAMES = {
    "standard": ("standard", {}, 4, ("greedy", "greedy", "uniform", "greedy")),
    "nine-rounds": (
        "nine-rounds",
        {
            "seats": 3,
            "payment": "out_of_game",
            "shortage": "partial",
            "no_church": "one_will_do",
            "marker": "advanced",
            "memory": "on_table",
            "start_ecus": [0, 1, 2],
        },
        2,
        ("greedy", "uniform", "greedy"),
    ),
    "city-cards": (
        "city-cards",
        {
            "rounds": 8,
            "orders": 8,
            "drawing": "deck_mixed",
            "payment": "shown",
            "church_sites": "skipped",
            "decline": "may",
            "rewards": "up_to_two",
            "churches": 2,
            "electors": 6,
            "ties": "shared",
            "elimination": "economic_religious_political",
        },
        3,
        ("greedy", "greedy", "greedy", "greedy"),
    ),
    "small-map": (
        "small-map",
        {
            "rounds": 10,
            "orders": 4,
            "drawing": "deck",
            "shortage": "lost",
            "site_goods": 5,
            "monopoly_every": 2,
            "monopoly_ecus": 2,
            "tied_fields": "all",
        },
        1,
        ("greedy", "uniform"),
    ),
}


def played(scenario, seed, bots):
    """The moves of a game of bots."""
    kernels = scenario.game.kernels()
    state = started(scenario, seed)
    seats = range(scenario.seats)
    streams = [
        np.array([derive(np.uint64(seed), BOT, np.uint64(seat))], np.uint64) for seat in seats
    ]
    moves = []
    while (seat := kernels.seat_to_move(scenario.record, state)) >= 0:
        moves.append(choose_move(scenario, state, bots[seat], streams[seat]))
        kernels.apply(scenario.record, state, moves[-1])
    return moves


def told(scenario, record, last):
    """The text of a golden game: its record, and the measures of its last position."""
    out = np.zeros((len(GAME.measures), scenario.seats), np.int64)
    GAME.kernels().measure(scenario.record, last, out)
    rows = [
        f"# {name}: {', '.join(map(str, row))}\n"
        for name, row in zip(GAME.measures, out.tolist(), strict=True)
    ]
    return record_text(record) + "\n" + "".join(rows)


def rewrite(name):
    """Play a game anew and store it."""
    variant, changes, seed, bots = GAMES[name]
    scenario = load_scenario(f"{GAME.name}/{variant}", changes)
    record = recorded(scenario, seed, played(scenario, seed, bots), bots, CHECK_EVERY)
    *_, last = positions(record, scenario)
    FOLDER.mkdir(parents=True, exist_ok=True)
    write_text_atomically(FOLDER / f"{name}.txt", told(scenario, record, last))


@pytest.fixture(params=GAMES)
def golden(request):
    """Name and text of a stored game."""
    if os.environ.get("OIKIST_GOLDEN") == "1":
        rewrite(request.param)
    return request.param, (FOLDER / f"{request.param}.txt").read_text(encoding="utf-8")


def test_a_stored_game_plays_as_it_did(golden):
    """Every move is still legal, with as many others, and leads to the positions of that time."""
    name, text = golden
    record = parse_record(text, f"{name}.txt")
    scenario = scenario_of(record)
    *_, last = (copied(scenario, state) for state in positions(record, scenario, f"{name}.txt"))
    codes = []
    state = started(scenario, record.seed)
    for turn in record.turns:
        codes.append(GAME.from_text(scenario.record, state, turn.text))
        GAME.kernels().apply(scenario.record, state, codes[-1])
    again = recorded(scenario, record.seed, codes, record.bots, CHECK_EVERY)
    assert told(scenario, again, last) == text


@pytest.mark.slow
def test_every_position_of_a_stored_game_is_sound(golden):
    """No invariant is broken on the way: a position file gives each of them back."""
    record = parse_record(golden[1], golden[0])
    scenario = scenario_of(record)
    broken = [GAME.faults(scenario.record, state) for state in positions(record, scenario)]
    assert [sentences for sentences in broken if sentences] == []


def test_no_stored_game_is_forgotten():
    """The folder holds the games of the table above and no others."""
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)


def test_the_stored_games_show_every_kind_of_move():
    """Together they hold each kind of move but the one that a bot has no reason for."""
    text = "".join((FOLDER / f"{name}.txt").read_text(encoding="utf-8") for name in GAMES)
    moves = {line.split(": ")[1].split()[0] for line in text.splitlines() if ": " in line}
    assert {"go", "trade", "done", "take", "elector", "announce", "start"} <= moves


@pytest.mark.slow
def test_the_stored_games_reach_every_phase():
    """ME-4 to ME-21: a decision in each phase that has one, and the end."""
    phases = set()
    for name in GAMES:
        record = parse_record((FOLDER / f"{name}.txt").read_text(encoding="utf-8"), name)
        phases |= {at.STAGES[int(one.stage)] for one in positions(record, scenario_of(record))}
    assert phases == {"start", "orders", "reward", "electors", "announce", "over"}
