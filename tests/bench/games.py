"""Rows for `oikist bench --beside tests.bench.games`: the usual variant of every other game.

What a game is held to stands in `tests/games/<game>/speed.toml`: decisions a second of uniform
bots, games a second of greedy ones, and how many times one thread two threads are.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping

from engine.scenarios import catalog
from engine.scenarios.catalog import load_scenario
from engine.scenarios.usual import usual_game, usual_variant
from engine.simulation.batch import Plan, run
from engine.simulation.bench import Row
from tests.support.sources import ROOT

REPEATS = 3
LENGTH = 1.0  # seconds of a batch, about


def rows(_ours: float) -> list[Row]:
    """Four rows for each game that has bounds."""
    found: list[Row] = []
    for game in catalog.games():
        file = ROOT / "tests/games" / game / "speed.toml"
        if game != usual_game() and file.is_file():
            found += rows_of(game, tomllib.loads(file.read_text(encoding="utf-8")))
    return found


def rows_of(game: str, bounds: Mapping[str, float]) -> list[Row]:
    """Uniform and greedy bots of a game; each the best of some batches that take turns."""
    scenario = load_scenario(usual_variant(game))

    def plays(bot: str, games: int, threads: int) -> tuple[float, int]:
        played = run(Plan(scenario, (bot,) * scenario.seats, games, seed=1, threads=threads))
        return played.seconds, int(played.decisions.sum())

    best: dict[tuple[str, int], tuple[float, int, int]] = {}  # seconds, decisions, games
    for bot in ("uniform", "greedy"):
        plays(bot, 8, 1)
        seconds, _ = plays(bot, 20, 1)
        games = max(20, round(20 * LENGTH / seconds))
        for _ in range(REPEATS):
            for threads in (1, 2):
                once = (*plays(bot, games, threads), games)
                best[bot, threads] = min(best.get((bot, threads), once), once)
    seconds, decisions, _ = best["uniform", 1]
    greedy, _, games = best["greedy", 1]
    title = scenario.game.title
    found = [
        Row(f"{title}: uniform", decisions / seconds / 1e6, "million/s", bounds["uniform"] / 1e6),
        Row(f"{title}: greedy", games / greedy, "games/s", bounds["greedy"]),
    ]
    for bot in ("uniform", "greedy"):
        times = best[bot, 1][0] / best[bot, 2][0]
        found.append(Row(f"{title}: {bot}, two threads to one", times, "times", bounds["threads"]))
    return found
