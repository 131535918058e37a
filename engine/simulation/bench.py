"""The benchmark: one table of speeds from one run, with the bounds they are held to.

Machines differ and are noisy, so every row is the best of several short runs, and the
ratios to other programs come from the same run.
"""

from __future__ import annotations

import importlib
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from engine.bots.registry import cast_for, choice_among, desk_for
from engine.jit import bind, copy_record
from engine.scenarios.catalog import load_scenario
from engine.scenarios.scenario import Scenario, states
from engine.scenarios.usual import usual_variant
from engine.simulation.batch import Plan, Results, run

UNIFORM_GAMES, GREEDY_GAMES = 40_000, 500
SEARCH = "search:1000"


@dataclass(frozen=True)
class Row:
    """One measured figure.

    Attributes:
        name: What was measured.
        value: The figure.
        unit: Its unit.
        bound: What it is held to, in the same unit; None without one.
        at_least: Whether more is better.
    """

    name: str
    value: float
    unit: str
    bound: float | None = None
    at_least: bool = True

    @property
    def met(self) -> bool:
        """Whether the bound is met."""
        if self.bound is None:
            return True
        return self.value >= self.bound if self.at_least else self.value <= self.bound


def best(runs: int, measure: Callable[[], float], pick: Callable[..., float] = max) -> float:
    """The best figure of several runs."""
    return pick(measure() for _ in range(runs))


def _batch(scenario: Scenario, bot: str, games: int, threads: int = 1) -> Results:
    return run(Plan(scenario, (bot,) * scenario.seats, games, seed=1, threads=threads))


def uniform_rows(scenario: Scenario, runs: int, games: int) -> list[Row]:
    """Decisions, listed moves and games a second with uniform bots."""
    _batch(scenario, "uniform", 10)
    pairs = [  # in turns, since a machine's speed changes within seconds
        [_batch(scenario, "uniform", games, threads) for threads in (1, 2)] for _ in range(runs)
    ]
    fastest = min((one for one, _ in pairs), key=lambda part: part.seconds)
    both = min(two.seconds for _, two in pairs)
    seconds = fastest.seconds
    return [
        Row("uniform: decisions", fastest.decisions.sum() / seconds / 1e6, "million/s", 4.5),
        Row("uniform: legal moves", fastest.moves_listed.sum() / seconds / 1e6, "million/s", 100.0),
        Row("uniform: games", games / seconds, "games/s", 12_000),
        Row("uniform: two threads to one", seconds / both, "times", 1.9),
        Row("uniform: decisions a game", float(fastest.decisions.mean()), "decisions"),
    ]


def greedy_rows(scenario: Scenario, runs: int, games: int) -> list[Row]:
    """Games a second with greedy bots."""
    _batch(scenario, "greedy", 2)
    seconds = best(runs, lambda: _batch(scenario, "greedy", games).seconds, min)
    return [Row("greedy: games", games / seconds, "games/s", 600)]


def search_rows(scenario: Scenario, runs: int) -> list[Row]:
    """Searches of 1,000 iterations: the first decision of a game, and a whole game."""
    bots = (SEARCH,) * scenario.seats
    cast = cast_for(scenario, bots)
    desk, choose = desk_for(scenario, cast), choice_among(scenario.game, cast.kinds)
    kernels, line = scenario.game.kernels(), states(scenario, 1)
    moves = np.zeros(scenario.game.most_moves, dtype=np.int32)
    kernels.reset(scenario.record, line[0], np.uint64(1))
    count = kernels.legal(scenario.record, line[0], moves)
    seat = int(kernels.seat_to_move(scenario.record, line[0]))

    def deciding() -> float:
        stream = np.array([1], dtype=np.uint64)
        start = time.perf_counter()
        choose(scenario.record, line[0], moves, count, desk, cast.minds, seat, stream)
        return cast.bots[0].iterations / (time.perf_counter() - start)

    deciding()
    _batch(scenario, SEARCH, 0)
    seconds = best(min(runs, 2), lambda: _batch(scenario, SEARCH, 1).seconds, min)
    return [
        Row("search: iterations, first decision", best(runs, deciding), "/s", 20_000),
        Row("search: whole game, 1,000 iterations", seconds, "s", 30, at_least=False),
    ]


def copy_states(line: object, times: int) -> int:
    """Copy a state so many times; a template."""
    total = 0
    for _ in range(times):
        copy_record(line[1], line[0])  # type: ignore[index]
        copy_record(line[0], line[1])  # type: ignore[index]
        total += line[1].turn  # type: ignore[index]
    return total


def state_rows(scenario: Scenario, runs: int) -> list[Row]:
    """Copying a state, asking why not, opening a variant."""
    game, kernels = scenario.game, scenario.game.kernels()
    line = states(scenario, 2)
    kernels.reset(scenario.record, line[0], np.uint64(1))
    copy = bind(copy_states, game.name)
    copy(line, 1)
    times = 100_000

    def copying() -> float:
        start = time.perf_counter()
        copy(line, times)
        return (time.perf_counter() - start) / (2 * times) * 1e6

    codes = [int(code) for code in game.codes(scenario.record)[::97]]

    def asking() -> float:
        start = time.perf_counter()
        for code in codes:
            game.why_not(scenario.record, line[0], code)
        return (time.perf_counter() - start) / len(codes) * 1e6

    def opening() -> float:
        start = time.perf_counter()
        load_scenario(usual_variant())
        return (time.perf_counter() - start) * 1e3

    asking()
    return [
        Row("copying a state", best(runs, copying, min), "µs", 0.3, at_least=False),
        Row("why_not from Python", best(runs, asking, min), "µs", 50, at_least=False),
        Row("opening a variant", best(runs, opening, min), "ms", 50, at_least=False),
    ]


def _whole_process(*arguments: str) -> float:
    start = time.perf_counter()
    command = [sys.executable, "-m", "engine.cli.main", *arguments]
    subprocess.run(command, check=True, capture_output=True)  # noqa: S603  (our own program)
    return time.perf_counter() - start


def start_rows(runs: int) -> list[Row]:
    """Whole processes, from the shell."""
    simulate = ("simulate", usual_variant(), "--games", "1", "--bots", "uniform")
    _whole_process(*simulate)
    helped = best(runs, lambda: _whole_process("--help"), min)
    played = best(runs, lambda: _whole_process(*simulate), min)
    return [
        Row("oikist --help", helped, "s", 0.4, at_least=False),
        Row("first simulated game, warm cache", played, "s", 1.2, at_least=False),
    ]


def rows_beside(modules: Sequence[str], ours: float) -> list[Row]:
    """Rows from other programs, measured in the same run.

    Args:
        modules: Importable from the current folder; each offers `rows(ours)`.
        ours: Our decisions a second, for ratios.
    """
    if modules and "" not in sys.path:
        sys.path.insert(0, "")
    return [row for name in modules for row in importlib.import_module(name).rows(ours)]


def rows(*, quick: bool, beside: Sequence[str] = ()) -> list[Row]:
    """Measure everything; `quick` takes fewer and shorter runs."""
    scenario = load_scenario(usual_variant())
    runs = 2 if quick else 5
    share = 10 if quick else 1
    found = uniform_rows(scenario, runs, UNIFORM_GAMES // share)
    ours = found[0].value * 1e6
    found += greedy_rows(scenario, runs, GREEDY_GAMES // share)
    found += search_rows(scenario, runs)
    found += state_rows(scenario, runs)
    found += start_rows(runs)
    return found + rows_beside(beside, ours)


def show(found: list[Row]) -> str:
    """The table as text."""
    lines = []
    for row in found:
        sign = "at least" if row.at_least else "at most"
        held = "" if row.bound is None else f"{sign} {row.bound:g}"
        mark = "" if row.bound is None else ("ok" if row.met else "MISSED")
        lines.append(f"{row.name:<40} {row.value:>14,.3f} {row.unit:<12} {held:<16} {mark}")
    return "\n".join(lines)
