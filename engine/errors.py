"""The words a user reads when something given to Oikist is wrong.

Every fault names the file, the place in it, what is wrong and how to mend it.
Faults are collected and raised together; kernels never raise.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

_LONGEST: Final = 250  # letters of one word of a fault; more is nothing that people read
_LONGEST_TEXT: Final = 1000  # letters of what is wrong: values of files are quoted in it
_LONG_WORD: Final = re.compile(rf"(\S{{{_LONGEST}}})\S+")


@dataclass(frozen=True)
class Fault:
    """One thing that is wrong in what the user gave.

    Attributes:
        file: Path as the user would type it, or "" for command line input.
        place: Key or position inside the file, such as "parameters.rounds".
        what: What is wrong, without a final full stop.
        remedy: How to mend it, without a final full stop; may be "".
    """

    file: str
    place: str
    what: str
    remedy: str = ""

    def __post_init__(self) -> None:
        """Names that somebody wrote are quoted in sentences, however long they are."""
        object.__setattr__(self, "what", _cut(self.what))
        object.__setattr__(self, "remedy", _cut(self.remedy))

    def __str__(self) -> str:
        """The fault as one line: file: place: what; remedy."""
        where = ": ".join(part for part in (self.file, _cut(self.place)) if part)
        said = f"{self.what}; {self.remedy}" if self.remedy else self.what
        return f"{where}: {said}" if where else said


def _cut(text: str) -> str:
    """A text whose longest words end in an ellipsis, and so does it if it is longer than any."""
    cut = _LONG_WORD.sub(r"\1…", text)
    return cut if len(cut) <= _LONGEST_TEXT else f"{cut[:_LONGEST_TEXT]}…"


class OikistError(Exception):
    """Input that cannot be used; carries every fault that was found.

    Attributes:
        faults: At least one fault, in the order of the file.
    """

    def __init__(self, faults: Iterable[Fault] | Fault) -> None:
        self.faults: tuple[Fault, ...] = (faults,) if isinstance(faults, Fault) else tuple(faults)
        super().__init__("\n".join(str(fault) for fault in self.faults))


class BoardError(OikistError):
    """A board that cannot be read, or that its game cannot use."""


class ScenarioError(OikistError):
    """A variant, deck or combination of them that cannot be played."""


class RecordError(OikistError):
    """A record or a position that does not fit its scenario."""
