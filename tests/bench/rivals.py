"""Rows for `oikist bench --beside tests.bench.rivals`: the slow twin and Catanatron."""

from __future__ import annotations

import random
import time

from engine.scenarios.catalog import load_scenario
from engine.simulation.bench import Row
from tests.support.magna_grecia_facts import twin_table
from tests.support.magna_grecia_twin.position import start
from tests.support.magna_grecia_twin.turn import legal, play

SECONDS = 4.0


def rows(ours: float) -> list[Row]:
    """Their speeds, and how many times ours that is."""
    twin, catan = twin_rate(), catanatron_rate()
    return [
        Row("slow twin of the rules: decisions", twin, "decisions/s"),
        Row("ours to the slow twin", ours / twin, "times"),
        Row("Catanatron, random players: decisions", catan, "decisions/s"),
        Row("ours to Catanatron", ours / catan, "times"),
    ]


def twin_rate() -> float:
    """Decisions a second of the twin with random players on classic: list, choose, play."""
    draw = random.Random(1)
    classic = load_scenario("classic")
    cards = classic.decks["actions"].cards
    table = twin_table(classic.board, cards, classic.seats, classic.parameters)
    decisions = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        position = start(table, draw.sample(range(len(cards)), len(cards)))
        while time.perf_counter() - begun < SECONDS:
            moves = sorted(legal(position))
            if not moves:
                break
            position = play(position, draw.choice(moves))
            decisions += 1
    return decisions / (time.perf_counter() - begun)


def catanatron_rate() -> float:
    """Decisions a second of Catanatron's random players, four of them."""
    from catanatron import Color, Game, RandomPlayer

    random.seed(1)
    decisions = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        game = Game([RandomPlayer(colour) for colour in Color])
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
    return decisions / (time.perf_counter() - begun)
