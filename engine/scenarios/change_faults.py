"""Faults that changes bring into a variant: told of the change, and not of a file that is right."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
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
    if not changes or not any(fault.file == file for fault in known):
        return known
    try:
        unchanged()
        own: tuple[Fault, ...] = ()
    except OikistError as error:
        own = error.faults
    return [
        replace(fault, file="", place=_place(fault.place, changes))
        if fault.file == file and fault not in own
        else fault
        for fault in known
    ]


def _place(place: str, changes: Mapping[str, Any]) -> str:
    """The change of what a fault is about, else all of them and what it is about."""
    key = place.removeprefix(_PARAMETERS)
    if key in changes:
        return _written({key: changes[key]})
    return ": ".join(part for part in (_written(changes), place) if part)


def _written(changes: Mapping[str, Any]) -> str:
    """Changes as they stand behind the name of a variant: "+rounds=8"."""
    return "".join(f"+{change}" for change in typed_changes(changes))
