"""Getting the compiled rules of a scenario ready in a job."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from engine.garbage import pass_by
from workbench.jobs.job import Running

if TYPE_CHECKING:
    from workbench.jobs.contract import Engine


@dataclass(frozen=True, eq=False)
class PrepareRequest:
    """Rules of play first, which is told; then advice and batches."""

    engine: Engine
    scenario: Any

    def carry_out(self, running: Running) -> None:
        """Compile in a program of its own, once, and load what was compiled.

        Nothing is loaded that the other program was stopped from compiling: this one would
        compile it, for a minute, with hundreds of megabytes, for nobody.
        """
        engine, scenario = self.engine, self.scenario
        usual = (engine.bots()[0],)  # others when they play
        parts: tuple[tuple[str, tuple[str, ...], Callable[[], None]], ...] = (
            ("play", (), partial(engine.prepare_play, scenario)),
            ("advice", (), partial(engine.prepare_advice, scenario)),
            ("batch", usual, partial(engine.prepare_batch, scenario, usual)),
        )
        for part, bots, load in parts:
            engine.compile_apart(scenario, part, lambda: running.cancelled, bots)
            if running.cancelled:
                return
            load()
            if part == "play":
                running.tell(scenario)
        pass_by("rules")
