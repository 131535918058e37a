"""The cache of compiled rules, tidied."""

import os
import time

from engine.simulation.warmup import KEPT_SECONDS, forget_old_caches


def test_only_caches_of_long_ago_are_removed(tmp_path):
    """A cold start takes away what old engines compiled, and nothing else."""
    ages = {"pincer-new": 0, "pincer-now": 2, "loops-old": 2, "loops-young": 0.5, "settings": 2}
    for name, age in ages.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "kernel.nbi").touch()
        past = time.time() - age * KEPT_SECONDS
        os.utime(tmp_path / name, (past, past))
    forget_old_caches(tmp_path / "pincer-now")
    left = {path.name for path in tmp_path.iterdir()}
    assert left == {"pincer-new", "pincer-now", "loops-young", "settings"}
