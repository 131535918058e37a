"""Faults of what a form says, named as the form does and not as the command line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from engine.errors import Fault, OikistError

if TYPE_CHECKING:
    from engine.asking.fields import Field

_MOST: Final = 120  # letters of a remedy
VARIANT: Final = "VARIANT"  # how commands call what is asked about
_FIELDS: Final = {"--set": ("settings",), "--goal": ("goals",), "--bots": ("bots", "ways")}


def in_form(error: OikistError, fields: Sequence[Field], title: str) -> OikistError:
    """The error with the titles of fields as places; itself where it is about something else.

    Args:
        fields: Of the form.
        title: What was asked about, as people call it.
    """
    faults = tuple(_named(fault, fields, title) for fault in error.faults)
    return error if faults == error.faults else OikistError(faults)


def _named(fault: Fault, fields: Sequence[Field], title: str) -> Fault:
    option, _, given = fault.place.partition(" ")
    if fault.file:
        return fault
    if option == VARIANT:
        return replace(fault, place=title)
    keys = _FIELDS.get(option, (option.removeprefix("--").replace("-", "_"),))
    field = next((each for each in fields if each.key in keys), None)
    if field is None:
        return fault
    given = given.strip('"')
    place = f"{field.title} ({given})" if given else field.title
    remedy = fault.remedy.replace(f"{option} ", "") if option.startswith("--") else fault.remedy
    return replace(fault, place=place, remedy=_short(remedy))


def _short(remedy: str) -> str:
    """A list of all that there is would take the room of the form, which offers it, too."""
    if len(remedy) <= _MOST:
        return remedy
    return f"{remedy[:_MOST].rpartition(',')[0]}, …"
