"""Getting the compiled rules of a scenario ready in a job."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from workbench.jobs.job import Running

if TYPE_CHECKING:
    from workbench.jobs.contract import Engine


@dataclass(frozen=True, eq=False)
class PrepareRequest:
    """Rules of play first, which is told; then advice and batches."""

    engine: Engine
    scenario: Any

    def carry_out(self, running: Running) -> None:
        """Compile, or load what was compiled earlier."""
        self.engine.prepare_play(self.scenario)
        running.tell(self.scenario)
        if not running.cancelled:
            self.engine.prepare_advice(self.scenario)
        if not running.cancelled:  # batches of other bots prepare themselves
            self.engine.prepare_batch(self.scenario, self.engine.bots()[0])
