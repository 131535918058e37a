"""Rows for `oikist bench --beside tests.bench.symmetry`: how far bots stray from an even share of the win in games that are the same for all seats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from engine.scenarios.catalog import load_scenario
from engine.simulation.batch import Plan, run
from engine.simulation.bench import Row
from tests.support.tiny_games import all_registered, tiny_games, variants_of

# Bot, games, and the greatest difference from an even share, in percentage points: about four
# standard deviations of a share of a third.
PLAYED: Final = (("uniform", 40_000, 1.0), ("greedy", 40_000, 1.0), ("search:100", 8_000, 1.6))
ONE: Final = {"rounds": 1}


def rows(_ours: float = 0.0) -> list[Row]:
    """A row for each symmetric variant of a tiny game, played whole and for one round, and bot."""
    return list(each())


def each() -> Iterator[Row]:
    """The same rows one by one, since all of them take an hour."""
    with all_registered():
        for source in _sources():
            yield from _rows_of(source)


def _sources() -> Iterator[str]:
    for game in tiny_games():
        yield from variants_of(game)


def _rows_of(source: str) -> Iterator[Row]:
    whole = load_scenario(source)
    same = getattr(whole.game, "symmetric", None)
    if same is None or not same(whole.record):
        return
    for changes in ({}, ONE) if "rounds" in whole.parameters else ({},):
        scenario = load_scenario(source, changes)
        length = "one round" if changes else "whole"
        for bot, games, bound in PLAYED:
            batch = run(Plan(scenario, (bot,) * scenario.seats, games, seed=11))
            shares = 100 * batch.tables.shares.mean(axis=0)
            name = f"symmetry: {scenario.game.name}, {scenario.name}, {length}, {bot}"
            stray = float(np.abs(shares - 100 / scenario.seats).max())
            yield Row(name, stray, "% points", bound, at_least=False)


if __name__ == "__main__":
    for row in each():
        print(
            f"{row.name}\t{row.value:.2f}\t{row.bound:.1f}\t{'met' if row.met else 'MISSED'}",
            flush=True,
        )
