"""Columns of a text that a person writes: a line of words, the file of a picture."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import PurePosixPath
from typing import Any, ClassVar, Final

from engine.columns.column import WHOLE, Column, OnFace, Row, Wrong
from engine.language import say
from engine.remedies import shown_value

_NUMBERED: Final = re.compile(r"^(.*?) (\d+)$")
_ENDINGS: Final = (".svg", ".png")


@dataclass(frozen=True)
class Text(Column):
    """One line of words; not empty unless the default is.

    Attributes:
        most: Characters.
        unique: Whether no two cards of a deck have the same, capital letters or not.
    """

    most: int = 60
    unique: bool = False

    kind: ClassVar[str] = "text"
    on_face: ClassVar[OnFace] = "title"
    wrapped: ClassVar[bool] = True

    def form(self, code: Callable[[str], str] = str) -> str:
        """See `Column.form`."""
        del code
        return say("a line of text, {most:character|characters} at most", most=self.most)

    def read(self, entry: Any, wrong: Wrong) -> Any:
        """See `Column.read`."""
        if not isinstance(entry, str):
            remedy = say("give a text in quotation marks")
            wrong(say("{value} is not text", value=shown_value(entry)), remedy)
        elif not entry:
            if self.default != "":
                wrong(say("is empty"), say("give {form}", form=self.form()))
        elif entry != entry.strip() or not entry.isprintable():
            what = say("begins or ends with a space, or has several lines")
            wrong(what, say("give {form}", form=self.form()))
        elif len(entry) > self.most:
            what = say("{count:character|characters}", count=len(entry))
            wrong(what, say("give {form}", form=self.form()))
        return entry

    def across(self, cards: Sequence[Row], wrong: Callable[[int, str, str], None]) -> None:
        """What is to be unique is; all cards but the first of a name are at fault."""
        if not self.unique:
            return
        found = [card.get(self.key) for card in cards]
        names = [name.casefold() if isinstance(name, str) else "" for name in found]
        known = Counter(names)
        for number, name in enumerate(names):
            if name and name in names[:number]:
                what = say("{count:card is|cards are} called '{name}'",
                           count=known[name], name=cards[number][self.key])  # fmt: skip
                wrong(number, what, say("give each of them a name of its own"))

    def first(self) -> Any:
        """See `Column.first`."""
        return say("New card") if self.default is None else self.default

    def another(self, value: str, taken: Sequence[str]) -> str:
        """A text like one that no card has yet: "Street", "Street 2", "Street 3"."""
        numbered = _NUMBERED.match(value)
        stem, number = (numbered[1], int(numbered[2])) if numbered else (value, 1)
        found = value
        while found in taken:
            number += 1
            found = f"{stem[: self.most - len(str(number)) - 1].rstrip()} {number}"
        return found

    def cell(self, value: Any, place: int = WHOLE) -> str:
        """See `Column.cell`."""
        del place
        return str(value)

    def put(self, old: Any, place: int, text: str, wrong: Wrong) -> Any:
        """See `Column.put`; a line that breaks in a spreadsheet is one line here."""
        del old, place, wrong
        return " ".join(text.split())

    def sort_key(self, value: Any, place: int = WHOLE) -> Any:
        """Without regard to capital letters."""
        del place
        return (value.casefold(), value)


@dataclass(frozen=True)
class Picture(Column):
    """The file of a picture beside the deck or in the game's folder; "" for none."""

    default: Any = field(default="", kw_only=True)

    kind: ClassVar[str] = "picture"
    on_face: ClassVar[OnFace] = "picture"

    def form(self, code: Callable[[str], str] = str) -> str:
        """See `Column.form`."""
        endings = " ".join(map(code, _ENDINGS))
        return say("a file below the folder of the deck or of the game: {endings}", endings=endings)

    def read(self, entry: Any, wrong: Wrong) -> Any:
        """See `Column.read`."""
        remedy = say("give {form}", form=self.form())
        if not isinstance(entry, str):
            wrong(say("{value} is not text", value=shown_value(entry)), remedy)
            return entry
        path = PurePosixPath(entry)
        plain = entry == str(path) and entry.isprintable() and "\\" not in entry
        inside = not path.is_absolute() and ".." not in path.parts and ":" not in entry
        if entry and not (plain and inside and path.suffix.lower() in _ENDINGS):
            wrong(say("{value} is not a valid picture", value=shown_value(entry)), remedy)
        return entry

    def cell(self, value: Any, place: int = WHOLE) -> str:
        """See `Column.cell`."""
        del place
        return str(value)

    def put(self, old: Any, place: int, text: str, wrong: Wrong) -> Any:
        """See `Column.put`."""
        del old, place, wrong
        return text.strip().replace("\\", "/")

    def offers(self, text: str, cards: Sequence[Row]) -> list[str]:
        """The pictures of the other cards."""
        del text
        return sorted({str(card[self.key]) for card in cards} - {""})
