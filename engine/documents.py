"""TOML documents: reading typed keys with every fault collected, writing stable text."""

from __future__ import annotations

import json
import re
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.errors import Fault, OikistError
from engine.files import (
    LARGEST,
    NotAFileError,
    TooLargeError,
    is_reserved,
    read_bytes,
    read_plain_text,
    write_text_atomically,
)
from engine.folders import current_folder
from engine.language import say
from engine.parsing import (
    DEEPEST,
    MOST_DIGITS,
    TooDeepError,
    TooLongError,
    toml_of,
    unclosed,
)
from engine.remedies import did_you_mean, nearest_word
from engine.toml_words import toml_problem

FORMAT = 1
WIDTH = 100
_UTF16 = (BOM_UTF16_BE, BOM_UTF16_LE)  # what a file in UTF-16 begins with
_AT_LINE = re.compile(r"^(?P<what>.*) \(at (?P<place>.*)\)$", re.DOTALL)
_AT_END = "end of document"
_ENDLESS = re.compile(r"[0-9][0-9A-Fa-fox_]{3000,}+")  # hexadecimal ones have fewer digits
_BARE_KEY = re.compile(r"^[A-Za-z0-9_-]+$")


def shown(path: Path, here: Path | None = None) -> Path:
    """The path as a user would type it: relative to a folder, or the current one, if inside."""
    try:
        return (current_folder() / path).relative_to(here or current_folder())
    except ValueError:
        return path


def read_text(path: Path, error: type[OikistError], most: int = LARGEST) -> str:
    """The text of a file in UTF-8, with or without a byte order mark, with plain line feeds.

    Raises:
        OikistError: Of the given class: no such file, not readable, more than so many bytes,
            not UTF-8, or a folder, pipe or device.
    """
    with _told(path, error, most):
        return read_plain_text(path, most)


def read_content(path: Path, error: type[OikistError], most: int = LARGEST) -> bytes:
    """The bytes of a file, for a reader who knows several encodings.

    Raises:
        OikistError: As `read_text`, but for UTF-8.
    """
    with _told(path, error, most):
        return read_bytes(path, most)


@contextmanager
def _told(path: Path, error: type[OikistError], most: int) -> Iterator[None]:
    """What can be wrong with a file as a fault, for a `with` block that reads it."""
    try:
        yield
    except (OSError, ValueError) as problem:
        raise error(Fault(str(shown(path)), "", *_why_unread(problem, most))) from None


def _why_unread(problem: Exception, most: int) -> tuple[str, str]:  # noqa: PLR0911  (a table)
    """What keeps a file from being read, and the remedy."""
    match problem:
        case FileNotFoundError():
            return say("there is no such file"), say("check the path")
        case IsADirectoryError():
            return say("this is a folder"), say("name a file in it")
        case NotAFileError():
            return say("this is a pipe or a device, not a file"), say("name a file")
        case TooLargeError():
            what = say("the file has more than {most} bytes", most=f"{most:,}")
            return what, say("check that this is the right file")
        case UnicodeDecodeError() if problem.object[:2] in _UTF16:
            return say("this is not UTF-8 text but UTF-16"), say("save it as UTF-8")
        case UnicodeDecodeError():
            return say("this is not UTF-8 text"), say("save it as UTF-8")
        case OSError():
            what = say("the file cannot be read ({strerror})", strerror=problem.strerror)
            return what, say("check the path and its permissions")
    what = say("there is no such file ({problem})", problem=problem)  # no file has such a path
    return what, say("check the path")


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
        return toml_of(text)
    except TooDeepError:
        what = say("lists, tables or keys are nested more than {most} deep", most=DEEPEST)
        fault = Fault(file, "", what, say("Oikist needs no such nesting: remove it"))
    except TooLongError:
        what = say("a number has more than {most} digits", most=f"{MOST_DIGITS:,}")
        fault = Fault(file, _endless(text), what, say("write a shorter one"))
    except ValueError as problem:
        match = _AT_LINE.match(str(problem))
        place = match["place"] if match else ""
        told = toml_problem(match["what"] if match else str(problem))
        what = say("malformed TOML: {what}", what=told)
        remedy = say("correct the line")
        if place == _AT_END:
            place = f"line {text.rstrip().count(chr(10)) + 1}"
            if (found := unclosed(text)) is not None:
                opened, line, column = found
                place = f"line {line}, column {column}"
                what = say("the {opened} that begins here is never closed", opened=opened)
                remedy = say("close it")
        fault = Fault(file, place, what, remedy)
    raise error(fault)


def _endless(text: str) -> str:
    """Where the first number that is too long may stand; "" if it is not found."""
    found = _ENDLESS.search(text)
    return f"line {text.count(chr(10), 0, found.start()) + 1}" if found else ""


@dataclass
class Table:
    """One table of a document; reading a key wrongly adds a fault and goes on.

    Attributes:
        file: To name in faults.
        entries: As tomllib gives them.
        prefix: What stands before a key in a fault's place, such as "decks.".
        faults: Shared by all tables of one document.
        meant: Keys that `only` has offered for unknown ones; they are not told to be missing.
    """

    file: str
    entries: Mapping[str, Any]
    prefix: str = ""
    faults: list[Fault] = field(default_factory=list)
    meant: set[str] = field(default_factory=set)

    def fault(self, key: str, what: str, remedy: str = "") -> None:
        """Note that something is wrong with one key."""
        self.faults.append(Fault(self.file, f"{self.prefix}{key}", what, remedy))

    def only(self, known: Iterable[str], belongs: Callable[[str], str] = lambda _key: "") -> None:
        """Refuse all keys but the known ones.

        Args:
            belongs: Key -> where it belongs, as a remedy; "" to name keys that are like it.
        """
        names = list(known)
        for key in self.entries:
            if key not in names:
                where = belongs(key)
                self.fault(key or '""', say("unknown key"), where or did_you_mean(key, names))
                if not where:
                    self.meant.add(nearest_word(key, names))

    def missing(self, key: str, remedy: str) -> None:
        """Note that a key is missing, unless it was meant by one that is written wrongly."""
        if key not in self.meant:
            self.fault(key, say("missing"), remedy)

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
        """A list of tables; their places are numbered from 1, such as "cards[3].order".

        Each entry that is none is a fault, and left out.
        """
        value, remedy = self.entries.get(key), say("write each one as a table [[{key}]]", key=key)
        if not isinstance(value, list):
            self._wrong(key, value, remedy)
            return []
        rows = []
        for number, row in enumerate(value, start=1):
            if isinstance(row, dict):
                rows.append(Table(self.file, row, f"{self.prefix}{key}[{number}].", self.faults))
            else:
                self._wrong(f"{key}[{number}]", row, remedy)
        return rows

    def _wrong(self, key: str, value: object, remedy: str) -> None:
        if value is None:
            self.missing(key, remedy)
        else:
            self.fault(key, say("{value} is not valid", value=inline(value)), remedy)


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
