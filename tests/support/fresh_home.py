"""Environment of a program that finds nothing of its user, but the kernels that are compiled."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

ROOT = Path(__file__).parents[2]


def fresh_home(home: Path) -> dict[str, str]:
    """Environment variables; `home` takes settings, state and data."""
    folders = {f"XDG_{kind}_HOME": str(home / kind) for kind in ("CONFIG", "DATA", "STATE")}
    cache = os.environ.get("OIKIST_CACHE") or platformdirs.user_cache_dir("oikist", False)
    own = {"HOME": str(home), "OIKIST_CACHE": cache, "PYTHONPATH": str(ROOT)}
    return {**os.environ, **folders, **own}
