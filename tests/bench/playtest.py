"""Rows for `oikist bench --beside tests.bench.playtest`: how fast the table answers a person.

`python -m tests.bench.playtest` prints the figures alone. Everything is offscreen, on the
board for four with persons on all seats; a row is the median, from the event to the painted
window, over the moves of a game that is begun. With --own-time it is the time that this
program had the processor, for machines that others use as well.
"""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    from engine.picture import Address
    from engine.simulation.bench import Row

VARIANT: Final = "classic"
BEGUN: Final = 120  # plies that bots play first
MOVES: Final = 40
GAMES: Final = 2_000  # of the batch
CLOCK = time.thread_time if "--own-time" in sys.argv else time.perf_counter
BOUNDS: Final = {
    "click to painted move": 33.0,
    "hover preview": 16.0,
    "next preview at a space": 16.0,
    "take back": 30.0,
    "longest gap while a search thinks": 50.0,
    "longest gap while a batch runs": 50.0,
}


def rows(_ours: float) -> list[Row]:
    """Milliseconds, measured in a program of their own."""
    from engine.simulation.bench import Row

    ran = subprocess.run(
        [sys.executable, "-m", "tests.bench.playtest"],
        check=True,
        capture_output=True,
        text=True,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
    )
    figures = dict(line.rsplit("\t", 1) for line in ran.stdout.splitlines())
    return [
        Row(f"table: {name}", float(figures[name]), "ms", bound, at_least=False)
        for name, bound in BOUNDS.items()
    ]


class Bench:
    """The window with a game that is begun, and stop-watches for what a person does."""

    def __init__(self, folder: Path) -> None:
        from engine.garbage import importing
        from workbench.jobs.engine import OikistEngine
        from workbench.settings import Settings

        with importing():
            program = importlib.import_module("workbench.app")
        self.app = program.application(["oikist"])
        engine = OikistEngine()
        scenario = engine.load(VARIANT)
        engine.prepare_play(scenario)
        settings = Settings(folder / "window.ini")
        self.window = program.MainWindow(engine, settings, folder / "state")
        self.window.resize(1400, 900)
        self.window.show()
        self.window.show_scenario(scenario)
        self.play = self.window.play
        self._until(lambda: self.play.table.is_open)
        self.hands = self.play.parts.hands
        self.times: defaultdict[str, list[float]] = defaultdict(list)
        self._begin()

    def _until(self, done: object) -> None:
        while callable(done) and not done():
            self.app.processEvents()

    def _begin(self) -> None:
        """Let bots play the beginning, and give the seats to persons."""
        from engine.records.record import PERSON

        table = self.play.table
        while len(table.history) < BEGUN:
            table.step()
        for seat in range(4):
            table.set_seat(seat, PERSON)
        self.hands.finish_reading()
        self.app.processEvents()

    def timed(self, name: str, what: object) -> None:
        """Do something, let the window paint, and keep the milliseconds."""
        begun = CLOCK()
        if callable(what):
            what()
        self.app.processEvents()
        self.times[name].append(1000 * (CLOCK() - begun))

    def make_moves(self) -> None:
        """Hover, turn, make and take back moves by the mouse."""
        chance = np.random.default_rng(1)
        match = self.play.table.match
        assert match is not None
        while len(self.times["click to painted move"]) < MOVES and not match.over:
            now = self.hands.narrowing
            assert now is not None
            self.hands.choose_kind("")
            cells = sorted(now.targets)
            if not cells:
                self.play.table.play_move(now.codes[0])
                continue
            self._make_one(chance.choice(cells))

    def _make_one(self, place: Address) -> None:
        hands, table, match = self.hands, self.play.table, self.play.table.match
        assert match is not None
        space = hands.board.scene.spot(place)
        hands.touch.hover(None)
        self.app.processEvents()
        self.timed("hover preview", lambda: hands.touch.hover(space))
        if len(hands.codes) > 1:
            self.timed("next preview at a space", lambda: hands.turn(1))
        here, shown = match.here, hands.shown
        if shown is None:
            return
        self.timed("click to painted move", hands.confirm)
        if match.here == here:  # the first of two spaces
            hands.play(shown)
            return
        match.is_fence(match.here)  # the hands ask for it when nothing else is to be done
        self.timed("take back", lambda: table.take_back(override=True))
        table.forward()
        self.app.processEvents()

    def wait_for_search(self) -> None:
        """The longest time between two rounds of the event loop while a bot thinks."""
        table = self.play.table
        table.set_seat(table.to_move, "search:2s")
        self.app.processEvents()
        table.step()
        self._longest_gap("longest gap while a search thinks", lambda: table.thinking)

    def wait_for_batch(self) -> None:
        """The same while the lab plays a batch and draws it."""
        window, batch = self.window, self.window.lab.batch
        window.use_mode("lab")
        batch.form.games.setValue(GAMES)
        self._until(lambda: not self.play.preparing)
        batch.start()
        self._longest_gap("longest gap while a batch runs", lambda: batch.running)

    def _longest_gap(self, name: str, going: Callable[[], bool]) -> None:
        longest, last = 0.0, CLOCK()
        while going():
            self.app.processEvents()
            time.sleep(0.001)
            now = CLOCK()
            longest, last = max(longest, now - last), now
        self.times[name].append(1000 * longest)


def main() -> None:
    """Print every figure with its name."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(Path(folder))
        bench.make_moves()
        bench.wait_for_search()
        bench.wait_for_batch()
        for name in BOUNDS:
            print(f"{name}\t{median(bench.times[name]):.1f}", flush=True)
            if "--all" in sys.argv:
                found = bench.times[name]
                print(f"  most {max(found):.1f} of {len(found)}", flush=True)
        os._exit(0)


if __name__ == "__main__":
    main()
