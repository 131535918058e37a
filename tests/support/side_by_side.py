"""Compiled rules and a slow twin side by side, on many random cases.

A game's `compare` plays the case of a number and raises where both differ; it gives how often
things were seen, "positions" among them. The tests marked `fuzz` look much longer:

    OIKIST_FUZZ_POSITIONS  positions compared, 300,000 unless told
    OIKIST_FUZZ_GAMES      random games played, 1,000,000 unless told
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import count, islice
from multiprocessing import get_context

from engine.game import Game

FUZZ_POSITIONS = int(os.environ.get("OIKIST_FUZZ_POSITIONS", "300000"))
FUZZ_GAMES = int(os.environ.get("OIKIST_FUZZ_GAMES", "1000000"))
FIRST_FUZZ_CASE = 1_000_000
CORES = os.cpu_count() or 1

Compare = Callable[[int], Counter[str]]


def compared(compare: Compare, first: int, positions: int) -> Counter[str]:
    """What was seen in the cases from `first` on, until there are so many positions."""
    seen: Counter[str] = Counter()
    for number in count(first):
        if seen["positions"] >= positions:
            break
        seen += compare(number)
    return seen


def compared_for_long(compare: Compare) -> Counter[str]:
    """The same on all cores, until FUZZ_POSITIONS were compared."""
    seen: Counter[str] = Counter()
    numbers = count(FIRST_FUZZ_CASE)
    with ProcessPoolExecutor(CORES, mp_context=get_context("spawn")) as pool:
        while seen["positions"] < FUZZ_POSITIONS:
            for found in pool.map(partial(_named, compare), islice(numbers, 16 * CORES)):
                seen += found
    return seen


def _named(compare: Compare, number: int) -> Counter[str]:
    """What was seen in a case; a difference says which one it is."""
    try:
        return compare(number)
    except AssertionError as different:
        raise AssertionError(f"compare({number}): {different}") from None


def differing(compare: Compare, numbers: Iterable[int]) -> list[int]:
    """The cases in which kernels and twin differ."""
    found = []
    for number in numbers:
        try:
            compare(number)
        except AssertionError:
            found.append(number)
    return found


def readings(game: Game) -> list[str]:
    """Every reading of every choice of a game, as `compare` counts them."""
    return [
        f"{name}={reading.key}"
        for name, parameter in game.parameters.items()
        if parameter.kind == "choice"
        for reading in parameter.readings
    ]


def told(seen: Counter[str], events: Iterable[str]) -> str:
    """How often each event was seen, one a line."""
    return "\n".join(f"{seen[event]:>9,} {event}" for event in events)
