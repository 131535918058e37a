"""TOML documents: reading typed keys with every fault collected, writing stable text."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.errors import Fault, OikistError
from engine.files import is_reserved, write_text_atomically
from engine.language import say
from engine.remedies import did_you_mean

FORMAT = 1
WIDTH = 100
LARGEST = 10_000_000  # bytes; more is no file of ours, and TOML of that size takes minutes
DEEPEST = 32  # lists and tables inside each other; deeper ones break whatever walks over them
_AT_LINE = re.compile(r"^(?P<what>.*) \(at (?P<place>.*)\)$", re.DOTALL)
_BARE_KEY = re.compile(r"^[A-Za-z0-9_-]+$")


def shown(path: Path, here: Path | None = None) -> Path:
    """The path as a user would type it: relative to a folder, or the current one, if inside."""
    try:
        return path.absolute().relative_to(here or Path.cwd())
    except ValueError:
        return path


def read_text(path: Path, error: type[OikistError]) -> str:
    """The text of a file.

    Raises:
        OikistError: Of the given class: no such file, not readable, too large, not UTF-8.
    """
    file = str(shown(path))
    try:
        if not path.is_dir() and path.exists() and not path.is_file():
            raise error(Fault(file, "", say("this is not a regular file"), say("give a text file")))
        if path.stat().st_size > LARGEST:
            what = say("the file has more than {most} bytes", most=f"{LARGEST:,}")
            raise error(Fault(file, "", what, say("check that this is the right file")))
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise error(Fault(file, "", say("there is no such file"), say("check the path"))) from None
    except UnicodeDecodeError:
        raise error(
            Fault(file, "", say("this is not UTF-8 text"), say("save it as UTF-8"))
        ) from None
    except OSError as problem:
        what = say("the file cannot be read ({strerror})", strerror=problem.strerror)
        raise error(Fault(file, "", what, say("check the path and its permissions"))) from None
    except ValueError as problem:  # a path that no file can have
        raise error(
            Fault(file, "", say("there is no such file ({problem})", problem=problem))
        ) from None


def write_text(path: Path, text: str, error: type[OikistError]) -> None:
    """Write a text file, all of it or nothing.

    Raises:
        OikistError: Of the given class: the folder is missing, read-only or full, or the name
            is none for a file on every system.
    """
    check_name(path, error)
    try:
        write_text_atomically(path, text)
    except OSError as problem:
        what = say("the file cannot be written ({strerror})", strerror=problem.strerror)
        remedy = say("choose a folder that exists and that you may write to")
        raise error(Fault(str(shown(path)), "", what, remedy)) from None


def check_name(path: Path, error: type[OikistError]) -> None:
    """Refuse a name that a file or folder cannot have on every system.

    Raises:
        OikistError: Of the given class.
    """
    if is_reserved(path.name):
        what = say("Windows keeps the name '{name}' for itself", name=path.name)
        raise error(Fault(str(shown(path)), "", what, say("choose another name")))


def read_document(path: Path, error: type[OikistError]) -> Table:
    """The top table of a TOML file whose `format` this version of Oikist understands.

    Raises:
        OikistError: Of the given class: unreadable, malformed, or of another format.
    """
    return parse_document(read_text(path, error), path, error)


def read_table(path: Path, error: type[OikistError]) -> Table:
    """The top table of a TOML file without a format, such as what a game declares.

    Raises:
        OikistError: Of the given class: unreadable or malformed.
    """
    return _parsed(read_text(path, error), path, error)


def parse_document(text: str, path: Path, error: type[OikistError]) -> Table:
    """As `read_document`, from a text; the path is named in faults and need not exist.

    Raises:
        OikistError: Of the given class: malformed, or of another format.
    """
    top = _parsed(text, path, error)
    file, number = top.file, top.entries.get("format")
    if not isinstance(number, int) or isinstance(number, bool) or number < 1:
        what = (
            say("missing")
            if number is None
            else say("{number} is not a valid format number", number=repr(number))
        )
        raise error(
            Fault(file, "format", what, say("write format = {format} at the top", format=FORMAT))
        )
    if number > FORMAT:
        what = say("format {number} was written by a newer Oikist", number=number)
        raise error(
            Fault(
                file,
                "format",
                what,
                say("update Oikist, which reads format {format}", format=FORMAT),
            )
        )
    return top


def _parsed(text: str, path: Path, error: type[OikistError]) -> Table:
    file = str(shown(path))
    return Table(file, parsed_toml(text, file, error))


def parsed_toml(text: str, file: str, error: type[OikistError]) -> dict[str, Any]:
    """The top table of a TOML text as plain data.

    Args:
        file: To name in faults.

    Raises:
        OikistError: Of the given class, with line and column: malformed, or nested too deeply.
    """
    try:
        entries = tomllib.loads(text)
        deep = _is_deep(entries)
    except RecursionError:
        deep = True
    except ValueError as problem:  # also numbers without end
        match = _AT_LINE.match(str(problem))
        place = match["place"] if match else ""
        what = say("malformed TOML: {what}", what=match["what"] if match else problem)
        raise error(Fault(file, place, what, say("correct the line"))) from None
    if deep:
        what = say("lists or tables are nested more than {most} deep", most=DEEPEST)
        raise error(Fault(file, "", what, say("Oikist needs no such nesting: remove it")))
    return entries


def _is_deep(entries: Mapping[str, Any]) -> bool:
    """Whether values stand deeper inside each other than anything here can follow."""
    level: list[Any] = [entries]
    for _ in range(DEEPEST):
        level = [
            entry
            for value in level
            for entry in (value.values() if isinstance(value, dict) else value)
            if isinstance(entry, (dict, list))
        ]
        if not level:
            return False
    return True


@dataclass
class Table:
    """One table of a document; reading a key wrongly adds a fault and goes on.

    Attributes:
        file: To name in faults.
        entries: As tomllib gives them.
        prefix: What stands before a key in a fault's place, such as "decks.".
        faults: Shared by all tables of one document.
    """

    file: str
    entries: Mapping[str, Any]
    prefix: str = ""
    faults: list[Fault] = field(default_factory=list)

    def fault(self, key: str, what: str, remedy: str = "") -> None:
        """Note that something is wrong with one key."""
        self.faults.append(Fault(self.file, f"{self.prefix}{key}", what, remedy))

    def only(self, known: Iterable[str]) -> None:
        """Refuse all keys but the known ones."""
        names = list(known)
        for key in self.entries:
            if key not in names:
                self.fault(key or '""', say("unknown key"), did_you_mean(key, names))

    def text(self, key: str, default: str | None = None) -> str:
        """A text; without a default the key is required."""
        value = self.entries.get(key, default)
        if isinstance(value, str):
            return value
        self._wrong(key, value, say("give a text in quotation marks"))
        return ""

    def integer(self, key: str, low: int, high: int) -> int | None:
        """A whole number within inclusive limits; None if the key is absent or faulty."""
        if key not in self.entries:
            return None
        value = self.entries[key]
        remedy = say("give a whole number from {low} to {high}", low=low, high=high)
        if not isinstance(value, int) or isinstance(value, bool):
            self._wrong(key, value, remedy)
        elif not low <= value <= high:
            self.fault(key, say("{value} is out of range", value=str(value)), remedy)
        else:
            return value
        return None

    def flag(self, key: str) -> bool:
        """True or false; false if the key is absent or faulty."""
        value = self.entries.get(key, False)
        if not isinstance(value, bool):
            self._wrong(key, value, say("write true or false"))
        return value is True

    def texts(self, key: str) -> list[str]:
        """A list of texts; empty if the key is absent or faulty."""
        value = self.entries.get(key, [])
        if isinstance(value, list) and all(isinstance(entry, str) for entry in value):
            return value
        self._wrong(key, value, say("give a list of texts in quotation marks"))
        return []

    def table(self, key: str) -> Table:
        """A table inside this one; empty if the key is absent or faulty."""
        value = self.entries.get(key, {})
        if not isinstance(value, dict):
            self._wrong(key, value, say("write it as a table [{key}]", key=key))
            value = {}
        return Table(self.file, value, f"{self.prefix}{key}.", self.faults)

    def tables(self, key: str) -> list[Table]:
        """A list of tables; their places are numbered from 1, such as "cards[3].order"."""
        value = self.entries.get(key)
        if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
            self._wrong(key, value, say("write each one as a table [[{key}]]", key=key))
            return []
        return [
            Table(self.file, row, f"{self.prefix}{key}[{number}].", self.faults)
            for number, row in enumerate(value, start=1)
        ]

    def _wrong(self, key: str, value: object, remedy: str) -> None:
        self.fault(
            key,
            say("missing") if value is None else say("{value} is not valid", value=inline(value)),
            remedy,
        )


def document(head: Mapping[str, Any], tables: Mapping[str, Any] | None = None) -> str:
    """A TOML document with stable bytes: keys in the given order, one line a row.

    Args:
        head: Keys at the top; lists of rows are laid out one row a line.
        tables: Tables below, each under its own heading; empty ones are left out.
    """
    lines = [f"{key_text(key)} = {_block(key, value)}" for key, value in head.items()]
    for name, table in (tables or {}).items():
        if table:
            lines += ["", f"[{key_text(name)}]"]
            lines += [f"{key_text(key)} = {_block(key, value)}" for key, value in table.items()]
    return "\n".join(lines) + "\n"


def inline(value: object) -> str:
    """A value as TOML on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, Mapping):
        pairs = ", ".join(f"{key_text(key)} = {inline(entry)}" for key, entry in value.items())
        return f"{{ {pairs} }}" if pairs else "{}"
    if isinstance(value, Sequence):
        return f"[{', '.join(inline(entry) for entry in value)}]"
    return str(value)


def key_text(key: str) -> str:
    """A key as TOML, in quotation marks where it needs them."""
    return key if _BARE_KEY.match(key) else inline(key)


def _block(key: str, value: object) -> str:
    if isinstance(value, str):
        return _long_text(value) if "\n" in value else inline(value)
    if not isinstance(value, Sequence):
        return inline(value)
    on_one_line = inline(value)
    rows = any(isinstance(entry, Mapping) for entry in value)
    if not rows and len(key) + 3 + len(on_one_line) <= WIDTH:
        return on_one_line
    return "[\n" + "".join(f"    {inline(entry)},\n" for entry in value) + "]"


def _long_text(text: str) -> str:
    """A text of several lines between triple quotation marks."""
    lines = [inline(line)[1:-1] for line in text.split("\n")]
    return '"""\n' + "\n".join(lines) + '"""'
