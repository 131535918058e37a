"""Faults that changes bring into a variant: told of the change, and not of a file that is right."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from engine.errors import Fault, OikistError
from engine.scenarios.typed_changes import typed_changes

_PARAMETERS: Final = "parameters."


def of_changes(
    faults: Iterable[Fault], file: str, changes: Mapping[str, Any], unchanged: Callable[[], object]
) -> list[Fault]:
    """Faults of a variant with changes; those of its file that it has by the changes name these.

    Args:
        file: Of the variant, as faults name it.
        changes: Key -> value.
        unchanged: Makes the scenario without the changes, or raises its faults.
    """
    known = list(faults)
    brought = _brought(known, file, unchanged) if changes else []
    return [
        replace(fault, file="", place=_place(fault.place, changes)) if fault in brought else fault
        for fault in known
    ]


def of_changes_in(
    path: str, faults: Iterable[Fault], file: str, unchanged: Callable[[], object]
) -> list[Fault]:
    """The same of changes that stand in a file, such as a position's: that file is named.

    Args:
        path: Of the file with the changes, as faults name it.
        file, unchanged: See `of_changes`.
    """
    known = list(faults)
    brought = _brought(known, file, unchanged)
    return [
        replace(fault, file=path) if fault in brought or not fault.file else fault
        for fault in known
    ]


def _brought(faults: Sequence[Fault], file: str, unchanged: Callable[[], object]) -> list[Fault]:
    """The faults of a variant's file that it has by changes only."""
    found = [fault for fault in faults if fault.file == file]
    try:
        if found:
            unchanged()
    except OikistError as error:
        found = [fault for fault in found if fault not in error.faults]
    return found


def _place(place: str, changes: Mapping[str, Any]) -> str:
    """The change of what a fault is about, else all of them and what it is about."""
    key = place.removeprefix(_PARAMETERS)
    if key in changes:
        return _written({key: changes[key]})
    return ": ".join(part for part in (_written(changes), place) if part)


def _written(changes: Mapping[str, Any]) -> str:
    """Changes as they stand behind the name of a variant: "+rounds=8"."""
    return "".join(f"+{change}" for change in typed_changes(changes))
