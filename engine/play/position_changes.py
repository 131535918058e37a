"""What differs between two positions, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.language import say
from engine.positions.paths import Path, leaves


def differences(
    before: Mapping[str, Any],
    after: Mapping[str, Any],
    called: Callable[[Path], str],
    worded: Callable[[Path, object], str],
) -> list[str]:
    """Every change between the tables of two positions, in their order: "Red: score 12 → 15".

    Args:
        called: What people call a path.
        worded: What people call a value under a path, or an entry of a list there.
    """
    old, new = dict(leaves(before)), dict(leaves(after))
    return [
        f"{called(path)} {_change(path, old.get(path), new.get(path), worded)}"
        for path in {**old, **new}
        if old.get(path) != new.get(path)
    ]


def _change(path: Path, one: object, other: object, worded: Callable[[Path, object], str]) -> str:
    if not isinstance(one or other, list):
        return f"{worded(path, one)} → {worded(path, other)}"
    was = one if isinstance(one, list) else []
    now = other if isinstance(other, list) else []
    gone = [f"\u2212 {worded(path, entry)}" for entry in was if entry not in now]
    come = [f"+ {worded(path, entry)}" for entry in now if entry not in was]
    return ", ".join([*come, *gone]) or say("in another order")
