"""What differs between two positions, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.language import say
from engine.positions.paths import Path, leaves


def differences(
    before: Mapping[str, Any], after: Mapping[str, Any], called: Callable[[Path], str]
) -> list[str]:
    """Every change between the tables of two positions, in their order: "Red: score 12 → 15".

    Args:
        called: What people call a path.
    """
    old, new = dict(leaves(before)), dict(leaves(after))
    return [
        f"{called(path)} {_change(old.get(path), new.get(path))}"
        for path in {**old, **new}
        if old.get(path) != new.get(path)
    ]


def _change(one: object, other: object) -> str:
    if not isinstance(one or other, list):
        return f"{_word(one)} → {_word(other)}"
    was = one if isinstance(one, list) else []
    now = other if isinstance(other, list) else []
    gone = [entry for entry in was if entry not in now]
    come = [entry for entry in now if entry not in was]
    if not gone and not come:
        return say("in another order")
    parts = [f"+ {_word(entry)}" for entry in come] + [f"\u2212 {_word(entry)}" for entry in gone]
    return ", ".join(parts)


def _word(value: object) -> str:
    if isinstance(value, bool):
        return say("yes") if value else say("no")
    return str(value) if value not in (None, "", []) else say("nothing")
