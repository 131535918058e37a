"""Paths into the tables of a position: "seats.*.score" is a score of every seat."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

SEAT: Final = "*"  # stands for a seat's name in a path that holds for every seat
ABSENT: Final = object()  # where a path leads nowhere

Path = tuple[str, ...]
Tables = dict[str, Any]


def concrete(path: Path, seat: str) -> Path:
    """A path with a seat's name in the place of SEAT."""
    return tuple(seat if key == SEAT else key for key in path)


def wild(path: Path, seats: Sequence[str]) -> Path:
    """A path with SEAT in the place of a seat's name."""
    return tuple(SEAT if key in seats else key for key in path)


def seat_in(path: Path, seats: Sequence[str]) -> str:
    """The seat that a path names, or ""."""
    return next((key for key in path if key in seats), "")


def find(tables: Mapping[str, Any], path: Path) -> Any:
    """What stands under a path, or ABSENT."""
    found: Any = tables
    for key in path:
        if not isinstance(found, Mapping) or key not in found:
            return ABSENT
        found = found[key]
    return found


def write(tables: Tables, path: Path, value: Any) -> None:
    """Let a path have a value; ABSENT takes it away."""
    at = tables
    for key in path[:-1]:
        at = at.setdefault(key, {})
    if value is ABSENT:
        at.pop(path[-1], None)
    else:
        at[path[-1]] = value


def changed(tables: Mapping[str, Any], path: Path, value: Any) -> Tables:
    """A copy of the tables in which a path has another value; ABSENT takes it away."""
    found = copy.deepcopy(dict(tables))
    write(found, path, value)
    return found


def leaves(tables: Mapping[str, Any], above: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every value that is no table, with its path, in the order of the tables."""
    for key, value in tables.items():
        if isinstance(value, Mapping):
            yield from leaves(value, (*above, key))
        else:
            yield (*above, key), value
