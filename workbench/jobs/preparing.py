"""Getting the compiled rules of a scenario ready in a job."""

from __future__ import annotations

from dataclasses import dataclass
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
        """Compile in a program of its own, once, and load what was compiled."""
        engine, scenario = self.engine, self.scenario

        def stop() -> bool:
            return running.cancelled

        engine.compile_apart(scenario, "play", stop)
        engine.prepare_play(scenario)
        running.tell(scenario)
        if not running.cancelled:
            engine.compile_apart(scenario, "advice", stop)
        if not running.cancelled:
            engine.prepare_advice(scenario)
            engine.compile_apart(scenario, "batch", stop)
        if not running.cancelled:  # batches of other bots prepare themselves
            engine.prepare_batch(scenario, engine.bots()[0])
        pass_by("rules")
