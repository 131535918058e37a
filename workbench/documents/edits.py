"""Edits: what every change to a document comes down to, undone, merged, kept as text.

A document is a flat table of fields, key -> value. An edit says for some keys what they
held and what they hold; None is "nothing". That is all undo, journal and recovery need.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

Key = tuple[str | int, ...]
ALONE: Final = 0  # gesture of an edit that merges with no other


@dataclass(frozen=True)
class Edit:
    """One change of one document.

    Attributes:
        text: Verb phrase for the history, such as "Paint 12 hexes: Inland village".
        before, after: Value of each changed key, None where there is none; the same keys,
            and no key whose value stays. Values are what a TOML file can hold.
        gesture: Edits of one drag share a number other than ALONE and become one.
    """

    text: str
    before: Mapping[Key, Any]
    after: Mapping[Key, Any]
    gesture: int = ALONE

    def reversed(self) -> Edit:
        """The edit that takes this one back."""
        return Edit(self.text, self.after, self.before, self.gesture)

    def merged(self, later: Edit) -> Edit:
        """This edit and the next one of the same gesture as one; the later text holds."""
        before, after = dict(self.before), dict(self.after)
        absorb(before, after, later)
        return Edit(later.text, before, after, self.gesture)

    def as_json(self) -> dict[str, Any]:
        """Plain data for a journal; `edit_from_json` gives the edit back."""
        changes = [[list(key), self.before[key], self.after[key]] for key in self.after]
        return {"text": self.text, "gesture": self.gesture, "changes": changes}


def absorb(before: dict[Key, Any], after: dict[Key, Any], later: Edit) -> None:
    """Add a later edit to the two tables of one, in time that only the later one decides."""
    for key, value in later.after.items():
        oldest = before.setdefault(key, later.before[key])
        if alike(oldest, value):
            del before[key]
            after.pop(key, None)
        else:
            after[key] = value


def edit_between(
    text: str, fields: Mapping[Key, Any], after: Mapping[Key, Any], gesture: int = ALONE
) -> Edit:
    """The edit that gives some keys of a table new values; what stays is left out.

    Lists and tables are copied, so that nobody can change the history from outside.
    """
    changed = {key: own(value) for key, value in after.items() if not alike(fields.get(key), value)}
    return Edit(text, {key: fields.get(key) for key in changed}, changed, gesture)


def alike(one: Any, other: Any) -> bool:
    """Whether two values are the same in a file, where 1, 1.0 and true are not."""
    if type(one) is not type(other) and not _both_lists(one, other):
        return False
    return bool(own(one) == own(other)) if isinstance(one, (list, tuple)) else bool(one == other)


def own(value: Any) -> Any:
    """A copy of a value as a journal gives it back: with lists for tuples."""
    if isinstance(value, (list, tuple)):
        return [own(entry) for entry in value]
    if isinstance(value, Mapping):
        return {key: own(entry) for key, entry in value.items()}
    return value


def edit_from_json(data: Mapping[str, Any]) -> Edit:
    """An edit from plain data.

    Raises:
        KeyError, TypeError, ValueError: The data is no edit.
    """
    before: dict[Key, Any] = {}
    after: dict[Key, Any] = {}
    for parts, old, new in data["changes"]:
        key = tuple(parts)
        before[key], after[key] = old, new
    return Edit(str(data["text"]), before, after, int(data["gesture"]))


def _both_lists(one: Any, other: Any) -> bool:
    return isinstance(one, (list, tuple)) and isinstance(other, (list, tuple))
