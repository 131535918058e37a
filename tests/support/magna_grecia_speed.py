"""How fast the slow twin of Magna Grecia plays."""

from __future__ import annotations

import random
import time

from engine.scenarios.catalog import load_scenario
from tests.support.magna_grecia_facts import twin_table
from tests.support.magna_grecia_twin.position import start
from tests.support.magna_grecia_twin.turn import legal, play


def decisions_a_second(seconds: float) -> float:
    """Rate of random players on the classic variant: list, choose, play."""
    draw = random.Random(1)
    classic = load_scenario("classic")
    cards = classic.decks["actions"].cards
    table = twin_table(classic.board, cards, classic.seats, classic.parameters)
    decisions = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        position = start(table, draw.sample(range(len(cards)), len(cards)))
        while time.perf_counter() - begun < seconds:
            moves = sorted(legal(position))
            if not moves:
                break
            position = play(position, draw.choice(moves))
            decisions += 1
    return decisions / (time.perf_counter() - begun)
