"""Compiling the rules of a scenario in a program of its own.

The compiler takes hundreds of megabytes, which its process keeps. What it makes lies in the
cache on disk, from where the window reads it. A mark in the cache says what was compiled
for which records, and from where: Numba keeps the kernels of each copy of the sources apart.
Where the program cannot run, the window compiles by itself.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from engine.kernel_cache import ENGINE, cache_folder, home_of
from engine.scenarios.frozen import frozen
from engine.scenarios.scenario import Scenario

PARTS: Final = ("play", "advice", "batch")  # what a table and the lab need
HEAT: Final = "heat"  # what maps of stored games need
ROLLOUTS: Final = "rollouts"  # what plays on from decisions of games
PROGRAM: Final = (sys.executable, "-m", "workbench.jobs.compiler")
_LOOK: Final = 0.1  # seconds between two looks whether anybody still waits


def compile_apart(
    scenario: Scenario,
    part: str,
    cancelled: Callable[[], bool],
    kinds: Sequence[str] = (),
) -> None:
    """Fill the cache with what a part of the window needs, unless that was done before.

    The program is given the part and the kinds, and the frozen scenario on its input.

    Args:
        part: One of `PARTS`, HEAT or ROLLOUTS.
        cancelled: Whether nobody waits any more; the program is ended then.
        kinds: Of the bots that play a batch or rollouts, see `Cast`.
    """
    mark = mark_of(scenario, part, kinds)
    if mark.exists() or os.environ.get("NUMBA_DISABLE_JIT") == "1":
        return
    with suppress(OSError), _started([*PROGRAM, part, *kinds]) as child:
        if child.stdin is not None:
            child.stdin.write(json.dumps(frozen(scenario)))
            child.stdin.close()
        while child.poll() is None:
            if cancelled():
                child.terminate()
            with suppress(subprocess.TimeoutExpired):
                child.wait(_LOOK)
        if child.returncode == 0:
            mark.parent.mkdir(parents=True, exist_ok=True)
            mark.touch()


def mark_of(scenario: Scenario, part: str, kinds: Sequence[str] = ()) -> Path:
    """The file that says that a part was compiled for records like those of a scenario."""
    types = (scenario.record.dtype, scenario.state_dtype)
    source = sys.modules[type(scenario.game).__module__].__file__
    home = cache_folder(home_of(Path(source))) if source else ""
    told = f"{part} {home} {ENGINE} {source} {[str(dtype) for dtype in types]} {' '.join(kinds)}"
    return cache_folder() / f"{part}-{hashlib.sha256(told.encode()).hexdigest()[:16]}.compiled"


def _started(command: Sequence[str]) -> subprocess.Popen[str]:
    root = str(Path(__file__).parents[2])  # where this module lies, also where nothing is installed
    paths = [root, *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    hidden: dict[str, Any] = {}
    if sys.platform == "win32":
        hidden["creationflags"] = subprocess.CREATE_NO_WINDOW
    return subprocess.Popen(  # noqa: S603  (our own program)
        list(command),
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path)},
        **hidden,
    )
