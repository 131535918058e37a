"""How the lab feels while it works: `python -m tests.bench.lab` prints a table.

Measured are a whole window on the offscreen platform, and the same question without one.
OIKIST_BENCH_GAMES says how many stored games are opened, OIKIST_BENCH_ASKED how many are played.
"""

from __future__ import annotations

import itertools
import os
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from engine.asking.asked import Asked
from engine.asking.fair import fields
from engine.asking.fields import completed
from engine.cli.given import cores
from engine.runs.executors import Threads
from engine.runs.plan import RunPlan, Side
from engine.runs.running import run_plan
from engine.runs.store import open_store
from tests.bench.desk import Row, percentile, print_table
from workbench.app import MainWindow, Settings, application
from workbench.jobs import queue
from workbench.jobs.engine import OikistEngine

VARIANT = "classic"
STORED = int(os.environ.get("OIKIST_BENCH_GAMES", "1000000"))
PLAYED = int(os.environ.get("OIKIST_BENCH_ASKED", "3000"))
BOT = "greedy"
TURNS = 5  # of a question in the window and without one
TICK = 5  # milliseconds between two looks at the loop of events
PATIENCE = 600_000  # milliseconds


@dataclass(frozen=True)
class Answered:
    """A question that was answered in the window.

    Attributes:
        games: That were played for it.
        seconds: From asking to the answer in sight.
        gaps: Milliseconds between two ticks of a timer that should come every TICK.
        turns: Milliseconds that the window's thread had the processor between two ticks.
    """

    games: int
    seconds: float
    gaps: list[float]
    turns: list[float]


class Bench:
    """A window with the lab in front, and a file of runs of its own."""

    def __init__(self, folder: Path) -> None:
        self.app = QApplication.instance() or application(["oikist"])
        self.runs = folder / "runs.duckdb"
        self.engine = OikistEngine()
        self.engine.runs_file = lambda _project: self.runs
        self.window = MainWindow(self.engine, Settings(folder / "window.ini"), folder / "state")
        self.window.resize(1440, 900)
        self.window.show()
        self.scenario = self.engine.load(VARIANT)
        self.window.show_scenario(self.scenario)
        self.wait(lambda: self.window.play.table.is_open)
        self.window.show_in_lab(self.scenario)
        self.window.use_mode("lab")
        self.window.lab.choose("fair")
        self.wait(lambda: False, 1000)

    def wait(self, until: Callable[[], bool], most: int = PATIENCE) -> None:
        """Handle events until something is so, or for so many milliseconds."""
        loop = QEventLoop()
        looks = QTimer(interval=TICK)
        looks.timeout.connect(lambda: until() and loop.quit())
        looks.start()
        QTimer.singleShot(most, loop, loop.quit)
        loop.exec()

    def asked(self, seed: int, band: float, games: int) -> Asked:
        """Whether the variant is fair within a band, by one witness."""
        given = {"bots": BOT, "games": games, "band": band, "witness": "none", "seed": seed}
        values = completed(fields(self.scenario), given)
        return Asked("fair", self.scenario, VARIANT, values)

    def answer(self, asked: Asked) -> Answered:
        """Let the window answer a question."""
        looks: list[tuple[float, float]] = []

        def tick() -> None:
            looks.append((1000 * time.perf_counter(), 1000 * time.thread_time()))

        timer = QTimer(interval=TICK)
        timer.timeout.connect(tick)
        timer.start()
        tick()
        begun = time.perf_counter()
        job = self.window.lab.jobs.ask(asked)
        self.window.lab.desk.ask.show_job(job)
        self.wait(lambda: job.state in {queue.DONE, queue.FAILED})
        seconds = time.perf_counter() - begun
        self.wait(lambda: False, 300)  # the answer is painted
        timer.stop()
        assert job.state == queue.DONE, job.problem
        pairs = list(itertools.pairwise(looks))
        gaps, turns = ([after[at] - before[at] for before, after in pairs] for at in (0, 1))
        return Answered(job.progress.games, seconds, gaps, turns)

    def bare(self, asked: Asked) -> float:
        """Seconds of the same question without a window."""
        begun = time.perf_counter()
        path = self.runs.with_name("bare.duckdb")
        assert self.engine.ask(asked, path, lambda _news: None, lambda: False) is not None
        seconds = time.perf_counter() - begun
        path.unlink()
        return seconds

    def open_stored(self, games: int) -> float:
        """Seconds until a stored run of so many games is in sight."""
        plan = RunPlan((Side(VARIANT),), (("uniform",),), games, rotate=False, title=VARIANT)
        with open_store(self.runs) as store:
            number = store.start(plan, "window")
            run_plan(store, number, Threads(cores()))
        batch = self.window.lab.batch
        self.window.lab.choose("")
        self.window.lab.middle.setCurrentWidget(batch)
        shown: list[float] = []
        batch.run_shown.connect(lambda _number: shown.append(time.perf_counter()))
        begun = time.perf_counter()
        batch.show_run(number)
        self.wait(lambda: bool(shown))
        self.app.processEvents()
        assert batch.tally.played == games
        return time.perf_counter() - begun

    def close(self) -> None:
        """End all that it has begun."""
        self.window.lab.stop()
        self.window.close()
        self.window.deleteLater()
        self.app.processEvents()


def measured(bench: Bench) -> list[Row]:
    """A line for each thing that somebody waits for, in milliseconds."""
    bench.answer(bench.asked(9, 2.0, 500))  # what is loaded once
    found, bare = [], []
    for seed in range(TURNS):
        whole = bench.asked(100 + seed, 0.1, PLAYED)
        found.append(bench.answer(whole))
        bare.append(bench.bare(whole))
    gaps = [gap for turn in found for gap in turn.gaps]
    own = [turn for one in found for turn in one.turns]
    told = f"{found[0].games:,} games of {BOT}"
    fair = bench.answer(bench.asked(1, 2.0, 20_000))
    opened = bench.open_stored(STORED)
    return [
        Row(f"{told}: longest gap of the loop", max(gaps), 50),
        Row(f"{told}: 99.9% of gaps", percentile(gaps, 0.999), 50),
        Row(f"{told}: longest turn of the loop, own time", max(own), 50),
        Row(
            f"{told}: in the window",
            1000 * median(turn.seconds for turn in found),
            1000 * median(bare) / 0.9,
        ),
        Row(f"is it fair within 2% ({fair.games:,} games)", 1000 * fair.seconds, 15_000),
        Row(f"{STORED:,} stored games: opened and painted", 1000 * opened, 3_000),
    ]


def main() -> None:
    """Print the table."""
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(Path(folder))
        print_table(measured(bench))
        bench.close()


if __name__ == "__main__":
    main()
