"""The language in which Oikist speaks to people, and the sentences of games in it.

English stands in the code and in the TOML files of a game. Another language stands beside
them, in `translations/<language>.toml` of the game's folder:

    [parameters.rounds]         title, text, source; names and readings by their keys
    [rules.MG-1]                text, sheet, card, source
    [words]                     "an English text" = "the same in this language", on one
                                line each, though the text itself may stand on several

A text may have blanks: `{name}` is a value, `{tiles:tile|tiles}` a number with its noun, of
which a language has as many forms as `forms_of` says. What is not translated stays
English. Files, records, `--json` and the notation of moves know one language only.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar, runtime_checkable

from engine.errors import Fault, OikistError
from engine.files import read_plain_text
from engine.parsing import toml_of

SOURCE: Final = "en"
FOLDER: Final = "translations"
T = TypeVar("T")
MINUS: Final = "\N{MINUS SIGN}"  # for people; files and --json have a hyphen
TABLES: Final = ("parameters", "rules", "words")
_BLANK: Final = re.compile(r"\{([a-z_]+)(?::([^{}]*))?\}")
_forced: ContextVar[str] = ContextVar("language", default="")
_spoken = SOURCE  # of the process: its threads speak it too


def language() -> str:
    """The language in force here, such as "en"."""
    return _forced.get() or _spoken


def speak(chosen: str) -> None:
    """Speak a language from now on, in every thread of this process."""
    global _spoken  # noqa: PLW0603  (one language for all that a person reads)
    _spoken = chosen


@contextmanager
def speaking(chosen: str) -> Iterator[None]:
    """Speak a language inside a `with` block; other threads do not notice."""
    token = _forced.set(chosen)
    try:
        yield
    finally:
        _forced.reset(token)


def _english(number: int) -> int:
    return 0 if number == 1 else 1


def _french(number: int) -> int:
    return 0 if number in (0, 1, -1) else 1


def _czech(number: int) -> int:
    return 0 if number == 1 else 1 if 2 <= number <= 4 else 2


THOUSANDS: Final = {SOURCE: ",", "fr": "\N{NARROW NO-BREAK SPACE}"}  # between groups of digits
_FORMS: Final[dict[str, tuple[int, Callable[[int], int]]]] = {
    "fr": (2, _french),
    "cs": (3, _czech),
}


def forms_of(tongue: str) -> int:
    """How many forms a counted noun has: one and many; in Czech one, 2 to 4, and many."""
    return _FORMS.get(tongue, (2, _english))[0]


def counted(number: int, forms: str, tongue: str = SOURCE) -> str:
    """The form of a noun for a number.

    English takes the first form for 1, French for 0 and 1; Czech the second for 2 to 4.

    Args:
        forms: Such as "tile|tiles"; the last one stands for those that are missing.
    """
    known = forms.split("|")
    place = _FORMS.get(tongue, (2, _english))[1](number)
    return known[min(place, len(known) - 1)]


@lru_cache(maxsize=4096)
def _parts(template: str) -> tuple[tuple[str, str, str | None], ...]:
    """(text before, name, forms) of every blank; the text behind the last has no name."""
    found, end = [], 0
    for blank in _BLANK.finditer(template):
        found.append((template[end : blank.start()], blank[1], blank[2]))
        end = blank.end()
    return (*found, (template[end:], "", None))


def filled(template: str, values: Mapping[str, object], tongue: str = SOURCE) -> str:
    """A text with its blanks filled in.

    Raises:
        KeyError: A value is missing; the author of the text mends it.
    """
    if "{" not in template:
        return template
    said = []
    for before, name, forms in _parts(template):
        said.append(before)
        if name:
            value = values[name]
            if forms is None:
                said.append(_shown(value))
            else:
                number = int(value) if isinstance(value, int) else int(str(value))
                shown = _grouped(value, tongue) if type(value) is int else _shown(value)
                said.append(f"{shown} {counted(number, forms, tongue)}")
    return "".join(said)


def _shown(value: object) -> str:
    """A value for people: numbers below 0 have a minus sign and no hyphen."""
    negative = isinstance(value, int) and value < 0
    return str(value).replace("-", MINUS) if negative else str(value)


def _grouped(number: int, tongue: str) -> str:
    """A count with its thousands apart, as the language has it."""
    return f"{number:,}".replace(",", THOUSANDS.get(tongue, "\N{NO-BREAK SPACE}")).replace(
        "-", MINUS
    )


def unfilled(template: str, name: Callable[[str], str]) -> str:
    """A text for any values: its blanks by their names, what is counted in the last form."""
    return _BLANK.sub(lambda it: f"{name(it[1])} {(it[2] or '').split('|')[-1]}".rstrip(), template)


def blanks(template: str) -> frozenset[str]:
    """Names of the blanks of a text."""
    return frozenset(name for _, name, _ in _parts(template) if name)


def one_line(text: str) -> str:
    """A text as it stands on the left of [words]."""
    return " ".join(text.split())


@dataclass(frozen=True)
class Tongue:
    """A game's texts in one language.

    Attributes:
        words: English text -> text.
        rules: Rule id -> field -> text.
        parameters: Parameter -> field -> text, or key -> text for names and readings.
    """

    words: Mapping[str, str] = field(default_factory=dict)
    rules: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    parameters: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)


NONE: Final = Tongue()


def read_tongue(file: Path) -> Tongue:
    """A file of translations.

    Raises:
        OikistError: It is no such file; every fault is named.
    """
    tongue, faults = tongue_of(file)
    if faults:
        raise OikistError(faults)
    return tongue


def tongue_of(file: Path) -> tuple[Tongue, list[Fault]]:
    """What can be used of a file of translations, and everything that is wrong with it."""
    try:
        tables = toml_of(read_plain_text(file))
    except (OSError, ValueError) as error:
        remedy = "correct it; it must be TOML in UTF-8"
        return NONE, [Fault(str(file), "", f"cannot be read: {error}", remedy)]
    faults = [
        Fault(str(file), key, "unknown table", f"use {', '.join(TABLES)}")
        for key in tables
        if key not in TABLES
    ]
    faults += _wrong_texts(file, tables)
    bad = {fault.place for fault in faults}
    good = {name: _without(tables.get(name, {}), name, bad) for name in TABLES}
    return Tongue(**{name: found for name, found in good.items() if found}), faults


def _without(found: Any, place: str, bad: Container[str]) -> Any:
    """A table without the entries that have a fault; {} if it is none."""
    if not isinstance(found, Mapping):
        return {}
    kept = {}
    for key, inner in found.items():
        if f"{place}.{key}" in bad or f'{place}."{key}"' in bad:
            continue
        kept[key] = _without(inner, f"{place}.{key}", bad) if isinstance(inner, Mapping) else inner
    return kept


def _wrong_texts(file: Path, tables: Mapping[str, Any]) -> Iterator[Fault]:
    """What is no text, and words whose blanks are not those of the English."""
    for name in TABLES:
        yield from _no_texts(file, name, tables.get(name, {}), deep=name != "words")
    words = tables.get("words", {})
    for source, said in words.items() if isinstance(words, Mapping) else ():
        if isinstance(said, str):
            yield from _wrong_blanks(file, source, said)


def _no_texts(file: Path, place: str, found: object, *, deep: bool) -> Iterator[Fault]:
    """Everything below a place that is neither a text nor a table of texts."""
    if isinstance(found, str) and place not in TABLES:
        return
    if not isinstance(found, Mapping) or (not deep and place not in TABLES):
        remedy = "put it in quotes" if place not in TABLES else f"begin it with [{place}]"
        yield Fault(str(file), place, "no text", remedy)
        return
    for key, inner in found.items():
        yield from _no_texts(file, f"{place}.{key}", inner, deep=deep)


def _wrong_blanks(file: Path, source: str, said: str) -> Iterator[Fault]:
    """Blanks that one of the two texts has and the other has not, and forms of nouns."""
    place = f'words."{source}"'
    here, there = blanks(said), blanks(source)
    if here != there:
        odd = ", ".join(f"{{{name}}}" for name in sorted(here ^ there))
        yield Fault(str(file), place, f"{odd} stands in one text only", "use the same blanks")
    wanted = forms_of(file.stem)
    for _, name, forms in _parts(said):
        if forms is not None and forms.count("|") + 1 != wanted:
            what = f"{{{name}:{forms}}} does not have {wanted} forms"
            yield Fault(str(file), place, what, "separate the forms by |")


class Words:
    """The texts of one folder, such as a game's, in every language that it has.

    Args:
        folder: Holds the game's TOML files and `translations`.

    Attributes:
        faults: What is wrong with files that were needed; such texts stay English.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.faults: list[Fault] = []
        self._known: dict[str, Tongue] = {SOURCE: NONE}

    def say(self, text: str, /, **values: object) -> str:
        """An English text in the language in force, its blanks filled in."""
        return self.tell(text, values)

    def tell(self, text: str, values: Mapping[str, object]) -> str:
        """As `say`, with values that may be found only when a blank asks for them."""
        tongue = language()
        said = None
        if tongue != SOURCE:
            words = self.tongue(tongue).words
            said = words.get(text) or (words.get(one_line(text)) if "\n" in text else None)
        if said is None:
            return filled(text, values)
        return filled(said, values, tongue)

    def tongue(self, name: str) -> Tongue:
        """All texts in a language that can be used; none if its file is missing."""
        found = self._known.get(name)
        if found is None:
            found = NONE
            if self.file(name).is_file():
                found, faults = tongue_of(self.file(name))
                self.faults += faults
            self._known[name] = found
        return found

    def file(self, name: str) -> Path:
        """Where a language stands."""
        return self.folder / FOLDER / f"{name}.toml"

    def languages(self) -> tuple[str, ...]:
        """Those that have a file, in alphabetical order."""
        return tuple(sorted(file.stem for file in (self.folder / FOLDER).glob("*.toml")))


@cache
def words_in(folder: Path) -> Words:
    """The texts of a folder, read once."""
    return Words(folder)


class HasFolder(Protocol):
    """Anything whose texts lie in a folder, such as a game."""

    @property
    def folder(self) -> Path:
        """Holds `translations`."""
        ...


def said(game: HasFolder, text: str) -> str:
    """A text of a game in the language in force, such as the title of one of its boards."""
    return words_in(game.folder).say(text)


OWN: Final = words_in(Path(__file__).parent)  # what the engine itself says
say: Final = OWN.say


@runtime_checkable
class Outspoken(Protocol):
    """A game with moves in words, and sentences that only `Words.tell` says.

    Attributes:
        sentences: English texts that people read and that stand neither in the game's TOML
            nor in a call of `say` with the text itself, so that translations can be checked.
    """

    sentences: Sequence[str]

    def in_words(self, record: Any, state: Any, move: int) -> str:
        """A move for people, in the language in force; `to_text` is what files hold."""
        ...


class Spoken(Mapping[str, T], Generic[T]):
    """Declarations of a game by id, in the language in force.

    Args:
        english: As the game's TOML has them.
        folder: Of that file.
        said: (declaration, texts) -> the declaration with those texts.
        table: Where the file has them: "rules" or "parameters".
    """

    def __init__(
        self,
        english: Mapping[str, T],
        folder: Path,
        said: Callable[[T, Tongue], T],
        table: str = "",
    ) -> None:
        self._table = table
        self._words = words_in(folder)
        self._said = said
        self._known: dict[str, Mapping[str, T]] = {SOURCE: english}

    def __getitem__(self, key: str) -> T:
        """The declaration of an id."""
        return self._now()[key]

    def __iter__(self) -> Iterator[str]:
        """The ids, in the order of the file."""
        return iter(self._known[SOURCE])

    def __len__(self) -> int:
        """How many there are."""
        return len(self._known[SOURCE])

    def _now(self) -> Mapping[str, T]:
        name = language()
        found = self._known.get(name)
        if found is None:
            tongue = self._words.tongue(name)
            english = self._known[SOURCE]
            found = english
            if tongue is not NONE:
                self._words.faults += self._strange(name, tongue)
                found = {key: self._said(one, tongue) for key, one in english.items()}
            self._known[name] = found
        return found

    def _strange(self, name: str, tongue: Tongue) -> list[Fault]:
        """Ids of the file that are none of these."""
        file = str(self._words.file(name))
        given: Mapping[str, Any] = getattr(tongue, self._table, {}) if self._table else {}
        return [
            Fault(file, f"{self._table}.{key}", "unknown", "remove it, or correct the id")
            for key in given
            if key not in self._known[SOURCE]
        ]
