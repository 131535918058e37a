"""A real game for the window's tests: positions of one match, and an engine that waits for nothing.

Scenarios, matches and bots are the engine's own. Made up is only what takes time there: kernels are
not compiled in another program, and the scores of a batch are drawn at random.
"""

from __future__ import annotations

import random
import threading
import time
from dataclasses import dataclass, replace
from functools import cache

import numpy as np
from numpy.typing import NDArray

from engine.asking.asked import Answer, Progress
from engine.errors import Fault, OikistError, ScenarioError
from engine.picture import Picture
from engine.play.match import Match
from engine.reports.page import Page
from engine.scenarios.catalog import load_scenario
from engine.seats import seat_styles
from workbench.jobs.contract import Begun, StoredRun
from workbench.jobs.engine import OikistEngine
from workbench.scene.scenery import scenery_of

CLASSIC = "classic"
OTHER = "classic-2"
SCENARIO = load_scenario(CLASSIC)
SCENERY = scenery_of(SCENARIO)
STYLES = seat_styles(SCENARIO.game, SCENARIO.game.seat_names(SCENARIO.record))
PLIES = 240


@cache
def _match() -> Match:
    """A match of moves drawn at random, no longer than PLIES."""
    match, chance = Match(SCENARIO, 7), random.Random(7)
    while not match.over and len(match.line()) < PLIES:
        match.play(chance.choice(match.legal_codes()))
    return match


@cache
def picture_at(ply: int) -> Picture:
    """The position after so many moves, or the last one."""
    line = _match().line()
    number = line[min(ply, len(line)) - 1].number if ply else 0
    return _match().picture(number=number)


@dataclass(frozen=True)
class Drawn:
    """Games of a batch whose scores were drawn at random; see `workbench.jobs.contract.Chunk`."""

    unfinished: int
    scores: NDArray[np.int64]
    shares: NDArray[np.float64]
    places: NDArray[np.float64] | None = None


def chunk_of(chance: np.random.Generator, count: int) -> Drawn:
    """Scores of four seats that differ a little, the later ones being worse off."""
    skew = chance.gamma(5.0, 2.6, (count, 4))
    scores = np.rint(34 - np.array([0.0, 0.8, 1.6, 2.6]) + skew).astype(np.int64)
    best = scores == scores.max(axis=1, keepdims=True)
    return Drawn(0, scores, best / best.sum(axis=1, keepdims=True))


class HastyEngine(OikistEngine):
    """The window's engine without waiting.

    Args:
        pause: Seconds between two chunks of a batch.

    Attributes:
        broken: Sentence with which loading a variant is refused, or "".
        ready: Cleared to make the rules of a game take their time.
        prepared: What was asked to be made ready.
    """

    def __init__(self, pause: float = 0.0) -> None:
        super().__init__()
        self.pause = pause
        self.broken = ""
        self.ready = threading.Event()
        self.ready.set()
        self.prepared: list[str] = []
        self.stored = None
        self.runs = []  # what the file of runs lists

    def load(self, variant: str):
        if self.broken:
            raise ScenarioError(Fault("broken.toml", "rounds", self.broken, "give 1 to 12"))
        return super().load(variant)

    def compile_apart(self, scenario, part, cancelled, bots=()) -> None:
        """Kernels are taken from the cache when they are first called."""

    def prepare_play(self, scenario) -> None:
        self.ready.wait(20)

    def prepare_advice(self, scenario) -> None:
        self.prepared.append("advice")

    def prepare_batch(self, scenario, bots) -> None:
        self.prepared.append(", ".join(bots))

    def runs_file(self, project):
        return None

    def last_batch(self, runs):
        return self.stored

    def stored_batch(self, runs, number):
        return replace(self.stored, plan=replace(self.stored.plan, number=number))

    def stored_runs(self, runs):
        return self.runs

    def delete_run(self, runs, number):
        self.runs = [run for run in self.runs if run.number != number]

    def run_batch(self, scenario, plan, tell, stop) -> bool:
        kept = self.stored.chunk if plan.number and self.stored is not None else None
        number = plan.number or 1 + max((run.number for run in self.runs), default=0)
        tell(Begun(number, STYLES, kept))
        chance = np.random.default_rng(plan.seed)
        first = 0 if kept is None else len(kept.scores)
        while first < plan.games:
            count = min(250, plan.games - first)
            time.sleep(self.pause)
            tell(chunk_of(chance, count))
            first += count
            if stop() and first < plan.games:
                break
        self._keep(number, plan, first)
        return first == plan.games

    def _keep(self, number, plan, stored) -> None:
        """List a run as a batch has left it."""
        when, done = "2031-05-02T18:30:00", stored == plan.games
        bots, seed = tuple(plan.bots), plan.seed
        run = StoredRun(number, plan.title, bots, plan.games, stored, seed, when, done, True)
        others = [one for one in self.runs if one.number != number]
        self.runs = sorted([*others, run], key=lambda one: one.number)


class StoringEngine(HastyEngine):
    """The same with a real file of runs."""

    runs_file = OikistEngine.runs_file
    last_batch = OikistEngine.last_batch
    stored_batch = OikistEngine.stored_batch
    stored_runs = OikistEngine.stored_runs
    delete_run = OikistEngine.delete_run
    run_batch = OikistEngine.run_batch


class AskedEngine(HastyEngine):
    """Answers as soon as it may, in so many pieces."""

    def __init__(self) -> None:
        super().__init__()
        self.pieces = 3
        self.go = threading.Event()
        self.go.set()
        self.problem = ""
        self.asked = []

    def ask(self, asked, runs, tell, stop):
        self.asked.append(asked.title)
        tell(Progress(0, 300, "greedy", runs=(7,), begun=(7,)))
        for piece in range(1, self.pieces + 1):
            while not (self.go.wait(0.01) or stop()):
                pass
            if self.problem:
                raise OikistError(Fault("", "games", self.problem, "ask again"))
            tell(Progress(100 * piece, 300, "greedy", runs=(7,), begun=(7,)))
            if stop():
                return None
        page = Page(asked.title, [], [], [], "oikist fair classic")
        return Answer(asked.question, asked.title, page, (7,))
