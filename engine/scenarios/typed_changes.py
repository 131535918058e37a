"""Changes of a variant as they are typed behind its name, as in "classic+rounds=8"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def typed_value(value: Any) -> str:
    """A value as it is typed: numbers by seat with commas."""
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def typed_changes(changes: Mapping[str, Any]) -> list[str]:
    """Each change, such as "rounds=8"."""
    return [f"{key}={typed_value(value)}" for key, value in changes.items()]
