"""Journals: every edit of a document as a line of text, written before the next one begins.

A journal never touches the document's own file. Its first line says what the document and
its history were when it was begun; then there is a line for each edit, each step through
the history and each save. Playing the lines again gives back the document and its history,
however the program ended. A line that was cut off by a crash is left out.
"""

from __future__ import annotations

import json
import time
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from datetime import time as time_of_day
from pathlib import Path
from typing import Any, Final

from engine.files import write_bytes_atomically
from workbench.documents.edits import Edit, Key, edit_from_json
from workbench.documents.history import History

FORMAT: Final = 1
SUFFIX: Final = ".journal"
LARGEST: Final = 4_000_000  # bytes, after which a journal is begun anew
_TOML: Final = "=toml"  # the only key of a table that stands for a value JSON does not know

DAMAGED: Final = (
    ValueError,
    LookupError,
    TypeError,
    AttributeError,
    ArithmeticError,
    RecursionError,
)  # what a line may raise that is no journal's
BROKEN: Final = (OSError, ValueError, TypeError, RecursionError)  # what writing may raise


@dataclass(frozen=True)
class Opened:
    """The first line of a journal.

    Attributes:
        kind: Of the document: "board", "graph", "deck" or "variant".
        game: Name of the game.
        name: File name without ending, or what an untitled document is called.
        path: The file; "" for one that was never saved.
        digest: Of the file when it was last read or written; "" if there was none.
        fields: The document when the journal was begun.
        history: Its history then.
        since: When, in seconds since 1970.
    """

    kind: str
    game: str
    name: str
    path: str
    digest: str
    fields: Mapping[Key, Any]
    history: History
    since: float = field(default_factory=time.time)


@dataclass
class Recovered:
    """What a journal gives back.

    Attributes:
        opened: Its first line; with path, name and digest of the last save.
        fields: The document as it was at the end.
        history: With every edit.
        until: When the last line was written, in seconds since 1970.
        saving: File and its digest to be, if the end came while it was being saved.
    """

    opened: Opened
    fields: dict[Key, Any]
    history: History
    until: float
    saving: tuple[str, str] | None = None

    def was_saved(self, path: str, digest: str) -> None:
        """The file holds the document."""
        self.opened = replace(self.opened, path=path, name=Path(path).stem, digest=digest)
        self.history.mark_saved()


class Journal:
    """One document's journal while it is open.

    Args:
        path: File to begin; its folder must exist. An older journal there is replaced,
            whole or not at all.
        opened: First line.

    Raises:
        OSError: It cannot be written; so may all methods.
        ValueError, TypeError, RecursionError: A value is nothing that a file can hold.
    """

    def __init__(self, path: Path, opened: Opened) -> None:
        self.path = path
        head = _line(_head(opened))
        write_bytes_atomically(path, head)
        self.size = len(head)
        self.largest = max(LARGEST, 2 * self.size)
        self._stream = path.open("ab", buffering=0)  # the system has each line at once

    def did(self, edit: Edit) -> None:
        """An edit was made."""
        self._write({"did": edit.as_json()})

    def went(self, position: int) -> None:
        """The history was moved to a position."""
        self._write({"went": position})

    def saving(self, path: Path, digest: str) -> None:
        """A file is about to become what the document is, if nothing comes between."""
        self._write({"saving": str(path), "digest": digest})

    def saved(self, path: Path, digest: str) -> None:
        """The file holds the document now."""
        self._write({"saved": str(path), "digest": digest})

    def unsaved(self, digest: str) -> None:
        """The file has become another one, which the document does not want."""
        self._write({"unsaved": digest})

    @property
    def overgrown(self) -> bool:
        """Whether it should be begun anew, so that reading it stays fast."""
        return self.size > self.largest

    def close(self, *, keep: bool) -> None:
        """End the journal; unless it is kept, the file goes."""
        self._stream.close()
        if not keep:
            self.path.unlink(missing_ok=True)

    def _write(self, entry: Mapping[str, Any]) -> None:
        line = memoryview(_line(entry))
        self.size += len(line)
        while line:
            line = line[self._stream.write(line) or 0 :]


def read_journal(path: Path) -> Recovered | None:
    """What a journal holds; None when not even its first line can be read."""
    try:
        lines = path.read_bytes().split(b"\n")
        until = path.stat().st_mtime
    except OSError:
        return None
    found: Recovered | None = None
    for line in lines[:-1]:  # what follows the last newline was cut off
        try:
            entry = json.loads(line, object_hook=_decoded)
            found = _opened(entry, until) if found is None else _continued(found, entry)
        except (
            ValueError,
            LookupError,
            TypeError,
            AttributeError,
            ArithmeticError,
            RecursionError,
        ):
            break
    return found


def apply(fields: dict[Key, Any], edit: Edit) -> None:
    """Make an edit in a table of fields."""
    for key, value in edit.after.items():
        if value is None:
            fields.pop(key, None)
        else:
            fields[key] = value


def _head(opened: Opened) -> dict[str, Any]:
    history = opened.history
    return {
        "format": FORMAT,
        "kind": opened.kind,
        "game": opened.game,
        "name": opened.name,
        "path": opened.path,
        "digest": opened.digest,
        "since": opened.since,
        "position": history.position,
        "saved": history.saved,
        "edits": [edit.as_json() for edit in history.edits],
        "fields": [[list(key), value] for key, value in opened.fields.items()],
    }


def _opened(entry: Mapping[str, Any], until: float) -> Recovered:
    if entry["format"] != FORMAT:
        raise ValueError(f"format {entry['format']}")
    fields = {tuple(key): value for key, value in entry["fields"]}
    words = {key: str(entry[key]) for key in ("kind", "game", "name", "path", "digest")}
    edits = map(edit_from_json, entry["edits"])
    history = History(edits, int(entry["position"]), int(entry["saved"]))
    opened = Opened(**words, fields=fields, history=history, since=float(entry["since"]))
    return Recovered(opened, dict(fields), history, until)


def _continued(found: Recovered, entry: Mapping[str, Any]) -> Recovered:
    if "did" in entry:
        edit = edit_from_json(entry["did"])
        apply(found.fields, edit)
        found.history.push(edit)
    elif "went" in entry:
        for step in found.history.step_to(int(entry["went"])):
            apply(found.fields, step)
    elif "saved" in entry:
        found.was_saved(str(entry["saved"]), str(entry["digest"]))
    elif "unsaved" in entry:
        found.opened = replace(found.opened, digest=str(entry["unsaved"]))
        found.history.mark_unsaved()
    saving = "saving" in entry
    found.saving = (str(entry["saving"]), str(entry["digest"])) if saving else None
    return found


def _line(entry: Mapping[str, Any]) -> bytes:
    """One line; plain ASCII, since texts and paths may hold what UTF-8 cannot."""
    return json.dumps(entry, separators=(",", ":"), default=_encoded).encode() + b"\n"


def _encoded(value: object) -> dict[str, str]:
    if isinstance(value, (date, datetime, time_of_day)):
        return {_TOML: value.isoformat()}
    raise TypeError(f"{type(value).__name__} is nothing that a file can hold")


def _decoded(table: dict[str, Any]) -> Any:
    if table.keys() == {_TOML}:
        return tomllib.loads(f"x = {table[_TOML]}")["x"]
    return table
