"""Shortcuts as the user wants them: what conflicts with what, and CSV in and out."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, Protocol

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence

from engine.errors import Fault, OikistError
from workbench.commands.entry import Entry

DESKS: Final = frozenset({"board", "graph", "deck", "variant"})
COLUMNS: Final = ("key", "shortcut", "scope", "text")
_PORTABLE: Final = QKeySequence.SequenceFormat.PortableText
_NATIVE: Final = QKeySequence.SequenceFormat.NativeText
_MATCH: Final = QKeySequence.SequenceMatch


class ActionTable(Protocol):
    """Every line of the table with its action, as `workbench.commands.actions.Actions` has them."""

    def items(self) -> Iterator[tuple[Entry, QAction]]:
        """Every line with its action."""

    def use_shortcuts(self, chosen: Mapping[str, str]) -> None:
        """Give every action its shortcut: the chosen one, or that of the table."""


class ShortcutError(OikistError):
    """A file of shortcuts that cannot be taken over."""


def overlap(first: str, second: str) -> bool:
    """Whether two scopes can be in front together, so that shortcuts must differ.

    The window is in front with everything, "design" with every desk; two desks, or a desk
    and the playtest, never are.
    """
    if first == second or "window" in {first, second}:
        return True
    return ("design" in {first, second}) and bool({first, second} & DESKS)


def scope_title(scope: str) -> str:
    """Where an action works, in words."""
    titles = {
        "window": QCoreApplication.translate("Shortcuts", "Everywhere"),
        "design": QCoreApplication.translate("Shortcuts", "Design"),
        "board": QCoreApplication.translate("Shortcuts", "Board editor"),
        "graph": QCoreApplication.translate("Shortcuts", "Map editor"),
        "deck": QCoreApplication.translate("Shortcuts", "Deck editor"),
        "variant": QCoreApplication.translate("Shortcuts", "Rules editor"),
        "play": QCoreApplication.translate("Shortcuts", "Playtest"),
        "lab": QCoreApplication.translate("Shortcuts", "Lab"),
    }
    return titles.get(scope, scope)


def plain(text: str) -> str:
    """A text of a menu without the mark of its mnemonic."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


def shown(keys: str) -> str:
    """A shortcut as people read it on this system."""
    return QKeySequence(keys).toString(_NATIVE)


def portable(keys: QKeySequence | str) -> str:
    """A shortcut as files and tables write it; "" if it is none."""
    return QKeySequence(keys).toString(_PORTABLE)


def in_use(entry: Entry, chosen: Mapping[str, str]) -> str:
    """The shortcut of an entry now."""
    return portable(chosen.get(entry.key, entry.shortcut))


def collide(first: str, second: str) -> bool:
    """Whether two shortcuts are the same, or one begins with the other."""
    one, other = QKeySequence(first), QKeySequence(second)
    if one.isEmpty() or other.isEmpty():
        return False
    return one.matches(other) != _MATCH.NoMatch or other.matches(one) != _MATCH.NoMatch


def rivals(
    entry: Entry, keys: str, entries: Iterable[Entry], chosen: Mapping[str, str]
) -> list[Entry]:
    """Entries that keep another one from having a shortcut, in the order of the table."""
    return [
        other
        for other in entries
        if other.key != entry.key
        and overlap(entry.scope, other.scope)
        and collide(keys, in_use(other, chosen))
    ]


def conflicts(entries: Iterable[Entry], chosen: Mapping[str, str]) -> list[tuple[Entry, Entry]]:
    """Every pair of entries that could answer the same keys."""
    entries = tuple(entries)
    return [
        (first, second)
        for place, first in enumerate(entries)
        for second in rivals(first, in_use(first, chosen), entries[place + 1 :], chosen)
    ]


def changed_only(entries: Iterable[Entry], chosen: Mapping[str, str]) -> dict[str, str]:
    """What differs from the table, and nothing else; keys that are unknown are dropped."""
    return {
        entry.key: in_use(entry, chosen)
        for entry in entries
        if entry.key in chosen and in_use(entry, chosen) != portable(entry.shortcut)
    }


def as_csv(entries: Iterable[Entry], chosen: Mapping[str, str]) -> str:
    """All shortcuts as a table for a spreadsheet."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    for entry in entries:
        writer.writerow((entry.key, in_use(entry, chosen), entry.scope, plain(entry.text)))
    return text.getvalue()


def from_csv(text: str, entries: Iterable[Entry], file: str = "") -> dict[str, str]:
    """The shortcuts of a table that `as_csv` wrote, as what differs from the usual ones.

    Actions that the table does not name keep their usual shortcut.

    Raises:
        ShortcutError: Columns are missing, an action or a shortcut is unknown, or two
            actions would answer the same keys; every fault is named.
    """
    known = {entry.key: entry for entry in entries}
    rows = csv.DictReader(io.StringIO(text.removeprefix("\ufeff")))
    missing = [name for name in COLUMNS[:2] if name not in (rows.fieldnames or ())]
    if missing:
        what = QCoreApplication.translate("Shortcuts", "column '{}' is missing")
        raise ShortcutError([Fault(file, "", what.format(name)) for name in missing])
    faults, chosen = [], {}
    for number, row in enumerate(rows, 2):
        key, keys = (row["key"] or "").strip(), (row["shortcut"] or "").strip()
        place = QCoreApplication.translate("Shortcuts", "line {}").format(number)
        if key not in known:
            what = QCoreApplication.translate("Shortcuts", "unknown action '{}'")
            faults.append(Fault(file, place, what.format(key)))
        elif keys and not _is_shortcut(keys):
            what = QCoreApplication.translate("Shortcuts", "'{}' is not a valid shortcut")
            faults.append(Fault(file, place, what.format(keys)))
        else:
            chosen[key] = keys
    faults.extend(_conflict_faults(file, known.values(), chosen))
    if faults:
        raise ShortcutError(faults)
    return changed_only(known.values(), chosen)


def _is_shortcut(keys: str) -> bool:
    """Whether Qt can read every chord of a shortcut."""
    chords = QKeySequence(keys).toString(_PORTABLE).split(", ")
    return all(QKeySequence(chord).toString(_PORTABLE) and _has_key(chord) for chord in chords)


def _has_key(chord: str) -> bool:
    """Whether a chord names a key that exists, not only Ctrl and the like."""
    key = chord.rpartition("+")[2] or "+"
    return len(key) == 1 or not QKeySequence(key).isEmpty()


def _conflict_faults(
    file: str, entries: Iterable[Entry], chosen: Mapping[str, str]
) -> Iterator[Fault]:
    what = QCoreApplication.translate("Shortcuts", "'{}' and '{}' would have the same shortcut")
    for first, second in conflicts(entries, chosen):
        said = what.format(plain(first.text), plain(second.text))
        yield Fault(file, shown(in_use(first, chosen)), said)
