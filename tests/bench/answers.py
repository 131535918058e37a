"""Rows for `oikist bench --beside tests.bench.answers`: how long a designer waits for an answer."""

from __future__ import annotations

import json
import subprocess
import sys
import time

from engine.simulation.bench import Row

VARIANT = "classic"
PLANTED = "classic+start_score=18,15,15,15"


def rows(_ours: float) -> list[Row]:
    """Seconds until a planted bonus of three points is decided, as a whole process."""
    command = [sys.executable, "-m", "engine.cli.main", "compare", VARIANT, PLANTED]
    begun = time.perf_counter()
    ran = subprocess.run(
        [*command, "--until", "decided", "--no-keep", "--json"],
        check=True,
        capture_output=True,
        text=True,
    )
    seconds = time.perf_counter() - begun
    (found,) = json.loads(ran.stdout)["variants"]
    if found["decision"] != "different":
        raise AssertionError(found["verdict"])
    return [Row("greedy: a planted 3-point bonus decided", seconds, "s", 60, at_least=False)]
