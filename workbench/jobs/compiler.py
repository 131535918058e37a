"""The program that compiles for the window: `python -m workbench.jobs.compiler PART KIND...`."""

from __future__ import annotations

import json
import sys

import numpy as np

from engine.errors import OikistError
from engine.scenarios.frozen import thawed
from engine.simulation.placing import Follower
from workbench.jobs.compiling import HEAT, ROLLOUTS
from workbench.jobs.engine import OikistEngine, for_all
from workbench.jobs.stored import warm_up_rollouts


def main() -> int:
    """Compile the part that is named for the scenario on the input; 1 if that is impossible."""
    engine, part, kinds = OikistEngine(), sys.argv[1], sys.argv[2:]
    try:
        scenario = thawed(json.load(sys.stdin))
        if part == "play":
            engine.prepare_play(scenario)
        elif part == "advice":
            engine.prepare_advice(scenario)
        elif part == HEAT:
            Follower(scenario)(0, np.zeros(0, dtype=np.int32))
        elif part == ROLLOUTS:
            warm_up_rollouts(scenario, for_all(kinds, scenario.seats))
        else:
            engine.prepare_batch(scenario, kinds)
    except OikistError:
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
