"""Changes of a variant in a few words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.play.wording import in_a_row


def changes_said(changes: Mapping[str, Any]) -> str:
    """Parameters and their values, such as "start score 15, 15, 16, 15"."""
    parts = []
    for name, value in changes.items():
        entries = value if isinstance(value, list | tuple) else [value]
        parts.append(f"{name.replace('_', ' ')} {', '.join(str(entry) for entry in entries)}")
    return in_a_row(parts)
