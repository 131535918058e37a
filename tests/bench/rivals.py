"""Rows for `oikist bench --beside tests.bench.rivals`: slow twins and Catanatron."""

from __future__ import annotations

import importlib
import random
import time
from pathlib import Path

from engine.simulation.bench import Row

SECONDS = 4.0
SUPPORT = Path(__file__).parents[1] / "support"


def rows(ours: float) -> list[Row]:
    """Their speeds, and how many times ours that is."""
    found = []
    for path in sorted(SUPPORT.glob("*_speed.py")):
        name = path.stem.removesuffix("_speed")
        rate = importlib.import_module(f"tests.support.{path.stem}").decisions_a_second(SECONDS)
        found.append(Row(f"slow twin of {name}: decisions", rate, "decisions/s"))
        found.append(Row(f"ours to the slow twin of {name}", ours / rate, "times"))
    rate = catanatron_rate()
    found.append(Row("Catanatron, random players: decisions", rate, "decisions/s"))
    found.append(Row("ours to Catanatron", ours / rate, "times"))
    return found


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
